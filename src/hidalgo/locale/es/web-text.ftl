# Lo que el cliente web dice a quienes juegan sin mirar o quieren saber qué es cada cosa.

play-told-your-turn = Te toca. { $question }
play-told-part = { $what } { $count }
play-told-scores = Puntos: { $list }.
play-told-open = Cartas: { $list }.
play-told-powers = Cartas de Poder: { $list }.
play-told-disc = { $seat } { $region }
play-told-discs = Los discos nombran: { $list }.
play-told-discs-set = Discos fijados: { $seats }.
play-told-moved-placed = { $seat } coloca { $count } caballeros: { $list }.
play-told-moved-recalled = { $seat } trae { $count } caballeros a la Corte: { $list }.
play-told-moved-home = { $count } caballeros de { $seat } vuelven a casa: { $list }.
play-told-moved-own = { $seat } mueve { $count } caballeros propios: { $list }.
play-told-moved-other = { $by } mueve { $count } caballeros de { $seat }: { $list }.
play-told-way = { $from } → { $to }
play-told-scored = { $count } lugares puntuados: { $list }.
play-told-nobody = nadie recibe puntos
play-told-more = { $count ->
    [one] { $count } cosa más está en el historial.
   *[other] { $count } cosas más están en el historial.
}
play-told-chat = { $name } dice: { $text }
play-told-link-lost = Se ha perdido la conexión. Vuelve sola; nada de lo enviado se pierde.
play-told-link-back = Conexión recuperada.
play-told-time-left = { $count ->
    [one] Queda { $count } segundo para responder.
   *[other] Quedan { $count } segundos para responder.
}
play-told-clock = Se acabó el tiempo de { $seat }: responde un bot.

play-note-created = Se preparó la mesa.
play-note-seat = { $name } ocupa el sitio { $seat }.
play-note-bot = Un bot ocupa el sitio { $seat }: { $bot }.
play-note-stand-in = { $seat } ha dejado la partida. Un bot sigue jugando: { $bot }.
play-note-back = { $name } ha vuelto y sigue jugando.
play-note-left = El sitio { $seat } vuelve a estar libre.
play-note-undo = { $seat } deshace algo.
play-note-takeback = { $seat } pide deshacer una decisión.
play-note-agrees = { $seat } está de acuerdo en deshacer.
play-note-refuses = { $seat } no está de acuerdo en deshacer.
play-note-frozen = La partida no puede seguir.
play-note-closed = La mesa se cerró.
play-note-rematch = Empieza otra partida en otra mesa.

play-choose = Lo que puedes hacer
play-choose-which = ¿Qué pieza?
play-choose-where = ¿Adónde?
play-choose-to = A: { $place }
play-choose-piece = { $whose ->
    [own] { $place }: uno de los tuyos ({ $count } ahí)
   *[other] { $place }: uno de { $seat } ({ $count } ahí)
}
play-choose-hidden = { $whose ->
    [own] { $place }: uno de los tuyos
   *[other] { $place }: uno de { $seat }
}
play-choose-tile = Loseta { $tile }, ahora en: { $place }
play-choose-tile-new = Loseta { $tile }, junto al tablero
play-choose-times = { $what } ({ $count } veces)
play-choose-so-far = Elegido: { $list }.
play-choose-left = { $count ->
    [one] Queda { $count }.
   *[other] Quedan { $count }.
}
play-choose-sending = Enviando …
play-choose-other-piece = Otra pieza
play-choose-confirm = Confirmar la elección
play-choose-back = Deshacer la última elección
play-gain-part = { $seat } { $change }
play-gain-points = puntos al momento: { $list }
play-gain-projected = { $change } para ti si ahora se puntuara todo

play-text-board = El tablero como texto
play-text-phase-power = Se juegan las cartas de Poder.
play-text-phase-turns = Cada cual juega su turno.
play-text-phase-scoring = Puntuación general.
play-text-phase-over = La partida ha terminado.
play-text-turn = Ahora: { $seat }.
play-text-order = Después: { $seats }.
play-text-marker = La primera carta de Poder es de: { $seat }.
play-text-own = Lo tuyo
play-text-hand = Cartas de Poder en tu mano: { $list }.
play-text-hand-empty = No tienes cartas de Poder en la mano.
play-text-disc = Tu disco nombra { $region }.
play-text-places = Lugares
play-text-place = Lugar
play-text-first = Va primero
play-text-tie = Empate: { $seats }
play-text-pays = Da
play-text-besides = Además
play-text-king = el Rey
play-text-grandes = Grande: { $seats }
play-text-tile = loseta { $tile }
play-text-idle = { $count ->
    [one] Loseta de puntuación junto al tablero: { $list }.
   *[other] Losetas de puntuación junto al tablero: { $list }.
}
play-text-players = Jugadores
play-text-player = Jugador
play-text-points = Puntos
play-text-power = Carta de Poder
play-text-cards-left = Cartas en mano
play-text-more = Más
play-text-you = { $seat } (tú)
play-text-veto = tiene un Veto hasta la ronda { $round }
play-text-disc-set = disco fijado
play-text-cards = Cartas de Acción
play-text-card = { $stack }: { $card }.
play-text-taken = { $seat } tiene { $card }.

