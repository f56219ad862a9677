"""What greedy does in small positions where the right choice is plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hidalgo.bots.greedy import expected_best, seats_before
from hidalgo.grande.layout import PROVINCE, ROUND
from hidalgo.grande.rounds import settle
from hidalgo.grande.state import State
from hidalgo.grande.table import on_board
from tests.bots.table import decide
from tests.grande.positions import give_veto, place, position, say, standing, turn
from tests.grande.scenes import begin_turns, face_up, power_phase, special

LAST = 8  # the round before the last general scoring
HOMES = ("SEV", "SEV", "SEV", "SEV")


def play(game: State, seat: int, prompts: Sequence[str]) -> list[str]:
    """Let greedy decide for a seat while it is asked one of some kinds of prompts."""
    made: list[str] = []
    while game.prompt() in prompts and game.actor() == seat:
        made.append(decide(game, seat, len(made)))
        say(game, seat, made[-1])
    return made


def last_turn(card: str, **how: Any) -> State:
    """Return a game in its last round, in which seat 0 has just taken a card."""
    how.setdefault("grandes", HOMES)
    return turn(position(round_index=LAST, played=(4, 5, 6, 7), **how), 0, card)


# Placing


def test_the_majority_that_pays_is_taken() -> None:
    """Two caballeros overtake in Castilla la Nueva; elsewhere they come in last."""
    crowded = dict.fromkeys(("ARA", "CAT", "GRA", "CAS"), (0, 6, 5, 4))
    game = last_turn("veto", king="VAL", courts=(2,), regions={**crowded, "CLN": (1, 2)})
    assert play(game, 0, ["place"]) == ["place CLN", "place CLN"]


def test_a_tie_for_first_is_broken() -> None:
    crowded = dict.fromkeys(("CLV", "ARA", "CAT", "CLN", "GRA", "SEV", "VAL"), (0, 3, 4))
    regions = {**crowded, "CAS": (0, 2, 1), "PVA": (5, 5)}
    game = last_turn("veto", players=3, king="GAL", courts=(1,), regions=regions)
    assert decide(game, 0) == "place PVA"


def test_placing_into_the_castillo() -> None:
    game = last_turn(
        "veto",
        king="SEV",
        courts=(1,),
        regions={"CLN": (0, 9, 8, 7), "GRA": (0, 9, 8, 7), "GAL": (2, 2)},
    )
    assert decide(game, 0) == "place CAS"


# Special actions


def test_movers_go_where_they_pay() -> None:
    """Three more win Castilla la Nueva, and the other majorities are kept."""
    lost = dict.fromkeys(("PVA", "ARA", "CAT", "CLV", "VAL", "SEV"), (0, 3))
    game = special(
        "bigbox",
        "move-4-own",
        players=2,
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={**lost, "GRA": (9, 1), "CLN": (3, 5), "CAS": (0, 6)},
    )
    play(game, 0, ["move"])
    assert standing(game, "CLN")[0] >= 6
    assert standing(game, "GRA")[0] >= 3


def test_rivals_are_moved_out_of_the_way() -> None:
    game = special(
        "bigbox",
        "move-3-foreign",
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={"CLN": (4, 5), "SEV": (0, 9)},
    )
    play(game, 0, ["move"])
    assert standing(game, "CLN")[1] < 4


def test_the_region_that_pays_most_is_scored() -> None:
    game = special(
        "bigbox",
        "score-region",
        grandes=HOMES,
        king="GAL",
        regions={"CLN": (1, 3), "GRA": (3, 1), "SEV": (0, 3), "PVA": (4, 0)},
    )
    assert decide(game, 0) == "region GRA"


def test_a_scoring_that_only_helps_rivals_is_declined() -> None:
    game = last_turn("score-5", king="GAL", regions={"PVA": (0, 5), "VAL": (0, 5)})
    assert game.prompt() == "turn"
    assert decide(game, 0) == "pass"


def test_one_of_each_goes_home_where_it_hurts() -> None:
    game = special(
        "bigbox",
        "one-of-each",
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={"CLN": (4, 4), "PVA": (0, 7)},
    )
    assert decide(game, 0) == "take P2 CLN"


@pytest.mark.parametrize("card", ["grande", "tile"])
def test_grande_and_tile_come_where_the_majority_is(card: str) -> None:
    game = special(
        "bigbox", card, round_index=LAST, grandes=HOMES, king="GAL", regions={"VAL": (5, 2)}
    )
    assert decide(game, 0) == {"grande": "region VAL", "tile": "tile 8/4/0 VAL"}[card]


def test_the_king_comes_where_his_bonus_is_won() -> None:
    game = special(
        "bigbox",
        "king",
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={"VAL": (5, 2), "CLN": (2, 5), "PVA": (2, 2)},
    )
    assert decide(game, 0) == "region VAL"


def test_a_high_power_card_is_taken_back() -> None:
    game = special("bigbox", "power-back", hands=[range(1, 12)], played=(12, 3, 2, 1))
    assert decide(game, 0) in {"power 10", "power 11", "power 12", "power 13"}


def test_eviction_hits_the_rival_ahead() -> None:
    game = special(
        "bigbox",
        "eviction",
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={"CLN": (5, 6), "SEV": (0, 2), "PVA": (0, 1, 0)},
    )
    assert decide(game, 0) == "region CLN"


# Vetos


@pytest.mark.parametrize(("mine", "answer"), [((9, 0), "veto"), ((0, 9), "pass")])
def test_a_veto_is_for_what_hurts(mine: Sequence[int], answer: str) -> None:
    """Courts are emptied: a loss for a seat with a full one, nothing for one without."""
    game = position(courts=(0, *mine), king="GAL")
    give_veto(game, 1)
    say(turn(game, 0, "courts-emptied"), 0, "special")
    assert decide(game, 1) == answer


def test_a_veto_is_kept_when_little_is_at_stake() -> None:
    game = position(courts=(0, 1, 1), king="GAL")
    give_veto(game, 1)
    say(turn(game, 0, "courts-emptied"), 0, "special")
    assert decide(game, 1) == "pass"


def test_a_scoring_of_ones_own_regions_is_not_vetoed() -> None:
    game = position(king="GAL", regions={"PVA": (1, 8), "VAL": (1, 8)})
    give_veto(game, 1)
    say(turn(game, 0, "score-5"), 0, "special")
    assert decide(game, 1) == "pass"


# Discs


def test_the_castillo_goes_where_it_wins_a_region() -> None:
    lost = dict.fromkeys(("PVA", "ARA", "CAT", "CLV", "VAL", "SEV"), (0, 4))
    game = position(
        players=2,
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={**lost, "CAS": (3, 0), "CLN": (4, 5), "GRA": (3, 1)},
    )
    settle(game)
    assert game.prompt() == "disc"
    assert decide(game, 0) == "region CLN"


def test_discs_for_a_scoring_name_what_pays() -> None:
    """Everybody has a region of its own; naming another's would only undo its choice or pay it."""
    game = special(
        "bigbox",
        "disc-scoring",
        grandes=HOMES,
        king="GAL",
        regions={"PVA": (5,), "ARA": (0, 5), "VAL": (0, 0, 5), "SEV": (0, 0, 0, 5)},
    )
    assert [decide(game, seat) for seat in range(4)] == [
        "region PVA",
        "region ARA",
        "region VAL",
        "region SEV",
    ]


