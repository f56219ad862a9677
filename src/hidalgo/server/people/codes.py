"""What is hard to guess: ids, tokens and codes, and the digests of them that are kept.

Codes are for people to copy by hand: in groups, without letters that look alike, and read
whatever way they are written. All are random enough that a plain SHA-256 keeps them.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011", " -_.\t\n\r")
_GROUP: Final = 4

RECOVERY_LETTERS: Final = 24  # 120 bits: for years, by whoever finds the database
DEVICE_LETTERS: Final = 8  # 40 bits: for minutes, with few attempts


def new_id() -> str:
    """Return an id that nobody has yet."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return what a cookie holds."""
    return secrets.token_urlsafe(32)


def new_recovery_code() -> str:
    """Return a code that replaces a password."""
    return _code(RECOVERY_LETTERS)


def new_device_code() -> str:
    """Return a code that lets a second device in."""
    return _code(DEVICE_LETTERS)


def _code(letters: int) -> str:
    text = "".join(secrets.choice(_LETTERS) for _ in range(letters))
    return "-".join(text[at : at + _GROUP] for at in range(0, letters, _GROUP))


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def code_digest(code: str) -> str:
    """Return what is kept of a code, however its owner writes it."""
    return digest(code.upper().translate(_ALIKE))
