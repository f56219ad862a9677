"""Restoring a database from a backup: all of it or nothing, and never under a running server."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
from sqlalchemy import inspect

from hidalgo.server.admin import portable
from hidalgo.server.admin.backup import (
    GZIP_MAGIC,
    PG_DUMP_MAGIC,
    SQLITE_MAGIC,
    copy_sqlite,
    run_postgresql,
    without_password,
)
from hidalgo.server.admin.files import AdminError, written_whole
from hidalgo.server.database import Database, shown, sqlite_file
from hidalgo.server.migrations import migrate

_IN_USE: Final = "the database is in use; stop all its servers first"


async def restore(url: str, file: Path, *, force: bool = False) -> str:
    """Put what a backup holds in the place of a database; return what became of the old one."""
    kind = _kind_of(file)
    target = sqlite_file(url)
    if kind == GZIP_MAGIC:
        await asyncio.to_thread(portable.check, file)
    if target is not None:
        if kind == PG_DUMP_MAGIC:
            raise AdminError(_wrong_kind(file, "PostgreSQL", url))
        return await _restore_sqlite(target, file, portable_form=kind == GZIP_MAGIC, force=force)
    if kind == SQLITE_MAGIC:
        raise AdminError(_wrong_kind(file, "SQLite", url))
    return await _restore_postgresql(url, file, portable_form=kind == GZIP_MAGIC, force=force)


def _kind_of(file: Path) -> bytes:
    """Return by which bytes a backup begins."""
    try:
        with file.open("rb") as opened:
            head = opened.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise AdminError(f"{file} can't be read: {error.strerror or error}") from error
    for magic in (SQLITE_MAGIC, PG_DUMP_MAGIC, GZIP_MAGIC):
        if head.startswith(magic):
            return magic
    raise AdminError(f"{file} is no backup of hidalgo")


def _wrong_kind(file: Path, made_of: str, url: str) -> str:
    return (
        f"{file} is a backup of {made_of} and can't be restored to {shown(url)}; what is made with "
        "--portable can be restored to both"
    )


async def _restore_sqlite(target: Path, file: Path, *, portable_form: bool, force: bool) -> str:
    """Prepare the new database beside the old one, then let them change places."""
    _check_replaceable(target, force=force)
    with written_whole(target, force=True) as part:
        if not portable_form:
            await asyncio.to_thread(copy_sqlite, file, part)
        database = await Database.open(f"sqlite:///{part}")
        try:
            await migrate(database)
            if portable_form:
                async with database.writing() as connection:
                    await portable.read_into(connection, file)
        finally:
            await database.close()
        _into_one_file(part)
        return _put_aside(target)


def _check_replaceable(target: Path, *, force: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        if not force:
            raise AdminError(f"{target} exists; --force puts it aside and restores the backup")
        _check_unused(target)


def _put_aside(target: Path) -> str:
    """Give a database another name beside its own; say which."""
    if not target.exists():
        return ""
    _check_unused(target)
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    names = (f"{target.name}.replaced-{stamp}-{number}" for number in count(1))
    aside = next(path for path in map(target.with_name, names) if not path.exists())
    # A second name, so that there is a database under the first at any moment.
    aside.hardlink_to(target)
    for ending in ("-wal", "-shm"):  # of a damaged one; they would damage the new one too
        beside = target.with_name(target.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    return f"the former database is now {aside}"


def _into_one_file(file: Path) -> None:
    """Bring all of a database into its one file, without any beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _check_unused(file: Path) -> None:
    """Refuse if anybody has a database open, and bring all of it into its one file."""
    try:
        with closing(sqlite3.connect(file, timeout=1.0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise AdminError(_IN_USE) from error
    except sqlite3.DatabaseError:
        return  # it is damaged, which may be why it is replaced


async def _restore_postgresql(url: str, file: Path, *, portable_form: bool, force: bool) -> str:
    if not portable_form and shutil.which("pg_restore") is None:
        raise AdminError("there is no pg_restore here, which such a backup needs")
    await asyncio.to_thread(_check_nobody_there, url)
    database = await Database.open(url)
    try:
        async with database.reading() as connection:
            present = await connection.run_sync(lambda sync: inspect(sync).has_table("games"))
        if present and not force:
            raise AdminError(
                f"{shown(url)} has games already; --force deletes them and restores the backup"
            )
        if portable_form:
            await migrate(database)
            async with database.writing() as connection:
                await portable.read_into(connection, file)
        else:
            await asyncio.to_thread(_undump, url, file)
            await migrate(database)
    finally:
        await database.close()
    return "what was in the database is deleted" if present else ""


def _undump(url: str, file: Path) -> None:
    command = ["pg_restore", "--single-transaction", "--no-owner", "--no-privileges"]
    command += ["--clean", "--if-exists", f"--dbname={without_password(url)}", str(file)]
    run_postgresql(command, url)


def _check_nobody_there(url: str) -> None:
    """Refuse if a server is connected to a database."""
    plain = url.replace("+psycopg", "")
    query = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'hidalgo'"
    )
    try:
        with psycopg.connect(plain, connect_timeout=10) as connection:
            row = connection.execute(query).fetchone()
    except psycopg.Error as error:
        raise AdminError(f"{shown(url)} can't be opened: {str(error).strip()}") from error
    if row is not None and row[0]:
        raise AdminError(_IN_USE)
