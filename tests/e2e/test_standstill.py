"""Tables at which nothing goes on: everybody has left, the rules are gone, no game ever began."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import overflow
from tests.e2e.hand import Hand
from tests.e2e.sitting import begin, introduce, post, set_up, visit
from tests.server.playing import Server

PHONE = {"width": 360, "height": 740}
TEXTS = Catalogue("en", strict=True)


@pytest.fixture
def own_server(tmp_path: Path, chromium: str) -> Iterator[Server]:  # noqa: ARG001
    """A server for one test, whose database is in its folder."""
    server = Server(tmp_path)
    server.start_now()
    yield server
    server.kill()


def at_a_game(browser: Browser, server: Server, **options: object) -> tuple[Page, str]:
    """Seat somebody with a bot, on a phone, at a game that has begun."""
    page = visit(browser, server, viewport=PHONE)
    introduce(page, "Ana")
    table = set_up(page, players=2, bots=["random"], options=options)
    begin(page, table)
    page.goto(f"table/{table}")
    expect(page.locator(".bar")).to_be_visible()
    return page, table


def made(page: Page, table: str) -> int:
    """Return how many decisions a game has, from its record."""
    replay = page.context.request.get(f"api/tables/{table}/replay")
    assert replay.ok, replay.text()
    return len(replay.json()["lines"])


@pytest.mark.parametrize("pace", [0, 3600])
def test_a_game_waits_for_the_last_one_who_has_left(
    browser: Browser, server: Server, pace: int
) -> None:
    suffix = "" if pace == 0 else "-pace"
    page, table = at_a_game(browser, server, pace=pace)
    hand = Hand(page, Random(3))
    hand.until(lambda seen: seen["asked"], "a question")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(TEXTS.text(f"play-leave-last{suffix}"))
    dialog.locator(".button.main").click()
    expect(page).to_have_url(re.compile("/$"))
    left = made(page, table)
    page.go_back()
    expect(page.locator(".bar .waiting")).to_have_text(TEXTS.text(f"play-deserted{suffix}"))
    assert overflow(page) == 0
    page.wait_for_timeout(1500)
    assert made(page, table) == left
    page.get_by_role("button", name="Take my seat back").click()
    hand.answer(hand.until(lambda seen: seen["asked"], "one's own question again"))
    page.context.close()


def test_a_game_that_cannot_go_on_says_so(browser: Browser, own_server: Server) -> None:
    page, table = at_a_game(browser, own_server)
    own_server.kill()
    with sqlite3.connect(Path(own_server.settings["HIDALGO_DATA"]) / "hidalgo.db") as database:
        database.execute("update games set rules = rules + 1 where id = ?", [table])
    database.close()
    own_server.settings["HIDALGO_PORT"] = own_server.address.rsplit(":", 1)[1]
    own_server.start_now()
    frozen = TEXTS.text("play-note-frozen")
    page.goto("")
    card = page.locator("article").filter(has_text=frozen)
    expect(card).to_have_count(1)
    expect(page.locator("article.turn")).to_have_count(0)
    assert overflow(page) == 0
    card.get_by_role("link").click()
    expect(page.locator(".bar .waiting")).to_have_text(TEXTS.text("web-problem-frozen"))
    expect(page.locator(".status")).to_contain_text(frozen)
    expect(page.locator(".bar").get_by_role("button")).to_have_count(0)
    assert overflow(page) == 0
    page.context.close()


def test_a_closed_table_leads_to_the_lobby(browser: Browser, server: Server) -> None:
    page = visit(browser, server)
    introduce(page, "Ana")
    table = set_up(page, players=2)
    post(page, f"api/tables/{table}/leave")
    page.goto(f"table/{table}")
    closed = TEXTS.text("play-closed")
    expect(page.get_by_role("heading", level=1)).to_have_text(closed)
    expect(page).to_have_title(f"{closed} · hidalgo")
    page.locator("main").get_by_role("link", name=TEXTS.text("play-to-lobby")).click()
    expect(page).to_have_url(f"{server.address}/")
    page.context.close()


def test_the_settings_do_not_stay_over_another_page(browser: Browser, server: Server) -> None:
    page = visit(browser, server)
    introduce(page, "Ana")
    page.get_by_role("link", name=TEXTS.text("web-set-up")).first.click()
    page.get_by_role("button", name=TEXTS.text("web-settings")).click()
    dialog = page.get_by_role("dialog", name=TEXTS.text("web-settings"))
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=TEXTS.text("web-settings")).click()
    expect(dialog).to_be_visible()
    page.context.close()
