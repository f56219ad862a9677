"""Playing the games of a match on several cores; they are the same games as on one."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final

from hidalgo.bots.match import Match, Played, play_game

# Games are handed out in packets: large enough that handing out costs little, small enough that
# results keep coming and no core is left waiting for another's packet at the end.
_LARGEST: Final = 50
_PACKETS_PER_JOB: Final = 16


def cores() -> int:
    """Return how many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def play_all(match: Match, games: int, jobs: int) -> Generator[Played, None, None]:
    """Yield the games of a match as they end; closing the iterator ends what still runs."""
    if jobs == 1 or games == 1:
        for game in range(games):
            yield play_game(match, game)
        return
    size = max(1, min(_LARGEST, games // (jobs * _PACKETS_PER_JOB)))
    packets = (range(first, min(first + size, games)) for first in range(0, games, size))
    # Not forked: the process of a caller may have threads.
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_stopping_to_caller)
    pending: set[Future[list[Played]]] = set()
    try:
        while True:
            pending |= {
                pool.submit(_play_packet, match, packet)
                for packet in islice(packets, 2 * jobs - len(pending))
            }
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        if pending:  # stopped half-way: nobody waits for what they play
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _leave_stopping_to_caller() -> None:
    """Pay no heed to Ctrl-C, which every process at a terminal gets: the caller ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_packet(match: Match, packet: range) -> list[Played]:
    """Play some games of a match."""
    return [play_game(match, game) for game in packet]
