"""The service worker: the page without a network, new versions, a path that is not the root."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import check, listen, violations
from tests.e2e.conftest import BUILT
from tests.e2e.sitting import begin, introduce, set_up
from tests.server.playing import Server

TEXTS = Catalogue("en", strict=True)
KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
CONTROLLED = """new Promise((resolve) => {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) resolve(true)
  else serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
})"""


def installed(browser: Browser, address: str) -> Page:
    """Open a page, and wait until its parts are kept."""
    context = browser.new_context(base_url=address, locale="en-GB", service_workers="allow")
    page = context.new_page()
    page.goto("")
    assert page.evaluate(CONTROLLED)
    return page


def test_the_page_is_there_without_a_network(browser: Browser, server: Server) -> None:
    page = installed(browser, f"{server.address}/")
    assert page.evaluate(KEPT) in {"activated", "activating"}
    names: list[str] = page.evaluate(
        """caches.keys().then((names) => Promise.all(names.map((name) =>
          caches.open(name).then((cache) => cache.keys()))))
          .then((found) => found.flat().map(({ url }) => new URL(url).pathname))"""
    )
    assert "/" in names
    assert not [name for name in names if name.startswith(("/api/", "/live/"))]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name=TEXTS.text("web-play-bots"))).to_be_visible()
    expect(page.get_by_text(TEXTS.text("web-lobby-lost"))).to_be_visible()
    # Screens and languages that were never shown are there, too.
    page.get_by_role("link", name=TEXTS.text("web-cards"), exact=True).click()
    expect(page.get_by_role("heading", name=TEXTS.text("web-cards-title"))).to_be_visible()
    page.goto("account")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("combobox", name=TEXTS.text("web-language")).select_option("de")
    german = Catalogue("de", strict=True)
    expect(page.get_by_role("link", name=german.text("web-cards"), exact=True)).to_be_visible()
    page.context.set_offline(False)
    page.goto("")
    expect(page.get_by_role("heading", name=german.text("web-open-tables"))).to_be_visible()
    page.context.close()


def test_without_a_network_it_stays_calm(browser: Browser, server: Server) -> None:
    page = installed(browser, f"{server.address}/")
    introduce(page, "Ana")
    table = set_up(page, players=2, bots=["random"])
    begin(page, table)
    page.context.set_offline(True)
    away = page.get_by_text(TEXTS.text("web-unreachable"))
    toasts = page.locator(".toast")
    # Each says once what it has not, and shows it by itself when the server is back.
    for path, there in (
        ("cards", page.locator("[data-card='veto']")),
        ("new", page.get_by_role("button", name=TEXTS.text("web-new-open-table"))),
        ("account", page.get_by_role("heading", name=TEXTS.text("web-account-name"))),
        (f"table/{table}", page.locator(".hg-board")),
        (f"replay/{table}", page.locator(".player")),
    ):
        page.goto(path)
        expect(away).to_have_count(1)
        expect(away).to_be_visible()
        expect(page.get_by_text(TEXTS.text("web-problem-unreachable"))).to_have_count(0)
        expect(there).to_have_count(0) if path != "new" else expect(there).not_to_be_visible()
        expect(toasts).to_have_count(0)
        check(page)
        page.context.set_offline(False)
        expect(there).to_be_visible()
        expect(away).to_have_count(0)
        page.context.set_offline(True)
    page.goto("learn/1")
    further = page.get_by_role("button", name=TEXTS.text("web-learn-next"), exact=True)
    expect(further).to_be_visible()
    page.wait_for_timeout(1_000)
    expect(toasts).to_have_count(0)
    expect(away).to_have_count(0)
    further.click()
    # What was wanted and cannot be is said where it was wanted.
    page.goto("")
    page.get_by_role("button", name=TEXTS.text("web-play-bots")).click()
    told = page.get_by_role("alert").filter(has_text=TEXTS.text("web-problem-unreachable"))
    expect(told).to_be_visible()
    expect(toasts).to_have_count(0)
    page.context.close()


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Server]:  # noqa: ARG001
    """A server under a path of its own."""
    server = Server(tmp_path_factory.mktemp("below"), base_path="/games/grande")
    server.start_now()
    yield server
    server.kill()


def test_under_a_path(browser: Browser, below: Server) -> None:
    root = below.address.split("/games")[0]
    page = installed(browser, f"{root}/games/grande/")
    complaints = listen(page)
    scope: str = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{root}/games/grande/"
    page.goto("cards/decennial")
    expect(page.locator("[data-card='veto']")).to_be_visible()
    page.get_by_role("link", name=TEXTS.text("web-home")).click()
    expect(page).to_have_url(f"{root}/games/grande/")
    page.get_by_label(TEXTS.text("web-your-name")).fill("Ana")
    page.get_by_role("button", name=TEXTS.text("web-play-friends")).click()
    expect(page).to_have_url(re.compile(r"/games/grande/table/[\w-]+$"))
    manifest: str = page.evaluate("document.querySelector('link[rel=manifest]').href")
    told: dict[str, Any] = page.request.get(manifest).json()
    assert told["start_url"] == told["scope"] == "./"
    for icon in told["icons"]:
        answer = page.request.get(f"{root}/games/grande/{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    assert violations(page) == []
    assert complaints == []
    page.context.close()


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word about it."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Let nothing be kept but by the worker."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def new_version(folder: Path) -> None:
    """Put another version of the client in place: all of its parts have other names."""
    parts = {part.name: f"{part.stem}-newer{part.suffix}" for part in (folder / "assets").iterdir()}
    for file in [*folder.glob("*.html"), *folder.glob("*.js"), *folder.glob("assets/*.*s")]:
        content = file.read_text(encoding="utf-8")
        for old, new in parts.items():
            content = content.replace(old, new)
        file.write_text(content, encoding="utf-8")
    for old, new in parts.items():
        (folder / "assets" / old).rename(folder / "assets" / new)


def test_a_new_version_is_told_and_taken(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    shutil.copytree(BUILT.parent, folder)
    served = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=served.serve_forever)
    thread.start()
    try:
        page = installed(browser, f"http://127.0.0.1:{served.server_port}/")
        told = page.get_by_role("status").filter(has_text=TEXTS.text("web-new-version"))
        expect(told).to_have_count(0)
        new_version(folder)
        page.evaluate("navigator.serviceWorker.ready.then((known) => known.update())")
        told.get_by_role("button", name=TEXTS.text("web-reload")).click()
        entry = page.locator("script[type=module][src*=newer]")
        expect(entry).to_have_count(1)
        expect(page.get_by_role("button", name=TEXTS.text("web-play-bots"))).to_be_visible()
        # The page is of the version that is kept: nothing is told again.
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((r) => !r.waiting)")
        expect(told).to_have_count(0)
        page.context.close()
    finally:
        served.shutdown()
        thread.join()
        served.server_close()
