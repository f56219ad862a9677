"""The HTTP API keeps what its description promises, whatever is sent to it.

schemathesis reads the OpenAPI description that the server gives of itself and makes requests from
it, such as fit and such as don't, of every operation: first the bounds of every field, then at
random. Statuses, types, headers and schemas of all answers are compared with the description; a
500 is a failure, as is a request that should have been refused, or accepted, and was not.

It runs as a program of its own: its plugin for pytest lags behind pytest.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

import hidalgo
from tests.server.playing import Server

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]
SEED: Final = 1
LEAST: Final = 5  # examples of each operation


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that doesn't mind how often it is asked, with each kind of database."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("module_postgresql_url")
    server = Server(
        tmp_path_factory.mktemp("fuzz"),
        logins_per_minute="0",
        tables_per_person="10000",
        password_memory="8",  # noqa: S106
        bot_workers="1",
        database=database,
    )
    server.start_now()
    yield server
    assert server.process is not None
    assert server.process.poll() is None, server.said()
    server.stop()


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    """How the server describes its API."""
    return httpx.get(f"{server.address}/api/schema/openapi.json").raise_for_status().json()


def a_record() -> str:
    """Return the record of a whole game."""
    game = hidalgo.new("grande", players=2, seed=SEED, options={"short": True})
    chance = random.Random(SEED)
    while not game.over:
        seat = game.actors()[0]
        game.apply(chance.choice(game.legal(seat)), seat)
    return str(game.record())


def test_answers_are_as_described(
    server: Server, description: Any, tmp_path: Path, laws: int
) -> None:
    examples = max(LEAST, laws // 10)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli"),
            *("--config-file", HERE / "schemathesis.toml"),
            *("run", f"{server.address}/api/schema/openapi.json"),
            *("--header", f"Origin: {server.address}"),
            *("--max-examples", str(examples)),
            "--no-color",
        ],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "SCHEMATHESIS_HOOKS": "tests.server.fuzz.hooks",
            "HIDALGO_FUZZ_ADDRESS": server.address,
            "HIDALGO_FUZZ_RECORD": a_record(),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    # All of it was tried, and often enough to mean something.
    operations = sum(len(path) for path in description["paths"].values())
    assert re.search(rf"Tested: +{operations}\n", done.stdout), done.stdout
    passed = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
    assert passed is not None, done.stdout
    assert int(passed[1]) == int(passed[2]) > operations * examples, done.stdout


def test_every_operation_describes_its_refusals(description: Any) -> None:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            answers = set(operation["responses"])
            if path.startswith("/api/"):
                assert answers >= {"400", "403", "429", "500", "503"}, (method, path)
            if "security" in operation:
                assert "401" in answers, (method, path)
            if "requestBody" in operation:
                assert answers >= {"413", "415", "422"}, (method, path)


@pytest.mark.parametrize(
    ("path", "body", "fault"),
    [
        ("/api/tables", {"public": 1}, "Expected `bool`, got `int` - at `$.public`"),
        ("/api/tables", {"players": "3"}, "Expected `int`, got `str` - at `$.players`"),
        ("/api/tables", {"players": 6}, "Expected `int` <= 5 - at `$.players`"),
        ("/api/tables", [], "Expected `object`, got `array`"),
    ],
)
def test_a_body_is_read_exactly(server: Server, path: str, body: Any, fault: str) -> None:
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as http:
        http.post("/api/me", json={"name": "Ana"}).raise_for_status()
        answer = http.post(path, json=body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid"
    assert fault in answer.json()["text"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/%00", None, 404),
        ("GET", "/api/tables/a%00b/replay", None, 404),
        ("GET", "/api/rules/%00", None, 404),
        ("DELETE", "/api/me/sessions/%00", None, 404),
        ("GET", "/%00", None, 404),
        ("POST", "/api/me/login", {"username": "a\0b", "password": "abcdef"}, 422),
        ("POST", "/api/me/login", {"username": "a\\\0b", "password": "abcdef"}, 422),
        ("POST", "/api/me/login", {"username": "a\\u0000b", "password": "abcdef"}, 403),
        ("PATCH", "/api/me", {"name": "A\0a"}, 422),
    ],
)
def test_what_no_database_keeps_is_refused(
    server: Server, method: str, path: str, body: Any, status: int
) -> None:
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as http:
        http.post("/api/me", json={"name": "Ana"}).raise_for_status()
        answer = http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json().keys() == {"code", "text"}


def test_options_name_all_that_can_be_done(server: Server) -> None:
    answer = httpx.options(f"{server.address}/api/me")
    assert answer.status_code == 204
    assert answer.headers["Allow"] == "DELETE, GET, OPTIONS, PATCH, POST"


@pytest.mark.parametrize("path", ["/", "/health", "/ready", "/api/lobby", "/api/tables/nowhere"])
def test_all_that_can_be_read_can_be_asked_for_without_its_body(server: Server, path: str) -> None:
    whole, bare = httpx.get(server.address + path), httpx.head(server.address + path)
    assert bare.status_code == whole.status_code
    assert bare.content == b""
    for name in ("Content-Type", "Content-Length", "Content-Security-Policy"):
        assert bare.headers[name] == whole.headers[name]
    assert httpx.head(f"{server.address}/api/me/login").status_code == 405
