"""Stacks 4 and 5 without discs: tile, power card, Court, Grande, King (EG 6.29 to 6.37)."""

from __future__ import annotations

import pytest

from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.layout import BESIDE
from hidalgo.grande.state import State
from hidalgo.kernel.errors import MalformedError
from tests.grande.cards.common import (
    ANSWERS,
    begin,
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
    place,
    points,
    position,
    say,
    standing,
    turn,
)

TILES = ("8/4/0", "4/0/0")
Where = tuple[str | None, str | None]


def quiet(edition: str, king: str = "CLN", tiles: Where = (None, None)) -> State:
    """P1 to act, with a few pieces and a Court of three."""
    board = {"GAL": (2, 1, 0, 0), "CLN": (1, 1, 0, 0), "CAS": (2, 1, 0, 0)}
    return position(edition, king=king, regions=board, courts=(3, 1, 1, 1), tiles=tiles)


def laid(game: State) -> Where:
    """Where the two scoring tiles lie; None beside the board."""
    first, second = (
        None if game.tile_at(tile) == BESIDE else PLACE_WORDS[game.tile_at(tile)]
        for tile in range(2)
    )
    return (first, second)


# Scoring tiles


def tile_choices(number: int, *closed: str) -> list[str]:
    return [f"tile {TILES[number]} {word}" for word in PLACE_WORDS if word not in closed]


@every_edition
def test_either_tile_goes_anywhere_but_under_the_king(edition: str) -> None:
    """The Castillo included."""
    game = begin(quiet(edition), "tile")
    assert legal(game, 0) == tile_choices(0, "CLN") + tile_choices(1, "CLN")
    assert why_not(game, 0, "tile 8/4/0 CLN") == "tile-taboo"
    assert why_not(game, 0, "pass") == "not-asked"


@every_edition
@pytest.mark.parametrize(
    ("before", "text", "after"),
    [
        ((None, None), "tile 8/4/0 GAL", ("GAL", None)),
        ((None, None), "tile 4/0/0 CAS", (None, "CAS")),
        (("GAL", None), "tile 8/4/0 CAS", ("CAS", None)),
        (("GAL", "CAS"), "tile 4/0/0 SEV", ("GAL", "SEV")),
    ],
)
def test_a_tile_comes_in_or_moves_on(edition: str, before: Where, text: str, after: Where) -> None:
    game = say(begin(quiet(edition, tiles=before), "tile"), 0, text)
    assert finished(game)
    assert laid(game) == after


@every_edition
def test_one_tile_to_a_place(edition: str) -> None:
    game = begin(quiet(edition, tiles=("GAL", None)), "tile")
    assert legal(game, 0) == tile_choices(0, "CLN", "GAL") + tile_choices(1, "CLN", "GAL")
    assert why_not(game, 0, "tile 4/0/0 GAL") == "covered"
    assert why_not(game, 0, "tile 8/4/0 GAL") == "covered"


@every_edition
def test_a_tile_under_the_king_lies_fast(edition: str) -> None:
    game = begin(quiet(edition, tiles=("CLN", "GAL")), "tile")
    assert legal(game, 0) == tile_choices(1, "CLN", "GAL")
    assert why_not(game, 0, "tile 8/4/0 SEV") == "tile-taboo"


@every_edition
def test_the_figures_change_at_once(edition: str) -> None:
    game = say(begin(quiet(edition), "tile"), 0, "tile 8/4/0 GAL", "pass")
    say(begin(game, "score-region"), 0, "region GAL")
    assert points(game) == (8, 4, 0, 0)


# A power card back


def held(game: State, seat: int) -> list[int]:
    return [value for value in range(1, 14) if game.hand(seat) >> (value - 1) & 1]


def late(edition: str, seat: int = 0) -> State:
    """P1 laid the 4 now, the 9 and the 13 before; P4's 1 is the lowest of the round."""
    hand = [value for value in range(1, 14) if value not in {4, 9, 13}]
    other = [value for value in range(1, 14) if value not in {1, 7}]
    hands = [hand, hand, hand, other]
    court = [0, 0, 0, 0]
    court[seat] = 2
    return position(edition, courts=court, hands=hands, played=(4, 3, 2, 1))


