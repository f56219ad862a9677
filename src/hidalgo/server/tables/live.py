"""A socket at a table: what it asks for is done in order, what is new is sent as it comes.

Nothing piles up for a slow client. What has to be sent is worked out when there is room for it,
from where the client stands: the log by its cursor, the chat by its number, presence as it is now.
Answers wait in a short queue, and as long as it is full no further request is read. What
an answer is, the clerk knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from hidalgo.server.logs import about, game_tag
from hidalgo.server.protocol import live
from hidalgo.server.protocol.table import Presence
from hidalgo.server.tables.allowance import Allowance
from hidalgo.server.tables.clerk import Clerk, DeletedError
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.entries import NOBODY
from hidalgo.server.tables.room import LONGEST_GAP, Room

log = logging.getLogger(__name__)

MOST_ANSWERS: Final = 32  # that wait to be sent before no further request is read
SEND_SECONDS: Final = 20.0  # until a client that takes nothing is given up
SILENT_SECONDS: Final = 75.0  # until a client that says nothing, not even that it is there, is too
FAULTS: Final = 10  # messages that can't be read, or come too fast, before the socket is closed

LOGGED_OUT: Final = 4401
GOING_AWAY: Final = 1012
TROUBLE: Final = 1013
TOO_MUCH: Final = 4408

_REQUESTS: Final = msgspec.json.Decoder(live.Request)
_ENCODER: Final = msgspec.json.Encoder()


class GoneError(Exception):
    """The client has gone."""


class Wire(ABC):
    """What carries messages; tests have one of their own."""

    @abstractmethod
    async def receive(self) -> str | bytes:
        """Return the next message; raises `GoneError`."""

    @abstractmethod
    async def send(self, message: bytes) -> None:
        """Send a message; raises `GoneError`."""

    @abstractmethod
    async def close(self, code: int, reason: str) -> None:
        """Say good-bye."""


class Has(NamedTuple):
    """What a client says it has already."""

    since: int = -1
    seat: int = NOBODY
    chat: int = 0


class Limits(NamedTuple):
    """How much one socket may send; 0 for any number."""

    messages_per_second: float = 10
    words_per_minute: float = 20


class Tally:
    """What sockets tell of their work; metrics do something with it."""

    def opened(self) -> None:
        """A socket was opened."""

    def closed(self) -> None:
        """A socket was closed."""

    def received(self, kind: str) -> None:
        """A request came; of no kind if it could not be read."""

    def sent(self, kind: str) -> None:
        """A message of some kind went out."""

    def refused(self, code: str) -> None:
        """A request was refused."""

    def stale(self) -> None:
        """An answer came to a question that was no longer open."""

    def gap(self) -> None:
        """A client came again with a cursor that does not fit the log."""

    def overflow(self) -> None:
        """A client was so slow that it got a snapshot instead of what it had missed."""


_HAS_NOTHING: Final = Has()
_USUAL_LIMITS: Final = Limits()


class LiveSocket:
    """One client at one table."""

    def __init__(
        self,
        desk: Desk,
        room: Room,
        wire: Wire,
        person: str,
        device: str = "",
        has: Has = _HAS_NOTHING,
        tally: Tally | None = None,
        limits: Limits = _USUAL_LIMITS,
    ) -> None:
        """Connect a person to a table; `device` is the login they came with."""
        self.person = person
        self.device = device
        self.viewer = room.session.seat_of(person)
        self._desk = desk
        self._room = room
        self._wire = wire
        self._tally = tally or Tally()
        same_seat = has.seat == self.viewer
        up_to_date = same_seat and 0 <= has.since <= room.session.head
        self._cursor = has.since if up_to_date else -1
        self._chat = min(has.chat, room.chat_head) if up_to_date else 0
        if has.since > room.session.head:
            self._tally.gap()
        self._stamp = -1
        self._presence: Presence | None = None
        self._gone: list[str] = []
        self._answers: deque[live.Message] = deque()
        self._work = asyncio.Event()
        self._taken = asyncio.Event()
        requests, words = limits
        self._requests = Allowance(5 * requests, requests)
        self._clerk = Clerk(desk, room, person, Allowance(5, words / 60))
        self._faults = 0

    # Life

    async def run(self) -> None:
        """Serve the client until it goes, or has to go."""
        with about(game=game_tag(self._room.id)):
            await self._run()

    async def _run(self) -> None:
        self._room.sockets.add(self)
        self._tally.opened()
        await self._desk.tell_presence(self._room)
        self.wake()
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            writer.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
            self._room.sockets.discard(self)
            self._tally.closed()
            await self._desk.tell_presence(self._room)
        await self._part(results)

    async def _part(self, results: Iterable[BaseException | None]) -> None:
        """Close the socket in the way that fits what ended it."""
        code, reason = TROUBLE, "something is out of order here; come again"
        for error in results:
            match error:
                case GoneError():
                    return
                case _LeftError():
                    code, reason = error.code, error.reason
                case DeletedError():
                    code, reason = LOGGED_OUT, "there is nobody of this name any more"
                case TimeoutError():
                    code, reason = TOO_MUCH, "nothing was heard of you, or nothing was taken"
                case Exception():
                    log.error("a socket failed: %s", error, exc_info=error)
        await self._wire.close(code, reason)

    def wake(self) -> None:
        """There may be something to send."""
        self._work.set()

    def forget(self, person: str) -> None:
        """What somebody has said here was deleted."""
        self._gone.append(person)
        self.wake()

    async def log_out(self) -> None:
        """The device was logged out elsewhere: close."""
        with contextlib.suppress(GoneError):
            await self._wire.close(LOGGED_OUT, "this device was logged out")

    async def dismiss(self, seconds: float) -> None:
        """The server goes away: say so, and close."""
        message = _ENCODER.encode(live.Closing(seconds))
        try:
            async with asyncio.timeout(1):
                await self._wire.send(message)
                await self._wire.close(GOING_AWAY, "the server restarts; come again")
        except (TimeoutError, GoneError):
            return

    # What is sent

    async def _write(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            await self._send_news()
            while self._answers:
                await self._send_message(self._answers.popleft())
                self._taken.set()

    async def _send_news(self) -> None:
        """Send what the client does not know yet."""
        room = self._room
        seat = room.session.seat_of(self.person)
        if seat != self.viewer:
            self.viewer, self._cursor = seat, -1
            await self._desk.tell_presence(room)
        head = room.session.head
        presence = room.presence()
        if self._cursor >= 0 and head - self._cursor > LONGEST_GAP:
            self._tally.overflow()
            self._cursor = -1
        if self._cursor < 0:
            snapshot = room.snapshot(seat, self.person, self._desk.clock())
            self._stamp, self._chat, self._presence = room.stamp, room.chat_head, presence
            self._cursor = head
            await self._send("snapshot", snapshot)
        elif head > self._cursor or room.stamp != self._stamp:
            update = room.update(seat, self._cursor, with_table=room.stamp != self._stamp)
            self._stamp, self._cursor = room.stamp, head
            await self._send("update", update)
        if presence != self._presence:
            self._presence = presence
            await self._send_message(live.PresenceNews(presence))
        while self._gone:
            await self._send_message(live.ChatGone(self._gone.pop()))
        for line in [line for line in room.chat if line.number >= self._chat]:
            self._chat = line.number + 1
            await self._send_message(live.ChatNews(line))

    async def _send_message(self, message: live.Message) -> None:
        await self._send(kind_of(message), _ENCODER.encode(message))

    async def _send(self, kind: str, message: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._wire.send(message)
        self._tally.sent(kind)

    async def _answer(self, message: live.Message) -> None:
        """Queue an answer; wait as long as too many wait already."""
        while len(self._answers) >= MOST_ANSWERS:
            self._taken.clear()
            await self._taken.wait()
        self._answers.append(message)
        self._work.set()

    # What is asked

    async def _read(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            async with asyncio.timeout(SILENT_SECONDS):
                raw = await self._wire.receive()
            if not self._requests.take(clock()):
                await self._fault("too-fast", "too many messages; send fewer")
                continue
            try:
                request = _REQUESTS.decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                await self._fault("malformed", f"this can't be read: {error}"[:300])
                continue
            await self._take(request)

    async def _fault(self, code: str, text: str) -> None:
        self._tally.received("")
        self._tally.refused(code)
        self._faults += 1
        await self._answer(live.Fault(code, text))
        if self._faults >= FAULTS:
            raise _LeftError(TOO_MUCH, "too many messages that can't be taken")

    async def _take(self, request: live.Request) -> None:
        """Have done what is asked, and answer."""
        self._tally.received(kind_of(request))
        message = await self._clerk.answer(request)
        if not isinstance(request, live.Draft):  # which only asks what would be
            self._count(message)
        await self._answer(message)

    def _count(self, message: live.Message) -> None:
        match message:
            case live.Stale():
                self._tally.stale()
            case live.Refused(code=code):
                self._tally.refused(code)


def kind_of(message: live.Request | live.Message) -> str:
    """Return the tag that a message goes by."""
    return str(type(message).__struct_config__.tag)


class _LeftError(Exception):
    """The client has to go."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
