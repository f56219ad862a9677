"""The mutation tester's changes: each is one, each can run, and none is left behind."""

from __future__ import annotations

from types import FunctionType, ModuleType

import pytest

from tests.mutation.changes import Mutant, mutants

SOURCE = '''
LIMIT = 3
NAMES = ("a", "b")


class Scale:
    """What is said in texts is left alone: 1 < 2."""

    def heavy(self, weight: int, least: int = 7) -> bool:
        """Tell."""
        return weight >= LIMIT and not weight == 9


def total(numbers: list[int]) -> int:
    """Add up all but those from 5 on."""
    result = 0
    for number in numbers:
        if number < 5:
            result += number
    return result
'''


def scale() -> ModuleType:
    """Make a module of the source."""
    module = ModuleType("scale")
    module.__file__ = "scale.py"
    exec(compile(SOURCE, "scale.py", "exec"), vars(module))  # noqa: S102
    return module


def changes(function: str) -> list[str]:
    return [m.change for m in mutants(scale(), SOURCE) if m.function == function]


def result_of(change: str, *arguments: object) -> object:
    """Return what a function returns that has a change."""
    module = scale()
    (mutant,) = (m for m in mutants(module, SOURCE) if m.change == change)
    return FunctionType(mutant.code, vars(module))(*arguments)


def test_conditions_and_constants_are_changed() -> None:
    assert changes("Scale.heavy") == [
        "weight >= LIMIT and (not weight == 9)  ->  weight >= LIMIT or not weight == 9",
        "weight >= LIMIT and (not weight == 9)  ->  not weight == 9",
        "weight >= LIMIT and (not weight == 9)  ->  weight >= LIMIT",
        "weight >= LIMIT  ->  weight > LIMIT",
        "weight >= LIMIT  ->  weight < LIMIT",
        "LIMIT  ->  LIMIT + 1",
        "not weight == 9  ->  weight == 9",
        "weight == 9  ->  weight != 9",
        "9  ->  10",
        "9  ->  8",
    ]


def test_statements_are_left_out() -> None:
    assert "result = 0  ->  pass" in changes("total")
    assert result_of("result += number  ->  pass", [1, 2, 9]) == 0
    assert result_of("result += number  ->  result -= number", [1, 2, 9]) == -3
    assert result_of("if number < 5:  ->  if True:", [1, 2, 9]) == 12
    assert result_of("if number < 5:  ->  if False:", [1, 2, 9]) == 0


def test_what_a_function_does_not_do_when_called_is_left_alone() -> None:
    """Defaults, annotations and texts."""
    assert not any("7" in change or "Tell" in change for change in changes("Scale.heavy"))


@pytest.mark.parametrize(("weight", "expected"), [(2, False), (3, True), (9, False)])
def test_the_module_itself_stays_as_it_is(weight: int, expected: bool) -> None:
    module = scale()
    assert sum(isinstance(mutant, Mutant) for mutant in mutants(module, SOURCE)) == 20
    assert module.Scale().heavy(weight) is expected
