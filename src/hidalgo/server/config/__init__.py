"""What a host can set: by environment, by a file, or not at all.

`settings` lists everything, `load` reads it and finds all faults at once, `reference` writes the
documentation from the same list.
"""

from hidalgo.server.config.load import ConfigError, load
from hidalgo.server.config.settings import Settings

__all__ = ["ConfigError", "Settings", "load"]
