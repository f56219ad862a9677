"""The game at a table: the decisions that stand, the state they lead to, what each has shown.

A thin layer over the engine's state. It knows which question each seat is asked, since when, and
how far a seat may take back; it knows nothing of people, logs or sockets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hidalgo.door.drafts import REVEALING
from hidalgo.grande import events, layout
from hidalgo.grande.clauses import Reason
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.rounds import number_now
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.views import View, view
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import ROW, Event, EventLog
from hidalgo.kernel.state import LEFT
from hidalgo.server.protocol.table import Options

ROW_BYTES: Final = 2 * int(ROW)
COUNTING: Final = frozenset({"recruit", "recall", "place", "move", "reinforce", "return"})
SIGN: Final = 1 << 63


class Setting(NamedTuple):
    """All that a game is set up from."""

    edition: str
    players: int
    options: Options
    seed: int


class Moment(NamedTuple):
    """A part of a game, by number: a power card, a turn, a scoring."""

    round: int
    phase: int
    turn: int


class Made(NamedTuple):
    """A decision that stands: by whom, which, its log entry, whether it is final, and when."""

    seat: int
    action: int
    entry: int
    final: bool
    moment: Moment


class Question(NamedTuple):
    """What a seat is asked: since which entry of the log, of which kind, and how many at first."""

    prompt: int
    kind: str
    total: int
    since: float


def events_in(rows: bytes) -> Iterator[Event]:
    """Return the events that were kept as bytes."""
    log = EventLog(events.KINDS)
    numbers = memoryview(rows).cast("h").tolist()
    for start in range(0, len(numbers), int(ROW)):
        kind, audience, *data = numbers[start : start + int(ROW)]
        log.add(kind, audience, *data)
    yield from log


class TableGame:
    """A game as it stands after some decisions."""

    def __init__(self, setting: Setting, index: int, at: float) -> None:
        """Set the game up; `index` and `at` are those of the first entry that can answer it."""
        self.setting = setting
        self._log = EventLog(events.KINDS)
        self.state = self._new_state()
        self.opening = self._take_rows()
        self.made: list[Made] = []
        self.questions: list[Question | None] = [None] * setting.players
        self._ask(index, at, None)

    def _new_state(self) -> State:
        setting = self.setting
        return new_game(
            setting.edition,
            setting.players,
            setting.seed,
            vetos=setting.options.vetos,
            short=setting.options.short,
            log=self._log,
        )

    # What stands

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over())

    @property
    def round(self) -> int:
        """The printed number of the round."""
        return int(number_now(self.state))

    @property
    def moment(self) -> Moment:
        """The part of the game that is under way."""
        get = self.state.get
        return Moment(int(get(layout.ROUND)), int(get(layout.PHASE)), int(get(layout.TURN)))

    def seats(self) -> range:
        """Return the seats."""
        return range(self.setting.players)

    def owing(self) -> list[int]:
        """Return the seats that owe a decision."""
        owing = int(self.state.owing())
        return [seat for seat in self.seats() if owing >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may choose now."""
        out = Choices()
        self.state.legal(seat, out)
        return out.to_list()

    def view(self, seat: int) -> View:
        """Return what a seat may know, -1 for the public."""
        return view(self.state, seat)

    def digest(self) -> int:
        """Return a hash of the state, as a signed number of 64 bits."""
        return (self.state.digest() + SIGN) % (2 * SIGN) - SIGN

    # What is done

    def apply(self, action: int, seat: int, index: int, at: float) -> bytes:
        """Carry out a decision that came with an entry of the log; return its events as bytes.

        Raises what the engine raises, and then nothing has changed.
        """
        moment = self.moment
        self.state.apply(action, seat)
        rows = self._take_rows()
        self.made.append(Made(seat, action, index, is_final(rows), moment))
        self._ask(index + 1, at, seat)
        return rows

    def take_back(self, to: int, index: int, at: float) -> None:
        """Go back to where `to` decisions stood; `index` is that of the entry that says so."""
        kept = self.made[:to]
        self.state = self._new_state()
        for earlier in kept:
            self.state.apply(earlier.action, earlier.seat)
        self._log.clear()
        self.made = kept
        self.questions = [None] * self.setting.players
        self._ask(index + 1, at, None)

    def undo_floor(self, seat: int) -> int:
        """Return how many decisions would stand if a seat took back all that it can alone.

        Not behind another seat's decision, nor behind what was turned up.
        """
        floor = len(self.made)
        while floor and self.made[floor - 1].seat == seat and not self.made[floor - 1].final:
            floor -= 1
        return floor

    def latest_of(self, seat: int) -> int:
        """Return how many decisions stood before the latest one of a seat; -1 if it made none."""
        for number in range(len(self.made) - 1, -1, -1):
            if self.made[number].seat == seat:
                return number
        return -1

    def try_actions(self, actions: Sequence[int], seat: int) -> list[int]:
        """Return the hashes of the state after each of some decisions, without making them.

        It ends early after one that shows something or lets others decide; raises what the engine
        raises on the first that is not legal.
        """
        trial = Trial(self.state, seat)
        hashes = []
        for action in actions:
            trial.apply(action)
            hashes.append((trial.state.digest() + SIGN) % (2 * SIGN) - SIGN)
            if trial.interrupted:
                break
        return hashes

    def why_not(self, actions: Sequence[int], seat: int) -> Reason | None:
        """Return why some decisions in a row are not legal; None if they are."""
        trial = Trial(self.state, seat)
        for action in actions:
            reason = trial.state.explain(action, seat)
            if reason is not None or trial.interrupted:
                return reason
            trial.apply(action)
        return None

    def _ask(self, prompt: int, at: float, mover: int | None) -> None:
        """Note who is asked what: a question is a new one for who just decided, or was not asked.

        While others set their discs a question stays what it was, so that its answer still counts.
        """
        kind = self.state.prompt()
        left = int(self.state.frame(LEFT)) if kind in COUNTING else 0
        for seat in self.seats():
            before = self.questions[seat]
            if not self.state.is_asked(seat):
                self.questions[seat] = None
            elif before is None or seat == mover:
                goes_on = before is not None and before.kind == kind and before.total > left > 0
                total = before.total if before is not None and goes_on else left
                self.questions[seat] = Question(prompt, kind, total, at)

    def copy(self) -> TableGame:
        """Return an independent copy."""
        twin = object.__new__(TableGame)
        twin.setting = self.setting
        twin.opening = self.opening
        twin._log = EventLog(events.KINDS)
        twin.state = self.state.copy()
        twin.state.log = twin._log
        twin.made = self.made.copy()
        twin.questions = self.questions.copy()
        return twin

    def _take_rows(self) -> bytes:
        """Return the events since last asked as bytes, and forget them."""
        rows = bytes(memoryview(self._log.rows))
        self._log.clear()
        return rows


class Trial:
    """What would come of some decisions of one seat, tried on a copy."""

    def __init__(self, state: State, seat: int) -> None:
        """Begin where a state stands."""
        self.seat = seat
        self.state = state.copy()
        self._log = EventLog(events.KINDS)
        self.state.log = self._log
        self.interrupted = False

    def apply(self, action: int) -> None:
        """Try one more decision, and note whether it shows something or lets others decide."""
        self._log.clear()
        self.state.apply(action, self.seat)
        final = is_final(bytes(memoryview(self._log.rows)))
        self.interrupted = final or int(self.state.owing()) != 1 << self.seat

    def branch(self) -> Trial:
        """Return a copy to try something else on."""
        return Trial(self.state, self.seat)


def is_final(rows: bytes) -> bool:
    """Tell whether some events show what nobody can be made to forget."""
    kinds = memoryview(rows).cast("h")[:: int(ROW)].tolist()
    return any(events.KINDS[kind].name in REVEALING for kind in kinds)


def describe(action: int) -> str:
    """Return a decision as short text."""
    return KINDS.to_text(action)
