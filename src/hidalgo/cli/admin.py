"""`hidalgo admin`: backups, games taken out and in, and what a seat was sent."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console

if TYPE_CHECKING:
    from hidalgo.server.database import Database

T = TypeVar("T")

LONGEST_LINE = 64 * 1024 * 1024  # bytes; a long game has some hundred thousand

app = typer.Typer(
    help="Look after a server's data: backups, games taken out and in, what a seat was sent.",
    no_args_is_help=True,
)

Config = Annotated[Path | None, typer.Option("--config", help="The server's TOML file.")]
Address = Annotated[
    str | None,
    typer.Option("--database", help="The database, if it is not the one that the settings name."),
]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there already.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    portable: Annotated[
        bool,
        typer.Option("--portable", help="Write what SQLite and PostgreSQL can be restored from."),
    ] = False,
    force: Force = False,
    config: Config = None,
    database: Address = None,
) -> None:
    """Write the whole database to a file, as it is at one moment; the server may run meanwhile."""
    from hidalgo.server.admin.backup import back_up

    form = _run(back_up(_address(config, database), file, portable=portable, force=force))
    _say(f"written to {file}: {form}; it holds secrets, so keep it where nobody else reads it")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `hidalgo admin backup` has written.")],
    force: Force = False,
    config: Config = None,
    database: Address = None,
) -> None:
    """Put a backup in the place of the database. Stop all servers first."""
    from hidalgo.server.admin.restore import restore as put_back

    left = _run(put_back(_address(config, database), file, force=force))
    _say(f"restored from {file}" + (f"; {left}" if left else ""))


@app.command("export")
def export_games(
    games: Annotated[
        list[str] | None, typer.Argument(help="Ids of games; all without any.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="The file to write, instead of the terminal.")
    ] = None,
    force: Force = False,
    config: Config = None,
    database: Address = None,
) -> None:
    """Write games with their whole logs, one a line, as JSON. Seeds and hands are in it."""
    from hidalgo.server.admin.files import written_whole

    address = _address(config, database)
    if file is None:
        _run(_export(address, games or [], sys.stdout.buffer.write))
        return
    with _told(), written_whole(file, force=force) as part, part.open("wb") as out:
        count = asyncio.run(_export(address, games or [], out.write))
    _say(f"written to {file}: {count} games")


@app.command("import")
def import_games(
    file: Annotated[Path, typer.Argument(help="A file that `hidalgo admin export` has written.")],
    config: Config = None,
    database: Address = None,
) -> None:
    """Take games in from a file. Each is replayed first; those that are here already stay."""
    taken, refused = _run(_import(_address(config, database), file))
    for reason in refused:
        _complain(reason)
    _say(f"{taken} games taken in, {len(refused)} not")
    raise typer.Exit(1 if refused else 0)


@app.command(context_settings={"ignore_unknown_options": True})  # -1 is a seat, no option
def sent(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    seat: Annotated[int, typer.Argument(min=-1, help="A seat, from 0; -1 for those who watch.")],
    decision: Annotated[int, typer.Argument(min=0, help="Which decision, from 1; 0: the start.")],
    snapshot: Annotated[
        bool, typer.Option("--snapshot", help="What it was sent if it connected just then.")
    ] = False,
    config: Config = None,
    database: Address = None,
) -> None:
    """Print what a seat was sent at a decision, computed again from the log."""
    message = _run(_sent(_address(config, database), game, seat, decision))
    sys.stdout.buffer.write((message[1] if snapshot else message[0]) + b"\n")


async def _sent(address: str, game: str, seat: int, decision: int) -> tuple[bytes, bytes]:
    from hidalgo.server.admin.files import AdminError
    from hidalgo.server.admin.sent import sent_at
    from hidalgo.server.admin.transfer import names_of, replayed
    from hidalgo.server.tables.store import Store

    database = await _open(address)
    try:
        kept = await Store(database).load(game)
        if kept is None:
            raise AdminError(f"there is no game {game!r}")
        names = await names_of(database, replayed(kept).met())
    finally:
        await database.close()
    found = sent_at(kept, names, seat, decision)
    return found.update, found.snapshot


async def _export(address: str, games: list[str], write: Callable[[bytes], object]) -> int:
    from hidalgo.server.admin.transfer import take_out

    database = await _open(address)
    count = 0
    try:
        async for line in take_out(database, games):
            write(line)
            count += 1
    finally:
        await database.close()
    return count


async def _import(address: str, file: Path) -> tuple[int, list[str]]:
    """Take in what can be taken in; return how many games, and why others were not."""
    from hidalgo.server.admin.files import AdminError
    from hidalgo.server.admin.transfer import take_in
    from hidalgo.server.migrations import migrate

    taken, refused = 0, []
    database = await _open(address, new=True)
    try:
        await migrate(database)
        with file.open("rb") as lines:
            for number, line in enumerate(iter(lambda: lines.readline(LONGEST_LINE), b""), 1):
                try:
                    await take_in(database, line)
                    taken += 1
                except AdminError as error:
                    refused.append(f"line {number}: {error}")
    finally:
        await database.close()
    return taken, refused


async def _open(address: str, *, new: bool = False) -> Database:
    """Open a database; unless it may be a new one, only if there is one."""
    from hidalgo.server.admin.files import AdminError
    from hidalgo.server.database import Database, sqlite_file

    file = sqlite_file(address)
    if file is not None and not new and not file.exists():
        raise AdminError(f"there is no database {file}")
    return await Database.open(address)


def _address(config: Path | None, database: str | None) -> str:
    """Return the address of the database that is meant."""
    from hidalgo.server.config import load

    with _told():
        return load(config, options={"database": database}).database_url


def _run(work: Coroutine[Any, Any, T]) -> T:
    with _told():
        return asyncio.run(work)


@contextmanager
def _told() -> Iterator[None]:
    """Say in a line what can't be done, and end with 1."""
    from sqlalchemy.exc import SQLAlchemyError

    from hidalgo.server.admin.files import AdminError
    from hidalgo.server.config import ConfigError
    from hidalgo.server.database import DatabaseError

    try:
        yield
    except (AdminError, ConfigError, DatabaseError, OSError) as error:
        _complain(str(error))
        raise typer.Exit(1) from None
    except SQLAlchemyError as error:
        # Its whole text would hold the statement.
        _complain(f"the database does not answer as it should: {getattr(error, 'orig', error)}")
        raise typer.Exit(1) from None


def _say(text: str) -> None:
    Console(highlight=False, soft_wrap=True, stderr=True).print(text, markup=False)


def _complain(text: str) -> None:
    Console(highlight=False, soft_wrap=True, stderr=True).print(text, markup=False, style="red")
