"""What handlers can ask for by a parameter's name: parts of the server, and who asks."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from hidalgo.server.config import Settings
from hidalgo.server.people.people import People
from hidalgo.server.people.sessions import Known
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.live import Tally

TheDesk: TypeAlias = NamedDependency[SkipValidation[Desk]]
TheSettings: TypeAlias = NamedDependency[SkipValidation[Settings]]
ThePeople: TypeAlias = NamedDependency[SkipValidation[People]]
TheTally: TypeAlias = NamedDependency[SkipValidation[Tally]]

Somebody: TypeAlias = NamedDependency[Known | None]
"""Who asks, as `somebody`; None for nobody that is known."""
Me: TypeAlias = NamedDependency[Known]
"""Who asks, as `known`; nobody else gets through."""
