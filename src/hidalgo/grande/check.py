"""Whether the slots of a state can be a game of El Grande: what is wrong with them, all at once.

Bytes from outside go through here before anything reads them, so that damage is an error that
says what is wrong and never a game that goes astray.
"""

from __future__ import annotations

from mypy_extensions import i64

from hidalgo.grande.board import (
    ALL_POWER_CARDS,
    CABALLEROS,
    CASTILLO,
    MAX_SEATS,
    PLACES,
    POWER_CARDS,
    REGIONS,
    TILES,
    bits,
)
from hidalgo.grande.cards import CARD_COUNTS, EDITION_LIMIT, ROW_STACK, ROW_VERB, ROWS, row
from hidalgo.grande.check_pending import pending_faults
from hidalgo.grande.editions import is_loaded
from hidalgo.grande.layout import (
    BESIDE,
    CHOSEN,
    EDITION,
    HAND,
    MARKER,
    NONE,
    OPEN,
    OPTION_NO_VETOS,
    OPTION_SHORT,
    OPTIONS,
    ORDER,
    PHASE,
    PHASE_OVER,
    PHASE_POWER,
    PHASE_TURNS,
    POWER_NOW,
    RETURN_MASK,
    RETURN_SEAT,
    RETURNS,
    ROUND,
    SEATS,
    SHOWN,
    STACK,
    STACK_SIZE,
    STACKS,
    TURN,
    VETO_ROUND,
    VETO_SEAT,
    VETOS,
    WAIVED,
)
from hidalgo.grande.rounds import total_rounds
from hidalgo.grande.table import Table
from hidalgo.grande.verbs import numbers


def faults(table: Table) -> list[str]:
    """Return all that is wrong with a state; nothing if it can be a game."""
    found = basics(table)
    if found:
        return found
    found += pieces(table)
    found += course(table)
    found += secrets(table)
    found += cards(table)
    return found or pending_faults(table)


def within(
    found: list[str], table: Table, what: str, slot: i64, count: i64, lowest: i64, highest: i64
) -> None:
    """Note the slots of a row that hold numbers out of range."""
    index: i64 = 0
    while index < count:
        value: i64 = table.get(slot + index)
        if value < lowest or value > highest:
            found.append(f"{what} {index + 1} is {value}, not {lowest} to {highest}")
        index += 1


def basics(table: Table) -> list[str]:
    """Check what everything else relies on: edition, options, players."""
    found: list[str] = []
    within(found, table, "edition", EDITION, 1, 0, EDITION_LIMIT - 1)
    within(found, table, "number of players", SEATS, 1, 2, MAX_SEATS)
    within(found, table, "option set", OPTIONS, 1, 0, OPTION_NO_VETOS | OPTION_SHORT)
    within(found, table, "phase", PHASE, 1, 0, PHASE_OVER)
    if not found and not is_loaded(table.get(EDITION)):
        found.append(f"no edition has the number {table.get(EDITION)}")
    return found


def pieces(table: Table) -> list[str]:
    """Check caballeros, King, Grandes and tiles."""
    found: list[str] = []
    seat: i64 = 0
    while seat < MAX_SEATS:
        total: i64 = table.court(seat) + table.province(seat)
        fewest: i64 = min(table.court(seat), table.province(seat))
        place: i64 = 0
        while place < PLACES:
            total += table.caballeros(place, seat)
            fewest = min(fewest, table.caballeros(place, seat))
            place += 1
        expected: i64 = CABALLEROS if seat < table.players() else 0
        if total != expected:
            found.append(f"P{seat + 1} has {total} caballeros, not {expected}")
        if total == expected and fewest < 0:
            found.append(f"P{seat + 1} has less than no caballeros somewhere")
        seat += 1
    if table.king() < 0 or table.king() >= REGIONS:
        found.append(f"the King is in place {table.king()}, not in a region")
    seat = 0
    while seat < table.players():
        if table.grande(seat) < 0 or table.grande(seat) >= REGIONS:
            found.append(f"the Grande of P{seat + 1} is in place {table.grande(seat)}")
        if table.score(seat) < 0:
            found.append(f"P{seat + 1} has {table.score(seat)} points")
        seat += 1
    tile: i64 = 0
    while tile < TILES:
        if table.tile_at(tile) < BESIDE or table.tile_at(tile) > CASTILLO:
            found.append(f"tile {tile + 1} lies at place {table.tile_at(tile)}")
        tile += 1
    if table.tile_at(0) == table.tile_at(1) and table.tile_at(0) != BESIDE:
        found.append("both tiles lie at one place")
    return found


