"""The pool in which bots think: ask it with a view, and get a decision that is legal.

A worker that crashes, hangs or talks nonsense is replaced and its question asked again. A bot that
fails at a question for good is answered for: a table never stands still because of a bot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hidalgo.bots.base import UNLIMITED, Budget, legal_choices
from hidalgo.grande.views import View
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import SEED_BITS, stream
from hidalgo.server.thinking.process import Worker, WorkerError
from hidalgo.server.thinking.queue import FairQueue
from hidalgo.server.thinking.wire import DECIDED, UNKNOWN, Question

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0  # seconds for a decision, from the moment a worker gets the question
ATTEMPTS: Final = 2  # how often a question is asked before somebody else answers it
MOST_WAITING: Final = 10_000  # questions, some 2 KB each
RECYCLE_AFTER: Final = 20_000  # decisions; a bot that loses memory loses it for so long only
MEMORY: Final = 1 << 30  # bytes that one worker may take
NICENESS: Final = 5
_PAUSES: Final = (0.0, 0.1, 0.5, 2.0, 5.0)  # seconds before a process is started once more


class ThinkerError(Exception):
    """No decision can be had: the pool can't start, is full or is closed; says which."""


class Watcher:
    """Is told what happens in a pool; this one takes no notice."""

    def decided(self, bot: str, seconds: float) -> None:
        """Take note of a decision, and how long it took from question to answer."""

    def failed(self, bot: str, reason: str) -> None:
        """Take note that a question got no good answer.

        The reason is "crashed", "hung", "garbled", "raised", "illegal" or "unknown".
        """

    def answered_for(self, bot: str) -> None:
        """Take note that a bot failed at a question for good, and chance answered for it."""

    def replaced(self, reason: str) -> None:
        """Take note of a worker that is replaced: "crashed", "hung", "garbled" or "recycled"."""


@dataclass(eq=False)
class _Job:
    """A question, and where its answer is waited for."""

    table: str
    bot: str
    view: View
    seed: int
    budget: Budget
    answer: asyncio.Future[int]

    def to_bytes(self) -> bytes:
        """Return what a worker is told of it."""
        return Question(
            self.bot,
            self.seed,
            int(self.view.seat),
            self.view.to_bytes(),
            self.budget.milliseconds,
        ).to_bytes()


