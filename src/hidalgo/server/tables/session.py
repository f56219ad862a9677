"""A table as it follows from its log: fold in entry after entry, and it stands where they lead.

A session knows nothing of wishes, sockets or databases. What people wish becomes entries in
`wishes`; an entry is folded in once it is durable, or into a copy that is thrown away.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

from hidalgo.kernel.errors import HidalgoError
from hidalgo.server.protocol.table import Options, Status, TakebackVote
from hidalgo.server.tables.entries import NOBODY, Entry
from hidalgo.server.tables.game import Question, Setting, TableGame

LIVELIEST: Final = 0.5  # seconds between decisions that the clock makes in one seat's turn


class Setup(NamedTuple):
    """How a table was set up; kept beside its log, since seed and salt are secret."""

    id: str
    game: str
    edition: str
    players: int
    options: Options
    public: bool
    host: str
    created: float
    seed: int
    salt: str
    commitment: str


class Occupant(Struct, frozen=True):
    """Who sits on a seat: a person, a bot, a bot for a person who has left, or nobody."""

    person: str | None = None
    bot: str | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.bot is None


class Past(NamedTuple):
    """What is kept of an entry, to show it: its events as bytes, its round, what stood after it."""

    entry: Entry
    rows: bytes
    round: int
    made: int


class Session:
    """A table as it stands after some entries of its log."""

    def __init__(self, setup: Setup) -> None:
        """Begin with an empty log."""
        self.setup = setup
        self.past: list[Past] = []
        self.occupants = [Occupant()] * setup.players
        self.host = setup.host
        self.status: Status = "open"
        self.game: TableGame | None = None
        self.vote: TakebackVote | None = None
        self.frozen = ""
        self.rematch = ""
        self.reseated = 0.0
        """When somebody last sat down or left."""

    # What stands

    @property
    def head(self) -> int:
        """The index of the next entry."""
        return len(self.past)

    def seat_of(self, person: str) -> int:
        """Return the seat on which a person plays; -1 for none."""
        for seat, occupant in enumerate(self.occupants):
            if person and occupant.person == person and occupant.bot is None:
                return seat
        return NOBODY

    def left_seat_of(self, person: str) -> int:
        """Return the seat that a person has left to a bot; -1 for none."""
        for seat, occupant in enumerate(self.occupants):
            if person and occupant.person == person and occupant.bot is not None:
                return seat
        return NOBODY

    def people(self) -> set[str]:
        """Return everybody who has a seat, or has left one to a bot."""
        return {occupant.person for occupant in self.occupants if occupant.person is not None}

    def met(self) -> set[str]:
        """Return everybody whose name the log tells."""
        told = {past.entry.data.person for past in self.past if past.entry.kind == "seat"}
        return {person for person in told if person is not None}

    @property
    def frozen_for_good(self) -> bool:
        """Whether the log itself says that the game can't go on."""
        return any(past.entry.kind == "frozen" for past in reversed(self.past))

    def question(self, seat: int) -> Question | None:
        """Return what a seat is asked, or may still change."""
        if self.game is None or self.status != "playing" or not 0 <= seat < self.setup.players:
            return None
        return self.game.questions[seat]

    @property
    def deserted(self) -> bool:
        """Whether everybody has left the game, and somebody could come back."""
        return (
            self.status == "playing"
            and any(who.person is not None for who in self.occupants)
            and all(who.bot is not None for who in self.occupants)
        )

    def bot_questions(self) -> list[tuple[float, int, str, Question]]:
        """Return what bots are asked: from when on they answer, seat, bot, question.

        A game that everybody has left waits for somebody to come back: at a table with a pace as
        long as anybody may take to answer, then bots play it to its end.
        """
        pace = self.setup.options.pace
        if self.game is None or self.status != "playing" or (self.deserted and not pace):
            return []
        at = self.reseated + pace if self.deserted else 0.0
        found = []
        for seat in self.game.owing():
            bot, question = self.occupants[seat].bot, self.game.questions[seat]
            if bot is not None and question is not None:
                found.append((at, seat, bot, question))
        return found

    def deadlines(self) -> list[tuple[float, int, Question]]:
        """Return until when people must answer at a table with a pace: time, seat, question.

        Who let one question pass is answered for without delay for the rest of that turn, as long
        as nobody else decides in it. The next round asks them anew with all their time: who plays
        last in one is often the first in the next.
        """
        pace = self.setup.options.pace
        if self.game is None or self.status != "playing" or not pace:
            return []
        absent = self._answered_for()
        found = []
        for seat in self.game.owing():
            question = self.game.questions[seat]
            if self.occupants[seat].bot is not None or question is None:
                continue
            wait = LIVELIEST if seat == absent else pace
            found.append((question.since + wait, seat, question))
        return found

    def due(self) -> float | None:
        """Return when something has to be done at this table by itself; None for never."""
        bots = [at for at, _, _, _ in self.bot_questions()]
        return min([*bots, *(deadline for deadline, _, _ in self.deadlines())], default=None)

    def _answered_for(self) -> int:
        """Return the seat for which the clock has just decided in this turn; -1 for none."""
        if self.game is None or not self.game.made:
            return NOBODY
        latest = self.game.made[-1]
        by_clock = self.past[latest.entry].entry.author == "clock"
        return latest.seat if by_clock and latest.moment == self.game.moment else NOBODY

    # The log

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        if entry.index != self.head:
            raise ValueError(
                f"the log goes on with entry {entry.index} where {self.head} should come"
            )
        rows = b""
        match entry.kind:
            case "seat":
                self.occupants[entry.seat] = Occupant(entry.data.person, entry.data.bot)
                self.host = entry.data.host or self.host
                self.reseated = entry.at
                if self.vote is not None:
                    self.vote = None
            case "started":
                rows = self._start(entry)
            case "decision":
                rows = self._decide(entry)
            case "undo":
                self._game().take_back(entry.data.to, entry.index, entry.at)
                self.vote = None
                if self.status == "over":
                    self.status = "playing"
            case "takeback":
                self.vote = self.vote_for(entry.seat)
            case "answer":
                self._count(entry)
            case "frozen":
                self.status = "frozen"
                self.frozen = entry.data.reason
            case "closed":
                self.status = "over"
            case "rematch":
                self.rematch = entry.data.table
            case "created":
                pass
        game = self.game
        round_, made = (0, 0) if game is None else (game.round, len(game.made))
        self.past.append(Past(entry, rows, round_, made))

    def _start(self, entry: Entry) -> bytes:
        setting = self.setting()
        self.game = TableGame(setting, entry.index + 1, entry.at)
        self.status = "playing"
        return self.game.opening

    def setting(self) -> Setting:
        """Return all that the game is set up from."""
        setup = self.setup
        return Setting(setup.edition, setup.players, setup.options, setup.seed)

    def _decide(self, entry: Entry) -> bytes:
        """Carry out a decision; a table whose replay goes astray is frozen, not altered."""
        game = self._game()
        assert entry.action is not None
        if self.status == "frozen":
            return b""
        try:
            rows = game.apply(entry.action, entry.seat, entry.index, entry.at)
        except HidalgoError as error:
            self.freeze(f"decision {entry.index} is no longer legal: {error}")
            return b""
        if game.digest() != entry.hash:
            self.freeze(f"after decision {entry.index} the game is not what it was when played")
        self.vote = None
        if game.over:
            self.status = "over"
        return rows

    def freeze(self, reason: str) -> None:
        """Stop here: nothing more can be decided at this table."""
        if self.status != "frozen":
            self.status = "frozen"
            self.frozen = reason

    def vote_for(self, seat: int) -> TakebackVote:
        """Return a vote on taking back a seat's latest decision; bots always agree."""
        asked = [
            other
            for other, occupant in enumerate(self.occupants)
            if other != seat and occupant.person is not None and occupant.bot is None
        ]
        return TakebackVote(seat, self._game().latest_of(seat), [], asked)

    def _count(self, entry: Entry) -> None:
        vote = self.vote
        if vote is None:
            return
        if not entry.data.agree:
            self.vote = None
        elif entry.seat in vote.missing:
            self.vote = TakebackVote(
                vote.seat,
                vote.to,
                [*vote.agreed, entry.seat],
                [seat for seat in vote.missing if seat != entry.seat],
            )

    def _game(self) -> TableGame:
        """Return the game that an entry is about; a log that has none yet is damaged."""
        if self.game is None:
            raise ValueError("the log tells of a game that has not begun")
        return self.game

    # Copies

    def copy(self) -> Session:
        """Return an independent copy, to fold in what is not durable yet."""
        twin = Session(self.setup)
        twin.past = self.past.copy()
        twin.occupants = self.occupants.copy()
        twin.host = self.host
        twin.status = self.status
        twin.game = None if self.game is None else self.game.copy()
        twin.vote = self.vote
        twin.frozen = self.frozen
        twin.rematch = self.rematch
        twin.reseated = self.reseated
        return twin

    def has_key(self, person: str, key: str) -> bool:
        """Tell whether the log holds what a person has asked for under a key."""
        return any(
            past.entry.key == key and past.entry.person == person for past in reversed(self.past)
        )
