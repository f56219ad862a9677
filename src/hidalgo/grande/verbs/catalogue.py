"""All verbs of El Grande, entered in the registry under their numbers when this is imported.

It is imported with the editions, and those with every state, so the registry is never empty.
"""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.discs import Disc, DiscReturn, DiscScoring, Eviction, GeneralScoring
from hidalgo.grande.verbs.move import Either, Move, Reinforce
from hidalgo.grande.verbs.registry import enter, verb_of
from hidalgo.grande.verbs.royal import MoveGrande, MoveKing, MoveTile, PowerBack
from hidalgo.grande.verbs.score import (
    ScoreCastillo,
    ScoreCrowd,
    ScoreFirsts,
    ScoreOne,
    ScoreSet,
    ScoreValue,
)
from hidalgo.grande.verbs.send_home import EachReturns, EmptyCourts, OneEach, Return
from hidalgo.grande.verbs.turn import Choose, Place, Power, Recall, Recruit, Turn
from hidalgo.grande.veto import Window

enter(numbers.POWER, Power("power"))
enter(numbers.RECRUIT, Recruit("recruit"))
enter(numbers.RECALL, Recall("recall"))
enter(numbers.CHOOSE, Choose("choose"))
enter(numbers.TURN, Turn("turn"))
enter(numbers.PLACE, Place("place"))
enter(numbers.WINDOW, Window("window"))
enter(numbers.DISC, Disc("disc"))
enter(numbers.GENERAL_SCORING, GeneralScoring("general-scoring"))
enter(numbers.MOVE, Move("move"))
enter(numbers.REINFORCE, Reinforce("reinforce"))
enter(numbers.EITHER, Either("either"))
enter(numbers.EMPTY_COURTS, EmptyCourts("empty-courts"))
enter(numbers.ONE_EACH, OneEach("one-each"))
enter(numbers.EACH_RETURNS, EachReturns("each-returns"))
enter(numbers.DISC_RETURN, DiscReturn("disc-return"))
enter(numbers.SCORE_ONE, ScoreOne("score-one"))
enter(numbers.SCORE_VALUE, ScoreValue("score-value"))
enter(numbers.SCORE_CASTILLO, ScoreCastillo("score-castillo"))
enter(numbers.SCORE_FIRSTS, ScoreFirsts("score-firsts"))
enter(numbers.SCORE_CROWD, ScoreCrowd("score-crowd"))
enter(numbers.MOVE_TILE, MoveTile("move-tile"))
enter(numbers.POWER_BACK, PowerBack("power-back"))
enter(numbers.MOVE_GRANDE, MoveGrande("move-grande"))
enter(numbers.DISC_SCORING, DiscScoring("disc-scoring"))
enter(numbers.EVICTION, Eviction("eviction"))
enter(numbers.MOVE_KING, MoveKing("move-king"))
enter(numbers.RETURN, Return("return"))
enter(numbers.SCORE_SET, ScoreSet("score-set"))


def verb_names() -> dict[str, int]:
    """Return the numbers of all verbs by name."""
    names: dict[str, int] = {}
    number: i64 = 0
    while number < numbers.VERBS:
        names[verb_of(number).name] = number
        number += 1
    return names
