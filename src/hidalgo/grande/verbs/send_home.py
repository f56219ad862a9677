"""Caballeros sent home to their Provinces: from Courts, from regions, by the active seat or not."""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande import clauses, decisions, events, veto
from hidalgo.grande.board import COURT_PLACE, smaller
from hidalgo.grande.layout import PROVINCE
from hidalgo.grande.table import Table, region_or_court
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.base import Verb
from hidalgo.grande.verbs.turn import add_own_regions, leave_refusal
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, SEAT, X, Y, Z


def send_home(table: Table, by: i64, seat: i64, place: i64, count: i64) -> None:
    """Send caballeros of a seat from a region or the Court home to the Province."""
    table.shift(seat, region_or_court(place, seat), PROVINCE + seat, count)
    table.tell_moved(by, seat, place, events.AT_PROVINCE, count)


class EmptyCourts(Verb):
    """Opponents lose caballeros from their Courts, each opponent a step (EG 6.17, 6.18).

    Frame: LEFT how many each at most, X how many opponents are through.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some opponent must have a Court to lose."""
        other: i64 = table.left_of(seat)
        while other != seat:
            if table.court(other) > 0:
                return True
            other = table.left_of(other)
        return False

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Every opponent's loss is a step."""
        return True

    def rest(self, table: Table) -> i64:
        """Take from the next opponent on the left."""
        seat: i64 = table.frame(SEAT)
        through: i64 = table.frame(X) + 1
        if through == table.players():
            table.pop()
            return 0
        table.set_frame(X, through)
        other: i64 = (seat + through) % table.players()
        count: i64 = smaller(table.frame(LEFT), table.court(other))
        if count > 0:
            veto.before_step(table, seat)
            send_home(table, seat, other, COURT_PLACE, count)
            veto.after_step(table, seat)
        return 0


class OneEach(Verb):
    """Send home one caballero of each opponent, the active seat picks, each a step (EG 6.19).

    Frame: LEFT the opponents not yet dealt with, as bits; X 1 if some may be skipped; Z 1 once
    LEFT is known.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some opponent must have a caballero in a free region."""
        return self.reachable(table, seat) != 0

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Every caballero sent home is a step."""
        return True

    def reachable(self, table: Table, seat: i64) -> i64:
        """Return the opponents with caballeros in free regions, as bits."""
        mask: i64 = 0
        other: i64 = table.left_of(seat)
        while other != seat:
            if table.free_caballeros(other) > 0:
                mask |= 1 << other
            other = table.left_of(other)
        return mask

    def rest(self, table: Table) -> i64:
        """Find out whose turn it is to lose one, and ask."""
        if table.frame(Z) == 0:
            table.set_frame(Z, 1)
            table.set_frame(LEFT, self.reachable(table, table.frame(SEAT)))
        return super().rest(table)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List stopping where the card allows it, and the caballeros of who is left."""
        waiting: i64 = table.frame(LEFT)
        if waiting == 0:
            return
        if table.frame(X) != 0:
            out.add(decisions.PASS)
        other: i64 = 0
        while other < table.players():
            if waiting >> other & 1 != 0:
                add_own_regions(table, other, out)
            other += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Opponents only, one of each, from free regions."""
        if action == decisions.PASS:
            return clauses.ALLOWED if table.frame(X) != 0 else clauses.MUST_COMPLETE
        if action < decisions.TAKE or action >= decisions.MOVE:
            return clauses.NOT_ASKED
        owner: i64 = (action - decisions.TAKE) // decisions.TAKE_PLACES
        place: i64 = (action - decisions.TAKE) % decisions.TAKE_PLACES
        if owner == seat:
            return clauses.ONLY_OPPONENTS
        if place == COURT_PLACE:
            return clauses.ONE_FROM_REGION
        if owner >= table.players():
            return clauses.NOBODY_THERE
        reason: i64 = leave_refusal(table, owner, place)
        if reason == 0 and table.frame(LEFT) >> owner & 1 == 0:
            return clauses.ALREADY_TAKEN
        return reason

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Send one home, or stop."""
        if action == decisions.PASS:
            table.pop()
            return
        owner: i64 = (action - decisions.TAKE) // decisions.TAKE_PLACES
        place: i64 = (action - decisions.TAKE) % decisions.TAKE_PLACES
        veto.before_step(table, seat)
        table.set_frame(LEFT, table.frame(LEFT) & ~(1 << owner))
        send_home(table, seat, owner, place, 1)
        veto.after_step(table, seat)


class EachReturns(Verb):
    """Every opponent in turn sends own caballeros home; one opponent's return is a step (EG 6.20).

    Frame: LEFT how many each, X how many opponents are through, Y 1 while one is at it.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some opponent must have one to send."""
        other: i64 = table.left_of(seat)
        while other != seat:
            if table.court(other) > 0 or table.free_caballeros(other) > 0:
                return True
            other = table.left_of(other)
        return False

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Every opponent's return is a step."""
        return True

    def rest(self, table: Table) -> i64:
        """Let the next opponent on the left begin, or see off the one who has finished."""
        seat: i64 = table.frame(SEAT)
        if table.frame(Y) != 0:
            table.set_frame(Y, 0)
            veto.after_step(table, seat)
            return 0
        through: i64 = table.frame(X) + 1
        if through == table.players():
            table.pop()
            return 0
        table.set_frame(X, through)
        other: i64 = (seat + through) % table.players()
        count: i64 = smaller(table.frame(LEFT), table.court(other) + table.free_caballeros(other))
        if count > 0:
            veto.before_step(table, seat)
            table.set_frame(Y, 1)
            table.push(numbers.RETURN, other, count, seat, 0, 0)
        return 0


class Return(Verb):
    """A seat sends own caballeros home, of its choice. Frame: LEFT how many, X at whose bidding."""

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the free regions with own caballeros, and the Court."""
        if table.frame(LEFT) == 0:
            return
        add_own_regions(table, seat, out)
        if table.court(seat) > 0:
            out.add(decisions.TAKE + seat * decisions.TAKE_PLACES + COURT_PLACE)

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Own caballeros only, from free regions or the Court."""
        if action < decisions.TAKE or action >= decisions.MOVE:
            return clauses.NOT_ASKED
        owner: i64 = (action - decisions.TAKE) // decisions.TAKE_PLACES
        place: i64 = (action - decisions.TAKE) % decisions.TAKE_PLACES
        if owner != seat:
            return clauses.RETURN_OWN
        if place == COURT_PLACE:
            return clauses.ALLOWED if table.court(seat) > 0 else clauses.COURT_EMPTY
        return leave_refusal(table, seat, place)

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Send one home."""
        place: i64 = (action - decisions.TAKE) % decisions.TAKE_PLACES
        table.set_frame(LEFT, table.frame(LEFT) - 1)
        send_home(table, table.frame(X), seat, place, 1)
