"""The iron rules on every card, for two to five, in positions drawn at random (EG 4.1 to 4.7)."""

from __future__ import annotations

from itertools import product

import pytest

from hidalgo.grande.board import CABALLEROS, PLACE_WORDS
from hidalgo.grande.state import State
from hidalgo.kernel.rng import Rng, stream
from tests.grande.cards.common import (
    EDITIONS,
    REGION_WORDS,
    SINGLE,
    STEPWISE,
    courts,
    every_card,
    picture,
    provinces,
)
from tests.grande.positions import legal, points, position, say, standing, turn

TILE_PLACES = (None, *PLACE_WORDS)
KINGS_CARDS = {"king", "royal-advisor"}
SCORINGS = {card for card in STEPWISE | SINGLE if card.startswith("score")} | {"disc-scoring"}


def drawn(edition: str, players: int, rng: Rng) -> State:
    """A position drawn at random: none to three of each colour anywhere, seat 0 to act."""

    def pick(count: int) -> int:
        return int(rng.below(count))

    tiles = (TILE_PLACES[pick(11)], TILE_PLACES[pick(11)])
    if tiles[0] == tiles[1]:
        tiles = (None, None)
    return position(
        edition,
        players,
        king=REGION_WORDS[pick(9)],
        regions={word: [max(0, pick(5) - 2) for _ in range(players)] for word in PLACE_WORDS},
        courts=[pick(4) for _ in range(players)],
        grandes=[REGION_WORDS[pick(9)] for _ in range(players)],
        tiles=tiles,
    )


def bound(game: State, king: str) -> dict[str, object]:
    """What the taboo keeps where it is: all pieces in the region in which the King began."""
    here = PLACE_WORDS.index(king)
    return {
        "caballeros": standing(game, king),
        "Grandes": [seat for seat in range(game.players()) if game.grande(seat) == here],
        "tiles": [tile for tile in range(2) if game.tile_at(tile) == here],
    }


def special(game: State, card: str, rng: Rng) -> bool:
    """Carry a card's special action out with random choices; False if it is not offered."""
    turn(game, 0, card)
    if "special" not in legal(game, 0):
        return False
    say(game, 0, "special")
    while game.prompt() not in {"turn", "place", "power"}:
        seat = int(game.actor())
        choices = legal(game, seat)
        say(game, seat, choices[int(rng.below(len(choices)))])
    return True


@every_card
@pytest.mark.parametrize(("edition", "players"), list(product(EDITIONS, range(2, 6))))
def test_no_card_breaks_an_iron_rule(edition: str, players: int, card: str) -> None:
    rng = stream(players, card)
    offers = 0
    for _ in range(6):
        game = drawn(edition, players, rng)
        king = PLACE_WORDS[game.king()]
        kept = bound(game, king)
        castillo = standing(game, "CAS")
        before = points(game)
        offers += special(game, card, rng)
        assert bound(game, king) == kept
        assert all(now >= then for now, then in zip(standing(game, "CAS"), castillo, strict=True))
        assert (PLACE_WORDS[game.king()] == king) or card in KINGS_CARDS
        assert all(now >= then for now, then in zip(points(game), before, strict=True))
        assert points(game) == before or card in SCORINGS
        counted = [standing(game, word) for word in PLACE_WORDS]
        for seat, elsewhere in enumerate(zip(courts(game), provinces(game), strict=True)):
            on_board = sum(counts[seat] for counts in counted)
            assert on_board + sum(elsewhere) == CABALLEROS
    assert offers > 0


@every_card
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_offered_changes_something(edition: str, card: str) -> None:
    """EG 4.11; some choices of one's own may come to nothing."""
    idle = {"score-region", "score-region-3", "recruit-2", "disc-scoring"}
    rng = stream(9, card)
    for _ in range(12):
        game = drawn(edition, 4, rng)
        same = game.copy()
        if not special(game, card, rng):
            continue
        stopped = card.startswith("move") or card in {"reinforce-2", "one-of-each"}
        changed = picture(game) != picture(same)
        assert changed or stopped or card in idle
