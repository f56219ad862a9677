"""How small things are drawn: names, numbers, signs and buttons, wherever there is little room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import LAPTOP, PHONE
from tests.e2e.known import NAMES, PLACE, POWER, WHOLE, Moment, bring
from tests.e2e.sitting import asked, begin, introduce, post, set_up, visit
from tests.server.playing import Server

TEXTS: Final = Catalogue("en", strict=True)
SMALLEST: Final[ViewportSize] = {"width": 320, "height": 640}
FROM_THE_RIGHT: Final = "عبد الرحمن بن محمد"
WIDEST: Final = "👨‍👩‍👧‍👦WWW👩‍🚀WWWWWWWW"

# What of a drawing lies beside the box that it is cut to, with half its line.
CLIPPED: Final = """() => [...document.querySelectorAll('svg.icon path')].filter((path) => {
  const { x, y, width, height } = path.getBBox();
  const half = parseFloat(getComputedStyle(path).strokeWidth) / 2;
  return x < half || y < half || x + width + half > 24 || y + height + half > 24;
}).map((path) => path.getAttribute('d'))"""

# The power cards whose numbers take two lines, or are wider than the card.
BROKEN: Final = """() => [...document.querySelectorAll('.hg-power')]
  .filter((card) => card.checkVisibility())
  .filter((card) => {
    const value = card.querySelector('.hg-power-value');
    const text = document.createRange();
    text.selectNodeContents(value);
    const [box, inside] = [card.getBoundingClientRect(), text.getBoundingClientRect()];
    const line = parseFloat(getComputedStyle(value).lineHeight);
    return inside.height > 1.5 * line || inside.left < box.left || inside.right > box.right;
  }).map((card) => card.dataset.power)"""

# Pairs of what tells the time and what else a seat shows that lie on each other.
COVERED: Final = """() => [...document.querySelectorAll('.seats li [data-time-left]')]
  .flatMap((time) => {
    const one = time.getBoundingClientRect();
    return [...document.querySelectorAll('.seats li :is(b, dd, .sign, .marks > *), .top *')]
      .filter((other) => other.checkVisibility() && other.children.length === 0)
      .filter((other) => {
        const two = other.getBoundingClientRect();
        return two.width > 1 && Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
          && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
      })
      .map((other) => `${time.textContent.trim()} on ${other.outerHTML}`);
  })"""


@pytest.fixture(scope="module")
def known(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody who sits at tables of the known game."""
    page = visit(browser, server, viewport=LAPTOP)
    introduce(page, NAMES[0])
    me = page.context.request.get("api/me").json()
    moments = {"place": PLACE, "power": POWER, "over": WHOLE}
    bring(server, me["id"], [Moment(f"known-{name}", made) for name, made in moments.items()])
    yield page
    page.context.close()


def pair(browser: Browser, server: Server, names: tuple[str, str], **wish: Any) -> tuple[Page, str]:
    """Seat two people with such names at a table; return the second one's phone and the table."""
    pages = [visit(browser, server), visit(browser, server, viewport=PHONE)]
    for page, name in zip(pages, names, strict=True):
        introduce(page, name)
    table = set_up(pages[0], **{"players": 2, **wish})
    post(pages[1], f"api/tables/{table}/seat")
    begin(pages[0], table)
    pages[0].context.close()
    pages[1].goto(f"table/{table}")
    expect(pages[1].locator(".bar")).to_be_visible()
    return pages[1], table


def test_no_sign_is_cut_off(known: Page) -> None:
    for path in ("", "new", "account", "table/known-place", "table/known-over"):
        known.goto(path)
        known.locator("main svg").first.wait_for()
        assert known.evaluate(CLIPPED) == []


@pytest.mark.parametrize("width", [320, 360, 640, 700, 768, 860, 1024, 1200, 1366])
def test_power_cards_are_as_wide_as_their_numbers(known: Page, width: int) -> None:
    known.set_viewport_size({"width": width, "height": 768})
    asked(known, "power", "fr")
    expect(known.locator("button.hg-power:visible").first).to_be_visible()
    assert known.evaluate(BROKEN) == []
    hand = known.locator(".question .hand")
    assert hand.evaluate("(hand) => hand.scrollWidth <= hand.clientWidth + 1")
    apart = known.evaluate(
        "() => { const [hand, confirm] = ['.question .hand', '.confirm'].map((one) =>"
        " document.querySelector(one).getBoundingClientRect());"
        " return hand.right <= confirm.left || hand.bottom <= confirm.top }"
    )
    assert apart


