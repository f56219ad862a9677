"""Decisions in all their forms: int, object, JSON and text, out of one table."""

from __future__ import annotations

import json

import pytest

from hidalgo.grande import decisions
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.kinds import Decision, JsonDecision, KindTable, Parameter

TABLE = KindTable(
    (
        ("pass", ()),
        ("bid", (Parameter("value", ("1", "2", "3")),)),
        ("go", (Parameter("who", ("Ann", "Bob")), Parameter("to", ("N", "E", "S")))),
    )
)
ALL = [
    (0, "pass"),
    (1, "bid 1"),
    (2, "bid 2"),
    (3, "bid 3"),
    (4, "go Ann N"),
    (5, "go Ann E"),
    (6, "go Ann S"),
    (7, "go Bob N"),
    (8, "go Bob E"),
    (9, "go Bob S"),
]


def test_kinds_take_ascending_ranges() -> None:
    assert [(kind.name, kind.base, kind.size) for kind in TABLE.kinds] == [
        ("pass", 0, 1),
        ("bid", 1, 3),
        ("go", 4, 6),
    ]
    assert TABLE.size == 10
    assert [TABLE.base(kind.name) for kind in TABLE.kinds] == [0, 1, 4]


@pytest.mark.parametrize(("action", "text"), ALL)
def test_the_last_parameter_counts_fastest(action: int, text: str) -> None:
    assert TABLE.to_text(action) == text
    assert TABLE.from_text(text) == action
    assert TABLE.kind_of(action).name == text.split(maxsplit=1)[0]


def test_a_decision_as_object_and_as_json() -> None:
    assert TABLE.decode(8) == Decision("go", (1, 1))
    assert TABLE.encode(Decision("go", (1, 1))) == 8
    assert TABLE.to_json(8) == {"kind": "go", "who": "Bob", "to": "E"}
    assert TABLE.to_json(0) == {"kind": "pass"}


@pytest.mark.parametrize("table", [TABLE, decisions.KINDS], ids=["small", "El Grande"])
def test_every_form_leads_back_to_the_same_int(table: KindTable) -> None:
    texts = [table.to_text(action) for action in range(table.size)]
    assert len(set(texts)) == table.size
    for action, text in enumerate(texts):
        assert table.encode(table.decode(action)) == action
        assert table.from_text(text) == action
        assert table.from_json(json.loads(json.dumps(table.to_json(action)))) == action


@pytest.mark.parametrize("text", ["go bob e", "GO BOB E", "  Go\tBob   e \n"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert TABLE.from_text(text) == 8


def test_json_may_come_in_any_order_and_case() -> None:
    assert TABLE.from_json({"to": "e", "who": "BOB", "kind": "go"}) == 8


def test_a_number_may_be_a_number_in_json() -> None:
    assert TABLE.from_json({"kind": "bid", "value": 2}) == 2


def complaint(error: pytest.ExceptionInfo[MalformedError]) -> str:
    return str(error.value)


@pytest.mark.parametrize("action", [-1, 10, 1000])
def test_an_int_must_be_in_the_table(action: int) -> None:
    expected = f"{action} is no decision: decisions are whole numbers from 0 to 9"
    for translate in (TABLE.kind_of, TABLE.decode, TABLE.to_text, TABLE.to_json):
        with pytest.raises(MalformedError) as error:
            translate(action)
        assert complaint(error) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "'' is no decision; it begins with one of pass, bid, go"),
        ("fly", "'fly' is no decision; it begins with one of pass, bid, go"),
        ("bid", "'bid' is no decision; write 'bid <value>'"),
        ("pass 1", "'pass 1' is no decision; write 'pass'"),
        ("go Ann", "'go Ann' is no decision; write 'go <who> <to>'"),
        ("go Ann N E", "'go Ann N E' is no decision; write 'go <who> <to>'"),
        ("bid 4", "'4' is no value; write one of 1, 2, 3"),
        ("go Eve N", "'eve' is no who; write one of Ann, Bob"),
        ("go Ann W", "'w' is no to; write one of N, E, S"),
    ],
)
def test_bad_text_is_told_what_to_write(text: str, expected: str) -> None:
    with pytest.raises(MalformedError) as error:
        TABLE.from_text(text)
    assert complaint(error) == expected


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (Decision("fly"), "'fly' is no kind of decision; the kinds are pass, bid, go"),
        (Decision("bid"), "'bid' takes value, not 0 values"),
        (Decision("pass", (0,)), "'pass' takes nothing, not 1 values"),
        (Decision("go", (0, 0, 0)), "'go' takes who, to, not 3 values"),
        (Decision("bid", (3,)), "value of 'bid' goes from 0 to 2, not 3"),
        (Decision("go", (0, -1)), "to of 'go' goes from 0 to 2, not -1"),
    ],
)
def test_a_bad_object_is_told_what_is_right(decision: Decision, expected: str) -> None:
    with pytest.raises(MalformedError) as error:
        TABLE.encode(decision)
    assert complaint(error) == expected


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({}, "None is no kind of decision; the kinds are pass, bid, go"),
        ({"kind": "fly"}, "'fly' is no kind of decision; the kinds are pass, bid, go"),
        ({"kind": 4}, "4 is no kind of decision; the kinds are pass, bid, go"),
        ({"kind": "bid"}, "'bid' takes ['value'], not []"),
        ({"kind": "pass", "value": 1}, "'pass' takes [], not ['value']"),
        (
            {"kind": "go", "who": "Ann", "from": "N"},
            "'go' takes ['to', 'who'], not ['from', 'who']",
        ),
        ({"kind": "bid", "value": 4}, "'4' is no value; write one of 1, 2, 3"),
    ],
)
def test_bad_json_is_told_what_is_right(data: JsonDecision, expected: str) -> None:
    with pytest.raises(MalformedError) as error:
        TABLE.from_json(data)
    assert complaint(error) == expected
