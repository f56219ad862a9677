"""The rules are served clause by clause."""

from __future__ import annotations

import httpx
import pytest

from hidalgo.rules import clauses
from tests.server.playing import running


async def test_every_clause_is_there_and_no_other(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with (
        running(tmp_path_factory.mktemp("server")) as server,
        httpx.AsyncClient(base_url=server.address) as visitor,
    ):
        for number, clause in clauses().items():
            answer = await visitor.get(f"/api/rules/{number}")
            assert answer.json() == clause._asdict()
        for wrong in ("0.1", "5", "5.3.1", "..%2F..", "x" * 9):
            answer = await visitor.get(f"/api/rules/{wrong}")
            assert answer.status_code in {400, 404, 422}, wrong
            assert answer.json()["code"] in {"not-found", "malformed", "invalid"}
