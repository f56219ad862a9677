"""What happens at tables by itself: bots decide, and clocks run out.

For each table one node does this at a time, by a lease in the database. A node that dies leaves its
tables to whoever finds their work overdue once the lease has run out. Nothing can be done twice: a
decision answers a question, and counts only while that question is open.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from hidalgo.server.logs import about, game_tag
from hidalgo.server.protocol.table import Author
from hidalgo.server.tables import wishes
from hidalgo.server.tables.desk import PRESENCE_SECONDS, Desk, LeaseLostError, NoTableError
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.game import Question
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.wishes import STAND_IN, By, OutdatedError, RefusalError
from hidalgo.server.thinking.pool import ThinkerError, Thinkers

log = logging.getLogger(__name__)

LEASE_SECONDS: Final = 10.0
RENEW_SECONDS: Final = 5.0  # before a lease runs out, it is taken anew
SOON_SECONDS: Final = 2.0  # what is due later than this is left to the next look
LOOK_SECONDS: Final = 1.0  # between looks into the database for what is due
COMPARE_SECONDS: Final = 15.0  # between comparisons of what is in memory with the database
DEAF_SECONDS: Final = 1.0  # the same as long as no news come from other nodes
TIDY_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 1.0  # before something that failed is tried again


class Lease(NamedTuple):
    """The right to do a table's timed work: its number, and until when."""

    fence: int
    until: float


class Duty(NamedTuple):
    """A question that is to be answered now, by which bot, and in whose stead."""

    seat: int
    question: Question
    bot: str
    author: Author


