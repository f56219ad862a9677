"""What is decided for a seat that does not answer in time (rules 6.7, 8.5, 8.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande import decisions
from hidalgo.grande.board import COURT_PLACE, REGIONS
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.discs import nameable_regions
from hidalgo.kernel.state import VERB, X, Y

NO_DEFAULT: Final[i64] = -1


def default_decision(state: State, seat: i64) -> i64:
    """Return what counts as an absent seat's answer; NO_DEFAULT where the rules name none.

    Only a disc and a forced return have one: other seats wait for these. What an absent seat does
    in its own turn is for the table to settle.
    """
    if seat < 0 or seat >= state.players() or state.owing() >> seat & 1 == 0:
        return NO_DEFAULT
    verb: i64 = state.frame(VERB)
    if verb == numbers.DISC:
        return unset_disc(state, seat)
    if verb == numbers.RETURN:
        return unmade_return(state, seat)
    return NO_DEFAULT


def unset_disc(state: State, seat: i64) -> i64:
    """Name the King's region; where it cannot be named, the nameable region of least value."""
    nameable: i64 = nameable_regions(state, state.frame(X), seat, state.frame(Y))
    king: i64 = state.king()
    if nameable >> king & 1 != 0:
        return decisions.REGION + king
    return decisions.REGION + least_worth(state, nameable)


def unmade_return(state: State, seat: i64) -> i64:
    """Give from the Court first, then from the region of least value."""
    base: i64 = decisions.TAKE + seat * decisions.TAKE_PLACES
    if state.court(seat) > 0:
        return base + COURT_PLACE
    regions: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if state.caballeros(region, seat) > 0 and not state.taboo(region):
            regions |= 1 << region
        region += 1
    return base + least_worth(state, regions)


def least_worth(state: State, regions: i64) -> i64:
    """Return the region of least value (EG 1.7) among some, the first in printed order if level."""
    best: i64 = -1
    region: i64 = 0
    while region < REGIONS:
        if regions >> region & 1 != 0 and (
            best < 0 or state.figure(region, 1) < state.figure(best, 1)
        ):
            best = region
        region += 1
    return best
