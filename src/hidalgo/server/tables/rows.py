"""Tables, entries and chat as rows of the database, and back."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import RowMapping

from hidalgo.server.protocol.table import ChatLine, Options, Status
from hidalgo.server.tables.entries import NOBODY, Data, Entry
from hidalgo.server.tables.journal import Row
from hidalgo.server.tables.rules import all_rules_here
from hidalgo.server.tables.session import Occupant, Session, Setup

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


def row_of_setup(setup: Setup) -> Row:
    """Return how a table was set up as it is kept."""
    return {
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
    }


def _json(value: object) -> str:
    return _JSON.encode(value).decode()


def summary_of(session: Session) -> Row:
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


def seated(session: Session) -> list[Row]:
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


def row_of_entry(game: str, entry: Entry) -> Row:
    """Return an entry of a table's log as it is kept."""
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


def entry_from(row: RowMapping) -> Entry:
    """Return an entry of a log."""
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


def setup_from(row: RowMapping) -> Setup:
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


def listed_from(row: RowMapping) -> Listed:
    """Return a table as a line of the lobby; a game of rules that are not here stands still."""
    playable = all_rules_here().get(row["edition"]) == (row["rules"], row["digest"])
    return Listed(
        id=row["id"],
        game=row["game"],
        edition=row["edition"],
        status="frozen" if row["status"] == "playing" and not playable else row["status"],
        options=_OPTIONS.decode(row["options"]),
        seats=_SEATS.decode(row["seats"]),
        created=row["created"],
        moved=row["moved"],
        host=row["host"],
        owing=row["owing"],
    )


def chat_line_from(row: RowMapping) -> ChatLine:
    """Return something that was said."""
    return ChatLine(
        number=row["number"],
        at=row["at"],
        person=row["person"],
        name=row["name"],
        text=row["text"],
        seat=row["seat"] if row["seat"] is not None else NOBODY,
    )
