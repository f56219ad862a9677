"""The web application: routes, what handlers can ask for, and the guard in front of it all."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from hidalgo import __version__
from hidalgo.server.http.history import moment, open_record, record, replay
from hidalgo.server.http.live import live
from hidalgo.server.http.pages import page
from hidalgo.server.http.rules import rule
from hidalgo.server.http.tables import Tables, lobby, offer
from hidalgo.server.http.watch import health, metrics, ready
from hidalgo.server.people.asking import people_dependencies
from hidalgo.server.people.routes import people_router
from hidalgo.server.problems import EXCEPTION_HANDLERS
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
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=services.settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="hidalgo",
            version=__version__,
            description="Everything but live play, which is a WebSocket at /live/{table}.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.services = services
    return Guard(app, services.settings, services.metrics)


def _always(value: Any) -> Provide:
    """Return what gives handlers one and the same thing."""
    return Provide(lambda: value, sync_to_thread=False)
