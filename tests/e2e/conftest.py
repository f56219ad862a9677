"""A real browser, Debian's Chromium, and a real server for it to visit.

`HIDALGO_TEST_BROWSER` names another Chromium. Where there is none, or the web client could not be
built, these tests are skipped with the reason, but never in CI.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import hidalgo.server
from tests.server.playing import Server

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
BUILT = Path(hidalgo.server.__file__).parent / "web" / "index.html"
SWITCHES = (
    "--no-sandbox",  # the tests may be run by root, and visit no page but ours
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PATIENCE = 20_000  # ms; a machine may be busy, but nothing here takes that long
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder, so that a run can leave them out."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")


def give_up(reason: str) -> None:
    """Skip a test for want of something; in CI nothing may be wanting."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI has to test in a browser: {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's program."""
    asked = os.environ.get("HIDALGO_TEST_BROWSER")
    found = asked or next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    if found is None:
        give_up(f"no browser: none of {', '.join(PROGRAMS)} is installed")
    if not BUILT.is_file():
        give_up("the web client is not built; make setup says why")
    assert found is not None
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], chromium: str
) -> dict[str, Any]:
    """How the browser is started."""
    return {**browser_type_launch_args, "executable_path": chromium, "args": list(SWITCHES)}


@pytest.fixture(scope="session")
def base_url() -> None:
    """No address for all tests: each module has a server of its own, which `server` starts."""


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], server: Server) -> dict[str, Any]:
    """What every window has: the server's address, a size, and English unless a test says else."""
    return {
        **browser_context_args,
        "base_url": f"{server.address}/",
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        # What it keeps would hide from a test what the server says; it has tests of its own.
        "service_workers": "block",
    }


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory,
    chromium: str,  # noqa: ARG001  # without a browser no server is needed
) -> Iterator[Server]:
    """A server for the tests of a module."""
    # Everybody comes from one address here, and tries a lot.
    server = Server(tmp_path_factory.mktemp("served"), logins_per_minute="0")
    server.start_now()
    yield server
    server.kill()