class Thinkers:
    """Worker processes, and the questions that wait for them; one pool per server process."""

    def __init__(
        self,
        workers: int,
        *,
        patience: float = PATIENCE,
        modules: Sequence[str] = (),
        watcher: Watcher | None = None,
        attempts: int = ATTEMPTS,
        most_waiting: int = MOST_WAITING,
        recycle_after: int = RECYCLE_AFTER,
        memory: int = MEMORY,
        niceness: int = NICENESS,
    ) -> None:
        """Say how many processes there are to be, and which modules register further bots."""
        if workers < 1:
            raise MalformedError(f"bots need at least one process to think in, not {workers}")
        self._count = workers
        self._patience = patience
        self._modules = list(modules)
        self._watcher = watcher or Watcher()
        self._attempts = attempts
        self._most_waiting = most_waiting
        self._recycle_after = recycle_after
        self._memory = memory
        self._niceness = niceness
        self._queue: FairQueue[_Job] = FairQueue()
        self._slots: list[asyncio.Task[None]] = []
        self._workers: dict[int, Worker] = {}
        self._open = False
        self.bots: tuple[str, ...] = ()
        """The names of the bots that the workers know, once the pool has started."""

    async def start(self) -> None:
        """Start the processes and wait until they are ready; raise if they can't be."""
        started = await asyncio.gather(
            *(self._new_worker() for _ in range(self._count)), return_exceptions=True
        )
        workers = [worker for worker in started if isinstance(worker, Worker)]
        errors = [error for error in started if isinstance(error, BaseException)]
        if errors:
            await asyncio.gather(*(worker.end() for worker in workers))
            if isinstance(errors[0], WorkerError):
                raise ThinkerError(str(errors[0])) from errors[0]
            raise errors[0]
        self.bots = workers[0].bots
        self._workers = dict(enumerate(workers))
        self._open = True
        self._slots = [
            asyncio.create_task(self._slot(slot), name=f"thinking {slot}") for slot in self._workers
        ]

    async def close(self) -> None:
        """End all processes at once; whoever waits for a decision gets a `ThinkerError`."""
        self._open = False
        for job in self._queue.drain():
            _refuse(job)
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)
        self._slots = []
        # Who was cancelled before it began has cleared nothing away.
        await asyncio.gather(*(worker.end() for worker in self._workers.values()))
        self._workers.clear()

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def processes(self) -> list[int]:
        """The numbers of the worker processes."""
        return [worker.pid for worker in self._workers.values()]

    async def decide(
        self, bot: str, view: View, seed: int, *, table: str = "", budget: Budget = UNLIMITED
    ) -> int:
        """Return a decision that is legal for the seat of a view, chosen by a bot.

        The same seed brings the same decision. Tables are served in turn. A bot that fails is
        answered for; what raises a `ThinkerError` is a pool that is closed or full.
        """
        if not self._open:
            raise ThinkerError("the bots have been sent home")
        if len(self._queue) >= self._most_waiting:
            raise ThinkerError(f"{self._most_waiting} questions wait already; ask again later")
        if not legal_choices(view):
            raise MalformedError(f"seat {view.seat} is asked nothing, so no bot can answer for it")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        job = _Job(table, bot, view, seed % (1 << int(SEED_BITS)), budget, answer)
        start = time.monotonic()
        self._queue.put(table, job)
        try:
            decision = await answer
        finally:
            self._queue.remove(table, job)
        self._watcher.decided(bot, time.monotonic() - start)
        return decision

    async def _slot(self, slot: int) -> None:
        """Keep one process at work, and put another in its place when it must go."""
        worker: Worker | None = self._workers[slot]
        job: _Job | None = None
        try:
            while True:
                job = None
                if worker is None:
                    worker = await self._replacement(slot)
                job = await self._queue.take()
                if not worker.alive:
                    await self._dismiss(slot, worker, "crashed")
                    worker = await self._replacement(slot)
                for _ in range(self._attempts):
                    if worker is None:
                        worker = await self._replacement(slot)
                    reason = await self._ask(worker, job)
                    if reason in {"crashed", "hung", "garbled"}:
                        await self._dismiss(slot, worker, reason)
                        worker = None
                    if not reason or job.answer.done():
                        break
                else:
                    self._answer_for(job)
                if worker is not None and worker.asked >= self._recycle_after:
                    await self._dismiss(slot, worker, "recycled")
                    worker = None
        finally:
            if job is not None:
                _refuse(job)

    async def _ask(self, worker: Worker, job: _Job) -> str:
        """Ask a worker once; return why there is no good answer, or an empty text."""
        try:
            status, text = await worker.ask(job.to_bytes(), self._patience)
        except WorkerError as error:
            self._note(job, error.reason, str(error))
            return error.reason
        if status == DECIDED:
            decision = _number(text)
            if decision in legal_choices(job.view):
                if not job.answer.done():
                    job.answer.set_result(decision)
                return ""
            self._note(job, "illegal", "its answer is no legal decision")
            return "illegal"
        reason = "unknown" if status == UNKNOWN else "raised"
        self._note(job, reason, text)
        return reason

    def _note(self, job: _Job, reason: str, text: str) -> None:
        log.warning("the bot %s gave no decision (%s): %s", job.bot, reason, text)
        self._watcher.failed(job.bot, reason)

    def _answer_for(self, job: _Job) -> None:
        """Answer for a bot that can't: any legal decision is better than a table that waits."""
        choices = legal_choices(job.view)
        log.error("the bot %s is answered for at a table, by chance", job.bot)
        self._watcher.answered_for(job.bot)
        if not job.answer.done():
            rng = stream(job.seed, "answered for")
            job.answer.set_result(choices[rng.below(len(choices))])

    async def _new_worker(self) -> Worker:
        return await Worker.start(self._modules, self._niceness, self._memory)

    async def _replacement(self, slot: int) -> Worker:
        """Start another process in a slot, sooner or later."""
        attempt = 0
        while True:
            await asyncio.sleep(_PAUSES[min(attempt, len(_PAUSES) - 1)])
            try:
                worker = await self._new_worker()
            except WorkerError as error:
                attempt += 1
                log.error("%s", error)  # noqa: TRY400 - where it was raised is no news
            else:
                self._workers[slot] = worker
                return worker

    async def _dismiss(self, slot: int, worker: Worker, reason: str) -> None:
        self._workers.pop(slot, None)
        self._watcher.replaced(reason)
        await worker.end()


def _refuse(job: _Job) -> None:
    """Tell who waits that there will be no answer."""
    if not job.answer.done():
        job.answer.set_exception(ThinkerError("the server stops, and its bots with it"))


def _number(text: str) -> int | None:
    """Return a decision as a number, if it is one."""
    return int(text) if len(text) <= 8 and text.isascii() and text.isdecimal() else None
