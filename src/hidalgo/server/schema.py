"""The tables of the database, as SQLAlchemy knows them. Changes go through `migrations`.

A person has two ids: `people.id` for what is nobody's business but theirs (sessions, codes), and
`people.public`, which others may see; games hold the public one only.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_NOTHING: Final = text("''")
_ZERO: Final = text("0")
_FALSE: Final = text("false")

# People

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("public", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False, server_default=_NOTHING),
    Column("username", Text),  # as its owner writes it; null for a guest
    Column("login", Text),  # the same in small letters, by which it is found
    Column("password", Text),  # argon2id
    Column("recovery", Text),  # SHA-256 of the recovery code
    Column("created", Float, nullable=False),
    UniqueConstraint("public"),
    UniqueConstraint("login"),
)
"""Whoever has ever been here, guests and accounts."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token", Text, nullable=False),  # SHA-256 of what the cookie holds
    Column("previous", Text),  # the one before, until the new one has been used
    Column("rotated", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("device", Text, nullable=False, server_default=_NOTHING),
    UniqueConstraint("token"),
    Index(None, "previous"),
    Index(None, "person"),
    Index(None, "expires"),
)
"""The devices that people are logged in on."""

device_codes: Final = Table(
    "device_codes",
    metadata,
    Column("code", Text, primary_key=True),  # SHA-256 of the code
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Index(None, "person"),
)
"""Codes that let a second device in, each once."""

# Games

games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),  # a person's public id
    Column("status", Text, nullable=False),  # "open", "playing", "over", "frozen"
    Column("seats", Text, nullable=False),  # JSON, as the lobby shows them
    Column("head", Integer, nullable=False, server_default=_ZERO),  # how many entries
    Column("chat_head", Integer, nullable=False, server_default=_ZERO),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("digest", Text, nullable=False),  # hash of the rules' data
    Column("rematch", Text, nullable=False, server_default=_NOTHING),
    Column("frozen", Text, nullable=False, server_default=_NOTHING),  # why
    Column("owing", Integer, nullable=False, server_default=_ZERO),  # a bit per seat that is asked
    Column("due", Float),  # when timed work is due
    Column("moved", Float, nullable=False),  # time of the latest entry
    Column("lease_owner", Text),
    Column("lease_fence", Integer, nullable=False, server_default=_ZERO),
    Column("lease_until", Float, nullable=False, server_default=_ZERO),
    Index(None, "status", "public", "moved"),
    Index(None, "due"),
)
"""A row per table: how it was set up, and what of it others than its log need to find."""

entries: Final = Table(
    "entries",
    metadata,
    Column("game", Text, nullable=False),
    Column("idx", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("author", Text, nullable=False),  # "person", "bot", "clock", "table"
    Column("person", Text),
    Column("key", Text),
    Column("prompt", Integer),
    Column("action", Integer),
    Column("data", Text, nullable=False, server_default=text("'{}'")),  # JSON
    Column("hash", BigInteger),
    PrimaryKeyConstraint("game", "idx"),
    UniqueConstraint("game", "person", "key"),
    sqlite_with_rowid=False,
)
"""The log of every game, only ever appended to: the truth."""

players: Final = Table(
    "players",
    metadata,
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("left", Boolean, nullable=False, server_default=_FALSE),
    PrimaryKeyConstraint("game", "person"),
    Index(None, "person"),
    sqlite_with_rowid=False,
)
"""Who sits, or sat, where."""

chat: Final = Table(
    "chat",
    metadata,
    Column("game", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text),
    PrimaryKeyConstraint("game", "number"),
    UniqueConstraint("game", "person", "key"),
    Index(None, "person"),
    sqlite_with_rowid=False,
)
"""What was said at the tables."""
