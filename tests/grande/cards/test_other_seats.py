"""The smallest cases, and others than P1 to act: what must not depend on numbers and seats."""

from __future__ import annotations

import pytest

from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.state import State
from tests.grande.cards.common import begin, courts, every_edition, finished, offered
from tests.grande.positions import (
    give_veto,
    legal,
    place,
    points,
    position,
    say,
    standing,
)


def acting(edition: str, seat: int, players: int = 4, **board: tuple[int, ...]) -> State:
    """A seat with a Court of one, the King in Castilla la Nueva, and a few caballeros."""
    court = [1 if other == seat else 0 for other in range(players)]
    return position(edition, players, king="CLN", regions=board, courts=court)


@every_edition
@pytest.mark.parametrize("card", ["courts-emptied", "courts-lose-3", "each-returns-3"])
def test_one_caballero_in_one_court_is_enough(edition: str, card: str) -> None:
    game = position(edition, king="CLN", courts=(1, 0, 1, 0))
    assert finished(begin(game, card))
    assert courts(game) == (1, 0, 0, 0)


@every_edition
@pytest.mark.parametrize("card", ["one-of-each", "each-returns-3", "disc-all"])
def test_one_caballero_in_one_region_is_enough(edition: str, card: str) -> None:
    game = begin(acting(edition, 0, GAL=(0, 0, 1, 0)), card)
    if card == "one-of-each" and edition != "decennial":
        assert legal(game, 0) == ["pass", "take P3 GAL"]
        say(game, 0, "take P3 GAL")
    assert finished(game)
    assert standing(game, "GAL") == (0, 0, 0, 0)


@every_edition
def test_one_caballero_is_enough_for_an_eviction(edition: str) -> None:
    game = begin(acting(edition, 0, GAL=(0, 0, 1, 0)), "eviction")
    say(game, 2, "region VAL")
    assert finished(game)
    assert standing(game, "VAL") == (0, 0, 1, 0)


@every_edition
@pytest.mark.parametrize("card", ["move-3", "move-4-own", "move-own-from-one"])
def test_one_caballero_is_enough_for_a_mover(edition: str, card: str) -> None:
    assert offered(acting(edition, 0, GAL=(1, 0, 0, 0)), card)


@every_edition
@pytest.mark.parametrize("card", ["score-region", "score-region-3", "disc-scoring"])
def test_a_second_place_that_pays_is_enough(edition: str, card: str) -> None:
    """All firsts are tied: those who share them earn the second figure."""
    game = begin(acting(edition, 0, GAL=(2, 2, 0, 0)), card)
    say(game, 0, "region GAL")
    if card == "disc-scoring":
        for seat in (1, 2, 3):
            say(game, seat, "region SEV")
    assert points(game) == (2, 2, 0, 0)


@every_edition
def test_one_of_each_reaches_the_first_seat(edition: str) -> None:
    game = begin(acting(edition, 2, GAL=(2, 0, 1, 0), PVA=(1, 0, 0, 1)), "one-of-each", seat=2)
    stop = [] if edition == "decennial" else ["pass"]
    assert legal(game, 2) == [*stop, "take P1 GAL", "take P1 PVA", "take P4 PVA"]
    say(game, 2, "take P4 PVA")
    assert legal(game, 2) == [*stop, "take P1 GAL", "take P1 PVA"]
    say(game, 2, "take P1 GAL")
    assert finished(game, seat=2)
    assert standing(game, "GAL") == (1, 0, 1, 0)


@every_edition
def test_the_grande_that_moves_is_the_active_seats(edition: str) -> None:
    game = say(begin(acting(edition, 2), "grande", seat=2), 2, "region GAL")
    homes = [PLACE_WORDS[game.grande(seat)] for seat in range(4)]
    assert homes == ["CLV", "CLN", "GAL", "SEV"]


@every_edition
def test_own_and_foreign_are_seen_from_the_active_seat(edition: str) -> None:
    own = begin(acting(edition, 2, GAL=(1, 1, 2, 0)), "move-4-own", seat=2)
    say(own, 2, "move P3 GAL CAS", "pass")
    assert standing(own, "GAL") == (1, 1, 1, 0)
    foreign = begin(acting(edition, 2, GAL=(1, 1, 2, 0)), "move-3-foreign", seat=2)
    owners = {text.split()[1] for text in legal(foreign, 2) if text != "pass"}
    assert owners == {"P1", "P2"}


@every_edition
@pytest.mark.parametrize("players", [2, 3, 5])
def test_opponents_lose_their_courts_at_any_table(edition: str, players: int) -> None:
    game = position(edition, players, courts=[5] * players)
    begin(game, "courts-lose-3", seat=1)
    assert courts(game) == tuple(5 if seat == 1 else 2 for seat in range(players))


@every_edition
@pytest.mark.parametrize("players", [2, 3, 5])
def test_returns_go_round_the_table_from_the_left(edition: str, players: int) -> None:
    """Each has one in the Court and three in Galicia, so each has to choose."""
    regions = {"GAL": [3] * players}
    game = position(edition, players, king="CLN", regions=regions, courts=[1] * players)
    begin(game, "each-returns-3", seat=1)
    asked = []
    while game.prompt() == "return":
        seat = int(game.actor())
        asked.append(seat)
        say(game, seat, *[f"take P{seat + 1} GAL"] * 3)
    assert asked == [(1 + step) % players for step in range(1, players)]
    assert standing(game, "GAL") == tuple(3 if seat == 1 else 0 for seat in range(players))


@every_edition
def test_two_with_discs(edition: str) -> None:
    game = begin(acting(edition, 0, 2, GAL=(2, 1), SEV=(0, 1)), "disc-scoring")
    say(game, 0, "region GAL")
    say(game, 1, "region SEV")
    # The homes of two are Castilla la Vieja and la Nueva, and only firsts are paid.
    assert points(game) == (4, 4)


@every_edition
def test_two_holders_are_asked_once_each_from_the_left(edition: str) -> None:
    game = acting(edition, 2, GAL=(1, 1, 2, 0))
    give_veto(game, 1)
    give_veto(game, 3)
    begin(game, "royal-advisor", seat=2)
    for holder, other in ((3, 1), (1, 3)):
        assert legal(game, holder) == ["pass", "veto"]
        assert legal(game, other) == []
        say(game, holder, "pass")
    say(game, 2, "region GRA")
    assert game.king() == place("GRA")
    assert finished(game, seat=2)
