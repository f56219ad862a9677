"""What people, bots and clocks wish at a table, and which entries of the log would grant it.

Every function here looks at a session and returns entries, or raises why not. Nothing changes: an
entry counts only once it is durable. No entries mean that all is already as wished.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from hidalgo.bots import names as bot_names
from hidalgo.grande.editions import editions
from hidalgo.server.protocol.table import Author
from hidalgo.server.tables.entries import NOBODY, Data, Entry, Kind
from hidalgo.server.tables.game import TableGame
from hidalgo.server.tables.session import Occupant, Session

STAND_IN: Final = "greedy"  # plays for who has left, and on seats that are open at the start


class RefusalError(Exception):
    """A wish that is not granted: a code for programs, and what would be right."""

    def __init__(self, code: str, text: str) -> None:
        """Take the code and the text."""
        super().__init__(text)
        self.code = code
        self.text = text


class OutdatedError(Exception):
    """The question that was answered is no longer open."""


class By(NamedTuple):
    """Whose wish it is: when, as what, a person's public id, the client's key for it."""

    at: float
    author: Author = "table"
    person: str | None = None
    key: str | None = None


PersonWish: TypeAlias = Callable[[Session, By], list[Entry]]

_NOTHING: Final = Data()


def _entry(
    session: Session,
    by: By,
    kind: Kind,
    seat: int = NOBODY,
    *,
    offset: int = 0,
    data: Data = _NOTHING,
) -> Entry:
    """Return the entry that comes next in the log, or `offset` later; the first has the key."""
    key = by.key if offset == 0 else None
    index = session.head + offset
    return Entry(index, by.at, kind, seat, by.author, by.person, key, data=data)


# Before the game


def create(session: Session, by: By, bots: Sequence[str]) -> list[Entry]:
    """Set a table up: the host sits on the first seat, bots on the last ones."""
    players = session.setup.players
    if len(bots) >= players:
        raise RefusalError(
            "too-many-bots",
            f"a table for {players} has room for {players - 1} bots beside you, not {len(bots)}",
        )
    entries = [_entry(session, by, "created")]
    entries.append(_sit(session, by, 0, Occupant(by.person), offset=1))
    for offset, bot in enumerate(bots, 2):
        check_bot(bot)
        seat = players - len(bots) + offset - 2
        entries.append(_sit(session, by, seat, Occupant(None, bot), offset=offset))
    return entries


def take_seat(session: Session, by: By, seat: int | None) -> list[Entry]:
    """Sit down on an open seat, change seats before the game, or take one's own back from a bot."""
    person = _person(by)
    mine = session.left_seat_of(person)
    if mine != NOBODY and session.status == "playing":
        return [_sit(session, by, mine, Occupant(person))]
    sitting = session.seat_of(person)
    if sitting != NOBODY and seat in {None, sitting}:
        return []
    _check_open(session)
    if seat is None:
        free = [number for number, who in enumerate(session.occupants) if who.open]
        if not free:
            raise RefusalError("full", "there is no open seat at this table; one can watch")
        seat = free[0]
    _check_seat(session, seat)
    if not session.occupants[seat].open:
        raise RefusalError("taken", f"seat {seat + 1} is taken; take another one")
    entries = [_sit(session, by, seat, Occupant(person))]
    if sitting != NOBODY:
        entries.append(_sit(session, by, sitting, Occupant(), offset=1))
    return entries


def set_bot(session: Session, by: By, seat: int, bot: str | None) -> list[Entry]:
    """Put a bot on a seat, or open the seat again."""
    _check_open(session)
    _check_host(session, by)
    _check_seat(session, seat)
    check_bot(bot)
    if session.occupants[seat].person is not None:
        raise RefusalError("taken", f"somebody sits on seat {seat + 1}; a bot takes an open one")
    if session.occupants[seat].bot == bot:
        return []
    return [_sit(session, by, seat, Occupant(None, bot))]


def leave(session: Session, by: By) -> list[Entry]:
    """Leave the table: before the game the seat opens, later a bot plays on, for others."""
    person = _person(by)
    seat = session.seat_of(person)
    if seat == NOBODY:
        raise RefusalError("not-seated", "only somebody who sits at the table can leave it")
    if session.status in {"playing", "frozen"}:
        return [_sit(session, by, seat, Occupant(person, STAND_IN))]
    _check_open(session)
    others = [who.person for who in session.occupants if who.person not in {None, person}]
    if not others:
        return [
            _sit(session, by, seat, Occupant()),
            _entry(session, by, "closed", offset=1),
        ]
    host = others[0] if person == session.host else None
    return [_entry(session, by, "seat", seat, data=Data(host=host))]


def leave_for_good(session: Session, by: By) -> list[Entry]:
    """Leave without a way back: a bot has the seat from now on, and no game waits for it."""
    person = _person(by)
    seat = max(session.seat_of(person), session.left_seat_of(person))
    if seat != NOBODY and session.status in {"playing", "frozen"}:
        return [_sit(session, by, seat, Occupant(None, STAND_IN))]
    return leave(session, by)


