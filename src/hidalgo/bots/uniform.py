"""The bot that chooses blindly: every legal decision is as likely as any other."""

from __future__ import annotations

from typing import ClassVar

from hidalgo.bots.base import Bot, Budget, legal_choices
from hidalgo.grande.views import View
from hidalgo.kernel.rng import Rng


class RandomBot(Bot):
    """Chooses uniformly at random; it ignores its budget."""

    heeds_budget: ClassVar[bool] = False

    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        """Draw one of the legal decisions."""
        choices = legal_choices(view)
        return choices[rng.below(len(choices))]
