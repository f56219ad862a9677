"""A WebSocket client that costs as little as can be: it shares the machine with the server.

It speaks what a server of this bench sends: unfragmented frames, no compression. Frames to the
server are masked, as they have to be, with the mask that changes nothing.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
_NO_MASK: Final = b"\0\0\0\0"

Heard = Callable[[bytes], None]


class SocketError(Exception):
    """A socket was not opened, or was closed."""


class Socket(asyncio.Protocol):
    """An open socket; what comes is handed on as bytes."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        """Prepare to ask for a socket, and hand on what comes."""
        self._request = request
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = ""

    @classmethod
    async def connect(
        cls, host: str, port: int, path: str, headers: Mapping[str, str], heard: Heard
    ) -> Socket:
        """Open a socket; raises `SocketError` if the server does not want that."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        _, protocol = await loop.create_connection(lambda: cls(request, heard), host, port)
        await protocol.opened
        return protocol

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Close the socket."""
        if self._transport is not None and not self.closed:
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _send(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        if self.closed:
            raise SocketError(self.closed)
        size = len(content)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        self._transport.write(head + _NO_MASK + content)

    # asyncio's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that it is over, and why."""
        self.closed = self.closed or str(exc or "the server closed the connection")
        if not self.opened.done():
            self.opened.set_exception(SocketError(self.closed))

    def data_received(self, data: bytes) -> None:
        """Take what came apart into frames."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                said = buffer.split(b"\r\n", 1)[0].decode("latin-1")
                self.opened.set_exception(SocketError(f"no socket: {said}"))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            kind, start, at = frame
            self._take(kind, bytes(buffer[start:at]))
        if at:
            del buffer[:at]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._heard(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            code = int.from_bytes(content[:2], "big")
            self.close()
            self.closed = f"closed with {code} {content[2:].decode(errors='replace')}"


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Return the kind, start and end of the frame at a place; None if it is not all there."""
    have = len(buffer) - at
    if have < 2:
        return None
    size = buffer[at + 1] & 0x7F
    start = at + 2
    if size == 126:
        if have < 4:
            return None
        size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        if have < 10:
            return None
        size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
    if len(buffer) < start + size:
        return None
    if not buffer[at] & 0x80:
        raise SocketError("the server sent a frame in parts")
    return buffer[at] & 0x0F, start, start + size
