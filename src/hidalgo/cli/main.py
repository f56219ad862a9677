"""The command `hidalgo` as a whole: what it says of itself, and which commands it has.

A command is a module of this package; it is added to `app` here, so that this file is the list.
"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from hidalgo import __version__, mode
from hidalgo.cli import admin, bench, check, demo, play, replay, rules, serve, simulate

app = typer.Typer(
    name="hidalgo",
    help="Play, study and automate the board games El Grande and El Caballero.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def _version(wanted: bool) -> None:
    """Print version and mode, as bug reports and benchmarks need them, and end."""
    if wanted:
        Console().print(f"hidalgo {__version__} ({mode()})", highlight=False)
        raise typer.Exit


@app.callback()
def hidalgo(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Print the version and whether the engine runs compiled, interpreted or stale.",
        ),
    ] = False,
) -> None:
    """Play, study and automate the board games El Grande and El Caballero."""


app.add_typer(admin.app, name="admin")
app.add_typer(bench.app, name="bench")
app.command()(check.check)
app.command()(demo.demo)
app.command()(play.play)
app.command()(replay.replay)
app.command()(rules.rules)
app.command()(serve.serve)
app.command()(simulate.simulate)
