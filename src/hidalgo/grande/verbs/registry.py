"""The table of verbs by number; the modules of the verbs enter theirs in it when imported."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hidalgo.grande.verbs.base import Verb

_TABLE: Final[vec[Verb]] = vec[Verb]([Verb("veto")] * 30)


def verb_of(number: i64) -> Verb:
    """Return the verb with a number."""
    return _TABLE[number]


def enter(number: i64, verb: Verb) -> None:
    """Put a verb into the table."""
    _TABLE[number] = verb
