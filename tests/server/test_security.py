"""The guard: what it refuses, what it believes of whom, and what it tells browsers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Struct

from hidalgo.server.config import Settings
from hidalgo.server.config.kinds import read_network
from hidalgo.server.metrics import Metrics
from hidalgo.server.problems import EXCEPTION_HANDLERS, ProblemError, problems, too_fast
from hidalgo.server.security import Guard
from hidalgo.server.security.arrival import within
from hidalgo.server.security.guard import arrival_of
from hidalgo.server.security.limits import Buckets, Rate, address_key

HOST = "hidalgo.test"
ORIGIN = f"http://{HOST}"
PROXY, SECOND, CLIENT = "10.9.0.1", "10.9.0.2", "203.0.113.7"
TRUSTED = (read_network("10.9.0.0/16"),)
FREE = Settings(requests_per_second=0)


class Word(Struct):
    word: str


@get("/api/seen")
async def seen(request: Request[Any, Any, Any]) -> dict[str, object]:
    arrival = arrival_of(request.scope)
    return {
        "path": request.scope["path"],
        "scheme": request.url.scheme,
        "client": request.client.host if request.client else None,
        "origin": arrival.origin,
        "id": arrival.id,
    }


@get("/tables/{table:str}")
async def table(table: FromPath[str], number: FromQuery[int] = 0) -> str:
    return f"{table} {number}"


@post("/api/echo", responses=problems(409), status_code=200)
async def echo(data: JSONBody[Word]) -> Word:
    return data


@post("/api/fail")
async def fail() -> None:
    raise RuntimeError("the password is Tr0ub4dor")


@post("/api/refuse")
async def refuse() -> None:
    raise ProblemError(409, "full", "The table is full; look for another one.")


@get("/api/stream")
async def stream() -> Stream:
    async def parts() -> AsyncIterator[bytes]:
        yield b"one"

    return Stream(parts(), headers={"X-Frame-Options": "SAMEORIGIN"})


@get("/metrics")
async def metrics() -> str:
    return "moves 1"


def guarded(settings: Settings = FREE, **options: Any) -> Guard:
    app = Litestar(
        [seen, table, echo, fail, refuse, stream, metrics],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(cast("Any", app), settings, **options)


def client(
    settings: Settings = FREE, *, address: str = CLIENT, base: str = ORIGIN, **options: Any
) -> httpx.AsyncClient:
    app = cast("Any", guarded(settings, **options))
    # What a handler fails with is answered, and not for the client to see.
    transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=base)


async def code(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert body.keys() == {"code", "text"}
    assert len(body["text"]) > 15
    return answer.status_code, body["code"]


# Errors


async def test_every_error_is_a_problem() -> None:
    visitor = client()
    json = {"Content-Type": "application/json"}

    async def post_(path: str, content: bytes | None = None, **headers: str) -> tuple[int, str]:
        sent = json if content is not None else {}
        answer = await visitor.post(path, content=content, headers={**sent, **headers})
        return await code(answer)

    assert await code(await visitor.get("/nothing")) == (404, "not-found")
    assert await code(await visitor.get("/api/nothing")) == (404, "not-found")
    assert await code(await visitor.get("/tables/a?number=x")) == (422, "invalid")
    assert await code(await visitor.put("/api/echo")) == (405, "no-such-method")
    assert (await visitor.put("/api/echo")).headers["allow"] == "POST, OPTIONS"
    assert await post_("/api/echo", b"{") == (400, "malformed")
    assert await post_("/api/echo", b"\xff") == (400, "malformed")
    assert await post_("/api/echo", b"[" * 60_000) == (400, "malformed")
    assert await post_("/api/echo", b'{"word":' * 5_000) == (400, "malformed")
    assert await post_("/api/echo", b"{}") == (422, "invalid")
    assert await post_("/api/echo", b'{"word": 1}') == (422, "invalid")
    assert await post_("/api/echo", b"null") == (422, "invalid")
    assert await post_("/api/echo") == (422, "invalid")
    assert await post_("/api/echo", b"x" * 70_000) == (413, "too-large")
    assert await post_("/api/refuse") == (409, "full")
    answer = await visitor.post("/api/echo", json={"word": "yes"})
    assert answer.json() == {"word": "yes"}


async def test_a_body_of_unsaid_length_is_measured_too() -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    answer = await client().post(
        "/api/echo", content=endless(), headers={"Content-Type": "application/json"}
    )
    assert await code(answer) == (413, "too-large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
async def test_forms_are_not_read(kind: str) -> None:
    headers = {"Content-Type": kind}
    answer = await client().post("/api/echo", content=b'{"word": "a"}', headers=headers)
    assert await code(answer) == (415, "not-json")


async def test_what_goes_wrong_inside_stays_inside(caplog: pytest.LogCaptureFixture) -> None:
    answer = await client().post("/api/fail")
    assert await code(answer) == (500, "internal")
    assert not any(word in answer.text for word in ("Tr0ub4dor", "RuntimeError", "Traceback"))
    assert "X-Request-ID" in answer.json()["text"]
    (record,) = (record for record in caplog.records if record.levelno == logging.ERROR)
    assert record.exc_info
    assert "/api/fail" in record.getMessage()


def test_waiting_is_said_in_whole_seconds() -> None:
    for seconds, said in ((0.01, "1"), (1.2, "2"), (59.5, "60")):
        assert too_fast(seconds, "").headers == {"Retry-After": said}


# Where a request comes from


def proxied(**headers: str) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


async def ask(visitor: httpx.AsyncClient, **headers: str) -> dict[str, Any]:
    answer = await visitor.get("/api/seen", headers=proxied(**headers))
    return cast("dict[str, Any]", answer.json())


async def test_strangers_are_not_believed() -> None:
    found = await ask(
        client(Settings(requests_per_second=0, trusted_proxies=TRUSTED)),
        X_Forwarded_For="198.51.100.1",
        X_Forwarded_Proto="https",
        X_Forwarded_Host="evil.test",
        X_Request_ID="mine",
        Forwarded="for=198.51.100.1;proto=https",
    )
    assert (found["client"], found["scheme"], found["origin"]) == (CLIENT, "http", ORIGIN)
    assert found["id"] != "mine"


async def test_trusted_proxies_are_believed() -> None:
    settings = Settings(requests_per_second=0, trusted_proxies=TRUSTED)
    visitor = client(settings, address=PROXY)
    found = await ask(
        visitor,
        X_Forwarded_For=f"198.51.100.1, {CLIENT}, {SECOND}",
        X_Forwarded_Proto="https",
        X_Forwarded_Host="Play.Example.org",
        X_Request_ID="from-proxy.1",
    )
    # Not what the client itself made up at the left.
    assert (found["client"], found["scheme"]) == (CLIENT, "https")
    assert (found["origin"], found["id"]) == ("https://play.example.org", "from-proxy.1")


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("", PROXY),
        ("unknown", PROXY),
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        (f"nonsense, {SECOND}", SECOND),
        (", ".join([SECOND] * 5000), SECOND),
    ],
)
async def test_hops_of_all_forms(said: str, address: str) -> None:
    settings = Settings(requests_per_second=0, trusted_proxies=TRUSTED)
    found = await ask(client(settings, address=PROXY), X_Forwarded_For=said, X_Request_ID="a b\x7f")
    assert found["client"] == address
    assert len(found["id"]) == 16


def test_addresses_within_networks() -> None:
    assert within("10.9.3.4", TRUSTED)
    assert within("::ffff:10.9.3.4", TRUSTED)
    assert not within("10.8.0.1", TRUSTED)
    assert not within("unknown", TRUSTED)
    assert not within("2001:db8::1", TRUSTED)


async def test_the_base_path_is_taken_off() -> None:
    visitor = client(Settings(requests_per_second=0, base_path="/games/hidalgo"))
    for path in ("/games/hidalgo/api/seen", "/api/seen", "//games//hidalgo/api/seen"):
        assert (await visitor.get(ORIGIN + path)).json()["path"] == "/api/seen"
    for path in ("/games/hidalgos/api/seen", "/games/api/seen"):
        assert await code(await visitor.get(path)) == (404, "not-found")
    assert await code(await visitor.get("/games/hidalgo")) == (404, "not-found")  # the root


# Other sites


async def post_from(
    settings: Settings = FREE, base: str = ORIGIN, address: str = CLIENT, **headers: str
) -> httpx.Response:
    visitor = client(settings, base=base, address=address)
    return await visitor.post("/api/echo", json={"word": "a"}, headers=proxied(**headers))


@pytest.mark.parametrize(
    "origin",
    ["http://evil.test", f"https://{HOST}", f"{ORIGIN}:8000", "null", "", f"{ORIGIN}.evil.test"],
)
async def test_other_origins_are_refused(origin: str) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE", "WEIRD"):
        visitor = client()
        answer = await visitor.request(method, "/api/echo", headers={"Origin": origin})
        assert await code(answer) == (403, "origin")
    assert (await client().get("/api/seen", headers={"Origin": origin})).status_code == 200


async def test_ones_own_origin_is_welcome() -> None:
    assert (await post_from(Origin=ORIGIN)).status_code == 200
    assert (await post_from(Origin=ORIGIN.upper())).status_code == 200
    assert (await post_from(base=f"{ORIGIN}:8000", Origin=f"{ORIGIN}:8000")).status_code == 200
    assert (await post_from(base=f"https://{HOST}", Origin=f"https://{HOST}")).status_code == 200


async def test_named_origins_count_whatever_the_host() -> None:
    settings = Settings(requests_per_second=0, origins=("https://play.example.org",))
    assert (await post_from(settings, Origin="https://play.example.org")).status_code == 200
    assert (await post_from(settings, Origin=ORIGIN)).status_code == 403


async def test_a_forwarded_host_counts_from_a_trusted_proxy_only() -> None:
    settings = Settings(requests_per_second=0, trusted_proxies=TRUSTED)
    headers = {
        "Origin": "https://play.example.org",
        "X_Forwarded_Host": "play.example.org",
        "X_Forwarded_Proto": "https",
    }
    assert (await post_from(settings, address=PROXY, **headers)).status_code == 200
    assert (await post_from(settings, address=CLIENT, **headers)).status_code == 403
    hosts = headers | {"X_Forwarded_Host": "evil.test, play.example.org"}
    assert (await post_from(settings, address=PROXY, **hosts)).status_code == 200


async def test_who_sends_a_cookie_has_to_say_from_where() -> None:
    assert (await post_from()).status_code == 200  # a script, with nothing to steal
    refused = await post_from(Cookie="hidalgo=x")
    assert await code(refused) == (403, "origin")
    assert f"Origin: {ORIGIN}" in refused.json()["text"]
    assert (await post_from(Cookie="hidalgo=x", Origin=ORIGIN)).status_code == 200
    assert (await post_from(Cookie="a=b", Sec_Fetch_Site="same-origin")).status_code == 200
    for site in ("same-site", "cross-site", "none", "other"):
        assert (await post_from(Sec_Fetch_Site=site)).status_code == 403


async def open_socket(
    settings: Settings = FREE, *, extension: bool = True, **headers: str
) -> list[dict[str, Any]]:
    """Ask for a socket; return what is sent back."""
    sent: list[dict[str, Any]] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    named = {"host": HOST, **proxied(**headers)}
    scope = {
        "type": "websocket",
        "path": "/live/abc",
        "scheme": "ws",
        "client": (CLIENT, 1),
        "headers": [(k.lower().encode(), v.encode()) for k, v in named.items()],
        "extensions": {"websocket.http.response": {}} if extension else {},
    }
    await Guard(cast("Any", app), settings)(
        cast("Any", scope), cast("Any", receive), cast("Any", send)
    )
    return sent


async def test_sockets_of_other_sites_are_refused() -> None:
    assert [m["type"] for m in await open_socket(Origin=ORIGIN)] == ["websocket.accept"]
    assert [m["type"] for m in await open_socket()] == ["websocket.accept"]
    for name, value in (("Origin", "http://evil.test"), ("Cookie", "hidalgo=x")):
        start, body = await open_socket(**{name: value})  # type: ignore[arg-type]
        assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
        assert b'"code":"origin"' in body["body"]
        (closed,) = await open_socket(
            extension=False,
            **{name: value},  # type: ignore[arg-type]
        )
        assert (closed["type"], closed["code"]) == ("websocket.close", 4403)
        assert len(closed["reason"].encode()) <= 123


# Rates


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_requests_come_so_often_and_no_oftener() -> None:
    clock = Clock()
    visitor = client(Settings(requests_per_second=1), clock=clock)
    paths = ["/api/seen", "//api/seen", "/api/nothing", "/api//seen", "/api/seen"] * 2
    found = [(await visitor.get(ORIGIN + path)).status_code for path in paths]
    assert 429 not in found
    answer = await visitor.get(f"{ORIGIN}//api//seen")
    assert await code(answer) == (429, "too-fast")
    assert answer.headers["retry-after"] == "2"
    assert (await visitor.get("/tables/a")).status_code == 200  # pages are not counted
    clock.now = 1
    assert (await visitor.get("/api/seen")).status_code == 200
    assert (await visitor.get("/api/seen")).status_code == 429


def test_buckets_fill_with_time_and_not_above_their_brim() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 3), clock)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    clock.now = 0.25
    assert buckets.take("a") == 0.25
    clock.now = 0.5
    assert buckets.take("a") == 0
    clock.now = 1000
    assert [buckets.take("a") > 0 for _ in range(4)] == [False, False, False, True]
    assert [Buckets(Rate(0, 0)).take("a") for _ in range(3)] == [0, 0, 0]


def test_buckets_take_bounded_memory() -> None:
    buckets = Buckets(Rate(1, 1), Clock(), most=10)
    for number in range(100):
        buckets.take(f"{number}")
        buckets.take("busy")
    assert len(buckets) == 10
    assert buckets.take("busy") > 0  # whoever comes often is not forgotten


def test_a_household_is_one_address() -> None:
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2:ffff::")
    assert address_key("2001:db8:1:3::") != address_key("2001:db8:1:2::")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") == "192.0.2.1"
    assert len(address_key("x" * 500)) == 64


# What browsers are told, what hosts are told


async def test_browsers_are_told_to_be_strict() -> None:
    for path in ("/api/seen", "/nothing", "/api/stream"):
        headers = (await client().get(path)).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["connect-src"] == f"'self' ws://{HOST}"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert ("cache-control" in headers) == path.startswith("/api/")
        assert len(headers["x-request-id"]) == 16
    assert (await client().get("/api/stream")).headers.get_list("x-frame-options") == ["SAMEORIGIN"]
    secure = (await client(base=f"https://{HOST}").get("/api/seen")).headers
    assert f"wss://{HOST}" in secure["content-security-policy"]


async def test_a_host_that_is_none_gets_into_no_header() -> None:
    visitor = client()
    headers = {"Host": "a; script-src *"}
    answer = await visitor.get("/api/seen", headers=headers)
    assert "*" not in answer.headers["content-security-policy"]


async def test_metrics_are_for_those_who_may_read_them() -> None:
    near = "127.0.0.1"
    assert (await client(address=near).get("/metrics")).text == "moves 1"
    assert await code(await client().get("/metrics")) == (404, "not-found")
    # A proxy on the same machine that nobody has named: it is somebody else who asks.
    forwarded = {"X-Forwarded-For": CLIENT}
    answer = await client(address=near).get("/metrics", headers=forwarded)
    assert answer.status_code == 404
    off = Settings(requests_per_second=0, metrics=False)
    assert (await client(off, address=near).get("/metrics")).status_code == 404


async def test_requests_are_counted_by_route(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "hidalgo")
    counted = Metrics()
    visitor = client(metrics=counted)
    await visitor.get("/tables/an-invitation?number=3")
    await visitor.get("/secret-place")
    await visitor.post("/api/echo", headers={"Origin": "http://evil.test"})
    text = counted.text().decode()
    for method, route, status in (
        ("GET", "/tables/{table}", 200),
        ("GET", "(none)", 404),
        ("POST", "(none)", 403),
    ):
        labels = f'{{method="{method}",route="{route}",status="{status}"}} 1.0'
        assert f"hidalgo_http_request_seconds_count{labels}" in text
        assert f"{method} {route}: {status} in" in caplog.text
    logged = [record.getMessage() for record in caplog.records if record.name != "httpx"]
    for secret in ("an-invitation", "secret-place", "evil"):
        assert secret not in f"{text}{logged}"
