"""Passwords: hashed by argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hidalgo.server.problems import ProblemError

T = TypeVar("T")

PASSES: Final = 3
_MIB: Final = 1024  # KiB, in which argon2 counts
_MOST_WAITING: Final = 50
_SALT_BYTES: Final = 16
_HASH_BYTES: Final = 32


class Passwords:
    """Hashes and checks passwords; holds threads until it is closed."""

    def __init__(self, memory: int, workers: int, passes: int = PASSES) -> None:
        """Take so many MiB for each of so many passwords at a time."""
        self._hasher = PasswordHasher(
            time_cost=passes,
            memory_cost=memory * _MIB,
            parallelism=1,
            hash_len=_HASH_BYTES,
            salt_len=_SALT_BYTES,
        )
        self._nobodys = (
            f"$argon2id$v=19$m={memory * _MIB},t={passes},p=1"
            f"${_random(_SALT_BYTES)}${_random(_HASH_BYTES)}"
        )
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="password")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return what is kept of a password."""
        return await self._run(lambda: self._hasher.hash(password))

    async def check(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the right one; takes as long where nothing is kept."""

        def check() -> bool:
            try:
                return self._hasher.verify(kept or self._nobodys, password)
            except (VerificationError, InvalidHashError):
                return False

        return await self._run(check) and kept is not None

    def is_dated(self, kept: str) -> bool:
        """Tell whether a password was hashed with other parameters than are set now."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], T]) -> T:
        """Do work in a thread; refuse when too many wait, since each would wait longer still."""
        if self._waiting >= _MOST_WAITING:
            raise ProblemError(
                503,
                "busy",
                "Too many people log in at this moment. Try again in a few seconds.",
                {"Retry-After": "5"},
            )
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _random(size: int) -> str:
    return base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=")
