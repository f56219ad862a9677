# Lo que dice el cliente web alrededor de las mesas.

web-language = Idioma
web-skip = Saltar al contenido
web-nav = Menú principal
web-home = hidalgo, inicio
web-learn = Aprender
web-cards = Cartas
web-settings = Ajustes
web-close = Cerrar
web-loading = Un momento …
web-retry = Volver a intentar
web-unreachable = No se llega al servidor. Las lecciones funcionan de todos modos; lo que falta aquí llegará en cuanto vuelva.
web-reload = Volver a cargar la página
web-show = Mostrar
web-hide = Ocultar
web-copy = Copiar
web-copied = Copiado
web-copy-failed = El navegador no deja copiar. Selecciona el texto y cópialo a mano.
web-copy-report = Copiar un informe
web-download = Descargar
web-change = cambiar
web-go-on = Seguir
web-trouble-title = No se ha podido mostrar esta página
web-trouble = Puede que se haya ido la conexión, o que haya una versión más nueva de hidalgo. No se pierde nada de tu partida: vuelve a intentarlo, o carga la página de nuevo.
web-new-version = Hay una versión nueva de hidalgo.
web-missing-title = Ni el Rey conoce este lugar
web-missing = En esta dirección no hay nada. Quizá se perdió un trozo del enlace por el camino.
web-to-lobby = A la sala

web-theme-to-light = Cambiar a colores claros
web-theme-to-dark = Cambiar a colores oscuros
web-set-theme = Colores
web-theme-system = Como el dispositivo
web-theme-light = Claros
web-theme-dark = Oscuros
web-set-speed = Movimiento
web-speed-slow = Lento
web-speed-normal = Medio
web-speed-fast = Rápido
web-speed-off = Ninguno
web-set-more = Más ajustes
web-set-sounds = Sonidos
    .note = Sonidos suaves para piezas, cartas y tu turno.
web-set-scores = Mostrar lo que daría una puntuación
    .note = Cada lugar muestra sus puntos como si se puntuara ahora.
web-set-confirm = Confirmar cada decisión
    .note = Ver lo que haría una decisión antes de enviarla.
web-set-text-board = Tablero en texto
    .note = Jugar con listas y palabras, con teclado o lector de pantalla.
web-set-kept = Solo vale en este navegador.

web-hero = Nueve regiones. Un rey. Tus intrigas.
    .lead = Juega a El Grande aquí mismo, con amigos o con bots. Sin cuenta: basta un nombre.
web-your-name = Tu nombre
    .hint = Lo que verán los demás en la mesa.
    .example = por ejemplo, Ana