play-log-title = Historial
play-log-before = Antes de la partida
play-log-scorings = Solo puntuaciones
play-log-empty = Aún no ha pasado nada.
play-log-you = tú
play-log-undone = deshecho
play-log-clock = tiempo agotado
play-log-sum =
    { $what ->
        [regions] Regiones
       *[other] Suma
    }
play-log-replay = Ver este momento: { $what }
play-log-replay-short = Ver este momento

play-chat-title = Chat
play-chat-lines = Lo que se ha dicho
play-chat-watcher = { $name } (mira)
play-chat-say = Decir algo
play-chat-send = Enviar
play-chat-empty = Nadie ha dicho nada todavía.
play-chat-muted = Todos están silenciados.
play-chat-mute = Silenciar
play-chat-mute-name = Silenciar a { $name }
play-chat-mute-all = Silenciar a todos
play-chat-people = Quién habla aquí
play-chat-unread = { $count ->
    [one] { $count } línea nueva
   *[other] { $count } líneas nuevas
}
play-chat-left = { $count ->
    [one] queda { $count } carácter
   *[other] quedan { $count } caracteres
}
play-chat-too-long = { $count ->
    [one] sobra { $count } carácter
   *[other] sobran { $count } caracteres
}

play-key-title = Teclas en la mesa
play-key-key = Tecla
play-key-does = Qué hace
play-key-enter = Intro
play-key-backspace = Retroceso
play-key-escape = Esc
play-key-does-choices = ir a la lista de todo lo que puedes elegir
play-key-does-confirm = confirmar lo que has elegido
play-key-does-back = deshacer la última elección
play-key-does-reset = olvidar todo lo elegido
play-key-does-undo = deshacer tu última decisión
play-key-does-text = leer el tablero como texto
play-key-does-map = ir al mapa
play-key-does-explain = explicar aquello en lo que estás
play-key-does-log = leer el historial; las flechas recorren sus momentos
play-key-does-chat = escribir en el chat
play-key-does-scores = mostrar u ocultar lo que daría ahora una puntuación
play-key-does-help = mostrar esta lista
play-key-list-title = En la lista de opciones
play-key-list = Las flechas la recorren, Inicio y Fin llevan a sus extremos, las cifras del 1 al 9 eligen las primeras líneas, Intro elige la línea en la que estás.
play-key-map-title = En el mapa
play-key-map = Las flechas llevan al lugar siguiente en esa dirección, Intro lo elige, Tab sigue con las piezas que hay ahí. Más, menos y 0 cambian el tamaño.
play-key-rows = Entre los jugadores y entre las cartas de Acción también se avanza con las flechas; Intro explica aquello en lo que estás.
play-key-off = Estas teclas se pueden desactivar en los ajustes.
play-key-are-off = Estas teclas están desactivadas. Los ajustes las activan.
play-key-no-undo = Ahora no hay nada que puedas deshacer.
play-key-scores-on = El mapa muestra lo que daría ahora una puntuación.
play-key-scores-off = El mapa ya no muestra lo que daría una puntuación.

