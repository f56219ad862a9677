"""The guard at the door of the application."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from typing import Any, Final, cast

from litestar.enums import HttpMethod, ScopeType
from litestar.types import (
    ASGIApp,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)

from hidalgo.server.config import Settings
from hidalgo.server.logs import about
from hidalgo.server.metrics import Metrics
from hidalgo.server.problems import ProblemError, encode, too_fast
from hidalgo.server.protocol.api import Problem
from hidalgo.server.security.arrival import Arrival, Arrivals, header, within
from hidalgo.server.security.headers import strict_headers
from hidalgo.server.security.limits import Buckets, Rate, address_key

log = logging.getLogger(__name__)

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METRICS: Final = "/metrics"

_SLASHES: Final = re.compile("/{2,}")
_ARRIVAL: Final = "arrival"
_BURST: Final = 10  # seconds' worth of requests at once: a page that loads makes several


def arrival_of(scope: Scope | Any) -> Arrival:
    """Return how a request arrived that came through the guard."""
    return cast("Arrival", scope["state"][_ARRIVAL])


class Guard:
    """Wraps the application: `uvicorn.run(Guard(app, settings))`.

    What it refuses, the application never sees. It also takes the base path off, so that the
    application's own paths always begin at the root.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Guard an application as the settings say."""
        self.app = app
        self._metrics = metrics
        self._clock = clock
        self._settings = settings
        self._arrivals = Arrivals(settings)
        rate = settings.requests_per_second
        self._buckets = Buckets(Rate(rate, rate * _BURST), clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let the application do it."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        arrival = self._arrivals.read(scope)
        bare = scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD
        if bare:
            # All that can be read can be asked for without its body. The web server goes by its
            # own scope, in which this still is a HEAD.
            scope = cast("Scope", {**scope, "method": HttpMethod.GET})
        # Litestar takes from the scope who asks, and what for.
        path = self._own_path(scope["path"])
        scope["path"] = path
        scope["raw_path"] = path.encode()
        scope["root_path"] = ""
        scope["client"] = (arrival.address, 0)
        web = scope["type"] == ScopeType.HTTP
        scope["scheme"] = ("http" if web else "ws") + ("s" if arrival.secure else "")
        scope.setdefault("state", {})[_ARRIVAL] = arrival
        answer = _Answer(send, strict_headers(arrival, path), bare=bare)
        with about(request=arrival.id):
            began = self._clock()
            try:
                self._check(scope, arrival)
                await self.app(scope, receive, answer.send)
            except ProblemError as error:
                await _refuse(scope, receive, answer.send, error)
            finally:
                if web:
                    self._note(cast("HTTPScope", scope), answer.status, self._clock() - began)

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Count a request, and log it: by its route, since addresses of tables are invitations."""
        route = str(scope.get("path_template", "")) or "(none)"
        if self._metrics is not None:
            self._metrics.request(scope["method"], route, status, seconds)
        log.debug("%s %s: %d in %.1f ms", scope["method"], route, status, seconds * 1000)

    def _own_path(self, path: str) -> str:
        """Return a path without the base path; a proxy may have taken it off already."""
        path = _SLASHES.sub("/", path)  # as Litestar reads it, so that no path slips through
        base = self._settings.base_path
        if base and (path == base or path.startswith(base + "/")):
            path = path[len(base) :]
        return path or "/"

    def _check(self, scope: HTTPScope | WebSocketScope, arrival: Arrival) -> None:
        """Refuse what the application should not see."""
        path = scope["path"]
        socket = scope["type"] == ScopeType.WEBSOCKET
        hidden = path == METRICS and not self._may_measure(arrival)
        if hidden or "\0" in path:  # which no database takes for a text
            raise ProblemError(404, "not-found", "There is nothing under this address.")
        if socket or path.startswith("/api/"):
            wait = self._buckets.take(address_key(arrival.address))
            if wait:
                raise too_fast(wait, "Too many requests from your address.")
        if socket:
            self._check_origin(scope, arrival)
        elif cast("HTTPScope", scope)["method"] not in SAFE_METHODS:
            self._check_origin(scope, arrival)
            self._check_body(cast("HTTPScope", scope))

    def _may_measure(self, arrival: Arrival) -> bool:
        """Tell whether a request may read metrics; not through a proxy that hides from where."""
        settings = self._settings
        near = within(arrival.address, settings.metrics_from)
        return settings.metrics and near and not arrival.unasked

    def _check_origin(self, scope: HTTPScope | WebSocketScope, arrival: Arrival) -> None:
        """Refuse what a page of somebody else made a browser send.

        Browsers say of every such request which page it comes from. Who does not say it is no
        browser, or a very old one; with a cookie it is refused, without one nothing is at stake.
        """
        origin = header(scope, b"origin")
        if origin is None:
            site = header(scope, b"sec-fetch-site")
            if site == "same-origin" or (site is None and header(scope, b"cookie") is None):
                return
            raise ProblemError(
                403,
                "origin",
                "A request with a cookie has to say where it comes from: send the header "
                f"Origin: {arrival.origin}",
            )
        allowed = self._settings.origins or ((arrival.origin,) if arrival.host else ())
        if origin.lower() not in allowed:
            raise ProblemError(
                403,
                "origin",
                "Requests from other sites are refused. Whoever runs the server: is the address "
                "in the browser one of `origins`, and is the proxy one of `trusted_proxies`?",
            )

    def _check_body(self, scope: HTTPScope) -> None:
        """Refuse what is too long, and what is no JSON, as forms of other sites would be."""
        length = header(scope, b"content-length")
        if length is not None and length.isdecimal() and int(length[:20]) > self.most_bytes:
            raise ProblemError(
                413, "too-large", f"The body is too long; up to {self.most_bytes} bytes are read."
            )
        has_body = header(scope, b"transfer-encoding") is not None or length not in {None, "0"}
        kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json":
            raise ProblemError(
                415, "not-json", "The body has to be JSON, with Content-Type: application/json."
            )

    @property
    def most_bytes(self) -> int:
        """How long a body may be; give it to Litestar as `request_max_body_size` too."""
        return self._settings.body_bytes


class _Answer:
    """Sends an answer with the headers added that it has not, and remembers its status."""

    def __init__(
        self, send: Send, headers: list[tuple[bytes, bytes]], *, bare: bool = False
    ) -> None:
        self._send = send
        self._headers = headers
        self._bare = bare
        self.status = 0

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            start = cast("dict[str, Any]", message)
            has = {name.lower() for name, _ in start.get("headers", ())}
            added = (pair for pair in self._headers if pair[0] not in has)
            start["headers"] = [*start.get("headers", ()), *added]
            self.status = start["status"]
        elif self._bare and message["type"] == "http.response.body":
            message = cast("Message", {**message, "body": b""})
        await self._send(message)


async def _refuse(scope: Scope, receive: Receive, send: Send, error: ProblemError) -> None:
    """Answer a request, or the opening of a socket, with a problem."""
    body = encode(Problem(error.code, error.detail))
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()  # the wish to connect
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            # Nothing was opened, so this is HTTP's 403 to whoever knocks, and the code is for logs.
            closing = {"type": "websocket.close", "code": 4000 + error.status_code}
            await send(cast("Message", {**closing, "reason": error.detail[:120]}))
            return
        kind = "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(k.lower().encode(), v.encode()) for k, v in (error.headers or {}).items()]
    start = {"type": f"{kind}.start", "status": error.status_code, "headers": headers}
    await send(cast("Message", start))
    await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))
