"""What a bot is: it gets a view, a budget and its own randomness, and gives a decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, NamedTuple

from hidalgo.grande.views import View
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.rng import Rng


class Budget(NamedTuple):
    """How much a bot may think about one decision; None is no limit."""

    milliseconds: float | None = None
    evaluations: int | None = None


UNLIMITED: Final = Budget()


class Bot(ABC):
    """A player that decides from what its seat may know.

    It never gets a game: `view.known()` is the view as a state to read and to try decisions on,
    and `hidalgo.grande.views.sample(view, rng)` a game that fits the view. All that a bot
    remembers between decisions must follow from the views it was given.
    """

    heeds_budget: ClassVar[bool] = True
    """False for a bot that thinks as long as it thinks, whatever its budget."""

    @abstractmethod
    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        """Return one of the decisions that are legal for the seat of the view."""


def legal_choices(view: View) -> list[int]:
    """Return what the seat of a view may choose now, in ascending order."""
    out = Choices()
    view.known().legal(view.seat, out)
    return out.to_list()
