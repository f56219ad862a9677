# A sentence for each kind of decision. Seats, places and cards come as names, $tile as figures.
# $prompt is the verb that asks: the same decision means something else to another.

choice-pass = Pass
choice-veto = Veto!
choice-let = Let all the rest pass
choice-special = Do the special action
choice-first = Place caballeros first
choice-half = { $half ->
    [1] Move your own out of one region
   *[2] Place more from the Court
}
choice-power = { $prompt ->
    [power-back] Take back power card { $value }
   *[power] Play power card { $value }
}
choice-recruit = { $count ->
    [0] Recruit nobody
    [one] Recruit { $count } caballero
   *[other] Recruit { $count } caballeros
}
choice-card = Take card { $stack }: { $card }
choice-place = Place one: { $place }
choice-region = { $prompt ->
    [eviction] Your opponents leave { $region }
    [move-grande] Move your Grande: { $region }
    [move-king] Move the King: { $region }
    [score-one] Score { $region }
    [score-set] Score { $region }
   *[disc] Name { $region }
}
choice-tile = Lay tile { $tile }: { $place }
choice-take = { $prompt ->
    [recall] Bring one to your Court: { $from }
    [return] Send one of your own home: { $from }
   *[one-each] Send one of { $seat } home: { $from }
}
choice-move = { $whose ->
    [own] Move one of your own: { $from } → { $to }
   *[other] Move one of { $seat }: { $from } → { $to }
}
