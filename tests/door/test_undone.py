"""What was taken back stays in the record as comments, in order, and secrets in it stay secrets."""

from __future__ import annotations

import pytest

import hidalgo
from hidalgo.door import record as records
from tests.door.play import games, step
from tests.grande.positions import position, turn
from tests.grande.scenes import special


def texts(game: hidalgo.Game, viewer: int | None = None, *, complete: bool = False) -> list[str]:
    """Return the lines of a record as the text writes them, undone ones in brackets."""
    lines = game.record(viewer, complete=complete).lines
    return [f"[{line.text}]" if line.undone else line.text for line in lines]


def test_all_that_was_taken_back_is_kept_in_the_order_it_was_made() -> None:
    state = position(king="GAL", regions={"ARA": (3, 2, 1, 0)}, courts=(3, 3, 3, 3))
    game = hidalgo.Game(turn(state, 0, "king"))
    game.apply_batch(["first", "place CAS", "place PVA"], 0)
    game.undo(0)
    game.undo(0)
    game.apply("place CLV", 0)
    game.undo(0)
    game.undo(0)
    game.apply_batch(["special", "region ARA"], 0)
    expected = [
        "[first]",
        "[place CAS]",
        "[place PVA]",
        "[place CLV]",
        "special",
        "region ARA",
    ]
    assert texts(game, complete=True) == expected
    text = str(game.record(complete=True))
    assert "; undone P1: first, place CAS, place PVA, place CLV\nP1: special, region ARA" in text
    again = hidalgo.load(text)
    assert texts(again, complete=True) == expected
    assert again.made == game.made == 2


def test_records_round_trip_however_much_was_taken_back(laws: int) -> None:
    for game, rng in games(max(4, laws // 10), "undone"):
        for _ in range(120):
            if game.over:
                break
            _, seat = step(game, rng)
            while rng.below(3) == 0 and game.undo_floor(seat) < game.made:
                game.undo(seat)
        record = game.record(complete=True)
        assert sum(not line.undone for line in record.lines) == game.made
        assert any(line.undone for line in record.lines)
        for form in (str(record), records.to_json(record)):
            again = hidalgo.load(form)
            assert again.record(complete=True) == record
            for viewer in (None, *range(game.players)):
                assert again.record(viewer).lines == game.record(viewer).lines


def test_a_disc_that_was_changed_is_never_shown_to_others() -> None:
    """Only what it was changed to was turned up; before that, nothing was."""
    game = hidalgo.Game(special("bigbox", "disc-scoring", regions={"ARA": (3, 2, 1, 0)}))
    game.apply("region GAL", 1)
    game.apply("region SEV", 2)
    game.apply("region VAL", 1)
    assert texts(game, 0) == texts(game, None) == ["region ?", "region ?", "region ?"]
    assert texts(game, 1) == ["region GAL", "region ?", "region VAL"]
    game.apply("region ARA", 3)
    game.apply("region ARA", 0)
    told = ["region ?", "region SEV", "region VAL", "region ARA", "region ARA"]
    assert texts(game, 0) == texts(game, None) == told
    assert texts(game, 1) == ["region GAL", *told[1:]]
    assert texts(game, complete=True) == texts(game, 1)


def test_a_disc_that_was_taken_back_is_never_shown_to_others() -> None:
    game = hidalgo.Game(special("bigbox", "disc-scoring", regions={"ARA": (3, 2, 1, 0)}))
    game.apply("region GAL", 1)
    game.undo(1)
    assert texts(game, 0) == ["[region ?]"]
    assert texts(game, 1) == ["[region GAL]"]


def test_what_was_undone_by_nobody_at_the_table_is_malformed() -> None:
    game = hidalgo.new(players=2, seed=1)
    with pytest.raises(hidalgo.MalformedError, match="seats go from 0 to 1"):
        game.note_undone(0, 2)
