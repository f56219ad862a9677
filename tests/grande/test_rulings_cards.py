"""Section 6 of the rules: what the cards do, above all where they leave doubt."""

from __future__ import annotations

import pytest

from hidalgo.grande.state import State
from tests.grande.positions import (
    card_number,
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
from tests.grande.scenes import (
    EDITIONS,
    LONELY,
    REGIONS,
    offers_special,
    refused,
    scorings,
    special,
    words,
)

BIG_BOXES = EDITIONS[:2]


def test_no_caballero_is_moved_to_where_it_stands() -> None:
    """EG 6.4."""
    game = special("bigbox", "move-3", regions={"ARA": (1,)})
    assert refused(game, 0, "move P1 ARA ARA") == "6.4"


def test_one_that_has_moved_may_move_again() -> None:
    """EG 6.4: and each time counts."""
    game = special("bigbox", "move-3", regions={"ARA": (1,)})
    say(game, 0, "move P1 ARA VAL", "move P1 VAL ARA", "move P1 ARA SEV")
    assert standing(game, "SEV") == (1, 0, 0, 0)
    assert game.prompt() == "power"


@pytest.mark.parametrize(
    ("card", "own", "foreign"),
    [
        ("move-3", 3, 3),
        ("move-4", 4, 4),
        ("move-4-own", 4, 0),
        ("move-3-foreign", 0, 3),
        ("move-2-own-2-foreign", 2, 2),
        ("move-5-from-one", 5, 5),
    ],
)
def test_how_many_and_whose_a_mover_moves(card: str, own: int, foreign: int) -> None:
    """EG 6.8, 6.9, 6.10, 6.11, 6.12."""
    for seat, most in ((0, own), (1, foreign)):
        game = special("bigbox", card, regions={"ARA": (9, 9, 9)})
        text = f"move P{seat + 1} ARA VAL"
        count = 0
        while game.prompt() == "move" and text in legal(game, 0):
            say(game, 0, text)
            count += 1
        assert count == most
        if game.prompt() == "move":
            assert refused(game, 0, text) == "6.1"


def test_two_own_and_two_foreign_in_any_sequence() -> None:
    """EG 6.11: the foreign ones may be of several opponents."""
    game = special("bigbox", "move-2-own-2-foreign", regions={"ARA": (3, 3, 3)})
    say(game, 0, "move P2 ARA VAL", "move P1 ARA SEV", "move P3 ARA VAL", "move P1 ARA CAS")
    assert standing(game, "ARA") == (1, 2, 2, 0)
    assert game.prompt() == "power"


@pytest.mark.parametrize("card", ["move-5-from-one", "move-own-from-one"])
def test_the_first_moved_fixes_the_region(card: str) -> None:
    """EG 6.5, 6.12, 6.13: though the targets may be as many as wished."""
    game = special("bigbox", card, regions={"ARA": (2, 2), "SEV": (2, 2)})
    say(game, 0, "move P1 ARA VAL")
    assert refused(game, 0, "move P1 SEV VAL") == "6.5"
    assert refused(game, 0, "move P1 VAL SEV") == "6.5"
    say(game, 0, "move P1 ARA CAS")
    assert standing(game, "VAL")[0] == standing(game, "CAS")[0] == 1


def test_discs_are_set_together_and_may_be_changed() -> None:
    """EG 6.6: until the last is in; then all are shown."""
    game = special("bigbox", "disc-scoring", regions=LONELY)
    assert game.owing() == 0b1111
    for seat, word in ((2, "GAL"), (0, "GAL"), (3, "SEV"), (2, "GRA")):
        say(game, seat, f"region {word}")
    assert game.owing() == 0b0010
    assert len(legal(game, 2)) == 9
    log = listen(game)
    say(game, 1, "region SEV")
    assert set(words(heard(log, "disc_shown"), "region")) == {"GAL", "SEV", "GRA"}
    assert set(scorings(log)) == {"GAL", "GRA"}


@pytest.mark.parametrize("edition", BIG_BOXES)
def test_some_own_may_stay(edition: str) -> None:
    """EG 6.13: in both big boxes."""
    game = special(edition, "move-own-from-one", regions={"ARA": (3,)})
    say(game, 0, "move P1 ARA VAL", "pass")
    assert (standing(game, "ARA")[0], game.prompt()) == (2, "power")


@pytest.mark.parametrize("card", ["move-own-from-one", "move-own-or-reinforce"])
def test_all_own_must_go_in_the_decennial(card: str) -> None:
    """EG 6.13, 6.15, 4.9."""
    game = special("decennial", card, regions={"ARA": (3, 1), "SEV": (1,)}, courts=(1,))
    if card == "move-own-or-reinforce":
        say(game, 0, "half 1")
    assert refused(game, 0, "pass") == "4.9"
    say(game, 0, "move P1 ARA VAL", "move P1 ARA CAS")
    assert refused(game, 0, "pass") == "4.9"
    say(game, 0, "move P1 ARA VAL")
    assert standing(game, "ARA") == (0, 1, 0, 0)
    assert game.prompt() == "place"


def test_all_own_of_thirty_can_go() -> None:
    """EG 6.13: however many stand there."""
    game = special("decennial", "move-own-from-one", regions={"ARA": (30,)})
    say(game, 0, *["move P1 ARA VAL"] * 30)
    assert standing(game, "VAL")[0] == 30
    assert game.prompt() == "power"


@pytest.mark.parametrize("edition", EDITIONS)
def test_either_half_but_not_both(edition: str) -> None:
    """EG 6.15."""
    board = {"ARA": (1,)}
    game = special(edition, "move-own-or-reinforce", regions=board, courts=(3,))
    assert legal(game, 0) == ["half 1", "half 2"]
    say(game, 0, "half 2", "place SEV", "place CAS")
    assert game.prompt() == "place"
    game = special(edition, "move-own-or-reinforce", regions=board, courts=(3,))
    say(game, 0, "half 1", "move P1 ARA SEV")
    assert (game.court(0), game.prompt()) == (3, "place")


def test_the_only_half_that_can_do_something_is_taken() -> None:
    """EG 6.15."""
    game = special("bigbox", "move-own-or-reinforce", regions={"ARA": (1,)})
    assert game.prompt() == "move"
    game = special("bigbox", "move-own-or-reinforce", courts=(1,))
    assert game.prompt() == "reinforce"
    assert not offers_special("bigbox", "move-own-or-reinforce", regions={"CAS": (1,)})


@pytest.mark.parametrize(
    ("card", "left"), [("courts-emptied", (5, 0, 0, 0)), ("courts-lose-3", (5, 1, 0, 0))]
)
def test_courts_of_opponents_lose(card: str, left: tuple[int, ...]) -> None:
    """EG 6.17, 6.18: the own Court is spared, and who has fewer than three loses all."""
    game = special("bigbox", card, courts=(5, 4, 3, 1))
    assert game.prompt() == "place"
    assert tuple(game.court(seat) for seat in range(4)) == left
    assert [game.province(seat) for seat in range(4)] == [30 - court for court in left]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_of_each_in_any_order(edition: str) -> None:
    """EG 6.19: the active seat picks which, one of each opponent."""
    game = special(edition, "one-of-each", regions={"ARA": (2, 2, 2, 0), "SEV": (0, 1, 1, 1)})
    say(game, 0, "take P3 ARA")
    assert refused(game, 0, "take P3 SEV") == "6.19"
    assert refused(game, 0, "take P1 ARA") == "6.19"
    say(game, 0, "take P2 SEV")
    if edition != "decennial":
        say(game, 0, "take P4 SEV")
    assert standing(game, "ARA") == (2, 2, 1, 0)
    assert standing(game, "SEV") == (0, 0, 1, 0)


@pytest.mark.parametrize("edition", BIG_BOXES)
def test_an_opponent_may_be_skipped(edition: str) -> None:
    """EG 6.19: in both big boxes; the decennial skips nobody in reach (see 4.9)."""
    game = special(edition, "one-of-each", regions={"ARA": (0, 1, 1, 1)})
    say(game, 0, "take P4 ARA", "pass")
    assert standing(game, "ARA") == (0, 1, 1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_returned_from_court_and_several_regions(edition: str) -> None:
    """EG 6.20: the mixture is the opponent's choice, in seat order from the left."""
    board = {"ARA": (0, 2, 1), "SEV": (0, 1)}
    game = turn(position(edition, regions=board, courts=(0, 1, 0, 0)), 0, "each-returns-3")
    say(game, 0, "special")
    assert game.actor() == 1
    say(game, 1, "take P2 ARA", "take P2 SEV", "take P2 COURT")
    # Gabriel's only one went without a question, and there is nothing of the fourth seat.
    assert standing(game, "ARA") == (0, 1, 0, 0)
    assert standing(game, "SEV") == (0, 0, 0, 0)
    assert game.prompt() == "power"


def test_who_can_name_nothing_is_spared() -> None:
    """EG 6.21."""
    board = {"GAL": (0, 3), "CAS": (0, 3), "ARA": (0, 0, 2), "SEV": (0, 0, 1)}
    game = special("bigbox", "disc-all", king="GAL", regions=board)
    assert game.owing() == 0b0100
    say(game, 2, "region ARA")
    assert standing(game, "GAL")[1] == standing(game, "CAS")[1] == 3
    assert standing(game, "ARA") == (0, 0, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_regions_with_own_caballeros_are_named(edition: str) -> None:
    """EG 6.21."""
    game = special(edition, "disc-all", regions={"ARA": (3, 1), "SEV": (0, 1)})
    refused(game, 1, "region VAL")
    assert legal(game, 0) == []


def two_of_a_region(edition: str) -> State:
    """Seat 1 has two in two regions, seat 2 has only single ones, seat 3 none at all."""
    board = {"ARA": (5, 2, 1), "SEV": (0, 3, 1), "VAL": (0, 1), "GAL": (0, 0, 0, 2)}
    return special(edition, "disc-two", king="GAL", regions=board)


@pytest.mark.parametrize("edition", BIG_BOXES)
def test_who_has_no_two_together_is_spared(edition: str) -> None:
    """EG 6.22: in both big boxes."""
    game = two_of_a_region(edition)
    assert game.owing() == 0b0010
    assert legal(game, 1) == ["region ARA", "region SEV"]
    say(game, 1, "region SEV")
    assert standing(game, "SEV") == (0, 1, 1, 0)
    assert standing(game, "ARA") == (5, 2, 1, 0)


def test_who_has_no_two_together_returns_one_in_the_decennial() -> None:
    """EG 6.22: who has two may not name a region with one; who has nothing is spared."""
    game = two_of_a_region("decennial")
    assert game.owing() == 0b0110
    assert legal(game, 1) == ["region ARA", "region SEV"]
    refused(game, 1, "region VAL")
    assert legal(game, 2) == ["region ARA", "region SEV"]
    say(game, 1, "region SEV")
    say(game, 2, "region ARA")
    assert standing(game, "SEV") == (0, 1, 1, 0)
    assert standing(game, "ARA") == (5, 2, 0, 0)
    assert standing(game, "GAL") == (0, 0, 0, 2)


def test_two_in_the_kings_region_are_not_two_to_name() -> None:
    """EG 4.1, 6.22: in `decennial` who has two only there names a region with one."""
    board = {"GAL": (0, 4), "ARA": (0, 1), "SEV": (0, 1)}
    game = special("decennial", "disc-two", king="GAL", regions=board)
    assert legal(game, 1) == ["region ARA", "region SEV"]
    say(game, 1, "region SEV")
    assert standing(game, "SEV") == (0, 0, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_places_only_with_bonuses(edition: str) -> None:
    """EG 6.24: a tie for first earns nothing there, and seconds earn nothing anywhere."""
    board = {"GAL": (2, 1), "SEV": (1, 1), "GRA": (1, 2)}
    game = special(
        edition, "score-firsts", king="GAL", grandes=("GAL", "GRA", "SEV", "SEV"), regions=board
    )
    assert points(game) == (4 + 2 + 2, 6 + 2, 0, 0)


@pytest.mark.parametrize(
    ("card", "scored"),
    [
        ("score-castillo", ["CAS"]),
        # By numbers: Galicia 4 (the King's), Aragón 4, Sevilla 2, Valencia 1, Granada 1.
        ("score-fullest", ["GAL", "ARA"]),
        ("score-emptiest", ["VAL", "GRA"]),
    ],
)
def test_castillo_fullest_and_emptiest(card: str, scored: list[str]) -> None:
    """EG 6.25, 6.26, 6.27: neither Grandes nor the Castillo nor empty regions count."""
    board = {
        "GAL": (2, 2),
        "ARA": (1, 3),
        "SEV": (2,),
        "VAL": (1,),
        "GRA": (0, 0, 1),
        "CAS": (9,),
    }
    game = turn(position(king="GAL", regions=board, grandes=("SEV",) * 4), 0, card)
    log = listen(game)
    say(game, 0, "special")
    assert list(scorings(log)) == scored


@pytest.mark.parametrize("card", ["score-region", "score-region-3"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_region_may_be_named_for_scoring(edition: str, card: str) -> None:
    """EG 6.28: even one that pays nobody, as long as the action is offered at all."""
    game = special(edition, card, regions={"ARA": (1,)})
    assert legal(game, 0) == [f"region {word}" for word in REGIONS]
    say(game, 0, "region SEV")
    assert points(game) == (0, 0, 0, 0)
    assert game.prompt() == "power"


@pytest.mark.parametrize("edition", EDITIONS)
def test_stack_three_has_one_score_a_region(edition: str) -> None:
    """EG 6.28: the stack has eleven cards, though one rulebook counts three of these."""
    game = position(edition)
    assert card_number(game, "score-region-3") + 1 == card_number(game, "tile")
    assert card_number(game, "score-castillo") + 2 == card_number(game, "score-firsts")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_power_card_comes_back_unseen(edition: str) -> None:
    """EG 6.30."""
    game = turn(
        position(edition, played=(4, 3, 2, 1), hands=(tuple(range(5, 14)),)), 0, "power-back"
    )
    log = listen(game)
    say(game, 0, "special")
    assert legal(game, 0) == ["power 1", "power 2", "power 3", "power 4"]
    say(game, 0, "power 2")
    assert game.hand(0) >> 1 & 1 == 1
    assert heard(log, "power_back")[0].audience is None
    assert [event.audience for event in heard(log, "power_back_value")] == [frozenset({0})]


def test_the_card_taken_back_still_decides_the_marker() -> None:
    """EG 6.30: this round's value counts all the same."""
    game = turn(position(played=(1, 3, 2, 4)), 0, "power-back")
    say(game, 0, "special")
    assert game.hand(0) & 1 == 1
    assert (game.marker(), game.prompt(), game.actor()) == (0, "power", 0)
    assert "power 1" in legal(game, 0)


def test_recruiting_by_card_follows_the_same_rules() -> None:
    """EG 6.31: up to two, and from regions only what the Province lacks."""
    game = special("bigbox", "recruit-2")
    assert legal(game, 0) == ["recruit 0", "recruit 1", "recruit 2"]
    game = special("bigbox", "recruit-2", king="GAL", regions={"ARA": (19,), "GAL": (10,)})
    say(game, 0, "recruit 1")
    assert legal(game, 0) == ["pass", "take P1 ARA"]
    say(game, 0, "take P1 ARA")
    assert (game.court(0), game.prompt()) == (2, "place")


@pytest.mark.parametrize("edition", EDITIONS)
def test_disc_scoring_in_printed_order(edition: str) -> None:
    """EG 6.33: those named exactly once, the King's region too, whoever holds a Veto."""
    game = special(edition, "disc-scoring", veto_of=1, king="ARA", regions=LONELY, players=5)
    say(game, 1, "pass")
    log = listen(game)
    for seat, word in enumerate(("SEV", "GRA", "ARA", "GAL", "SEV")):
        say(game, seat, f"region {word}")
    assert words(heard(log, "scored"), "place") == ["GAL", "ARA", "GRA"]
    assert scorings(log)["ARA"] == (7, 0, 0, 0, 0)


def evicted(edition: str) -> State:
    """The opponents 1 and 2 must leave Aragón; the King stands in Galicia."""
    board = {"ARA": (3, 2, 1), "SEV": (1, 1), "GAL": (0, 0, 0, 1), "CAS": (0, 1)}
    game = special(edition, "eviction", king="GAL", regions=board)
    assert legal(game, 0) == ["region ARA", "region SEV"]
    return say(game, 0, "region ARA")


@pytest.mark.parametrize("edition", EDITIONS)
def test_evicted_caballeros_go_where_their_discs_say(edition: str) -> None:
    """EG 6.34: naming the King's region sends them to the Court; nobody else is concerned."""
    game = evicted(edition)
    assert game.owing() == 0b0110
    say(game, 2, "region GAL")
    say(game, 1, "region VAL")
    assert standing(game, "ARA") == (3, 0, 0, 0)
    assert standing(game, "VAL") == (0, 2, 0, 0)
    assert game.court(2) == 1
    assert standing(game, "GAL") == (0, 0, 0, 1)


def test_only_a_region_with_opponents_is_evicted() -> None:
    """EG 6.34."""
    game = special("bigbox", "eviction", regions={"ARA": (3, 2), "VAL": (4,), "SEV": (0, 1)})
    assert refused(game, 0, "region VAL") == "6.34"


@pytest.mark.parametrize("edition", BIG_BOXES)
def test_the_evicted_region_cannot_be_named(edition: str) -> None:
    """EG 6.35: in both big boxes."""
    game = evicted(edition)
    assert refused(game, 1, "region ARA") == "6.35"
    assert len(legal(game, 1)) == 8


def test_naming_the_evicted_region_means_the_court_in_the_decennial() -> None:
    """EG 6.35."""
    game = evicted("decennial")
    say(game, 1, "region ARA")
    say(game, 2, "region GAL")
    assert standing(game, "ARA") == (3, 0, 0, 0)
    assert (game.court(1), game.court(2)) == (2, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_king_does_not_go_where_he_stands(edition: str) -> None:
    """EG 6.37: leaving him there is declining; the card takes him anywhere else."""
    game = special(edition, "king", king="GAL")
    assert refused(game, 0, "region GAL") == "6.37"
    assert legal(game, 0) == [f"region {word}" for word in REGIONS[1:]]
    game = turn(position(edition, king="GAL"), 0, "king")
    say(game, 0, "pass")
    assert game.king() == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_royal_advisor_takes_one_step(edition: str) -> None:
    """EG 6.36."""
    game = special(edition, "royal-advisor", king="GAL")
    assert legal(game, 0) == ["region PVA", "region CLV"]
    assert refused(game, 0, "region GRA") == "6.36"
    say(game, 0, "region CLV")
    assert game.king() == place("CLV")
