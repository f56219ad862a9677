"""`hidalgo demo`: a whole game, readable, and clear words for bad input."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from hidalgo.cli.choices import Edition, Language
from hidalgo.cli.main import app
from hidalgo.grande.editions import BUILT_IN
from hidalgo.locale import languages


def run(*arguments: str) -> tuple[int, str]:
    """Run `hidalgo` and return exit code and everything it said."""
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "80"})
    return result.exit_code, result.output


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_shown(name: str, players: int) -> None:
    code, output = run("demo", "--edition", name, "--players", str(players), "--seed", "8")
    assert code == 0
    rounds = re.findall(r"^Round (\d)$", output, re.MULTILINE)
    assert rounds == [str(number) for number in range(1, 10)]
    assert output.count("General scoring") == 3
    assert len(re.findall(r"│Castilla la Vieja ", output)) == 10
    standings, last = output.strip().splitlines()[-2:]
    points = {name: int(score) for name, score in re.findall(r"(\w+) (\d+)", standings)}
    assert len(points) == players
    winners = [name for name in points if name in last]
    assert winners == [name for name, score in points.items() if score == max(points.values())]
    assert str(max(points.values())) in last


def test_lines_fit_a_terminal_of_80_columns() -> None:
    for seed in range(5):
        _, output = run("demo", "--seed", str(seed), "--players", "5")
        assert max(len(line) for line in output.splitlines()) <= 80


def test_the_same_seed_shows_the_same_game() -> None:
    assert run("demo", "--seed", "4") == run("demo", "--seed", "4")
    assert run("demo", "--seed", "4") != run("demo", "--seed", "5")


def test_options_are_played() -> None:
    _, output = run("demo", "--short", "--no-vetos")
    assert re.findall(r"^Round (\d)$", output, re.MULTILINE) == list("235689")
    assert "Veto" not in output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "6"], "'--players': Input should be less than or equal to 5"),
        (["--players", "two"], "'--players': Input should be a valid integer"),
        (["--seed", "-1"], "'--seed': Input should be greater than or equal to 0"),
        (["--seed", str(1 << 128)], "'--seed': Input should be less than or equal to"),
        (["--edition", "gold"], "'gold' is not one of"),
        (["--pause", "-1"], "'--pause': Input should be greater than or equal to 0"),
    ],
)
def test_bad_input_is_explained(arguments: list[str], complaint: str) -> None:
    code, output = run("demo", *arguments)
    assert code == 2
    assert complaint in " ".join(output.replace("│", " ").split())


@pytest.mark.parametrize("language", languages())
def test_it_speaks_the_language_of_the_terminal_or_the_one_asked_for(language: str) -> None:
    _, asked = run("demo", "--language", language, "--short")
    local = CliRunner().invoke(app, ["demo", "--short"], env={"COLUMNS": "80", "LC_ALL": language})
    assert asked == local.output
    others = {run("demo", "--language", other, "--short")[1] for other in languages()}
    assert len(others) == len(languages())


def test_options_name_what_there_is() -> None:
    assert tuple(Edition) == BUILT_IN
    assert tuple(Language) == languages()
