"""What a place pays each seat: now, and with the changes that may come before it is scored.

The engine's own `award` says so. A place's values depend on little (its figures, King, Grandes
and counts), so they are kept in tables from decision to decision; a table changes no decision.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, NamedTuple

from hidalgo.grande.board import MAX_SEATS, PLACES
from hidalgo.grande.layout import BOARD, BOARD_SIZE, GRANDE, KING, TILE_AT
from hidalgo.grande.scoring import award, points_of
from hidalgo.grande.state import State
from hidalgo.grande.table import on_board

Numbers = tuple[int, ...]
Values = tuple[float, ...]


class Worth(NamedTuple):
    """What a place is worth to each seat: as the counts stand, and as they may come to stand."""

    sharp: Values
    soft: Values


SEATS: Final = int(MAX_SEATS)
_PLACES: Final = int(PLACES)
_BOARD: Final = Struct(f"={BOARD_SIZE}h")
_BOARD_AT: Final = 2 * int(BOARD)
_FIGURINES: Final = int(GRANDE - BOARD)
_KING: Final = int(KING - BOARD)
_TILE: Final = int(TILE_AT - BOARD)

# The changes to one seat's count that are averaged, with their weights beside that of none.
_NO_CHANGE: Final = 2.0
_CHANGES: Final = ((1, 1.0), (2, 0.5), (-1, 0.5))

_Table = dict[tuple[int, Numbers], Worth]
_TABLES: Final[dict[tuple[int, float], _Table]] = {}
_TABLE_LIMIT: Final = 200_000


def read_board(data: bytes) -> Numbers:
    """Return the board out of the bytes of a state, as ordinary numbers."""
    board: Numbers = _BOARD.unpack_from(data, _BOARD_AT)
    return board


class PlaceValues:
    """Values of places for a number of players and a share of rivals' points taken off."""

    def __init__(self, players: int, rivals: float) -> None:
        """Use the table that belongs to these, with what is in it already."""
        self.players = players
        self.rivals = rivals
        self._table = _TABLES.setdefault((players, rivals), {})
        if len(self._table) > _TABLE_LIMIT:
            self._table.clear()
        self._kinds: dict[Numbers, Numbers] = {}

    def kinds(self, board: Numbers) -> Numbers:
        """Return a number for every place that says what scoring it depends on beside counts."""
        figurines = board[_FIGURINES:]
        found = self._kinds.get(figurines)
        if found is None:
            kinds = list(range(_PLACES))
            for seat in range(self.players):
                kinds[board[_FIGURINES + seat]] += 16 << seat
            kinds[board[_KING]] += 16 << SEATS
            for tile in (0, 1):
                if board[_TILE + tile] >= 0:
                    kinds[board[_TILE + tile]] += 32 << SEATS + tile
            found = tuple(kinds)
            self._kinds[figurines] = found
        return found

    def worth(self, state: State, kind: int, counts: Numbers) -> Worth:
        """Return what a place of a kind is worth with these counts of all five seats."""
        key = (kind, counts)
        found = self._table.get(key)
        if found is None:
            found = self._ask(state, kind & 15, counts)
            self._table[key] = found
        return found

    def _ask(self, state: State, place: int, counts: Numbers) -> Worth:
        """Try the counts on a copy, and every change to one of them."""
        trial = state.copy()
        for seat in range(self.players):
            trial.put(on_board(place, seat), counts[seat])
        sharp = self._paid(trial, place)
        sums = [_NO_CHANGE * points for points in sharp]
        weights = _NO_CHANGE
        for seat in range(self.players):
            for change, weight in _CHANGES:
                if counts[seat] + change >= 0:
                    trial.put(on_board(place, seat), counts[seat] + change)
                    for other, points in enumerate(self._paid(trial, place)):
                        sums[other] += weight * points
                    weights += weight
            trial.put(on_board(place, seat), counts[seat])
        return Worth(self._net(sharp), self._net([points / weights for points in sums]))

    def _paid(self, trial: State, place: int) -> list[float]:
        packed = award(trial, place, False)
        return [float(points_of(packed, seat)) for seat in range(self.players)]

    def _net(self, points: list[float]) -> Values:
        """Take off every seat's points its share of what the others get."""
        everything = self.rivals * sum(points)
        return tuple((1 + self.rivals) * own - everything for own in points)


def with_more(counts: Numbers, seat: int, change: int) -> Numbers:
    """Return counts with more (or fewer) of one seat."""
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])