@every_edition
def test_one_from_the_discard_or_the_one_just_laid(edition: str) -> None:
    game = begin(late(edition), "power-back")
    assert legal(game, 0) == ["power 4", "power 9", "power 13"]
    assert why_not(game, 0, "power 5") == "power-in-hand"
    say(game, 0, "power 13")
    assert finished(game)
    assert held(game, 0) == [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]


@every_edition
def test_others_do_not_see_which(edition: str) -> None:
    game = begin(late(edition), "power-back")
    log = listen(game)
    say(game, 0, "power 13")
    assert [event.data for event in log if event.visible_to(1)] == [{"seat": 0}]
    [value] = heard(log, "power_back_value")
    assert value.audience == frozenset({0})
    assert value.data == {"seat": 0, "value": 13}


@every_edition
def test_the_card_of_this_round_still_decides_the_marker(edition: str) -> None:
    game = say(begin(late(edition, seat=3), "power-back", seat=3), 3, "power 1", "pass")
    assert game.prompt() == "power"
    assert game.marker() == 3
    assert 1 in held(game, 3)
    assert 7 not in held(game, 3)


@every_edition
def test_a_single_card_comes_back_unasked(edition: str) -> None:
    game = begin(quiet(edition), "power-back")
    assert finished(game)
    assert held(game, 0) == list(range(1, 14))


# Two more recruits


@every_edition
def test_up_to_two_come_to_the_court(edition: str) -> None:
    game = begin(quiet(edition), "recruit-2")
    assert legal(game, 0) == ["recruit 0", "recruit 1", "recruit 2"]
    assert why_not(game, 0, "recruit 3") == "recruit-limit"
    say(game, 0, "recruit 2")
    assert finished(game)
    assert courts(game) == (5, 1, 1, 1)
    assert provinces(game) == (20, 26, 29, 29)


@every_edition
@pytest.mark.parametrize("count", [0, 1])
def test_fewer_may_come(edition: str, count: int) -> None:
    game = say(begin(quiet(edition), "recruit-2"), 0, f"recruit {count}")
    assert finished(game)
    assert courts(game)[0] == 3 + count


def exhausted(edition: str, province: int, free: int = 2) -> State:
    """P1 has no more than a few in the Province; some stand free, most under the King."""
    board = {"GAL": (free,), "CLN": (25 - free,), "CAS": (3,)}
    return position(edition, king="CLN", regions=board, courts=(2 - province,))


@every_edition
@pytest.mark.parametrize("taken", [0, 1])
def test_what_the_province_lacks_may_come_from_regions(edition: str, taken: int) -> None:
    """At most what it lacked, however many of its own were taken."""
    game = begin(exhausted(edition, 1), "recruit-2")
    assert legal(game, 0) == ["recruit 0", "recruit 1"]
    assert why_not(game, 0, "recruit 2") == "province-short"
    say(game, 0, f"recruit {taken}")
    assert legal(game, 0) == ["pass", "take P1 GAL"]
    assert why_not(game, 0, "take P1 CLN") == "taboo"
    assert why_not(game, 0, "take P1 CAS") == "not-from-castillo"
    assert why_not(game, 0, "take P2 GAL") == "only-own"
    say(game, 0, "take P1 GAL")
    assert finished(game)
    assert standing(game, "GAL") == (1, 0, 0, 0)
    assert courts(game)[0] == 2 + taken
    assert provinces(game)[0] == 1 - taken


@every_edition
def test_from_regions_alone_and_not_more_than_are_there(edition: str) -> None:
    game = exhausted(edition, 0, free=1)
    begin(game, "recruit-2")
    assert legal(game, 0) == ["pass", "take P1 GAL"]
    assert finished(say(game, 0, "take P1 GAL"))
    assert courts(game)[0] == 3


@every_edition
def test_not_offered_when_nobody_can_be_recruited(edition: str) -> None:
    assert not offered(exhausted(edition, 0, free=0), "recruit-2")


@every_edition
def test_recruits_may_be_placed_in_the_same_turn(edition: str) -> None:
    """A Court that was empty is none any more (EG 3.15)."""
    game = position(edition, king="CLN", courts=(0,))
    say(begin(game, "recruit-2"), 0, "recruit 2", "place SEV", "place CAS")
    assert standing(game, "SEV") == standing(game, "CAS") == (1, 0, 0, 0)


# The own Grande


