"""Boards between two decisions: what a row of events has changed so far, for pauses in between.

A general scoring is one row of events; a lesson stops in it to explain. That the boards are right
is known because the whole row has to lead to the engine's own board.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hidalgo.grande.events import AT_COURT, AT_PROVINCE
from hidalgo.server.protocol.board import Board, Happened

PIECES = ("places", "court", "province", "score", "grande", "king")


def fold(board: Board, happened: Sequence[Happened]) -> Board:
    """Return how a board looks after some events."""
    after = msgspec.convert(msgspec.to_builtins(board), Board)
    for event in happened:
        data = event.data
        match event.name:
            case "moved":
                _row(after, data["from"])[data["seat"]] -= data["count"]
                _row(after, data["to"])[data["seat"]] += data["count"]
            case "put_back":
                _row(after, data["place"])[data["seat"]] = data["count"]
            case "points_back":
                after.score[data["seat"]] = data["points"]
            case "scored":
                for seat in range(len(after.score)):
                    after.score[seat] += data[f"p{seat + 1}"]
            case "king_moved":
                after.king = data["to"]
            case "grande_moved":
                after.grande[data["seat"]] = data["to"]
            case "disc_shown":
                after.discs = []
    return after


def _row(board: Board, place: int) -> list[int]:
    """Return the caballeros of a place by seat; Courts and Provinces are places, too."""
    if place == AT_COURT:
        return board.court
    return board.province if place == AT_PROVINCE else board.places[place]


def same_pieces(one: Board, other: Board) -> bool:
    """Tell whether pieces and points are the same on two boards."""
    return all(getattr(one, field) == getattr(other, field) for field in PIECES)
