"""Running a server: listening, saying where, and stopping without cutting anybody off."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from hidalgo.server.app import make_app
from hidalgo.server.config import Settings
from hidalgo.server.services import Services

log = logging.getLogger(__name__)

COME_AGAIN_SECONDS: Final = 2.0  # what clients are told to wait when the server goes away


class ListenError(Exception):
    """The address can't be listened on."""


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
        raise ListenError(
            f"can't listen on {settings.host} port {settings.port}: {error.strerror}. Is a server "
            "running there already? Take another port with PORT=8001 make play, hidalgo serve "
            "--port 8001, or port 0 for any"
        ) from error
    taken.setblocking(False)
    return taken


def address(settings: Settings, taken: socket.socket) -> str:
    """Return where a browser on this machine finds the server."""
    host, port = taken.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104  # recognised, not bound to
        host = "127.0.0.1"
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}{settings.base_path}/"


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
        server = Server(config, services)
        ready(services)
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
        # uvicorn raises signals again after it has stopped for them; this is the end of them.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        runner.run(serve(settings, taken, ready))
