"""What those who run the server look at: does it live, can it serve, what has it counted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from hidalgo import __version__, mode
from hidalgo.server.metrics import CONTENT_TYPE

if TYPE_CHECKING:
    from hidalgo.server.services import Services

_PATIENCE: Final = 3.0  # seconds for the database to answer


class Health(Struct):
    """The process lives."""

    status: str
    version: str
    engine: str
    """How the rules run: "compiled", "interpreted" or "stale"."""


class Readiness(Struct):
    """Whether the server can serve."""

    status: str
    """"ok" or "not ready"."""
    faults: list[str]
    """What keeps it from serving."""


@get("/health", tags=["operation"], summary="Whether the process lives", sync_to_thread=False)
def health() -> Health:
    """Answer as long as the process lives."""
    return Health("ok", __version__, mode())


@get(
    "/ready",
    tags=["operation"],
    summary="Whether the server can serve",
    responses={503: ResponseSpec(Readiness, generate_examples=False, description="It can't")},
)
async def ready(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Answer 200 if all parts work, else 503 and which do not."""
    faults = await _faults(request.app.state.services)
    status = 503 if faults else 200
    return Response(Readiness("not ready" if faults else "ok", faults), status_code=status)


async def _faults(services: Services) -> list[str]:
    """Return what keeps the server from serving."""
    faults = []
    if services.sockets.closing:
        faults.append("the server is stopping")
    try:
        async with asyncio.timeout(_PATIENCE), services.database.reading() as connection:
            await connection.exec_driver_sql("SELECT 1")
    except (SQLAlchemyError, OSError, TimeoutError):
        faults.append("the database does not answer")
    if not services.bus.connected:
        faults.append("the bus is not connected; other processes are heard of late")
    return faults


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return what was counted, for Prometheus; the guard decides who may read it."""
    return Response(request.app.state.services.metrics.text(), media_type=CONTENT_TYPE)
