"""All settings, each with its default, its kind and what it is for."""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from hidalgo.server.config import kinds
from hidalgo.server.config.kinds import Kind, Network, choice, number

T = TypeVar("T")

PREFIX: Final = "HIDALGO_"
_LOOPBACK: Final = (kinds.read_network("127.0.0.0/8"), kinds.read_network("::1/128"))


def _setting(group: str, default: T, kind: Kind[Any], text: str) -> T:
    """Return a field of `Settings`; typed as its default, as dataclasses do it."""
    return field(default=default, metadata={"group": group, "kind": kind, "text": text})


# Groups of the reference.
_LISTEN: Final = "Listening"
_PROXY: Final = "Behind a proxy"
_DATA: Final = "Data"
_PEOPLE: Final = "People"
_LIMITS: Final = "Limits"
_BOTS: Final = "Bots"
_WATCH: Final = "Watching"


@dataclass(frozen=True, kw_only=True, repr=False)
class Settings:
    """How this server is set up. Print it with `hidalgo.server.config.reference.describe`."""

    host: str = _setting(
        _LISTEN,
        "127.0.0.1",
        kinds.HOST,
        'Where to listen. `"0.0.0.0"` means every address of the machine; the default is reached '
        "from this machine only.",
    )
    port: int = _setting(
        _LISTEN, 8000, number(0, 65535), "The port to listen on; 0 takes any that is free."
    )
    web: Path | None = _setting(  # noqa: RUF009 (what it returns is a field)
        _LISTEN,
        None,
        kinds.OPTIONAL_FOLDER,
        "The folder of the built web client; empty for the one that comes with hidalgo.",
    )
    shutdown_seconds: int = _setting(
        _LISTEN,
        10,
        number(0, 300),
        "How long a server that is told to stop lets requests and sockets finish.",
    )

    base_path: str = _setting(
        _PROXY,
        "",
        kinds.BASE_PATH,
        "The path under which a proxy serves hidalgo, if it is not the root of a host. The proxy "
        "may pass it on or take it off.",
    )
    origins: tuple[str, ...] = _setting(
        _PROXY,
        (),
        kinds.ORIGINS,
        "The origins under which people reach the server. Browsers of other origins are refused. "
        "Empty for whatever host a request names, which is right for one machine; behind a proxy, "
        "name yours.",
    )
    trusted_proxies: tuple[Network, ...] = _setting(
        _PROXY,
        (),
        kinds.NETWORKS,
        "Proxies whose `X-Forwarded-For`, `X-Forwarded-Proto`, `X-Forwarded-Host` and "
        "`X-Request-ID` are believed. From everybody else these headers are ignored.",
    )
    secure_cookies: str = _setting(
        _PROXY,
        "auto",
        choice("auto", "always", "never"),
        'Whether cookies are sent over https only: `"auto"` follows the request.',
    )

    data: Path = _setting(  # noqa: RUF009 (what it returns is a field)
        _DATA,
        Path("data"),
        kinds.FOLDER,
        "The folder for what the server keeps; made when it is not there.",
    )
    database: str = _setting(
        _DATA,
        "",
        kinds.DATABASE,
        "The database; empty for SQLite in the data folder. Several processes need PostgreSQL.",
    )
    bus: str = _setting(
        _DATA,
        "",
        kinds.BUS,
        "How processes tell each other what is new: `memory://` for one process, `postgresql:` "
        "through the database, `redis://host:6379/0`. Empty for what fits the database.",
    )

    session_days: int = _setting(
        _PEOPLE,
        90,
        number(1, 3650),
        "How many days a device stays logged in after it was last used.",
    )
    password_memory: int = _setting(
        _PEOPLE,
        64,
        number(8, 4096),
        "MiB of memory that hashing one password takes (argon2id). Old passwords are hashed anew "
        "at the next login.",
    )
    password_workers: int = _setting(
        _PEOPLE, 2, number(1, 64), "How many passwords are hashed at the same time."
    )
    guests_per_hour: int = _setting(
        _PEOPLE,
        60,
        number(0, 100_000),
        "How many new guests one address may bring in an hour; 0 for any number.",
    )
    logins_per_minute: int = _setting(
        _PEOPLE,
        6,
        number(0, 100_000),
        "How often a minute one address may try passwords, recovery codes or device codes; 0 for "
        "any number.",
    )

    requests_per_second: int = _setting(
        _LIMITS,
        20,
        number(0, 100_000),
        "Requests to the API and new sockets that one address may make per second, in the long "
        "run; ten times as many at once. 0 for any number.",
    )
    body_bytes: int = _setting(
        _LIMITS, 65_536, number(4096, 16_777_216), "The longest body of a request."
    )
    message_bytes: int = _setting(
        _LIMITS, 16_384, number(4096, 1_048_576), "The longest message on a socket."
    )
    messages_per_second: int = _setting(
        _LIMITS,
        10,
        number(0, 100_000),
        "Messages that one socket may send per second, in the long run; five times as many at "
        "once. 0 for any number.",
    )
    sockets_per_person: int = _setting(
        _LIMITS, 16, number(1, 10_000), "How many sockets one person may have open per process."
    )
    tables_per_person: int = _setting(
        _LIMITS,
        20,
        number(1, 10_000),
        "How many tables one person may have set up that are not over yet.",
    )
    chat_per_minute: int = _setting(
        _LIMITS, 20, number(0, 10_000), "How often a minute one person may say something."
    )

    bot_workers: int = _setting(
        _BOTS,
        0,
        number(0, 256),
        "How many processes think for bots; 0 for one less than the machine has processors.",
    )
    bot_modules: tuple[str, ...] = _setting(
        _BOTS,
        (),
        kinds.MODULES,
        "Python modules with bots of your own. The processes that think import them; what they "
        "register with `hidalgo.bots.register` can then be chosen at tables.",
    )
    bot_seconds: int = _setting(
        _BOTS,
        30,
        number(1, 3600),
        "How long a bot may think about one decision. One that takes longer is stopped and asked "
        "once more; if it fails again, chance decides in its place.",
    )
    bot_memory: int = _setting(
        _BOTS, 1024, number(64, 1_048_576), "MiB of memory that one of these processes may take."
    )

    log_level: str = _setting(
        _WATCH,
        "info",
        choice("debug", "info", "warning", "error"),
        "The least important lines that are logged.",
    )
    log_format: str = _setting(
        _WATCH,
        "text",
        choice("text", "json"),
        "How the log is written: for people, or a JSON object per line.",
    )
    metrics: bool = _setting(
        _WATCH, True, kinds.SWITCH, "Whether `/metrics` answers, in the form that Prometheus reads."
    )
    metrics_from: tuple[Network, ...] = _setting(
        _WATCH,
        _LOOPBACK,
        kinds.NETWORKS,
        "From where `/metrics` may be read; for all others it is not there.",
    )

    @property
    def database_url(self) -> str:
        """The database that is meant."""
        return self.database or f"sqlite:///{self.data / 'hidalgo.db'}"

    @property
    def bus_url(self) -> str:
        """The bus that is meant."""
        if self.bus:
            return self.bus
        return "memory://" if self.database_url.startswith("sqlite") else "postgresql:"

    @property
    def session_seconds(self) -> float:
        """How long a device stays logged in after it was last used."""
        return self.session_days * 86_400.0

    def __repr__(self) -> str:
        """Show nothing: addresses of databases hold passwords."""
        return "Settings(...)"


def definitions() -> tuple[Field[Any], ...]:
    """Return the settings as defined, in the order of the reference."""
    return fields(Settings)


def kind_of(definition: Field[Any]) -> Kind[Any]:
    """Return the kind of a setting."""
    return cast("Kind[Any]", definition.metadata["kind"])


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()
