"""Games through the public door: decisions in any form, undo, batches, drafts."""

from __future__ import annotations

import doctest

import pytest

import hidalgo
from hidalgo.grande.decisions import KINDS
from hidalgo.kernel.kinds import Decision
from tests.door.play import games, step
from tests.grande.positions import give_veto, position, turn


def in_a_turn(card: str = "move-4", *, veto: bool = False) -> hidalgo.Game:
    """Return a game in which P1 is about to use a card."""
    state = position(king="GAL", regions={"ARA": (3, 2, 1, 0)}, courts=(3, 3, 3, 3))
    if veto:
        give_veto(state, 1)
    return hidalgo.Game(turn(state, 0, card))


def test_the_public_names_are_sorted_and_there() -> None:
    assert list(hidalgo.__all__) == sorted(hidalgo.__all__)
    assert all(hasattr(hidalgo, name) for name in hidalgo.__all__)


def test_the_examples_of_the_package_run() -> None:
    assert doctest.testmod(hidalgo).failed == 0
    assert doctest.testmod(hidalgo).attempted > 2


def test_cards_are_physical_cards() -> None:
    for edition in hidalgo.editions():
        cards = hidalgo.cards(edition)
        assert [card.number for card in cards] == list(range(45))
        assert {card.stack for card in cards} == {1, 2, 3, 4, 5}
    for bad in (7, None, "gold"):
        with pytest.raises(hidalgo.MalformedError):
            hidalgo.cards(bad)  # type: ignore[arg-type]


def test_every_form_of_a_decision_is_the_same_decision() -> None:
    game = in_a_turn()
    game.apply("special", 0)
    action = game.parse("move P2 ARA CAS", 0)
    decision = KINDS.decode(action)
    for form in (action, "MOVE p2 ara  cas", decision, KINDS.to_json(action)):
        twin = game.copy()
        assert twin.apply(form, 0) == action
    assert game.describe(action) == "move P2 ARA CAS"


def test_text_may_be_as_short_as_it_is_clear() -> None:
    game = in_a_turn()
    assert game.describe(game.parse("f", 0)) == "first"
    game.apply("first", 0)
    assert game.describe(game.parse("cas", 0)) == "place CAS"
    with pytest.raises(hidalgo.MalformedError, match="could be place PVA, place CLV"):
        game.parse("pl", 0)


DEEP: list[object] = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "bad",
    [
        *("", "fly", "place", "place MARS", "\ud800", "place " * 10_000),
        *(True, None, 3.5, -1, 576, 10**30, 10**5000, -(10**5000), DEEP),
        *({}, {"kind": []}, {"kind": "place"}, {"kind": "place", "place": DEEP}, {1: 2}),
        *(Decision("place"), Decision("place", (99,)), Decision("fly", (1,))),
        *(Decision("place", ("CAS",)), Decision("place", 3), Decision([], ())),  # type: ignore[arg-type]
    ],
    ids=lambda bad: type(bad).__name__,
)
def test_what_is_no_decision_is_malformed(bad: object) -> None:
    game = in_a_turn()
    before = game.view()
    with pytest.raises(hidalgo.MalformedError):
        game.apply(bad, 0)  # type: ignore[arg-type]
    assert game.view() == before


@pytest.mark.parametrize("seat", [-1, 4, 64, 2**70, True, "P1", None, 10**5000], ids=type)
def test_what_is_no_seat_is_malformed(seat: object) -> None:
    with pytest.raises(hidalgo.MalformedError, match="seats go from 0 to 3"):
        in_a_turn().legal(seat)  # type: ignore[arg-type]


def test_what_is_not_legal_says_why_and_what_is() -> None:
    game = in_a_turn()
    with pytest.raises(hidalgo.IllegalError, match=r"\(EG 3\.11\)") as caught:
        game.apply("pass", 0)
    assert caught.value.legal == tuple(game.legal(0))
    reason = game.explain("pass", 0)
    assert reason is not None
    assert reason.clause == "3.11"
    assert game.explain("special", 0) is None


