"""A known game at a server, at any moment: what is looked at is the same in every run.

Four bots have played it once; `known.txt` is its record. It comes to a server as any game from
elsewhere does, through `hidalgo admin import`. All four seats belong to people, so nobody moves.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hidalgo.door.record import RULES, Record, read
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.editions import edition
from hidalgo.server.admin.transfer import FORM, Exported
from hidalgo.server.protocol.table import ChatLine, Options
from hidalgo.server.tables import wishes
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.session import Session, Setup
from hidalgo.server.tables.wishes import By
from tests.server.playing import Server

FILE: Final = Path(__file__).with_name("known.txt")
NAMES: Final = ("Ana", "Beltrán", "Carmen", "Diego")

# Moments at which the first seat is asked, as numbers of decisions.
POWER: Final = 191
"""Round 6: somebody has chosen a power card already."""
PLACE: Final = 264
"""Round 7: four caballeros to place, the map is full."""
WHOLE: Final = 10_000
BEFORE: Final = -1
"""People are at the table, and the game has not begun."""

_FIRST: Final = 6  # the entry of the first decision: the table, four people, the start
_PACE: Final = 9.0  # seconds from one decision to the next
_CHAT: Final = ((1, "¡Buenas!"), (2, "Hello, all"), (0, "Let's see who gets Granada."))


class Moment(NamedTuple):
    """A game at a server: its id, how many decisions were made, and whose seat we have."""

    table: str
    made: int
    seat: int = 0


def record() -> Record:
    """Return the record of the known game."""
    return read(FILE.read_text(encoding="utf-8"))


def entry_of(decision: int) -> int:
    """Return the index of the log's entry that is a decision, counted from 1."""
    return _FIRST + decision - 1


def bring(server: Server, first: str, moments: Iterable[Moment]) -> None:
    """Bring the known game to a server, at some moments; `first` is who looks at it, a public id.

    The tables were set up one after the other, so that lists of them have an order.
    """
    now = time.time()
    others = [f"known-{name.lower()}" for name in NAMES[1:]]
    lines = [
        exported(
            moment,
            (*others[: moment.seat], first, *others[moment.seat :]),
            now - 3600 * number,
        )
        for number, moment in enumerate(moments, 1)
    ]
    file = Path(server.settings["HIDALGO_DATA"]) / "known.jsonl"
    file.write_bytes(b"".join(lines))
    done = subprocess.run(
        [sys.executable, "-m", "hidalgo", "admin", "import", str(file)],
        env={**os.environ, **server.settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def exported(moment: Moment, people: Sequence[str], ended: float) -> bytes:
    """Return the game at a moment as `hidalgo admin export` would write it."""
    known = record()
    assert known.seed is not None
    assert known.salt is not None
    assert known.commitment is not None
    lines = known.lines[: max(0, moment.made)]
    begun = ended - _PACE * (len(lines) + 1)
    setup = Setup(
        moment.table, known.game, known.edition, known.players, Options(), public=True,
        host=people[0], created=begun, seed=known.seed, salt=known.salt,
        commitment=known.commitment,
    )  # fmt: skip
    session = Session(setup)
    _fold(session, wishes.create(session, By(begun, "person", people[0]), []))
    for seat, person in list(enumerate(people))[1 : 2 if moment.made == BEFORE else None]:
        _fold(session, wishes.take_seat(session, By(begun, "person", person), seat))
    if moment.made != BEFORE:
        _fold(session, wishes.start(session, By(begun, "person", people[0])))
    for number, line in enumerate(lines, 1):
        question = session.question(line.seat)
        assert question is not None, f"decision {number}: seat {line.seat} is asked nothing"
        by = By(begun + _PACE * number, "person", people[line.seat], f"known-{number}")
        action = KINDS.from_text(line.text)
        _fold(session, wishes.decide(session, by, line.seat, question.prompt, [action]))
    chat = [
        ChatLine(number, begun + 5 + number, people[seat], NAMES[seat], text, seat)
        for number, (seat, text) in enumerate(_CHAT)
        if moment.made != BEFORE
    ]
    return (
        msgspec.json.encode(
            Exported(
                FORM, setup.id, setup.game, setup.edition, setup.players, setup.options,
                setup.public, setup.host, setup.created, f"{setup.seed:032x}", setup.salt,
                setup.commitment, RULES, edition(setup.edition).digest,
                names=dict(zip(people, NAMES, strict=True)),
                entries=[past.entry for past in session.past],
                chat=chat,
                record=None,
            )
        )
        + b"\n"
    )  # fmt: skip


def _fold(session: Session, entries: list[Entry]) -> None:
    for entry in entries:
        session.fold(entry)
