"""What a seat was sent: computed again from the log, by the code that computed it then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hidalgo.server.admin.files import AdminError
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.store import Kept

WATCHING: Final = -1


class Sent(NamedTuple):
    """What a seat was sent with some entries of the log, made durable together."""

    first: int
    last: int
    update: bytes
    """The message to whoever was connected."""
    snapshot: bytes
    """The message to whoever connected then."""


def sent_at(
    kept: Kept, names: Mapping[str, str], seat: int, decision: int, person: str = ""
) -> Sent:
    """Return what a seat, or -1 for those who watch, was sent at a decision; the first is 1.

    Decisions count as they came, those that were taken back too; at 0 the game begins. Names are
    those of today. A slow client was sent several updates as one.
    """
    if not WATCHING <= seat < kept.setup.players:
        raise AdminError(
            f"there is no seat {seat}; seats go from 0 to {kept.setup.players - 1}, and -1 is for "
            "those who watch"
        )
    first, last = _together(kept.entries, _index_of(kept.entries, decision))
    session = Session(kept.setup)
    for entry in kept.entries[:first]:
        session.fold(entry)
    room = Room(session, [], 0)
    room.names = names
    stamp = room.stamp
    after = session.copy()
    for entry in kept.entries[first : last + 1]:
        after.fold(entry)
    room.session = after
    person = person or (after.occupants[seat].person or "" if seat != WATCHING else "")
    return Sent(
        first,
        last,
        room.update(seat, first, with_table=room.stamp != stamp),
        room.snapshot(seat, person, kept.entries[last].at),
    )


def _index_of(entries: list[Entry], decision: int) -> int:
    """Return which entry of the log a decision is; the start of the game counts as 0."""
    indices = [entry.index for entry in entries if entry.kind in {"started", "decision"}]
    if not 0 <= decision < len(indices):
        if not indices:
            raise AdminError("the game has not begun, so no seat was sent anything of it")
        raise AdminError(
            f"the log has {len(indices) - 1} decisions; there is no decision {decision}"
        )
    return indices[decision]


def _together(entries: list[Entry], index: int) -> tuple[int, int]:
    """Return the first and the last of the entries that granted the same wish."""
    middle = entries[index]

    def of_one_wish(entry: Entry) -> bool:
        # Only the first of a wish has its key.
        return (entry.at, entry.author, entry.person, entry.prompt) == (
            middle.at,
            middle.author,
            middle.person,
            middle.prompt,
        )

    first = last = index
    while entries[first].key is None and first > 0 and of_one_wish(entries[first - 1]):
        first -= 1
    while (
        last + 1 < len(entries) and entries[last + 1].key is None and of_one_wish(entries[last + 1])
    ):
        last += 1
    return first, last
