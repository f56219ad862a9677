"""Several regions by one card while a Veto lies open: their order, and taking one back."""

from __future__ import annotations

import pytest

from hidalgo.grande.state import State
from tests.grande.cards.common import (
    ANSWERS_TO_STEPS,
    EDITIONS,
    begin,
    every_edition,
    finished,
    why_not,
)
from tests.grande.positions import give_veto, heard, legal, listen, points, position, say

# Firsts alone: Galicia pays P1 4, Cataluña P2 4, Sevilla P3 4; the same three are 4-point
# regions, the fullest and the emptiest. Valencia pays nobody.
REGIONS = {"GAL": (2,), "CAT": (0, 2), "SEV": (0, 0, 2)}
CARDS = ["score-4", "score-fullest", "score-emptiest"]
ORDERED = [(edition, card) for edition in EDITIONS for card in CARDS] + [
    ("bigbox_nl", "score-firsts")
]
PRINTED = [("bigbox", "score-firsts"), ("decennial", "score-firsts")]


def three(edition: str, *, veto: bool = True) -> State:
    game = position(edition, king="CLN", regions=REGIONS, courts=(1,), grandes=["CLV"] * 4)
    if veto:
        give_veto(game, 3)
    return game


def asked(game: State) -> list[str]:
    """The regions among which P1 has to choose the next."""
    return [text.split()[1] for text in legal(game, 0)]


@every_edition
@pytest.mark.parametrize("card", [*CARDS, "score-firsts"])
def test_without_a_veto_nobody_is_asked(edition: str, card: str) -> None:
    game = three(edition, veto=False)
    log = listen(game)
    begin(game, card)
    assert finished(game)
    assert points(game) == (4, 4, 4, 0)
    assert [event.data["place"] for event in heard(log, "scored")] == [0, 3, 7]


@every_edition
@pytest.mark.parametrize("card", [*CARDS, "score-firsts"])
def test_a_veto_of_ones_own_asks_nothing(edition: str, card: str) -> None:
    game = three(edition, veto=False)
    give_veto(game, 0)
    begin(game, card)
    assert finished(game)
    assert points(game) == (4, 4, 4, 0)


@pytest.mark.parametrize(("edition", "card"), ORDERED)
def test_the_active_seat_chooses_the_order(edition: str, card: str) -> None:
    game = three(edition)
    begin(game, card)
    assert legal(game, 3) == ANSWERS_TO_STEPS
    say(game, 3, "pass")
    assert asked(game) == ["GAL", "CAT", "SEV"]
    assert why_not(game, 0, "region VAL") == "not-scored"
    say(game, 0, "region SEV")
    assert points(game) == (0, 0, 4, 0)
    say(game, 3, "pass")
    assert asked(game) == ["GAL", "CAT"]
    assert why_not(game, 0, "region SEV") == "not-scored"
    say(game, 0, "region GAL")
    assert points(game) == (4, 0, 4, 0)
    say(game, 3, "pass")
    # The last one needs no question, and has its window too.
    assert points(game) == (4, 4, 4, 0)
    assert legal(game, 3) == ANSWERS_TO_STEPS
    say(game, 3, "pass")
    assert finished(game)


@pytest.mark.parametrize(("edition", "card"), PRINTED)
def test_first_places_go_in_printed_order(edition: str, card: str) -> None:
    game = three(edition)
    begin(game, card)
    for scored in ((0, 0, 0, 0), (4, 0, 0, 0), (4, 4, 0, 0), (4, 4, 4, 0)):
        assert points(game) == scored
        assert legal(game, 3) == ANSWERS_TO_STEPS
        assert legal(game, 0) == []
        say(game, 3, "pass")
    assert finished(game)


@pytest.mark.parametrize(("edition", "card"), ORDERED)
@pytest.mark.parametrize(
    ("made", "left"),
    [(1, (0, 0, 0, 0)), (2, (0, 0, 4, 0)), (3, (4, 0, 4, 0))],
)
def test_a_veto_takes_one_region_back(
    edition: str, card: str, made: int, left: tuple[int, ...]
) -> None:
    """Scored earlier: it stands; still to come: lost, after the very last one as well."""
    game = three(edition)
    begin(game, card)
    for named in ("SEV", "GAL", "")[:made]:
        say(game, 3, "pass")
        if named:
            say(game, 0, f"region {named}")
    say(game, 3, "veto")
    assert finished(game)
    assert points(game) == left


@pytest.mark.parametrize(("edition", "card"), PRINTED)
@pytest.mark.parametrize(
    ("passes", "left"), [(1, (0, 0, 0, 0)), (2, (4, 0, 0, 0)), (3, (4, 4, 0, 0))]
)
def test_a_veto_among_first_places(
    edition: str, card: str, passes: int, left: tuple[int, ...]
) -> None:
    game = say(begin(three(edition), card), 3, *["pass"] * passes, "veto")
    assert finished(game)
    assert points(game) == left


@pytest.mark.parametrize(("edition", "card"), ORDERED)
def test_a_veto_on_the_announcement_scores_nothing(edition: str, card: str) -> None:
    game = say(begin(three(edition), card), 3, "veto")
    assert finished(game)
    assert points(game) == (0, 0, 0, 0)


@every_edition
@pytest.mark.parametrize("card", [*CARDS, "score-firsts"])
def test_the_order_changes_no_total(edition: str, card: str) -> None:
    game = begin(three(edition), card)
    while game.prompt() != "place":
        if game.prompt() == "window":
            say(game, 3, "pass")
        else:
            say(game, 0, legal(game, 0)[-1])
    assert points(game) == (4, 4, 4, 0)


@every_edition
@pytest.mark.parametrize(
    ("card", "regions", "last", "both", "one"),
    [
        ("score-5", {"PVA": (2,), "ARA": (0, 2)}, "ARA", (5, 5, 0, 0), (0, 5, 0, 0)),
        ("score-6-7", {"CLV": (0, 2), "GRA": (2,)}, "GRA", (6, 6, 0, 0), (6, 0, 0, 0)),
    ],
)
def test_the_other_values_go_by_steps_too(
    edition: str,
    card: str,
    regions: dict[str, tuple[int, ...]],
    last: str,
    both: tuple[int, ...],
    one: tuple[int, ...],
) -> None:
    """The region that is last in printed order goes first; the other is taken back."""
    game = position(edition, king="VAL", regions=regions, courts=(1,), grandes=["SEV"] * 4)
    give_veto(game, 3)
    say(begin(game, card), 3, "pass")
    say(game, 0, f"region {last}")
    assert points(game) == one
    say(game, 3, "pass")
    assert points(game) == both
    say(game, 3, "veto")
    assert finished(game)
    assert points(game) == one
