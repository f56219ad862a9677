"""Secret discs, and the cards that use them (rules 6.6, 6.21, 6.22, 6.33 to 6.35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande import clauses, decisions, events
from hidalgo.grande.board import (
    ALL_REGIONS,
    CASTILLO,
    COURT_PLACE,
    MAX_SEATS,
    REGIONS,
    lowest,
    smaller,
)
from hidalgo.grande.layout import DISC, NONE
from hidalgo.grande.scoring import anything_pays, open_castillo, score_place
from hidalgo.grande.table import Table, on_board, region_or_court
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.base import Verb
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.grande.verbs.send_home import send_home
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, SEAT, X, Y, Z

SEAT_BITS: Final[i64] = (1 << 5) - 1


def ask_discs(table: Table, verb: i64, seat: i64, value: i64, seats: i64) -> None:
    """Ask some seats (bits) for their discs; the verb says which regions and what they decide.

    A seat that can name one region only has named it: everybody can see that (EG 4.12).
    """
    asked: i64 = 0
    other: i64 = 0
    while other < table.players():
        if seats >> other & 1 != 0:
            nameable: i64 = nameable_regions(table, verb, other, value)
            if nameable & (nameable - 1) == 0:
                set_disc(table, other, lowest(nameable))
            else:
                asked |= 1 << other
        other += 1
    table.push(numbers.DISC, seat, asked, verb, value, seats | asked << MAX_SEATS)


def nameable_regions(table: Table, verb: i64, seat: i64, value: i64) -> i64:
    """Return the regions that a seat may name on a disc for a verb, as bits."""
    return verb_of(verb).nameable(table, seat, value)


def set_disc(table: Table, seat: i64, region: i64) -> None:
    """Set a seat's disc; only that seat learns to what."""
    table.put(DISC + seat, region)
    if table.log is not None:
        table.tell_all(events.DISC_SET, seat)
        table.tell(events.DISC_VALUE, 1 << seat, seat, region)


def show_disc(table: Table, seat: i64) -> i64:
    """Turn a seat's disc up, return its region and put the disc back."""
    region: i64 = table.disc(seat)
    table.put(DISC + seat, NONE)
    table.tell_all(events.DISC_SHOWN, seat, region)
    return region


class Disc(Verb):
    """Seats name regions in secret, in any order, and may change their own until all are in.

    Frame: LEFT who owes a disc, X the verb they are for, Y that verb's value, Z all whose discs
    count and, above, those who have a choice.
    """

    def rest(self, table: Table) -> i64:
        """Wait for the last disc; then let the verb do what they decide."""
        owing: i64 = table.frame(LEFT)
        if owing != 0:
            return owing
        verb: i64 = table.frame(X)
        seat: i64 = table.frame(SEAT)
        value: i64 = table.frame(Y)
        discs: i64 = table.frame(Z) & SEAT_BITS
        table.pop()
        verb_of(verb).reveal(table, seat, value, discs)
        return 0

    def may_change(self, table: Table, seat: i64) -> bool:
        """Whoever had a choice may choose again while others still think (EG 6.6)."""
        return table.frame(Z) >> (MAX_SEATS + seat) & 1 != 0

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the regions that the seat may name."""
        nameable: i64 = nameable_regions(table, table.frame(X), seat, table.frame(Y))
        region: i64 = 0
        while region < REGIONS:
            if nameable >> region & 1 != 0:
                out.add(decisions.REGION + region)
            region += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """The verb knows which regions can be named."""
        region: i64 = action - decisions.REGION
        if region < 0 or region >= REGIONS:
            return clauses.NOT_ASKED
        return verb_of(table.frame(X)).disc_refusal(table, seat, region, table.frame(Y))

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Set the disc."""
        table.set_frame(LEFT, table.frame(LEFT) & ~(1 << seat))
        set_disc(table, seat, action - decisions.REGION)


