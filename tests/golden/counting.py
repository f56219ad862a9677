"""How many ways a game can go on for a few decisions, from fixed positions.

A number that changes says that something can be chosen now that could not be before, or the other
way round. Where several seats owe a disc at once, they are taken in seat order.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from hidalgo.grande import decisions
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from tests.grande.positions import give_veto, position, say, turn
from tests.laws.games import choices

FILE = Path(__file__).parent / "counts.toml"
HEAD = """\
# Decision sequences by length from the positions of tests/golden/counting.py, and those of the
# greatest length split by their first decision. Written by `python -m tests.golden.make`.
"""


class Start(NamedTuple):
    """A position to count from, and how far."""

    name: str
    depth: int
    make: Callable[[], State]


class Counts(NamedTuple):
    """Numbers of sequences of length 1, 2, ..., and the last one split by first decision."""

    counts: list[int]
    split: dict[str, int]


def count(state: State, depth: int) -> int:
    """Return how many sequences of so many decisions there are; a game that is over has none."""
    seat = int(state.actor())
    if depth == 0:
        return 1
    listed = choices(state, seat)
    if depth == 1:
        return len(listed)
    total = 0
    for action in listed:
        after = state.copy()
        after.apply(action, seat)
        total += count(after, depth - 1)
    return total


def split(state: State, depth: int) -> dict[str, int]:
    """Return the number of sequences by their first decision."""
    seat = int(state.actor())
    result: dict[str, int] = {}
    for action in choices(state, seat):
        after = state.copy()
        after.apply(action, seat)
        result[decisions.KINDS.to_text(action)] = count(after, depth - 1)
    return result


def count_from(start: Start) -> Counts:
    """Count from a position."""
    counts = [count(start.make(), depth) for depth in range(1, start.depth + 1)]
    return Counts(counts, split(start.make(), start.depth))


def mover_under_veto() -> State:
    """P1 has announced to move 3; P2 may stop it. One caballero of P1 and one of P2 can move."""
    game = position(players=3, king="GAL", regions={"GRA": (1, 0, 0), "CAT": (0, 1, 0)})
    turn(game, 0, "move-3")
    give_veto(game, 1)
    return say(game, 0, "special")


def three_discs() -> State:
    """Three seats name a region each by disc, for scoring what is named once."""
    game = position(players=3, king="GAL", regions={"SEV": (2, 1, 0)})
    turn(game, 0, "disc-scoring")
    return say(game, 0, "special")


def three_return() -> State:
    """P2 and P3 return 3 each; P2 from two regions and its Court, P3 has just 4 in all."""
    regions = {"SEV": (0, 2, 3), "VAL": (1, 1, 0), "GAL": (0, 5, 0)}
    game = position(players=3, king="GAL", regions=regions, courts=(0, 3, 1))
    turn(game, 0, "each-returns-3")
    return say(game, 0, "special")


def scorings_under_two_vetos() -> State:
    """P1 has announced to score the 5-point regions, three of which pay; P2 and P3 hold Vetos."""
    regions = {"PVA": (1, 0, 0), "ARA": (0, 2, 1), "VAL": (2, 0, 1)}
    game = position(players=3, king="GAL", regions=regions)
    turn(game, 0, "score-5")
    give_veto(game, 1)
    give_veto(game, 2)
    return say(game, 0, "special")


def short_province() -> State:
    """P1 may recruit 2 by its card, has 1 in the Province, and may recall another."""
    regions = {"SEV": (14, 0), "VAL": (10, 1), "GAL": (5, 0)}
    game = position(players=2, king="GAL", regions=regions)
    turn(game, 0, "recruit-2")
    return game


def eviction() -> State:
    """P1 may place or evict; P2 and P3 stand in free regions."""
    regions = {"SEV": (1, 2, 1), "VAL": (0, 0, 1), "GAL": (0, 3, 3)}
    game = position(players=3, king="GAL", regions=regions, courts=(2, 0, 0))
    turn(game, 0, "eviction")
    return game


STARTS = (
    Start("set-up, 2 players", 5, lambda: new_game("bigbox", 2, seed=1)),
    Start("set-up, 4 players", 4, lambda: new_game("bigbox_nl", 4, seed=2)),
    Start("mover under a Veto", 4, mover_under_veto),
    Start("three discs", 4, three_discs),
    Start("three return", 6, three_return),
    Start("scorings under two Vetos", 6, scorings_under_two_vetos),
    Start("short Province", 5, short_province),
    Start("eviction", 4, eviction),
)


def stored() -> dict[str, Counts]:
    """Read the numbers that are kept."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: Counts(entry["counts"], entry["split"]) for name, entry in data.items()}


def rendered() -> str:
    """Count everything, and return what the file should hold."""
    parts = [HEAD]
    for start in STARTS:
        counts, by_first = count_from(start)
        lines = [f'["{start.name}"]', f"counts = {counts}", f'["{start.name}".split]']
        lines += [f'"{first}" = {number}' for first, number in by_first.items()]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)
