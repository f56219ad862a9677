"""Seats on a terminal: a letter and a colour each, so that colour alone never has to tell."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

# Mid tones that can be read on black and on white, and told apart by most eyes.
SEAT_STYLES: Final = (
    "bold #d55e00",
    "bold #3a8fd9",
    "bold #009e73",
    "bold #c29a00",
    "bold #b565a7",
)
LETTERS: Final = "ABCDE"
NAMES: Final = ("Alba", "Bruno", "Carmen", "Diego", "Elena")


def letter(seat: int) -> str:
    """Return the letter that stands for a seat on the map."""
    return LETTERS[seat]


def seat_text(seat: int, text: str) -> Text:
    """Return a text in a seat's colour."""
    return Text(text, style=SEAT_STYLES[seat])


def with_seats(text: str, names: Sequence[str], style: str = "") -> Text:
    """Return a line with all names of players in their colours."""
    line = Text(text, style=style)
    for seat, name in enumerate(names):
        line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat])
    return line


def names_for(players: int) -> list[str]:
    """Return names for seats that nobody has named; each begins with its seat's letter."""
    return list(NAMES[:players])
