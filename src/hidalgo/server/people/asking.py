"""Who it is that asks: for handlers, as dependencies."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide

from hidalgo.server.people.cookies import read_token
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.problems import ProblemError


async def who(connection: ASGIConnection[Any, Any, Any, Any], everybody: People) -> Known | None:
    """Return who makes a request or opens a socket."""
    return await everybody.identify(read_token(connection, everybody.settings))


def people_dependencies(everybody: People) -> dict[str, Provide]:
    """Return what handlers can ask for: `known` and `somebody`."""

    async def provide_somebody(request: Request[Any, Any, Any]) -> Known | None:
        return await who(request, everybody)

    async def provide_known(request: Request[Any, Any, Any]) -> Known:
        known = await who(request, everybody)
        if known is None:
            raise ProblemError(
                401, "not-logged-in", "Say who you are first: POST /api/me with a name, or log in."
            )
        return known

    return {"known": Provide(provide_known), "somebody": Provide(provide_somebody)}
