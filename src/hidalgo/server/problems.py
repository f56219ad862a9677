"""Errors of the HTTP API: every one is a `Problem`, with a code and a text that helps.

Handlers raise `ProblemError`; what Litestar raises by itself, and what nobody expected, is put in
the same form. What went wrong inside is for the log, never for the answer.
"""

from __future__ import annotations

import logging
import re
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from hidalgo.server.protocol.api import Problem

log = logging.getLogger(__name__)

_CODES: Final = {
    HTTPStatus.BAD_REQUEST: "malformed",
    HTTPStatus.UNAUTHORIZED: "not-logged-in",
    HTTPStatus.FORBIDDEN: "forbidden",
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "no-such-method",
    HTTPStatus.CONFLICT: "conflict",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "not-json",
    HTTPStatus.UNPROCESSABLE_ENTITY: "invalid",
    HTTPStatus.TOO_MANY_REQUESTS: "too-fast",
    HTTPStatus.SERVICE_UNAVAILABLE: "busy",
}

_TEXTS: Final = {
    HTTPStatus.BAD_REQUEST: "The request can't be read; a body has to be a JSON object.",
    HTTPStatus.METHOD_NOT_ALLOWED: "This can't be done here; the header Allow says what can.",
    HTTPStatus.NOT_FOUND: "There is nothing under this address.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too long.",
}

# How Litestar ends what it says of a missing parameter: with the address, and that of a table is an
# invitation.
_WHERE: Final = re.compile(r" for path \S+$")

# Origin, path, method, size, kind and content of the body, and rates are checked for all.
_EVERYWHERE: Final = (400, 403, 413, 415, 422, 429, 500, 503)

SESSION: Final = "session"  # the security scheme of OpenAPI
LOGGED_IN: Final[list[dict[str, list[str]]]] = [{SESSION: []}]
"""For handlers that want to know who asks: `security=LOGGED_IN`."""

_INTERNAL: Final = Problem(
    "internal",
    "Something went wrong in the server, which is not your fault. Try again; if it stays so, tell "
    "whoever runs the server, with the X-Request-ID of this answer.",
)


class ProblemError(HTTPException):
    """A request that is refused, with a code for programs and a text that says what to do."""

    def __init__(
        self, status: int, code: str, text: str, headers: dict[str, str] | None = None
    ) -> None:
        """Refuse with a status, a code and a text."""
        super().__init__(detail=text, status_code=status, headers=headers)
        self.code = code


def too_fast(seconds: float, text: str) -> ProblemError:
    """Return the refusal of what was tried too often, and say when to try again."""
    wait = max(1, round(seconds + 0.5))
    return ProblemError(
        HTTPStatus.TOO_MANY_REQUESTS,
        "too-fast",
        f"{text} Try again in {wait} s.",
        {"Retry-After": str(wait)},
    )


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """Describe the refusals of a handler for OpenAPI; those that all have come by themselves."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(code).phrase)
        for code in {*_EVERYWHERE, *codes}
    }


def no_body_or(*codes: int) -> dict[int, ResponseSpec]:
    """Describe a handler whose answer has no body, and its refusals."""
    done = ResponseSpec(None, description="Done")
    return {int(HTTPStatus.NO_CONTENT): done, **problems(*codes)}


def encode(problem: Problem) -> bytes:
    """Return a problem as the body of an answer."""
    return msgspec.json.encode(problem)


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(
        content=encode(problem),
        status_code=status,
        headers=headers,
        media_type="application/json",
    )


def _refused(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer what a handler or Litestar refused."""
    status = error.status_code
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(error, ProblemError):
        return _failed(_request, error)
    return _answer(*problem_of(error), headers=error.headers)


def problem_of(error: HTTPException) -> tuple[int, Problem]:
    """Return the status and the problem that an exception stands for."""
    if isinstance(error, ProblemError):
        return error.status_code, Problem(error.code, error.detail)
    if isinstance(error, ValidationException):
        # Without a list of faults, what is wrong is that a parameter is missing.
        parts = error.extra if isinstance(error.extra, list) else [_WHERE.sub("", error.detail)]
        faults = "; ".join(_fault(part) for part in parts)
        return HTTPStatus.UNPROCESSABLE_ENTITY, Problem("invalid", f"Not as it should be: {faults}")
    status = HTTPStatus(error.status_code)
    code = _CODES.get(status, status.phrase.lower().replace(" ", "-"))
    return status, Problem(code, _TEXTS.get(status, error.detail or status.phrase))


def _fault(part: Any) -> str:
    """Return one thing that is wrong with a body or a parameter."""
    key = part.get("key") if isinstance(part, dict) else None
    message = str(part.get("message", part)) if isinstance(part, dict) else str(part)
    if key == "data":
        # Litestar's name for the body; where there is none, the message is that name only.
        key, message = "body", message if message != "'data'" else "There is none; send JSON"
    return f"{key}: {message}" if key else message


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer what nobody expected, and log it."""
    # Not the address: that of a table is an invitation.
    route = request.scope.get("path_template") or "(no route)"
    log.error("%s %s failed", request.method, route, exc_info=error)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, _INTERNAL)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """Answer a body that is nested deeper than the decoder goes."""
    text = _TEXTS[HTTPStatus.BAD_REQUEST]
    return _answer(HTTPStatus.BAD_REQUEST, Problem("malformed", text))


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: _refused,
    RecursionError: _too_deep,
    Exception: _failed,
}
"""For the application: `Litestar(exception_handlers=EXCEPTION_HANDLERS)`."""
