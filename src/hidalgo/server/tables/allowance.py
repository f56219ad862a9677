"""How much somebody may do, and how fast."""

from __future__ import annotations


class Allowance:
    """So many at once, and so many more a second."""

    def __init__(self, burst: float, rate: float) -> None:
        """Begin with all that is allowed at once."""
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Take one; tell whether it was there. A rate of 0 is no limit."""
        if self._rate <= 0:
            return True
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
