"""What docs/protocol.md shows is what the server and its clients say."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from hidalgo.server.http import live as route
from hidalgo.server.protocol import live
from hidalgo.server.protocol.api import Problem
from hidalgo.server.tables import live as sockets

TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
CODES = {
    *(route.NOT_LOGGED_IN, route.NO_TABLE, route.OTHER_VERSION, route.TOO_MANY),
    *(sockets.LOGGED_OUT, sockets.GOING_AWAY, sockets.TROUBLE, sockets.TOO_MUCH),
}


def said(example: str) -> object:
    """Return what an example is: a message of either direction, or a problem."""
    if '"type"' not in example:
        return msgspec.json.decode(example, type=Problem)
    tag = msgspec.json.decode(example)["type"]
    asked = {kind.__struct_config__.tag for kind in live.Request.__args__}
    return msgspec.json.decode(example, type=live.Request if tag in asked else live.Message)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_what_is_said(example: str) -> None:
    assert isinstance(said(example), msgspec.Struct)


def test_every_code_is_explained() -> None:
    table = TEXT.partition("### Close codes")[2].partition("##")[0]
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", table, re.MULTILINE)} >= CODES


def test_what_a_client_sends_is_mentioned() -> None:
    for kind in live.Request.__args__:
        assert (
            f"`{kind.__struct_config__.tag}`" in TEXT or f'"{kind.__struct_config__.tag}"' in TEXT
        )


def test_the_version_is_this_one() -> None:
    assert f"?version={live.VERSION}&" in TEXT
