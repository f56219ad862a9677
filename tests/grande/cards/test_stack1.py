"""Stack 1, the movers (EG 6.1 to 6.13)."""

from __future__ import annotations

import pytest

from hidalgo.grande.state import State
from hidalgo.kernel.errors import MalformedError
from tests.grande.cards.common import (
    ANSWERS_TO_STEPS,
    begin,
    both_big_boxes,
    every_edition,
    finished,
    moves,
    offered,
    provinces,
    why_not,
)
from tests.grande.positions import give_veto, legal, position, say, standing

ANYBODY = ("P1 GAL", "P1 PVA", "P2 GAL", "P3 PVA")
OWN = ("P1 GAL", "P1 PVA")
FOREIGN = ("P2 GAL", "P3 PVA")

# The caballeros each card may move in the position below.
MOVABLE = {
    "move-3": ANYBODY,
    "move-4": ANYBODY,
    "move-4-own": OWN,
    "move-3-foreign": FOREIGN,
    "move-2-own-2-foreign": ANYBODY,
    "move-5-from-one": ANYBODY,
    "move-own-from-one": OWN,
}

# As many moves as each card allows; the last one of move-4 moves a caballero once more.
FULL = {
    "move-3": ["P1 GAL CAS", "P2 GAL SEV", "P3 PVA GRA"],
    "move-4": ["P1 GAL CAS", "P2 GAL SEV", "P3 PVA GRA", "P3 GRA ARA"],
    "move-4-own": ["P1 GAL CAS", "P1 GAL CAS", "P1 PVA GAL", "P1 GAL VAL"],
    "move-3-foreign": ["P2 GAL CAS", "P3 PVA GAL", "P3 PVA ARA"],
    "move-2-own-2-foreign": ["P1 GAL CAS", "P3 PVA GAL", "P1 PVA GRA", "P3 PVA GAL"],
    "move-5-from-one": ["P1 GAL CAS", "P1 GAL CAS", "P2 GAL SEV", "P1 GAL ARA", "P2 GAL PVA"],
    "move-own-from-one": ["P1 GAL CAS", "P1 GAL ARA", "P1 GAL PVA"],
}
every_mover = pytest.mark.parametrize("card", MOVABLE)


def middle(edition: str) -> State:
    """The King in Castilla la Nueva with everybody; P4 stands only there and in the Castillo."""
    board = {
        "GAL": (3, 2, 0, 0),
        "PVA": (1, 0, 2, 0),
        "CLN": (2, 2, 2, 2),
        "CAS": (1, 1, 1, 1),
    }
    return position(edition, king="CLN", regions=board, courts=(1, 3, 3, 3))


def moving(game: State, *steps: str, holder: int | None = None) -> State:
    """Let P1 move; a holder of a Veto lets every step pass but the last, which is open."""
    for count, step in enumerate(steps):
        if holder is not None and count > 0:
            say(game, holder, "pass")
        say(game, 0, f"move {step}")
    return game


@every_edition
@every_mover
def test_what_may_move_and_where_to(edition: str, card: str) -> None:
    """From any free region to any other place that is not the King's; never out of the Castillo."""
    game = begin(middle(edition), card)
    must = card == "move-own-from-one" and edition == "decennial"
    assert legal(game, 0) == ([] if must else ["pass"]) + moves(*MOVABLE[card])


@every_edition
@every_mover
def test_a_card_in_full(edition: str, card: str) -> None:
    game = middle(edition)
    expected = {word: list(standing(game, word)) for word in ("GAL", "PVA", "ARA", "CLN", "CAS")}
    begin(game, card)
    for step in FULL[card]:
        owner, origin, target = step.split()
        for word, change in ((origin, -1), (target, 1)):
            expected.setdefault(word, [0, 0, 0, 0])[int(owner[1]) - 1] += change
    moving(game, *FULL[card])
    assert finished(game)
    assert {word: list(standing(game, word)) for word in expected} == expected
    assert provinces(game) == provinces(middle(edition))


@every_edition
@every_mover
def test_the_kings_region_is_taboo(edition: str, card: str) -> None:
    game = begin(middle(edition), card)
    mine = "P2 GAL" if card == "move-3-foreign" else "P1 GAL"
    assert why_not(game, 0, f"move {mine} CLN") == "taboo"
    assert why_not(game, 0, f"move {mine[:2]} CLN GAL") == "taboo"


