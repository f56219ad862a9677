"""A table in memory: its session, what was said there, who is connected, here and elsewhere.

A room's session is only ever replaced by one that is durable, so whoever reads it may tell of it.
What is sent is computed once for each viewer and kept until something changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from hidalgo.server.protocol.live import VERSION, Snapshot, Update
from hidalgo.server.protocol.table import ChatLine, Presence, TableInfo
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.showing import show_lines, show_play, show_table

if TYPE_CHECKING:
    from hidalgo.server.tables.live import LiveSocket

MOST_CHAT: Final = 200
LONGEST_GAP: Final = 400  # entries; who has missed more gets a snapshot
_ENCODER: Final = msgspec.json.Encoder()


class Elsewhere(NamedTuple):
    """Who is connected through another node, as it has last said."""

    seats: list[int]
    watching: int
    at: float


class Room:
    """A table in memory."""

    def __init__(self, session: Session, chat: list[ChatLine], chat_head: int) -> None:
        """Open a room with what the database has of a table."""
        self._session = session
        self.chat = chat
        self.chat_head = chat_head
        self.lock = asyncio.Lock()
        self.sockets: set[LiveSocket] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.touched = 0.0
        self.read_at = 0.0
        """When the log was last read; what others have added since is known by news only."""
        self.doubtful = False
        """Whether the log may have more entries than were heard of: a commit may have failed."""
        self.stamp = 0
        """Grows when something of the table changes that is not in the log: names, say."""
        self._names: Mapping[str, str] = {}
        self._table: TableInfo | None = None
        self._sent: dict[tuple[int, int, bool], bytes] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self._session.setup.id

    @property
    def session(self) -> Session:
        """The table as it durably stands."""
        return self._session

    @session.setter
    def session(self, session: Session) -> None:
        self._session = session
        self._changed()

    @property
    def names(self) -> Mapping[str, str]:
        """The names of people at the table, by their public ids."""
        return self._names

    @names.setter
    def names(self, names: Mapping[str, str]) -> None:
        if names != self._names:
            self._names = names
            self._changed()

    def _changed(self) -> None:
        """Forget what was computed, and note whether the table itself looks different."""
        self._sent.clear()
        table = show_table(self._session, self._names)
        if table != self._table:
            self._table = table
            self.stamp += 1

    @property
    def table(self) -> TableInfo:
        """The table without its game."""
        if self._table is None:
            self._table = show_table(self._session, self._names)
        return self._table

    def wake_sockets(self) -> None:
        """Let every socket look what there is to send."""
        for socket in self.sockets:
            socket.wake()

    # What is sent

    def snapshot(self, viewer: int, person: str, now: float) -> bytes:
        """Return all there is to know for a viewer, at some time of the server's clock."""
        return _ENCODER.encode(
            Snapshot(
                version=VERSION,
                head=self._session.head,
                seat=viewer,
                person=person,
                table=self.table,
                play=show_play(self._session, viewer),
                lines=show_lines(self._session, 0, viewer, self._names),
                chat=self.chat,
                presence=self.presence(),
                now=now,
            )
        )

    def update(self, viewer: int, since: int, *, with_table: bool) -> bytes:
        """Return what is new for a viewer since an index of the log."""
        key = (viewer, since, with_table)
        encoded = self._sent.get(key)
        if encoded is None:
            session = self._session
            update = Update(
                head=session.head,
                seat=viewer,
                lines=show_lines(session, since, viewer, self._names),
                play=show_play(session, viewer),
                table=self.table if with_table else None,
            )
            encoded = self._sent[key] = _ENCODER.encode(update)
        return encoded

    # Who is there

    def presence_here(self) -> Presence:
        """Return who is connected through this node."""
        viewers = [socket.viewer for socket in self.sockets]
        seats = sorted({viewer for viewer in viewers if viewer >= 0})
        watching = {socket.person for socket in self.sockets if socket.viewer < 0}
        return Presence(seats, len(watching))

    def presence(self) -> Presence:
        """Return who is connected, here or elsewhere."""
        here = self.presence_here()
        seats = set(here.seats).union(*(other.seats for other in self.elsewhere.values()))
        watching = here.watching + sum(other.watching for other in self.elsewhere.values())
        return Presence(sorted(seats), watching)

    def add_chat(self, lines: list[ChatLine]) -> None:
        """Take in what was said."""
        for line in lines:
            if line.number >= self.chat_head:
                self.chat.append(line)
                self.chat_head = line.number + 1
        del self.chat[:-MOST_CHAT]

    def forget(self, person: str) -> None:
        """Drop what somebody has said, here and on the screens of others."""
        kept = [line for line in self.chat if line.person != person]
        if len(kept) != len(self.chat):
            self.chat = kept
            for socket in self.sockets:
                socket.forget(person)
