"""People with an application around them, and browsers to visit it with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from litestar import Litestar

from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.config import Settings
from hidalgo.server.database import Database
from hidalgo.server.people import People, people_router
from hidalgo.server.people import people as people_module
from hidalgo.server.problems import EXCEPTION_HANDLERS
from hidalgo.server.security import Guard

ORIGIN = "http://testserver"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"

# The least that argon2 does: these tests are about everything else.
SETTINGS = Settings(
    password_memory=8, requests_per_second=0, logins_per_minute=0, guests_per_hour=0
)


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def go(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def everybody(database: Database, clock: Clock) -> AsyncIterator[People]:
    """People in a database of their own, alone in the world."""
    everybody = People(database, SETTINGS, MemoryBus("one"), clock)
    yield everybody
    everybody.close()


def application(everybody: People) -> Guard:
    """Return an application of people only, behind its guard."""
    app = Litestar(
        [people_router(everybody)],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=everybody.settings.body_bytes,
        openapi_config=None,
        logging_config=None,  # Litestar's would replace what listens here
    )
    return Guard(app, everybody.settings)


Visit = Callable[[], httpx.AsyncClient]


def browser(app: Guard, address: str = "10.0.0.1") -> httpx.AsyncClient:
    """Return a browser with no cookies yet."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app, client=(address, 1)),  # type: ignore[arg-type]
        base_url=ORIGIN,
        headers={"Origin": ORIGIN, "User-Agent": FIREFOX},
    )


@pytest.fixture
def visit(everybody: People) -> Visit:
    """Open another browser."""
    app = application(everybody)
    return lambda: browser(app)


async def introduced(visit: Visit, name: str = "Ines") -> httpx.AsyncClient:
    """Return the browser of a guest."""
    client = visit()
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 201
    return client


PASSWORD = "correct horse battery"  # noqa: S105 (nobody's)
CLAIM = {"username": "Ines.K", "password": PASSWORD}


async def claimed(visit: Visit) -> tuple[httpx.AsyncClient, str]:
    """Return the browser of an account, and its recovery code."""
    client = await introduced(visit)
    answer = await client.post("/api/me/claim", json=CLAIM)
    assert answer.status_code == 201
    code: str = answer.json()["recovery_code"]
    return client, code


def token(client: httpx.AsyncClient) -> str:
    """Return what a browser's cookie holds."""
    value = client.cookies.get("hidalgo")
    assert value
    return value


def forgetful(everybody: People) -> None:
    """Have everything looked up in the database again."""
    everybody.lost()
    assert people_module.KNOWN_SECONDS < 60
