"""Scoring one place: who earns what there, and paying it out (rules, section 5).

An award is one int with eight bits of points per seat, so that asking costs no allocation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande import events
from hidalgo.grande.board import CASTILLO, MAX_SEATS, REGIONS
from hidalgo.grande.layout import PIECES
from hidalgo.grande.table import Table

BONUS: Final[i64] = 2
MORE_THAN_ALL: Final[i64] = 99
POINT_BITS: Final[i64] = 8
POINT_MASK: Final[i64] = 255


def paid_ranks(players: i64) -> i64:
    """Return how many ranks earn points (EG 5.4): one with 2 players, two with 3, else three."""
    return players - 1 if players < 4 else 3


def award(table: Table, place: i64, first_only: bool) -> i64:
    """Return what a place would pay every seat now, packed; 0 if it pays nobody.

    Going down from the largest group: a seat alone on a number takes the next rank, seats that
    share one all take the rank below, and those who follow come after that rank (EG 5.2, 5.3).
    """
    slots = table.slots
    base: i64 = PIECES + place * MAX_SEATS
    players: i64 = table.players()
    ranks: i64 = 1 if first_only else paid_ranks(players)
    result: i64 = 0
    rank: i64 = 1
    above: i64 = MORE_THAN_ALL
    while rank <= ranks:
        most: i64 = 0
        sharing: i64 = 0
        seat: i64 = 0
        while seat < players:
            count: i64 = i64(slots[base + seat])
            if count < above:
                if count > most:
                    most = count
                    sharing = 1
                elif count == most:
                    sharing += 1
            seat += 1
        if most == 0:
            break
        if sharing > 1:
            rank += 1
        if rank > ranks:
            break
        figure: i64 = table.figure(place, rank)
        seat = 0
        while seat < players:
            if slots[base + seat] == most:
                points: i64 = figure
                if rank == 1:
                    points += bonuses(table, place, seat)
                result |= points << (seat * POINT_BITS)
            seat += 1
        above = most
        rank += 1
    return result


def bonuses(table: Table, place: i64, seat: i64) -> i64:
    """Return what a sole first earns on top: for the King's region, for the own Grande's."""
    extra: i64 = 0
    if table.king() == place:
        extra += BONUS
    if table.grande(seat) == place:
        extra += BONUS
    return extra


def points_of(packed: i64, seat: i64) -> i64:
    """Return one seat's points out of a packed award."""
    return (packed >> (seat * POINT_BITS)) & POINT_MASK


def score_place(table: Table, place: i64, first_only: bool) -> None:
    """Score a place: pay every seat what it earns there."""
    packed: i64 = award(table, place, first_only)
    if packed == 0:
        return
    seat: i64 = 0
    while seat < table.players():
        table.gain(seat, points_of(packed, seat))
        seat += 1
    if table.log is not None:
        table.tell_all(
            events.SCORED,
            place,
            points_of(packed, 0),
            points_of(packed, 1),
            points_of(packed, 2),
            points_of(packed, 3),
            points_of(packed, 4),
        )


def open_castillo(table: Table) -> None:
    """Show what is in the Castillo, and score it."""
    table.tell_all(
        events.CASTILLO_OPENED,
        table.caballeros(CASTILLO, 0),
        table.caballeros(CASTILLO, 1),
        table.caballeros(CASTILLO, 2),
        table.caballeros(CASTILLO, 3),
        table.caballeros(CASTILLO, 4),
    )
    score_place(table, CASTILLO, False)


def paying(table: Table, regions: i64, first_only: bool) -> i64:
    """Return those of some regions (bits) that would pay somebody if scored now."""
    result: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if regions >> region & 1 != 0 and award(table, region, first_only) != 0:
            result |= 1 << region
        region += 1
    return result


def anything_pays(table: Table, regions: i64, first_only: bool) -> bool:
    """Tell whether any of some regions (bits) would pay somebody if scored now."""
    region: i64 = 0
    while region < REGIONS:
        if regions >> region & 1 != 0 and award(table, region, first_only) != 0:
            return True
        region += 1
    return False
