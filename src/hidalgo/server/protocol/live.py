"""The messages of live play: one socket, one table, one viewer.

A client connects to `/live/<table>` and is sent a `Snapshot`. One that comes again says what it
has: `?since=<head>&seat=<seat>&chat=<number>&version=<version>` gets an `Update` with what it has
missed of the log, and what was said from that number on; or a `Snapshot`, if it has missed too much
or sits elsewhere by now. From then on every entry of the log comes in an `Update` (several may come
in one); its `head` is the cursor to come again with. A request carries a key of the client's own
choice: sent twice, it counts once and gets the same answer.

The server closes a socket with 4401 if nobody is logged in, 4404 if there is no such table, 4408 if
it sends too much, can't be understood or takes nothing, 4426 if the client's version is another
than the server's (load the page anew), 4429 if there are too many of one's own (close one), 1012 if
the server goes away (come again), 1013 if something is out of order (come again later). One that
comes from another site, or is one too many from an address, is not opened at all: HTTP's 403 or
429, of which a browser tells no more than that there is no connection (1006).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from hidalgo.server.protocol.board import Board, Play
from hidalgo.server.protocol.table import ChatLine, LogLine, Presence, TableInfo

VERSION = 1
MOST_ACTIONS = 64  # in one submission; the longest special action has fewer steps
LONGEST_CHAT = 500

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Actions = Annotated[list[Annotated[int, Meta(ge=0, le=32767)]], Meta(max_length=MOST_ACTIONS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


# What a client sends


class Submit(Struct, tag="submit"):
    """Answer a question with one decision, or several in a row that count as one."""

    key: Key
    prompt: Index
    actions: Annotated[
        list[Annotated[int, Meta(ge=0, le=32767)]], Meta(min_length=1, max_length=MOST_ACTIONS)
    ]


class Draft(Struct, tag="draft"):
    """Ask what could follow some decisions, and what they would bring, without making them."""

    id: Index
    prompt: Index
    actions: Actions


class Undo(Struct, tag="undo"):
    """Take back one's latest decisions until `to` stand."""

    key: Key
    to: Index


class AskTakeback(Struct, tag="ask-takeback"):
    """Ask everybody to agree that one's latest decision is taken back, with all after it."""

    key: Key


class AnswerTakeback(Struct, tag="answer-takeback"):
    """Agree, or not, to what somebody wants to take back."""

    key: Key
    agree: bool


class Say(Struct, tag="say"):
    """Say something at the table."""

    key: Key
    text: ChatText


class Ping(Struct, tag="ping"):
    """Show that one is there."""


Request: TypeAlias = Submit | Draft | Undo | AskTakeback | AnswerTakeback | Say | Ping


# What the server sends


class Snapshot(Struct, tag="snapshot"):
    """All there is to know for this viewer."""

    version: int
    head: int
    """The index of the next entry: how many there are."""
    seat: int
    """One's own seat; -1 for one who watches."""
    person: str
    """One's own public id."""
    table: TableInfo
    play: Play | None
    """The game; null before it begins."""
    lines: list[LogLine]
    chat: list[ChatLine]
    presence: Presence
    now: float
    """The server's time, in seconds since 1970: clocks of devices go wrong."""


class Update(Struct, tag="update"):
    """What is new since the cursor, and how things stand after it."""

    head: int
    seat: int
    lines: list[LogLine]
    play: Play | None
    table: TableInfo | None
    """How the table stands; null if nothing but the game has changed."""


class Done(Struct, tag="done"):
    """A request was carried out and is durable; `head` is the cursor after it."""

    key: str
    head: int


class Refused(Struct, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    key: str
    code: str
    """"illegal", "malformed", "not-asked", "no-undo", "no-vote", "too-fast", ..."""
    text: str
    """What was wrong and what would be right, in English, for logs and developers."""
    reason: str = ""
    """Key of the reason in the catalogues."""
    clause: str = ""
    """The clause of the rules."""
    legal: list[int] = []


class Stale(Struct, tag="stale"):
    """The question is no longer open; what is, comes in the next `Update` or `Snapshot`."""

    key: str
    head: int


class Gain(Struct):
    """What a next decision would bring: points at once, and if everything were scored."""

    action: int
    points: list[int]
    projected: list[int]


class Drafted(Struct, tag="drafted"):
    """What could follow a draft, how the board would look, what it would bring."""

    id: int
    prompt: int
    used: int
    """How many can be shown: the next would reveal something, or let others decide."""
    legal: list[int]
    may_end: bool
    """Whether what is drafted answers the question, so that it could be submitted as it is."""
    left: int
    board: Board
    gains: list[int]
    """Points by seat that the draft brings at once."""
    next: list[Gain]


class ChatNews(Struct, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class ChatGone(Struct, tag="chat-gone"):
    """A person's lines were deleted."""

    person: str


class PresenceNews(Struct, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class Pong(Struct, tag="pong"):
    """The answer to a ping; `head` shows whether an update was missed."""

    head: int


class Closing(Struct, tag="closing"):
    """The server goes away; come back in so many seconds."""

    seconds: float


class Fault(Struct, tag="fault"):
    """A message could not be read, or came too fast."""

    code: str
    text: str


Message: TypeAlias = (
    Snapshot
    | Update
    | Done
    | Refused
    | Stale
    | Drafted
    | ChatNews
    | ChatGone
    | PresenceNews
    | Pong
    | Closing
    | Fault
)
