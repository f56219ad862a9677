"""Where a request comes from and what it was meant for, as told by those who can be trusted."""

from __future__ import annotations

import ipaddress
import re
import secrets
from collections.abc import Sequence
from typing import Final

from litestar.types import HTTPScope, WebSocketScope
from msgspec import Struct

from hidalgo.server.config import Settings
from hidalgo.server.config.kinds import Network

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}")
_FORWARDED: Final = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded")
_MOST_HOPS: Final = 20


class Arrival(Struct, frozen=True):
    """How a request arrived."""

    id: str
    address: str
    """The client's address; "unknown" if there is none."""
    secure: bool
    """Whether it came by https, or wss."""
    host: str
    """What the client takes the server's host to be, in small letters; empty if it is no host."""
    unasked: bool
    """Whether it was forwarded by somebody who is not trusted to say from where."""

    @property
    def origin(self) -> str:
        """The server's own origin, as a browser that came this way would name it."""
        scheme = "https" if self.secure else "http"
        usual = ":443" if self.secure else ":80"
        return f"{scheme}://{self.host.removesuffix(usual)}"


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str | None:
    """Return a header, the last one if it is repeated."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[-1].decode("latin-1") if found else None


class Arrivals:
    """Reads how requests arrived."""

    def __init__(self, settings: Settings) -> None:
        """Trust the proxies that the settings name."""
        self._trusted = settings.trusted_proxies

    def read(self, scope: HTTPScope | WebSocketScope) -> Arrival:
        """Return how a request arrived; headers of proxies count where a trusted one sent them."""
        client = scope.get("client")
        address = client[0] if client else "unknown"
        secure = scope["scheme"] in {"https", "wss"}
        host = header(scope, b"host") or ""
        given = None
        trusted = self._trusts(address)
        if trusted:
            secure = _forwarded_secure(scope, secure)
            host = _last(header(scope, b"x-forwarded-host")) or host
            given = header(scope, b"x-request-id")
            address = self._forwarded_for(scope, address)
        host = host.lower()
        return Arrival(
            id=given if given and _ID.fullmatch(given) else secrets.token_hex(8),
            address=address,
            secure=secure,
            host=host if _HOST.fullmatch(host) else "",
            unasked=not trusted and any(key in _FORWARDED for key, _ in scope["headers"]),
        )

    def _trusts(self, address: str) -> bool:
        return within(address, self._trusted)

    def _forwarded_for(self, scope: HTTPScope | WebSocketScope, address: str) -> str:
        """Walk back from the proxy to the first address that nobody trusted vouches for."""
        lines = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
        hops = b",".join(lines).decode("latin-1").split(",")
        for hop in hops[: -_MOST_HOPS - 1 : -1]:
            if not self._trusts(address):
                break
            said = _bare(hop.strip())
            if said is None:
                break
            address = said
        return address


def within(address: str, networks: Sequence[Network]) -> bool:
    """Tell whether an address lies in one of some networks."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in networks)


def _forwarded_secure(scope: HTTPScope | WebSocketScope, secure: bool) -> bool:
    said = _last(header(scope, b"x-forwarded-proto"))
    return said.lower() in {"https", "wss"} if said else secure


def _last(value: str | None) -> str:
    """Return the last part of a list: what the nearest proxy says."""
    return (value or "").rpartition(",")[2].strip()


def _bare(hop: str) -> str | None:
    """Return the address of a hop without its port, or None if it is none."""
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        return str(ipaddress.ip_address(hop))
    except ValueError:
        return None
