"""What the pool and a worker say to each other: frames of bytes over a pair of sockets.

The worker greets with `READY`, then answers question after question. A question holds a view, the
name of a bot, a seed and a budget; nothing else of the game ever comes here. The module imports
next to nothing, for every worker loads it.
"""

from __future__ import annotations

import json
from struct import Struct
from typing import Final, NamedTuple

READY: Final = 0  # the worker is up; its bots' names, one a line
DECIDED: Final = 1  # a decision, in decimal digits
FAILED: Final = 2  # the bot raised an error; which, and where
UNKNOWN: Final = 3  # there is no such bot; why
BROKEN: Final = 4  # the worker can't start; why

LENGTH: Final = Struct("<I")  # before every frame
MOST_BYTES: Final = 1 << 20  # of a frame: a view has some 1,000, and a list of names not many more

_QUESTION: Final = Struct("<16sbdH")  # seed, seat, milliseconds, length of the bot's name
_NO_LIMIT: Final = -1.0


class Orders(NamedTuple):
    """What a worker is told when it is started."""

    socket: int
    """The file descriptor of its end of the pair."""
    parent: int
    """The process that it must not outlive."""
    niceness: int
    memory: int
    """How many bytes of memory it may take."""
    modules: list[str]
    """What it imports, so that the bots in there register."""
    path: list[str]
    """Where the server looks for modules."""

    def to_text(self) -> str:
        """Return the orders as one argument of a command."""
        return json.dumps(self)


def orders_from_text(text: str) -> Orders:
    """Read what `Orders.to_text` wrote."""
    return Orders(*json.loads(text))


class Question(NamedTuple):
    """What a bot is asked."""

    bot: str
    seed: int
    seat: int
    view: bytes
    milliseconds: float | None

    def to_bytes(self) -> bytes:
        """Return the question as a frame's contents."""
        name = self.bot.encode()
        limit = _NO_LIMIT if self.milliseconds is None else self.milliseconds
        head = _QUESTION.pack(self.seed.to_bytes(16, "little"), self.seat, limit, len(name))
        return head + name + self.view


def question_from_bytes(data: bytes) -> Question:
    """Read what `Question.to_bytes` wrote."""
    seed, seat, limit, length = _QUESTION.unpack_from(data)
    end = _QUESTION.size + length
    return Question(
        bot=data[_QUESTION.size : end].decode(),
        seed=int.from_bytes(seed, "little"),
        seat=seat,
        view=data[end:],
        milliseconds=None if limit == _NO_LIMIT else limit,
    )


def framed(data: bytes) -> bytes:
    """Return contents as a frame."""
    return LENGTH.pack(len(data)) + data


def answer(status: int, text: str) -> bytes:
    """Return what a worker says as a frame's contents."""
    return bytes([status]) + text.encode(errors="replace")


def read_answer(data: bytes) -> tuple[int, str]:
    """Return the status and the text of what a worker says."""
    return (data[0], data[1:].decode(errors="replace")) if data else (BROKEN, "an empty answer")