@every_edition
def test_the_grande_goes_to_any_other_free_region(edition: str) -> None:
    """P1's stands in Castilla la Vieja, P3's in Valencia, where it may be joined."""
    game = begin(quiet(edition), "grande")
    assert legal(game, 0) == regions_but("CLV", "CLN")
    assert why_not(game, 0, "region CLN") == "grande-taboo"
    assert why_not(game, 0, "region CLV") == "grande-there"
    with pytest.raises(MalformedError):
        say(game, 0, "region CAS")
    say(game, 0, "region VAL")
    assert finished(game)
    homes = [PLACE_WORDS[game.grande(seat)] for seat in range(4)]
    assert homes == ["VAL", "CLN", "VAL", "SEV"]
    assert standing(game, "VAL") == (0, 0, 0, 0)


@every_edition
def test_the_new_region_is_home(edition: str) -> None:
    game = say(begin(quiet(edition), "grande"), 0, "region GAL", "pass")
    say(begin(game, "score-region"), 0, "region GAL")
    assert points(game) == (6, 2, 0, 0)


@every_edition
def test_not_offered_to_a_grande_under_the_king(edition: str) -> None:
    assert not offered(quiet(edition, king="CLV"), "grande")


# The King


@every_edition
@pytest.mark.parametrize(
    ("king", "near"),
    [
        ("GAL", ["PVA", "CLV"]),
        ("CAT", ["ARA", "VAL"]),
        ("CLN", ["ARA", "CLV", "VAL", "SEV", "GRA"]),
    ],
)
def test_the_royal_advisor_takes_him_one_step(edition: str, king: str, near: list[str]) -> None:
    game = begin(quiet(edition, king=king), "royal-advisor")
    assert legal(game, 0) == [f"region {word}" for word in near]
    assert why_not(game, 0, f"region {king}") == "king-there"
    assert why_not(game, 0, "region SEV" if king != "CLN" else "region GAL") == "king-too-far"
    say(game, 0, f"region {near[-1]}")
    assert finished(game)
    assert game.king() == place(near[-1])


@every_edition
def test_the_kings_card_takes_him_to_any_other_region(edition: str) -> None:
    game = begin(quiet(edition), "king")
    assert legal(game, 0) == regions_but("CLN")
    assert why_not(game, 0, "region CLN") == "king-there"
    with pytest.raises(MalformedError):
        say(game, 0, "region CAS")
    say(game, 0, "region CAT")
    assert finished(game)
    assert game.king() == place("CAT")


@every_edition
@pytest.mark.parametrize("card", ["royal-advisor", "king"])
def test_the_taboo_follows_him(edition: str, card: str) -> None:
    """What stood under him stays there; placing goes by where he stands at that moment."""
    game = say(begin(quiet(edition), card), 0, "region ARA")
    assert legal(game, 0) == [
        "pass",
        "place PVA",
        "place CAT",
        "place CLV",
        "place CLN",
        "place VAL",
        "place CAS",
    ]
    assert why_not(game, 0, "place ARA") == "taboo"
    assert why_not(game, 0, "place SEV") == "not-near-king"
    say(game, 0, "place CLN")
    assert standing(game, "CLN") == (2, 1, 0, 0)


@every_edition
@pytest.mark.parametrize("card", ["royal-advisor", "king"])
def test_placing_first_goes_by_where_he_was(edition: str, card: str) -> None:
    game = say(turn(quiet(edition), 0, card), 0, "first", "place SEV", "place SEV", "place SEV")
    say(game, 0, "special", "region SEV")
    assert standing(game, "SEV") == (3, 0, 0, 0)
    assert game.king() == place("SEV")


# Single steps: one window, on the announcement


@every_edition
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("tile", "tile 8/4/0 CAS"),
        ("power-back", "power 13"),
        ("recruit-2", "recruit 2"),
        ("grande", "region PVA"),
        ("royal-advisor", "region CLV"),
        ("king", "region SEV"),
    ],
)
def test_no_window_once_it_is_done(edition: str, card: str, text: str) -> None:
    game = late(edition)
    give_veto(game, 3)
    begin(game, card)
    assert legal(game, 3) == ANSWERS
    say(game, 3, "pass")
    say(game, 0, text)
    assert finished(game)
    assert game.holds_veto(3)


@every_edition
def test_no_window_between_recruits_from_province_and_regions(edition: str) -> None:
    game = exhausted(edition, 1)
    give_veto(game, 3)
    say(begin(game, "recruit-2"), 3, "pass")
    say(game, 0, "recruit 1", "take P1 GAL")
    assert finished(game)
