"""All parts of a running server, put together and taken apart in the right order."""

from __future__ import annotations

import asyncio
import fcntl
import importlib
import logging
import os
import secrets
import socket
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from hidalgo.server.bus import Bus, News, make_bus
from hidalgo.server.config import Settings
from hidalgo.server.database import Database, DatabaseError, sqlite_file
from hidalgo.server.http.live import Sockets
from hidalgo.server.http.pages import Pages
from hidalgo.server.measuring import SocketTally, measure
from hidalgo.server.metrics import Metrics
from hidalgo.server.migrations import migrate
from hidalgo.server.people.people import People
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.store import Store
from hidalgo.server.tables.timing import Timekeeper
from hidalgo.server.thinking.pool import Thinkers

log = logging.getLogger(__name__)

WEB: Final = Path(__file__).parent / "web"
_TIDY_SECONDS: Final = 3600.0


@dataclass
class Services:
    """What a server consists of."""

    settings: Settings
    node: str
    database: Database
    bus: Bus
    people: People
    desk: Desk
    thinkers: Thinkers
    timekeeper: Timekeeper
    sockets: Sockets
    pages: Pages
    metrics: Metrics
    tally: SocketTally
    parts: AsyncExitStack
    """What has to be stopped, the last one started first."""

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        """Start all parts; if one can't be, stop those that were."""
        async with AsyncExitStack() as stack:
            services = await cls._start(settings, stack)
            services.parts = stack.pop_all()
            return services

    @classmethod
    async def _start(cls, settings: Settings, stack: AsyncExitStack) -> Services:
        # Bots of one's own can be put on seats only if this process knows their names, too.
        for module in settings.bot_modules:
            importlib.import_module(module)
        node = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(3)}"
        stack.callback(_lock_sqlite(settings.database_url).close)
        database = await Database.open(settings.database_url)
        stack.push_async_callback(database.close)
        await migrate(database)
        store = Store(database)
        await store.journal.start()
        stack.push_async_callback(store.journal.close)
        if database.dialect == "sqlite":
            await store.release_all()  # whoever had them is gone, or we would not have the lock
        bus = make_bus(settings.bus_url, node, settings.database_url)
        metrics = Metrics()
        people = People(database, settings, bus)
        stack.callback(people.close)
        thinkers = Thinkers(
            settings.bot_workers or max(1, (os.cpu_count() or 1) - 1),
            patience=settings.bot_seconds,
            modules=settings.bot_modules,
            memory=settings.bot_memory << 20,
            watcher=metrics.bots,
        )
        await thinkers.start()
        stack.push_async_callback(thinkers.close)
        desk = Desk(store, bus, people.names)
        stack.push_async_callback(desk.close)
        services = cls(
            settings=settings,
            node=node,
            database=database,
            bus=bus,
            people=people,
            desk=desk,
            thinkers=thinkers,
            timekeeper=Timekeeper(desk, thinkers, node),
            sockets=Sockets(),
            pages=Pages(settings.web or WEB, settings.base_path),
            metrics=metrics,
            tally=SocketTally(metrics),
            parts=stack,
        )
        services._join()
        await bus.start(services._hear, services._lost)
        stack.push_async_callback(bus.close)
        await services.timekeeper.start()
        stack.push_async_callback(services.timekeeper.close)
        tidying = asyncio.create_task(services._tidy(), name="tidy people")
        stack.callback(tidying.cancel)
        return services

    def _join(self) -> None:
        """Let what happens to people have its effect at the tables, and let all be counted."""
        self.people.on_deleting = self.desk.hand_over
        self.people.on_deleted = self._deleted
        self.people.on_changed = self.desk.rename
        self.people.on_logged_out = self._logged_out
        measure(self.metrics, self.desk, self.timekeeper, self.thinkers, self.bus)

    async def _deleted(self, person: str) -> None:
        """Forget somebody at the tables, and close the sockets that they still have open."""
        await self.desk.forget(person)
        await self._logged_out(person)

    async def _logged_out(self, person: str) -> None:
        await self.sockets.close_logged_out(person, self.people.is_open)

    def _hear(self, news: News) -> None:
        """Hand on what another node says."""
        if news.kind == "person":
            self.people.heard(news)
        else:
            self.desk.hear(news)

    def _lost(self) -> None:
        self.people.lost()
        self.desk.lost()

    async def _tidy(self) -> None:
        """Remove people who never came back, now and then."""
        while True:
            await asyncio.sleep(_TIDY_SECONDS)
            try:
                await self.people.tidy()
            except Exception:
                log.exception("people could not be tidied up")

    async def close(self) -> None:
        """Stop all parts, the last one first."""
        await self.parts.aclose()


def _lock_sqlite(url: str) -> IO[str]:
    """Make sure that no other server uses the same SQLite database; return what to close."""
    file = sqlite_file(url)
    if file is None:
        return Path(os.devnull).open(encoding="utf-8")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(file.name + ".lock").open("w", encoding="utf-8")
    except OSError as error:
        raise DatabaseError(f"the database {file} can't be made: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise DatabaseError(
            f"another server uses the database {file}. One at a time may; for several, set "
            "HIDALGO_DATABASE to PostgreSQL. To play apart from it, set HIDALGO_DATA to another "
            "folder"
        ) from error
    return lock