@every_edition
@every_mover
def test_nothing_comes_out_of_the_castillo(edition: str, card: str) -> None:
    game = begin(middle(edition), card)
    with pytest.raises(MalformedError, match="'cas' is no from; write one of GAL, PVA"):
        say(game, 0, "move P1 CAS GAL")


@every_edition
@every_mover
def test_who_is_not_there_cannot_move(edition: str, card: str) -> None:
    game = begin(middle(edition), card)
    mine = "P3 GAL" if card == "move-3-foreign" else "P1 VAL"
    assert why_not(game, 0, f"move {mine} ARA") == "nobody-there"
    if card != "move-3-foreign":
        assert why_not(game, 0, "move P1 GAL GAL") == "same-place"


@every_edition
@pytest.mark.parametrize("card", [card for card in MOVABLE if card != "move-own-from-one"])
@pytest.mark.parametrize("made", [0, 1, 2])
def test_a_mover_may_stop_at_any_time(edition: str, card: str, made: int) -> None:
    game = moving(begin(middle(edition), card), *FULL[card][:made])
    assert legal(game, 0)[0] == "pass"
    say(game, 0, "pass")
    assert finished(game)


@every_edition
@every_mover
def test_not_offered_when_nobody_can_move(edition: str, card: str) -> None:
    """All stand under the King, in the Castillo or in Courts."""
    board = {"CLN": (2, 2, 2, 2), "CAS": (1, 1, 1, 1)}
    game = position(edition, king="CLN", regions=board, courts=(1, 3, 3, 3))
    assert not offered(game, card)
    assert finished(game)


@every_edition
@pytest.mark.parametrize(
    ("card", "there"),
    [("move-4-own", (0, 3)), ("move-own-from-one", (0, 3)), ("move-3-foreign", (3, 0))],
)
def test_not_offered_when_only_the_wrong_ones_could(
    edition: str, card: str, there: tuple[int, int]
) -> None:
    game = position(edition, king="CLN", regions={"GAL": there}, courts=(1,))
    assert not offered(game, card)


@every_edition
@pytest.mark.parametrize(
    ("card", "there", "step"),
    [
        ("move-3", (1, 0), "P1 GAL CAS"),
        ("move-4", (0, 1), "P2 GAL CAS"),
        ("move-4-own", (1, 5), "P1 GAL CAS"),
        ("move-3-foreign", (5, 1), "P2 GAL CAS"),
        ("move-2-own-2-foreign", (0, 1), "P2 GAL CAS"),
        ("move-5-from-one", (1, 0), "P1 GAL VAL"),
        ("move-own-from-one", (1, 5), "P1 GAL VAL"),
    ],
)
def test_it_ends_when_nobody_is_left_to_move(
    edition: str, card: str, there: tuple[int, int], step: str
) -> None:
    game = position(edition, king="CLN", regions={"GAL": there}, courts=(1,))
    assert finished(moving(begin(game, card), step))


@every_edition
def test_two_own_and_two_foreign_are_counted_apart(edition: str) -> None:
    game = moving(begin(middle(edition), "move-2-own-2-foreign"), "P1 GAL CAS", "P1 GAL SEV")
    assert legal(game, 0) == ["pass", *moves(*FOREIGN)]
    assert why_not(game, 0, "move P1 GAL ARA") == "own-limit"
    game = moving(begin(middle(edition), "move-2-own-2-foreign"), "P2 GAL CAS", "P3 PVA CAS")
    assert legal(game, 0) == ["pass", *moves(*OWN)]
    assert why_not(game, 0, "move P2 GAL ARA") == "foreign-limit"


@every_edition
def test_own_and_foreign_cards_refuse_the_others(edition: str) -> None:
    assert why_not(begin(middle(edition), "move-4-own"), 0, "move P2 GAL ARA") == "foreign-limit"
    assert why_not(begin(middle(edition), "move-3-foreign"), 0, "move P1 GAL ARA") == "own-limit"


@every_edition
def test_the_first_caballero_fixes_the_region(edition: str) -> None:
    game = moving(begin(middle(edition), "move-5-from-one"), "P1 GAL ARA")
    assert legal(game, 0) == ["pass", *moves("P1 GAL", "P2 GAL")]
    assert why_not(game, 0, "move P1 PVA ARA") == "one-origin"
    assert why_not(game, 0, "move P1 ARA GAL") == "one-origin"


