"""Compiled, interpreted, and in another process: the same games, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hidalgo import _mode
from tests.laws.course import LAW, game_line

ROOT = Path(__file__).resolve().parents[2]


def elsewhere(count: int, *, interpreted: bool, hash_seed: str) -> list[str]:
    """Return the lines of some games as another process plays them."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.course", str(count)],
        cwd=ROOT,
        env={
            **os.environ,
            "HIDALGO_INTERPRETED": "1" if interpreted else "0",
            "PYTHONHASHSEED": hash_seed,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("interpreted", [True, False], ids=["interpreted", "compiled"])
def test_another_process_plays_the_same_games(laws: int, *, interpreted: bool) -> None:
    """States, views, samples, events, choices and refusals agree after every decision."""
    if not interpreted and not _mode.binaries():
        pytest.skip("the engine is not compiled here: there is only one mode to compare")
    there = elsewhere(laws, interpreted=interpreted, hash_seed="1" if interpreted else "2")
    here = [game_line(index) for index in range(laws)]
    parted = [line.split()[0] for line, other in zip(here, there, strict=True) if line != other]
    assert not parted, (
        f"games {', '.join(parted)} of law {LAW!r} part between the engines: compare "
        f"`python -m tests.laws.course {laws} {parted[0]}` with and without HIDALGO_INTERPRETED=1"
    )
