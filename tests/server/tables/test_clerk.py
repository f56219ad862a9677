"""What clients ask for at a table is answered and counted; who has been deleted has to go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping

import msgspec
import pytest

from hidalgo.server.protocol import live
from hidalgo.server.tables.live import LOGGED_OUT, GoneError, LiveSocket, Tally, Wire
from tests.server.tables.nodes import Nodes, two_nodes

KEY = "key-00001"


@pytest.fixture
async def nodes(database_url: str) -> AsyncIterator[Nodes]:
    async with two_nodes(database_url) as nodes:
        yield nodes


class Line(Wire):
    """Asks for some things, then goes; keeps the answers, and with which code it was closed."""

    def __init__(self, requests: Iterable[live.Request]) -> None:
        self.requests = list(requests)
        self.wanted = 1 + len(self.requests)  # the table as it stands, then the answers
        self.answered = asyncio.Event()
        self.kinds: list[str] = []
        self.closed = 0

    async def receive(self) -> str | bytes:
        if self.requests:
            return msgspec.json.encode(self.requests.pop(0))
        await asyncio.wait_for(self.answered.wait(), 20)
        raise GoneError

    async def send(self, message: bytes) -> None:
        self.kinds.append(msgspec.json.decode(message)["type"])
        if len(self.kinds) == self.wanted:
            self.answered.set()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


class Counted(Tally):
    """Keeps what was refused, or came too late."""

    def __init__(self) -> None:
        self.codes: list[str] = []

    def refused(self, code: str) -> None:
        self.codes.append(code)

    def stale(self) -> None:
        self.codes.append("stale")


async def asked(nodes: Nodes, *requests: live.Request) -> tuple[Line, list[str]]:
    """Ask for some things as the first person; return the line, and what was counted."""
    line, tally = Line(requests), Counted()
    room = await nodes.room(0)
    await LiveSocket(nodes.desks[0], room, line, "ana", tally=tally).run()
    return line, tally.codes


async def test_what_is_refused_is_counted_and_what_is_only_looked_at_is_not(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    line, counted = await asked(
        nodes,
        live.Ping(),
        live.Draft(1, 10_000, []),
        live.Submit(KEY, 10_000, [0]),
        live.Undo(KEY, 0),
        live.Say(KEY, " "),
        live.AnswerTakeback(KEY, True),
    )
    assert line.kinds[1:] == ["pong", "stale", "stale", "refused", "refused", "refused"]
    assert counted == ["stale", "no-undo", "empty", "no-vote"]


async def test_nothing_is_kept_of_somebody_who_has_been_deleted(nodes: Nodes) -> None:
    async def nobody(_people: Iterable[str]) -> Mapping[str, str]:
        await asyncio.sleep(0)
        return {}

    await nodes.begin("ana", "ben")
    nodes.desks[0].names_of = nobody
    line, _ = await asked(nodes, live.Say(KEY, "good luck"))
    assert line.closed == LOGGED_OUT
    assert (await nodes.room(0)).chat_head == 0
