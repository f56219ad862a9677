"""`hidalgo` with known chance, and with faults: run as a program, by tests only.

What a game is shuffled by is nobody's to choose, so the server has no setting for it, nor for dying
at some point. Tests that need either run this file, with what they want as its first argument:

    rigged.py '{"chance": 7, "die": "acknowledging", "after": 20}' serve
"""

from __future__ import annotations

import os
import signal
import sys
from random import Random
from typing import Any, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from hidalgo.cli.main import app
from hidalgo.server.tables import desk, journal, timing
from hidalgo.server.tables.journal import Append, Journal

Point: TypeAlias = Literal["writing", "acknowledging"]


class Rig(Struct, forbid_unknown_fields=True):
    """What is to be known, and what is to go wrong."""

    chance: int | None = None
    """The same number brings the same seed and salt to every table; none leaves them to chance."""
    die: Point | None = None
    """Where to die: in a transaction, or when it is durable and nobody has heard of it yet."""
    after: int = 0
    """How many decisions are durable before."""
    lease: float | None = None
    """For how many seconds a node may do a table's timed work before it has to ask again."""


def known_chance(chance: int) -> tuple[int, str]:
    """Return a seed and a salt that look like any other."""
    random = Random(chance)
    return random.getrandbits(128), f"{random.getrandbits(128):032x}"


def die() -> NoReturn:
    """Be gone, as if the power failed."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody survives this")


def decisions_in(appends: list[Append]) -> int:
    """Return how many decisions appends would make durable."""
    return sum(row["kind"] == "decision" for append in appends for row in append.entries)


def rig(wanted: Rig) -> None:
    """Put what is wanted into the parts of the server that are concerned."""
    if wanted.chance is not None:
        known = known_chance(wanted.chance)
        desk.new_chance = lambda: known
    if wanted.lease is not None:
        vars(timing).update(LEASE_SECONDS=wanted.lease, RENEW_SECONDS=wanted.lease / 2)
    if wanted.die is not None:
        _die_at(wanted.die, wanted.after)


def _die_at(point: Point, after: int) -> None:
    """Die at a point, with the first decision that comes after so many."""
    commit, advance = Journal._commit, journal._advance
    durable = 0

    async def dying_commit(self: Journal, appends: list[Append]) -> list[bool]:
        nonlocal durable
        done = await commit(self, appends)
        durable += decisions_in(appends)
        if point == "acknowledging" and durable > after:
            die()
        return done

    async def dying_advance(connection: AsyncConnection, append: Append) -> bool:
        done: Any = await advance(connection, append)
        if point == "writing" and durable + decisions_in([append]) > after:
            die()
        return bool(done)

    Journal._commit = dying_commit  # type: ignore[method-assign]
    journal._advance = dying_advance


if __name__ == "__main__":
    rig(msgspec.json.decode(sys.argv.pop(1), type=Rig))
    app(prog_name="hidalgo")
