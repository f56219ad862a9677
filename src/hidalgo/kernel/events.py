"""What happened, as rows of small ints: an event's kind, who may see it, and its parameters.

Games emit ids and numbers, never words; a listener turns them into the language of its reader.
A state without a listener pays one comparison per event.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i16, i64

EVERYONE: Final[i64] = -1
ROW: Final[i64] = 8


class EventKind(NamedTuple):
    """A kind of event: its name and the names of its parameters."""

    name: str
    fields: tuple[str, ...]


class Event(NamedTuple):
    """One event: its name, its parameters by name, and the seats that may know (None: everyone)."""

    name: str
    data: dict[str, int]
    audience: frozenset[int] | None

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether a seat (None: the public) may see this event."""
        return self.audience is None or (seat is not None and seat in self.audience)


class EventLog:
    """A growing list of events; give one to a state as its `log` to listen."""

    def __init__(self, kinds: tuple[EventKind, ...]) -> None:
        """Start an empty log that names its rows by these kinds."""
        self.kinds = kinds
        self.rows: vec[i16] = vec[i16]()

    def add(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Append a row; what an event's kind has no name for is not kept."""
        rows = self.rows
        rows = append(rows, i16(kind))
        rows = append(rows, i16(audience))
        rows = append(rows, i16(a))
        rows = append(rows, i16(b))
        rows = append(rows, i16(c))
        rows = append(rows, i16(d))
        rows = append(rows, i16(e))
        rows = append(rows, i16(f))
        self.rows = rows

    def __len__(self) -> int:
        """Return how many events there are."""
        return len(self.rows) // ROW

    def __getitem__(self, index: int) -> Event:
        """Return one event."""
        if not 0 <= index < len(self):
            raise IndexError(f"there are {len(self)} events, none at {index}")
        start: i64 = index * ROW
        kind = self.kinds[self.rows[start]]
        data: dict[str, int] = {}
        column: i64 = 2
        for field in kind.fields:
            data[field] = i64(self.rows[start + column])
            column += 1
        mask: i64 = i64(self.rows[start + 1])
        if mask == EVERYONE:
            return Event(kind.name, data, None)
        seats = frozenset(seat for seat in range(15) if int(mask) >> seat & 1)
        return Event(kind.name, data, seats)

    def __iter__(self) -> Iterator[Event]:
        """Go through the events in the order in which they happened."""
        for index in range(len(self)):
            yield self[index]

    def clear(self) -> None:
        """Forget all events."""
        self.rows = vec[i16]()
