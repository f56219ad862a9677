"""What lies on the table in El Grande: accessors by name over the vector of slots.

Here stands where things are, how a piece gets from one place to another, and what follows from the
position alone: what is taboo (EG 4.1), who could veto (EG 7.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande import events
from hidalgo.grande.board import (
    FIGURES,
    MAX_SEATS,
    PLACES,
    REGIONS,
    TILE_FIGURES,
)
from hidalgo.grande.layout import (
    BOARD,
    BOARD_SIZE,
    COURT,
    DISC,
    GRANDE,
    HAND,
    KING,
    MARKER,
    NONE,
    PIECES,
    PROVINCE,
    ROUND,
    SCORE,
    SEATS,
    SHADOW,
    TILE_AT,
    VETO_ROUND,
    VETO_SEAT,
    VETOS,
    WAIVED,
)
from hidalgo.kernel.events import EVERYONE
from hidalgo.kernel.state import GameState

FIGURE_RANKS: Final[i64] = 3


class Table(GameState):
    """Pieces, cards and secrets of one game of El Grande."""

    # Players

    def players(self) -> i64:
        """Return how many play."""
        return self.get(SEATS)

    def left_of(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        seat += 1
        if seat == self.get(SEATS):
            return 0
        return seat

    def round(self) -> i64:
        """Return how many rounds were begun before this one."""
        return self.get(ROUND)

    def marker(self) -> i64:
        """Return who has the first-player marker."""
        return self.get(MARKER)

    def score(self, seat: i64) -> i64:
        """Return a seat's points."""
        return self.get(SCORE + seat)

    def hand(self, seat: i64) -> i64:
        """Return a seat's power cards as bits; the card of value 1 is bit 0."""
        return self.get(HAND + seat)

    def disc(self, seat: i64) -> i64:
        """Return the region on a seat's disc, or NONE."""
        return self.get(DISC + seat)

    # King, Grandes, scoring tiles

    def king(self) -> i64:
        """Return where the King stands."""
        return self.get(KING)

    def taboo(self, place: i64) -> bool:
        """Tell whether nothing may enter or leave a place: it is the King's region."""
        return place == self.get(KING)

    def grande(self, seat: i64) -> i64:
        """Return where a seat's Grande stands: its home region."""
        return self.get(GRANDE + seat)

    def tile_at(self, tile: i64) -> i64:
        """Return where a scoring tile lies, or BESIDE."""
        return self.get(TILE_AT + tile)

    def figure(self, place: i64, rank: i64) -> i64:
        """Return what a rank (1 to 3) pays at a place: the tile's figure if one lies there."""
        row: i64 = place
        if self.get(TILE_AT) == place:
            row = TILE_FIGURES
        elif self.get(TILE_AT + 1) == place:
            row = TILE_FIGURES + 1
        return FIGURES[row * FIGURE_RANKS + rank - 1]

    # Caballeros

    def caballeros(self, place: i64, seat: i64) -> i64:
        """Return how many of a seat's caballeros stand at a place of the board."""
        return self.get(PIECES + place * MAX_SEATS + seat)

    def court(self, seat: i64) -> i64:
        """Return how many caballeros a seat has in its Court."""
        return self.get(COURT + seat)

    def province(self, seat: i64) -> i64:
        """Return how many caballeros a seat has in its Province."""
        return self.get(PROVINCE + seat)

    def crowd(self, place: i64) -> i64:
        """Return how many caballeros of all colours stand at a place."""
        slots = self.slots
        slot: i64 = PIECES + place * MAX_SEATS
        end: i64 = slot + MAX_SEATS
        total: i64 = 0
        while slot < end:
            total += i64(slots[slot])
            slot += 1
        return total

    def free_caballeros(self, seat: i64) -> i64:
        """Return how many of a seat's caballeros stand in regions outside the King's."""
        slots = self.slots
        king: i64 = i64(slots[KING])
        total: i64 = 0
        place: i64 = 0
        while place < REGIONS:
            if place != king:
                total += i64(slots[PIECES + place * MAX_SEATS + seat])
            place += 1
        return total

    def shift(self, seat: i64, origin: i64, target: i64, count: i64) -> None:
        """Move caballeros of a seat from one slot to another (see `on_board`, COURT, PROVINCE)."""
        self.add(origin, -count)
        self.add(target, count)

    # Vetos

    def holds_veto(self, seat: i64) -> bool:
        """Tell whether a Veto lies before a seat."""
        card: i64 = 0
        while card < VETOS:
            if self.get(VETO_SEAT + card) == seat:
                return True
            card += 1
        return False

    def spend_veto(self, seat: i64) -> None:
        """Take away a Veto of a seat: the one laid first, which expires first (EG 7.19)."""
        card: i64 = 0
        while self.get(VETO_SEAT + card) != seat:
            card += 1
        self.drop_veto(card)

    def drop_veto(self, card: i64) -> None:
        """Take a Veto off the table; one that was laid later moves up."""
        while card + 1 < VETOS:
            self.put(VETO_SEAT + card, self.get(VETO_SEAT + card + 1))
            self.put(VETO_ROUND + card, self.get(VETO_ROUND + card + 1))
            card += 1
        self.put(VETO_SEAT + card, NONE)
        self.put(VETO_ROUND + card, 0)

    def lay_veto(self, seat: i64, last_round: i64) -> None:
        """Lay a Veto before a seat; it counts up to a round. The first to expire comes first."""
        card: i64 = VETOS - 1
        while card > 0 and (
            self.get(VETO_SEAT + card - 1) == NONE or self.get(VETO_ROUND + card - 1) > last_round
        ):
            self.put(VETO_SEAT + card, self.get(VETO_SEAT + card - 1))
            self.put(VETO_ROUND + card, self.get(VETO_ROUND + card - 1))
            card -= 1
        self.put(VETO_SEAT + card, seat)
        self.put(VETO_ROUND + card, last_round)

    def objectors(self, seat: i64) -> i64:
        """Return who could still veto a special action of a seat, as bits."""
        mask: i64 = 0
        card: i64 = 0
        while card < VETOS:
            holder: i64 = self.get(VETO_SEAT + card)
            if holder >= 0 and holder != seat:
                mask |= 1 << holder
            card += 1
        return mask & ~self.get(WAIVED)

    # The shadow of the board

    def save_board(self) -> None:
        """Keep a copy of the board from before a step."""
        slots = self.slots
        index: i64 = 0
        while index < BOARD_SIZE:
            slots[SHADOW + index] = slots[BOARD + index]
            index += 1

    def restore_board(self) -> None:
        """Put the board back as it was before the step."""
        slots = self.slots
        index: i64 = 0
        while index < BOARD_SIZE:
            slots[BOARD + index] = slots[SHADOW + index]
            index += 1

    def clear_shadow(self) -> None:
        """Forget the copy, so that equal situations have equal bytes."""
        slots = self.slots
        index: i64 = 0
        while index < BOARD_SIZE:
            slots[SHADOW + index] = 0
            index += 1

    # Points

    def gain(self, seat: i64, points: i64) -> None:
        """Give a seat points."""
        self.add(SCORE + seat, points)

    # What listeners hear of

    def tell_all(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Report an event that everybody may know."""
        if self.log is not None:
            self.tell(kind, EVERYONE, a, b, c, d, e, f)

    def tell_moved(self, by: i64, seat: i64, origin: i64, target: i64, count: i64) -> None:
        """Report caballeros that went from one place to another."""
        if self.log is not None:
            self.tell(events.MOVED, EVERYONE, by, seat, origin, target, count)


def on_board(place: i64, seat: i64) -> i64:
    """Return the slot that counts a seat's caballeros at a place of the board."""
    return PIECES + place * MAX_SEATS + seat


def region_or_court(place: i64, seat: i64) -> i64:
    """Return the slot of a place named in a decision that knows the Court too."""
    return COURT + seat if place == PLACES else PIECES + place * MAX_SEATS + seat
