"""What is not granted at a table, as a problem of the HTTP API."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from hidalgo.kernel.errors import HidalgoError
from hidalgo.server.problems import ProblemError
from hidalgo.server.tables.desk import NoTableError
from hidalgo.server.tables.wishes import OutdatedError, RefusalError

# Refusals that are no conflict with how things stand: what was asked for does not exist, or is
# for others.
_NOT_YOURS: Final = frozenset({"not-host", "not-yours", "not-seated"})
_NO_SUCH: Final = frozenset({"no-bot", "no-edition", "no-seat", "no-moment", "too-many-bots"})


@contextmanager
def granted() -> Iterator[None]:
    """Turn whatever keeps a wish from being granted into a problem."""
    try:
        yield
    except NoTableError as error:
        raise ProblemError(
            404, "no-table", "There is no such table; is the link complete?"
        ) from error
    except RefusalError as error:
        status = 403 if error.code in _NOT_YOURS else 422 if error.code in _NO_SUCH else 409
        raise ProblemError(status, error.code, _sentence(error.text)) from error
    except OutdatedError as error:
        raise ProblemError(409, "stale", "The game has gone on; look at it again.") from error
    except HidalgoError as error:
        raise ProblemError(422, "malformed", _sentence(str(error))) from error
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise ProblemError(
            503, "unavailable", "The database can't be reached; try again in a moment."
        ) from error


def _sentence(text: str) -> str:
    """Return a text as a sentence of its own."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
