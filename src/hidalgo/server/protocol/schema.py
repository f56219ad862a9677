"""The protocol as JSON Schema, for clients in any language."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hidalgo.server.protocol import live

REF: Final = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Return one schema: a `Request` is what a client sends, a `Message` what it gets."""
    (request, message), defs = msgspec.json.schema_components(
        [live.Request, live.Message], ref_template=REF
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"hidalgo live play, version {live.VERSION}",
        "$defs": {**defs, "Request": request, "Message": message},
    }
