"""What many games come to: wins with an interval, points, decisions, time, by bot and by seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hidalgo.bots.match import Match, Played


class Tally(NamedTuple):
    """What a contender did in its games, or what was done on a seat."""

    name: str
    games: int
    wins: float
    points: float
    decisions: int
    seconds: float

    @property
    def share(self) -> float:
        """The share of games won; a first place that n have is 1 / n for each."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return interval(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """Milliseconds of thought a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


def by_contender(match: Match, games: Sequence[Played]) -> list[Tally]:
    """Return what each contender did, in the order in which the match names them."""
    return [
        tally(name, ((game, game.seated.index(who)) for game in games))
        for who, name in enumerate(match.bots)
    ]


def by_seat(match: Match, games: Sequence[Played]) -> list[Tally]:
    """Return what was done on each seat, whoever sat there."""
    return [
        tally(f"P{seat + 1}", ((game, seat) for game in games)) for seat in range(len(match.bots))
    ]


def on_seat(games: Sequence[Played], who: int, seat: int) -> Tally:
    """Return what a contender did on a seat."""
    return tally(f"P{seat + 1}", ((game, seat) for game in games if game.seated[seat] == who))


def tally(name: str, places: Iterable[tuple[Played, int]]) -> Tally:
    """Sum up games, in each of them one seat."""
    count = decisions = points = 0
    wins = seconds = 0.0
    for game, seat in places:
        count += 1
        wins += game.share(seat)
        points += game.points[seat]
        decisions += game.decisions[seat]
        seconds += game.seconds[seat]
    return Tally(name, count, wins, points, decisions, seconds)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share of wins; all there is before the first game."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    width = z / scale * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - width), min(1.0, middle + width)
