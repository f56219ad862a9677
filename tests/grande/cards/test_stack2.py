"""Stack 2 without its discs: the Veto, and caballeros sent home (EG 6.16 to 6.20, 7.1)."""

from __future__ import annotations

import pytest

from hidalgo.grande.state import State
from tests.grande.cards.common import (
    ANSWERS_TO_STEPS,
    begin,
    both_big_boxes,
    courts,
    every_edition,
    finished,
    offered,
    provinces,
    take_card,
    why_not,
)
from tests.grande.positions import give_veto, heard, legal, listen, position, say, standing

EMPTIED = "courts-emptied"
LOSE_3 = "courts-lose-3"
ONE_EACH = "one-of-each"
RETURN_3 = "each-returns-3"


def answer(game: State, holder: int, *texts: str) -> State:
    """Let the holder of a Veto answer one window after the other."""
    for text in texts:
        assert legal(game, holder) == ANSWERS_TO_STEPS
        say(game, holder, text)
    return game


# The Veto card itself


@every_edition
def test_a_veto_lies_open_once_it_is_taken(edition: str) -> None:
    game = position(edition, courts=(3, 0, 0, 0), round_index=4)
    log = listen(game)
    take_card(game, 0, "veto", 2)
    assert game.holds_veto(0)
    assert [event.data for event in heard(log, "veto_laid")] == [{"seat": 0, "last_round": 6}]


@every_edition
def test_taking_a_veto_is_no_special_action(edition: str) -> None:
    """It is neither offered nor stopped; two caballeros are placed as with any card of stack 2."""
    game = position(edition, king="GAL", courts=(3, 0, 0, 0))
    give_veto(game, 1)
    take_card(game, 0, "veto", 2)
    assert legal(game, 0) == ["pass", "place PVA", "place CLV", "place CAS"]
    say(game, 0, "place PVA", "place PVA")
    assert game.prompt() == "power"
    assert courts(game)[0] == 1
    assert game.holds_veto(0)
    assert game.holds_veto(1)


# Courts emptied, and three from each


@every_edition
@pytest.mark.parametrize(("card", "left"), [(EMPTIED, (4, 0, 0, 0)), (LOSE_3, (4, 2, 0, 0))])
def test_courts_of_opponents_shrink(edition: str, card: str, left: tuple[int, ...]) -> None:
    board = {"GAL": (1, 1, 1, 1), "CLN": (1, 1, 1, 1), "CAS": (1, 1, 1, 1)}
    game = position(edition, king="CLN", regions=board, courts=(4, 5, 2, 0))
    begin(game, card)
    assert finished(game)
    assert courts(game) == left
    assert provinces(game) == tuple(27 - court for court in left)
    for word in board:
        assert standing(game, word) == (1, 1, 1, 1)


@every_edition
@pytest.mark.parametrize("card", [EMPTIED, LOSE_3])
def test_not_offered_against_empty_courts(edition: str, card: str) -> None:
    game = position(edition, regions={"CAT": (1, 1, 1, 1)}, courts=(7, 0, 0, 0))
    assert not offered(game, card)


@every_edition
@pytest.mark.parametrize(("card", "loss"), [(EMPTIED, 5), (LOSE_3, 3)])
def test_one_opponent_after_the_other_from_the_left(edition: str, card: str, loss: int) -> None:
    """P3 acts; P4 goes first, P1 has nothing and is passed over, P2 comes last."""
    game = position(edition, courts=(0, 5, 4, 5))
    give_veto(game, 0)
    begin(game, card, seat=2)
    answer(game, 0, "pass")
    assert courts(game) == (0, 5, 4, 5 - loss)
    answer(game, 0, "pass")
    assert courts(game) == (0, 5 - loss, 4, 5 - loss)
    answer(game, 0, "pass")
    assert finished(game, seat=2)
    assert game.holds_veto(0)


@every_edition
@pytest.mark.parametrize(("card", "loss"), [(EMPTIED, 5), (LOSE_3, 3)])
def test_a_veto_gives_one_court_back(edition: str, card: str, loss: int) -> None:
    after_first = position(edition, courts=(0, 5, 4, 5))
    give_veto(after_first, 0)
    answer(begin(after_first, card, seat=2), 0, "pass", "veto")
    assert courts(after_first) == (0, 5, 4, 5)
    after_last = position(edition, courts=(0, 5, 4, 5))
    give_veto(after_last, 0)
    answer(begin(after_last, card, seat=2), 0, "pass", "pass", "veto")
    assert courts(after_last) == (0, 5, 4, 5 - loss)
    assert finished(after_first, seat=2)
    assert finished(after_last, seat=2)


