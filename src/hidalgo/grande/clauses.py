"""Why a decision is refused: a number per reason, the clause behind it, and a sentence.

Verbs return the numbers; `Reason` is what a caller gets to see. Clauses are those of
docs/rules/el-grande.md; a test keeps the two together.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64


class Reason(NamedTuple):
    """Why a decision is not legal: a key for catalogues, the clause, a sentence, what is legal."""

    key: str
    clause: str
    text: str
    legal: tuple[int, ...] = ()


ALLOWED: Final[i64] = 0
NO_DECISION: Final[i64] = 1
GAME_OVER: Final[i64] = 2
NOT_YOUR_TURN: Final[i64] = 3
NOT_ASKED: Final[i64] = 4
POWER_NOT_HELD: Final[i64] = 5
POWER_TAKEN: Final[i64] = 6
RECRUIT_LIMIT: Final[i64] = 7
PROVINCE_SHORT: Final[i64] = 8
ONLY_OWN: Final[i64] = 9
ONLY_REGIONS: Final[i64] = 10
TABOO: Final[i64] = 11
NOBODY_THERE: Final[i64] = 12
CARD_GONE: Final[i64] = 13
NOTHING_TO_PLACE: Final[i64] = 14
PLACING_OPEN: Final[i64] = 15
NOT_NEAR_KING: Final[i64] = 16
SINGLE_STEP: Final[i64] = 17
SAME_PLACE: Final[i64] = 18
OWN_LIMIT: Final[i64] = 19
FOREIGN_LIMIT: Final[i64] = 20
ONE_ORIGIN: Final[i64] = 21
MUST_COMPLETE: Final[i64] = 22
HALF_EMPTY: Final[i64] = 23
ONLY_OPPONENTS: Final[i64] = 24
ALREADY_TAKEN: Final[i64] = 25
COURT_EMPTY: Final[i64] = 26
DISC_TOO_FEW: Final[i64] = 27
NO_OPPONENT_THERE: Final[i64] = 28
EVICTED_SAME: Final[i64] = 29
NOT_SCORED: Final[i64] = 30
TILE_TABOO: Final[i64] = 31
COVERED: Final[i64] = 32
POWER_IN_HAND: Final[i64] = 33
GRANDE_TABOO: Final[i64] = 34
GRANDE_THERE: Final[i64] = 35
KING_THERE: Final[i64] = 36
KING_TOO_FAR: Final[i64] = 37
DISC_TABOO: Final[i64] = 38
RETURN_OWN: Final[i64] = 39
DISC_NOT_TWO: Final[i64] = 40
ONE_FROM_REGION: Final[i64] = 41
NOT_FROM_CASTILLO: Final[i64] = 42

REASONS: Final[dict[int, Reason]] = {
    1: Reason("no-decision", "", "this is no decision of El Grande"),
    2: Reason("game-over", "3.20", "the game is over"),
    3: Reason("not-your-turn", "3.5", "this seat owes no decision now"),
    4: Reason("not-asked", "3.6", "this is not what the seat is asked now"),
    5: Reason("power-not-held", "3.4", "this power card is not in the hand"),
    6: Reason("power-taken", "3.3", "this value has already been played this round"),
    7: Reason("recruit-limit", "3.7", "this is more than may be recruited"),
    8: Reason("province-short", "3.8", "the Province does not hold that many"),
    9: Reason("only-own", "3.8", "only the own caballeros may be taken here"),
    10: Reason("only-regions", "3.8", "what the Province lacks comes from regions only"),
    11: Reason("taboo", "4.1", "the King's region is taboo: nothing enters or leaves it"),
    12: Reason("nobody-there", "1.8", "there is no such caballero"),
    13: Reason("card-gone", "3.10", "this card has been taken this round"),
    14: Reason("nothing-to-place", "3.12", "there is nothing to place, or it has been placed"),
    15: Reason("placing-open", "3.11", "first choose what comes first; both can be declined then"),
    16: Reason(
        "not-near-king", "3.13", "placing goes to neighbours of the King's region or the Castillo"
    ),
    17: Reason("single-step", "7.11", "nothing more follows that could be let pass"),
    18: Reason("same-place", "6.4", "a caballero is not moved to where it stands"),
    19: Reason("own-limit", "6.1", "this card moves no more own caballeros"),
    20: Reason("foreign-limit", "6.1", "this card moves no more caballeros of opponents"),
    21: Reason("one-origin", "6.5", "all that this card moves comes out of one region"),
    22: Reason("must-complete", "4.9", "what has begun must be completed"),
    23: Reason("half-empty", "6.15", "this half of the card can do nothing now"),
    24: Reason("only-opponents", "6.19", "this card takes caballeros of opponents only"),
    25: Reason("already-taken", "6.19", "one of this opponent has been sent home already"),
    26: Reason("court-empty", "1.9", "there is nobody in this Court"),
    27: Reason("disc-too-few", "6.21", "too few own caballeros stand in this region to name it"),
    28: Reason("no-opponent-there", "6.34", "no opponent has a caballero in this region"),
    29: Reason("evicted-same", "6.35", "the region that is being emptied cannot be named"),
    30: Reason("not-scored", "5.19", "this region is not among those that are still to be scored"),
    31: Reason("tile-taboo", "4.1", "no scoring tile enters or leaves the King's region"),
    32: Reason("covered", "1.6", "a scoring tile lies there already"),
    33: Reason("power-in-hand", "6.30", "this power card has not been played"),
    34: Reason("grande-taboo", "4.1", "no Grande enters or leaves the King's region"),
    35: Reason("grande-there", "6.32", "the Grande stands there already"),
    36: Reason("king-there", "6.37", "the King stands there already"),
    37: Reason("king-too-far", "6.36", "the King only takes one step, to a neighbouring region"),
    38: Reason("disc-taboo", "4.1", "the King's region cannot be named here"),
    40: Reason("disc-not-two", "6.22", "a region with two own caballeros must be named here"),
    41: Reason("one-from-region", "6.19", "this card takes caballeros from regions only"),
    42: Reason("not-from-castillo", "4.5", "nothing leaves the Castillo but at a general scoring"),
    39: Reason("return-own", "6.20", "a forced return takes own caballeros only"),
}
