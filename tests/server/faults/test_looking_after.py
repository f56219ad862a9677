"""A host looks after a server that runs: those who play notice nothing, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import select
from typer.testing import CliRunner, Result

from hidalgo.cli.main import app
from hidalgo.server.database import Database
from hidalgo.server.migrations import migrate
from hidalgo.server.protocol import live
from hidalgo.server.schema import entries
from hidalgo.server.tables.replay import replayed
from hidalgo.server.tables.store import Store
from tests.server.faults.load import Party
from tests.server.playing import PATIENCE, running


async def admin(*words: str) -> Result:
    """Run an admin command while everybody plays on."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.to_thread(lambda: CliRunner().invoke(app, ["admin", *words]))


async def log_at(url: str, table: str) -> list[tuple[object, ...]]:
    """Return a log as it is kept somewhere."""
    database = await Database.open(url)
    query = select(entries).where(entries.c.game == table).order_by(entries.c.idx)
    async with database.reading() as connection:
        rows = [tuple(row) for row in (await connection.execute(query)).all()]
    await database.close()
    return rows


async def test_a_running_server_is_looked_after(tmp_path: Path, database_url: str) -> None:
    backup, games = str(tmp_path / "backup"), str(tmp_path / "games")
    restored, elsewhere = (f"sqlite:///{tmp_path / name}.db" for name in ("restored", "elsewhere"))
    here = ("--database", database_url)
    settings = {"database": database_url, "bot_workers": "1", "chat_per_minute": "0"}
    async with running(tmp_path / "data", rig={"chance": 3}, **settings) as server:
        party = await Party.gather(server.address, Random(1), people=3)
        one, *_, watcher = party.clients
        await one.until(lambda client: client.head > 20)
        done = await admin("backup", backup, "--portable", *here)
        assert (done.exit_code, "written to" in done.output) == (0, True), done.output
        done = await admin("export", party.table, "--file", games, *here)
        assert done.exit_code == 0, done.output
        done = await admin("restore", backup, "--force", *here)
        assert done.exit_code == 1
        assert "stop all its servers first" in done.output
        for seat, client in ((one.seat, one), (-1, watcher)):
            done = await admin("sent", party.table, str(seat), "1", *here)
            assert done.exit_code == 0, done.output
            told = msgspec.json.decode(done.stdout, type=live.Update)
            assert [line.index for line in told.lines] == [
                index for index in sorted(client.lines) if told.lines[0].index <= index < told.head
            ]
            assert all(client.lines[line.index] == line for line in told.lines)
        await party.check(database_url)
        await party.leave()
    log = await log_at(database_url, party.table)

    # What was taken out is the game as it was at one moment, and can be gone on with.
    done = await admin("restore", backup, "--database", restored)
    assert done.exit_code == 0, done.output
    database = await Database.open(elsewhere)
    await migrate(database)
    await database.close()
    done = await admin("import", games, "--database", elsewhere)
    assert done.exit_code == 0, done.output
    for url in (restored, elsewhere):
        there = await log_at(url, party.table)
        assert len(there) > 20
        assert there == log[: len(there)]
        database = await Database.open(url)
        kept = await Store(database).load(party.table)
        await database.close()
        assert kept is not None
        assert kept.heads.log == len(there)
        assert not replayed(kept).frozen
