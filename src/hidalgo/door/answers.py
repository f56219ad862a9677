"""What a game answers when it is asked: values to read, of names that say what they are."""

from __future__ import annotations

from typing import NamedTuple

from hidalgo.grande.views import View

Points = tuple[int, ...]


class Prompt(NamedTuple):
    """What a seat is asked: the kind, the card in use, how many are left, and so on.

    `against` is whose action a Veto would stop, `purpose` what a disc is for.
    """

    kind: str
    seat: int
    card: str | None
    left: int | None
    against: int | None
    purpose: str | None
    may_pass: bool


class Outcome(NamedTuple):
    """How a game ended: who has won, with how many points each, and for which reason."""

    winners: tuple[int, ...]
    points: Points
    reason: str


class Effect(NamedTuple):
    """What decisions bring: points at once, and by place how a scoring of it would change."""

    gains: Points
    projected: dict[str, Points]


class Draft(NamedTuple):
    """What would come of some decisions: how far they can be shown, what follows, what it brings.

    `used` stops before a decision that would show something, and behind one after which others
    decide. `effects` has an effect for each of `legal`, None for what would show something.
    """

    used: int
    legal: list[int]
    view: View
    effect: Effect
    effects: dict[int, Effect | None]

    @property
    def gains(self) -> Points:
        """What the decisions bring at once, by seat."""
        return self.effect.gains
