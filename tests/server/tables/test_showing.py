"""What a viewer is shown agrees with what the events tell."""

from __future__ import annotations

import pytest

from hidalgo.grande.board import PLACE_WORDS
from hidalgo.server.protocol.board import LiveVeto
from hidalgo.server.tables.showing import show_board
from tests.grande.cards.common import take_card
from tests.grande.positions import heard, listen, position

PAIS_VASCO = PLACE_WORDS.index("PVA")


@pytest.mark.parametrize(
    ("short", "begun", "last"), [(False, 4, 6), (False, 8, 9), (True, 0, 3), (True, 1, 5)]
)
def test_a_veto_lies_until_the_round_its_event_names(short: bool, begun: int, last: int) -> None:
    """Rounds have their printed numbers everywhere; a short game leaves out 1, 4 and 7."""
    game = position(courts=(3, 0, 0, 0), round_index=begun, short=short)
    log = listen(game)
    take_card(game, 0, "veto", 2)
    assert [event.data["last_round"] for event in heard(log, "veto_laid")] == [last]
    for viewer in (0, 1, -1):
        assert show_board(game, viewer).vetos == [LiveVeto(0, last)]


@pytest.mark.parametrize(
    ("players", "figures"), [(2, [5, 0, 0]), (3, [5, 3, 0]), (4, [5, 3, 1]), (5, [5, 3, 1])]
)
def test_figures_are_those_that_pay(players: int, figures: list[int]) -> None:
    """EG 5.4: with two players only the first rank pays, with three the first two."""
    game = position(players=players)
    assert show_board(game, -1).figures[PAIS_VASCO] == figures
