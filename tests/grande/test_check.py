"""Damaged bytes: every kind of damage is named, and no damage does more than raise an error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hidalgo.grande.board import REGIONS
from hidalgo.grande.check import faults
from hidalgo.grande.editions import BUILT_IN
from hidalgo.grande.layout import (
    BOARD,
    COURT,
    EDITION,
    GRANDE,
    HAND,
    KING,
    MARKER,
    OPTIONS,
    PHASE,
    RETURN_MASK,
    RETURN_SEAT,
    SCORE,
    SEATS,
    SHADOW,
    SHOWN,
    STACK,
    TILE_AT,
    VETO_SEAT,
)
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import STATE_BYTES, State, state_from_bytes
from hidalgo.grande.verbs import numbers
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.errors import HidalgoError, MalformedError
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream
from hidalgo.kernel.state import FRAMES, LEFT, OWING, SEAT, USED, VERB, X, Y
from tests.grande.positions import give_veto, position, say, turn

DAMAGES = [
    (EDITION, 15, "no edition has the number 15"),
    (SEATS, 6, "number of players 1 is 6, not 2 to 5"),
    (OPTIONS, 9, "option set 1 is 9"),
    (PHASE, -1, "phase 1 is -1"),
    (COURT, 8, "P1 has 31 caballeros, not 30"),
    (KING, REGIONS, "the King is in place 9"),
    (GRANDE + 1, 12, "the Grande of P2 is in place 12"),
    (SCORE + 2, -3, "P3 has -3 points"),
    (TILE_AT, 10, "tile 1 lies at place 10"),
    (MARKER, 4, "marker 1 is 4"),
    (HAND, -1, "hand of seat 1 is -1"),
    (STACK, 44, "stack 1 holds card 44, which is none of its own"),
    (VETO_SEAT, 7, "holder of Veto 1 is 7"),
    (USED, 5, "the pending work takes 5 slots"),
    (FRAMES, 77, "pending work 1 has no verb 77"),
    (OWING, 0, "somebody else is said to owe a decision than the pending work asks"),
]


@pytest.mark.parametrize(("slot", "value", "message"), DAMAGES)
def test_damage_is_named(slot: int, value: int, message: str) -> None:
    game = new_game("bigbox", 4, 5)
    assert faults(game) == []
    game.put(slot, value)
    with pytest.raises(MalformedError, match=message):
        state_from_bytes(game.to_bytes())


def test_all_damage_is_named_at_once() -> None:
    game = new_game("bigbox", 4, 5)
    game.put(KING, 11)
    game.put(MARKER, 9)
    game.put(SCORE, -1)
    assert len(faults(game)) == 3


def test_a_wrong_length_is_named() -> None:
    with pytest.raises(MalformedError, match=f"has {STATE_BYTES} bytes, not 3"):
        state_from_bytes(b"abc")


@given(st.binary(min_size=STATE_BYTES, max_size=STATE_BYTES))
def test_any_bytes_are_refused_with_our_error(data: bytes) -> None:
    with pytest.raises(MalformedError):
        state_from_bytes(data)


@given(st.integers(0, STATE_BYTES // 2 - 1), st.integers(-32768, 32767))
def test_one_damaged_slot_never_does_harm(slot: int, value: int) -> None:
    """Either it is refused, or it is a game whose every question has an answer or our error."""
    game = new_game("decennial", 3, 5)
    game.put(slot, value)
    try:
        again = state_from_bytes(game.to_bytes())
    except MalformedError:
        return
    for action in range(0, 576, 7):
        try:
            again.copy().apply(action, again.actor())
        except HidalgoError:
            continue


def damaged(game: State, slot: int, value: int) -> State:
    """Return a copy of a game with one slot changed."""
    copy = game.copy()
    copy.put(slot, value)
    return copy


def test_sound_games_stay_sound(laws: int) -> None:
    """Whatever a game comes to, it can be saved and brought back."""
    out = Choices()
    rng = stream(1, "sound games")
    for number in range(max(4, laws // 4)):
        game = new_game(BUILT_IN[number % 3], 2 + number % 4, number, vetos=number % 3 > 0)
        while not game.over():
            assert faults(game) == []
            seat = game.actor()
            game.apply(out[rng.below(game.legal(seat, out))], seat)
        assert faults(game) == []


def test_damage_that_is_let_in_never_harms_a_game(laws: int) -> None:
    """A changed slot is refused, or the game goes on to an end with all its pieces."""
    out = Choices()
    rng = stream(2, "damage")
    for number in range(laws * 4):
        game = new_game(BUILT_IN[number % 3], 2 + number % 4, number)
        play_random(game, rng, out, rng.below(250))
        value = int(rng.below(40)) - 4
        worse = damaged(game, int(rng.below(STATE_BYTES // 2)), value)
        try:
            worse = state_from_bytes(worse.to_bytes())
        except MalformedError:
            continue
        play_random(worse, rng, out, 6000)
        assert worse.over()
        assert faults(worse) == []


def window_after_a_step() -> State:
    """Return a game in which P2 may veto what P1 has just moved."""
    game = position(king="GAL", regions={"ARA": (2, 1, 0, 0)}, courts=(1, 0, 0, 0))
    give_veto(game, 1)
    turn(game, 0, "move-3")
    say(game, 0, "special")
    say(game, 1, "pass")
    return say(game, 0, "move P1 ARA SEV")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        (int(LEFT), 1 << 4, "only those who hold a Veto"),
        (int(SEAT), 3, "only those who hold a Veto"),
        (int(Y), 2, "only those who hold a Veto|not active"),
        (int(X), 0, "the board from before a step is kept exactly while"),
        (int(VERB), int(numbers.RETURN), "pending work 3 holds 1"),
    ],
)
def test_damaged_windows_are_named(field: int, value: int, message: str) -> None:
    game = window_after_a_step()
    assert faults(game) == []
    game.set_frame(field, value)
    with pytest.raises(MalformedError, match=message):
        state_from_bytes(game.to_bytes())


@pytest.mark.parametrize(
    ("masks", "fits"),
    [
        ((0b0011, 0b1011), True),
        ((0b1010, 0b1011), True),
        ((0b0010, 0b1011), False),  # a return that could be one card only would be known
        ((0b0011, 0b0001), False),  # what could be taken back earlier can be taken back later
        ((0b0011, 0b1001), False),
        ((0b1011, 0b1011), False),  # a card was laid between the two
        ((0b1011, 0b0011), False),
    ],
)
def test_unseen_returns_that_no_course_of_play_leaves_are_named(
    masks: tuple[int, int], fits: bool
) -> None:
    """EG 8.11: P1 laid 1, 2 and 4 and holds 1 and 2 again, taken back unseen one after the other.

    A state that were let in with other candidates could later leave none for a sample to draw.
    """
    game = new_game("bigbox", 4, 5)
    game.put(HAND, game.get(HAND) & ~0b1000)
    game.put(SHOWN, 0b1011)
    for index, mask in enumerate(masks):
        game.put(RETURN_SEAT + index, 0)
        game.put(RETURN_MASK + index, mask)
    expected = [] if fits else ["the hand of P1 does not fit the power cards it has played"]
    assert faults(game) == expected


def test_a_damaged_shadow_is_named() -> None:
    game = window_after_a_step()
    game.add(SHADOW + COURT - BOARD, 1)
    with pytest.raises(MalformedError, match="has not all that is P1's"):
        state_from_bytes(game.to_bytes())
