"""Slots and the stack of pending work in them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from hidalgo.kernel.state import (
    FRAME_LIMIT,
    FRAME_SIZE,
    GAME_SLOTS,
    LEFT,
    SEAT,
    VERB,
    Slots,
    X,
    Y,
    Z,
)

FIELDS = [VERB, SEAT, LEFT, X, Y, Z]
FIRST = (5, 1, 3, -1, 7, 2)
SECOND = (6, 0, 2, 30, 0, -4)


def empty() -> Slots:
    return Slots(vec[i16]([i16(0)] * (int(GAME_SLOTS) + 4)))


def holding(*frames: tuple[int, ...]) -> Slots:
    slots = empty()
    for verb, seat, left, x, y, z in frames:
        slots.push(verb, seat, left, x, y, z)
    return slots


def top(slots: Slots) -> tuple[int, ...]:
    return tuple(int(slots.frame(field)) for field in FIELDS)


def test_slots_hold_small_numbers() -> None:
    slots = empty()
    slots.put(GAME_SLOTS, -3)
    slots.add(GAME_SLOTS, 5)
    slots.add(GAME_SLOTS + 1, 9)
    assert [int(slots.get(GAME_SLOTS + index)) for index in range(3)] == [2, 9, 0]


def test_nothing_is_pending_at_first() -> None:
    assert empty().depth() == 0


def test_the_last_frame_pushed_is_on_top() -> None:
    slots = holding(FIRST, SECOND)
    assert slots.depth() == 2
    assert top(slots) == SECOND
    slots.pop()
    assert slots.depth() == 1
    assert top(slots) == FIRST


def test_every_level_can_be_read() -> None:
    slots = holding(FIRST, SECOND)
    assert tuple(int(slots.frame_at(1, field)) for field in FIELDS) == FIRST
    assert tuple(int(slots.frame_at(2, field)) for field in FIELDS) == SECOND


def test_only_the_top_frame_is_written() -> None:
    slots = holding(FIRST, SECOND)
    for field in FIELDS:
        slots.set_frame(field, 11)
    assert top(slots) == (11,) * 6
    slots.pop()
    assert top(slots) == FIRST


def test_a_popped_frame_leaves_no_trace() -> None:
    slots = holding(FIRST, SECOND)
    slots.pop()
    assert slots == holding(FIRST)
    slots.pop()
    assert slots == empty()
    assert not any(slots.to_bytes())


def test_frames_keep_to_their_own_slots() -> None:
    slots = holding(*[(9, 9, 9, 9, 9, 9)] * int(FRAME_LIMIT))
    assert slots.depth() == FRAME_LIMIT
    values = [int(slots.get(slot)) for slot in range(int(GAME_SLOTS) + 4)]
    assert values.count(9) >= FRAME_LIMIT * FRAME_SIZE
    assert values[int(GAME_SLOTS) :] == [0, 0, 0, 0]


def test_too_much_pending_work_is_an_error_and_changes_nothing() -> None:
    slots = holding(*[FIRST] * int(FRAME_LIMIT))
    before = slots.to_bytes()
    with pytest.raises(AssertionError, match="pending work is full"):
        slots.push(1, 1, 1, 1, 1, 1)
    assert slots.to_bytes() == before


def test_equal_slots_are_equal() -> None:
    assert holding(FIRST) == holding(FIRST)
    assert hash(holding(FIRST)) == hash(holding(FIRST))
    assert holding(FIRST) != holding(SECOND)
    assert holding(FIRST).digest() != holding(SECOND).digest()
    assert empty() != bytes(2 * int(GAME_SLOTS) + 8)


def test_the_digest_is_the_same_in_every_process() -> None:
    slots = Slots(vec[i16]([i16(value) for value in range(-3, 60)]))
    assert slots.digest() == 14895640828482677548
