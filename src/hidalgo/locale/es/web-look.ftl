# Lo que dice el cliente web al mirar atrás: repeticiones, registros y el final de una partida.

# Una repetición
web-replay-title = Repetición
web-replay-of = Repetición: { $seats }
web-replay-timeline = Momento de la partida
web-replay-controls = Reproducción
web-replay-start = Al principio
web-replay-end = Al final
web-replay-back = Un paso atrás
web-replay-on = Un paso adelante
web-replay-turn-back = Atrás, al principio del turno
web-replay-turn-on = Adelante, al turno siguiente
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-pace = Velocidad
web-replay-slow = Lenta
web-replay-normal = Media
web-replay-fast = Rápida
web-replay-jump = Ir a
web-replay-round = Ronda { $round }
web-replay-log = Todo lo que pasó
web-replay-side = Jugadores, cartas e historial
web-replay-undone = Deshecho después
web-replay-undo = { $seat } deshace lo último.
web-replay-viewer = Punto de vista
web-replay-public = Vista del público
web-replay-as = Vista de { $seat }
web-replay-hand = Cartas de poder de { $seat }
web-replay-link = Copiar el enlace a esta jugada
web-replay-download = Registro
web-replay-record = Descargar el registro de la partida
web-replay-newest = A la última jugada
web-replay-to-table = A la mesa
web-replay-publicly = Verla como el público
web-replay-not-here = Esta partida no se puede mostrar

# Un registro propio
web-record-title = Abrir un registro
web-record-what = Un registro guarda una partida entera como texto. Abre uno y mira la partida jugada a jugada.
web-record-file = Un archivo con un registro
web-record-choose = Elegir un archivo
web-record-drop = o suéltalo aquí
web-record-paste = O pega su texto
web-record-open = Abrir
web-record-kept = El registro solo se lee para ti; el servidor no lo guarda.
web-record-another = Abrir otro
web-record-replay = Repetición de un registro
web-record-large = Es demasiado largo para un registro: una partida entera no llega a 60 000 caracteres. ¿Es el archivo correcto?
web-record-empty = No hay nada dentro. Un registro empieza con «hidalgo record».
web-record-binary = No es un texto. Un registro es un archivo de texto, como el que se descarga con «Registro» en una repetición.
web-record-broken = Este registro no se puede reproducir. El servidor dice: { $text }

# El final de una partida
web-result-scores = Puntuación final
web-result-growth = Cómo llegaron los puntos
web-result-chart = Los puntos de todos tras cada puntuación; los mismos números están en la tabla de abajo.
web-result-by-place = Puntos por lugar
web-result-by-scoring = Puntuación a puntuación
web-result-place = Lugar
web-result-when = Cuándo
web-result-total = Suma
web-result-rematch = Jugar otra vez
web-result-to-rematch = A la revancha
web-result-replay = Ver la repetición
web-result-share = Copiar el enlace a la partida
web-result-new = Mesa nueva
web-result-home = A la sala

# La historia de la partida
web-story-title = La historia de la partida
web-story-led = { $seat } se pone en cabeza y ya no la suelta.
web-story-lead = { $count ->
    [one] { $seat } toma la delantera y la conserva.
   *[other] { $seat } toma la delantera para siempre. Ha cambiado de manos { $count } veces.
}
web-story-behind = { $points ->
    [one] { $seat } está a { $points } punto de { $other }, y aun así ganará.
   *[other] { $seat } está a { $points } puntos de { $other }, y aun así ganará.
}
web-story-behind-shared = { $points ->
    [one] { $seat } está a { $points } punto de { $other }, y al final ganarán los dos.
   *[other] { $seat } está a { $points } puntos de { $other }, y al final ganarán los dos.
}
web-story-catch = { $points ->
    [one] La mejor cosecha en un solo lugar: { $points } punto para { $seat }. ¡{ $place }!
   *[other] La mejor cosecha en un solo lugar: { $points } puntos para { $seat }. ¡{ $place }!
}
web-story-general = { $points ->
    [one] Nadie saca más de una puntuación general que { $seat } aquí: { $points } punto.
   *[other] Nadie saca más de una puntuación general que { $seat } aquí: { $points } puntos.
}
web-story-coup = { $count ->
    [one] Del Castillo sale { $count } caballero de { $seat }, y vale la pena: { $place }, +{ $points }.
   *[other] Del Castillo salen { $count } caballeros de { $seat }, y vale la pena: { $place }, +{ $points }.
}
web-story-veto = ¡Veto! { $seat } detiene a { $other }: { $card }.
web-story-veto-points = { $points ->
    [one] ¡Veto! { $seat } detiene a { $other }, y { $points } punto se esfuma: { $card }.
   *[other] ¡Veto! { $seat } detiene a { $other }, y { $points } puntos se esfuman: { $card }.
}
web-story-home = { $points ->
    [one] Ningún lugar le ha dado más a { $seat } en toda la partida, { $points } punto: { $place }.
   *[other] Ningún lugar le ha dado más a { $seat } en toda la partida, { $points } puntos: { $place }.
}
web-story-margin = { $points ->
    [one] Al final { $seat } le saca { $points } punto a { $other }.
   *[other] Al final { $seat } le saca { $points } puntos a { $other }.
}
web-story-margin-narrow = { $points ->
    [one] Por los pelos: { $seat } le saca solo { $points } punto a { $other }.
   *[other] Por los pelos: { $seat } le saca solo { $points } puntos a { $other }.
}
web-story-margin-wide = { $points ->
    [one] Al final no hubo color: { $seat } le saca { $points } punto a { $other }.
   *[other] Al final no hubo color: { $seat } le saca { $points } puntos a { $other }.
}
