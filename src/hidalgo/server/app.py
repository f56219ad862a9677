"""The web application: routes, what handlers can ask for, and the guard in front of it all."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server
from litestar.types import ASGIApp

from hidalgo import __version__
from hidalgo.server.http.history import moment, open_record, record, replay
from hidalgo.server.http.live import live
from hidalgo.server.http.pages import page
from hidalgo.server.http.published import live_schema
from hidalgo.server.http.reading import ExactRequest, answer_options
from hidalgo.server.http.rules import rule
from hidalgo.server.http.tables import Tables, lobby, offer
from hidalgo.server.http.watch import health, metrics, ready
from hidalgo.server.people.asking import people_dependencies
from hidalgo.server.people.cookies import NAME as COOKIE
from hidalgo.server.people.routes import people_router
from hidalgo.server.problems import EXCEPTION_HANDLERS, SESSION
from hidalgo.server.security import Guard
from hidalgo.server.services import Services


def make_app(services: Services) -> ASGIApp:
    """Return the application of a server whose parts are running."""
    app = Litestar(
        route_handlers=[
            people_router(services.people),
            offer,
            lobby,
            Tables,
            replay,
            moment,
            record,
            open_record,
            rule,
            live,
            live_schema,
            health,
            ready,
            metrics,
            page,
        ],
        dependencies={
            **people_dependencies(services.people),
            "desk": _always(services.desk),
            "people": _always(services.people),
            "settings": _always(services.settings),
            "sockets": _always(services.sockets),
            "pages": _always(services.pages),
            "tally": _always(services.tally),
        },
        request_class=ExactRequest,
        before_request=answer_options,
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=services.settings.body_bytes,
        openapi_config=_described(services.settings.base_path),
        logging_config=None,
        debug=False,
    )
    app.state.services = services
    return Guard(app, services.settings, services.metrics)


def _described(base_path: str) -> OpenAPIConfig:
    """Return how the API describes itself."""
    cookie = SecurityScheme(
        type="apiKey",
        security_scheme_in="cookie",
        name=COOKIE,
        description="Set by POST /api/me. Over https its name begins with __Host- or __Secure-.",
    )
    return OpenAPIConfig(
        title="hidalgo",
        version=__version__,
        description="Everything but live play, which is a WebSocket at /live/{table}; its messages "
        "are described at /api/schema/live.json. Requests that change something have to name their "
        "origin in the header Origin, as browsers do.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        servers=[Server(url=base_path or "/")],
        components=Components(security_schemes={SESSION: cookie}),
    )


def _always(value: Any) -> Provide:
    """Return what gives handlers one and the same thing."""
    return Provide(lambda: value, sync_to_thread=False)
