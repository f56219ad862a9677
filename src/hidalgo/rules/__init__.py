"""The text of docs/rules, clause by clause, for whoever shows it.

    >>> from hidalgo.rules import clauses
    >>> clauses()["4.1"].title
    'Taboo'

The text is English; titles in other languages are in the catalogues (`clause-4-1`).
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

_CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+) ([^*]+)\.\*\* ", re.MULTILINE)
_SECTION: Final = re.compile(r"^## (?:(\d+) )?(.+)$", re.MULTILINE)


class Clause(NamedTuple):
    """A clause: its number, its title, and what it says, as Markdown."""

    number: str
    title: str
    text: str


class Section(NamedTuple):
    """A numbered section: its number, its title, and the numbers of its clauses."""

    number: str
    title: str
    clauses: tuple[str, ...]


@cache
def rulebook() -> str:
    """Return the whole text as Markdown; the package carries it."""
    return (files("hidalgo.rules") / "el-grande.md").read_text(encoding="utf-8")


@cache
def clauses() -> dict[str, Clause]:
    """Return all clauses by number, in their order."""
    text = rulebook()
    starts = list(_CLAUSE.finditer(text))
    ends = sorted([m.start() for m in starts] + [m.start() for m in _SECTION.finditer(text)])
    found: dict[str, Clause] = {}
    for match in starts:
        end = next((end for end in ends if end > match.start()), len(text))
        body = text[match.end() : end].strip()
        found[match[1]] = Clause(match[1], match[2], body)
    return found


@cache
def sections() -> tuple[Section, ...]:
    """Return the numbered sections in their order."""
    numbers = list(clauses())
    return tuple(
        Section(match[1], match[2], tuple(n for n in numbers if n.partition(".")[0] == match[1]))
        for match in _SECTION.finditer(rulebook())
        if match[1]
    )
