"""All that leaves a server while a game goes on is searched for what nobody may know yet.

Sockets of both players and of somebody who watches, answers over HTTP, every log line there can be.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from hidalgo.server.database import Database
from hidalgo.server.protocol import live
from hidalgo.server.schema import people as people_table
from hidalgo.server.schema import sessions
from hidalgo.server.tables.store import Store
from tests.server.playing import (
    Person,
    Server,
    Wanted,
    is_over,
    new_key,
    people,
    play_both,
    running,
    two_at_a_table,
)

WORDS = "only between us at this table"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    settings = {"log_level": "debug", "log_format": "json"}
    async with running(tmp_path, rig={"chance": 2}, **settings) as server:
        yield server


async def kept_secrets(file: Path, table: str) -> set[str]:
    """Return what the database holds that nobody may see before a game is over, or ever."""
    database = await Database.open(f"sqlite:///{file}")
    kept = await Store(database).load(table)
    assert kept is not None
    async with database.reading() as connection:
        rows = [
            *(await connection.execute(select(people_table.c.id, people_table.c.password))).all(),
            *(await connection.execute(select(sessions.c.token, sessions.c.previous))).all(),
        ]
    await database.close()
    hashes = {f"{entry.hash}" for entry in kept.entries if entry.hash is not None}
    seed = kept.setup.seed
    return {
        f"{seed}", f"{seed:x}", f"{seed:032x}", kept.setup.salt, *hashes,
        *(value for row in rows for value in row if value),
    }  # fmt: skip


async def ask_around(person: Person, table: str, head: int) -> list[str]:
    """Return all that can be asked for over HTTP about a table."""
    paths = [
        "/api/me",
        "/api/me/export",
        "/api/lobby",
        f"/api/tables/{table}",
        f"/api/tables/{table}/replay",
        f"/api/tables/{table}/replay?viewer=0",
        f"/api/tables/{table}/moment?index={head - 1}",
        f"/api/tables/{table}/record",
        "/ready",
        "/metrics",
    ]
    return [(await person.http.get(path)).text for path in paths]


def has_made(decisions: int) -> Wanted:
    """Return what waits until so many decisions stand."""
    return lambda player: player.play.made >= decisions


async def test_nothing_that_leaves_holds_a_secret(server: Server, tmp_path: Path) -> None:
    async with people(server.address, "Ana", "Ben", "Cid", "Dan") as everybody:
        ana, ben, cid, dan = everybody
        table, one, two = await two_at_a_table(ana, ben, public=False, options={"short": True})
        watcher = await cid.sit_at(table)
        await one.ask(live.Say(new_key(), WORDS))
        answers: dict[Person, list[str]] = {person: [] for person in everybody}
        for made in range(10, 60, 10):
            await play_both(one, two, has_made(made), seed=made)
            for person in (ana, ben, cid):
                answers[person] += await ask_around(person, table, one.head)
            lobby = (await dan.http.get("/api/lobby")).text
            assert table not in lobby, "a private table is known by its link only"
        secrets = await kept_secrets(tmp_path / "hidalgo.db", table)
        tokens = {person.cookie().partition("=")[2] for person in everybody}
        assert all(len(token) > 20 for token in tokens)
        sent = {ana: one.raw, ben: two.raw, cid: watcher.raw}
        for person, raws in sent.items():
            text = "\n".join([*raws, *answers[person]])
            assert not [secret for secret in secrets | tokens if secret in text]
        said = server.said()
        assert '"level": "debug"' in said
        names = ("Ana", "Ben", "Cid", WORDS, table)
        assert not [secret for secret in {*secrets, *tokens, *names} if secret in said]
        # When it is over, everybody may check how it was shuffled.
        await play_both(one, two, is_over)
        record = (await cid.http.get(f"/api/tables/{table}/record")).text
        assert [secret for secret in secrets if secret in record]


async def test_what_is_told_of_hands_and_discs_is_told_to_their_owner(server: Server) -> None:
    async with people(server.address, "Ana", "Ben", "Cid") as [ana, ben, cid]:
        table, one, two = await two_at_a_table(ana, ben)
        watcher = await cid.sit_at(table)
        await play_both(one, two, is_over)
        own = {"disc_value", "power_back_value"}
        for player in (one, two, watcher):
            events = [event for line in player.lines for event in line.events]
            told = [event.data["seat"] for event in events if event.name in own]
            # Whose disc it is: it may have been set by itself with another's decision.
            assert set(told) <= {player.seat}
            assert bool(told) == (player is not watcher)
