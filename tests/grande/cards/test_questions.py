"""What every card asks, and that all else is refused as not being asked (EG 3.6)."""

from __future__ import annotations

import pytest

from hidalgo.grande import decisions
from hidalgo.grande.rounds import settle
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from tests.golden.counting import short_province
from tests.grande.cards.common import begin, every_card, every_edition, full, why_not
from tests.grande.positions import legal, position, say
from tests.laws.test_legality import KINDS_ASKED

OVER = {"turn", "place", "power"}


def check_other_kinds(game: State) -> None:
    """The first and the last decision of every kind that is not asked for are not what is asked."""
    seat = int(game.actor())
    for kind in decisions.KINDS.kinds:
        if kind.name not in KINDS_ASKED[game.prompt()]:
            for action in (kind.base, kind.base + kind.size - 1):
                reason = game.explain(action, seat)
                assert reason is not None
                assert reason.key == "not-asked", (game.prompt(), kind.name)


@every_edition
@every_card
@pytest.mark.parametrize("choice", [0, -1], ids=["first", "last"])
def test_what_a_card_does_not_ask_is_said_not_to_be_asked(
    edition: str, card: str, choice: int
) -> None:
    game = full(edition)
    check_other_kinds(begin(game, card))
    while game.prompt() not in OVER:
        seat = int(game.actor())
        say(game, seat, legal(game, seat)[choice])
        check_other_kinds(game)


def test_what_recruiting_from_regions_does_not_ask() -> None:
    """EG 3.8: own caballeros, out of regions other than the King's, and nothing else."""
    game = say(short_province(), 0, "special", "recruit 1")
    assert game.prompt() == "recall"
    check_other_kinds(game)
    assert legal(game, 0) == ["pass", "take P1 VAL", "take P1 SEV"]
    assert why_not(game, 0, "take P1 COURT") == "only-regions"
    assert why_not(game, 0, "take P1 CAS") == "not-from-castillo"
    assert why_not(game, 0, "take P1 GAL") == "taboo"
    assert why_not(game, 0, "take P1 ARA") == "nobody-there"
    assert why_not(game, 0, "take P2 VAL") == "only-own"
    assert why_not(game, 0, "take P5 COURT") == "only-own"


@every_edition
@pytest.mark.parametrize("card", ["move-3", "move-4-own", "move-3-foreign", "move-own-from-one"])
def test_who_does_not_play_has_nobody_to_move(edition: str, card: str) -> None:
    """EG 1.8: whatever else the card would not allow."""
    game = begin(full(edition), card)
    assert why_not(game, 0, "move P5 GAL ARA") == "nobody-there"
    assert why_not(game, 0, "move P5 CLN ARA") == "nobody-there"


@every_edition
def test_who_does_not_play_has_nobody_to_send_home(edition: str) -> None:
    """EG 1.8, 6.19."""
    game = begin(full(edition), "one-of-each")
    assert why_not(game, 0, "take P5 GAL") == "nobody-there"
    assert why_not(game, 0, "take P5 CLN") == "nobody-there"
    assert why_not(game, 0, "take P5 COURT") == "one-from-region"


def test_a_hand_that_can_play_nothing_is_noticed() -> None:
    """EG 8.2: it cannot come up, and if it did, the game would not go on as if nothing were."""
    game = position(players=2, played=(4, 3), hands=[[3], [4, 5]])
    game.push(numbers.POWER, 0, 0, 0, 0, 0)
    with pytest.raises(AssertionError, match="a hand can always play"):
        settle(game)
