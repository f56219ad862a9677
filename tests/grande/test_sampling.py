"""Games drawn to fit a view: whoever looks at one sees what the view showed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from hidalgo.grande.layout import NONE, STACK, STACK_SIZE
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.unseen import card_played, card_taken_back
from hidalgo.grande.views import PUBLIC, sample, view
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream
from tests.grande.positions import place, position, say
from tests.grande.scenes import LONELY, special


def stacks(game: State) -> list[Counter[int]]:
    """Return the cards of each stack, whatever their order."""
    return [
        Counter(int(game.get(STACK + stack * STACK_SIZE + depth)) for depth in range(11))
        for stack in range(4)
    ]


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 3])
@pytest.mark.parametrize("vetos", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_a_sample_fits_its_view(seed: int, vetos: bool, viewer: int) -> None:
    """EG 8.8, 8.11: at every decision of a game, and each stack keeps its eleven cards."""
    game = new_game("bigbox", 4, seed, vetos=vetos)
    moves, samples, out = stream(seed, "moves"), stream(seed, "samples"), Choices()
    while not game.over():
        known = view(game, viewer)
        drawn = sample(known, samples)
        assert view(drawn, viewer) == known
        assert stacks(drawn) == stacks(game)
        play_random(game, moves, out, 1)


@pytest.mark.parametrize("seat", [0, 1, 4])
def test_every_hand_of_every_seat_can_be_drawn(seat: int) -> None:
    """EG 8.11: of 4, 6, 13 one was taken back, then the 5 laid and one more of the four taken."""
    held = [value for value in range(1, 14) if value not in {4, 6, 13}]
    game = position(players=5, hands=[held] * 5)
    card_taken_back(game, seat, 1 << 5)
    card_played(game, seat, 1 << 4)
    card_taken_back(game, seat, 1 << 4)
    rng = stream(1, "samples")
    drawn = {int(sample(view(game), rng).hand(seat)) for _ in range(200)}
    certain = sum(1 << (value - 1) for value in held if value != 5)
    pairs = combinations((4, 5, 6, 13), 2)
    assert drawn == {certain | 1 << (one - 1) | 1 << (other - 1) for one, other in pairs}


@pytest.mark.parametrize("owing", range(5))
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 3])
def test_discs_that_are_set_are_drawn(viewer: int, owing: int) -> None:
    """EG 8.3, 8.8: any region for each disc that is set and not one's own; no other disc."""
    game = special("bigbox", "disc-scoring", players=5, regions=LONELY)
    for seat in range(5):
        if seat != owing:
            say(game, seat, "region SEV")
    rng = stream(1, "samples")
    drawn = [sample(view(game, viewer), rng) for _ in range(100)]
    for seat in range(5):
        regions = {int(each.disc(seat)) for each in drawn}
        if seat == owing:
            assert regions == {NONE}
        elif seat == viewer:
            assert regions == {place("SEV")}
        else:
            assert regions == set(range(9))
    assert all(view(each, viewer) == view(game, viewer) for each in drawn)
