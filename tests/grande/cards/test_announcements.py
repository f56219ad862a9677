"""All cards but the Veto: stopped on the announcement, stopped after a step (EG 7.5 to 7.16)."""

from __future__ import annotations

import pytest

from hidalgo.grande import decisions
from hidalgo.grande.editions import edition as edition_named
from hidalgo.grande.state import State
from tests.grande.cards.common import (
    ANSWERS,
    ANSWERS_TO_STEPS,
    EDITIONS,
    SINGLE,
    STEPWISE,
    begin,
    every_card,
    every_edition,
    finished,
    full,
    picture,
)
from tests.grande.positions import (
    give_veto,
    heard,
    legal,
    listen,
    position,
    say,
    standing,
    turn,
)

NEAR_KING = ["pass", "place ARA", "place CLV", "place VAL", "place SEV", "place GRA", "place CAS"]


@every_edition
def test_these_are_all_cards_but_the_veto(edition: str) -> None:
    ids = {card.id for card in edition_named(edition).cards}
    assert STEPWISE | SINGLE | {"veto"} == ids
    assert len(ids) == 33


@every_edition
@every_card
def test_a_veto_on_the_announcement_stops_everything(edition: str, card: str) -> None:
    game = full(edition)
    give_veto(game, 2)
    give_veto(game, 3)
    before = picture(game)
    log = listen(game)
    begin(game, card)
    assert legal(game, 2) == (ANSWERS_TO_STEPS if card in STEPWISE else ANSWERS)
    for seat in (0, 1, 3):
        assert legal(game, seat) == []
    say(game, 2, "veto")
    assert picture(game) == before
    assert not game.holds_veto(2)
    assert game.holds_veto(3)
    [used] = heard(log, "veto_used")
    assert used.data == {"seat": 2, "against": 0, "undone": 0}


@every_edition
@every_card
def test_a_holder_is_asked_for_nothing_but_these_answers(edition: str, card: str) -> None:
    """EG 7.6, 7.11: where no step follows, there is no rest to let pass."""
    game = full(edition)
    give_veto(game, 2)
    begin(game, card)
    refused = set(range(int(decisions.END))) - {int(decisions.PASS), int(decisions.VETO)}
    if card in STEPWISE:
        refused.remove(int(decisions.LET))
    keys = {action: reason.key for action in refused if (reason := game.explain(action, 2))}
    assert keys.keys() == refused
    assert keys.pop(int(decisions.LET), "single-step") == "single-step"
    assert set(keys.values()) == {"not-asked"}


@every_edition
@every_card
def test_a_stopped_seat_may_still_place_but_not_try_again(edition: str, card: str) -> None:
    game = full(edition)
    give_veto(game, 2)
    say(begin(game, card), 2, "veto")
    assert finished(game)
    assert legal(game, 0) == NEAR_KING
    stack = next(c.stack for c in edition_named(edition).cards if c.id == card)
    say(game, 0, *["place CAS"] * min(stack, 3))
    assert game.prompt() == "power"
    assert standing(game, "CAS")[0] == 2 + min(stack, 3)


@every_edition
@every_card
def test_placing_first_does_not_open_a_second_try(edition: str, card: str) -> None:
    game = full(edition)
    give_veto(game, 2)
    say(turn(game, 0, card), 0, "first", "pass")
    assert legal(game, 0) == ["pass", "special"]
    say(game, 0, "special")
    say(game, 2, "veto")
    assert game.prompt() == "power"


@every_edition
@every_card
def test_every_special_action_may_be_declined(edition: str, card: str) -> None:
    game = full(edition)
    give_veto(game, 2)
    before = picture(game)
    say(turn(game, 0, card), 0, "first", "pass", "pass")
    assert game.prompt() == "power"
    assert picture(game) == before
    assert game.holds_veto(2)