web-introduce-go = Entrar
web-have-account = ¿Tienes una cuenta?
web-playing-as = Juegas como
web-play-bots = Jugar ya contra tres bots
web-play-friends = Jugar con amigos
web-setting-up = Preparando la mesa …
web-more-choices = Preparar una mesa a tu gusto
web-first-game = Aprender en diez minutos
web-my-tables = Tus mesas
web-turns = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
web-open-tables = Mesas a las que unirse
web-open-none = Ahora nadie espera compañía. Da el primer paso: los demás verán tu mesa enseguida.
web-set-up = Preparar una mesa
web-running-tables = Partidas que mirar
web-running-none = Ahora no hay ninguna partida pública. Cuando la haya, podrás mirar por encima del hombro de todos.
web-over-tables = Tus partidas terminadas
web-show-all = Mostrar las { $count }
web-lobby-lost = Ahora no se llega al servidor. Seguimos intentándolo.
web-table-of-bots = Bots entre ellos
web-table-with-bots = Tú y { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-table-waiting = Una mesa que espera compañía
web-your-turn = Te toca
web-continue = A la mesa
web-join = Unirse
web-watch = Mirar
web-look-back = Repasar
web-open-seat = libre
web-footer = hidalgo es software libre, hecho por gente que ama el juego.
web-footer-nav = Más
web-map-credit = Mapa: hecho con datos del Instituto Geográfico Nacional de España y de Natural Earth.

web-new-title = Una mesa nueva
web-new-who = ¿Quién juega?
web-new-players = Cuántos juegan
web-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-new-seat = Sitio { $number }
web-new-you = Tú
web-new-friend = Alguien a quien invitas
web-new-all-friends = Todos amigos
web-new-all-bots = Todos bots
web-new-bots-fill = Los sitios que sigan libres al empezar los ocupan bots. Quién se sienta dónde se sortea al empezar.
web-bot-greedy = Bot astuto
    .note = planea todo su turno y juega a ganar.
web-bot-random = Bot caprichoso
    .note = hace cualquier cosa permitida; bueno para un primer vistazo.
web-new-edition = Edición
web-edition-bigbox = Big Box inglesa
    .note = La habitual aquí; las otras difieren en unas pocas cartas.
web-edition-bigbox-nl = Big Box neerlandesa
    .note = Como la inglesa, pero quien puntúa los primeros puestos elige el orden.
web-edition-decennial = Edición Decennial
    .note = Otra edición inglesa, y el nombre es nuestro: unas pocas cartas no dicen exactamente lo mismo, como las que mandan a casa o sacan de una región.
web-new-how = ¿Cómo se juega?
web-new-short = Partida corta
    .note = Seis rondas en vez de nueve.
web-new-memory = De memoria
    .note = El Castillo y las Provincias están ocultos, como en una mesa de verdad.
web-new-no-vetos = Sin Vetos
    .note = Nadie puede detener una acción especial. Más rápido y más amable.
web-new-pace = Tiempo para responder
    .note = A quien tarda más lo sustituye un bot hasta que vuelva.
web-new-open = ¿Quién puede venir?
web-new-by-link = Quien tenga el enlace
    .note = La mesa no sale en ninguna lista. Recibes un enlace para tus amigos.
web-new-public = Cualquiera
    .note = La mesa sale en la sala; cualquiera puede unirse o mirar.
web-new-open-table = Abrir la mesa
web-new-begin = Empezar la partida
web-new-then-begin = Bots en los demás sitios: la partida empieza enseguida.
web-new-then-link = { $count ->
    [one] Después recibes un enlace para { $count } amigo que aún falta.
   *[other] Después recibes un enlace para { $count } amigos que aún faltan.
}
web-option-short = corta
web-option-no-vetos = sin Vetos
web-option-memory = de memoria

web-cards-title = Las cartas de Acción
web-cards-lead = Con una carta colocas tantos caballeros de tu Corte como jinetes muestra y haces su acción especial, o al revés.
web-cards-search = Buscar una carta
web-stack = Mazo { $number }
web-stack-places = { $count ->
    [one] coloca { $count } caballero
   *[other] coloca hasta { $count } caballeros
}
web-cards-copies = { $count } iguales
web-cards-differs = cambia según la edición
web-cards-rules = { $count ->
    [one] Regla { $list }
   *[other] Reglas { $list }
}
web-cards-found = { $count ->
    [0] ninguna carta encontrada
    [one] { $count } carta encontrada
   *[other] { $count } cartas encontradas
}
web-cards-none = Ninguna carta dice «{ $sought }».
web-cards-all = Mostrar todas las cartas

web-account-title = Tú y tu cuenta
web-account-nobody = Aún no has dicho un nombre en este dispositivo.
web-account-guest = Solo jugar
    .lead = Basta un nombre. Puedes convertirlo en una cuenta cuando quieras, y conservas todas tus partidas.
web-account-come-back = ¿Ya has estado aquí?
web-account-other = ¿Ya eres otra persona aquí?
web-account-name = Nombre e idioma
web-account-login = Tu cuenta
web-rename = Guardar el nombre
web-renamed = Ahora te llamas { $name }.
web-claim = Convertirlo en una cuenta
    .lead = Con un nombre de usuario y una contraseña vuelves a tus mesas desde cualquier dispositivo. Todo lo que has jugado sigue siendo tuyo.
web-claim-go = Crear la cuenta
web-username = Nombre de usuario
    .hint = De 3 a 32 letras, cifras, puntos, guiones o guiones bajos, sin acentos. Solo lo necesitas tú.
web-password = Contraseña
    .hint = Al menos 10 caracteres. Una frase corta va bien.
web-password-new = Contraseña nueva
web-password-old = Contraseña actual
web-password-changed = La contraseña ha cambiado. Los demás dispositivos han salido.
web-change-password = Cambiar la contraseña
    .lead = Con esto salen todos los demás dispositivos.
web-log-in = Iniciar sesión
web-log-out = Cerrar sesión
web-log-out-everywhere = Cerrar sesión en todas partes
web-logged-out = Has salido. ¡Hasta pronto!
web-login-guest = Aquí eres un invitado. Si sigues, este dispositivo deja al invitado y nada lleva de vuelta a sus mesas, salvo que antes lo conviertas en una cuenta.
web-welcome-back = ¡Qué bueno verte, { $name }!
web-recover = Contraseña olvidada
    .lead = El código de recuperación que guardaste permite poner una contraseña nueva. Los demás dispositivos salen, y recibes un código nuevo.
web-recover-go = Poner una contraseña nueva
web-recovery-code = Código de recuperación
web-new-code = Pedir un código de recuperación nuevo
    .lead = Por si no encuentras el anterior. Ese dejará de valer.
web-keep-code = Guarda este código de recuperación
    .lead = Si un día olvidas la contraseña, solo este código te dejará entrar. Se muestra solo esta vez.
web-keep-code-done = Lo he guardado en lugar seguro
web-use-code = Tengo un código de otro dispositivo
web-use-code-go = Usar el código
web-device-code = Código
    .hint = Los ocho caracteres que muestra tu otro dispositivo.
web-devices = Tus dispositivos
web-device-this = este dispositivo
web-device-unknown = Dispositivo desconocido
web-device-since = desde el { $day }
web-device-seen = usado { $ago }
web-device-gone = El dispositivo ha salido.
web-second-device = Juega aquí y sigue en el teléfono: un código deja entrar a otro dispositivo, sin contraseña.
web-second-device-go = Mostrar un código
web-second-device-how = Abre { $address } en el otro dispositivo, elige «Tengo un código de otro dispositivo» y escribe esto. Vale una vez.
web-code-left = quedan { $time }
web-data = Tus datos
    .lead = Todo lo que el servidor guarda de ti, en un archivo: nombre, dispositivos, partidas, jugadas y lo que has dicho.
web-export = Descargar mis datos
web-delete = Borrarlo todo
    .lead = Tu nombre, cuenta, dispositivos y todo lo que has dicho desaparecen para siempre. Las partidas quedan para quienes jugaron contigo, sin tu nombre; en las que siguen en marcha continúa un bot.
web-delete-by-name = Para confirmar, escribe tu nombre: { $name }
web-delete-by-password = Para confirmar, escribe tu contraseña
web-delete-go = Borrar para siempre
web-deleted = Aquí ya no queda nada de ti. Gracias por venir.
web-leave = Cerrar sesión
web-leave-account = Tus mesas te esperan hasta que vuelvas.
web-leave-guest = Eres un invitado sin contraseña: una vez fuera este dispositivo, nada lleva de vuelta a tus mesas. Antes conviértelo en una cuenta, o deja entrar a otro dispositivo.
web-leave-sure = ¿Irte para siempre?
web-leave-go = Irme de todos modos
web-stay = Quedarme

web-fault-empty = Aquí falta algo.
web-fault-name-empty = Di primero un nombre; vale cualquiera.
web-fault-username-empty = Una cuenta necesita un nombre de usuario.
web-fault-username = De 3 a 32 caracteres entre a y z, cifras, puntos, guiones y guiones bajos, por favor.
web-fault-password-short = La contraseña es demasiado corta; necesita al menos 10 caracteres.

web-problem-other = No ha funcionado: { $text }
web-problem-client = Algo ha fallado en esta página. Tu partida está a salvo en el servidor; vuelve a cargar la página si se ve rara.
web-problem-unreachable = No se llega al servidor. Revisa la conexión y vuelve a intentarlo.
web-problem-account = Ya tienes una cuenta.
web-problem-begun = La partida ha empezado; los sitios están fijados.
web-problem-busy = Hay muchísima gente en este momento. Vuelve a intentarlo en unos segundos.
web-problem-conflict = Alguien ha sido más rápido. Mira de nuevo y vuelve a intentarlo.
web-problem-forbidden = Eso no te está permitido.
web-problem-frozen = Esta partida no puede seguir: las reglas con las que empezó ya no están aquí.
web-problem-full = Todos los sitios están ocupados. Puedes mirar.
web-problem-guest = Para eso hace falta una cuenta; crea una antes.
web-problem-internal = Algo ha fallado en el servidor. No es culpa tuya; vuelve a intentarlo en un momento.
web-problem-invalid = El servidor no puede aceptar esto. Dice (en inglés): { $text }
web-problem-known = Ya tienes un nombre aquí. Vuelve a cargar la página.
web-problem-language = No hay textos en este idioma.
web-problem-malformed = El servidor no puede leer esto. Dice (en inglés): { $text }
web-problem-name = Un nombre tiene de 1 a 24 caracteres, al menos una letra, cifra o signo, y ninguno invisible.
web-problem-no-bot = Aquí no hay tal bot; elige otro.
web-problem-no-edition = Aquí no hay tal edición; elige otra.
web-problem-no-game = Aquí no hay tal juego.
web-problem-no-moment = La partida no tiene ese momento.
web-problem-no-seat = En esta mesa no hay ese sitio.
web-problem-no-such-method = La página pidió algo que el servidor no sabe hacer. Vuelve a cargarla.
web-problem-no-table = No hay tal mesa. ¿Está completo el enlace?
web-problem-no-undo = Por tu cuenta no puedes deshacer nada: otros han seguido, o algo se ha revelado. Puedes pedirles su acuerdo.
web-problem-no-vote = Nadie te pide acuerdo, o hay otra votación en marcha.
web-problem-not-begun = La partida aún no ha empezado.
web-problem-not-found = En esta dirección no hay nada.
web-problem-not-host = Eso solo lo puede hacer el anfitrión de la mesa.
web-problem-not-json = La página y el servidor no se entienden. Vuelve a cargar la página.
web-problem-not-logged-in = Tu sesión se ha cerrado. Di un nombre, o vuelve a entrar.
web-problem-not-over = Eso se puede cuando termine la partida.
web-problem-not-seated = Eso solo lo pueden hacer quienes están en la mesa.
web-problem-not-yours = Esto solo lo ven otros, o todos cuando termine la partida.
web-problem-origin = El servidor no reconoce esta dirección como suya. Abre hidalgo en su dirección habitual.
web-problem-password = Esta contraseña se adivina fácilmente: necesita al menos 5 caracteres distintos, y no ser solo el nombre de usuario.
web-problem-stale = La partida ha seguido mientras tanto; mírala de nuevo.
web-problem-taken = Este nombre de usuario está cogido; elige otro.
web-problem-too-fast = Demasiadas veces en poco tiempo. { $seconds ->
    [0] Espera un poco y vuelve a intentarlo.
    [one] Vuelve a intentarlo en { $seconds } segundo.
   *[other] Vuelve a intentarlo en { $seconds } segundos.
}
web-problem-too-large = Eso es demasiado largo para el servidor.
web-problem-too-many-bots = Hay más bots que sitios.
web-problem-too-many-tables = Estás en tantas mesas como se puede. Termina o deja una antes.
web-problem-unavailable = El servidor no llega a su memoria en este momento. No se pierde nada; vuelve a intentarlo pronto.
web-problem-wrong-code = Este código no es correcto, o ya se usó o caducó. Revísalo, y el nombre de usuario.
web-problem-wrong-login = El nombre de usuario o la contraseña no es correcto.
web-problem-wrong-name = Ese no es tu nombre aquí.
web-problem-wrong-password = La contraseña no es correcta.
