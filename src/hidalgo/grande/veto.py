"""Vetos: who is asked when, and what a veto undoes (rules, section 7).

A *window* is a frame in which the holders of a live Veto answer one after the other. There is one
on the announcement of a special action and one after each of its steps if it has several. Before
a step the board is copied; a veto afterwards puts the copy back and drops all frames above the
turn. So no card has undo code of its own, and what was learned is not unlearned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande import clauses, decisions, events
from hidalgo.grande.layout import BOARD, SCORE, SHADOW, WAIVED
from hidalgo.grande.table import Table, on_board
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.base import Verb
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, SEAT, VERB, X, Y, Z

BEFORE: Final[i64] = 0
AFTER: Final[i64] = 1


def announced(table: Table, seat: i64, stepwise: bool) -> None:
    """Open the window on the announcement of a seat's special action (EG 7.5)."""
    _open(table, seat, BEFORE, stepwise)


def before_step(table: Table, seat: i64) -> None:
    """Remember the board before a step that somebody could veto."""
    if table.objectors(seat) != 0:
        table.save_board()


def after_step(table: Table, seat: i64) -> None:
    """Open the window on the step that a special action has just made (EG 7.7 to 7.10)."""
    _open(table, seat, AFTER, True)


def _open(table: Table, seat: i64, when: i64, stepwise: bool) -> None:
    """Ask the first objector on the left of a seat; the others wait (EG 7.6)."""
    objectors: i64 = table.objectors(seat)
    if objectors == 0:
        return
    first: i64 = next_objector(table, objectors, seat)
    rest: i64 = objectors & ~(1 << first)
    table.push(numbers.WINDOW, first, rest, when, seat, 1 if stepwise else 0)


def next_objector(table: Table, objectors: i64, seat: i64) -> i64:
    """Return the first of some seats (bits) on the left of a seat."""
    candidate: i64 = table.left_of(seat)
    while objectors >> candidate & 1 == 0:
        candidate = table.left_of(candidate)
    return candidate


class Window(Verb):
    """A holder of a Veto answers to a special action or to its latest step.

    Frame: LEFT those who answer later, X before or after a step, Y whose action, Z several steps.
    """

    def rest(self, table: Table) -> i64:
        """Wait for the answer."""
        return 1 << table.frame(SEAT)

    def options(self, table: Table, seat: i64, out: Choices) -> None:
        """Let this pass, veto it, or let all the rest pass."""
        out.add(decisions.PASS)
        out.add(decisions.VETO)
        if table.frame(Z) != 0:
            out.add(decisions.LET)

    def refusal(self, table: Table, seat: i64, action: i64) -> i64:
        """Only these three answers; the last one only where more steps can follow."""
        if action > decisions.LET:
            return clauses.NOT_ASKED
        if action == decisions.LET and table.frame(Z) == 0:
            return clauses.SINGLE_STEP
        return 0

    def perform(self, table: Table, seat: i64, action: i64) -> None:
        """Stop the action, or ask the next holder; `let` waives all later windows (EG 7.17)."""
        if action == decisions.VETO:
            self.stop(table, seat)
            return
        if action == decisions.LET:
            table.put(WAIVED, table.get(WAIVED) | 1 << seat)
        table.tell_all(events.LET_PASS, seat, 1 if action == decisions.LET else 0)
        waiting: i64 = table.frame(LEFT)
        if waiting != 0:
            following: i64 = next_objector(table, waiting, seat)
            table.set_frame(SEAT, following)
            table.set_frame(LEFT, waiting & ~(1 << following))
            return
        if table.frame(X) == AFTER:
            table.clear_shadow()
        table.pop()

    def stop(self, table: Table, seat: i64) -> None:
        """Use a Veto: undo the step just made, drop the rest of the action (EG 7.12, 7.13).

        The action is over for this turn (EG 7.16), the other Veto stays (EG 7.18), and what the
        step showed stays known (EG 7.14).
        """
        table.spend_veto(seat)
        table.tell_all(events.VETO_USED, seat, table.frame(Y), table.frame(X))
        if table.frame(X) == AFTER:
            tell_undone(table)
            table.restore_board()
            table.clear_shadow()
        while table.frame(VERB) != numbers.TURN:
            table.pop()


def tell_undone(table: Table) -> None:
    """Report what the shadow is about to put back: caballeros by place, and points."""
    if table.log is None:
        return
    seat: i64 = 0
    while seat < table.players():
        place: i64 = 0
        while place <= events.AT_PROVINCE:
            slot: i64 = on_board(place, seat)  # Court and Province follow the places by rows
            count: i64 = table.get(slot + SHADOW - BOARD)
            if count != table.get(slot):
                table.tell_all(events.PUT_BACK, seat, place, count)
            place += 1
        points: i64 = table.get(SCORE + seat + SHADOW - BOARD)
        if points != table.score(seat):
            table.tell_all(events.POINTS_BACK, seat, points)
        seat += 1
