"""What a state of El Grande asks, as the id of a message and its arguments."""

from __future__ import annotations

from typing import NamedTuple

from hidalgo.grande.board import bits
from hidalgo.grande.decisions import PASS
from hidalgo.grande.layout import CHOSEN
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.move import ALL_OWN, ONE_REGION, ORIGIN
from hidalgo.grande.veto import BEFORE
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, VERB, X, Y, Z


class Asked(NamedTuple):
    """A message, its plain arguments, and the card, seat and region it names (-1: none)."""

    message_id: str
    arguments: dict[str, str | int]
    card: int = -1
    seat: int = -1
    region: int = -1
    may_pass: bool = False


def ask(state: State, seat: int) -> Asked:
    """Return what a seat is asked now; if nothing, who is, or that the game is over.

    A negative seat is one who watches.
    """
    if state.over():
        return Asked("prompt-over", {})
    if seat < 0:
        return Asked("prompt-waiting", {})
    if not state.owing() >> seat & 1:
        return Asked("prompt-disc-change" if state.may_change(seat) else "prompt-waiting", {})
    out = Choices()
    state.legal(seat, out)
    return _asked(state, seat)._replace(may_pass=int(PASS) in out.to_list())


def _asked(state: State, seat: int) -> Asked:
    """Return what the top frame asks."""
    verb = int(state.frame(VERB))
    left = int(state.frame(LEFT))
    message_id = f"prompt-{state.prompt()}"
    if verb == numbers.DISC:
        return _disc(state)
    if verb == numbers.MOVE:
        return _move(state)
    if verb == numbers.TURN:
        return Asked(message_id, {}, card=int(state.get(CHOSEN + seat)))
    if verb == numbers.WINDOW:
        active = int(state.frame(Y))
        when = "before" if state.frame(X) == BEFORE else "after"
        card = int(state.get(CHOSEN + active))
        return Asked(message_id, {"when": when}, card=card, seat=active)
    if verb == numbers.RETURN:
        return Asked(message_id, {"left": left}, seat=int(state.frame(X)))
    if verb == numbers.RECRUIT:
        return Asked(message_id, {"left": min(left, int(state.province(seat)))})
    if verb == numbers.ONE_EACH:
        return Asked(message_id, {"left": int(bits(left))})
    if verb == numbers.MOVE_KING:
        return Asked(message_id, {"reach": "any" if state.frame(X) != 0 else "near"})
    return Asked(message_id, {"left": left})


def _disc(state: State) -> Asked:
    """Return what a disc is for."""
    verb = int(state.frame(X))
    value = int(state.frame(Y))
    if verb == numbers.DISC_RETURN:
        count = value // 8
        return Asked("prompt-disc-disc-return", {"count": 0 if count == ALL_OWN else count})
    if verb == numbers.EVICTION:
        return Asked("prompt-disc-eviction", {}, region=value % 16)
    return Asked(
        "prompt-disc-general-scoring"
        if verb == numbers.GENERAL_SCORING
        else "prompt-disc-disc-scoring",
        {},
    )


def _move(state: State) -> Asked:
    """Return whose caballeros may be moved, how many still, and from where if that is fixed."""
    left = int(state.frame(LEFT))
    own = int(state.frame(X))
    foreign = int(state.frame(Y))
    flags = int(state.frame(Z))
    if foreign == 0:
        whose = "all" if flags & ONE_REGION != 0 else "own"
    elif own == 0:
        whose = "foreign"
    else:
        whose = "any" if own >= left and foreign >= left else "each"
    arguments: dict[str, str | int] = {
        "left": left,
        "own": own,
        "foreign": foreign,
        "whose": whose,
    }
    origin = flags // ORIGIN
    if origin != 0:
        return Asked("prompt-move-from", arguments, region=origin - 1)
    return Asked("prompt-move", arguments)
