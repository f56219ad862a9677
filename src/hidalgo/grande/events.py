"""The kinds of events of El Grande; the constants are their row numbers in the table.

Places are numbered as on the board; AT_COURT and AT_PROVINCE stand for the own supply. After a veto
has undone a step, `put_back` and `points_back` say what stands again where something had changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.kernel.events import EventKind

AT_COURT: Final[i64] = 10
AT_PROVINCE: Final[i64] = 11

_BY_SEAT: Final = ("p1", "p2", "p3", "p4", "p5")

KINDS: Final = (
    EventKind("round_begins", ("round",)),
    EventKind("revealed", ("stack", "card")),
    EventKind("power_played", ("seat", "value")),
    EventKind("turn_begins", ("seat",)),
    EventKind("moved", ("by", "seat", "from", "to", "count")),
    EventKind("card_chosen", ("seat", "card")),
    EventKind("special_announced", ("seat", "card")),
    EventKind("special_declined", ("seat", "card")),
    EventKind("veto_laid", ("seat", "last_round")),
    EventKind("veto_used", ("seat", "against", "undone")),
    EventKind("veto_expired", ("seat",)),
    EventKind("let_pass", ("seat", "rest")),
    EventKind("king_moved", ("by", "from", "to")),
    EventKind("grande_moved", ("seat", "from", "to")),
    EventKind("tile_moved", ("by", "tile", "from", "to")),
    EventKind("power_back", ("seat",)),
    EventKind("power_back_value", ("seat", "value")),
    EventKind("disc_set", ("seat",)),
    EventKind("disc_value", ("seat", "region")),
    EventKind("disc_shown", ("seat", "region")),
    EventKind("evicted_from", ("by", "region")),
    EventKind("general_scoring", ("number",)),
    EventKind("castillo_opened", _BY_SEAT),
    EventKind("scored", ("place", *_BY_SEAT)),
    EventKind("marker_passed", ("seat",)),
    EventKind("game_over", ()),
    EventKind("put_back", ("seat", "place", "count")),
    EventKind("points_back", ("seat", "points")),
)

ROUND_BEGINS: Final[i64] = 0
REVEALED: Final[i64] = 1
POWER_PLAYED: Final[i64] = 2
TURN_BEGINS: Final[i64] = 3
MOVED: Final[i64] = 4
CARD_CHOSEN: Final[i64] = 5
SPECIAL_ANNOUNCED: Final[i64] = 6
SPECIAL_DECLINED: Final[i64] = 7
VETO_LAID: Final[i64] = 8
VETO_USED: Final[i64] = 9
VETO_EXPIRED: Final[i64] = 10
LET_PASS: Final[i64] = 11
KING_MOVED: Final[i64] = 12
GRANDE_MOVED: Final[i64] = 13
TILE_MOVED: Final[i64] = 14
POWER_BACK: Final[i64] = 15
POWER_BACK_VALUE: Final[i64] = 16
DISC_SET: Final[i64] = 17
DISC_VALUE: Final[i64] = 18
DISC_SHOWN: Final[i64] = 19
EVICTED_FROM: Final[i64] = 20
GENERAL_SCORING: Final[i64] = 21
CASTILLO_OPENED: Final[i64] = 22
SCORED: Final[i64] = 23
MARKER_PASSED: Final[i64] = 24
GAME_OVER: Final[i64] = 25
PUT_BACK: Final[i64] = 26
POINTS_BACK: Final[i64] = 27
