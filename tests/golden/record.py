"""Whole games as text: what was decided, round by round, with digests in between.

    edition bigbox
    players 3
    vetos yes
    short no
    seed 7

    round 1
    P2 power 5; P3 power 12; P1 power 3
    P3 card 4; P3 first; P3 place GAL; ...
    = 20 1f0c9a3f5f0a3c11
    ...
    scores 60 71 44

A round begins with its printed number, a turn with a line; lines that go on are indented. `= n`
gives the digest of the state after n decisions.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hidalgo.grande import decisions, events
from hidalgo.grande.rounds import printed_number
from hidalgo.grande.state import State
from hidalgo.kernel.events import EventLog
from hidalgo.kernel.rng import stream
from tests.laws.games import SETTINGS, Setting, pick, say

FOLDER = Path(__file__).parent / "games"
WIDTH = 100
EVERY = 20  # decisions, at least, from one digest to the next


class Golden(NamedTuple):
    """A game to keep."""

    setting: Setting
    seed: int

    @property
    def file(self) -> Path:
        """Where it is kept."""
        edition, players, vetos, short = self.setting
        words = [edition, str(players), *([] if vetos else ["no-vetos"]), *["short"] * short]
        return FOLDER / f"{'-'.join(words)}.txt"


def goldens() -> list[Golden]:
    """Return the games to keep: every edition and number of players, and both options once."""
    whole = [setting for setting in SETTINGS if setting.vetos and not setting.short]
    whole += [Setting("bigbox", 4, vetos=False, short=False)]
    whole += [Setting("decennial", 4, vetos=True, short=True)]
    return [Golden(setting, seed) for seed, setting in enumerate(whole, start=1)]


def head(golden: Golden) -> Iterator[str]:
    """Yield the lines that say how to set the game up."""
    yield f"edition {golden.setting.edition}"
    yield f"players {golden.setting.players}"
    yield f"vetos {'yes' if golden.setting.vetos else 'no'}"
    yield f"short {'yes' if golden.setting.short else 'no'}"
    yield f"seed {golden.seed}"


def rendered(golden: Golden) -> str:
    """Play a game at random, and return what its file should hold."""
    log = EventLog(events.KINDS)
    state = golden.setting.begin(golden.seed, log)
    rng = stream(golden.seed, "golden")
    lines = [*head(golden), "", f"round {round_now(state)}"]
    now: list[str] = []
    made = since = 0
    while not state.over():
        log.clear()
        action, seat = pick(state, rng, eager=golden.seed % 2 == 0)
        now.append(say(action, seat))
        state.apply(action, seat)
        made, since = made + 1, since + 1
        told = [event.name for event in log]
        if {"turn_begins", "general_scoring", "game_over", "round_begins"} & set(told):
            lines += wrapped(now)
            now = []
            if since >= EVERY or state.over():
                lines.append(f"= {made} {state.digest():016x}")
                since = 0
        if "round_begins" in told:
            lines += ["", f"round {round_now(state)}"]
    lines.append(f"scores {' '.join(str(score) for score in scores(state))}")
    return "\n".join(lines) + "\n"


def wrapped(said: list[str]) -> list[str]:
    """Put decisions on as few lines as they need, all but the first indented."""
    lines = [said[0]]
    for part in said[1:]:
        if len(lines[-1]) + len(part) + 3 > WIDTH:
            lines[-1] += ";"
            lines.append(f"  {part}")
        else:
            lines[-1] += f"; {part}"
    return lines


def round_now(state: State) -> int:
    """Return the printed number of the round under way."""
    return int(printed_number(state, state.round()))


def scores(state: State) -> list[int]:
    """Return the scores by seat."""
    return [int(state.score(seat)) for seat in range(state.players())]


def set_up(text: str) -> State:
    """Set up the game that a file's first lines describe."""
    words = dict(line.split() for line in text.split("\n\n", maxsplit=1)[0].splitlines())
    setting = Setting(
        words["edition"], int(words["players"]), words["vetos"] == "yes", words["short"] == "yes"
    )
    return setting.begin(int(words["seed"]))


def replay(text: str, name: str) -> State:
    """Play a game as it is written; stop with the line where it does not fit."""
    state = set_up(text)
    made = 0
    for number, line in enumerate(text.splitlines(), start=1):
        where = f"{name}, line {number}: {line}"
        word, *rest = line.split() or [""]
        if word == "round":
            assert rest == [str(round_now(state))], where
        elif word == "=":
            assert rest == [str(made), f"{state.digest():016x}"], where
        elif word == "scores":
            assert rest == [str(score) for score in scores(state)], where
        elif word.startswith("P"):
            for part in line.split(";"):
                if part.strip():
                    seat, text_of_decision = part.strip().split(maxsplit=1)
                    made += 1
                    state.apply(decisions.KINDS.from_text(text_of_decision), int(seat[1:]) - 1)
    return state
