# Words and short sentences around the game. Names of places stay as they are on the board.

language-name = English

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
place-court = Court
place-province = Province

# A seat without a name of its own; $number counts from 1.
seat-name = P{ $number }
word-and = and
word-edition = edition
word-score = score
word-log = log
word-yes = yes
word-no = no
word-help = help
word-hint = hint
word-why = why
word-undo = undo
word-save = save
word-quit = quit
round-of = Round { $round } of { $rounds }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
caballeros = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
winner = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
# $seats: two names or more, already joined.
shared-victory = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each!
