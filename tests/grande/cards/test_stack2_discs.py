"""Stack 2, discs: opponents name a region and send own caballeros home (EG 6.21, 6.22)."""

from __future__ import annotations

import pytest

from hidalgo.grande.layout import NONE
from hidalgo.grande.state import State
from tests.grande.cards.common import (
    ANSWERS,
    begin,
    both_big_boxes,
    courts,
    every_edition,
    finished,
    offered,
    provinces,
    why_not,
)
from tests.grande.positions import give_veto, heard, legal, listen, position, say, standing

ALL = "disc-all"
TWO = "disc-two"
CARDS = pytest.mark.parametrize("card", [ALL, TWO])


def spread(edition: str, court: int = 2) -> State:
    """P1 acts; P2 has threes and a one, P3 two twos, P4 nobody within reach."""
    board = {
        "GAL": (3, 3, 0, 0),
        "PVA": (0, 1, 2, 0),
        "ARA": (0, 3, 2, 0),
        "CLN": (4, 4, 4, 4),
        "CAS": (2, 2, 2, 2),
    }
    return position(edition, king="CLN", regions=board, courts=(court, 3, 3, 3))


@every_edition
@CARDS
def test_opponents_name_regions_where_they_have_enough(edition: str, card: str) -> None:
    game = begin(spread(edition), card)
    one = ["region PVA"] if card == ALL else []
    assert legal(game, 1) == ["region GAL", *one, "region ARA"]
    assert legal(game, 2) == ["region PVA", "region ARA"]
    assert legal(game, 0) == []
    assert legal(game, 3) == []


@every_edition
@CARDS
def test_what_cannot_be_named(edition: str, card: str) -> None:
    game = begin(spread(edition), card)
    assert why_not(game, 1, "region CLN") == "disc-taboo"
    too_few = "disc-not-two" if card == TWO else "disc-too-few"
    assert why_not(game, 1, "region SEV") == too_few
    assert why_not(game, 2, "region GAL") == too_few
    if card == TWO:
        assert why_not(game, 1, "region PVA") == too_few
    assert why_not(game, 1, "pass") == "not-asked"


@every_edition
@pytest.mark.parametrize(
    ("card", "galicia", "aragon"),
    [(ALL, (3, 0, 0, 0), (0, 3, 0, 0)), (TWO, (3, 1, 0, 0), (0, 3, 0, 0))],
)
def test_own_caballeros_of_the_named_region_go_home(
    edition: str, card: str, galicia: tuple[int, ...], aragon: tuple[int, ...]
) -> None:
    game = begin(spread(edition), card)
    say(game, 2, "region ARA")
    say(game, 1, "region GAL")
    assert finished(game)
    assert standing(game, "GAL") == galicia
    assert standing(game, "ARA") == aragon
    assert standing(game, "PVA") == (0, 1, 2, 0)
    assert standing(game, "CLN") == (4, 4, 4, 4)
    assert standing(game, "CAS") == (2, 2, 2, 2)
    assert courts(game) == (2, 3, 3, 3)
    assert provinces(game) == (19, 14 + 3 - galicia[1], 17 + 2, 21)


@every_edition
@CARDS
def test_nothing_happens_before_all_discs_are_in(edition: str, card: str) -> None:
    game = begin(spread(edition), card)
    log = listen(game)
    say(game, 1, "region GAL")
    assert standing(game, "GAL") == (3, 3, 0, 0)
    assert heard(log, "disc_shown") == []
    assert legal(game, 1)[0] == "region GAL"
    say(game, 1, "region ARA")
    say(game, 2, "region PVA")
    assert [event.data for event in heard(log, "disc_shown")] == [
        {"seat": 1, "region": 2},
        {"seat": 2, "region": 1},
    ]
    assert standing(game, "GAL") == (3, 3, 0, 0)
    assert all(game.disc(seat) == NONE for seat in range(4))


@every_edition
def test_all_thirty_can_go_home(edition: str) -> None:
    """EG 6.21: however many stand there."""
    game = begin(position(edition, king="CLN", regions={"ARA": (1, 30)}), ALL)
    assert standing(game, "ARA") == (1, 0, 0, 0)
    assert provinces(game)[1] == 30


