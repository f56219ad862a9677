"""The database: SQLite in a file beside the server, or PostgreSQL for several processes.

Everything that is read or written goes through one of two doors. `reading` gives a connection
that sees one moment of the database, however many statements are made with it. `writing` gives
one whose transaction is durable once the block has ended, and has left no trace if it failed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, Literal, cast

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Dialect = Literal["sqlite", "postgresql"]

_READERS: Final = 4  # connections to SQLite beside the one that writes
_CONNECTIONS: Final = 8  # to PostgreSQL that stay open, per process
_MORE: Final = 8  # to PostgreSQL that open when those are busy
_PATIENCE: Final = 20.0  # seconds to wait for a connection, or for another writer
_POSTGRESQL_ARGUMENTS: Final = {
    "application_name": "hidalgo",
    "connect_timeout": 10,
    # A process that stops in the middle of a transaction must not keep others from its tables.
    "options": "-c idle_in_transaction_session_timeout=5s",
    # Nor may a host that has vanished be waited for as long as TCP would.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
_EXAMPLES: Final = "sqlite:///path/to/hidalgo.db or postgresql://user:password@host:5432/database"


class DatabaseError(Exception):
    """The database can't be used as it is; says why and what to do."""


class Database:
    """An open database; one per process."""

    dialect: Dialect

    def __init__(self, dialect: Dialect, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self.dialect = dialect
        self._writer = writer
        self._reader = reader
        # SQLite lets one connection write at a time. Those that wait their turn here wait for
        # microseconds; those that wait inside SQLite sleep and try again.
        self._turn = asyncio.Lock() if dialect == "sqlite" else None

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open the database at an address, and make sure that it answers."""
        parsed = parse_url(url)
        if parsed.get_backend_name() == "sqlite":
            database = cls("sqlite", *_sqlite_engines(parsed))
        else:
            database = cls("postgresql", *_postgresql_engines(parsed))
        try:
            async with database.reading() as connection:
                await connection.exec_driver_sql("SELECT 1")
        except (SQLAlchemyError, OSError) as error:
            await database.close()
            cause = getattr(error, "orig", None) or error
            raise DatabaseError(
                f"the database {shown(url)} can't be opened: {str(cause).strip()}"
            ) from error
        return database

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Read: all statements of the block see the database at one moment."""
        async with self._reader.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Write: one transaction, durable at the end of the block, undone if the block fails."""
        async with AsyncExitStack() as stack:
            if self._turn is not None:
                await stack.enter_async_context(self._turn)
            yield await stack.enter_async_context(self._writer.begin())

    async def close(self) -> None:
        """Close all connections; those who still use one get an error."""
        await self._reader.dispose()
        await self._writer.dispose()


def parse_url(url: str) -> URL:
    """Read the address of a database, and name the driver that hidalgo uses for it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseError(f"{url!r} is no address of a database; write {_EXAMPLES}") from error
    if parsed.drivername in {"postgresql", "postgres"}:
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername != "sqlite":
        raise DatabaseError(
            f"hidalgo keeps its games in SQLite or PostgreSQL, not in {parsed.drivername!r}; "
            f"write {_EXAMPLES}"
        )
    if parsed.database in {None, "", ":memory:"}:
        raise DatabaseError(
            "a database in memory would lose all games with the process; name a file: "
            "sqlite:///path/to/hidalgo.db"
        )
    return parsed.set(drivername="sqlite+aiosqlite")


def shown(url: str) -> str:
    """Return an address as it may be shown: without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "(unreadable)"


def sqlite_file(url: str) -> Path | None:
    """Return the file that an address means; None for PostgreSQL."""
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    return Path(cast("str", parsed.database))


def _sqlite_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Return the one connection that writes, and those that only read."""
    file = Path(cast("str", url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(f"the folder for the database {file} can't be made: {error}") from error
    arguments = {"timeout": _PATIENCE}
    writer, reader = (
        create_async_engine(
            url,
            connect_args=arguments,
            pool_size=size,
            max_overflow=0,
            pool_timeout=_PATIENCE,
            hide_parameters=True,  # errors are logged, and parameters hold hashes of passwords
        )
        for size in (1, _READERS)
    )
    # In WAL, FULL is what makes a commit survive a loss of power, not only of the process.
    durable = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
    _prepare_sqlite(writer, durable, "BEGIN IMMEDIATE")
    _prepare_sqlite(reader, ("journal_mode=WAL", "query_only=ON"), "BEGIN")
    return writer, reader


def _prepare_sqlite(engine: AsyncEngine, pragmas: tuple[str, ...], begin: str) -> None:
    """Set every connection up, and begin transactions ourselves: the driver begins them late."""

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)


def _postgresql_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Return two ways to use one pool: to write, and to read one moment."""
    writer = create_async_engine(
        url,
        pool_size=_CONNECTIONS,
        max_overflow=_MORE,
        pool_timeout=_PATIENCE,
        hide_parameters=True,
        # A restart of PostgreSQL leaves dead connections behind; asking first costs 0.1 ms.
        pool_pre_ping=True,
        connect_args=_POSTGRESQL_ARGUMENTS,
    )
    reader = writer.execution_options(
        isolation_level="REPEATABLE READ", postgresql_readonly=True, postgresql_deferrable=False
    )
    return writer, reader
