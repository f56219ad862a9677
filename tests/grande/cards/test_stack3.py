"""Stacks 2 and 3, the special scorings (EG 5.10, 5.18 to 5.22, 6.23 to 6.28)."""

from __future__ import annotations

import pytest

from hidalgo.grande.state import State
from tests.grande.cards.common import (
    ANSWERS,
    begin,
    every_edition,
    finished,
    offered,
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

# Every region but Valencia has a sole first.
BOARD = {
    "GAL": (2, 1, 0, 0),
    "PVA": (0, 2, 1, 0),
    "ARA": (0, 0, 2, 1),
    "CAT": (0, 2, 1, 0),
    "CLV": (2, 0, 0, 1),
    "CLN": (1, 2, 0, 0),
    "VAL": (1, 1, 0, 0),
    "SEV": (0, 0, 1, 2),
    "GRA": (3, 2, 1, 0),
    "CAS": (2, 2, 1, 0),
}
HOMES = ("GAL", "ARA", "CAT", "CLV")


def board(
    edition: str,
    king: str = "CLN",
    tiles: tuple[str | None, str | None] = (None, None),
    court: int = 1,
) -> State:
    """Every region and the Castillo hold somebody; the King stands in Castilla la Nueva."""
    return position(
        edition,
        king=king,
        regions=BOARD,
        courts=(court, 2, 2, 2),
        grandes=HOMES,
        tiles=tiles,
    )


def nothing_moved(game: State) -> bool:
    return all(standing(game, word) == counts for word, counts in BOARD.items())


# Regions by value

BY_VALUE = [
    # Galicia 4+2 home and 2, Cataluña 4 and 2, Sevilla 4 and 3
    ("score-4", (6, 6, 5, 4)),
    # País Vasco 5 and 3, Aragón 5 and 4, Valencia shared: 3 and 3
    ("score-5", (3, 8, 8, 4)),
    # Castilla la Vieja 6 and 4, la Nueva 7+2 King's and 4, Granada 6, 3 and 1
    ("score-6-7", (16, 12, 1, 4)),
]


@every_edition
@pytest.mark.parametrize(("card", "expected"), BY_VALUE)
def test_regions_by_their_first_figure(edition: str, card: str, expected: tuple[int, ...]) -> None:
    game = begin(board(edition), card)
    assert finished(game)
    assert points(game) == expected
    assert nothing_moved(game)


@every_edition
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        # 8/4/0 takes Galicia out, 4/0/0 brings Granada in: 4 to its first
        ("score-4", (4, 4, 5, 4)),
        ("score-5", (3, 8, 8, 4)),
        # Granada is out
        ("score-6-7", (10, 9, 0, 4)),
    ],
)
def test_a_tile_makes_and_unmakes_the_value(
    edition: str, card: str, expected: tuple[int, ...]
) -> None:
    game = begin(board(edition, tiles=("GAL", "GRA")), card)
    assert points(game) == expected


@every_edition
def test_a_tile_under_the_king_counts_and_bonuses_come_on_top(edition: str) -> None:
    # Castilla la Nueva is a 4-point region now: 4+2 to P2
    game = begin(board(edition, tiles=(None, "CLN")), "score-4")
    assert points(game) == (6, 12, 5, 4)


@every_edition
@pytest.mark.parametrize("tile", [("CAS", None), (None, "CAS")])
@pytest.mark.parametrize(("card", "expected"), BY_VALUE)
def test_the_castillo_is_no_region_of_any_value(
    edition: str, card: str, expected: tuple[int, ...], tile: tuple[str | None, str | None]
) -> None:
    assert points(begin(board(edition, tiles=tile), card)) == expected


@every_edition
@pytest.mark.parametrize(
    ("card", "empty"),
    [
        ("score-4", ("GAL", "CAT", "SEV")),
        ("score-5", ("PVA", "ARA", "VAL")),
        ("score-6-7", ("CLV", "CLN", "GRA")),
    ],
)
def test_not_offered_when_no_such_region_pays(
    edition: str, card: str, empty: tuple[str, ...]
) -> None:
    regions = {word: counts for word, counts in BOARD.items() if word not in empty}
    assert not offered(position(edition, king="CLN", regions=regions, courts=(1,)), card)


