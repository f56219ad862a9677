"""What a verb is: pending work that rests until somebody decides, or does itself and is gone.

Frames come in three kinds. A *choice* has options, refusals and a way to perform them. A *silent*
frame overrides `rest` and does its work there. A *window* asks holders of a Veto. The rule of a
choice stands once: `refusal` names the clause that forbids a decision, `options` lists what it
lets through.
"""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande import clauses
from hidalgo.grande.board import REGIONS
from hidalgo.grande.table import Table
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import SEAT


class Verb:
    """A kind of pending work; the base class is the special action of a card that has none."""

    def __init__(self, name: str) -> None:
        """Give the verb the name by which prompts and card files know it."""
        self.name = name

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Tell whether a card's special action would change something now (EG 4.11)."""
        return False

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Tell whether a card's special action has steps, with a window after each (EG 7.7)."""
        return False

    def rest(self, table: Table) -> i64:
        """Return who owes a decision on the top frame, as bits; 0 if it has moved on by itself.

        A choice with one option is made, not asked (EG 4.12), and one without is over.
        """
        probe = table.probe()
        seat: i64 = table.frame(SEAT)
        self.options(table, seat, probe)
        if probe.count > 1:
            return 1 << seat
        if probe.count == 0:
            table.pop()
        else:
            self.perform(table, seat, probe.at(0))
        return 0

    def may_change(self, table: Table, seat: i64) -> bool:
        """Tell whether a seat that owes nothing may change what it chose here."""
        return False

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List what a seat may choose, ascending."""

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Return the clause that forbids a decision to a seat that is asked; 0 if none does."""
        return clauses.NOT_ASKED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Carry out a legal decision."""
        raise AssertionError("nothing to perform")

    def disc_refusal(self, table: Table, seat: i64, region: i64, value: i64) -> i64:
        """Return the clause that forbids a region on a disc set for this verb; 0 if none does."""
        return clauses.NOT_ASKED

    def nameable(self, table: Table, seat: i64, value: i64) -> i64:
        """Return the regions that a seat may name on a disc set for this verb, as bits."""
        mask: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            if self.disc_refusal(table, seat, region, value) == clauses.ALLOWED:
                mask |= 1 << region
            region += 1
        return mask

    def reveal(self, table: Table, seat: i64, value: i64, discs: i64) -> None:
        """Carry out what the discs of some seats (bits) decide, now that all are in."""
        raise AssertionError("nothing to reveal")
