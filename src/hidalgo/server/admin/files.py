"""Files that hold secrets: written whole or not at all, and for their owner only."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class AdminError(Exception):
    """Something can't be done with the data; says why, and what to do."""


@contextmanager
def written_whole(target: Path, *, force: bool = False) -> Iterator[Path]:
    """Give the name of a new, empty file that takes the place of `target` if all goes well.

    A file that is there already stays as it is, unless it is to be replaced.
    """
    if target.exists() and not force:
        raise AdminError(f"{target} exists; name another file, or replace it with --force")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise AdminError(f"{target} can't be written: {error.strerror or error}") from error
    try:
        yield part
        make_durable(part)
        part.replace(target)
        make_durable(target.parent)
    finally:
        part.unlink(missing_ok=True)


def make_durable(path: Path) -> None:
    """Wait until a file, or what a folder says of its files, is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
