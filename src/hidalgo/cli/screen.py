"""A terminal to ask on: lines out, lines in, and a private screen for what others must not see.

Line editing, history and completion are readline's. What is typed and shown on a private screen
stays neither in the scroll-back nor in the history.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

try:
    import readline as _readline
except ImportError:  # some Pythons are built without
    readline: ModuleType | None = None
else:
    readline = _readline

FEWEST_ROWS: Final = 24
SHOWN: Final = 40  # characters of what somebody typed that are repeated in a complaint


class LeftError(Exception):
    """Whoever was asked has left: the input has ended, or was interrupted twice."""


class Screen:
    """Shows and asks; `leaving` is what it says after the first Ctrl-C."""

    def __init__(self, console: Console, leaving: str = "", *, pauses: bool = True) -> None:
        """Take a console; without a terminal on both ends there are no pauses."""
        self.console = console
        self.leaving = leaving
        self.typed = sys.stdin.isatty()
        self.pauses = pauses and self.typed and console.is_terminal
        for stream in (sys.stdin, sys.stdout):
            # What a terminal cannot show or did not spell right is no reason to end a game.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return max(self.console.height, FEWEST_ROWS) if self.console.is_terminal else FEWEST_ROWS

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing)

    def tell(self, lines: Iterable[Text]) -> None:
        """Print lines, those that do not fit into the width with their rest indented."""
        for line in lines:
            self.show(*hanging(line, self.console))

    def tell_in_pages(self, lines: Iterable[Text], more: str) -> int:
        """Print lines, a wait before any scrolls out of sight; return the rows since the last."""
        unread = 0
        for line in lines:
            rows = hanging(line, self.console)
            if unread + len(rows) >= self.rows:  # a row is for the question whether to go on
                self.wait(more)
                unread = 0
            self.show(*rows)
            unread += len(rows)
        return unread

    def height(self, *things: RenderableType) -> int:
        """Return how many rows things take."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def read(self, prompt: str, words: Sequence[str] = (), *, secret: bool = False) -> str:
        """Return a line without spaces around it; Tab completes from some words."""
        interrupted = False
        while True:
            try:
                with _completing(words, secret=secret):
                    line = input(prompt)
            except EOFError:
                self.console.print()
                raise LeftError from None
            except KeyboardInterrupt:
                self.console.print()
                if interrupted:
                    raise LeftError from None
                interrupted = True
                self.console.print(self.leaving, markup=False)
                continue
            if not self.typed:
                # What comes from a pipe is not seen unless it is repeated.
                self.console.print("" if secret else printable(line), markup=False, soft_wrap=True)
            return line.strip()

    def wait(self, text: str) -> None:
        """Let people read what is there before more is shown."""
        if self.pauses:
            self.read(f"{text} ")

    @contextlib.contextmanager
    def private(self) -> Iterator[None]:
        """Show and ask on a screen that is gone afterwards, or is at least out of sight."""
        alternate = self.console.is_terminal and not self.console.is_dumb_terminal
        if alternate:
            self.console.set_alt_screen(True)
        else:
            self._push_away()
        try:
            yield
        finally:
            if alternate:
                self.console.set_alt_screen(False)
            else:
                self._push_away()

    def _push_away(self) -> None:
        """Move all that is to be seen out of sight, where no screen can be put aside."""
        self.console.print("\n" * self.rows)


def printable(text: str, most: int = 400) -> str:
    """Return a text as one line that a terminal shows and does not obey, cut if it is long."""
    shown = " ".join("".join(c for c in text if c.isprintable()).split())
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def hanging(line: Text, console: Console) -> list[Text]:
    """Return a line wrapped to the width, what follows the first row indented below it."""
    if line.cell_len <= console.width and "\n" not in line.plain:
        return [line]
    indent = len(line.plain) - len(line.plain.lstrip(" "))
    rows = line.wrap(console, max(console.width - indent - 2, 10))
    for row in rows:
        row.rstrip()
    further = [Text(" " * (indent + 2)).append_text(row) for row in rows[1:]]
    return [*rows[:1], *further]


@contextlib.contextmanager
def _completing(words: Sequence[str], *, secret: bool) -> Iterator[None]:
    """Let Tab complete from some words while a line is read; keep secret lines from the history."""
    if readline is None:
        yield
        return

    def complete(start: str, index: int) -> str | None:
        fitting = [word for word in words if word.lower().startswith(start.lower())]
        return f"{fitting[index]} " if index < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ,;")
    readline.set_auto_history(not secret)
    with_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if with_libedit else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
        readline.set_auto_history(True)
