"""What those who run the server look at: does it live, can it serve, what has it counted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from sqlalchemy.exc import SQLAlchemyError

from hidalgo import __version__, mode
from hidalgo.server.metrics import CONTENT_TYPE

if TYPE_CHECKING:
    from hidalgo.server.services import Services

_PATIENCE: Final = 3.0  # seconds for the database to answer


@get("/health", tags=["operation"], summary="Whether the process lives", sync_to_thread=False)
def health() -> dict[str, str]:
    """Answer as long as the process lives."""
    return {"status": "ok", "version": __version__, "engine": mode()}


@get("/ready", tags=["operation"], summary="Whether the server can serve")
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, object]]:
    """Answer 200 if all parts work, else 503 and which do not."""
    faults = await _faults(request.app.state.services)
    status = 503 if faults else 200
    return Response(
        {"status": "not ready" if faults else "ok", "faults": faults}, status_code=status
    )


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
