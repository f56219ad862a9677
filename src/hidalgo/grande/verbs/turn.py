"""The course of a turn: power card, recruiting, choosing a card, placing (rules, section 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande import clauses, decisions, events, unseen, veto
from hidalgo.grande.board import (
    CASTILLO,
    COURT_PLACE,
    MAX_SEATS,
    PLACES,
    POWER_CARDS,
    REGIONS,
    neighbours,
    smaller,
)
from hidalgo.grande.cards import ROW_LEFT, ROW_STACK, ROW_VERB, ROW_X, ROW_Y, ROW_Z, ROWS, row
from hidalgo.grande.layout import (
    CHOSEN,
    COURT,
    EDITION,
    NONE,
    OPEN,
    POWER_NOW,
    PROVINCE,
    STACKS,
    TURN,
    WAIVED,
)
from hidalgo.grande.rounds import printed_number, total_rounds
from hidalgo.grande.table import Table, on_board
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.base import Verb
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, SEAT, X, Y

PLACED: Final[i64] = 1
SPECIAL_DONE: Final[i64] = 2


class Power(Verb):
    """Play a power card of a value that nobody has played this round (EG 3.3)."""

    def rest(self, table: Table) -> i64:
        """Do not ask only where everybody can see that one card alone can be played (EG 8.7).

        Not asking for any other reason would betray a card that was taken back unseen.
        """
        seat: i64 = table.frame(SEAT)
        if table.hand(seat) & ~self.taken(table) == 0:
            raise AssertionError("a hand can always play a power card (EG 8.2)")
        playable: i64 = unseen.possible_hand(table, seat) & ~self.taken(table)
        if playable & (playable - 1) != 0:
            return 1 << seat
        return super().rest(table)

    def taken(self, table: Table) -> i64:
        """Return the values played this round, as bits."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < MAX_SEATS:
            value: i64 = table.get(POWER_NOW + seat)
            if value > 0:
                mask |= 1 << (value - 1)
            seat += 1
        return mask

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the held cards whose values are free."""
        free: i64 = table.hand(seat) & ~self.taken(table)
        card: i64 = 0
        while card < POWER_CARDS:
            if free >> card & 1 != 0:
                out.add(decisions.POWER + card)
            card += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """The card must be in the hand, and its value free."""
        card: i64 = action - decisions.POWER
        if card < 0 or card >= POWER_CARDS:
            return clauses.NOT_ASKED
        if table.hand(seat) >> card & 1 == 0:
            return clauses.POWER_NOT_HELD
        if self.taken(table) >> card & 1 != 0:
            return clauses.POWER_TAKEN
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Lay the card down."""
        card: i64 = action - decisions.POWER
        table.pop()
        table.put(POWER_NOW + seat, card + 1)
        unseen.card_played(table, seat, 1 << card)
        table.tell_all(events.POWER_PLAYED, seat, card + 1)


class Recruit(Verb):
    """Take caballeros from the Province to the Court (EG 3.7). Frame: LEFT how many at most."""

    def possible(self, table: Table, seat: i64, left: i64, x: i64, y: i64, z: i64) -> bool:
        """Somebody must be there to come."""
        return table.province(seat) > 0 or table.free_caballeros(seat) > 0

    def rest(self, table: Table) -> i64:
        """Ask while the Province has caballeros to give."""
        seat: i64 = table.frame(SEAT)
        if table.frame(LEFT) > 0 and table.province(seat) > 0:
            return 1 << seat
        self.perform(table, seat, decisions.RECRUIT)
        return 0

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List none up to all that the card and the Province allow."""
        count: i64 = 0
        while count <= table.frame(LEFT) and count <= table.province(seat):
            out.add(decisions.RECRUIT + count)
            count += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """No more than the card says, nor than the Province has."""
        count: i64 = action - decisions.RECRUIT
        if count < 0 or action >= decisions.CARD:
            return clauses.NOT_ASKED
        if count > table.frame(LEFT):
            return clauses.RECRUIT_LIMIT
        if count > table.province(seat):
            return clauses.PROVINCE_SHORT
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Bring them; what the Province lacked may come from regions."""
        count: i64 = action - decisions.RECRUIT
        lacking: i64 = table.frame(LEFT) - table.province(seat)
        table.pop()
        if count > 0:
            table.shift(seat, PROVINCE + seat, COURT + seat, count)
            table.tell_moved(seat, seat, events.AT_PROVINCE, events.AT_COURT, count)
        if lacking > 0:
            table.push(numbers.RECALL, seat, lacking, 0, 0, 0)


