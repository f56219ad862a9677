"""`hidalgo simulate`: many games between bots, and what they come to."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hidalgo import __version__, bots, mode
from hidalgo.bots.match import Match, Played
from hidalgo.bots.parallel import cores, play_all
from hidalgo.bots.results import check_parquet, write_json, write_parquet
from hidalgo.bots.tally import by_contender, by_seat, on_seat
from hidalgo.cli.choices import Edition, offering
from hidalgo.cli.files import fault
from hidalgo.kernel.errors import HidalgoError, MalformedError

INTERRUPTED = 130  # what shells report of a program that Ctrl-C has ended


def simulate(
    contenders: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            autocompletion=offering(bots.names()),
            help=f"2 to 5 bots: {', '.join(bots.names())}; with parameters as greedy:rivals=0.5.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int,
        typer.Option(min=0, metavar="NUMBER", help="Seed of the first game; game g adds g to it."),
    ] = 1,
    edition: Annotated[Edition, typer.Option(help="Which edition.")] = Edition.BIGBOX,
    short: Annotated[bool, typer.Option(help="Play six rounds instead of nine.")] = False,
    vetos: Annotated[bool, typer.Option(help="Play with the Veto cards.")] = True,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="On how many cores; on all of them if not said."),
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write sums and games as JSON.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a row per game and seat as Parquet.")
    ] = None,
) -> None:
    """Let bots play many games, seats rotated; the same seed gives the same games.

    Ctrl-C ends it with the sums of the games that were finished.
    """
    console = Console(highlight=False)
    match = Match(tuple(contenders), edition.value, vetos, short, seed)
    try:
        match.check(games)
        if parquet is not None:
            check_parquet()
        for file in (json, parquet):
            check_writable(file)
    except HidalgoError as error:
        raise typer.BadParameter(str(error)) from error
    played: list[Played] = []
    code = 0
    try:
        play_with_progress(match, games, jobs or cores(), played)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except HidalgoError as error:
        console.print(f"[red]stopped[/]: {escape(str(error))}", soft_wrap=True)
        code = 1
    played.sort(key=lambda game: game.game)
    show(console, match, games, played)
    for file, write in ((json, write_json), (parquet, write_parquet)):
        if file is not None:
            try:
                write(file, match, played)
            except OSError as error:
                text = escape(f"{file} cannot be written: {fault(error)}")
                console.print(f"[red]{text}[/]", soft_wrap=True)
                code = code or 1
    raise typer.Exit(code)


def check_writable(file: Path | None) -> None:
    """Refuse a file that cannot be written, before hours are spent on what goes into it."""
    if file is not None:
        try:
            with file.open("ab"):
                pass
        except OSError as error:
            raise MalformedError(f"{file} cannot be written: {fault(error)}") from error


def play_with_progress(match: Match, games: int, jobs: int, played: list[Played]) -> None:
    """Play the games of a match into a list, with a bar on the terminal's stderr."""
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    terminal = Console(stderr=True)
    hidden = not terminal.is_terminal
    with (
        Progress(*columns, console=terminal, transient=True, disable=hidden) as bar,
        closing(play_all(match, games, jobs)) as results,
    ):
        task = bar.add_task("games", total=games)
        for result in results:
            played.append(result)
            bar.advance(task)


def show(console: Console, match: Match, games: int, played: list[Played]) -> None:
    """Print what was played, a line for each bot, and how it fared on each seat."""
    count = f"{len(played)}" if len(played) == games else f"{len(played)} of {games}"
    options = [name for name, on in (("short", match.short), ("no Vetos", not match.vetos)) if on]
    what = ", ".join([match.edition, *options])
    console.print(
        f"{count} games of {what}; seeds from {match.seed}; hidalgo {__version__} ({mode()})",
        soft_wrap=True,
    )
    if not played:
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot")
    for column in ("won", "share", "95 % interval", "points", "decisions", "ms each"):
        table.add_column(column, justify="right")
    for tally in by_contender(match, played):
        low, high = tally.interval
        table.add_row(
            tally.name,
            f"{tally.wins:.1f}",
            f"{tally.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{tally.mean_points:.1f}",
            str(tally.decisions),
            f"{tally.milliseconds:.2f}",
        )
    console.print(table)
    console.print()
    console.print(seats_table(match, played))


def seats_table(match: Match, played: list[Played]) -> Table:
    """Return how much each bot won on each seat, and what the seats are worth at all."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("share won as")
    for seat in range(len(match.bots)):
        table.add_column(f"P{seat + 1}", justify="right")
    for who, name in enumerate(match.bots):
        tallies = [on_seat(played, who, seat) for seat in range(len(match.bots))]
        table.add_row(name, *(f"{tally.share:.1%}" if tally.games else "-" for tally in tallies))
    seats = by_seat(match, played)
    table.add_row("anybody", *(f"{tally.share:.1%}" for tally in seats), style="dim")
    table.add_row("points", *(f"{tally.mean_points:.1f}" for tally in seats), style="dim")
    return table
