"""The queue serves tables in turn, and each table's questions in their order."""

from __future__ import annotations

import asyncio

from hidalgo.server.thinking.queue import FairQueue


async def test_a_table_with_much_to_ask_holds_up_nobody() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3"):
        queue.put("a", item)
    queue.put("b", "b1")
    queue.put("c", "c1")
    queue.put("c", "c2")
    assert len(queue) == 6
    assert [await queue.take() for _ in range(6)] == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert len(queue) == 0


async def test_what_is_removed_is_never_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "a1")
    queue.put("a", "a2")
    queue.put("b", "b1")
    queue.remove("a", "a1")
    queue.remove("b", "b1")
    queue.remove("b", "b1")
    queue.remove("nowhere", "x")
    assert len(queue) == 1
    assert await queue.take() == "a2"


async def test_who_waits_is_woken_and_who_gives_up_loses_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    first, second = asyncio.create_task(queue.take()), asyncio.create_task(queue.take())
    await asyncio.sleep(0)
    first.cancel()
    queue.put("a", "a1")
    assert await second == "a1"
    assert first.cancelled()
    queue.put("a", "a2")
    queue.put("b", "b1")
    assert queue.drain() == ["a2", "b1"]
    assert len(queue) == 0
