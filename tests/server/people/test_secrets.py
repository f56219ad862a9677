"""Nothing secret leaves: all answers and all log lines of a long visit are searched."""

from __future__ import annotations

import base64
import logging

import httpx
import pytest
from sqlalchemy import select

from hidalgo.server import logs
from hidalgo.server.config import Settings
from hidalgo.server.database import Database
from hidalgo.server.people import People
from hidalgo.server.schema import device_codes, people, sessions
from tests.server.people.conftest import PASSWORD, Clock, Visit, application, browser

NEW = "a brand new password 42"


async def hashes(database: Database) -> set[str]:
    """Return all that is kept of secrets."""
    async with database.reading() as connection:
        kept = [
            *(await connection.execute(select(people.c.password, people.c.recovery))).all(),
            *(await connection.execute(select(sessions.c.token, sessions.c.previous))).all(),
            *(await connection.execute(select(device_codes.c.code))).all(),
        ]
    return {value for row in kept for value in row if value}


async def ids(database: Database) -> set[str]:
    """Return the ids that are nobody's business but the server's."""
    async with database.reading() as connection:
        return set((await connection.execute(select(people.c.id))).scalars())


async def test_nothing_secret_leaves(
    visit: Visit, database: Database, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for name, level in {**logs._OTHERS, "httpcore": logging.WARNING}.items():  # as the server does
        caplog.set_level(level, name)
    caplog.set_level(logging.DEBUG)
    answers: list[httpx.Response] = []
    secrets = {PASSWORD, NEW}

    async def ask(
        client: httpx.AsyncClient, method: str, path: str, body: object = None
    ) -> httpx.Response:
        before = client.cookies.get("hidalgo")
        answer = await client.request(method, f"/api/me{path}", json=body)
        answers.append(answer)
        secrets.update(filter(None, (before, client.cookies.get("hidalgo"))))
        secrets.update(await hashes(database) | await ids(database))
        return answer

    ines, other = visit(), visit()
    await ask(ines, "POST", "", {"name": "Ines"})
    claim = {"username": "ines", "password": PASSWORD}
    recovery = (await ask(ines, "POST", "/claim", claim)).json()["recovery_code"]
    await ask(other, "POST", "/login", {"username": "ines", "password": PASSWORD + "!"})
    await ask(other, "POST", "/login", {"username": "ines", "password": PASSWORD})
    await ask(other, "POST", "/login", {"username": PASSWORD, "password": ["a", PASSWORD]})
    await ask(other, "GET", "/sessions")
    code = (await ask(ines, "POST", "/device-code")).json()["code"]
    await ask(visit(), "POST", "/use-device-code", {"code": code})
    await ask(visit(), "POST", "/use-device-code", {"code": code})
    await ask(ines, "GET", "/export")
    clock.go(90_000)
    await ask(ines, "GET", "")
    await ask(ines, "POST", "/password", {"old": PASSWORD, "new": NEW})
    body = {"username": "ines", "recovery_code": recovery, "password": PASSWORD}
    new_recovery = (await ask(other, "POST", "/recover", body)).json()["recovery_code"]
    await ask(other, "DELETE", "", {"word": NEW})
    await ask(other, "DELETE", "", {"word": PASSWORD})
    assert {answer.status_code for answer in answers} >= {200, 201, 204, 403, 422}

    # What has to be told once: codes, to their owner; a token in its cookie.
    bodies = [answer.text for answer in answers]
    assert [
        sum(text.count(told) for text in bodies) for told in (recovery, new_recovery, code)
    ] == [1, 1, 1]
    secrets |= {base64.b64encode(secret.encode()).decode() for secret in secrets}
    assert len(secrets) > 20
    headers = [
        f"{name}: {value}"
        for answer in answers
        for name, value in answer.headers.items()
        if name != "set-cookie"
    ]
    for secret in secrets:
        assert not any(secret in text for text in (*bodies, *headers))
    for secret in (*secrets, recovery, new_recovery, code):
        assert secret not in caplog.text
    assert caplog.text.count("/api/me") >= len(answers)  # there was something to search


async def test_errors_of_the_database_tell_nothing(
    visit: Visit, everybody: People, caplog: pytest.LogCaptureFixture
) -> None:
    client = visit()
    await client.post("/api/me", json={"name": "Ines"})
    async with everybody.database.writing() as connection:
        await connection.exec_driver_sql("ALTER TABLE people DROP COLUMN recovery")
    body = {"username": "ines", "password": PASSWORD}
    answer = await client.post("/api/me/claim", json=body)
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "recovery" not in answer.text
    assert "recovery" in caplog.text
    assert PASSWORD not in caplog.text
    assert "argon2id" not in caplog.text


# Rates


LIMITED = Settings(password_memory=8, logins_per_minute=5, guests_per_hour=20)


@pytest.fixture
def limited(database: Database, clock: Clock) -> People:
    return People(database, LIMITED, clock=clock)


async def statuses(client: httpx.AsyncClient, number: int, path: str, body: object) -> list[int]:
    return [(await client.post(f"/api/me{path}", json=body)).status_code for _ in range(number)]


async def test_who_guesses_is_slowed_down(limited: People) -> None:
    app = application(limited)
    await browser(app, "10.0.0.9").post("/api/me", json={"name": "Ines"})
    for path, body in (
        ("/login", {"username": "ines", "password": "wrong"}),
        ("/recover", {"username": "x", "recovery_code": "a", "password": "x" * 20}),
    ):
        client = browser(application(limited))
        assert await statuses(client, 12, path, body) == [403] * 10 + [429] * 2
        answer = await client.post(f"/api/me{path}", json=body)
        assert answer.json()["code"] == "too-fast"
        assert 0 < int(answer.headers["retry-after"]) <= 13
    client = browser(application(limited))
    assert await statuses(client, 12, "/use-device-code", {"code": "x"}) == [403] * 10 + [429] * 2


async def test_an_account_is_guarded_against_many_addresses(limited: People) -> None:
    app = application(limited)
    found = []
    for number in range(12):
        client = browser(app, f"10.0.1.{number}")
        found += await statuses(client, 1, "/login", {"username": "Ines", "password": "wrong"})
    assert found == [403] * 10 + [429] * 2
    other = {"username": "juan", "password": "wrong"}
    assert await statuses(browser(app, "10.0.2.1"), 1, "/login", other) == [403]


async def test_an_address_brings_in_so_many_guests(limited: People) -> None:
    app = application(limited)
    found = []
    for _ in range(11):
        found += await statuses(browser(app), 1, "", {"name": "Ines"})
    assert found == [201] * 10 + [429]
    assert await statuses(browser(app, "10.0.2.1"), 1, "", {"name": "Ines"}) == [201]
