"""Vetos at one keyboard: who may use one is asked between the decisions of others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import hidalgo
from hidalgo.cli.screen import LeftError
from hidalgo.cli.session import Session
from hidalgo.grande.decisions import KINDS
from tests.cli.players import TOGETHER, asks, heard, moment, seated


def test_a_veto_is_asked_calmly_and_enter_lets_it_pass(tmp_path: Path) -> None:
    game = moment(asks("window"))
    session, text = heard(tmp_path / "g.txt", "", game=game)
    assert session.game.made > game.made
    assert re.search("Use your Veto|Undo it with your Veto", text)
    assert "0 Let it pass" in text
    lines = session.game.record(complete=True).lines
    assert lines[game.made].text == "pass"


def test_let_the_rest_pass_asks_no_more_in_this_action(tmp_path: Path) -> None:
    let = KINDS.from_text("let")
    game = moment(lambda game, seat: let in game.legal(seat))
    session, text = heard(tmp_path / "g.txt", "let", "xyzzy", game=game)
    made = [line.text for line in session.game.record(complete=True).lines[game.made :]]
    assert made[0] == "let"
    assert text.count("Veto?") == 1
    assert session.kind(0) != "window"


def test_what_was_said_goes_on_after_a_veto_was_let_pass(tmp_path: Path) -> None:
    """Several moves in one line are made to the end though somebody is asked in between."""

    def vetoed_mover(game: hidalgo.Game, seat: int) -> bool:
        several = asks("move")(game, seat) and not asks("move", left=1)(game, seat)
        return several and asked_after(game, two(game)[0])

    game = moment(vetoed_mover)
    moves = two(game)
    typed = [", ".join(moves)]

    def answer(session: Session, seat: int, _words: Sequence[str]) -> str:
        if session.kind(seat) == "window":
            return ""
        if not typed:
            raise LeftError
        return typed.pop()

    session, _ = seated(tmp_path / "g.txt", answer, TOGETHER, game=game.copy())
    with pytest.raises(LeftError):
        session.run()
    texts = [line.text for line in session.game.record(complete=True).lines[game.made :]]
    assert [text for text in texts if text != "pass"] == moves
    assert "pass" in texts


def two(game: hidalgo.Game) -> list[str]:
    """Return two moves of seat 0 that can follow each other."""
    rest = [a for a in game.legal(0) if game.describe(a).startswith("move")]
    for first in rest:
        for second in reversed(rest):
            origin, target = KINDS.decode(first).values[1:]
            if KINDS.decode(second).values[1] not in {origin, target}:
                return [game.describe(first), game.describe(second)]
    return [game.describe(rest[0])] * 2


def asked_after(game: hidalgo.Game, action: str) -> bool:
    """Tell whether somebody else is asked for a Veto after a decision of seat 0."""
    trial = game.copy()
    trial.apply(action, 0)
    other = trial.actors()[0]
    return other != 0 and asks("window")(trial, other)
