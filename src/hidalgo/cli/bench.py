"""`hidalgo bench`: how fast the engine is on this machine, measured through its ordinary doors."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from hidalgo import __version__, mode
from hidalgo.cli.choices import Edition, Game
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.views import sample, view
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.playout import copy_repeatedly, play_random
from hidalgo.kernel.rng import stream

app = typer.Typer(help="Measure how fast hidalgo is on this machine.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast hidalgo is on this machine."""


class Games(NamedTuple):
    """What a run of random games came to."""

    games: int
    decisions: int
    seconds: float


def play_games(edition: str, players: int, seconds: float) -> Games:
    """Play uniformly random games for some time, set-up included."""
    rng = stream(0, "bench play")
    out = Choices()
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(50):
            decisions += play_random(new_game(edition, players, games), rng, out)
            games += 1
    return Games(games, decisions, time.perf_counter() - start)


def play_from_python(edition: str, players: int, seconds: float) -> float:
    """Return decisions per second, one `legal` and one `apply` each, called from Python."""
    out = Choices()
    decisions = games = 0
    x = 1
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        state = new_game(edition, players, games)
        games += 1
        seat = state.actor()
        while seat >= 0:
            count = state.legal(seat, out)
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            state.apply(out[(x >> 8) % count], seat)
            decisions += 1
            seat = state.actor()
        spent = time.perf_counter() - start
    return decisions / spent


def positions(edition: str, players: int, count: int) -> list[State]:
    """Return states from all over random games."""
    rng = stream(0, "bench positions")
    out = Choices()
    found: list[State] = []
    for game in range(count):
        state = new_game(edition, players, game)
        play_random(state, rng, out, rng.below(250))
        found.append(state)
    return found


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many things per second some work does that says how many it did."""
    done = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.perf_counter() - start
    return done / spent


def replay_time(edition: str, players: int, seconds: float) -> float:
    """Return the milliseconds that setting up a game and repeating its decisions takes."""
    state = new_game(edition, players, 1)
    rng = stream(0, "bench replay")
    out = Choices()
    moves: list[tuple[int, int]] = []
    seat = state.actor()
    while seat >= 0:
        action = out[rng.below(state.legal(seat, out))]
        moves.append((action, seat))
        state.apply(action, seat)
        seat = state.actor()

    def replay() -> int:
        again = new_game(edition, players, 1)
        for action, seat in moves:
            again.apply(action, seat)
        return 1

    return 1000 / rate(replay, seconds)


def measure(edition: str, players: int, seconds: float) -> dict[str, object]:
    """Measure everything; the games get the time asked for, the rest a tenth of it each."""
    part = seconds / 10
    games = play_games(edition, players, seconds)
    states = positions(edition, players, 200)
    views = [view(state, index % players) for index, state in enumerate(states)]
    rng = stream(0, "bench samples")
    copies = 10_000

    def copy() -> int:
        for state in states[:10]:
            copy_repeatedly(state, copies)
        return 10 * copies

    def see() -> int:
        for index, state in enumerate(states):
            view(state, index % players)
        return len(states)

    def draw() -> int:
        for seen in views:
            sample(seen, rng)
        return len(views)

    return {
        "game": "grande",
        "edition": edition,
        "players": players,
        "version": __version__,
        "mode": mode(),
        "compiled": mode() == "compiled",
        "games_per_s": round(games.games / games.seconds),
        "decisions_per_s": round(games.decisions / games.seconds),
        "decisions_per_game": round(games.decisions / games.games, 1),
        "copies_per_s": round(rate(copy, part)),
        "python_steps_per_s": round(play_from_python(edition, players, seconds / 2)),
        "views_per_s": round(rate(see, part)),
        "samples_per_s": round(rate(draw, part)),
        "replay_ms": round(replay_time(edition, players, part), 4),
        "state_bytes": len(states[0].to_bytes()),
    }


LABELS = {
    "games_per_s": "random games per second",
    "decisions_per_s": "decisions per second",
    "decisions_per_game": "decisions per game",
    "copies_per_s": "copies per second",
    "python_steps_per_s": "legal + apply per second, from Python",
    "views_per_s": "views per second",
    "samples_per_s": "samples per second",
    "replay_ms": "milliseconds to replay a game",
    "state_bytes": "bytes of a state",
}


@app.command()
def engine(
    game: Annotated[Game, typer.Option(help="Which game.")] = Game.GRANDE,
    edition: Annotated[Edition, typer.Option(help="Which edition.")] = Edition.BIGBOX,
    players: Annotated[int, typer.Option(min=2, max=5, help="How many players.")] = 4,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, help="How long the random games run.")
    ] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play random games on one core and measure copies, views, samples and replays beside them."""
    console = Console(stderr=as_json)
    console.print(
        f"{game.value}, {edition.value}, {players} players, engine {mode()}: "
        f"measuring for about {seconds * 2:.0f} s",
        highlight=False,
    )
    result = measure(edition.value, players, seconds)
    if as_json:
        typer.echo(json.dumps(result))
        return
    table = Table(show_header=False, box=None)
    table.add_column()
    table.add_column(justify="right")
    for key, label in LABELS.items():
        table.add_row(label, f"{result[key]:,}")
    console.print(table)
