"""The board of El Grande as data: places, neighbours, printed figures, recruits by power card.

A *place* is a number: the regions 0 to 8 in scoring order, then the Castillo.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_SEATS: Final[i64] = 5
CABALLEROS: Final[i64] = 30
POWER_CARDS: Final[i64] = 13
ALL_POWER_CARDS: Final[i64] = (1 << 13) - 1

GALICIA: Final[i64] = 0
PAIS_VASCO: Final[i64] = 1
ARAGON: Final[i64] = 2
CATALUNA: Final[i64] = 3
CASTILLA_LA_VIEJA: Final[i64] = 4
CASTILLA_LA_NUEVA: Final[i64] = 5
VALENCIA: Final[i64] = 6
SEVILLA: Final[i64] = 7
GRANADA: Final[i64] = 8
REGIONS: Final[i64] = 9
CASTILLO: Final[i64] = 9
PLACES: Final[i64] = 10  # regions and Castillo: wherever caballeros can stand on the board
COURT_PLACE: Final[i64] = 10  # only in decisions that name a Court beside places
ALL_REGIONS: Final[i64] = (1 << 9) - 1

PLACE_NAMES: Final = (
    "Galicia",
    "País Vasco",
    "Aragón",
    "Cataluña",
    "Castilla la Vieja",
    "Castilla la Nueva",
    "Valencia",
    "Sevilla",
    "Granada",
    "Castillo",
)
PLACE_WORDS: Final = ("GAL", "PVA", "ARA", "CAT", "CLV", "CLN", "VAL", "SEV", "GRA", "CAS")

# Bits of the regions next to a region.
NEIGHBOURS: Final[vec[i64]] = vec[i64](
    [
        (1 << PAIS_VASCO) | (1 << CASTILLA_LA_VIEJA),
        (1 << GALICIA) | (1 << ARAGON) | (1 << CASTILLA_LA_VIEJA),
        (1 << PAIS_VASCO)
        | (1 << CATALUNA)
        | (1 << CASTILLA_LA_VIEJA)
        | (1 << CASTILLA_LA_NUEVA)
        | (1 << VALENCIA),
        (1 << ARAGON) | (1 << VALENCIA),
        (1 << GALICIA) | (1 << PAIS_VASCO) | (1 << ARAGON) | (1 << CASTILLA_LA_NUEVA),
        (1 << ARAGON)
        | (1 << CASTILLA_LA_VIEJA)
        | (1 << VALENCIA)
        | (1 << SEVILLA)
        | (1 << GRANADA),
        (1 << ARAGON) | (1 << CATALUNA) | (1 << CASTILLA_LA_NUEVA) | (1 << GRANADA),
        (1 << CASTILLA_LA_NUEVA) | (1 << GRANADA),
        (1 << CASTILLA_LA_NUEVA) | (1 << VALENCIA) | (1 << SEVILLA),
    ]
)

# Points for the first, second and third, three numbers a place; then the two scoring tiles.
# fmt: off
FIGURES: Final[vec[i64]] = vec[i64]([
    4, 2, 0,  # Galicia
    5, 3, 1,  # País Vasco
    5, 4, 1,  # Aragón
    4, 2, 1,  # Cataluña
    6, 4, 2,  # Castilla la Vieja
    7, 4, 2,  # Castilla la Nueva
    5, 3, 2,  # Valencia
    4, 3, 1,  # Sevilla
    6, 3, 1,  # Granada
    5, 3, 1,  # Castillo
    8, 4, 0,  # the tile that raises
    4, 0, 0,  # the tile that lowers
])
# fmt: on
TILES: Final[i64] = 2
TILE_FIGURES: Final[i64] = PLACES  # row of the first tile in FIGURES
TILE_WORDS: Final = ("8/4/0", "4/0/0")

# Caballeros that a power card brings from the Province; index 0 is no card.
RECRUITS: Final[vec[i64]] = vec[i64]([0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0])

START_COURT: Final[i64] = 7
START_REGION: Final[i64] = 2
ROUNDS: Final[i64] = 9
SHORT_ROUNDS: Final[i64] = 6
SCORINGS: Final[i64] = 3


def neighbours(place: i64) -> i64:
    """Return the regions next to a region, as bits."""
    return NEIGHBOURS[place]


def smaller(a: i64, b: i64) -> i64:
    """Return the smaller of two numbers (`min` would make objects of them when compiled)."""
    if a < b:
        return a
    return b


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """Return the index of the lowest bit of a mask that has one."""
    index: i64 = 0
    while mask >> index & 1 == 0:
        index += 1
    return index
