"""Random games of OpenSpiel's hearts (C++), each decision made from Python.

Run from the root of the checkout: .venv-bench/bin/python -m bench.rivals.openspiel_hearts
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.rivals.worker import work

# Imported by name: the package is in .venv-bench only, where no type checker looks.
HEARTS: Any = import_module("pyspiel").load_game("hearts")


def play(seed: int) -> int:
    """Play a game and return how many cards the players passed and played.

    Dealing is chance, which takes its time and is no decision.
    """
    choose = random.Random(seed).choice
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choose(state.legal_actions()))
    made = 0
    while not state.is_terminal():
        state.apply_action(choose(state.legal_actions()))
        made += 1
    return made


def survey(seed: int) -> tuple[int, int]:
    """Play a game and return its decisions, and those that had an alternative."""
    rng = random.Random(seed)
    state = HEARTS.new_initial_state()
    made = free = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            made += 1
            free += len(actions) > 1
        state.apply_action(rng.choice(actions))
    return made, free


if __name__ == "__main__":
    work("open_spiel", play, survey)