class Recall(Verb):
    """Recruit from regions what the Province lacked (EG 3.9). Frame: LEFT how many at most."""

    def rest(self, table: Table) -> i64:
        """Ask while the seat has caballeros in free regions."""
        seat: i64 = table.frame(SEAT)
        if table.frame(LEFT) > 0 and table.free_caballeros(seat) > 0:
            return 1 << seat
        table.pop()
        return 0

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List passing and the regions with own caballeros."""
        out.add(decisions.PASS)
        add_own_regions(table, seat, out)

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Only own caballeros, only from free regions."""
        if action == decisions.PASS:
            return 0
        return take_refusal(table, seat, action)

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Bring one, or stop."""
        if action == decisions.PASS:
            table.pop()
            return
        place: i64 = (action - decisions.TAKE) % decisions.TAKE_PLACES
        table.set_frame(LEFT, table.frame(LEFT) - 1)
        table.shift(seat, on_board(place, seat), COURT + seat, 1)
        table.tell_moved(seat, seat, place, events.AT_COURT, 1)


def add_own_regions(table: Table, seat: i64, out: Choices) -> None:
    """List taking an own caballero out of each free region that has one."""
    base: i64 = decisions.TAKE + seat * decisions.TAKE_PLACES
    place: i64 = 0
    while place < REGIONS:
        if table.caballeros(place, seat) > 0 and not table.taboo(place):
            out.add(base + place)
        place += 1


def take_refusal(table: Table, seat: i64, action: i64) -> i64:
    """Return the clause that forbids taking an own caballero out of a region; 0 if none does."""
    if action < decisions.TAKE or action >= decisions.MOVE:
        return clauses.NOT_ASKED
    owner: i64 = (action - decisions.TAKE) // decisions.TAKE_PLACES
    place: i64 = (action - decisions.TAKE) % decisions.TAKE_PLACES
    if owner != seat:
        return clauses.ONLY_OWN
    if place == COURT_PLACE:
        return clauses.ONLY_REGIONS
    return leave_refusal(table, owner, place)


def leave_refusal(table: Table, seat: i64, place: i64) -> i64:
    """Return the clause that keeps a seat's caballero from leaving a place; 0 if none does."""
    if place == CASTILLO:
        return clauses.NOT_FROM_CASTILLO
    if table.taboo(place):
        return clauses.TABOO
    if table.caballeros(place, seat) == 0:
        return clauses.NOBODY_THERE
    return 0


class Choose(Verb):
    """Choose one of the action cards that lie open (EG 3.10)."""

    def rest(self, table: Table) -> i64:
        """Ask while two cards lie open; before the last seat of five only one does."""
        if table.get(TURN) < STACKS:
            return 1 << table.frame(SEAT)
        return super().rest(table)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the stacks whose cards are still there."""
        stack: i64 = 0
        while stack < STACKS:
            if table.get(OPEN + stack) != NONE:
                out.add(decisions.CARD + stack)
            stack += 1

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """The card must still be there."""
        stack: i64 = action - decisions.CARD
        if stack < 0 or stack >= STACKS:
            return clauses.NOT_ASKED
        if table.get(OPEN + stack) == NONE:
            return clauses.CARD_GONE
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Take the card; a Veto is laid open at once, for this round and the next (EG 7.1, 7.3)."""
        stack: i64 = action - decisions.CARD
        card: i64 = table.get(OPEN + stack)
        table.pop()
        table.put(OPEN + stack, NONE)
        table.put(CHOSEN + seat, card)
        table.tell_all(events.CARD_CHOSEN, seat, card)
        start: i64 = row(table.get(EDITION), card)
        if ROWS[start + ROW_VERB] == numbers.VETO_CARD:
            last: i64 = smaller(table.round() + 1, total_rounds(table) - 1)
            table.lay_veto(seat, last)
            table.tell_all(events.VETO_LAID, seat, printed_number(table, last))
        table.push(numbers.TURN, seat, ROWS[start + ROW_STACK], start, 0, 0)


