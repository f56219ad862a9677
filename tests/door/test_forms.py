"""Records and positions: they round-trip, keep secrets, and are refused with all reasons."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hidalgo
from hidalgo.door import record as records
from hidalgo.door.notation import number_of
from hidalgo.grande import layout
from hidalgo.grande.views import view
from hidalgo.kernel.rng import stream
from tests.door.play import games, step


def played(number: int, decisions: int) -> hidalgo.Game:
    """Return a game after some random decisions, a few of them taken back."""
    game = hidalgo.new(players=4, seed=number)
    rng = stream(number, "played")
    for _ in range(decisions):
        if game.over:
            break
        _, seat = step(game, rng)
        if rng.below(8) == 0 and game.undo_floor(seat) < game.made:
            game.undo(seat)
    return game


def test_a_complete_record_brings_the_game_back(laws: int) -> None:
    for number in range(max(4, laws // 10)):
        game = played(number, 40 + 97 * number % 400)
        record = game.record(complete=True)
        text, data = str(record), json.dumps(records.to_json(record))
        for form in (record, text, data, json.loads(data)):
            again = hidalgo.load(form)
            assert str(again.record(complete=True)) == text
            assert again.view() == game.view()
            assert again.position(complete=True) == game.position(complete=True)
        assert records.from_text(text) == records.from_json(json.loads(data)) == record


def test_a_record_commits_to_its_seed_and_opens_it_at_the_end() -> None:
    game = played(3, 50)
    running = game.record()
    assert running.commitment is not None
    assert running.seed is None
    assert running.salt is None
    rng = stream(1, "to the end")
    while not game.over:
        step(game, rng)
    ended = game.record()
    assert ended.commitment == running.commitment
    assert ended.seed == 3
    assert ended.salt is not None
    assert records.commitment_to(3, ended.salt) == ended.commitment
    assert hidalgo.load(str(ended)).outcome() == game.outcome()


def test_records_for_viewers_hide_what_they_must_not_know(laws: int) -> None:
    """A record for a viewer is the same whatever that viewer cannot know."""
    hidden = 0
    for game, rng in games(max(12, laws // 4), "records"):
        while not game.over:
            actors = game.actors()
            prompt = game.prompt(actors[0])
            assert prompt is not None
            if prompt.kind in {"disc", "power-back"} and len(game.legal(actors[0])) > 1:
                hidden += check_hidden(game, actors[0])
            step(game, rng)
    assert hidden > 0


def check_hidden(game: hidalgo.Game, seat: int) -> int:
    """Try two secret choices: nobody else's record tells them apart. Return whether it was one."""
    first, second = game.legal(seat)[:2]
    twins = [game.copy(), game.copy()]
    twins[0].apply(first, seat)
    twins[1].apply(second, seat)
    if twins[0].record(complete=True).lines[-1].undone or twins[0].events()[-1:] == []:
        return 0
    if any(event.name == "disc_shown" for event in twins[0].events(since=len(game.events()))):
        return 0
    for viewer in (None, *range(game.players)):
        if viewer != seat:
            assert str(twins[0].record(viewer)) == str(twins[1].record(viewer))
            assert "?" in str(twins[0].record(viewer))
            assert "seed" not in str(twins[0].record(viewer))
    assert str(twins[0].record(seat)) != str(twins[1].record(seat))
    return 1


def test_a_record_that_hides_something_cannot_be_brought_back() -> None:
    with pytest.raises(hidalgo.MalformedError, match="leaves out what that viewer may not know"):
        hidalgo.load(str(played(1, 30).record()))


