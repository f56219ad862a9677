"""Somebody at the keyboard, for tests: a screen that answers by itself and keeps what it showed."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.console import Console

import hidalgo
from hidalgo.cli import saves
from hidalgo.cli.keeping import Keeper
from hidalgo.cli.saves import Player
from hidalgo.cli.screen import Screen, printable
from hidalgo.cli.session import Session
from hidalgo.kernel.rng import stream
from hidalgo.locale.grande import Words

Answerer = Callable[[Session, int, Sequence[str]], str]


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
