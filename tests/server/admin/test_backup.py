"""What is backed up comes back, all of it, and nothing that is there is lost by accident."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
import stat
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import select

from hidalgo.server.admin.backup import back_up, without_password
from hidalgo.server.admin.files import AdminError, written_whole
from hidalgo.server.admin.restore import restore
from hidalgo.server.database import Database
from hidalgo.server.migrations import newest
from hidalgo.server.schema import metadata
from tests.server.admin.play import introduce, party

Rows = dict[str, list[tuple[Any, ...]]]


def kind_of(url: str) -> str:
    return url.partition(":")[0]


def names_in(folder: Path, pattern: str = "*") -> list[str]:
    return sorted(path.name for path in folder.glob(pattern))


async def rows_at(url: str) -> Rows:
    """Return everything that a database holds."""
    database = await Database.open(url)
    try:
        async with database.reading() as connection:
            return {
                table.name: sorted(
                    (tuple(row) for row in await connection.execute(select(table))), key=repr
                )
                for table in metadata.sorted_tables
            }
    finally:
        await database.close()


async def fill(url: str) -> Rows:
    """Put people and a game into a database; return all of it."""
    database = await Database.open(url)
    await introduce(database)
    table = await party(database, 15)
    await table.leave()
    await database.close()
    rows = await rows_at(url)
    assert len(rows["entries"]) > 15
    assert len(rows["chat"]) == 1
    return rows


@pytest.fixture(scope="session")
def filled_file(tmp_path_factory: pytest.TempPathFactory, migrated_file: Path) -> Path:
    """A SQLite database with people and a game."""
    file = tmp_path_factory.mktemp("filled") / "template.db"
    shutil.copy(migrated_file, file)
    anyio.run(fill, f"sqlite:///{file}")
    return file


@pytest.fixture
def filled_url(tmp_path: Path, filled_file: Path) -> str:
    """The address of a SQLite database with people and a game."""
    shutil.copy(filled_file, tmp_path / "hidalgo.db")
    return f"sqlite:///{tmp_path / 'hidalgo.db'}"


@pytest.mark.parametrize("portable", [False, True])
async def test_a_backup_brings_everything_back(
    database_url: str, empty_url: str, tmp_path: Path, portable: bool
) -> None:
    if (
        database_url.split(":", maxsplit=1)[0] != empty_url.split(":", maxsplit=1)[0]
        and not portable
    ):
        pytest.skip("each kind's own form is for that kind")
    if database_url.startswith("sqlite"):
        empty_url = empty_url.replace("hidalgo.db", "restored.db")
    rows = await fill(database_url)
    file = tmp_path / "backup"
    await back_up(database_url, file, portable=portable)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await restore(empty_url, file) == ""
    assert await rows_at(empty_url) == rows
    assert names_in(tmp_path, ".*.part") == []


async def test_a_database_in_use_is_backed_up_as_it_is_at_one_moment(
    database_url: str, empty_url: str, tmp_path: Path
) -> None:
    if kind_of(database_url) != kind_of(empty_url):
        pytest.skip("each kind's own form is for that kind")
    database = await Database.open(database_url)
    await introduce(database)
    table = await party(database, 5)
    playing = asyncio.create_task(table.play(60))
    files = [tmp_path / f"backup{number}" for number in range(3)]
    for file in files:
        await back_up(database_url, file)
    await playing
    await table.leave()
    await database.close()
    url = empty_url.replace("hidalgo.db", "restored.db")
    heads = []
    for file in files:
        await restore(url, file, force=True)
        rows = await rows_at(url)
        head = len(rows["entries"])
        columns = [column.name for column in metadata.tables["games"].columns]
        assert rows["games"][0][columns.index("head")] == head
        heads.append(head)
    assert heads == sorted(heads)


async def test_what_is_there_is_not_replaced_by_accident(sqlite_url: str, tmp_path: Path) -> None:
    rows = await fill(sqlite_url)
    file = tmp_path / "backup"
    await back_up(sqlite_url, file)
    before = file.read_bytes()
    with pytest.raises(AdminError, match="--force"):
        await back_up(sqlite_url, file)
    assert file.read_bytes() == before
    await back_up(sqlite_url, file, force=True)
    with pytest.raises(AdminError, match="--force"):
        await restore(sqlite_url, file)
    said = await restore(sqlite_url, file, force=True)
    assert await rows_at(sqlite_url) == rows
    aside = Path(said.rpartition(" ")[2])
    assert await rows_at(f"sqlite:///{aside}") == rows


async def test_postgresql_with_games_is_not_replaced_by_accident(
    postgresql_url: str, tmp_path: Path
) -> None:
    file, portable = tmp_path / "dump", tmp_path / "portable"
    await back_up(postgresql_url, file)
    await back_up(postgresql_url, portable, portable=True)
    rows = await fill(postgresql_url)
    for backup in (file, portable):
        with pytest.raises(AdminError, match="--force"):
            await restore(postgresql_url, backup)
    assert await rows_at(postgresql_url) == rows
    await back_up(postgresql_url, tmp_path / "full", portable=True)
    await restore(postgresql_url, file, force=True)
    assert not any((await rows_at(postgresql_url)).values())
    await restore(postgresql_url, tmp_path / "full", force=True)
    assert await rows_at(postgresql_url) == rows


async def test_a_database_that_a_server_uses_is_not_restored(
    database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    await back_up(database_url, file, portable=True)
    database = await Database.open(database_url)
    try:
        with pytest.raises(AdminError, match="in use"):
            await restore(database_url, file, force=True)
    finally:
        await database.close()
    await restore(database_url, file, force=True)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: data[:-60],
        lambda _: b"something else",
        lambda _: b"",
        lambda _: gzip.compress(b'{"hidalgo": "record"}\n'),
        lambda _: gzip.compress(b"nonsense\n"),
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"head": ', b'"tail": ')),
        lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:-1])),
        lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(True)[:3] * 2)),
        lambda data: gzip.compress(gzip.decompress(data).replace(newest().encode(), b"9999", 1)),
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"structure"', b'"s"')),
    ],
)
async def test_a_damaged_backup_changes_nothing(
    filled_url: str, tmp_path: Path, damage: Any
) -> None:
    rows = await rows_at(filled_url)
    file = tmp_path / "backup"
    await back_up(filled_url, file, portable=True)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(AdminError):
        await restore(filled_url, file, force=True)
    assert await rows_at(filled_url) == rows
    assert not names_in(tmp_path, "*.replaced-*")
    assert not names_in(tmp_path, ".*.part")


async def test_a_damaged_database_can_be_replaced_but_not_backed_up(
    sqlite_url: str, tmp_path: Path
) -> None:
    file, database = tmp_path / "backup", tmp_path / "hidalgo.db"
    rows = await fill(sqlite_url)
    await back_up(sqlite_url, file)
    data = bytearray(database.read_bytes())
    data[8192:20000] = bytes(20000 - 8192)
    database.write_bytes(data)
    with pytest.raises(AdminError):
        await back_up(sqlite_url, tmp_path / "other")
    assert not (tmp_path / "other").exists()
    database.write_bytes(b"nothing that SQLite knows" * 100)
    (tmp_path / "hidalgo.db-wal").write_bytes(b"left over")
    await restore(sqlite_url, file, force=True)
    assert await rows_at(sqlite_url) == rows
    assert names_in(tmp_path, "hidalgo.db.replaced-*")


async def test_an_older_structure_is_brought_up_to_date(sqlite_url: str, tmp_path: Path) -> None:
    """A copy of SQLite may be as old as it likes: restoring it migrates it."""
    file = tmp_path / "older"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("CREATE TABLE nothing_of_ours (a)")
    await restore(sqlite_url.replace("hidalgo.db", "new.db"), file)
    assert set(await rows_at(sqlite_url.replace("hidalgo.db", "new.db"))) == set(metadata.tables)


async def test_backups_of_the_other_kind_are_refused_with_advice(
    sqlite_url: str, postgresql_url: str, tmp_path: Path
) -> None:
    await back_up(sqlite_url, tmp_path / "sqlite")
    await back_up(postgresql_url, tmp_path / "postgresql")
    with pytest.raises(AdminError, match="--portable"):
        await restore(postgresql_url, tmp_path / "sqlite", force=True)
    with pytest.raises(AdminError, match="--portable"):
        await restore(sqlite_url, tmp_path / "postgresql", force=True)


async def test_without_pg_dump_a_backup_is_portable(
    postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)  # noqa: ARG005
    assert "portable" in await back_up(postgresql_url, tmp_path / "backup")
    assert (tmp_path / "backup").read_bytes().startswith(b"\x1f\x8b")


async def test_there_must_be_something_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(AdminError, match="no database"):
        await back_up(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "backup")
    assert names_in(tmp_path) == []


def test_a_password_is_in_no_list_of_processes() -> None:
    plain = without_password("postgresql://ann:secret@db.example:5433/games?sslmode=require")
    assert plain == "postgresql://ann@db.example:5433/games?sslmode=require"


def test_what_is_half_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("as before")

    def fail() -> None:
        with written_whole(tmp_path / "there", force=True) as part:
            part.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert (tmp_path / "there").read_text() == "as before"
    assert len(list(tmp_path.iterdir())) == 1
