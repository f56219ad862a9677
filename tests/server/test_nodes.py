"""Several server processes on one PostgreSQL serve one table, whatever happens around them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

import hidalgo
from hidalgo.server.database import Database
from hidalgo.server.protocol import live
from hidalgo.server.protocol.table import Presence
from hidalgo.server.schema import entries
from tests.server.instances import PostgreSQLInstance, RedisInstance
from tests.server.playing import (
    Person,
    Player,
    Server,
    a_table,
    new_key,
    people,
    reached,
    running,
)

REDIS = "redis://127.0.0.1:6379/0"
PAUSE = 0.2  # seconds before something that could not be kept is sent again


@contextlib.asynccontextmanager
async def two_nodes(folder: Path, database: str, bus: str) -> AsyncIterator[list[Server]]:
    """Run two servers on one database, with the same game every time."""
    rig = {"chance": 1, "lease": 2.0}
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running(folder / name, rig=rig, database=database, bus=bus, bot_workers="1")
            )
            for name in ("one", "two")
        ]


@contextlib.asynccontextmanager
async def at_both(
    nodes: list[Server], **wish: object
) -> AsyncIterator[tuple[str, list[Person], list[Player]]]:
    """Let Ana play on the first node, Ben on the second, and Cid watch on the second."""
    async with (
        people(nodes[0].address, "Ana") as [ana],
        people(nodes[1].address, "Ben", "Cid") as [ben, cid],
    ):
        table = await a_table(ana, players=2, **wish)
        await ben.post(f"/api/tables/{table}/seat", {})
        players = [await person.sit_at(table) for person in (ana, ben, cid)]
        await ana.post(f"/api/tables/{table}/start")
        for player in players:
            await player.until(lambda player: player.play)
        yield table, [ana, ben, cid], players


async def insist(player: Player, action: int) -> live.Done | live.Stale:
    """Decide, and send the same again for as long as it can't be kept."""
    request = live.Submit(new_key(), player.play.asks.prompt, [action])
    while True:
        answer = await player.ask(request)
        if isinstance(answer, live.Done | live.Stale):
            return answer
        assert answer.code == "unavailable", answer
        del player.answers[request.key]
        await asyncio.sleep(PAUSE)


async def play(players: list[Player], decisions: int, seed: int = 1) -> None:
    """Let the first two decide at random so many times, or until the game is over."""
    random = Random(seed)
    one, two, *_ = players
    for _ in range(decisions):
        if one.play.result:
            return
        mover = one if one.seat in one.play.owing else two
        await mover.until(lambda player: player.play.asks is not None)
        answer = await insist(mover, random.choice(mover.play.asks.choices))
        for player in players:
            await player.until(reached(answer.head))


async def check(table: str, who: list[Person], players: list[Player], database: str) -> None:
    """Everybody has seen the same game, and it can be played again from its record."""
    assert players[0].play.board == players[1].play.board == players[2].play.board
    records = [(await person.http.get(f"/api/tables/{table}/record")).text for person in who]
    assert len(set(records)) == 1
    outcome = hidalgo.load(records[0]).outcome()
    assert outcome is not None
    assert list(outcome.points) == players[0].play.result.points
    opened = await Database.open(database)
    async with opened.reading() as connection:
        rows = select(func.count(), func.max(entries.c.idx)).where(entries.c.game == table)
        count, last = (await connection.execute(rows)).one()
    await opened.close()
    assert count == last + 1 == players[0].head


@pytest.mark.parametrize("bus", ["postgresql:", REDIS])
async def test_a_table_is_one_table_on_two_nodes(
    tmp_path: Path, postgresql_url: str, bus: str
) -> None:
    channel = f"{bus}?channel=test-{uuid.uuid4().hex[:12]}"
    async with (
        two_nodes(tmp_path, postgresql_url, channel) as nodes,
        at_both(nodes, options={"short": True}) as (table, who, players),
    ):
        one, two, _ = players
        await one.until(lambda player: player.presence == Presence([0, 1], 1))
        await two.ask(live.Say(new_key(), "hello over there"))
        await one.until(lambda player: player.chat)

        # The same request to both nodes counts once.
        mover, person = (one, who[0]) if one.play.asks else (two, who[1])
        other_node = nodes[1] if mover is one else nodes[0]
        elsewhere = Person(other_node.address)
        elsewhere.http.cookies = person.http.cookies
        twin = await elsewhere.sit_at(table)
        await twin.until(lambda player: player.play)
        prompt, choices = mover.play.asks.prompt, mover.play.asks.choices
        request = live.Submit(new_key(), prompt, choices[:1])
        answers = await asyncio.gather(mover.ask(request), twin.ask(request))
        assert [type(answer) for answer in answers] == [live.Done, live.Done]
        for player in players:
            await player.until(lambda player: player.play.made >= 1)
        assert one.play.made == 1
        await elsewhere.close()

        # Discs set at the same moment on both both count.
        random = Random(4)
        while not (one.play.asks and two.play.asks and len(one.play.owing) == 2):
            await play(players, 1, random.randrange(1000))
        head = one.head
        answers = await asyncio.gather(
            insist(one, one.play.asks.choices[0]), insist(two, two.play.asks.choices[0])
        )
        assert [type(answer) for answer in answers] == [live.Done, live.Done]
        for player in players:
            await player.until(reached(head + 2))
        await play(players, 2000)
        await check(table, who, players, postgresql_url)

        # What somebody has said goes with them, also where they have never been.
        answer = await who[1].http.request(
            "DELETE", "/api/me", json={"word": "Ben"}, headers=who[1].origin()
        )
        assert answer.status_code == 204, answer.text
        await one.until(lambda player: live.ChatGone(who[1].public) in player.others)
        assert await two.until_closed() == 4401


