"""A game as a client gets it: the board that everybody sees, what is one's own, what is asked.

Numbers are those of the engine: seats, places, cards and stacks from 0, -1 for none. A client
needs no rules: what may be done is listed, what would come of it is computed by the server.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Phase: TypeAlias = Literal["power", "turns", "scoring", "over"]


class LiveVeto(Struct):
    """A Veto that lies open: whose, and the printed number of the last round in which it counts."""

    seat: int
    last_round: int


class Board(Struct):
    """What everybody may know of a game at one moment."""

    round: int
    """The printed number of the round."""
    rounds: int
    """The printed number of the last round."""
    phase: Phase
    places: list[list[int]]
    """Caballeros by place and seat; the Castillo is the last place."""
    court: list[int]
    province: list[int]
    score: list[int]
    grande: list[int]
    """The region where each seat's Grande stands."""
    king: int
    tiles: list[int]
    """The place of each scoring tile; -1 beside the board."""
    figures: list[list[int]]
    """What each place pays now for ranks 1 to 3, scoring tiles considered; with few players the
    lower ranks pay 0."""
    marker: int
    """The seat with the first-player marker."""
    order: list[int]
    """Seats in the order of their turns; empty while power cards are played."""
    turn: int
    """The seat whose turn it is; -1 between turns."""
    power: list[int]
    """The power card of each seat in this round; 0 for none yet."""
    used_power: list[list[int]]
    """Power cards that were seen played, by seat; one taken back unseen may be among them."""
    hands: list[int]
    """How many power cards each seat holds."""
    open: list[int]
    """By stack, the action card that lies open; -1 once it is taken."""
    chosen: list[int]
    """The action card each seat has taken in this round; -1 for none yet."""
    vetos: list[LiveVeto]
    discs: list[int]
    """Seats that have set a disc which is not shown yet."""
    projected: list[list[int]]
    """What a scoring of each place would give each seat now."""


class Own(Struct):
    """What only one seat knows: its power cards, and the region on its disc (-1 for none)."""

    hand: list[int]
    disc: int


class Said(Struct):
    """A message of the catalogues with its arguments; names and cards are put in by the client."""

    id: str
    arguments: dict[str, str | int] = {}
    card: int = -1
    seat: int = -1
    region: int = -1
    seats: list[int] = []


class Ask(Struct):
    """What a seat is asked, or may still change."""

    prompt: int
    """Names this question; an answer names it too."""
    kind: str
    """The verb that asks; there is a component for each in the client."""
    said: Said
    choices: list[int]
    """All that is legal, as numbers of decisions."""
    may_pass: bool
    changes: bool
    """True if the seat owes nothing and may only change its disc."""
    card: int
    """The action card in use; -1 for none."""
    left: int
    """How many are still to be placed, moved, returned; 0 where nothing is counted."""
    total: int
    """How many there were at the beginning."""
    against: int
    """Whose action a Veto would stop; -1 for none."""
    purpose: str
    """What a disc is for; empty for any other question."""


class Result(Struct):
    """How a game ended."""

    winners: list[int]
    points: list[int]
    reason: str


class Deadline(Struct):
    """Until when a seat has to answer at a table with a pace, before a bot does in its stead."""

    seat: int
    at: float
    """In seconds since 1970, by the server's clock."""


class Play(Struct):
    """A game at one moment, for one viewer."""

    made: int
    """How many decisions stand."""
    board: Board
    own: Own | None
    """What is one's own; null for those who watch."""
    asks: Ask | None
    """What this viewer is asked; null for nothing."""
    owing: list[int]
    """The seats that owe a decision."""
    waiting: Said
    """What is going on, for those who are not asked."""
    undo_to: int
    """How many decisions would stand after all that one can take back oneself; -1 for none."""
    undo_latest: int
    """The same for one's own latest answer alone, with all its decisions; -1 for none."""
    result: Result | None
    deadlines: list[Deadline] = []
    """Until when people who owe a decision have to make it; empty at a table without a pace."""


class Happened(Struct):
    """An event of the game: its kind, and its parameters by name."""

    name: str
    data: dict[str, int]
