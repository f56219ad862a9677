"""The action cards of the loaded editions, as plain tables that the engine reads at full speed.

A card is a row: a verb and the first values of its frame. `editions` fills the rows from card
files; nothing here or in a verb asks which edition is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EDITION_LIMIT: Final[i64] = 16
CARD_LIMIT: Final[i64] = 64

ROW_VERB: Final[i64] = 0
ROW_LEFT: Final[i64] = 1
ROW_X: Final[i64] = 2
ROW_Y: Final[i64] = 3
ROW_Z: Final[i64] = 4
ROW_STACK: Final[i64] = 5
ROW_SIZE: Final[i64] = 6

ROWS: Final[vec[i64]] = vec[i64]([0] * (16 * 64 * 6))
CARD_COUNTS: Final[vec[i64]] = vec[i64]([0] * 16)


def row(edition: i64, card: i64) -> i64:
    """Return where a card's row begins in ROWS."""
    return (edition * CARD_LIMIT + card) * ROW_SIZE


def king_card(edition: i64) -> i64:
    """Return the number of the King's card: the last one."""
    return CARD_COUNTS[edition] - 1
