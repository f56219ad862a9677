"""Decisions in any form a caller likes: an int, an object, JSON, or text, shortened or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hidalgo.grande.decisions import KINDS
from hidalgo.kernel.errors import MalformedError, shown
from hidalgo.kernel.kinds import Decision

Action = int | str | Decision | dict[str, str]

LONGEST: Final = 80  # of a decision as text; more is no decision, and no reader wants to see it


def number_of(action: Action, legal: list[int]) -> int:
    """Return a decision as an int; text may be shortened as far as one legal choice fits it."""
    if isinstance(action, bool):
        raise MalformedError(f"{action!r} is no decision")
    if isinstance(action, int):
        KINDS.kind_of(action)
        return action
    if isinstance(action, Decision):
        return from_object(*action)
    if isinstance(action, dict):
        return KINDS.from_json(action)
    if isinstance(action, str):
        return from_text(action, legal)
    raise MalformedError(
        f"a decision is an int, a text, a Decision or an object, not {type(action).__name__}"
    )


def from_object(kind: object, values: object) -> int:
    """Read the kind and the values of a `Decision`, which may hold anything."""
    if not isinstance(kind, str) or not isinstance(values, tuple):
        raise MalformedError(
            f"a Decision has a name and a tuple of numbers, not {shown(kind)} and {shown(values)}"
        )
    if any(type(value) is not int or abs(value) > KINDS.size for value in values):
        raise MalformedError(f"the values of a Decision are small numbers, not {shown(values)}")
    return KINDS.encode(Decision(kind, values))


def from_text(text: str, legal: list[int]) -> int:
    """Read a decision; "ara" is enough for "place ARA" if nothing else that is legal fits it."""
    words = text.lower().split()
    if not words or len(text) > LONGEST:
        raise MalformedError("a decision is a few words, such as 'place ARA' or 'power 7'")
    try:
        return KINDS.from_text(text)
    except MalformedError as error:
        fitting = [action for action in legal if fits(words, KINDS.to_text(action))]
        if len(fitting) == 1:
            return fitting[0]
        if not fitting:
            raise
        choices = ", ".join(KINDS.to_text(action) for action in fitting[:8])
        more = ", ..." if len(fitting) > 8 else ""
        raise MalformedError(f"{shown(text)} could be {choices}{more}; write more of it") from error


def fits(words: list[str], full: str) -> bool:
    """Tell whether words are, in order, beginnings of words of a decision."""
    rest = iter(full.lower().split())
    return all(any(candidate.startswith(word) for candidate in rest) for word in words)


def sequence(actions: Sequence[Action]) -> list[Action]:
    """Return decisions in a row as a list; a text is one decision, and none in a row."""
    given: object = actions
    if not isinstance(given, list | tuple) or isinstance(given, Decision):
        raise MalformedError(f"decisions in a row are a list of them, not {shown(actions)}")
    return list(actions)
