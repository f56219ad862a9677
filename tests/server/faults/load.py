"""Tables under load, and what has to be true of them whatever has happened to the server."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from sqlalchemy import select

from hidalgo.server.database import Database
from hidalgo.server.protocol import live
from hidalgo.server.schema import chat, entries
from hidalgo.server.tables.replay import replayed
from hidalgo.server.tables.store import Store
from tests.server.faults.clients import Client, fresh
from tests.server.playing import PATIENCE, Person, a_table, reached


class Party:
    """A table with people who play, bots beside them, and somebody who watches."""

    def __init__(self, table: str, clients: list[Client]) -> None:
        """Gather clients at a table; `gather` makes one."""
        self.table = table
        self.clients = clients

    @classmethod
    async def gather(
        cls, address: str, random: Random, people: int = 2, bots: int = 1, **options: Any
    ) -> Party:
        """Let people meet at a new table, and begin the game."""
        return await cls.gather_at([address] * (people + 1), random, bots, **options)

    @classmethod
    async def gather_at(
        cls, addresses: list[str], random: Random, bots: int = 1, **options: Any
    ) -> Party:
        """Let people meet who each go to an address of their own; the last one watches."""
        persons = []
        for number, address in enumerate(addresses):
            person = Person(address)
            persons.append(await person.introduce(f"Person {number}"))
        host, *others, watcher = persons
        players = len(persons) - 1 + bots
        wish = {"players": players, "bots": ["random"] * bots, "options": options}
        table = await a_table(host, **wish)
        for other in others:
            await other.post(f"/api/tables/{table}/seat", {})
        await host.post(f"/api/tables/{table}/start")
        clients = [Client(person, table, Random(random.random())) for person in (host, *others)]
        clients.append(Client(watcher, table, Random(0), plays=False))
        for client in clients:
            client.start()
        return cls(table, clients)

    @property
    def over(self) -> bool:
        """Whether everybody knows that the game is over."""
        return all(client.over for client in self.clients)

    @property
    def acknowledged(self) -> int:
        """How many requests were answered with "done"."""
        return sum(len(client.acknowledged) for client in self.clients)

    async def settle(self) -> None:
        """Let nobody ask for more, and wait until everybody stands where the table stands."""
        for client in self.clients:
            client.resting = True
        async with asyncio.timeout(PATIENCE):
            while True:
                for client in self.clients:
                    await client.until(lambda client: client.idle and client.play)
                now = await fresh(self.clients[-1].person, self.table)
                for client in self.clients:
                    await client.until(reached(now.head))
                if self._rests(now) and {client.head for client in self.clients} == {now.head}:
                    return
                await asyncio.sleep(0.02)  # a bot thinks; how long is its own matter

    def _rests(self, now: live.Snapshot) -> bool:
        """Tell whether only people are asked, or nobody any more."""
        assert now.play is not None
        bots = [seat for seat, who in enumerate(now.table.seats) if who.bot is not None]
        return not set(bots) & set(now.play.owing)

    async def check(self, database: str) -> None:
        """Check that nothing is lost, nothing is there twice, and everybody sees the same."""
        await self.settle()
        for client in self.clients:
            assert not client.faults, client.faults
            snapshot = await fresh(client.person, self.table)
            assert client.play == snapshot.play
            assert client.lines == {line.index: line for line in snapshot.lines}
            assert list(client.said.values())[-200:] == snapshot.chat
        opened = await Database.open(database)
        async with AsyncExitStack() as stack:
            stack.push_async_callback(opened.close)
            await self._check_log(opened)
            await self._check_chat(opened)

    async def _check_log(self, database: Database) -> None:
        kept = await Store(database).load(self.table)
        assert kept is not None
        log = kept.entries
        assert [entry.index for entry in log] == list(range(self.clients[0].head))
        session = replayed(kept)
        assert not session.frozen, session.frozen
        assert len(session.game.made if session.game else []) == self.clients[0].play.made
        keys = [entry.key for entry in log if entry.key is not None]
        assert len(keys) == len(set(keys)), "a request is in the log twice"
        at = {entry.key: entry.index for entry in log if entry.key is not None}
        asked = {key for client in self.clients for key in client.asked}
        assert at.keys() <= asked, "the log holds what nobody has asked for"
        for client in self.clients:
            for key, actions in client.acknowledged.items():
                if isinstance(client.asked[key], live.Say):
                    continue
                assert key in at, f"an acknowledged request is not in the log: {client.asked[key]}"
                if actions:
                    self._check_batch(log[at[key] : at[key] + len(actions)], actions, key)

    def _check_batch(self, found: list[Any], actions: list[int], key: str) -> None:
        """Check that decisions stand in the log as they were asked for, from the first one on."""
        batch = [found[0]]
        for entry in found[1:]:
            if entry.kind != "decision" or entry.key or entry.prompt != found[0].prompt:
                break  # it ended early: something was shown, or others decide
            batch.append(entry)
        assert [entry.action for entry in batch] == actions[: len(batch)], key

    async def _check_chat(self, database: Database) -> None:
        query = select(chat.c.key).where(chat.c.game == self.table)
        async with database.reading() as connection:
            said = list((await connection.execute(query)).scalars())
            total = select(entries.c.idx).where(entries.c.game == self.table)
            assert len((await connection.execute(total)).all()) == self.clients[0].head
        assert len(said) == len(set(said))
        for client in self.clients:
            for key in client.acknowledged:
                assert key in said or not isinstance(client.asked[key], live.Say)

    async def leave(self) -> None:
        """Let everybody go."""
        for client in self.clients:
            await client.leave()
            await client.person.close()
