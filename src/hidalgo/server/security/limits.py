"""Token buckets: how often something may be done, by whom, in bounded memory."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_KEYS: Final = 20_000


@dataclass(frozen=True)
class Rate:
    """How often in the long run, and how often at once; a rate of 0 sets no limit."""

    per_second: float
    burst: float

    @classmethod
    def per_minute(cls, number: float, burst: float) -> Rate:
        """Return a rate per minute."""
        return cls(number / 60, burst)


class Buckets:
    """A bucket of tokens per key: each act takes one, and they come back with time.

    Whoever was not seen for longest is forgotten when there are too many keys. A bucket that is
    full again is as good as a forgotten one, so what an attacker wins by bringing many keys is
    a burst.
    """

    def __init__(
        self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = MOST_KEYS
    ) -> None:
        """Limit acts to a rate per key."""
        self._rate = rate
        self._clock = clock
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take a token: return 0 if there was one, else the seconds until there is."""
        if self._rate.per_second <= 0:
            return 0
        now = self._clock()
        level, at = self._levels.pop(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - at) * self._rate.per_second)
        granted = level >= 1
        self._levels[key] = (level - 1 if granted else level, now)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return 0 if granted else (1 - level) / self._rate.per_second

    def __len__(self) -> int:
        return len(self._levels)


def address_key(address: str) -> str:
    """Return what stands for an address: of IPv6 its network, which one household shares."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
    return str(parsed)
