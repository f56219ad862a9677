"""Setting up a game of El Grande: all chance of the whole game is spent here (rules, section 2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hidalgo.grande.board import (
    ALL_POWER_CARDS,
    CABALLEROS,
    MAX_SEATS,
    REGIONS,
    START_COURT,
    START_REGION,
    TILES,
)
from hidalgo.grande.editions import edition as edition_named
from hidalgo.grande.layout import (
    BESIDE,
    CHOSEN,
    COURT,
    DISC,
    EDITION,
    GRANDE,
    HAND,
    KING,
    MARKER,
    NONE,
    OPEN,
    OPTION_NO_VETOS,
    OPTION_SHORT,
    OPTIONS,
    PHASE,
    PHASE_SCORING,
    PROVINCE,
    RETURN_SEAT,
    RETURNS,
    SEATS,
    SLOTS,
    STACK,
    STACK_SIZE,
    STACKS,
    TILE_AT,
    VETO_SEAT,
    VETOS,
)
from hidalgo.grande.rounds import settle
from hidalgo.grande.stacks import fill_stacks
from hidalgo.grande.state import State
from hidalgo.grande.table import on_board
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.events import EventLog
from hidalgo.kernel.rng import Rng, stream

MIN_SEATS: Final[i64] = 2


def new_game(
    edition: str = "bigbox",
    players: int = 4,
    seed: int = 0,
    *,
    vetos: bool = True,
    short: bool = False,
    log: EventLog | None = None,
) -> State:
    """Set up a game; it waits for the first power card. The same seed gives the same game."""
    if not MIN_SEATS <= players <= MAX_SEATS:
        raise MalformedError(f"El Grande takes {MIN_SEATS} to {MAX_SEATS} players, not {players}")
    number = edition_named(edition).number
    state = State(vec[i16]([0] * int(SLOTS)))
    state.log = log
    state.put(EDITION, number)
    state.put(SEATS, players)
    state.put(OPTIONS, (0 if vetos else OPTION_NO_VETOS) | (OPTION_SHORT if short else 0))
    rng = stream(seed, "set-up")
    clear_table(state)
    place_pieces(state, rng)
    state.put(MARKER, rng.below(players))
    state.put(PHASE, PHASE_SCORING)  # as after a scoring: nothing turned up, a round begins
    shuffle_stacks(state, rng)
    settle(state)
    return state


def clear_table(state: State) -> None:
    """Write "nothing there" wherever that is not 0."""
    slots: list[tuple[int, int]] = [
        (int(CHOSEN), int(MAX_SEATS)),
        (int(OPEN), int(STACKS)),
        (int(VETO_SEAT), int(VETOS)),
        (int(DISC), int(MAX_SEATS)),
        (int(RETURN_SEAT), int(RETURNS)),
        (int(STACK), int(STACK_SIZE * (STACKS - 1))),
    ]
    for start, count in slots:
        for slot in range(start, start + count):
            state.put(slot, NONE)
    for tile in range(int(TILES)):
        state.put(TILE_AT + tile, BESIDE)


def place_pieces(state: State, rng: Rng) -> None:
    """Draw the King's region, then a home region for each seat (EG 2.2, 2.3)."""
    regions = vec[i16](range(int(REGIONS)))
    rng.shuffle(regions, 0, REGIONS)
    state.put(KING, i64(regions[0]))
    seat: i64 = 0
    while seat < state.players():
        home: i64 = i64(regions[seat + 1])
        state.put(GRANDE + seat, home)
        state.put(on_board(home, seat), START_REGION)
        state.put(COURT + seat, START_COURT)
        state.put(PROVINCE + seat, CABALLEROS - START_COURT - START_REGION)
        state.put(HAND + seat, ALL_POWER_CARDS)
        seat += 1


def shuffle_stacks(state: State, rng: Rng) -> None:
    """Shuffle stacks 1 to 4, without the Vetos if that was agreed (EG 2.5, 2.8)."""
    fill_stacks(state, rng)
