"""Drafts: what follows and what it would bring, never past what the seat may know."""

from __future__ import annotations

import pytest

import hidalgo
from hidalgo.grande.views import view
from hidalgo.kernel.rng import stream
from tests.door.play import games, step
from tests.grande.positions import give_veto, position, turn
from tests.grande.scenes import special


def in_a_turn(card: str, *, veto: bool = False) -> hidalgo.Game:
    """Return a game in which P1 is about to use a card."""
    state = position(king="GAL", regions={"ARA": (3, 2, 1, 0)}, courts=(3, 3, 3, 3))
    if veto:
        give_veto(state, 1)
    return hidalgo.Game(turn(state, 0, card))


def test_a_draft_shows_what_follows_and_makes_nothing() -> None:
    game = in_a_turn("score-region")
    draft = game.draft(0, ["special", "region ARA"])
    assert draft.used == 2
    assert draft.gains == (5, 4, 1, 0)
    assert draft.effect == hidalgo.Effect((5, 4, 1, 0), {})
    assert game.made == 0
    assert game.draft(0).legal == game.legal(0)


def test_every_choice_says_what_it_would_bring() -> None:
    """Moving P2 out of Aragón leaves second place to nobody better; the Castillo gets one."""
    game = in_a_turn("move-4")
    draft = game.draft(0, ["special"])
    assert list(draft.effects) == draft.legal
    move = game.copy()
    move.apply("special", 0)
    for action, effect in draft.effects.items():
        after = move.copy()
        after.apply(action, 0)
        assert effect is not None
        assert effect.gains == (0, 0, 0, 0)
        changed = {
            place: tuple(b - a for a, b in zip(points, after.projected()[place], strict=True))
            for place, points in move.projected().items()
            if points != after.projected()[place]
        }
        assert effect.projected == changed
    assert any(effect and effect.projected for effect in draft.effects.values())


def test_a_draft_ends_where_others_decide() -> None:
    """What the last own decision brings is known; what follows is not."""
    game = in_a_turn("score-region", veto=True)
    draft = game.draft(0, ["special", "region ARA"])
    assert (draft.used, draft.legal, draft.effects) == (1, [], {})
    assert draft.gains == (0, 0, 0, 0)


def test_a_draft_stops_before_what_would_be_shown() -> None:
    game = hidalgo.Game(special("bigbox", "disc-scoring", regions={"ARA": (3, 2, 1, 0)}))
    for seat, region in ((1, "GAL"), (2, "SEV"), (3, "VAL")):
        game.apply(f"region {region}", seat)
    draft = game.draft(0, ["region ARA"])
    assert (draft.used, draft.legal) == (0, [])
    assert draft.gains == (0, 0, 0, 0)
    assert set(game.draft(0).effects.values()) == {None}
    assert len(game.draft(0).legal) == 9


def test_a_draft_is_the_same_whatever_its_seat_cannot_know(laws: int) -> None:
    for game, rng in games(max(4, laws // 10), "drafts"):
        for number in range(80):
            if game.over:
                break
            seat = game.actors()[rng.below(len(game.actors()))]
            choices = game.legal(seat)
            prefix = [choices[rng.below(len(choices))]] if number % 2 else []
            other = hidalgo.sample(game.view(seat), stream(game.made, "other"))
            assert game.draft(seat, prefix) == other.draft(seat, prefix)
            step(game, rng)


def test_drafts_are_refused_like_decisions() -> None:
    game = in_a_turn("move-4")
    with pytest.raises(hidalgo.IllegalError):
        game.draft(0, ["special", "place CAS"])
    with pytest.raises(hidalgo.MalformedError, match="are a list of them"):
        game.draft(0, "special")
    with pytest.raises(hidalgo.MalformedError, match="seats go from"):
        game.draft(7)
    assert game.draft(1).legal == []
    assert game.draft(1).view == view(game._state, 1)
