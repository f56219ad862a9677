"""A real terminal for tests: a program on a pseudo-terminal, typed at when it asks."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 120.0  # seconds after which a program that does not ask has failed; nothing waits for it
GLANCE = 0.001  # seconds between two looks at whether it sleeps
# A whole line, since what is read may end anywhere, in the middle of a line of the board too.
QUESTION = re.compile(r"\n(?:\w*> |\[\w+/\w+\] |▸ (?:Enter goes on )?)\Z")
# As a shell would start it: the terminal is its own, and Ctrl-C is not ignored.
PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from hidalgo.cli.main import app
app()
"""
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PRIVATE = re.compile(r"\x1b\[\?1049h(.*?)\x1b\[\?1049l", re.DOTALL)


class Terminal:
    """Runs `hidalgo` with some arguments on a terminal of 80 columns and 24 rows."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        """Start it; what it says is in `raw`, and without escape sequences in `text`."""
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        inherited = {k: v for k, v in os.environ.items() if k.startswith("HIDALGO") or k == "PATH"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={
                **inherited,
                "HOME": str(home),
                "XDG_STATE_HOME": str(home),
                "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
                **environment,
            },
        )
        os.close(theirs)
        self.raw = ""
        # A letter of several bytes may come in two pieces.
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.since = 0  # where in `raw` the answer to the latest line begins

    def __enter__(self) -> Self:
        """Give the terminal for a `with` block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave nothing running."""
        if self.process.poll() is None:
            self.kill()
        os.close(self.ours)

    @property
    def text(self) -> str:
        """All it has said, as one would read it."""
        return ESCAPE.sub("", self.raw)

    @property
    def answer(self) -> str:
        """What it has said since the latest line that was typed."""
        return ESCAPE.sub("", self.raw[self.since :])

    @property
    def public(self) -> str:
        """What is on the shared screen, with all that may stay in the scroll-back."""
        return ESCAPE.sub("", PRIVATE.sub("", self.raw))

    @property
    def private(self) -> str:
        """What was shown on private screens."""
        return ESCAPE.sub("", "\n".join(PRIVATE.findall(self.raw)))

    def wait(self) -> bool:
        """Read until it asks something; false if it has ended instead."""
        while not (QUESTION.search(self.answer) and self.sleeps()):
            if not self.read():
                self.process.wait(PATIENCE)
                return False
        return True

    def type(self, line: str) -> bool:
        """Type a line and wait for the next question; false if it has ended."""
        return self.press(f"{line}\n")

    def press(self, key: str) -> bool:
        """Press a key that is no line, such as Ctrl-C, and wait for the next question."""
        self.since = len(self.raw)
        os.write(self.ours, key.encode())
        return self.wait()

    def begin(self, line: str) -> None:
        """Type a line without Enter, and wait until it has been taken up."""
        self.since = len(self.raw)
        os.write(self.ours, line.encode())
        while not (self.answer.endswith(line) and self.sleeps()):
            assert self.read(), f"it has ended: {self.answer!r}"

    def read(self) -> bool:
        """Read what it says next; false if it has ended instead."""
        ready, _, _ = select.select([self.ours], [], [], PATIENCE)
        assert ready, f"it neither asks nor ends; it said {self.answer!r}"
        try:
            data = os.read(self.ours, 65536)
        except OSError:  # what reading gives at the end of a terminal
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)

    def sleeps(self) -> bool:
        """Tell whether it has nothing more to say before somebody types.

        A prompt is there a moment before its reader is. A signal within that moment, as no hand
        could send it, is only noticed at the next key.
        """
        end = time.monotonic() + PATIENCE
        while True:
            asleep = self.state() == "S"
            said_more, _, _ = select.select([self.ours], [], [], 0 if asleep else GLANCE)
            if said_more or asleep:
                return not said_more
            assert time.monotonic() < end, f"it does not come to rest; it said {self.answer!r}"

    def state(self) -> str:
        """Return what the system says the process does: S if it waits for something."""
        status = Path(f"/proc/{self.process.pid}/stat")
        if status.exists():
            return status.read_text().rpartition(") ")[2][0]
        command = ["/bin/ps", "-o", "state=", "-p", str(self.process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout[:1]

    def kill(self) -> None:
        """Kill it as nothing can be caught."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
