# Palabras y frases cortas en torno al juego. Los nombres de lugares son los del tablero.

language-name = Español

place-gal = Galicia
place-pva = País Vasco
place-ara = Aragón
place-cat = Cataluña
place-clv = Castilla la Vieja
place-cln = Castilla la Nueva
place-val = Valencia
place-sev = Sevilla
place-gra = Granada
place-cas = Castillo
place-court = Corte
place-province = Provincia

seat-name = P{ $number }
word-and = y
word-edition = edición
word-score = puntuación
word-log = historial
word-yes = sí
word-no = no
word-help = ayuda
word-hint = pista
word-why = por qué
word-undo = deshacer
word-save = guardar
word-quit = salir
round-of = Ronda { $round } de { $rounds }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
caballeros = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
winner = ¡{ $seat } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
shared-victory = ¡{ $seats } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno!
