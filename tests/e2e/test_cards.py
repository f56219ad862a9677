"""Looking cards up: all of an edition, by stack, found by any of their words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hidalgo.grande.editions import edition, editions
from hidalgo.locale import Catalogue
from tests.e2e.checks import LOOKS, NAMES, check, listen, violations
from tests.server.playing import Server

TEXTS = Catalogue("en", strict=True)


def text(message: str, /, **arguments: Any) -> str:
    return TEXTS.text(message, **arguments)


@pytest.mark.parametrize("name", editions())
def test_all_cards_of_an_edition_are_there(page: Page, name: str) -> None:
    complaints = listen(page)
    page.goto(f"cards/{name}")
    shown = {(card.id, card.stack) for card in edition(name).cards}
    expect(page.locator("[data-card]")).to_have_count(len(shown))
    for stack in range(1, 6):
        part = page.get_by_role("region", name=re.compile(f"^{text('web-stack', number=stack)}"))
        expect(part.locator("[data-card]")).to_have_count(sum(of == stack for _, of in shown))
    for card, _ in shown:
        words = TEXTS.attribute(f"card-{card}", "text", edition=name)
        face = page.locator(f"[data-card='{card}']").first
        expect(face).to_contain_text(text(f"card-{card}"))
        expect(face).to_contain_text(words)
    assert violations(page) == []
    assert complaints == []


def test_cards_are_found_by_their_words(page: Page) -> None:
    page.goto("cards")
    search = page.get_by_role("textbox", name=text("web-cards-search"))
    cards = page.locator("[data-card]")
    expect(cards.first).to_be_visible()
    search.fill("CASTILLO score")
    expect(page.locator("[data-card='score-castillo']")).to_be_visible()
    expect(page.locator("[data-card='veto']")).to_have_count(0)
    found = text("web-cards-found", count=cards.count())
    expect(page.get_by_role("status").filter(has_text=found)).to_have_count(1)
    search.fill("zeppelin")
    expect(cards).to_have_count(0)
    expect(page.get_by_text(text("web-cards-none", sought="zeppelin"))).to_be_visible()
    check(page)
    page.get_by_role("button", name=text("web-cards-all")).click()
    expect(page.locator("[data-card='veto']")).to_be_visible()


def test_editions_are_told_apart(page: Page) -> None:
    page.goto("cards")
    card = page.get_by_role("listitem").filter(has=page.locator("[data-card='eviction']"))
    expect(card).to_contain_text(text("web-cards-differs"))
    page.get_by_role("link", name=text("web-edition-decennial")).click()
    expect(page).to_have_url(re.compile(r"/cards/decennial$"))
    expect(page.get_by_role("link", name=text("web-edition-decennial"))).to_have_attribute(
        "aria-current", "page"
    )
    expect(card).to_contain_text(TEXTS.attribute("card-eviction", "text", edition="decennial"))
    page.goto("cards/unheard-of")
    expect(page).to_have_url(re.compile(r"/cards$"))
    expect(page.locator("[data-card='veto']")).to_be_visible()


def test_the_rules_of_a_card_can_be_read(page: Page) -> None:
    page.goto("cards")
    page.get_by_role("textbox", name=text("web-cards-search")).fill("royal advisor")
    card = page.get_by_role("listitem").filter(has=page.locator("[data-card='royal-advisor']"))
    rules = card.get_by_role("button", name=text("web-cards-rules", count=2, list="6.36, 4.2"))
    rules.click()
    window = page.get_by_role("dialog", name=text("card-royal-advisor"))
    for clause in ("6.36", "4.2"):
        title = text(f"clause-{clause.replace('.', '-')}")
        heading = TEXTS.attribute("error-illegal", "rule", clause=clause, title=title)
        expect(window.get_by_role("heading", name=heading)).to_be_visible()
    expect(window).to_contain_text("The taboo follows him: what he leaves is open")
    check(page)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(rules).to_be_focused()


def test_in_french(browser: Browser, server: Server) -> None:
    french = Catalogue("fr", strict=True)
    page = browser.new_page(base_url=f"{server.address}/", locale="fr-BE", service_workers="block")
    page.goto("cards")
    expect(
        page.get_by_role("heading", level=1, name=french.text("web-cards-title"))
    ).to_be_visible()
    # Without its accents, too.
    page.get_by_role("textbox", name=french.text("web-cards-search")).fill("decompter castillo")
    expect(page.locator("[data-card='score-castillo']")).to_be_visible()
    page.close()


def test_what_cannot_be_fetched_is_asked_for_again(page: Page) -> None:
    page.route(
        "**/api/offer",
        lambda route: route.fulfill(
            status=500, json={"code": "internal", "text": "Something went wrong in the server."}
        ),
    )
    page.goto("cards")
    told = page.get_by_role("alert").filter(has_text=text("web-problem-internal"))
    expect(told).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name=text("web-retry")).click()
    expect(page.locator("[data-card='veto']")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("size", "scheme"), LOOKS, ids=NAMES)
def test_everybody_can_use_it(browser: Browser, server: Server, size: Any, scheme: Any) -> None:
    page = browser.new_page(
        base_url=f"{server.address}/",
        viewport=size,
        color_scheme=scheme,
        locale="en-GB",
        service_workers="block",
    )
    page.goto("cards")
    expect(page.locator("[data-card='veto']")).to_be_visible()
    check(page)
    page.close()
