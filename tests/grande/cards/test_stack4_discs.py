"""Stack 4, discs: scoring what is named once, and the Eviction (EG 6.33 to 6.35)."""

from __future__ import annotations

import pytest

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
    regions_but,
    why_not,
)
from tests.grande.positions import (
    give_veto,
    heard,
    legal,
    listen,
    points,
    position,
    say,
    standing,
)

BOARD = {
    "GAL": (3, 2, 1, 0),
    "PVA": (1, 0, 0, 0),
    "CLN": (1, 2, 0, 0),
    "CAS": (2, 2, 0, 0),
}


def board(edition: str) -> State:
    """The King in Castilla la Nueva; homes from P1 on: GAL, CLN, VAL, SEV."""
    homes = ("GAL", "CLN", "VAL", "SEV")
    return position(edition, king="CLN", regions=BOARD, courts=(2, 1, 1, 1), grandes=homes)


def naming(game: State, **discs: str) -> State:
    """Let seats set their discs: P1="GAL", and so on."""
    for seat, word in discs.items():
        say(game, int(seat[1]) - 1, f"region {word}")
    return game


# Disc scoring


@every_edition
def test_everybody_may_name_any_region(edition: str) -> None:
    game = begin(board(edition), "disc-scoring")
    for seat in range(4):
        assert legal(game, seat) == regions_but()
        assert why_not(game, seat, "pass") == "not-asked"


@every_edition
@pytest.mark.parametrize(
    ("discs", "expected"),
    [
        # Galicia 4+2 home, 2, 0; País Vasco 5; Castilla la Nueva 4 and 7+2 King's +2 home
        ({"P1": "GAL", "P2": "CLN", "P3": "PVA", "P4": "SEV"}, (15, 13, 0, 0)),
        ({"P1": "GAL", "P2": "GAL", "P3": "PVA", "P4": "SEV"}, (5, 0, 0, 0)),
        ({"P1": "GAL", "P2": "GAL", "P3": "GAL", "P4": "CLN"}, (4, 11, 0, 0)),
        ({"P1": "GAL", "P2": "GAL", "P3": "CLN", "P4": "CLN"}, (0, 0, 0, 0)),
    ],
)
def test_regions_named_exactly_once_are_scored(
    edition: str, discs: dict[str, str], expected: tuple[int, ...]
) -> None:
    game = naming(begin(board(edition), "disc-scoring"), **discs)
    assert finished(game)
    assert points(game) == expected
    assert all(standing(game, word) == counts for word, counts in BOARD.items())


@every_edition
def test_discs_may_be_changed_until_the_last_is_in(edition: str) -> None:
    game = naming(begin(board(edition), "disc-scoring"), P4="GAL", P2="GAL", P1="SEV")
    naming(game, P2="CAT")
    assert points(game) == (0, 0, 0, 0)
    naming(game, P3="CAT")
    assert points(game) == (6, 2, 0, 0)


@every_edition
def test_scored_in_printed_order_without_asking(edition: str) -> None:
    game = begin(board(edition), "disc-scoring")
    log = listen(game)
    naming(game, P1="CLN", P2="PVA", P3="GAL", P4="SEV")
    assert [event.data["place"] for event in heard(log, "scored")] == [0, 1, 5]


@every_edition
def test_disc_scoring_is_not_offered_when_nothing_could_pay(edition: str) -> None:
    assert not offered(position(edition, regions={"CAS": (1, 2)}, courts=(1,)), "disc-scoring")


# Eviction


@every_edition
def test_only_where_an_opponent_stands(edition: str) -> None:
    game = begin(board(edition), "eviction")
    # Galicia is the only choice, and so is taken without asking.
    assert legal(game, 0) == []
    assert legal(game, 1) == (regions_but() if edition == "decennial" else regions_but("GAL"))
    two = position(edition, king="CLN", regions={**BOARD, "SEV": (0, 0, 1, 0)}, courts=(1,))
    begin(two, "eviction")
    assert legal(two, 0) == ["region GAL", "region SEV"]
    assert why_not(two, 0, "region CLN") == "taboo"
    assert why_not(two, 0, "region PVA") == "no-opponent-there"
    assert why_not(two, 0, "region VAL") == "no-opponent-there"


@every_edition
def test_all_opponents_leave_each_for_one_region(edition: str) -> None:
    game = begin(board(edition), "eviction")
    assert legal(game, 3) == []
    naming(game, P3="PVA", P2="SEV")
    assert finished(game)
    assert standing(game, "GAL") == (3, 0, 0, 0)
    assert standing(game, "PVA") == (1, 0, 1, 0)
    assert standing(game, "SEV") == (0, 2, 0, 0)
    assert courts(game) == (2, 1, 1, 1)


@every_edition
def test_two_may_name_the_same_region(edition: str) -> None:
    game = naming(begin(board(edition), "eviction"), P2="SEV", P3="SEV")
    assert standing(game, "SEV") == (0, 2, 1, 0)


@every_edition
def test_nobody_leaves_before_all_discs_are_in(edition: str) -> None:
    game = naming(begin(board(edition), "eviction"), P3="PVA")
    assert standing(game, "GAL") == (3, 2, 1, 0)
    naming(game, P3="ARA", P2="PVA")
    assert standing(game, "ARA") == (0, 0, 1, 0)
    assert standing(game, "PVA") == (1, 2, 0, 0)


@every_edition
def test_naming_the_kings_region_means_the_court(edition: str) -> None:
    game = naming(begin(board(edition), "eviction"), P2="CLN", P3="ARA")
    assert finished(game)
    assert standing(game, "CLN") == (1, 2, 0, 0)
    assert standing(game, "GAL") == (3, 0, 0, 0)
    assert courts(game) == (2, 3, 1, 1)
    assert provinces(game) == provinces(board(edition))


@both_big_boxes
def test_big_boxes_want_another_region(edition: str) -> None:
    game = begin(board(edition), "eviction")
    assert why_not(game, 1, "region GAL") == "evicted-same"


def test_decennial_takes_the_same_region_for_the_court() -> None:
    game = naming(begin(board("decennial"), "eviction"), P2="GAL", P3="GAL")
    assert finished(game)
    assert standing(game, "GAL") == (3, 0, 0, 0)
    assert courts(game) == (2, 3, 2, 1)


@every_edition
def test_eviction_is_not_offered_when_no_opponent_is_in_reach(edition: str) -> None:
    regions = {"GAL": (3, 0, 0, 0), "CLN": (1, 1, 1, 1), "CAS": (1, 1, 1, 1)}
    game = position(edition, king="CLN", regions=regions, courts=(1,))
    assert not offered(game, "eviction")


# Vetos: on the announcement, before anything is named


@every_edition
@pytest.mark.parametrize("card", ["disc-scoring", "eviction"])
def test_shown_discs_cannot_be_stopped(edition: str, card: str) -> None:
    game = board(edition)
    give_veto(game, 3)
    begin(game, card)
    assert legal(game, 3) == ANSWERS
    say(game, 3, "pass")
    naming(game, P2="SEV", P3="ARA")
    if card == "disc-scoring":
        naming(game, P1="GAL", P4="PVA")
    assert finished(game)
    assert game.holds_veto(3)


@every_edition
def test_no_window_on_the_region_named(edition: str) -> None:
    regions = {**BOARD, "SEV": (0, 0, 1, 0)}
    game = position(edition, king="CLN", regions=regions, courts=(1,))
    give_veto(game, 3)
    say(begin(game, "eviction"), 3, "pass")
    say(game, 0, "region SEV")
    assert game.prompt() == "disc"
    naming(game, P3="ARA")
    assert finished(game)
