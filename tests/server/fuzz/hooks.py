"""What schemathesis can't make up: somebody who is logged in, tables and clauses that there are.

Loaded by schemathesis in a process of its own; what it has to know comes by the environment.
"""

from __future__ import annotations

import os
import zlib
from typing import Any, Final

import httpx
import schemathesis
from schemathesis import GenerationMode

ADDRESS: Final = os.environ["HIDALGO_FUZZ_ADDRESS"]
RECORD: Final = os.environ["HIDALGO_FUZZ_RECORD"]
CLAUSE: Final = "4.11"
MADE_UP: Final = 4  # of so many ids one stays what schemathesis made up
FRESH: Final = 12  # requests until tables are set up anew: by then they have been started or left


class Visitor:
    """Somebody who is logged in, again and again: requests at random log people out."""

    def __init__(self) -> None:
        """Go to the server."""
        self._http = httpx.Client(base_url=ADDRESS, headers={"Origin": ADDRESS}, timeout=60)
        self._tables: list[str] = []
        self._asked = 0

    def cookie(self) -> str:
        """Return the cookie of somebody who is logged in."""
        if self._http.get("/api/me").json() is None:
            self._http.cookies.clear()
            self._http.post("/api/me", json={"name": "Ana"}).raise_for_status()
        return self._http.cookies["hidalgo"]

    def table(self, number: int) -> str:
        """Return a table: one that is open, one that plays, one at which bots play on alone."""
        if not self._tables or self._asked % FRESH == 0:
            self._tables = [
                self._set_up(*wishes) for wishes in ((), ("start",), ("start", "leave"))
            ]
        self._asked += 1
        return self._tables[number % len(self._tables)]

    def _set_up(self, *wishes: str) -> str:
        self.cookie()
        made = self._http.post("/api/tables", json={"options": {"short": True}})
        table = str(made.raise_for_status().json()["table"]["id"])
        for wish in wishes:
            self._http.post(f"/api/tables/{table}/{wish}").raise_for_status()
        return table


VISITOR: Final = Visitor()


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: dict[str, Any]) -> None:
    """Name something that is there, where anything would do."""
    if case.meta is None or case.meta.generation.mode != GenerationMode.POSITIVE:
        return
    named = case.path_parameters or {}
    chance = zlib.crc32(repr((sorted(named.items()), case.body, case.query)).encode())
    if chance % MADE_UP == 0:
        return
    if "table" in named:
        named["table"] = VISITOR.table(chance // MADE_UP)
    elif "clause" in named:
        named["clause"] = CLAUSE
    elif case.path == "/api/records" and isinstance(case.body, dict):
        case.body["record"] = RECORD


@schemathesis.auth()
class Cookie:
    """Logs in before every request."""

    def get(self, case: Any, context: Any) -> str:
        """Return the cookie."""
        return VISITOR.cookie()

    def set(self, case: Any, data: str, context: Any) -> None:
        """Put it into the request."""
        case.cookies = {**(case.cookies or {}), "hidalgo": data}
