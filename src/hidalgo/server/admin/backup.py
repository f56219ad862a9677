"""Backups of a whole database, made while the server runs."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy.engine import URL

from hidalgo.server.admin import portable as portable_form
from hidalgo.server.admin.files import AdminError, written_whole
from hidalgo.server.database import Database, parse_url, sqlite_file

SQLITE_MAGIC: Final = b"SQLite format 3\0"
PG_DUMP_MAGIC: Final = b"PGDMP"
GZIP_MAGIC: Final = b"\x1f\x8b"


async def back_up(url: str, file: Path, *, portable: bool = False, force: bool = False) -> str:
    """Write a database as it is at one moment to a file; return in which form.

    That is a copy for SQLite, a dump of `pg_dump` for PostgreSQL where there is that program, and
    a form that both can be restored from where there is not, or if it is asked for.
    """
    source = sqlite_file(url)
    if source is not None and not source.exists():
        raise AdminError(f"there is no database {source}")
    with written_whole(file, force=force) as part:
        if portable or (source is None and shutil.which("pg_dump") is None):
            database = await Database.open(url)
            try:
                counts = await portable_form.write(database, part)
            finally:
                await database.close()
            return f"portable, {sum(counts.values())} rows"
        if source is not None:
            await asyncio.to_thread(copy_sqlite, source, part)
            return "a copy of SQLite"
        await asyncio.to_thread(_dump, url, part)
        return "a dump of PostgreSQL"


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that may be in use, as it is at one moment, and make sure of the copy."""
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(source))}?mode=rw", uri=True)) as there,
            closing(sqlite3.connect(target)) as here,
        ):
            # In one step: that holds up nobody who writes, and a copy in several would begin
            # again with every write in between.
            there.backup(here)
            here.execute("PRAGMA journal_mode=DELETE")
            found = [row[0] for row in here.execute("PRAGMA integrity_check")]
    except sqlite3.Error as error:
        raise AdminError(f"{source} can't be copied: {error}") from error
    if found != ["ok"]:
        raise AdminError(f"{source} is damaged: {found[0]}")


def _dump(url: str, file: Path) -> None:
    command = ["pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={file}"]
    run_postgresql([*command, f"--dbname={without_password(url)}"], url)


def without_password(url: str) -> str:
    """Return the address of a PostgreSQL as its programs read it, without the password."""
    parsed = parse_url(url)
    plain = URL.create(
        "postgresql",
        username=parsed.username,
        host=parsed.host,
        port=parsed.port,
        database=parsed.database,
        query=parsed.query,
    )
    return plain.render_as_string(hide_password=False)


def run_postgresql(command: list[str], url: str) -> None:
    """Run a program of PostgreSQL; its password goes by the environment, which no list shows."""
    password = parse_url(url).password
    environment = os.environ | ({} if password is None else {"PGPASSWORD": str(password)})
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AdminError(
            f"{command[0]} failed: {done.stderr.strip() or done.returncode}; a backup with "
            "--portable needs none of PostgreSQL's programs"
        )
