# Woorden en korte zinnen rond het spel. Plaatsnamen blijven zoals ze op het bord staan.

language-name = Nederlands

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
place-court = hof
place-province = provincie

seat-name = P{ $number }
word-and = en
word-edition = uitgave
word-score = stand
word-log = verloop
word-yes = ja
word-no = nee
word-help = hulp
word-hint = tip
word-why = waarom
word-undo = ongedaan maken
word-save = opslaan
word-quit = stoppen
round-of = Ronde { $round } van { $rounds }
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
caballeros = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballero's
}
winner = { $seat } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
shared-victory = { $seats } delen de overwinning met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
