# Lo que hidalgo dice en un terminal, en torno a la partida.

# Junto al mapa: 19 caracteres como mucho.
terminal-king = Rey
terminal-grande = Grande
terminal-tiles-beside = Losetas { $tiles }
terminal-tile-legend = [ ] loseta

# Cabezas de columnas, lo más cortas posible.
terminal-column-points = Pts
terminal-column-court = Corte
terminal-column-province = Prov
terminal-column-power = Poder
terminal-column-cards = Cartas de Acción
terminal-first = 1.º

# Tablas de puntos y de cartas de Poder: breve.
terminal-column-place = Lugar
terminal-all-places = Todos
terminal-points-now = Puntos ahora
terminal-points-then = En total
terminal-power-cards = Poder
terminal-recruits = Reclutas
terminal-score-title = Si ahora se puntuara cada lugar:

# En torno a la mesa.
terminal-welcome = Eres { $seat }, subrayado en la lista de jugadores.
terminal-welcome-several = { $seats } comparten este teclado.
terminal-hand-over = El teclado pasa a { $seat }. Cuando nadie más vea la pantalla, pulsa Intro.
terminal-enter-only = Pulsa Intro para seguir, o escribe deshacer o salir.
terminal-more = ▸ Intro para seguir
terminal-back = Intro muestra otra vez todas las opciones.
terminal-once-more-leaves = Otra vez Ctrl-C y se sale; la partida queda guardada.
terminal-offer = Hay una partida sin acabar de { $players }, en la ronda { $round }. ¿Seguir con ella?
terminal-stays = Se queda donde está: { $file }
terminal-passed-over = Con una partida no se puede seguir, y se queda como está: { $error }
terminal-kept = La partida queda guardada. Para seguir con ella:
terminal-saved = Escrito en { $file }
terminal-file-exists = { $file } ya existe y se queda como está. Elige otro nombre.
terminal-save-failed = No se puede escribir { $file }: { $error }
terminal-changed = Otro programa ha escrito en { $file }; eso se queda como está.
terminal-kept-elsewhere = Esta partida queda guardada aquí en su lugar: { $file }
terminal-record-kept = La partida entera queda guardada. Para verla de nuevo:
terminal-undone = Deshecho
terminal-undo-nothing = No hay nada que deshacer: otra persona ha decidido después, o se ha mostrado algo.

# Cuando una respuesta no está clara.
terminal-ambiguous = «{ $text }» puede ser varias cosas: { $choices }. Escribe algo más.
terminal-what-to-type = Escribe lo que precede a una opción, como { $key }, o palabras como «{ $example }». Más: ayuda
terminal-too-much = «{ $text }» no encaja: tras la decisión { $count } de esta línea se pregunta otra cosa. No se ha hecho nada.
terminal-not-done = Ya no se hace: { $text }
terminal-nothing-found = No se encuentra nada: { $text }

# Respuestas a por qué y pista.
terminal-why-more = Para leerla: { $word }
terminal-why-allowed = «{ $text }» está permitido.
terminal-why-nothing = No se ha rechazado nada. Escribe detrás lo que quieres saber, por ejemplo: por qué gra
terminal-hint-title = El bot greedy haría esto:
terminal-hint-worse = ({ $points } puntos)
terminal-hint-at-once = Puntos en el acto: { $list }
terminal-hint-scored = Si entonces se puntuara: { $list }

# Órdenes, y lo que hacen.
terminal-command-map = mapa
terminal-command-cards = cartas
terminal-command-rules = reglas
terminal-help-answers = Escribe el número de una opción, o palabras: ara para un caballero a Aragón, «2 ara, gal» para varios, «a gal pva» mueve uno de A de Galicia a País Vasco. Intro solo muestra otra vez el mapa.
terminal-help-help = esta lista
terminal-help-map = mostrar otra vez el mapa y la pregunta
terminal-help-cards = explicar las cartas de la ronda; cartas 2 solo la segunda, cartas veto cualquiera por su título
terminal-help-hint = lo que haría un bot, y los puntos que espera de ello
terminal-help-score = lo que daría ahora una puntuación, lugar a lugar
terminal-help-why = la regla del último rechazo; por qué gra pregunta por cualquier opción
terminal-help-rules = reglas 4.1 muestra un artículo, reglas taboo busca una palabra
terminal-help-log = lo que ha pasado en esta ronda; historial 2 en aquella, historial * todo
terminal-help-undo = deshacer tu última decisión
terminal-help-save = dónde está la partida; guardar ARCHIVO escribe otra copia
terminal-help-quit = salir; la partida queda guardada y se puede seguir
terminal-rules-how = Escribe un número como 4 o 4.1, o palabras que buscar. Los textos están en inglés.

# Cartas por mazo, en hidalgo rules.
terminal-stack = Mazo { $number }

# hidalgo replay
terminal-replay-start = Antes de la primera de { $total } decisiones
terminal-replay-at = Decisión { $number } de { $total }, ronda { $round }
terminal-replay-help = Intro: seguir, b: atrás, 120: a la decisión 120, r 4: a la ronda 4, start, end, q: salir
terminal-replay-only = Hay { $total } decisiones.
terminal-once-more-ends = Otra vez Ctrl-C y se acaba.
