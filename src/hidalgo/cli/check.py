"""`hidalgo check`: verify records move by move, their seeds and their results."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from hidalgo.door.game import Game
from hidalgo.door.opening import load
from hidalgo.door.position import seat_word
from hidalgo.door.record import Record, read
from hidalgo.kernel.errors import HidalgoError

LARGEST = 4 * 1024 * 1024  # bytes; a record of a long game has some ten thousand


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
            console.print(f"[green]ok[/]     {name}: {summary(record, load(record))}")
        except (HidalgoError, OSError, UnicodeDecodeError) as error:
            wrong += 1
            console.print(f"[red]wrong[/]  {name}: ", end="")
            console.print(str(error), markup=False)
    raise typer.Exit(1 if wrong else 0)


def text_of(name: str) -> str:
    """Return what a file holds, or standard input for "-"."""
    if name == "-":
        return sys.stdin.read(LARGEST)
    path = Path(name)
    if path.stat().st_size > LARGEST:
        raise OSError(f"it has more than {LARGEST} bytes, too much for a record")
    return path.read_text(encoding="utf-8")


def summary(record: Record, game: Game) -> str:
    """Say in a line what a sound record is of."""
    begun = "begins at a position" if record.seed is None else "seed as committed"
    outcome = game.outcome()
    end = f"goes on after {game.made} decisions"
    if outcome is not None:
        winners = " and ".join(seat_word(seat) for seat in outcome.winners)
        end = f"{game.made} decisions, won by {winners} with {max(outcome.points)} points"
    return f"{record.edition}, {record.players} players, {begun}, {end}"
