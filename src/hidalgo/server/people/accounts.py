"""Accounts: guests who have set a user name and a password.

Nothing here tells whether there is an account of some name, neither by its words nor by the time
it takes; only claiming a name does, as it has to.
"""

from __future__ import annotations

import hmac
from typing import Any

from msgspec import structs
from sqlalchemy import Row, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server.people import codes, sessions
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.people.wording import clean_password, typed_password
from hidalgo.server.problems import ProblemError
from hidalgo.server.schema import people


class Accounts:
    """Makes accounts and lets their owners in."""

    def __init__(self, everybody: People) -> None:
        """Make accounts of people."""
        self._people = everybody
        self._database = everybody.database
        self._passwords = everybody.passwords

    async def claim(self, known: Known, username: str, password: str) -> tuple[Known, str, str]:
        """Turn a guest into an account; return who they are now, a new token, a recovery code."""
        if known.username is not None:
            raise ProblemError(409, "account", "You have an account already.")
        hashed = await self._passwords.hash(clean_password(password, username))
        code, now = codes.new_recovery_code(), self._people.clock()
        values = {
            "username": username,
            "login": username.lower(),
            "password": hashed,
            "recovery": codes.code_digest(code),
        }
        guest = (people.c.id == known.id, people.c.login.is_(None))
        try:
            async with self._database.writing() as connection:
                done = await connection.execute(update(people).where(*guest).values(values))
                if not done.rowcount:
                    raise ProblemError(409, "account", "You have an account already.")
                token = await sessions.replace(connection, known.session, now)
        except IntegrityError as error:
            raise ProblemError(
                409, "taken", "This user name is taken; choose another one."
            ) from error
        await self._people.tell("changed", known.public)
        return structs.replace(known, username=username), token, code

    async def login(self, username: str, password: str, device: str) -> tuple[Known, str]:
        """Let an owner in by password; return who they are, and the token for their cookie."""
        row = await self._account(username)
        password = typed_password(password)
        right = await self._passwords.check(row.password if row else None, password)
        if row is None or not right:
            raise ProblemError(403, "wrong-login", "User name or password is wrong.")
        dated = self._passwords.is_dated(row.password)
        hashed = await self._passwords.hash(password) if dated else row.password
        async with self._database.writing() as connection:
            # Only as long as the password still is what was checked.
            same = (people.c.id == row.id, people.c.password == row.password)
            done = await connection.execute(update(people).where(*same).values(password=hashed))
            if not done.rowcount:
                raise ProblemError(403, "wrong-login", "User name or password is wrong.")
            return await self._enter(connection, row, device)

    async def recover(
        self, username: str, code: str, password: str, device: str
    ) -> tuple[Known, str, str]:
        """Set a new password by recovery code; all devices are logged out but this one.

        Return who it is, the token for their cookie, and the next recovery code.
        """
        row = await self._account(username)
        kept = row.recovery if row and row.recovery else codes.digest(codes.new_token())
        right = hmac.compare_digest(kept, codes.code_digest(code))
        if row is None or not right:
            raise ProblemError(403, "wrong-code", "User name or recovery code is wrong.")
        hashed = await self._passwords.hash(clean_password(password, row.username))
        next_code = codes.new_recovery_code()
        values = {"password": hashed, "recovery": codes.code_digest(next_code)}
        async with self._database.writing() as connection:
            # A code counts once, however often it is sent at the same time.
            unused = (people.c.id == row.id, people.c.recovery == kept)
            done = await connection.execute(update(people).where(*unused).values(values))
            if not done.rowcount:
                raise ProblemError(403, "wrong-code", "User name or recovery code is wrong.")
            await sessions.end_all(connection, row.id)
            known, token = await self._enter(connection, row, device)
        await self._people.tell("logged-out", known.public)
        return known, token, next_code

    async def change_password(self, known: Known, old: str, new: str) -> str:
        """Set a new password; other devices are logged out. Return the token for this one."""
        row = await self.confirm(known, old)
        hashed = await self._passwords.hash(clean_password(new, row.username))
        async with self._database.writing() as connection:
            same = (people.c.id == row.id, people.c.password == row.password)
            done = await connection.execute(update(people).where(*same).values(password=hashed))
            if not done.rowcount:
                raise ProblemError(403, "wrong-password", "The password is wrong.")
            await sessions.end_all(connection, row.id, but=known.session)
            token = await sessions.replace(connection, known.session, self._people.clock())
        await self._people.tell("logged-out", known.public)
        return token

    async def new_recovery_code(self, known: Known, password: str) -> str:
        """Replace the recovery code, for one who has lost it."""
        row = await self.confirm(known, password)
        code = codes.new_recovery_code()
        async with self._database.writing() as connection:
            await connection.execute(
                update(people).where(people.c.id == row.id).values(recovery=codes.code_digest(code))
            )
        return code

    async def confirm(self, known: Known, password: str) -> Row[Any]:
        """Return the row of one's account, if the password is right."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == known.id))).first()
        if row is None or row.password is None:
            raise ProblemError(409, "guest", "You are a guest; claim an account first.")
        if not await self._passwords.check(row.password, typed_password(password)):
            raise ProblemError(403, "wrong-password", "The password is wrong.")
        return row

    async def _account(self, username: str) -> Row[Any] | None:
        query = select(people).where(people.c.login == username.strip().lower())
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first()

    async def _enter(
        self, connection: AsyncConnection, row: Row[Any], device: str
    ) -> tuple[Known, str]:
        """Open a session for an account."""
        now, lifetime = self._people.clock(), self._people.settings.session_seconds
        session, token = await sessions.begin(connection, row.id, device, now, lifetime)
        return sessions.known_by(row, session), token
