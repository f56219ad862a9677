"""Damaged views: what no game can look like is refused, and the fault is named."""

from __future__ import annotations

import pytest

from hidalgo.grande.layout import (
    COURT,
    DISC,
    EDITION,
    HAND,
    HIDDEN,
    MARKER,
    OPEN,
    RETURN_MASK,
    RETURN_SEAT,
    ROUND,
    SHOWN,
    STACK,
    STACK_SIZE,
)
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.unseen import card_taken_back
from hidalgo.grande.views import PUBLIC, View, view, view_from_bytes
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.state import FRAMES, USED, X
from tests.grande.positions import position, say
from tests.grande.scenes import LONELY, special

NO_VIEW = "this is no view of El Grande: "


def fault(known: View, seat: int | None = None) -> str:
    """Return what is said to be wrong with the bytes of a view, for its viewer or another one."""
    with pytest.raises(MalformedError) as caught:
        view_from_bytes(known.to_bytes(), known.seat if seat is None else seat)
    message = str(caught.value)
    assert message.startswith(NO_VIEW)
    return message.removeprefix(NO_VIEW)


def one_disc_set() -> State:
    """P1 has announced to score what is named once; P2 has set its disc, the others have not."""
    return say(special("bigbox", "disc-scoring", regions=LONELY), 1, "region SEV")


@pytest.mark.parametrize("seat", [-2, 4, 5, 31, 1 << 20])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    game = new_game("bigbox", 4, 5)
    with pytest.raises(MalformedError, match=f"^there is no seat {seat}; seats go from 0 to 3$"):
        view(game, seat)
    assert fault(view(game), seat) == f"there is no seat {seat} to see it"


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 3])
def test_sound_views_come_back(viewer: int) -> None:
    for game in (new_game("bigbox", 4, 5), one_disc_set()):
        known = view(game, viewer)
        assert view_from_bytes(known.to_bytes(), viewer) == known


@pytest.mark.parametrize(
    ("slot", "value", "message"),
    [
        (EDITION, 15, "no edition has the number 15"),
        (MARKER, 4, "marker 1 is 4"),
        (ROUND, 50, "round 1 is 50"),
        (ROUND, -3, "round 1 is -3"),
        (HAND, -1, "hand of seat 1 is -1"),
        (HAND + 3, 1 << 13, "hand of seat 4 is 8192"),
        (SHOWN, -1, "played power cards of seat 1 is -1"),
        (SHOWN + 3, 1 << 13, "played power cards of seat 4 is 8192"),
        (RETURN_SEAT, 4, "unseen return 1 is 4"),
        (RETURN_SEAT + 1, -2, "unseen return 2 is -2"),
        (RETURN_MASK, -1, "candidates of return 1 is -1"),
        (RETURN_MASK + 1, 1 << 13, "candidates of return 2 is 8192"),
        (USED, -6, "the pending work takes -6 slots"),
        (USED, 54, "the pending work takes 54 slots"),
        (USED, 5, "the pending work takes 5 slots"),
        (FRAMES, 77, "pending work 1 has no verb 77"),
        (COURT, 8, "P1 has 31 caballeros, not 30"),
        (OPEN, HIDDEN, "open"),
    ],
)
def test_damage_to_a_view_is_named(slot: int, value: int, message: str) -> None:
    known = view(new_game("bigbox", 4, 5), 0)
    known.put(slot, value)
    assert message in fault(known)


def test_all_damage_of_a_kind_is_named_at_once() -> None:
    known = view(new_game("bigbox", 4, 5), 0)
    known.put(HAND + 1, -1)
    known.put(SHOWN + 2, -1)
    assert fault(known) == (
        "hand of seat 2 is -1, not 0 to 8191; played power cards of seat 3 is -1, not 0 to 8191"
    )


def test_a_view_that_shows_too_much_or_too_little_is_refused() -> None:
    whole = "it shows what its viewer cannot know, or hides what the viewer knows"
    game = one_disc_set()
    known = view(game, 0)
    known.put(DISC + 1, 7)
    assert fault(known) == whole
    assert fault(view(game, 1), 0) == whole
    shown = view(game, 0)
    shown.put(STACK + 5, int(game.get(STACK + 5)))
    assert fault(shown) == whole


def test_a_return_that_can_have_been_no_card_is_refused() -> None:
    """EG 8.11: of a card taken back, one candidate at least is left."""
    held = [value for value in range(1, 14) if value not in {4, 6, 13}]
    game = position(hands=[held] * 4)
    card_taken_back(game, 2, 1 << 5)
    known = view(game)
    assert known.get(RETURN_MASK) == 1 << 3 | 1 << 5 | 1 << 12
    known.put(RETURN_MASK, 0)
    assert fault(known).startswith("no game fits this view: something hidden can be nothing")


@pytest.mark.parametrize("candidates", [-1, 1 << 13])
def test_candidates_that_are_no_cards_are_refused(candidates: int) -> None:
    known = view(new_game("bigbox", 4, 5), 0)
    known.put(RETURN_SEAT, 1)
    known.put(RETURN_MASK, candidates)
    assert fault(known).startswith(f"candidates of return 1 is {candidates}")


def test_a_disc_for_a_verb_that_is_not_there_is_refused() -> None:
    known = view(one_disc_set(), 0)
    known.set_frame(X, 99)
    assert fault(known) == "pending work 2 holds 99, not 0 to 29"


@pytest.mark.parametrize("stack", [0, 1, 2, 3])
def test_a_stack_that_shows_one_card_twice_is_refused(stack: int) -> None:
    game = position(round_index=8)
    known = view(game)
    first = int(STACK) + stack * int(STACK_SIZE)
    known.put(first + 4, int(known.get(first)))
    assert fault(known) == "no game fits this view: a stack has not its own cards"


def test_a_disc_for_something_that_needs_none_is_refused() -> None:
    known = view(one_disc_set(), 0)
    known.set_frame(X, 0)
    assert fault(known)
