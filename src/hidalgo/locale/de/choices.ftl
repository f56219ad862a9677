# Ein Satz für jede Art von Entscheidung.

choice-pass = Passen
choice-veto = Veto einlegen!
choice-let = Alles Weitere durchlassen
choice-special = Sonderaktion ausführen
choice-first = Zuerst Caballeros einsetzen
choice-half = { $half ->
    [1] Eigene aus einer Region versetzen
   *[2] Weitere vom Hof einsetzen
}
choice-power = { $prompt ->
    [power-back] Machtkarte { $value } zurücknehmen
   *[power] Machtkarte { $value } spielen
}
choice-recruit = { $count ->
    [0] Niemanden anwerben
    [one] { $count } Caballero anwerben
   *[other] { $count } Caballeros anwerben
}
choice-card = Karte { $stack } nehmen: { $card }
choice-place = Einen einsetzen: { $place }
choice-region = { $prompt ->
    [eviction] Gegner verlassen { $region }
    [move-grande] Grande versetzen: { $region }
    [move-king] König versetzen: { $region }
    [score-one] { $region } werten
    [score-set] { $region } werten
   *[disc] { $region } nennen
}
choice-tile = Tafel { $tile } legen: { $place }
choice-take = { $prompt ->
    [recall] Einen an den Hof holen: { $from }
    [return] Einen eigenen heimschicken: { $from }
   *[one-each] Einen von { $seat } heimschicken: { $from }
}
choice-move = { $whose ->
    [own] Einen eigenen versetzen: { $from } → { $to }
   *[other] Einen von { $seat } versetzen: { $from } → { $to }
}
