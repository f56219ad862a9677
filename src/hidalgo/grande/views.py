"""What a seat may know, as a value of its own, and completing it at random (rules 8.8 to 8.11).

A view holds the same slots as a state, with what its viewer must not know replaced: cards nobody
has seen are HIDDEN, discs not yet shown are NONE, hands of others hold only the power cards that
everybody knows of. It is complete: `sample` finds a game that fits it without anything else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hidalgo.grande.board import ALL_POWER_CARDS, bits
from hidalgo.grande.check import basics, course, faults, within
from hidalgo.grande.check_pending import frame_values
from hidalgo.grande.layout import (
    DISC,
    HAND,
    NONE,
    RETURN_MASK,
    RETURN_SEAT,
    RETURNS,
    SHOWN,
)
from hidalgo.grande.stacks import fill_stacks, hide_stacks
from hidalgo.grande.state import State, slots_from_bytes
from hidalgo.grande.unseen import certain_hand
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.discs import nameable_regions
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import Rng, stream
from hidalgo.kernel.state import LEFT, VERB, Slots, X, Y, Z

PUBLIC: Final[i64] = -1


class View(Slots):
    """All that one seat, or the public, may know of a game; all that may leave the server."""

    def __init__(self, slots: vec[i16], seat: i64) -> None:
        """Take over masked slots; make views with `view`."""
        super().__init__(slots)
        self.seat: i64 = seat

    def known(self) -> State:
        """Return the view as a state for reading and for asking what is legal for the viewer.

        What is hidden stands as in the view, so it cannot be played on: `sample` is for that.
        """
        return State(self.slots[:])

    def __eq__(self, other: object) -> bool:
        """Tell whether two views are of the same viewer and hold the same."""
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        """Hash by viewer and slots."""
        return hash((int(self.seat), self.to_bytes()))

    def __reduce__(self) -> tuple[object, tuple[bytes, int]]:
        """Pickle as bytes and viewer."""
        return (view_from_bytes, (self.to_bytes(), self.seat))


def view_from_bytes(data: bytes, seat: int) -> View:
    """Bring back a view from its bytes and viewer; refuse what no game can look like."""
    known = View(slots_from_bytes(data), seat)
    found = view_faults(known)
    if found:
        raise MalformedError("this is no view of El Grande: " + "; ".join(found))
    return known


def view_faults(known: View) -> list[str]:
    """Return what is wrong with a view; nothing if there is a game that looks like it.

    What completing it relies on is checked first, then a completion of it as any state is.
    """
    state = known.known()
    found = basics(state)
    if found:
        return found
    if known.seat < PUBLIC or known.seat >= state.players():
        return [f"there is no seat {known.seat} to see it"]
    found = course(state)
    within(found, state, "hand of seat", HAND, state.players(), 0, ALL_POWER_CARDS)
    within(found, state, "played power cards of seat", SHOWN, state.players(), 0, ALL_POWER_CARDS)
    within(found, state, "candidates of return", RETURN_MASK, RETURNS, 0, ALL_POWER_CARDS)
    found += frame_values(state)
    if found:
        return found
    try:
        game = sample(known, stream(0, "does a game fit"))
    except MalformedError as error:
        return [str(error)]
    found = faults(game)
    if not found and view(game, known.seat) != known:
        found = ["it shows what its viewer cannot know, or hides what the viewer knows"]
    return found


def view(state: State, seat: i64 = PUBLIC) -> View:
    """Return what a seat may know of a game; without a seat, what everybody may know."""
    if seat < PUBLIC or seat >= state.players():
        raise MalformedError(f"there is no seat {seat}; seats go from 0 to {state.players() - 1}")
    known = state.copy()
    hide_stacks(known)
    other: i64 = 0
    while other < known.players():
        if other != seat:
            known.put(HAND + other, certain_hand(known, other))
            known.put(DISC + other, NONE)
        other += 1
    return View(known.slots, seat)


def sample(known: View, rng: Rng) -> State:
    """Return a game that fits a view, with what its viewer cannot know drawn at random."""
    state = known.known()
    fill_stacks(state, rng)
    seat: i64 = 0
    while seat < state.players():
        if seat != known.seat:
            fill_hand(state, seat, rng)
        seat += 1
    fill_discs(state, known.seat, rng)
    return state


def fill_hand(state: State, seat: i64, rng: Rng) -> None:
    """Draw the power cards that a seat took back unseen, each from what it may have been."""
    index: i64 = 0
    while index < RETURNS:
        if state.get(RETURN_SEAT + index) == seat:
            candidates: i64 = state.get(RETURN_MASK + index) & ~state.get(HAND + seat)
            chosen: i64 = random_bit(candidates, rng)
            state.put(HAND + seat, state.get(HAND + seat) | 1 << chosen)
        index += 1


def fill_discs(state: State, viewer: i64, rng: Rng) -> None:
    """Draw a region for every disc that has been set unseen."""
    if state.idle() or state.frame(VERB) != numbers.DISC:
        return
    seat: i64 = 0
    while seat < state.players():
        is_set: bool = (state.frame(Z) & ~state.frame(LEFT)) >> seat & 1 != 0
        if is_set and seat != viewer:
            nameable: i64 = nameable_regions(state, state.frame(X), seat, state.frame(Y))
            state.put(DISC + seat, random_bit(nameable, rng))
        seat += 1


def random_bit(mask: i64, rng: Rng) -> i64:
    """Return the index of one of the bits of a mask, each as likely as the others."""
    if mask == 0:
        raise MalformedError("no game fits this view: something hidden can be nothing at all")
    skip: i64 = rng.below(bits(mask))
    index: i64 = 0
    while True:
        if mask >> index & 1 != 0:
            if skip == 0:
                return index
            skip -= 1
        index += 1
