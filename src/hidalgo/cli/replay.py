"""`hidalgo replay`: step through a recorded game, as a seat, the public or nobody in particular."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from hidalgo.cli import saves
from hidalgo.cli.answers import folded
from hidalgo.cli.choices import Language, language_or_local, offering
from hidalgo.cli.files import text_of
from hidalgo.cli.map import Board
from hidalgo.cli.screen import LeftError, Screen
from hidalgo.cli.seats import seat_text
from hidalgo.cli.story import Story, all_events, victory
from hidalgo.door.game import Game
from hidalgo.door.opening import load
from hidalgo.door.position import COMPLETE, PUBLIC, seat_word
from hidalgo.grande.board import MAX_SEATS
from hidalgo.kernel.errors import HidalgoError, MalformedError, shown
from hidalgo.kernel.events import Event
from hidalgo.locale import Catalogue
from hidalgo.locale.grande import Words

FORWARD: Final = frozenset({"", "f", "n", "+"})
BACK: Final = frozenset({"b", "-"})
VIEWERS: Final = (*(seat_word(seat) for seat in range(MAX_SEATS)), PUBLIC, COMPLETE)


class Replay:
    """A recorded game at some moment, as a viewer sees it."""

    def __init__(self, game: Game, viewer: str, words: Words) -> None:
        """Begin before the first decision; the viewer is P1 to P5, public or complete."""
        seats = [seat_word(seat) for seat in range(game.players)]
        named = {word.casefold(): word for word in (*seats, PUBLIC, COMPLETE)}
        if viewer.casefold() not in named:
            raise MalformedError(
                f"the viewer is one of {', '.join(named.values())}, not {shown(viewer)}"
            )
        viewer = named[viewer.casefold()]
        self.game = game
        self.words = words
        self.complete = viewer == COMPLETE
        self.seat = seats.index(viewer) if viewer in seats else None
        self.rounds = [line.round for line in game.record(complete=True).lines if not line.undone]
        self.at = 0

    def go(self, at: int) -> None:
        """Go to the moment after some decisions."""
        self.at = max(0, min(at, self.game.made))

    def round_start(self, number: int) -> int | None:
        """Return after how many decisions the first of a round is made; None if there is none."""
        return self.rounds.index(number) if number in self.rounds else None

    def events(self, at: int) -> list[Event]:
        """Return what a decision brought about, as far as the viewer may know it then."""
        then = self.game.back_at(at)
        if at == 0:
            return all_events(then, None)
        since = self.game.back_at(at - 1).heard
        if not self.complete:
            return then.events(self.seat, since)
        public = then.events(None, since)
        return [
            e for seat in range(then.players) for e in then.events(seat, since) if e.audience
        ] + public

    def decision(self, at: int) -> Text:
        """Return a decision as notation, a question mark where the viewer may not know it."""
        record = self.game.back_at(at).record(self.seat, complete=self.complete)
        line = [line for line in record.lines if not line.undone][-1]
        name = self.words.seat(line.seat)
        return Text.assemble(seat_text(line.seat, name), f": {line.text}")

    def board(self) -> Board:
        """Return the board at this moment."""
        return Board(self.game.back_at(self.at).view(self.seat), self.words, self.seat)

    def heading(self) -> Text:
        """Return where in the game this is."""
        say = self.words.catalogue.text
        if self.at == 0:
            return Text(say("terminal-replay-start", total=self.game.made), style="bold")
        text = say(
            "terminal-replay-at",
            number=self.at,
            total=self.game.made,
            round=self.rounds[self.at - 1],
        )
        return Text.assemble((text, "bold"), "  ", self.decision(self.at))

    def story(self) -> Iterator[Text]:
        """Return the lines of this decision, and of how it all ended after the last."""
        yield from Story(self.words).tell_all(self.events(self.at))
        outcome = self.game.outcome()
        if outcome is not None and self.at == self.game.made:
            yield victory(self.words, outcome.winners, outcome.points)


def replay(
    file: Annotated[
        str, typer.Argument(help="A complete record, as text or JSON; - reads it from stdin.")
    ],
    viewer: Annotated[
        str,
        typer.Option(
            metavar="SEAT",
            help="Through whose eyes: P1 to P5, public or complete.",
            autocompletion=offering(VIEWERS),
        ),
    ] = COMPLETE,
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="NUMBER", help="Show the game after so many decisions; end."),
    ] = None,
    round_: Annotated[
        int | None, typer.Option("--round", min=1, max=9, help="Begin with this round.")
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Print the story to its end.")] = False,
    language: Annotated[
        Language | None, typer.Option(help="In which language; that of the terminal if not said.")
    ] = None,
) -> None:
    """Step through a recorded game: Enter goes on, b goes back, help says the rest.

    Without a terminal to type at, the story is printed.
    """
    catalogue = Catalogue(language_or_local(language))
    screen = Screen(Console(highlight=False), catalogue.text("terminal-once-more-ends"))
    try:
        shown = opened(file, viewer, catalogue.language)
    except HidalgoError as error:
        raise typer.BadParameter(str(error)) from error
    start = 0 if round_ is None else shown.round_start(round_)
    if start is None or (at is not None and at > shown.game.made):
        raise typer.BadParameter(
            f"the record has {shown.game.made} decisions, in rounds "
            f"{', '.join(map(str, dict.fromkeys(shown.rounds)))}"
        )
    if at is not None:
        shown.go(at)
        show(screen, shown)
    elif log or not screen.typed or file == "-":
        tell_everything(screen, shown, since=start)
    else:
        shown.go(start)
        step_through(screen, shown)


def opened(file: str, viewer: str, language: str) -> Replay:
    """Return the game in a file, ready to be stepped through."""
    try:
        text = text_of(file)
    except MalformedError as error:
        raise MalformedError(f"{file} cannot be read: {error}") from error
    game = load(text)
    edition = game.record(complete=True).edition
    names = [player.name for player in saves.players_in(text, game.players)]
    return Replay(game, viewer, Words(language, edition, names))


def show(screen: Screen, shown: Replay) -> None:
    """Show a moment: the board, which decision it was, what it brought about."""
    screen.show(shown.board())
    screen.tell([shown.heading(), *shown.story()])


def tell_everything(screen: Screen, shown: Replay, since: int) -> None:
    """Print every decision after some with its number, and what it brought about.

    With the latest of those a round began, or the game; how it did is told first.
    """
    story = Story(shown.words)
    events = shown.events(since)
    begun = [number for number, event in enumerate(events) if event.name == "round_begins"]
    screen.tell(story.tell_all(events[begun[-1] :] if begun else events))
    for at in range(since + 1, shown.game.made + 1):
        number = Text(f"{at:>4} ", style="dim")
        screen.tell([number.append_text(shown.decision(at))])
        screen.tell(Text("     ") + line for line in story.tell_all(shown.events(at)) if line)
    outcome = shown.game.outcome()
    if outcome is not None:
        screen.tell([victory(shown.words, outcome.winners, outcome.points)])


def step_through(screen: Screen, shown: Replay) -> None:
    """Show moment after moment, as somebody asks for them."""
    say = shown.words.catalogue.text
    show(screen, shown)
    screen.tell([Text(say("terminal-replay-help"), style="dim")])
    while True:
        try:
            line = folded(screen.read(f"{shown.at}/{shown.game.made}> "))
        except LeftError:
            return
        if line in {"q", "quit", folded(say("word-quit"))}:
            return
        target = wanted(line, shown)
        if target is None:
            screen.tell([Text(say("terminal-replay-help"))])
        elif not 0 <= target <= shown.game.made:
            screen.tell([Text(say("terminal-replay-only", total=shown.game.made))])
        else:
            shown.go(target)
            show(screen, shown)


def wanted(line: str, shown: Replay) -> int | None:
    """Return which moment a line asks for; None if it says nothing of the kind."""
    if line in FORWARD:
        return shown.at + 1
    if line in BACK:
        return shown.at - 1
    if line.isdecimal() and line.isascii():
        return int(line)
    if line in {"0", "start", "<"}:
        return 0
    if line in {"end", ">"}:
        return shown.game.made
    head, number = line[:1], line[1:].strip()
    if head == "r" and number.isdecimal() and number.isascii():
        start = shown.round_start(int(number))
        # Nothing is shown of a round before its first decision but the cards: so that one.
        return None if start is None else start + 1
    return None
