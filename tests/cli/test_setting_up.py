"""Beginning with `hidalgo play`: who sits where, and which game is gone on with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hidalgo
from hidalgo.cli import saves
from hidalgo.cli.main import app
from hidalgo.cli.play import bot_plans, seats
from hidalgo.cli.saves import Player
from hidalgo.kernel.errors import MalformedError


@pytest.mark.parametrize(
    ("people", "bots", "players", "expected"),
    [
        ("", None, None, "Alba* Bruno Carmen Diego"),
        ("", None, 2, "Alba* Bruno"),
        ("Zoë", "random,greedy:rivals=0.5,court=1", None, "Zoë* Bruno Carmen"),
        ("Ana,Bo", None, None, "Ana* Bo*"),
        ("Ana,Bo", None, 4, "Ana* Bo* Carmen Diego"),
        ("Bruno", None, 3, "Bruno* Carmen Diego"),
        ("a,b,c,d,e", "none", 5, "a* b* c* d* e*"),
    ],
)
def test_who_sits_where(people: str, bots: str | None, players: int | None, expected: str) -> None:
    seated_ = seats(people, bots, players)
    assert " ".join(p.name + "*" * p.is_person for p in seated_) == expected


def test_parameters_of_bots_stay_with_them() -> None:
    assert bot_plans("greedy:rivals=0.5,court=1,random", 1, None) == [
        "greedy:rivals=0.5,court=1",
        "random",
    ]


@pytest.mark.parametrize(
    ("people", "bots", "players"),
    [
        ("", "none", None),
        ("Ana,ana", None, None),
        ("", "wizard", None),
        ("", "greedy:luck=1", None),
        ("a,b,c,d,e,f", "none", None),
        ("", "random", 4),
    ],
)
def test_tables_that_cannot_be_are_refused(
    people: str, bots: str | None, players: int | None
) -> None:
    with pytest.raises(MalformedError):
        seats(people, bots, players)


def run(*arguments: str, typed: str = "", home: Path) -> tuple[int, str]:
    """Run `hidalgo` with some lines on its standard input."""
    environment = {"COLUMNS": "80", "XDG_STATE_HOME": str(home), "LC_ALL": "C"}
    result = CliRunner().invoke(app, arguments, input=typed, env=environment)
    return result.exit_code, result.output


def test_the_unfinished_game_is_offered(tmp_path: Path) -> None:
    code, output = run("play", "--seed", "5", typed="9\n", home=tmp_path)
    assert code == 0
    assert "hidalgo play --resume" in output
    code, output = run("play", typed="perhaps\n\n", home=tmp_path)
    assert code == 0
    assert output.count("unfinished game of Alba, Bruno, Carmen, Diego, in round 1") == 2
    assert "Alba plays power card 9." in output
    code, output = run("play", typed="no\n", home=tmp_path)
    assert "It stays where it is" in output
    assert "Alba plays" not in output
    assert len(list((tmp_path / "hidalgo" / "games").iterdir())) == 2


@pytest.mark.parametrize("how", [["--new"], ["--seed", "6"], ["--people", "Zoë"], ["--no-vetos"]])
def test_nothing_is_offered_to_whoever_sets_up_a_game(tmp_path: Path, how: list[str]) -> None:
    run("play", "--seed", "5", typed="9\n", home=tmp_path)
    code, output = run("play", *how, home=tmp_path)
    assert code == 0
    assert "unfinished" not in output
    assert len(list((tmp_path / "hidalgo" / "games").iterdir())) == 2
    file = next((tmp_path / "hidalgo" / "games").iterdir())
    code, output = run("play", "--resume", str(file), *how, home=tmp_path)
    assert code == 2
    assert f"leave out {how[0]}" in " ".join(output.replace("│", " ").split())


def test_a_file_that_holds_no_game_is_passed_over_and_kept(tmp_path: Path) -> None:
    """What can still be played is offered all the same."""
    run("play", "--seed", "5", "--people", "Zoë", typed="9\n", home=tmp_path)
    folder = tmp_path / "hidalgo" / "games"
    broken = folder / "broken.txt"
    broken.write_text("precious")
    os.utime(broken, (4e9, 4e9))
    code, output = run("play", typed="yes\n", home=tmp_path)
    text = " ".join(output.split())
    assert code == 0
    assert "One game cannot be continued, and stays as it is" in text
    assert "unfinished game of Zoë" in text
    assert broken.read_text() == "precious"


def test_what_cannot_be_resumed_is_explained(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    for text in ("", "hidalgo record 1\n", "nonsense", "\udcff"):
        bad.write_text(text, errors="surrogateescape")
        code, output = run("play", "--resume", str(bad), home=tmp_path)
        assert code == 2, text
        assert "Invalid value" in output
    code, output = run("play", "--resume", str(tmp_path / "none"), home=tmp_path)
    assert code == 2
    assert "cannot be read" in " ".join(output.replace("│", " ").split())


def test_a_record_of_bots_alone_is_not_played(tmp_path: Path) -> None:
    file = tmp_path / "g.txt"
    saves.write(
        file, hidalgo.new(players=2, seed=1), [Player("A", "random"), Player("B", "random")]
    )
    code, output = run("play", "--resume", str(file), home=tmp_path)
    assert code == 2
    assert "nobody at the keyboard" in " ".join(output.replace("│", " ").split())
