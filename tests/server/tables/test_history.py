"""Looking back: what cannot be shown is refused in words that say what is wrong."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.games import golden
from tests.server.playing import a_table, people, running


async def test_what_cannot_be_looked_back_at_is_said(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        people(server.address, "Ana", "Ben") as (ana, ben),
    ):
        table = await a_table(ana, players=2, bots=["random"])
        await ana.post(f"/api/tables/{table}/start")

        async def refused(query: str) -> tuple[int, str, str]:
            answer = await ben.http.get(f"/api/tables/{table}/{query}")
            problem = answer.json()
            return answer.status_code, problem["code"], problem["text"]

        for seat in ("2", "9", "-5", "9" * 5000):
            for path in ("replay?", "moment?index=5&"):
                status, code, text = await refused(f"{path}viewer={seat}")
                assert (status, code) in {(422, "no-seat"), (422, "invalid")}
                if len(seat) < 3:
                    assert code == "no-seat"
                    assert "seats go from 0 to 1" in text
        assert (await refused("replay?viewer=1"))[:2] == (403, "not-yours")
        assert (await refused("moment?index=99999"))[:2] == (422, "no-moment")
        # There is no body that could be wrong, and the address of the table is not repeated.
        status, code, text = await refused("moment?viewer=9")
        assert (status, code) == (422, "invalid")
        assert text == "Not as it should be: Missing required query parameter 'index'"


async def test_a_record_is_seen_from_its_own_seats_only(tmp_path: Path) -> None:
    record = golden("bigbox-2").record
    async with running(tmp_path) as server, people(server.address, "Ana") as (ana,):
        answers = [
            await ana.http.post(
                "/api/records", json={"record": record, "viewer": viewer}, headers=ana.origin()
            )
            for viewer in (-1, 1, 2)
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 422]
    assert answers[-1].json()["code"] == "no-seat"
