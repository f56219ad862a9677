"""Databases to test on, and a loop to test in.

Async tests are plain `async def`: anyio's plugin, which comes with litestar, runs them in asyncio
(`anyio_mode` in pyproject.toml), and async fixtures with them.

Whatever touches the database is tested on SQLite and on a real PostgreSQL: every test has a
database of its own, a copy of one that was migrated once. PostgreSQL is looked for at
`HIDALGO_TEST_POSTGRESQL`; where there is none, those tests are skipped, but never in CI.
"""

from __future__ import annotations

import os
import shutil
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import anyio
import psycopg
import pytest

from hidalgo.server.database import Database
from hidalgo.server.migrations import migrate

POSTGRESQL = os.environ.get("HIDALGO_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432")
BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop that async tests run in."""
    return "asyncio"


class PostgreSQL:
    """A server to create databases on, and to drop them."""

    def __init__(self) -> None:
        self.hindrance = ""
        try:
            with psycopg.connect(f"{POSTGRESQL}/postgres", connect_timeout=5):
                pass
        except psycopg.OperationalError as error:
            self.hindrance = f"no PostgreSQL at {POSTGRESQL} ({str(error).strip()})"

    def do(self, statement: str) -> None:
        """Run one statement outside of any database of ours."""
        with psycopg.connect(f"{POSTGRESQL}/postgres", autocommit=True) as connection:
            connection.execute(statement.encode())

    def create(self, template: str = "template1") -> str:
        """Create a database, as a copy of another one; return its name."""
        name = f"hidalgo_test_{uuid.uuid4().hex}"
        self.do(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return name

    def drop(self, name: str) -> None:
        """Drop a database, whoever may still be connected to it."""
        self.do(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


@pytest.fixture(scope="session")
def postgresql() -> PostgreSQL:
    """The PostgreSQL to test with; skips the test where there is none."""
    server = PostgreSQL()
    if server.hindrance:
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI has to test with PostgreSQL: {server.hindrance}")
        pytest.skip(server.hindrance)
    return server


async def _migrated(url: str) -> None:
    database = await Database.open(url)
    await migrate(database)
    await database.close()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database that was migrated and has nothing in it."""
    file = tmp_path_factory.mktemp("migrated") / "template.db"
    anyio.run(_migrated, f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def migrated_name(postgresql: PostgreSQL) -> Iterator[str]:
    """The name of a PostgreSQL database that was migrated and has nothing in it."""
    name = postgresql.create()
    anyio.run(_migrated, f"{POSTGRESQL}/{name}")
    yield name
    postgresql.drop(name)


@pytest.fixture(params=BACKENDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database in which there is nothing, not even a table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'hidalgo.db'}"
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    name = server.create()
    yield f"{POSTGRESQL}/{name}"
    server.drop(name)


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated_file: Path) -> str:
    """The address of a migrated SQLite database without rows."""
    shutil.copy(migrated_file, tmp_path / "hidalgo.db")
    return f"sqlite:///{tmp_path / 'hidalgo.db'}"


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL, migrated_name: str) -> Iterator[str]:
    """The address of a migrated PostgreSQL database without rows."""
    name = postgresql.create(migrated_name)
    yield f"{POSTGRESQL}/{name}"
    postgresql.drop(name)


@pytest.fixture(params=BACKENDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a migrated database without rows, on each kind of database in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A migrated database without rows, on each kind of database in turn."""
    database = await Database.open(database_url)
    yield database
    await database.close()
