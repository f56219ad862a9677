"""Playing the games of a match on several cores; they are the same games as on one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final, NamedTuple

from hidalgo.bots.match import Match, Played, play_game

# Games are handed out in packets: large enough that handing out costs little, small enough that
# results keep coming, and that no core is left waiting for another's packet at the end.
_LARGEST: Final = 50
_SECONDS: Final = 0.5
_AT_ONCE: Final = 2  # packets for each job, so that none waits for the next


class Packet(NamedTuple):
    """Some games of a match, and how long they took altogether."""

    games: list[Played]
    seconds: float


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
    # Not forked: the process of a caller may have threads.
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_stopping_to_caller)
    pending: set[Future[Packet]] = set()
    handed_out, size = 0, 1
    try:
        while True:
            while handed_out < games and len(pending) < _AT_ONCE * jobs:
                packet = range(handed_out, min(handed_out + size, games))
                pending.add(pool.submit(_play_packet, match, packet))
                handed_out = packet.stop
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                played, seconds = future.result()
                size = packet_size(seconds / len(played), games - handed_out, jobs)
                yield from played
    finally:
        if pending:  # stopped half-way: nobody waits for what they play
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def packet_size(seconds: float, left: int, jobs: int) -> int:
    """Return how many games to hand out at once, if one takes so long and so many are left."""
    quick = int(_SECONDS / seconds) if seconds > 0 else _LARGEST
    return max(1, min(quick, _LARGEST, left // (_AT_ONCE * jobs)))


def _leave_stopping_to_caller() -> None:
    """Pay no heed to Ctrl-C, which every process at a terminal gets: the caller ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_packet(match: Match, packet: range) -> Packet:
    """Play some games of a match."""
    start = time.perf_counter()
    return Packet([play_game(match, game) for game in packet], time.perf_counter() - start)
