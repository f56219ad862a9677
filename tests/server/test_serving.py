"""`hidalgo serve` as somebody meets it who starts it: what it says, and that it stops."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from tests.server.playing import PATIENCE, Server, a_table, people, running

AT_ONCE = 5.0  # seconds; less than what a server would wait for those that don't go


def serve(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start a server that can't start, and return what it said."""
    return subprocess.run(
        [sys.executable, "-m", "hidalgo", "serve", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def port_of(server: Server) -> str:
    return server.address.rpartition(":")[2]


async def test_it_says_where_it_is_and_where_games_are_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        assert server.address.startswith("http://127.0.0.1:")
        assert str(tmp_path / "hidalgo.db") in server.said()


async def test_ctrl_c_stops_it_at_once_whoever_is_connected(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.address, "Ana") as (ana,):
        player = await ana.sit_at(await a_table(ana))
        await player.until(lambda player: player.table)
        assert server.process is not None
        began = time.monotonic()
        server.process.send_signal(signal.SIGINT)
        assert await player.until_closed() == 1012
        assert server.process.wait(PATIENCE) == 0
        assert time.monotonic() - began < AT_ONCE
        assert "every move that was acknowledged is kept" in server.said()


async def test_a_second_server_says_where_the_first_one_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        done = serve("--port", port_of(server), "--data", str(tmp_path / "other"))
        assert done.returncode == 1
        assert f"open {server.address}/" in done.stderr
        assert "PORT=" in done.stderr


async def test_a_database_belongs_to_one_server(tmp_path: Path) -> None:
    async with running(tmp_path):
        done = serve("--port", "0", "--data", str(tmp_path))
        assert done.returncode == 1
        assert f"another server uses the database {tmp_path / 'hidalgo.db'}" in done.stderr
        assert "HIDALGO_DATA" in done.stderr


class Other(BaseHTTPRequestHandler):
    """Some other program with a port."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'["status", "version", "engine"]')

    def log_message(self, *args: object) -> None:
        return


def test_a_port_of_another_program_is_called_that(tmp_path: Path) -> None:
    other = HTTPServer(("127.0.0.1", 0), Other)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    try:
        done = serve("--port", str(other.server_port), "--data", str(tmp_path))
    finally:
        other.shutdown()
        other.server_close()
    assert done.returncode == 1
    assert "another program listens" in done.stderr
    assert "PORT=" in done.stderr


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    file = tmp_path / "hidalgo.toml"
    file.write_text('log_level = "loud"\nbase_pth = "/x"\nbus = "carrier://pigeon"\n')
    done = serve("--config", str(file), "--port", "http", HIDALGO_BOT_SECONDS="0")
    assert done.returncode == 1
    for part in (
        "log_level: must be one of",
        "base_pth: is no setting; did you mean base_path?",
        "bus: 'carrier' is no bus",
        "--port: must be a whole number from 0 to 65535",
        "HIDALGO_BOT_SECONDS: must be a whole number from 1 to 3600",
    ):
        assert part in done.stderr
    assert len(done.stderr.splitlines()) == 5
    assert "Traceback" not in done.stderr


def test_told_to_stop_while_it_starts_it_stops(tmp_path: Path) -> None:
    # A database that takes the connection and says nothing: the server waits for it.
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE)
        url = f"postgresql://ana@127.0.0.1:{silent.getsockname()[1]}/hidalgo"
        process = subprocess.Popen(
            [sys.executable, "-m", "hidalgo", "serve", "--port", "0", "--data", str(tmp_path)],
            env={**os.environ, "HIDALGO_DATABASE": url},
            stderr=subprocess.PIPE,
            text=True,
        )
        connection, _ = silent.accept()
        with connection:
            process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            _, said = process.communicate(timeout=PATIENCE)
        assert time.monotonic() - began < AT_ONCE
    assert process.returncode == 0
    assert "Traceback" not in said
