"""Sessions: how long a token opens one, and how it is replaced without anybody noticing."""

from __future__ import annotations

import asyncio

import httpx
from sqlalchemy import func, select

from hidalgo.server.database import Database
from hidalgo.server.people import People
from hidalgo.server.people.sessions import GRACE, MOST, ROTATE, TOUCH
from hidalgo.server.schema import sessions
from tests.server.people.conftest import CLAIM, Clock, Visit, claimed, introduced, token


async def with_token(visit: Visit, value: str) -> httpx.Response:
    """Ask who one is with a token, and keep none that comes."""
    return await visit().get("/api/me", headers={"Cookie": f"hidalgo={value}"})


async def test_a_token_is_replaced_once_a_day(visit: Visit, clock: Clock) -> None:
    client = await introduced(visit)
    first = token(client)
    clock.go(ROTATE - 1)
    await client.get("/api/me")
    assert token(client) == first
    clock.go(2)
    answer = await client.get("/api/me")
    assert token(client) != first
    assert "Max-Age=7776000" in answer.headers["set-cookie"]
    await client.get("/api/me")
    clock.go(GRACE + 1)
    assert (await client.get("/api/me")).json()["name"] == "Ines"
    assert (await with_token(visit, first)).json() is None


async def test_requests_on_their_way_count_for_a_while(visit: Visit, clock: Clock) -> None:
    client = await introduced(visit)
    first = token(client)
    clock.go(ROTATE + 1)
    answers = await asyncio.gather(*(with_token(visit, first) for _ in range(5)))
    assert all(answer.json()["name"] == "Ines" for answer in answers)
    # One token only: whichever answer comes last, the browser holds one that opens.
    assert sum("set-cookie" in answer.headers for answer in answers) == 1
    await client.get("/api/me")
    clock.go(GRACE - 1)
    late = await with_token(visit, first)
    assert late.json()["name"] == "Ines"
    assert "set-cookie" not in late.headers


async def test_a_token_that_was_lost_on_its_way_is_sent_again(visit: Visit, clock: Clock) -> None:
    client = await introduced(visit)
    first = token(client)
    clock.go(ROTATE + 1)
    lost = await with_token(visit, first)
    assert "set-cookie" in lost.headers
    clock.go(GRACE + 1)
    assert (await client.get("/api/me")).json()["name"] == "Ines"
    assert token(client) not in {first, lost.cookies["hidalgo"]}
    assert (await with_token(visit, lost.cookies["hidalgo"])).json() is None
    clock.go(1)
    assert (await client.get("/api/me")).json()["name"] == "Ines"


async def test_a_session_lives_as_long_as_it_is_used(
    visit: Visit, clock: Clock, everybody: People
) -> None:
    used, left = await introduced(visit), await introduced(visit)
    lifetime = everybody.settings.session_seconds
    for _ in range(3):
        clock.go(lifetime / 2)
        # A socket asks like this, and sets no cookie.
        assert await everybody.identify(token(used))
    assert await everybody.identify(token(left)) is None
    assert (await used.get("/api/me")).json()["name"] == "Ines"


async def test_use_is_written_down_once_an_hour(
    visit: Visit, clock: Clock, everybody: People, database: Database
) -> None:
    async def seen() -> float:
        async with database.reading() as connection:
            found: float = (await connection.execute(select(sessions.c.seen))).scalar_one()
        return found

    client = await introduced(visit)
    began = await seen()
    clock.go(TOUCH / 2)
    await everybody.identify(token(client))
    assert await seen() == began
    clock.go(TOUCH)
    await everybody.identify(token(client))
    assert await seen() == clock.now


async def test_what_is_remembered_is_forgotten_in_time(
    visit: Visit, clock: Clock, everybody: People, database: Database
) -> None:
    client = await introduced(visit)
    assert await everybody.identify(token(client))
    async with database.writing() as connection:  # as another process would, unheard
        await connection.execute(sessions.delete())
    assert await everybody.identify(token(client))
    clock.go(11)
    assert await everybody.identify(token(client)) is None


async def test_what_was_read_before_a_logout_is_not_remembered(
    visit: Visit, everybody: People
) -> None:
    client = await introduced(visit)
    value = token(client)
    everybody.lost()
    # The database is read, and before the answer is remembered the person is logged out.
    reading = asyncio.ensure_future(everybody.identify(value))
    out = asyncio.ensure_future(client.post("/api/me/logout"))
    await asyncio.gather(reading, out)
    assert await everybody.identify(value) is None


async def test_old_devices_make_room(visit: Visit, database: Database, clock: Clock) -> None:
    first, _ = await claimed(visit)
    body = {"username": CLAIM["username"], "password": CLAIM["password"]}
    last = visit()
    for _ in range(MOST):
        clock.go(1)
        last = visit()
        assert (await last.post("/api/me/login", json=body)).status_code == 200
    async with database.reading() as connection:
        count = select(func.count()).select_from(sessions)
        assert (await connection.execute(count)).scalar_one() == MOST
    clock.go(11)
    assert (await first.get("/api/me")).json() is None
    assert (await last.get("/api/me")).json()["username"] == "Ines.K"
