"""What a lesson consists of: a scene, and steps that say something or want a decision.

Decisions are written as the engine writes them, "place GRA" or "move P3 CLN GAL", those that
others make in rows as in records: "P3: place CAT, place GRA, pass". Where several will do, a word
may be `*`: "move P3 CLN *" is any way to move that caballero, `*` alone anything.
Texts are named by the end of their message, `web-learn-say-<end>`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hidalgo.grande.board import PLACE_WORDS
from hidalgo.lessons.scene import Scene

# What a step can point at: a place of the map, its figures, or something on it; a seat's panel,
# or something in it; a card by its stack, from 1; what answers the question.
SPOTS: Final = re.compile(
    rf"({'|'.join(PLACE_WORDS)})|figures ({'|'.join(PLACE_WORDS)})|king|grande P[1-5]"
    r"|(seat|score|court|province|power) P[1-5]|card [1-5]|answer"
)


@dataclass(frozen=True)
class Step:
    """One thing that is said, and perhaps a decision that is wanted before it goes on."""

    text: str
    """The end of the message that is said; `answers` are decisions that lead on."""
    at: Sequence[str] = ()
    """What it speaks of, as `SPOTS` has it."""
    answers: Sequence[str] = ()
    """Decisions that lead on; none where a step only says something."""
    times: int = 1
    """How many such decisions in a row; fewer if the question ends before."""
    replies: Mapping[str, str] = field(default_factory=dict)
    """What is said to legal decisions that do not lead on, by pattern; the first one counts."""
    then: Sequence[str] = ()
    """What others decide when this step is left, as "P2: card 3, special"."""
    hold: tuple[str, str] | None = None
    """Said before the next event of a name, at a place if one is given; what follows waits."""
    show: str = ""
    """What lies beside the map: "cards", "supply" (one's Court and Province), or nothing."""


@dataclass(frozen=True)
class Lesson:
    """A lesson: its name, where it begins, what was decided before, and its steps."""

    name: str
    scene: Scene
    steps: Sequence[Step]
    before: Sequence[str] = ()
    """Decisions that lead from the scene to the lesson's beginning."""
    follows: bool = False
    """It goes on where the lesson before it ended; then scene and `before` are not looked at."""


def say(
    text: str,
    at: str = "",
    then: Sequence[str] = (),
    show: str = "",
    hold: tuple[str, str] | None = None,
) -> Step:
    """Say something that one reads before it goes on, `at` spots in a row: "CLN, figures CLN"."""
    return Step(text, _spots(at), then=then, show=show, hold=hold)


def want(
    text: str,
    at: str = "",
    *,
    answer: str,
    other: str = "",
    replies: Mapping[str, str] | None = None,
    times: int = 1,
    then: Sequence[str] = (),
    show: str = "",
) -> Step:
    """Say something and want a decision.

    What is said to legal decisions other than `answer` is `other`, and to some of them, by
    pattern, as in `replies`.
    """
    said = {**(replies or {}), **({"*": other} if other else {})}
    return Step(text, _spots(at), (answer,), times, said, then, show=show)


def _spots(row: str) -> Sequence[str]:
    return row.split(", ") if row else ()


def fits(pattern: str, decision: str) -> bool:
    """Tell whether a decision, as text, is meant by a pattern."""
    if pattern == "*":
        return True
    wanted, words = pattern.split(), decision.split()
    return len(wanted) == len(words) and all(
        meant in {"*", word} for meant, word in zip(wanted, words, strict=True)
    )
