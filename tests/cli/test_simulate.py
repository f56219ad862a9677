"""`hidalgo simulate`: sums, files, seeds, and ends that come early."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from hidalgo.bots.match import Match, Played, play_game
from hidalgo.bots.parallel import play_all
from hidalgo.bots.results import rows
from hidalgo.cli import simulate
from hidalgo.cli.main import app


def run(*words: str) -> tuple[int, str]:
    """Run the command; return its exit code and what it said."""
    result = CliRunner().invoke(app, ["simulate", "--jobs", "1", *words], env={"COLUMNS": "100"})
    return result.exit_code, result.output


def test_the_sums_are_shown_by_bot_and_by_seat() -> None:
    code, output = run("random", "random", "random", "--games", "3", "--edition", "decennial")
    assert code == 0
    head, titles, *lines = output.splitlines()
    assert re.match(r"3 games of decennial; seeds from 1; hidalgo \S+ \(\w+\)", head)
    assert titles.split() == [
        "bot",
        "won",
        "share",
        "95",
        "%",
        "interval",
        "points",
        "decisions",
        "ms",
        "each",
    ]
    assert all(re.match(r"random +\d\.\d +\d+\.\d%", line) for line in lines[:3])
    assert lines[4].split() == ["share", "won", "as", "P1", "P2", "P3"]
    assert lines[8].startswith("anybody")
    assert lines[9].startswith("points")


def test_options_are_those_of_the_games(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    code, output = run(
        "random", "random", "--games", "2", "--short", "--no-vetos", "--json", file.as_posix()
    )
    assert code == 0
    assert "2 games of bigbox, short, no Vetos" in output
    assert json.loads(file.read_text())["options"] == {"vetos": False, "short": True}


def without_time(data: Any) -> Any:
    """Return a match as JSON without what depends on the machine."""
    if isinstance(data, dict):
        return {k: without_time(v) for k, v in data.items() if not k.startswith("milliseconds")}
    return [without_time(entry) for entry in data] if isinstance(data, list) else data


def test_the_same_seed_gives_the_same_files_whatever_the_jobs(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "other.json")]
    for file, seed, jobs in zip(files, ("9", "9", "10"), ("1", "2", "1"), strict=True):
        code, _ = run(
            *("random", "random", "--games", "20", "--seed", seed),
            *("--jobs", jobs, "--json", str(file)),
        )
        assert code == 0
    one, two, other = (without_time(json.loads(file.read_text())) for file in files)
    assert one == two
    assert one["played"] != other["played"]
    assert (
        one["played"][1:]
        == [
            game | {"game": game["game"] + 1, "bots": game["bots"][::-1]}
            for game in other["played"][:-1]
        ]
        or one["played"][1]["seed"] == other["played"][0]["seed"]
    )


def test_parquet_has_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "match.parquet"
    code, _ = run(
        *("greedy:rivals=0.5", "random", "--games", "2", "--seed", str((1 << 128) - 2)),
        *("--short", "--parquet", str(file)),
    )
    assert code == 0
    match = Match(("greedy:rivals=0.5", "random"), short=True, seed=(1 << 128) - 2)
    games = [play_game(match, game) for game in range(2)]
    table = parquet.read_table(file)
    expected = [without_time(row) for row in rows(match, games)]
    assert [without_time(row) for row in table.to_pylist()] == expected
    assert len(expected) == 4
    assert json.loads(table.schema.metadata[b"hidalgo"])["options"]["short"] is True


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hidalgo.bots.results.find_spec", lambda _name: None)
    code, output = run("random", "random", "--parquet", str(tmp_path / "match.parquet"))
    assert code == 2
    assert "hidalgo[parquet]" in re.sub(r"[│\s]+", " ", output)
    assert not list(tmp_path.iterdir())


def interrupted_after(finished: int) -> Callable[[Match, int, int], Iterator[Played]]:
    """Return what plays a match until Ctrl-C comes after some games."""

    def interrupted(match: Match, games: int, jobs: int) -> Generator[Played, None, None]:
        assert finished < games
        yield from play_all(match, finished, jobs)
        raise KeyboardInterrupt

    return interrupted


def test_ctrl_c_gives_the_sums_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "play_all", interrupted_after(3))
    file = tmp_path / "match.json"
    code, output = run("random", "random", "--games", "50", "--json", str(file))
    assert code == 130
    assert output.startswith("3 of 50 games of bigbox")
    assert len(json.loads(file.read_text())["played"]) == 3


def test_ctrl_c_before_the_first_game_has_nothing_to_sum_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play_all", interrupted_after(0))
    code, output = run(
        "random", "random", "--json", str(tmp_path / "a"), "--parquet", str(tmp_path / "b")
    )
    assert code == 130
    assert len(output.splitlines()) == 1
    assert parquet.read_table(tmp_path / "b").num_rows == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["random"], "2 to 5 bots play a match, not 1"),
        (["random", "deep"], "there is no bot 'deep'; the bots are random, greedy"),
        (["random", "greedy:daring=1"], "no parameter 'daring'; it has rivals"),
        (["random", "random", "--games", "0"], "greater than or equal to 1"),
        (["random", "random", "--edition", "gold"], "is not one of"),
        (["random", "random", "--seed", str(1 << 128)], "seeds go from 0"),
        (["random", "random", "--json", "/nowhere/match.json"], "No such file"),
    ],
)
def test_what_cannot_be_played_or_written_is_said_at_once(words: list[str], message: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert message in re.sub(r"[│\s]+", " ", output)