@every_edition
@CARDS
def test_who_can_name_one_region_only_is_not_asked(edition: str, card: str) -> None:
    board = {"GAL": (0, 3, 0, 0), "PVA": (0, 0, 2, 0)}
    game = begin(position(edition, king="CLN", regions=board, courts=(1,)), card)
    assert finished(game)
    assert standing(game, "GAL") == ((0, 0, 0, 0) if card == ALL else (0, 1, 0, 0))
    assert standing(game, "PVA") == (0, 0, 0, 0)


@every_edition
@CARDS
def test_not_offered_when_opponents_can_name_nothing(edition: str, card: str) -> None:
    board = {"GAL": (5, 0, 0, 0), "CLN": (4, 4, 4, 4), "CAS": (2, 2, 2, 2)}
    assert not offered(position(edition, king="CLN", regions=board, courts=(2, 2, 2, 2)), card)


# Nowhere two together: spared in the big boxes, one goes in the other


def thin(edition: str) -> State:
    """P2 has ones and two under the King, P3 one alone, P4 a two and a one."""
    board = {
        "GAL": (0, 1, 0, 2),
        "PVA": (0, 1, 0, 1),
        "ARA": (0, 0, 1, 0),
        "CLN": (0, 2, 0, 0),
        "CAS": (0, 2, 2, 0),
    }
    return position(edition, king="CLN", regions=board, courts=(1, 0, 0, 0))


@both_big_boxes
def test_big_boxes_spare_who_has_nowhere_two(edition: str) -> None:
    game = begin(thin(edition), TWO)
    assert finished(game)
    assert standing(game, "GAL") == (0, 1, 0, 0)
    assert standing(game, "PVA") == (0, 1, 0, 1)
    assert standing(game, "ARA") == (0, 0, 1, 0)


def test_decennial_takes_one_where_nowhere_are_two() -> None:
    game = begin(thin("decennial"), TWO)
    assert legal(game, 1) == ["region GAL", "region PVA"]
    say(game, 1, "region PVA")
    assert finished(game)
    assert standing(game, "GAL") == (0, 1, 0, 0)
    assert standing(game, "PVA") == (0, 0, 0, 1)
    assert standing(game, "ARA") == (0, 0, 0, 0)
    assert standing(game, "CLN") == (0, 2, 0, 0)


@pytest.mark.parametrize("word", ["GAL", "PVA", "ARA", "CAT", "CLV", "VAL", "SEV", "GRA"])
def test_decennial_knows_no_need_where_two_stand_anywhere(word: str) -> None:
    """EG 6.22: wherever they stand, that region alone can be named."""
    board = dict.fromkeys(("GAL", "SEV"), (0, 1)) | {word: (0, 2)}
    game = begin(position("decennial", king="CLN", regions=board), TWO)
    assert standing(game, word) == (0, 0, 0, 0)
    assert provinces(game)[1] == 30 - sum(standing(game, other)[1] for other in ("GAL", "SEV"))


def test_decennial_allows_one_only_in_need() -> None:
    board = {"GAL": (0, 2), "PVA": (0, 1), "ARA": (0, 3)}
    game = begin(position("decennial", king="CLN", regions=board, courts=(1,)), TWO)
    assert legal(game, 1) == ["region GAL", "region ARA"]
    assert why_not(game, 1, "region PVA") == "disc-not-two"


@pytest.mark.parametrize(
    ("edition", "expected"), [("bigbox", False), ("bigbox_nl", False), ("decennial", True)]
)
def test_offered_against_ones_in_decennial_only(edition: str, expected: bool) -> None:
    game = position(edition, king="CLN", regions={"GAL": (2, 1, 0, 0)}, courts=(1,))
    assert offered(game, TWO) == expected


# Vetos: on the announcement only


@every_edition
@CARDS
def test_shown_discs_cannot_be_stopped(edition: str, card: str) -> None:
    game = spread(edition)
    give_veto(game, 3)
    begin(game, card)
    assert legal(game, 3) == ANSWERS
    say(game, 3, "pass")
    say(game, 1, "region GAL")
    say(game, 2, "region ARA")
    assert finished(game)
    assert game.holds_veto(3)


@every_edition
@CARDS
def test_a_veto_on_the_announcement_asks_for_no_disc(edition: str, card: str) -> None:
    game = spread(edition)
    give_veto(game, 1)
    say(begin(game, card), 1, "veto")
    assert finished(game)
    assert legal(game, 2) == []
    assert standing(game, "ARA") == (0, 3, 2, 0)
