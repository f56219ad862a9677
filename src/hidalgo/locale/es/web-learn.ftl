# Las lecciones de una primera partida: alguien las explica con cariño. Frases cortas; todo tiene
# que caber en un teléfono. En la mesa: Inés, Bruno, Carla y quien aprende, con las piezas rojas.

web-learn-you = Tú
web-learn-lessons = Lecciones
web-learn-lesson = { $number } de { $count }
web-learn-done = hecha
web-learn-next = Seguir
web-learn-next-lesson = Otra lección
web-learn-finish = ¡Listo!
web-learn-back = Atrás
web-learn-skip = Saltar lección
web-learn-show-me = Enséñame
web-learn-left = quedan: { $count }

# Títulos de las lecciones
web-learn-lesson-aim = El objetivo
web-learn-lesson-power = Cartas de Poder
web-learn-lesson-recruit = Reclutar
web-learn-lesson-king = El Rey
web-learn-lesson-place = Colocar
web-learn-lesson-ties = Empates y bonificaciones
web-learn-lesson-move = Mover
web-learn-lesson-veto = El Veto
web-learn-lesson-end = La puntuación general

# 1: el objetivo
web-learn-say-aim-hello = ¡Hola! Inés, Bruno, Carla y tú sois Grandes de España. El rojo es tuyo. Los cuatro queréis lo mismo: tener más caballeros que nadie en sus regiones.
web-learn-say-aim-figures = Cada región dice lo que paga. Aquí, 7 puntos a quien tenga más caballeros, 4 al segundo puesto y 2 al tercero.
web-learn-say-aim-score = Ahora mismo puedes puntuar una región. ¿Dónde ganas más? Tócala.
web-learn-say-aim-score-less = { $points ->
    [0] Ahí no te llevas nada.
    [one] Ahí te llevas { $points } punto.
   *[other] Ahí te llevas { $points } puntos.
} Hay un sitio donde vas por delante de todos.
web-learn-say-aim-done = ¡Siete puntos! Tras nueve rondas gana quien tenga más.

# 2: cartas de Poder
web-learn-say-power-round = Una ronda nueva. Primero todos juegan una carta de Poder, por turno. Empieza Inés.
web-learn-say-power-play = Te toca. Con una carta alta actúas pronto; una baja trae más caballeros. El 11, el 5 y el 2 ya están: ningún valor se repite en la ronda. Juega tu 7.
web-learn-say-power-other = También podrías. Pero juguemos el 7: vas en segundo lugar y trae tres caballeros.
web-learn-say-power-order = Empieza la más alta: Inés con su 11, luego tú con tu 7. Quien jugó la más baja, aquí Carla con su 2, empieza la ronda siguiente. Las cartas jugadas no vuelven, así que adminístralas.

# 3: reclutar y elegir carta
web-learn-say-recruit-watch = Inés va primero. Mira cómo es un turno.
web-learn-say-recruit-watched = Su carta ha puntuado una región: 8 puntos. Ya está tomada. Cada carta está una sola vez por ronda.
web-learn-say-recruit-three = ¡Tu turno! Tu 7 trae tres caballeros de tu Provincia a tu Corte. Solo desde la Corte salen a cabalgar. Trae los tres.
web-learn-say-recruit-fewer = Puedes traer menos. Pero enseguida los vas a necesitar: ¡los tres!
web-learn-say-recruit-empty = Si un día tu Provincia no tiene bastantes, puedes traer a la Corte los que falten desde las regiones, pero no desde la del Rey.
web-learn-say-recruit-card = Elige una carta de Acción. Sus jinetes dicen cuántos puedes colocar; el dibujo, qué más sabe hacer. Toma la carta del Rey.
web-learn-say-recruit-card-other = Buena carta. Pero para nuestro plan hace falta la del Rey: cinco jinetes, y el Rey va adonde quieras.
web-learn-say-recruit-done = Cinco jinetes, y el Rey te obedece. Vamos a aprovecharlo.

# 4: el Rey
web-learn-say-king-wish = Quieres Granada: es la casa de tu Grande, y con dos caballeros cada cual empatas con Inés. Pero solo se coloca junto a la región del Rey, y él está muy lejos, en Galicia.
web-learn-say-king-first = Tu carta permite dos cosas, en el orden que quieras: colocar y su acción especial. Esta vez el Rey tiene que ir primero.
web-learn-say-king-first-other = Podrías. Pero desde allí arriba no llegas a Granada. ¡Primero el Rey!
web-learn-say-king-move = Lleva al Rey a Sevilla: tócala o arrástralo hasta allí. Granada está al lado.
web-learn-say-king-move-near = También está junto a Granada. Pero donde está el Rey no entra nadie, y esa región nos conviene abierta. Elige Sevilla.
web-learn-say-king-move-far = Desde allí no podrías colocar en Granada. Elige Sevilla.
web-learn-say-king-taboo = Recuérdalo: donde está el Rey nada entra y nada sale, diga lo que diga una carta. Sevilla queda cerrada.

# 5: colocar
web-learn-say-place-granada = Ahora coloca dos en Granada. Tócala dos veces, o arrástralos desde tu Corte.
web-learn-say-place-granada-other = Está permitido. Pero primero Granada: allí quieres adelantar a Inés.
web-learn-say-place-castillo = Uno al Castillo, la torre del mar. Siempre se puede, esté donde esté el Rey. Lo que hay dentro sale en una puntuación general.
web-learn-say-place-castillo-other = Está permitido. Pero antes uno a la torre. Ya verás que compensa.
web-learn-say-place-free = El resto es cosa tuya. Coloca donde quieras o para: menos siempre vale.
web-learn-say-place-done = Eso es un turno entero: reclutar, tomar una carta, usarla y colocar. Luego van Bruno y Carla, y llega la ronda siguiente.

