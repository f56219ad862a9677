"""The load: so many tables, a move at each every so many seconds, and how long all wait for it.

The load is open: a move is made when its time comes, however slow the server is. A table whose
last move is not through yet when the next one is due counts as late.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

PATIENCE = 20.0  # seconds for the last moves to come through
HEARTBEAT = 20.0  # seconds in which every client shows once that it is there


@dataclass
class Measured:
    """What came of a load."""

    seconds: float
    latencies: list[float] = field(default_factory=list)
    late: int = 0
    lost: int = 0

    @property
    def rate(self) -> float:
        """Moves that came through per second."""
        return len(self.latencies) / self.seconds

    def at(self, share: float) -> float:
        """Return the milliseconds below which a share of the latencies lies."""
        if not self.latencies:
            return float("nan")
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Table(ABC):
    """A table with all its clients, in this process."""

    def __init__(self, sockets: int) -> None:
        """Have so many sockets."""
        self.sockets = sockets
        self._all = (1 << sockets) - 1
        self._missing = 0
        self._began = 0.0
        self.measured: Measured | None = None
        self.through = asyncio.Event()
        """Set while no move is under way."""
        self.through.set()
        self.again = False
        """Whether the next move follows at once."""

    @abstractmethod
    async def connect(self) -> None:
        """Open the sockets, and wait until all know the game."""

    @abstractmethod
    def close(self) -> None:
        """Close the sockets."""

    @abstractmethod
    def show_up(self) -> None:
        """Have every client show that it is there, as the server wants to see it."""

    @abstractmethod
    def submit(self) -> bool:
        """Have a client that is asked make a move; tell whether there was one."""

    def move(self) -> None:
        """Make a move, if the last one has come through."""
        if self.measured is None:
            return
        if self._missing:
            self.measured.late += 1
            return
        self._began = time.perf_counter()
        self._missing = self._all
        self.through.clear()
        if not self.submit():
            self._missing = 0
            self.through.set()

    def seen(self, socket: int) -> None:
        """A socket has heard of the move that was made last."""
        if not self._missing:
            return
        self._missing &= ~(1 << socket)
        if not self._missing and self.measured is not None:
            self.through.set()
            self.measured.latencies.append(time.perf_counter() - self._began)
            if self.again:
                self.move()


async def show_up(tables: Sequence[Table]) -> None:
    """Have the clients of all tables show that they are there, evenly spread, until cancelled."""
    while True:
        for table in tables:
            await asyncio.sleep(HEARTBEAT / len(tables))
            table.show_up()


async def steady(tables: Sequence[Table], every: float, seconds: float) -> Measured:
    """Have a move made at every table every so often, evenly spread; measure after one round."""
    loop = asyncio.get_running_loop()
    warming, measured = Measured(every), Measured(seconds)
    start = loop.time()
    made = 0
    current = warming
    _measure(tables, warming)
    while True:
        now = loop.time() - start
        if now >= every and current is warming:
            current = measured
            _measure(tables, measured)
        if now >= every + seconds:
            break
        due = int(now / every * len(tables))
        for number in range(made, due):
            tables[number % len(tables)].move()
        made = due
        await asyncio.sleep(max(0.002, every / len(tables)))
    await _drain(tables, measured)
    return measured


async def flat_out(tables: Sequence[Table], seconds: float) -> Measured:
    """Have the next move made at every table as soon as all have heard of the last one."""
    measured = Measured(seconds)
    _measure(tables, measured)
    for table in tables:
        table.again = True
        table.move()
    await asyncio.sleep(seconds)
    for table in tables:
        table.again = False
    whole = len(measured.latencies)
    await _drain(tables, measured)
    del measured.latencies[whole:]
    return measured


def _measure(tables: Sequence[Table], measured: Measured) -> None:
    for table in tables:
        table.measured = measured


async def _drain(tables: Sequence[Table], measured: Measured) -> None:
    """Wait for the last moves to come through; those that don't are lost."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            for table in tables:
                await table.through.wait()
    measured.lost += sum(not table.through.is_set() for table in tables)
