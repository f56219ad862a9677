"""Accounts: claimed by guests, opened by password or recovery code, and by nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from hidalgo.server.database import Database
from hidalgo.server.people import People
from hidalgo.server.people import passwords as passwords_module
from hidalgo.server.people.passwords import Passwords
from hidalgo.server.problems import ProblemError
from hidalgo.server.schema import people
from tests.server.people.conftest import (
    CLAIM,
    PASSWORD,
    Visit,
    application,
    browser,
    claimed,
    introduced,
    token,
)

NEW = "another horse, another battery"


async def row(database: Database) -> Any:
    async with database.reading() as connection:
        return (await connection.execute(select(people))).one()


async def login(client: httpx.AsyncClient, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/me/login", json={"username": "ines.k", "password": password})


async def is_known(client: httpx.AsyncClient) -> bool:
    return (await client.get("/api/me")).json() is not None


async def test_a_guest_becomes_an_account_and_comes_back(visit: Visit, database: Database) -> None:
    client = await introduced(visit)
    guest, before = (await client.get("/api/me")).json(), token(client)
    answer = await client.post("/api/me/claim", json=CLAIM)
    assert answer.status_code == 201
    assert answer.json()["me"] == guest | {"username": "Ines.K"}
    assert token(client) != before  # whoever knew the guest's does not know the account's
    assert await is_known(client)
    kept = await row(database)
    assert kept.password.startswith("$argon2id$v=19$m=8192,t=3,p=1$")
    assert PASSWORD not in str(kept)
    assert answer.json()["recovery_code"].replace("-", "") not in str(kept)

    other = visit()
    assert (await login(other)).json() == answer.json()["me"]
    assert await is_known(other)
    assert await is_known(client)


async def test_the_guests_token_is_worth_nothing_afterwards(visit: Visit) -> None:
    client = await introduced(visit)
    old = visit()
    old.cookies.set("hidalgo", token(client))
    assert await is_known(old)
    await client.post("/api/me/claim", json=CLAIM)
    assert not await is_known(old)
    answer = await old.get("/api/me")
    # It may be on its way in a tab of the same browser, which has the new one by now.
    assert "set-cookie" not in answer.headers


async def test_a_user_name_belongs_to_one(visit: Visit) -> None:
    await claimed(visit)
    other = await introduced(visit, "Juan")
    answer = await other.post("/api/me/claim", json=CLAIM | {"username": "INES.k"})
    assert (answer.status_code, answer.json()["code"]) == (409, "taken")
    assert (await other.get("/api/me")).json()["username"] is None
    answer = await other.post("/api/me/claim", json=CLAIM | {"username": "juan"})
    assert answer.status_code == 201


async def test_only_one_of_two_claims_at_once_counts(visit: Visit) -> None:
    clients = [await introduced(visit, name) for name in ("Ines", "Juan")]
    answers = await asyncio.gather(*(c.post("/api/me/claim", json=CLAIM) for c in clients))
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    twice = await asyncio.gather(
        *(clients[0].post("/api/me/claim", json=CLAIM | {"username": "other"}) for _ in range(2))
    )
    assert sum(answer.status_code == 201 for answer in (*answers, *twice)) <= 2


async def test_an_account_cannot_be_claimed_again(visit: Visit) -> None:
    client, _ = await claimed(visit)
    answer = await client.post("/api/me/claim", json=CLAIM | {"username": "other"})
    assert (answer.status_code, answer.json()["code"]) == (409, "account")


async def test_nothing_tells_whether_there_is_an_account(visit: Visit) -> None:
    await claimed(visit)
    stranger = visit()
    wrong = {"username": "ines.k", "password": "not the password"}
    nobody = {"username": "nobody", "password": "not the password"}
    answers = [await stranger.post("/api/me/login", json=body) for body in (wrong, nobody)]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1
    code = {"recovery_code": "AAAA-BBBB", "password": NEW}
    answers = [
        await stranger.post("/api/me/recover", json=code | {"username": name})
        for name in ("ines.k", "nobody")
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1
    assert not stranger.cookies


async def test_as_much_work_is_done_for_nobody(
    visit: Visit, everybody: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    await claimed(visit)
    checked: list[str] = []
    verify = everybody.passwords._hasher.verify

    class Hasher:
        def verify(self, kept: str, password: str) -> bool:
            checked.append(kept.rpartition("$")[0].rpartition("$")[0])
            return verify(kept, password)

    monkeypatch.setattr(everybody.passwords, "_hasher", Hasher())
    for name in ("ines.k", "nobody"):
        await visit().post("/api/me/login", json={"username": name, "password": "x" * 20})
    assert checked == ["$argon2id$v=19$m=8192,t=3,p=1"] * 2


async def test_a_new_password_logs_out_all_other_devices(visit: Visit, everybody: People) -> None:
    told: list[str] = []

    async def remember(public: str) -> None:
        told.append(public)

    everybody.on_logged_out = remember
    client, _ = await claimed(visit)
    other, before = visit(), token(client)
    await login(other)
    wrong = await client.post("/api/me/password", json={"old": "no", "new": NEW})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    assert await is_known(other)
    answer = await client.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
    assert answer.status_code == 200
    assert token(client) != before
    assert await is_known(client)
    assert not await is_known(other)
    assert told == [answer.json()["id"]]
    assert (await login(visit())).status_code == 403
    assert (await login(visit(), NEW)).status_code == 200


async def test_a_recovery_code_counts_once(visit: Visit) -> None:
    client, code = await claimed(visit)
    body = {"username": "INES.K", "recovery_code": code.lower(), "password": NEW}
    both = await asyncio.gather(*(visit().post("/api/me/recover", json=body) for _ in range(2)))
    assert sorted(answer.status_code for answer in both) == [200, 403]
    (answer,) = (answer for answer in both if answer.status_code == 200)
    assert not await is_known(client)
    assert (await login(visit())).status_code == 403
    assert (await login(visit(), NEW)).status_code == 200
    next_code = answer.json()["recovery_code"]
    assert next_code != code
    again = visit()
    answer = await again.post("/api/me/recover", json=body | {"recovery_code": next_code})
    assert answer.status_code == 200
    assert await is_known(again)


async def test_a_lost_recovery_code_is_replaced(visit: Visit) -> None:
    client, code = await claimed(visit)
    wrong = await client.post("/api/me/recovery-code", json={"word": "no"})
    assert wrong.status_code == 403
    answer = await client.post("/api/me/recovery-code", json={"word": PASSWORD})
    new = answer.json()["recovery_code"]
    body = {"username": "ines.k", "password": NEW}
    old = await visit().post("/api/me/recover", json=body | {"recovery_code": code})
    assert old.status_code == 403
    answer = await visit().post("/api/me/recover", json=body | {"recovery_code": new})
    assert answer.status_code == 200


async def test_guests_have_no_password_to_change(visit: Visit) -> None:
    client = await introduced(visit)
    for path, body in (
        ("/api/me/password", {"old": "", "new": NEW}),
        ("/api/me/password", {"old": "x", "new": NEW}),
        ("/api/me/recovery-code", {"word": "x"}),
    ):
        answer = await client.post(path, json=body)
        assert answer.status_code in {409, 422}


async def test_old_hashes_are_made_anew_at_the_next_login(
    visit: Visit, everybody: People, database: Database
) -> None:
    await claimed(visit)
    everybody.passwords.close()
    everybody.passwords = Passwords(16, 1)
    later = browser(application(everybody))  # a server that was started with another setting
    assert (await login(later)).status_code == 200
    assert "$m=16384," in (await row(database)).password
    assert (await login(later)).status_code == 200


async def test_whoever_logs_in_is_no_longer_who_was_there(visit: Visit) -> None:
    await claimed(visit)
    juan = await introduced(visit, "Juan")
    guests = visit()
    guests.cookies.set("hidalgo", token(juan))
    assert (await login(juan)).json()["name"] == "Ines"
    assert (await juan.get("/api/me")).json()["name"] == "Ines"
    assert not await is_known(guests)


async def test_too_many_at_once_are_asked_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_module, "_MOST_WAITING", 2)
    passwords = Passwords(8, 1)
    results = await asyncio.gather(
        *(passwords.hash("some password") for _ in range(4)), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, ProblemError)]
    assert [(error.status_code, error.code) for error in refused] == [(503, "busy")] * 2
    assert await passwords.check(await passwords.hash("word"), "word")
    assert not await passwords.check("no hash at all", "word")
    passwords.close()
