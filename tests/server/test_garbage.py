"""Python looks for garbage when sockets have left some, and not while people play."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from hidalgo.server.garbage import FEWEST, YOUNG, Garbage


@pytest.fixture
def settled() -> Iterator[Garbage]:
    """The collector as a server sets it, and afterwards as it was."""
    before = gc.get_threshold()
    garbage = Garbage()
    garbage.settle()
    yield garbage
    gc.unfreeze()
    gc.set_threshold(*before)


class Circle:
    """Refers to itself, as a socket does."""

    freed = 0

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Circle.freed += 1


def test_what_closed_sockets_leave_is_freed_in_the_end(settled: Garbage) -> None:
    Circle.freed = 0
    for _ in range(FEWEST - 1):
        Circle()
        settled.socket_closed(0)
    gc.collect(1)  # what is old by now only a look at everything finds
    Circle()
    settled.socket_closed(0)
    assert Circle.freed == FEWEST


def test_the_more_are_open_the_more_have_to_be_closed(settled: Garbage) -> None:
    looks: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            looks.append(1)

    gc.callbacks.append(note)
    try:
        for _ in range(3 * FEWEST - 1):
            settled.socket_closed(3 * FEWEST)
        assert not looks
        settled.socket_closed(3 * FEWEST)
        assert looks == [1]
    finally:
        gc.callbacks.remove(note)


@pytest.mark.usefixtures("settled")
def test_play_does_not_make_python_look_at_everything() -> None:
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(50 * YOUNG)]  # as logs grow
    assert gc.get_stats()[2]["collections"] == before
    del kept
