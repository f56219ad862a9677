"""Tables of hidalgo: people who are let in over HTTP, sit down, and play at random by sockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from bench.server.load import Table
from bench.server.sockets import Socket

HOST: Final = "127.0.0.1"
AT_ONCE: Final = 8  # requests under way while tables are set up


# Of the messages, only what a client has to know that decides at random: the rest is not decoded.


class _Ask(msgspec.Struct):
    prompt: int
    choices: list[int]
    changes: bool


class _Play(msgspec.Struct):
    asks: _Ask | None


class _Snapshot(msgspec.Struct, tag="snapshot"):
    head: int
    play: _Play | None


class _Update(msgspec.Struct, tag="update"):
    head: int
    play: _Play | None


class _Done(msgspec.Struct, tag="done"):
    head: int


class _Presence(msgspec.Struct, tag="presence"):
    pass


class _Pong(msgspec.Struct, tag="pong"):
    pass


class _Refused(msgspec.Struct, tag="refused"):
    code: str
    text: str


class _Stale(msgspec.Struct, tag="stale"):
    head: int


_MESSAGES: Final = msgspec.json.Decoder(
    _Snapshot | _Update | _Done | _Presence | _Pong | _Refused | _Stale
)


class Web:
    """Requests over one connection that stays open."""

    def __init__(self, port: int) -> None:
        """Go to a server on this machine."""
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """Post a body; return what came back, and the cookie that came with it."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        content = json.dumps(body).encode()
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {HOST}:{self._port}",
            f"Origin: http://{HOST}:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        answer = await reader.readexactly(int(fields.get("content-length", "0")))
        status = int(head[0].split()[1])
        if status not in {200, 201}:
            raise RuntimeError(f"POST {path}: {status} {answer.decode()}")
        kept = next((line for line in head if line.lower().startswith("set-cookie: ")), "")
        return json.loads(answer), kept[len("set-cookie: ") :].partition(";")[0]

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()


class HidalgoTable(Table):
    """A game of El Grande between clients that decide at random."""

    def __init__(self, port: int, table: str, cookies: Sequence[str], seed: int) -> None:
        """Know a table that has begun, and the cookies of those who sit there."""
        super().__init__(len(cookies))
        self._port = port
        self._id = table
        self._cookies = cookies
        self._random = random.Random(seed)
        self._sockets: list[Socket] = []
        self._heads = [-1] * len(cookies)
        self._asks: list[_Ask | None] = [None] * len(cookies)
        self._base = 0
        self._count = 0
        self._known = asyncio.Event()

    async def connect(self) -> None:
        """Open a socket for every seat."""
        for seat, cookie in enumerate(self._cookies):
            headers = {"Cookie": cookie, "Origin": f"http://{HOST}:{self._port}"}
            socket = await Socket.connect(
                HOST, self._port, f"/live/{self._id}", headers, partial(self._hear, seat)
            )
            self._sockets.append(socket)
        await self._known.wait()

    def close(self) -> None:
        """Close all sockets."""
        for socket in self._sockets:
            socket.close()

    def show_up(self) -> None:
        """Ping from every seat."""
        for socket in self._sockets:
            socket.send(b'{"type":"ping"}')

    def _hear(self, seat: int, raw: bytes) -> None:
        message = _MESSAGES.decode(raw)
        match message:
            case _Update() | _Snapshot():
                self._heads[seat] = message.head
                self._asks[seat] = None if message.play is None else message.play.asks
                if min(self._heads) >= 0:
                    self._known.set()
                if message.head > self._base:
                    self.seen(seat)
            case _Refused():
                raise RuntimeError(f"refused: {message.code}: {message.text}")
            case _Stale():
                raise RuntimeError("the client's question was closed, though nobody else decides")
            case _:
                pass

    def submit(self) -> bool:
        """Let a seat that owes a decision make one."""
        for seat, ask in enumerate(self._asks):
            if ask is not None and ask.choices and not ask.changes:
                self._base = max(self._heads)
                self._count += 1
                request = {
                    "type": "submit",
                    "key": f"move{self._count:08}",
                    "prompt": ask.prompt,
                    "actions": [self._random.choice(ask.choices)],
                }
                self._sockets[seat].send(msgspec.json.encode(request))
                return True
        return False  # the game is over


async def set_up(port: int, count: int, seats: int, seed: int) -> list[HidalgoTable]:
    """Let people in, a different one for every seat, and begin a game at every table."""
    numbers = iter(range(count))
    tables: list[HidalgoTable] = []

    async def work() -> None:
        web = Web(port)
        for number in numbers:
            cookies = []
            for seat in range(seats):
                _, cookie = await web.post("/api/me", {"name": f"Ana {number}.{seat}"})
                cookies.append(cookie)
            opened, _ = await web.post("/api/tables", {"players": seats}, cookies[0])
            table = opened["table"]["id"]
            for cookie in cookies[1:]:
                await web.post(f"/api/tables/{table}/seat", {}, cookie)
            await web.post(f"/api/tables/{table}/start", {}, cookies[0])
            tables.append(HidalgoTable(port, table, cookies, seed + number))
        web.close()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return tables
