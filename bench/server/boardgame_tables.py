"""Matches of boardgame.io's tic-tac-toe, over socket.io as its own client speaks it."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any, Final

from bench.server.load import Table
from bench.server.sockets import Socket

HOST: Final = "127.0.0.1"
PLAYERS: Final = 2
GAME: Final = "tic-tac-toe"
_EVENT: Final = f"42/{GAME},".encode()  # a message with an event, in the game's namespace


class BoardgameTable(Table):
    """A match between two clients that take the next free cell."""

    def __init__(self, port: int, match: str) -> None:
        """Name a match; the server sets it up when the first client asks for it."""
        super().__init__(PLAYERS)
        self._port = port
        self._match = match
        self._sockets: list[Socket] = []
        self._state: Any = None
        self._base = -1
        self._ready = [asyncio.Event() for _ in range(PLAYERS)]

    async def connect(self) -> None:
        """Open a socket for both players, one after the other: the first sets the match up."""
        for player in range(PLAYERS):
            socket = await Socket.connect(
                HOST,
                self._port,
                "/socket.io/?EIO=4&transport=websocket",
                {"Origin": f"http://{HOST}:{self._port}"},
                partial(self._hear, player),
            )
            self._sockets.append(socket)
            socket.send(f"40/{GAME},".encode())
            await self._ready[player].wait()

    def close(self) -> None:
        """Close both sockets."""
        for socket in self._sockets:
            socket.close()

    def show_up(self) -> None:
        """Nothing: here the server asks, and the clients answer."""

    def _hear(self, player: int, raw: bytes) -> None:
        if raw == b"2":  # engine.io asks whether one is there
            self._sockets[player].send(b"3")
        elif raw.startswith(f"40/{GAME},".encode()):
            self._emit(player, "sync", self._match, str(player), None, PLAYERS)
        elif raw.startswith(_EVENT):
            kind, _, *rest = json.loads(raw[len(_EVENT) :])
            if kind == "sync":
                self._state = rest[0]["state"]
                self._ready[player].set()
            elif kind == "update":
                self._state = rest[0]
                if self._state["_stateID"] > self._base:
                    self.seen(player)

    def _emit(self, player: int, *event: Any) -> None:
        self._sockets[player].send(_EVENT + json.dumps(event).encode())

    def submit(self) -> bool:
        """Let the player whose turn it is take the next free cell."""
        self._base = self._state["_stateID"]
        current = self._state["ctx"]["currentPlayer"]
        cells = self._state["G"]["cells"]
        cell = cells.index(None) if None in cells else 0
        payload = {"type": "clickCell", "args": [cell], "playerID": current}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(int(current), "update", move, self._base, self._match, current)
        return True
