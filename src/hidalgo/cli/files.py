"""Files that people name: read as far as one can be a record, or refused in their words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from hidalgo.kernel.errors import MalformedError

LARGEST: Final = 4 * 1024 * 1024  # bytes; a record of a long game has some ten thousand


def text_of(name: str) -> str:
    """Return what a file holds, or standard input for "-"; the error says why not."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            # Not by its size: what is no file, such as /dev/zero, has none and does not end.
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise MalformedError(fault(error)) from error
    if len(data) > LARGEST:
        raise MalformedError(f"it has more than {LARGEST} bytes, too much for a record")
    try:
        return data.decode("utf-8-sig")  # some editors put a mark at the beginning
    except UnicodeDecodeError as error:
        raise MalformedError(f"it is no text in UTF-8 (byte {error.start + 1})") from error


def fault(error: Exception) -> str:
    """Return what a system has to say of a file, without numbers and without the name again."""
    return getattr(error, "strerror", None) or str(error)
