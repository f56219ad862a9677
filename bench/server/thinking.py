"""Measure the pool in which bots think: start, decisions a second, what the way there adds.

python bench/server/thinking.py [workers] [decisions]
"""

from __future__ import annotations

import asyncio
import sys
import time

from hidalgo.bots import make
from hidalgo.bots.base import UNLIMITED
from hidalgo.grande.setup import new_game
from hidalgo.grande.views import View, view
from hidalgo.kernel.rng import stream
from hidalgo.server.thinking.pool import Thinkers


def positions(count: int) -> list[View]:
    """Return views as random games bring them."""
    found: list[View] = []
    seed = 0
    player = make("random")
    while len(found) < count:
        seed += 1
        state = new_game("bigbox", 4, seed)
        rng = stream(seed, "bench")
        while not state.over() and len(found) < count:
            seat = int(state.actor())
            seen = view(state, seat)
            found.append(seen)
            state.apply(player.decide(seen, UNLIMITED, rng), seat)
    return found


def percentile(values: list[float], share: float) -> float:
    """Return the value below which a share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def measure(workers: int, count: int) -> None:
    """Print a line for each question about the pool."""
    views = positions(count)
    start = time.perf_counter()
    pool = Thinkers(workers)
    await pool.start()
    print(f"{workers} workers ready after {1000 * (time.perf_counter() - start):.0f} ms")
    for name in ("random", "greedy"):
        bot = make(name)
        alone = []
        for index, seen in enumerate(views):
            start = time.perf_counter()
            bot.decide(seen, UNLIMITED, stream(index, "bot"))
            alone.append(time.perf_counter() - start)
        one_by_one = []
        for index, seen in enumerate(views):
            start = time.perf_counter()
            await pool.decide(name, seen, index)
            one_by_one.append(time.perf_counter() - start)
        start = time.perf_counter()
        questions = [
            pool.decide(name, seen, index, table=str(index % 100))
            for index, seen in enumerate(views)
        ]
        await asyncio.gather(*questions)
        rate = len(views) / (time.perf_counter() - start)
        added = [there - here for there, here in zip(one_by_one, alone, strict=True)]
        print(
            f"{name:8} alone {1000 * percentile(alone, 0.5):6.2f} ms (p99 "
            f"{1000 * percentile(alone, 0.99):6.2f}); the pool adds "
            f"{1000 * percentile(added, 0.5):.2f} ms (p99 {1000 * percentile(added, 0.99):.2f}); "
            f"{rate:,.0f} decisions/s, all at once"
        )
    await pool.close()


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    asyncio.run(measure(*(numbers + [2, 2000][len(numbers) :])))
