"""Which power cards a seat can hold, as far as everybody knows (EG 8.7, 8.11).

Played cards are seen. A card taken back is not: an *unseen return* keeps the cards it may have
been, and every card played later narrows that down. SHOWN holds the cards that lie in the own
discard or may have been taken back; what is in SHOWN but in the hand is a secret.
"""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande.board import ALL_POWER_CARDS
from hidalgo.grande.layout import HAND, NONE, RETURN_MASK, RETURN_SEAT, RETURNS, SHOWN
from hidalgo.grande.table import Table


def possible_hand(table: Table, seat: i64) -> i64:
    """Return the power cards that everybody must think a seat may hold, as bits."""
    mask: i64 = ALL_POWER_CARDS & ~table.get(SHOWN + seat)
    index: i64 = 0
    while index < RETURNS:
        if table.get(RETURN_SEAT + index) == seat:
            mask |= table.get(RETURN_MASK + index)
        index += 1
    return mask


def certain_hand(table: Table, seat: i64) -> i64:
    """Return the power cards that everybody knows a seat holds, as bits."""
    return ALL_POWER_CARDS & ~table.get(SHOWN + seat)


def card_played(table: Table, seat: i64, card: i64) -> None:
    """Take note that a seat played a power card (a bit), which may settle an unseen return."""
    table.put(HAND + seat, table.get(HAND + seat) & ~card)
    shown: i64 = table.get(SHOWN + seat)
    if shown & card == 0:
        table.put(SHOWN + seat, shown | card)
        return
    # It had been taken back. Candidates only grow from one return to the next, so if the earlier
    # return can have been this card, what is left is no wider than the later one's candidates.
    # The seat played a card between two returns, so two cards at least are left in any case.
    earlier: i64 = _find(table, seat, 0)
    later: i64 = _find(table, seat, earlier + 1)
    if later == NONE:
        _forget(table, earlier)
    elif table.get(RETURN_MASK + earlier) & card != 0:
        table.put(RETURN_MASK + earlier, table.get(RETURN_MASK + later) & ~card)
        _forget(table, later)
    else:
        _forget(table, later)


def card_taken_back(table: Table, seat: i64, card: i64) -> None:
    """Take note that a seat took a power card (a bit) back, unseen by the others.

    If it was the only one that the seat had played, everybody knows which it was.
    """
    table.put(HAND + seat, table.get(HAND + seat) | card)
    shown: i64 = table.get(SHOWN + seat)
    if shown == card:
        table.put(SHOWN + seat, 0)
        return
    index: i64 = 0
    while table.get(RETURN_SEAT + index) != NONE:
        index += 1
    table.put(RETURN_SEAT + index, seat)
    table.put(RETURN_MASK + index, shown)


def _find(table: Table, seat: i64, start: i64) -> i64:
    """Return the first unseen return of a seat from an index on, or NONE."""
    index: i64 = start
    while index < RETURNS:
        if table.get(RETURN_SEAT + index) == seat:
            return index
        index += 1
    return NONE


def _forget(table: Table, index: i64) -> None:
    """Drop a return; the ones after it move up, so that the earlier one always comes first."""
    while index + 1 < RETURNS:
        table.put(RETURN_SEAT + index, table.get(RETURN_SEAT + index + 1))
        table.put(RETURN_MASK + index, table.get(RETURN_MASK + index + 1))
        index += 1
    table.put(RETURN_SEAT + index, NONE)
    table.put(RETURN_MASK + index, 0)
