"""One's own data: all of it comes along, and all of it goes."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from hidalgo.server.database import Database
from hidalgo.server.people import People
from hidalgo.server.schema import chat, entries, games, metadata, people, players
from tests.server.people.conftest import CLAIM, PASSWORD, Visit, claimed, introduced

GAME = {
    "created": 1.0,
    "game": "grande",
    "edition": "bigbox",
    "players": 2,
    "options": "{}",
    "public": True,
    "status": "over",
    "seed": "the-seed",
    "salt": "the-salt",
    "commitment": "c",
    "rules": 1,
    "digest": "d",
    "moved": 1.0,
}


async def public_of(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["id"])


async def play(database: Database, *publics: str) -> None:
    """Write down that people have played, and talked."""
    seats = [{"person": public, "bot": None} for public in publics]
    async with database.writing() as connection:
        row = {**GAME, "id": "g", "host": publics[0], "seats": json.dumps(seats)}
        await connection.execute(insert(games).values(row))
        for seat, public in enumerate(publics):
            await connection.execute(
                insert(players).values({"game": "g", "person": public, "seat": seat})
            )
            entry = {"game": "g", "idx": seat, "at": 2.0, "kind": "decision", "seat": seat}
            who = {"author": "person", "person": public, "prompt": 7, "action": 40 + seat}
            await connection.execute(insert(entries).values(entry | who))
            line = {"game": "g", "number": seat, "at": 3.0, "person": public, "seat": seat}
            text = {"name": f"name of {public}", "text": f"said by {public}"}
            await connection.execute(insert(chat).values(line | text))


# What people write, here always with a letter that no random id, token or hash has: those hold any
# short word sooner or later.
NAME = "Inés Prado"


async def everything(database: Database) -> str:
    """Return all rows of all tables as text."""
    rows: list[Any] = []
    async with database.reading() as connection:
        for table in metadata.sorted_tables:
            rows += (await connection.execute(select(table))).all()
    return "\n".join(map(str, rows))


async def test_all_that_is_kept_comes_along(visit: Visit, database: Database) -> None:
    ines, code = await claimed(visit)
    juan = await introduced(visit, "Juan")
    mine, his = await public_of(ines), await public_of(juan)
    await play(database, mine, his)
    answer = await ines.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    data = answer.json()
    assert data["me"] == {"id": mine, "name": "Ines", "language": "", "username": "Ines.K"}
    assert data["devices"][0]["name"] == "Firefox, Linux"
    assert data["games"] == [
        {"id": "g", "edition": "bigbox", "status": "over", "created": 1, "seat": 0, "left": False}
    ]
    (entry,) = data["entries"]
    assert (entry["game"], entry["index"], entry["prompt"], entry["action"]) == ("g", 0, 7, 40)
    assert [line["text"] for line in data["chat"]] == [f"said by {mine}"]
    for secret in (his, "Juan", "the-seed", "the-salt", "argon2", code, PASSWORD):
        assert secret not in answer.text


async def test_all_that_is_kept_goes(visit: Visit, database: Database, everybody: People) -> None:
    ines, _ = await claimed(visit)
    assert (await ines.patch("/api/me", json={"name": NAME})).status_code == 200
    juan = await introduced(visit, "Juan d'Arco")
    mine, his = await public_of(ines), await public_of(juan)
    await play(database, mine, his)
    of_mine = (NAME, CLAIM["username"], "ines.k", f"said by {mine}", f"name of {mine}")
    of_his = ("Juan d'Arco", f"said by {his}", f"name of {his}")
    told: list[tuple[str, str, bool]] = []

    async def still_there() -> bool:
        async with database.reading() as connection:
            return (
                await connection.execute(select(people).where(people.c.public == mine))
            ).first() is not None

    async def deleting(public: str) -> None:
        told.append(("deleting", public, await still_there()))

    async def deleted(public: str) -> None:
        told.append(("deleted", public, await still_there()))

    everybody.on_deleting, everybody.on_deleted = deleting, deleted
    kept = await everything(database)
    assert not [text for text in of_mine + of_his if text not in kept]

    wrong = await ines.request("DELETE", "/api/me", json={"word": "no"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    assert not told
    answer = await ines.request("DELETE", "/api/me", json={"word": PASSWORD})
    assert (answer.status_code, answer.text) == (204, "")
    assert not ines.cookies
    assert told == [("deleting", mine, True), ("deleted", mine, False)]

    kept = await everything(database)
    assert not [text for text in of_mine if text in kept]
    assert not [text for text in of_his if text not in kept]
    assert await everybody.names([mine, his]) == {mine: "", his: "Juan d'Arco"}
    async with database.reading() as connection:
        log = (await connection.execute(select(entries).order_by(entries.c.idx))).all()
        (game,) = (await connection.execute(select(games))).all()
    # The game is as it was, of a person whom nobody can be any more.
    assert [(row.person, row.action) for row in log] == [(mine, 40), (his, 41)]
    assert [seat["person"] for seat in json.loads(game.seats)] == [mine, his]
    assert (
        await ines.post("/api/me/login", json={"username": "ines.k", "password": PASSWORD})
    ).status_code == 403


async def test_guests_confirm_by_their_name(visit: Visit, database: Database) -> None:
    ines = await introduced(visit, NAME)
    assert NAME in await everything(database)
    wrong = await ines.request("DELETE", "/api/me", json={"word": "Ines Prado"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-name")
    answer = await ines.request("DELETE", "/api/me", json={"word": " Ine\u0301s Prado"})
    assert answer.status_code == 204
    assert await everything(database) == ""


async def test_who_cannot_leave_the_tables_stays(
    visit: Visit, everybody: People, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(public: str) -> None:
        raise ZeroDivisionError(public)

    everybody.on_deleting = fail
    ines = await introduced(visit)
    answer = await ines.request("DELETE", "/api/me", json={"word": "Ines"})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "ZeroDivision" not in answer.text
    assert "ZeroDivisionError" in caplog.text
    assert (await ines.get("/api/me")).json()["name"] == "Ines"


async def test_what_fails_afterwards_brings_nobody_back(
    visit: Visit, everybody: People, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(public: str) -> None:
        raise ZeroDivisionError(public)

    everybody.on_deleted = everybody.on_changed = fail
    ines = await introduced(visit)
    assert (await ines.patch("/api/me", json={"name": "Juana"})).json()["name"] == "Juana"
    answer = await ines.request("DELETE", "/api/me", json={"word": "Juana"})
    assert answer.status_code == 204
    assert caplog.text.count("went wrong\nTraceback") == 2
