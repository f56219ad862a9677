"""Desks of several nodes on one database, in one process, with a store that takes its time.

What happens in which order is drawn from a seed: before and after everything that is read or
written others get a few turns of the loop. So races that are rare elsewhere come all the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from random import Random
from typing import Any

import pytest

from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.database import Database
from hidalgo.server.protocol.api import NewTable
from hidalgo.server.protocol.table import ChatLine, Options
from hidalgo.server.tables import desk as desk_module
from hidalgo.server.tables import wishes
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.replay import replayed
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.showing import show_lines, show_play, show_table
from hidalgo.server.tables.store import Heads, Kept, Store
from hidalgo.server.tables.wishes import By, OutdatedError, PersonWish, RefusalError
from tests.server.rigged import known_chance

TURNS = 6


class SlowStore(Store):
    """A store whose work takes some turns of the loop, more or fewer."""

    def __init__(self, database: Database, random: Random) -> None:
        super().__init__(database)
        self._random = random

    async def _dawdle(self) -> None:
        for _ in range(self._random.randrange(TURNS)):
            await asyncio.sleep(0)

    async def load(self, game: str) -> Kept | None:
        kept = await super().load(game)
        await self._dawdle()
        return kept

    async def entries_since(self, game: str, since: int) -> list[Entry]:
        found = await super().entries_since(game, since)
        await self._dawdle()
        return found

    async def append(
        self, before: Session, after: Session, new: Iterable[Entry], fence: int | None = None
    ) -> bool:
        await self._dawdle()
        written = await super().append(before, after, new, fence)
        await self._dawdle()
        return written

    async def heads(self, ids: Iterable[str]) -> dict[str, Heads]:
        found = await super().heads(ids)
        await self._dawdle()
        return found

    async def say(self, game: str, line: ChatLine, key: str) -> ChatLine | None:
        said = await super().say(game, line, key)
        await self._dawdle()
        return said

    async def chat_since(self, game: str, since: int, most: int = 200) -> list[ChatLine]:
        found = await super().chat_since(game, since, most)
        await self._dawdle()
        return found


async def names_of(people: Iterable[str]) -> Mapping[str, str]:
    """Everybody is called as they are known."""
    await asyncio.sleep(0)
    return {person: person.capitalize() for person in people}


class Nodes:
    """Two desks on one database, and a table at which they meet."""

    def __init__(self, desks: list[Desk], delays: Random) -> None:
        self.desks = desks
        self.delays = delays
        self.random = Random(1)
        self.table = ""

    def again(self, seed: int) -> Nodes:
        """Begin anew: with other delays, and people who decide as always."""
        self.delays.seed(seed)
        self.random.seed(1)
        return self

    async def set_up(self, *people: str, bots: int = 0, **options: Any) -> None:
        """Set up a table for the people and so many bots; the first person sits there."""
        wish = NewTable(
            "bigbox", len(people) + bots, Options(**options), True, ["random"] * bots, "grande"
        )
        self.table = (await self.desks[0].create(people[0], wish)).id

    async def begin(self, *people: str, bots: int = 0, **options: Any) -> None:
        """Set a table up, let everybody sit down, and begin."""
        await self.set_up(*people, bots=bots, **options)
        for person in people[1:]:
            await self.wish(0, person, lambda session, by: wishes.take_seat(session, by, None))
        await self.wish(0, people[0], wishes.start)
        await self.room(1)

    async def room(self, node: int) -> Room:
        return await self.desks[node].room(self.table)

    async def session(self, node: int = 0) -> Session:
        """Return the table as a node has it, once it has heard of everything."""
        room = await self.room(node)
        await self.desks[node].catch_up(room)
        return room.session

    async def wish(self, node: int, person: str, wish: PersonWish, key: str | None = None) -> str:
        """Have a person wish for something at a node; return what became of it, in a word."""
        desk = self.desks[node]
        by = By(desk.clock(), "person", person, key)
        try:
            await desk.act(await self.room(node), by, lambda session: wish(session, by))
        except RefusalError as error:
            return error.code
        except OutdatedError:
            return "stale"
        return "done"

    async def decide(self, node: int, person: str, key: str | None = None) -> str:
        """Have a person answer what they are asked as a node knows it, at random."""
        session = (await self.room(node)).session
        seat = session.seat_of(person)
        question = session.question(seat)
        if session.game is None or question is None or seat not in session.game.owing():
            return "not-asked"
        choice = self.random.choice(session.game.legal(seat))
        return await self.wish(
            node,
            person,
            lambda now, by: wishes.decide(now, by, seat, question.prompt, [choice]),
            key,
        )

    async def play(self, decisions: int, until: Callable[[Session], object] | None = None) -> None:
        """Let people decide one after the other, so often or until something is so."""
        for _ in range(decisions):
            session = await self.session()
            assert session.game is not None
            if session.game.over or (until is not None and until(session)):
                return
            seat = session.game.owing()[0]
            person = session.occupants[seat].person
            assert person is not None
            assert await self.decide(0, person) == "done"

    async def say(self, node: int, person: str, text: str, key: str) -> None:
        desk = self.desks[node]
        line = ChatLine(0, desk.clock(), person, person.capitalize(), text, -1)
        await desk.say(await self.room(node), line, key)

    async def check(self) -> Session:
        """Check that both nodes stand where the log leads, and return the table there."""
        sessions = [await self.session(node) for node in (0, 1)]
        kept = await self.desks[0].store.load(self.table)
        assert kept is not None
        assert [entry.index for entry in kept.entries] == list(range(kept.heads.log))
        log = replayed(kept)
        assert not log.frozen, log.frozen
        people = await names_of(log.met())
        for session in sessions:
            assert session.head == log.head
            assert show_table(session, people) == show_table(log, people)
            for viewer in range(-1, log.setup.players):
                assert show_play(session, viewer) == show_play(log, viewer)
                assert show_lines(session, 0, viewer, people) == show_lines(log, 0, viewer, people)
        await self._check_row(log)
        return log

    async def _check_row(self, log: Session) -> None:
        """Check that the lobby shows what the log says."""
        store = self.desks[0].store
        for person in log.people():
            (listed,) = [
                listed for listed, _ in await store.tables_of(person) if listed.id == self.table
            ]
            assert (listed.status, listed.seats, listed.host) == (
                log.status,
                log.occupants,
                log.host,
            )


async def together(*acts: Awaitable[Any]) -> list[Any]:
    """Do several things at the same moment."""
    return await asyncio.gather(*acts)


@contextlib.asynccontextmanager
async def two_nodes(url: str) -> AsyncIterator[Nodes]:
    """Open two desks, each with connections of its own, that hear of each other."""
    delays = Random(0)
    name = uuid.uuid4().hex
    async with contextlib.AsyncExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(desk_module, "new_chance", lambda: known_chance(1))
        desks = []
        for node in ("one", "two"):
            database = await Database.open(url)
            stack.push_async_callback(database.close)
            store = SlowStore(database, delays)
            await store.journal.start()
            stack.push_async_callback(store.journal.close)
            bus = MemoryBus(node, name)
            desk = Desk(store, bus, names_of)
            await bus.start(desk.hear, desk.lost)
            stack.push_async_callback(bus.close)
            stack.push_async_callback(desk.close)
            desks.append(desk)
        yield Nodes(desks, delays)
