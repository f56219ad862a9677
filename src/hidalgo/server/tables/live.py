"""A socket at a table: what it asks for is done in order, what is new is sent as it comes.

Nothing piles up for a slow client. What has to be sent is worked out when there is room for it,
from where the client stands: the log by its cursor, the chat by its number, presence as it is now.
Answers wait in a short queue, and as long as it is full no further request is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from hidalgo.kernel.errors import IllegalError, MalformedError
from hidalgo.server.logs import about, game_tag
from hidalgo.server.protocol import live
from hidalgo.server.protocol.table import ChatLine, Presence
from hidalgo.server.tables import wishes
from hidalgo.server.tables.desk import Desk, Wish
from hidalgo.server.tables.entries import NOBODY, Entry
from hidalgo.server.tables.room import LONGEST_GAP, Room
from hidalgo.server.tables.saying import as_said
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.showing import show_draft
from hidalgo.server.tables.wishes import By, OutdatedError, RefusalError

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


class Allowance:
    """So many at once, and so many more a second."""

    def __init__(self, burst: float, rate: float) -> None:
        """Begin with all that is allowed at once."""
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Take one; tell whether it was there. A rate of 0 is no limit."""
        if self._rate <= 0:
            return True
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


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
        self._words = Allowance(5, words / 60)
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
        """Do what is asked, and answer."""
        self._tally.received(kind_of(request))
        match request:
            case live.Ping():
                await self._answer(live.Pong(self._room.session.head))
            case live.Draft():
                await self._answer(self._draft(request))
            case live.Say():
                await self._answer(await self._say(request))
            case live.Submit(prompt=prompt, actions=actions):
                await self._wish(
                    request.key,
                    lambda session, by, seat: wishes.decide(session, by, seat, prompt, actions),
                    actions,
                )
            case live.Undo(to=to):
                await self._wish(
                    request.key, lambda session, by, seat: wishes.undo(session, by, seat, to)
                )
            case live.AskTakeback():
                await self._wish(request.key, wishes.ask_takeback)
            case live.AnswerTakeback(agree=agree):
                await self._wish(
                    request.key,
                    lambda session, by, seat: wishes.answer_takeback(session, by, seat, agree),
                )

    async def _wish(self, key: str, wish: SeatWish, actions: list[int] | None = None) -> None:
        by = By(self._desk.clock(), "person", self.person, key)
        await self._answer(await self._grant(key, by, partial(self._seated, wish, by), actions))

    def _seated(self, wish: SeatWish, by: By, session: Session) -> list[Entry]:
        """Return what a wish of this person's seat needs."""
        seat = session.seat_of(self.person)
        if seat == NOBODY:
            raise RefusalError("not-seated", "you watch this game; only those who play can do that")
        return wish(session, by, seat)

    async def _grant(
        self, key: str, by: By, wish: Wish, actions: list[int] | None
    ) -> live.Done | live.Stale | live.Refused:
        """Grant a wish, or say why not."""
        try:
            return live.Done(key, await self._desk.act(self._room, by, wish))
        except OutdatedError:
            self._tally.stale()
            return live.Stale(key, self._room.session.head)
        except RefusalError as error:
            return self._refusal(live.Refused(key, error.code, error.text))
        except MalformedError as error:
            return self._refusal(live.Refused(key, "malformed", str(error)))
        except IllegalError as error:
            return self._refusal(self._illegal(key, error, actions or []))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            # Not the text of the error: it may hold values.
            log.warning("a wish was not kept: %s", type(error).__name__)
            return self._refusal(
                live.Refused(
                    key, "unavailable", "the database can't be reached; send this again later"
                )
            )

    def _refusal(self, refused: live.Refused) -> live.Refused:
        self._tally.refused(refused.code)
        return refused

    def _illegal(self, key: str, error: IllegalError, actions: list[int]) -> live.Refused:
        """Say why decisions are not legal, as far as the rules at this moment can."""
        game, seat = self._room.session.game, self._room.session.seat_of(self.person)
        reason = None if game is None or seat == NOBODY else game.why_not(actions, seat)
        return live.Refused(
            key,
            "illegal",
            str(error),
            "" if reason is None else reason.key,
            error.clause,
            list(error.legal),
        )

    def _draft(self, request: live.Draft) -> live.Message:
        """Show what would come of some decisions."""
        session = self._room.session
        seat = session.seat_of(self.person)
        question = session.question(seat)
        key = str(request.id)
        if question is None or question.prompt != request.prompt:
            return live.Stale(key, session.head)
        try:
            return show_draft(session, seat, request.id, request.prompt, request.actions)
        except IllegalError as error:
            return self._illegal(key, error, request.actions)
        except MalformedError as error:
            return live.Refused(key, "malformed", str(error))

    async def _say(self, request: live.Say) -> live.Done | live.Refused:
        """Say something at the table."""
        text = as_said(request.text)
        if not text:
            return self._refusal(live.Refused(request.key, "empty", "there is nothing in it"))
        if not self._words.take(asyncio.get_running_loop().time()):
            return self._refusal(
                live.Refused(request.key, "too-fast", "that is a lot at once; wait a moment")
            )
        try:
            name = (await self._desk.names_of([self.person])).get(self.person, "")
            if not name:  # nothing may be kept of somebody who was just deleted
                raise _LeftError(LOGGED_OUT, "there is nobody of this name any more")
            seat = self._room.session.seat_of(self.person)
            line = ChatLine(0, self._desk.clock(), self.person, name, text, seat)
            await self._desk.say(self._room, line, request.key)
        except (SQLAlchemyError, OSError, TimeoutError):
            return self._refusal(
                live.Refused(
                    request.key, "unavailable", "the database can't be reached; say it again later"
                )
            )
        return live.Done(request.key, self._room.session.head)


SeatWish: TypeAlias = Callable[[Session, By, int], list[Entry]]


def kind_of(message: live.Request | live.Message) -> str:
    """Return the tag that a message goes by."""
    return str(type(message).__struct_config__.tag)


class _LeftError(Exception):
    """The client has to go."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
