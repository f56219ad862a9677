"""What all tests of the command line share: surroundings that are the same on every machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SURROUNDINGS = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
ELSEWHERE = {"LANG", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "COLORTERM", "TTY_COMPATIBLE"}


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Leave out whose terminal and language it is; no game gets among somebody's own."""
    for name in os.environ:
        if name in ELSEWHERE or name.startswith("LC_"):
            monkeypatch.delenv(name)
    for name, value in SURROUNDINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    # Read once, from what a machine for tests may set so that its logs have colours.
    monkeypatch.setattr("typer.rich_utils.FORCE_TERMINAL", None)
