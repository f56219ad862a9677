"""A game of El Grande: the table, and the way in for decisions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hidalgo.grande import clauses, decisions
from hidalgo.grande.check import faults
from hidalgo.grande.clauses import REASONS, Reason
from hidalgo.grande.layout import SLOTS
from hidalgo.grande.rounds import settle
from hidalgo.grande.table import Table
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.errors import HidalgoError, IllegalError, MalformedError
from hidalgo.kernel.state import VERB

# The clauses that say whose decision it is, where it is not simply the active seat's.
WHO_IS_ASKED: Final = {"disc": "6.6", "window": "7.6", "power": "3.2", "return": "6.20"}
STATE_BYTES: Final = 2 * int(SLOTS)


class State(Table):
    """One game of El Grande at one moment; begin one with `new_game`."""

    def options(self, seat: i64, out: Choices) -> None:
        """List what a seat may choose now; nothing if it is not asked."""
        if self.is_asked(seat):
            verb_of(self.frame(VERB)).options(self, seat, out)

    def may_change(self, seat: i64) -> bool:
        """Tell whether a seat may change a disc that it has set."""
        return (
            seat < self.players()
            and not self.idle()
            and verb_of(self.frame(VERB)).may_change(self, seat)
        )

    def refusal(self, seat: i64, action: i64) -> i64:
        """Return the number of the reason why a decision is not legal now; 0 if it is."""
        if action < 0 or action >= decisions.END:
            return clauses.NO_DECISION
        if not self.is_asked(seat):
            return clauses.GAME_OVER if self.over() else clauses.NOT_YOUR_TURN
        return verb_of(self.frame(VERB)).refusal(self, seat, action)

    def apply(self, action: i64, seat: i64) -> None:
        """Carry out a decision; raise an error and change nothing if it is not legal."""
        if action < 0 or action >= decisions.END or not self.is_asked(seat):
            raise self.illegal(seat, action)
        verb = verb_of(self.frame(VERB))
        if verb.refusal(self, seat, action) != clauses.ALLOWED:
            raise self.illegal(seat, action)
        verb.perform(self, seat, action)
        settle(self)

    def perform(self, seat: i64, action: i64) -> None:
        """Carry out a legal decision and all that follows until somebody owes the next."""
        verb_of(self.frame(VERB)).perform(self, seat, action)
        settle(self)

    def explain(self, action: int, seat: int) -> Reason | None:
        """Return why a decision is not legal for a seat now, and what is; None if it is legal."""
        number = int(self.refusal(seat, action))
        if number == clauses.ALLOWED:
            return None
        out = Choices()
        self.legal(seat, out)
        reason = REASONS[number]._replace(legal=tuple(out.to_list()))
        if number == clauses.NOT_YOUR_TURN and self.prompt() in WHO_IS_ASKED:
            return reason._replace(clause=WHO_IS_ASKED[self.prompt()])
        return reason

    def illegal(self, seat: i64, action: i64) -> HidalgoError:
        """Return the error that says why a decision is refused, and what would be legal."""
        reason = self.explain(action, seat)
        assert reason is not None
        if reason.key == "no-decision":
            return MalformedError(
                f"{action} is no decision: decisions go from 0 to {decisions.END - 1}"
            )
        text = decisions.KINDS.to_text(int(action))
        return IllegalError(
            f"P{seat + 1} cannot {text!r}: {reason.text} (EG {reason.clause}); "
            + describe_legal(reason.legal),
            reason.clause,
            reason.legal,
        )

    def winners(self) -> tuple[int, ...]:
        """Return who has won: all with the most points (EG 3.20, 3.21); nobody before the end."""
        if not self.over():
            return ()
        points = [self.score(seat) for seat in range(self.players())]
        return tuple(seat for seat, score in enumerate(points) if score == max(points))

    def prompt(self) -> str:
        """Return the name of what is asked now; "over" when the game has ended."""
        if self.idle():
            return "over"
        return verb_of(self.frame(VERB)).name

    def copy(self) -> State:
        """Return an independent copy; nobody listens to it."""
        return State(self.slots[:])

    def __copy__(self) -> State:
        """Copy for `copy.copy`."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        """Copy for `copy.deepcopy`."""
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        """Pickle as bytes."""
        return (state_from_bytes, (self.to_bytes(),))


def describe_legal(legal: tuple[int, ...]) -> str:
    """Say what is legal in a few words."""
    if not legal:
        return "nothing is asked of this seat"
    words = [decisions.KINDS.to_text(action) for action in legal[:12]]
    more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
    return "legal: " + ", ".join(words) + more


def slots_from_bytes(data: bytes) -> vec[i16]:
    """Turn bytes into slots; only the length is checked."""
    if len(data) != STATE_BYTES:
        raise MalformedError(f"a state of El Grande has {STATE_BYTES} bytes, not {len(data)}")
    return vec[i16](memoryview(data).cast("h").tolist())


def state_from_bytes(data: bytes) -> State:
    """Bring back a state from what `to_bytes` gave; say all that is wrong if it cannot be one."""
    state = State(slots_from_bytes(data))
    found = faults(state)
    if found:
        raise MalformedError("this is no state of El Grande: " + "; ".join(found))
    return state
