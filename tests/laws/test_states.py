"""States are values: copies share nothing, every form comes back, equal situations are equal."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from hidalgo.grande import decisions
from hidalgo.grande.check import faults
from hidalgo.grande.state import STATE_BYTES, State, state_from_bytes
from hidalgo.grande.verbs import numbers
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.state import SEAT, VERB
from tests.laws.games import Step, asked, choices, owing, say, walks

# Questions whose answers can come in any order, one seat's or several seats'.
PERMUTABLE = ("place", "move", "reinforce", "recall", "return", "one-each", "disc", "score-set")


def test_copies_share_nothing_with_what_goes_on(laws: int) -> None:
    """Keep every copy with its bytes; when the game is over, none has changed."""
    for walk in walks(laws, "copies"):
        kept: list[tuple[State, bytes]] = [(walk.state.copy(), walk.state.to_bytes())]
        for step in walk:
            makers = (State.copy, copy.copy, copy.deepcopy)
            made = makers[len(kept) % 3](step.after)
            made.apply(*pick_last(made)) if not made.over() else None
            assert step.after.to_bytes() != made.to_bytes() or made.over(), step
            kept.append((makers[len(kept) % 3](step.after), step.after.to_bytes()))
        for index, (state, then) in enumerate(kept):
            assert state.to_bytes() == then, (walk, index)
            assert state.log is None, walk


def pick_last(state: State) -> tuple[int, int]:
    """Return the last option of the first seat that owes a decision, with the seat."""
    seat = int(state.actor())
    return choices(state, seat)[-1], seat


def test_every_form_comes_back_equal(laws: int) -> None:
    for walk in walks(laws, "forms"):
        for step in walk:
            state = step.after
            data = state.to_bytes()
            assert len(data) == STATE_BYTES, step
            forms = (
                state_from_bytes(data),
                pickle.loads(pickle.dumps(state)),  # noqa: S301
                copy.copy(state),
                copy.deepcopy(state),
                state.copy(),
            )
            for form in forms:
                assert type(form) is State, step
                assert form == state, step
                assert form is not state, step
                assert form.to_bytes() == data, step
                assert form.digest() == state.digest(), step
            same = data == step.before.to_bytes()
            assert (state == step.before) == same, step
            assert (state.digest() == step.before.digest()) == same, step
            assert state != data, step


def test_no_state_has_a_fault(laws: int) -> None:
    """What checks states from outside has nothing against those of a game."""
    for walk in walks(laws, "faults"):
        for step in walk:
            assert not faults(step.after), step


def test_equal_states_have_equal_hashes(laws: int) -> None:
    for walk in walks(laws, "hashes"):
        for step in walk:
            assert hash(step.after) == hash(step.after.copy()), step


def test_a_game_goes_on_equally_from_any_form(laws: int) -> None:
    for walk in walks(laws, "going on"):
        other = walk.state.copy()
        for step in walk:
            if len(walk.made) % 3 == 0:
                other = pickle.loads(pickle.dumps(other))  # noqa: S301
            other.apply(step.action, step.seat)
            assert other == step.after, step


def test_decisions_come_back_from_every_form(laws: int) -> None:
    kinds = decisions.KINDS
    for walk in walks(laws, "forms of decisions"):
        for step in walk:
            for action in choices(step.before, step.seat):
                assert kinds.encode(kinds.decode(action)) == action, step
                assert kinds.from_text(kinds.to_text(action)) == action, step
                assert kinds.from_text(f" {kinds.to_text(action).swapcase()}  ") == action, step
                assert kinds.from_json(json.loads(json.dumps(kinds.to_json(action)))) == action


@pytest.mark.parametrize("size", [0, 1, STATE_BYTES - 2, STATE_BYTES + 2])
def test_bytes_of_another_length_are_malformed(size: int) -> None:
    with pytest.raises(MalformedError, match=f"{STATE_BYTES} bytes, not {size}"):
        state_from_bytes(bytes(size))


def let_pass(state: State) -> None:
    """Let everything pass that could be vetoed."""
    while state.prompt() == "window":
        state.apply(decisions.PASS, int(state.actor()))


def two_in_order(state: State, first: tuple[int, int], second: tuple[int, int]) -> State | None:
    """Make two decisions on a copy, letting pass what could be vetoed; None if they cannot be."""
    result = state.copy()
    result.apply(*first)
    let_pass(result)
    action, seat = second
    if result.prompt() != state.prompt() or action not in choices(result, seat):
        return None
    result.apply(action, seat)
    let_pass(result)
    return result


def check_order_leaves_no_trace(step: Step, salt: int) -> int:
    """Make two decisions in both orders; return 1 if that was possible."""
    state = step.before
    seats = asked(state)
    one, two = seats[salt % len(seats)], seats[(salt // 7) % len(seats)]
    if state.prompt() == "disc" and (one == two or owing(state) in ([one], [two])):
        return 0  # a disc is only changed, or the last one is in and all are shown
    listed, others = choices(state, one), choices(state, two)
    first = (listed[salt % len(listed)], one)
    second = (others[(salt // 11) % len(others)], two)
    if first == second or decisions.PASS in {first[0], second[0]}:
        return 0
    forth, back = two_in_order(state, first, second), two_in_order(state, second, first)
    if forth is None or back is None:
        return 0
    assert forth.to_bytes() == back.to_bytes(), (step, say(*first), say(*second))
    return 1


def test_the_order_of_what_can_be_permuted_leaves_no_trace(laws: int) -> None:
    """Placements, moves, returns, discs: two of them in either order give equal bytes."""
    tried = 0
    for walk in walks(laws, "orders"):
        for step in walk:
            if step.before.prompt() in PERMUTABLE:
                for salt in range(5):
                    tried += check_order_leaves_no_trace(step, int(walk.rng.below(1 << 20)) + salt)
    assert tried > laws


def finish(state: State, *, turn: bool) -> bytes:
    """Let all pass and choose the last option until the special action, or the turn, is over."""
    seat, rounds = state.frame_at(1, SEAT), state.round()
    while state.depth() > 0 and state.round() == rounds:
        bottom_is_turn = state.frame_at(1, VERB) == numbers.TURN and state.frame_at(1, SEAT) == seat
        if not bottom_is_turn:
            break
        is_special_over = state.depth() == 1 or state.prompt() == "place"
        if is_special_over and not turn:
            break
        answer = pick_last(state)
        state.apply(*((decisions.PASS, answer[1]) if state.prompt() == "window" else answer))
    return state.to_bytes()


@pytest.mark.parametrize("turn", [True, False], ids=["turn", "special-action"])
def test_waiving_all_windows_at_once_leaves_no_trace(laws: int, *, turn: bool) -> None:
    """EG 7.17. Who waives the rest gets the same as who lets each step pass, once it is over."""
    for walk in walks(laws, "waiving"):
        for step in walk:
            if step.before.prompt() != "window":
                continue
            if decisions.LET not in choices(step.before, step.seat):
                continue
            ends = []
            for answer in (decisions.PASS, decisions.LET):
                state = step.before.copy()
                state.apply(answer, step.seat)
                ends.append(finish(state, turn=turn))
            assert ends[0] == ends[1], step
