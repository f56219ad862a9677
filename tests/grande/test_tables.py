"""Constants, the tables they number, and the rules they cite: three places that must agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hidalgo.grande import board, clauses, decisions, events
from hidalgo.grande.clauses import REASONS, Reason

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "el-grande.md"


def constants(module: object) -> dict[str, int]:
    """The whole numbers that a module names in capitals."""
    return {
        name: int(value)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }


def rule_clauses() -> set[str]:
    """The numbers at the heads of the rules' clauses."""
    return set(re.findall(r"^\*\*(\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_kind_of_decision_has_its_constant() -> None:
    named = constants(decisions)
    assert {kind.name: named[kind.name.upper()] for kind in decisions.KINDS.kinds} == {
        kind.name: kind.base for kind in decisions.KINDS.kinds
    }
    others = named.keys() - {kind.name.upper() for kind in decisions.KINDS.kinds}
    assert others == {"END", "TAKE_PLACES"}


def test_decisions_end_where_the_table_ends() -> None:
    assert decisions.KINDS.size == decisions.END
    assert len(decisions.KINDS.by_name["take"].parameters[1].words) == decisions.TAKE_PLACES


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (decisions.POWER + 12, "power 13"),
        (decisions.RECRUIT + 6, "recruit 6"),
        (decisions.CARD + 4, "card 5"),
        (decisions.PLACE + board.CASTILLO, "place CAS"),
        (decisions.REGION + board.GRANADA, "region GRA"),
        (decisions.TILE + board.PLACES + board.CASTILLO, "tile 4/0/0 CAS"),
        (decisions.TAKE + 4 * decisions.TAKE_PLACES + board.COURT_PLACE, "take P5 COURT"),
        (decisions.MOVE + (4 * board.REGIONS + board.GRANADA) * board.PLACES, "move P5 GRA GAL"),
        (decisions.END - 1, "move P5 GRA CAS"),
    ],
)
def test_verbs_compute_decisions_as_the_table_lays_them_out(action: int, text: str) -> None:
    assert decisions.KINDS.to_text(action) == text


def test_every_kind_of_event_has_its_constant() -> None:
    named = constants(events)
    rows = {kind.name: row for row, kind in enumerate(events.KINDS)}
    assert {name: named[name.upper()] for name in rows} == rows
    others = named.keys() - {name.upper() for name in rows}
    assert others == {"AT_COURT", "AT_PROVINCE"}


def test_no_event_has_more_parameters_than_a_row_holds() -> None:
    assert all(len(kind.fields) <= 6 for kind in events.KINDS)
    assert len({kind.name for kind in events.KINDS}) == len(events.KINDS)


def test_court_and_province_come_after_the_places() -> None:
    assert (events.AT_COURT, events.AT_PROVINCE) == (board.PLACES, board.PLACES + 1)


def test_every_reason_has_its_constant() -> None:
    rows = {reason.key.replace("-", "_").upper(): number for number, reason in REASONS.items()}
    named = constants(clauses)
    # The engine's word for "no reason against it", if it has one, is no row.
    assert named.pop("ALLOWED", 0) == 0
    assert named == rows
    assert sorted(REASONS) == list(range(1, len(REASONS) + 1))


def test_the_rules_number_their_clauses_without_gaps() -> None:
    found = rule_clauses()
    for chapter in {clause.split(".")[0] for clause in found}:
        count = sum(clause.startswith(f"{chapter}.") for clause in found)
        assert {f"{chapter}.{number + 1}" for number in range(count)} <= found


@pytest.mark.parametrize("reason", REASONS.values(), ids=lambda reason: reason.key)
def test_every_reason_cites_a_clause_that_exists(reason: Reason) -> None:
    if reason.key == "no-decision":
        assert not reason.clause
    else:
        assert reason.clause in rule_clauses()
    assert reason.text
    assert reason.text[0].islower()
    assert not reason.text.endswith(".")


SOURCES = sorted((Path(clauses.__file__).parent).rglob("*.py"))


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.stem)
def test_every_clause_cited_in_the_engine_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    cited: set[str] = set()
    for citation in re.findall(r"\(EG ([^)]*)\)", text):
        cited.update(re.findall(r"\d+\.\d+", citation))
    assert cited <= rule_clauses()
