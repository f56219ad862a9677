"""Looking back: a game after any entry of its log, and its record.

Of a game that is over everything may be seen. Of one that goes on, a viewer sees what it saw at
the time: the public what was public, somebody who plays its own.
"""

from __future__ import annotations

from hidalgo.door.game import Game
from hidalgo.door.opening import begin
from hidalgo.door.record import Record
from hidalgo.grande.decisions import KINDS
from hidalgo.server.protocol.api import Moment, Replay
from hidalgo.server.protocol.table import Options
from hidalgo.server.tables.entries import NOBODY, Entry
from hidalgo.server.tables.session import Session, Setup
from hidalgo.server.tables.showing import (
    WATCHING,
    Names,
    show_line,
    show_lines,
    show_play,
    show_table,
)
from hidalgo.server.tables.wishes import RefusalError


def viewers_for(session: Session, person: str) -> list[int]:
    """Return with whose eyes somebody may look back at a game."""
    if session.status == "over":
        return [WATCHING, *range(session.setup.players)]
    seat = session.seat_of(person)
    return [WATCHING] if seat == NOBODY else [WATCHING, seat]


def check_viewer(session: Session, person: str, viewer: int) -> None:
    """Refuse eyes that nobody has, and those that are not one's own while a game goes on."""
    players = session.setup.players
    if not WATCHING <= viewer < players:
        raise RefusalError(
            "no-seat",
            f"there is no seat {viewer} to see this game from; seats go from 0 to {players - 1}, "
            "and -1 is the public",
        )
    allowed = viewers_for(session, person)
    if viewer not in allowed:
        raise RefusalError(
            "not-yours",
            f"this game can be seen as one of {allowed} (-1 is the public), not as {viewer}; "
            "everything can be seen when it is over",
        )


def first_index(session: Session) -> int:
    """Return the index of the entry with which the game began."""
    for past in session.past:
        if past.entry.kind == "started":
            return past.entry.index
    raise RefusalError("not-begun", "the game has not begun")


def replay_of(session: Session, person: str, viewer: int, names: Names) -> Replay:
    """Return all lines of a game, to step through."""
    check_viewer(session, person, viewer)
    first = first_index(session)
    return Replay(
        table=show_table(session, names),
        seat=session.seat_of(person),
        viewer=viewer,
        viewers=viewers_for(session, person),
        first=first,
        last=session.head - 1,
        lines=show_lines(session, first, viewer, names),
    )


def moment_of(session: Session, person: str, viewer: int, index: int, names: Names) -> Moment:
    """Return a game as it stood after an entry."""
    check_viewer(session, person, viewer)
    first = first_index(session)
    if not first <= index < session.head:
        raise RefusalError(
            "no-moment", f"there are moments {first} to {session.head - 1}, not {index}"
        )
    then = Session(session.setup)
    for past in session.past[: index + 1]:
        then.fold(past.entry)
    play = show_play(then, viewer)
    assert play is not None
    return Moment(index, show_line(session.past[index], viewer, names), play)


def record_of(session: Session, person: str) -> Record:
    """Return the record of a game: complete when it is over, else what somebody may know of it."""
    seat = session.seat_of(person)
    return game_of(session).record(None if seat == NOBODY else seat)


def game_of(session: Session) -> Game:
    """Return the game at a table as the public door knows it, with what was taken back."""
    first_index(session)
    setup = session.setup
    game = begin(
        edition=setup.edition,
        players=setup.players,
        seed=setup.seed,
        options={"vetos": setup.options.vetos, "short": setup.options.short},
        salt=setup.salt,
    )
    made, undone = _lines_of(session)
    for number in range(len(made) + 1):
        for entry in undone.get(number, []):
            game.note_undone(_action(entry), entry.seat)
        if number < len(made):
            game.apply(_action(made[number]), made[number].seat)
    return game


def _lines_of(session: Session) -> tuple[list[Entry], dict[int, list[Entry]]]:
    """Return the decisions that stand, and those taken back by how many stood before them."""
    made: list[Entry] = []
    undone: list[tuple[int, Entry]] = []
    for past in session.past:
        entry = past.entry
        if entry.kind == "decision":
            made.append(entry)
        elif entry.kind == "undo":
            to = entry.data.to
            undone = [(min(number, to), earlier) for number, earlier in undone]
            undone += [(to, taken_back) for taken_back in made[to:]]
            del made[to:]
    by_number: dict[int, list[Entry]] = {}
    for number, entry in undone:
        by_number.setdefault(number, []).append(entry)
    return made, by_number


def _action(entry: Entry) -> int:
    assert entry.action is not None, "a decision says what was decided"
    return entry.action


def session_of(record: Record) -> Session:
    """Return a table that plays a complete record once more, to look back at it."""
    setup = Setup(
        id="record",
        game="grande",
        edition=record.edition,
        players=record.players,
        options=Options(record.vetos, record.short),
        public=False,
        host="",
        created=0.0,
        seed=record.seed or 0,
        salt=record.salt or "",
        commitment=record.commitment or "",
    )
    session = Session(setup)
    session.fold(Entry(0, 0.0, "created"))
    session.fold(Entry(1, 0.0, "started"))
    for line in record.lines:
        if line.undone or session.game is None:
            continue
        action = KINDS.from_text(line.text)
        digest = session.game.try_actions([action], line.seat)[0]
        entry = Entry(session.head, 0.0, "decision", line.seat, "person")
        entry.action, entry.hash = action, digest
        session.fold(entry)
    return session
