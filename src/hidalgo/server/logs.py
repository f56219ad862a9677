"""Log lines: for people at a terminal, or one JSON object a line, with what they are about.

`about` says what is being worked on (a request, a game, a person), and every line that is logged
meanwhile carries it. A person is named by the public id. What is secret is not logged in the first
place; what slips into a text all the same, in a form we know, is masked before it is written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Literal, TextIO

MASK: Final = "***"

_ABOUT: Final[ContextVar[Mapping[str, str]]] = ContextVar("about", default={})  # noqa: B039 - never changed

# Words after which a value is nobody's business.
_SECRETS: Final = (
    "authorization|cookie|csrf|device_code|hand|hands|hidalgo_session|invitation|invite|password|passwd|"
    "pwd|recovery|recovery_code|salt|secret|seed|session|set-cookie|token"
)
_NAMED: Final = re.compile(
    rf"""(?P<name>["']?\b(?:{_SECRETS})\b["']?\s*[=:]\s*)"""
    r"""(?P<value>\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|"[^"]*"|'[^']*'|(?:bearer\s+|basic\s+)?[^\s,;&)}\]]+)""",
    re.IGNORECASE,
)
_IN_ADDRESS: Final = re.compile(r"(?P<scheme>\b[a-z][a-z0-9+.-]*://)[^\s/@]*@", re.IGNORECASE)

# Others' loggers, and what of theirs is worth a line.
_OTHERS: Final = {
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "httpx": logging.WARNING,
    "litestar": logging.WARNING,
    "redis": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "uvicorn": logging.WARNING,
    # It tells of every socket with its address, and those are invitations.
    "uvicorn.error": logging.WARNING,
    "websockets": logging.WARNING,
}
# It writes whole addresses, and those of invitations are secret; the server logs requests itself.
_SILENT: Final = ("uvicorn.access",)

Format = Literal["text", "json"]


@contextmanager
def about(*, request: str = "", game: str = "", person: str = "") -> Iterator[None]:
    """Let every line that is logged in here, by tasks begun in here too, say what it is about."""
    news = {"request": request, "game": game, "person": person}
    token = _ABOUT.set({**_ABOUT.get(), **{name: value for name, value in news.items() if value}})
    try:
        yield
    finally:
        _ABOUT.reset(token)


def game_tag(table: str) -> str:
    """Return how a table is named in the log: by how its id begins. The whole is an invitation."""
    return f"{table[:6]}~"


def current() -> Mapping[str, str]:
    """Return what is being worked on: some of request, game and person."""
    return _ABOUT.get()


def masked(text: str) -> str:
    """Return a text without the values of tokens, seeds, passwords and the like."""
    return _IN_ADDRESS.sub(rf"\g<scheme>{MASK}@", _NAMED.sub(rf"\g<name>{MASK}", text))


class _Formatter(logging.Formatter):
    """What both formats have in common."""

    def said(self, record: logging.LogRecord) -> str:
        """Return the message, masked."""
        return masked(record.getMessage())

    def trace(self, record: logging.LogRecord) -> str:
        """Return where an error came from, masked; empty if the line is about none."""
        parts = []
        if record.exc_info:
            parts.append(self.formatException(record.exc_info))
        if record.stack_info:
            parts.append(self.formatStack(record.stack_info))
        return masked("\n".join(parts))


class JsonFormatter(_Formatter):
    """Writes a line as a JSON object: time, level, logger, message, what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.said(record),
            **current(),
        }
        if trace := self.trace(record):
            line["trace"] = trace
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(_Formatter):
    """Writes a line for people: local time, level, message, what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, and the trace of an error below it."""
        clock = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        matters = "".join(f" {name}={value}" for name, value in current().items())
        line = f"{clock} {record.levelname.lower():<7} {self.said(record)}{matters}"
        # A name that a user made up must not look like a line of its own.
        line = "".join(
            letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in line
        )
        trace = self.trace(record)
        return f"{line}\n{trace}" if trace else line


def configure(level: str = "info", form: Format = "text", stream: TextIO | None = None) -> None:
    """Let the whole process log in one form; start uvicorn with `log_config=None`."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    for former in root.handlers[:]:
        root.removeHandler(former)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("hidalgo").setLevel(level.upper())
    for name, least in _OTHERS.items():
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(max(least, logging.getLevelNamesMapping()[level.upper()]))
    for name in _SILENT:
        silent = logging.getLogger(name)
        silent.handlers.clear()
        silent.propagate = False
        silent.disabled = True
