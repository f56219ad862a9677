"""What happens by itself: bots' answers that come too late, clocks, tables that nobody can read."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, cast

import pytest
from sqlalchemy import update

from hidalgo.bots.base import legal_choices
from hidalgo.grande.views import View
from hidalgo.server.database import Database
from hidalgo.server.schema import entries, games
from hidalgo.server.tables import wishes
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.session import LIVELIEST, Session
from hidalgo.server.tables.timing import LOOK_SECONDS, Timekeeper
from hidalgo.server.tables.wishes import By
from hidalgo.server.thinking.pool import ThinkerError, Thinkers
from tests.server.tables.nodes import Nodes, two_nodes


class Thinking:
    """Bots that answer when they are told to, with the first that is legal."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.go = asyncio.Event()
        self.questions: list[str] = []
        self.fails = 0

    async def decide(self, bot: str, view: View, _seed: int, **_options: Any) -> int:
        self.questions.append(bot)
        self.asked.set()
        await self.go.wait()
        if self.fails:
            self.fails -= 1
            raise ThinkerError("the pool is full")
        return legal_choices(view)[0]


def timekeeper(desk: Desk, thinking: Thinking, node: str = "one") -> Timekeeper:
    return Timekeeper(desk, cast("Thinkers", thinking), node)


@pytest.fixture
async def nodes(sqlite_url: str) -> AsyncIterator[Nodes]:
    async with two_nodes(sqlite_url) as nodes:
        yield nodes


@pytest.fixture
async def database(sqlite_url: str) -> AsyncIterator[Database]:
    opened = await Database.open(sqlite_url)
    yield opened
    await opened.close()


@contextlib.asynccontextmanager
async def keeping(keeper: Timekeeper) -> AsyncIterator[None]:
    await keeper.start()
    try:
        yield
    finally:
        await keeper.close()


async def until(nodes: Nodes, fits: Any) -> Session:
    """Wait until the table at the first node is as wanted."""
    moved = asyncio.Event()
    nodes.desks[0].when_moved(lambda _: moved.set())
    async with asyncio.timeout(30):
        while not fits((await nodes.room(0)).session):
            moved.clear()
            await moved.wait()
    return (await nodes.room(0)).session


async def nothing_happens() -> None:
    """Wait for what there might be."""
    await asyncio.sleep(2 * LOOK_SECONDS)


async def everybody_goes_for_good(nodes: Nodes, *people: str) -> None:
    """Leave everything to bots: for who only leaves, a game would wait."""
    for person in people:
        await nodes.desks[0].hand_over(person)


def made(session: Session) -> int:
    assert session.game is not None
    return len(session.game.made)


