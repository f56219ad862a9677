"""Bots that do what bots should not do; a worker imports them by the name of this module.

They tell a test what they do by files in the folder `HIDALGO_BOT_TEST`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from hidalgo.bots import Bot, Budget, register
from hidalgo.bots.uniform import RandomBot
from hidalgo.grande.views import View
from hidalgo.kernel.rng import Rng


def tell(name: str) -> None:
    """Leave a file with the number of this process."""
    file = Path(os.environ["HIDALGO_BOT_TEST"]) / name
    file.with_suffix(".new").write_text(str(os.getpid()))
    file.with_suffix(".new").rename(file)


def told(name: str) -> bool:
    """Say whether there is a file of that name."""
    return (Path(os.environ["HIDALGO_BOT_TEST"]) / name).exists()


def loop_forever() -> None:
    """Be busy, and give nobody else a turn for longer than the interpreter makes us."""
    while True:
        pass


class Odd(RandomBot):
    """Does something, and decides at random if it still can."""

    def __init__(self, act: Callable[[], object], *, once: str = "") -> None:
        self.act = act
        self.once = once

    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        if not (self.once and told(self.once)):
            tell(self.once or "thinking")
            self.act()
        return super().decide(view, budget, rng)


class Liar(Bot):
    """Gives what is no decision, or none that is legal."""

    def __init__(self, decision: object) -> None:
        self.decision = decision

    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        return self.decision  # type: ignore[return-value]


class Spy(RandomBot):
    """Tells of its environment, and of the budget it was given."""

    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        folder = Path(os.environ["HIDALGO_BOT_TEST"])
        (folder / "environment").write_text("\n".join(os.environ))
        (folder / "budget").write_text(str(budget.milliseconds))
        print("to be ignored")  # noqa: T201 - on purpose: it must not get into the answers
        return super().decide(view, budget, rng)


def refuse() -> None:
    """Raise an error with a text that is for nobody's eyes."""
    raise RuntimeError("secret hand")


def grow() -> None:
    """Take more memory than anybody may."""
    hoard = [bytes(1 << 24) for _ in range(1 << 12)]
    del hoard


register("loops", lambda: Odd(loop_forever))
register("loops-once", lambda: Odd(loop_forever, once="loops-once"))
register("exits", lambda: Odd(lambda: os._exit(3)))
register("exits-once", lambda: Odd(lambda: os._exit(3), once="exits-once"))
register("raises", lambda: Odd(refuse))
register("grows", lambda: Odd(grow, once="grows"))
register("garbage", lambda: Liar("garbage"))
register("illegal", lambda: Liar(32767))
register("negative", lambda: Liar(-1))
register("spy", Spy)
