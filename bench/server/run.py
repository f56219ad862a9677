"""Measure hidalgo's server under many tables, and a boardgame.io server beside it.

Run by the project's own Python: .venv/bin/python bench/server/run.py. It starts the servers
itself, on loopback, and plays at them over WebSockets. bench/README.md says what the numbers mean.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import uvloop

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.boardgame_tables import PLAYERS, BoardgameTable  # noqa: E402  # after ROOT
from bench.server.hidalgo_tables import set_up  # noqa: E402
from bench.server.load import Table, flat_out, show_up, steady  # noqa: E402
from bench.server.processes import BenchError, Process, running  # noqa: E402
from bench.server.sockets import SocketError  # noqa: E402

RIVAL = ROOT / "bench" / "server" / "boardgame_io"
POSTGRESQL = os.environ.get("HIDALGO_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432")
WARMING = 20  # tables that are played at before memory is first looked at
BUSY = 64  # tables that go on as fast as they can
MOST_TABLES = 5000
MOST_SECONDS = 600
MOST_FLAT_OUT = 10.0  # seconds
CONNECTING = 50  # tables whose sockets are opened at the same time


def say(text: str) -> None:
    """Tell what happens, apart from the result."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    """Read the command line; everything is bounded."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", default="250,500,1000", help="numbers of tables, in turn")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each measurement")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--postgresql", default=POSTGRESQL, help="where to make a database")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", action="store_true", help="one JSON object, no table")
    asked = parser.parse_args()
    asked.tables = [int(word) for word in asked.tables.split(",")]
    asked.databases = asked.databases.split(",")
    if not all(0 < count <= MOST_TABLES for count in asked.tables):
        parser.error(f"--tables: 1 to {MOST_TABLES} each")
    if not 0 < asked.seconds <= MOST_SECONDS or not 0.1 <= asked.every <= 60:
        parser.error(f"--seconds: up to {MOST_SECONDS}; --every: 0.1 to 60")
    if not set(asked.databases) <= {"sqlite", "postgresql"}:
        parser.error("--databases: sqlite, postgresql, or both")
    return asked


# Servers


@contextlib.contextmanager
def database(kind: str, postgresql: str, folder: Path) -> Iterator[str]:
    """Make a database for as long as the block; return its address, empty for a file's."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'bench.db'}"
        return
    name = f"hidalgo_bench_{uuid.uuid4().hex[:12]}"
    try:
        with psycopg.connect(f"{postgresql}/postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
            try:
                yield f"{postgresql}/{name}"
            finally:
                connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())
    except psycopg.OperationalError as error:
        raise BenchError(f"no PostgreSQL at {postgresql}: {str(error).strip()}") from error


@contextlib.contextmanager
def hidalgo(kind: str, postgresql: str) -> Iterator[Process]:
    """Run hidalgo's server with an empty database and no limits of how often."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hidalgo-bench-")))
        url = stack.enter_context(database(kind, postgresql, folder))
        settings = {
            "HIDALGO_DATABASE": url,
            "HIDALGO_DATA": str(folder),
            "HIDALGO_PORT": "0",
            "HIDALGO_BOT_WORKERS": "1",
            "HIDALGO_REQUESTS_PER_SECOND": "0",
            "HIDALGO_GUESTS_PER_HOUR": "0",
            "HIDALGO_MESSAGES_PER_SECOND": "0",
        }
        command = [sys.executable, "-m", "hidalgo", "serve"]
        yield stack.enter_context(running(command, r"is at http://[^:]+:(\d+)", settings, folder))


