"""What is asked at moments of the known game: clear, at hand, and the map stays to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.checks import PHONE
from tests.e2e.known import NAMES, PLACE, POWER, Moment, bring
from tests.e2e.sitting import asked, introduce, visit
from tests.server.playing import Server

TILE: Final = 340
"""Round 9: a scoring tile to put somewhere, with the one that lies on the map already."""
RECALL: Final = 327
VALUES: Final = "cards => cards.map((card) => card.dataset.power)"
TITLES: Final = "cards => cards.map((card) => card.title)"
LANGUAGES: Final = ("en", "de", "es", "fr", "nl")


@pytest.fixture(scope="module")
def known(browser: Browser, server: Server) -> Iterator[Page]:
    """A phone of somebody who is asked at several tables."""
    page = visit(browser, server, viewport=PHONE, has_touch=True)
    introduce(page, NAMES[0])
    me = page.context.request.get("api/me").json()
    moments = {"tile": TILE, "place": PLACE, "recall": RECALL, "power": POWER}
    bring(server, me["id"], [Moment(f"known-{name}", made) for name, made in moments.items()])
    yield page
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["place", "recall", "tile"])
def test_on_a_phone_the_whole_map_is_seen_above_the_question(
    known: Page, table: str, language: str
) -> None:
    asked(known, table, language)
    covered = known.evaluate(
        "() => document.querySelector('.hg-view').getBoundingClientRect().bottom"
        " - document.querySelector('.foot').getBoundingClientRect().top"
    )
    assert covered <= 0


def test_a_scoring_tile_can_be_picked_where_the_thumb_is(known: Page) -> None:
    asked(known, "tile")
    question = known.locator(".question[data-kind='move-tile']")
    tiles = question.get_by_role("group").get_by_role("button")
    expect(tiles).to_have_count(2)
    expect(known.locator(".hg-place.hg-legal")).to_have_count(0)
    tiles.nth(1).tap()
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(known.locator(".hg-selected[data-target='tile-1']")).to_have_count(1)
    places = known.locator(".hg-place.hg-legal")
    assert places.count() > 1
    tiles.nth(0).tap()
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(known.locator(".hg-selected[data-target='tile-0']")).to_have_count(1)


def test_every_power_card_tells_who_else_may_play_it(known: Page) -> None:
    asked(known, "power")
    cards = known.locator("button.hg-power:visible")
    told = dict(zip(cards.evaluate_all(VALUES), cards.evaluate_all(TITLES), strict=True))
    # On a phone one's own hand. Diego has played 4; Beltrán and Carmen come after Ana.
    assert list(told) == ["13", "12", "10", "9", "8", "7", "3", "2"]
    assert told["10"] == "Power card 10, recruits 1; Beltrán and Carmen may play it, too"
    assert told["12"].endswith("; Carmen may play it, too")
    assert "may play it" not in told["7"]
    known.set_viewport_size({"width": 1280, "height": 800})
    expect(cards).to_have_count(13)
    expect(known.locator("button.hg-power[data-power='4']")).to_be_disabled()
    known.set_viewport_size(PHONE)
