# What a player is asked, by the name of the verb that asks; .pass says what passing does.
# $left: how many are still to go. Seats, regions and cards come as names.

prompt-power = Play a power card.
prompt-recruit = Bring caballeros to your Court: how many, up to { $left }?
prompt-recall = Your Province did not have enough. Take caballeros from regions to your Court ({ $left } left).
    .pass = Stop recruiting
prompt-choose = Take one of the open action cards.
prompt-turn = { $card }: use the special action?
    .pass = Leave the special action
prompt-place = Place a caballero next to the King's region or in the Castillo ({ $left } left).
    .pass = Stop placing
# $when: "before" the action or "after" one of its steps.
prompt-window = { $when ->
    [before] { $seat } announces: { $card }. Use your Veto?
   *[after] { $seat } made a step: { $card }. Undo it with your Veto?
}
    .pass = Let it pass
prompt-disc-general-scoring = General scoring. Secretly name the region your caballeros in the Castillo go to.
prompt-disc-disc-return = { $count ->
    [0] Secretly name a region; all of your caballeros there go home.
    [one] Secretly name a region; { $count } of your caballeros there goes home.
   *[other] Secretly name a region; { $count } of your caballeros there go home.
}
prompt-disc-disc-scoring = Secretly name a region to score; it counts if nobody else names it.
prompt-disc-eviction = You must leave { $region }. Secretly name where all of your caballeros go.
prompt-disc-change = Your disc is set. You may change it until all are in.
# $whose: "any", "own", "foreign", "each" ($own and $foreign of either), or "all" own of a region.
prompt-move = { $whose ->
    [own] Move one of your own caballeros ({ $left } left).
    [foreign] Move a caballero of an opponent ({ $left } left).
    [each] Move a caballero ({ $own } own and { $foreign } of opponents left).
    [all] Pick a region and move your own caballeros out of it.
   *[any] Move a caballero ({ $left } left).
}
    .pass = Stop moving
prompt-move-from = { $whose ->
    [all] Move your own caballeros out of { $region }.
   *[any] Move a caballero out of { $region } ({ $left } left).
}
    .pass = Stop moving
prompt-reinforce = Place another caballero from your Court, anywhere but with the King ({ $left } left).
    .pass = Stop placing
prompt-either = Which half of the card?
prompt-one-each = Send home one caballero of each opponent ({ $left ->
    [one] { $left } opponent
   *[other] { $left } opponents
} left).
    .pass = Spare the rest
prompt-return = { $seat } makes you send your own caballeros home ({ $left } left).
prompt-score-one = Which region is scored?
prompt-score-set = Which region is scored next?
prompt-move-tile = Which scoring tile goes where?
prompt-power-back = Which power card do you take back?
prompt-move-grande = Where does your Grande go?
prompt-eviction = Which region must your opponents leave?
# $reach: "near" for one step, "any" for everywhere.
prompt-move-king = { $reach ->
    [near] To which neighbouring region does the King go?
   *[any] To which region does the King go?
}
prompt-over = The game is over.
# $seats: names, already joined.
prompt-waiting = Waiting for { $seats }.
