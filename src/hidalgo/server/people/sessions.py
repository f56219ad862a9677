"""Sessions in the database: what a cookie's token opens, for how long, and how it is replaced.

A token is replaced once a day. Requests that were on their way with the old one still count for a
minute; and until the new one has come back once, the old one counts too, since the answer that
carried the new one may have been lost. After that the old one opens nothing.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server.people import codes
from hidalgo.server.schema import people, sessions

GRACE: Final = 60.0
ROTATE: Final = 86_400.0
TOUCH: Final = 3_600.0
MOST: Final = 30
"""Devices per person; one more logs out the one that was not used for longest."""


class Known(Struct, frozen=True):
    """Somebody whom the server knows."""

    id: str
    """For nobody's eyes but the server's."""
    public: str
    name: str
    language: str
    username: str | None
    """The name to log in with; None for a guest."""
    session: str
    """The id of the session that they are known by."""


def known_by(person: Row[Any], session: str) -> Known:
    """Return the person of a row, known by a session."""
    return Known(person.id, person.public, person.name, person.language, person.username, session)


class Found(Struct):
    """A session, and who it is."""

    known: Known
    rotated: float
    seen: float
    outdated: bool
    """Whether it was found by the token before the present one."""
    confirmed: bool
    """Whether the present token has come back."""


async def begin(
    connection: AsyncConnection, person: str, device: str, now: float, lifetime: float
) -> tuple[str, str]:
    """Open a session; return its id and the token for the cookie."""
    token, session = codes.new_token(), codes.new_id()
    row = {"id": session, "person": person, "token": codes.digest(token), "device": device}
    times = {"rotated": now, "created": now, "seen": now, "expires": now + lifetime}
    await connection.execute(insert(sessions).values(**row, **times))
    newest = (
        select(sessions.c.id)
        .where(sessions.c.person == person)
        .order_by((sessions.c.id == session).desc(), sessions.c.seen.desc())
        .limit(MOST)
    )
    kept = list((await connection.execute(newest)).scalars())
    surplus = and_(sessions.c.person == person, sessions.c.id.not_in(kept))
    await connection.execute(delete(sessions).where(surplus))
    return session, token


async def find(connection: AsyncConnection, token: str, now: float) -> Found | None:
    """Return the session that a token opens."""
    digest = codes.digest(token)
    row = (
        await connection.execute(
            select(sessions, *_PERSON)
            .join(people, people.c.id == sessions.c.person)
            .where(or_(sessions.c.token == digest, sessions.c.previous == digest))
            .where(sessions.c.expires > now)
        )
    ).first()
    if row is None:
        return None
    known = Known(row.person, row.public, row.name, row.language, row.username, row.id)
    confirmed = row.previous is None or row.seen > row.rotated
    found = Found(known, row.rotated, row.seen, row.token != digest, confirmed)
    if found.outdated and found.confirmed and now - found.rotated > GRACE:
        return None
    return found


_PERSON: Final = (people.c.public, people.c.name, people.c.language, people.c.username)


def needs_touch(found: Found, now: float) -> bool:
    """Tell whether it is time to write down that a session is in use."""
    return not found.outdated and (not found.confirmed or now - found.seen > TOUCH)


async def touch(connection: AsyncConnection, found: Found, now: float, lifetime: float) -> None:
    """Write down that a session is in use, so that it lives on."""
    # Not before the token's own time, even if the clock went back.
    seen = max(now, found.rotated + 0.001)
    await connection.execute(
        update(sessions)
        .where(sessions.c.id == found.known.session)
        .values(seen=seen, expires=now + lifetime)
    )


def needs_rotation(found: Found, now: float) -> bool:
    """Tell whether it is time for a new token."""
    if found.outdated:
        return now - found.rotated > GRACE  # the new one was lost on its way
    return now - found.rotated > ROTATE


async def rotate(
    connection: AsyncConnection, found: Found, old: str, now: float, lifetime: float
) -> str | None:
    """Replace a session's token; return the new one, or None if another request was quicker."""
    token = codes.new_token()
    done = await connection.execute(
        update(sessions)
        .where(sessions.c.id == found.known.session, sessions.c.rotated == found.rotated)
        .values(
            token=codes.digest(token),
            previous=codes.digest(old),
            rotated=now,
            seen=now,
            expires=now + lifetime,
        )
    )
    return token if done.rowcount else None


async def replace(connection: AsyncConnection, session: str, now: float) -> str:
    """Give a session a new token at once: none that was ever seen before opens it any more."""
    token = codes.new_token()
    await connection.execute(
        update(sessions)
        .where(sessions.c.id == session)
        .values(token=codes.digest(token), previous=None, rotated=now, seen=now)
    )
    return token


async def end(connection: AsyncConnection, person: str, session: str) -> bool:
    """Log a device out; tell whether it was there."""
    done = await connection.execute(
        delete(sessions).where(sessions.c.id == session, sessions.c.person == person)
    )
    return bool(done.rowcount)


async def end_all(connection: AsyncConnection, person: str, but: str = "") -> None:
    """Log all devices out, but perhaps one."""
    await connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.id != but)
    )
