"""Random games of catanatron: four of its own random players in its own loop.

Run from the root of the checkout: .venv-bench/bin/python -m bench.rivals.catanatron_random
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.rivals.worker import work

# Imported by name: the package is in .venv-bench only, where no type checker looks.
GAME: Any = import_module("catanatron.game")
PLAYER: Any = import_module("catanatron.models.player")
PLAYERS = [PLAYER.RandomPlayer(color) for color in PLAYER.Color]


def play(seed: int) -> int:
    """Play a game and return how many actions were played.

    Rolling the dice and ending a turn are actions too. A game that reaches the package's limit
    of turns ends without a winner, and counts like any other.
    """
    game = GAME.Game(PLAYERS, seed=seed)
    game.play()
    return len(game.state.actions)


def survey(seed: int) -> tuple[int, int]:
    """Play a game and return its actions, and those that had an alternative."""
    free = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal free
        free += len(actions) > 1
        return player.decide(game, actions)

    game = GAME.Game(PLAYERS, seed=seed)
    game.play(decide_fn=decide)
    return len(game.state.actions), free


if __name__ == "__main__":
    work("catanatron", play, survey)
