"""Section 7 of the rules: Vetos. Seat 0 acts; the holders sit on its left."""

from __future__ import annotations

from typing import Any

import pytest

from hidalgo.grande.layout import SHADOW, SHADOW_END
from hidalgo.grande.state import State
from tests.grande.positions import (
    give_veto,
    heard,
    legal,
    listen,
    points,
    position,
    say,
    standing,
    turn,
)
from tests.grande.scenes import (
    EDITIONS,
    LONELY,
    begin_turns,
    face_up,
    play_powers,
    refused,
    sit_out,
    sit_out_round,
    special,
    whole_game,
)

CROWD = {"ARA": (3, 3, 3, 3), "SEV": (2, 2, 2, 2), "CAS": (2, 1)}
SINGLE_STEPS = [
    "score-region",
    "score-region-3",
    "score-castillo",
    "disc-all",
    "disc-two",
    "disc-scoring",
    "tile",
    "power-back",
    "recruit-2",
    "grande",
    "eviction",
    "royal-advisor",
    "king",
]
# How many steps each has on CROWD, a scoring on LONELY.
STEPS = {
    "move-3": 3,
    "move-4": 4,
    "move-4-own": 4,
    "move-3-foreign": 3,
    "move-2-own-2-foreign": 4,
    "move-5-from-one": 5,
    "move-own-from-one": 3,
    "reinforce-2": 2,
    "move-own-or-reinforce": 3,
    "courts-emptied": 3,
    "courts-lose-3": 3,
    "one-of-each": 3,
    "each-returns-3": 3,
    "score-4": 3,
    "score-5": 3,
    "score-6-7": 3,
    "score-firsts": 9,
    "score-fullest": 9,
    "score-emptiest": 9,
}


def announced(card: str, edition: str = "bigbox", **how: Any) -> State:
    """Seat 0 has announced the special action of a card; seat 2 holds a Veto and is asked."""
    how = {"regions": CROWD, "courts": (4, 4, 4, 4), **how}
    game = special(edition, card, veto_of=2, **how)
    assert (game.prompt(), game.actor()) == ("window", 2)
    return game


def board_of(game: State) -> list[object]:
    """Return all that a special action can change."""
    places = ("GAL", "PVA", "ARA", "CAT", "CLV", "CLN", "VAL", "SEV", "GRA", "CAS")
    return [
        *[standing(game, word) for word in places],
        *[(game.court(seat), game.province(seat), game.grande(seat)) for seat in range(4)],
        *[(game.hand(seat), game.score(seat)) for seat in range(4)],
        (game.king(), game.tile_at(0), game.tile_at(1)),
    ]


# Holding one


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_lies_open_and_places_two(edition: str) -> None:
    """EG 7.1: choosing it is no special action, and nobody is asked about it."""
    game = face_up(position(edition, courts=(5,), played=(4, 3, 2, 1)), "veto", "king")
    give_veto(game, 2)
    begin_turns(game)
    log = listen(game)
    say(game, 0, "recruit 0", "card 2")
    assert game.prompt() == "place"
    assert game.holds_veto(0)
    assert heard(log, "veto_laid")[0].audience is None
    say(game, 0, "place CAS", "place CAS")
    assert (game.prompt(), game.actor(), game.court(0)) == ("recruit", 1, 3)


@pytest.mark.parametrize("short", [False, True])
def test_it_counts_this_round_and_the_next_one_played(short: bool) -> None:
    """EG 7.3, 7.4: in a short game the one after round 3 is round 5."""
    game = position(played=(4, 3, 2, 1), round_index=1, short=short)
    begin_turns(face_up(game, "veto", "move-3", "score-4", "tile", "king"))
    log = listen(game)
    say(game, 0, "recruit 0", "card 2")
    sit_out_round(game)
    assert game.holds_veto(0)
    assert heard(log, "round_begins")[-1].data["round"] == (5 if short else 3)
    play_powers(game)
    sit_out_round(game)
    assert not game.holds_veto(0)
    assert [event.data["seat"] for event in heard(log, "veto_expired")] == [0]


def test_it_may_be_used_in_the_next_round() -> None:
    """EG 7.2, 7.3."""
    game = position(played=(4, 3, 2, 1), regions={"ARA": (3, 3, 3, 3)})
    begin_turns(face_up(game, "veto", "move-3", "score-4", "tile", "king"))
    say(game, 0, "recruit 0", "card 2")
    sit_out_round(game)
    play_powers(game)
    turn(game, 1, "move-3")
    say(game, 1, "special")
    assert (game.prompt(), game.actor()) == ("window", 0)


