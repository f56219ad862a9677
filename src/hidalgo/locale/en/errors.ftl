# What went wrong, and what would be right.

# $text: what was written.
error-malformed = “{ $text }” is not a move I can read.
# $reason: a sentence from below. .rule names the clause, .legal lists moves, already joined.
error-illegal = That is not allowed: { $reason }
    .rule = Rule { $clause }: { $title }
    .legal = You may: { $choices }
    .nothing = Nothing is asked of you right now.
error-stale = Too late: that question has already been answered.

reason-no-decision = this is no move of El Grande.
reason-game-over = the game is over.
reason-not-your-turn = it is not your turn.
reason-not-asked = this is not what you are asked right now.
reason-power-not-held = you do not hold this power card.
reason-power-taken = somebody has played this value this round.
reason-recruit-limit = you may not recruit that many.
reason-province-short = your Province does not have that many.
reason-only-own = only your own caballeros may be taken here.
reason-only-regions = what your Province lacks comes from regions only.
reason-taboo = the King's region is taboo, nothing enters or leaves it.
reason-nobody-there = there is no such caballero there.
reason-card-gone = this card has been taken this round.
reason-nothing-to-place = you have nothing to place, or have placed already.
reason-placing-open = first say what comes first; you can decline both after that.
reason-not-near-king = you place next to the King's region or in the Castillo.
reason-single-step = nothing more follows that you could let pass.
reason-same-place = a caballero cannot move to where it stands.
reason-own-limit = this card moves no more of your own caballeros.
reason-foreign-limit = this card moves no more caballeros of opponents.
reason-one-origin = all that this card moves comes out of one region.
reason-must-complete = what you have begun must be completed.
reason-half-empty = this half of the card would do nothing now.
reason-only-opponents = this card takes caballeros of opponents only.
reason-already-taken = this opponent has already lost one.
reason-court-empty = this Court is empty.
reason-disc-too-few = you have too few caballeros in this region to name it.
reason-no-opponent-there = no opponent has a caballero in this region.
reason-evicted-same = you cannot name the region that is being emptied.
reason-not-scored = this region is not among those still to be scored.
reason-tile-taboo = no scoring tile enters or leaves the King's region.
reason-covered = a scoring tile lies there already.
reason-power-in-hand = you have not played this power card.
reason-grande-taboo = no Grande enters or leaves the King's region.
reason-grande-there = your Grande stands there already.
reason-king-there = the King stands there already.
reason-king-too-far = the King takes a single step, to a neighbouring region.
reason-disc-taboo = the King's region cannot be named here.
reason-return-own = you can only send home your own caballeros.
reason-disc-not-two = here you have to name a region with 2 of your own caballeros.
reason-one-from-region = this card takes caballeros from regions only.
reason-not-from-castillo = nothing leaves the Castillo but at a general scoring.
