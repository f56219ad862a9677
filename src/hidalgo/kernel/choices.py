"""The scratch list into which a game writes what a seat may choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

CAPACITY: Final[i64] = 1024
_EMPTY: Final[vec[i16]] = vec[i16]([0] * 1024)


class Choices:
    """A reusable list of decisions, in ascending order; whoever asks owns it.

    With a `limit`, a game may stop looking once that many are found (more may still be written).
    """

    def __init__(self, limit: i64 = CAPACITY, capacity: i64 = CAPACITY) -> None:
        """Make an empty list; keep it and pass it to `legal` again and again."""
        self.items: vec[i16] = _EMPTY[:capacity]
        self.count: i64 = 0
        self.limit: i64 = limit

    def clear(self) -> None:
        """Forget what is listed."""
        self.count = 0

    def add(self, action: i64) -> None:
        """List one more decision."""
        self.items[self.count] = i16(action)
        self.count += 1

    def full(self) -> bool:
        """Tell whether enough has been found."""
        return self.count >= self.limit

    def at(self, index: i64) -> i64:
        """Return the decision at an index, without a check (for hot loops)."""
        return i64(self.items[index])

    def __len__(self) -> int:
        """Return how many decisions are listed."""
        return self.count

    def __getitem__(self, index: i64) -> int:
        """Return the decision at an index."""
        if not 0 <= index < self.count:
            raise IndexError(f"there are {self.count} choices, none at {index}")
        return i64(self.items[index])

    def __contains__(self, action: object) -> bool:
        """Tell whether a decision is listed."""
        return action in self.to_list()

    def __iter__(self) -> Iterator[int]:
        """Go through the decisions in ascending order."""
        return iter(self.to_list())

    def to_list(self) -> list[int]:
        """Return the decisions as a list of ints."""
        result: list[int] = []
        index: i64 = 0
        while index < self.count:
            result.append(i64(self.items[index]))
            index += 1
        return result
