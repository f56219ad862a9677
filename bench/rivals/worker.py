"""What the rivals' workers share: play games until the time is up, and print what came of it."""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import count

WARM_UP_SECONDS = 0.5


def work(
    package: str, play: Callable[[int], int], survey: Callable[[int], tuple[int, int]]
) -> None:
    """Measure one rival and print one JSON object.

    `play` plays a whole random game from a seed as fast as the package can and returns how many
    decisions the players made. `survey` does the same at leisure and also returns at how many of
    them there was more than one option. It is the warm-up, so that it costs no measured time.
    """
    parser = argparse.ArgumentParser(description=f"Play random games of {package}.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, at least 1")
    options = parser.parse_args()
    seeds = count(options.seed)

    surveyed = choices = 0
    warm = time.perf_counter() + WARM_UP_SECONDS
    while surveyed == 0 or time.perf_counter() < warm:
        made, free = survey(next(seeds))
        surveyed += made
        choices += free

    games = decisions = 0
    seconds = 0.0
    start = time.perf_counter()
    while games == 0 or seconds < options.seconds:
        decisions += play(next(seeds))
        games += 1
        seconds = time.perf_counter() - start
    result = {
        "package": package,
        "version": version(package),
        "python": platform.python_version(),
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_s": decisions / seconds,
        "games_per_s": games / seconds,
        "decisions_per_game": decisions / games,
        "choice_share": choices / surveyed,
    }
    print(json.dumps(result))