class Turn(Verb):
    """Place and do the special action, in either order, one finished before the other (EG 3.11).

    It stays below all that its card does. Frame: LEFT how many may be placed, X the card's row,
    Y what is done already.
    """

    def rest(self, table: Table) -> i64:
        """Ask while there is a choice between the two; placing alone needs no question.

        What has become possible only by the other of the two is offered then (EG 3.15).
        """
        seat: i64 = table.frame(SEAT)
        table.put(WAIVED, 0)
        if self.special_open(table, seat):
            return 1 << seat
        if self.placing_open(table):
            self.begin_placing(table)
        else:
            table.pop()
        return 0

    def placing_open(self, table: Table) -> bool:
        """Tell whether caballeros can still be placed."""
        return table.frame(Y) & PLACED == 0 and table.court(table.frame(SEAT)) > 0

    def special_open(self, table: Table, seat: i64) -> bool:
        """Tell whether the special action can still be done and would change something."""
        if table.frame(Y) & SPECIAL_DONE != 0:
            return False
        start: i64 = table.frame(X)
        return verb_of(ROWS[start + ROW_VERB]).possible(
            table,
            seat,
            ROWS[start + ROW_LEFT],
            ROWS[start + ROW_X],
            ROWS[start + ROW_Y],
            ROWS[start + ROW_Z],
        )

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List the special action, and placing first or (nothing to place) declining."""
        placing: bool = self.placing_open(table)
        if not placing:
            out.add(decisions.PASS)
        out.add(decisions.SPECIAL)
        if placing:
            out.add(decisions.FIRST)

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Declining comes when nothing else is left to choose; placing needs a Court."""
        if action == decisions.SPECIAL:
            return 0
        if action == decisions.FIRST:
            return clauses.ALLOWED if self.placing_open(table) else clauses.NOTHING_TO_PLACE
        if action == decisions.PASS:
            return clauses.PLACING_OPEN if self.placing_open(table) else clauses.ALLOWED
        return clauses.NOT_ASKED

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Begin one of the two, or decline the special action."""
        if action == decisions.FIRST:
            self.begin_placing(table)
        elif action == decisions.SPECIAL:
            self.begin_special(table, seat)
        else:
            table.set_frame(Y, table.frame(Y) | SPECIAL_DONE)
            table.tell_all(events.SPECIAL_DECLINED, seat, table.get(CHOSEN + seat))

    def begin_placing(self, table: Table) -> None:
        """Go on with placing."""
        table.set_frame(Y, table.frame(Y) | PLACED)
        table.push(numbers.PLACE, table.frame(SEAT), table.frame(LEFT), 0, 0, 0)

    def begin_special(self, table: Table, seat: i64) -> None:
        """Announce the special action and hear the holders of a Veto."""
        start: i64 = table.frame(X)
        table.set_frame(Y, table.frame(Y) | SPECIAL_DONE)
        table.tell_all(events.SPECIAL_ANNOUNCED, seat, table.get(CHOSEN + seat))
        number: i64 = ROWS[start + ROW_VERB]
        left: i64 = ROWS[start + ROW_LEFT]
        x: i64 = ROWS[start + ROW_X]
        y: i64 = ROWS[start + ROW_Y]
        z: i64 = ROWS[start + ROW_Z]
        table.push(number, seat, left, x, y, z)
        if table.objectors(seat) != 0:
            stepwise: bool = verb_of(number).stepwise(table, seat, left, x, y, z)
            veto.announced(table, seat, stepwise)


class Place(Verb):
    """Place caballeros from the Court next to the King's region or in the Castillo (EG 3.13).

    Frame: LEFT how many at most.
    """

    def rest(self, table: Table) -> i64:
        """Ask until the card's number is reached or the Court is empty."""
        seat: i64 = table.frame(SEAT)
        if table.frame(LEFT) > 0 and table.court(seat) > 0:
            return 1 << seat
        table.pop()
        return 0

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """List stopping, the neighbours of the King's region, and the Castillo."""
        out.add(decisions.PASS)
        near: i64 = neighbours(table.king())
        place: i64 = 0
        while place < REGIONS:
            if near >> place & 1 != 0:
                out.add(decisions.PLACE + place)
            place += 1
        out.add(decisions.PLACE + CASTILLO)

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Next to the King, not under him."""
        if action == decisions.PASS:
            return 0
        place: i64 = action - decisions.PLACE
        if place < 0 or place >= PLACES:
            return clauses.NOT_ASKED
        if table.taboo(place):
            return clauses.TABOO
        if place != CASTILLO and neighbours(table.king()) >> place & 1 == 0:
            return clauses.NOT_NEAR_KING
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Place one, or stop."""
        if action == decisions.PASS:
            table.pop()
            return
        table.set_frame(LEFT, table.frame(LEFT) - 1)
        place_from_court(table, seat, action - decisions.PLACE)


def place_from_court(table: Table, seat: i64, place: i64) -> None:
    """Put one caballero from the Court on the board."""
    table.shift(seat, COURT + seat, on_board(place, seat), 1)
    table.tell_moved(seat, seat, events.AT_COURT, place, 1)