# One of each opponent


def scattered(edition: str, court: int = 2) -> State:
    """P2 in two free regions, P3 in one, P4 only under the King and in the Castillo."""
    board = {
        "GAL": (1, 2, 0, 0),
        "PVA": (0, 1, 3, 0),
        "CLN": (1, 1, 1, 1),
        "CAS": (1, 1, 1, 1),
    }
    return position(edition, king="CLN", regions=board, courts=(court, 2, 2, 2))


@every_edition
def test_one_caballero_of_each_goes_home(edition: str) -> None:
    game = begin(scattered(edition), ONE_EACH)
    stop = [] if edition == "decennial" else ["pass"]
    assert legal(game, 0) == [*stop, "take P2 GAL", "take P2 PVA", "take P3 PVA"]
    say(game, 0, "take P2 PVA")
    if stop:
        assert legal(game, 0) == [*stop, "take P3 PVA"]
        say(game, 0, "take P3 PVA")
    assert finished(game)
    assert standing(game, "GAL") == (1, 2, 0, 0)
    assert standing(game, "PVA") == (0, 0, 2, 0)
    assert standing(game, "CLN") == standing(game, "CAS") == (1, 1, 1, 1)
    assert courts(game) == (2, 2, 2, 2)
    assert provinces(game) == (25, 24, 24, 26)


@every_edition
def test_whom_it_does_not_reach(edition: str) -> None:
    game = begin(scattered(edition), ONE_EACH)
    assert why_not(game, 0, "take P2 CLN") == "taboo"
    assert why_not(game, 0, "take P2 CAS") == "not-from-castillo"
    assert why_not(game, 0, "take P2 COURT") == "one-from-region"
    assert why_not(game, 0, "take P1 GAL") == "only-opponents"
    assert why_not(game, 0, "take P3 GAL") == "nobody-there"
    assert why_not(game, 0, "take P5 GAL") == "nobody-there"


@every_edition
def test_not_two_of_the_same(edition: str) -> None:
    board = {"GAL": (0, 3, 0, 0), "PVA": (0, 1, 3, 3)}
    game = begin(position(edition, king="CLN", regions=board, courts=(1,)), ONE_EACH)
    say(game, 0, "take P2 GAL")
    assert why_not(game, 0, "take P2 PVA") == "already-taken"


@both_big_boxes
@pytest.mark.parametrize("taken", [[], ["take P3 PVA"]])
def test_big_boxes_may_skip(edition: str, taken: list[str]) -> None:
    game = say(begin(scattered(edition), ONE_EACH), 0, *taken, "pass")
    assert finished(game)
    assert standing(game, "GAL") == (1, 2, 0, 0)
    assert standing(game, "PVA") == (0, 1, 3 - len(taken), 0)


def test_decennial_skips_nobody() -> None:
    game = begin(scattered("decennial"), ONE_EACH)
    assert why_not(game, 0, "pass") == "must-complete"
    say(game, 0, "take P3 PVA")
    assert why_not(game, 0, "pass") == "must-complete"
    assert legal(game, 0) == ["take P2 GAL", "take P2 PVA"]


@every_edition
def test_not_offered_when_no_opponent_is_in_reach(edition: str) -> None:
    board = {"GAL": (3, 0, 0, 0), "CLN": (1, 1, 1, 1), "CAS": (1, 1, 1, 1)}
    game = position(edition, king="CLN", regions=board, courts=(2, 2, 2, 2))
    assert not offered(game, ONE_EACH)


@every_edition
@pytest.mark.parametrize("stopped", [1, 2])
def test_a_veto_brings_the_last_one_back(edition: str, stopped: int) -> None:
    game = scattered(edition)
    give_veto(game, 3)
    answer(begin(game, ONE_EACH), 3, "pass")
    say(game, 0, "take P2 GAL")
    if stopped == 2:
        answer(game, 3, "pass")
        if edition != "decennial":
            say(game, 0, "take P3 PVA")
    answer(game, 3, "veto")
    assert finished(game)
    assert standing(game, "GAL") == (1, 2 if stopped == 1 else 1, 0, 0)
    assert standing(game, "PVA") == (0, 1, 3, 0)


# Each returns three


def angry(edition: str) -> State:
    """P3 acts: P4 chooses among regions and Court, P1 has nothing free, P2 has just two."""
    board = {
        "GAL": (0, 1, 1, 2),
        "PVA": (0, 0, 0, 1),
        "CLN": (1, 1, 1, 1),
        "CAS": (1, 1, 1, 1),
    }
    return position(edition, king="CLN", regions=board, courts=(0, 1, 2, 2))


