"""The database: what a transaction promises, and how the structure gets there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server import migrations
from hidalgo.server.database import Database, DatabaseError, parse_url, shown, sqlite_file
from hidalgo.server.schema import chat, entries, metadata, people, sessions


def person(number: int) -> dict[str, object]:
    return {"id": f"i{number}", "public": f"p{number}", "name": "Ines", "created": 1.5}


async def count(connection: AsyncConnection) -> int:
    return (await connection.execute(select(func.count()).select_from(people))).scalar_one()


async def test_what_was_written_is_there(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(insert(people).values(person(1)))
    async with database.reading() as connection:
        row = (await connection.execute(select(people))).one()
    assert (row.id, row.public, row.created, row.language) == ("i1", "p1", 1.5, "")


async def test_a_failed_block_leaves_no_trace(database: Database) -> None:
    async def fail() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(people).values(person(1)))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.reading() as connection:
        assert await count(connection) == 0


async def test_a_cancelled_block_leaves_no_trace_and_no_lock(database: Database) -> None:
    inside = asyncio.Event()

    async def write() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(people).values(person(1)))
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(write())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.writing() as connection:
        assert await count(connection) == 0
        await connection.execute(insert(people).values(person(2)))
    async with database.reading() as connection:
        assert await count(connection) == 1


async def test_reading_sees_one_moment(database: Database) -> None:
    async with database.reading() as reader:
        assert await count(reader) == 0
        async with database.writing() as writer:
            await writer.execute(insert(people).values(person(1)))
        assert await count(reader) == 0
    async with database.reading() as reader:
        assert await count(reader) == 1


async def test_nothing_can_be_written_while_reading(database: Database) -> None:
    with pytest.raises(DBAPIError, match=r"read-?only"):
        async with database.reading() as connection:
            await connection.execute(insert(people).values(person(1)))
    async with database.writing() as connection:
        await connection.execute(insert(people).values(person(1)))


async def test_many_writers_lose_nothing(database: Database) -> None:
    async def write(number: int) -> None:
        async with database.writing() as connection:
            await connection.execute(insert(people).values(person(number)))

    await asyncio.gather(*(write(number) for number in range(60)))
    async with database.reading() as connection:
        assert await count(connection) == 60


async def test_sessions_need_a_person(database: Database) -> None:
    row = {"id": "s", "person": "nobody", "token": "t", "rotated": 0, "created": 0, "seen": 0}
    with pytest.raises(IntegrityError):
        async with database.writing() as connection:
            await connection.execute(insert(sessions).values(**row, expires=0))


async def test_errors_do_not_tell_what_was_written(database: Database) -> None:
    row = {"id": "s", "person": "nobody", "rotated": 0, "created": 0, "seen": 0, "expires": 0}
    with pytest.raises(IntegrityError) as caught:
        async with database.writing() as connection:
            await connection.execute(insert(sessions).values(**row, token="a-secret-hash"))  # noqa: S106 - not a real one
    assert "a-secret-hash" not in str(caught.value)


async def test_a_key_counts_once_per_person_and_game(database: Database) -> None:
    row = {"game": "g", "at": 0.0, "kind": "move", "seat": 0, "author": "person"}
    async with database.writing() as connection:
        for index in range(2):  # what has no key is not a repetition of anything
            await connection.execute(insert(entries).values(**row, idx=index))
        await connection.execute(insert(entries).values(**row, idx=2, person="p", key="k"))
        await connection.execute(insert(entries).values(**row, idx=3, person="q", key="k"))
    with pytest.raises(IntegrityError):
        async with database.writing() as connection:
            await connection.execute(insert(entries).values(**row, idx=4, person="p", key="k"))


async def test_numbers_keep_their_bits(database: Database) -> None:
    row = {"game": "g", "kind": "move", "seat": 0, "author": "bot"}
    hashes = (-(2**63), 2**63 - 1)
    async with database.writing() as connection:
        for index, value in enumerate(hashes):
            at = 1_800_000_000.123456
            await connection.execute(insert(entries).values(**row, idx=index, at=at, hash=value))
    async with database.reading() as connection:
        rows = (await connection.execute(select(entries).order_by(entries.c.idx))).all()
    assert tuple(row.hash for row in rows) == hashes
    assert rows[0].at == 1_800_000_000.123456


async def test_sqlite_is_durable(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    async with database.writing() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            said = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert said.scalar_one() == value
    await database.close()


# Migrations


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, metadata))


async def test_migrations_make_what_the_schema_says(empty_url: str) -> None:
    database = await Database.open(empty_url)
    assert await migrations.migrate(database) == (None, migrations.newest())
    assert await migrations.migrate(database) == (migrations.newest(), migrations.newest())
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.version) == migrations.newest()
    await database.close()


async def test_a_difference_would_be_seen(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("ALTER TABLE chat DROP COLUMN text"))
    async with database.reading() as connection:
        found = await connection.run_sync(differences)
    assert [str(difference[1:3]) for difference in found if isinstance(difference, tuple)] == [
        str((None, chat.name))
    ]


async def test_several_processes_migrate_at_once(empty_url: str) -> None:
    databases = [await Database.open(empty_url) for _ in range(3)]
    results = await asyncio.gather(*(migrations.migrate(database) for database in databases))
    assert sorted(before is None for before, _ in results) == [False, False, True]
    for database in databases:
        await database.close()


async def test_a_newer_database_is_left_alone(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match="newer hidalgo"):
        await migrations.migrate(database)
    async with database.reading() as connection:
        assert await connection.run_sync(migrations.version) == "9999"


# Addresses


@pytest.mark.parametrize(
    ("url", "wanted"),
    [
        ("", "no address"),
        ("hidalgo.db", "no address"),
        ("mysql://host/name", "not in 'mysql'"),
        ("sqlite+pysqlite:///file", "not in"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("postgresql://host:port/name", "no address"),
    ],
)
def test_other_addresses_are_refused(url: str, wanted: str) -> None:
    with pytest.raises(DatabaseError, match=wanted):
        parse_url(url)


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://me:secret@host/db") == "postgresql://me:***@host/db"
    assert "secret" not in shown("postgresql://me:secret@host:x/db")


def test_the_file_of_an_address() -> None:
    assert sqlite_file("sqlite:///data/hidalgo.db") == Path("data/hidalgo.db")
    assert sqlite_file("sqlite:////var/hidalgo.db") == Path("/var/hidalgo.db")
    assert sqlite_file("postgresql://host/db") is None


async def test_what_cannot_be_opened_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(DatabaseError, match="can't be made"):
        await Database.open(f"sqlite:///{tmp_path}/file/hidalgo.db")
    (tmp_path / "other.db").write_text("this is no database at all, but a text" * 40)
    with pytest.raises(DatabaseError, match="not a database"):
        await Database.open(f"sqlite:///{tmp_path}/other.db")
    with pytest.raises(DatabaseError, match="can't be opened"):
        await Database.open("postgresql://nobody:word@127.0.0.1:9/none")
