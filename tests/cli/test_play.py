"""A session at one keyboard: whole games, and everything that can be said in one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import hidalgo
from hidalgo.cli import commands, saves
from hidalgo.cli.screen import LeftError
from hidalgo.cli.session import Session
from hidalgo.locale import languages
from tests.cli.players import ALONE, TOGETHER, asks, at_random, heard, moment, says, seated


@pytest.mark.parametrize("language", languages())
def test_whole_games_in_every_language(language: str, tmp_path: Path) -> None:
    """With every command in between: nothing is missing, and nothing wider than the terminal."""
    chosen = at_random(3)
    said: list[str] = []

    def answer(session: Session, seat: int, words: Sequence[str]) -> str:
        wanted = [*commands.names(session.words), "xyzzy", "why gra", "cards veto"]
        unsaid = [line for line in wanted if line not in said and line != session.say("word-quit")]
        if unsaid and session.game.made > len(said):
            said.append(unsaid[0])
            return unsaid[0]
        return chosen(session, seat, words)

    session, screen = seated(tmp_path / "g.txt", answer, ALONE, language=language, short=True)
    session.run()
    text = screen.paper.getvalue()
    assert session.game.over
    assert len(said) == len(commands.COMMANDS) + 2
    lines = [line for line in text.splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= 80
    assert session.say("terminal-score-title") in text
    assert session.say("error-malformed", text="xyzzy") in text
    assert hidalgo.load((tmp_path / "g.txt").read_text()).outcome() == session.game.outcome()


def test_how_it_begins_is_told_once(tmp_path: Path) -> None:
    """Also to several people, whose first questions come before anything has happened."""
    session, screen = seated(tmp_path / "g.txt", at_random(1), TOGETHER, short=True)
    session.run()
    lines = screen.paper.getvalue().splitlines()
    assert [line for line in lines if line.startswith("Round ")] == [
        f"Round {number}" for number in (2, 3, 5, 6, 8, 9)
    ]


def test_only_rounds_that_were_played_have_a_log(tmp_path: Path) -> None:
    _, text = heard(tmp_path / "g.txt", "log 99", "log x", "log 1x", "log 1", "log *")
    assert text.count("Nothing found: ") == 3
    assert text.count("Round 1\n") == 3


def test_bad_input_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    bad = ["xyzzy", "99", "power 14", "power", "place ara", ",", "2,ara", "\x1b[31mred", "é" * 500]
    bad += ["power 1 2", "-1", "+", "0", "P1: power 3", "power -3", "\u202e7"]
    game = hidalgo.new(players=3, seed=1)
    while game.actors() != (0,):
        game.apply(game.legal(game.actors()[0])[-1], game.actors()[0])
    for line in bad:
        before = str(game.record(complete=True))
        session, text = heard(tmp_path / "g.txt", line, game=game.copy())
        assert str(session.game.record(complete=True)) == before, line
        assert re.search("not a move|not allowed|could be several|does not fit", text), line
        assert "\x1b" not in text
        assert "\u202e" not in text


def test_a_refusal_names_its_rule_and_why_shows_it(tmp_path: Path) -> None:
    game = hidalgo.new(players=3, seed=1)
    while game.actors() != (0,):
        game.apply("power 5" if game.made == 0 else "power 6", game.actors()[0])
    assert game.made > 0
    _, text = heard(tmp_path / "g.txt", "why", "5", "why", "why 7", "why 6", game=game)
    assert "Nothing has been refused" in text
    assert "somebody has played this value this round" in text
    assert "Rule 3.3: A value once. To read it: why" in text
    assert "closed to the later" in text
    assert "“7” is allowed" in text


def test_undo_takes_back_what_this_keyboard_decided_and_no_more(tmp_path: Path) -> None:
    session, _ = seated(tmp_path / "g.txt", at_random(1), TOGETHER)
    first = session.game.actors()[0]
    session.game.apply("power 7", first)
    before = session.game.made
    session2, screen = seated(tmp_path / "g.txt", says("undo", "undo"), TOGETHER, game=session.game)
    with pytest.raises(LeftError):
        session2.run()
    text = screen.paper.getvalue()
    assert session2.game.made == before - 1 == 0
    assert "Taken back: power 7" in text
    assert "There is nothing to take back" in text
    assert saves.read(tmp_path / "g.txt").game.made == 0
    assert "; undone" in (tmp_path / "g.txt").read_text()


def test_bots_decisions_are_not_taken_back(tmp_path: Path) -> None:
    game = hidalgo.new(players=3, seed=1)
    while game.actors() != (0,):
        game.apply(game.legal(game.actors()[0])[0], game.actors()[0])
    _, text = heard(tmp_path / "g.txt", "undo", game=game)
    assert "There is nothing to take back" in text


def test_several_caballeros_in_one_line(tmp_path: Path) -> None:
    game = moment(asks("place", left=3))
    state = game.view(0).known()
    legal = [game.describe(action).split()[-1] for action in game.legal(0)[1:]]
    one, two = legal[0].lower(), legal[1]
    before = [int(state.caballeros(place, 0)) for place in range(10)]
    session, _ = heard(tmp_path / "g.txt", f"2 {one}, {two}", game=game)
    after = [int(session.game.view(0).known().caballeros(place, 0)) for place in range(10)]
    assert sum(after) - sum(before) == 3
    assert sorted(b - a for a, b in zip(before, after, strict=True))[-2:] == [1, 2]


def test_more_than_there_are_is_refused_as_a_whole(tmp_path: Path) -> None:
    game = moment(asks("place", left=3))
    one = game.describe(game.legal(0)[1]).split()[-1].lower()
    session, text = heard(tmp_path / "g.txt", f"9 {one}", game=game)
    assert session.game.made == game.made
    assert "after decision 3 of this" in " ".join(text.split())


def test_moves_are_asked_in_two_steps_where_they_are_many(tmp_path: Path) -> None:
    game = moment(lambda game, seat: len(game.legal(seat)) > 40)
    made = game.made
    session, text = heard(tmp_path / "g.txt", "1", "", "1", "2", game=game)
    assert session.game.made > made
    menus = re.findall(r"^1 .*(?:\n\d+ .*)*", text, re.MULTILINE)
    assert max(menu.count("\n") for menu in menus) < 15
    assert "Enter shows all choices again" in text
