"""Every clause of our rules is cited by a test: "EG 5.3" in its name, docstring or comment."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules" / "el-grande.md"

# Clauses that no test has to cite, each with the reason.
UNTESTED = {
    "8.10": "a table option of presentation: no rule of the engine changes",
}


def clauses() -> list[str]:
    """Return the numbers of all clauses, in order."""
    return re.findall(
        r"^\*\*(\d+\.\d+) [^*]+\.\*\* ", RULES.read_text(encoding="utf-8"), re.MULTILINE
    )


def cited() -> set[str]:
    """Return the numbers of all clauses that tests cite, alone or in a list."""
    found: set[str] = set()
    for file in sorted(TESTS.rglob("*.py")):
        if file != Path(__file__).resolve():
            for group in re.findall(r"EG (\d+\.\d+(?:, \d+\.\d+)*)", file.read_text("utf-8")):
                found.update(group.split(", "))
    return found


def test_every_clause_is_cited() -> None:
    missing = [number for number in clauses() if number not in cited() | set(UNTESTED)]
    assert not missing


def test_only_clauses_that_exist_are_cited() -> None:
    assert not cited() - set(clauses())


def test_what_needs_no_test_has_none() -> None:
    assert not set(UNTESTED) & cited()


def test_clauses_are_found() -> None:
    """The rules have some 140 of them, numbered without gaps."""
    numbers = clauses()
    assert len(numbers) == len(set(numbers)) > 120
    for section in "12345678":
        own = [int(n.split(".")[1]) for n in numbers if n.startswith(f"{section}.")]
        assert own == list(range(1, len(own) + 1))
