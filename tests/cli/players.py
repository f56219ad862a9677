"""Somebody at the keyboard, for tests: a screen that answers by itself and keeps what it showed."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import hidalgo
from hidalgo.cli import saves
from hidalgo.cli.keeping import Keeper
from hidalgo.cli.saves import Player
from hidalgo.cli.screen import LeftError, Screen, printable
from hidalgo.cli.session import Session
from hidalgo.kernel.rng import stream
from hidalgo.locale.grande import Words

Answerer = Callable[[Session, int, Sequence[str]], str]

ALONE = [Player("Ana"), Player("Bea", "random"), Player("Cleo", "random")]
TOGETHER = [Player("Ana"), Player("Bea"), Player("Cleo")]


class Keyboard(Screen):
    """A screen without a terminal: a function says what is typed, all that is shown is kept."""

    def __init__(self, width: int = 80) -> None:
        self.paper = io.StringIO()
        super().__init__(Console(file=self.paper, width=width, highlight=False), pauses=False)
        self.session: Session
        self.answer: Answerer
        self.is_private = False

    def read(self, prompt: str, words: Sequence[str] = (), *, secret: bool = False) -> str:
        if not words:
            return ""  # to go on, or to take the keyboard over
        assert secret == self.is_private
        seat = self.session.people[0]
        for person in self.session.people:
            if prompt == f"{self.session.words.seat(person)}> ":
                seat = person
        line = self.answer(self.session, seat, words)
        self.console.print(f"{prompt}{printable(line)}", markup=False)
        return line

    @contextlib.contextmanager
    def private(self) -> Iterator[None]:
        assert not self.is_private
        self.is_private = True
        paper, self.console.file = self.console.file, io.StringIO()
        try:
            yield
        finally:
            self.console.file = paper
            self.is_private = False


def seated(
    file: Path,
    answer: Answerer,
    players: Sequence[Player],
    *,
    language: str = "en",
    seed: int = 1,
    edition: str = "bigbox",
    short: bool = False,
    game: hidalgo.Game | None = None,
) -> tuple[Session, Keyboard]:
    """Return a session at its beginning, and the screen it is on."""
    if game is None:
        game = hidalgo.new(
            edition=edition, players=len(players), seed=seed, options={"short": short}
        )
    screen = Keyboard()
    words = Words(language, edition, [player.name for player in players], strict=True)
    session = Session(game, players, words, screen, Keeper(file, saves.stamp(file)))
    screen.session, screen.answer = session, answer
    return session, screen


def at_random(seed: int) -> Answerer:
    """Return somebody who takes any legal choice, in notation."""
    rng = stream(seed, "keyboard")

    def answer(session: Session, seat: int, _words: Sequence[str]) -> str:
        legal = session.game.legal(seat)
        return session.game.describe(legal[rng.below(len(legal))])

    return answer


def says(*lines: str) -> Script:
    """Return somebody who types some lines and then leaves."""
    return Script(lines)


class Script:
    """Types lines one after the other; leaves when there are no more."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)

    def __call__(self, _session: Session, _seat: int, _words: Sequence[str]) -> str:
        if not self.lines:
            raise LeftError
        return self.lines.pop(0)


def heard(file: Path, *lines: str, game: hidalgo.Game | None = None) -> tuple[Session, str]:
    """Type some lines, leave, and return the session and all that was shown."""
    session, screen = seated(file, says(*lines), ALONE, game=game and game.copy())
    with pytest.raises(LeftError):
        session.run()
    return session, screen.paper.getvalue()


def moment(wanted: Callable[[hidalgo.Game, int], bool], players: int = 3) -> hidalgo.Game:
    """Return a random game at the first moment when seat 0 is asked something wanted."""
    for seed in range(500):
        game = hidalgo.new(players=players, seed=seed)
        rng = stream(seed, "moments")
        while not game.over:
            seat = game.actors()[0]
            if seat == 0 and wanted(game, seat):
                return game
            legal = game.legal(seat)
            game.apply(legal[rng.below(len(legal))], seat)
    raise AssertionError("there is no such moment")


def asks(kind: str, **fields: object) -> Callable[[hidalgo.Game, int], bool]:
    """Return whether a seat is asked something of a kind, with some fields of the prompt."""

    def asked(game: hidalgo.Game, seat: int) -> bool:
        prompt = game.prompt(seat)
        return (
            prompt is not None
            and prompt.kind == kind
            and all(getattr(prompt, name) == value for name, value in fields.items())
        )

    return asked
