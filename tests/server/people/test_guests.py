"""Guests: in at once, known by a cookie, renamed, remembered under a public id."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from hidalgo.server.database import Database
from hidalgo.server.people import People
from hidalgo.server.people.people import IDLE_GUEST
from hidalgo.server.schema import people, players, sessions
from tests.server.people.conftest import Clock, Visit, introduced, token


async def test_a_name_is_enough(visit: Visit) -> None:
    client = visit()
    assert (await client.get("/api/me")).json() is None
    answer = await client.post("/api/me", json={"name": "  Inés \t K ", "language": "es"})
    assert answer.status_code == 201
    me = answer.json()
    assert me == {"id": me["id"], "name": "Inés K", "language": "es", "username": None}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("hidalgo=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert token(client) not in answer.text
    assert (await client.get("/api/me")).json() == me


async def test_one_is_one_person_per_browser(visit: Visit) -> None:
    ines, juan = await introduced(visit), await introduced(visit, "Ines")
    again = await ines.post("/api/me", json={"name": "Juan"})
    assert (again.status_code, again.json()["code"]) == (409, "known")
    ids = {(await client.get("/api/me")).json()["id"] for client in (ines, juan)}
    assert len(ids) == 2  # names are nobody's property


async def test_names_and_languages_change(visit: Visit, everybody: People) -> None:
    changed: list[str] = []

    async def remember(public: str) -> None:
        changed.append(public)

    everybody.on_changed = remember
    client = await introduced(visit)
    public = (await client.get("/api/me")).json()["id"]
    assert await everybody.names([public, "nobody"]) == {public: "Ines", "nobody": ""}
    answer = await client.patch("/api/me", json={"name": "Juana"})
    assert (answer.json()["name"], answer.json()["language"]) == ("Juana", "")
    answer = await client.patch("/api/me", json={"language": "nl"})
    assert (answer.json()["name"], answer.json()["language"]) == ("Juana", "nl")
    assert await everybody.names([public]) == {public: "Juana"}
    assert (await client.get("/api/me")).json() == answer.json()
    assert changed == [public, public]


async def test_a_cookie_of_nobody_opens_nothing(visit: Visit) -> None:
    client = visit()
    for cookie in ("", "x", "x" * 5000, "é", '"'):
        header = {b"Cookie": f"hidalgo={cookie}".encode()}
        assert (await client.get("/api/me", headers=header)).json() is None
        answer = await client.get("/api/me/export", headers=header)
        assert (answer.status_code, answer.json()["code"]) == (401, "not-logged-in")


async def test_what_is_refused_makes_nobody(visit: Visit) -> None:
    client = visit()
    for name, language in (("a\u202eb", ""), ("", ""), (5, ""), ("Ines", "tlh")):
        answer = await client.post("/api/me", json={"name": name, "language": language})
        assert answer.status_code == 422
        assert answer.json()["code"] in {"name", "language", "invalid"}
        assert not client.cookies


async def test_who_left_without_playing_is_forgotten_in_time(
    visit: Visit, everybody: People, database: Database, clock: Clock
) -> None:
    async def left() -> list[str]:
        async with database.reading() as connection:
            names = await connection.execute(select(people.c.name).order_by(people.c.name))
            return list(names.scalars())

    ines, juan = await introduced(visit, "Ines"), await introduced(visit, "Juan")
    await introduced(visit, "Karl")  # closes the browser
    seat = {"game": "g", "person": (await juan.get("/api/me")).json()["id"], "seat": 0}
    async with database.writing() as connection:
        await connection.execute(insert(players).values(seat))
    await everybody.tidy()
    assert await left() == ["Ines", "Juan", "Karl"]
    clock.go(everybody.settings.session_seconds - IDLE_GUEST)
    await ines.get("/api/me")
    clock.go(IDLE_GUEST + 1)
    await everybody.tidy()
    assert await left() == ["Ines", "Juan"]
    async with database.reading() as connection:
        count = select(func.count()).select_from(sessions)
        assert (await connection.execute(count)).scalar_one() == 1
