"""The rules, clause by clause, for whoever wants to know why."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from hidalgo.rules import clauses
from hidalgo.server.problems import ProblemError, problems
from hidalgo.server.protocol.api import ClauseText

Number = Annotated[str, Parameter(description="The number of a clause, such as 5.3.", max_length=8)]


@get(
    "/api/rules/{clause:str}",
    tags=["rules"],
    summary="A clause of the rules",
    responses=problems(404),
)
async def rule(clause: Number) -> ClauseText:
    """Return a clause of the rules: its number, title and text, in English."""
    found = clauses().get(clause)
    if found is None:
        raise ProblemError(404, "not-found", f"The rules have no clause {clause[:8]!r}.")
    return ClauseText(found.number, found.title, found.text)
