"""Matches written down: what made them is named, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

import hidalgo
from hidalgo.bots import results
from hidalgo.bots.results import git, made_by

PLAIN = f"hidalgo {hidalgo.__version__} ({hidalgo.mode()})"


def test_the_commit_of_somebody_elses_repository_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed, hidalgo often lies in an environment inside of a repository."""
    monkeypatch.setattr(results, "__file__", str(tmp_path / "results.py"))
    assert made_by() == PLAIN
    git("init", "--quiet")
    somebody = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
    git(*somebody, "commit", "--quiet", "--allow-empty", "--message", "Theirs")
    (tmp_path / "results.py").write_text("")
    assert made_by() == PLAIN
    git("add", "results.py")
    git(*somebody, "commit", "--quiet", "--message", "Ours")
    assert made_by() == f"{PLAIN}, commit {git('rev-parse', '--short', 'HEAD')}"


def test_without_git_there_is_no_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert made_by() == PLAIN