@every_edition
def test_each_opponent_picks_three_of_its_own(edition: str) -> None:
    game = begin(angry(edition), RETURN_3, seat=2)
    assert legal(game, 2) == []
    assert legal(game, 3) == ["take P4 GAL", "take P4 PVA", "take P4 COURT"]
    say(game, 3, "take P4 GAL", "take P4 COURT", "take P4 PVA")
    assert legal(game, 1) == ["take P2 GAL", "take P2 COURT"]
    say(game, 1, "take P2 GAL")
    assert finished(game, seat=2)
    assert standing(game, "GAL") == (0, 0, 1, 1)
    assert standing(game, "PVA") == (0, 0, 0, 0)
    assert courts(game) == (0, 0, 2, 1)
    assert standing(game, "CLN") == standing(game, "CAS") == (1, 1, 1, 1)


@every_edition
@pytest.mark.parametrize("source", ["GAL", "COURT"])
def test_all_three_may_come_from_one_place(edition: str, source: str) -> None:
    game = position(edition, king="CLN", regions={"GAL": (0, 4)}, courts=(1, 4))
    say(begin(game, RETURN_3), 1, *[f"take P2 {source}"] * 3)
    assert finished(game)
    assert provinces(game)[1] == 25


@every_edition
def test_what_cannot_be_returned(edition: str) -> None:
    game = begin(angry(edition), RETURN_3, seat=2)
    assert why_not(game, 3, "pass") == "not-asked"
    assert why_not(game, 3, "take P4 CLN") == "taboo"
    assert why_not(game, 3, "take P4 CAS") == "not-from-castillo"
    assert why_not(game, 3, "take P2 GAL") == "return-own"
    assert why_not(game, 3, "take P4 SEV") == "nobody-there"
    say(game, 3, "take P4 COURT", "take P4 COURT")
    assert why_not(game, 3, "take P4 COURT") == "court-empty"


@every_edition
def test_where_there_is_no_choice_nobody_is_asked(edition: str) -> None:
    board = {"GAL": (0, 5, 0, 0), "CLN": (0, 0, 0, 3)}
    game = begin(position(edition, king="CLN", regions=board, courts=(1, 0, 2, 0)), RETURN_3)
    assert finished(game)
    assert standing(game, "GAL") == (0, 2, 0, 0)
    assert courts(game) == (1, 0, 0, 0)
    assert standing(game, "CLN") == (0, 0, 0, 3)


@every_edition
def test_not_offered_when_opponents_have_nothing_to_return(edition: str) -> None:
    board = {"GAL": (3, 0, 0, 0), "CLN": (1, 1, 1, 1), "CAS": (1, 1, 1, 1)}
    assert not offered(position(edition, king="CLN", regions=board, courts=(2,)), RETURN_3)


@every_edition
def test_a_window_after_each_opponents_return(edition: str) -> None:
    """Not after each caballero; whoever holds the Veto may be one of those who return."""
    game = angry(edition)
    give_veto(game, 3)
    answer(begin(game, RETURN_3, seat=2), 3, "pass")
    say(game, 3, "take P4 GAL", "take P4 COURT", "take P4 PVA")
    answer(game, 3, "pass")
    say(game, 1, "take P2 GAL")
    answer(game, 3, "pass")
    assert finished(game, seat=2)
    assert game.holds_veto(3)


@every_edition
def test_a_veto_takes_back_one_whole_return(edition: str) -> None:
    game = angry(edition)
    give_veto(game, 1)
    answer(begin(game, RETURN_3, seat=2), 1, "pass")
    say(game, 3, "take P4 GAL", "take P4 COURT", "take P4 PVA")
    answer(game, 1, "veto")
    assert finished(game, seat=2)
    for word in ("GAL", "PVA"):
        assert standing(game, word) == standing(angry(edition), word)
    assert courts(game) == courts(angry(edition))


@every_edition
def test_a_veto_after_the_last_return_spares_the_last_only(edition: str) -> None:
    game = angry(edition)
    give_veto(game, 1)
    answer(begin(game, RETURN_3, seat=2), 1, "pass")
    say(game, 3, "take P4 GAL", "take P4 COURT", "take P4 PVA")
    answer(game, 1, "pass")
    say(game, 1, "take P2 GAL")
    answer(game, 1, "veto")
    assert finished(game, seat=2)
    assert standing(game, "GAL") == (0, 1, 1, 1)
    assert courts(game) == (0, 1, 2, 1)
