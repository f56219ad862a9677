"""Games for hosts to look after: played at the desk, with all that makes a log long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import insert

from hidalgo.kernel.rng import stream
from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.database import Database
from hidalgo.server.protocol.api import NewTable
from hidalgo.server.protocol.table import ChatLine, Options
from hidalgo.server.schema import people
from hidalgo.server.tables import wishes
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.live import GoneError, Has, Limits, LiveSocket, Tally, Wire
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.store import Store
from hidalgo.server.tables.wishes import By

NAMES = {"ann": "Ann", "ben": "Bén"}


class Recorder(Wire):
    """Keeps what is sent, and never asks for anything."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def receive(self) -> str | bytes:
        await asyncio.Event().wait()
        raise GoneError

    async def send(self, message: bytes) -> None:
        self.sent.append(message)

    async def close(self, code: int, reason: str) -> None:
        pass

    def game(self) -> list[bytes]:
        """Return the messages that are about the game."""
        decoded = [(msgspec.json.decode(message), message) for message in self.sent]
        return [raw for message, raw in decoded if message["type"] in {"snapshot", "update"}]


async def names_of(public: Iterable[str]) -> Mapping[str, str]:
    return {person: NAMES[person] for person in public}


async def introduce(database: Database) -> None:
    """Let those be known who play."""
    rows = [{"id": f"id-{key}", "public": key, "name": NAMES[key], "created": 1.0} for key in NAMES]
    async with database.writing() as connection:
        await connection.execute(insert(people), rows)


class Party:
    """A table of two people and a bot, and somebody who listens on every seat."""

    def __init__(self, desk: Desk, room: Room) -> None:
        self.desk = desk
        self.room = room
        self.wires = {"ann": Recorder(), "ben": Recorder(), "": Recorder()}
        self._tasks: list[asyncio.Task[None]] = []

    async def listen(self) -> None:
        for person, wire in self.wires.items():
            socket = LiveSocket(
                self.desk, self.room, wire, person, "", Has(), Tally(), Limits(0, 0)
            )
            self._tasks.append(asyncio.create_task(socket.run()))
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until everybody was sent everything."""
        for _ in range(20):
            await asyncio.sleep(0)

    async def act(self, person: str, wish: object, key: str | None = None) -> None:
        by = By(self.desk.clock(), "person" if person else "bot", person or None, key)
        await self.desk.act(self.room, by, lambda session: wish(session, by))  # type: ignore[operator]
        await self.quiet()

    async def play(self, decisions: int) -> None:
        """Make some decisions at random, several at once now and then, and take some back."""
        rng = stream(1, "party")
        for number in range(decisions):
            session = self.room.session
            assert session.game is not None
            if session.game.over:
                return
            seat = session.game.owing()[0]
            person = session.occupants[seat].person or ""
            question = session.question(seat)
            assert question is not None
            choices = session.game.legal(seat)
            choice = choices[rng.below(len(choices))]
            prompt = question.prompt
            await self.act(
                person,
                lambda now, by, s=seat, p=prompt, c=choice: wishes.decide(now, by, s, p, [c]),
                f"key-{number:05}",
            )
            floor = session.game.undo_floor(seat) if person and number % 7 == 3 else -1
            game = self.room.session.game
            assert game is not None
            if floor >= 0 and game.undo_floor(seat) < len(game.made) and not game.over:
                to = game.undo_floor(seat)
                await self.act(person, lambda now, by, s=seat, t=to: wishes.undo(now, by, s, t))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.desk.close()
        await self.desk.store.journal.close()


async def party(database: Database, decisions: int) -> Party:
    """Play at a new table; it goes on if there are not enough decisions to end it."""
    desk = Desk(Store(database), MemoryBus("here"), names_of)
    await desk.store.journal.start()
    room = await desk.create("ann", NewTable("bigbox", 3, Options(), True, ["random"]))
    table = Party(desk, room)
    await table.listen()
    await table.act("ben", lambda session, by: wishes.take_seat(session, by, 1))
    await table.act("ann", wishes.start)
    await desk.say(room, ChatLine(0, 2.0, "ben", "Bén", "¡hola!", 1), "key-chat")
    await table.play(decisions)
    return table
