"""Special scorings: cards that score regions or the Castillo on the spot (rules 5.10 to 5.22)."""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande import clauses, decisions, veto
from hidalgo.grande.board import ALL_REGIONS, CASTILLO, REGIONS, lowest
from hidalgo.grande.scoring import anything_pays, award, open_castillo, paying, score_place
from hidalgo.grande.table import Table
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.base import Verb
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, SEAT, X, Y, Z


class ScoreOne(Verb):
    """Score a region of one's choice (EG 6.28)."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some region must pay somebody."""
        return anything_pays(table, ALL_REGIONS, False)

    def rest(self, table: Table) -> i64:
        """Ask for the region."""
        return 1 << table.frame(SEAT)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the nine regions."""
        region: i64 = 0
        while region < REGIONS:
            out.add(decisions.REGION + region)
            region += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Any region will do."""
        if action < decisions.REGION or action >= decisions.TILE:
            return clauses.NOT_ASKED
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Score it."""
        table.pop()
        score_place(table, action - decisions.REGION, False)


class ScoreCastillo(Verb):
    """Score the Castillo; what is in it is seen and stays (EG 5.18)."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """It must pay somebody; who is in it is no secret that opening it would show (EG 8.9)."""
        return award(table, CASTILLO, False) != 0

    def rest(self, table: Table) -> i64:
        """Score it."""
        table.pop()
        open_castillo(table)
        return 0


class ScoreRegions(Verb):
    """Score all regions that a card means; the base of the cards that mean several.

    The frame turns into a `ScoreSet` once the regions are known.
    """

    def meant(self, table: Table, left: i64, x: i64) -> i64:
        """Return the regions that the card means, as bits."""
        return ALL_REGIONS

    def first_only(self) -> bool:
        """Tell whether only first places earn points."""
        return False

    def asks_order(self, left: i64) -> bool:
        """Tell whether the active seat may choose the order (EG 5.19)."""
        return True

    def scored(self, table: Table, left: i64, x: i64) -> i64:
        """Return those of the regions meant that pay somebody, as bits (EG 5.21)."""
        return paying(table, self.meant(table, left, x), self.first_only())

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Some region meant must pay somebody."""
        return anything_pays(table, self.meant(table, left, x), self.first_only())

    def stepwise(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Several regions are several steps."""
        regions: i64 = self.scored(table, left, x)
        return regions & (regions - 1) != 0

    def rest(self, table: Table) -> i64:
        """Find the regions and go on with them."""
        seat: i64 = table.frame(SEAT)
        left: i64 = table.frame(LEFT)
        regions: i64 = self.scored(table, left, table.frame(X))
        table.pop()
        several: i64 = 1 if regions & (regions - 1) != 0 else 0
        first: i64 = 1 if self.first_only() else 0
        order: i64 = 1 if self.asks_order(left) else 0
        table.push(numbers.SCORE_SET, seat, regions, first, several, order)
        return 0


class ScoreValue(ScoreRegions):
    """Score the regions of some values (EG 6.23). Frame: LEFT the lowest, X the highest."""

    def meant(self, table: Table, left: i64, x: i64) -> i64:
        """Go by the first visible figure."""
        mask: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            value: i64 = table.figure(region, 1)
            if left <= value <= x:
                mask |= 1 << region
            region += 1
        return mask


class ScoreFirsts(ScoreRegions):
    """Score only the first places of all regions (EG 6.24). Frame: LEFT 1 if the seat orders."""

    def first_only(self) -> bool:
        """Nothing for the others."""
        return True

    def asks_order(self, left: i64) -> bool:
        """Some editions give the printed order."""
        return left != 0


class ScoreCrowd(ScoreRegions):
    """Score the fullest or the emptiest regions (EG 6.26, 6.27). Frame: X 1 for the emptiest."""

    def meant(self, table: Table, left: i64, x: i64) -> i64:
        """Compare all colours together; regions without caballeros do not count."""
        best: i64 = 0
        mask: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            crowd: i64 = table.crowd(region)
            better: bool = crowd < best if x != 0 else crowd > best
            if crowd > 0:
                if best == 0 or better:
                    best = crowd
                    mask = 0
                if crowd == best:
                    mask |= 1 << region
            region += 1
        return mask


class ScoreSet(Verb):
    """Score some regions one by one; the order is asked only while it matters (EG 5.20).

    Frame: LEFT the regions to go, as bits, X 1 for first places only, Y 1 if there were several,
    Z 1 if the active seat chooses the order.
    """

    def rest(self, table: Table) -> i64:
        """Ask which region is next while somebody could veto; else score the next in order."""
        regions: i64 = table.frame(LEFT)
        if regions == 0:
            table.pop()
            return 0
        seat: i64 = table.frame(SEAT)
        if table.frame(Z) != 0 and regions & (regions - 1) != 0 and table.objectors(seat) != 0:
            return 1 << seat
        self.perform(table, seat, decisions.REGION + lowest(regions))
        return 0

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the regions to go."""
        region: i64 = 0
        while region < REGIONS:
            if table.frame(LEFT) >> region & 1 != 0:
                out.add(decisions.REGION + region)
            region += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """One of those to go."""
        region: i64 = action - decisions.REGION
        if region < 0 or region >= REGIONS:
            return clauses.NOT_ASKED
        return clauses.ALLOWED if table.frame(LEFT) >> region & 1 != 0 else clauses.NOT_SCORED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Score one; if there were several, that is a step."""
        region: i64 = action - decisions.REGION
        table.set_frame(LEFT, table.frame(LEFT) & ~(1 << region))
        first: bool = table.frame(X) != 0
        if table.frame(Y) == 0:
            score_place(table, region, first)
            return
        veto.before_step(table, seat)
        score_place(table, region, first)
        veto.after_step(table, seat)