@contextlib.contextmanager
def boardgame_io() -> Iterator[Process]:
    """Run a server of boardgame.io; it is installed the first time."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise BenchError("there is no Node.js with npm, so boardgame.io can't be measured")
    if not (RIVAL / "node_modules").is_dir():
        say("installing boardgame.io (bench/server/boardgame_io/package-lock.json)")
        done = subprocess.run([npm, "ci", "--silent"], cwd=RIVAL, check=False)
        if done.returncode:
            raise BenchError(f"npm ci ended with {done.returncode}")
    settings = {"PORT": "0", "NODE_ENV": "production"}
    with running([node, "server.js"], r"listens on port (\d+)", settings, RIVAL) as process:
        yield process


# Measuring


@contextlib.asynccontextmanager
async def connected(tables: Sequence[Table]) -> AsyncIterator[None]:
    """Have the sockets of all tables open for as long as the block."""
    showing = []
    for start in range(0, len(tables), CONNECTING):
        some = tables[start : start + CONNECTING]
        await asyncio.gather(*(table.connect() for table in some))
        showing.append(asyncio.create_task(show_up(some)))
    yield
    for task in showing:
        task.cancel()
    for table in tables:
        table.close()


async def warm_up(process: Process, tables: Sequence[Table]) -> int:
    """Play a little, so that what is needed once is there; return the memory taken by then."""
    async with connected(tables):
        await flat_out(tables, 1.0)
    await asyncio.sleep(1.0)
    return process.memory()


async def loaded(
    process: Process, tables: Sequence[Table], asked: argparse.Namespace
) -> dict[str, Any]:
    """Measure tables under a load that is like people's, then some of them as fast as can be."""
    before = process.memory()
    sockets = len(tables) * tables[0].sockets
    async with connected(tables):
        per_socket = (process.memory() - before) / sockets
        say(f"a move at each of {len(tables)} tables every {asked.every:g} s")
        began, used = time.perf_counter(), process.processor()
        measured = await steady(tables, asked.every, asked.seconds)
        busy = (process.processor() - used) / (time.perf_counter() - began)
        memory = process.memory()
        most = await flat_out(tables[:BUSY], min(asked.seconds, MOST_FLAT_OUT))
    return {
        "moves_per_s": round(measured.rate, 1),
        "p50_ms": round(measured.at(0.5), 1),
        "p99_ms": round(measured.at(0.99), 1),
        "worst_ms": round(measured.at(1), 1),
        "late": measured.late,
        "lost": measured.lost,
        "server_cpu": round(busy, 2),
        "kib_per_socket": round(per_socket / 1024, 1),
        "mib": round(memory / 2**20),
        "most_moves_per_s": round(most.rate),
        "most_p99_ms": round(most.at(0.99), 1),
        "load": round(os.getloadavg()[0], 1),
    }


async def measure_hidalgo(
    process: Process, count: int, asked: argparse.Namespace
) -> dict[str, Any]:
    """Measure one number of tables of hidalgo."""
    empty = await warm_up(process, await set_up(process.port, WARMING, asked.seats, 1))
    say(f"setting up {count} tables for {asked.seats}")
    tables = await set_up(process.port, count, asked.seats, 100)
    per_table = (process.memory() - empty) / count
    found = await loaded(process, tables, asked)
    return {**found, "kib_per_table": round(per_table / 1024, 1)}


async def measure_rival(process: Process, count: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Measure boardgame.io with one number of matches, which begin as clients come."""
    await warm_up(process, [BoardgameTable(process.port, f"warm{n}") for n in range(WARMING)])
    return await loaded(
        process, [BoardgameTable(process.port, f"{n}") for n in range(count)], asked
    )


def run_all(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Yield a row for every server and number of tables."""
    for count in asked.tables:
        for kind in asked.databases:
            with hidalgo(kind, asked.postgresql) as process:
                found = uvloop.run(measure_hidalgo(process, count, asked))
            yield {"server": f"hidalgo, {kind}", "tables": count, "seats": asked.seats, **found}
        if not asked.alone:
            with boardgame_io() as process:
                found = uvloop.run(measure_rival(process, count, asked))
            yield {"server": "boardgame.io", "tables": count, "seats": PLAYERS, **found}


HEADINGS = {
    "server": "server",
    "tables": "tables",
    "seats": "seats",
    "moves_per_s": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "late": "late",
    "lost": "lost",
    "server_cpu": "CPU",
    "kib_per_table": "KiB/table",
    "kib_per_socket": "KiB/socket",
    "mib": "MiB",
    "most_moves_per_s": "most moves/s",
    "load": "load",
}


def table_of(rows: Sequence[dict[str, Any]]) -> str:
    """Return the rows as a table of Markdown."""
    lines = ["| " + " | ".join(HEADINGS.values()) + " |", "| --- " * len(HEADINGS) + "|"]
    lines += ["| " + " | ".join(str(row.get(key, "")) for key in HEADINGS) + " |" for row in rows]
    return "\n".join(lines)


def main() -> None:
    """Measure, and print."""
    asked = arguments()
    # Four sockets a table, on both ends of which there is a file.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    # Looking for garbage among thousands of clients would stop them all, and look like the server.
    gc.disable()
    rows = []
    failed = False
    try:
        for found in run_all(asked):
            rows.append(found)
            say(", ".join(f"{key} {value}" for key, value in found.items()))
    except (BenchError, SocketError) as error:
        say(str(error))
        failed = True
    if asked.json:
        machine = {"python": platform.python_version(), "processors": os.cpu_count()}
        print(json.dumps({"machine": machine, "every": asked.every, "rows": rows}))
    elif rows:
        print(table_of(rows))
    sys.exit(failed)


if __name__ == "__main__":
    main()
