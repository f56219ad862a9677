"""Games go from server to server whole, and what a seat was sent can be told again."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import hidalgo
from hidalgo.cli.main import app
from hidalgo.server.admin.files import AdminError
from hidalgo.server.admin.sent import WATCHING, sent_at
from hidalgo.server.admin.transfer import names_of, take_in, take_out
from hidalgo.server.database import Database
from hidalgo.server.tables.store import Kept, Store
from tests.server.admin.play import NAMES, Party, introduce, party

RUNNER = CliRunner()


@pytest.fixture
async def sqlite(sqlite_url: str) -> AsyncIterator[Database]:
    database = await Database.open(sqlite_url)
    await introduce(database)
    yield database
    await database.close()


@pytest.fixture
async def elsewhere(tmp_path: Path, migrated_file: Path) -> AsyncIterator[Database]:
    """Another server's database."""
    shutil.copy(migrated_file, tmp_path / "elsewhere.db")
    database = await Database.open(f"sqlite:///{tmp_path / 'elsewhere.db'}")
    yield database
    await database.close()


async def kept_of(database: Database, game: str) -> Kept:
    kept = await Store(database).load(game)
    assert kept is not None
    return kept


async def test_a_game_goes_on_elsewhere(database: Database, elsewhere: Database) -> None:
    await introduce(database)
    table = await party(database, 40)
    lines = [line async for line in take_out(database)]
    assert len(lines) == 1
    game = await take_in(elsewhere, lines[0])
    assert game == table.room.id
    before, after = await kept_of(database, game), await kept_of(elsewhere, game)
    assert after == before
    there, here = Store(database), Store(elsewhere)
    assert await here.chat_since(game, 0) == await there.chat_since(game, 0) != []
    assert await here.tables_of("ben") == await there.tables_of("ben") != []
    assert await names_of(elsewhere, set(NAMES)) == NAMES
    with pytest.raises(AdminError, match="here already"):
        await take_in(elsewhere, lines[0])
    await table.leave()


async def test_an_exported_game_has_a_record_that_can_be_checked(sqlite: Database) -> None:
    table = await party(sqlite, 2000)
    session = table.room.session
    assert session.game is not None
    assert session.game.over
    (line,) = [line async for line in take_out(sqlite, [table.room.id])]
    record = hidalgo.load(json.loads(line)["record"])
    assert record.over
    assert record.made == len(session.game.made)
    undone = sum(line.undone for line in record.record().lines)
    decisions = sum(past.entry.kind == "decision" for past in session.past)
    assert undone == decisions - record.made > 0
    await table.leave()


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("seed"),
        lambda data: data.update(seed="0" * 32),
        lambda data: data.update(seed="x"),
        lambda data: data.update(form=2),
        lambda data: data.update(hidalgo="record"),
        lambda data: data.update(edition="unheard of"),
        lambda data: data.update(digest="0" * 16),
        lambda data: data.update(players=6),
        lambda data: data.update(entries=[]),
        lambda data: data["entries"].pop(4),
        lambda data: data["entries"][-1].update(action=1),
        lambda data: data["entries"][-1].update(hash=1),
        lambda data: data["entries"][-1].update(seat=17),
        lambda data: data["entries"][-1].update(action=None),
        lambda data: data["entries"].insert(1, data["entries"][-1]),
    ],
)
async def test_a_game_that_is_not_sound_is_not_taken_in(
    sqlite: Database, elsewhere: Database, change: Any
) -> None:
    table = await party(sqlite, 6)
    (line,) = [line async for line in take_out(sqlite)]
    data = json.loads(line)
    change(data)
    with pytest.raises(AdminError):
        await take_in(elsewhere, msgspec.json.encode(data))
    assert await Store(elsewhere).heads([table.room.id]) == {}
    assert await names_of(elsewhere, set(NAMES)) == {}
    await table.leave()


@pytest.mark.parametrize("line", [b"", b"\n", b"[]", b"\xff", b"{" * 100_000])
async def test_what_is_no_game_is_not_taken_in(elsewhere: Database, line: bytes) -> None:
    with pytest.raises(AdminError, match="no game"):
        await take_in(elsewhere, line)