# 6: empates y bonificaciones
web-learn-say-ties-tie = Dos rondas después. En Aragón, Inés y tú tenéis tres. Si hay empate, todos cobran el puesto de debajo: 4 puntos, no 5.
web-learn-say-ties-bonus = Ir en cabeza sin empate da una bonificación: dos puntos en la región del Rey, y otros dos donde está tu propio Grande. Él mismo no cuenta nunca.
web-learn-say-ties-score = Otra vez puedes puntuar una región. Piensa en empates y bonificaciones: ¿cuál te paga más?
web-learn-say-ties-score-less = { $points ->
    [0] Ahí no te llevas nada.
    [one] Ahí te llevas { $points } punto.
   *[other] Ahí te llevas { $points } puntos.
} Hay una que paga más.
web-learn-say-ties-done = Ocho puntos: seis por el primer puesto y dos por tu Grande. Algunas cartas traen una loseta de puntuación: donde está, valen sus cifras en vez de las impresas.

# 7: mover caballeros
web-learn-say-move-last = La última ronda. En Castilla la Nueva Bruno tiene cinco y tú cuatro. ¡Paga siete! Tu carta ayuda: mueve hasta tres caballeros, de quien sea.
web-learn-say-move-special = Primero colocar o primero mover, como quieras. Empecemos por mover.
web-learn-say-move-special-other = Podrías colocar primero. Pero empecemos por mover.
web-learn-say-move-away = Toca uno de Bruno en Castilla la Nueva y luego Galicia. Allí empata con Inés: ella pierde dos puntos y él no gana ninguno.
web-learn-say-move-away-near = Fuera con él, sí. Pero mejor a Galicia: allí empata con Inés. Ella pierde dos puntos y él no gana ninguno.
web-learn-say-move-away-other = Está permitido. Pero los que estorban son los cinco de Bruno en Castilla la Nueva.
web-learn-say-move-in = En Castilla la Vieja tienes uno que allí no gana nada. Tráelo a Castilla la Nueva.
web-learn-say-move-in-near = Ese también serviría. Pero el de Castilla la Vieja es el que menos falta hace.
web-learn-say-move-in-other = Está permitido. Pero uno más en Castilla la Nueva, y vas en cabeza sin empate.
web-learn-say-move-stop = Cinco contra cuatro: ¡vas por delante! Te queda uno. Hasta tres quiere decir que puedes parar antes.
web-learn-say-move-stop-other = Podrías seguir. Pero ya tenemos lo que queríamos: para aquí.
web-learn-say-move-place = Tu carta también coloca uno. Aragón está junto a la región del Rey: uno más allí deshace el empate con Inés.
web-learn-say-move-place-other = Está permitido. Pero en Aragón, con uno más, vas en cabeza sin empate.
web-learn-say-move-done = Una carta, dos regiones ganadas.

# 8: el Veto
web-learn-say-veto-hold = La ronda pasada tomaste un Veto. Está a la vista, delante de ti. Detiene una vez la acción especial de otro. Ahora le toca a Bruno.
web-learn-say-veto-use = Bruno quiere puntuar el Castillo. Es quien más tiene dentro: cinco puntos para él. ¡Detenlo!
web-learn-say-veto-use-other = Puedes dejarlo. Pero entonces se lleva cinco puntos y tú tres. Mejor detenlo.
web-learn-say-veto-done = ¡Detenido! Aún puede colocar. Después Inés y Carla juegan sus últimos turnos.
web-learn-say-veto-rest = Inés ha llevado al Rey a Castilla la Vieja. Así que Valencia vuelve a estar abierta. ¡Tenlo en cuenta!

# 9: la puntuación general
web-learn-say-end-why = Tras las rondas 3, 6 y 9 se puntúa todo. Quien tiene caballeros en el Castillo fija antes un disco en secreto: ¿adónde cabalgan?
web-learn-say-end-disc = Tres de los tuyos están en la torre. En Valencia te pondrían por delante de Carla. Nómbrala.
web-learn-say-end-disc-king = Ahí está el Rey, y no entra nadie. Volverían a tu Corte sin ganar nada.
web-learn-say-end-disc-other = Puedes nombrarla. Pero en Valencia tus tres convierten dos puntos en cinco.
web-learn-say-end-castillo = La torre se abre y puntúa como una región. Bruno va primero con cuatro, y tú en segundo puesto con tres.
web-learn-say-end-discs = ¡Todos los discos a la vez! Cada cual ha llegado a la región que nombró. Ahora las nueve regiones, una tras otra.
web-learn-say-end-nueva = Castilla la Nueva: siete puntos para ti. ¡Valía la pena mover!
web-learn-say-end-won = Noventa puntos: ¡has ganado! Bruno se queda a solo tres. Castilla la Nueva ha marcado la diferencia.

# Después de la última lección
web-learn-finished = Ya conoces el juego
web-learn-finished-lead = No hace falta más para una partida de verdad. Tres bots te esperan.
web-learn-tip-confirm = En la mesa nada cuenta hasta que lo confirmas.
web-learn-tip-look = Lo que se ilumina está permitido. Lo demás, sencillamente, no pasa.
web-learn-tip-scores = ¿Quién va ganando? El mapa puede mostrar lo que pagaría ahora cada región.
web-learn-see-cards = Ver las cartas
web-learn-again = Otra vez
