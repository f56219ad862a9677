"""Bots by name, with parameters: those of hidalgo and those of others."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Final

from hidalgo.bots.base import Bot
from hidalgo.bots.greedy import GreedyBot
from hidalgo.bots.uniform import RandomBot
from hidalgo.kernel.errors import MalformedError, shown

Maker = Callable[..., Bot]

_MAKERS: Final[dict[str, Maker]] = {}


def register(name: str, maker: Maker) -> None:
    """Enter a bot under a new name: its class, or a function that makes one from keywords."""
    if not name or name in _MAKERS:
        raise MalformedError(
            f"a bot needs a name of its own, and {name!r} is none; taken are {', '.join(_MAKERS)}"
        )
    _MAKERS[name] = maker


def names() -> tuple[str, ...]:
    """Return the names of all bots."""
    return tuple(_MAKERS)


def parameters(name: str) -> tuple[str, ...]:
    """Return the names of a bot's parameters."""
    return tuple(inspect.signature(_maker(name)).parameters)


def make(name: str, **values: object) -> Bot:
    """Make a bot by name; what is not said about its parameters is as its author chose."""
    maker = _maker(name)
    known = parameters(name)
    for key in values:
        if key not in known:
            raise MalformedError(
                f"the bot {name!r} has no parameter {key!r}; it has {', '.join(known) or 'none'}"
            )
    return maker(**values)


def make_from_text(text: str) -> Bot:
    """Make a bot from words like `greedy` or `greedy:rivals=0.5,court=1`; values are numbers."""
    name, _, rest = text.partition(":")
    values: dict[str, object] = {}
    for part in rest.split(",") if rest else ():
        key, _, number = part.partition("=")
        if key in values:
            raise MalformedError(f"{key!r} is said twice in {shown(text)}")
        try:
            values[key] = float(number)
        except ValueError as error:
            raise MalformedError(
                f"{shown(part)} is no parameter; "
                "write a bot as 'greedy' or 'greedy:rivals=0.5,court=1'"
            ) from error
    return make(name, **values)


def _maker(name: str) -> Maker:
    maker = _MAKERS.get(name)
    if maker is None:
        raise MalformedError(f"there is no bot {shown(name)}; the bots are {', '.join(_MAKERS)}")
    return maker


register("random", RandomBot)
register("greedy", GreedyBot)
