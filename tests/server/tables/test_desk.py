"""What the desk does when logs lead elsewhere, news are missed, leases lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping

import pytest
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import DBAPIError, OperationalError

from hidalgo.server import database as database_module
from hidalgo.server.bus import News
from hidalgo.server.database import Database
from hidalgo.server.schema import entries, games, players
from hidalgo.server.tables import wishes
from hidalgo.server.tables.desk import Desk, LeaseLostError
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.session import Occupant, Session
from hidalgo.server.tables.store import Kept
from hidalgo.server.tables.wishes import By
from tests.server.tables.nodes import Nodes, names_of, two_nodes


@pytest.fixture
async def nodes(database_url: str) -> AsyncIterator[Nodes]:
    async with two_nodes(database_url) as nodes:
        yield nodes


async def kinds(database: Database, table: str) -> list[str]:
    """Return the kinds of all entries of a log."""
    query = select(entries.c.kind).where(entries.c.game == table).order_by(entries.c.idx)
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def forgotten(nodes: Nodes) -> None:
    """Have the second node read the table anew when it is next asked for it."""
    desk = nodes.desks[1]
    await desk.close()  # what was begun there is finished, and holds the room no more
    clock = desk.clock
    desk.clock = lambda: clock() + 3600
    desk.sweep()
    assert nodes.table not in {room.id for room in desk.rooms()}


# Logs that lead elsewhere


async def test_a_log_that_leads_elsewhere_freezes_the_table(
    nodes: Nodes, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await nodes.begin("ana", "ben")
    await nodes.play(9)
    made = (entries.c.game == nodes.table, entries.c.kind == "decision")
    async with database.writing() as connection:
        middle = (await connection.execute(select(entries.c.idx).where(*made))).scalars().all()[4]
        changed = update(entries).where(*made, entries.c.idx == middle)
        await connection.execute(changed.values(hash=entries.c.hash + 1))
    await forgotten(nodes)
    told: list[str] = []
    nodes.desks[1].when_astray(told.append)
    before = await kinds(database, nodes.table)
    room = await nodes.room(1)
    assert room.session.status == "frozen"
    assert f"after decision {middle}" in room.table.frozen
    assert await nodes.decide(1, "ana") == "not-asked"
    await nodes.desks[1].close()  # it is written down in the background
    assert told == [nodes.table]
    assert nodes.table not in caplog.text
    assert f"{nodes.table[:6]}~" in caplog.text
    # The other node, where the game went well, stops too: it cannot go on there alone.
    session = await nodes.session(0)
    assert session.status == "frozen"
    (mover,) = [who.person or "" for who in session.occupants][:1]
    assert await nodes.wish(0, mover, lambda now, by: wishes.undo(now, by, 0, 0)) == "frozen"
    # Once is enough, however often it is read and whatever comes after.
    assert await nodes.wish(0, "ana", lambda now, by: wishes.rematch(now, by, "other")) == "done"
    await forgotten(nodes)
    await nodes.room(1)
    await nodes.desks[1].close()
    assert (await kinds(database, nodes.table))[len(before) :] == ["frozen", "rematch"]


async def test_a_game_of_other_rules_waits_for_a_server_that_has_them(
    nodes: Nodes, database: Database
) -> None:
    await nodes.begin("ana", bots=1)
    before = await kinds(database, nodes.table)

    async def have_rules(rules: int) -> None:
        async with database.writing() as connection:
            of_this = update(games).where(games.c.id == nodes.table)
            await connection.execute(of_this.values(rules=rules, due=0.0))

    async with database.reading() as connection:
        ours = (await connection.execute(select(games.c.rules))).scalar_one()
    await have_rules(ours + 1)
    await forgotten(nodes)
    room = await nodes.room(1)
    assert (room.session.status, room.table.status) == ("frozen", "frozen")
    assert f"rules (version {ours + 1}" in room.table.frozen
    assert await nodes.decide(1, "ana") == "not-asked"
    store = nodes.desks[1].store
    assert [listed.status for listed, _ in await store.tables_of("ana")] == ["frozen"]
    assert await store.running_tables() == []
    assert await store.due(time.time(), "two") == []
    # Nothing of it was written: who has those rules goes on.
    await nodes.desks[1].close()
    assert await kinds(database, nodes.table) == before
    await have_rules(ours)
    await forgotten(nodes)
    assert (await nodes.room(1)).session.status == "playing"
    assert [listed.status for listed, _ in await store.tables_of("ana")] == ["playing"]
    assert [listed.id for listed in await store.running_tables()] == [nodes.table]
    assert await store.due(time.time(), "two") == [nodes.table]


async def test_a_table_set_up_before_the_rules_changed_is_played_by_the_new_ones(
    nodes: Nodes, database: Database
) -> None:
    await nodes.set_up("ana", "ben")
    async with database.writing() as connection:
        await connection.execute(update(games).values(rules=0, digest="of old"))
    await nodes.wish(0, "ana", wishes.start)
    await forgotten(nodes)
    assert (await nodes.room(1)).session.status == "playing"


async def test_who_leaves_a_frozen_table_has_room_for_another(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    store = nodes.desks[0].store
    assert [await store.count_of(person) for person in ("ana", "ben")] == [1, 1]
    assert await nodes.wish(0, "ben", wishes.leave) == "done"
    assert [await store.count_of(person) for person in ("ana", "ben")] == [1, 0]
    room = await nodes.room(0)
    by = By(1.0)
    await nodes.desks[0].act(room, by, lambda session: wishes.freeze(session, by, "a test"))
    assert await nodes.wish(0, "ana", wishes.leave) == "done"
    assert await store.count_of("ana") == 0


# News


async def test_news_that_come_while_a_table_is_read_are_heard(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    await forgotten(nodes)
    desk, store = nodes.desks[1], nodes.desks[1].store
    read, go = asyncio.Event(), asyncio.Event()
    load = store.load

    async def slow_load(game: str) -> Kept | None:
        kept = await load(game)
        read.set()
        await go.wait()
        return kept

    store.load = slow_load  # type: ignore[method-assign]
    opening = asyncio.create_task(desk.room(nodes.table))
    await read.wait()
    assert await nodes.decide(0, "ana") == "done" or await nodes.decide(0, "ben") == "done"
    head = (await nodes.room(0)).session.head
    await asyncio.sleep(0)  # the news are on their way by call_soon
    go.set()
    room = await opening
    await asyncio.sleep(0)
    await desk.close()  # what was begun is finished
    assert room.session.head == head


async def test_what_was_missed_while_deaf_is_read_when_a_table_is_asked_for(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    desk = nodes.desks[1]
    await desk.bus.close()
    assert await nodes.decide(0, "ana") == "done" or await nodes.decide(0, "ben") == "done"
    head = (await nodes.room(0)).session.head
    assert next(iter(desk.rooms())).session.head == head - 1
    assert (await desk.room(nodes.table)).session.head == head


async def test_names_are_asked_for_again_after_deafness(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    await nodes.say(0, "ben", "hello", "key-hello")
    desk = nodes.desks[1]
    room = await desk.room(nodes.table)
    room.add_chat(await desk.store.chat_since(nodes.table, 0))
    assert (room.names["ben"], len(room.chat)) == ("Ben", 1)

    async def without_ben(people: Iterable[str]) -> Mapping[str, str]:
        return {**await names_of(people), "ben": ""}

    desk.names_of = without_ben
    desk.lost()
    await desk.close()
    assert (room.names["ben"], room.chat) == ("", [])


async def test_a_decision_that_is_durable_is_acknowledged_whatever_follows(nodes: Nodes) -> None:
    await nodes.set_up("ana", "nobody")
    desk = nodes.desks[0]

    async def unknown(_: Iterable[str]) -> Mapping[str, str]:
        raise OperationalError("SELECT", {}, Exception("the database has gone"))

    desk.names_of = unknown
    told = await nodes.wish(0, "ben", lambda session, by: wishes.take_seat(session, by, None))
    assert told == "done"
    assert (await nodes.room(0)).session.seat_of("ben") == 1
    desk.names_of = names_of
    await nodes.wish(0, "ana", wishes.start)
    assert (await nodes.room(0)).names["ben"] == "Ben"


# Leases


async def test_a_lease_that_another_has_by_now_does_nothing(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    desk, store = nodes.desks[0], nodes.desks[0].store
    now = time.time()
    mine = await store.lease(nodes.table, "one", now, now + 10)
    assert mine is not None
    assert await store.lease(nodes.table, "two", now + 5, now + 15) is None
    theirs = await store.lease(nodes.table, "two", now + 11, now + 21)
    assert theirs is not None
    room = await nodes.room(0)
    head = room.session.head
    game = room.session.game
    assert game is not None
    seat = game.owing()[0]
    question = room.session.question(seat)
    assert question is not None
    choice, by = game.legal(seat)[0], By(now, "bot")

    def decide(session: Session) -> list[Entry]:
        return wishes.decide(session, by, seat, question.prompt, [choice])

    with pytest.raises(LeaseLostError):
        await desk.act(room, by, decide, mine)
    assert (await nodes.session(1)).head == head
    await nodes.desks[1].act(await nodes.room(1), by, decide, theirs)
    assert (await nodes.session(0)).head == head + 1


async def test_whoever_stops_in_a_transaction_does_not_keep_others_waiting(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = database_module._POSTGRESQL_ARGUMENTS
    assert "idle_in_transaction_session_timeout=5s" in str(arguments["options"])
    quick = {**arguments, "options": "-c idle_in_transaction_session_timeout=200ms"}
    monkeypatch.setattr(database_module, "_POSTGRESQL_ARGUMENTS", quick)
    async with two_nodes(postgresql_url) as nodes:
        await nodes.begin("ana", "ben")
        stopped = await Database.open(postgresql_url)

        async def stop_in_the_middle() -> None:
            async with stopped.writing() as connection:
                await connection.execute(update(games).values(lease_fence=7))
                # As far as the database can see, this process does nothing any more.
                told = {await nodes.decide(0, "ana"), await nodes.decide(0, "ben")}
                assert "done" in told
                await connection.execute(select(func.now()))

        with pytest.raises(DBAPIError, match="idle-in-transaction"):
            await stop_in_the_middle()
        await stopped.close()
        await nodes.check()


# People who go


async def test_who_goes_for_good_leaves_every_table(nodes: Nodes, database: Database) -> None:
    await nodes.begin("ana", "ben")
    async with database.writing() as connection:
        row = dict((await connection.execute(select(games))).mappings().one())
        finished = [
            {**row, "id": f"finished-{number}", "status": "over", "moved": row["moved"] + 99}
            for number in range(60)
        ]
        await connection.execute(insert(games), finished)
        sat = [{"game": old["id"], "person": "ben", "seat": 1, "left": False} for old in finished]
        await connection.execute(insert(players), sat)
    listed = [listed.id for listed, _ in await nodes.desks[0].store.tables_of("ben")]
    assert listed[0] == nodes.table, "a game that goes on is not hidden behind those that are over"
    await nodes.desks[0].hand_over("ben")
    session = await nodes.check()
    assert session.occupants[1] == Occupant(None, wishes.STAND_IN)


async def test_rooms_in_use_stay(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    desk: Desk = nodes.desks[1]
    room = await nodes.room(1)
    desk.clock = lambda: time.time() + 3600
    desk.sweep(busy={nodes.table})
    assert await nodes.room(1) is room
    desk.clock = lambda: time.time() + 7200
    desk.sweep()
    assert await nodes.room(1) is not room


async def test_news_of_tables_that_nobody_uses_here_are_passed_over(nodes: Nodes) -> None:
    await nodes.set_up("ana", "ben")
    await nodes.desks[1].close()
    for desk in nodes.desks:
        desk.hear(News("no-such-table", "head", "elsewhere", 9))
        desk.hear(News("no-such-table", "chat", "elsewhere", 9))
    assert not list(nodes.desks[1].rooms())
