"""Arriving: the page is there, says what it is, and complains of nothing."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_page_is_there(page: Page) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert complaints == []