async def test_a_node_that_dies_leaves_its_work_to_the_other(
    tmp_path: Path, postgresql_url: str
) -> None:
    bus = f"postgresql:?channel=test-{uuid.uuid4().hex[:12]}"
    async with (
        two_nodes(tmp_path, postgresql_url, bus) as nodes,
        people(nodes[0].address, "Ana") as [ana],
    ):
        table = await a_table(ana, players=3, bots=["random"] * 2, options={"short": True})
        player = await ana.sit_at(table)
        await ana.post(f"/api/tables/{table}/start")
        await player.play_on(Random(2), lambda player: player.play.made > 20)
        nodes[0].kill()
        assert await player.until_closed() == 1006
        elsewhere = Person(nodes[1].address)
        elsewhere.http.cookies = ana.http.cookies
        again = await elsewhere.sit_at(table, f"?since={player.head}&seat=0")
        await again.until(lambda player: player.play)
        await again.play_on(Random(3), lambda _: False)
        assert again.play.result
        await elsewhere.close()


async def test_a_node_that_wakes_up_does_nothing_that_another_has_done(
    tmp_path: Path, postgresql_url: str
) -> None:
    bus = f"postgresql:?channel=test-{uuid.uuid4().hex[:12]}"
    async with (
        two_nodes(tmp_path, postgresql_url, bus) as nodes,
        people(nodes[0].address, "Ana") as [ana],
        people(nodes[1].address, "Ben") as [ben],
    ):
        table = await a_table(ana, players=4, bots=["random"] * 2, options={"short": True})
        await ben.post(f"/api/tables/{table}/seat", {})
        one, two = await ana.sit_at(table), await ben.sit_at(table)
        await ana.post(f"/api/tables/{table}/start")
        random = Random(6)
        # Both answer for themselves; the bots are the business of whoever has the lease.
        for seconds in (3.0, 0.5):
            playing = [
                asyncio.create_task(player.play_on(random, lambda _: False))
                for player in (one, two)
            ]
            await two.until(reached(two.head + 25))
            process = nodes[0].process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)  # longer than the lease, or less
            process.send_signal(signal.SIGCONT)
            await two.until(reached(two.head + 10))
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for player in (one, two):
                player.answers.clear()
        playing = [
            asyncio.create_task(player.play_on(random, lambda _: False)) for player in (one, two)
        ]
        await asyncio.gather(*playing)
        await check(table, [ana, ben, ben], [one, two, two], postgresql_url)
        lines = [line for line in one.lines if line.kind == "decision"]
        assert {line.author for line in lines} == {"person", "bot"}


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQLInstance]:
    instance = PostgreSQLInstance()
    instance.start()
    yield instance
    instance.remove()


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[RedisInstance]:
    instance = RedisInstance(tmp_path)
    instance.start()
    yield instance
    instance.crash()


async def test_nothing_is_lost_when_redis_and_postgresql_restart(
    tmp_path: Path, own_postgresql: PostgreSQLInstance, own_redis: RedisInstance
) -> None:
    async with (
        two_nodes(tmp_path, own_postgresql.url, own_redis.url) as nodes,
        at_both(nodes) as (table, who, players),
    ):
        await play(players, 30, 1)
        own_redis.crash()
        # Without a bus the other node hears nothing until it compares heads; it does.
        await play(players, 3, 2)
        own_redis.start()
        await play(players, 30, 3)
        mover = players[0] if players[0].seat in players[0].play.owing else players[1]
        own_postgresql.crash()
        refused = await mover.submit(mover.play.asks.choices[0])
        assert isinstance(refused, live.Refused)
        assert refused.code == "unavailable"
        ready = await who[0].http.get("/ready")
        assert (ready.status_code, ready.json()["faults"][0]) == (
            503,
            "the database does not answer",
        )
        deciding = asyncio.create_task(play(players, 10, 4))
        await asyncio.to_thread(own_postgresql.start)
        await deciding
        await play(players, 2000, 5)
        await check(table, who, players, own_postgresql.url)
