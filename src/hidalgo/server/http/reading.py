"""How requests are read: bodies exactly as described, and OPTIONS answered for all of a path."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import HttpMethod

from hidalgo.server.problems import ProblemError

# As an escape, which is the only way it can get into JSON. PostgreSQL keeps no text with it.
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


class ExactRequest(Request[Any, Any, Any]):
    """A request whose body has to be what the handler asks for.

    Litestar by itself takes 1 for true and "3" for 3, as it has to in queries. In JSON a value
    that is of another type than described is a client's mistake, and it should hear of it.
    """

    async def json(self) -> Any:
        """Return the body as the handler wants it."""
        body = await self.body()
        if _NUL.search(body):
            raise ProblemError(
                422, "invalid", "Not as it should be: body: it holds a NUL character."
            )
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(body, type=Any if field is None else field.annotation)
        except msgspec.ValidationError as error:
            raise ProblemError(422, "invalid", f"Not as it should be: body: {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ProblemError(
                400, "malformed", f"The request can't be read; the body has to be JSON: {error}"
            ) from error


def answer_options(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Say what can be done at a path; Litestar's own answer knows the first handler's method only.

    For the application: `Litestar(before_request=answer_options)`.
    """
    if request.method != HttpMethod.OPTIONS:
        return None
    template = request.scope["path_template"]
    methods = {
        method
        for route in request.app.routes
        if route.path_format == template
        for method in getattr(route, "methods", ())
    }
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})
