"""What people say at a table, as others will see it."""

from __future__ import annotations

import unicodedata
from typing import Final

# Controls, halves of characters, and what turns the direction of the text of others around.
_BARRED: Final = frozenset({"Cc", "Cs", "Cn", "Co"})
_TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
_MOST_MARKS: Final = 3  # on one letter: more reach into the lines above and below


def as_said(text: str) -> str:
    """Return a text on one line, without what can't be seen or disturbs what others say."""
    kept = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category not in _BARRED and letter not in _TURNING and marks <= _MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())
