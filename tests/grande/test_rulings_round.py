"""Section 3 of the rules: the round."""

from __future__ import annotations

import pytest

from hidalgo.grande.layout import CHOSEN
from hidalgo.grande.rounds import settle
from hidalgo.grande.state import State
from tests.grande.positions import heard, legal, points, position, say, standing, turn
from tests.grande.scenes import (
    EDITIONS,
    begin_turns,
    play_powers,
    power_phase,
    refused,
    sit_out,
    sit_out_round,
    whole_game,
)

# Power card 3 recruits five; the Province holds three.
SHORT = {"GAL": (7,), "ARA": (10,), "VAL": (5,), "CAS": (5,)}


def short_province(edition: str = "bigbox", **board: tuple[int, ...]) -> State:
    game = position(edition, king="GAL", regions=board or SHORT, played=(3, 2, 1, 4))
    begin_turns(game)
    sit_out(game)
    return game


@pytest.mark.parametrize("first", [0, 2, 3])
def test_power_cards_go_round_from_the_marker(first: int) -> None:
    """EG 3.2: and on to the left."""
    game = power_phase(first=first)
    order: list[int] = []
    while game.prompt() == "power":
        order.append(int(game.actor()))
        say(game, order[-1], f"power {len(order)}")
    assert order == [(first + step) % 4 for step in range(4)]


def test_only_held_power_cards_are_laid() -> None:
    """EG 3.4."""
    game = position(played=(7, 5, 4, 6), hands=((1, 2, 3),))
    settle(game)
    say(game, 2, "power 13")
    say(game, 3, "power 12")
    assert legal(game, 0) == ["power 1", "power 2", "power 3"]
    assert refused(game, 0, "power 7") == "3.4"


def test_a_turn_is_recruiting_choosing_using() -> None:
    """EG 3.6."""
    game = begin_turns(position(played=(4, 3, 2, 1), courts=(1,)))
    assert (game.prompt(), game.actor()) == ("recruit", 0)
    assert refused(game, 0, "card 5") == "3.6"
    say(game, 0, "recruit 4")
    assert game.prompt() == "choose"
    assert refused(game, 0, "recruit 1") == "3.6"
    say(game, 0, "card 5")
    assert game.prompt() == "turn"


@pytest.mark.parametrize(("power", "most"), [(1, 6), (6, 3), (9, 2), (11, 1)])
def test_recruiting_none_up_to_the_power_cards_number(power: int, most: int) -> None:
    """EG 3.7."""
    for count in range(most + 1):
        game = begin_turns(position(players=2, played=(power, 13)))
        sit_out(game)
        say(game, 0, f"recruit {count}")
        assert game.court(0) == count
    if most < 6:
        game = begin_turns(position(players=2, played=(power, 13)))
        sit_out(game)
        assert refused(game, 0, f"recruit {most + 1}") == "3.7"


