"""What is listed can be done, all else is refused and changes nothing, and seats have a choice."""

from __future__ import annotations

import pytest

from hidalgo.grande import decisions, unseen
from hidalgo.grande.absent import NO_DEFAULT, default_decision
from hidalgo.grande.board import MAX_SEATS
from hidalgo.grande.clauses import REASONS
from hidalgo.grande.layout import POWER_NOW
from hidalgo.grande.state import State
from hidalgo.kernel.errors import IllegalError, MalformedError
from hidalgo.kernel.rng import Rng, stream
from tests.laws.games import SETTINGS, asked, choices, owing, say, walks

ALL = range(int(decisions.END))
OUTSIDE = (-1, -2, -576, 576, 577, 1000, 32767, 32768, 65536 + 3, 1 << 40, -(1 << 40))
SEATS = range(-1, int(MAX_SEATS) + 1)

# Owing decisions, at most. They are counted for five players: fewer seats make fewer of each.
#
# Two holders of a Veto answer to an announcement and to every step: 2 + 2 * steps answers.
# Stack 1: the longest card moves all own out of one region: its half is chosen, 30 steps.
# Stack 2: four opponents return 3 each, four steps.
# Stack 3: nine regions are scored, nine steps; the last region is not asked.
# Stack 4: five discs, or an eviction with a region and four discs; one announcement, no steps.
# Stack 5: the King's new region.
SPECIAL = (1 + 30 + 2 + 60, 4 * 3 + 2 + 8, 8 + 2 + 18, 5 + 2, 1 + 2)
# A turn plays a power card, recruits, chooses a card, says twice what comes first or is declined,
# and places up to the number of the stack. Recruiting takes 6 decisions at most: six recalled one
# by one, as power card 1 allows six; or, if the Province has somebody left, a number and five.
TURN = 1 + 6 + 1 + 2
PLACING = (1, 2, 3, 4, 5)
SCORINGS = 3


def most_decisions(players: int, rounds: int) -> int:
    """Return a number of owing decisions that no game exceeds.

    Every seat takes another stack, so with fewer players the longest cards are the ones taken.
    A disc can be changed without end, but only a disc that is owed brings the game further.
    """
    cards = sorted((s + p for s, p in zip(SPECIAL, PLACING, strict=True)), reverse=True)
    return rounds * (players * TURN + sum(cards[:players])) + SCORINGS * players


# What each question is about. Whatever is of no such kind is not what is asked, and is said to be.
KINDS_ASKED = {
    "power": {"power"},
    "recruit": {"recruit"},
    "recall": {"pass", "take"},
    "choose": {"card"},
    "turn": {"pass", "special", "first"},
    "place": {"pass", "place"},
    "window": {"pass", "veto", "let"},
    "disc": {"region"},
    "move": {"pass", "move"},
    "reinforce": {"pass", "place"},
    "either": {"half"},
    "one-each": {"pass", "take"},
    "return": {"take"},
    "score-one": {"region"},
    "score-set": {"region"},
    "move-tile": {"tile"},
    "power-back": {"power"},
    "move-grande": {"region"},
    "eviction": {"region"},
    "move-king": {"region"},
}


def check_options(state: State, seat: int, listed: list[int], where: object) -> None:
    """Everything listed can be done on a copy, which is another state then."""
    before = state.to_bytes()
    for action in listed:
        assert state.explain(action, seat) is None, (where, say(action, seat))
        trial = state.copy()
        trial.apply(action, seat)
        is_same_disc = state.prompt() == "disc" and state.disc(seat) == action - decisions.REGION
        assert is_same_disc or trial.to_bytes() != before, (where, say(action, seat))
    assert state.to_bytes() == before, where


def check_refused(state: State, seat: int, action: int, listed: list[int], where: object) -> None:
    """A decision that is not listed is refused with its reason, and nothing changes."""
    before = state.to_bytes()
    reason = state.explain(action, seat)
    assert reason is not None, (where, say(action, seat))
    assert reason.legal == tuple(listed), (where, say(action, seat))
    with pytest.raises(IllegalError) as caught:
        state.apply(action, seat)
    assert caught.value.clause == reason.clause, (where, say(action, seat))
    assert caught.value.legal == tuple(listed), (where, say(action, seat))
    assert state.to_bytes() == before, (where, say(action, seat))


def some(rng: Rng, count: int) -> list[int]:
    """Return some decisions at random; all of them if the count is large enough."""
    if count >= len(ALL):
        return list(ALL)
    return [int(rng.below(len(ALL))) for _ in range(count)]


def near(listed: list[int]) -> list[int]:
    """Return all decisions of the kinds that are listed, but for moves, of which there are many."""
    kinds = {decisions.KINDS.kind_of(action) for action in listed}
    small = [kind for kind in kinds if kind.base < decisions.MOVE]
    return sorted(action for k in small for action in range(k.base, k.base + k.size))


def test_what_is_listed_can_be_done_and_is_in_order(laws: int) -> None:
    for walk in walks(laws, "listed"):
        for step in walk:
            for seat in SEATS:
                listed = choices(step.before, seat)
                assert listed == sorted(set(listed)), step
                assert all(action in ALL for action in listed), step
                assert bool(listed) == (seat in asked(step.before)), step
                check_options(step.before, seat, listed, step)


