"""What is said on a bus, and what every bus does."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

log = logging.getLogger(__name__)

MOST_BYTES: Final = 1024
"""How long encoded news may be; PostgreSQL refuses a notice of more than 8,000 bytes."""

Kind: TypeAlias = Literal["head", "chat", "presence", "person"]


class News(Struct, tag="news", omit_defaults=True):
    """That something is new, and where to read it: small, and never a secret."""

    table: str
    """The table's id; empty for what concerns no table."""
    kind: Kind
    """What is new: the log, the chat, who is connected, or something about a person."""
    node: str
    """Who says so."""
    number: int = 0
    """The new head."""
    data: dict[str, int | str | list[int]] = {}


Hear: TypeAlias = Callable[[News], None]
"""Called in the event loop with the news of other nodes; it must not take long."""

Lost: TypeAlias = Callable[[], None]
"""Called in the event loop when news may have been missed: time to compare all heads."""


@dataclass
class Counts:
    """What a bus has done so far, for metrics."""

    sent: int = 0
    heard: int = 0
    dropped: int = 0
    """News that were never sent, because they were too long or too many waited."""
    unread: int = 0
    """Messages on the channel that are not ours."""
    failures: int = 0
    """Connections that broke, or could not be made."""


class Bus(ABC):
    """Carries news to the other nodes, at most once and without promise.

    Own news are not echoed back. Nothing here raises or waits because of a network: a bus that
    fails says so in the log, counts it, and connects again in the background.
    """

    def __init__(self, node: str) -> None:
        """Speak in the name of a node; every process needs one of its own."""
        self.node = node
        self.counts = Counts()
        self._hear: Hear = _ignore
        self._lost: Lost = _nothing

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Whether news are known to get through at the moment."""

    async def start(self, hear: Hear, lost: Lost | None = None) -> None:
        """Begin to listen."""
        self._hear = hear
        self._lost = lost or _nothing

    @abstractmethod
    async def publish(self, news: News) -> None:
        """Tell all other nodes, after what is new was committed; returns at once."""

    @abstractmethod
    async def close(self) -> None:
        """Send what waits, for a moment at most, and be gone."""

    def _encode(self, news: News) -> bytes | None:
        """Return news as bytes, or None if they are too long, which is a mistake in our code."""
        encoded = msgspec.json.encode(news)
        if len(encoded) <= MOST_BYTES:
            return encoded
        self.counts.dropped += 1
        log.error(
            "news of kind %s have %d bytes and were not sent; %d are allowed",
            news.kind,
            len(encoded),
            MOST_BYTES,
        )
        return None

    def _tell(self, news: News) -> None:
        """Hand news of another node on; whatever the hearer does wrong stays its own matter."""
        if news.node == self.node:
            return
        self.counts.heard += 1
        try:
            self._hear(news)
        except Exception:
            log.exception("news of kind %s could not be taken in", news.kind)

    def _tell_lost(self) -> None:
        """Say that news may have been missed."""
        try:
            self._lost()
        except Exception:
            log.exception("heads could not be compared after lost news")


def _ignore(news: News) -> None:
    del news


def _nothing() -> None:
    pass
