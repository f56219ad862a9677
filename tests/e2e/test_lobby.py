"""The lobby: into a game within a minute, alone or with others, and setting tables up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import LOOKS, NAMES, PHONE, check, listen, violations
from tests.server.playing import Server

TEXTS = Catalogue("en", strict=True)
FRENCH = Catalogue("fr", strict=True)
AT_A_TABLE = re.compile(r"/table/([\w-]+)$")


class Guest:
    """Somebody who is there by the HTTP API alone, in a browser of their own."""

    def __init__(self, browser: Browser, address: str, name: str) -> None:
        """Come in under a name."""
        self.context = browser.new_context(
            extra_http_headers={"Origin": address},
            base_url=f"{address}/",
            locale="en-GB",
            reduced_motion="reduce",
            service_workers="block",
        )
        self.ask("POST", "api/me", name=name)

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server for something."""
        data = None if method == "GET" else body
        answer = self.context.request.fetch(path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def opens(self, **wish: Any) -> str:
        """Set up a table; return its id."""
        table: str = self.ask("POST", "api/tables", **wish)["table"]["id"]
        return table


def table_at(page: Page) -> dict[str, Any]:
    """Return the table at which a page is."""
    expect(page).to_have_url(AT_A_TABLE)
    found = AT_A_TABLE.search(page.url)
    assert found is not None
    answer = page.context.request.get(f"api/tables/{found.group(1)}")
    table: dict[str, Any] = answer.json()["table"]
    return table


def text(message: str, /, **arguments: Any) -> str:
    return TEXTS.text(message, **arguments)


@pytest.mark.parametrize(
    ("language", "texts", "size"),
    [("en-GB", TEXTS, {"width": 1280, "height": 800}), ("fr-FR", FRENCH, PHONE)],
    ids=["english", "french-phone"],
)
def test_a_visitor_plays_within_a_minute(
    browser: Browser, server: Server, language: str, texts: Catalogue, size: Any
) -> None:
    context = browser.new_context(
        base_url=f"{server.address}/", locale=language, viewport=size, service_workers="block"
    )
    page = context.new_page()
    complaints = listen(page)
    page.goto("")
    page.get_by_label(texts.text("web-your-name")).fill("Zoé")
    page.get_by_role("button", name=texts.text("web-play-bots")).click()
    table = table_at(page)
    assert table["status"] == "playing"
    assert sorted(seat["bot"] or "" for seat in table["seats"]) == [
        "",
        "greedy",
        "greedy",
        "greedy",
    ]
    assert "Zoé" in {seat["name"] for seat in table["seats"]}
    assert violations(page) == []
    assert complaints == []
    # Who has a name needs one tap.
    page.goto("")
    expect(page.get_by_text(texts.text("web-playing-as"))).to_be_visible()
    page.get_by_role("button", name=texts.text("web-play-bots")).click()
    assert table_at(page)["id"] != table["id"]
    context.close()


def test_a_name_is_asked_for(page: Page) -> None:
    page.goto("")
    field = page.get_by_label(text("web-your-name"))
    page.get_by_role("button", name=text("web-play-bots")).click()
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(text("web-fault-name-empty"))
    check(page)
    # The server has the last word: this name can't be seen.
    field.fill("\u2800\u2800")
    field.press("Enter")
    expect(field).to_have_accessible_description(text("web-problem-name"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    field.fill("Ana")
    page.get_by_role("button", name=text("web-play-friends")).click()
    table = table_at(page)
    assert table["status"] == "open"
    assert not table["public"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "", "", ""]


def test_a_tap_before_the_server_has_answered_counts(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server.address, "Annelies")
    page = guest.context.new_page()

    def hold(_: Route) -> None:
        """Leave it unanswered."""

    page.route("**/api/me", hold)
    page.goto("")
    expect(page.locator("main")).not_to_contain_text("Annelies")
    page.get_by_role("button", name=text("web-play-friends")).click()
    # What waits goes on with it, and nothing else is held.
    page.unroute("**/api/me")
    assert table_at(page)["seats"][0]["name"] == "Annelies"
    guest.context.close()


def test_what_was_said_in_another_window_counts(page: Page, context: BrowserContext) -> None:
    page.goto("")
    other = context.new_page()
    other.goto("account")
    other.get_by_label(text("web-your-name")).fill("Bram")
    other.get_by_role("button", name=text("web-introduce-go")).click()
    expect(other.get_by_role("heading", name=text("web-claim"))).to_be_visible()
    page.get_by_label(text("web-your-name")).fill("Cas")
    page.get_by_role("button", name=text("web-play-friends")).click()
    assert table_at(page)["seats"][0]["name"] == "Bram"


def test_tables_come_and_go(browser: Browser, server: Server) -> None:
    host = Guest(browser, server.address, "Dolores")
    guest = Guest(browser, server.address, "Emil")
    page = guest.context.new_page()
    page.goto("")
    expect(page.get_by_role("heading", name=text("web-open-tables"))).to_be_visible()
    joining = page.get_by_role("link", name=f"{text('web-join')}: Dolores")
    expect(joining).to_have_count(0)
    table = host.opens(players=3, public=True, options={"short": True, "vetos": False})
    host.opens(players=2)  # by invitation only
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(joining).to_have_count(1)
    entry = page.get_by_role("article").filter(has=joining)
    expect(entry).to_contain_text(text("web-option-short"))
    expect(entry).to_contain_text(text("web-option-no-vetos"))
    expect(entry.get_by_role("listitem")).to_have_count(3)
    check(page)
    joining.click()
    assert table_at(page)["id"] == table
    guest.ask("POST", f"api/tables/{table}/seat")
    page.go_back()
    mine = page.get_by_role("region", name=re.compile(f"^{text('web-my-tables')}"))
    expect(mine.get_by_role("link", name=f"{text('web-continue')}: Dolores")).to_be_visible()
    # Once it runs, others can watch it.
    host.ask("POST", f"api/tables/{table}/start")
    third = browser.new_page(base_url=f"{server.address}/", service_workers="block")
    third.goto("")
    third.get_by_role("link", name=re.compile(f"^{text('web-watch')}: .*Dolores")).click()
    assert table_at(third)["status"] == "playing"
    third.close()
    host.context.close()
    guest.context.close()


@pytest.mark.parametrize(("size", "scheme"), LOOKS, ids=NAMES)
def test_everybody_can_use_it(browser: Browser, server: Server, size: Any, scheme: Any) -> None:
    """One's own table that waits comes first, on every screen."""
    guest = Guest(browser, server.address, "Fenna")
    page = guest.context.new_page()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    guest.opens(players=5, public=True)
    page.goto("")
    page.get_by_role("button", name=text("web-play-bots")).click()
    playing = table_at(page)["id"]
    turn = page.get_by_role(
        "link", name=f"{text('web-your-turn')}: {text('web-table-with-bots', count=3)}"
    )
    page.goto("")
    # The bots before one may still be thinking.
    for _ in range(100):
        if turn.count() == 1:
            break
        page.evaluate("dispatchEvent(new Event('focus'))")
        page.wait_for_timeout(100)
    expect(turn).to_have_attribute("href", re.compile(playing))
    mine = page.get_by_role("region", name=re.compile(f"^{text('web-my-tables')}"))
    expect(mine.get_by_role("link").first).to_have_text(text("web-your-turn"))
    expect(mine).to_contain_text(text("web-turns", count=1))
    check(page)
    page.goto("new")
    expect(page.get_by_role("radio", name="Big Box", exact=False).first).to_be_visible()
    check(page)
    guest.context.close()


def test_the_server_goes_away_and_comes_back(page: Page, context: BrowserContext) -> None:
    page.goto("")
    lost = page.get_by_text(text("web-lobby-lost"))
    expect(page.get_by_role("heading", name=text("web-open-tables"))).to_be_visible()
    context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(lost).to_be_visible()
    page.get_by_label(text("web-your-name")).fill("Gil")
    page.get_by_role("button", name=text("web-play-bots")).click()
    told = page.get_by_role("alert").filter(has_text=text("web-problem-unreachable"))
    expect(told).to_be_visible()
    context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(lost).to_have_count(0)
    page.get_by_role("button", name=text("web-play-bots")).click()
    assert table_at(page)["status"] == "playing"


def test_a_table_as_one_likes(page: Page) -> None:
    complaints = listen(page)
    page.goto("new")
    page.get_by_label(text("web-your-name")).fill("Hester")
    page.get_by_role("radio", name=text("web-players", count=5)).check()
    for number, bot in ((2, "random"), (4, "greedy")):
        seat = page.get_by_role("combobox", name=text("web-new-seat", number=number))
        seat.select_option(label=text(f"web-bot-{bot}"))
    page.get_by_role("radio", name=text("web-edition-decennial")).check()
    page.get_by_role("checkbox", name=text("web-new-short")).check()
    page.get_by_role("checkbox", name=text("web-new-memory")).check()
    page.get_by_role("checkbox", name=text("web-new-no-vetos")).check()
    page.get_by_label(text("web-new-pace")).select_option("3600")
    page.get_by_role("radio", name=text("web-new-public")).check()
    expect(page.get_by_role("status").filter(has_text="2 friends")).to_be_visible()
    page.get_by_role("button", name=text("web-new-open-table")).click()
    table = table_at(page)
    assert table["edition"] == "decennial"
    assert table["options"] == {"vetos": False, "short": True, "memory": True, "pace": 3600}
    assert table["public"]
    assert table["status"] == "open"
    assert [seat["bot"] for seat in table["seats"]] == [None, None, None, "random", "greedy"]
    assert table["seats"][0]["name"] == "Hester"
    # What is called so here is called so at the table.
    expect(page.get_by_role("definition").first).to_have_text(text("web-edition-decennial"))
    expect(page.locator(".chairs")).to_contain_text(text("web-bot-random"))
    assert violations(page) == []
    assert complaints == []


def test_bots_only_begin_at_once(page: Page) -> None:
    page.goto("new")
    page.get_by_role("button", name=text("web-new-all-bots")).click()
    page.get_by_role("button", name=text("web-new-begin")).click()
    field = page.get_by_label(text("web-your-name"))
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile(text("web-fault-name-empty")))
    field.fill("Ilse")
    page.get_by_role("button", name=text("web-new-begin")).click()
    table = table_at(page)
    assert table["status"] == "playing"
    assert len(table["seats"]) == 4


def test_a_table_that_is_refused_is_not_lost(browser: Browser, server: Server) -> None:
    """What was chosen stays, and what is wrong is said."""
    guest = Guest(browser, server.address, "Jan")
    page = guest.context.new_page()
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            status=409, json={"code": "too-many-tables", "text": "You sit at 40 tables."}
        ),
    )
    page.goto("new")
    page.get_by_role("checkbox", name=text("web-new-short")).check()
    page.get_by_role("button", name=text("web-new-open-table")).click()
    told = page.get_by_role("alert").filter(has_text=text("web-problem-too-many-tables"))
    expect(told).to_be_visible()
    expect(page.get_by_role("checkbox", name=text("web-new-short"))).to_be_checked()
    page.unroute_all()
    page.get_by_role("button", name=text("web-new-open-table")).click()
    assert table_at(page)["options"]["short"]
    guest.context.close()