def test_high_power_cards_recruit_nobody() -> None:
    """EG 3.7, 4.12: with 12 or 13 there is nothing to ask."""
    game = begin_turns(position(players=2, played=(13, 12)))
    assert (game.prompt(), game.actor()) == ("choose", 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_castillo_nor_kings_region_feeds_the_court(edition: str) -> None:
    """EG 3.8."""
    game = say(short_province(edition), 0, "recruit 3")
    assert legal(game, 0) == ["pass", "take P1 ARA", "take P1 VAL"]
    assert refused(game, 0, "take P1 CAS") == "4.5"
    assert refused(game, 0, "take P1 GAL") == "4.1"
    assert refused(game, 0, "take P2 ARA") == "3.8"


def test_more_than_the_province_holds_is_refused() -> None:
    """EG 3.8."""
    assert refused(short_province(), 0, "recruit 4") == "3.8"


@pytest.mark.parametrize("taken", [0, 1, 3])
def test_regions_give_what_the_province_lacked_at_the_start(taken: int) -> None:
    """EG 3.9: two, however many of the Province's three were taken."""
    game = say(short_province(), 0, f"recruit {taken}")
    say(game, 0, "take P1 ARA", "take P1 ARA")
    assert game.prompt() == "choose"
    assert game.court(0) == taken + 2


def test_an_empty_province_leaves_all_to_the_regions() -> None:
    """EG 3.9."""
    game = short_province(ARA=(15,), VAL=(15,))
    assert game.prompt() == "recall"
    say(game, 0, *["take P1 ARA"] * 5)
    assert (game.prompt(), game.court(0)) == ("choose", 5)


def test_a_full_province_leaves_the_regions_alone() -> None:
    """EG 3.8, 3.9: who could have had all from there gets none from regions."""
    game = short_province(ARA=(25,))
    say(game, 0, "recruit 2")
    assert game.prompt() == "choose"


def test_a_taken_card_is_gone_for_this_round() -> None:
    """EG 3.10."""
    game = begin_turns(position(players=2, played=(13, 12)))
    assert len(legal(game, 0)) == 5
    say(game, 0, "card 5")
    say(game, 0, "pass")
    assert refused(game, 1, "card 5") == "3.10"
    assert len(legal(game, 1)) == 4


def test_choosing_a_card_cannot_be_declined() -> None:
    """EG 3.10."""
    game = begin_turns(position(players=2, played=(13, 12)))
    assert refused(game, 0, "pass") == "3.6"


def test_a_small_court_gives_fewer() -> None:
    """EG 3.12."""
    game = say(turn(position(courts=(2,)), 0, "king"), 0, "first", "place CAS", "place CAS")
    assert legal(game, 0) == ["pass", "special"]


def test_placing_is_spread_over_neighbours_and_castillo() -> None:
    """EG 3.13."""
    game = turn(position(king="SEV", courts=(5,)), 0, "king")
    say(game, 0, "first", "place CLN", "place GRA", "place CAS")
    assert refused(game, 0, "place SEV") == "4.1"
    assert refused(game, 0, "place VAL") == "3.13"
    assert [standing(game, word)[0] for word in ("CLN", "GRA", "CAS")] == [1, 1, 1]


def test_the_king_moved_first_changes_where_to_place() -> None:
    """EG 3.13, 4.2."""
    game = turn(position(king="SEV", courts=(5,)), 0, "royal-advisor")
    say(game, 0, "special", "region GRA")
    assert legal(game, 0) == ["pass", "place CLN", "place VAL", "place SEV", "place CAS"]


def test_placing_and_special_action_may_both_be_left() -> None:
    """EG 3.14, 4.8."""
    game = turn(position(courts=(3,), regions={"SEV": (3,)}), 0, "move-3")
    say(game, 0, "first", "pass", "pass")
    assert game.prompt() == "power"
    assert (game.court(0), standing(game, "SEV")[0]) == (3, 3)


def test_placing_may_stop_early() -> None:
    """EG 3.14."""
    game = turn(position(courts=(5,)), 0, "king")
    say(game, 0, "first", "place CAS", "pass", "pass")
    assert game.court(0) == 4


@pytest.mark.parametrize("card", ["score-castillo", "move-4-own", "score-region"])
def test_placing_may_make_the_special_action_possible(card: str) -> None:
    """EG 3.15: it is offered afterwards; before, placing begins without a question."""
    game = turn(position(king="GAL", courts=(1,)), 0, card)
    assert game.prompt() == "place"
    say(game, 0, "place CAS" if card == "score-castillo" else "place PVA")
    assert legal(game, 0) == ["pass", "special"]


def test_the_special_action_may_make_placing_possible() -> None:
    """EG 3.15: a Court filled by the card is placed from."""
    game = turn(position(), 0, "recruit-2")
    assert legal(game, 0) == ["pass", "special"]
    say(game, 0, "special", "recruit 2", "place CAS", "place CAS")
    assert (standing(game, "CAS")[0], game.prompt()) == (2, "power")


def test_a_declined_special_action_is_not_offered_again() -> None:
    """EG 3.15: the second chance is for what could not be done, not for what was declined."""
    game = turn(position(courts=(0,), regions={"SEV": (1,)}), 0, "move-3")
    say(game, 0, "pass")
    assert game.prompt() == "power"


def test_lowest_power_card_of_the_round_gets_the_marker() -> None:
    """EG 3.17."""
    game = begin_turns(position(played=(4, 2, 9, 7)))
    sit_out_round(game)
    assert (game.marker(), game.actor()) == (1, 1)


def test_power_cards_on_the_discard_are_gone() -> None:
    """EG 3.18."""
    game = begin_turns(position(played=(4, 2, 9, 7)))
    sit_out_round(game)
    play_powers(game)
    sit_out_round(game)
    held = [int(game.hand(seat)).bit_count() for seat in range(4)]
    assert held == [11, 11, 11, 11]


def test_action_cards_leave_at_the_end_of_the_round() -> None:
    """EG 3.16."""
    game = begin_turns(position(played=(4, 2, 9, 7)))
    sit_out_round(game)
    assert [game.get(CHOSEN + seat) for seat in range(4)] == [-1] * 4


def test_general_scoring_after_every_third_round_only() -> None:
    """EG 3.19."""
    for round_index in range(9):
        game = position(king="SEV", regions={"GAL": (1,)}, round_index=round_index)
        settle(game)
        assert points(game)[0] == (4 if round_index in {2, 5, 8} else 0)


def test_the_third_general_scoring_ends_the_game() -> None:
    """EG 3.20."""
    game, log = whole_game()
    assert (game.prompt(), game.actor(), game.over()) == ("over", -1, True)
    assert [event.name for event in log][-1] == "game_over"
    assert len(heard(log, "game_over")) == 1
    assert refused(game, 0, "pass") == "3.20"
