"""Headers that tell browsers to be strict with what the server sends."""

from __future__ import annotations

from typing import Final

from hidalgo.server.security.arrival import Arrival

# No inline code or style, and nothing of any other host.
_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)

_STRICT: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Links to tables are invitations: other sites must not learn them.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


def strict_headers(arrival: Arrival, path: str) -> list[tuple[bytes, bytes]]:
    """Return the headers for an answer; those it has already stay as they are."""
    # Some browsers do not take 'self' to mean sockets.
    sockets = f" {arrival.origin.replace('http', 'ws', 1)}" if arrival.host else ""
    policy = "; ".join((*_POLICY, f"connect-src 'self'{sockets}"))
    headers = [
        *_STRICT,
        (b"content-security-policy", policy.encode("latin-1")),
        (b"x-request-id", arrival.id.encode("latin-1")),
    ]
    if path.startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    return headers
