"""The three errors a caller can get, each with what was wrong and what would be right.

HidalgoError
├── MalformedError   it could not be read: not a decision, a record, a position, a card file
├── IllegalError     it was read, and the rules forbid it here: names the clause
└── StaleError       it was right once: the question it answers is no longer open

A state knows only the present question; `StaleError` is for those who keep questions open.
"""

from __future__ import annotations


class HidalgoError(Exception):
    """The root of all errors that a caller of hidalgo is expected to handle."""


class MalformedError(HidalgoError, ValueError):
    """What was given is no value of the kind that was asked for."""


class IllegalError(HidalgoError):
    """The rules do not allow this here."""

    def __init__(self, message: str, clause: str = "", legal: tuple[int, ...] = ()) -> None:
        """Take what was wrong, the clause of the rules that says so, and what is legal instead."""
        super().__init__(message)
        self.clause = clause
        self.legal = legal

    def __reduce__(self) -> tuple[type[IllegalError], tuple[str, str, tuple[int, ...]]]:
        """Pickle with clause and legal choices, so that worker processes can pass it on."""
        return (IllegalError, (str(self.args[0]), self.clause, self.legal))


class StaleError(HidalgoError):
    """The question that this answers is no longer open."""


def shown(value: object, longest: int = 60) -> str:
    """Return a value from outside as an error may show it: short, and whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits; lists in lists in lists
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= longest else text[: longest - 3] + "..."
