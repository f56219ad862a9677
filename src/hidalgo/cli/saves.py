"""Games on disk: a record with comments that say who sits where, written after every decision.

Since it is a record, `hidalgo check` and `hidalgo replay` read it as it is. A file is replaced as
a whole, so that whenever the program ends there is a complete one.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from errno import ENOTDIR
from pathlib import Path
from typing import Final, NamedTuple

from hidalgo.cli.files import text_of
from hidalgo.cli.screen import printable
from hidalgo.cli.seats import names_for
from hidalgo.door.game import Game
from hidalgo.door.opening import load
from hidalgo.kernel.errors import HidalgoError, MalformedError

PERSON: Final = "person"
LONGEST_NAME: Final = 20
_SEAT: Final = re.compile(r"^; seat P([1-5]) (\S+) (.+)$", re.MULTILINE)
_OVER: Final = re.compile(r"^winners ", re.MULTILINE)


class Player(NamedTuple):
    """Who sits at a seat: a name, and a bot as words, such as `greedy:rivals=0.5`; or a person."""

    name: str
    plan: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard plays this seat."""
        return self.plan == PERSON


# What a file was like at some time: when written, which one, how long; None if there was none.
Stamp = tuple[int, int, int] | None


class Saved(NamedTuple):
    """A game from a file, who plays it, and what the file was like."""

    game: Game
    players: list[Player]
    stamp: Stamp = None


def folder() -> Path:
    """Return where games are kept: below XDG_STATE_HOME, which is ~/.local/state unless set."""
    home = os.environ.get("XDG_STATE_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "state"
    return base / "hidalgo" / "games"


def new_file(now: datetime | None = None) -> Path:
    """Return a file for a new game that no other game has."""
    return free(folder() / f"{now or datetime.now(UTC):%Y-%m-%d-%H%M%S}.txt")


def free(wanted: Path) -> Path:
    """Return a file that is not there yet: as wanted, or with a number."""
    file, number = wanted, 2
    while os.path.lexists(file):  # also where one may not even look
        file = wanted.with_stem(f"{wanted.stem}-{number}")
        number += 1
    return file


def elsewhere(file: Path) -> Iterator[Path]:
    """Return where a game can be kept if it cannot be in its file: with the others, or for now."""
    yield free(folder() / f"{file.stem}.txt")
    yield free(Path(tempfile.gettempdir()) / f"hidalgo-{file.stem}.txt")


def write(file: Path, game: Game, players: Sequence[Player]) -> None:
    """Write a game to a file, or leave the file as it was."""
    first, _, rest = str(game.record(complete=True)).partition("\n")
    seats = [f"; seat P{seat + 1} {p.plan} {p.name}" for seat, p in enumerate(players)]
    text = "\n".join([first, *seats, rest])
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # which says as little as can be of a file in the way
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(file.parent)) from error
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def stamp(file: Path) -> Stamp:
    """Return what a file is like now, which changes whenever somebody writes to it."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino, found.st_size


def read(file: Path) -> Saved:
    """Bring a game back from a file; a record that names nobody gets one person and bots."""
    known = stamp(file)
    try:
        text = text_of(str(file))
    except MalformedError as error:
        raise MalformedError(f"{file} cannot be read: {error}") from error
    try:
        game = load(text)
    except HidalgoError as error:
        raise MalformedError(f"{file} holds no game to go on with: {error}") from error
    return Saved(game, players_in(text, game.players), known)


def players_in(text: str, count: int) -> list[Player]:
    """Return who plays by a record's comments; seats it says nothing of go to bots, but P1."""
    players = [
        Player(name, "greedy" if seat else PERSON) for seat, name in enumerate(names_for(count))
    ]
    for number, plan, name in _SEAT.findall(text):
        if int(number) <= count:
            players[int(number) - 1] = Player(clean_name(name), plan)
    return players


def clean_name(name: str) -> str:
    """Return a name as it can stand in a line; nothing if nothing of it can."""
    return printable(name.replace(",", " "))[:LONGEST_NAME].strip()


def unfinished() -> Iterator[Path]:
    """Return the games that are not over, the one that was played last first."""
    try:
        files = sorted(folder().glob("*.txt"), key=lambda file: (file.stat().st_mtime, file.name))
    except OSError:
        return
    for file in reversed(files):
        with contextlib.suppress(OSError):
            if not _OVER.search(file.read_text(encoding="utf-8", errors="replace")):
                yield file
