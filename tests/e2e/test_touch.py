"""Fingers on the map of a phone: one taps, drags or pans, two zoom, one that rests asks what it is.

Touches are sent through the DevTools protocol, since Playwright knows only taps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.e2e.checks import PHONE
from tests.e2e.hand import POINT
from tests.e2e.known import NAMES, PLACE, Moment, bring
from tests.e2e.sitting import introduce, visit
from tests.server.playing import Server

STEPS: Final = 8
TAPS: Final = 10
GLIDES_MS: Final = 500
LONG_MS: Final = 700  # a finger that rests for so long is no tap
MOVE: Final = (33, 2)
"""A decision at which a seat is to move caballeros from region to region, and the seat."""
VALENCIA: Final = "place-6"
GRANADA: Final = "place-8"

Point = tuple[float, float]

# From a piece that may be dragged to a place where it may be dropped: the way that leads most
# straight down, or up; nothing may be moved to the King.
WAY: Final = """([, down]) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const taboo = document.querySelector('.hg-standing[data-target=king]').dataset.place;
  let best = null;
  for (const piece of document.querySelectorAll('.hg-view .hg-grab[data-target]')) {
    for (const anchor of document.querySelectorAll('.hg-place circle.hg-anchor')) {
      const [from, to] = [middle(piece), middle(anchor)];
      const place = anchor.closest('[data-place]').dataset.place;
      if (place === piece.dataset.place || place === taboo) continue;
      const on = (at) => document.elementFromPoint(...at)?.closest('[data-place]')?.dataset.place;
      if (on(to) !== place || on(from) !== piece.dataset.place) continue;
      const [x, y] = [to[0] - from[0], (to[1] - from[1]) * down];
      if (y > 0 && (best === null || Math.abs(x) / y < best.steep)) {
        best = { steep: Math.abs(x) / y, way: [from, to] };
      }
    }
  }
  return best.way;
}"""


class Fingers:
    """Fingers on a page."""

    def __init__(self, page: Page) -> None:
        """Get hold of the page."""
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def move(self, *ways: Sequence[Point], rest: float = 0) -> None:
        """Put a finger down at the beginning of each way, lead it along, and lift all."""
        self._send("touchStart", [way[0] for way in ways])
        self._page.wait_for_timeout(rest)
        for begin, end in zip((way[:-1] for way in ways), (way[1:] for way in ways), strict=True):
            assert len(begin) == len(end)
        for part in range(len(ways[0]) - 1):
            for step in range(1, STEPS + 1):
                share = step / STEPS
                self._send("touchMove", [_between(way[part], way[part + 1], share) for way in ways])
        self._send("touchEnd", [])

    def rest(self, point: Point) -> None:
        """Leave a finger where it is for a while, and lift it."""
        self.move([point], rest=LONG_MS)

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)
        ]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


@pytest.fixture(scope="module")
def owner(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody with a phone who is to place caballeros."""
    page = visit(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    introduce(page, NAMES[0])
    me = page.context.request.get("api/me").json()
    bring(server, me["id"], [Moment("known-place", PLACE), Moment("known-move", *MOVE)])
    yield page
    page.context.close()


@pytest.fixture
def phone(owner: Page) -> Page:
    """The question, as it is asked; nothing is composed yet."""
    owner.evaluate("sessionStorage.clear()")
    owner.goto("table/known-place")
    owner.locator(".bar.asked .question").first.wait_for()
    owner.wait_for_load_state("networkidle")
    return owner


def on(page: Page, target: str) -> Point:
    """Return a point where a target can be touched, in the middle of the window."""
    x, y = page.evaluate(POINT, [target, 0.5])
    return x, y


def scale(page: Page) -> float:
    """Return how much nearer the map has come."""
    found = re.search(
        r"scale\(([\d.]+)\)", page.locator(".hg-sheet").last.get_attribute("style") or ""
    )
    assert found is not None
    return float(found[1])


def middle(page: Page) -> Point:
    """Return the middle of the map."""
    box = page.locator(".hg-view").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_zoom_one_pans_and_nothing_is_chosen(phone: Page) -> None:
    x, y = middle(phone)
    fingers = Fingers(phone)
    fingers.move([(x - 30, y), (x - 60, y - 10)], [(x + 30, y), (x + 60, y + 10)])
    near = scale(phone)
    assert 1.7 < near < 2.4
    before = phone.locator(".hg-sheet").last.bounding_box()
    fingers.move([(x, y), (x - 100, y - 90)])
    after = phone.locator(".hg-sheet").last.bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] - after["x"] > 60
    assert before["y"] - after["y"] > 60
    assert scale(phone) == near
    expect(phone.locator(".composed")).to_have_count(0)
    # What is near can be tapped as before. Browsers swallow a tap that stops what still glides.
    composed = phone.locator(".composed")
    for _ in range(TAPS):
        phone.touchscreen.tap(*on(phone, VALENCIA))
        with suppress(PlaywrightTimeoutError):
            composed.wait_for(timeout=GLIDES_MS)
            break
    expect(composed).to_contain_text("Valencia")
    phone.locator(".hg-zoom button").last.click()
    assert scale(phone) == 1


