"""Who has won (rules 3.20, 3.21)."""

from __future__ import annotations

import pytest

from hidalgo.grande.layout import PHASE, PHASE_OVER, PHASE_SCORING, ROUND
from hidalgo.grande.rounds import settle
from tests.grande.positions import position


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((9, 8, 7), (0,)), ((7, 9, 9), (1, 2)), ((5, 5, 5), (0, 1, 2)), ((0, 0, 1), (2,))],
)
def test_the_most_points_win_and_a_tie_is_shared(
    scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """EG 3.20, 3.21."""
    game = position(players=3, scores=scores)
    game.put(ROUND, 9)
    game.put(PHASE, PHASE_SCORING)
    assert game.winners() == ()
    settle(game)
    assert game.get(PHASE) == PHASE_OVER
    assert game.over()
    assert game.winners() == winners
