"""The bodies of the HTTP API: people, the lobby, setting tables up. Live play is in `live`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hidalgo.server.protocol.board import Play
from hidalgo.server.protocol.table import LogLine, Options, Seat, Status, TableInfo

LONGEST_NAME = 24
LONGEST_USERNAME = 32
USERNAME = f"^[A-Za-z0-9_.-]{{3,{LONGEST_USERNAME}}}$"
SHORTEST_PASSWORD = 10
LEAST_LETTERS = 5  # different ones in a password, and besides the user name in it
LONGEST_SECRET = 200
LONGEST_RECORD = 60_000  # whole games have far less

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Username = Annotated[str, Meta(pattern=USERNAME)]
Password = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_SECRET)]
Secret = Annotated[str, Meta(min_length=1, max_length=LONGEST_SECRET)]
# Not "0 or more": of what may be null too, the description of the API forgets a bound of 0.
SeatNumber = Annotated[int, Meta(gt=-1, le=4)]


class Problem(Struct):
    """An error: a code for programs, and what was wrong and would be right."""

    code: str
    text: str


# People


class Me(Struct):
    """Oneself, as the server knows one."""

    id: str
    """The public id, by which others know one."""
    name: str
    language: str
    username: str | None
    """The name to log in with; null for a guest."""


class Introduce(Struct):
    """Become a guest: a name is enough."""

    name: Name
    language: str = ""


class Rename(Struct):
    """Change one's name or language; what is left out stays."""

    name: Name | None = None
    language: str | None = None


class Claim(Struct):
    """Turn a guest into an account."""

    username: Username
    password: Password


class Claimed(Struct):
    """An account was made; the recovery code is told this once."""

    me: Me
    recovery_code: str


class Login(Struct):
    """Log in to an account."""

    username: Secret
    password: Secret


class Recover(Struct):
    """Set a new password with the recovery code; a new code comes back."""

    username: Secret
    recovery_code: Secret
    password: Password


class ChangePassword(Struct):
    """Set a new password, knowing the old one; all other devices are logged out."""

    old: Secret
    new: Password


class DeviceCode(Struct):
    """A code that lets a second device in, once and soon."""

    code: str
    expires: float


class UseDeviceCode(Struct):
    """Be on this device who one is on another."""

    code: Secret


class Device(Struct):
    """A device on which one is logged in."""

    id: str
    name: str
    """Browser and system, as far as the device says; may be empty."""
    since: float
    seen: float
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the one that asks."""


class Confirm(Struct):
    """Confirm that one's data are to be deleted: the account's password, or the guest's name."""

    word: Secret


class MyGame(Struct):
    """A table at which one sits or sat."""

    id: str
    edition: str
    status: Status
    created: float
    seat: SeatNumber
    left: bool


class MyEntry(Struct):
    """Something one did at a table."""

    game: str
    index: int
    at: float
    kind: str
    seat: int
    prompt: int | None
    action: int | None


class MyLine(Struct):
    """Something one said at a table."""

    game: str
    number: int
    at: float
    text: str


class MyData(Struct):
    """All that the server keeps about oneself."""

    me: Me
    created: float
    devices: list[Device]
    games: list[MyGame]
    entries: list[MyEntry]
    chat: list[MyLine]


# Tables


class NewTable(Struct):
    """Set up a table; oneself takes the first seat."""

    edition: str = "bigbox"
    players: Annotated[int, Meta(ge=2, le=5)] = 4
    options: Options = Options()
    public: bool = False
    bots: list[str] = []
    """Bots for the last seats, by name."""
    game: str = "grande"


class TakeSeat(Struct):
    """Sit down; without a number on the first open seat."""

    seat: SeatNumber | None = None


class SetBot(Struct):
    """Put a bot on a seat; without a name the seat is open again."""

    seat: SeatNumber
    bot: str | None = None


class TableSummary(Struct):
    """A line of the lobby."""

    id: str
    game: str
    edition: str
    status: Status
    options: Options
    seats: list[Seat]
    created: float
    mine: bool
    """Whether one sits there."""
    asked: bool
    """Whether one owes a decision there."""


class Lobby(Struct):
    """The tables one can join or watch, and one's own."""

    open: list[TableSummary]
    mine: list[TableSummary]
    playing: list[TableSummary]


class Opened(Struct):
    """A table that was set up."""

    table: TableInfo


class Replay(Struct):
    """A game to look back at, for one viewer."""

    table: TableInfo
    seat: int
    """One's own seat; -1 for one who did not play."""
    viewer: int
    """Whose eyes it is seen with; -1 for the public."""
    viewers: list[int]
    """Whose eyes it may be seen with."""
    first: int
    """The index of the entry with which the game began."""
    last: int
    """The index of the last entry."""
    lines: list[LogLine]


class Moment(Struct):
    """A game after one entry of its log, for one viewer."""

    index: int
    line: LogLine | None
    """What the entry tells this viewer; null for nothing."""
    play: Play


class OpenRecord(Struct):
    """A record of a finished game, to look back at it; it is not kept."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    viewer: Annotated[int, Meta(ge=-1, le=4)] = -1
    index: Annotated[int, Meta(gt=-1, le=1_000_000)] | None = None


class OpenedRecord(Struct):
    """A record at one moment, with all its lines if no moment was asked for."""

    replay: Replay | None
    moment: Moment


# What can be played


class CardInfo(Struct):
    """A physical card: its number in the edition, the id its words go by, its stack."""

    number: int
    id: str
    stack: int


class EditionInfo(Struct):
    """An edition, with its cards."""

    name: str
    title: str
    cards: list[CardInfo]


class Offer(Struct):
    """What a table can be set up with."""

    version: str
    games: list[str]
    editions: list[EditionInfo]
    bots: list[str]
    languages: list[str]
    paces: list[int]
    """Seconds to answer in that a table can be set to; 0 for no limit."""


class ClauseText(Struct):
    """A clause of the rules, in English; its text is Markdown."""

    number: str
    title: str
    text: str
