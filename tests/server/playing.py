"""A server in a process of its own, and clients that play on it as the web client does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hidalgo.server.protocol import live

ADDRESS: Final = re.compile(r"hidalgo is at (http://\S+)")
PATIENCE: Final = 60.0  # seconds; a machine may be busy, but nothing here takes that long
_MESSAGES: Final = msgspec.json.Decoder(live.Message)
_ENCODER: Final = msgspec.json.Encoder()


class Server:
    """`hidalgo serve` in a process of its own."""

    def __init__(
        self, data: Path, port: int = 0, rig: Mapping[str, Any] | None = None, **settings: str
    ) -> None:
        """Set a server up; it is not started yet. It may be rigged, as `rigged` says."""
        self.rig = rig
        self.settings = {
            "HIDALGO_DATA": str(data),
            "HIDALGO_PORT": str(port),
            "HIDALGO_REQUESTS_PER_SECOND": "0",
            "HIDALGO_GUESTS_PER_HOUR": "0",
            "HIDALGO_MESSAGES_PER_SECOND": "0",
            **{f"HIDALGO_{name.upper()}": value for name, value in settings.items()},
        }
        self.address = ""
        self.log = data / f"server-{secrets.token_hex(4)}.log"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self._launch()
        async with asyncio.timeout(PATIENCE):
            while True:
                if self._ready():
                    return
                await asyncio.sleep(0.02)

    def start_now(self) -> None:
        """Start it without a loop around, as tests in a browser do."""
        self._launch()
        end = time.monotonic() + PATIENCE
        while not self._ready():
            assert time.monotonic() < end, f"the server does not start:\n{self.said()}"
            time.sleep(0.02)

    def _launch(self) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self._command(),
                env={**os.environ, **self.settings},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def _command(self) -> list[str]:
        if self.rig is None:
            return [sys.executable, "-m", "hidalgo", "serve"]
        program = str(Path(__file__).with_name("rigged.py"))
        return [sys.executable, program, msgspec.json.encode(self.rig).decode(), "serve"]

    def _ready(self) -> bool:
        """Tell whether it has said where it is, and remember that."""
        found = ADDRESS.search(self.said())
        if found is None:
            if self.process is not None and self.process.poll() is not None:
                raise AssertionError(f"the server did not start:\n{self.said()}")
            return False
        self.address = found.group(1).rstrip("/")
        # Started again it is to be found where it was.
        self.settings["HIDALGO_PORT"] = self.address.rpartition(":")[2].partition("/")[0]
        return True

    def said(self) -> str:
        """Return all that it has logged."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def kill(self) -> None:
        """End it without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


@contextlib.asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[Server]:
    """Run a server for as long as the block."""
    server = Server(data, **settings)
    await server.start()
    try:
        yield server
    except BaseException:
        print(server.said())  # noqa: T201  # pytest shows it with what failed
        raise
    finally:
        if server.process is not None:
            server.kill()


@contextlib.asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[list[Person]]:
    """Let people in, for as long as the block."""
    async with contextlib.AsyncExitStack() as stack:
        everybody = []
        for name in names:
            person = Person(address)
            stack.push_async_callback(person.close)
            everybody.append(await person.introduce(name))
        yield everybody


class Person:
    """Somebody with a browser: a cookie, and sockets."""

    def __init__(self, address: str) -> None:
        """Go to a server."""
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.public = ""
        self.players: list[Player] = []

    async def introduce(self, name: str) -> Person:
        """Become a guest."""
        me = await self.post("/api/me", {"name": name})
        self.public = me["id"]
        return self

    async def get(self, path: str) -> Any:
        """Get something that is there."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Post something that is accepted."""
        answer = await self.http.post(path, json=body, headers=self.origin())
        assert answer.status_code in {200, 201}, answer.text
        return answer.json()

    def origin(self) -> dict[str, str]:
        """Return the header that a browser would send."""
        url = self.http.base_url
        return {"Origin": f"{url.scheme}://{url.netloc.decode()}"}

    def cookie(self) -> str:
        """Return the header with which the browser says who it is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit_at(self, table: str, query: str = "") -> Player:
        """Open a socket at a table."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        headers = {"Cookie": self.cookie(), **self.origin()}
        socket = await connect(
            f"{address}/live/{table}{query}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        player = Player(socket)
        self.players.append(player)
        return player

    async def close(self) -> None:
        """Close the browser."""
        for player in self.players:
            await player.leave()
        await self.http.aclose()


class Player:
    """A socket at a table, and what is known through it."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin to listen."""
        self.socket = socket
        self.head = -1
        self.seat = -1
        self.play: Any = None
        self.table: Any = None
        self.lines: list[Any] = []
        self.chat: list[Any] = []
        self.presence: Any = None
        self.answers: dict[str, Any] = {}
        self.others: list[Any] = []
        self.raw: list[str] = []
        self._changed = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())
        self.closed: int | None = None

    async def _listen(self) -> None:
        try:
            async for raw in self.socket:
                assert isinstance(raw, str)
                self.raw.append(raw)
                self._take(_MESSAGES.decode(raw))
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code or 1006
        self._changed.set()

    def _take(self, message: live.Message) -> None:
        match message:
            case live.Snapshot():
                self.head, self.seat, self.play = message.head, message.seat, message.play
                self.table, self.lines, self.chat = message.table, message.lines, message.chat
                self.presence = message.presence
            case live.Update():
                assert message.head >= self.head
                self.head, self.seat, self.play = message.head, message.seat, message.play
                self.table = message.table or self.table
                self.lines += message.lines
            case live.Done() | live.Refused() | live.Stale():
                self.answers[message.key] = message
            case live.Drafted():
                self.answers[str(message.id)] = message
            case live.ChatNews(line):
                self.chat.append(line)
            case live.PresenceNews(presence):
                self.presence = presence
            case _:
                self.others.append(message)

    async def until(self, fits: Callable[[Player], Any]) -> Any:
        """Wait until something is so, and return what the function says then."""
        async with asyncio.timeout(PATIENCE):
            while not (found := fits(self)):
                assert self.closed is None, f"the socket was closed with {self.closed}"
                self._changed.clear()
                await self._changed.wait()
        return found

    async def until_closed(self) -> int:
        """Wait until the socket is closed; return with which code."""
        async with asyncio.timeout(PATIENCE):
            await self._listener
        assert self.closed is not None
        return self.closed

    async def send(self, request: live.Request) -> None:
        """Send a request."""
        await self.socket.send(_ENCODER.encode(request).decode())

    async def ask(self, request: Any) -> Any:
        """Send a request, and wait for its answer."""
        key = getattr(request, "key", None) or str(request.id)
        await self.send(request)
        return await self.until(lambda player: player.answers.get(key))

    async def submit(self, *actions: int, key: str | None = None) -> Any:
        """Answer what is asked."""
        asks = self.play.asks
        return await self.ask(live.Submit(key or new_key(), asks.prompt, list(actions)))

    async def play_on(self, random: Random, until: Callable[[Player], Any]) -> None:
        """Decide at random whenever asked, until something is so or the game is over."""

        def awake(player: Player) -> bool:
            play = player.play
            owes = play and player.seat in play.owing and play.asks is not None
            return bool(owes or (play and play.result) or until(player))

        while True:
            await self.until(awake)
            if self.play.result or until(self):
                return
            answer = await self.submit(random.choice(self.play.asks.choices))
            assert isinstance(answer, live.Done | live.Stale), answer
            await self.until(reached(answer.head))

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self._listener


