"""The four shuffled stacks of action cards: what has been turned up, and what nobody has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hidalgo.grande.cards import CARD_COUNTS, ROW_STACK, ROW_VERB, ROWS, row
from hidalgo.grande.layout import (
    EDITION,
    HIDDEN,
    NONE,
    OPTION_NO_VETOS,
    OPTIONS,
    PHASE,
    PHASE_SCORING,
    STACK,
    STACK_SIZE,
    STACKS,
)
from hidalgo.grande.table import Table
from hidalgo.grande.verbs import numbers
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import Rng


def hide_stacks(table: Table) -> None:
    """Cover the cards that have not been turned up."""
    seen: i64 = turned_up(table)
    stack: i64 = 0
    while stack < STACKS - 1:
        depth: i64 = seen
        while depth < STACK_SIZE:
            slot: i64 = STACK + stack * STACK_SIZE + depth
            if table.get(slot) != NONE:
                table.put(slot, HIDDEN)
            depth += 1
        stack += 1


def turned_up(table: Table) -> i64:
    """Return how many cards of each stack have been turned up so far."""
    begun: i64 = table.round()
    return begun if table.get(PHASE) >= PHASE_SCORING else begun + 1


def fill_stacks(table: Table, rng: Rng) -> None:
    """Shuffle the cards that have not been turned up into their stacks."""
    edition: i64 = table.get(EDITION)
    seen: i64 = turned_up(table)
    stack: i64 = 0
    no_vetos: bool = table.get(OPTIONS) & OPTION_NO_VETOS != 0
    ends = vec[i64]([seen] * 5)
    card: i64 = 0
    while card < CARD_COUNTS[edition] - 1:
        start: i64 = row(edition, card)
        is_out: bool = no_vetos and ROWS[start + ROW_VERB] == numbers.VETO_CARD
        if not is_turned_up(table, card, seen) and not is_out:
            stack = ROWS[start + ROW_STACK] - 1
            if ends[stack] >= STACK_SIZE:
                raise MalformedError("no game fits this view: a stack has not its own cards")
            table.put(STACK + stack * STACK_SIZE + ends[stack], card)
            ends[stack] = ends[stack] + 1
        card += 1
    stack = 0
    while stack < STACKS - 1:
        rng.shuffle(table.slots, STACK + stack * STACK_SIZE + seen, ends[stack] - seen)
        stack += 1


def is_turned_up(table: Table, card: i64, seen: i64) -> bool:
    """Tell whether a card is among the first `seen` of its stack.

    (A mask of cards would not do: compiled, `1 << n` is only good for n up to 30.)
    """
    stack: i64 = ROWS[row(table.get(EDITION), card) + ROW_STACK] - 1
    depth: i64 = 0
    while depth < seen:
        if table.get(STACK + stack * STACK_SIZE + depth) == card:
            return True
        depth += 1
    return False
