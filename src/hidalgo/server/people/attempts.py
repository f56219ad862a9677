"""How often people may try what an attacker would try often."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from hidalgo.server.config import Settings
from hidalgo.server.people import codes
from hidalgo.server.problems import too_fast
from hidalgo.server.security.limits import Buckets, Rate, address_key

_AT_ONCE: Final = 10


class Attempts:
    """Counts attempts, by address and by account; refuses those that come too often.

    An account is one by the name that was tried, whether there is such an account or not, so that
    a refusal does not tell.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow as much as the settings say."""
        hourly, minutely = settings.guests_per_hour, settings.logins_per_minute
        guests = Rate(hourly / 3600, max(_AT_ONCE, hourly / 2))
        logins = Rate.per_minute(minutely, max(_AT_ONCE, 2 * minutely))
        # Rare things, which take the server some work.
        rare = Rate.per_minute(1, _AT_ONCE)
        self._guests = Buckets(guests, clock)
        self._addresses = Buckets(logins, clock)
        self._accounts = Buckets(logins, clock)
        self._rare = Buckets(rare, clock)

    def guest(self, address: str) -> None:
        """Count a new guest."""
        wait = self._guests.take(address_key(address))
        if wait:
            raise too_fast(wait, "Too many new guests from your address.")

    def login(self, address: str, username: str) -> None:
        """Count an attempt to log in to an account, or to recover it."""
        self.secret(address)
        # A digest, since names may be long and there may be many.
        wait = self._accounts.take(codes.digest(username.lower()))
        if wait:
            raise too_fast(wait, "Too many attempts to log in with this user name.")

    def secret(self, address: str) -> None:
        """Count an attempt to guess any secret."""
        wait = self._addresses.take(address_key(address))
        if wait:
            raise too_fast(wait, "Too many attempts from your address.")

    def rare(self, person: str) -> None:
        """Count something that people do rarely."""
        wait = self._rare.take(person)
        if wait:
            raise too_fast(wait, "That was done often enough for now.")
