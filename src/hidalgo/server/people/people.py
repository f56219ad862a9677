"""Who is there: guests and accounts, known by the token of a cookie, named by a public id.

What happens to a person concerns tables, too. They hang their own doing on the four hooks of
`People`; the bus carries the news to the `People` of other processes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from msgspec import structs
from sqlalchemy import delete, exists, insert, select, update

from hidalgo.server.bus import Bus, News
from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.config import Settings
from hidalgo.server.database import Database
from hidalgo.server.people import codes, sessions
from hidalgo.server.people.passwords import Passwords
from hidalgo.server.people.sessions import Known
from hidalgo.server.people.wording import clean_language, clean_name
from hidalgo.server.schema import device_codes, people, players
from hidalgo.server.schema import sessions as session_rows

log = logging.getLogger(__name__)

T = TypeVar("T")

Hook: TypeAlias = Callable[[str], Awaitable[None]]
What: TypeAlias = Literal["changed", "deleted", "logged-out"]

_WHATS: Final[dict[str, What]] = {what: what for what in get_args(What)}

KNOWN_SECONDS: Final = 10.0  # for how long a token need not be looked up again
NAME_SECONDS: Final = 300.0
MOST_KNOWN: Final = 20_000
MOST_NAMES: Final = 50_000
LONGEST_TOKEN: Final = 100
IDLE_GUEST: Final = 86_400.0  # how long a guest without device and game is kept


async def _nothing(public: str) -> None:
    del public


class People:
    """Everybody who has ever been here; one per process.

    Hooks take a public id. `on_deleting` runs before somebody is deleted, in the process that was
    asked to, and keeps them if it fails. The others run afterwards, in every process.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        bus: Bus | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Keep people in a database, and tell other processes of them by a bus."""
        self.database = database
        self.settings = settings
        self.clock = clock
        self.passwords = Passwords(settings.password_memory, settings.password_workers)
        self.on_deleting: Hook = _nothing
        self.on_deleted: Hook = _nothing
        self.on_changed: Hook = _nothing
        self.on_logged_out: Hook = _nothing
        """Devices of theirs were logged out: sockets of which `is_open` says no have to go."""
        self._bus = bus or MemoryBus("alone")
        self._known: OrderedDict[str, tuple[Known, float]] = OrderedDict()
        self._names: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._forgotten = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """End what runs in threads."""
        self.passwords.close()

    # Who is it

    async def identify(self, token: str | None) -> Known | None:
        """Return whom a token stands for; None if for nobody, or nobody any more."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        now = self.clock()
        digest = codes.digest(token)
        known, until = self._known.get(digest, (None, 0.0))
        if known is not None and now < until <= now + KNOWN_SECONDS:
            return known
        forgotten = self._forgotten
        async with self.database.reading() as connection:
            found = await sessions.find(connection, token, now)
        if found is None:
            return None
        if sessions.needs_touch(found, now):
            async with self.database.writing() as connection:
                await sessions.touch(connection, found, now, self.settings.session_seconds)
        # If anything was forgotten since the database was read, this may be what should have been.
        if forgotten == self._forgotten:
            _keep(self._known, digest, (found.known, now + KNOWN_SECONDS), MOST_KNOWN)
        return found.known

    async def renew(self, token: str | None) -> tuple[Known | None, str | None]:
        """Identify, and replace the token if it is time to: then the second is the new one."""
        known = await self.identify(token)
        if known is None or token is None:
            return None, None
        now = self.clock()
        async with self.database.reading() as connection:
            found = await sessions.find(connection, token, now)
        if found is None:
            return None, None
        if not sessions.needs_rotation(found, now):
            return known, None
        lifetime = self.settings.session_seconds
        async with self.database.writing() as connection:
            return known, await sessions.rotate(connection, found, token, now, lifetime)

    async def is_open(self, session: str) -> bool:
        """Tell whether a session is still open."""
        query = select(session_rows.c.expires).where(session_rows.c.id == session)
        async with self.database.reading() as connection:
            expires = (await connection.execute(query)).scalar()
        return expires is not None and expires > self.clock()

    async def names(self, publics: Iterable[str]) -> dict[str, str]:
        """Return names by public ids; of somebody who is gone, an empty one."""
        now = self.clock()
        names: dict[str, str] = {}
        unknown: list[str] = []
        for public in set(publics):
            name, until = self._names.get(public, ("", 0.0))
            if now < until <= now + NAME_SECONDS:
                names[public] = name
            else:
                unknown.append(public)
        if not unknown:
            return names
        forgotten = self._forgotten
        query = select(people.c.public, people.c.name).where(people.c.public.in_(unknown))
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        found = dict.fromkeys(unknown, "") | {row.public: row.name for row in rows}
        if forgotten == self._forgotten:
            for public, name in found.items():
                _keep(self._names, public, (name, now + NAME_SECONDS), MOST_NAMES)
        return names | found

    # Guests

    async def introduce(self, name: str, language: str, device: str) -> tuple[Known, str]:
        """Let somebody in as a guest; return who they are, and the token for their cookie."""
        name, language = clean_name(name), clean_language(language)
        person, public, now = codes.new_id(), codes.new_id(), self.clock()
        row = {"id": person, "public": public, "name": name, "language": language}
        async with self.database.writing() as connection:
            await connection.execute(insert(people).values(**row, created=now))
            lifetime = self.settings.session_seconds
            session, token = await sessions.begin(connection, person, device, now, lifetime)
        return Known(person, public, name, language, None, session), token

    async def rename(self, known: Known, name: str | None, language: str | None) -> Known:
        """Change somebody's name or language; None leaves it as it is."""
        name = known.name if name is None else clean_name(name)
        language = known.language if language is None else clean_language(language)
        async with self.database.writing() as connection:
            await connection.execute(
                update(people).where(people.c.id == known.id).values(name=name, language=language)
            )
        await self.tell("changed", known.public)
        return structs.replace(known, name=name, language=language)

    async def tidy(self) -> None:
        """Remove what has run out, and guests who left without playing; for every hour or so."""
        now = self.clock()
        has_session = exists().where(session_rows.c.person == people.c.id)
        has_played = exists().where(players.c.person == people.c.public)
        async with self.database.writing() as connection:
            await connection.execute(delete(session_rows).where(session_rows.c.expires <= now))
            await connection.execute(delete(device_codes).where(device_codes.c.expires <= now))
            await connection.execute(
                delete(people)
                .where(people.c.login.is_(None), people.c.created < now - IDLE_GUEST)
                .where(~has_session, ~has_played)
            )

    # News

    async def tell(self, what: What, public: str) -> None:
        """Say in every process what has happened to somebody, after it was written down."""
        self._forget(public)
        await self._run_hook(what, public)
        data: dict[str, int | str | list[int]] = {"public": public, "what": what}
        await self._bus.publish(News("", "person", self._bus.node, data=data))

    def heard(self, news: News) -> None:
        """Take in news of kind "person" from another process."""
        public, what = news.data.get("public"), _WHATS.get(str(news.data.get("what")))
        if not isinstance(public, str) or what is None:
            log.warning("news of a person could not be understood: %s", news)
            return
        self._forget(public)
        task = asyncio.create_task(self._run_hook(what, public))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def lost(self) -> None:
        """Trust nothing that was remembered: news may have been missed."""
        self._forgotten += 1
        self._known.clear()
        self._names.clear()

    async def _run_hook(self, what: What, public: str) -> None:
        """Run the hook for what has happened; it has, whatever comes of the hook."""
        hooks = {
            "changed": self.on_changed,
            "deleted": self.on_deleted,
            "logged-out": self.on_logged_out,
        }
        try:
            await hooks[what](public)
        except Exception:
            log.exception("what follows when a person is %s went wrong", what)

    def _forget(self, public: str) -> None:
        """Look everything about somebody up again."""
        self._forgotten += 1
        self._names.pop(public, None)
        stale = [digest for digest, (known, _) in self._known.items() if known.public == public]
        for digest in stale:
            del self._known[digest]


def _keep(kept: OrderedDict[str, T], key: str, value: T, most: int) -> None:
    """Remember something; the oldest is forgotten when it is too much."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)
