"""What is fuzzed: each target reads one thing from outside and tries out what it was read as.

A target returns whether it was accepted. Any exception but a `MalformedError` is a finding, and so
is a value that does not come back the same, or with which no game can go on.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import hidalgo
from hidalgo.bots.registry import make_from_text
from hidalgo.door import record as records
from hidalgo.door.notation import number_of
from hidalgo.door.opening import load
from hidalgo.door.reading import read_position
from hidalgo.grande import editions
from hidalgo.grande.check import faults
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State, state_from_bytes
from hidalgo.grande.views import sample, view, view_from_bytes
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import stream
from tests.door.play import step

DATA: Final = Path(hidalgo.__file__).parent / "grande" / "data"
LONGEST_MESSAGE: Final = 8000
NUMBER: Final = 11  # of the editions that are tried out; the card tables have room for it
DECISIONS: Final = 25  # made in a game that was accepted


@cache
def played(seed: int, decisions: int, players: int = 4) -> hidalgo.Game:
    """Return a game after some random decisions, a few of them taken back."""
    game = hidalgo.new(players=players, seed=seed, salt="5a" * 16)
    rng = stream(seed, "fuzz")
    for _ in range(decisions):
        _, seat = step(game, rng)
        if rng.below(6) == 0 and game.undo_floor(seat) < game.made:
            game.undo(seat)
    return game


def go_on(state: State, seed: int = 0) -> None:
    """Make some random decisions; the game stays sound."""
    rng, out = stream(seed, "fuzz on"), Choices()
    for _ in range(DECISIONS):
        seat = state.actor()
        if seat < 0:
            break
        state.apply(out[rng.below(state.legal(seat, out))], seat)
    assert faults(state) == []


def refused(error: MalformedError) -> bool:
    """Take an error of ours: it has something to say, and not without end."""
    assert 0 < len(str(error)) < LONGEST_MESSAGE
    return False


def decision(given: Any) -> bool:
    """Read a decision, in any form."""
    game = played(8, 60)
    try:
        number = number_of(given, game.legal(game.actors()[0]))
    except MalformedError as error:
        return refused(error)
    text = KINDS.to_text(number)
    assert number_of(text, []) == number_of(KINDS.to_json(number), []) == number
    assert KINDS.encode(KINDS.decode(number)) == number
    return True


def record(given: Any) -> bool:
    """Read a record, as text or JSON, and repeat its game."""
    try:
        game = load(given)
    except MalformedError as error:
        return refused(error)
    whole = game.record(complete=True)
    for form in (str(whole), json.dumps(records.to_json(whole))):
        assert load(form).record(complete=True) == whole
    return True


def position(given: Any) -> bool:
    """Read a position, and play on from there."""
    try:
        game = hidalgo.from_position(given)
    except MalformedError as error:
        return refused(error)
    data = game.position(complete=True)
    assert hidalgo.from_position(json.dumps(data)).position(complete=True) == data
    go_on(read_position(data))
    return True


def cards(text: str) -> bool:
    """Read a card file, and play with its cards."""
    try:
        new = editions.read_edition(text)
    except MalformedError as error:
        return refused(error)
    new = new._replace(name="fuzzed", number=NUMBER)
    editions.register(new)
    try:
        for players in (2, 5):
            go_on(new_game("fuzzed", players, 1))
    finally:
        del editions._EDITIONS["fuzzed"]
    return True


def state(data: bytes) -> bool:
    """Bring back a state, and play on from there."""
    try:
        found = state_from_bytes(data)
    except MalformedError as error:
        return refused(error)
    assert found.to_bytes() == data
    for seat in range(-1, found.players()):
        known = view(found, seat)
        assert view_from_bytes(known.to_bytes(), seat) == known
    go_on(found)
    return True


def seen(data: bytes, seat: int) -> bool:
    """Bring back a view, and play on in games that look like it."""
    try:
        found = view_from_bytes(data, seat)
    except MalformedError as error:
        return refused(error)
    for seed in range(3):
        game = sample(found, stream(seed, "fuzz a view"))
        assert view(game, seat) == found
        assert faults(game) == []
        go_on(game, seed)
    return True


def bot(text: str) -> bool:
    """Make a bot from text."""
    try:
        make_from_text(text)
    except MalformedError as error:
        return refused(error)
    return True


# As bytes, for a fuzzer that only knows those.


def text_of(data: bytes) -> str:
    """Return any bytes as text, lone surrogates included."""
    return data.decode("utf-8", "surrogateescape")


def json_of(data: bytes) -> Any:
    """Return the JSON in some bytes; the text itself if it is none."""
    try:
        return json.loads(text_of(data))
    except (ValueError, RecursionError):
        return text_of(data)


def seen_as(data: bytes) -> bool:
    """Read a view of the seat that the last byte says."""
    return seen(data[:-1], data[-1] % 7 - 1) if data else False


BY_BYTES: Final[dict[str, Callable[[bytes], bool]]] = {
    "decision": lambda data: decision(text_of(data)),
    "decision-json": lambda data: decision(json_of(data)),
    "record": lambda data: record(text_of(data)),
    "record-json": lambda data: record(json_of(data)),
    "position": lambda data: position(text_of(data)),
    "position-json": lambda data: position(json_of(data)),
    "cards": lambda data: cards(text_of(data)),
    "state": state,
    "view": seen_as,
    "bot": lambda data: bot(text_of(data)),
}


def seeds(target: str) -> list[bytes]:
    """Return sound examples of what a target reads, for a fuzzer to begin with."""
    games = [played(8, 60), played(3, 9, 2), played(5, 140, 5)]
    if target.startswith("decision"):
        kinds = [kind.base for kind in KINDS.kinds]
        if target == "decision":
            return [KINDS.to_text(number).encode() for number in kinds]
        return [json.dumps(KINDS.to_json(number)).encode() for number in kinds]
    if target == "record":
        return [str(game.record(complete=True)).encode() for game in games]
    if target == "record-json":
        wholes = [game.record(complete=True) for game in games]
        return [json.dumps(records.to_json(whole)).encode() for whole in wholes]
    if target.startswith("position"):
        return [json.dumps(game.position(complete=True)).encode() for game in games]
    if target == "cards":
        return [(DATA / f"{name}.toml").read_bytes() for name in editions.BUILT_IN]
    if target == "bot":
        return [b"random", b"greedy:rivals=0.5,court=1"]
    states = [read_position(game.position(complete=True)) for game in games]
    if target == "state":
        return [found.to_bytes() for found in states]
    viewers = [(found, seat) for found in states for seat in (-1, 1)]
    return [view(found, seat).to_bytes() + bytes([seat + 1]) for found, seat in viewers]
