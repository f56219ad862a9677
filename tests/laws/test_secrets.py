"""No viewer learns what is hidden: not from its view, what it may do, or what it is told."""

from __future__ import annotations

import pickle
from functools import reduce
from operator import and_, or_

from hidalgo.grande import events, unseen
from hidalgo.grande.state import State
from hidalgo.grande.views import sample, view
from hidalgo.kernel.events import Event, EventLog
from hidalgo.kernel.rng import Rng, stream
from tests.laws.games import SETTINGS, Step, choices, owing, say, walks
from tests.laws.secrets import PUBLIC, Onlooker, nameable_elsewhere


def viewers(state: State) -> range:
    """Return all seats, and the public."""
    return range(PUBLIC, int(state.players()))


def heard_by(viewer: int, told: list[Event]) -> list[Event]:
    """Return the events that a viewer hears."""
    return [event for event in told if event.visible_to(None if viewer == PUBLIC else viewer)]


def try_out(state: State, action: int, seat: int) -> tuple[State, list[Event]]:
    """Make a decision on a copy; return the copy and what was told."""
    result = state.copy()
    log = EventLog(events.KINDS)
    result.log = log
    result.apply(action, seat)
    return result, list(log)


def check_views_agree(one: State, other: State, viewer: int, where: object) -> None:
    """Two games look alike to a viewer, as a view and in what is asked."""
    assert view(one, viewer).to_bytes() == view(other, viewer).to_bytes(), (where, viewer)
    assert view(one, viewer) == view(other, viewer), (where, viewer)
    assert one.prompt() == other.prompt(), (where, viewer)
    assert owing(one) == owing(other), (where, viewer)
    if viewer != PUBLIC:
        assert choices(one, viewer) == choices(other, viewer), (where, viewer)


def test_views_do_not_depend_on_what_is_hidden(laws: int) -> None:
    """Shuffle unseen cards, change unshown discs and hands of others: the view stays."""
    changed = 0
    for walk in walks(laws, "views"):
        onlooker = Onlooker(walk.setting.players)
        rng = stream(walk.index, "other games")
        for step in walk:
            onlooker.watch(step)
            for viewer in viewers(step.after):
                other = onlooker.other_game(step.after, viewer, rng)
                changed += other != step.after
                check_views_agree(step.after, other, viewer, step)
    assert changed > 100 * laws


def test_what_follows_does_not_depend_on_what_is_hidden(laws: int) -> None:
    """In two games that look alike to a viewer, the same decision has the same visible outcome.

    Unless it reveals something: cards turned up, or discs shown.
    """
    for walk in walks(laws, "outcomes"):
        onlooker = Onlooker(walk.setting.players)
        rng = stream(walk.index, "other games")
        for step in walk:
            revealed = step.told("revealed") or step.told("disc_shown")
            for viewer in viewers(step.before):
                other = onlooker.other_game(step.before, viewer, rng)
                if revealed or step.action not in choices(other, step.seat):
                    continue
                then, told = try_out(other, step.action, step.seat)
                assert heard_by(viewer, told) == heard_by(viewer, step.events), (step, viewer)
                check_views_agree(step.after, then, viewer, step)
            onlooker.watch(step)


def test_secret_decisions_look_alike_to_others(laws: int) -> None:
    """Whatever a seat names by disc or takes back, others see and hear the same."""
    for walk in walks(laws, "secret decisions"):
        for step in walk:
            prompt = step.before.prompt()
            is_last_disc = bool(step.told("disc_shown"))
            if prompt not in {"disc", "power-back"} or is_last_disc:
                continue
            for action in choices(step.before, step.seat):
                then, told = try_out(step.before, action, step.seat)
                for viewer in viewers(then):
                    if viewer != step.seat:
                        alike = heard_by(viewer, told) == heard_by(viewer, step.events)
                        assert alike, (step, say(action, step.seat), viewer)
                        check_views_agree(step.after, then, viewer, step)


