"""Backups that both kinds of database can be restored from: compressed JSON, a row a line.

The first line says what the file is, the last one how many rows each table has, so that a file
which was cut off is noticed before anything is restored from it.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server.admin.files import AdminError
from hidalgo.server.database import Database
from hidalgo.server.migrations import newest, version
from hidalgo.server.schema import metadata

FORM: Final = 1
_TABLES: Final = {table.name: table for table in metadata.sorted_tables}
_BATCH: Final = 500

Row = tuple[str, dict[str, Any]]


async def write(database: Database, file: Path) -> Counter[str]:
    """Write all rows as they are at one moment; return how many each table has."""
    counts: Counter[str] = Counter()
    async with database.reading() as connection:
        structure = await connection.run_sync(version)
        if structure != newest():
            raise AdminError(
                f"the database has the structure {structure}, this program knows {newest()}; start "
                "the server once with this program, or make the backup with the other one"
            )
        with gzip.open(file, "wt", encoding="utf-8") as out:
            head = {"hidalgo": "backup", "form": FORM, "structure": structure}
            out.write(json.dumps(head) + "\n")
            for name, table in _TABLES.items():
                rows = await connection.stream(select(table))
                async for row in rows.mappings():
                    out.write(json.dumps([name, dict(row)], ensure_ascii=False) + "\n")
                    counts[name] += 1
            out.write(json.dumps({"end": counts}) + "\n")
    return counts


def check(file: Path) -> Counter[str]:
    """Read a file to its end; raise if it is not whole, or not for this program."""
    return Counter(name for name, _ in rows_of(file))


async def read_into(connection: AsyncConnection, file: Path) -> Counter[str]:
    """Put all rows of a file in the place of those that are there, in one transaction."""
    counts: Counter[str] = Counter()
    for table in reversed(metadata.sorted_tables):
        await connection.execute(table.delete())
    for rows in _in_batches(file):
        name = rows[0][0]
        await connection.execute(insert(_TABLES[name]), [row for _, row in rows])
        counts[name] += len(rows)
    return counts


def rows_of(file: Path) -> Iterator[Row]:
    """Yield table and row, and see that the file is whole."""
    counts: Counter[str] = Counter()
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            _check_head(file, lines.readline())
            for line in lines:
                data = json.loads(line)
                if isinstance(data, dict) and data.get("end") == counts:
                    return
                name, row = data
                if set(row) != set(_TABLES[name].columns.keys()):
                    raise AdminError(f"{file} is damaged: {name} has other columns")
                counts[name] += 1
                yield name, row
    except (OSError, EOFError, zlib.error, ValueError, TypeError, KeyError) as error:
        raise AdminError(f"{file} is damaged, or no backup: {error}") from error
    raise AdminError(f"{file} is damaged: its end is missing")


def _check_head(file: Path, line: str) -> None:
    head = json.loads(line)
    if not isinstance(head, dict) or head.get("hidalgo") != "backup" or head.get("form") != FORM:
        raise AdminError(f"{file} is no backup of hidalgo")
    if head.get("structure") != newest():
        raise AdminError(
            f"{file} was made of a database with the structure {head.get('structure')}, this "
            f"program knows {newest()}; restore it with the program that made it"
        )


def _in_batches(file: Path) -> Iterator[list[Row]]:
    """Yield some rows at a time, each time of one table."""
    batch: list[Row] = []
    for row in rows_of(file):
        if batch and (batch[0][0] != row[0] or len(batch) == _BATCH):
            yield batch
            batch = []
        batch.append(row)
    if batch:
        yield batch
