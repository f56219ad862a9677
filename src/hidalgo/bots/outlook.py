"""What a position is worth to a seat, in points: scored ones and those that may be expected.

An `Outlook` is made for one decision and values the positions that may follow. The next general
scoring counts most, sharply if it is near; cards that lie open may score places before it.
"""

from __future__ import annotations

from math import exp
from struct import Struct
from typing import Final, NamedTuple

from hidalgo.bots.places import SEATS, Numbers, PlaceValues, Values, read_board, with_more
from hidalgo.bots.style import Style
from hidalgo.grande.board import CASTILLO, PLACES, RECRUITS, REGIONS
from hidalgo.grande.cards import ROW_LEFT, ROW_VERB, ROW_X, ROWS, row
from hidalgo.grande.layout import (
    BOARD,
    CHOSEN,
    COURT,
    EDITION,
    HAND,
    KING,
    NONE,
    OPEN,
    PHASE,
    PHASE_OVER,
    PHASE_SCORING,
    PHASE_TURNS,
    PROVINCE,
    ROUND,
    SCORE,
    STACKS,
    TURN,
    VETO_SEAT,
    VETOS,
)
from hidalgo.grande.rounds import total_rounds
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.grande.verbs.score import ScoreRegions

_TABLE: Final = Struct(f"={VETO_SEAT + VETOS - EDITION}h")
_TABLE_AT: Final = 2 * int(EDITION)
_REGIONS: Final = int(REGIONS)
_CASTILLO: Final = int(CASTILLO)
_COURT: Final = int(COURT - BOARD)
_PROVINCE: Final = int(PROVINCE - BOARD)
_SCORE: Final = int(SCORE - BOARD)
_KING: Final = int(KING - BOARD)
_ROUND: Final = int(ROUND - EDITION)
_PHASE: Final = int(PHASE - EDITION)
_HAND: Final = int(HAND - EDITION)
_CHOSEN: Final = int(CHOSEN - EDITION)
_VETO: Final = int(VETO_SEAT - EDITION)

# How sharply the next general scoring is seen that many rounds ahead, with all turns to come in
# this one; a scoring at the end of this round gets the sharper the fewer turns are left.
_SHARPNESS: Final = (0.6, 0.5, 0.3)
_PLACED_PER_TURN: Final = 2.7
_TROOP: Final = 0.6  # part of the best gain that caballeros leaving the Castillo will find
_SPECIAL: Final = 0.6  # how likely an open scoring card is used as far as seats are left to take it
_NOTHING: Final = (0.0,) * int(PLACES)


class Horizon(NamedTuple):
    """What is still to come at some moment: weights of sharp and soft values, and turns."""

    sharp: float
    soft: float
    castillo_sharp: float
    castillo_soft: float
    troop: float
    later_rounds: int
    turns_open: bool


