"""The log of a table: what an entry is, and the kinds there are.

Everything that happens at a table is an entry, from its being set up to its last decision. An
entry's index never changes, and no entry is ever altered or removed: what was taken back is an
entry too.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hidalgo.server.protocol.table import Author

Kind: TypeAlias = Literal[
    "created",  # the table was set up
    "seat",  # somebody sat down, left, or a bot was put on a seat
    "started",  # the game began
    "decision",  # a seat decided
    "undo",  # decisions were taken back until `to` stand
    "takeback",  # a seat asks the others to take back its latest decision
    "answer",  # a seat agrees to that, or does not
    "frozen",  # the game cannot go on
    "closed",  # everybody left before the game began
    "rematch",  # the game is played again at another table
]

NOBODY: Final = -1


class Data(Struct, frozen=True, omit_defaults=True):
    """What an entry says beside its columns; each kind has its own few of these."""

    person: str | None = None
    """Of a seat: who sits there now."""
    bot: str | None = None
    """Of a seat: the bot that plays there now."""
    host: str | None = None
    """Of a seat, where the host has left: who sets the table up from now on."""
    to: int = -1
    """Of an undo: how many decisions stand."""
    agree: bool = False
    """Of an answer to a wish to take back."""
    reason: str = ""
    """Of a freeze: why."""
    table: str = ""
    """Of a rematch: where."""


class Entry(Struct):
    """A row of the log."""

    index: int
    at: float
    kind: Kind
    seat: int = NOBODY
    author: Author = "table"
    person: str | None = None
    """The public id of the person who did it."""
    key: str | None = None
    """The client's own name for the request: the same one twice counts once."""
    prompt: int | None = None
    """Of a decision: the question it answers."""
    action: int | None = None
    """Of a decision: its number."""
    hash: int | None = None
    """Of a decision: a hash of the state after it, to notice when a replay goes astray."""
    data: Data = Data()
