"""Servers of PostgreSQL and Redis that a test may stop and start as it likes.

They are made from the programs of the machine, on ports of their own. Where these are missing the
test is skipped, but never in CI.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import psycopg
import pytest
import redis

PATIENCE: Final = 60.0


def need(program: str, found: str | None) -> str:
    """Return the path of a program; skip the test where there is none, and fail it in CI."""
    if found is not None:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI has to test with {program}, and it is not installed")
    pytest.skip(f"{program} is not installed")


def free_port() -> int:
    """Return a port that nobody uses at the moment.

    Not one that the system gives to clients: one that tries to connect to such a port while nobody
    listens may get it as its own, and is then connected to itself.
    """
    while True:
        port = random.randint(20_000, 30_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def wait_for(answers: Callable[[], bool], what: str) -> None:
    """Wait until something answers."""
    until = time.monotonic() + PATIENCE
    while not answers():
        assert time.monotonic() < until, f"{what} does not answer"
        time.sleep(0.05)


def _postgresql_program(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    return need(f"PostgreSQL ({name})", shutil.which(name, path=path))


class PostgreSQLInstance:
    """A PostgreSQL with a folder of its own.

    Not in pytest's: PostgreSQL refuses to run as root, and what belongs to root there is closed to
    all others, again and again if several people test on one machine.
    """

    def __init__(self) -> None:
        """Make an empty one; it is not started yet."""
        self._program = _postgresql_program("postgres")
        initdb = _postgresql_program("initdb")
        self._folder = Path(tempfile.mkdtemp(prefix="hidalgo-postgresql-"))
        folder = self._folder / "data"
        self._log = self._folder / "log"
        self._port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"
        self._process: subprocess.Popen[bytes] | None = None
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        making = self._start(initdb, "-D", str(folder), "-A", "trust", "-U", "postgres", "-N")
        assert making.wait(PATIENCE) == 0, self._log.read_text(encoding="utf-8")

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                command, user=self._user, cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._launch()
        try:
            wait_for(self._answers, "PostgreSQL")
        except AssertionError:
            print(self._log.read_text(encoding="utf-8"))  # noqa: T201  # pytest shows it
            raise

    def _launch(self) -> None:
        settings = ("listen_addresses=127.0.0.1", "fsync=off")
        folder, port = str(self._folder), str(self._port)
        self._process = self._start(
            self._program, "-D", f"{folder}/data", "-p", port, "-k", folder,
            *(word for setting in settings for word in ("-c", setting)),
        )  # fmt: skip

    def _answers(self) -> bool:
        # It gives up at once while something is left of one that crashed just before.
        if self._process is None or self._process.poll() is not None:
            self._launch()
        try:
            with psycopg.connect(self.url, connect_timeout=5):
                return True
        except psycopg.OperationalError:
            return False

    def crash(self) -> None:
        """End it at once, without saving anything or telling anybody."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """End it, and leave nothing behind."""
        self.crash()
        shutil.rmtree(self._folder, ignore_errors=True)


class RedisInstance:
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        """Make one; it is not started yet."""
        self._program = need("Redis", shutil.which("redis-server"))
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen(
            [self._program, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        wait_for(self._answers, "Redis")

    def _answers(self) -> bool:
        with redis.Redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False

    def crash(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
