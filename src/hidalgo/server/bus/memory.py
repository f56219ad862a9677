"""The bus of a single process: nobody else is there to be told, unless a name is shared."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from hidalgo.server.bus.base import Bus, Hear, Lost, News

_MEETING: Final[dict[str, list[MemoryBus]]] = {}


class MemoryBus(Bus):
    """Carries news between all buses of the process that were given the same name.

    Without a name it carries them nowhere: that is right for one process with a database of its
    own. News are encoded and decoded as on a wire, so that nothing is shared by accident.
    """

    def __init__(self, node: str, name: str = "") -> None:
        """Meet others under a name, or nobody."""
        super().__init__(node)
        self._name = name
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def connected(self) -> bool:
        """Whether it was started and not closed yet."""
        return self._loop is not None

    async def start(self, hear: Hear, lost: Lost | None = None) -> None:
        """Join those of the same name."""
        await super().start(hear, lost)
        self._loop = asyncio.get_running_loop()
        if self._name:
            _MEETING.setdefault(self._name, []).append(self)

    async def publish(self, news: News) -> None:
        """Tell the others in their event loops, after whatever they are doing."""
        encoded = self._encode(news)
        if encoded is None or not self.connected:
            return
        self.counts.sent += 1
        for other in _MEETING.get(self._name, ()):
            if other is not self:
                other.receive(encoded)

    def receive(self, encoded: bytes) -> None:
        """Take in what another bus of the process says, in one's own event loop."""
        if self._loop is not None:
            news = msgspec.json.decode(encoded, type=News)
            self._loop.call_soon_threadsafe(self._tell, news)

    async def close(self) -> None:
        """Leave."""
        self._loop = None
        if self in _MEETING.get(self._name, ()):
            _MEETING[self._name].remove(self)
            if not _MEETING[self._name]:
                del _MEETING[self._name]
