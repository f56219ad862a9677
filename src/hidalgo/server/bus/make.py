"""A bus by its URL."""

from __future__ import annotations

import re
from functools import partial
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from hidalgo.server.bus import postgres, redis
from hidalgo.server.bus.base import Bus
from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.bus.wire import Patience, WiredBus

CHANNEL: Final = "hidalgo"

_REDIS: Final = ("redis", "rediss", "unix")
_POSTGRES: Final = ("postgresql", "postgres")
_CHANNEL_NAME: Final = re.compile(r"[a-z0-9_:.-]{1,48}")


def make_bus(url: str, node: str, database: str, patience: Patience | None = None) -> Bus:
    """Make a bus.

    - `memory://` for a single process, `memory://name` for several servers inside one;
    - `postgresql:` for the server's own database, or `postgresql://user@host/name` for another;
    - `redis://host:port/db`, `rediss://` with TLS, `unix:///path/to/socket`.

    Installations that share a PostgreSQL database or a Redis need a `?channel=` each.
    """
    patience = patience or Patience()
    parts = urlsplit(url)
    channel, parts = _take_channel(url, parts)
    if parts.scheme == "memory":
        return MemoryBus(node, parts.netloc)
    if parts.scheme in _POSTGRES:
        conninfo = _conninfo(parts.geturl() if parts.netloc else database, own=not parts.netloc)
        opening = partial(postgres.open_link, conninfo, channel)
        return WiredBus(node, "PostgreSQL", opening, patience)
    if parts.scheme in _REDIS:
        # Redis tells a channel to all, whatever database they use.
        number = parts.path.strip("/") if parts.scheme != "unix" else ""
        opening = partial(redis.open_link, parts.geturl(), f"{channel}:{number or 0}")
        return WiredBus(node, "Redis", opening, patience)
    raise ValueError(
        f"{_scheme(url)!r} is no bus; write memory://, postgresql: for the server's own "
        "database, or redis://host:6379/0"
    )


def _take_channel(url: str, parts: SplitResult) -> tuple[str, SplitResult]:
    """Return the channel that a URL names, and the URL without it."""
    query = parse_qsl(parts.query, keep_blank_values=True)
    channel = dict(query).get("channel", CHANNEL)
    if not _CHANNEL_NAME.fullmatch(channel):
        raise ValueError(
            f"the bus {_scheme(url)!r} has a channel {channel!r}; a channel is named by up to 48 "
            "of a to z, 0 to 9 and _ : . -"
        )
    rest = [(key, value) for key, value in query if key != "channel"]
    return channel, parts._replace(query=urlencode(rest))


def _conninfo(url: str, *, own: bool) -> str:
    """Return a database's URL as PostgreSQL's own library reads it."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ValueError("the URL of the bus cannot be read as one of a database") from error
    if parsed.get_backend_name() not in _POSTGRES:
        raise ValueError(
            f"the bus 'postgresql:' needs the server's database to be PostgreSQL, and it is "
            f"{parsed.get_backend_name()!r}; write memory:// or redis://host:6379/0"
            if own
            else f"{parsed.get_backend_name()!r} is no PostgreSQL"
        )
    return parsed.set(drivername="postgresql").render_as_string(hide_password=False)


def _scheme(url: str) -> str:
    """Return how a URL begins; what follows may hold a password."""
    return url.partition(":")[0][:20]
