"""What those who write clients read: the schema of the messages of live play.

That of the HTTP API itself is Litestar's, beside it at `/api/schema/openapi.json`.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get

from hidalgo.server.problems import problems
from hidalgo.server.protocol.schema import schema

KIND: Final = "application/schema+json"
_LIVE: Final = schema()


@get(
    "/api/schema/live.json",
    tags=["operation"],
    summary="The messages of live play, as JSON Schema",
    media_type=KIND,
    sync_to_thread=False,
    responses=problems(),
)
def live_schema() -> Response[dict[str, Any]]:
    """Return the schema of what is sent on the socket, in both directions."""
    return Response(_LIVE, media_type=KIND)
