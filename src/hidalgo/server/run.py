"""Running a server: listening, saying where, and stopping without cutting anybody off."""

from __future__ import annotations

import asyncio
import errno
import http.client
import json
import logging
import signal
import socket
import urllib.request
from collections.abc import Callable
from typing import Final

import uvicorn

from hidalgo.server.app import make_app
from hidalgo.server.config import Settings
from hidalgo.server.garbage import Garbage
from hidalgo.server.services import Services

log = logging.getLogger(__name__)

COME_AGAIN_SECONDS: Final = 2.0  # what clients are told to wait when the server goes away
_ANOTHER: Final = 8001  # the port that is proposed where one is taken
_CURIOUS_SECONDS: Final = 1.0  # to find out who has taken it
_DIRECTLY: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class ListenError(Exception):
    """The address can't be listened on."""


def _no_false_alarm(record: logging.LogRecord) -> bool:
    """Tell whether a line of the web server is to be logged.

    It calls it an error when a socket is refused by an answer of HTTP, as the guard does it.
    """
    return not record.getMessage().startswith("ASGI callable returned without completing handshake")


class Server(uvicorn.Server):
    """The web server; when told to stop, it first sends sockets home, then waits for requests."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        """Serve an application that belongs to some services."""
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say good-bye to everybody, and stop."""
        log.info("stopping: sockets are closed, requests finished")
        for server in self.servers:
            server.close()
        await self._services.sockets.dismiss(COME_AGAIN_SECONDS)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Take the address to listen on; raises `ListenError`, with what to do."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        taken = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise ListenError(_why_not(settings, error)) from error
    taken.setblocking(False)
    return taken


def _why_not(settings: Settings, error: OSError) -> str:
    """Say why an address can't be listened on, and what to do."""
    where = f"{settings.host} port {settings.port}"
    elsewhere = (
        f"take another port: PORT={_ANOTHER} make play, or hidalgo serve --port {_ANOTHER}; "
        "port 0 is any that is free"
    )
    match error.errno:
        case errno.EADDRINUSE if _is_hidalgo(settings):
            there = address_at(settings.host, settings.port, settings.base_path)
            return f"hidalgo runs on {where} already: open {there}. For a second one, {elsewhere}"
        case errno.EADDRINUSE:
            return f"another program listens on {where} already; {elsewhere}"
        case errno.EACCES | errno.EPERM:
            return f"listening on {where} is not allowed to this user; {elsewhere}"
        case _:
            return f"can't listen on {where}: {error.strerror or error}; is the host right?"


def _is_hidalgo(settings: Settings) -> bool:
    """Tell whether it is another hidalgo that has the address."""
    there = address_at(settings.host, settings.port, settings.base_path)
    try:
        with _DIRECTLY.open(f"{there}health", timeout=_CURIOUS_SECONDS) as answer:
            said = json.loads(answer.read(1000))
    except (OSError, ValueError, http.client.HTTPException):
        return False
    return isinstance(said, dict) and said.keys() >= {"status", "version", "engine"}


def address(settings: Settings, taken: socket.socket) -> str:
    """Return where a browser on this machine finds the server."""
    host, port = taken.getsockname()[:2]
    return address_at(host, port, settings.base_path)


def address_at(host: str, port: int, base_path: str) -> str:
    """Return where a browser on this machine finds a server that listens somewhere."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104  # recognised, not bound to
        host = "127.0.0.1"
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}{base_path}/"


async def serve(
    settings: Settings, taken: socket.socket, ready: Callable[[Services], None]
) -> None:
    """Serve until told to stop; `ready` is called when the first request can come."""
    services = await Services.open(settings)
    try:
        config = uvicorn.Config(
            make_app(services),
            log_config=None,
            access_log=False,
            lifespan="off",
            loop="none",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=settings.message_bytes,
            # Compressing messages costs 40 KiB a socket, and they are short.
            ws_per_message_deflate=False,
            ws_ping_interval=25.0,
            ws_ping_timeout=30.0,
            timeout_graceful_shutdown=settings.shutdown_seconds,
            proxy_headers=False,  # the guard reads them
            server_header=False,
        )
        logging.getLogger("uvicorn.error").addFilter(_no_false_alarm)
        garbage = Garbage()
        garbage.settle()
        services.sockets.when_closed = garbage.socket_closed
        server = Server(config, services)
        ready(services)
        # uvicorn raises signals again after it has stopped for them; this is the end of them.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        await server.serve(sockets=[taken])
    finally:
        await services.close()


def run(settings: Settings, taken: socket.socket, ready: Callable[[Services], None]) -> None:
    """Run a server in an event loop of its own until it is told to stop."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    except ImportError:  # on Windows
        factory = asyncio.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        # Told to stop while it still starts, which may wait for a database, it stops at once; also
        # if it was started in the background, where a shell has SIGINT ignored.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
        try:
            runner.run(serve(settings, taken, ready))
        except KeyboardInterrupt:
            log.info("stopped before it had started")
