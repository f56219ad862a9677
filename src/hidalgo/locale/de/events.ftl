# Was geschehen ist, je eine Zeile.

event-round-begins = Runde { $round }
event-revealed = { $stack }: { $card }
event-power-played = { $seat } spielt Machtkarte { $value }.
event-turn-begins = { $seat } ist am Zug.
event-moved-recruited = { $count ->
    [one] { $seat } wirbt { $count } Caballero an.
   *[other] { $seat } wirbt { $count } Caballeros an.
}
event-moved-recalled = { $count ->
    [one] { $seat } holt { $count } Caballero zurück an den Hof: { $from }.
   *[other] { $seat } holt { $count } Caballeros zurück an den Hof: { $from }.
}
event-moved-placed = { $count ->
    [one] { $seat } setzt { $count } Caballero ein: { $to }.
   *[other] { $seat } setzt { $count } Caballeros ein: { $to }.
}
event-moved-home = { $count ->
    [one] { $count } Caballero von { $seat } geht heim: { $from }.
   *[other] { $count } Caballeros von { $seat } gehen heim: { $from }.
}
event-moved = { $whose ->
    [own] { $count ->
        [one] { $seat } versetzt { $count } eigenen Caballero: { $from } → { $to }.
       *[other] { $seat } versetzt { $count } eigene Caballeros: { $from } → { $to }.
    }
   *[other] { $count ->
        [one] { $by } versetzt { $count } Caballero von { $seat }: { $from } → { $to }.
       *[other] { $by } versetzt { $count } Caballeros von { $seat }: { $from } → { $to }.
    }
}
event-card-chosen = { $seat } nimmt die Karte: { $card }.
event-special-announced = { $seat } beginnt die Sonderaktion: { $card }.
event-special-declined = { $seat } verzichtet auf die Sonderaktion: { $card }.
event-veto-laid = { $seat } hat ein Veto bis Runde { $last_round }.
event-veto-used = { $undone ->
    [0] Veto! { $seat } stoppt die Sonderaktion von { $against }.
   *[1] Veto! { $seat } nimmt den letzten Schritt von { $against } zurück und stoppt die Aktion.
}
event-put-back = { $count ->
    [0] Zurückgestellt: { $place }, wieder niemand von { $seat }.
   *[other] Zurückgestellt: { $place }, wieder { $count } von { $seat }.
}
event-points-back = { $points ->
    [one] { $seat } hat wieder { $points } Punkt.
   *[other] { $seat } hat wieder { $points } Punkte.
}
event-veto-expired = Das Veto von { $seat } verfällt.
event-let-pass = { $rest ->
    [0] { $seat } lässt es durch.
   *[1] { $seat } lässt alles Weitere durch.
}
event-king-moved = { $by } versetzt den König: { $from } → { $to }.
event-grande-moved = { $seat } versetzt den Grande: { $from } → { $to }.
event-tile-new = { $by } bringt Tafel { $tile } ins Spiel: { $to }.
event-tile-moved = { $by } versetzt Tafel { $tile }: { $from } → { $to }.
event-power-back = { $seat } nimmt verdeckt eine Machtkarte zurück.
event-power-back-value = Du nimmst Machtkarte { $value } zurück.
event-disc-set = { $seat } hat die Scheibe eingestellt.
event-disc-value = Deine Scheibe nennt { $region }.
event-disc-shown = { $seat } hat { $region } genannt.
event-evicted-from = { $by } vertreibt alle Gegner: { $region }.
event-general-scoring = Allgemeine Wertung { $number }
event-castillo-opened = Das Castillo wird geöffnet: { $list }.
    .part = { $seat } { $count }
    .empty = Das Castillo wird geöffnet: Es ist leer.
event-scored = { $place }: { $list }.
    .part = { $seat } +{ $points }
event-marker-passed = { $seat } spielt in der nächsten Runde die erste Machtkarte.
event-game-over = Das Spiel ist zu Ende.