def course(table: Table) -> list[str]:
    """Check the round, the order of turns, power cards on the table, Vetos."""
    found: list[str] = []
    players: i64 = table.players()
    total: i64 = total_rounds(table)
    playing: bool = table.get(PHASE) == PHASE_POWER or table.get(PHASE) == PHASE_TURNS
    within(found, table, "round", ROUND, 1, 0 if playing else 1, total - 1 if playing else total)
    within(found, table, "turn", TURN, 1, 1 if playing else 0, players)
    within(found, table, "marker", MARKER, 1, 0, players - 1)
    within(found, table, "seat in the order", ORDER, players, 0, players - 1)
    within(found, table, "power card on the table of seat", POWER_NOW, players, 0, POWER_CARDS)
    within(found, table, "holder of Veto", VETO_SEAT, VETOS, NONE, players - 1)
    within(found, table, "last round of Veto", VETO_ROUND, VETOS, 0, total)
    within(found, table, "those who waived", WAIVED, 1, 0, (1 << players) - 1)
    if found:
        return found
    values = [int(table.get(POWER_NOW + seat)) for seat in range(int(players))]
    laid = [value for value in values if value]
    expected = 0
    if playing:
        expected = int(players if table.get(PHASE) == PHASE_TURNS else table.get(TURN) - 1)
    if len(laid) != expected or len(set(laid)) != expected:
        found.append(f"the power cards on the table are {values}, not {expected} different ones")
    order = [int(table.get(ORDER + turn)) for turn in range(int(players))]
    if table.get(PHASE) == PHASE_TURNS and order != sorted(
        range(int(players)), key=lambda seat: -values[seat]
    ):
        found.append(f"the order of turns is {order}, not by the power cards {values}")
    return found


def secrets(table: Table) -> list[str]:
    """Check hands against what was seen of them, and unseen returns."""
    found: list[str] = []
    players: i64 = table.players()
    within(found, table, "hand of seat", HAND, players, 0, ALL_POWER_CARDS)
    within(found, table, "played power cards of seat", SHOWN, players, 0, ALL_POWER_CARDS)
    within(found, table, "unseen return", RETURN_SEAT, RETURNS, NONE, players - 1)
    within(found, table, "candidates of return", RETURN_MASK, RETURNS, 0, ALL_POWER_CARDS)
    if found:
        return found
    seat: i64 = 0
    while seat < players:
        hand: i64 = table.hand(seat)
        shown: i64 = table.get(SHOWN + seat)
        masks: list[int] = []
        index: i64 = 0
        while index < RETURNS:
            if table.get(RETURN_SEAT + index) == seat:
                masks.append(table.get(RETURN_MASK + index))
            index += 1
        hidden: i64 = hand & shown
        candidates: i64 = 0
        for mask in masks:
            candidates |= mask
        fits: bool = bits(hidden) == len(masks) and hidden & ~candidates == 0
        for mask in masks:
            fits = fits and hidden & mask != 0 and mask & ~shown == 0 and bits(mask) > 1
        if len(masks) == RETURNS:  # every card that can be the earlier one can be the later one
            fits = fits and masks[0] & ~masks[1] == 0 and masks[0] != masks[1]
        if not fits or ALL_POWER_CARDS & ~shown & ~hand != 0:
            found.append(f"the hand of P{seat + 1} does not fit the power cards it has played")
        seat += 1
    return found


def cards(table: Table) -> list[str]:
    """Check that every stack holds its own cards, each once."""
    found: list[str] = []
    edition: i64 = table.get(EDITION)
    count: i64 = CARD_COUNTS[edition]
    within(found, table, "open card", OPEN, STACKS, NONE, count - 1)
    within(found, table, "card of seat", CHOSEN, MAX_SEATS, NONE, count - 1)
    seen = [0] * int(count)
    stack: i64 = 0
    while stack < STACKS - 1:
        depth: i64 = 0
        if table.get(STACK + stack * STACK_SIZE + total_rounds(table) - 1) == NONE:
            found.append(f"stack {stack + 1} is too short for the rounds to play")
        while depth < STACK_SIZE:
            card: i64 = table.get(STACK + stack * STACK_SIZE + depth)
            depth += 1
            if card == NONE:
                continue
            if card < 0 or card >= count or ROWS[row(edition, card) + ROW_STACK] != stack + 1:
                found.append(f"stack {stack + 1} holds card {card}, which is none of its own")
            else:
                seen[card] += 1
        stack += 1
    without: bool = table.get(OPTIONS) & OPTION_NO_VETOS != 0
    for number in range(int(count) - 1):
        veto: bool = ROWS[row(edition, number) + ROW_VERB] == numbers.VETO_CARD
        expected = 0 if veto and without else 1
        if seen[number] != expected:
            found.append(f"card {number} is {seen[number]} times in the stacks, not {expected}")
    return found
