"""Every decision of El Grande as one small int, laid out in one table.

The constants are the first ints of the kinds; a test compares them with the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande.board import PLACE_WORDS, TILE_WORDS
from hidalgo.kernel.kinds import KindTable, Parameter

_SEAT: Final = Parameter("seat", ("P1", "P2", "P3", "P4", "P5"))
_REGION: Final = Parameter("region", PLACE_WORDS[:9])

KINDS: Final = KindTable(
    (
        # Decline, stop here, or let this go on without a veto.
        ("pass", ()),
        # Stop another player's special action, or undo the step just made and stop there.
        ("veto", ()),
        # Let all that is left of this special action go on.
        ("let", ()),
        # Announce the special action of the own card.
        ("special", ()),
        # Place caballeros from the Court before the special action.
        ("first", ()),
        # Take one half of a card that offers two.
        ("half", (Parameter("half", ("1", "2")),)),
        ("power", (Parameter("value", tuple(str(value) for value in range(1, 14))),)),
        ("recruit", (Parameter("count", tuple(str(count) for count in range(7))),)),
        ("card", (Parameter("stack", ("1", "2", "3", "4", "5")),)),
        # Place one caballero from the own Court.
        ("place", (Parameter("place", PLACE_WORDS),)),
        # Name a region: on the disc, to be scored, for King or Grande.
        ("region", (_REGION,)),
        ("tile", (Parameter("tile", TILE_WORDS), Parameter("place", PLACE_WORDS))),
        # Take a caballero away from a place or a Court.
        ("take", (_SEAT, Parameter("from", (*PLACE_WORDS, "COURT")))),
        ("move", (_SEAT, Parameter("from", PLACE_WORDS[:9]), Parameter("to", PLACE_WORDS))),
    )
)

PASS: Final[i64] = 0
VETO: Final[i64] = 1
LET: Final[i64] = 2
SPECIAL: Final[i64] = 3
FIRST: Final[i64] = 4
HALF: Final[i64] = 5
POWER: Final[i64] = 7
RECRUIT: Final[i64] = 20
CARD: Final[i64] = 27
PLACE: Final[i64] = 32
REGION: Final[i64] = 42
TILE: Final[i64] = 51
TAKE: Final[i64] = 71
MOVE: Final[i64] = 126
END: Final[i64] = 576

TAKE_PLACES: Final[i64] = 11
