"""One's own data: all of it to take along, or all of it deleted.

Games are kept when somebody deletes themselves, since the others played them too; what remains
there is a public id that belongs to nobody any more.
"""

from __future__ import annotations

import hmac

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.server.people.accounts import Accounts
from hidalgo.server.people.devices import list_devices
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.people.wording import clean_name
from hidalgo.server.problems import ProblemError
from hidalgo.server.protocol.api import Me, MyData, MyEntry, MyGame, MyLine
from hidalgo.server.schema import chat, entries, games, people, players


def me(known: Known) -> Me:
    """Return somebody as they know themselves."""
    return Me(known.public, known.name, known.language, known.username)


async def export(everybody: People, known: Known) -> MyData:
    """Return all that is kept about somebody, but for what is only a hash of a secret."""
    public = known.public
    async with everybody.database.reading() as connection:
        created = select(people.c.created).where(people.c.id == known.id)
        return MyData(
            me=me(known),
            created=(await connection.execute(created)).scalar_one(),
            devices=await list_devices(connection, known, everybody.clock()),
            games=await _games(connection, public),
            entries=await _entries(connection, public),
            chat=await _lines(connection, public),
        )


async def _games(connection: AsyncConnection, public: str) -> list[MyGame]:
    rows = await connection.execute(
        select(games.c.id, games.c.edition, games.c.status, games.c.created)
        .add_columns(players.c.seat, players.c.left)
        .join(players, players.c.game == games.c.id)
        .where(players.c.person == public)
        .order_by(games.c.created)
    )
    return [MyGame(r.id, r.edition, r.status, r.created, r.seat, r.left) for r in rows]


async def _entries(connection: AsyncConnection, public: str) -> list[MyEntry]:
    rows = await connection.execute(
        select(entries).where(entries.c.person == public).order_by(entries.c.at)
    )
    return [MyEntry(r.game, r.idx, r.at, r.kind, r.seat, r.prompt, r.action) for r in rows]


async def _lines(connection: AsyncConnection, public: str) -> list[MyLine]:
    rows = await connection.execute(select(chat).where(chat.c.person == public).order_by(chat.c.at))
    return [MyLine(r.game, r.number, r.at, r.text) for r in rows]


async def delete_person(everybody: People, known: Known, word: str) -> None:
    """Delete somebody for good, once they have confirmed it by password or, as a guest, by name."""
    if known.username is not None:
        await Accounts(everybody).confirm(known, word)
    elif not hmac.compare_digest(clean_name(word).encode(), known.name.encode()):
        raise ProblemError(403, "wrong-name", "That is not the name you go by.")
    await everybody.on_deleting(known.public)
    async with everybody.database.writing() as connection:
        await connection.execute(delete(chat).where(chat.c.person == known.public))
        await connection.execute(delete(players).where(players.c.person == known.public))
        # Sessions and codes go with the person.
        await connection.execute(delete(people).where(people.c.id == known.id))
    await everybody.tell("deleted", known.public)