class GeneralScoring(Verb):
    """Discs, Castillo, caballeros out of it, regions (EG 5.12). Frame: X 1 once discs are asked."""

    def rest(self, table: Table) -> i64:
        """Ask for the discs of all with caballeros in the Castillo (EG 5.13), then score."""
        if table.frame(X) != 0:
            table.pop()
            return 0
        table.set_frame(X, 1)
        inside: i64 = 0
        seat: i64 = 0
        while seat < table.players():
            if table.caballeros(CASTILLO, seat) > 0:
                inside |= 1 << seat
            seat += 1
        ask_discs(table, numbers.GENERAL_SCORING, 0, 0, inside)
        return 0

    def disc_refusal(self, table: Table, seat: i64, region: i64, value: i64) -> i64:
        """Any region can be named, the King's too (EG 5.16)."""
        return 0

    def nameable(self, table: Table, seat: i64, value: i64) -> i64:
        """All nine."""
        return ALL_REGIONS

    def reveal(self, table: Table, seat: i64, value: i64, discs: i64) -> None:
        """Score the Castillo, empty it, score the regions (EG 5.14 to 5.17)."""
        open_castillo(table)
        other: i64 = 0
        while other < table.players():
            if discs >> other & 1 != 0:
                region: i64 = show_disc(table, other)
                target: i64 = COURT_PLACE if table.taboo(region) else region
                count: i64 = table.caballeros(CASTILLO, other)
                transfer(table, other, other, CASTILLO, target, count)
            other += 1
        place: i64 = 0
        while place < REGIONS:
            score_place(table, place, False)
            place += 1


def transfer(table: Table, by: i64, seat: i64, origin: i64, target: i64, count: i64) -> None:
    """Take a seat's caballeros from one place to another, or to its Court."""
    table.shift(seat, on_board(origin, seat), region_or_court(target, seat), count)
    table.tell_moved(by, seat, origin, target, count)


