"""`hidalgo bench engine`: the figures it promises, none of them judged here."""

from __future__ import annotations

import json

from typer.testing import CliRunner

import hidalgo
from hidalgo.cli.bench import LABELS
from hidalgo.cli.main import app
from hidalgo.grande.state import STATE_BYTES

ARGUMENTS = ["bench", "engine", "--seconds", "0.1", "--players", "2"]


def test_json_is_one_object_at_the_end() -> None:
    result = CliRunner().invoke(app, [*ARGUMENTS, "--edition", "decennial", "--json"])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout.strip().splitlines()[-1])
    assert figures["edition"] == "decennial"
    assert figures["players"] == 2
    assert figures["compiled"] == (hidalgo.mode() == "compiled")
    assert figures["state_bytes"] == STATE_BYTES < 1024
    assert all(figures[key] > 0 for key in LABELS)


def test_a_table_for_people() -> None:
    result = CliRunner().invoke(app, ARGUMENTS)
    assert result.exit_code == 0, result.output
    for label in LABELS.values():
        assert label in result.stdout


def test_an_unknown_game_is_refused() -> None:
    result = CliRunner().invoke(app, ["bench", "engine", "--game", "chess"])
    assert result.exit_code == 2
    assert "'chess' is not" in result.output
