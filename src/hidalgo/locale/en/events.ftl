# What happened, a line each. Seats, places and cards come as names, $tile as figures.
# Places that may be the Castillo stand after a colon or an arrow: so no article is needed.

event-round-begins = Round { $round }
event-revealed = { $stack }: { $card }
event-power-played = { $seat } plays power card { $value }.
event-turn-begins = { $seat } to move.
# Caballeros change places: $seat is whose they are, $by who does it, $whose "own" or "other".
event-moved-recruited = { $count ->
    [one] { $seat } recruits { $count } caballero.
   *[other] { $seat } recruits { $count } caballeros.
}
event-moved-recalled = { $count ->
    [one] { $seat } takes { $count } caballero back to the Court: { $from }.
   *[other] { $seat } takes { $count } caballeros back to the Court: { $from }.
}
event-moved-placed = { $count ->
    [one] { $seat } places { $count } caballero: { $to }.
   *[other] { $seat } places { $count } caballeros: { $to }.
}
event-moved-home = { $count ->
    [one] { $count } caballero of { $seat } goes home: { $from }.
   *[other] { $count } caballeros of { $seat } go home: { $from }.
}
event-moved = { $whose ->
    [own] { $count ->
        [one] { $seat } moves { $count } own caballero: { $from } → { $to }.
       *[other] { $seat } moves { $count } own caballeros: { $from } → { $to }.
    }
   *[other] { $count ->
        [one] { $by } moves { $count } caballero of { $seat }: { $from } → { $to }.
       *[other] { $by } moves { $count } caballeros of { $seat }: { $from } → { $to }.
    }
}
event-card-chosen = { $seat } takes the card: { $card }.
event-special-announced = { $seat } begins the special action: { $card }.
event-special-declined = { $seat } leaves the special action: { $card }.
event-veto-laid = { $seat } holds a Veto up to round { $last_round }.
event-veto-used = { $undone ->
    [0] Veto! { $seat } stops the special action of { $against }.
   *[1] Veto! { $seat } undoes the latest step of { $against } and stops the action.
}
# After a veto, what stands again where the undone step had changed something.
event-put-back = { $count ->
    [0] Put back: { $place }, nobody of { $seat } again.
   *[other] Put back: { $place }, { $count } of { $seat } again.
}
event-points-back = { $points ->
    [one] { $seat } is back at { $points } point.
   *[other] { $seat } is back at { $points } points.
}
event-veto-expired = The Veto of { $seat } expires.
event-let-pass = { $rest ->
    [0] { $seat } lets it pass.
   *[1] { $seat } lets all the rest pass.
}
event-king-moved = { $by } moves the King: { $from } → { $to }.
event-grande-moved = { $seat } moves the Grande: { $from } → { $to }.
event-tile-new = { $by } brings in tile { $tile }: { $to }.
event-tile-moved = { $by } moves tile { $tile }: { $from } → { $to }.
event-power-back = { $seat } takes back a power card, unseen.
# For the seat itself alone.
event-power-back-value = You take back power card { $value }.
event-disc-set = { $seat } has set the disc.
# For the seat itself alone.
event-disc-value = Your disc names { $region }.
event-disc-shown = { $seat } named { $region }.
event-evicted-from = { $by } evicts all opponents: { $region }.
event-general-scoring = General scoring { $number }
# $list: a part for each seat, already joined; an empty Castillo or list has a line of its own.
event-castillo-opened = The Castillo is opened: { $list }.
    .part = { $seat } { $count }
    .empty = The Castillo is opened: nobody is in it.
event-scored = { $place }: { $list }.
    .part = { $seat } +{ $points }
event-marker-passed = { $seat } plays the first power card next round.
event-game-over = The game is over.
