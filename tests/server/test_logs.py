"""Log lines say what they are about, in both forms, and nothing that is secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest

from hidalgo.server import logs
from hidalgo.server.logs import MASK, Format, about, configure, current, masked

log = logging.getLogger("hidalgo.server.somewhere")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the loggers as they were: others test with them too."""
    touched = [*logs._OTHERS, *logs._SILENT, "hidalgo"]
    kept = [(each := logging.getLogger(name), each.level, each.disabled) for name in touched]
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for each, former, disabled in kept:
        each.setLevel(former)
        each.disabled = disabled
        each.propagate = True


def listening(form: Format, level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    configure(level, form, stream)
    return stream


def test_a_line_in_json_says_what_it_is_about() -> None:
    stream = listening("json")
    with about(request="r1"), about(game="g1", person="p1"):
        log.info("seat %d decided\nin a hurry", 2)
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "hidalgo.server.somewhere",
        "message": "seat 2 decided\nin a hurry",
        "request": "r1",
        "game": "g1",
        "person": "p1",
    }


def test_a_line_for_people_is_one_line_whatever_a_user_calls_himself() -> None:
    stream = listening("text")
    with about(game="g1"):
        log.warning("%s has left", "Ann\n12:00:00 info    all is well\x1b[2J")
    text = stream.getvalue()
    assert text.count("\n") == 1
    assert text.endswith("game=g1\n")
    assert "warning" in text
    assert "\x1b" not in text


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_shows_where_it_came_from(form: Format) -> None:
    stream = listening(form)
    try:
        int("token=abc123")
    except ValueError:
        log.exception("that went wrong")
    assert "test_logs.py" in stream.getvalue()
    assert "that went wrong" in stream.getvalue()
    assert "abc123" not in stream.getvalue()


async def test_what_is_worked_on_ends_with_the_block_and_goes_with_tasks() -> None:
    async def inner(name: str) -> str:
        with about(game=name):
            await asyncio.sleep(0)
            return " ".join(current().values())

    with about(request="r1"):
        both = await asyncio.gather(inner("g1"), inner("g2"))
    assert list(both) == ["r1 g1", "r1 g2"]
    assert not current()


@pytest.mark.parametrize(
    "text",
    [
        "GET /live/t?token=SECRET",
        "GET /join?invite=SECRET&name=x",
        "token=SECRET",
        "Token: SECRET",
        '{"token": "SECRET"}',
        "{'seed': SECRET, 'edition': 'bigbox'}",
        "seed=SECRET",
        "salt='SECRET'",
        "Cookie: session=SECRET; other=1",
        "hidalgo_session=SECRET",
        "Authorization: Bearer SECRET",
        "password: SECRET",
        "hand=[SECRET, 2, SECRET]",
        "hands: {0: SECRET, 1: SECRET}",
        "recovery = SECRET",
        "postgresql://hidalgo:SECRET@db.example/hidalgo",
        "redis://:SECRET@cache:6379/0",
    ],
)
@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_secret_is_masked(text: str, form: Format) -> None:
    stream = listening(form)
    log.error("asked: %s, and more", text)
    written = stream.getvalue()
    assert "SECRET" not in written
    assert MASK in written
    assert "asked" in written


@pytest.mark.parametrize(
    "text",
    [
        "seat 2 decided: place aragon",
        "the game goes on in round 3: 4 seats",
        "listening on http://127.0.0.1:8000/hidalgo",
        "3 sessions ended, 2 seeds sown",
    ],
)
def test_what_is_not_secret_stays(text: str) -> None:
    assert masked(text) == text


def test_others_write_in_the_same_form_and_addresses_are_never_written() -> None:
    stream = listening("json", "debug")
    logging.getLogger("uvicorn.error").warning("A socket broke.")
    logging.getLogger("uvicorn.error").info("WebSocket /live/SECRET")
    logging.getLogger("uvicorn.access").error("GET /join/SECRET")
    logging.getLogger("sqlalchemy.engine").info("INSERT ... SECRET")
    log.debug("in detail")
    lines = [json.loads(line)["message"] for line in stream.getvalue().splitlines()]
    assert lines == ["A socket broke.", "in detail"]


def test_the_level_is_the_least_that_is_written() -> None:
    stream = listening("text", "error")
    log.warning("no")
    logging.getLogger("uvicorn.error").info("no")
    logging.getLogger("asyncio").error("yes")
    log.error("yes")
    assert stream.getvalue().count("\n") == 2
    assert " no" not in stream.getvalue()
