"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from hidalgo.server.protocol import schema
from hidalgo.server.protocol.typescript import typescript

FILE = Path(__file__).parents[3] / "web" / "src" / "net" / "protocol.ts"


def test_the_file_is_what_is_generated() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), (
        "write it anew: python -m hidalgo.server.protocol.typescript > web/src/net/protocol.ts"
    )


def test_every_message_is_in_the_schema() -> None:
    definitions = schema.schema()["$defs"]
    for direction in ("Request", "Message"):
        tags = definitions[direction]["discriminator"]["mapping"]
        assert set(tags.values()) <= {f"#/$defs/{name}" for name in definitions}
