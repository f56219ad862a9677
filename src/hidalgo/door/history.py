"""What was decided in a game, in order, taken back or not, and who may read it while it runs."""

from __future__ import annotations

from typing import Final, NamedTuple

from hidalgo.door.record import HIDDEN, Line
from hidalgo.grande.decisions import KINDS

# Kinds of decisions that can be for their seat alone; once taken back, they always are.
SECRET_KINDS: Final = frozenset({"region", "power"})


class Move(NamedTuple):
    """A decision as made: seat, int, what was asked, the printed round, whether it may go back."""

    seat: int
    action: int
    prompt: str
    round: int
    final: bool


class History:
    """The decisions of a game in the order in which they were made; some were taken back since.

    As a sequence it holds those that stand.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self._all: list[Move] = []
        self._standing: list[int] = []  # where in `_all` those are that stand

    def __len__(self) -> int:
        """Return how many stand."""
        return len(self._standing)

    def __getitem__(self, index: int) -> Move:
        """Return one of those that stand."""
        return self._all[self._standing[index]]

    def copy(self) -> History:
        """Return an independent copy."""
        twin = History()
        twin._all = self._all.copy()
        twin._standing = self._standing.copy()
        return twin

    def add(self, move: Move) -> None:
        """Note a decision that stands."""
        self._standing.append(len(self._all))
        self._all.append(move)

    def add_undone(self, move: Move) -> None:
        """Note a decision that was taken back."""
        self._all.append(move)

    def take_back(self) -> Move:
        """Take the latest decision back and return it."""
        return self._all[self._standing.pop()]

    def floor(self, seat: int) -> int:
        """Return how many would stand if a seat took back all it can."""
        floor = len(self)
        while floor and self[floor - 1].seat == seat and not self[floor - 1].final:
            floor -= 1
        return floor

    def lines(self, viewer: int | None, everything: bool) -> list[Line]:
        """Return all as lines of a record, with what is not for its viewer's eyes hidden."""
        place = {index: number for number, index in enumerate(self._standing)}
        lines: list[Line] = []
        for index, move in enumerate(self._all):
            number = place.get(index)
            text = KINDS.to_text(move.action)
            if not everything and move.seat != viewer and self._is_secret(move, number):
                text = f"{KINDS.kind_of(move.action).name} {HIDDEN}"
            lines.append(Line(move.round, move.seat, text, number is None))
        return lines

    def _is_secret(self, move: Move, number: int | None) -> bool:
        """Tell whether a decision is for its seat alone: the `number`th that stands, or undone.

        A disc is, until it is shown; one that its seat has changed before never is.
        """
        if number is None:
            return KINDS.kind_of(move.action).name in SECRET_KINDS
        if move.prompt != "disc":
            return move.prompt == "power-back"
        while number < len(self):
            later = self[number]
            if later.seat == move.seat and later is not move and later.prompt == "disc":
                return True
            if later.final:
                return False
            number += 1
        return True