def test_a_used_veto_is_gone_at_once() -> None:
    """EG 7.2, 7.4: it stops one action."""
    game = say(announced("move-3"), 2, "veto")
    assert not game.holds_veto(2)
    turn(game, 0, "move-3")
    say(game, 0, "special")
    assert game.prompt() == "move"


@pytest.mark.parametrize("round_index", range(8))
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_a_used_veto_is_gone_in_every_round(holder: int, round_index: int) -> None:
    """EG 7.3, 7.4: whoever holds it, and whichever round it would have counted up to."""
    game = position(regions=CROWD, courts=(1,), round_index=round_index)
    give_veto(game, holder)
    say(turn(game, 0, "move-3"), 0, "special")
    say(game, holder, "veto")
    assert not any(game.holds_veto(seat) for seat in range(4))


@pytest.mark.parametrize("spent", [(1, 3), (3, 1)])
def test_used_vetos_leave_no_trace(spent: tuple[int, int]) -> None:
    """EG 7.4: with both gone, whichever went first, all is as if none had been laid."""
    game = position(round_index=4)
    before = game.to_bytes()
    give_veto(game, 1)
    give_veto(game, 3)
    game.spend_veto(spent[0])
    assert [seat for seat in range(4) if game.holds_veto(seat)] == [spent[1]]
    game.spend_veto(spent[1])
    assert game.to_bytes() == before


def test_the_own_veto_is_for_others() -> None:
    """EG 7.2: its holder is not asked about the own special action."""
    game = special("bigbox", "move-3", veto_of=0, regions=CROWD)
    assert game.prompt() == "move"


@pytest.mark.parametrize("card", ["move-3", "score-5"])
def test_the_own_veto_keeps_no_copy_of_the_board(card: str) -> None:
    """EG 7.2: nobody can undo the step, so nothing of the board before it is left in the state."""
    game = special("bigbox", card, veto_of=0, regions=LONELY)
    if card == "move-3":
        say(game, 0, "move P1 ARA VAL")
    assert not any(game.get(slot) for slot in range(int(SHADOW), int(SHADOW_END)))


# Windows


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [*SINGLE_STEPS, *STEPS])
def test_announced_before_anything_is_named(edition: str, card: str) -> None:
    """EG 7.5, 7.7: the window comes before any region, piece or target, in every edition."""
    regions = {**LONELY, **CROWD}
    game = turn(position(edition, regions=regions, courts=(4, 4, 4, 4)), 0, card)
    give_veto(game, 2)
    before = board_of(game)
    log = listen(game)
    say(game, 0, "special")
    assert (game.prompt(), game.actor()) == ("window", 2)
    assert board_of(game) == before
    assert [event.name for event in log] == ["special_announced"]
    assert "veto" in legal(game, 2)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [*SINGLE_STEPS, *STEPS])
def test_a_veto_on_the_announcement_leaves_all_as_it_was(edition: str, card: str) -> None:
    """EG 7.12, 7.15, 7.16: no part of it is done, nor tried again; placing is left."""
    regions = {**LONELY, **CROWD}
    game = turn(position(edition, regions=regions, courts=(4, 4, 4, 4)), 0, card)
    give_veto(game, 2)
    before = board_of(game)
    say(game, 0, "special")
    say(game, 2, "veto")
    assert board_of(game) == before
    assert (game.prompt(), game.actor()) == ("place", 0)
    say(game, 0, "pass")
    assert game.prompt() == "power"


@pytest.mark.parametrize("card", SINGLE_STEPS)
def test_single_steps_have_one_window(card: str) -> None:
    """EG 7.11: on the announcement; there is no rest that could be let pass."""
    game = announced(card, regions={**LONELY, **CROWD})
    assert legal(game, 2) == ["pass", "veto"]
    assert refused(game, 2, "let") == "7.11"
    before = board_of(game)
    say(game, 2, "pass")
    while game.prompt() not in {"power", "place"}:
        assert game.prompt() != "window"
        seat = int(game.actor())
        options = legal(game, seat)
        say(game, seat, options[-1 - seat % len(options)])
    assert board_of(game) != before


