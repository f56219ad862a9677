"""Matches between bots: many games, seats rotated, each game the same whenever it is played.

Game g of a match is set up from the seed `seed + g` and contender i draws from its stream "bot i":
which games were played before, and in which process, makes no difference.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from hidalgo.bots.base import UNLIMITED, Bot, Budget
from hidalgo.bots.registry import make_from_text
from hidalgo.grande.editions import edition as edition_named
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.views import view
from hidalgo.kernel.errors import HidalgoError, MalformedError
from hidalgo.kernel.rng import SEED_BITS, Rng, stream


class Match(NamedTuple):
    """Who plays what: bots as text, with parameters, and how their games are set up."""

    bots: tuple[str, ...]
    edition: str = "bigbox"
    vetos: bool = True
    short: bool = False
    seed: int = 1
    budget: Budget = UNLIMITED

    def check(self, games: int) -> None:
        """Refuse a match that cannot be played, before its first game."""
        if not 2 <= len(self.bots) <= 5:
            raise MalformedError(f"2 to 5 bots play a match, not {len(self.bots)}")
        if games < 1:
            raise MalformedError(f"a match has one game or more, not {games}")
        if not 0 <= self.seed <= (1 << SEED_BITS) - games:
            raise MalformedError(
                f"seeds go from 0 to 2**{SEED_BITS} - 1, and {games} games need one each"
            )
        edition_named(self.edition)
        for bot in self.bots:
            make_from_text(bot)

    def seated(self, game: int) -> tuple[int, ...]:
        """Return which contender sits on which seat in a game; they move on by one each game."""
        return tuple((seat + game) % len(self.bots) for seat in range(len(self.bots)))


class Played(NamedTuple):
    """One finished game: the contenders, points, decisions and seconds of thought, all by seat."""

    game: int
    seed: int
    seated: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def share(self, seat: int) -> float:
        """Return a seat's share of the first place, which n winners have 1 / n of each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(
    state: State, players: Sequence[Bot], rngs: Sequence[Rng], budget: Budget = UNLIMITED
) -> tuple[list[int], list[float]]:
    """Let bots play a game to its end, the first on seat 0; each sees its view only.

    Returns how many decisions each seat made and how many seconds it thought.
    """
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    while not state.over():
        seat = int(state.actor())
        seen = view(state, seat)
        start = time.thread_time()
        action = players[seat].decide(seen, budget, rngs[seat])
        seconds[seat] += time.thread_time() - start
        decisions[seat] += 1
        state.apply(action, seat)
    return decisions, seconds


def play_game(match: Match, game: int) -> Played:
    """Play one game of a match."""
    seated = match.seated(game)
    seed = match.seed + game
    count = len(seated)
    state = new_game(match.edition, count, seed, vetos=match.vetos, short=match.short)
    players = [make_from_text(match.bots[who]) for who in seated]
    rngs = [stream(seed, f"bot {who}") for who in seated]
    try:
        decisions, seconds = play(state, players, rngs, match.budget)
    except HidalgoError as error:
        raise MalformedError(f"game {game} (seed {seed}) cannot go on: {error}") from error
    return Played(
        game,
        seed,
        seated,
        tuple(int(state.score(seat)) for seat in range(count)),
        tuple(int(seat) for seat in state.winners()),
        tuple(decisions),
        tuple(seconds),
    )
