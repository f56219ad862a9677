"""The main screens, with known content, in windows of every size, theme and language we look at.

    python -m tests.e2e.screens                  # remember all of them anew
    python -m tests.e2e.screens map-phone        # only those whose names begin so

writes every picture into `build/screens`, to be looked at, and what tests compare with into
`looks.json`. The diff of that file says little; the pictures are the review.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.e2e import looks
from tests.e2e.checks import LAPTOP, PHONE, Scheme
from tests.e2e.conftest import PROGRAMS, SWITCHES
from tests.e2e.known import BEFORE, NAMES, PLACE, POWER, WHOLE, Moment, bring, entry_of
from tests.e2e.sitting import introduce, visit
from tests.server.playing import Server

PICTURES: Final = Path(__file__).resolve().parents[2] / "build/screens"
WIDE: Final[ViewportSize] = {"width": 2560, "height": 1440}
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "laptop": LAPTOP, "wide": WIDE}
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
LANGUAGES: Final = ("en", "de")

SCORING: Final = 230
"""The decision with which round 6 ends, and its scoring comes."""
MOST_SCREENFULS: Final = 3

_STILL: Final = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((go) => requestAnimationFrame(() => go()));
  }
}"""


# A picture of all of a page makes its window higher for a moment, and what scrolls in itself, lower
# or higher with it, is caught on its way: it is left out. Other pictures show it.
_SCROLLING: Final = """() => {
  for (const box of document.querySelectorAll('.box')) box.style.visibility = 'hidden';
}"""


class Screen(NamedTuple):
    """A screen: where it is, what tells that it is there, whether one scrolls to see all of it."""

    path: str
    there: str
    long: bool = False


SCREENS: Final[Mapping[str, Screen]] = {
    "home": Screen("", "main article", long=True),
    "new": Screen("new", "main form button.main", long=True),
    "gathering": Screen("table/known-gathering", "main .before"),
    "map": Screen("table/known-map", ".bar.asked .question"),
    "power": Screen("table/known-power", ".bar.asked .question"),
    "replay": Screen(f"replay/known-over?at={entry_of(SCORING)}&as=-1", ".player[data-shown]"),
    "result": Screen("table/known-over", "[data-result]", long=True),
    "account": Screen("account", "main form", long=True),
    "cards": Screen("cards/bigbox", "main svg", long=True),
    "lesson": Screen("learn/2", ".words .said"),
}


class Shot(NamedTuple):
    """A screen in a window."""

    screen: str
    size: str
    scheme: Scheme
    language: str

    @property
    def name(self) -> str:
        """What its picture is called."""
        return "-".join(self)


def all_shots() -> list[Shot]:
    """Return every screen in every window."""
    return [Shot(*parts) for parts in product(SCREENS, SIZES, SCHEMES, LANGUAGES)]


def some_shots() -> list[Shot]:
    """Return fewer: each screen in each size, each theme and each language.

    Which of these meet changes from screen to screen, so that all pairs of them do.
    """
    windows = list(product(SCHEMES, LANGUAGES))
    return [
        Shot(screen, size, *windows[(3 * number + 2 * at + at // 2) % len(windows)])
        for number, screen in enumerate(SCREENS)
        for at, size in enumerate(SIZES)
    ]


class Gallery:
    """A server with known content, and somebody who looks at it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        """Bring the known game to a server that was just started."""
        self._browser = browser
        self._server = server
        page = visit(browser, server, service_workers="block")
        introduce(page, NAMES[0])
        me = page.context.request.get("api/me").json()
        self._state = page.context.storage_state()
        page.context.close()
        moments = {"map": PLACE, "power": POWER, "over": WHOLE, "gathering": BEFORE}
        bring(server, me["id"], [Moment(f"known-{name}", made) for name, made in moments.items()])
        self._bench = browser.new_page()
        self._now = datetime.now(tz=UTC)

    def open(self, shot: Shot, *, still: bool = True) -> Page:
        """Open a window for a screen; nothing is in it yet, nothing moves, and no time passes."""
        context = self._browser.new_context(
            base_url=f"{self._server.address}/",
            storage_state=self._state,
            viewport=SIZES[shot.size],
            color_scheme=shot.scheme,
            locale=shot.language,
            has_touch=shot.size == "phone",
            reduced_motion="reduce" if still else "no-preference",
            service_workers="block",
        )
        # What is told as so long ago is told alike, however long a run takes.
        if still:
            context.clock.set_fixed_time(self._now)
        context.add_init_script(f"localStorage.setItem('hidalgo.language', '{shot.language}')")
        return context.new_page()

    def go(self, page: Page, shot: Shot) -> None:
        """Show a screen, and wait until all of it is there."""
        screen = SCREENS[shot.screen]
        page.goto(screen.path)
        page.locator(screen.there).first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(_STILL)

    def picture(self, page: Page, shot: Shot) -> bytes:
        """Return a picture of what is shown, as PNG: of the window, or also of what is below it."""
        if not SCREENS[shot.screen].long:
            return page.screenshot()
        page.evaluate(_SCROLLING)
        size = SIZES[shot.size]
        whole: int = page.evaluate("document.documentElement.scrollHeight")
        height = min(whole, MOST_SCREENFULS * size["height"])
        area: Any = {"x": 0, "y": 0, "width": size["width"], "height": height}
        return page.screenshot(full_page=True, clip=area)

    def look(self, png: bytes) -> looks.Look:
        """Return what is to be compared of a picture."""
        return looks.look_at(self._bench, png)

    def close(self) -> None:
        """Leave."""
        self._bench.close()


@contextmanager
def opened(folder: Path) -> Iterator[Gallery]:
    """Open a gallery apart from any test, at a server of its own."""
    server = Server(folder)
    server.start_now()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(
                executable_path=_program(), args=[*SWITCHES], headless=True
            )
            gallery = Gallery(browser, server)
            yield gallery
            gallery.close()
            browser.close()
    finally:
        server.kill()


def _program() -> str:
    asked = os.environ.get("HIDALGO_TEST_BROWSER")
    found = asked or next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    if found is None:
        sys.exit(f"no browser: none of {', '.join(PROGRAMS)} is installed")
    return found


def main(wanted: list[str]) -> None:
    """Make the pictures of all screens, or of those whose names begin with one of some words."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    seen = {}
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as gallery:
        for shot in all_shots():
            if wanted and not shot.name.startswith(tuple(wanted)):
                continue
            page = gallery.open(shot)
            gallery.go(page, shot)
            png = gallery.picture(page, shot)
            (PICTURES / f"{shot.name}.png").write_bytes(png)
            seen[shot.name] = gallery.look(png)
            page.context.close()
            print(shot.name, flush=True)  # noqa: T201  # a command for people
    looks.remember(seen)


if __name__ == "__main__":
    main(sys.argv[1:])
