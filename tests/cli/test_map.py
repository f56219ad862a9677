"""The map: all that stands on the table is on it, at every width, in every language."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from hidalgo.cli.canvas import Canvas
from hidalgo.cli.map import BOXES, MAP_HEIGHT, MAP_WIDTH, Board
from hidalgo.cli.seats import LETTERS, names_for
from hidalgo.grande.board import NEIGHBOURS, PLACE_WORDS, REGIONS
from hidalgo.grande.state import State
from hidalgo.grande.views import view
from hidalgo.locale import languages
from hidalgo.locale.grande import Words
from tests.grande.positions import give_veto, position, turn
from tests.laws.games import walks


def drawn(
    state: State, width: int = 80, language: str = "en", *, plain: bool = False, height: int = 24
) -> str:
    """Return the table as a terminal without colour shows it."""
    words = Words(language, "bigbox", names_for(int(state.players())), strict=True)
    bytes_ = io.BytesIO()
    file = io.TextIOWrapper(bytes_, encoding="ascii" if plain else "utf-8", errors="replace")
    console = Console(file=file, width=width, height=height, no_color=True)
    console.print(Board(view(state, 0), words, 0))
    file.flush()
    return bytes_.getvalue().decode()


def scene() -> State:
    """Return a position with something of everything."""
    game = position(
        players=5,
        king="ARA",
        regions={"GAL": (3, 2, 0, 0, 12), "ARA": (1, 1, 1, 1, 1), "CAS": (0, 0, 4, 0, 5)},
        courts=(5, 4, 3, 2, 1),
        grandes=("GAL", "CAT", "GAL", "ARA", "SEV"),
        tiles=("CLN", None),
        scores=(10, 20, 30, 0, 111),
    )
    give_veto(game, 2)
    return turn(game, 0, "move-4")


def test_regions_that_share_a_border_are_neighbours() -> None:
    """The boxes on the map touch along a line exactly where the rules say so (EG 1.3)."""
    for one in range(REGIONS):
        for other in range(REGIONS):
            if one != other:
                touching = share_a_border(BOXES[one], BOXES[other])
                assert touching == bool(NEIGHBOURS[one] >> other & 1), (one, other)
    castillo = BOXES[REGIONS]
    assert not any(share_a_border(castillo, box) for box in BOXES[:REGIONS])


def share_a_border(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Tell whether two boxes have more than a corner in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return (wide > 1 and high == 0) or (high > 0 and wide == 0)


def test_the_map_shows_what_stands_where() -> None:
    rows = drawn(scene()).splitlines()
    assert rows[1].startswith("│Galicia       4/2/0│País Vasco    5/3/1│Aragón ♔      5/4/1│")
    assert rows[2].startswith("│A3★ B2 C★ E12      │                   │A1 B1 C1 D1★ E1    │B★ ")
    assert rows[7].startswith(" Round 1 of 9     │Castilla la Nueva       [8/4/0]│")
    assert rows[10].startswith("│C4 E5          │ │")
    assert rows[9].startswith("│Castillo  5/3/1│ ├")
    assert "Tiles: 4/0/0" in rows[11]
    assert "[ ] scoring tile" in rows[12]


def test_seats_and_cards_stand_below_it() -> None:
    text = drawn(scene())
    assert re.search(r"^>A Alba +10 +5 +21 +4 ", text, re.MULTILINE)
    assert re.search(r"^ E Elena +111 +1 +11 +5 ", text, re.MULTILINE)
    assert re.search(r"^ C Carmen +30 .* Veto ", text, re.MULTILINE)
    assert len(re.findall(" 1st ", text)) == 1
    assert re.search(r"· A Move 4", text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 60, 79, 80, 100, 120, 140, 200])
def test_nothing_is_wider_than_the_terminal(width: int, language: str) -> None:
    for plain in (False, True):
        text = drawn(scene(), width, language, plain=plain)
        assert max(len(line) for line in text.splitlines()) <= width
        for seat in range(5):
            assert names_for(5)[seat] in text


def test_a_terminal_of_24_rows_shows_it_all_with_room_for_a_question() -> None:
    assert len(drawn(scene()).splitlines()) <= 20


def test_a_narrow_terminal_gets_a_list() -> None:
    text = drawn(scene(), 40)
    for word in PLACE_WORDS:
        assert re.search(rf"^{word} ", text, re.MULTILINE)
    assert re.search(r"^GAL 4/2/0 +A3★ B2 C★ E12", text, re.MULTILINE)
    assert re.search(r"^ARA 5/4/1 +♔ A1 B1 C1 D1★ E1", text, re.MULTILINE)
    assert re.search(r"^CLN \[8/4/0\]", text, re.MULTILINE)


def test_a_wide_and_tall_terminal_explains_the_cards() -> None:
    game = next(iter(next(iter(walks(1, "map"))))).after  # all five cards lie open
    assert "King to any" not in drawn(game, 80, height=40)
    assert "King to any" not in drawn(game, 140, height=24)
    assert "King to any" in drawn(game, 140, height=40)


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    text = drawn(scene(), plain=True)
    assert "A3* B2 C* E12" in text
    assert " K " in text
    assert re.findall(r"\w*\?\w*", text) == ["Pa?s", "Arag?n", "Catalu?a", "?"]  # no signs of ours


def test_every_count_of_random_games_is_on_the_map(laws: int) -> None:
    for walk in walks(laws // 4 + 1, "map"):
        for number, step in enumerate(walk):
            if number % 20 == 0:
                check_counts(step.after, drawn(step.after))


def check_counts(state: State, text: str) -> None:
    """All caballeros on the board are on the map, none more."""
    picture = "\n".join(text.splitlines()[:MAP_HEIGHT])
    shown = [(who, int(n)) for who, n in re.findall(r"([A-E])(\d+)", picture)]
    standing = [
        (LETTERS[seat], int(state.caballeros(place, seat)))
        for place in range(len(PLACE_WORDS))
        for seat in range(int(state.players()))
        if state.caballeros(place, seat)
    ]
    assert sorted(shown) == sorted(standing)


def test_boxes_join_where_they_meet() -> None:
    canvas = Canvas(9, 3)
    canvas.box(0, 0, 4, 2)
    canvas.box(4, 0, 8, 2)
    assert [str(line) for line in canvas.lines()] == ["┌───┬───┐", "│   │   │", "└───┴───┘"]
    assert max(box[2] for box in BOXES) + 1 == MAP_WIDTH
