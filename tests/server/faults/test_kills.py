"""A server that is killed at any moment loses nothing it has acknowledged, and repeats nothing."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Final

import pytest

from hidalgo.server.protocol import live
from tests.server.faults.load import Party
from tests.server.instances import free_port
from tests.server.playing import (
    PATIENCE,
    Player,
    Server,
    new_key,
    people,
    play_both,
    two_at_a_table,
)

KILLS: Final = int(os.environ.get("HIDALGO_KILLS", "3"))
TABLES: Final = 3
LONGEST: Final = 0.7  # seconds that a server lives, from when it can be reached
CHAT: Final = {"chat_per_minute": "0"}


def a_server(folder: Path, **rig: object) -> Server:
    """Return a server where clients find it again: not on a port that one of them could get."""
    return Server(folder, free_port(), rig={"chance": 5, **rig}, bot_workers="1", **CHAT)


def address_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'hidalgo.db'}"


async def gone(server: Server) -> None:
    """Wait until a server has died."""
    process = server.process
    assert process is not None
    await asyncio.to_thread(process.wait, PATIENCE)
    server.process = None


async def test_a_server_is_killed_again_and_again(tmp_path: Path) -> None:
    random = Random(KILLS)
    server = a_server(tmp_path)
    await server.start()
    parties: list[Party] = []
    finished = acknowledged = 0
    try:
        for _ in range(KILLS):
            for party in [party for party in parties if party.over]:
                await party.check(address_of(tmp_path))
                await party.leave()
                parties.remove(party)
                finished, acknowledged = finished + 1, acknowledged + party.acknowledged
            while len(parties) < TABLES:
                people = random.choice((1, 2, 2, 3))
                parties.append(await Party.gather(server.address, random, people))
            await asyncio.sleep(random.uniform(0, LONGEST))
            server.kill()
            await server.start()
        for party in parties:
            await party.check(address_of(tmp_path))
            acknowledged += party.acknowledged
        # It was under load: each life has seen requests answered, and clients come again.
        assert acknowledged > 5 * KILLS
        assert sum(client.connections for party in parties for client in party.clients) > KILLS
    finally:
        print(f"{KILLS} kills, {finished} games finished, {acknowledged} requests")  # noqa: T201
        print(server.said())  # noqa: T201  # pytest shows it with what failed
        for party in parties:
            await party.leave()
        if server.process is not None:
            server.kill()


@pytest.mark.parametrize(("point", "after"), [("writing", 12), ("acknowledging", 30)])
async def test_a_server_dies_where_it_matters(tmp_path: Path, point: str, after: int) -> None:
    # All that comes at once, from three people and a bot, may be in the transaction.
    server = a_server(tmp_path, die=point, after=after)
    await server.start()
    party = await Party.gather(server.address, Random(after), people=3)
    try:
        await gone(server)
        server.rig = {"chance": 5}
        await server.start()
        before = party.clients[0].head
        await party.clients[0].until(lambda client: client.over or client.head > before + 5)
        await party.check(address_of(tmp_path))
        assert all(client.connections >= 2 for client in party.clients)
    finally:
        await party.leave()
        server.kill()


async def test_a_card_goes_on_where_it_was(tmp_path: Path) -> None:
    server = a_server(tmp_path)
    await server.start()
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, in_a_card)
        asks = one.play.asks
        await one.submit(asks.choices[-1])
        await one.until(lambda player: player.play.asks and player.play.asks.left == asks.left - 1)
        server.kill()
        await server.start()
        again = await ana.sit_at(table)
        await again.until(lambda player: player.play)
        assert again.play == one.play
        assert (again.play.asks.left, again.play.asks.total) == (asks.left - 1, asks.total)
    server.kill()


@pytest.mark.parametrize("point", ["writing", "acknowledging"])
async def test_a_batch_is_there_as_a_whole_or_not_at_all(tmp_path: Path, point: str) -> None:
    server = a_server(tmp_path)
    await server.start()
    async with people(server.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await two_at_a_table(ana, ben)
        await play_both(one, two, in_a_card)
        before = one.play
        asks = before.asks
        drafted = await one.ask(live.Draft(1, asks.prompt, asks.choices[-1:]))
        batch = live.Submit(new_key(), asks.prompt, [asks.choices[-1], drafted.legal[-1]])
        server.stop()
        server.rig = {"chance": 5, "die": point}
        await server.start()
        again = await ana.sit_at(table)
        await again.until(lambda player: player.play)
        await again.send(batch)
        await gone(server)
        server.rig = {"chance": 5}
        await server.start()
        late = await ana.sit_at(table)
        await late.until(lambda player: player.play)
        there = 2 if point == "acknowledging" else 0
        assert late.play.made == before.made + there
        assert isinstance(await late.ask(batch), live.Done)
        await late.until(lambda player: player.play.made == before.made + 2)
        # What is asked next is asked once more; the batch as a whole counts as one request.
        assert isinstance(await late.ask(batch), live.Done)
        assert late.play.made == before.made + 2
    server.kill()


def in_a_card(player: Player) -> bool:
    """Tell whether somebody is asked for the first of several steps."""
    asks = player.play.asks
    return asks is not None and asks.kind == "place" and asks.left == asks.total > 2
