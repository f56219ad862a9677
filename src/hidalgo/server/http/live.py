"""The route of live play: who may connect, and how messages travel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import SkipValidation
from sqlalchemy.exc import SQLAlchemyError

from hidalgo.server.config import Settings
from hidalgo.server.http.parts import TheDesk, ThePeople, TheSettings, TheTally
from hidalgo.server.people.asking import who
from hidalgo.server.people.people import People
from hidalgo.server.protocol.live import VERSION
from hidalgo.server.tables.desk import Desk, NoTableError
from hidalgo.server.tables.entries import NOBODY
from hidalgo.server.tables.live import TROUBLE, GoneError, Has, Limits, LiveSocket, Tally, Wire

NOT_LOGGED_IN: Final = 4401
NO_TABLE: Final = 4404
OTHER_VERSION: Final = 4426
TOO_MANY: Final = 4429

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Sockets:
    """The sockets that are open, to count them by person and to close them all."""

    def __init__(self) -> None:
        """Begin with none."""
        self._open: set[LiveSocket] = set()
        self.closing = False
        self.when_closed: Callable[[int], None] = lambda _: None
        """Called after a socket was closed, with how many are still open."""

    def __len__(self) -> int:
        return len(self._open)

    def count_of(self, person: str) -> int:
        """Return how many sockets a person has open."""
        return sum(socket.person == person for socket in self._open)

    async def serve(self, socket: LiveSocket) -> None:
        """Serve a socket until it goes."""
        self._open.add(socket)
        try:
            await socket.run()
        finally:
            self._open.discard(socket)
            self.when_closed(len(self._open))

    async def close_logged_out(
        self, person: str, is_open: Callable[[str], Awaitable[bool]]
    ) -> None:
        """Close a person's sockets of devices that were logged out."""
        for socket in [socket for socket in self._open if socket.person == person]:
            if not await is_open(socket.device):
                await socket.log_out()

    async def dismiss(self, seconds: float) -> None:
        """Tell everybody to come again in a while, and close."""
        self.closing = True
        await asyncio.gather(*(socket.dismiss(seconds) for socket in list(self._open)))


class LitestarWire(Wire):
    """Messages over a socket of the web server."""

    def __init__(self, socket: Socket) -> None:
        """Send and receive on an accepted socket."""
        self._socket = socket

    async def receive(self) -> str | bytes:
        """Return the next message."""
        try:
            event = await self._socket.receive()
        except (WebSocketException, OSError, RuntimeError) as error:
            raise GoneError from error
        if event["type"] != "websocket.receive":
            raise GoneError
        return event.get("text") or event.get("bytes") or b""

    async def send(self, message: bytes) -> None:
        """Send a message as text."""
        try:
            await self._socket.send(
                {"type": "websocket.send", "text": message.decode(), "bytes": None}
            )
        except (WebSocketException, OSError, RuntimeError) as error:
            raise GoneError from error

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, if it is still there."""
        try:
            await self._socket.close(code=code, reason=reason)
        except (WebSocketException, OSError, RuntimeError):
            return


TheSockets: TypeAlias = NamedDependency[SkipValidation[Sockets]]


@websocket("/live/{table:str}")
async def live(
    socket: Socket,
    table: str,
    desk: TheDesk,
    people: ThePeople,
    settings: TheSettings,
    sockets: TheSockets,
    tally: TheTally,
) -> None:
    """Play at a table, or watch; `hidalgo.server.protocol.live` says how."""
    await socket.accept()
    wire = LitestarWire(socket)
    refusal, served = await _admit(socket, table, desk, people, settings, sockets, tally, wire)
    if served is None:
        await wire.close(*refusal)
        return
    await sockets.serve(served)


async def _admit(
    socket: Socket,
    table: str,
    desk: Desk,
    people: People,
    settings: Settings,
    sockets: Sockets,
    tally: Tally,
    wire: Wire,
) -> tuple[tuple[int, str], LiveSocket | None]:
    """Return the socket to serve, or with which code and words to close."""
    if sockets.closing:
        return (1012, "the server restarts; come again"), None
    version = _number(socket, "version", VERSION)
    if version != VERSION:
        return (OTHER_VERSION, "the server was renewed; load the page again"), None
    try:
        known = await who(socket, people)
        if known is None:
            return (NOT_LOGGED_IN, "say who you are first"), None
        if sockets.count_of(known.public) >= settings.sockets_per_person:
            return (TOO_MANY, "you have too many tables open; close one"), None
        room = await desk.room(table)
    except NoTableError:
        return (NO_TABLE, "there is no such table"), None
    except (SQLAlchemyError, OSError, TimeoutError):
        return (TROUBLE, "the database can't be reached; come again"), None
    has = Has(_number(socket, "since"), _number(socket, "seat"), _number(socket, "chat", 0))
    limits = Limits(settings.messages_per_second, settings.chat_per_minute)
    return (0, ""), LiveSocket(desk, room, wire, known.public, known.session, has, tally, limits)


def _number(socket: Socket, name: str, default: int = NOBODY) -> int:
    """Return a number of the query; what is none counts as not said."""
    text = socket.query_params.get(name, "")
    try:
        return int(text) if len(text) <= 9 else default
    except ValueError:
        return default
