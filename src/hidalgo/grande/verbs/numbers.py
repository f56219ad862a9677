"""The numbers by which frames and card rows name verbs; they are part of every saved state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VETO_CARD: Final[i64] = 0  # the Veto: no special action

# The course of a turn
POWER: Final[i64] = 1
RECRUIT: Final[i64] = 2
RECALL: Final[i64] = 3
CHOOSE: Final[i64] = 4
TURN: Final[i64] = 5
PLACE: Final[i64] = 6
WINDOW: Final[i64] = 7
DISC: Final[i64] = 8
GENERAL_SCORING: Final[i64] = 9

# Special actions
MOVE: Final[i64] = 10
REINFORCE: Final[i64] = 11
EITHER: Final[i64] = 12
EMPTY_COURTS: Final[i64] = 13
ONE_EACH: Final[i64] = 14
EACH_RETURNS: Final[i64] = 15
DISC_RETURN: Final[i64] = 16
SCORE_ONE: Final[i64] = 17
SCORE_VALUE: Final[i64] = 18
SCORE_CASTILLO: Final[i64] = 19
SCORE_FIRSTS: Final[i64] = 20
SCORE_CROWD: Final[i64] = 21
MOVE_TILE: Final[i64] = 22
POWER_BACK: Final[i64] = 23
MOVE_GRANDE: Final[i64] = 24
DISC_SCORING: Final[i64] = 25
EVICTION: Final[i64] = 26
MOVE_KING: Final[i64] = 27

# Parts of special actions
RETURN: Final[i64] = 28
SCORE_SET: Final[i64] = 29

VERBS: Final[i64] = 30
