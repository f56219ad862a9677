"""A table as a client gets it: who sits where, how it is set up, what its log tells."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from hidalgo.server.protocol.board import Happened

Status: TypeAlias = Literal["open", "playing", "over", "frozen"]
Author: TypeAlias = Literal["person", "bot", "clock", "table"]


class Options(Struct, frozen=True):
    """The choices made when a table is set up."""

    vetos: bool = True
    """Play with the Veto cards."""
    short: bool = False
    """Play six rounds instead of nine."""
    memory: bool = False
    """Clients hide what is in the Castillo and the Provinces, as at a real table."""
    pace: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    """Seconds to answer in before a bot steps in; 0 for as long as one likes."""


class Seat(Struct):
    """A place at the table: a person, a bot, or open."""

    name: str
    """The person's or bot's name; empty for an open seat."""
    person: str | None = None
    """The public id of the person whose seat it is."""
    bot: str | None = None
    """The bot that plays here, for itself or in the person's place."""

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.bot is None


class TakebackVote(Struct):
    """A seat's wish to take back a decision that others have answered, and who agrees."""

    seat: int
    to: int
    """How many decisions would stand."""
    agreed: list[int]
    missing: list[int]


class TableInfo(Struct):
    """A table without its game."""

    id: str
    game: str
    edition: str
    options: Options
    status: Status
    public: bool
    host: str
    """The public id of the person who may set it up and start it."""
    seats: list[Seat]
    created: float
    commitment: str
    """The hash that commits to the seed of the game."""
    frozen: str = ""
    """Why the game cannot go on."""
    rematch: str = ""
    """The table at which it is played again."""
    vote: TakebackVote | None = None


class LogLine(Struct):
    """An entry of the log, as one viewer may know it."""

    index: int
    at: float
    kind: str
    seat: int
    """Whose entry it is; -1 for nobody's."""
    author: Author
    events: list[Happened] = []
    to: int = -1
    """For what was taken back: how many decisions stand."""
    name: str = ""
    """For a change of seats: who sits there now."""
    bot: str = ""
    """For a change of seats: the bot that plays there now, for itself or in a person's place."""
    agree: bool = False
    """For an answer to a wish to take back: whether the seat agrees."""
    round: int = 0
    """The printed number of the round; 0 before the game."""
    made: int = 0
    """How many decisions stood after it: so a client finds those that were taken back later."""


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    at: float
    person: str
    name: str
    text: str
    seat: int
    """The seat of who said it; -1 for one who watches."""


class Presence(Struct):
    """Who is connected: the seats, and how many watch."""

    seats: list[int]
    watching: int
