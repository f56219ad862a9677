"""How `greedy` values what is not points yet: its parameters, with what each is for."""

from __future__ import annotations

from typing import NamedTuple

from hidalgo.kernel.errors import MalformedError


class Style(NamedTuple):
    """The weights of an evaluation; points that are on the score track weigh 1."""

    rivals: float = 0.3
    """Share of each rival's gain that counts as an own loss."""

    persistence: float = 0.8
    """Part of what stands on the board that still counts a round later."""

    court: float = 0.8
    """Points that a caballero in the Court is worth while it can still be placed."""

    province: float = 0.1
    """Points that a caballero in the Province is worth while turns are left."""

    veto: float = 3.0
    """Points that a Veto in front of a seat is worth."""

    order: float = 0.15
    """Points that each pip of a power card is worth in later rounds."""


def check(style: Style) -> Style:
    """Return a style if all its weights are sensible numbers."""
    for name, value in style._asdict().items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 100:
            raise MalformedError(f"{name!r} must be a number from 0 to 100, not {value!r}")
    if style.persistence > 1:
        raise MalformedError(f"'persistence' must not be above 1, but is {style.persistence}")
    return style