Wanted: TypeAlias = Callable[[Player], Any]


def reached(head: int) -> Callable[[Any], bool]:
    """Return what waits until a player knows the log up to an index."""
    return lambda player: player.head >= head


def new_key() -> str:
    """Return a key for a request."""
    return secrets.token_hex(8)


async def a_table(host: Person, **wish: Any) -> str:
    """Set up a table; return its id."""
    opened = await host.post("/api/tables", wish)
    return str(opened["table"]["id"])


async def two_at_a_table(ana: Person, ben: Person, **wish: object) -> tuple[str, Player, Player]:
    """Let two people sit down and begin a game for two; return their sockets."""
    table = await a_table(ana, players=2, **wish)
    await ben.post(f"/api/tables/{table}/seat", {})
    one, two = await ana.sit_at(table), await ben.sit_at(table)
    await ana.post(f"/api/tables/{table}/start")
    for player in (one, two):
        await player.until(lambda player: player.play)
    return table, one, two


async def play_both(one: Player, two: Player, until: Wanted, seed: int = 3) -> None:
    """Let two players decide at random until something is so for the first."""
    random = Random(seed)
    while not until(one):
        assert not one.play.result, "the game is over, and what was waited for has never been so"
        mover = one if one.seat in one.play.owing else two
        await mover.until(lambda player: player.play.asks is not None)
        answer = await mover.submit(random.choice(mover.play.asks.choices))
        assert isinstance(answer, live.Done), answer
        for player in (one, two):
            await player.until(reached(answer.head))


def is_over(player: Player) -> bool:
    return player.play.result is not None


def asked(kind: str) -> Wanted:
    return lambda player: player.play.asks is not None and player.play.asks.kind == kind


def both_set_discs(player: Player) -> bool:
    return bool(asked("disc")(player)) and len(player.play.owing) == 2
