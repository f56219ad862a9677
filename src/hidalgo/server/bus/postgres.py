"""The bus through PostgreSQL: LISTEN and NOTIFY, on two connections of its own.

News go out after the move was committed and not in its transaction: a transaction that notifies
holds a lock of the whole database until it is on disk, so moves of all tables would queue for it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final, TypeAlias

import psycopg
from psycopg import sql

from hidalgo.server.bus.wire import Link

Connection: TypeAlias = psycopg.AsyncConnection[Any]

APPLICATION: Final = "hidalgo bus"

_SEND: Final = "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message"


class PostgresLink(Link):
    """One connection that listens, for it cannot do anything else, and one that sends."""

    def __init__(self, listening: Connection, sending: Connection, channel: str) -> None:
        """Take two connections over; make links with `open_link`."""
        self._listening = listening
        self._sending = sending
        self._channel = channel

    async def send(self, messages: list[bytes]) -> None:
        """Send messages in one transaction; PostgreSQL keeps their order."""
        texts = [message.decode() for message in messages]
        await self._sending.execute(_SEND, (self._channel, texts))

    async def receive(self) -> AsyncIterator[bytes]:
        """Yield what is notified on the channel."""
        async for notice in self._listening.notifies():
            yield notice.payload.encode()

    async def close(self) -> None:
        """Close both connections."""
        await self._listening.close()
        await self._sending.close()


async def open_link(conninfo: str, channel: str) -> Link:
    """Connect twice and listen."""
    listening = await _connect(conninfo)
    try:
        await listening.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        sending = await _connect(conninfo)
    except BaseException:
        await listening.close()
        raise
    return PostgresLink(listening, sending, channel)


async def _connect(conninfo: str) -> Connection:
    connection = await psycopg.AsyncConnection.connect(
        conninfo, autocommit=True, application_name=APPLICATION
    )
    # News need not survive a crash, so they need not wait for the disk.
    await connection.execute("SET synchronous_commit TO off")
    return connection
