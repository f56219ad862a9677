"""The desk: where wishes become entries, and whoever should know hears of them.

The desk keeps tables that are in use in memory, as rooms. A wish is granted in four steps, under
the room's lock: look what entries it needs, fold them into a copy, make them durable, and only
then put the copy in place and tell everybody. Other nodes hear that there is something new, and
read it from the database themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Container, Coroutine, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from hidalgo.door.record import commitment_to
from hidalgo.server.bus.base import Bus, News
from hidalgo.server.logs import game_tag
from hidalgo.server.protocol.api import NewTable
from hidalgo.server.protocol.table import ChatLine
from hidalgo.server.tables import wishes
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.replay import replayed, rules_of
from hidalgo.server.tables.room import Elsewhere, Room
from hidalgo.server.tables.rules import rules_here
from hidalgo.server.tables.session import Session, Setup
from hidalgo.server.tables.store import Store
from hidalgo.server.tables.wishes import By, RefusalError

log = logging.getLogger(__name__)
T = TypeVar("T")

IDLE_SECONDS: Final = 60.0  # after which a room nobody uses leaves memory
PRESENCE_SECONDS: Final = 20.0  # how often nodes repeat who is connected; thrice that is gone
ID_BYTES: Final = 9  # of a table's id, which is also the invitation to it

Wish: TypeAlias = Callable[[Session], list[Entry]]
NamesOf: TypeAlias = Callable[[Iterable[str]], Awaitable[Mapping[str, str]]]
Clock: TypeAlias = Callable[[], float]


def new_chance() -> tuple[int, str]:
    """Return what a new game is shuffled by, and what hides that until it is over."""
    return secrets.randbits(128), secrets.token_hex(16)


class NoTableError(LookupError):
    """There is no table of this id."""


class LeaseLostError(Exception):
    """Another node does this table's timed work by now."""