@every_edition
def test_not_offered_when_all_are_tied_among_two(edition: str) -> None:
    """With two players only the first rank pays, so a tie pays nobody."""
    tied = {"GAL": (2, 2), "CAT": (1, 1), "PVA": (3, 1), "CAS": (2, 2)}
    for card in ("score-4", "score-castillo"):
        assert not offered(position(edition, 2, king="CLN", regions=tied, courts=(1,)), card)


# The Castillo


@every_edition
def test_the_castillo_is_scored_and_stays_full(edition: str) -> None:
    game = board(edition)
    log = listen(game)
    begin(game, "score-castillo")
    assert finished(game)
    assert points(game) == (3, 3, 1, 0)
    assert nothing_moved(game)
    [opened] = heard(log, "castillo_opened")
    assert opened.audience is None
    assert list(opened.data.values()) == [2, 2, 1, 0, 0]


@every_edition
@pytest.mark.parametrize(
    ("tiles", "expected"), [(("CAS", None), (8, 4, 0, 0)), ((None, "CAS"), (4, 0, 0, 0))]
)
def test_a_tile_covers_the_castillos_figures(
    edition: str, tiles: tuple[str | None, str | None], expected: tuple[int, ...]
) -> None:
    """A sole first there earns no bonus, wherever King and Grandes are."""
    inside = {"CAS": (3, 2, 1, 0)}
    game = position(edition, regions=inside, courts=(1,), tiles=tiles)
    assert points(begin(game, "score-castillo")) == expected


@every_edition
def test_an_empty_castillo_is_not_scored(edition: str) -> None:
    game = position(edition, regions={"GAL": (1, 2, 3, 4)}, courts=(1,))
    assert not offered(game, "score-castillo")


# First places


@every_edition
def test_only_sole_firsts_earn_points(edition: str) -> None:
    """Valencia is tied and pays nothing; bonuses of King (CLN) and home (GAL) as ever."""
    game = begin(board(edition), "score-firsts")
    assert finished(game)
    # P1: GAL 4+2, CLV 6, GRA 6; P2: PVA 5, CAT 4, CLN 7+2; P3: ARA 5; P4: SEV 4
    assert points(game) == (18, 18, 5, 4)
    assert nothing_moved(game)


@every_edition
def test_firsts_go_by_the_tiles(edition: str) -> None:
    game = begin(board(edition, tiles=("VAL", "GAL")), "score-firsts")
    assert points(game) == (18, 18, 5, 4)
    game = begin(board(edition, tiles=("SEV", "CLV")), "score-firsts")
    assert points(game) == (16, 18, 5, 8)


@every_edition
def test_not_offered_when_all_first_places_are_tied(edition: str) -> None:
    tied = {"GAL": (2, 2, 1, 0), "CLN": (1, 1, 0, 0), "CAS": (3, 0, 0, 0)}
    assert not offered(position(edition, regions=tied, courts=(1,)), "score-firsts")


# The fullest and the emptiest


@every_edition
def test_the_fullest_region(edition: str) -> None:
    """Granada with six; the Castillo, however full, is none."""
    game = position(
        edition, king="CLN", regions={**BOARD, "CAS": (4, 4, 0, 0)}, courts=(1,), grandes=HOMES
    )
    assert points(begin(game, "score-fullest")) == (6, 3, 1, 0)


@every_edition
def test_all_the_fullest_if_several_are_level_the_kings_too(edition: str) -> None:
    regions = {"GAL": (2, 1, 0, 0), "CLN": (0, 0, 3, 0), "SEV": (1, 0, 0, 1)}
    game = position(edition, king="CLN", regions=regions, courts=(1,), grandes=HOMES)
    # Galicia 4+2 home and 2; Castilla la Nueva 7+2 King's
    assert points(begin(game, "score-fullest")) == (6, 2, 9, 0)


@every_edition
def test_the_emptiest_region_is_not_an_empty_one(edition: str) -> None:
    """Valencia with two; nobody stands in Sevilla, and Grandes do not count."""
    regions = {**BOARD, "SEV": (0, 0, 0, 0), "CAS": (1, 0, 0, 0)}
    homes = ("VAL", "SEV", "SEV", "SEV")
    game = position(edition, king="CLN", regions=regions, courts=(1,), grandes=homes)
    assert points(begin(game, "score-emptiest")) == (3, 3, 0, 0)


