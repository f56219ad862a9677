"""Movers: caballeros from region to region or into the Castillo, and more out of the Court."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from hidalgo.grande import clauses, decisions, veto
from hidalgo.grande.board import PLACES, REGIONS
from hidalgo.grande.table import Table, on_board
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.base import Verb
from hidalgo.grande.verbs.turn import leave_refusal, place_from_court
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, SEAT, X, Y, Z

# Bits of a mover's Z; above them stands the origin + 1, or 0 while none is fixed.
ONE_REGION: Final[i64] = 1
COMPLETE: Final[i64] = 2
ORIGIN: Final[i64] = 4
ANYWHERE: Final[i64] = -1
ALL_OWN: Final[i64] = 30


class Move(Verb):
    """Move caballeros, one at a time, each a step (EG 6.1 to 6.13).

    Frame: LEFT how many still, X of them own, Y of them of opponents, Z flags and origin.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """One caballero that may be moved is enough."""
        return movable(table, seat, x, y, ANYWHERE)

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Every caballero moved is a step."""
        return True

    def rest(self, table: Table) -> i64:
        """Ask while something can be moved; only a mover that must complete may be forced."""
        if table.frame(Z) & COMPLETE != 0:
            return super().rest(table)
        seat: i64 = table.frame(SEAT)
        if table.frame(LEFT) > 0:
            fixed: i64 = table.frame(Z) // ORIGIN
            if movable(table, seat, table.frame(X), table.frame(Y), fixed - 1):
                return 1 << seat
        table.pop()
        return 0

    def origin_refusal(self, table: Table, seat: i64, owner: i64, origin: i64) -> i64:
        """Return the clause that forbids taking an owner's caballero from a region, or 0."""
        if table.frame(X if owner == seat else Y) == 0:
            return clauses.OWN_LIMIT if owner == seat else clauses.FOREIGN_LIMIT
        fixed: i64 = table.frame(Z) // ORIGIN
        if fixed != 0 and fixed - 1 != origin:
            return clauses.ONE_ORIGIN
        return leave_refusal(table, owner, origin)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List stopping (unless all must go) and every caballero with every target."""
        if table.frame(LEFT) == 0:
            return
        if table.frame(Z) & COMPLETE == 0:
            out.add(decisions.PASS)
        fixed: i64 = table.frame(Z) // ORIGIN
        king: i64 = table.king()
        owner: i64 = 0
        while owner < table.players():
            allowed: i64 = table.frame(X) if owner == seat else table.frame(Y)
            origin: i64 = 0
            while allowed > 0 and origin < REGIONS:
                if (
                    origin != king
                    and (fixed == 0 or fixed - 1 == origin)
                    and table.caballeros(origin, owner) > 0
                ):
                    action: i64 = decisions.MOVE + (owner * REGIONS + origin) * PLACES
                    add_targets(out, action, origin, king)
                    if out.full():
                        return
                origin += 1
            owner += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """The colour must be allowed, the origin too, and the target not taboo."""
        if action == decisions.PASS:
            return clauses.MUST_COMPLETE if table.frame(Z) & COMPLETE != 0 else clauses.ALLOWED
        if action < decisions.MOVE:
            return clauses.NOT_ASKED
        target: i64 = (action - decisions.MOVE) % PLACES
        source: i64 = (action - decisions.MOVE) // PLACES
        owner: i64 = source // REGIONS
        origin: i64 = source % REGIONS
        if owner >= table.players():
            return clauses.NOBODY_THERE
        reason: i64 = self.origin_refusal(table, seat, owner, origin)
        if reason != 0:
            return reason
        if table.taboo(target):
            return clauses.TABOO
        return clauses.SAME_PLACE if target == origin else clauses.ALLOWED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Move one, or stop."""
        if action == decisions.PASS:
            table.pop()
            return
        target: i64 = (action - decisions.MOVE) % PLACES
        source: i64 = (action - decisions.MOVE) // PLACES
        owner: i64 = source // REGIONS
        origin: i64 = source % REGIONS
        veto.before_step(table, seat)
        table.set_frame(LEFT, table.frame(LEFT) - 1)
        allowance: i64 = X if owner == seat else Y
        table.set_frame(allowance, table.frame(allowance) - 1)
        flags: i64 = table.frame(Z) % ORIGIN
        if flags & ONE_REGION != 0:
            table.set_frame(Z, flags + ORIGIN * (origin + 1))
        table.shift(owner, on_board(origin, owner), on_board(target, owner), 1)
        table.tell_moved(seat, owner, origin, target, 1)
        veto.after_step(table, seat)


