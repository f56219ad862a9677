"""What handlers can ask for by a parameter's name: parts of the server, and who asks."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import Dependency

from hidalgo.server.config import Settings
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.live import Tally

TheDesk: TypeAlias = Annotated[Desk, Dependency(skip_validation=True)]
TheSettings: TypeAlias = Annotated[Settings, Dependency(skip_validation=True)]
ThePeople: TypeAlias = Annotated[People, Dependency(skip_validation=True)]
TheTally: TypeAlias = Annotated[Tally, Dependency(skip_validation=True)]

Somebody: TypeAlias = NamedDependency[Known | None]
"""Who asks, as `somebody`; None for nobody that is known."""
Me: TypeAlias = NamedDependency[Known]
"""Who asks, as `known`; nobody else gets through."""