@every_edition
def test_all_the_emptiest_if_several_are_level_the_kings_too(edition: str) -> None:
    regions = {"GAL": (2, 1, 0, 0), "CLN": (0, 0, 1, 0), "SEV": (1, 0, 0, 0), "CAS": (1, 1, 1, 1)}
    game = position(edition, king="CLN", regions=regions, courts=(1,), grandes=HOMES)
    assert points(begin(game, "score-emptiest")) == (4, 0, 9, 0)


@every_edition
@pytest.mark.parametrize("card", ["score-fullest", "score-emptiest"])
def test_grandes_make_no_region_fuller(edition: str, card: str) -> None:
    """Two and two, whatever Grandes stand there: both are scored."""
    regions = {"GAL": (2, 0, 0, 0), "SEV": (0, 2, 0, 0)}
    homes = ("GAL", "PVA", "GAL", "GAL")
    game = position(edition, king="CLN", regions=regions, courts=(1,), grandes=homes)
    assert points(begin(game, card)) == (6, 4, 0, 0)


@every_edition
@pytest.mark.parametrize("card", ["score-fullest", "score-emptiest"])
def test_not_offered_on_a_board_without_caballeros(edition: str, card: str) -> None:
    assert not offered(position(edition, regions={"CAS": (1, 2, 3, 4)}, courts=(1,)), card)


@every_edition
def test_not_offered_when_the_fullest_pays_nobody(edition: str) -> None:
    regions = {"GAL": (2, 2), "PVA": (1, 0)}
    game = position(edition, 2, king="CLN", regions=regions, courts=(1,))
    assert not offered(game, "score-fullest")


# One region of one's choice

ONE = pytest.mark.parametrize("card", ["score-region", "score-region-3"])


@every_edition
@ONE
def test_any_of_the_nine_regions_may_be_named(edition: str, card: str) -> None:
    game = begin(board(edition), card)
    assert legal(game, 0) == regions_but()
    assert why_not(game, 0, "pass") == "not-asked"


@every_edition
@ONE
@pytest.mark.parametrize(
    ("named", "expected"),
    [("GRA", (6, 3, 1, 0)), ("GAL", (6, 2, 0, 0)), ("CLN", (4, 9, 0, 0)), ("VAL", (3, 3, 0, 0))],
)
def test_it_is_scored_with_all_bonuses(
    edition: str, card: str, named: str, expected: tuple[int, ...]
) -> None:
    game = say(begin(board(edition), card), 0, f"region {named}")
    assert finished(game)
    assert points(game) == expected
    assert nothing_moved(game)


@every_edition
@ONE
def test_one_that_pays_nobody_may_be_named(edition: str, card: str) -> None:
    game = position(edition, king="CLN", regions={"GAL": (1, 0, 0, 0)}, courts=(1,))
    assert points(say(begin(game, card), 0, "region SEV")) == (0, 0, 0, 0)


@every_edition
@ONE
def test_not_offered_when_no_region_pays(edition: str, card: str) -> None:
    game = position(edition, 2, regions={"GAL": (2, 2), "CAS": (3, 0)}, courts=(1,))
    assert not offered(game, card)


# Single steps: no window after them


@every_edition
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("score-region", ["region GRA"]),
        ("score-region-3", ["region GRA"]),
        ("score-castillo", []),
        ("score-fullest", []),
    ],
)
def test_what_is_scored_alone_cannot_be_taken_back(
    edition: str, card: str, then: list[str]
) -> None:
    game = board(edition)
    give_veto(game, 2)
    begin(game, card)
    assert legal(game, 2) == ANSWERS
    say(game, 2, "pass")
    say(game, 0, *then)
    assert finished(game)
    assert sum(points(game)) > 0


@every_edition
def test_regions_that_pay_nobody_are_no_steps(edition: str) -> None:
    """Three regions have the value, one pays: a single step, without order and later window."""
    regions = {"GAL": (2, 2), "CAT": (3, 1), "SEV": (1, 1)}
    game = position(edition, 2, king="CLN", regions=regions, courts=(1,), grandes=HOMES)
    give_veto(game, 1)
    begin(game, "score-4")
    assert legal(game, 1) == ANSWERS
    say(game, 1, "pass")
    assert finished(game)
    assert points(game) == (4, 0)
