"""Games to look back at: golden ones as records, with what the engine says of every moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple

from hidalgo.door.opening import begin
from hidalgo.grande import decisions
from hidalgo.grande.board import PLACES, TILES
from hidalgo.grande.state import State
from hidalgo.server.protocol import live
from tests.golden.record import FOLDER, set_up
from tests.server.playing import (
    Person,
    Player,
    a_table,
    is_over,
    new_key,
    people,
    play_both,
    reached,
    two_at_a_table,
)

UNDONE = 3  # times that somebody takes a decision back
FIRST = 1  # the entry of the log with which the game of a record begins


class Standing(NamedTuple):
    """What can be seen of a game at one moment."""

    pieces: dict[str, int]
    grandes: list[int]
    king: int
    tiles: list[int]
    scores: list[int]
    courts: list[int]
    provinces: list[int]


def standing(state: State) -> Standing:
    """Return what the engine says of a moment."""
    seats = range(int(state.players()))
    counts = {
        f"piece-{seat}-{place}": int(state.caballeros(place, seat))
        for place in range(PLACES)
        for seat in seats
    }
    return Standing(
        pieces={name: count for name, count in counts.items() if count},
        grandes=[int(state.grande(seat)) for seat in seats],
        king=int(state.king()),
        tiles=[int(state.tile_at(tile)) for tile in range(TILES)],
        scores=[int(state.score(seat)) for seat in seats],
        courts=[int(state.court(seat)) for seat in seats],
        provinces=[int(state.province(seat)) for seat in seats],
    )


class Golden(NamedTuple):
    """A golden game: its record, and how it stood and who held which power cards when."""

    record: str
    moments: list[Standing]
    hands: list[list[list[int]]]
    """After each decision, by seat."""

    def at(self, index: int) -> Standing:
        """Return how the game stood after an entry of the log."""
        return self.moments[index - FIRST]


def golden(name: str) -> Golden:
    """Play a golden game once more."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    state = set_up(text)
    words = dict(line.split() for line in text.split("\n\n", maxsplit=1)[0].splitlines())
    game = begin(
        edition=words["edition"],
        players=int(words["players"]),
        seed=int(words["seed"]),
        options={key: words[key] == "yes" for key in ("vetos", "short")},
        salt="0" * 32,
    )
    moments, hands = [standing(state)], [_hands(state)]
    for seat, action in _decisions(text):
        state.apply(action, seat)
        game.apply(action, seat)
        moments.append(standing(state))
        hands.append(_hands(state))
    return Golden(str(game.record()), moments, hands)


def _hands(state: State) -> list[list[int]]:
    masks = [int(state.hand(seat)) for seat in range(int(state.players()))]
    return [[value for value in range(1, 14) if mask >> (value - 1) & 1] for mask in masks]


def _decisions(text: str) -> Iterator[tuple[int, int]]:
    """Yield the decisions of a golden file: seat, decision."""
    for line in text.splitlines():
        if not line.strip().startswith("P"):
            continue
        for part in filter(str.strip, line.split(";")):
            seat, decision = part.strip().split(maxsplit=1)
            yield int(seat[1:]) - 1, decisions.KINDS.from_text(decision)


class Played(NamedTuple):
    """A finished game at a server: its table, the cookie of who played the first seat."""

    table: str
    cookie: str
    replay: dict[str, Any]
    points: list[int]


def played(address: str, **wish: Any) -> Played:
    """Play a game with bots, and take a decision back now and then.

    In a thread of its own, since what drives the browser has a loop in this one.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _play(address, **wish)).result()


async def _play(address: str, **wish: Any) -> Played:
    async with people(address, "Ana") as (ana,):
        table = await a_table(ana, **wish)
        await ana.post(f"/api/tables/{table}/start")
        points = await _to_the_end(ana, table)
        replay = await ana.get(f"/api/tables/{table}/replay?viewer=-1")
        return Played(table, str(ana.http.cookies["hidalgo"]), replay, points)


def over_for_two(address: str) -> tuple[str, list[str]]:
    """Play a game of two people to its end; return the table, and their cookies."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _over_for_two(address)).result()


async def _over_for_two(address: str) -> tuple[str, list[str]]:
    async with people(address, "Ana", "Ben") as (ana, ben):
        table, one, two = await two_at_a_table(ana, ben, options={"short": True})
        await play_both(one, two, is_over)
        return table, [str(person.http.cookies["hidalgo"]) for person in (ana, ben)]


async def _to_the_end(ana: Person, table: str) -> list[int]:
    player = await ana.sit_at(table)
    random = Random(5)
    taken_back = 0

    def awake(now: Player) -> bool:
        play = now.play
        return bool(play and (play.result or (now.seat in play.owing and play.asks is not None)))

    while True:
        await player.until(awake)
        if player.play.result:
            assert taken_back == UNDONE, "nothing could be taken back"
            return list(player.play.result.points)
        answer = await player.submit(random.choice(player.play.asks.choices))
        await player.until(reached(answer.head))
        if taken_back < UNDONE and player.play.undo_to >= 0:
            answer = await player.ask(live.Undo(new_key(), player.play.undo_to))
            if isinstance(answer, live.Done):
                taken_back += 1
                await player.until(reached(answer.head))