class DiscReturn(Verb):
    """Opponents name a region by disc; own caballeros there go home (EG 6.21, 6.22).

    Frame: LEFT how many go at most, X how many must stand there, Y 1 if fewer do in need.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some opponent must be able to name a region."""
        return self.concerned(table, seat, disc_value(left, x, y)) != 0

    def concerned(self, table: Table, seat: i64, value: i64) -> i64:
        """Return the opponents who can name a region, as bits."""
        mask: i64 = 0
        other: i64 = table.left_of(seat)
        while other != seat:
            if nameable_regions(table, numbers.DISC_RETURN, other, value) != 0:
                mask |= 1 << other
            other = table.left_of(other)
        return mask

    def rest(self, table: Table) -> i64:
        """Ask for the discs."""
        seat: i64 = table.frame(SEAT)
        value: i64 = disc_value(table.frame(LEFT), table.frame(X), table.frame(Y))
        table.pop()
        ask_discs(table, numbers.DISC_RETURN, seat, value, self.concerned(table, seat, value))
        return 0

    def disc_refusal(self, table: Table, seat: i64, region: i64, value: i64) -> i64:
        """Not the King's region; enough own caballeros, or any where no region has enough."""
        if table.taboo(region):
            return clauses.DISC_TABOO
        least: i64 = value % 4
        if value // 4 % 2 == 1 and not self.has_region_with(table, seat, least):
            least = 1
        if table.caballeros(region, seat) >= least:
            return clauses.ALLOWED
        return clauses.DISC_TOO_FEW if least == 1 else clauses.DISC_NOT_TWO

    def has_region_with(self, table: Table, seat: i64, least: i64) -> bool:
        """Tell whether a seat has that many caballeros together in some free region."""
        region: i64 = 0
        while region < REGIONS:
            if table.caballeros(region, seat) >= least and not table.taboo(region):
                return True
            region += 1
        return False

    def reveal(self, table: Table, seat: i64, value: i64, discs: i64) -> None:
        """Send them home."""
        other: i64 = table.left_of(seat)
        while other != seat:
            if discs >> other & 1 != 0:
                region: i64 = show_disc(table, other)
                count: i64 = smaller(value // 8, table.caballeros(region, other))
                send_home(table, seat, other, region, count)
            other = table.left_of(other)


def disc_value(count: i64, least: i64, fewer: i64) -> i64:
    """Pack what a `DiscReturn` card says into the one value that a disc frame carries."""
    return least + 4 * fewer + 8 * count


class DiscScoring(Verb):
    """Everybody names a region by disc; those named exactly once are scored (EG 6.33)."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some region must pay somebody."""
        return anything_pays(table, ALL_REGIONS, False)

    def rest(self, table: Table) -> i64:
        """Ask for everybody's disc."""
        seat: i64 = table.frame(SEAT)
        table.pop()
        ask_discs(table, numbers.DISC_SCORING, seat, 0, (1 << table.players()) - 1)
        return 0

    def disc_refusal(self, table: Table, seat: i64, region: i64, value: i64) -> i64:
        """Any region can be named."""
        return 0

    def nameable(self, table: Table, seat: i64, value: i64) -> i64:
        """All nine."""
        return ALL_REGIONS

    def reveal(self, table: Table, seat: i64, value: i64, discs: i64) -> None:
        """Score what was named exactly once, in printed order."""
        named: i64 = 0
        twice: i64 = 0
        other: i64 = 0
        while other < table.players():
            region: i64 = 1 << show_disc(table, other)
            twice |= named & region
            named |= region
            other += 1
        place: i64 = 0
        while place < REGIONS:
            if (named & ~twice) >> place & 1 != 0:
                score_place(table, place, False)
            place += 1


class Eviction(Verb):
    """Name a region; opponents there name by disc where all of theirs go (EG 6.34, 6.35).

    Frame: X 1 if the same region may be named and means the Court.
    """

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some opponent must stand in a free region."""
        other: i64 = table.left_of(seat)
        while other != seat:
            if table.free_caballeros(other) > 0:
                return True
            other = table.left_of(other)
        return False

    def present(self, table: Table, seat: i64, region: i64) -> i64:
        """Return the opponents of a seat with caballeros in a region, as bits."""
        mask: i64 = 0
        other: i64 = table.left_of(seat)
        while other != seat:
            if table.caballeros(region, other) > 0:
                mask |= 1 << other
            other = table.left_of(other)
        return mask

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the free regions with opponents in them."""
        region: i64 = 0
        while region < REGIONS:
            if self.refusal(table, seat, decisions.REGION + region) == 0:
                out.add(decisions.REGION + region)
            region += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Not the King's region, and somebody must be there to go."""
        region: i64 = action - decisions.REGION
        if region < 0 or region >= REGIONS:
            return clauses.NOT_ASKED
        if table.taboo(region):
            return clauses.TABOO
        return (
            clauses.NO_OPPONENT_THERE if self.present(table, seat, region) == 0 else clauses.ALLOWED
        )

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Ask those who must go for their discs."""
        region: i64 = action - decisions.REGION
        same: i64 = table.frame(X)
        table.pop()
        table.tell_all(events.EVICTED_FROM, seat, region)
        value: i64 = region + 16 * same
        ask_discs(table, numbers.EVICTION, seat, value, self.present(table, seat, region))

    def disc_refusal(self, table: Table, seat: i64, region: i64, value: i64) -> i64:
        """Any region can be named, but the one to be emptied only in some editions."""
        return clauses.EVICTED_SAME if region == value else clauses.ALLOWED

    def reveal(self, table: Table, seat: i64, value: i64, discs: i64) -> None:
        """Move them; the King's region and the emptied one mean the Court."""
        origin: i64 = value % 16
        other: i64 = table.left_of(seat)
        while other != seat:
            if discs >> other & 1 != 0:
                region: i64 = show_disc(table, other)
                target: i64 = COURT_PLACE if table.taboo(region) or region == origin else region
                transfer(table, seat, other, origin, target, table.caballeros(origin, other))
            other = table.left_of(other)
