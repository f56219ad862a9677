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
        ("hidalgo play --bots gr", ["greedy"]),
        ("hidalgo simulate random ra", ["random"]),
        ("hidalgo replay --viewer p", ["public"]),
        ("hidalgo replay --viewer P", ["P1", "P2", "P3", "P4", "P5"]),
    ],
)
def test_commands_options_and_values_are_offered(line: str, offered: list[str]) -> None:
    assert completed(line) == offered


@pytest.mark.parametrize(
    ("shell", "sign"),
    [
        ("bash", "complete -o default -F _hidalgo_completion hidalgo"),
        ("zsh", "#compdef hidalgo"),
        ("fish", "complete --command hidalgo"),
    ],
)
def test_scripts_are_those_of_the_shell(
    shell: str, sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer.completion._get_shell_name", lambda: shell)
    script = CliRunner().invoke(app, ["--show-completion"], prog_name="hidalgo").output
    assert "_HIDALGO_COMPLETE" in script
    assert sign in script
