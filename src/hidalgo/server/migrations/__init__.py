"""The database's structure over time: a module of `versions` per change, run in order.

`migrate` brings a database up to what this program knows. It may be called by several processes
at once, on a database in use, again and again. To change the structure: edit `schema`, add a
module to `versions` that does the same to a database with people's games in it, and see the
tests compare the two.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from hidalgo.server.database import Database, DatabaseError

_LOCK: Final = 0x0048_4944_414C_474F  # any number nobody else takes for a lock of PostgreSQL's


def _config(connection: Connection | None = None) -> Config:
    """Tell Alembic where the versions are, and on which connection to work."""
    config = Config(attributes={"connection": connection})
    # Alembic reads a % as the beginning of a variable, also in the name of a folder.
    folder = str(Path(__file__).parent).replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.set_main_option("path_separator", "newline")
    return config


def newest() -> str:
    """Return the version that this program brings a database to."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def version(connection: Connection) -> str | None:
    """Return the version a database has; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def _known(revision: str) -> bool:
    scripts = ScriptDirectory.from_config(_config())
    return any(script.revision == revision for script in scripts.walk_revisions())


def _upgrade(connection: Connection) -> tuple[str | None, str]:
    """Run what has to be run, in the transaction that the connection is in."""
    before = version(connection)
    after = newest()
    if before is not None and not _known(before):
        raise DatabaseError(
            f"the database was written by a newer hidalgo (its structure is {before!r}, this "
            f"program knows up to {after!r}); start that one, or restore a backup made before it"
        )
    if before != after:
        command.upgrade(_config(connection), "head")
    return before, after


async def migrate(database: Database) -> tuple[str | None, str]:
    """Bring the database up to date, in one transaction; return its version before and after."""
    async with _one_at_a_time(), database.writing() as connection:
        if database.dialect == "postgresql":
            # Whoever comes second waits here, and finds the work done. SQLite's BEGIN IMMEDIATE
            # does the same.
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        return await connection.run_sync(_upgrade)


# Alembic keeps the connection it works on in a global of the context it runs in: in one event loop
# only one migration may be under way. A lock belongs to the loop that first waits for it.
_LOCKS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]] = WeakKeyDictionary()


def _one_at_a_time() -> asyncio.Lock:
    return _LOCKS.setdefault(asyncio.get_running_loop(), asyncio.Lock())