@every_edition
@pytest.mark.parametrize(
    ("card", "placed"),
    [
        ("move-4-own", "place GRA"),
        ("move-own-or-reinforce", "place GRA"),
        ("score-region", "place GRA"),
        ("score-6-7", "place GRA"),
        ("score-emptiest", "place GRA"),
        ("score-castillo", "place CAS"),
        ("disc-scoring", "place GRA"),
    ],
)
def test_what_placing_made_possible_is_offered_afterwards(
    edition: str, card: str, placed: str
) -> None:
    """On an empty board nothing can be done before the first caballero is placed."""
    game = turn(position(edition, king="CLN", courts=(1,)), 0, card)
    if card != "move-own-or-reinforce":
        assert game.prompt() == "place"
    else:
        say(game, 0, "first")
    say(game, 0, placed)
    assert legal(game, 0) == ["pass", "special"]


@every_edition
@every_card
def test_nobody_is_asked_where_no_other_seat_holds_a_veto(edition: str, card: str) -> None:
    game = full(edition)
    give_veto(game, 0)
    begin(game, card)
    assert game.prompt() != "window"


@every_edition
@every_card
def test_a_passed_announcement_leads_on_as_if_there_were_no_veto(edition: str, card: str) -> None:
    """Up to the first step, or the first question."""
    quiet = begin(full(edition), card)
    game = full(edition)
    give_veto(game, 2)
    say(begin(game, card), 2, "let" if card in STEPWISE else "pass")
    assert picture(game) == picture(quiet)
    assert game.prompt() == quiet.prompt()
    for seat in range(4):
        assert legal(game, seat) == legal(quiet, seat)


@pytest.mark.parametrize(("edition", "card"), [(e, c) for e in EDITIONS for c in sorted(SINGLE)])
def test_a_single_step_has_no_second_window(edition: str, card: str) -> None:
    """Whatever is chosen, from the announcement on nobody is asked about a Veto."""
    game = full(edition)
    give_veto(game, 2)
    say(begin(game, card), 2, "pass")
    for _ in range(12):
        if game.prompt() == "place":
            break
        seat = int(game.actor())
        say(game, seat, legal(game, seat)[0])
        assert game.prompt() != "window"
    assert finished(game)


def play(game: State, passes: int) -> dict[str, object]:
    """Let all choose what is listed last, until P3 has let some windows pass and vetoes.

    Return what stood at the window before.
    """
    before = picture(game)
    while game.prompt() != "place":
        if game.prompt() != "window":
            seat = int(game.actor())
            say(game, seat, legal(game, seat)[-1])
        elif passes == 0:
            say(game, 2, "veto")
        else:
            passes -= 1
            before = picture(game)
            say(game, 2, "pass")
    return before


@pytest.mark.parametrize(("edition", "card"), [(e, c) for e in EDITIONS for c in sorted(STEPWISE)])
def test_steps_are_undone_to_the_piece(edition: str, card: str) -> None:
    """Stopped after any step, what stands is what stood before that step."""
    stopped = 0
    for passes in range(60):
        game = full(edition)
        give_veto(game, 2)
        before = play(begin(game, card), passes)
        if game.holds_veto(2):
            break
        assert picture(game) == before
        stopped += 1
    # The announcement and a step at least; then there was a play in which all windows passed.
    assert 2 <= stopped < 60


@pytest.mark.parametrize(("edition", "card"), [(e, c) for e in EDITIONS for c in sorted(STEPWISE)])
def test_an_undone_step_leaves_no_trace(edition: str, card: str) -> None:
    """Equal situations have equal bytes: stopped before the first step, or after it."""
    before, after = full(edition), full(edition)
    for passes, game in enumerate((before, after)):
        give_veto(game, 2)
        play(begin(game, card), passes)
    assert before == after


@pytest.mark.parametrize(("edition", "card"), [(e, c) for e in EDITIONS for c in sorted(STEPWISE)])
def test_passing_step_by_step_leaves_no_trace(edition: str, card: str) -> None:
    """Once the turn is over, it is as if all had been let pass at once."""
    step_by_step, at_once = full(edition), full(edition)
    for answer, game in (("pass", step_by_step), ("let", at_once)):
        give_veto(game, 2, rounds_left=3)
        begin(game, card)
        say(game, 2, answer)
        play(game, 60)
        say(game, 0, "pass")
    assert step_by_step == at_once