@pytest.mark.parametrize("card", STEPS)
def test_every_step_has_a_window_the_last_one_too(card: str) -> None:
    """EG 7.7, 7.8, 7.9, 7.10: and it comes with the step already made."""
    game = announced(card, regions=LONELY if card.startswith("score") else CROWD)
    assert legal(game, 2) == ["pass", "veto", "let"]
    steps = 0
    while game.prompt() == "window":
        before = board_of(game)
        say(game, 2, "pass")
        while game.prompt() not in {"window", "power", "place"}:
            seat = int(game.actor())
            options = [text for text in legal(game, seat) if text != "pass"]
            say(game, seat, options[0])
        if game.prompt() == "window":
            steps += 1
            assert board_of(game) != before
    assert steps == STEPS[card]


def test_a_mover_of_three_has_four_windows() -> None:
    """EG 7.7, 7.8."""
    game = announced("move-3")
    for _ in range(3):
        say(game, 2, "pass")
        say(game, 0, "move P1 ARA VAL")
    assert game.prompt() == "window"
    say(game, 2, "pass")
    assert game.prompt() == "place"


def test_a_mover_stopped_after_one_had_a_window_after_it() -> None:
    """EG 7.7: what counts is the kind of action, not how many steps it turns out to have."""
    game = say(announced("move-3"), 2, "pass")
    say(game, 0, "move P1 ARA VAL")
    assert (game.prompt(), game.actor()) == ("window", 2)
    say(game, 2, "pass")
    say(game, 0, "pass")
    assert game.prompt() == "place"


def test_a_mover_with_one_caballero_to_move_has_a_window_after_it() -> None:
    """EG 7.7: even in `decennial`, where the only one that can go is the whole action."""
    game = announced("move-own-from-one", "decennial", regions={"ARA": (1,)})
    say(game, 2, "pass")
    say(game, 0, "move P1 ARA VAL")
    say(game, 2, "veto")
    assert standing(game, "ARA")[0] == 1


def test_a_veto_of_the_last_step_undoes_it() -> None:
    """EG 7.7, 7.13: the window after the last step is one as good as the others."""
    game = announced("move-3")
    for answer in ("pass", "pass", "veto"):
        if game.prompt() == "window":
            say(game, 2, "pass")
        say(game, 0, "move P1 ARA VAL")
        say(game, 2, answer)
    assert standing(game, "VAL")[0] == 2
    assert game.prompt() == "place"


def test_each_caballero_placed_by_the_card_is_a_step() -> None:
    """EG 7.8: the ordinary placing is none."""
    game = say(announced("reinforce-2"), 2, "pass")
    say(game, 0, "place SEV")
    say(game, 2, "pass")
    say(game, 0, "place CAS")
    say(game, 2, "veto")
    assert standing(game, "SEV")[0] == 3
    assert standing(game, "CAS")[0] == 2
    assert game.court(0) == 3
    say(game, 0, "place CAS")
    assert (standing(game, "CAS")[0], game.prompt()) == (3, "power")


def test_each_region_scored_is_a_step_and_points_are_taken_back() -> None:
    """EG 7.9, 7.13: an earlier region stands, the last one is undone, later ones are lost."""
    game = announced("score-5", regions={**LONELY, "ARA": (1, 3)}, scores=(10, 20))
    say(game, 2, "pass")
    say(game, 0, "region PVA")
    say(game, 2, "pass")
    assert points(game) == (15, 20, 0, 0)
    say(game, 0, "region ARA")
    assert points(game) == (19, 25, 0, 0)
    say(game, 2, "veto")
    assert points(game) == (15, 20, 0, 0)
    assert game.prompt() == "place"


@pytest.mark.parametrize(("card", "lost"), [("courts-emptied", 5), ("courts-lose-3", 3)])
def test_each_court_is_a_step_in_seat_order(card: str, lost: int) -> None:
    """EG 7.10: opponents with an empty Court are passed over."""
    game = announced(card, players=5, courts=(5, 0, 5, 5, 5))
    say(game, 2, "pass")
    assert [game.court(seat) for seat in range(5)] == [5, 0, 5 - lost, 5, 5]
    say(game, 2, "pass")
    assert [game.court(seat) for seat in range(5)] == [5, 0, 5 - lost, 5 - lost, 5]
    say(game, 2, "veto")
    assert [game.court(seat) for seat in range(5)] == [5, 0, 5 - lost, 5, 5]
    assert game.prompt() == "place"


