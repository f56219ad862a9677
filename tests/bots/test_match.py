"""Matches: greedy beats random, seats rotate, shares are counted fairly, games reproduce."""

from __future__ import annotations

import multiprocessing

import pytest

import hidalgo
from hidalgo.bots.match import Match, Played, play_game
from hidalgo.bots.parallel import packet_size, play_all
from hidalgo.bots.tally import by_contender, by_seat, interval, on_seat

GAMES = 20 if hidalgo.mode() == "compiled" else 2
RANDOM = Match(("random", "random", "random"), seed=5)


def timeless(games: list[Played]) -> list[Played]:
    """Return games in order and without the time they took."""
    return sorted(game._replace(seconds=()) for game in games)


def test_greedy_beats_three_random() -> None:
    match = Match(("greedy", "random", "random", "random"), seed=1000)
    games = [play_game(match, game) for game in range(GAMES)]
    tallies = by_contender(match, games)
    greedy = tallies[0]
    assert greedy.wins > 0.85 * GAMES
    assert sum(tally.wins for tally in tallies) == pytest.approx(GAMES)
    assert greedy.decisions > 40 * GAMES
    assert greedy.milliseconds > tallies[1].milliseconds


def test_a_game_of_a_match_is_the_same_whenever_it_is_played() -> None:
    games = [play_game(RANDOM, game) for game in range(6)]
    again = [play_game(RANDOM, game) for game in reversed(range(6))]
    assert timeless(games) == timeless(again)
    assert len({game.points for game in games}) == 6
    assert games[0].points != play_game(RANDOM._replace(seed=500), 0).points


def test_many_jobs_play_the_same_games_as_one() -> None:
    alone = list(play_all(RANDOM, 40, 1))
    assert timeless(list(play_all(RANDOM, 40, 2))) == timeless(alone)
    assert [game.game for game in alone] == list(range(40))


@pytest.mark.parametrize(
    ("seconds", "left", "size"),
    [
        (0.0, 1000, 50),
        (0.001, 1000, 50),
        (0.04, 1000, 12),
        (30.0, 1000, 1),  # what is long in coming comes one by one
        (0.001, 100, 25),  # towards the end there is something for everybody
        (0.001, 3, 1),
        (0.001, 0, 1),
    ],
)
def test_games_come_in_packets_that_take_a_moment(seconds: float, left: int, size: int) -> None:
    assert packet_size(seconds, left, jobs=2) == size


def test_whoever_stops_listening_stops_the_games() -> None:
    before = set(multiprocessing.active_children())
    games = play_all(RANDOM, 1_000_000, 2)
    next(games)
    assert set(multiprocessing.active_children()) - before
    games.close()
    assert set(multiprocessing.active_children()) <= before


def test_everybody_sits_on_every_seat() -> None:
    match = Match(("greedy", "random", "random", "random"))
    assert [match.seated(game) for game in range(5)] == [
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
        (0, 1, 2, 3),
    ]


def test_sums_are_of_who_sat_where() -> None:
    """Contender 1 wins alone on seat 0; then all three share, and 2 sits on seat 1."""
    games = [
        Played(1, 6, (1, 2, 0), (90, 80, 70), (0,), (10, 20, 30), (0.1, 0.2, 0.3)),
        Played(2, 7, (0, 2, 1), (50, 50, 50), (0, 1, 2), (1, 2, 3), (0.0, 0.0, 0.0)),
    ]
    first, second, third = by_contender(RANDOM, games)
    assert [first.wins, second.wins, third.wins] == pytest.approx([1 / 3, 4 / 3, 1 / 3])
    assert [first.points, second.points, third.points] == [120, 140, 130]
    assert [first.decisions, second.decisions, third.decisions] == [31, 13, 22]
    assert second.share == pytest.approx(2 / 3)
    assert third.milliseconds == pytest.approx(200 / 22)
    assert [seat.wins for seat in by_seat(RANDOM, games)] == pytest.approx([4 / 3, 1 / 3, 1 / 3])
    assert on_seat(games, 2, 1).games == 2
    assert on_seat(games, 2, 0).share == 0.0


def test_the_interval_is_wilsons() -> None:
    assert interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(100, 100) == pytest.approx((0.963, 1.0), abs=0.001)
    assert interval(0, 10)[0] == 0.0
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("match", "games", "message"),
    [
        (Match(("random",)), 1, "2 to 5 bots"),
        (Match(("random",) * 6), 1, "2 to 5 bots"),
        (RANDOM, 0, "one game or more"),
        (RANDOM._replace(seed=-1), 1, "seeds go from 0"),
        (RANDOM._replace(seed=(1 << 128) - 5), 6, "seeds go from 0"),
        (RANDOM._replace(edition="gold"), 1, "is no edition"),
        (Match(("random", "deep")), 1, "there is no bot 'deep'"),
        (Match(("random", "greedy:rivals=many")), 1, "is no parameter"),
        (Match(("random", "greedy:rivals=1,rivals=2")), 1, "said twice"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(
    match: Match, games: int, message: str
) -> None:
    with pytest.raises(hidalgo.MalformedError, match=message):
        match.check(games)


def test_the_last_seeds_can_be_played() -> None:
    match = RANDOM._replace(seed=(1 << 128) - 6)
    match.check(6)
    assert play_game(match, 5).seed == (1 << 128) - 1
