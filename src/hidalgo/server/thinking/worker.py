"""A process in which bots think; `python -m hidalgo.server.thinking.worker` with its orders.

It knows nothing but the questions that it is sent. It lets other processes go first, takes a
bounded amount of memory, and dies with its parent, however that one dies.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import socket
import sys
import threading
import time
import traceback
from collections import OrderedDict
from importlib import import_module
from typing import Final

from hidalgo.bots import names
from hidalgo.bots.base import Bot, Budget
from hidalgo.bots.registry import make_from_text
from hidalgo.grande.views import view_from_bytes
from hidalgo.kernel.errors import MalformedError
from hidalgo.kernel.rng import stream
from hidalgo.server.thinking.wire import (
    BROKEN,
    DECIDED,
    FAILED,
    LENGTH,
    READY,
    UNKNOWN,
    Orders,
    answer,
    framed,
    orders_from_text,
    question_from_bytes,
)

MOST_BOTS: Final = 32  # kept ready; a bot with other parameters is another bot
_PARENT_DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG of Linux's prctl
_GLANCE: Final = 1.0  # seconds between looks for the parent


def main(arguments: list[str]) -> None:
    """Answer questions until the server hangs up."""
    orders = orders_from_text(arguments[0])
    _die_with(orders.parent)
    # Ctrl-C and a stop of the service reach the whole group; when a worker ends, the server says.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.dup2(2, 1)  # what a bot prints is for the server's own log
    os.nice(orders.niceness)
    _limit_memory(orders.memory)
    with socket.socket(fileno=orders.socket) as line:
        try:
            _load(orders)
        except BaseException as error:  # noqa: BLE001 - a module may raise anything, and exit too
            line.sendall(framed(answer(BROKEN, f"{type(error).__name__}: {error}")))
            return
        line.sendall(framed(answer(READY, "\n".join(names()))))
        _serve(line)


def _load(orders: Orders) -> None:
    """Import what registers further bots."""
    sys.path[:] = orders.path
    for module in orders.modules:
        import_module(module)


def _serve(line: socket.socket) -> None:
    bots: OrderedDict[str, Bot] = OrderedDict()
    while (head := _receive(line, LENGTH.size)) is not None:
        data = _receive(line, LENGTH.unpack(head)[0])
        if data is None:
            return
        line.sendall(framed(_answer(bots, data)))


def _answer(bots: OrderedDict[str, Bot], data: bytes) -> bytes:
    """Let the bot decide that is asked."""
    asked = question_from_bytes(data)
    try:
        bot = _bot(bots, asked.bot)
    except MalformedError as error:
        return answer(UNKNOWN, str(error))
    except Exception as error:  # noqa: BLE001 - others' bots may raise anything
        return answer(FAILED, _where(error))
    try:
        known = view_from_bytes(asked.view, asked.seat)
        decision = bot.decide(known, Budget(asked.milliseconds), stream(asked.seed, "bot"))
        return answer(DECIDED, format(decision, "d"))
    except Exception as error:  # noqa: BLE001 - others' bots may raise anything
        del bots[asked.bot]  # who knows in which state it was left
        return answer(FAILED, _where(error))


def _bot(bots: OrderedDict[str, Bot], text: str) -> Bot:
    """Return a bot, made or still there from before."""
    if text in bots:
        bots.move_to_end(text)
    else:
        bots[text] = make_from_text(text)
        if len(bots) > MOST_BOTS:
            bots.popitem(last=False)
    return bots[text]


def _where(error: Exception) -> str:
    """Say which error it is and where it comes from.

    Not its text: that may quote the view, which is for the eyes of one seat and for no log.
    """
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def _receive(line: socket.socket, size: int) -> bytes | None:
    """Return so many bytes; None where the other side has hung up."""
    data = b""
    while len(data) < size:
        try:
            part = line.recv(size - len(data))
        except ConnectionError:
            return None
        if not part:
            return None
        data += part
    return data


def _limit_memory(size: int) -> None:
    """Let a bot that takes ever more memory fail, before the machine does."""
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    if most != resource.RLIM_INFINITY:
        size = min(size, most)
    resource.setrlimit(resource.RLIMIT_DATA, (size, most))


def _die_with(parent: int) -> None:
    """See to it that this process ends when its parent does, even by `kill -9`.

    Hanging up ends a worker that waits for a question. In mid-thought only the system can end it:
    Linux does so by itself; a thread that looks for the parent helps on other systems.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_GLANCE)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
