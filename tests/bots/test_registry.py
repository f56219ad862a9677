"""Bots by name: what there is, one's own, and clear words for what there is not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hidalgo import bots
from hidalgo.bots import Bot, Budget, registry
from hidalgo.bots.greedy import GreedyBot
from hidalgo.bots.uniform import RandomBot
from hidalgo.grande.views import View
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import Rng


class FirstBot(Bot):
    """Chooses the first of the legal choices, or the one after some."""

    def __init__(self, skip: int = 0) -> None:
        self.skip = skip

    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        return self.skip


@pytest.fixture
def first() -> Iterator[str]:
    bots.register("first", FirstBot)
    yield "first"
    registry._MAKERS.pop("first")


def test_names() -> None:
    assert bots.names() == ("random", "greedy")


def test_bots_are_made_by_name() -> None:
    assert isinstance(bots.make("random"), RandomBot)
    greedy = bots.make("greedy", rivals=0.5)
    assert isinstance(greedy, GreedyBot)
    assert greedy.style.rivals == 0.5


def test_bots_say_whether_they_heed_a_budget() -> None:
    assert not bots.make("random").heeds_budget
    assert not bots.make("greedy").heeds_budget


def test_others_enter_their_own(first: str) -> None:
    assert first in bots.names()
    made = bots.make(first, skip=2)
    assert isinstance(made, FirstBot)
    assert made.skip == 2


@pytest.mark.parametrize("name", ["greedy", ""])
def test_a_name_is_given_once(name: str) -> None:
    with pytest.raises(MalformedError, match="taken are random, greedy"):
        bots.register(name, FirstBot)


def test_unknown_names_are_answered_with_the_known() -> None:
    with pytest.raises(MalformedError, match=r"no bot 'gready'; the bots are random, greedy"):
        bots.make("gready")


def test_unknown_parameters_are_answered_with_the_known() -> None:
    with pytest.raises(MalformedError, match=r"'greedy' has no parameter 'depth'; it has rivals, "):
        bots.make("greedy", depth=2)
    with pytest.raises(MalformedError, match=r"'random' has no parameter 'depth'; it has none"):
        bots.make("random", depth=2)


@pytest.mark.parametrize("value", [-1, 1000, "much", None, True, float("nan")])
def test_parameters_are_checked(value: object) -> None:
    with pytest.raises(MalformedError, match="'court' must be a number from 0 to 100"):
        bots.make("greedy", court=value)


def test_persistence_is_a_share() -> None:
    with pytest.raises(MalformedError, match="'persistence' must not be above 1"):
        bots.make("greedy", persistence=1.5)
