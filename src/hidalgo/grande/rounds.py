"""How the game goes on when nothing is pending: rounds, turns, general scorings (rules 3, 5.12)."""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande import events
from hidalgo.grande.board import MAX_SEATS, RECRUITS, ROUNDS, SCORINGS, SHORT_ROUNDS
from hidalgo.grande.cards import king_card
from hidalgo.grande.layout import (
    CHOSEN,
    EDITION,
    MARKER,
    NONE,
    OPEN,
    OPTION_SHORT,
    OPTIONS,
    ORDER,
    PHASE,
    PHASE_OVER,
    PHASE_POWER,
    PHASE_SCORING,
    PHASE_TURNS,
    POWER_NOW,
    ROUND,
    STACK,
    STACK_SIZE,
    STACKS,
    TURN,
    VETO_ROUND,
    VETO_SEAT,
)
from hidalgo.grande.table import Table
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.kernel.state import OWING, VERB


def settle(table: Table) -> None:
    """Let everything happen that needs no decision, until somebody owes one or the game is over."""
    while True:
        if not table.idle():
            owing: i64 = verb_of(table.frame(VERB)).rest(table)
            if owing != 0:
                table.put(OWING, owing)
                return
        elif table.get(PHASE) == PHASE_OVER:
            table.put(OWING, 0)
            return
        else:
            go_on(table)


def go_on(table: Table) -> None:
    """Begin what comes next: a power card, a turn, the end of a round."""
    phase: i64 = table.get(PHASE)
    if phase == PHASE_POWER:
        if table.get(TURN) < table.players():
            next_power_card(table)
        else:
            order_turns(table)
    elif phase == PHASE_TURNS:
        if table.get(TURN) < table.players():
            next_turn(table)
        else:
            end_round(table)
    elif table.get(ROUND) == total_rounds(table):
        table.put(PHASE, PHASE_OVER)
        table.tell_all(events.GAME_OVER)
    else:
        begin_round(table)


def total_rounds(table: Table) -> i64:
    """Return how many rounds are played (EG 2.6, 2.7)."""
    return SHORT_ROUNDS if table.get(OPTIONS) & OPTION_SHORT != 0 else ROUNDS


def printed_number(table: Table, played: i64) -> i64:
    """Return the printed number of the round after some: a short game leaves out 1, 4 and 7."""
    if table.get(OPTIONS) & OPTION_SHORT != 0:
        return played + 2 + played // 2
    return played + 1


def number_now(table: Table) -> i64:
    """Return the printed number of the round; a general scoring belongs to the round before it."""
    played: i64 = table.get(ROUND)
    if table.get(PHASE) >= PHASE_SCORING:
        played -= 1
    return printed_number(table, played)


def begin_round(table: Table) -> None:
    """Reveal the top card of every stack (EG 3.1)."""
    table.put(PHASE, PHASE_POWER)
    table.put(TURN, 0)
    table.tell_all(events.ROUND_BEGINS, printed_number(table, table.get(ROUND)))
    stack: i64 = 0
    while stack < STACKS - 1:
        table.put(OPEN + stack, table.get(STACK + stack * STACK_SIZE + table.get(ROUND)))
        stack += 1
    table.put(OPEN + stack, king_card(table.get(EDITION)))
    if table.log is not None:
        stack = 0
        while stack < STACKS:
            table.tell_all(events.REVEALED, stack, table.get(OPEN + stack))
            stack += 1


def next_power_card(table: Table) -> None:
    """Ask the next seat for a power card: first the marker's, then clockwise (EG 3.2)."""
    played: i64 = table.get(TURN)
    table.put(TURN, played + 1)
    seat: i64 = (table.get(MARKER) + played) % table.players()
    table.push(numbers.POWER, seat, 0, 0, 0, 0)


def order_turns(table: Table) -> None:
    """Set the order of the turns: from the highest power card down (EG 3.5)."""
    players: i64 = table.players()
    seat: i64 = 0
    while seat < players:
        place: i64 = 0
        other: i64 = 0
        while other < players:
            if table.get(POWER_NOW + other) > table.get(POWER_NOW + seat):
                place += 1
            other += 1
        table.put(ORDER + place, seat)
        seat += 1
    table.put(PHASE, PHASE_TURNS)
    table.put(TURN, 0)


def next_turn(table: Table) -> None:
    """Begin the next seat's turn: recruit, then choose a card (EG 3.6)."""
    begun: i64 = table.get(TURN)
    table.put(TURN, begun + 1)
    seat: i64 = table.get(ORDER + begun)
    table.tell_all(events.TURN_BEGINS, seat)
    table.push(numbers.CHOOSE, seat, 0, 0, 0, 0)
    table.push(numbers.RECRUIT, seat, RECRUITS[table.get(POWER_NOW + seat)], 0, 0, 0)


def end_round(table: Table) -> None:
    """Pass the marker, clear the table, score after every third (EG 3.16 to 3.19)."""
    marker: i64 = table.get(ORDER + table.players() - 1)
    table.put(MARKER, marker)
    table.tell_all(events.MARKER_PASSED, marker)
    seat: i64 = 0
    while seat < MAX_SEATS:
        table.put(POWER_NOW + seat, 0)
        table.put(CHOSEN + seat, NONE)
        table.put(ORDER + seat, 0)
        seat += 1
    stack: i64 = 0
    while stack < STACKS:
        table.put(OPEN + stack, NONE)
        stack += 1
    expire_vetos(table)
    played: i64 = table.get(ROUND) + 1
    table.put(ROUND, played)
    table.put(PHASE, PHASE_SCORING)
    third: i64 = total_rounds(table) // SCORINGS
    if played % third == 0:
        table.tell_all(events.GENERAL_SCORING, played // third)
        table.push(numbers.GENERAL_SCORING, 0, 0, 0, 0, 0)


def expire_vetos(table: Table) -> None:
    """Take away the Vetos whose last round this was (EG 7.4)."""
    while table.get(VETO_SEAT) != NONE and table.get(VETO_ROUND) <= table.get(ROUND):
        table.tell_all(events.VETO_EXPIRED, table.get(VETO_SEAT))
        table.drop_veto(0)
