"""The server's hold on one worker: start it, ask it, and be rid of it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from typing import Final

from hidalgo.server.thinking.wire import (
    LENGTH,
    MOST_BYTES,
    READY,
    Orders,
    framed,
    read_answer,
)

START_PATIENCE: Final = 60.0  # seconds that a worker may take to start: others' bots load networks

# What a worker may know of the server's environment. The rest may hold passwords.
_PASSED: Final = frozenset({"PATH", "HOME", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH"})
_PASSED_PREFIXES: Final = ("LC_", "PYTHON", "HIDALGO_BOT_", "OMP_")
_PASSED_SWITCHES: Final = frozenset({"HIDALGO_INTERPRETED"})


class WorkerError(Exception):
    """A worker is of no use any more; says why."""

    def __init__(self, reason: str, text: str) -> None:
        """Take a word for programs ("crashed", "hung", "garbled", "broken") and the text."""
        super().__init__(text)
        self.reason = reason


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        """Hold a process that has just been started; `start` does that."""
        self._process = process
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.bots: tuple[str, ...] = ()
        self.asked = 0

    @classmethod
    async def start(cls, modules: list[str], niceness: int, memory: int) -> Worker:
        """Start a process, and wait until it is ready."""
        ours, theirs = socket.socketpair()
        with theirs:
            orders = Orders(theirs.fileno(), os.getpid(), niceness, memory, modules, sys.path)
            try:
                process = _spawn(orders)
            except OSError as error:
                ours.close()
                raise WorkerError("broken", f"no process can be started: {error}") from error
        worker = cls(process)
        try:
            worker._reader, worker._writer = await asyncio.open_connection(sock=ours)
            worker.bots = await worker._greeting()
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs, as far as one knows."""
        return self._process.poll() is None

    async def ask(self, question: bytes, patience: float) -> tuple[int, str]:
        """Ask, and return the status and the text of the answer; raise if none comes in time."""
        assert self._writer is not None
        self.asked += 1
        self._writer.write(framed(question))
        return await self._hear(patience)

    async def end(self) -> None:
        """Kill the process, whatever it does, and clear it away."""
        self._process.kill()
        if self._writer is not None:
            self._writer.close()
        # The system takes a moment, and would take it from everybody else.
        await asyncio.shield(asyncio.to_thread(self._process.wait))

    async def _greeting(self) -> tuple[str, ...]:
        """Return the names of the bots that it knows, as soon as it is ready."""
        status, text = await self._hear(START_PATIENCE)
        if status != READY:
            raise WorkerError("broken", f"a process for bots can't start: {text}")
        return tuple(text.split("\n"))

    async def _hear(self, patience: float) -> tuple[int, str]:
        assert self._reader is not None
        try:
            async with asyncio.timeout(patience):
                head = await self._reader.readexactly(LENGTH.size)
                size = LENGTH.unpack(head)[0]
                if size > MOST_BYTES:
                    raise WorkerError("garbled", f"a worker said something of {size} bytes")
                return read_answer(await self._reader.readexactly(size))
        except TimeoutError as error:
            raise WorkerError("hung", f"no answer within {patience:g} s") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkerError("crashed", "the process ended without an answer") from error


def environment(everything: Mapping[str, str]) -> dict[str, str]:
    """Return what a worker gets of an environment."""
    return {
        name: value
        for name, value in everything.items()
        if name in _PASSED or name in _PASSED_SWITCHES or name.startswith(_PASSED_PREFIXES)
    }


def _spawn(orders: Orders) -> subprocess.Popen[bytes]:
    # Not asyncio's own: how that watches processes differs from loop to loop, and all that is
    # needed is a socket. Linux kills the worker when the thread ends that started it: this one.
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "hidalgo.server.thinking.worker", orders.to_text()],
        stdin=subprocess.DEVNULL,
        pass_fds=(orders.socket,),
        env=environment(os.environ),
    )