class Desk:
    """All tables, as far as this node is concerned."""

    def __init__(self, store: Store, bus: Bus, names_of: NamesOf, clock: Clock = time.time) -> None:
        """Keep tables in a store, tell other nodes over a bus, and know people's names."""
        self.store = store
        self.bus = bus
        self.clock = clock
        self.names_of = names_of
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._on_moved: list[Callable[[Room], None]] = []
        self._on_entries: list[Callable[[Room, Session, list[Entry]], None]] = []
        self._on_desync: list[Callable[[str], None]] = []
        self._deaf_until = -math.inf  # news from before may have been missed

    # Who listens

    def when_moved(self, call: Callable[[Room], None]) -> None:
        """Have something called after every change of a table in memory."""
        self._on_moved.append(call)

    def when_entered(self, call: Callable[[Room, Session, list[Entry]], None]) -> None:
        """Have something called with what this node has added to a log, and the session before."""
        self._on_entries.append(call)

    def when_astray(self, call: Callable[[str], None]) -> None:
        """Have something called with the id of a table whose replay went astray."""
        self._on_desync.append(call)

    # Rooms

    def rooms(self) -> Iterable[Room]:
        """Return the tables in memory."""
        return self._rooms.values()

    async def room(self, table: str) -> Room:
        """Return a table, from memory or from the database."""
        room = self._rooms.get(table)
        if room is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = asyncio.create_task(self._open(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            room = await asyncio.shield(opening)
        elif not room.sockets and not self._is_current(room):
            await self.catch_up(room)
        room.touched = self.clock()
        return room

    def _is_current(self, room: Room) -> bool:
        """Tell whether all news of a table were heard since it was last read."""
        return self.bus.connected and room.read_at > self._deaf_until

    async def _open(self, table: str) -> Room:
        begun = self.clock()
        kept = await self.store.load(table)
        if kept is None:
            raise NoTableError(table)
        session = replayed(kept)
        room = Room(session, [], 0)
        room.add_chat(await self.store.chat_since(table, 0))
        room.touched = room.read_at = begun
        await self._name(room)
        self._rooms[table] = room
        if rules_of(kept) == rules_here(kept.setup.edition):
            self._tell_astray(room)
        return room

    def _tell_astray(self, room: Room) -> None:
        """Freeze a table for good whose replay is not what was played, and say so loudly."""
        if room.session.status != "frozen" or room.session.frozen_for_good:
            return
        reason = room.session.frozen
        log.error("table %s is frozen: %s", game_tag(room.id), reason)
        for call in self._on_desync:
            call(room.id)
        by = By(self.clock())
        self.spawn(self.act(room, by, lambda session: wishes.freeze(session, by, reason)))

    def sweep(self, busy: Container[str] = ()) -> None:
        """Let rooms go that nobody uses, and forget nodes that have fallen silent.

        Tables that are `busy` stay: whoever works for them holds on to the room they have.
        """
        now = self.clock()
        for room in list(self._rooms.values()):
            for node, other in list(room.elsewhere.items()):
                if now - other.at > 3 * PRESENCE_SECONDS:
                    del room.elsewhere[node]
                    room.wake_sockets()
            idle = not room.sockets and not room.lock.locked() and room.id not in busy
            if idle and now - room.touched > IDLE_SECONDS:
                del self._rooms[room.id]

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something in the background; what goes wrong there is logged."""
        self._begin(work).add_done_callback(_log_failure)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is finished whatever becomes of who asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Finish what is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # Wishes

    async def create(self, person: str, wish: NewTable) -> Room:
        """Set up a table for a person."""
        wishes.check_edition(wish.edition)
        seed, salt = new_chance()
        now = self.clock()
        setup = Setup(
            id=secrets.token_urlsafe(ID_BYTES),
            game=wish.game,
            edition=wish.edition,
            players=wish.players,
            options=wish.options,
            public=wish.public,
            host=person,
            created=now,
            seed=seed,
            salt=salt,
            commitment=commitment_to(seed, salt),
        )
        session = Session(setup)
        for entry in wishes.create(session, By(now, "person", person), wish.bots):
            session.fold(entry)
        await self.store.create(session, *rules_here(wish.edition))
        room = Room(session, [], 0)
        room.touched = now
        await self._name(room)
        self._rooms[setup.id] = room
        return room

    async def act(self, room: Room, by: By, wish: Wish, fence: int | None = None) -> int:
        """Grant a wish; return the head of the log after it.

        The same key of the same person counts once. What was begun is finished even if whoever
        asked has gone meanwhile.
        """
        return await asyncio.shield(self._begin(self._act(room, by, wish, fence)))

    async def _act(self, room: Room, by: By, wish: Wish, fence: int | None) -> int:
        async with room.lock:
            if room.doubtful:
                await self._catch_up(room)
            while True:
                before = room.session
                if by.person and by.key and before.has_key(by.person, by.key):
                    return before.head
                new = wish(before)
                if not new:
                    return before.head
                after = before.copy()
                for entry in new:
                    after.fold(entry)
                if await self._write(room, before, after, new, fence):
                    break
                if not await self._catch_up(room):
                    raise LeaseLostError(room.id)
            # It is durable: whatever goes wrong from here on must not say that it is not.
            with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                await self._name(room, after)
            room.session = after
        for call in self._on_entries:
            call(room, before, new)
        self._tell(room)
        await self.bus.publish(News(room.id, "head", self.bus.node, after.head))
        return after.head

    async def _write(
        self, room: Room, before: Session, after: Session, new: list[Entry], fence: int | None
    ) -> bool:
        """Make entries durable. After a failure nobody knows whether they are: look before more."""
        room.doubtful = True
        written = await self.store.append(before, after, new, fence)
        room.doubtful = False
        return written

    async def say(self, room: Room, line: ChatLine, key: str) -> ChatLine:
        """Keep what somebody says at a table, and tell everybody."""
        said = await self.store.say(room.id, line, key)
        if said is None:
            raise NoTableError(room.id)
        room.add_chat(await self.store.chat_since(room.id, room.chat_head))
        room.wake_sockets()
        await self.bus.publish(News(room.id, "chat", self.bus.node, room.chat_head))
        return said

    async def hand_over(self, person: str) -> None:
        """Leave all tables in a person's name, who goes for good; bots have their seats."""
        for table in await self.store.unfinished_tables_of(person):
            room = await self.room(table)
            by = By(self.clock(), "person", person)
            try:
                await self.act(room, by, partial(wishes.leave_for_good, by=by))
            except RefusalError:
                continue  # the seat is somebody else's by now

    # What others do

    def hear(self, news: News) -> None:
        """Take note of what another node says."""
        room = self._rooms.get(news.table)
        if room is None:
            if (opening := self._opening.get(news.table)) is not None:
                # What was read of it may be older than the news.
                opening.add_done_callback(lambda _: self.hear(news))
            return
        match news.kind:
            case "head" if news.number > room.session.head:
                self.spawn(self.catch_up(room))
            case "chat":
                self.spawn(self._hear_chat(room))
            case "presence":
                seats, watching = news.data.get("seats"), news.data.get("watching")
                if isinstance(seats, list) and isinstance(watching, int):
                    room.elsewhere[news.node] = Elsewhere(seats, watching, self.clock())
                    room.wake_sockets()

    def lost(self) -> None:
        """News may have been missed: compare how far all tables go, and who is called what."""
        self._deaf_until = self.clock()
        self.spawn(self.compare())
        self.spawn(self._ask_names())

    async def compare(self) -> None:
        """Read what other nodes have added to tables that people look at here."""
        watched = {room.id: room for room in self._rooms.values() if room.sockets}
        for table, heads in (await self.store.heads(watched)).items():
            room = watched[table]
            if heads.log > room.session.head:
                await self.catch_up(room)
            if heads.chat > room.chat_head:
                await self._hear_chat(room)

    async def catch_up(self, room: Room) -> None:
        """Read what other nodes have added to a table."""
        async with room.lock:
            changed = await self._catch_up(room)
        if changed:
            self._tell(room)

    async def _catch_up(self, room: Room) -> bool:
        """Read what the log has beyond what is known; tell whether there was anything."""
        before, begun = room.session, self.clock()
        missed = await self.store.entries_since(room.id, before.head)
        room.doubtful, room.read_at = False, begun
        if not missed:
            return False
        after = before.copy()
        for entry in missed:
            after.fold(entry)
        await self._name(room, after)
        room.session = after
        if before.status != "frozen":
            self._tell_astray(room)
        return True

    async def _hear_chat(self, room: Room) -> None:
        room.add_chat(await self.store.chat_since(room.id, room.chat_head))
        room.wake_sockets()

    # Names and presence

    async def rename(self, person: str) -> None:
        """Somebody has another name, or none any more: show it at all tables in memory."""
        for room in list(self._rooms.values()):
            if person in room.names or person in room.session.people():
                await self._name(room)
                room.wake_sockets()

    async def _ask_names(self) -> None:
        """Ask for all names again; of whom there is none any more, forget what they said."""
        for room in list(self._rooms.values()):
            speakers = {line.person for line in room.chat}
            names = await self.names_of(room.session.met() | speakers)
            for person in speakers:
                if not names.get(person):
                    room.forget(person)
            room.names = names
            room.wake_sockets()

    async def forget(self, person: str) -> None:
        """Somebody has gone for good: nobody here shows their name or what they said any more."""
        for room in list(self._rooms.values()):
            room.forget(person)
        await self.rename(person)

    async def _name(self, room: Room, session: Session | None = None) -> None:
        """Look up the names of everybody the log tells of."""
        met = (session or room.session).met()
        if session is None or met - room.names.keys():
            room.names = await self.names_of(met)

    async def tell_presence(self, room: Room) -> None:
        """Say who is connected here to those who look, here and elsewhere."""
        room.wake_sockets()
        here = room.presence_here()
        data: dict[str, int | str | list[int]] = {"seats": here.seats, "watching": here.watching}
        await self.bus.publish(News(room.id, "presence", self.bus.node, data=data))

    def _tell(self, room: Room) -> None:
        """Let everybody here know that a table has changed."""
        room.touched = self.clock()
        room.wake_sockets()
        for call in self._on_moved:
            call(room)


def _log_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("work at the tables failed: %s", error, exc_info=error)