class Outlook:
    """Values positions that may follow from one."""

    def __init__(self, root: State, style: Style) -> None:
        """Look ahead from a position: how many scorings, which special ones."""
        self.style = style
        self.players = int(root.players())
        self._places = PlaceValues(self.players, style.rivals)
        self._rounds = int(total_rounds(root))
        self._waiting = turns_to_come(root) / self.players
        self._extra = special_weights(root)
        self._extra_round = int(root.round())
        self._horizons: dict[tuple[int, int], Horizon] = {}
        self._courts: dict[tuple[int, int], float] = {}
        self._hands: dict[tuple[int, int], float] = {}
        self._values: dict[tuple[bytes, int], float] = {}

    def value(self, state: State, seat: int) -> float:
        """Return what a position is worth to a seat, less a share of what it is to rivals."""
        data = state.to_bytes()
        key = (data, seat)
        found = self._values.get(key)
        if found is None:
            found = self._value(state, data, seat)
            self._values[key] = found
        return found

    def _value(self, state: State, data: bytes, seat: int) -> float:
        board = read_board(data)
        table: Numbers = _TABLE.unpack_from(data, _TABLE_AT)
        share = self.style.rivals
        scores = board[_SCORE : _SCORE + self.players]
        total = (1 + share) * scores[seat] - share * sum(scores)
        if table[_PHASE] == PHASE_OVER:
            return total
        horizon = self.horizon(table[_ROUND], table[_PHASE])
        extra = self._extra if table[_ROUND] == self._extra_round else _NOTHING
        total += self.places(state, board, horizon, extra, seat)
        for other in range(self.players):
            part = 1.0 if other == seat else -share
            total += part * self.resources(board, table, horizon, other)
        return total + self.hand(table[_HAND + seat], horizon.later_rounds)

    def places(
        self, state: State, board: Numbers, horizon: Horizon, extra: Values, seat: int
    ) -> float:
        """Return what the caballeros on the board promise a seat."""
        worth = self._places.worth
        kinds = self._places.kinds(board)
        sharply, softly = horizon.sharp, horizon.soft
        total = 0.0
        for place in range(_REGIONS):
            counts = board[place * SEATS : place * SEATS + SEATS]
            sharp, soft = worth(state, kinds[place], counts)
            total += (sharply + extra[place]) * sharp[seat] + softly * soft[seat]
        inside = board[_CASTILLO * SEATS : _CASTILLO * SEATS + SEATS]
        if any(inside):
            sharp, soft = worth(state, kinds[_CASTILLO], inside)
            total += (horizon.castillo_sharp + extra[_CASTILLO]) * sharp[seat]
            total += horizon.castillo_soft * soft[seat]
            if inside[seat]:
                total += horizon.troop * self.troop(state, board, kinds, seat, inside[seat])
            total -= horizon.troop * self.style.rivals * (sum(inside) - inside[seat])
        return total

    def troop(self, state: State, board: Numbers, kinds: Numbers, seat: int, count: int) -> float:
        """Return the most that some caballeros from the Castillo could add in one region."""
        worth = self._places.worth
        best = 0.0
        king = board[_KING]
        for region in range(_REGIONS):
            if region != king:
                counts = board[region * SEATS : region * SEATS + SEATS]
                then = worth(state, kinds[region], with_more(counts, seat, count)).soft[seat]
                gain = then - worth(state, kinds[region], counts).soft[seat]
                best = max(best, gain)
        return best

    def shift(
        self, state: State, board: Numbers, place: int, owner: int, change: int, seat: int
    ) -> float:
        """Return roughly what it is worth to a seat if an owner has more or fewer at a place."""
        horizon = self.horizon(int(state.round()), int(state.get(PHASE)))
        kind = self._places.kinds(board)[place]
        counts = board[place * SEATS : place * SEATS + SEATS]
        now = self._places.worth(state, kind, counts)
        then = self._places.worth(state, kind, with_more(counts, owner, change))
        sharp = then.sharp[seat] - now.sharp[seat]
        soft = then.soft[seat] - now.soft[seat]
        if place == _CASTILLO:
            gain = (horizon.castillo_sharp + self._extra[place]) * sharp
            gain += horizon.castillo_soft * soft
            return gain + change * horizon.troop * (1.0 if owner == seat else -self.style.rivals)
        return (horizon.sharp + self._extra[place]) * sharp + horizon.soft * soft

    def resources(self, board: Numbers, table: Numbers, horizon: Horizon, seat: int) -> float:
        """Return what a seat's caballeros beside the board and its Veto are worth."""
        turns = horizon.later_rounds
        if horizon.turns_open and table[_CHOSEN + seat] == NONE:
            turns += 1
        if turns == 0:
            return 0.0
        total = self.court(board[_COURT + seat], turns)
        total += self.style.province * board[_PROVINCE + seat]
        if seat in table[_VETO:]:
            total += self.style.veto
        return total

    def court(self, count: int, turns: int) -> float:
        """Return what a Court is worth; those who cannot be placed soon count less."""
        key = (count, turns)
        found = self._courts.get(key)
        if found is None:
            need = _PLACED_PER_TURN * turns
            found = self.style.court * need * (1 - exp(-count / need))
            self._courts[key] = found
        return found

    def hand(self, hand: int, rounds: int) -> float:
        """Return what the best power cards of a hand are worth for the rounds left."""
        key = (hand, rounds)
        found = self._hands.get(key)
        if found is None:
            cards = [card for card in range(13) if hand >> card & 1]
            worth = sorted((self.card(card + 1) for card in cards), reverse=True)
            found = sum(worth[:rounds])
            self._hands[key] = found
        return found

    def card(self, value: int) -> float:
        """Return what a power card in the hand is worth."""
        return self.style.order * value + 0.5 * self.style.court * int(RECRUITS[value])

    def horizon(self, played: int, phase: int) -> Horizon:
        """Return what is still to come in a round of a phase."""
        key = (played, phase)
        found = self._horizons.get(key)
        if found is None:
            found = self._look(played, phase)
            self._horizons[key] = found
        return found

    def _look(self, played: int, phase: int) -> Horizon:
        """Weigh the general scorings ahead by how far they are."""
        now = played if phase == PHASE_SCORING else played + 1
        third = self._rounds // 3
        ahead = [end - now for end in (third, 2 * third, 3 * third) if end >= now]
        weights = [self.style.persistence**distance for distance in ahead]
        sharpness = _SHARPNESS[min(ahead[0], 2)]
        if ahead[0] == 0:
            sharpness += (1 - sharpness) * (1 - self._waiting)
        sharp = weights[0] * sharpness
        soft = weights[0] - sharp
        later = sum(weights[1:])
        return Horizon(
            sharp=sharp,
            soft=soft + later,
            castillo_sharp=sharp,
            castillo_soft=soft,
            troop=_TROOP * (weights[0] + 0.5 * later),
            later_rounds=self._rounds - now,
            turns_open=phase <= PHASE_TURNS,
        )


def turns_to_come(state: State) -> int:
    """Return how many seats have yet to begin their turns this round."""
    if state.get(PHASE) > PHASE_TURNS:
        return 0
    players = int(state.players())
    return players - int(state.get(TURN)) if state.get(PHASE) == PHASE_TURNS else players


def special_weights(state: State) -> Values:
    """Return how likely each place is to be scored by a card that lies open."""
    cards = [int(state.get(OPEN + stack)) for stack in range(int(STACKS))]
    cards = [card for card in cards if card >= 0]
    if state.get(PHASE) > PHASE_TURNS or not cards:
        return _NOTHING
    chance = _SPECIAL * min(1.0, turns_to_come(state) / len(cards))
    weights = [0.0] * int(PLACES)
    for card in cards:
        start = row(state.get(EDITION), card)
        verb = verb_of(ROWS[start + ROW_VERB])
        if ROWS[start + ROW_VERB] == numbers.SCORE_CASTILLO:
            weights[_CASTILLO] += chance
        elif isinstance(verb, ScoreRegions):
            meant = verb.meant(state, ROWS[start + ROW_LEFT], ROWS[start + ROW_X])
            for region in range(_REGIONS):
                weights[region] += chance * int(meant >> region & 1)
    return tuple(weights)
