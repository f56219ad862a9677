"""`hidalgo check`: sound records pass, others are named with the reason."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import hidalgo
from hidalgo.cli.files import LARGEST
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
    binary, large = tmp_path / "binary", tmp_path / "large"
    binary.write_bytes(b"hidalgo \xff\xfe\x00")
    large.write_bytes(b"\n" * (LARGEST + 1))
    files = [tmp_path / "missing", binary, tmp_path, large, Path("/dev/zero")]
    code, output = run(*map(str, files), "null\0character")
    assert code == 1
    reasons = [line.rpartition(": ")[2] for line in output.splitlines()]
    assert reasons == [
        "No such file or directory",
        "it is no text in UTF-8 (byte 9)",
        "Is a directory",
        f"it has more than {LARGEST} bytes, too much for a record",
        f"it has more than {LARGEST} bytes, too much for a record",
        "embedded null byte",
    ]
    assert output.count("wrong ") == len(files) + 1


def test_names_and_faults_are_shown_as_they_are(tmp_path: Path) -> None:
    """Brackets in them mean nothing to the terminal, nor does what is not printable."""
    sound, faulty = tmp_path / "a [red]b[ ].txt", tmp_path / "\x1b[2Jc[red].txt"
    sound.write_text(str(finished().record()), encoding="utf-8")
    faulty.write_text("hidalgo record 1\n[bold]x[]\n", encoding="utf-8")
    code, output = run(str(sound), str(faulty))
    assert code == 1
    assert "/a [red]b[ ].txt: bigbox" in output
    assert "[2Jc[red].txt: line 2: '[bold]x[]' is not known here" in output
    assert "\x1b" not in output


def test_a_mark_at_the_beginning_of_a_text_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(finished().record()), encoding="utf-8-sig")
    assert run(str(file))[0] == 0


def test_more_than_a_record_is_not_cut_to_one() -> None:
    code, output = run("-", given=str(finished().record()) + "\n" * LARGEST)
    assert code == 1
    assert "too much for a record" in output


def test_nothing_to_check_is_a_usage_error() -> None:
    assert run()[0] == 2
