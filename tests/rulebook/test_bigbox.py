"""The 32 worked examples of the English big box, each played in that edition."""

from __future__ import annotations

from tests.rulebook import examples

EDITION = "bigbox"


def test_b01_start_of_a_round_shows_five_cards() -> None:
    examples.five_cards_face_up(EDITION)


def test_b02_a_power_value_is_played_once() -> None:
    examples.no_value_twice(EDITION)


def test_b03_power_cards_supply_two_three_five_five() -> None:
    examples.recruits_by_power_card(EDITION)


def test_b04_turns_go_from_the_highest_power_card() -> None:
    examples.turns_from_the_highest_card(EDITION)


def test_b05_province_short_takes_the_rest_from_regions() -> None:
    examples.province_short_rest_from_regions(EDITION, "ARA", "VAL")


def test_b06_province_short_may_leave_the_board_alone() -> None:
    examples.province_short_board_left_alone(EDITION)


def test_b07_all_five_point_regions_even_for_an_opponent() -> None:
    examples.all_five_point_regions_even_for_others(EDITION)


def test_b08_mover_of_four_moves_none_to_four() -> None:
    """The text slips here and quotes the card as placing 4: it moves."""
    examples.mover_of_four_moves_none_to_four(EDITION)


def test_b09_placing_is_not_split_around_the_special_action() -> None:
    examples.placing_is_not_split(EDITION)


def test_b10_kings_card_first_then_five_near_him() -> None:
    examples.king_first_then_five_near_him(EDITION)


def test_b11_placing_first_beside_galicia() -> None:
    examples.placing_first_beside_galicia(EDITION)


def test_b12_then_the_five_point_regions_without_the_castillo() -> None:
    examples.then_the_five_point_regions(EDITION)


def test_b13_castilla_la_nueva_has_five_neighbours() -> None:
    examples.five_neighbours_of_castilla_la_nueva(EDITION)


def test_b14_four_players_leave_one_card() -> None:
    examples.the_card_left_goes_under_its_stack(EDITION)


def test_b15_lowest_power_card_takes_the_marker() -> None:
    examples.lowest_card_takes_the_marker(EDITION)


def test_b16_disc_is_set_to_galicia() -> None:
    examples.disc_names_galicia(EDITION)


def test_b17_castillo_with_a_tie_for_first() -> None:
    examples.castillo_with_a_tie_for_first(EDITION)


def test_b18_galicia_pays_nothing_for_third() -> None:
    examples.galicia_three_ranks(EDITION)


def test_b19_pais_vasco_with_three_tied_for_first() -> None:
    examples.pais_vasco_three_tied_for_first(EDITION)


def test_b20_aragon_with_two_ties() -> None:
    examples.aragon_two_pairs(EDITION)


def test_b21_castillo_is_left_for_granada() -> None:
    examples.castillo_to_granada(EDITION)


def test_b22_kings_bonus_in_cataluna() -> None:
    examples.kings_bonus_in_cataluna(EDITION)


def test_b23_home_bonus_in_granada() -> None:
    """The text slips and pays 4; its own list of 6-point regions and the other editions say 6."""
    examples.home_bonus_in_granada(EDITION)


def test_b24_tile_lowers_castilla_la_vieja() -> None:
    examples.tile_lowers_castilla_la_vieja(EDITION)


def test_b25_three_moved_out_of_two_regions() -> None:
    examples.two_from_one_region_one_from_another(EDITION)


def test_b26_veto_after_the_third_of_four_moves() -> None:
    examples.veto_after_the_third_move(EDITION)


def test_b27_two_more_make_three_in_all() -> None:
    examples.two_more_from_the_court(EDITION)


def test_b28_four_point_regions_without_tiles() -> None:
    examples.four_point_regions(EDITION)


def test_b29_lowering_tile_makes_a_four_point_region() -> None:
    examples.lowering_tile_makes_a_four_point_region(EDITION)


def test_b30_raising_tile_unmakes_a_four_point_region() -> None:
    """The picture of the tile is lost: the one that is no 4-point scoreboard is 8/4/0."""
    examples.raising_tile_unmakes_a_four_point_region(EDITION)


def test_b31_five_point_regions_without_the_castillo() -> None:
    examples.five_point_regions(EDITION)


def test_b32_six_and_seven_point_regions() -> None:
    examples.six_and_seven_point_regions(EDITION)
