"""`hidalgo serve`: the web server, with everything in it."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

if TYPE_CHECKING:
    from hidalgo.server.config import Settings
    from hidalgo.server.services import Services


def serve(
    config: Annotated[
        Path | None,
        typer.Option(
            help="A TOML file of settings; docs/configuration.md lists them.",
        ),
    ] = None,
    host: Annotated[str | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[
        str | None, typer.Option(metavar="INTEGER", help="The port to listen on; 0 for any.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder for the database, if it is SQLite.")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open it in the browser, too.")] = False,
) -> None:
    """Serve hidalgo to browsers until Ctrl-C."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    try:
        from hidalgo.server import config as configuration
        from hidalgo.server import logs, run
        from hidalgo.server.database import DatabaseError
        from hidalgo.server.thinking.pool import ThinkerError
    except ImportError as error:
        console.print(f"hidalgo serve needs more than is installed ({error.name}): make setup")
        raise typer.Exit(1) from error
    # A port that is no number should be told like every other wrong setting, so it comes as text.
    options: dict[str, object] = {"host": host, "port": port, "data": data}
    try:
        settings = configuration.load(config, options=options)
        logs.configure(settings.log_level, "json" if settings.log_format == "json" else "text")
        taken = run.listen(settings)
    except (configuration.ConfigError, run.ListenError) as error:
        raise _fault(console, error) from error

    def ready(services: Services) -> None:
        """Say where the server is, and what is missing."""
        address = run.address(settings, taken)
        console.print(f"hidalgo is at [bold]{escape(address)}[/]  (Ctrl-C stops it)")
        console.print(f"Games are kept in {escape(_place(settings))}", style="dim")
        if not services.pages.built:
            console.print(
                "[yellow]The web client is not built, so browsers get a page that says so. Install "
                "Node.js 20.19 or newer with npm, then: make setup[/]"
            )
        if show:
            # Beside the loop: it has to answer the browser, which may take a while to start.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run.run(settings, taken, ready)
    except (DatabaseError, ThinkerError) as error:
        raise _fault(console, error) from error
    console.print("hidalgo has stopped; every move that was acknowledged is kept.")


def _fault(console: Console, error: Exception) -> typer.Exit:
    """Say why the server does not start, a line for each fault."""
    for line in str(error).splitlines():
        console.print(f"[red]hidalgo:[/] {escape(line)}")
    return typer.Exit(1)


def _place(settings: Settings) -> str:
    """Return where games are kept, as people can read it."""
    from hidalgo.server.config.kinds import without_password
    from hidalgo.server.database import sqlite_file

    file = sqlite_file(settings.database_url)
    return without_password(settings.database_url) if file is None else str(file)
