"""Where tables are kept: their logs, their rows in the lobby, what is said at them, leases.

The log is the truth. What else is in a table's row follows from it and is written in the same
transaction, so that tables can be found without reading their logs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hidalgo.server.database import Database
from hidalgo.server.protocol.table import ChatLine, Options, Status
from hidalgo.server.schema import chat, entries, games, players
from hidalgo.server.tables.entries import NOBODY, Data, Entry
from hidalgo.server.tables.journal import Append, Journal, Row
from hidalgo.server.tables.rules import all_rules_here, rules_here
from hidalgo.server.tables.session import Occupant, Session, Setup

MOST_LISTED: Final = 50
_JSON: Final = msgspec.json.Encoder()
_DATA: Final = msgspec.json.Decoder(Data)
_OPTIONS: Final = msgspec.json.Decoder(Options)
_SEATS: Final = msgspec.json.Decoder(list[Occupant])


class Listed(NamedTuple):
    """A table as a line of the lobby."""

    id: str
    game: str
    edition: str
    status: Status
    options: Options
    seats: list[Occupant]
    created: float
    moved: float
    host: str
    owing: int
    """A bit per seat that is asked."""


class Heads(NamedTuple):
    """How far a table's log and its chat go."""

    log: int
    chat: int


class Kept(NamedTuple):
    """A table as it is kept: how it was set up, its log, and the rules it was played by."""

    setup: Setup
    entries: list[Entry]
    rules: int
    digest: str
    heads: Heads


