"""A server process that lets a bot think and is killed meanwhile; prints its workers' numbers."""

from __future__ import annotations

import asyncio
import sys

from hidalgo.grande.setup import new_game
from hidalgo.grande.views import view
from hidalgo.server.thinking.pool import Thinkers


async def main() -> None:
    """Start two workers, give one of them something to do for ever, and wait."""
    pool = Thinkers(2, modules=["tests.server.thinking.bots"])
    await pool.start()
    state = new_game("bigbox", 4, 1)
    question = pool.decide("loops", view(state, int(state.actor())), 1)
    task = asyncio.create_task(question)
    sys.stdout.write(" ".join(map(str, pool.processes)) + "\n")
    sys.stdout.flush()
    await task


if __name__ == "__main__":
    asyncio.run(main())
