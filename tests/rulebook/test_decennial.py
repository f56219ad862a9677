"""The 28 worked examples of the decennial printing, each played in that edition."""

from __future__ import annotations

from tests.rulebook import examples

EDITION = "decennial"


def test_d01_start_of_a_round_shows_five_cards() -> None:
    examples.five_cards_face_up(EDITION)


def test_d02_a_power_value_is_played_once() -> None:
    examples.no_value_twice(EDITION)


def test_d03_turns_go_from_the_highest_power_card() -> None:
    examples.turns_from_the_highest_card(EDITION)


def test_d04_power_cards_supply_two_three_five_five() -> None:
    examples.recruits_by_power_card(EDITION)


def test_d05_province_short_takes_the_rest_from_one_region() -> None:
    examples.province_short_rest_from_regions(EDITION, "ARA", "ARA")


def test_d06_province_short_may_leave_the_board_alone() -> None:
    examples.province_short_board_left_alone(EDITION)


def test_d07_all_five_point_regions_even_for_an_opponent() -> None:
    examples.all_five_point_regions_even_for_others(EDITION)


def test_d08_mover_of_four_moves_none_to_four() -> None:
    examples.mover_of_four_moves_none_to_four(EDITION)


def test_d09_kings_card_first_then_five_near_him() -> None:
    examples.king_first_then_five_near_him(EDITION)


def test_d10_placing_first_beside_galicia() -> None:
    examples.placing_first_beside_galicia(EDITION)


def test_d11_then_the_five_point_regions_without_the_castillo() -> None:
    examples.then_the_five_point_regions(EDITION)


def test_d12_castilla_la_nueva_has_five_neighbours() -> None:
    """The caption only says that regions with a common border are neighbours."""
    examples.five_neighbours_of_castilla_la_nueva(EDITION)


def test_d13_four_players_leave_one_card() -> None:
    examples.the_card_left_goes_under_its_stack(EDITION)


def test_d14_lowest_power_card_takes_the_marker_and_all_discard() -> None:
    examples.lowest_card_takes_the_marker(EDITION)
    examples.played_cards_are_discarded(EDITION)


def test_d15_castillo_with_a_tie_for_first() -> None:
    """Ricarda, who has none in the Castillo, is not mentioned."""
    examples.castillo_with_a_tie_for_first(EDITION)


def test_d16_galicia_pays_nothing_for_third() -> None:
    examples.galicia_three_ranks(EDITION)


def test_d17_pais_vasco_with_three_tied_for_first() -> None:
    examples.pais_vasco_three_tied_for_first(EDITION)


def test_d18_aragon_with_two_ties() -> None:
    """The text breaks off before the pair that shares third place: it earns nothing."""
    examples.aragon_two_pairs(EDITION)


def test_d19_kings_bonus_in_cataluna() -> None:
    examples.kings_bonus_in_cataluna(EDITION)


def test_d20_home_bonus_in_granada() -> None:
    examples.home_bonus_in_granada(EDITION)


def test_d21_three_moved_out_of_two_regions() -> None:
    examples.two_from_one_region_one_from_another(EDITION)


def test_d22_two_more_make_three_in_all() -> None:
    """The text names the Castillo only for the first; it takes any caballero that is placed."""
    examples.two_more_from_the_court(EDITION, ("SEV", "VAL"))


def test_d23_veto_as_the_third_of_four_moves_starts() -> None:
    """The text stops the third move as it starts; undoing it once made comes to the same."""
    examples.veto_after_the_third_move(EDITION)


def test_d24_four_point_regions_without_tiles() -> None:
    examples.four_point_regions(EDITION)


def test_d25_lowering_tile_makes_a_four_point_region() -> None:
    examples.lowering_tile_makes_a_four_point_region(EDITION)


def test_d26_raising_tile_unmakes_a_four_point_region() -> None:
    examples.raising_tile_unmakes_a_four_point_region(EDITION)


def test_d27_five_point_regions_without_the_castillo() -> None:
    examples.five_point_regions(EDITION)


def test_d28_six_and_seven_point_regions() -> None:
    examples.six_and_seven_point_regions(EDITION)
