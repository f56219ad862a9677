"""King, Grandes, scoring tiles and power cards taken back (rules 6.29, 6.30, 6.32, 6.36, 6.37)."""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande import clauses, decisions, events, unseen
from hidalgo.grande.board import PLACES, POWER_CARDS, REGIONS, TILES, neighbours
from hidalgo.grande.layout import GRANDE, KING, TILE_AT
from hidalgo.grande.table import Table
from hidalgo.grande.verbs.base import Verb
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import SEAT, X


class MoveTile(Verb):
    """Put a scoring tile on the board, or move one that lies there (EG 6.29)."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """A tile outside the King's region is enough; there are more places than tiles."""
        return not (table.taboo(table.tile_at(0)) and table.taboo(table.tile_at(1)))

    def rest(self, table: Table) -> i64:
        """There are always more places than tiles."""
        return 1 << table.frame(SEAT)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List every tile that may go with every place that may take it."""
        action: i64 = decisions.TILE
        while action < decisions.TAKE:
            if self.refusal(table, seat, action) == 0:
                out.add(action)
            action += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Not out of or into the King's region, nor where a tile lies."""
        if action < decisions.TILE or action >= decisions.TAKE:
            return clauses.NOT_ASKED
        tile: i64 = (action - decisions.TILE) // PLACES
        place: i64 = (action - decisions.TILE) % PLACES
        if table.taboo(table.tile_at(tile)) or table.taboo(place):
            return clauses.TILE_TABOO
        other: i64 = 0
        while other < TILES:
            if table.tile_at(other) == place:
                return clauses.COVERED
            other += 1
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Lay it there."""
        tile: i64 = (action - decisions.TILE) // PLACES
        place: i64 = (action - decisions.TILE) % PLACES
        table.pop()
        table.tell_all(events.TILE_MOVED, seat, tile, table.tile_at(tile), place)
        table.put(TILE_AT + tile, place)


class PowerBack(Verb):
    """Take a played power card back, unseen by the others (EG 6.30)."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """This round's card is always there."""
        return True

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the power cards that are not in the hand."""
        card: i64 = 0
        while card < POWER_CARDS:
            if table.hand(seat) >> card & 1 == 0:
                out.add(decisions.POWER + card)
            card += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """It must have been played."""
        card: i64 = action - decisions.POWER
        if card < 0 or card >= POWER_CARDS:
            return clauses.NOT_ASKED
        return clauses.POWER_IN_HAND if table.hand(seat) >> card & 1 != 0 else clauses.ALLOWED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Take it."""
        card: i64 = action - decisions.POWER
        table.pop()
        unseen.card_taken_back(table, seat, 1 << card)
        if table.log is not None:
            table.tell_all(events.POWER_BACK, seat)
            table.tell(events.POWER_BACK_VALUE, 1 << seat, seat, card + 1)


class MoveGrande(Verb):
    """Move the own Grande to another region (EG 6.32)."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """It must not stand in the King's region."""
        return not table.taboo(table.grande(seat))

    def rest(self, table: Table) -> i64:
        """There are always other regions."""
        return 1 << table.frame(SEAT)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the other free regions."""
        region: i64 = 0
        while region < REGIONS:
            if self.refusal(table, seat, decisions.REGION + region) == 0:
                out.add(decisions.REGION + region)
            region += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """To another region, not the King's."""
        region: i64 = action - decisions.REGION
        if region < 0 or region >= REGIONS:
            return clauses.NOT_ASKED
        if table.taboo(region):
            return clauses.GRANDE_TABOO
        return clauses.GRANDE_THERE if table.grande(seat) == region else clauses.ALLOWED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Move it."""
        region: i64 = action - decisions.REGION
        table.pop()
        table.tell_all(events.GRANDE_MOVED, seat, table.grande(seat), region)
        table.put(GRANDE + seat, region)


class MoveKing(Verb):
    """Move the King (EG 6.36, 6.37). Frame: X 1 for any region, 0 for one step."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """There is always another region."""
        return True

    def rest(self, table: Table) -> i64:
        """He always has two regions to go to."""
        return 1 << table.frame(SEAT)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the regions he can go to."""
        region: i64 = 0
        while region < REGIONS:
            if self.refusal(table, seat, decisions.REGION + region) == 0:
                out.add(decisions.REGION + region)
            region += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """To another region; by one step, to a neighbour."""
        region: i64 = action - decisions.REGION
        if region < 0 or region >= REGIONS:
            return clauses.NOT_ASKED
        if table.king() == region:
            return clauses.KING_THERE
        if table.frame(X) == 0 and neighbours(table.king()) >> region & 1 == 0:
            return clauses.KING_TOO_FAR
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Move him."""
        region: i64 = action - decisions.REGION
        table.pop()
        table.tell_all(events.KING_MOVED, seat, table.king(), region)
        table.put(KING, region)
