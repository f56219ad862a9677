"""The base of every game's state: one vector of slots, and in it a stack of pending work.

A *frame* is pending work as six small ints, so a state can be copied, saved and resumed in the
middle of anything. The top frame says what is owed now. All chance lies in decks that are
shuffled at the set-up: a state holds no generator, and a copy is one slice.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hidalgo.kernel.choices import Choices
from hidalgo.kernel.errors import HidalgoError
from hidalgo.kernel.events import EventLog

# Who owes a decision, as bits, 0 when the game is over; how many slots the pending frames take;
# the frames. A game's own slots begin at GAME_SLOTS.
OWING: Final[i64] = 0
USED: Final[i64] = 1
FRAMES: Final[i64] = 2
FRAME_SIZE: Final[i64] = 6
FRAME_LIMIT: Final[i64] = 8
GAME_SLOTS: Final[i64] = FRAMES + FRAME_SIZE * FRAME_LIMIT
SEAT_LIMIT: Final[i64] = 8  # more seats than any game has; seats of callers are checked against it
_TOP: Final[i64] = FRAMES - FRAME_SIZE  # added to USED: where the top frame begins

# The six ints of a frame: what is to be done, by whom, how often still, and three of its own.
VERB: Final[i64] = 0
SEAT: Final[i64] = 1
LEFT: Final[i64] = 2
X: Final[i64] = 3
Y: Final[i64] = 4
Z: Final[i64] = 5


class Slots:
    """A vector of named slots with frames at its start: what a state and a view have in common."""

    def __init__(self, slots: vec[i16]) -> None:
        """Take over a vector (it is not copied)."""
        self.slots: vec[i16] = slots

    def get(self, slot: i64) -> i64:
        """Return the number in a slot."""
        return i64(self.slots[slot])

    def put(self, slot: i64, value: i64) -> None:
        """Write a number into a slot."""
        self.slots[slot] = i16(value)

    def add(self, slot: i64, value: i64) -> None:
        """Add to the number in a slot."""
        self.slots[slot] = self.slots[slot] + i16(value)

    def depth(self) -> i64:
        """Return how many frames are pending."""
        return i64(self.slots[USED]) // FRAME_SIZE

    def idle(self) -> bool:
        """Tell whether no frame is pending."""
        return self.slots[USED] == 0

    def frame(self, field: i64) -> i64:
        """Return a field of the top frame."""
        top: i64 = i64(self.slots[USED]) + _TOP
        return i64(self.slots[top + field])

    def set_frame(self, field: i64, value: i64) -> None:
        """Write a field of the top frame."""
        top: i64 = i64(self.slots[USED]) + _TOP
        self.slots[top + field] = i16(value)

    def frame_at(self, level: i64, field: i64) -> i64:
        """Return a field of the frame at a level; the lowest frame has level 1."""
        return i64(self.slots[level * FRAME_SIZE + _TOP + field])

    def push(self, verb: i64, seat: i64, left: i64, x: i64, y: i64, z: i64) -> None:
        """Put pending work on top."""
        slots = self.slots
        base: i64 = i64(slots[USED]) + FRAMES
        if base == GAME_SLOTS:
            raise AssertionError("the stack of pending work is full")
        slots[USED] = slots[USED] + i16(FRAME_SIZE)
        slots[base + VERB] = i16(verb)
        slots[base + SEAT] = i16(seat)
        slots[base + LEFT] = i16(left)
        slots[base + X] = i16(x)
        slots[base + Y] = i16(y)
        slots[base + Z] = i16(z)

    def pop(self) -> None:
        """Drop the top frame and wipe it, so that equal situations have equal bytes."""
        slots = self.slots
        base: i64 = i64(slots[USED]) + _TOP
        slots[USED] = slots[USED] - i16(FRAME_SIZE)
        slots[base + VERB] = 0
        slots[base + SEAT] = 0
        slots[base + LEFT] = 0
        slots[base + X] = 0
        slots[base + Y] = 0
        slots[base + Z] = 0

    def to_bytes(self) -> bytes:
        """Return all slots, two bytes each, in the byte order of the machine."""
        return bytes(memoryview(self.slots))

    def __eq__(self, other: object) -> bool:
        """Tell whether two have the same class and the same slots."""
        if not isinstance(other, Slots) or type(self) is not type(other):
            return False
        return self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        """Return a part of `digest`; states change, so use it only for states that do not."""
        return self.digest() >> 4

    def digest(self) -> int:
        """Return a 64-bit hash of the slots, the same in every process (of one byte order)."""
        return int.from_bytes(blake2b(self.to_bytes(), digest_size=8).digest(), "big")


class GameState(Slots, metaclass=ABCMeta):
    """A game at one moment: what every game can be asked, and how it goes on.

    `apply` is the only way to change one. A listener's `log` gets the events of what happens.
    """

    def __init__(self, slots: vec[i16]) -> None:
        """Take over a vector (it is not copied); nobody listens yet."""
        super().__init__(slots)
        self.log: EventLog | None = None
        self._probe: Choices | None = None

    def probe(self) -> Choices:
        """Return an empty list that stops at two: enough to see whether there is a choice."""
        probe = self._probe
        if probe is None:
            probe = Choices(2, 64)
            self._probe = probe
        probe.count = 0
        return probe

    @abstractmethod
    def options(self, seat: i64, out: Choices) -> None:
        """Add to a list, in ascending order, what a seat may choose now."""

    @abstractmethod
    def refusal(self, seat: i64, action: i64) -> i64:
        """Return the number of the clause that forbids a seat this decision now; 0 if none does."""

    @abstractmethod
    def perform(self, seat: i64, action: i64) -> None:
        """Carry out a legal decision and all that follows until somebody owes the next."""

    @abstractmethod
    def illegal(self, seat: i64, action: i64) -> HidalgoError:
        """Return the error that says why a decision is not legal and what would be."""

    @abstractmethod
    def copy(self) -> GameState:
        """Return an independent copy; nobody listens to it."""

    def owing(self) -> i64:
        """Return the seats that owe a decision now, as bits; 0 when the game is over."""
        return i64(self.slots[OWING])

    def is_asked(self, seat: i64) -> bool:
        """Tell whether a seat may decide something now: it owes it, or may change what it chose."""
        if seat < 0 or seat >= SEAT_LIMIT:  # a shift by more would wrap around when compiled
            return False
        return i64(self.slots[OWING]) >> seat & 1 != 0 or self.may_change(seat)

    def may_change(self, seat: i64) -> bool:
        """Tell whether a seat that owes nothing may change a choice that is not yet carried out."""
        return False

    def actor(self) -> i64:
        """Return the first seat that owes a decision; -1 when the game is over."""
        mask: i64 = i64(self.slots[OWING])
        if mask == 0:
            return -1
        seat: i64 = 0
        while mask & 1 == 0:
            mask >>= 1
            seat += 1
        return seat

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.slots[OWING] == 0

    def legal(self, seat: i64, out: Choices) -> i64:
        """Replace a list by what a seat may choose now, ascending; return how much that is."""
        out.count = 0
        self.options(seat, out)
        return out.count

    def apply(self, action: i64, seat: i64) -> None:
        """Carry out a decision; raise `IllegalError` and change nothing if it is not legal."""
        if self.refusal(seat, action) != 0:
            raise self.illegal(seat, action)
        self.perform(seat, action)

    def tell(
        self,
        kind: i64,
        audience: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
    ) -> None:
        """Report an event to the listener, if there is one."""
        log = self.log
        if log is not None:
            log.add(kind, audience, a, b, c, d, e, f)