def movable(table: Table, seat: i64, own: i64, foreign: i64, origin: i64) -> bool:
    """Tell whether a mover finds a caballero: of its own or foreign ones as far as it may.

    The Castillo always takes it, so there is nothing to ask about targets.
    """
    owner: i64 = 0
    while owner < table.players():
        allowed: i64 = own if owner == seat else foreign
        if allowed > 0:
            if origin == ANYWHERE:
                if table.free_caballeros(owner) > 0:
                    return True
            elif table.caballeros(origin, owner) > 0 and not table.taboo(origin):
                return True
        owner += 1
    return False


def add_targets(out: Choices, action: i64, origin: i64, king: i64) -> None:
    """List a caballero's moves to every place but its own and the King's region."""
    items = out.items
    count: i64 = out.count
    target: i64 = 0
    while target < PLACES:
        if target != origin and target != king:
            items[count] = i16(action + target)
            count += 1
        target += 1
    out.count = count


class Reinforce(Verb):
    """Place more from the Court, anywhere but in the King's region; each is a step (EG 6.14).

    Frame: LEFT how many still.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Somebody must be in the Court."""
        return table.court(seat) > 0

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Every caballero placed is a step."""
        return True

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List stopping and every place but the King's region."""
        if table.frame(LEFT) == 0 or table.court(seat) == 0:
            return
        out.add(decisions.PASS)
        place: i64 = 0
        while place < PLACES:
            if not table.taboo(place):
                out.add(decisions.PLACE + place)
            place += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Anywhere but under the King."""
        if action == decisions.PASS:
            return 0
        place: i64 = action - decisions.PLACE
        if place < 0 or place >= PLACES:
            return clauses.NOT_ASKED
        return clauses.TABOO if table.taboo(place) else clauses.ALLOWED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Place one, or stop."""
        if action == decisions.PASS:
            table.pop()
            return
        veto.before_step(table, seat)
        table.set_frame(LEFT, table.frame(LEFT) - 1)
        place_from_court(table, seat, action - decisions.PLACE)
        veto.after_step(table, seat)


class Either(Verb):
    """Move all own out of one region, or place more from the Court (EG 6.15).

    Frame: LEFT how many may be placed, Z the mover's flags.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """One half is enough."""
        return table.free_caballeros(seat) > 0 or table.court(seat) > 0

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Both halves go step by step."""
        return True

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the halves that can do something."""
        if self.refusal(table, seat, decisions.HALF) == 0:
            out.add(decisions.HALF)
        if self.refusal(table, seat, decisions.HALF + 1) == 0:
            out.add(decisions.HALF + 1)

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """The half must be able to do something."""
        if action == decisions.HALF:
            return clauses.ALLOWED if table.free_caballeros(seat) > 0 else clauses.HALF_EMPTY
        if action == decisions.HALF + 1:
            return clauses.ALLOWED if table.court(seat) > 0 else clauses.HALF_EMPTY
        return clauses.NOT_ASKED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Go on with one half."""
        left: i64 = table.frame(LEFT)
        flags: i64 = table.frame(Z)
        table.pop()
        if action == decisions.HALF:
            table.push(numbers.MOVE, seat, ALL_OWN, ALL_OWN, 0, flags)
        else:
            table.push(numbers.REINFORCE, seat, left, 0, 0, 0)