def test_what_can_be_confirmed_can_be_read_at_once(browser: Browser, known: Page) -> None:
    context = browser.new_context(
        storage_state=known.context.storage_state(),
        base_url=known.url.split("/table/")[0] + "/",
        reduced_motion="no-preference",
        service_workers="block",
    )
    page = context.new_page()
    page.goto("table/known-power")
    confirm = page.locator(".confirm")
    expect(confirm).to_be_disabled()
    page.locator("button.hg-power:not([disabled])").first.click()
    expect(confirm).to_be_enabled()
    assert confirm.evaluate("(button) => button.getAnimations().length") == 0
    assert confirm.evaluate("(button) => getComputedStyle(button).transitionDuration") == "0s"
    context.close()


def test_the_code_of_a_language_stays_in_one_line(known: Page) -> None:
    known.set_viewport_size(SMALLEST)
    asked(known, "place", "de")
    lines = known.locator("header .shown").evaluate(
        "(shown) => { const text = document.createRange(); text.selectNode(shown.lastChild);"
        " return text.getClientRects().length }"
    )
    assert lines == 1
    apart = known.evaluate(
        "() => document.querySelector('header .shown').getBoundingClientRect().left"
        " - document.querySelector('header nav').getBoundingClientRect().right"
    )
    assert apart >= 0


def test_who_one_is_stays_in_one_line_after_a_long_name(known: Page) -> None:
    known.set_viewport_size(SMALLEST)
    asked(known, "place", "de")
    heading = known.locator(".log h4", has=known.locator(".you")).last
    heading.evaluate(f"(heading) => heading.lastElementChild.before('{'Ana ' * 9}')")
    lines = heading.locator(".you").evaluate(
        "(you) => { const text = document.createRange(); text.selectNodeContents(you);"
        " return new Set([...text.getClientRects()].map(({ top }) => top)).size }"
    )
    assert lines == 1


def test_the_text_board_is_shown_when_it_is_asked_for(known: Page) -> None:
    known.set_viewport_size(LAPTOP)
    asked(known, "place")
    tab = known.get_by_role("tab", name=TEXTS.text("play-as-text"))
    expect(tab).to_have_attribute("aria-selected", "false")
    known.locator("header").get_by_role("button", name=TEXTS.text("web-settings")).click()
    known.get_by_role("switch", name=TEXTS.text("web-set-text-board")).check()
    known.keyboard.press("Escape")
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(known.locator("[data-beside=text]")).to_be_visible()
    known.evaluate("localStorage.removeItem('hidalgo.textBoard')")


def test_names_from_the_right_begin_at_the_right_and_keep_numbers_on_their_side(
    browser: Browser, server: Server
) -> None:
    page, _ = pair(browser, server, (FROM_THE_RIGHT, "Ben"))
    name = page.locator(".seats li").nth(0).locator(".name b")
    expect(name).to_have_css("direction", "rtl")
    expect(page.locator(".seats li").nth(1).locator(".name b")).to_have_css("direction", "ltr")
    # Cut off is its end: where the text begins is to be seen.
    begins = name.evaluate(
        "(name) => { const text = document.createRange(); text.setStart(name.firstChild, 0);"
        " text.setEnd(name.firstChild, 1);"
        " return name.getBoundingClientRect().right - text.getBoundingClientRect().right }"
    )
    assert -1 <= begins <= 6
    said = page.locator(".seats li").nth(0).locator(".score").get_attribute("aria-label")
    assert said is not None
    assert said.startswith(f"\u2068{FROM_THE_RIGHT}\u2069: ")
    page.context.close()


def test_on_a_phone_the_clock_covers_nothing_of_a_seat(browser: Browser, server: Server) -> None:
    page, _ = pair(browser, server, ("Ana", "Ben"), options={"pace": 60})
    expect(page.locator(".seats [data-time-left]").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.context.close()


def test_a_name_of_joined_signs_can_be_typed_and_is_not_torn(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server)
    field = page.get_by_label(TEXTS.text("web-your-name"))
    field.fill("")
    field.press_sequentially(WIDEST)
    expect(field).to_have_value(WIDEST)
    page.get_by_label(TEXTS.text("web-your-name")).fill(WIDEST * 3)
    page.locator("button[value=friends]").click()
    expect(page.get_by_text(TEXTS.text("web-problem-name"))).to_be_visible()
    page.context.close()


def test_names_beside_the_lines_of_points_end_where_there_is_no_more_room(known: Page) -> None:
    known.set_viewport_size(LAPTOP)
    known.evaluate("localStorage.setItem('hidalgo.language', 'en')")
    known.goto("table/known-over")
    names = known.locator("figure .final .name")
    expect(names).to_have_count(len(NAMES))
    assert names.all_inner_texts() == [*NAMES]
    names.nth(0).evaluate(f"(name) => {{ name.textContent = '{WIDEST * 2}' }}")
    expect(names.nth(0)).to_have_css("text-overflow", "ellipsis")
    beside = names.nth(0).evaluate(
        "(name) => name.closest('figure').getBoundingClientRect().right"
        " - name.getBoundingClientRect().right"
    )
    assert beside >= 0
    assert names.nth(0).evaluate("(name) => name.scrollWidth > name.clientWidth")
