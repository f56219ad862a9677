"""`hidalgo serve`: the web server, with everything in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

if TYPE_CHECKING:
    from hidalgo.server.services import Services


def serve(
    config: Annotated[
        Path | None,
        typer.Option(
            help="A TOML file of settings; docs/configuration.md lists them.",
        ),
    ] = None,
    host: Annotated[str | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0 for any.")] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder for the database, if it is SQLite.")
    ] = None,
) -> None:
    """Serve hidalgo to browsers until Ctrl-C."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    try:
        from hidalgo.server import config as configuration
        from hidalgo.server import logs, run
        from hidalgo.server.config.kinds import without_password
        from hidalgo.server.database import DatabaseError
        from hidalgo.server.thinking.pool import ThinkerError
    except ImportError as error:
        console.print(f"hidalgo serve needs more than is installed ({error.name}): make setup")
        raise typer.Exit(1) from error
    options: dict[str, object] = {"host": host, "port": port, "data": data}
    try:
        settings = configuration.load(config, options=options)
        logs.configure(settings.log_level, "json" if settings.log_format == "json" else "text")
        taken = run.listen(settings)
    except (configuration.ConfigError, run.ListenError) as error:
        console.print(f"[red]hidalgo:[/] {error}", markup=True)
        raise typer.Exit(1) from error

    def ready(services: Services) -> None:
        """Say where the server is, and what is missing."""
        console.print(f"hidalgo is at [bold]{run.address(settings, taken)}[/]  (Ctrl-C stops it)")
        console.print(f"Games are kept in {without_password(settings.database_url)}", style="dim")
        if not services.pages.built:
            console.print(
                "[yellow]The web client is not built; make setup does that, with Node 20.19.[/]"
            )

    try:
        run.run(settings, taken, ready)
    except (DatabaseError, ThinkerError) as error:
        console.print(f"[red]hidalgo:[/] {error}", markup=True)
        raise typer.Exit(1) from error
    console.print("hidalgo has stopped; every move that was acknowledged is kept.")