def test_a_viewer_knows_its_own(laws: int) -> None:
    """The own hand and disc are in the view, and what may be chosen can be told from it."""
    for walk in walks(laws, "own"):
        for step in walk:
            state = step.after
            for seat in range(walk.setting.players):
                known = view(state, seat).known()
                assert known.hand(seat) == state.hand(seat), step
                assert known.disc(seat) == state.disc(seat), step
                assert choices(known, seat) == choices(state, seat), step
                assert known.prompt() == state.prompt(), step
                assert known.owing() == state.owing(), step


def test_a_view_holds_no_disc_or_doubtful_card_of_others(laws: int) -> None:
    for walk in walks(laws, "masked"):
        onlooker = Onlooker(walk.setting.players)
        for step in walk:
            onlooker.watch(step)
            for viewer in viewers(step.after):
                masked = view(step.after, viewer)
                known = masked.known()
                for seat in range(walk.setting.players):
                    if seat != viewer:
                        certain = reduce(and_, onlooker.hands[seat])
                        assert known.hand(seat) == certain, (step, viewer)
                        assert known.disc(seat) == -1, (step, viewer)
                        assert not nameable_elsewhere(known, seat), (step, viewer)


def test_candidates_are_what_an_onlooker_can_work_out(laws: int) -> None:
    """EG 8.11: the cards a seat may hold, and surely holds, follow from what everybody saw."""
    for walk in walks(laws, "candidates"):
        onlooker = Onlooker(walk.setting.players)
        rng = stream(walk.index, "hands")
        for step in walk:
            onlooker.watch(step)
            check_candidates(step.after, onlooker, rng, step)


def check_candidates(state: State, onlooker: Onlooker, rng: Rng, where: object) -> None:
    """What the engine takes for possible and certain is what an onlooker can work out."""
    for seat, hands in enumerate(onlooker.hands):
        assert int(state.hand(seat)) in hands, where
        assert unseen.possible_hand(state, seat) == reduce(or_, hands), where
        assert unseen.certain_hand(state, seat) == reduce(and_, hands), where
        drawn = sample(view(state), rng)
        assert int(drawn.hand(seat)) in hands, where


def test_candidates_shrink_with_every_card_that_is_laid(laws: int) -> None:
    """Two unseen returns, mostly of one seat that then lays what it took: rare in whole games."""
    for index in range(20 * laws):
        rng = stream(index, "returns and plays")
        state = SETTINGS[0].begin(index)
        onlooker = Onlooker(int(state.players()))
        likes = 0  # cards taken back, likely to be laid
        backs = 0
        for played in range(9):
            held = [value for value in range(1, 14) if state.hand(0) >> (value - 1) & 1]
            liked = [value for value in held if likes >> value & 1]
            pool = liked if liked and rng.below(2) else held
            value = pool[rng.below(len(pool))]
            unseen.card_played(state, 0, 1 << (value - 1))
            onlooker.see_played(0, value)
            check_candidates(state, onlooker, rng, (index, played, "played", value))
            if backs < 2 and rng.below(2):
                gone = [value for value in range(1, 14) if not state.hand(0) >> (value - 1) & 1]
                value = gone[rng.below(len(gone))]
                unseen.card_taken_back(state, 0, 1 << (value - 1))
                onlooker.see_taken_back(0)
                likes |= 1 << value
                backs += 1
                check_candidates(state, onlooker, rng, (index, played, "took back", value))


def check_view_forms(step: Step, viewer: int) -> None:
    """A view comes back from its forms and is no other viewer's."""
    made = view(step.after, viewer)
    back = pickle.loads(pickle.dumps(made))  # noqa: S301
    assert back == made, step
    assert hash(back) == hash(made), step
    assert back.to_bytes() == made.to_bytes(), step
    assert back.seat == viewer, step
    other = viewer + 1 if viewer + 1 < step.after.players() else -1
    assert made != view(step.after, other), step
    assert made != step.after, step


def test_views_are_values(laws: int) -> None:
    for walk in walks(laws, "forms of views"):
        for step in walk:
            before = step.after.to_bytes()
            for viewer in viewers(step.after):
                check_view_forms(step, viewer)
            assert step.after.to_bytes() == before, step
