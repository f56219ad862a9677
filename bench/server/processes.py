"""The servers that are measured, as processes: started, watched from outside, stopped."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

STARTING = 30.0  # seconds
STOPPING = 20.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class BenchError(Exception):
    """Something can't be measured; the text says what, and why."""


class Process:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        """Know a process that listens on a port of this machine."""
        self._process = process
        self.port = port

    def memory(self) -> int:
        """Return the bytes it has in memory for itself."""
        text = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text(encoding="ascii")
        parts = re.findall(r"^Private_(?:Clean|Dirty):\s+(\d+) kB", text, re.MULTILINE)
        return 1024 * sum(map(int, parts))

    def processor(self) -> float:
        """Return the seconds of processor it has used."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


@contextlib.contextmanager
def running(
    command: list[str], says: str, environment: Mapping[str, str], folder: Path
) -> Iterator[Process]:
    """Run a server for as long as the block; it says its port in a line that is described."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield Process(process, _port(process, says))
    finally:
        process.terminate()
        try:
            process.communicate(timeout=STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _port(process: subprocess.Popen[str], says: str) -> int:
    """Return the port that a server says."""
    assert process.stdout is not None
    said: list[str] = []
    patience = threading.Timer(STARTING, process.kill)
    patience.start()
    try:
        for line in process.stdout:
            said.append(line)
            if found := re.search(says, line):
                return int(found[1])
    finally:
        patience.cancel()
    raise BenchError("the server does not start:\n" + "".join(said[-8:]))
