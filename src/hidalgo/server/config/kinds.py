"""Kinds of settings: how a value is read from text or TOML, and how it is shown."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeAlias, TypeVar
from urllib.parse import urlsplit

from hidalgo.server.database import DatabaseError, parse_url, shown

T = TypeVar("T")
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_EVERYWHERE: Final = ("0.0.0.0/0", "::/0")
_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_HOST: Final = re.compile(r"[A-Za-z0-9._:-]{1,255}")
_PORTS: Final = {"http": 80, "https": 443}


def _quoted(value: object) -> str:
    return f'"{value}"'


def _listed(values: Iterable[object]) -> str:
    return f"[{', '.join(_quoted(value) for value in values)}]"


@dataclass(frozen=True)
class Kind(Generic[T]):
    """How the values of a setting look."""

    expected: str
    """What would be right, to be read after "must be"."""
    convert: Callable[[object], T]
    """Makes a value of what TOML or the environment holds; raises `ValueError` if it can't."""
    shown: Callable[[T], str] = _quoted
    """Writes a value as in TOML, without any password."""

    def read(self, value: object) -> T:
        """Return a value; a refusal says what would be right, and doesn't repeat what was not."""
        try:
            return self.convert(value)
        except ValueError:
            raise ValueError(f"must be {self.expected}") from None


def number(least: int, most: int) -> Kind[int]:
    """Return the kind of whole numbers within bounds."""

    def convert(value: object) -> int:
        if isinstance(value, str):
            value = int(value[:20])
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError
        return value

    return Kind(f"a whole number from {least} to {most}", convert, str)


def choice(*words: str) -> Kind[str]:
    """Return the kind that is one of a few words."""

    def convert(value: object) -> str:
        word = _text(value).lower()
        if word not in words:
            raise ValueError
        return word

    return Kind("one of " + ", ".join(map(_quoted, words)), convert)


def several(one: Callable[[str], T], expected: str) -> Kind[tuple[T, ...]]:
    """Return the kind of lists: in TOML written as such, in the environment with commas."""

    def convert(value: object) -> tuple[T, ...]:
        if isinstance(value, str):
            value = [part for part in value.split(",") if part.strip()]
        parts = value if isinstance(value, list) else [value]
        return tuple(one(_text(part)) for part in parts)

    return Kind(expected, convert, _listed)


def _text(value: object) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise ValueError
    return value.strip()


def _switch(value: object) -> bool:
    if isinstance(value, bool):
        return value
    word = _text(value).lower()
    if word not in {"true", "yes", "on", "1", "false", "no", "off", "0"}:
        raise ValueError
    return word in {"true", "yes", "on", "1"}


def _host(value: object) -> str:
    if not _HOST.fullmatch(_text(value)):
        raise ValueError
    return _text(value)


def _folder(value: object) -> Path:
    if isinstance(value, Path):  # as the command line gives it
        return value.expanduser()
    if not _text(value):
        raise ValueError
    return Path(_text(value)).expanduser()


def _optional_folder(value: object) -> Path | None:
    return _folder(value) if _text(value) else None


def _database(value: object) -> str:
    url = _text(value)
    try:
        if url:
            parse_url(url)
    except DatabaseError as error:
        raise ValueError from error
    return url


def _bus(value: object) -> str:
    url = _text(value)
    _ = urlsplit(url).port  # raises where that is no number
    return url


def _base_path(value: object) -> str:
    path = _text(value).rstrip("/")
    if not _PATH.fullmatch(path) or {".", ".."} & set(path.split("/")):
        raise ValueError
    return path


def read_origin(text: str) -> str:
    """Read an origin as browsers send it: scheme, host, and the port if it is not the usual one."""
    parts = urlsplit(text.lower().removesuffix("/"))
    if parts.scheme not in _PORTS or not parts.hostname or parts.username is not None:
        raise ValueError
    if parts.path or parts.query or parts.fragment:
        raise ValueError
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = "" if parts.port in {None, _PORTS[parts.scheme]} else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def read_network(text: str) -> Network:
    """Read an address or a network."""
    return ipaddress.ip_network(text, strict=False)


def _networks(value: object) -> tuple[Network, ...]:
    everywhere = value in ("*", ["*"])
    return _SOME_NETWORKS.convert(list(_EVERYWHERE) if everywhere else value)


def without_password(url: str) -> str:
    """Return the address of a bus as it may be shown: what stands before an @ is left out."""
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://***@{tail}" if at else url


def _module(text: str) -> str:
    if not all(part.isidentifier() for part in text.split(".")):
        raise ValueError
    return text


SWITCH: Final = Kind("true or false", _switch, lambda value: str(value).lower())
HOST: Final = Kind('an address or name to listen on, such as "127.0.0.1" or "0.0.0.0"', _host)
FOLDER: Final = Kind("the path of a folder", _folder)
OPTIONAL_FOLDER: Final[Kind[Path | None]] = Kind(
    "the path of a folder, or empty", _optional_folder, lambda value: _quoted(value or "")
)
BASE_PATH: Final = Kind('a path such as "/hidalgo", or empty for the root of the host', _base_path)
DATABASE: Final = Kind(
    "sqlite:///path/to/file or postgresql://user:password@host:5432/name, or empty",
    _database,
    lambda value: _quoted(shown(value) if value else ""),
)
# Whether there is such a bus is for `load` to say, which also knows the database.
BUS: Final = Kind(
    "memory://, postgresql: or redis://host:6379/0, or empty",
    _bus,
    lambda value: _quoted(without_password(value)),
)
MODULES: Final = several(_module, 'a list of modules by their dotted names, such as "mybots.bold"')
ORIGINS: Final = several(read_origin, 'a list of origins, such as "https://play.example.org"')
_SOME_NETWORKS: Final = several(
    read_network, 'a list of addresses or networks, such as "127.0.0.1", "10.0.0.0/8", or "*"'
)
NETWORKS: Final[Kind[tuple[Network, ...]]] = Kind(
    _SOME_NETWORKS.expected, _networks, _SOME_NETWORKS.shown
)
