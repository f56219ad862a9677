"""Every parser, on any input and on sound input with something changed, in the suite.

`tests/fuzz/guided.py` does the same for longer, guided by which lines were reached.
"""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hidalgo.kernel.kinds import Decision
from tests.conftest import LAWS
from tests.fuzz import targets
from tests.fuzz.targets import BY_BYTES, seeds

few = settings(
    max_examples=max(30, min(2000, LAWS)), suppress_health_check=list(HealthCheck), deadline=None
)

ANY_JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2, 30, 31, 32767, 32768, "P1", "GAL", "complete", []])
    | st.builds(pow, st.just(10), st.just(5000))  # more digits than Python writes out
    | st.floats()
    | st.text(max_size=8),
    lambda children: (
        st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def changed_bytes(draw: st.DrawFn, target: str) -> bytes:
    """Draw a sound example with some stretches of it replaced, left out or repeated."""
    data = draw(st.sampled_from(seeds(target)))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 40)))
        stretch = draw(st.binary(max_size=12) | st.just(data[start:end] * 2))
        data = data[:start] + stretch + data[end:]
    return data


@st.composite
def changed_json(draw: st.DrawFn, target: str) -> Any:
    """Draw sound JSON in which something was replaced, added or taken away."""
    data = json.loads(draw(st.sampled_from(seeds(target))))
    for _ in range(draw(st.integers(1, 2))):
        inside, key = data, draw(st.sampled_from(sorted(data)))
        while isinstance(inside[key], dict | list) and inside[key] and draw(st.integers(0, 3)):
            inside = inside[key]
            keys = sorted(inside) if isinstance(inside, dict) else range(len(inside))
            key = draw(st.sampled_from(keys))
        match draw(st.integers(0, 5)):
            case 0:
                del inside[key]
            case 1 if isinstance(inside, dict):
                inside[draw(st.text(max_size=8))] = draw(ANY_JSON)
            case 1:
                inside.append(draw(ANY_JSON))
            case 2 if isinstance(inside[key], int):
                inside[key] += draw(st.sampled_from([-1, 1]))
            case _:
                inside[key] = draw(ANY_JSON)
        if not data:
            break
    return data


@st.composite
def changed_numbers(draw: st.DrawFn, target: str) -> bytes:
    """Draw a sound state or view in which some slots hold other numbers."""
    data = draw(st.sampled_from(seeds(target)))
    odd = data[len(data) // 2 * 2 :]
    slots = array("h", data[: len(data) // 2 * 2])
    for _ in range(draw(st.integers(1, 3))):
        slot = draw(st.integers(0, len(slots) - 1))
        near = st.sampled_from([-1, 1]).map(slots[slot].__add__)
        slots[slot] = draw(near | st.integers(-3, 40) | st.integers(-(1 << 15), (1 << 15) - 1))
    return slots.tobytes() + odd


@pytest.mark.parametrize("target", BY_BYTES)
def test_sound_examples_are_accepted(target: str) -> None:
    assert all(BY_BYTES[target](data) for data in seeds(target))


@pytest.mark.parametrize("target", BY_BYTES)
@given(data=st.data())
@few
def test_any_bytes_are_read_or_refused(target: str, data: st.DataObject) -> None:
    BY_BYTES[target](data.draw(st.binary(max_size=300) | changed_bytes(target)))


@pytest.mark.parametrize("target", ["record", "position", "cards", "decision", "bot"])
@given(data=st.data())
@few
def test_any_text_is_read_or_refused(target: str, data: st.DataObject) -> None:
    getattr(targets, target)(data.draw(st.text(max_size=300)))


@given(ANY_JSON | changed_json("record-json"))
@few
def test_any_json_is_a_record_or_refused(given_: Any) -> None:
    targets.record(given_)


@given(ANY_JSON | changed_json("position"))
@few
def test_any_json_is_a_position_or_refused(given_: Any) -> None:
    targets.position(given_)


@given(
    ANY_JSON
    | changed_json("decision-json")
    | st.tuples(ANY_JSON, st.lists(ANY_JSON).map(tuple)).map(lambda pair: Decision(*pair))  # type: ignore[arg-type]
)
@few
def test_any_object_is_a_decision_or_refused(given_: Any) -> None:
    targets.decision(given_)


@given(changed_numbers("state"))
@few
def test_any_numbers_are_a_state_or_refused(data: bytes) -> None:
    targets.state(data)


@given(changed_numbers("view"))
@few
def test_any_numbers_are_a_view_or_refused(data: bytes) -> None:
    targets.seen_as(data)


DEEP = 100_000
LONG = 1_000_000


@pytest.mark.parametrize("target", BY_BYTES)
@pytest.mark.parametrize(
    "data",
    [
        b"[" * DEEP,
        b'{"a":' * DEEP,
        b'{"hidalgo":"record","version":1,"position":' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"hidalgo":"record","version":' + b"9" * 5000 + b"}",
        b"a=" + b"[" * DEEP,
        b"a=" + b"9" * 5000,
        b"a." * 30_000 + b"a=1",
        b"[a." + b"a." * 30_000 + b"a]",
        b"9" * LONG,
        b"x " * LONG,
        b"hidalgo record 1\n" + b"round 1\n" * (LONG // 8),
        b"hidalgo record 1\n; undone P1: pass" + b", pass" * (LONG // 6),
        b"\x00" * LONG,
        b"\n" * LONG,
    ],
    ids=lambda data: repr(data[:24]),
)
def test_the_deep_the_huge_and_the_long_are_refused_in_time(target: str, data: bytes) -> None:
    """Nothing here may take long; what did would stand out among the slowest tests."""
    assert not BY_BYTES[target](data)


def test_a_record_of_endless_undone_lines_is_read_in_time() -> None:
    """Whatever was taken back stays in a record; that may not cost more than in proportion."""
    text = seeds("record")[0].decode()
    seat = text.partition("round 1\n")[2][:2]
    undone = f"round 1\n; undone {seat}: pass" + ", pass" * 10_000 + "\n"
    assert targets.record(text.replace("round 1\n", undone, 1))
