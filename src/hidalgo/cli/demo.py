"""`hidalgo demo`: a whole game of El Grande between random players, on the terminal."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hidalgo.cli.choices import Edition, Language, language_or_local
from hidalgo.cli.map import Board
from hidalgo.cli.seats import names_for, with_seats
from hidalgo.cli.story import Story, victory
from hidalgo.grande import events
from hidalgo.grande.setup import new_game
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import EventLog
from hidalgo.kernel.rng import stream
from hidalgo.locale.grande import Words


def demo(
    seed: Annotated[
        int,
        typer.Option(
            min=0,
            max=(1 << 128) - 1,
            metavar="NUMBER",
            help="Which game to show: another number, another game.",
        ),
    ] = 1,
    edition: Annotated[Edition, typer.Option(help="Which edition.")] = Edition.BIGBOX,
    players: Annotated[int, typer.Option(min=2, max=5, help="How many players.")] = 4,
    short: Annotated[bool, typer.Option(help="Play six rounds instead of nine.")] = False,
    vetos: Annotated[bool, typer.Option(help="Play with the Veto cards.")] = True,
    language: Annotated[
        Language | None, typer.Option(help="In which language; that of the terminal if not said.")
    ] = None,
    pause: Annotated[
        float, typer.Option(min=0, max=60, help="Wait so many seconds after every turn.")
    ] = 0.0,
) -> None:
    """Watch random players play a game of El Grande, the board after every round."""
    console = Console(highlight=False)
    log = EventLog(events.KINDS)
    state = new_game(edition.value, players, seed, vetos=vetos, short=short, log=log)
    words = Words(language_or_local(language), edition.value, names_for(players))
    story = Story(words)
    rng = stream(seed, "demo players")
    out = Choices()
    while True:
        for event in log:
            if event.name == "round_begins":
                show(console, [*story.flush()])
                console.print()
                console.print(Board(state, words))
            if event.name == "turn_begins" and pause:
                time.sleep(pause)
            show(console, story.tell(event))
        log.clear()
        seat = state.actor()
        if seat < 0:
            break
        state.apply(out[rng.below(state.legal(seat, out))], seat)
    show(console, story.flush())
    console.print()
    console.print(Board(state, words))
    console.print()
    points = [int(state.score(seat)) for seat in range(players)]
    names = [f"{words.seat(seat)} {count}" for seat, count in enumerate(points)]
    console.print(with_seats(", ".join(names), words.names))
    console.print(victory(words, state.winners(), points))


def show(console: Console, lines: Iterable[Text]) -> None:
    """Print lines one by one."""
    for line in lines:
        console.print(line)