def test_positions_round_trip_at_every_decision(laws: int) -> None:
    for game, rng in games(max(3, laws // 20), "positions"):
        while not game.over:
            step(game, rng)
            data = json.loads(json.dumps(game.position(complete=True)))
            again = hidalgo.from_position(data)
            assert again.position(complete=True) == data
            assert again.view() == game.view()


def test_positions_for_viewers_are_made_of_views_alone() -> None:
    game = played(5, 120)
    for viewer in (None, *range(4)):
        other = hidalgo.sample(game.view(viewer), stream(1, "another"))
        assert other.position(viewer) == game.position(viewer)
        with pytest.raises(hidalgo.MalformedError, match="cannot be played on"):
            hidalgo.from_position(game.position(viewer))


def test_all_faults_of_a_position_are_named_at_once() -> None:
    data = played(2, 77).position(complete=True)
    data["king"] = "CAS"
    data["marker"] = "P9"
    data["seats"][0]["court"] = -1
    data["places"]["GAL"] = [1, 2]
    with pytest.raises(hidalgo.MalformedError) as caught:
        hidalgo.from_position(data)
    for fault in ("king must be", "marker must be", "seats[0].court must be", "places.GAL must be"):
        assert fault in str(caught.value)


def test_what_is_missing_and_what_is_too_much_is_named_with_the_rest() -> None:
    data = played(2, 77).position(complete=True)
    del data["king"], data["seats"][1]["hand"]
    data |= {"crown": 1, "edition": "gold", "players": 9, "version": 2, "open": ["x"] * 5}
    data["places"]["ARA"] = "none"
    with pytest.raises(hidalgo.MalformedError) as caught:
        hidalgo.from_position(data)
    assert str(caught.value).split("; ") == [
        "the position has no 'king'",
        "the position should have no 'crown'",
        "version must be a whole number from 1 to 1, not 2",
        "edition must be one of bigbox, bigbox_nl, decennial, not 'gold'",
        "players must be a whole number from 2 to 5, not 9",
        "places.ARA must be a list of 4, not 'none'",
        "seats[1] has no 'hand'",
    ]


def test_endless_faults_are_counted_and_not_listed() -> None:
    data = played(2, 77).position(complete=True)
    data["shadow"] = [None] * int(layout.BOARD_SIZE)
    with pytest.raises(hidalgo.MalformedError, match=r"; and \d+ faults more$") as caught:
        hidalgo.from_position(data)
    assert len(str(caught.value)) < 5000


def test_a_position_with_a_caballero_too_many_is_refused() -> None:
    data = played(2, 77).position(complete=True)
    data["seats"][1]["province"] += 1
    with pytest.raises(hidalgo.MalformedError, match="P2 has 31 caballeros, not 30"):
        hidalgo.from_position(data)


def test_a_game_from_a_position_has_a_record_that_begins_there() -> None:
    game = hidalgo.from_position(played(4, 60).position(complete=True))
    rng = stream(4, "onwards")
    for _ in range(20):
        step(game, rng)
    text = str(game.record(complete=True))
    assert "commitment" not in text
    assert str(hidalgo.load(text).record(complete=True)) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hidalgo record 1", "hidalgo record 9", "begins with 'hidalgo record 1'"),
        ("players 4", "players 7", "no whole number from 2 to 5"),
        ("edition bigbox", "edition gold", "is no edition"),
        ("options vetos", "options fast", "options are some of vetos, short"),
        ("seed 0", "seed 1", "not those that the record committed to"),
        ("round 1", "round 2", "it is made in round 1, not 2"),
        ("game grande", "game chess", "there is no game 'chess'"),
        ("rules 1", "rules 2", "the record is of rules 2"),
        ("digest ", "digest 0", "are not those of the record"),
        ("options vetos", "options vetos vetos", "an option stands once"),
        ("players 4", "players 4\nposition []", "position must be an object"),
        ("round 1\n", "round 1\npoints 1 2 3 4\n", "after the points come the winners"),
        ("round 1\n", "round 1\npoints 1 2 3\n", "there are 4 players, not 3"),
        ("round 1\n", "round 1\nwinners P1\n", "nothing comes after the winners"),
        ("round 1\n", "round 1\nwinners P1 P1\n", "each once"),
    ],
)
def test_a_changed_record_is_refused_with_the_reason(old: str, new: str, message: str) -> None:
    text = str(played(6, 45).record(complete=True))
    assert old in text
    with pytest.raises(hidalgo.MalformedError, match=message):
        hidalgo.load(text.replace(old, new, 1))


def test_a_move_that_was_not_legal_is_named() -> None:
    text = str(played(6, 45).record(complete=True))
    head, _, rest = text.partition("round 1\n")
    seat = rest[:2]
    with pytest.raises(hidalgo.MalformedError, match=rf"decision 1, {seat} 'place CAS'"):
        hidalgo.load(f"{head}round 1\n{seat}: place CAS\n")


TEXT = str(played(8, 60).record(complete=True))
DATA = records.to_json(played(8, 60).record(complete=True))
SPOT: dict[str, Any] = played(8, 60).position(complete=True)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda children: (
        st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4)
    ),
    max_leaves=12,
)


@given(st.text(max_size=200), st.integers(0, 5000), st.integers(0, 60))
def test_any_text_is_a_record_or_malformed(text: str, at: int, length: int) -> None:
    spot = at % len(TEXT)
    for candidate in (text, TEXT[:spot] + text + TEXT[spot + length :]):
        try:
            hidalgo.load(candidate)
        except hidalgo.MalformedError:
            continue


@given(JSON, st.sampled_from(sorted(DATA)), st.sampled_from(sorted(SPOT)))
def test_any_json_is_a_record_or_a_position_or_malformed(
    value: object, key: str, place: str
) -> None:
    for read, data in (
        (hidalgo.load, value if isinstance(value, dict) else {"hidalgo": value}),
        (hidalgo.load, DATA | {key: value}),
        (hidalgo.from_position, value),
        (hidalgo.from_position, SPOT | {place: value}),
    ):
        try:
            read(data)  # type: ignore[arg-type]
        except hidalgo.MalformedError:
            continue


@given(st.text(max_size=100))
def test_any_text_is_a_decision_or_malformed(text: str) -> None:
    game = played(8, 60)
    try:
        number = number_of(text, game.legal(game.actors()[0]))
    except hidalgo.MalformedError:
        return
    assert 0 <= number < 576


@pytest.mark.parametrize(
    "change",
    [
        {"round": 10**5000},
        {"round": True},
        {"undone": "yes"},
        {"remark": "?!"},
        {"seat": "P5"},
        {"seat": []},
        {"decision": 7},
        {"decision": "x" * 100_000},
    ],
    ids=lambda change: str(*change),
)
def test_a_changed_line_is_refused(change: dict[str, object]) -> None:
    data = records.to_json(played(6, 45).record(complete=True))
    data["decisions"][3] |= change
    with pytest.raises(hidalgo.MalformedError, match="decision 4") as caught:
        hidalgo.load(data)
    assert len(str(caught.value)) < 500


def test_samples_are_drawn_with_any_generator() -> None:
    game = played(9, 100)
    other = hidalgo.sample(game.view(1), random.Random(3))
    assert other.view(1) == game.view(1)
    assert other.position(complete=True) != game.position(complete=True)
    again = hidalgo.sample(game.view(1), random.Random(3))
    assert again.position(complete=True) == other.position(complete=True)
    for view_, rng in ((game, random.Random(3)), (game.view(1), 3)):
        with pytest.raises(hidalgo.MalformedError):
            hidalgo.sample(view_, rng)  # type: ignore[arg-type]


def test_samples_are_games_that_fit() -> None:
    game = played(9, 100)
    for seat in range(4):
        other = hidalgo.sample(game.view(seat), stream(seat, "sample"))
        assert other.view(seat) == game.view(seat) == view(other._state, seat)
