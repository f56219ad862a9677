"""Completion in shells: what `hidalgo --install-completion` installs asks the program itself."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from hidalgo.cli.choices import Edition, Language
from hidalgo.cli.main import app


def completed(line: str) -> list[str]:
    """Return what bash would offer behind a line."""
    words = line.split(" ")
    environment = {
        "_HIDALGO_COMPLETE": "complete_bash",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(words) - 1),
    }
    result = CliRunner().invoke(app, [], prog_name="hidalgo", env=environment)
    assert result.exit_code == 0
    return result.output.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("hidalgo re", ["replay"]),
        ("hidalgo play --edition ", list(Edition)),
        ("hidalgo rules --language ", list(Language)),
        ("hidalgo play --res", ["--resume"]),
    ],
)
def test_commands_options_and_values_are_offered(line: str, offered: list[str]) -> None:
    assert completed(line) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_scripts_for_shells_can_be_had(shell: str) -> None:
    script = CliRunner().invoke(app, ["--show-completion", shell], prog_name="hidalgo").output
    assert "_HIDALGO_COMPLETE" in script
