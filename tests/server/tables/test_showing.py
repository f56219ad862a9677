"""What a viewer is shown agrees with what the events tell."""

from __future__ import annotations

import pytest

from hidalgo.server.protocol.board import LiveVeto
from hidalgo.server.tables.showing import show_board
from tests.grande.cards.common import take_card
from tests.grande.positions import heard, listen, position


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
