"""`hidalgo check`: sound records pass, others are named with the reason."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import hidalgo
from hidalgo.cli.main import app
from hidalgo.door.record import to_json
from tests.door.play import games, step


def finished() -> hidalgo.Game:
    """Return a game played to its end at random."""
    game, rng = next(games(1, "checked"))
    while not game.over:
        step(game, rng)
    return game


def run(*files: str, given: str = "") -> tuple[int, str]:
    """Run `hidalgo check`; return exit code and output."""
    result = CliRunner().invoke(app, ["check", *files], input=given)
    return result.exit_code, result.output


def test_sound_records_pass(tmp_path: Path) -> None:
    game = finished()
    text, data = tmp_path / "game.txt", tmp_path / "game.json"
    text.write_text(str(game.record()), encoding="utf-8")
    data.write_text(json.dumps(to_json(game.record())), encoding="utf-8")
    code, output = run(str(text), str(data))
    assert code == 0
    assert output.count("ok ") == 2
    assert "seed as committed" in output
    assert "won by P" in output
    assert run("-", given=str(game.record()))[0] == 0


def test_a_changed_result_is_found(tmp_path: Path) -> None:
    lines = str(finished().record()).splitlines()
    changed = [line + "0" if line.startswith("points") else line for line in lines]
    file = tmp_path / "game.txt"
    file.write_text("\n".join(changed), encoding="utf-8")
    code, output = run(str(file))
    assert code == 1
    assert "the game ends with" in output


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    code, output = run(str(tmp_path / "missing"), str(binary), str(tmp_path))
    assert code == 1
    assert output.count("wrong ") == 3
    assert "Traceback" not in output


def test_nothing_to_check_is_a_usage_error() -> None:
    assert run()[0] == 2
