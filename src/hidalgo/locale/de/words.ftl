# Wörter und kurze Sätze rund ums Spiel. Namen von Orten bleiben, wie sie auf dem Plan stehen.

language-name = Deutsch

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
place-court = Hof
place-province = Provinz

seat-name = P{ $number }
word-and = und
word-edition = Ausgabe
word-score = Punktestand
word-log = Verlauf
word-yes = ja
word-no = nein
word-help = Hilfe
word-hint = Tipp
word-why = warum
word-undo = zurücknehmen
word-save = speichern
word-quit = beenden
round-of = Runde { $round } von { $rounds }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
caballeros = { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}
winner = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
shared-victory = { $seats } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
