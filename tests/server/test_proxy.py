"""Behind nginx, with the configuration that hosts are given: everything works as without it.

Where nginx is missing these tests are skipped, but never in CI.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from hidalgo.server.protocol import live
from tests.server.instances import free_port, need, wait_for
from tests.server.playing import Person, Player, Server, a_table, people, reached

CONF: Final = Path(__file__).parents[2] / "deploy" / "nginx.conf"
BASES: Final = ("", "/hidalgo passed on", "/hidalgo taken off")


class Proxy:
    """nginx in front of a server."""

    def __init__(self, folder: Path, server: Server, base: str) -> None:
        """Write a configuration like the one of compose.yaml, for addresses of this machine."""
        self.port = free_port()
        text = CONF.read_text(encoding="utf-8")
        address = server.address.removeprefix("http://").partition("/")[0]
        text = text.replace("server hidalgo-one:8000;", f"server {address};")
        text = text.replace("        server hidalgo-two:8000;\n", "")
        text = text.replace("listen 8080;", f"listen 127.0.0.1:{self.port};")
        for name, kind in (("error", "error_log"), ("access", "access_log"), ("pid", "pid")):
            text = re.sub(rf"({kind}) /[\w./]+", rf"\1 {folder / name}", text)
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
            text = text.replace("http {\n", f"http {{\n    {kind}_temp_path {folder / kind};\n", 1)
        path = base.partition(" ")[0]
        if path:
            text = text.replace("location / {", f"location {path}/ {{")
        if base.endswith("taken off"):
            text = text.replace("proxy_pass http://hidalgo;", "proxy_pass http://hidalgo/;")
        (folder / "nginx.conf").write_text(text, encoding="utf-8")
        self.address = f"http://127.0.0.1:{self.port}{path}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it lets requests through."""
        program = need("nginx", shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"))
        command = [program, "-p", str(self._folder), "-c", "nginx.conf", "-g", "daemon off;"]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        wait_for(self._answers, "nginx")

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health").status_code == 200
        except httpx.TransportError:
            return False

    def logged(self) -> str:
        """Return what it has logged of requests."""
        return (self._folder / "access").read_text(encoding="utf-8")

    def stop(self) -> None:
        """Stop it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()


@pytest.fixture(params=BASES)
async def proxied(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[Server, Proxy]]:
    """A server behind nginx, at the root or under a path."""
    server = Server(
        tmp_path / "data",
        base_path=request.param.partition(" ")[0],
        trusted_proxies="127.0.0.1",
        log_format="json",
        log_level="debug",
    )
    need("nginx", shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"))
    await server.start()
    folder = tmp_path / "nginx"
    folder.mkdir()
    folder.chmod(0o777)  # started as root, nginx works as somebody else
    for parent in folder.parents:
        if parent.stat().st_uid == os.geteuid() and parent != Path("/"):
            parent.chmod(parent.stat().st_mode | 0o055)
    proxy = Proxy(folder, server, request.param)
    proxy.start()
    yield server, proxy
    proxy.stop()
    if server.process is not None:
        server.kill()


async def begin(ana: Person, ben: Person) -> tuple[str, Player, Player]:
    """Begin a game for two."""
    table = await a_table(ana, players=2)
    await ben.post(f"/api/tables/{table}/seat", {})
    await ana.post(f"/api/tables/{table}/start")
    one, two = await ana.sit_at(table), await ben.sit_at(table)
    for player in (one, two):
        await player.until(lambda player: player.play)
    return table, one, two


async def test_a_game_is_played_through_it(proxied: tuple[Server, Proxy]) -> None:
    server, proxy = proxied
    async with people(proxy.address, "Ana", "Ben") as [ana, ben]:
        page = await ana.http.get("/")
        assert page.status_code == 200
        base = proxy.address.partition(str(proxy.port))[2]
        assert f'<base href="{base}/"' in page.text or "not built" in page.text
        assert (await ana.http.get("/ready")).json() == {"status": "ok", "faults": []}
        if not base:  # under a path the server says it, of all that come from elsewhere
            assert (await ana.http.get("/metrics")).status_code == 404
        table, one, two = await begin(ana, ben)
        chance = Random(1)
        for _ in range(12):
            mover = one if one.seat in one.play.owing else two
            await mover.until(lambda player: player.play.asks)
            answer = await mover.submit(chance.choice(mover.play.asks.choices))
            assert isinstance(answer, live.Done), answer
            for player in (one, two):
                await player.until(reached(answer.head))
        answered = await ana.http.get(f"/api/tables/{table}")
        cookies = [cookie for cookie in ana.http.cookies.jar if cookie.name == "hidalgo"]
        assert [cookie.path for cookie in cookies] == [base or "/"]
    # The id of a request is nginx's, and in both logs; the id of a table is in neither.
    identity = answered.headers["X-Request-ID"]
    assert re.fullmatch(r"[0-9a-f]{32}", identity)
    said = server.said()
    assert identity in proxy.logged()
    assert identity in said
    assert table not in proxy.logged()
    assert table not in said
    for line in said.splitlines()[2:]:
        json.loads(line)


async def test_another_site_stays_out(proxied: tuple[Server, Proxy]) -> None:
    _, proxy = proxied
    async with httpx.AsyncClient(base_url=proxy.address) as http:
        answer = await http.post(
            "/api/me", json={"name": "Eve"}, headers={"Origin": "http://elsewhere.example"}
        )
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"
        # What a client says of itself is not believed, since nginx says it anew.
        lying = {"X-Forwarded-Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
        answer = await http.post("/api/me", json={"name": "Eve"}, headers=lying)
        assert answer.status_code == 403


async def test_a_stop_under_load_loses_nothing(proxied: tuple[Server, Proxy]) -> None:
    server, proxy = proxied
    async with people(proxy.address, "Ana", "Ben") as [ana, ben]:
        table, one, two = await begin(ana, ben)
        done: list[int] = []

        async def play(player: Player, chance: Random) -> None:
            while player.closed is None:
                asks = player.play.asks
                if asks is None or player.seat not in player.play.owing:
                    player._changed.clear()
                    await player._changed.wait()
                    continue
                try:
                    answer = await player.submit(chance.choice(asks.choices))
                except (AssertionError, ConnectionError):
                    return  # closed, before an answer
                if isinstance(answer, live.Done):
                    done.append(answer.head)
                    await player.until(reached(answer.head))

        playing = [
            asyncio.create_task(play(player, Random(number)))
            for number, player in enumerate((one, two))
        ]
        await one.until(lambda player: player.play.made >= 8)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert {await one.until_closed(), await two.until_closed()} == {1012}
        for player in (one, two):
            assert any(isinstance(message, live.Closing) for message in player.others)
        await asyncio.gather(*playing, return_exceptions=True)
        assert await asyncio.to_thread(server.process.wait, 30) == 0
        await server.start()
        again = await ana.sit_at(table)
        await again.until(lambda player: player.play)
        assert again.head >= max(done)
        assert again.play.made >= len(done)
