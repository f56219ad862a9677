"""What a viewer is shown agrees with what the events tell."""

from __future__ import annotations

from random import Random

import pytest

from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.decisions import PASS
from hidalgo.kernel.state import LEFT
from hidalgo.server.protocol.board import LiveVeto, Play
from hidalgo.server.protocol.table import Options
from hidalgo.server.tables import wishes
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.session import Session, Setup
from hidalgo.server.tables.showing import show_board, show_play
from hidalgo.server.tables.wishes import By
from tests.grande.cards.common import take_card
from tests.grande.positions import heard, listen, position

PAIS_VASCO = PLACE_WORDS.index("PVA")


@pytest.mark.parametrize(
    ("short", "begun", "last"), [(False, 4, 6), (False, 8, 9), (True, 0, 3), (True, 1, 5)]
)
def test_a_veto_lies_until_the_round_its_event_names(short: bool, begun: int, last: int) -> None:
    """Rounds have their printed numbers everywhere; a short game leaves out 1, 4 and 7."""
    game = position(courts=(3, 0, 0, 0), round_index=begun, short=short)
    log = listen(game)
    take_card(game, 0, "veto", 2)
    assert [event.data["last_round"] for event in heard(log, "veto_laid")] == [last]
    for viewer in (0, 1, -1):
        assert show_board(game, viewer).vetos == [LiveVeto(0, last)]


@pytest.mark.parametrize(
    ("players", "figures"), [(2, [5, 0, 0]), (3, [5, 3, 0]), (4, [5, 3, 1]), (5, [5, 3, 1])]
)
def test_figures_are_those_that_pay(players: int, figures: list[int]) -> None:
    """EG 5.4: with two players only the first rank pays, with three the first two."""
    game = position(players=players)
    assert show_board(game, -1).figures[PAIS_VASCO] == figures


def begun() -> Session:
    """A game between two people, without Vetos."""
    setup = Setup(
        "t", "grande", "bigbox", 2, Options(vetos=False), True, "ana", 0.0, 1, "salt", "commitment"
    )
    session = Session(setup)
    ana, ben = By(0.0, "person", "ana"), By(0.0, "person", "ben")
    take_in(session, wishes.create(session, ana, []))
    take_in(session, wishes.take_seat(session, ben, None))
    take_in(session, wishes.start(session, ana))
    return session


def take_in(session: Session, entries: list[Entry]) -> None:
    """Let entries of the log follow."""
    for entry in entries:
        session.fold(entry)


def answer(session: Session, seat: int, *actions: int) -> Play:
    """Answer what a seat is asked; return what it is shown then."""
    question = session.question(seat)
    assert question is not None
    take_in(session, wishes.decide(session, By(0.0), seat, question.prompt, actions))
    play = show_play(session, seat)
    assert play is not None
    return play


def test_the_latest_answer_is_taken_back_with_all_its_decisions() -> None:
    session, random, seen = begun(), Random(1), 0
    game = session.game
    assert game is not None
    while not game.over:
        seat = game.owing()[0]
        question, choices, made = session.question(seat), game.legal(seat), len(game.made)
        assert question is not None
        few = min(int(game.state.frame(LEFT)), int(game.state.court(seat))) < 4
        if question.kind != "place" or few:
            play = answer(session, seat, random.choice(choices))
        else:
            place = choices[-1]
            play = answer(session, seat, place, place)
            assert (play.made, play.undo_latest) == (made + 2, made)
            # One more, and the end of placing, which nobody chooses but by confirming.
            play = answer(session, seat, place, PASS)
            assert play.made == made + 4
            assert play.undo_latest == (made + 2 if play.undo_to >= 0 else -1)
            seen += play.undo_to >= 0
        for viewer in (seat, 1 - seat, -1):
            shown = show_play(session, viewer)
            assert shown is not None
            assert (shown.undo_latest >= 0) == (shown.undo_to >= 0)
    assert seen > 2
