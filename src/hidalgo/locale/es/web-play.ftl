play-bot = Bot
play-gathering = Se prepara la mesa
play-invited = Te invitan a una mesa
play-take-a-seat = Siéntate, o mira sin más.
play-no-seat-left = Todos los sitios están ocupados. Quédate y verás la partida.
play-guest-waits = Tienes sitio. La partida empieza cuando quien invita la inicie.
play-host-open = Envía el enlace a tus amigos, o sienta bots. A quien falte al empezar lo sustituye un bot.
play-host-full = Estáis todos. Empieza cuando quieras.
play-open-seat = libre
play-sit-down = Sentarme
play-sit-here = Cambiarme aquí
play-add-bot = Añadir un bot
play-remove-bot = Quitar el bot
play-start = Empezar la partida
play-start-with-bots = Empezar, bots en los sitios libres
play-leave-table = Dejar la mesa
play-host = anfitrión
play-you = tú
play-invite = Invita a tus amigos
play-invite-private = Solo quien tiene este enlace encuentra la mesa.
play-invite-public = La mesa aparece en la sala; este enlace lleva directo a ella.
play-invite-link = Enlace a esta mesa
play-copy-link = Copiar el enlace
play-terms = Qué se juega
play-options = Opciones
play-with-vetos = con Vetos
play-without-vetos = sin Vetos
play-nine-rounds = nueve rondas
play-six-rounds = seis rondas
play-memory = de memoria: el Castillo y las Provincias están ocultos
play-pace-none = sin límite de tiempo
play-pace-minutes = { $count ->
    [one] { $count } minuto por respuesta
   *[other] { $count } minutos por respuesta
}
play-pace-hours = { $count ->
    [one] { $count } hora por respuesta
   *[other] { $count } horas por respuesta
}
play-pace-days = { $count ->
    [one] { $count } día por respuesta
   *[other] { $count } días por respuesta
}
play-seal = Sello del azar
play-seal-why = Hecho antes de la partida; al abrirse en su registro final, prueba que nada se volvió a barajar.
play-closed = Esta mesa se cerró antes de empezar una partida.
play-not-here = Esta mesa no se puede mostrar
play-outdated = Hay una versión más nueva de hidalgo. Vuelve a cargar la página; tu partida se conserva.
play-crowded = Tienes abiertas tantas mesas como se puede a la vez. Cierra una de las otras: esta se abrirá por sí sola.
play-reload = Volver a cargar
play-to-lobby = A la sala
play-title = El Grande
play-title-asked = Te toca
play-players = Jugadores
play-action-cards = Cartas de Acción
play-card-parts = { "" }
play-taken-by = tomada por { $seat }
play-points-short = ptos.
play-marker = juega la primera carta de Poder
play-holds-veto = tiene un Veto
play-disc-is-set = el disco está fijado
play-away = ausente
play-stand-in = un bot sigue jugando
play-time-left = Tiempo para responder
play-time-was-up = Se acabó tu tiempo: un bot ha respondido por ti.
play-answered-elsewhere = Has respondido en otra ventana; lo que habías empezado aquí se descarta.
play-power-card = Carta de Poder
play-power-now = Carta de Poder { $value } en esta ronda
play-power-none = aún sin carta de Poder en esta ronda
play-turn-place = n.º { $place }
play-phase-power = Cartas de Poder
play-phase-turns = Turnos
play-phase-scoring = Puntuación general
play-watching = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
}
play-you-watch = Estás mirando
play-reconnecting = Conexión perdida, probando de nuevo …
play-map = Mapa de España
play-zoom-in = Más cerca
play-zoom-out = Más lejos
play-zoom-reset = El mapa entero
play-which-piece = ¿Qué pieza?
play-map-credit = Mapa: Instituto Geográfico Nacional (es-atlas), Natural Earth
play-skip = Saltar
play-pieces = { $count ->
    [-1] { $place }: caballeros de { $seat }
    [one] { $place }: { $count } caballero de { $seat }
   *[other] { $place }: { $count } caballeros de { $seat }
}
play-grande-of = Grande de { $seat }
play-king = el Rey
play-tile = loseta { $tile }
play-hidden = quién está dentro, hay que recordarlo
play-nobody = nadie
play-pays = paga { $figures }
play-what-is-asked = Lo que se pregunta
play-progress = { $done } de { $total }
play-all-chosen = Todo elegido. ¿Confirmas?
play-composed = Elegido hasta ahora:
play-confirm = Confirmar
play-sending = Enviando …
play-back = Uno atrás
play-reset = Reiniciar
play-undo = Deshacer
play-power-hand = Tus cartas de Poder
play-power-left = Quedan:
play-power-value = Carta de Poder { $value }
play-power-others = también puede jugarla: { $seats }
play-power-others-perhaps = quizá también { $seats }
play-recruits = { $count ->
    [0] no recluta a nadie
    [one] recluta { $count }
   *[other] recluta { $count }
}
play-order-so-far = Orden de turnos hasta ahora:
play-card-places = { $count ->
    [one] Coloca { $count } caballero.
   *[other] Coloca hasta { $count } caballeros.
}
play-place-first = { $count ->
    [one] Primero colocar { $count } caballero
   *[other] Primero colocar hasta { $count } caballeros
}
play-veto = Veto: detenerlo
play-let-this = Dejar pasar esto
play-let-rest = Dejar pasar el resto
play-let-round = Dejar pasar todo en esta ronda
play-standing = En esta ronda todo pasa sin Veto.
play-standing-end = Pregúntame otra vez
play-disc-open = Toca una región en el mapa.
play-disc-names = Tu disco nombra { $region }.
play-points-at-once = Puntos al momento: { $list }
play-if-scored-then = Si luego se puntuara: { $list }
play-takeback = Deshacer
play-takeback-asked = { $count ->
    [one] { $seat } pide deshacer la última decisión. ¿Estás de acuerdo?
   *[other] { $seat } pide deshacer las últimas { $count } decisiones de todos. ¿Estás de acuerdo?
}
play-takeback-agree = De acuerdo
play-takeback-refuse = No
play-takeback-waits = Falta que lo acepten: { $seats }.
play-takeback-refused = { $seat } no está de acuerdo; no se deshace nada.
play-ask-takeback = Pedir deshacer
play-ask-takeback-why = Otros han decidido después, así que todos tienen que aceptarlo.
play-menu = Menú
play-if-scored-now = Si se puntuara ahora
play-replay = Ver la partida
play-record = Descargar el registro
play-leave = Dejar la partida
play-leave-sure = Un bot sigue por ti; mientras dure la partida puedes volver.
play-leave-last = Aparte de ti solo juegan bots: la partida espera hasta que vuelvas.
play-leave-last-pace = Aparte de ti solo juegan bots: la partida te espera tanto como una respuesta; después la terminan los bots.
play-deserted = Todos se han ido. La partida espera hasta que alguien vuelva.
play-deserted-pace = Todos se han ido. Si nadie vuelve a tiempo, los bots terminan la partida.
play-stay = Quedarme
play-come-back = Recuperar mi sitio
play-log = Historial
play-chat = Chat
play-as-text = Como texto
play-unread = sin leer
play-choices-as-list = Todas las opciones en una lista