async def test_a_bot_no_longer_answers_for_who_has_come_back(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    thinking = Thinking()
    async with keeping(timekeeper(nodes.desks[0], thinking)):
        session = await nodes.session()
        assert session.game is not None
        mover = session.occupants[session.game.owing()[0]].person
        assert mover is not None
        before = made(session)
        assert await nodes.wish(0, mover, wishes.leave) == "done"
        await thinking.asked.wait()
        # Back before the bot is ready: what it comes up with is not what its person wants.
        back = await nodes.wish(0, mover, lambda now, by: wishes.take_seat(now, by, None))
        assert back == "done"
        thinking.go.set()
        await nodes.desks[0].close()
        for _ in range(50):
            await asyncio.sleep(0)
        assert made(await nodes.check()) == before
        assert await nodes.decide(0, mover) == "done"


async def test_a_bot_plays_for_who_has_left(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    thinking = Thinking()
    thinking.go.set()
    async with keeping(timekeeper(nodes.desks[0], thinking)):
        await everybody_goes_for_good(nodes, "ana", "ben")
        await until(nodes, lambda session: made(session) > 10)
    assert set(thinking.questions) == {wishes.STAND_IN}
    authors = {past.entry.author for past in (await nodes.check()).past if past.entry.prompt}
    assert authors == {"bot"}


async def test_a_question_is_asked_again_when_no_bot_could_be_had(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    thinking = Thinking()
    thinking.go.set()
    thinking.fails = 1
    async with keeping(timekeeper(nodes.desks[0], thinking)):
        await everybody_goes_for_good(nodes, "ana", "ben")
        await until(nodes, lambda session: made(session) > 2)


async def test_a_game_that_everybody_has_left_waits_for_them(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", bots=1)
    store = nodes.desks[0].store
    thinking = Thinking()
    thinking.go.set()
    async with keeping(timekeeper(nodes.desks[0], thinking)):
        await nodes.wish(0, "ana", wishes.leave)
        assert [listed.id for listed in await store.running_tables()] == [nodes.table]
        await nodes.wish(0, "ben", wishes.leave)
        before = await nodes.check()
        assert before.due() is None
        assert await store.due(time.time() + 1e9, "two") == []
        assert await store.running_tables() == [], "there is nothing to watch"
        # As long as it may take: this one has no pace.
        nodes.desks[0].clock = lambda: time.time() + 1e9
        await nothing_happens()
        assert made(await nodes.check()) == made(before)
        back = await nodes.wish(0, "ben", lambda now, by: wishes.take_seat(now, by, None))
        assert back == "done"
        seat = before.left_seat_of("ben")
        after = await until(
            nodes, lambda session: session.game is not None and session.game.owing() == [seat]
        )
        assert after.seat_of("ben") == seat
        assert [listed.id for listed in await store.running_tables()] == [nodes.table]


async def test_at_a_table_with_a_pace_it_waits_no_longer_than_for_an_answer(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", pace=60)
    desk = nodes.desks[0]
    thinking = Thinking()
    thinking.go.set()
    async with keeping(timekeeper(desk, thinking)):
        for person in ("ana", "ben"):
            await nodes.wish(0, person, wishes.leave)
        left = await nodes.check()
        assert left.due() == left.past[-1].entry.at + 60
        await nothing_happens()
        assert made(await nodes.check()) == made(left)
        desk.clock = lambda: time.time() + 61
        await until(nodes, lambda session: session.status == "over")
    authors = {past.entry.author for past in (await nodes.check()).past if past.entry.prompt}
    assert authors == {"bot"}


async def test_a_game_waits_for_nobody_who_cannot_come_back(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    thinking = Thinking()
    thinking.go.set()
    async with keeping(timekeeper(nodes.desks[0], thinking)):
        await nodes.wish(0, "ana", wishes.leave)
        await nodes.desks[0].hand_over("ben")
        await nothing_happens()
        assert (await nodes.check()).deserted, "Ana may still come back"
        await nodes.desks[0].hand_over("ana")
        await until(nodes, lambda session: session.status == "over")


async def test_a_clock_that_has_run_out_answers_and_others_do_not_wait(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", pace=60)
    session = await nodes.session()
    assert session.game is not None
    slow = session.game.owing()[0]
    thinking = Thinking()
    thinking.go.set()
    desk = nodes.desks[0]
    async with keeping(timekeeper(desk, thinking)):
        for _ in range(50):
            await asyncio.sleep(0)
        assert made(await nodes.session()) == 0, "there was still time"
        desk.clock = lambda: time.time() + 61
        after = await until(nodes, lambda session: made(session) > 0)
    decisions = [past.entry for past in after.past if past.entry.kind == "decision"]
    assert (decisions[0].seat, decisions[0].author) == (slow, "clock")


async def test_whose_time_was_up_has_all_of_it_again_in_the_next_turn(nodes: Nodes) -> None:
    """Who plays last in a round is often asked first in the next: that is another matter."""
    await nodes.begin("ana", "ben", pace=60)
    desk = nodes.desks[0]
    by = By(desk.clock(), "clock")
    met = Counter[str]()
    while (session := await nodes.session()).status == "playing":
        game = session.game
        assert game is not None
        (_, seat, question), *_ = session.deadlines()
        if game.made and game.made[-1].seat == seat:
            same = game.made[-1].moment == game.moment
            anew = "the same turn" if same else f"{question.kind}, anew"
            met[anew] += 1
            assert session.due() == question.since + (LIVELIEST if same else 60), anew
        action = nodes.random.choice(game.legal(seat))
        await desk.act(
            await nodes.room(0),
            by,
            partial(wishes.decide, by=by, seat=seat, prompt=question.prompt, actions=[action]),
        )
    assert met["the same turn"] > 20
    assert met["power, anew"] > 2


async def test_a_log_that_cannot_be_read_holds_up_no_other_table(
    nodes: Nodes, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    thinking = Thinking()
    await nodes.begin("ana", bots=1)
    damaged = nodes.table
    async with database.writing() as connection:
        of_damaged = update(entries).where(entries.c.game == damaged, entries.c.idx == 1)
        await connection.execute(of_damaged.values(kind="decision", action=None))
        await connection.execute(update(games).values(due=0.0))
    await nodes.begin("ana", "ben")
    await everybody_goes_for_good(nodes, "ana", "ben")
    thinking.go.set()
    desk = nodes.desks[1]
    desk.clock = lambda: time.time() + 3600
    await desk.close()
    desk.sweep()
    async with keeping(timekeeper(desk, thinking, "two")):
        room = await nodes.room(1)
        moved = asyncio.Event()
        desk.when_moved(lambda _: moved.set())
        async with asyncio.timeout(30):
            while made(room.session) < 3:
                moved.clear()
                await moved.wait()
    assert caplog.text.count(f"what is due at {damaged[:6]}~ can't be done") == 1
    assert damaged not in caplog.text


async def test_two_timekeepers_answer_each_question_once(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", "cid", short=True)
    thinking = Thinking()
    thinking.go.set()
    keepers = [
        timekeeper(desk, thinking, node)
        for desk, node in zip(nodes.desks, ("one", "two"), strict=True)
    ]
    async with keeping(keepers[0]), keeping(keepers[1]):
        await everybody_goes_for_good(nodes, "ana", "ben", "cid")
        await until(nodes, lambda session: session.status == "over")
    session = await nodes.check()
    answered = [(p.entry.seat, p.entry.prompt) for p in session.past if p.entry.prompt]
    assert len(answered) == len(set(answered))
