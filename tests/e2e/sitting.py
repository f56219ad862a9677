"""Getting people to a table in the browser, without clicking through the lobby each time."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.playing import Server


def visit(browser: Browser, server: Server, **settings: Any) -> Page:
    """Open a window of its own, still: what moves would only take time here."""
    context = browser.new_context(
        **{
            "base_url": f"{server.address}/",
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            "service_workers": "block",
            **settings,
        }
    )
    page = context.new_page()
    page.goto("")
    return page


def post(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server for something, as this window's person."""
    context: BrowserContext = page.context
    origin = "/".join(page.url.split("/")[:3])
    answer = context.request.post(
        path,
        data=json.dumps(body or {}),
        headers={"Content-Type": "application/json", "Origin": origin},
    )
    assert answer.ok, answer.text()
    return answer.json()


def introduce(page: Page, name: str, language: str = "en") -> None:
    """Be called something."""
    post(page, "api/me", {"name": name, "language": language})


def set_up(page: Page, **wish: Any) -> str:
    """Set a table up; return its id."""
    table: str = post(page, "api/tables", wish)["table"]["id"]
    return table


def begin(page: Page, table: str) -> None:
    """Start the game."""
    post(page, f"api/tables/{table}/start")


def asked(page: Page, table: str, language: str = "en") -> None:
    """Go to a table of the known game, in a language, and wait until what is asked is shown."""
    page.evaluate(f"localStorage.setItem('hidalgo.language', '{language}')")
    page.goto(f"table/known-{table}")
    page.locator(".bar.asked .question").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