@every_edition
def test_five_out_of_one_region_ends_early_in_a_smaller_region(edition: str) -> None:
    game = begin(middle(edition), "move-5-from-one")
    assert finished(moving(game, "P1 PVA GAL", "P3 PVA GAL", "P3 PVA CAS"))
    assert standing(game, "GAL") == (4, 2, 1, 0)


# All own out of one region: some may stay in the big boxes, all must go in the other


@both_big_boxes
def test_big_boxes_may_leave_some(edition: str) -> None:
    game = moving(begin(middle(edition), "move-own-from-one"), "P1 GAL ARA")
    assert legal(game, 0) == ["pass", *moves("P1 GAL")]
    say(game, 0, "pass")
    assert finished(game)
    assert standing(game, "GAL") == (2, 2, 0, 0)


def test_decennial_moves_all() -> None:
    game = begin(middle("decennial"), "move-own-from-one")
    for step in ("P1 GAL ARA", "P1 GAL CAS"):
        assert why_not(game, 0, "pass") == "must-complete"
        moving(game, step)
        assert legal(game, 0) == moves("P1 GAL")
    assert finished(moving(game, "P1 GAL ARA"))
    assert standing(game, "GAL") == (0, 2, 0, 0)
    assert standing(game, "ARA") == (2, 0, 0, 0)
    assert standing(game, "CAS") == (2, 1, 1, 1)


def test_decennial_stops_for_a_veto_only() -> None:
    game = middle("decennial")
    give_veto(game, 2)
    say(begin(game, "move-own-from-one"), 2, "pass")
    moving(game, "P1 GAL ARA", "P1 GAL CAS", holder=2)
    say(game, 2, "veto")
    assert finished(game)
    assert standing(game, "GAL") == (2, 2, 0, 0)


# Vetos: a window on the announcement and after each caballero


@every_edition
@every_mover
def test_a_window_after_each_caballero_the_last_one_too(edition: str, card: str) -> None:
    game = middle(edition)
    give_veto(game, 2)
    begin(game, card)
    for step in FULL[card]:
        assert legal(game, 2) == ANSWERS_TO_STEPS
        assert legal(game, 0) == []
        say(game, 2, "pass")
        moving(game, step)
    assert legal(game, 2) == ANSWERS_TO_STEPS
    say(game, 2, "pass")
    assert finished(game)
    assert game.holds_veto(2)


@every_edition
@pytest.mark.parametrize(
    ("card", "made"), [(card, made) for card in FULL for made in range(1, len(FULL[card]) + 1)]
)
def test_a_veto_takes_back_the_last_caballero_only(edition: str, card: str, made: int) -> None:
    """Earlier ones stand, and the rest is lost, after the very last one as well."""
    game = middle(edition)
    give_veto(game, 2)
    say(begin(game, card), 2, "pass")
    moving(game, *FULL[card][:made], holder=2)
    say(game, 2, "veto")
    assert finished(game)
    assert not game.holds_veto(2)
    shorter = moving(begin(middle(edition), card), *FULL[card][: made - 1])
    for word in ("GAL", "PVA", "ARA", "SEV", "GRA", "VAL", "CAS"):
        assert standing(game, word) == standing(shorter, word)


@every_edition
def test_the_third_of_four_is_stopped(edition: str) -> None:
    """The rulebooks' own example: two moves stand, the third is undone, the fourth is lost."""
    game = middle(edition)
    give_veto(game, 1)
    say(begin(game, "move-4"), 1, "pass")
    moving(game, "P1 GAL ARA", "P1 GAL ARA", "P2 GAL CAS", holder=1)
    say(game, 1, "veto")
    assert standing(game, "ARA") == (2, 0, 0, 0)
    assert standing(game, "GAL") == (1, 2, 0, 0)
    assert standing(game, "CAS") == (1, 1, 1, 1)
    say(game, 0, "place CAS")
    assert standing(game, "CAS") == (2, 1, 1, 1)


@every_edition
def test_letting_the_rest_pass_closes_all_windows(edition: str) -> None:
    game = middle(edition)
    give_veto(game, 1)
    say(begin(game, "move-3"), 1, "let")
    assert finished(moving(game, *FULL["move-3"]))
    assert game.holds_veto(1)
