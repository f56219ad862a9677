"""Stack 1, the cards that bring more out of the Court (EG 6.14, 6.15)."""

from __future__ import annotations

import pytest

from hidalgo.grande.state import State
from tests.grande.cards.common import (
    ANSWERS_TO_STEPS,
    begin,
    both_big_boxes,
    courts,
    every_edition,
    finished,
    moves,
    offered,
    why_not,
)
from tests.grande.positions import give_veto, legal, position, say, standing, turn

REINFORCE = "reinforce-2"
EITHER = "move-own-or-reinforce"
CARDS = pytest.mark.parametrize("card", [REINFORCE, EITHER])

# Everywhere but under the King, whether near him or not.
ANYWHERE = [
    "place GAL",
    "place PVA",
    "place ARA",
    "place CAT",
    "place CLV",
    "place CLN",
    "place VAL",
    "place GRA",
    "place CAS",
]


def south(edition: str, court: int = 3) -> State:
    """The King in Sevilla, far from the own three in Galicia."""
    board = {"GAL": (3, 1, 0, 0), "SEV": (1, 1, 0, 0)}
    return position(edition, king="SEV", regions=board, courts=(court, 4, 4, 4))


def reinforcing(game: State, card: str, holder: int | None = None) -> State:
    """Begin to bring more out of the Court, by one card or the other."""
    begin(game, card)
    if holder is not None:
        say(game, holder, "pass")
    return say(game, 0, "half 2") if card == EITHER else game


@every_edition
@CARDS
def test_two_more_go_anywhere_but_under_the_king(edition: str, card: str) -> None:
    game = reinforcing(south(edition), card)
    assert legal(game, 0) == ["pass", *ANYWHERE]
    assert why_not(game, 0, "place SEV") == "taboo"
    say(game, 0, "place GAL")
    assert legal(game, 0) == ["pass", *ANYWHERE]
    say(game, 0, "place CAS")
    assert finished(game)
    assert courts(game) == (1, 4, 4, 4)
    assert standing(game, "GAL") == (4, 1, 0, 0)
    assert standing(game, "CAS") == (1, 0, 0, 0)


@every_edition
@CARDS
def test_the_ordinary_one_still_goes_next_to_the_king(edition: str, card: str) -> None:
    game = say(reinforcing(south(edition), card), 0, "place GAL", "place GAL")
    assert legal(game, 0) == ["pass", "place CLN", "place GRA", "place CAS"]
    say(game, 0, "place CLN")
    assert courts(game) == (0, 4, 4, 4)
    assert standing(game, "GAL") == (5, 1, 0, 0)


@every_edition
@CARDS
def test_both_draw_on_the_same_court(edition: str, card: str) -> None:
    """With one in the Court, bringing it leaves nobody to place, and placing it nobody to bring."""
    game = say(reinforcing(south(edition, court=1), card), 0, "place CAT")
    assert courts(game)[0] == 0
    assert game.prompt() == "power"
    game = say(turn(south(edition, court=1), 0, card), 0, "first", "place CLN")
    if card == REINFORCE:
        assert game.prompt() == "power"
    else:
        assert legal(game, 0) == ["pass", "special"]
        must = edition == "decennial"
        movable = moves("P1 CLN", king="SEV")
        gal = moves("P1 GAL", king="SEV")
        assert legal(say(game, 0, "special"), 0) == ([] if must else ["pass"]) + gal + movable


@every_edition
@CARDS
def test_as_many_as_the_court_holds(edition: str, card: str) -> None:
    game = say(reinforcing(south(edition, court=2), card), 0, "place ARA", "place ARA")
    assert game.prompt() == "power"
    assert standing(game, "ARA") == (2, 0, 0, 0)


@every_edition
@CARDS
@pytest.mark.parametrize("made", [0, 1])
def test_bringing_fewer_is_fine(edition: str, card: str, made: int) -> None:
    game = say(reinforcing(south(edition), card), 0, *["place ARA"] * made, "pass")
    assert finished(game)
    assert courts(game)[0] == 3 - made


@every_edition
def test_not_offered_without_a_court(edition: str) -> None:
    assert not offered(south(edition, court=0), REINFORCE)


# Either or


