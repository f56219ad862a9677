"""Random games for laws: every edition, option and number of players, one decision at a time.

    for walk in walks(laws, "taboo"):
        for step in walk:
            assert ..., step

A law is named, so every law gets games of its own. An assertion that fails shows the step: the
setting, what was decided last, and how to play that very game again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hidalgo.grande import decisions, events
from hidalgo.grande.cards import ROW_VERB, ROWS, row
from hidalgo.grande.editions import BUILT_IN
from hidalgo.grande.layout import BOARD, BOARD_END, EDITION, NONE, OPEN, STACK, STACK_SIZE
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import Event, EventLog
from hidalgo.kernel.rng import Rng, stream


class Setting(NamedTuple):
    """What is agreed before a game."""

    edition: str
    players: int
    vetos: bool
    short: bool

    def __str__(self) -> str:
        vetos = "vetos" if self.vetos else "no vetos"
        return f"{self.edition}, {self.players} players, {vetos}, {self.rounds} rounds"

    @property
    def rounds(self) -> int:
        return 6 if self.short else 9

    def begin(self, seed: int, log: EventLog | None = None) -> State:
        """Set up a game of this setting."""
        return new_game(
            self.edition, self.players, seed, vetos=self.vetos, short=self.short, log=log
        )


SETTINGS = tuple(
    Setting(edition, players, vetos, short)
    for edition, players, vetos, short in product(
        BUILT_IN, (2, 3, 4, 5), (True, False), (False, True)
    )
)
# Prime to the number of settings, and such that few games already differ in everything.
STRIDE = 19


def setting(index: int) -> Setting:
    """Return the setting of the game with an index; consecutive games take turns."""
    return SETTINGS[index * STRIDE % len(SETTINGS)]


def choices(state: State, seat: int) -> list[int]:
    """Return what a seat may choose."""
    out = Choices()
    state.legal(seat, out)
    return out.to_list()


def asked(state: State) -> list[int]:
    """Return the seats that may decide something, whether they owe it or only may change it."""
    return [seat for seat in range(state.players()) if state.is_asked(seat)]


def owing(state: State) -> list[int]:
    """Return the seats that owe a decision."""
    mask = int(state.owing())
    return [seat for seat in range(state.players()) if mask >> seat & 1]


def board(state: State) -> bytes:
    """Return all that a step of a card can change, as bytes."""
    return state.to_bytes()[2 * int(BOARD) : 2 * int(BOARD_END)]


def say(action: int, seat: int) -> str:
    """Return a decision as text, with who made it."""
    return f"P{seat + 1} {decisions.KINDS.to_text(action)}"


class Step:
    """One decision of a walk: the state before it, the same state after it, and what was told."""

    def __init__(self, walk: Walk, before: State, seat: int, action: int) -> None:
        self.walk = walk
        self.before = before
        self.after = walk.state
        self.log = walk.log
        self.seat = seat
        self.action = action
        self._events: list[Event] | None = None

    @classmethod
    def tried(cls, walk: Walk, seat: int, action: int) -> Step:
        """Make a decision on a copy only; the walk goes on as if nothing had been."""
        step = cls(walk, walk.state, seat, action)
        step.after = walk.state.copy()
        step.log = EventLog(events.KINDS)
        step.after.log = step.log
        step.after.apply(action, seat)
        return step

    @property
    def events(self) -> list[Event]:
        """What a listener heard of this decision; only to be asked while it is the last one."""
        if self._events is None:
            self._events = list(self.log)
        return self._events

    def told(self, name: str) -> list[Event]:
        """Return the events of one kind."""
        return [event for event in self.events if event.name == name]

    def __repr__(self) -> str:
        return (
            f"{self.walk}, decision {len(self.walk.made)}: "
            f"{say(self.action, self.seat)} to {self.before.prompt()!r}"
        )


class Walk:
    """A random game of a law: iterate over it once, decision by decision.

    Half of the games, by lot, are *eager*: Vetos come up early and are taken, nobody declines
    much, and Provinces run out, so that windows, long actions and recalls are not left to luck.
    """

    def __init__(self, index: int, law: str) -> None:
        self.index = index
        self.law = law
        self.setting = setting(index)
        self.log = EventLog(events.KINDS)
        self.state = self.setting.begin(index, self.log)
        self.rng = stream(index, law)
        self.eager = self.rng.below(2) == 1
        self.made: list[tuple[int, int]] = []
        if self.eager:
            bring_vetos_up(self.state, self.rng)

    def __repr__(self) -> str:
        last = "; ".join(say(action, seat) for action, seat in self.made[-4:])
        return f"Walk({self.index}, {self.law!r}): {self.setting}; ... {last}"

    def __iter__(self) -> Iterator[Step]:
        state = self.state
        while not state.over():
            action, seat = pick(state, self.rng, eager=self.eager)
            before = state.copy()
            self.log.clear()
            self.made.append((action, seat))
            state.apply(action, seat)
            yield Step(self, before, seat, action)


def is_veto(state: State, card: int) -> bool:
    """Tell whether a card is a Veto."""
    return ROWS[row(state.get(EDITION), card) + ROW_VERB] == numbers.VETO_CARD


def bring_vetos_up(state: State, rng: Rng) -> None:
    """Reorder what is still face down in stack 2: one Veto comes soon, the other a bit later."""
    stack = int(STACK + STACK_SIZE)
    cards = [int(state.get(stack + depth)) for depth in range(1, int(STACK_SIZE))]
    vetos = [card for card in cards if card != NONE and is_veto(state, card)]
    others = [card for card in cards if card not in vetos]
    for later, card in enumerate(vetos):
        others.insert(int(rng.below(2)) + 2 * later, card)
    for depth, card in enumerate(others, start=1):
        state.put(stack + depth, card)


def pick(state: State, rng: Rng, *, eager: bool = False) -> tuple[int, int]:
    """Choose a decision and its seat at random; a disc that is set is sometimes changed."""
    seats = owing(state)
    settled = [seat for seat in asked(state) if seat not in seats]
    if settled and rng.below(4) == 0:
        seats = settled
    seat = seats[rng.below(len(seats))]
    options = choices(state, seat)
    if eager and rng.below(4) != 0:
        options = eagerly(state, options)
    return options[rng.below(len(options))], seat


def eagerly(state: State, options: list[int]) -> list[int]:
    """Return what the eager choose from: Vetos, but seldom to use them, and much of everything."""
    prompt = state.prompt()
    if prompt == "window":
        return options[:1]
    if prompt == "recruit":
        return options[-1:]
    if prompt == "choose" and decisions.CARD + 1 in options and is_veto(state, state.get(OPEN + 1)):
        return [int(decisions.CARD + 1)]
    return [option for option in options if option != decisions.PASS] or options


def walks(count: int, law: str) -> Iterator[Walk]:
    """Yield the games of a law."""
    for index in range(count):
        yield Walk(index, law)