def test_the_whole_return_of_an_opponent_is_a_step() -> None:
    """EG 7.10: no window falls into it, and a veto gives all of it back."""
    game = announced("each-returns-3", regions={"ARA": (0, 3, 3, 3)}, courts=(0, 3, 3, 3))
    say(game, 2, "pass")
    say(game, 1, "take P2 ARA", "take P2 COURT", "take P2 ARA")
    say(game, 2, "pass")
    say(game, 2, "take P3 COURT", "take P3 ARA", "take P3 COURT")
    assert (game.prompt(), standing(game, "ARA"), game.court(2)) == ("window", (0, 1, 2, 3), 1)
    say(game, 2, "veto")
    assert standing(game, "ARA") == (0, 1, 3, 3)
    assert [game.court(seat) for seat in range(4)] == [0, 2, 3, 3]
    assert game.prompt() == "power"


def test_each_caballero_sent_home_is_a_step() -> None:
    """EG 7.10."""
    game = say(announced("one-of-each"), 2, "pass")
    say(game, 0, "take P4 ARA")
    say(game, 2, "pass")
    say(game, 0, "take P3 SEV")
    say(game, 2, "veto")
    assert standing(game, "ARA") == (3, 3, 3, 2)
    assert standing(game, "SEV") == (2, 2, 2, 2)


# What a veto does


def test_out_of_the_castillo_too() -> None:
    """EG 4.5, 7.13: a caballero thrown in goes back where it came from."""
    game = say(announced("move-3"), 2, "pass")
    say(game, 0, "move P4 ARA CAS")
    assert standing(game, "CAS") == (2, 1, 0, 1)
    say(game, 2, "veto")
    assert standing(game, "CAS") == (2, 1, 0, 0)
    assert standing(game, "ARA") == (3, 3, 3, 3)


@pytest.mark.parametrize("card", ["move-3", "reinforce-2", "one-of-each"])
def test_a_step_undone_leaves_no_trace(card: str) -> None:
    """EG 7.13: as if the seat had stopped of its own accord after the step before."""
    stopped, vetoed = announced(card), announced(card)
    for game in (stopped, vetoed):
        say(game, 2, "pass")
        say(game, 0, legal(game, 0)[1])
        say(game, 2, "pass")
    say(stopped, 0, "pass")
    stopped.spend_veto(2)
    say(vetoed, 0, legal(vetoed, 0)[1])
    say(vetoed, 2, "veto")
    assert stopped.to_bytes() == vetoed.to_bytes()


def test_what_was_seen_stays_seen() -> None:
    """EG 7.14: events are not retracted; the veto tells that a step was undone."""
    game = say(announced("score-5", regions=LONELY), 2, "pass")
    log = listen(game)
    say(game, 0, "region ARA")
    say(game, 2, "veto")
    assert [event.name for event in log][:2] == ["scored", "veto_used"]
    assert heard(log, "veto_used")[0].data == {"seat": 2, "against": 0, "undone": 1}


def test_the_veto_says_when_nothing_was_undone() -> None:
    """EG 7.12, 7.14."""
    game = announced("move-3")
    log = listen(game)
    say(game, 2, "veto")
    assert heard(log, "veto_used")[0].data["undone"] == 0


def test_recruiting_choosing_and_placing_have_no_windows() -> None:
    """EG 7.15."""
    game = face_up(position(played=(4, 3, 2, 1), courts=(2,)), "veto", "king")
    give_veto(game, 1)
    begin_turns(game)
    say(game, 0, "recruit 4", "card 5", "first", "place CAS", "place PVA", "pass")
    assert game.prompt() == "turn"


def test_who_was_stopped_first_still_places() -> None:
    """EG 7.15, 7.16."""
    game = say(announced("king", king="GAL"), 2, "veto")
    say(game, 0, *["place PVA"] * 4)
    assert standing(game, "PVA")[0] == 4
    assert game.king() == 0
    assert game.prompt() == "power"


def test_who_placed_first_is_stopped_for_good() -> None:
    """EG 7.16."""
    game = turn(position(regions=CROWD, courts=(1,)), 0, "move-3")
    give_veto(game, 2)
    say(game, 0, "first", "place CAS", "special")
    say(game, 2, "veto")
    assert game.prompt() == "power"


