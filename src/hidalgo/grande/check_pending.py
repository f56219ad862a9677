"""Whether the pending work of a state can be: which frames lie on which, and what they hold.

A frame is trusted by the verb that reads it, so a damaged one could send a game astray or never
let it come to rest. What is checked here is what every game that came to rest fulfils.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande.board import ALL_REGIONS, CABALLEROS, MAX_SEATS, PLACES, REGIONS
from hidalgo.grande.cards import ROW_VERB, ROWS, row
from hidalgo.grande.layout import (
    BOARD,
    CHOSEN,
    DISC,
    EDITION,
    GRANDE,
    NONE,
    PHASE,
    PHASE_OVER,
    PHASE_POWER,
    PHASE_SCORING,
    PHASE_TURNS,
    PIECES,
    SCORE,
    SHADOW,
    SHADOW_END,
)
from hidalgo.grande.table import Table
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import (
    FRAME_LIMIT,
    FRAME_SIZE,
    LEFT,
    SEAT,
    USED,
    VERB,
    X,
    Y,
    Z,
)

# What may lie under what, by the verbs from the lowest up; the phase comes first.
BELOW_A_CARD: Final = (int(PHASE_TURNS), int(numbers.TURN))
OPENINGS: Final = frozenset(
    {
        (int(PHASE_POWER), int(numbers.POWER)),
        (int(PHASE_TURNS), int(numbers.CHOOSE)),
        (int(PHASE_TURNS), int(numbers.CHOOSE), int(numbers.RECRUIT)),
        (int(PHASE_TURNS), int(numbers.CHOOSE), int(numbers.RECALL)),
        (int(PHASE_SCORING), int(numbers.GENERAL_SCORING), int(numbers.DISC)),
        BELOW_A_CARD,
        (*BELOW_A_CARD, int(numbers.PLACE)),
        (*BELOW_A_CARD, int(numbers.RECALL)),
        (*BELOW_A_CARD, int(numbers.EACH_RETURNS), int(numbers.RETURN)),
    }
)
# Verbs into which the special action of a card may have turned.
TURNED_INTO: Final = {
    int(numbers.EITHER): (int(numbers.MOVE), int(numbers.REINFORCE)),
    int(numbers.SCORE_VALUE): (int(numbers.SCORE_SET),),
    int(numbers.SCORE_FIRSTS): (int(numbers.SCORE_SET),),
    int(numbers.SCORE_CROWD): (int(numbers.SCORE_SET),),
    int(numbers.DISC_RETURN): (int(numbers.DISC),),
    int(numbers.DISC_SCORING): (int(numbers.DISC),),
    int(numbers.EVICTION): (int(numbers.DISC),),
    int(numbers.RECRUIT): (int(numbers.RECALL),),
}
# What discs can be for.
DISC_PURPOSES: Final = (
    int(numbers.GENERAL_SCORING),
    int(numbers.DISC_RETURN),
    int(numbers.DISC_SCORING),
    int(numbers.EVICTION),
)
MOST: Final = int(CABALLEROS)
MASK: Final = int(ALL_REGIONS)
# The highest LEFT, X, Y and Z of a frame, by verb; the lowest is 0.
HIGHEST: Final = {
    int(numbers.TURN): (5, 1 << 14, 3, 0),
    int(numbers.PLACE): (5, 0, 0, 0),
    int(numbers.MOVE): (MOST, MOST, MOST, 39),
    int(numbers.ONE_EACH): (31, 1, 0, 1),
    int(numbers.EACH_RETURNS): (MOST, 4, 1, 0),
    int(numbers.EMPTY_COURTS): (MOST, 4, 0, 0),
    int(numbers.RETURN): (MOST, 4, 0, 0),
    int(numbers.SCORE_SET): (MASK, 1, 1, 1),
    int(numbers.WINDOW): (31, 1, 4, 1),
    int(numbers.DISC): (31, int(numbers.VERBS) - 1, 8 * MOST + 7, (1 << 10) - 1),
}
OTHERWISE: Final = (MOST, MOST, MOST, 3)


def pending_faults(table: Table) -> list[str]:
    """Return what is wrong with the pending work of a state that is sound otherwise."""
    found = frame_values(table)
    if found:
        return found
    if (table.get(PHASE) == PHASE_OVER) != table.idle():
        return ["work is pending exactly while the game is on"]
    if table.idle():
        return [] if table.owing() == 0 else ["nobody owes a decision when the game is over"]
    found = stacking(table)
    if not found:
        found = shadow(table)
    if not found:
        found = top(table)
    return found


def frame_values(table: Table) -> list[str]:
    """Check how many frames there are, and every number of every one."""
    used: i64 = table.get(USED)
    if used < 0 or used > FRAME_LIMIT * FRAME_SIZE or used % FRAME_SIZE != 0:
        return [f"the pending work takes {used} slots"]
    found: list[str] = []
    level: i64 = 1
    while level <= table.depth():
        verb = int(table.frame_at(level, VERB))
        seat: i64 = table.frame_at(level, SEAT)
        if verb < 1 or verb >= numbers.VERBS:
            found.append(f"pending work {level} has no verb {verb}")
        if seat < 0 or seat >= table.players():
            found.append(f"pending work {level} has no seat {seat}")
        highest = HIGHEST.get(verb, OTHERWISE)
        for field, most in zip((LEFT, X, Y, Z), highest, strict=True):
            value = int(table.frame_at(level, field))
            if not 0 <= value <= most:
                found.append(f"pending work {level} holds {value}, not 0 to {most}")
        level += 1
    return found


def stacking(table: Table) -> list[str]:
    """Check that the frames can lie on each other, and belong to one turn."""
    verbs = [int(table.get(PHASE))]
    level: i64 = 1
    while level <= table.depth():
        verbs.append(int(table.frame_at(level, VERB)))
        level += 1
    if tuple(verbs[:2]) != BELOW_A_CARD:
        return [] if tuple(verbs) in OPENINGS else ["the pending work does not fit together"]
    seat: i64 = table.frame_at(1, SEAT)
    card: i64 = table.get(CHOSEN + seat)
    if card == NONE or table.frame_at(1, X) != row(table.get(EDITION), card):
        return [f"P{seat + 1} is in a turn without the card of that turn"]
    own = int(ROWS[table.frame_at(1, X) + ROW_VERB])
    above = verbs[2:]
    if above and above[-1] == numbers.WINDOW:
        above.pop()
        if not above:
            return ["a Veto is asked for where nothing is done"]
    allowed = (own, *TURNED_INTO.get(own, ()))
    fits = (*BELOW_A_CARD, *above) in OPENINGS or (len(above) == 1 and above[0] in allowed)
    if own == numbers.RECALL or (numbers.RETURN in above and own != numbers.EACH_RETURNS):
        fits = False
    if not fits:
        return ["the pending work is none of the card that is being used"]
    if above and table.frame_at(2, SEAT) != seat:
        return ["the special action is none of the active seat's"]
    return []


def shadow(table: Table) -> list[str]:
    """Check that the board from before a step is there when it may be needed, and can be one."""
    verb: i64 = table.frame(VERB)
    needed: bool = verb == numbers.WINDOW and table.frame(X) == 1
    if verb == numbers.RETURN:
        needed = table.objectors(table.frame(X)) != 0
    slot: i64 = SHADOW
    is_there: bool = False
    while slot < SHADOW_END:
        is_there = is_there or table.get(slot) != 0
        slot += 1
    if is_there != needed:
        return ["the board from before a step is kept exactly while it may be put back"]
    if not needed:
        return []
    seat: i64 = 0
    while seat < MAX_SEATS:
        total: i64 = 0
        place: i64 = 0
        while place < PLACES + 2:  # the Court and the Province follow the places
            count: i64 = table.get(SHADOW - BOARD + PIECES + place * MAX_SEATS + seat)
            if count < 0:
                return ["the board from before a step has less than no caballeros somewhere"]
            total += count
            place += 1
        expected: i64 = CABALLEROS if seat < table.players() else 0
        score: i64 = table.get(SHADOW - BOARD + SCORE + seat)
        if total != expected or score < 0 or score > table.score(seat):
            return [f"the board from before a step has not all that is P{seat + 1}'s"]
        seat += 1
    slot = GRANDE
    while slot < SHADOW:
        if table.get(SHADOW - BOARD + slot) != table.get(slot):
            return ["no step of several moves King, Grande or tile"]
        slot += 1
    return []


def top(table: Table) -> list[str]:
    """Check the frame that waits: who owes a decision, and that there is one to be made."""
    verb: i64 = table.frame(VERB)
    owing: i64 = 1 << table.frame(SEAT)
    if verb == numbers.DISC:
        found = discs(table)
        owing = table.frame(LEFT)
    else:
        found = no_discs(table)
    if verb == numbers.WINDOW:
        found += window(table)
    if verb == numbers.RETURN:
        found += forced_return(table)
    if not found and table.owing() != owing:
        found = ["somebody else is said to owe a decision than the pending work asks"]
    seat: i64 = 0
    while not found and seat < table.players():
        if owing >> seat & 1 != 0:
            out = Choices()
            verb_of(verb).options(table, seat, out)
            if out.count == 0:
                found = [f"P{seat + 1} is asked and has no choice"]
        seat += 1
    return found


def no_discs(table: Table) -> list[str]:
    """Check that no disc is set while none is asked for."""
    seat: i64 = 0
    while seat < MAX_SEATS:
        if table.get(DISC + seat) != NONE:
            return ["a disc is set that nobody asked for"]
        seat += 1
    return []


def window(table: Table) -> list[str]:
    """Check who is asked for a Veto, and against whom."""
    owing: i64 = 1 << table.frame(SEAT)
    waiting: i64 = table.frame(LEFT) | owing
    if table.frame(LEFT) & owing != 0 or waiting & ~table.objectors(table.frame(Y)) != 0:
        return ["only those who hold a Veto against the active seat are asked for it"]
    if table.frame(Y) != table.frame_at(1, SEAT):
        return ["a Veto is asked for against a seat that is not active"]
    return []


def forced_return(table: Table) -> list[str]:
    """Check that what is owed can be given, at the active seat's bidding."""
    seat: i64 = table.frame(SEAT)
    if table.frame(LEFT) > table.court(seat) + table.free_caballeros(seat):
        return ["more is to be returned than there is"]
    if table.frame(X) != table.frame_at(1, SEAT) or seat == table.frame(X):
        return ["a return is owed to the active seat, by another"]
    return []