def test_a_finger_that_strokes_the_map_scrolls_the_page(phone: Page) -> None:
    x, y = middle(phone)
    Fingers(phone).move([(x, y + 60), (x, y - 90)])
    phone.wait_for_function("() => scrollY > 40")
    expect(phone.locator(".composed")).to_have_count(0)


def test_a_finger_that_rests_asks_what_it_is(phone: Page) -> None:
    Fingers(phone).rest(on(phone, GRANADA))
    expect(phone.locator(".explain")).to_contain_text("Granada")
    expect(phone.locator(".composed")).to_have_count(0)


def test_another_finger_that_goes_away_does_not_end_a_drag(phone: Page) -> None:
    to = on(phone, VALENCIA)
    court = phone.locator(".bar .hg-pool").first.bounding_box()
    assert court is not None
    x, y = court["x"] + court["width"] / 2, court["y"] + court["height"] / 2
    phone.mouse.move(x, y)
    phone.mouse.down()
    phone.mouse.move(x, y - 40, steps=STEPS)
    expect(phone.locator(".hg-carried")).to_have_count(1)
    phone.evaluate("dispatchEvent(new PointerEvent('pointercancel', { pointerId: 99 }))")
    expect(phone.locator(".hg-carried")).to_have_count(1)
    phone.mouse.move(*to, steps=STEPS)
    phone.mouse.up()
    expect(phone.locator(".composed")).to_contain_text("Valencia")


def test_a_piece_is_dragged_from_the_court_to_the_map(phone: Page) -> None:
    to = on(phone, VALENCIA)
    scrolled = phone.evaluate("scrollY")
    court = phone.locator(".bar .hg-pool").first.bounding_box()
    assert court is not None
    begin = (court["x"] + court["width"] / 2, court["y"] + court["height"] / 2)
    Fingers(phone).move([begin, to])
    expect(phone.locator(".composed")).to_contain_text("Valencia")
    assert phone.evaluate("scrollY") == scrolled


@pytest.mark.parametrize("share", [(0, 1), (0, -1)], ids=["down", "up"])
def test_a_piece_on_the_map_is_dragged_and_the_page_stays(phone: Page, share: Point) -> None:
    phone.goto("table/known-move")
    phone.locator(".bar.asked .question[data-kind='move']").wait_for()
    phone.wait_for_load_state("networkidle")
    phone.locator(".board-view").scroll_into_view_if_needed()
    begin, to = phone.evaluate(WAY, share)
    scrolled = phone.evaluate("scrollY")
    middle = (begin[0] + 2 * share[0], begin[1] + 30 * share[1])
    Fingers(phone).move([begin, middle, to])
    expect(phone.locator(".composed")).to_be_visible()
    assert phone.evaluate("scrollY") == scrolled
