"""`hidalgo play` as people see it: on a pseudo-terminal, from the first line to the last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hidalgo
from hidalgo.cli import saves
from hidalgo.cli.main import app
from hidalgo.door.opening import load
from tests.cli.terminal import Terminal

BOTS = ("play", "--bots", "random", "--short", "--seed", "3")
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|9[0-7])[0-9;]*m")
REFUSED = re.compile(r"is not a move I can read|not allowed|could be several|does not fit")


def attempts() -> Iterator[str]:
    """What a beginner tries until something is taken: bad input first, then numbers."""
    yield from ("1", "0")
    yield from (str(number) for number in range(2, 14))


def play_on(terminal: Terminal, *, at_most: int = 1000) -> int:
    """Answer questions until the game ends, or so often; return how often it was refused."""
    refused = 0
    for _ in range(at_most):
        for line in attempts():
            if not terminal.type(line):
                return refused
            if not REFUSED.search(terminal.answer):
                break
            refused += 1
        else:
            raise AssertionError(f"nothing was taken: {terminal.answer}")
    return refused


def games(home: Path) -> list[Path]:
    """The files of games that were kept."""
    return sorted((home / "hidalgo" / "games").glob("*"))


@pytest.mark.parametrize(
    "environment", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["colour", "no-colour", "dumb"]
)
def test_a_whole_game(tmp_path: Path, environment: dict[str, str]) -> None:
    with Terminal(tmp_path, *BOTS, "--no-pause", **environment) as terminal:
        assert terminal.wait()
        assert terminal.type("xyzzy")
        assert "“xyzzy” is not a move I can read" in terminal.answer
        assert terminal.type("help")
        assert "what a bot would do" in terminal.answer
        assert play_on(terminal) > 0
        assert terminal.process.returncode == 0
        assert bool(COLOUR.search(terminal.raw)) == (environment == {})
        assert ("\x1b" in terminal.raw) == (environment != {"TERM": "dumb"})
        assert "hidalgo replay" in terminal.answer
        assert "┌───" in terminal.text
    (file,) = games(tmp_path)
    assert load(file.read_text()).over
    result = CliRunner().invoke(app, ["check", str(file)])
    assert result.exit_code == 0, result.output


def test_every_line_fits_80_columns(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BOTS, "--no-pause", NO_COLOR="1") as terminal:
        assert terminal.wait()
        for line in ("help", "cards", "score", "hint", "log", "rules", "rules 1.4", "map"):
            assert terminal.type(line)
        play_on(terminal, at_most=30)
        assert max(len(line) for line in terminal.text.splitlines()) <= 80


def test_killed_in_the_middle_and_brought_back(tmp_path: Path) -> None:
    """No decision that was taken is lost, wherever the program is killed."""
    with Terminal(tmp_path, *BOTS, "--no-pause") as terminal:
        assert terminal.wait()
        play_on(terminal, at_most=9)
        assert terminal.type("map")
        before = terminal.answer
        terminal.kill()
    (file,) = games(tmp_path)
    assert sum(line.seat == 0 for line in saves.read(file).game.record(complete=True).lines) > 5
    with Terminal(tmp_path, "play", "--no-pause") as terminal:
        assert terminal.wait()
        assert "There is an unfinished game of Alba, Bruno" in terminal.text
        assert terminal.type("")
        assert terminal.type("map")
        assert terminal.answer == before
        play_on(terminal)
    assert games(tmp_path) == [file]
    assert load(file.read_text()).over


def test_ctrl_c_once_is_forgiven_and_twice_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BOTS, "--no-pause") as terminal:
        assert terminal.wait()
        terminal.begin("power ")
        assert terminal.press("\x03")
        assert "Ctrl-C once more leaves" in terminal.answer
        assert terminal.type("xyzzy")
        assert "is not a move" in terminal.answer
        assert terminal.press("\x03")
        assert not terminal.press("\x03")
        assert "hidalgo play --resume" in terminal.answer
        assert "Traceback" not in terminal.text
        assert terminal.process.returncode == 0


def test_the_end_of_input_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BOTS) as terminal:
        assert terminal.wait()
        assert not terminal.press("\x04")
        assert "hidalgo play --resume" in terminal.answer
        assert terminal.process.returncode == 0
    (file,) = games(tmp_path)
    assert not load(file.read_text()).over


def test_there_is_time_to_read_what_would_scroll_away(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BOTS) as terminal:
        assert terminal.wait()
        assert "▸ Enter goes on" in terminal.text
        assert "┌───" not in terminal.text
        assert terminal.type("")
        assert "┌───" in terminal.answer


def test_news_longer_than_the_screen_come_in_pages(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "11") as terminal:
        assert terminal.wait()
        assert terminal.type("")
        assert terminal.type("10")
        typed, *page = terminal.answer.splitlines()
        assert typed == "10"
        assert len(page) == 24
        assert page[-1] == "▸ Enter goes on "
        assert "Alba plays power card 10." in page
        assert terminal.type("")
        assert "Alba to move." in terminal.answer


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_secrets_of_several_people_stay_off_the_shared_screen(tmp_path: Path, term: str) -> None:
    """Private screens leave nothing behind; where there are none, all is pushed out of sight."""
    people = ("play", "--people", "Ana,Bea", "--short", "--seed", "7", "--no-pause")
    with Terminal(tmp_path, *people, TERM=term) as terminal:
        assert terminal.wait()
        play_past_secrets(terminal)
        assert "Secretly name" in terminal.text
        if term == "dumb":
            for part in re.split("Hand the keyboard to", terminal.text)[1:]:
                secret, found, after = part.partition("\n" * 24)
                assert found
                assert "Secretly name" in secret
                assert "Secretly name" not in after
        else:
            assert "Secretly name" not in terminal.public
            assert "Hand the keyboard to" in terminal.private
            assert " has set the disc." in terminal.public
    (file,) = games(tmp_path)
    game = load(file.read_text())
    assert game.over


def play_past_secrets(terminal: Terminal) -> None:
    """Play to the end; where the keyboard goes over, press Enter."""
    while True:
        if terminal.text.endswith("▸ "):
            assert terminal.type("")
            continue
        for attempt in attempts():
            if not terminal.type(attempt):
                return
            if not REFUSED.search(terminal.answer):
                break


def test_a_game_of_the_library_is_gone_on_with(tmp_path: Path) -> None:
    """Any complete record of a running game can be taken up at the terminal."""
    game = hidalgo.new(players=2, seed=9)
    file = tmp_path / "mine.txt"
    file.write_text(str(game.record(complete=True)))
    with Terminal(tmp_path, "play", "--resume", str(file), "--no-pause") as terminal:
        assert terminal.wait()
        assert "You are Alba" in terminal.text
        play_on(terminal, at_most=2)
    assert saves.read(file).game.made > 2
