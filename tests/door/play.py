"""Random games through the public door, for the tests of it."""

from __future__ import annotations

from collections.abc import Iterator

import hidalgo
from hidalgo.kernel.rng import Rng, stream

COMBINATIONS = [
    (edition, players, {"vetos": vetos, "short": short})
    for edition in ("bigbox", "bigbox_nl", "decennial")
    for players in (2, 3, 4, 5)
    for vetos, short in ((True, False), (False, True))
]


def games(count: int, purpose: str) -> Iterator[tuple[hidalgo.Game, Rng]]:
    """Yield new games of all editions, options and numbers of players, and chance to play them."""
    for number in range(count):
        edition, players, options = COMBINATIONS[number * 7 % len(COMBINATIONS)]
        game = hidalgo.new(edition=edition, players=players, seed=number, options=options)
        yield game, stream(number, purpose)


def step(game: hidalgo.Game, rng: Rng) -> tuple[int, int]:
    """Let one of those who are asked choose at random; return action and seat."""
    actors = game.actors()
    seat = actors[rng.below(len(actors))]
    choices = game.legal(seat)
    return game.apply(choices[rng.below(len(choices))], seat), seat
