"""Devices: where somebody is logged in, logging out, and letting a second device in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server.people import codes, sessions
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.problems import ProblemError
from hidalgo.server.protocol.api import Device, DeviceCode
from hidalgo.server.schema import device_codes, people
from hidalgo.server.schema import sessions as session_rows

CODE_SECONDS: Final = 600.0


class Devices:
    """Lists, ends and begins the sessions of people."""

    def __init__(self, everybody: People) -> None:
        """Look after the devices of people."""
        self._people = everybody
        self._database = everybody.database

    async def all_of(self, known: Known) -> list[Device]:
        """Return where somebody is logged in, the latest first."""
        async with self._database.reading() as connection:
            return await list_devices(connection, known, self._people.clock())

    async def log_out(self, known: Known, session: str) -> None:
        """Log one device out."""
        async with self._database.writing() as connection:
            there = await sessions.end(connection, known.id, session)
        if not there:
            raise ProblemError(404, "not-found", "You are not logged in on such a device.")
        await self._people.tell("logged-out", known.public)

    async def log_out_everywhere(self, known: Known) -> None:
        """Log all devices out, and let no code in any more."""
        async with self._database.writing() as connection:
            await sessions.end_all(connection, known.id)
            await connection.execute(delete(device_codes).where(device_codes.c.person == known.id))
        await self._people.tell("logged-out", known.public)

    async def new_code(self, known: Known) -> DeviceCode:
        """Return a code that lets a second device in; an older one counts no longer."""
        code, expires = codes.new_device_code(), self._people.clock() + CODE_SECONDS
        row = {"code": codes.code_digest(code), "person": known.id, "expires": expires}
        async with self._database.writing() as connection:
            await connection.execute(delete(device_codes).where(device_codes.c.person == known.id))
            await connection.execute(insert(device_codes).values(row))
        return DeviceCode(code, expires)

    async def use_code(self, code: str, device: str) -> tuple[Known, str]:
        """Let a second device in; return who it is, and the token for its cookie."""
        now, lifetime = self._people.clock(), self._people.settings.session_seconds
        async with self._database.writing() as connection:
            used = (
                delete(device_codes)
                .where(device_codes.c.code == codes.code_digest(code))
                .where(device_codes.c.expires > now)
                .returning(device_codes.c.person)
            )
            person = (await connection.execute(used)).scalar()
            if person is None:
                raise ProblemError(
                    403,
                    "wrong-code",
                    "The code is wrong, was used, or is older than ten minutes; get a new one on "
                    "the other device.",
                )
            row = (await connection.execute(select(people).where(people.c.id == person))).one()
            session, token = await sessions.begin(connection, person, device, now, lifetime)
        return sessions.known_by(row, session), token


async def list_devices(connection: AsyncConnection, known: Known, now: float) -> list[Device]:
    """Return where somebody is logged in, the latest first."""
    rows = await connection.execute(
        select(session_rows)
        .where(session_rows.c.person == known.id, session_rows.c.expires > now)
        .order_by(session_rows.c.seen.desc())
    )
    return [
        Device(row.id, row.device, row.created, row.seen, row.id == known.session) for row in rows
    ]