def test_an_answer_that_comes_too_late_is_stale() -> None:
    game = in_a_turn()
    game.apply("first", 0, at=0)
    with pytest.raises(hidalgo.StaleError, match="after 0 decisions, and 1 were made"):
        game.apply("place CAS", 0, at=0)
    with pytest.raises(hidalgo.StaleError):
        game.apply_batch(["place CAS"], 0, at=10**5000)
    with pytest.raises(hidalgo.MalformedError, match="'at' is a number"):
        game.apply("place CAS", 0, at="1")  # type: ignore[arg-type]
    assert game.apply_batch(["place CAS"], 0, at=1) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"edition": "gold"},
        {"players": 6},
        {"players": 2.0},
        {"players": 10**30},
        {"seed": -1},
        {"seed": 1 << 128},
        {"seed": "7"},
        {"seed": -(10**5000)},
        {"seed": 10**5000},
        {"players": 10**5000},
        {"edition": 7},
        {"edition": "x" * 100_000},
        {"game": []},
        {"salt": "pinch"},
        {"salt": 7},
        {"options": ["vetos"]},
        {"options": {"vetos": None}},
        {"options": {7: True}},
        {"options": {"memory": True}},
        {"options": {"vetos": "no"}},
    ],
)
def test_a_game_that_cannot_be_set_up_is_malformed(wrong: dict[str, object]) -> None:
    with pytest.raises(hidalgo.MalformedError):
        hidalgo.new(**wrong)  # type: ignore[arg-type]


def test_undo_takes_back_one_by_one_down_to_the_floor() -> None:
    game = in_a_turn("king")
    start = game.view(0)
    for text in ("first", "place PVA", "place CAS"):
        game.apply(text, 0)
    assert game.undo_floor(0) == 0
    assert [game.describe(game.undo(0)) for _ in range(3)] == ["place CAS", "place PVA", "first"]
    assert game.view(0) == start
    with pytest.raises(hidalgo.IllegalError, match="nothing to take back"):
        game.undo(0)


def test_no_undo_goes_behind_another_seats_answer() -> None:
    game = in_a_turn(veto=True)
    game.apply("special", 0)
    assert game.undo_floor(0) == 0
    game.apply("pass", 1)
    assert game.undo_floor(0) == game.made == 2
    with pytest.raises(hidalgo.IllegalError):
        game.undo(0)


def test_no_undo_goes_behind_what_was_shown(laws: int) -> None:
    """After any undo everybody knows what they knew before the decision, and nothing more."""
    for game, rng in games(max(4, laws // 10), "undo"):
        while not game.over:
            known = [game.view(seat) for seat in (None, *range(game.players))]
            _, seat = step(game, rng)
            if game.undo_floor(seat) < game.made:
                twin = game.copy()
                twin.undo(seat)
                assert [twin.view(s) for s in (None, *range(game.players))] == known
                assert twin.events() == game.events()[: len(twin.events())]


def test_a_batch_is_made_as_a_whole_or_not_at_all() -> None:
    game = in_a_turn()
    with pytest.raises(hidalgo.IllegalError):
        game.apply_batch(["first", "place PVA", "place GAL"], 0)
    with pytest.raises(hidalgo.MalformedError, match="are a list of them"):
        game.apply_batch("first", 0)
    assert game.made == 0
    assert game.apply_batch([], 0) == 0
    assert game.apply_batch(["first", "place PVA"], 0) == 2
    assert game.made == 2


def test_a_batch_stops_where_others_decide() -> None:
    game = in_a_turn(veto=True)
    assert game.apply_batch(["special", "move P2 ARA SEV", "move P2 ARA SEV"], 0) == 1
    assert game.actors() == (1,)


def test_what_a_scoring_would_give() -> None:
    game = in_a_turn()
    assert game.projected()["ARA"] == (5, 4, 1, 0)
    assert len(game.projected()) == 10


def test_prompts_say_what_is_asked() -> None:
    game = in_a_turn(veto=True)
    assert game.prompt(1) is None
    assert game.prompt(0) == hidalgo.Prompt("turn", 0, "move-4", None, None, None, False)
    game.apply("special", 0)
    assert game.prompt(1) == hidalgo.Prompt("window", 1, "move-4", None, 0, None, True)
    game.apply("pass", 1)
    assert game.prompt(0) == hidalgo.Prompt("move", 0, "move-4", 4, None, None, True)


def test_the_end_has_an_outcome() -> None:
    game, rng = next(games(1, "outcome"))
    assert game.outcome() is None
    while not game.over:
        step(game, rng)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.points == game.scores()
    assert outcome.winners == tuple(
        seat for seat, points in enumerate(outcome.points) if points == max(outcome.points)
    )
    assert game.actors() == ()
    assert game.legal(0) == []