def discs(table: Table) -> list[str]:
    """Check a disc frame: whose discs are in, and that they name what can be named."""
    verb: i64 = table.frame(X)
    everybody: i64 = (1 << table.players()) - 1
    counting: i64 = table.frame(Z) & 31
    asked: i64 = table.frame(Z) >> MAX_SEATS
    owing: i64 = table.frame(LEFT)
    if verb not in DISC_PURPOSES or (verb == numbers.GENERAL_SCORING) != (
        table.get(PHASE) == PHASE_SCORING
    ):
        return ["discs are asked for without a reason"]
    if counting & ~everybody or asked & ~counting or owing & ~asked or owing == 0:
        return ["discs are asked of the wrong seats"]
    if verb == numbers.EVICTION and table.frame(Y) % 16 >= REGIONS:
        return ["an Eviction has no region"]
    seat: i64 = 0
    while seat < MAX_SEATS:
        region: i64 = table.disc(seat)
        is_in: bool = (counting & ~owing) >> seat & 1 != 0
        if is_in != (region != NONE):
            return [f"the disc of P{seat + 1} is set exactly when it is in"]
        if is_in and verb_of(verb).nameable(table, seat, table.frame(Y)) >> region & 1 == 0:
            return [f"P{seat + 1} has named a region that cannot be named"]
        seat += 1
    return []
