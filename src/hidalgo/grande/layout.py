"""Where each thing lies in the vector of a state of El Grande.

BOARD is all that a step of a card can change, and SHADOW its copy from before the step, so that a
veto puts back what stood. TABLE is the rest: the round, the cards, and what is secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hidalgo.grande.board import MAX_SEATS, PLACES, TILES
from hidalgo.kernel.state import GAME_SLOTS

STACKS: Final[i64] = 5
STACK_SIZE: Final[i64] = 11
VETOS: Final[i64] = 2
RETURNS: Final[i64] = 2

# BOARD
BOARD: Final[i64] = GAME_SLOTS
PIECES: Final[i64] = BOARD  # caballeros: place * MAX_SEATS + seat
COURT: Final[i64] = PIECES + PLACES * MAX_SEATS  # by seat
PROVINCE: Final[i64] = COURT + MAX_SEATS  # by seat
SCORE: Final[i64] = PROVINCE + MAX_SEATS  # by seat
GRANDE: Final[i64] = SCORE + MAX_SEATS  # by seat: the place where it stands
KING: Final[i64] = GRANDE + MAX_SEATS  # the place where he stands
TILE_AT: Final[i64] = KING + 1  # by tile: a place, or BESIDE
BOARD_END: Final[i64] = TILE_AT + TILES
BOARD_SIZE: Final[i64] = BOARD_END - BOARD

# SHADOW: zeros unless a step is under way that a veto may undo
SHADOW: Final[i64] = BOARD_END
SHADOW_END: Final[i64] = SHADOW + BOARD_SIZE

# TABLE
EDITION: Final[i64] = SHADOW_END  # number of the edition
OPTIONS: Final[i64] = EDITION + 1  # bits of OPTION_*
SEATS: Final[i64] = OPTIONS + 1  # number of players
ROUND: Final[i64] = SEATS + 1  # rounds begun before this one
PHASE: Final[i64] = ROUND + 1
TURN: Final[i64] = PHASE + 1  # power cards played, then turns begun, this round
MARKER: Final[i64] = TURN + 1  # seat with the first-player marker
ORDER: Final[i64] = MARKER + 1  # seats in the order of their turns
POWER_NOW: Final[i64] = ORDER + MAX_SEATS  # by seat: power card of this round; 0 for none yet
HAND: Final[i64] = POWER_NOW + MAX_SEATS  # by seat: power cards held, as bits (secret in part)
SHOWN: Final[i64] = HAND + MAX_SEATS  # by seat: power cards seen played, not known to be back
CHOSEN: Final[i64] = SHOWN + MAX_SEATS  # by seat: action card of this round; NONE for none yet
OPEN: Final[i64] = CHOSEN + MAX_SEATS  # by stack: the card face up; NONE once it is taken
VETO_SEAT: Final[i64] = OPEN + STACKS  # by live Veto, in the order laid: its holder, or NONE
VETO_ROUND: Final[i64] = VETO_SEAT + VETOS  # by live Veto: the last round in which it counts
WAIVED: Final[i64] = VETO_ROUND + VETOS  # seats that waived the rest of this action, as bits
DISC: Final[i64] = WAIVED + 1  # by seat: region on the disc, or NONE (secret until all are in)
RETURN_SEAT: Final[i64] = DISC + MAX_SEATS  # by unseen return: who took a power card back, or NONE
RETURN_MASK: Final[i64] = RETURN_SEAT + RETURNS  # by unseen return: which card it may be, as bits
STACK: Final[i64] = RETURN_MASK + RETURNS  # the four shuffled stacks, top first (secret in part)
SLOTS: Final[i64] = STACK + 4 * STACK_SIZE

NONE: Final[i64] = -1
BESIDE: Final[i64] = -1  # a scoring tile that is not on the board
HIDDEN: Final[i64] = -2  # in a view: a card nobody has seen yet

OPTION_NO_VETOS: Final[i64] = 1
OPTION_SHORT: Final[i64] = 2

PHASE_POWER: Final[i64] = 0
PHASE_TURNS: Final[i64] = 1
PHASE_SCORING: Final[i64] = 2
PHASE_OVER: Final[i64] = 3
