"""Clients that never give up: they come again with their cursor, and repeat what was not answered.

They do what the web client does, and keep a record of what they were promised.
"""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hidalgo.server.protocol import live
from tests.server.playing import PATIENCE, Person, new_key

_MESSAGES = msgspec.json.Decoder(live.Message)
_ENCODER = msgspec.json.Encoder()
PAUSE = 0.05  # seconds before it is tried again to connect
GOODBYE = 2.0  # seconds for a server that may be dead to say good-bye


class Client:
    """Somebody at a table who comes again after whatever happens, until told to leave."""

    def __init__(self, person: Person, table: str, random: Random, *, plays: bool = True) -> None:
        """Prepare to sit down; `run` does it."""
        self.person = person
        self.table = table
        self.head = -1
        self.seat = -1
        self.chat_head = 0
        self.play: Any = None
        self.lines: dict[int, Any] = {}
        self.said: dict[int, Any] = {}
        self.acknowledged: dict[str, list[int]] = {}
        """The decisions of requests that were answered with "done", by key."""
        self.asked: dict[str, live.Request] = {}
        """All requests that were ever sent, by key."""
        self.connections = 0
        self.faults: list[str] = []
        self.resting = not plays
        self._random = random
        self._waiting: live.Submit | live.Say | live.Undo | None = None
        self._draft: live.Draft | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # Life

    def start(self) -> None:
        """Begin to play."""
        self._task = asyncio.create_task(self._run())

    async def leave(self) -> None:
        """Close the browser."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def until(self, fits: Any) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not fits(self):
                assert not self.faults, self.faults
                assert self._task is not None
                if self._task.done():
                    self._task.result()
                self._changed.clear()
                await self._changed.wait()

    @property
    def idle(self) -> bool:
        """Whether everything that was asked is answered."""
        return self._waiting is None and self._draft is None

    @property
    def over(self) -> bool:
        """Whether the game is known to be over."""
        return self.play is not None and self.play.result is not None

    async def _run(self) -> None:
        while True:
            try:
                await self._once()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _once(self) -> None:
        """Come with the cursor, and play until the connection breaks."""
        base = str(self.person.http.base_url).replace("http", "ws", 1).rstrip("/")
        has = f"?since={self.head}&seat={self.seat}&chat={self.chat_head}" if self.head >= 0 else ""
        async with connect(
            f"{base}/live/{self.table}{has}",
            additional_headers={"Cookie": self.person.cookie(), **self.person.origin()},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=GOODBYE,
        ) as socket:
            self.connections += 1
            self._draft = None
            if self._waiting is not None:
                await self._send(socket, self._waiting)
            async for raw in socket:
                message = _MESSAGES.decode(raw)
                self._take(message)
                self._changed.set()
                if isinstance(message, live.Refused) and message.code == "unavailable":
                    await asyncio.sleep(PAUSE)
                    if self._waiting is not None:
                        await self._send(socket, self._waiting)
                elif isinstance(message, live.Drafted):
                    await self._go_on(socket, message)
                elif self.idle and not self.resting:
                    await self._decide(socket)
        code = socket.close_code or 0
        if 4400 <= code < 5000:
            self.faults.append(f"closed with {code}: {socket.close_reason}")
            self._changed.set()
            await asyncio.Event().wait()

    # What is heard

    def _take(self, message: live.Message) -> None:
        match message:
            case live.Snapshot():
                self.head, self.seat, self.play = message.head, message.seat, message.play
                self.lines = {line.index: line for line in message.lines}
                self.said = {line.number: line for line in message.chat}
                self.chat_head = max(self.said, default=-1) + 1
            case live.Update():
                self._update(message)
            case live.Done(key=key) if self._waiting is not None and key == self._waiting.key:
                actions = getattr(self._waiting, "actions", [])
                self.acknowledged[key] = list(actions)
                self._waiting = None
            case live.Refused(code="unavailable"):
                pass  # it is sent again
            case live.Stale(key=key) | live.Refused(key=key):
                if isinstance(message, live.Refused) and message.code != "no-undo":
                    self.faults.append(str(message))
                if self._waiting is not None and key == self._waiting.key:
                    self._waiting = None
                if self._draft is not None and key == str(self._draft.id):
                    self._draft = None
            case live.ChatNews(line):
                if line.number in self.said:
                    self.faults.append(f"said twice: {line}")
                self.said[line.number] = line
                self.chat_head = line.number + 1
            case _:
                pass

    def _update(self, message: live.Update) -> None:
        if message.head < self.head:
            self.faults.append(f"the log went back from {self.head} to {message.head}")
        for line in message.lines:
            if line.index < self.head or line.index in self.lines:
                self.faults.append(f"line {line.index} came again at {self.head}")
            self.lines[line.index] = line
        self.head, self.seat, self.play = message.head, message.seat, message.play

    # What is done

    async def _decide(self, socket: ClientConnection) -> None:
        """Answer what is asked, by one decision or several; take one back now and then."""
        play = self.play
        if play is None or play.result is not None:
            return
        chance = self._random.random()
        if chance < 0.05:
            await self._ask(socket, live.Say(new_key(), f"word {len(self.asked)}"))
        elif chance < 0.12 and play.undo_to >= 0:
            await self._ask(socket, live.Undo(new_key(), play.made - 1))
        elif play.asks is not None and self.seat in play.owing:
            prompt, actions = play.asks.prompt, [self._random.choice(play.asks.choices)]
            if play.asks.left > 1:
                self._draft = live.Draft(self._random.randrange(1_000_000), prompt, actions)
                await self._send(socket, self._draft)
            else:
                await self._ask(socket, live.Submit(new_key(), prompt, actions))

    async def _go_on(self, socket: ClientConnection, drafted: live.Drafted) -> None:
        """Submit what was drafted, with one decision more if there can be one."""
        draft, self._draft = self._draft, None
        if draft is None or draft.id != drafted.id or self._waiting is not None:
            return
        more = [self._random.choice(drafted.legal)] if drafted.legal else []
        actions = [*draft.actions, *more]
        await self._ask(socket, live.Submit(new_key(), draft.prompt, actions))

    async def _ask(self, socket: ClientConnection, request: Any) -> None:
        self._waiting = request
        self.asked[request.key] = request
        await self._send(socket, request)

    async def _send(self, socket: ClientConnection, request: live.Request) -> None:
        await socket.send(_ENCODER.encode(request).decode())


async def fresh(person: Person, table: str) -> live.Snapshot:
    """Return what somebody is shown who has never been at a table before."""
    base = str(person.http.base_url).replace("http", "ws", 1).rstrip("/")
    async with connect(
        f"{base}/live/{table}",
        additional_headers={"Cookie": person.cookie(), **person.origin()},
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
    ) as socket:
        snapshot = _MESSAGES.decode(await socket.recv())
    assert isinstance(snapshot, live.Snapshot)
    return snapshot
