"""Drafts: what decisions would bring, tried on copies, and never past what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hidalgo.door.answers import Draft, Effect, Points
from hidalgo.door.notation import Action, number_of, sequence
from hidalgo.grande import events
from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.scoring import award, points_of
from hidalgo.grande.state import State
from hidalgo.grande.views import view
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import EventLog

# What nobody can be made to forget: no undo goes behind one of these, and no draft past it.
REVEALING: Final = frozenset({"revealed", "disc_shown", "castillo_opened", "general_scoring"})


def draft(state: State, seat: int, prefix: Sequence[Action]) -> Draft:
    """Return what could follow some decisions of a seat and what each would bring."""
    now = state.copy()
    used, goes_on = 0, True
    for action in sequence(prefix):
        then = tried(now, seat, number_of(action, legal_of(now, seat)))
        goes_on = then is not None and int(then.owing()) == 1 << seat
        if then is not None:
            now = then
            used += 1
        if not goes_on:
            break
    effects: dict[int, Effect | None] = {}
    for action in legal_of(now, seat) if goes_on else ():
        then = tried(now, seat, action)
        effects[action] = None if then is None else effect_of(now, then)
    return Draft(used, list(effects), view(now, seat), effect_of(state, now), effects)


def tried(state: State, seat: int, action: int) -> State | None:
    """Return the state after a decision; None if it would show something."""
    then = state.copy()
    log = EventLog(events.KINDS)
    then.log = log
    then.apply(action, seat)
    return None if shows(log, 0) else then


def legal_of(state: State, seat: int) -> list[int]:
    """Return what a seat may choose, ascending; nothing if it is not asked."""
    out = Choices()
    state.legal(seat, out)
    return out.to_list()


def shows(log: EventLog, since: int) -> bool:
    """Tell whether something was shown that nobody can be made to forget."""
    return any(log[index].name in REVEALING for index in range(since, len(log)))


def projection(state: State) -> dict[str, Points]:
    """Return what a scoring of each place would give each seat."""
    seats = range(int(state.players()))
    found: dict[str, Points] = {}
    for place, word in enumerate(PLACE_WORDS):
        awarded = award(state, place, False)
        found[word] = tuple(int(points_of(awarded, seat)) for seat in seats)
    return found


def effect_of(before: State, after: State) -> Effect:
    """Return what has come of going from one state to another."""
    then = projection(after)
    return Effect(
        tuple(int(after.score(s) - before.score(s)) for s in range(int(before.players()))),
        {
            word: tuple(b - a for a, b in zip(points, then[word], strict=True))
            for word, points in projection(before).items()
            if points != then[word]
        },
    )
