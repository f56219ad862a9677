"""Where tables are kept: their logs, their rows in the lobby, what is said at them, leases.

The log is the truth. What else is in a table's row follows from it and is written in the same
transaction, so that tables can be found without reading their logs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hidalgo.server.database import Database
from hidalgo.server.protocol.table import ChatLine
from hidalgo.server.schema import chat, entries, games, players
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.journal import Append, Journal
from hidalgo.server.tables.rows import (
    Listed,
    chat_line_from,
    entry_from,
    listed_from,
    row_of_entry,
    row_of_setup,
    seated,
    setup_from,
    summary_of,
)
from hidalgo.server.tables.rules import all_rules_here, rules_here
from hidalgo.server.tables.session import Session, Setup

MOST_LISTED: Final = 50


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
            **row_of_setup(setup),
            "rules": rules,
            "digest": digest,
            "head": session.head,
            "chat_head": max((line.number + 1 for line in said), default=0),
            **summary_of(session),
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(games), row)
            written = [row_of_entry(setup.id, past.entry) for past in session.past]
            await connection.execute(insert(entries), written)
            if sitting := seated(session):
                await connection.execute(insert(players), sitting)
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
                setup_from(row),
                [entry_from(line) for line in log.mappings()],
                row["rules"],
                row["digest"],
                Heads(row["head"], row["chat_head"]),
            )

    async def entries_since(self, game: str, since: int) -> list[Entry]:
        """Return what the log of a table has from an index on."""
        async with self._database.reading() as connection:
            log = await connection.execute(_log_of(game, since))
            return [entry_from(line) for line in log.mappings()]

    async def append(
        self, before: Session, after: Session, new: Iterable[Entry], fence: int | None = None
    ) -> bool:
        """Add entries to a log, durably; False if others were first and the log goes on."""
        game = before.setup.id
        new = list(new)
        changes_seats = any(entry.kind == "seat" for entry in new)
        summary = summary_of(after)
        if any(entry.kind == "started" for entry in new):
            # The table may have been set up before the server got its present rules.
            summary["rules"], summary["digest"] = rules_here(before.setup.edition)
        return await self.journal.append(
            Append(
                game,
                before.head,
                [row_of_entry(game, entry) for entry in new],
                summary,
                seated(after) if changes_seats else None,
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
        """Return public tables at which one can watch, those first where something happened.

        Where everybody has left there is nothing to watch until somebody comes back, nor where the
        rules are not those of this server.
        """
        plays = and_(players.c.game == games.c.id, players.c.left.is_(False))
        return await self._list(
            and_(
                games.c.status == "playing",
                games.c.public,
                select(players).where(plays).exists(),
                _is_of_our_rules(),
            )
        )

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
            return [(listed_from(row), row["own"]) for row in rows.mappings()]

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
            return [listed_from(row) for row in rows.mappings()]

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
                return chat_line_from(before)
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
        return [chat_line_from(row) for row in reversed(rows)]

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
