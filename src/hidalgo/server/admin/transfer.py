"""Games taken out of a server and into another: with their whole logs, as JSON, a game a line.

What is taken in is replayed first. A log that does not lead where it says is refused, and so is a
game that is there already.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select

from hidalgo.door.record import RULES, commitment_to, to_json
from hidalgo.grande.editions import edition as edition_named
from hidalgo.grande.editions import editions
from hidalgo.kernel.errors import HidalgoError
from hidalgo.server.admin.files import AdminError
from hidalgo.server.database import Database
from hidalgo.server.protocol.table import ChatLine, Options
from hidalgo.server.schema import games, people
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.history import game_of
from hidalgo.server.tables.session import Session, Setup
from hidalgo.server.tables.store import Heads, Kept, Store

FORM: Final = 1
_MOST_CHAT: Final = 1_000_000


class Exported(Struct, tag="game", tag_field="hidalgo"):
    """A game outside of a database."""

    form: int
    id: str
    game: str
    edition: str
    players: int
    options: Options
    public: bool
    host: str
    created: float
    seed: str
    salt: str
    commitment: str
    rules: int
    digest: str
    names: dict[str, str]
    """People's names, by their public ids."""
    entries: list[Entry]
    chat: list[ChatLine]
    record: dict[str, Any] | None
    """The game for other programs; `hidalgo check` reads it. Not needed to take the game in."""


_DECODER: Final = msgspec.json.Decoder(Exported)


async def take_out(database: Database, ids: Sequence[str] = ()) -> AsyncIterator[bytes]:
    """Yield games as lines, those named or all; raise if one of those named is not there."""
    store = Store(database)
    if not ids:
        async with database.reading() as connection:
            found = await connection.execute(select(games.c.id).order_by(games.c.created))
            ids = list(found.scalars())
    for game in ids:
        kept = await store.load(game)
        if kept is None:
            raise AdminError(f"there is no game {game!r}")
        session = replayed(kept)
        chat = await store.chat_since(game, 0, _MOST_CHAT)
        known = session.met() | session.people() | {line.person for line in chat}
        setup = kept.setup
        exported = Exported(
            form=FORM,
            id=setup.id,
            game=setup.game,
            edition=setup.edition,
            players=setup.players,
            options=setup.options,
            public=setup.public,
            host=setup.host,
            created=setup.created,
            seed=f"{setup.seed:032x}",
            salt=setup.salt,
            commitment=setup.commitment,
            rules=kept.rules,
            digest=kept.digest,
            names=await names_of(database, known | {setup.host}),
            entries=kept.entries,
            chat=chat,
            record=None
            if session.game is None
            else to_json(game_of(session).record(complete=True)),
        )
        yield msgspec.json.encode(exported) + b"\n"


def _record_of(session: Session) -> dict[str, Any] | None:
    return None if session.game is None else to_json(game_of(session).record(complete=True))


async def take_in(database: Database, line: bytes) -> str:
    """Take in a game of one line; return its id, or raise why not."""
    try:
        exported = _DECODER.decode(line)
    except msgspec.MsgspecError as error:
        raise AdminError(f"this is no game of hidalgo: {error}") from error
    kept = _checked(exported)
    session = replayed(kept)
    if session.status == "frozen" and not any(entry.kind == "frozen" for entry in kept.entries):
        raise AdminError(f"the game {exported.id!r} can't be replayed: {session.frozen}")
    store = Store(database)
    if (await store.heads([exported.id])).get(exported.id) is not None:
        raise AdminError(f"the game {exported.id!r} is here already")
    await _introduce(database, exported.names, exported.created)
    await store.create(session, exported.rules, exported.digest, exported.chat)
    return exported.id


def _checked(exported: Exported) -> Kept:
    """Return a game as the store has it, or raise what is wrong with its head."""
    if exported.form != FORM:
        raise AdminError(f"the game is written in form {exported.form}; form {FORM} is read")
    if exported.game != "grande" or exported.edition not in editions():
        raise AdminError(f"this hidalgo has no {exported.game!r}, edition {exported.edition!r}")
    ours = (RULES, edition_named(exported.edition).digest)
    if (exported.rules, exported.digest) != ours:
        raise AdminError(
            f"the game {exported.id!r} was played by other rules (version {exported.rules}, cards "
            f"{exported.digest}) than these (version {ours[0]}, cards {ours[1]})"
        )
    try:
        seed = int(exported.seed, 16)
        sound = commitment_to(seed, exported.salt) == exported.commitment
    except (ValueError, OverflowError):
        seed, sound = 0, False
    if not sound or not 2 <= exported.players <= 5 or not exported.id or not exported.entries:
        raise AdminError(
            f"the game {exported.id!r} is damaged: seed, number of players or log are not sound"
        )
    setup = Setup(
        id=exported.id,
        game=exported.game,
        edition=exported.edition,
        players=exported.players,
        options=exported.options,
        public=exported.public,
        host=exported.host,
        created=exported.created,
        seed=seed,
        salt=exported.salt,
        commitment=exported.commitment,
    )
    heads = Heads(len(exported.entries), len(exported.chat))
    return Kept(setup, exported.entries, exported.rules, exported.digest, heads)


def replayed(kept: Kept) -> Session:
    """Return the session that a log leads to."""
    session = Session(kept.setup)
    try:
        for entry in kept.entries:
            session.fold(entry)
    except (ValueError, IndexError, AssertionError, HidalgoError) as error:
        raise AdminError(f"the log of {kept.setup.id!r} is damaged: {error}") from error
    return session


async def names_of(database: Database, public: set[str]) -> dict[str, str]:
    """Return the names of people by their public ids, as far as they are known."""
    query = select(people.c.public, people.c.name).where(people.c.public.in_(public))
    async with database.reading() as connection:
        return {row.public: row.name for row in await connection.execute(query)}


async def _introduce(database: Database, names: Mapping[str, str], at: float) -> None:
    """Give people of elsewhere a name here; nobody is logged in as one of them."""
    known = await names_of(database, set(names))
    strangers = [
        {"id": f"elsewhere-{public}", "public": public, "name": name, "created": at}
        for public, name in names.items()
        if public not in known
    ]
    if strangers:
        async with database.writing() as connection:
            await connection.execute(insert(people), strangers)