def start(session: Session, by: By) -> list[Entry]:
    """Begin the game; bots take the seats that are still open."""
    _check_open(session)
    _check_host(session, by)
    entries: list[Entry] = []
    for seat, occupant in enumerate(session.occupants):
        if occupant.open:
            bot = Occupant(None, STAND_IN)
            entries.append(_sit(session, by, seat, bot, offset=len(entries)))
    entries.append(_entry(session, by, "started", offset=len(entries)))
    return entries


def rematch(session: Session, by: By, table: str) -> list[Entry]:
    """Point to the table at which the same people play again."""
    if session.status not in {"over", "frozen"} or session.game is None:
        raise RefusalError("not-over", "a game can be played again when it is over")
    if _person(by) not in session.people():
        raise RefusalError("not-seated", "those who played can ask for another game")
    return [_entry(session, by, "rematch", data=Data(table=table))]


def _sit(session: Session, by: By, seat: int, occupant: Occupant, *, offset: int = 0) -> Entry:
    data = Data(person=occupant.person, bot=occupant.bot)
    return _entry(session, by, "seat", seat, offset=offset, data=data)


# In the game


def decide(session: Session, by: By, seat: int, prompt: int, actions: Sequence[int]) -> list[Entry]:
    """Answer a question with some decisions in a row.

    All must be legal; they end early where something is shown or others decide.
    """
    game = _running(session)
    question = session.question(seat)
    if question is None or question.prompt != prompt:
        raise OutdatedError
    entries = []
    for offset, digest in enumerate(game.try_actions(actions, seat)):
        entry = _entry(session, by, "decision", seat, offset=offset)
        entry.prompt, entry.action, entry.hash = prompt, actions[offset], digest
        entries.append(entry)
    return entries


def undo(session: Session, by: By, seat: int, to: int) -> list[Entry]:
    """Take back one's own latest decisions until `to` stand."""
    game = _begun(session)
    floor, made = game.undo_floor(seat), len(game.made)
    if session.status != "playing" or floor == made:
        raise RefusalError(
            "no-undo",
            "there is nothing to take back: the latest decision is another's, or has shown "
            "something; the others can be asked to agree",
        )
    if not floor <= to < made:
        raise RefusalError(
            "no-undo", f"one can go back to {floor} to {made - 1} decisions, not {to}"
        )
    return [_entry(session, by, "undo", seat, data=Data(to=to))]


def ask_takeback(session: Session, by: By, seat: int) -> list[Entry]:
    """Ask all other people at the table to take back one's latest decision, with all after it."""
    game = _running(session)
    if session.vote is not None:
        raise RefusalError("no-vote", "another wish to take back is being voted on")
    if game.latest_of(seat) < 0:
        raise RefusalError("no-undo", "there is nothing to take back: no decision of one's own")
    wish = _entry(session, by, "takeback", seat)
    vote = session.vote_for(seat)
    if vote.missing:
        return [wish]
    return [wish, _entry(session, by, "undo", seat, offset=1, data=Data(to=vote.to))]


def answer_takeback(session: Session, by: By, seat: int, agree: bool) -> list[Entry]:
    """Agree, or not, to what another wants to take back; the last to agree carries it out."""
    _running(session)
    vote = session.vote
    if vote is None or seat not in vote.missing:
        raise RefusalError("no-vote", "this seat is not asked to agree to anything")
    answer = _entry(session, by, "answer", seat, data=Data(agree=agree))
    if not agree or vote.missing != [seat]:
        return [answer]
    return [answer, _entry(session, by, "undo", vote.seat, offset=1, data=Data(to=vote.to))]


def freeze(session: Session, by: By, reason: str) -> list[Entry]:
    """Stop a game that cannot go on as it was; once is enough."""
    if session.frozen_for_good:
        return []
    return [_entry(session, by, "frozen", data=Data(reason=reason))]


# What is checked


def _begun(session: Session) -> TableGame:
    if session.game is None:
        raise RefusalError("not-begun", "the game has not begun")
    if session.status == "frozen":
        raise RefusalError("frozen", f"the game cannot go on: {session.frozen}")
    return session.game


def _running(session: Session) -> TableGame:
    game = _begun(session)
    if session.status != "playing":
        raise OutdatedError
    return game


def _person(by: By) -> str:
    assert by.person is not None, "people sit down, leave and ask for games; nothing else does"
    return by.person


def _check_open(session: Session) -> None:
    if session.status != "open":
        raise RefusalError("begun", "the game has begun; seats are as they are")


def _check_host(session: Session, by: By) -> None:
    if by.person != session.host:
        raise RefusalError("not-host", "this is for who has set the table up")


def _check_seat(session: Session, seat: int) -> None:
    if not 0 <= seat < session.setup.players:
        raise RefusalError(
            "no-seat", f"there is no seat {seat}; seats go from 0 to {session.setup.players - 1}"
        )


def check_bot(bot: str | None) -> None:
    """Refuse a bot that there is not."""
    if bot is not None and bot not in bot_names():
        raise RefusalError("no-bot", f"there is no bot {bot!r}; there are {', '.join(bot_names())}")


def check_edition(edition: str) -> None:
    """Refuse an edition that there is not."""
    if edition not in editions():
        raise RefusalError(
            "no-edition", f"there is no edition {edition!r}: {', '.join(editions())}"
        )
