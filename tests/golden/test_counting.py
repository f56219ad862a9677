"""The numbers of ways to go on are those that are kept; some are worked out by hand too."""

from __future__ import annotations

import pytest

from hidalgo.grande.board import RECRUITS
from tests.golden.counting import STARTS, Start, count, count_from, stored


@pytest.mark.parametrize("start", STARTS, ids=[start.name for start in STARTS])
def test_the_numbers_of_ways_are_those_that_are_kept(start: Start) -> None:
    counted, kept = count_from(start), stored()[start.name]
    assert sum(counted.split.values()) == counted.counts[-1]
    parted = [
        f"{first}: {counted.split.get(first)} instead of {kept.split.get(first)}"
        for first in sorted(counted.split | kept.split)
        if counted.split.get(first) != kept.split.get(first)
    ]
    assert counted.counts == kept.counts, f"{start.name} by first decision: {'; '.join(parted)}"
    assert not parted


def ways(name: str, depth: int) -> int:
    """Count from a position by its name."""
    (start,) = (start for start in STARTS if start.name == name)
    return count(start.make(), depth)


def test_the_first_decisions_of_two_players_by_hand() -> None:
    """13 power cards, and the second seat may not repeat the value: 13 * 12 = 156.

    Then whoever laid the higher value v, which 2 * (v - 1) of these pairs have as the higher,
    recruits none up to what v allows; with 12 and 13 nobody, so one of five cards is taken.
    2*6 + 4*6 + 6*5 + 8*5 + 10*4 + 12*4 + 14*3 + 16*3 + 18*2 + 20*2 + 22*5 + 24*5 = 590.
    """
    recruits = [int(RECRUITS[value]) for value in range(14)]
    assert recruits[2:] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
    assert ways("set-up, 2 players", 1) == 13
    assert ways("set-up, 2 players", 2) == 156
    assert ways("set-up, 2 players", 3) == 590


def test_a_mover_under_a_veto_by_hand() -> None:
    """P2 lets the announcement pass, vetoes, or lets all pass: 3.

    Two: after the first and the last, one of two caballeros goes to 8 of the 10 places (not where
    it stands, not to the King), or P1 stops: 17. After the veto the round is over, since P1 had
    nothing to place, and P3 begins the next with one of the 12 power cards it has left, all but 2.
    17 + 12 + 17 = 46.

    Three: let pass, moved, 3 answers to the step: 16 * 3, or stopped, 12 power cards. Vetoed, P3
    lays any card but 2, and P1 any of its own, all but 4, that is not the same: 11 * 11 + 12. All
    let pass, moved, moved again: 7 of 8 targets leave both caballeros to move, the Castillo only
    one (8 targets and stopping, 9): 2 * (7 * 17 + 9); or stopped, 12. 60 + 133 + 268 = 461.
    """
    assert ways("mover under a Veto", 1) == 3
    assert ways("mover under a Veto", 2) == 46
    assert ways("mover under a Veto", 3) == 461


def test_discs_by_hand() -> None:
    """Three seats name one of nine regions each; then the round is over: 12 power cards."""
    assert [ways("three discs", depth) for depth in (1, 2, 3, 4)] == [9, 81, 729, 729 * 12]


def test_returns_by_hand() -> None:
    """P2 takes 3 out of 2 in Sevilla, 1 in Valencia, 3 in the Court, in any order it likes.

    Words from the letters SSVCCC. One: S, V or C, 3. Two: all pairs but VV, 8. Three: without V,
    8 words of S and C less SSS, 7; with V in one of three places and S or C in the others, 12.

    Then P3 has 3 in Sevilla and 1 in the Court: S or C, 2 ways each: 38.
    """
    assert [ways("three return", depth) for depth in (1, 2, 3, 4)] == [3, 8, 19, 38]
