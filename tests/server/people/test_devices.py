"""Devices: listed, logged out one by one or all at once, and let in by a code."""

from __future__ import annotations

import asyncio

import httpx

from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.database import Database
from hidalgo.server.people import People
from hidalgo.server.people.devices import CODE_SECONDS
from tests.server.people.conftest import (
    SETTINGS,
    Clock,
    Visit,
    application,
    browser,
    introduced,
    token,
)


async def second_device(visit: Visit, client: httpx.AsyncClient) -> httpx.AsyncClient:
    code = (await client.post("/api/me/device-code")).json()["code"]
    other = visit()
    assert (await other.post("/api/me/use-device-code", json={"code": code})).status_code == 200
    return other


async def name_of(client: httpx.AsyncClient) -> str | None:
    me = (await client.get("/api/me")).json()
    return None if me is None else str(me["name"])


async def test_a_code_lets_a_second_device_in_once(visit: Visit, clock: Clock) -> None:
    ines = await introduced(visit)
    answer = (await ines.post("/api/me/device-code")).json()
    assert answer["expires"] == clock.now + CODE_SECONDS
    body = {"code": f" {answer['code'].lower().replace('-', ' ')}"}
    others = [visit(), visit(), await introduced(visit, "Juan")]
    answers = await asyncio.gather(
        *(other.post("/api/me/use-device-code", json=body) for other in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403]
    assert sorted([await name_of(other) or "" for other in others]) in (
        ["", "", "Ines"],  # Juan came in
        ["", "Ines", "Juan"],
    )
    assert await name_of(ines) == "Ines"


async def test_a_code_runs_out(visit: Visit, clock: Clock) -> None:
    ines = await introduced(visit)
    first = (await ines.post("/api/me/device-code")).json()["code"]
    second = (await ines.post("/api/me/device-code")).json()["code"]
    other = visit()
    answer = await other.post("/api/me/use-device-code", json={"code": first})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-code")
    clock.go(CODE_SECONDS)
    answer = await other.post("/api/me/use-device-code", json={"code": second})
    assert answer.status_code == 403
    assert not other.cookies


async def test_devices_are_listed_and_logged_out(visit: Visit, clock: Clock) -> None:
    ines = await introduced(visit)
    clock.go(5)
    other = await second_device(visit, ines)
    listed = (await ines.get("/api/me/sessions")).json()
    assert [(device["name"], device["current"]) for device in listed] == [
        ("Firefox, Linux", False),
        ("Firefox, Linux", True),
    ]
    assert (await ines.delete(f"/api/me/sessions/{listed[0]['id']}")).status_code == 204
    assert await name_of(other) is None
    assert await name_of(ines) == "Ines"
    answer = await ines.delete(f"/api/me/sessions/{listed[0]['id']}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert (await ines.delete(f"/api/me/sessions/{listed[1]['id']}")).status_code == 204
    assert not ines.cookies


async def test_nobody_logs_others_out(visit: Visit) -> None:
    ines, juan = await introduced(visit), await introduced(visit, "Juan")
    (device,) = (await ines.get("/api/me/sessions")).json()
    assert (await juan.delete(f"/api/me/sessions/{device['id']}")).status_code == 404
    assert await name_of(ines) == "Ines"


async def test_logging_out(visit: Visit) -> None:
    ines = await introduced(visit)
    other, value = await second_device(visit, ines), token(ines)
    assert (await ines.post("/api/me/logout")).status_code == 204
    assert not ines.cookies
    ines.cookies.set("hidalgo", value)
    assert await name_of(ines) is None
    assert await name_of(other) == "Ines"
    assert (await visit().post("/api/me/logout")).status_code == 204


async def test_logging_out_everywhere(visit: Visit) -> None:
    ines = await introduced(visit)
    other = await second_device(visit, ines)
    code = (await other.post("/api/me/device-code")).json()["code"]
    assert (await ines.post("/api/me/logout-everywhere")).status_code == 204
    assert [await name_of(client) for client in (ines, other)] == [None, None]
    answer = await visit().post("/api/me/use-device-code", json={"code": code})
    assert answer.status_code == 403


async def test_other_processes_hear_of_it(database: Database, clock: Clock) -> None:
    buses = [MemoryBus(node, "people") for node in ("one", "two")]
    nodes = [People(database, SETTINGS, bus, clock) for bus in buses]
    heard: list[tuple[str, str]] = []
    done = asyncio.Event()

    async def logged_out(public: str) -> None:
        heard.append(("logged-out", public))
        done.set()

    async def changed(public: str) -> None:
        heard.append(("changed", public))

    nodes[1].on_logged_out, nodes[1].on_changed = logged_out, changed
    for bus, node in zip(buses, nodes, strict=True):
        await bus.start(node.heard, node.lost)
    here, there = (browser(application(node)) for node in nodes)

    me = (await here.post("/api/me", json={"name": "Ines"})).json()
    there.cookies.set("hidalgo", token(here))
    assert await name_of(there) == "Ines"
    known = await nodes[1].identify(token(here))
    assert known is not None
    assert await nodes[1].is_open(known.session)
    await here.patch("/api/me", json={"name": "Juana"})
    await here.post("/api/me/logout")
    await asyncio.wait_for(done.wait(), 5)
    assert heard == [("changed", me["id"]), ("logged-out", me["id"])]
    assert await name_of(there) is None
    assert not await nodes[1].is_open(known.session)
    assert await nodes[1].names([me["id"]]) == {me["id"]: "Juana"}
    for bus, node in zip(buses, nodes, strict=True):
        await bus.close()
        node.close()