def test_no_reason_is_given_exactly_for_what_is_listed(laws: int) -> None:
    """All of the kinds that are asked for, and of the rest the more the larger the knob."""
    for walk in walks(laws, "explained"):
        rng = stream(walk.index, "what to try")
        for step in walk:
            for seat in SEATS:
                listed = choices(step.before, seat)
                for action in [*near(listed), *some(rng, 8 + laws // 4)]:
                    silent = step.before.explain(action, seat) is None
                    assert silent == (action in listed), (step, say(action, seat))


def test_what_is_not_listed_is_refused_and_changes_nothing(laws: int) -> None:
    for walk in walks(laws, "refused"):
        rng = stream(walk.index, "what to try")
        for step in walk:
            for seat in range(walk.setting.players):
                listed = choices(step.before, seat)
                for action in some(rng, 2):
                    if action not in listed:
                        check_refused(step.before, seat, action, listed, step)


def test_after_the_end_nothing_is_asked_and_everything_refused(laws: int) -> None:
    for walk in walks(laws, "the end"):
        for _ in walk:
            pass
        state = walk.state
        assert state.prompt() == "over", walk
        assert state.owing() == 0, walk
        assert state.actor() == -1, walk
        for seat in SEATS:
            assert choices(state, seat) == [], walk
            check_refused(state, seat, seat + 50, [], walk)


def test_what_is_of_another_kind_is_not_what_is_asked(laws: int) -> None:
    for walk in walks(laws, "other kinds"):
        for step in walk:
            prompt = step.before.prompt()
            for kind in decisions.KINDS.kinds:
                if kind.name in KINDS_ASKED[prompt]:
                    continue
                for action in (kind.base, kind.base + kind.size - 1):
                    reason = step.before.explain(action, step.seat)
                    assert reason is not None, step
                    assert reason.key == "not-asked", (step, say(action, step.seat))


@pytest.mark.parametrize("seat", [15, 16, 31, 32, 63, 64, 65, 128, -64, 1 << 32, 1 << 62])
def test_seats_that_no_table_has_are_asked_nothing(laws: int, seat: int) -> None:
    for walk in walks(laws // 10 + 1, "seats"):
        for step in walk:
            assert not step.before.is_asked(seat), step
            check_refused(step.before, seat, step.action, [], step)


def test_ints_that_are_no_decisions_are_malformed(laws: int) -> None:
    for walk in walks(laws, "malformed"):
        for step in walk:
            state, before = step.before, step.before.to_bytes()
            action = OUTSIDE[len(walk.made) % len(OUTSIDE)]
            for seat in SEATS:
                with pytest.raises(MalformedError, match=f"{action} is no decision"):
                    state.apply(action, seat)
                reason = state.explain(action, seat)
                assert reason is not None, step
                assert reason._replace(legal=()) == REASONS[1], step
                assert reason.legal == tuple(choices(state, seat)), step
            assert state.to_bytes() == before, step


def test_who_is_asked_has_a_choice(laws: int) -> None:
    """EG 4.12. A power card is asked unless everybody sees that one alone can be laid (EG 8.7)."""
    for walk in walks(laws, "a choice"):
        for step in walk:
            state = step.before
            assert owing(state), step
            assert set(owing(state)) <= set(asked(state)), step
            for seat in asked(state):
                if state.prompt() == "power":
                    laid = {int(state.get(POWER_NOW + other)) for other in range(MAX_SEATS)}
                    possible = int(unseen.possible_hand(state, seat))
                    open_cards = [
                        v for v in range(1, 14) if possible >> (v - 1) & 1 and v not in laid
                    ]
                    assert len(open_cards) > 1, step
                else:
                    assert len(choices(state, seat)) > 1, step


def test_what_counts_for_an_absent_seat_is_legal(laws: int) -> None:
    """EG 8.5, 8.6: a disc and a return have such an answer, and nothing else has."""
    for walk in walks(laws, "absent"):
        for step in walk:
            for seat in range(walk.setting.players):
                answer = int(default_decision(step.before, seat))
                if step.before.prompt() in {"disc", "return"} and seat in owing(step.before):
                    assert answer in choices(step.before, seat), step
                else:
                    assert answer == NO_DEFAULT, step


def test_games_end_within_the_bound(laws: int) -> None:
    for walk in walks(laws, "the bound"):
        bound = most_decisions(walk.setting.players, walk.setting.rounds)
        owed = 0
        for step in walk:
            owed += step.seat in owing(step.before)
            assert owed <= bound, step


def test_all_that_can_be_asked_is_met() -> None:
    """The games that the laws run on meet every question of the engine, in every edition."""
    met: dict[str, set[str]] = {}
    for walk in walks(4 * len(SETTINGS), "everything"):
        for step in walk:
            met.setdefault(walk.setting.edition, set()).add(step.before.prompt())
    for edition, prompts in met.items():
        assert prompts == set(KINDS_ASKED), edition
