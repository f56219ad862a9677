"""The course of random games, written down for comparison between processes.

python -m tests.laws.course COUNT          a line per game, with a hash of all that happened
python -m tests.laws.course COUNT INDEX    a line per decision of one game, to find where
                                           two engines part
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b

from hidalgo.grande.views import sample, view
from hidalgo.kernel.rng import stream
from tests.laws.games import Step, Walk, choices, say

LAW = "the same course"


def decision_line(step: Step) -> str:
    """Return all that an engine can be asked after a decision, as one line."""
    state, walk = step.after, step.walk
    rng = stream(len(walk.made), LAW)
    seen = view(state, step.seat)
    drawn = sample(seen, rng)
    listed = [choices(state, seat) for seat in range(state.players())]
    reasons = [int(state.refusal(step.seat, rng.below(576))) for _ in range(4)]
    parts = (
        f"{state.digest():016x}",
        f"{seen.digest():016x}",
        f"{drawn.digest():016x}",
        short(repr([tuple(event.data.items()) for event in step.events])),
        short(repr(listed)),
        repr(reasons),
    )
    return " ".join([*parts, say(step.action, step.seat)])


def short(text: str) -> str:
    """Return a short hash of a text."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def course(index: int) -> Iterator[str]:
    """Play a game; yield a line per decision."""
    for step in Walk(index, LAW):
        yield decision_line(step)


def game_line(index: int) -> str:
    """Play a game; return its number, how long it was, and a hash of its lines."""
    lines = list(course(index))
    return f"{index} {len(lines)} {short(chr(10).join(lines))}"


def main() -> None:
    """Write lines as asked for."""
    count = int(sys.argv[1])
    if len(sys.argv) > 2:
        sys.stdout.writelines(f"{line}\n" for line in course(int(sys.argv[2])))
    else:
        sys.stdout.writelines(f"{game_line(index)}\n" for index in range(count))


if __name__ == "__main__":
    main()
