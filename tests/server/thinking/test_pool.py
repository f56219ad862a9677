"""The pool gives legal decisions whatever bots and processes do, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop

from hidalgo.bots import Budget
from hidalgo.bots.base import legal_choices
from hidalgo.grande.setup import new_game
from hidalgo.grande.views import View, view
from hidalgo.kernel.errors import MalformedError
from hidalgo.server.thinking.pool import ThinkerError, Thinkers, Watcher
from hidalgo.server.thinking.process import environment

BOTS = "tests.server.thinking.bots"
ROOT = Path(__file__).resolve().parents[3]
A_WHILE = 60.0  # seconds after which something never happens


class Notes(Watcher):
    """Counts what it is told."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def decided(self, bot: str, seconds: float) -> None:
        assert seconds >= 0
        self.counts["decided"] += 1

    def failed(self, bot: str, reason: str) -> None:
        self.counts[f"failed {reason}"] += 1

    def answered_for(self, bot: str) -> None:
        self.counts["answered for"] += 1

    def replaced(self, reason: str) -> None:
        self.counts[f"replaced {reason}"] += 1


@pytest.fixture
def notes() -> Notes:
    """What the pool's watcher is told."""
    return Notes()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave their files."""
    monkeypatch.setenv("HIDALGO_BOT_TEST", str(tmp_path))
    return tmp_path


@pytest.fixture
def seen() -> View:
    """What a seat knows that is asked something."""
    state = new_game("bigbox", 4, 1)
    return view(state, int(state.actor()))


@asynccontextmanager
async def started(workers: int, notes: Watcher, **more: Any) -> AsyncIterator[Thinkers]:
    pool = Thinkers(workers, watcher=notes, modules=[BOTS], **more)
    await pool.start()
    try:
        yield pool
    finally:
        processes = pool.processes
        await pool.close()
        assert not [process for process in processes if runs(process)]


def runs(process: int) -> bool:
    """Say whether a process runs, a dead one that nobody has cleared away excepted."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(A_WHILE):
        while not happened():  # noqa: ASYNC110 - files and processes set no event
            await asyncio.sleep(0.01)


async def test_a_seed_brings_the_same_decision_that_the_bot_alone_would_make(
    seen: View, notes: Notes
) -> None:
    async with started(2, notes) as pool:
        assert set(pool.bots) >= {"random", "greedy", "loops"}
        asked = [pool.decide("random", seen, seed, table=str(seed % 7)) for seed in range(60)]
        first = await asyncio.gather(*asked)
        again = [await pool.decide("random", seen, seed) for seed in range(60)]
        assert first == again
        assert len(set(first)) > 5
        assert set(first) <= set(legal_choices(seen))
        assert await pool.decide("greedy:rivals=0.5", seen, 3) in legal_choices(seen)
    assert notes.counts == {"decided": 121}


@pytest.mark.usefixtures("folder")
async def test_a_worker_that_crashes_is_replaced_and_its_question_asked_again(
    seen: View, notes: Notes
) -> None:
    async with started(1, notes) as pool:
        before = pool.processes
        assert await pool.decide("exits-once", seen, 1) == await pool.decide("random", seen, 1)
        assert pool.processes != before
    assert notes.counts == {"decided": 2, "failed crashed": 1, "replaced crashed": 1}


async def test_a_worker_killed_in_mid_thought_is_replaced(
    seen: View, notes: Notes, folder: Path
) -> None:
    async with started(1, notes) as pool:
        asked = asyncio.create_task(pool.decide("loops-once", seen, 1))
        await until((folder / "loops-once").exists)
        os.kill(pool.processes[0], signal.SIGKILL)
        assert await asked in legal_choices(seen)
    assert notes.counts == {"decided": 1, "failed crashed": 1, "replaced crashed": 1}


async def test_a_worker_killed_while_it_waits_costs_no_question(seen: View, notes: Notes) -> None:
    async with started(1, notes) as pool:
        worker = pool._workers[0]
        os.kill(worker.pid, signal.SIGKILL)
        await until(lambda: not worker.alive)
        assert await pool.decide("random", seen, 1) in legal_choices(seen)
    assert notes.counts == {"decided": 1, "replaced crashed": 1}


