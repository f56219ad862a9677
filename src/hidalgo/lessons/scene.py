"""Prepared positions: the beginning of a round, with pieces and cards where a lesson wants them.

Written as positions of `hidalgo.from_position`, so that whatever cannot be a game is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hidalgo.door.position import Position, seat_word, write_position
from hidalgo.door.reading import read_position
from hidalgo.grande.board import CABALLEROS, PLACE_WORDS, POWER_CARDS
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State

EDITION: Final = "bigbox"
SEATS: Final = 4


@dataclass(frozen=True)
class Scene:
    """A round about to begin: nobody has played a power card."""

    round: int
    """The printed number of the round."""
    king: str
    marker: str
    """Who plays the first power card, as "P1"."""
    places: Mapping[str, Sequence[int]]
    """Caballeros by place and seat."""
    courts: Sequence[int]
    grandes: Sequence[str]
    scores: Sequence[int]
    hands: Sequence[Sequence[int]]
    """Power cards by seat; those that are missing were played."""
    cards: Sequence[str]
    """The action cards that lie open, of stacks 1 to 4."""
    veto: str = ""
    """Who holds a Veto that still counts in this round."""

    def state(self) -> State:
        """Return the scene as a game."""
        return read_position(self._position())

    def _position(self) -> Position:
        position = write_position(new_game(EDITION, SEATS, seed=1))
        played = self.round - 1
        position["rounds_played"] = played
        position["king"] = self.king
        position["marker"] = self.marker
        position["owing"] = [self.marker]
        position["pending"][0]["seat"] = int(self.marker[1:]) - 1
        position["places"] = {
            word: list(self.places.get(word, [0] * SEATS)) for word in PLACE_WORDS
        }
        for seat, own in enumerate(position["seats"]):
            standing = sum(counts[seat] for counts in position["places"].values())
            own["court"] = self.courts[seat]
            own["province"] = int(CABALLEROS) - standing - self.courts[seat]
            own["score"] = self.scores[seat]
            own["grande"] = self.grandes[seat]
            own["hand"] = sorted(self.hands[seat])
            own["shown"] = [
                value for value in range(1, int(POWER_CARDS) + 1) if value not in self.hands[seat]
            ]
        for stack, card in enumerate(self.cards):
            _turn_up(position, stack, card, played)
        if self.veto:
            position["vetos"][0] = {"seat": self.veto, "last_round": played}
        return position


def _turn_up(position: Position, stack: int, card: str, played: int) -> None:
    """Let a card lie on top of its stack in this round; the one that did takes its place."""
    cards = position["stacks"][stack]
    where = cards.index(card)
    cards[where], cards[played] = cards[played], card
    position["open"][stack] = card


def seat_of(word: str) -> int:
    """Return the number of a seat that is written as "P1"."""
    return [seat_word(seat) for seat in range(SEATS)].index(word)