class Store:
    """Reads and writes tables."""

    def __init__(self, database: Database) -> None:
        """Keep tables in a database."""
        self._database = database
        self.journal = Journal(database)

    # Logs

    async def create(
        self, session: Session, rules: int, digest: str, said: Sequence[ChatLine] = ()
    ) -> None:
        """Keep a new table, with the entries that its log begins with, and what was said there."""
        setup = session.setup
        row = {
            "id": setup.id,
            "created": setup.created,
            "game": setup.game,
            "edition": setup.edition,
            "players": setup.players,
            "options": _json(setup.options),
            "public": setup.public,
            "host": setup.host,
            "seed": f"{setup.seed:x}",
            "salt": setup.salt,
            "commitment": setup.commitment,
            "rules": rules,
            "digest": digest,
            "head": session.head,
            "chat_head": max((line.number + 1 for line in said), default=0),
            **_summary(session),
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(games), row)
            written = [_entry_row(setup.id, past.entry) for past in session.past]
            await connection.execute(insert(entries), written)
            if seated := _seated(session):
                await connection.execute(insert(players), seated)
            if said:
                lines = [{**msgspec.structs.asdict(line), "game": setup.id} for line in said]
                await connection.execute(insert(chat), lines)

    async def load(self, game: str) -> Kept | None:
        """Return a table; None if there is none of this id."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(games).where(games.c.id == game))
            row = found.mappings().one_or_none()
            if row is None:
                return None
            log = await connection.execute(_log_of(game, 0))
            return Kept(
                _setup(row),
                [_entry(line) for line in log.mappings()],
                row["rules"],
                row["digest"],
                Heads(row["head"], row["chat_head"]),
            )

    async def entries_since(self, game: str, since: int) -> list[Entry]:
        """Return what the log of a table has from an index on."""
        async with self._database.reading() as connection:
            log = await connection.execute(_log_of(game, since))
            return [_entry(line) for line in log.mappings()]

    async def append(
        self, before: Session, after: Session, new: Iterable[Entry], fence: int | None = None
    ) -> bool:
        """Add entries to a log, durably; False if others were first and the log goes on."""
        game = before.setup.id
        new = list(new)
        changes_seats = any(entry.kind == "seat" for entry in new)
        summary = _summary(after)
        if any(entry.kind == "started" for entry in new):
            # The table may have been set up before the server got its present rules.
            summary["rules"], summary["digest"] = rules_here(before.setup.edition)
        return await self.journal.append(
            Append(
                game,
                before.head,
                [_entry_row(game, entry) for entry in new],
                summary,
                _seated(after) if changes_seats else None,
                fence,
            )
        )

    async def heads(self, ids: Iterable[str]) -> dict[str, Heads]:
        """Return how far tables go, to see whether something was missed."""
        query = select(games.c.id, games.c.head, games.c.chat_head).where(games.c.id.in_(list(ids)))
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return {row.id: Heads(row.head, row.chat_head) for row in rows}

    # The lobby

    async def open_tables(self) -> list[Listed]:
        """Return public tables at which one can sit down, the newest first."""
        return await self._list(and_(games.c.status == "open", games.c.public))

    async def running_tables(self) -> list[Listed]:
        """Return public tables at which one can watch, those first where something happened."""
        return await self._list(and_(games.c.status == "playing", games.c.public))

    async def tables_of(self, person: str) -> list[tuple[Listed, int]]:
        """Return a person's tables with the seat there.

        First those that are not over, and of each those where something happened last.
        """
        query = (
            select(games, players.c.seat.label("own"))
            .join(players, players.c.game == games.c.id)
            .where(players.c.person == person)
            .order_by(games.c.status.in_(["over", "frozen"]), games.c.moved.desc())
            .limit(MOST_LISTED)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return [(_listed(row), row["own"]) for row in rows.mappings()]

    async def unfinished_tables_of(self, person: str) -> list[str]:
        """Return the tables, open or with a game that runs, at which a person has a seat."""
        query = (
            select(games.c.id)
            .join(players, players.c.game == games.c.id)
            .where(players.c.person == person, games.c.status.in_(["open", "playing"]))
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def count_of(self, person: str) -> int:
        """Return at how many tables that are not over a person sits; those left don't count."""
        query = (
            select(func.count())
            .select_from(players.join(games, players.c.game == games.c.id))
            .where(players.c.person == person, players.c.left.is_(False))
            .where(games.c.status.in_(["open", "playing"]))
        )
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _list(self, which: ColumnElement[bool]) -> list[Listed]:
        query = select(games).where(which).order_by(games.c.moved.desc()).limit(MOST_LISTED)
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return [_listed(row) for row in rows.mappings()]

    # Chat

    async def say(self, game: str, line: ChatLine, key: str) -> ChatLine | None:
        """Keep what somebody says; the same again is kept once. None if there is no such table."""
        said = and_(chat.c.game == game, chat.c.person == line.person, chat.c.key == key)
        grow = (
            update(games)
            .where(games.c.id == game)
            .values(chat_head=games.c.chat_head + 1)
            .returning(games.c.chat_head)
        )
        try:
            async with self._database.writing() as connection:
                head = (await connection.execute(grow)).scalar_one_or_none()
                if head is None:
                    return None
                line.number = head - 1
                row = {**msgspec.structs.asdict(line), "game": game, "key": key}
                await connection.execute(insert(chat), row)
        except IntegrityError:  # it was said before
            async with self._database.reading() as connection:
                before = (await connection.execute(select(chat).where(said))).mappings().one()
                return _chat_line(before)
        return line

    async def chat_since(self, game: str, since: int, most: int = 200) -> list[ChatLine]:
        """Return what was said at a table from a number on, the latest of it if it is much."""
        query = (
            select(chat)
            .where(chat.c.game == game, chat.c.number >= since)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_chat_line(row) for row in reversed(rows)]

    # Timed work

    async def due(self, now: float, node: str, most: int = 100) -> list[str]:
        """Return tables where something has to be done and no other node is at it.

        Games of other rules than ours are for nodes that have those.
        """
        free = or_(games.c.lease_until < now, games.c.lease_owner == node)
        query = (
            select(games.c.id)
            .where(games.c.due <= now, games.c.status == "playing", free, _is_of_our_rules())
            .order_by(games.c.due)
            .limit(most)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def lease(self, game: str, node: str, now: float, until: float) -> int | None:
        """Become the one node that does a table's timed work; None if another one is.

        The number returned fences off whoever held the lease before and does not know yet.
        """
        take = (
            update(games)
            .where(
                games.c.id == game,
                or_(
                    games.c.lease_until < now,
                    games.c.lease_owner == node,
                    games.c.lease_owner.is_(None),
                ),
            )
            .values(lease_owner=node, lease_fence=games.c.lease_fence + 1, lease_until=until)
            .returning(games.c.lease_fence)
        )
        async with self._database.writing() as connection:
            fence: int | None = (await connection.execute(take)).scalar_one_or_none()
            return fence

    async def release_all(self) -> None:
        """Give all leases back: right only for who is alone with the database."""
        give = update(games).values(lease_owner=None, lease_until=0.0)
        async with self._database.writing() as connection:
            await connection.execute(give.where(games.c.lease_owner.is_not(None)))

    async def release(self, node: str) -> None:
        """Give all leases of a node back, so that others need not wait for them to run out."""
        give = (
            update(games)
            .where(games.c.lease_owner == node)
            .values(lease_owner=None, lease_until=0.0)
        )
        async with self._database.writing() as connection:
            await connection.execute(give)


def _is_of_our_rules() -> ColumnElement[bool]:
    return or_(
        *(
            and_(
                games.c.edition == edition,
                games.c.rules == rules.version,
                games.c.digest == rules.digest,
            )
            for edition, rules in all_rules_here().items()
        )
    )


def _log_of(game: str, since: int) -> Select[Any]:
    return (
        select(entries)
        .where(entries.c.game == game, entries.c.idx >= since)
        .order_by(entries.c.idx)
    )


def _json(value: object) -> str:
    return _JSON.encode(value).decode()


def _summary(session: Session) -> Row:
    """Return what of a table's row follows from its log."""
    game = session.game
    return {
        "status": session.status,
        "seats": _json(session.occupants),
        "rematch": session.rematch,
        "frozen": session.frozen,
        "host": session.host,
        "owing": 0 if game is None else sum(1 << seat for seat in game.owing()),
        "due": session.due(),
        "moved": session.past[-1].entry.at,
    }


def _seated(session: Session) -> list[Row]:
    """Return who sits where; somebody who has left sits there still, behind a bot."""
    return [
        {
            "game": session.setup.id,
            "person": occupant.person,
            "seat": seat,
            "left": occupant.bot is not None,
        }
        for seat, occupant in enumerate(session.occupants)
        if occupant.person is not None
    ]


def _entry_row(game: str, entry: Entry) -> Row:
    return {
        "game": game,
        "idx": entry.index,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "author": entry.author,
        "person": entry.person,
        "key": entry.key,
        "prompt": entry.prompt,
        "action": entry.action,
        "data": _json(entry.data),
        "hash": entry.hash,
    }


def _entry(row: RowMapping) -> Entry:
    return Entry(
        index=row["idx"],
        at=row["at"],
        kind=row["kind"],
        seat=row["seat"],
        author=row["author"],
        person=row["person"],
        key=row["key"],
        prompt=row["prompt"],
        action=row["action"],
        hash=row["hash"],
        data=_DATA.decode(row["data"]),
    )


def _setup(row: RowMapping) -> Setup:
    """Return how a table was set up; its host may have changed since, and the log says so."""
    return Setup(
        id=row["id"],
        game=row["game"],
        edition=row["edition"],
        players=row["players"],
        options=_OPTIONS.decode(row["options"]),
        public=row["public"],
        host=row["host"],
        created=row["created"],
        seed=int(row["seed"], 16),
        salt=row["salt"],
        commitment=row["commitment"],
    )


def _listed(row: RowMapping) -> Listed:
    return Listed(
        id=row["id"],
        game=row["game"],
        edition=row["edition"],
        status=row["status"],
        options=_OPTIONS.decode(row["options"]),
        seats=_SEATS.decode(row["seats"]),
        created=row["created"],
        moved=row["moved"],
        host=row["host"],
        owing=row["owing"],
    )


def _chat_line(row: RowMapping) -> ChatLine:
    return ChatLine(
        number=row["number"],
        at=row["at"],
        person=row["person"],
        name=row["name"],
        text=row["text"],
        seat=row["seat"] if row["seat"] is not None else NOBODY,
    )