# Several holders, several Vetos


def two_holders(card: str = "move-3") -> State:
    """Seat 1 acts; seats 0 and 3 hold a Veto each."""
    game = position(regions=CROWD, courts=(4, 4, 4, 4))
    give_veto(game, 0)
    give_veto(game, 3)
    return say(turn(game, 1, card), 1, "special")


def test_holders_are_asked_from_the_left() -> None:
    """EG 7.6: one after the other, seat 3 before seat 0; nobody else."""
    game = two_holders()
    assert (game.actor(), game.owing()) == (3, 0b1000)
    say(game, 3, "pass")
    assert (game.actor(), game.owing()) == (0, 0b0001)
    say(game, 0, "pass")
    assert (game.prompt(), game.actor()) == ("move", 1)
    say(game, 1, "move P2 ARA VAL")
    assert game.actor() == 3


def test_the_first_veto_ends_the_asking() -> None:
    """EG 7.6, 7.18: and the other's Veto is untouched."""
    game = say(two_holders(), 3, "veto")
    assert (game.prompt(), game.actor()) == ("place", 1)
    assert not game.holds_veto(3)
    assert game.holds_veto(0)


def test_the_second_holder_may_veto_what_the_first_let_pass() -> None:
    """EG 7.6, 7.18."""
    game = say(two_holders(), 3, "pass")
    say(game, 0, "veto")
    assert (game.prompt(), game.actor()) == ("place", 1)
    assert game.holds_veto(3)
    assert not game.holds_veto(0)


def test_a_holder_may_let_the_rest_pass() -> None:
    """EG 7.17: it is not asked again about this action; the other holder is."""
    game = say(two_holders(), 3, "let")
    say(game, 0, "pass")
    say(game, 1, "move P2 ARA VAL")
    assert game.actor() == 0
    say(game, 0, "let")
    say(game, 1, "move P2 ARA VAL", "move P2 ARA VAL")
    assert game.prompt() == "place"


def test_the_rest_is_let_pass_after_a_step_too() -> None:
    """EG 7.17."""
    game = say(announced("move-3"), 2, "pass")
    say(game, 0, "move P1 ARA VAL")
    say(game, 2, "let")
    say(game, 0, "move P1 ARA VAL", "move P1 ARA VAL")
    assert (game.prompt(), standing(game, "VAL")[0]) == ("place", 3)


def test_letting_pass_is_for_one_action() -> None:
    """EG 7.17: the next special action is asked about again."""
    game = say(announced("move-3", courts=()), 2, "let")
    say(game, 0, "pass")
    say(turn(game, 1, "move-3"), 1, "special")
    assert (game.prompt(), game.actor()) == ("window", 2)


def test_of_two_vetos_the_one_that_expires_first_is_used() -> None:
    """EG 7.19."""
    for first, second in ((0, 1), (1, 0)):
        game = position(regions=CROWD, played=(4, 3, 2, 1))
        give_veto(game, 2, rounds_left=first)
        give_veto(game, 2, rounds_left=second)
        say(turn(game, 0, "move-3"), 0, "special")
        assert game.actor() == 2
        say(game, 2, "veto")
        # The round is over; the one that is left counts for the next.
        assert game.prompt() == "power"
        assert game.holds_veto(2)


def test_of_two_vetos_one_action_takes_one() -> None:
    """EG 7.19, 7.6: a holder of two is asked once a window."""
    game = position(regions=CROWD)
    give_veto(game, 2)
    give_veto(game, 2)
    say(turn(game, 0, "move-3"), 0, "special")
    say(game, 2, "pass")
    assert game.prompt() == "move"


@pytest.mark.parametrize("seed", range(3))
def test_without_vetos_there_are_no_windows(seed: int) -> None:
    """EG 7.20."""
    _, log = whole_game(seed=seed, vetos=False)
    assert len(heard(log, "special_announced")) > 9
    assert not [event for event in log if event.name in {"veto_laid", "veto_used", "let_pass"}]


def test_a_sat_out_turn_opens_no_window() -> None:
    """EG 7.5: only who begins a special action announces it."""
    game = position(regions=CROWD, played=(4, 3, 2, 1))
    give_veto(game, 2)
    log = listen(begin_turns(game))
    sit_out(game)
    assert not heard(log, "special_announced")
    assert not heard(log, "let_pass")