@every_edition
def test_one_half_is_chosen_and_the_other_is_gone(edition: str) -> None:
    game = begin(south(edition), EITHER)
    assert legal(game, 0) == ["half 1", "half 2"]
    assert why_not(game, 0, "pass") == "not-asked"
    must = edition == "decennial"
    say(game, 0, "half 1")
    assert legal(game, 0) == ([] if must else ["pass"]) + moves("P1 GAL", king="SEV")
    say(game, 0, "move P1 GAL ARA", "move P1 GAL ARA", "move P1 GAL CAS")
    assert finished(game)
    assert courts(game) == (3, 4, 4, 4)
    assert standing(game, "ARA") == (2, 0, 0, 0)


@both_big_boxes
def test_big_boxes_may_leave_some(edition: str) -> None:
    game = say(begin(south(edition), EITHER), 0, "half 1", "move P1 GAL ARA", "pass")
    assert finished(game)
    assert standing(game, "GAL") == (2, 1, 0, 0)


def test_decennial_moves_all() -> None:
    game = say(begin(south("decennial"), EITHER), 0, "half 1", "move P1 GAL ARA")
    assert why_not(game, 0, "pass") == "must-complete"
    say(game, 0, "move P1 GAL ARA", "move P1 GAL ARA")
    assert finished(game)
    assert standing(game, "GAL") == (0, 1, 0, 0)


@every_edition
def test_only_own_caballeros_of_one_region(edition: str) -> None:
    game = position(edition, king="SEV", regions={"GAL": (3, 1), "PVA": (2,)}, courts=(3,))
    say(begin(game, EITHER), 0, "half 1")
    assert why_not(game, 0, "move P2 GAL ARA") == "foreign-limit"
    say(game, 0, "move P1 PVA ARA")
    assert why_not(game, 0, "move P1 GAL ARA") == "one-origin"


@every_edition
def test_a_half_that_can_do_nothing_is_not_asked_about(edition: str) -> None:
    no_court = begin(south(edition, court=0), EITHER)
    assert no_court.prompt() == "move"
    nobody = begin(position(edition, king="SEV", regions={"SEV": (4,)}, courts=(3,)), EITHER)
    assert nobody.prompt() == "reinforce"


@every_edition
def test_not_offered_when_neither_half_can_do_anything(edition: str) -> None:
    board = {"SEV": (4,), "CAS": (2,), "GAL": (0, 3)}
    assert not offered(position(edition, king="SEV", regions=board), EITHER)


# Vetos


@every_edition
@CARDS
def test_a_window_after_each_one_the_last_one_too(edition: str, card: str) -> None:
    game = south(edition)
    give_veto(game, 3)
    begin(game, card)
    assert legal(game, 3) == ANSWERS_TO_STEPS
    say(game, 3, "pass")
    if card == EITHER:
        say(game, 0, "half 2")
    for _ in range(2):
        say(game, 0, "place GAL")
        assert legal(game, 3) == ANSWERS_TO_STEPS
        say(game, 3, "pass")
    assert finished(game)


@every_edition
@CARDS
@pytest.mark.parametrize("made", [1, 2])
def test_a_veto_takes_back_the_last_one_only(edition: str, card: str, made: int) -> None:
    game = south(edition)
    give_veto(game, 3)
    reinforcing(game, card, holder=3)
    for _ in range(made - 1):
        say(game, 0, "place CAS")
        say(game, 3, "pass")
    say(game, 0, "place CAS")
    say(game, 3, "veto")
    assert finished(game)
    assert standing(game, "CAS") == (made - 1, 0, 0, 0)
    assert courts(game) == (4 - made, 4, 4, 4)


@every_edition
def test_a_veto_may_fall_while_moving_by_the_first_half(edition: str) -> None:
    game = south(edition)
    give_veto(game, 3)
    say(begin(game, EITHER), 3, "pass")
    say(game, 0, "half 1", "move P1 GAL ARA")
    say(game, 3, "pass")
    say(game, 0, "move P1 GAL CAS")
    say(game, 3, "veto")
    assert finished(game)
    assert standing(game, "GAL") == (2, 1, 0, 0)
    assert standing(game, "CAS") == (0, 0, 0, 0)


@every_edition
def test_either_or_is_announced_as_a_whole(edition: str) -> None:
    """The holder answers before the half is known; there is no window on the half itself."""
    game = south(edition)
    give_veto(game, 3)
    begin(game, EITHER)
    assert game.prompt() == "window"
    say(game, 3, "pass")
    assert legal(game, 0) == ["half 1", "half 2"]
    say(game, 0, "half 2")
    assert game.prompt() == "reinforce"
