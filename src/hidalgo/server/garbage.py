"""When Python looks for garbage: seldom, since a long look stops every table.

What is thrown away is freed at once, except for what refers to itself in a circle; to find that,
Python looks at all objects there are. With a thousand tables that takes most of a second, in which
nobody's move is taken, and by itself Python does it every few seconds. Play leaves no circles
behind, though; sockets do, once they are closed. So the long look is taken when enough of them
were closed to be worth it.
"""

from __future__ import annotations

import gc
import logging
import time
from typing import Final

log = logging.getLogger(__name__)

YOUNG: Final = 10_000  # objects that have come, less those that have gone, until a short look
_LOOKS: Final = 5  # at the youngest, until one at those that are a little older, too
_NEVER: Final = 1_000_000
FEWEST: Final = 2_000  # closed sockets that are worth a look at everything


class Garbage:
    """Decides when to look, for the process that serves."""

    def __init__(self) -> None:
        """Leave it to Python, for now."""
        self._closed = 0

    def settle(self) -> None:
        """All is imported and started: never look at that again, and from now on decide here."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, _LOOKS, _NEVER)

    def socket_closed(self, still_open: int) -> None:
        """Take note of a closed socket; look at everything if there were many."""
        self._closed += 1
        if self._closed >= max(FEWEST, still_open):
            self.collect()

    def collect(self) -> None:
        """Look at everything."""
        self._closed = 0
        began = time.perf_counter()
        found = gc.collect()
        log.debug("%d objects freed in %.0f ms", found, 1000 * (time.perf_counter() - began))
