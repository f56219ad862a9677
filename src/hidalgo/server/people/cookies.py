"""The cookie that says who somebody is."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hidalgo.server.config import Settings

NAME: Final = "hidalgo"


def _secure(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Tell whether a cookie is to be sent over https only."""
    if settings.secure_cookies == "auto":
        return connection.scope["scheme"] in {"https", "wss"}
    return settings.secure_cookies == "always"


def _name(settings: Settings, *, secure: bool) -> str:
    """Return the cookie's name; browsers see to it that those with a prefix are what they say."""
    if not secure:
        return NAME
    return f"__Secure-{NAME}" if settings.base_path else f"__Host-{NAME}"


def read_token(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str | None:
    """Return the token that a request or a socket came with."""
    name = _name(settings, secure=_secure(connection, settings))
    return connection.cookies.get(name)


def write_token(
    response: Response[Any],
    connection: ASGIConnection[Any, Any, Any, Any],
    settings: Settings,
    token: str | None,
) -> None:
    """Have the browser keep a token, or forget the one it has."""
    secure = _secure(connection, settings)
    response.set_cookie(
        Cookie(
            key=_name(settings, secure=secure),
            value=token or "",
            path=settings.base_path or "/",
            max_age=int(settings.session_seconds) if token else 0,
            secure=secure,
            httponly=True,
            samesite="lax",
        )
    )