async def test_what_a_seat_was_sent_is_told_again_byte_by_byte(sqlite: Database) -> None:
    table = await party(sqlite, 60)
    kept = await kept_of(sqlite, table.room.id)
    starts = [entry.index for entry in kept.entries if entry.kind in {"started", "decision"}]
    assert len(starts) > 60
    compared = 0
    for seat, person in ((0, "ann"), (1, "ben"), (WATCHING, "")):
        heard = table.wires[person].game()
        for decision in range(len(starts)):
            sent = sent_at(kept, NAMES, seat, decision)
            assert sent.update in heard
            compared += 1
    assert compared == 3 * len(starts)
    await table.leave()


async def test_no_seat_is_told_what_another_was_sent(sqlite: Database) -> None:
    table = await party(sqlite, 10)
    kept = await kept_of(sqlite, table.room.id)
    sent = {seat: sent_at(kept, NAMES, seat, 9) for seat in (WATCHING, 0, 1, 2)}
    assert len({one.update for one in sent.values()}) == 4
    assert b'"own":null' in sent[WATCHING].update
    assert msgspec.json.decode(sent[0].snapshot)["person"] == "ann"
    for wrong in (-2, 3):
        with pytest.raises(AdminError, match="no seat"):
            sent_at(kept, NAMES, wrong, 0)
    for wrong in (-1, 10_000):
        with pytest.raises(AdminError, match="no decision"):
            sent_at(kept, NAMES, 0, wrong)
    unbegun = kept._replace(entries=kept.entries[:2])
    with pytest.raises(AdminError, match="not begun"):
        sent_at(unbegun, NAMES, 0, 0)
    await table.leave()


async def _played(url: str) -> Party:
    database = await Database.open(url)
    await introduce(database)
    table = await party(database, 12)
    await table.leave()
    await database.close()
    return table


def run(*words: object) -> tuple[int, str, str]:
    result = RUNNER.invoke(app, ["admin", *map(str, words)])
    return result.exit_code, result.stdout, " ".join(result.stderr.split())


def test_the_commands_do_what_they_say(sqlite_url: str, tmp_path: Path) -> None:
    game = asyncio.run(_played(sqlite_url)).room.id
    here = ["--database", sqlite_url]
    there = ["--database", f"sqlite:///{tmp_path / 'there.db'}"]
    code, _, said = run("backup", tmp_path / "copy", *here)
    assert (code, "secrets" in said) == (0, True)
    assert run("restore", tmp_path / "copy", *there)[0] == 0
    code, out, _ = run("sent", game, 0, 5, *there)
    assert (code, json.loads(out)["type"]) == (0, "update")
    assert run("sent", game, 0, 5, *here)[1] == out
    code, out, _ = run("sent", game, -1, 5, "--snapshot", *here)
    assert (code, json.loads(out)["type"]) == (0, "snapshot")
    code, out, _ = run("export", *here)
    assert (code, json.loads(out)["id"]) == (0, game)
    assert run("export", game, "--file", tmp_path / "games", *here)[0] == 0
    assert (tmp_path / "games").read_text() == out
    code, _, said = run("import", tmp_path / "games", *there)
    assert (code, "here already" in said) == (1, True)
    fresh = ["--database", f"sqlite:///{tmp_path / 'fresh.db'}"]
    code, _, said = run("import", tmp_path / "games", *fresh)
    assert (code, said) == (0, "1 games taken in, 0 not")
    assert run("export", *fresh)[1] == out


def test_what_can_not_be_done_is_said_in_a_line(sqlite_url: str, tmp_path: Path) -> None:
    here = ["--database", sqlite_url]
    none = ["--database", f"sqlite:///{tmp_path / 'none.db'}"]
    (tmp_path / "empty").touch()
    for words, text in [
        (["sent", "nothing", 0, 0, *here], "there is no game"),
        (["sent", "nothing", 0, 0, *none], "there is no database"),
        (["backup", tmp_path / "copy", *none], "there is no database"),
        (["backup", tmp_path / "no" / "folder", *here], "can't be written"),
        (["restore", tmp_path / "none", *here], "can't be read"),
        (["restore", tmp_path / "empty", *here], "no backup"),
        (["export", "nothing", "--file", tmp_path / "out", *here], "there is no game"),
        (["import", tmp_path / "none", *here], "No such file"),
        (["backup", tmp_path / "copy", "--database", "mysql://host/x"], "sqlite:///"),
    ]:
        code, out, said = run(*words)
        assert (code, out) == (1, ""), words
        assert text in said
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "none.db").exists()
