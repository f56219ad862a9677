"""`hidalgo check`: verify records move by move, their seeds and their results."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from hidalgo.cli.files import text_of
from hidalgo.cli.screen import printable
from hidalgo.door.game import Game
from hidalgo.door.opening import load
from hidalgo.door.position import seat_word
from hidalgo.door.record import Record, read
from hidalgo.kernel.errors import HidalgoError


def check(
    files: Annotated[
        list[str],
        typer.Argument(help="Files with records, as text or JSON; - reads one from stdin."),
    ],
) -> None:
    """Verify records: every decision, the seed against its commitment, the result."""
    console = Console(highlight=False, soft_wrap=True)
    wrong = 0
    for name in files:
        try:
            record = read(text_of(name))
            verdict, text = "[green]ok[/]    ", summary(record, load(record))
        except HidalgoError as error:
            wrong += 1
            verdict, text = "[red]wrong[/] ", str(error)
        console.print(f"{verdict} {escape(printable(name))}: {escape(text)}")
    raise typer.Exit(1 if wrong else 0)


def summary(record: Record, game: Game) -> str:
    """Say in a line what a sound record is of."""
    begun = "begins at a position" if record.seed is None else "seed as committed"
    outcome = game.outcome()
    end = f"goes on after {game.made} decisions"
    if outcome is not None:
        winners = " and ".join(seat_word(seat) for seat in outcome.winners)
        end = f"{game.made} decisions, won by {winners} with {max(outcome.points)} points"
    return f"{record.edition}, {record.players} players, {begun}, {end}"
