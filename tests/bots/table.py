"""Bots at a table for tests: one question, and whole games of every setting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import hidalgo
from hidalgo import bots
from hidalgo.bots import UNLIMITED, Bot
from hidalgo.grande import decisions
from hidalgo.grande.state import State
from hidalgo.grande.views import view
from hidalgo.kernel.rng import stream
from tests.laws.games import Step, walks


def choose(bot: Bot, state: State, seat: int, seed: int = 0) -> int:
    """Return what a bot chooses on a seat, with a generator of its own."""
    return bot.decide(view(state, seat), UNLIMITED, stream(seed, "bot"))


def decide(state: State, seat: int, seed: int = 0, **parameters: object) -> str:
    """Return what `greedy` chooses, as text."""
    action = choose(bots.make("greedy", **parameters), state, seat, seed)
    return decisions.KINDS.to_text(action)


def few(laws: int) -> int:
    """Return how many games to play where every decision is thought about."""
    return max(1, laws // 5) if hidalgo.mode() == "compiled" else 1


def moments(laws: int, name: str, every: int) -> Iterator[Step]:
    """Yield positions of random games, and every one whose kind of prompt is new or rare."""
    met: dict[str, int] = {}
    for walk in walks(laws, name):
        for number, step in enumerate(walk):
            prompt = step.before.prompt()
            met[prompt] = met.get(prompt, 0) + 1
            if met[prompt] <= 2 or number % every == 0:
                yield step


def seated(*names: str) -> Sequence[Bot]:
    """Return bots by name."""
    return [bots.make(name) for name in names]
