"""`hidalgo replay`: every moment of a record, as each viewer may have seen it then."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hidalgo
from hidalgo.cli import saves
from hidalgo.cli.main import app
from hidalgo.cli.replay import Replay, opened, step_through, wanted
from hidalgo.cli.saves import Player
from hidalgo.door.record import to_json
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import stream
from hidalgo.locale import languages
from hidalgo.locale.grande import Words
from tests.cli.players import Keyboard

PLAYERS = [Player("Ana"), Player("Bea", "random"), Player("Cleo", "greedy")]


@pytest.fixture(scope="module")
def game() -> hidalgo.Game:
    """A whole short game at random."""
    game = hidalgo.new(players=3, seed=4, options={"short": True})
    rng = stream(4, "replay")
    while not game.over:
        seat = game.actors()[0]
        legal = game.legal(seat)
        game.apply(legal[rng.below(len(legal))], seat)
    return game


@pytest.fixture
def file(game: hidalgo.Game, tmp_path: Path) -> Path:
    """Its record in a file."""
    saves.write(tmp_path / "g.txt", game, PLAYERS)
    return tmp_path / "g.txt"


def run(*arguments: str, typed: str | None = None) -> tuple[int, str]:
    """Run `hidalgo replay` and return exit code and everything it said."""
    result = CliRunner().invoke(
        app, ["replay", *arguments], input=typed, env={"COLUMNS": "80", "LC_ALL": "C"}
    )
    return result.exit_code, result.output


def flat(output: str) -> str:
    """Return what was said without frames and line breaks."""
    return " ".join(output.replace("│", " ").split())


@pytest.mark.parametrize("language", languages())
def test_the_whole_story_is_printed_where_nobody_types(
    file: Path, game: hidalgo.Game, language: str
) -> None:
    code, output = run(str(file), "--language", language)
    assert code == 0
    numbers = [int(n) for n in re.findall(r"^ *(\d+) (?:Ana|Bea|Cleo): ", output, re.MULTILINE)]
    assert numbers == list(range(1, game.made + 1))
    assert max(len(line) for line in output.splitlines()) <= 80
    outcome = game.outcome()
    assert outcome is not None
    assert str(max(outcome.points)) in output.splitlines()[-1]


def test_the_story_can_begin_with_a_round(file: Path) -> None:
    whole, later = (run(str(file), "--log", *since)[1] for since in ([], ["--round", "5"]))
    assert re.findall(r"^ *Round (\d)$", later, re.MULTILINE) == ["5", "6", "8", "9"]
    assert later.strip().startswith("Round 5\n")
    told = [line.strip() for line in later.strip().splitlines()]
    assert [line.strip() for line in whole.splitlines()][-len(told) :] == told


def test_a_moment_shows_the_board_as_it_was(file: Path, game: hidalgo.Game) -> None:
    output = ""
    for at in (0, 1, game.made // 2, game.made):
        code, output = run(str(file), "--at", str(at), "--viewer", "p2" if at % 2 else "P2")
        assert code == 0
        for seat, points in enumerate(game.back_at(at).scores()):
            name = PLAYERS[seat].name
            assert re.search(rf"[A-E] {name} +{points} ", output), output
        if at:
            assert f"Decision {at} of {game.made}" in output
    assert "wins with" in output or "share the victory" in output


@pytest.mark.parametrize("viewer", ["P1", "P2", "P3", "public"])
def test_a_viewer_sees_what_it_could_have_seen_then(game: hidalgo.Game, viewer: str) -> None:
    """No disc of others before all are shown; the own one, and everything to `complete`."""
    seat = int(viewer[1]) - 1 if viewer != "public" else None
    words = hidalgo_words()
    shown, complete = Replay(game, viewer, words), Replay(game, "complete", words)
    hidden = 0
    for at in range(1, game.made):
        text, open_text = shown.decision(at).plain, complete.decision(at).plain
        if "?" in text:
            hidden += 1
            assert "?" not in open_text
            assert seat is None or not text.startswith(PLAYERS[seat].name)
        else:
            assert text == open_text
        told = [event.name for event in shown.events(at) if event.audience is not None]
        mine = [e.name for e in complete.events(at) if e.audience and seat in e.audience]
        assert told == mine
    assert hidden


def hidalgo_words() -> Words:
    """Return English words with the names of the players."""
    return Words("en", "bigbox", [player.name for player in PLAYERS])


def test_stepping_goes_everywhere_and_bad_input_nowhere(game: hidalgo.Game) -> None:
    shown = Replay(game, "complete", hidalgo_words())
    lines = iter(
        [
            "",
            "n",
            "b",
            "30",
            "r 5",
            "start",
            "b",
            "end",
            "",
            "fly",
            "99999",
            "r 4",
            "r x",
            "-5",
            "q",
        ]
    )
    screen = Keyboard()
    visited: list[int] = []

    def read(*_: object, **__: object) -> str:
        visited.append(shown.at)
        return next(lines)

    screen.read = read  # type: ignore[method-assign]
    step_through(screen, shown)
    round5 = shown.rounds.index(5) + 1
    last = game.made
    assert visited == [0, 1, 2, 1, 30, round5, 0, 0, last, *[last] * 6]
    assert screen.paper.getvalue().count("Enter: on") == 5  # first, and for what is no moment
    assert f"There are {last} decisions." in screen.paper.getvalue()


@pytest.mark.parametrize("line", ["", "b", "12", "r3", "r 3", "start", "end", "<", ">"])
def test_every_word_is_understood(game: hidalgo.Game, line: str) -> None:
    shown = Replay(game, "public", hidalgo_words())
    shown.go(5)
    assert wanted(line, shown) is not None


def test_json_and_standard_input_are_read(file: Path, game: hidalgo.Game, tmp_path: Path) -> None:
    other = tmp_path / "g.json"
    other.write_text(json.dumps(to_json(game.record())))
    _, from_json = run(str(other))
    _, from_text = run(str(file))
    assert (
        from_json.replace("Alba", "Ana").replace("Bruno", "Bea").replace("Carmen", "Cleo").split()
        == from_text.split()
    )
    code, output = run("-", typed=file.read_text())
    assert code == 0
    assert output == from_text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--viewer", "P4"], "the viewer is one of P1, P2, P3, public, complete, not 'P4'"),
        (["--at", "100000"], "decisions, in rounds 2, 3, 5, 6, 8, 9"),
        (["--round", "4"], "decisions, in rounds 2, 3, 5, 6, 8, 9"),
        (["--at", "-1"], "greater than or equal to 0"),
    ],
)
def test_bad_options_are_explained(file: Path, arguments: list[str], complaint: str) -> None:
    code, output = run(str(file), *arguments)
    assert code == 2
    assert complaint in flat(output)


def test_bad_files_are_explained(file: Path, game: hidalgo.Game, tmp_path: Path) -> None:
    code, output = run(str(tmp_path / "none.txt"))
    assert code == 2
    assert "cannot be read" in flat(output)
    file.write_text(file.read_text().replace("place", "plaze", 1))
    code, output = run(str(file))
    assert code == 2
    assert "plaze" in flat(output)
    half = game.back_at(20)
    file.write_text(str(half.record(0)))
    code, output = run(str(file))
    assert code == 2
    assert "take a complete one" in flat(output)


def test_a_record_without_names_has_some(game: hidalgo.Game, tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text(str(game.record()))
    assert [opened(str(plain), "public", "en").words.seat(seat) for seat in range(3)] == [
        *("Alba", "Bruno", "Carmen")
    ]
    with pytest.raises(MalformedError):
        opened(str(plain), "P9", "en")