play-explain-rules = Reglas
play-explain-english = El texto de las reglas está en inglés.
play-explain-nothing = Aquí no hay nada que explicar. Ve antes a un lugar, una carta o una opción.
play-explain-nobody = Aquí no hay nadie.
play-explain-stands = Aquí: { $list }.
play-explain-now = Si se puntuara ahora: { $list }.
play-explain-now-nobody = Si se puntuara ahora, nadie recibiría puntos.
play-explain-now-one = Si se puntuara ahora, { $seat } recibiría: { $points }.
play-explain-pays = { $ranks ->
    [first] Da { $first } a quien esté solo en primer lugar.
    [second] Da { $first } al primer lugar y { $second } al segundo.
   *[third] Da { $first } al primer lugar, { $second } al segundo y { $third } al tercero.
}
play-explain-tied = Hay empate: todos los empatados reciben el lugar siguiente.
play-explain-tile-here = Una loseta de puntuación tapa las cifras impresas.
play-explain-home = Región natal de { $seats }: quien va primero en solitario en la suya recibe 2 más.
play-explain-taboo = La región del Rey es tabú: ningún caballero, Grande ni loseta entra ni sale.
play-explain-king-title = El Rey ({ $region })
play-explain-king-bonus = Quien va primero en solitario en la región del Rey recibe 2 más cuando se puntúa.
play-explain-king-places = Los caballeros de la Corte van junto a la región del Rey o al Castillo. Junto a ella: { $list }.
play-explain-near = Está junto a la región del Rey: aquí se pueden colocar caballeros de la Corte.
play-explain-far = No está junto a la región del Rey: los caballeros de la Corte solo llegan aquí por la acción especial de una carta.
play-explain-neighbours = Sus vecinas: { $list }.
play-explain-hidden = Quién está dentro hay que recordarlo.
play-explain-castillo-in = Todo caballero que se coloca o se mueve puede ir al Castillo, esté donde esté el Rey.
play-explain-castillo-out = Salen en la siguiente puntuación general: todos los de un jugador, a la región nombrada en secreto o, si el Rey está en ella, a la Corte.
play-explain-piece = { $count ->
    [-1] Caballeros de { $seat }: { $place }
    [one] { $count } caballero de { $seat }: { $place }
   *[other] { $count } caballeros de { $seat }: { $place }
}
play-explain-caballeros = Cuando se puntúa una región, va primero quien más caballeros tiene en ella.
play-explain-court = En la Corte están listos para colocarse, tantos como permita la carta de Acción.
play-explain-province = En la Provincia esperan. Una carta de Poder los recluta para la Corte.
play-explain-grande-title = El Grande de { $seat }
play-explain-grande = Marca la región natal de { $seat }: { $region }. Si va primero en solitario ahí, { $seat } recibe 2 más.
play-explain-grande-no-caballero = No cuenta como caballero.
play-explain-tile-title = Loseta de puntuación { $tile }
play-explain-tile-idle = Está junto al tablero hasta que una carta de Acción la pone en juego.
play-explain-tile-at = Está aquí: { $place }.
play-explain-tile = Donde está, valen sus cifras en vez de las impresas.
play-explain-card-places = { $count ->
    [one] Además permite colocar { $count } caballero de la Corte.
   *[other] Además permite colocar hasta { $count } caballeros de la Corte.
}
play-explain-card-order = Colocar o acción especial: se elige qué va primero, y se puede renunciar a ambas.
play-explain-power-title = Carta de Poder { $value }
play-explain-power-recruits = { $count ->
    [0] No recluta a nadie.
    [one] Recluta { $count } caballero de la Provincia para la Corte.
   *[other] Recluta hasta { $count } caballeros de la Provincia para la Corte.
}
play-explain-power-order = La carta más alta juega primero. Quien jugó la más baja empieza la ronda siguiente.
play-explain-power-once = En una ronda solo una persona puede jugar este valor.
play-explain-power-played = { $seat } ha jugado este valor en esta ronda; nadie más puede.
# $value: 0 for none.
play-explain-laid-title = { $value ->
    [0] Carta de Poder de { $seat }
   *[other] Carta de Poder { $value } de { $seat }
}
play-explain-laid-none = { $seat } aún no ha jugado carta de Poder en esta ronda.
play-explain-laid-turn = Le da a { $seat } el turno { $place } de { $count } en esta ronda.
play-explain-marker-title = Primer jugador: { $seat }
play-explain-marker = { $seat } juega la primera carta de Poder de la ronda. Los demás siguen hacia la izquierda.
play-explain-marker-next = Quien juega la carta de Poder más baja de esta ronda juega la primera de la siguiente.
play-explain-veto-title = Veto de { $seat }
play-explain-veto = Una vez, { $seat } puede detener una acción especial ajena o deshacer su último paso.
play-explain-veto-not = No se puede detener reclutar, colocar desde la Corte, elegir una carta ni un Veto.
play-explain-veto-last = El Veto se va al usarlo o, si no, al final de la ronda { $round }.
play-explain-veto-two = { $seat } tiene dos: se usa antes el que acaba antes.
play-explain-disc-title = Disco secreto de { $seat }
play-explain-disc = { $seat } ha nombrado una región en secreto. Cuando todos los discos están fijados, se muestran a la vez.
play-explain-disc-change = Hasta entonces, cada cual puede cambiar el suyo.
play-explain-score-title = Puntos de { $seat }
play-explain-score-if = Si ahora se puntuaran todos los lugares: +{ $points }.
play-explain-score-end = Tras las rondas 3, 6 y 9 se puntúa todo. Gana quien tenga más puntos tras la ronda { $rounds }.

play-attention-title = hidalgo
play-attention-turn = Te toca jugar.

play-set-shortcuts = Teclas en la mesa
    .note = Letras sueltas hacen cosas, como u para deshacer; ? las muestra.
play-set-chat = Anunciar el chat
    .note = Los lectores de pantalla leen lo que dicen los demás.
play-set-notify = Avisos del sistema
    .note = Cuando te toca y esta página no se ve. El navegador preguntará si puede.
play-set-notify-refused = Tu navegador no permite avisos de esta página. Permítelos antes en los ajustes del navegador.