class Timekeeper:
    """Does what is due, for the tables that this node has leased."""

    def __init__(self, desk: Desk, thinkers: Thinkers, node: str) -> None:
        """Work at a desk's tables in the name of a node, with bots that think elsewhere."""
        self._desk = desk
        self._thinkers = thinkers
        self._node = node
        self._leases: dict[str, Lease] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._compared = 0.0
        self._hopeless: set[str] = set()
        self._on_takeover: list[Callable[[str], None]] = []
        desk.when_moved(self.consider)

    def when_taken_over(self, call: Callable[[str], None]) -> None:
        """Have something called with the id of a table whose overdue work is taken on here."""
        self._on_takeover.append(call)

    async def start(self) -> None:
        """Begin to look for what is due."""
        self._loops = [
            asyncio.create_task(_every(LOOK_SECONDS, self._look), name="due"),
            asyncio.create_task(_every(DEAF_SECONDS, self._compare), name="compare"),
            asyncio.create_task(_every(PRESENCE_SECONDS, self._repeat_presence), name="presence"),
            asyncio.create_task(_every(TIDY_SECONDS, self._tidy), name="tidy"),
        ]

    async def close(self) -> None:
        """Leave what is due to other nodes, at once."""
        tasks = [*self._loops, *self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._desk.store.release(self._node)

    # What is due

    def consider(self, room: Room) -> None:
        """Do what is due at a table, if there is anything and nobody is at it."""
        due = room.session.due()
        if due is None or room.id in self._at_work or due > self._desk.clock() + SOON_SECONDS:
            return
        with about(game=game_tag(room.id)):
            task = asyncio.create_task(self._work(room), name="timed work")
        self._at_work[room.id] = task

    async def _look(self) -> None:
        """Find what is due at tables that nobody looks at, or whose node has died."""
        for table in await self._desk.store.due(self._desk.clock(), self._node):
            if table not in self._at_work:
                try:
                    await self._take_on(table)
                except NoTableError:
                    continue
                except (SQLAlchemyError, OSError, TimeoutError):
                    raise
                except Exception:
                    # A log that can't be read is no reason to leave all other tables alone.
                    if table not in self._hopeless:
                        log.exception("what is due at %s can't be done", game_tag(table))
                    self._hopeless.add(table)

    async def _take_on(self, table: str) -> None:
        """Do what is due at a table that may not be in memory, or not as it stands by now."""
        room = await self._desk.room(table)
        if table not in self._leases and room.session.due() is not None:
            for call in self._on_takeover:
                call(table)
        # Another node may have gone on with it while it was in memory here.
        await self._desk.catch_up(room)
        self.consider(room)

    async def _work(self, room: Room) -> None:
        """Do what is due at a table until nothing is."""
        try:
            while (due := room.session.due()) is not None:
                wait = due - self._desk.clock()
                if wait > SOON_SECONDS:
                    return
                if wait > 0:
                    await asyncio.sleep(wait)
                    continue
                fence = await self._lease(room.id)
                if fence is None:
                    return
                await self._do(room, fence)
        except LeaseLostError:
            self._leases.pop(room.id, None)
        except (SQLAlchemyError, OSError, TimeoutError, ThinkerError) as error:
            log.warning("timed work has to wait: %s", type(error).__name__)
            await asyncio.sleep(PAUSE_SECONDS)
        except Exception:
            log.exception("timed work failed")
            await asyncio.sleep(PAUSE_SECONDS)
        finally:
            del self._at_work[room.id]

    async def _lease(self, table: str) -> int | None:
        """Return the number of this node's lease of a table; None if another node has it."""
        now = self._desk.clock()
        lease = self._leases.get(table)
        if lease is not None and lease.until > now + RENEW_SECONDS:
            return lease.fence
        fence = await self._desk.store.lease(table, self._node, now, now + LEASE_SECONDS)
        if fence is None:
            self._leases.pop(table, None)
            return None
        self._leases[table] = Lease(fence, now + LEASE_SECONDS)
        return fence

    # What is done

    async def _do(self, room: Room, fence: int) -> None:
        """Answer all that is due at a table; several seats at once while discs are set."""
        answers = [self._answer(room, duty, fence) for duty in _duties(room.session, self._desk)]
        for result in await asyncio.gather(*answers, return_exceptions=True):
            if isinstance(result, BaseException):
                raise result

    async def _answer(self, room: Room, duty: Duty, fence: int) -> None:
        """Have a bot decide, and carry it out unless the question was closed meanwhile."""
        session, seat, prompt = room.session, duty.seat, duty.question.prompt
        if session.game is None:
            return
        action = await self._thinkers.decide(
            duty.bot, session.game.view(seat), _seed(session, seat, prompt), table=room.id
        )
        by = By(self._desk.clock(), duty.author)

        def wish(now: Session) -> list[Entry]:
            if duty not in _duties(now, self._desk):
                raise OutdatedError  # whose seat it is has come back meanwhile
            return wishes.decide(now, by, seat, prompt, [action])

        with contextlib.suppress(OutdatedError, RefusalError):
            await self._desk.act(room, by, wish, fence)

    # Housekeeping

    async def _compare(self) -> None:
        """See whether news were missed: now and then, and often while there are none."""
        now = self._desk.clock()
        if self._desk.bus.connected and now - self._compared < COMPARE_SECONDS:
            return
        await self._desk.compare()
        self._compared = now

    async def _repeat_presence(self) -> None:
        for room in list(self._desk.rooms()):
            if room.sockets:
                await self._desk.tell_presence(room)

    async def _tidy(self) -> None:
        self._desk.sweep(busy=self._at_work)
        now = self._desk.clock()
        self._leases = {table: lease for table, lease in self._leases.items() if lease.until > now}


def _duties(session: Session, desk: Desk) -> list[Duty]:
    """Return what has to be answered now: for bots, and for people whose time is up."""
    now = desk.clock()
    duties = [
        Duty(seat, question, bot, "bot")
        for at, seat, bot, question in session.bot_questions()
        if at <= now
    ]
    duties += [
        Duty(seat, question, STAND_IN, "clock")
        for deadline, seat, question in session.deadlines()
        if deadline <= now
    ]
    return duties


def _seed(session: Session, seat: int, prompt: int) -> int:
    """Return what a bot draws its chances from: the same for the same question, known to nobody."""
    text = f"{session.setup.salt} {seat} {prompt}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"hidalgo bot").digest())


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something again and again; a failure is logged, once, and does not end it."""
    failing = False
    while True:
        try:
            await work()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            if not failing:
                log.warning("the database can't be asked: %s", type(error).__name__)
            failing = True
        except Exception:
            log.exception("housekeeping failed")
        else:
            if failing:
                log.info("the database answers again")
            failing = False
        await asyncio.sleep(seconds)
