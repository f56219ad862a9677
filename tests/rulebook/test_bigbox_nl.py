"""The 26 worked examples of the Dutch big box, each played in that edition."""

from __future__ import annotations

from tests.rulebook import examples

EDITION = "bigbox_nl"


def test_n01_start_of_a_round_shows_five_cards() -> None:
    examples.five_cards_face_up(EDITION)


def test_n02_a_power_value_is_played_once() -> None:
    examples.no_value_twice(EDITION)


def test_n03_power_cards_supply_two_three_five_five() -> None:
    examples.recruits_by_power_card(EDITION)


def test_n04_turns_go_from_the_highest_power_card() -> None:
    examples.turns_from_the_highest_card(EDITION)


def test_n05_province_short_takes_the_rest_from_regions() -> None:
    examples.province_short_rest_from_regions(EDITION, "ARA", "VAL")


def test_n06_province_short_may_leave_the_board_alone() -> None:
    examples.province_short_board_left_alone(EDITION)


def test_n07_all_five_point_regions_even_for_an_opponent() -> None:
    examples.all_five_point_regions_even_for_others(EDITION)


def test_n08_mover_of_four_moves_none_to_four() -> None:
    examples.mover_of_four_moves_none_to_four(EDITION)


def test_n09_placing_is_not_split_around_the_special_action() -> None:
    examples.placing_is_not_split(EDITION)


def test_n10_kings_card_first_then_five_near_him() -> None:
    examples.king_first_then_five_near_him(EDITION)


def test_n11_placing_first_beside_galicia() -> None:
    examples.placing_first_beside_galicia(EDITION)


def test_n12_then_the_five_point_regions_without_the_castillo() -> None:
    examples.then_the_five_point_regions(EDITION)


def test_n13_castilla_la_nueva_has_five_neighbours() -> None:
    examples.five_neighbours_of_castilla_la_nueva(EDITION)


def test_n14_four_players_leave_one_card() -> None:
    examples.the_card_left_goes_under_its_stack(EDITION)


def test_n15_lowest_power_card_takes_the_marker() -> None:
    examples.lowest_card_takes_the_marker(EDITION)


def test_n16_disc_is_set_to_galicia() -> None:
    examples.disc_names_galicia(EDITION)


def test_n17_castillo_with_a_tie_for_first() -> None:
    examples.castillo_with_a_tie_for_first(EDITION)


def test_n18_galicia_pays_nothing_for_third() -> None:
    examples.galicia_three_ranks(EDITION)


def test_n19_pais_vasco_with_three_tied_for_first() -> None:
    examples.pais_vasco_three_tied_for_first(EDITION)


def test_n20_aragon_with_two_ties() -> None:
    examples.aragon_two_pairs(EDITION)


def test_n21_castillo_is_left_for_granada() -> None:
    examples.castillo_to_granada(EDITION)


def test_n22_kings_bonus_in_cataluna() -> None:
    examples.kings_bonus_in_cataluna(EDITION)


def test_n23_home_bonus_in_granada() -> None:
    examples.home_bonus_in_granada(EDITION)


def test_n24_veto_after_the_third_of_four_moves() -> None:
    examples.veto_after_the_third_move(EDITION)


def test_n25_two_more_make_three_in_all() -> None:
    """The text names regions only for the two; the Castillo takes any caballero that is placed."""
    examples.two_more_from_the_court(EDITION, ("SEV", "VAL"))


def test_n26_lowering_tile_makes_a_four_point_region() -> None:
    """The picture of the tile is lost: the one that makes a 4-point region is 4/0/0."""
    examples.lowering_tile_makes_a_four_point_region(EDITION)
