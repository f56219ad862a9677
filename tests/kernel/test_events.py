"""The log of what happened: rows of numbers, read back by name, each for its audience."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from hidalgo.kernel.events import EVERYONE, Event, EventKind, EventLog
from hidalgo.kernel.state import Slots

KINDS = (
    EventKind("begun", ()),
    EventKind("gained", ("seat", "points")),
    EventKind("scored", ("a", "b", "c", "d", "e", "f")),
)


@pytest.fixture
def log() -> EventLog:
    log = EventLog(KINDS)
    log.add(1, EVERYONE, 2, -5, 0, 0, 0, 0)
    log.add(0, EVERYONE, 9, 9, 9, 9, 9, 9)
    log.add(2, 0b10010, 1, 2, 3, 4, 5, 6)
    return log


def test_rows_come_back_by_name(log: EventLog) -> None:
    assert list(log) == [
        Event("gained", {"seat": 2, "points": -5}, None),
        Event("begun", {}, None),
        Event("scored", {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}, frozenset({1, 4})),
    ]
    assert len(log) == 3
    assert log[2].name == "scored"


@pytest.mark.parametrize("index", [3, -1])
def test_an_index_must_be_there(log: EventLog, index: int) -> None:
    with pytest.raises(IndexError, match=f"there are 3 events, none at {index}"):
        log[index]


def test_the_public_sees_what_is_for_everyone(log: EventLog) -> None:
    assert all(log[0].visible_to(viewer) for viewer in (None, 0, 1, 4))


def test_others_do_not_see_what_is_for_some(log: EventLog) -> None:
    assert [seat for seat in range(5) if log[2].visible_to(seat)] == [1, 4]
    assert not log[2].visible_to(None)


def test_nobody_sees_what_is_for_no_seat() -> None:
    log = EventLog(KINDS)
    log.add(0, 0, 0, 0, 0, 0, 0, 0)
    assert log[0].audience == frozenset()
    assert not log[0].visible_to(None)
    assert not log[0].visible_to(0)


def test_a_cleared_log_goes_on_as_new(log: EventLog) -> None:
    log.clear()
    assert list(log) == []
    log.add(0, EVERYONE, 0, 0, 0, 0, 0, 0)
    assert [event.name for event in log] == ["begun"]


def test_a_log_grows() -> None:
    log = EventLog(KINDS)
    for count in range(1000):
        log.add(1, EVERYONE, count % 5, count, 0, 0, 0, 0)
    assert [event.data["points"] for event in log] == list(range(1000))


def test_slots_have_no_listener() -> None:
    """Only games tell; what a view holds has happened already."""
    assert not hasattr(Slots(vec[i16]([0] * 60)), "log")
