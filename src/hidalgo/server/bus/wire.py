"""The bus over a wire: a queue that never blocks, beats that prove it works, reconnecting.

What can be trusted is only what came back: a bus sends itself a beat through the channel every few
seconds and counts as connected as long as it hears them. So a server that restarted, a proxy that
swallows, and a connection that is dead at the other end are all noticed the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from hidalgo.server.bus.base import Bus, Hear, Lost, News

log = logging.getLogger(__name__)

MOST_WAITING: Final = 10_000
BATCH: Final = 200


class Beat(Struct, tag="beat"):
    """What a node says to itself, to hear whether it would be heard."""

    node: str
    number: int


class Gap(Struct, tag="gap"):
    """A node had to drop news: all others should compare heads."""

    node: str


_DECODER: Final = msgspec.json.Decoder(News | Beat | Gap)


class DeafError(Exception):
    """A beat did not come back: the link is of no use any more, whatever it looks like."""


class Link(ABC):
    """An open way to the channel; any exception from it means that it is broken."""

    @abstractmethod
    async def send(self, messages: list[bytes]) -> None:
        """Send messages, in order."""

    @abstractmethod
    def receive(self) -> AsyncIterator[bytes]:
        """Yield all messages of the channel, own ones too, from the opening of the link on."""

    @abstractmethod
    async def close(self) -> None:
        """Give the connections back; need not be polite to the other end."""


Open: TypeAlias = Callable[[], Awaitable[Link]]


@dataclass(frozen=True)
class Patience:
    """The times of a wired bus, in seconds."""

    beat: float = 5.0
    """Between two beats; a link that lost one is given up with the next."""
    opening: float = 5.0
    starting: float = 2.0
    """How long a server that starts waits for the bus before it goes on without."""
    closing: float = 1.0
    shortest: float = 0.05
    """Before the first attempt to connect again; it doubles with every failure."""
    longest: float = 5.0


class WiredBus(Bus):
    """Carries news over links that break and are opened again."""

    def __init__(self, node: str, what: str, open_link: Open, patience: Patience) -> None:
        """Open links with a function; `what` names them in the log, without any password."""
        super().__init__(node)
        self._what = what
        self._open = open_link
        self._patience = patience
        self._waiting: dict[object, News] = {}
        self._numbers = itertools.count()
        self._gap = False
        self._wake = asyncio.Event()
        self._sent_all = asyncio.Event()
        self._sent_all.set()
        self._up = asyncio.Event()
        self._beat_sent = 0
        self._beat_heard = 0
        self._starting = True
        self._runner: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Whether a beat came back through the link that is open."""
        return self._up.is_set()

    async def start(self, hear: Hear, lost: Lost | None = None) -> None:
        """Connect; if that takes long, go on connecting in the background."""
        await super().start(hear, lost)
        self._runner = asyncio.create_task(self._run(), name=f"bus {self._what}")
        try:
            async with asyncio.timeout(self._patience.starting):
                await self._up.wait()
        except TimeoutError:
            log.warning("the bus (%s) is not there yet; starting without it", self._what)
        self._starting = False

    async def publish(self, news: News) -> None:
        """Queue news. A newer head of the same table takes the place of one that still waits."""
        if self._encode(news) is None:
            return
        newest_only = news.kind in {"head", "presence"}
        key = (news.kind, news.table) if newest_only else next(self._numbers)
        self._waiting[key] = news
        if len(self._waiting) > MOST_WAITING:
            self._waiting.pop(next(iter(self._waiting)))
            self.counts.dropped += 1
            self._gap = True
        self._sent_all.clear()
        self._wake.set()

    async def close(self) -> None:
        """Send what waits if it goes quickly, and disconnect."""
        if self._runner is None:
            return
        if self.connected and not self._sent_all.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._patience.closing):
                    await self._sent_all.wait()
        self._runner.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._runner
        self._runner = None

    async def _run(self) -> None:
        """Keep a link open for as long as the bus lives."""
        pause = self._patience.shortest
        while True:
            try:
                await self._use_link()
            except Exception as error:  # noqa: BLE001 (any error of a link breaks the link only)
                self.counts.failures += 1
                was_up = self.connected
                self._up.clear()
                if was_up:
                    pause = self._patience.shortest
                log.warning(
                    "the bus (%s) %s; connecting again in %.2f s: %s",
                    self._what,
                    "broke" if was_up else "cannot be reached",
                    pause,
                    describe(error),
                )
            # Chance spreads the nodes that all lost the same server.
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, self._patience.longest)

    async def _use_link(self) -> None:
        """Open a link, and listen and send until it breaks."""
        async with asyncio.timeout(self._patience.opening):
            link = await self._open()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen(link))
                tasks.create_task(self._speak(link))
        finally:
            # A link that is broken may also break in closing, or hang in it.
            with contextlib.suppress(Exception):
                async with asyncio.timeout(self._patience.closing):
                    await link.close()

    async def _speak(self, link: Link) -> None:
        """Send what waits as soon as it comes, and a beat whenever one is due."""
        clock = asyncio.get_running_loop().time
        self._beat_heard = self._beat_sent
        beat_at = clock()
        while True:
            if clock() >= beat_at:
                if self._beat_heard != self._beat_sent:
                    raise DeafError(f"no echo within {self._patience.beat:g} s")
                self._beat_sent += 1
                await self._send(link, [msgspec.json.encode(Beat(self.node, self._beat_sent))])
                beat_at = clock() + self._patience.beat
            await self._send_waiting(link)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(beat_at):
                    await self._wake.wait()
            self._wake.clear()

    async def _send_waiting(self, link: Link) -> None:
        """Send all that waits; what a link breaks on stays, and goes out with the next one."""
        if self._gap:
            await self._send(link, [msgspec.json.encode(Gap(self.node))])
            self._gap = False
        while self._waiting:
            batch = list(itertools.islice(self._waiting.items(), BATCH))
            await self._send(link, [msgspec.json.encode(news) for _, news in batch])
            self.counts.sent += len(batch)
            for key, news in batch:
                if self._waiting.get(key) is news:  # and not a newer head that came meanwhile
                    del self._waiting[key]
        self._sent_all.set()

    async def _send(self, link: Link, messages: list[bytes]) -> None:
        """Send, or find out within the time of a beat that it cannot be done."""
        async with asyncio.timeout(self._patience.beat):
            await link.send(messages)

    async def _listen(self, link: Link) -> None:
        """Take in what comes."""
        async for raw in link.receive():
            self._take(raw)
        raise DeafError("the channel was closed")

    def _take(self, raw: bytes) -> None:
        """Take in one message."""
        try:
            message = _DECODER.decode(raw)
        except msgspec.MsgspecError:
            self.counts.unread += 1
            log.warning("the bus (%s) carried %d bytes that are not ours", self._what, len(raw))
            return
        match message:
            case News():
                self._tell(message)
            case Gap():
                if message.node != self.node:
                    self._tell_lost()
            case Beat():
                if message.node == self.node and message.number == self._beat_sent:
                    self._heard_beat()

    def _heard_beat(self) -> None:
        """Know that the link works; if it is a new one, news before it may be lost."""
        self._beat_heard = self._beat_sent
        if self.connected:
            return
        self._up.set()
        if not self._starting:
            log.info("the bus (%s) is connected again", self._what)
            self._tell_lost()


def describe(error: BaseException) -> str:
    """Return an error in a line; of several at once, the first."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}".strip().removesuffix(":").split("\n")[0]
