"""The questions that wait for a worker: first come first served, but table by table.

A table with many bots gets its turn as often as one with a single bot.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Lines of waiting things, one per table, served in turn."""

    def __init__(self) -> None:
        """Begin with nothing waiting."""
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()
        self._size = 0
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        """Return how many wait."""
        return self._size

    def put(self, table: str, item: T) -> None:
        """Let something wait in the line of a table."""
        self._lines.setdefault(table, deque()).append(item)
        self._size += 1
        self._filled.set()

    def remove(self, table: str, item: T) -> None:
        """Take something out that need not wait any more; nothing happens if it does not wait."""
        line = self._lines.get(table)
        if line is None or item not in line:
            return
        line.remove(item)
        self._size -= 1
        if not line:
            del self._lines[table]

    async def take(self) -> T:
        """Return what is next, as soon as there is something."""
        while not self._lines:
            self._filled.clear()
            await self._filled.wait()
        table, line = next(iter(self._lines.items()))
        item = line.popleft()
        self._size -= 1
        if line:
            self._lines.move_to_end(table)
        else:
            del self._lines[table]
        return item

    def drain(self) -> list[T]:
        """Return all that waits, and wait for nothing any more."""
        everything = [item for line in self._lines.values() for item in line]
        self._lines.clear()
        self._size = 0
        return everything
