"""Random play: the loop that benchmarks, laws and demonstrations share."""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.kernel.choices import Choices
from hidalgo.kernel.rng import Rng
from hidalgo.kernel.state import GameState


def play_random(state: GameState, rng: Rng, out: Choices, limit: i64 = 1 << 40) -> i64:
    """Let all seats choose uniformly at random to the end of the game, or for `limit` decisions.

    Return how many decisions were made.
    """
    made: i64 = 0
    while made < limit:
        seat: i64 = state.actor()
        if seat < 0:
            break
        count: i64 = state.legal(seat, out)
        state.apply(out.at(rng.below(count)), seat)
        made += 1
    return made


def copy_repeatedly(state: GameState, times: i64) -> GameState:
    """Copy a state, then the copy, and so on, so that a benchmark measures nothing else."""
    made: i64 = 0
    while made < times:
        state = state.copy()
        made += 1
    return state
