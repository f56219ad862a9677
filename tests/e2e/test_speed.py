"""What makes a page quick, and holds on every machine: how much comes, in which order, how steady.

Nothing here is timed; `bench/web.py` does that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.checks import listen, violations
from tests.e2e.screens import SCREENS, Gallery, Shot
from tests.server.playing import Server

MOST_BYTES: Final = 250_000
MOST_STEPS: Final = 3
"""Page, program, screen and texts, what they ask the server for: no longer chain than that."""
MOST_SHIFT: Final = 0.02
TAP: Final = 44  # CSS pixels, for what matters most

HOME: Final = Shot("home", "phone", "light", "en")
MEASURED: Final = [
    Shot(screen, size, "light", "en")
    for screen in ("home", "map", "replay", "gathering", "lesson")
    for size in ("phone", "laptop")
]

_SHIFTS: Final = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    const moved = shift.sources.map(({ node }) => (node?.outerHTML ?? '?').slice(0, 90));
    window.shifts.push([shift.value, moved]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""

# Pictures whose room is not known before they come.
_UNSIZED: Final = """() => [...document.querySelectorAll('img, svg, video, canvas')]
  .filter((one) => one.checkVisibility())
  .filter((one) => !['absolute', 'fixed'].includes(getComputedStyle(one).position))
  .filter((one) => one.tagName === 'IMG' && !(one.width && one.height)
    || one.tagName === 'svg' && !one.hasAttribute('viewBox') && !one.hasAttribute('width'))
  .map((one) => one.outerHTML.slice(0, 120))"""

# Main buttons that a thumb could miss.
_LOW: Final = """(least) => [...document.querySelectorAll('.button')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => one.getBoundingClientRect().height < least - 0.5)
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    """A server with known content."""
    gallery = Gallery(browser, server)
    yield gallery
    gallery.close()


class Network:
    """What a page fetches: how large it comes, and because of what."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self.kinds: dict[str, str] = {}
        self._because: dict[str, str] = {}
        self._urls: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _sent(self, event: dict[str, Any]) -> None:
        url, initiator = event["request"]["url"], event["initiator"]
        self._urls[event["requestId"]] = url
        self.kinds[url] = event["type"]
        stack = initiator.get("stack", {})
        while stack and not stack["callFrames"]:
            stack = stack.get("parent", {})
        frames = stack.get("callFrames", []) if stack else []
        self._because.setdefault(url, frames[0]["url"] if frames else initiator.get("url", ""))

    def _came(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._urls:
            self.sizes[self._urls[event["requestId"]]] = int(event["encodedDataLength"])

    def chain(self, url: str) -> list[str]:
        """Return what had to come before something did, itself last."""
        because = self._because.get(url, "")
        known = because in self.kinds and because != url
        return [*(self.chain(because) if known else []), url]


@pytest.fixture(scope="module")
def home(browser: Browser, server: Server) -> Iterator[tuple[Page, Network]]:
    """The first page, as it comes to somebody who was never here."""
    context = browser.new_context(base_url=f"{server.address}/", service_workers="block")
    page = context.new_page()
    network = Network(page)
    page.goto("")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    yield page, network
    context.close()


def test_the_first_page_is_small(home: tuple[Page, Network]) -> None:
    _, network = home
    largest = sorted(network.sizes.items(), key=lambda one: -one[1])
    assert {"Document", "Script", "Stylesheet", "Font", "Fetch"} <= set(network.kinds.values())
    assert sum(network.sizes.values()) < MOST_BYTES, largest


def test_nothing_waits_for_a_long_chain(home: tuple[Page, Network]) -> None:
    _, network = home
    chains = [network.chain(url) for url in network.kinds]
    assert [chain for chain in chains if len(chain) > MOST_STEPS] == []
    assert max(map(len, chains)) > 1, "what comes because of what is not told any more"


def test_fonts_come_with_the_page(home: tuple[Page, Network]) -> None:
    page, network = home
    fonts = {url for url, kind in network.kinds.items() if kind == "Font"}
    preloaded = page.eval_on_selector_all(
        "link[rel=preload][as=font]", "(links) => links.map(({ href }) => href)"
    )
    assert fonts == set(preloaded), "each that is needed is named in the page, and no other"


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_says_what_it_is(gallery: Gallery, screen: str) -> None:
    shot = Shot(screen, "phone", "light", "de")
    page = gallery.open(shot)
    complaints = listen(page)
    gallery.go(page, shot)
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.title().endswith("hidalgo")
    described = page.locator("meta[name=description]").get_attribute("content")
    assert described
    assert len(described) > 30
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.evaluate(_UNSIZED) == []
    assert page.evaluate(_LOW, TAP) == []
    assert violations(page) == []
    assert complaints == []
    page.context.close()


@pytest.mark.parametrize("shot", MEASURED, ids=lambda shot: shot.name)
def test_nothing_jumps_while_it_loads(gallery: Gallery, shot: Shot) -> None:
    page = gallery.open(shot)
    page.add_init_script(_SHIFTS)
    gallery.go(page, shot)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts
    page.context.close()


def test_a_jump_is_noticed(gallery: Gallery) -> None:
    page = gallery.open(HOME)
    page.add_init_script(_SHIFTS)
    gallery.go(page, HOME)
    page.evaluate("document.querySelector('main').style.paddingTop = '300px'")
    page.wait_for_function(f"() => window.shifts.some(([value]) => value > {MOST_SHIFT})")
    page.context.close()
