"""How processes tell each other that something is new: in memory, by PostgreSQL, or by Redis.

The database is the truth and a bus only points at it, so losing news loses nothing: whoever hears
of a new head reads the log, and whoever may have missed news compares all heads (`lost`).
"""

from hidalgo.server.bus.base import Bus, Counts, News
from hidalgo.server.bus.make import make_bus

__all__ = ["Bus", "Counts", "News", "make_bus"]
