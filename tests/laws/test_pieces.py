"""Pieces are never made or lost, stand where they can, and nothing touches the King's region."""

from __future__ import annotations

from hidalgo.grande.board import CABALLEROS, CASTILLO, MAX_SEATS, PLACES, REGIONS, TILES
from hidalgo.grande.layout import BESIDE, COURT, POWER_NOW, PROVINCE, SHOWN
from hidalgo.grande.state import State
from tests.laws.games import Step, walks

Contents = tuple[tuple[int, ...], tuple[bool, ...], tuple[bool, ...]]


def colours(state: State) -> list[int]:
    """Return how many caballeros there are of each colour, wherever they are."""
    return [
        sum(int(state.caballeros(place, seat)) for place in range(PLACES))
        + int(state.get(COURT + seat))
        + int(state.get(PROVINCE + seat))
        for seat in range(MAX_SEATS)
    ]


def counts(state: State) -> list[int]:
    """Return every number of caballeros there is."""
    numbers = [int(state.caballeros(p, s)) for p in range(PLACES) for s in range(MAX_SEATS)]
    numbers += [int(state.get(slot + s)) for slot in (COURT, PROVINCE) for s in range(MAX_SEATS)]
    return numbers


def contents(state: State, place: int) -> Contents:
    """Return the caballeros, Grandes and tiles at a place."""
    return (
        tuple(int(state.caballeros(place, seat)) for seat in range(MAX_SEATS)),
        tuple(state.grande(seat) == place for seat in range(state.players())),
        tuple(state.tile_at(tile) == place for tile in range(TILES)),
    )


def test_each_colour_has_thirty_caballeros(laws: int) -> None:
    for walk in walks(laws, "thirty of each colour"):
        players = walk.setting.players
        expected = [int(CABALLEROS)] * players + [0] * (int(MAX_SEATS) - players)
        assert colours(walk.state) == expected, walk
        for step in walk:
            assert colours(step.after) == expected, step
            assert min(counts(step.after)) >= 0, step


def check_places(step: Step) -> None:
    """The King and Grandes are in regions, and tiles on places of their own once they are used."""
    state = step.after
    assert 0 <= state.king() < REGIONS, step
    for seat in range(state.players()):
        assert 0 <= state.grande(seat) < REGIONS, step
    tiles = [int(state.tile_at(tile)) for tile in range(TILES)]
    lying = [place for place in tiles if place != BESIDE]
    assert all(0 <= place < PLACES for place in lying), step
    assert len(set(lying)) == len(lying), step
    for tile, place in enumerate(tiles):
        assert place != BESIDE or step.before.tile_at(tile) == BESIDE, step


def test_king_grandes_and_tiles_stand_where_they_can(laws: int) -> None:
    for walk in walks(laws, "where pieces stand"):
        for step in walk:
            check_places(step)


def test_empty_chairs_own_nothing(laws: int) -> None:
    for walk in walks(laws, "empty chairs"):
        for step in walk:
            for seat in range(walk.setting.players, int(MAX_SEATS)):
                state = step.after
                assert state.score(seat) == 0, step
                assert state.hand(seat) == 0, step
                assert state.get(SHOWN + seat) == 0, step
                assert state.get(POWER_NOW + seat) == 0, step
                assert not state.holds_veto(seat), step


def test_hands_lose_a_card_a_round_and_get_few_back(laws: int) -> None:
    """Every power card is in the hand or has been seen; two of stack 4 bring one back each."""
    for walk in walks(laws, "hands"):
        backs = 0
        for step in walk:
            backs += len(step.told("power_back"))
            out = 0
            for seat in range(walk.setting.players):
                hand = int(step.after.hand(seat))
                shown = int(step.after.get(SHOWN + seat))
                assert hand | shown == (1 << 13) - 1, step
                out += 13 - hand.bit_count()
            laid = sum(
                int(step.after.get(POWER_NOW + seat)) > 0 for seat in range(walk.setting.players)
            )
            rounds = int(step.after.round())
            assert out == rounds * walk.setting.players + laid - backs, step
        assert backs <= 2, walk


def test_scores_fall_only_when_a_step_is_vetoed(laws: int) -> None:
    for walk in walks(laws, "scores"):
        for step in walk:
            undone = any(event.data["undone"] for event in step.told("veto_used"))
            for seat in range(walk.setting.players):
                assert undone or step.after.score(seat) >= step.before.score(seat), step


def check_taboo(step: Step) -> None:
    """Nothing enters or leaves the King's region: not where he stood, not where he stands now.

    This has no exception. Moving the King moves nothing else; a disc of a general scoring that
    names his region sends to the Court; and a vetoed step never touched his region, so undoing
    it does not either.
    """
    for king in {int(step.before.king()), int(step.after.king())}:
        assert contents(step.after, king) == contents(step.before, king), step


def test_nothing_enters_or_leaves_the_kings_region(laws: int) -> None:
    for walk in walks(laws, "taboo"):
        for step in walk:
            check_taboo(step)


def test_the_king_moves_only_by_a_card_of_his(laws: int) -> None:
    for walk in walks(laws, "the King"):
        for step in walk:
            moves = step.told("king_moved")
            if step.after.king() != step.before.king():
                assert step.before.prompt() == "move-king", step
                assert len(moves) == 1, step
            else:
                assert not moves, step


def test_nothing_leaves_the_castillo_but_by_a_general_scoring_or_an_undone_step(laws: int) -> None:
    for walk in walks(laws, "the Castillo"):
        for step in walk:
            inside = [
                int(state.caballeros(CASTILLO, seat))
                for state in (step.before, step.after)
                for seat in range(MAX_SEATS)
            ]
            fell = any(a > b for a, b in zip(inside[:5], inside[5:], strict=True))
            if not fell:
                continue
            scoring = step.before.prompt() == "disc" and sum(inside[5:]) == 0
            undone = any(event.data["undone"] for event in step.told("veto_used"))
            assert scoring or undone, step
            assert not undone or sum(inside[:5]) - sum(inside[5:]) == 1, step