def test_a_disc_sends_home_what_costs_least() -> None:
    """Of three regions the one where nothing is lost: far behind, and others keep their ranks."""
    game = special(
        "bigbox",
        "disc-all",
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        regions={"CLN": (0, 5, 3), "GRA": (0, 5, 3), "SEV": (9, 1, 8, 7)},
    )
    assert decide(game, 1) == "region SEV"


# Forced returns


def test_what_costs_least_goes_home() -> None:
    """Those who cannot be placed any more go first."""
    game = special(
        "bigbox",
        "each-returns-3",
        round_index=LAST,
        grandes=HOMES,
        king="GAL",
        courts=(0, 2, 0, 0),
        regions={"CLN": (4, 5), "GRA": (2, 3), "SEV": (9, 1, 8, 7)},
    )
    # Seat 1 has had its turn: the Court is of no more use, nor is the one in Sevilla.
    made = play(game, 1, ["return"])
    assert sorted(made) == ["take P2 COURT", "take P2 COURT", "take P2 SEV"]


# Cards


def test_recruits_are_welcome() -> None:
    game = position(courts=(1, 1, 1, 1), played=(1, 3, 4, 5))
    begin_turns(game)
    seat = int(game.actor())
    assert decide(game, seat) == "recruit 4"


def test_the_card_with_the_best_plan_is_chosen() -> None:
    """A scoring of the seat's own regions is worth more than the cards beside it."""
    game = position(
        king="GAL", played=(9, 3, 2, 1), regions={"PVA": (6, 1), "ARA": (6, 1), "VAL": (6, 1)}
    )
    face_up(game, "reinforce-2", "courts-lose-3", "score-5", "recruit-2", "king")
    begin_turns(game)
    say(game, 0, "recruit 0")
    assert decide(game, 0) == "card 3"


def test_the_last_high_power_card_buys_the_card_that_decides() -> None:
    """In the last round there is nothing to keep it for; a few recruits hardly matter."""
    game = power_phase()
    game.put(ROUND, LAST)
    for word in ("PVA", "ARA", "VAL", "CAT"):
        game.put(on_board(place(word), 0), 6)
    game.put(PROVINCE, 6)
    face_up(game, "move-3", "courts-lose-3", "score-5", "recruit-2", "king")
    assert decide(game, 0) in {"power 10", "power 11", "power 12", "power 13"}


def test_how_many_choose_before_a_power_card() -> None:
    game = power_phase()
    assert seats_before(game, 0, 13) == 0
    assert seats_before(game, 0, 1) == pytest.approx(3 * 12 / 13)
    say(game, 0, "power 7")
    assert seats_before(game, 1, 10) == pytest.approx(2 * 3 / 13)
    assert seats_before(game, 1, 2) == pytest.approx(1 + 2 * 11 / 13)


def test_choosing_later_is_worth_less() -> None:
    gains = [9.0, 5.0, 4.0, 1.0, 0.0]
    worth = [expected_best(gains, before) for before in (0, 1, 2, 3, 4)]
    assert worth[0] == 9.0
    assert worth == sorted(worth, reverse=True)
    assert worth[-1] > 1.0