@pytest.mark.parametrize("stop", [None, signal.SIGSTOP])
async def test_a_worker_that_hangs_is_killed_and_replaced(
    seen: View, notes: Notes, folder: Path, stop: signal.Signals | None
) -> None:
    async with started(1, notes, patience=1.0) as pool:
        asked = asyncio.create_task(pool.decide("loops-once", seen, 1))
        await until((folder / "loops-once").exists)
        if stop is not None:
            os.kill(pool.processes[0], stop)
        assert await asked in legal_choices(seen)
    assert notes.counts["failed hung"] >= 1
    assert notes.counts["replaced hung"] == notes.counts["failed hung"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("garbage", "raised"),
        ("illegal", "illegal"),
        ("negative", "illegal"),
        ("raises", "raised"),
        ("exits", "crashed"),
        ("no such bot", "unknown"),
        ("greedy:nonsense=1", "unknown"),
    ],
)
async def test_a_bot_that_fails_for_good_is_answered_for(
    seen: View, notes: Notes, bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        async with started(1, notes) as pool:
            decision = await pool.decide(bot, seen, 1)
            assert decision in legal_choices(seen)
            assert await pool.decide("random", seen, 1) in legal_choices(seen)
    assert notes.counts["answered for"] == 1
    assert notes.counts[f"failed {reason}"] == 2
    assert bot in caplog.text
    assert "secret hand" not in caplog.text


@pytest.mark.usefixtures("folder")
async def test_a_bot_that_takes_too_much_memory_fails_alone(seen: View, notes: Notes) -> None:
    async with started(1, notes, memory=1 << 28) as pool:
        before = pool.processes
        assert await pool.decide("grows", seen, 1) in legal_choices(seen)
        assert pool.processes == before
    assert notes.counts == {"decided": 1, "failed raised": 1}


async def test_workers_are_recycled(seen: View, notes: Notes) -> None:
    async with started(1, notes, recycle_after=10) as pool:
        for seed in range(25):
            await pool.decide("random", seen, seed)
        await until(lambda: notes.counts["replaced recycled"] == 2)
    assert notes.counts == {"decided": 25, "replaced recycled": 2}


async def test_a_worker_knows_nothing_of_the_server(
    seen: View, notes: Notes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIDALGO_DATABASE", "postgresql://user:password@host/hidalgo")
    monkeypatch.setenv("PGPASSWORD", "password")
    async with started(1, notes) as pool:
        await pool.decide("spy", seen, 1, budget=Budget(milliseconds=50))
    names = (folder / "environment").read_text().split()
    assert "HIDALGO_BOT_TEST" in names
    assert not {"HIDALGO_DATABASE", "PGPASSWORD"} & set(names)
    assert (folder / "budget").read_text() == "50.0"
    assert environment({"PATH": "/bin", "SECRET": "x"}) == {"PATH": "/bin"}


async def test_what_is_no_longer_wanted_is_not_thought_about(
    seen: View, notes: Notes, folder: Path
) -> None:
    async with started(1, notes, patience=1.0, attempts=1) as pool:
        held = asyncio.create_task(pool.decide("loops", seen, 1))
        await until((folder / "thinking").exists)
        waits = [asyncio.create_task(pool.decide("exits", seen, n)) for n in range(5)]
        await until(lambda: pool.waiting == 5)
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
        assert pool.waiting == 0
        held.cancel()
        # The worker still loops, until patience ends; nobody is answered for.
        assert await pool.decide("random", seen, 1) in legal_choices(seen)
    assert notes.counts["failed crashed"] == 0
    assert notes.counts["replaced hung"] == 1
    assert notes.counts["answered for"] == 0


async def test_closing_under_load_answers_everybody_and_ends_every_process(
    seen: View, notes: Notes, folder: Path
) -> None:
    async with started(2, notes) as pool:
        processes = pool.processes
        asked = [
            asyncio.create_task(pool.decide(bot, seen, n, table=str(n)))
            for n, bot in enumerate(["loops", "loops", *["greedy"] * 50])
        ]
        await until(lambda: (folder / "thinking").exists() and pool.waiting == 50)
        await pool.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {ThinkerError}
        assert not [process for process in processes if runs(process)]
        with pytest.raises(ThinkerError):
            await pool.decide("random", seen, 1)


async def test_too_many_questions_are_refused(seen: View, notes: Notes, folder: Path) -> None:
    async with started(1, notes, most_waiting=3) as pool:
        asked = [asyncio.create_task(pool.decide("loops", seen, 1))]
        await until((folder / "thinking").exists)
        asked += [asyncio.create_task(pool.decide("random", seen, n)) for n in range(3)]
        await until(lambda: pool.waiting == 3)
        with pytest.raises(ThinkerError, match="3 questions wait"):
            await pool.decide("random", seen, 1)
        await pool.close()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_who_is_asked_nothing_needs_no_bot(notes: Notes) -> None:
    state = new_game("bigbox", 4, 1)
    idle = view(state, (int(state.actor()) + 1) % 4)
    async with started(1, notes) as pool:
        with pytest.raises(MalformedError):
            await pool.decide("random", idle, 1)


@pytest.mark.parametrize("module", ["no.such.module", "tests.server.thinking.exits"])
async def test_bots_that_cannot_be_imported_stop_the_start(module: str) -> None:
    with pytest.raises(ThinkerError, match="can't start"):
        await Thinkers(2, modules=[module]).start()


async def test_at_least_one_process_is_needed() -> None:
    with pytest.raises(MalformedError):
        Thinkers(0)


@pytest.mark.parametrize("stopped", [False, True])
def test_no_worker_outlives_a_killed_server(folder: Path, stopped: bool) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.thinking.owner"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        env={**os.environ, "HIDALGO_BOT_TEST": str(folder)},
    )
    assert server.stdout is not None
    workers: list[int] = []
    try:
        workers += [int(word) for word in server.stdout.readline().split()]

        async def thinks() -> None:
            await until((folder / "thinking").exists)

        asyncio.run(thinks())
        assert len([worker for worker in workers if runs(worker)]) == 2
        if stopped:
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
        server.kill()
        server.wait()

        async def gone() -> None:
            await until(lambda: not any(runs(worker) for worker in workers))

        asyncio.run(gone())
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
        for worker in workers:
            if runs(worker):
                os.kill(worker, signal.SIGKILL)


@pytest.mark.usefixtures("folder")
def test_the_pool_runs_in_the_servers_own_loop(seen: View, notes: Notes) -> None:
    async def decide() -> None:
        async with started(2, notes, patience=1.0) as pool:
            bots = ["random", "exits-once", "loops-once", "greedy"]
            questions: list[Awaitable[int]] = [pool.decide(bot, seen, 1) for bot in bots]
            assert set(await asyncio.gather(*questions)) <= set(legal_choices(seen))

    uvloop.run(decide())
    assert notes.counts["decided"] == 4
    assert notes.counts["answered for"] == 0
