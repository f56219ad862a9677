"""What makes entries durable: appends of many tables go into one transaction.

A transaction costs about as much for one append as for fifty, most of it the wait for the disk.
So whatever comes in while one is under way goes into the next one, together.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server.database import Database
from hidalgo.server.logs import game_tag
from hidalgo.server.schema import entries, games, players

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 200

Row = dict[str, Any]

# Whoever moves the head on owns the indices in between; nobody else can have written there.
_ADVANCE: Final = update(games).where(
    games.c.id == bindparam("game_id"), games.c.head == bindparam("head_before")
)
_ADVANCE_LEASED: Final = _ADVANCE.where(games.c.lease_fence == bindparam("fence"))
_INSERT_ENTRIES: Final = insert(entries)
_INSERT_PLAYERS: Final = insert(players)


class Append(NamedTuple):
    """Entries to add to one log, and what of the table's row they change."""

    game: str
    head: int
    """The index of the first entry: where the log ended when they were thought of."""
    entries: Sequence[Row]
    row: Row
    players: Sequence[Row] | None = None
    """Who sits where now; None if nothing of that has changed."""
    fence: int | None = None
    """The lease under which they were thought of."""


class Journal:
    """Writes appends in the order in which they come, as many at once as there are."""

    def __init__(self, database: Database) -> None:
        """Write to a database."""
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._on_written: list[Callable[[int, float], None]] = []

    def when_written(self, call: Callable[[int, float], None]) -> None:
        """Have something called after each transaction: how many entries, how many seconds."""
        self._on_written.append(call)

    async def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._writer is None:
            return
        while self._waiting:
            await asyncio.wait([future for _, future in self._waiting])
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        self._writer = None

    async def append(self, append: Append) -> bool:
        """Add entries to a log, durably; False if the log did not end where they were to begin."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        self._wake.set()
        done: bool = await future
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                await self._write(batch)
                del self._waiting[: len(batch)]

    async def _write(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """Write a batch; if that fails, one by one, so that no table suffers for another."""
        try:
            written = await self._commit([append for append, _ in batch])
        except Exception as error:  # noqa: BLE001  # whatever it is, those who wait hear of it
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
            table, what = game_tag(batch[0][0].game), type(error).__name__
            log.warning("an append to the log of %s failed: %s", table, what)
            if not batch[0][1].cancelled():
                batch[0][1].set_exception(error)
            return
        for (_, future), done in zip(batch, written, strict=True):
            if not future.cancelled():
                future.set_result(done)

    async def _commit(self, appends: list[Append]) -> list[bool]:
        """Write appends in one transaction; tell which logs ended where they should."""
        done = [False] * len(appends)
        # Rows are locked in the same order by every process, so that none waits in a circle.
        order = sorted(range(len(appends)), key=lambda number: appends[number].game)
        rows: list[Row] = []
        begun = time.monotonic()
        async with self._database.writing() as connection:
            for number in order:
                append = appends[number]
                done[number] = await _advance(connection, append)
                if done[number]:
                    rows += append.entries
                    if append.players is not None:
                        await _seat(connection, append.game, append.players)
            if rows:
                await connection.execute(_INSERT_ENTRIES, rows)
        for call in self._on_written:
            call(len(rows), time.monotonic() - begun)
        return done


async def _advance(connection: AsyncConnection, append: Append) -> bool:
    """Move the head of a log on, if it is where it should be."""
    values = {
        **append.row,
        "head": append.head + len(append.entries),
        "game_id": append.game,
        "head_before": append.head,
    }
    if append.fence is None:
        result = await connection.execute(_ADVANCE, values)
    else:
        result = await connection.execute(_ADVANCE_LEASED, {**values, "fence": append.fence})
    return result.rowcount == 1


async def _seat(connection: AsyncConnection, game: str, seated: Sequence[Row]) -> None:
    """Note who sits where."""
    await connection.execute(delete(players).where(players.c.game == game))
    if seated:
        await connection.execute(_INSERT_PLAYERS, list(seated))
