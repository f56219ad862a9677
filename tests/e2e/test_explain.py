"""What is at a table says what it is: pointed at, pressed for long, or gone to by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import PHONE, check
from tests.e2e.games import Played, played
from tests.e2e.known import NAMES, PLACE, Moment, bring
from tests.e2e.sitting import introduce, visit
from tests.e2e.test_touch import Fingers
from tests.server.playing import Server

TEXTS = Catalogue("en", strict=True)
STOPS = "(row) => row.querySelectorAll('[tabindex=\"0\"], button').length"


@pytest.fixture(scope="module")
def game(server: Server) -> Played:
    """A finished game at the server."""
    return played(server.address, players=3, bots=["random", "random"], options={"short": True})


@pytest.fixture(scope="module", params=["laptop", "phone"])
def placing(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[tuple[str, Page]]:
    """Somebody who is to place caballeros."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = visit(browser, server, **(phone if request.param == "phone" else {}))
    introduce(page, NAMES[0])
    me = page.context.request.get("api/me").json()
    table = f"explained-{request.param}"
    bring(server, me["id"], [Moment(table, PLACE)])
    page.goto(f"table/{table}")
    expect(page.locator(".bar.asked")).to_be_visible()
    yield request.param, page
    page.context.close()


def explained(page: Page) -> Locator:
    """Return the explanation that is shown."""
    return page.locator(".explain")


def test_players_and_cards_are_one_stop_each_and_explain_all_of_them(
    placing: tuple[str, Page],
) -> None:
    _, page = placing
    for row, first in ((".seats", "[data-explain]"), (".cards", "[data-card]")):
        things = page.locator(f"{row} {first}:visible")
        count = things.count()
        assert count >= 5
        assert page.locator(row).evaluate(STOPS) == 1
        page.locator(f"{row} [tabindex='0']").focus()
        page.keyboard.press("Home")
        said = set()
        for number in range(count):
            at = things.nth(number)
            expect(at).to_be_focused()
            name = at.get_attribute("aria-label") or ""
            assert name
            said.add(name)
            page.keyboard.press("e" if number % 2 else "Enter")
            expect(explained(page)).to_be_visible()
            expect(explained(page)).to_be_focused()
            expect(explained(page).locator(".rule")).not_to_have_count(0)
            page.keyboard.press("Escape")
            expect(explained(page)).to_have_count(0)
            expect(at).to_be_focused()
            page.keyboard.press("ArrowRight")
        expect(things.first).to_be_focused()
        assert len(said) == count, "everything has a name of its own"
        assert page.locator(row).evaluate(STOPS) == 1
    # Down leads to the same of the next player.
    page.locator("[data-explain='score-0']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-explain='score-1']")).to_be_focused()
    check(page)


@pytest.mark.parametrize("placing", ["phone"], indirect=True)
def test_a_finger_that_rests_on_a_seat_is_told_what_lies_there(placing: tuple[str, Page]) -> None:
    _, page = placing
    title = explained(page).locator("h2")
    for part in ("power-0", "score-1"):
        thing = page.locator(f"[data-explain='{part}']")
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        Fingers(page).rest((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        expect(title).to_contain_text(NAMES[int(part[-1])])
        page.keyboard.press("Escape")
        expect(explained(page)).to_have_count(0)


def test_a_held_veto_shows_its_sign_and_says_what_it_does(
    browser: Browser, server: Server, game: Played
) -> None:
    def held(route: Route) -> None:
        answer = route.fetch()
        moment = answer.json()
        moment["play"]["board"]["vetos"] = [{"seat": 1, "last_round": 6}]
        route.fulfill(response=answer, json=moment)

    page = visit(browser, server, viewport=PHONE)
    page.route("**/moment?*", held)
    page.goto(f"replay/{game.table}?at={game.replay['lines'][60]['index']}&as=-1")
    veto = page.locator(".seats [data-explain='veto-1']")
    expect(veto.locator("use")).to_have_attribute("href", "#hg-g-veto")
    check(page)
    veto.focus()
    page.keyboard.press("Enter")
    expect(explained(page)).to_contain_text(TEXTS.text("play-explain-veto", seat="Bot B"))
    expect(explained(page)).to_contain_text(TEXTS.text("play-explain-veto-last", round=6))
    page.context.close()


def test_a_lesson_explains_without_hiding_what_it_says(page: Page) -> None:
    page.goto("learn/1")
    page.locator("[data-explain='court-0']").focus()
    page.keyboard.press("Enter")
    box = explained(page)
    expect(box).to_be_focused()
    check(page)
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.get_by_role("button", name=TEXTS.text("web-learn-next"), exact=True).click()
    page.wait_for_timeout(1_500)
    expect(box).to_have_count(0)


def test_a_replay_explains_what_it_shows(page: Page, game: Played) -> None:
    index = game.replay["lines"][60]["index"]
    page.goto(f"replay/{game.table}?at={index}&as=-1")
    player = page.locator(".player")
    expect(player).to_have_attribute("data-shown", str(index))
    power = page.locator("[data-explain='power-1']")
    page.mouse.move(10, 300)
    power.hover()
    expect(explained(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained(page)).to_have_count(0)
    power.focus()
    page.keyboard.press("e")
    expect(explained(page).locator("h2")).to_contain_text("Power card")
    check(page)
    page.keyboard.press("Escape")
    # Arrows walk among the players here; they do not step through the game.
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-explain='province-1']")).to_be_focused()
    expect(player).to_have_attribute("data-index", str(index))
