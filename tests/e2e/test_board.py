"""The extremes that the rules allow, drawn by a browser: nothing lies on anything else.

`layout.test.ts` proves as much of the boxes that the board reserves. What is measured here is what
is drawn into them, with the real type, on a page that shows the board alone and is built for this
only.
"""

from __future__ import annotations

import functools
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.checks import LAPTOP, PHONE
from tests.e2e.conftest import give_up

WEB: Final = Path(__file__).resolve().parents[2] / "web"
REGIONS: Final = 9
SEATS: Final = 5
HAIR: Final = 0.75  # CSS pixels that smoothed edges may share

# Boxes of all that stands somewhere, of names (of their letters, not their lines) and of figures.
_BOXES: Final = """() => {
  const box = (name, { left, top, right, bottom }) => ({ name, left, top, right, bottom });
  const standing = [...document.querySelectorAll('.hg-standing')]
    .filter((one) => !one.dataset.target.startsWith('tile'))
    // A noble's shadow may fall on what stands beside it.
    .map((one) => [one.dataset.target, one.querySelector('.hg-noble > use') ?? one])
    .map(([name, one]) => box(name, one.getBoundingClientRect()));
  const figures = [...document.querySelectorAll('.hg-plaque-back')]
    .map((one) => box('figures', one.getBoundingClientRect()));
  const names = [...document.querySelectorAll('.hg-name')].map((one) => {
    const { left, right } = one.getBoundingClientRect();
    const matrix = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize);
    const line = matrix.f + matrix.d * Number(one.getAttribute('y'));
    return box(one.textContent, {
      left, right, top: line - 0.66 * size * matrix.d, bottom: line,
    });
  });
  const map = box('map', document.querySelector('.hg-view').getBoundingClientRect());
  return { standing, figures, names, map };
}"""


class Box(NamedTuple):
    """A box on the screen."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether it shares more than a hair with another one."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > HAIR and down > HAIR

    def within(self, other: Box) -> bool:
        """Whether it lies wholly in another one."""
        return (
            self.left >= other.left - HAIR
            and self.top >= other.top - HAIR
            and self.right <= other.right + HAIR
            and self.bottom <= other.bottom + HAIR
        )


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[str]:  # noqa: ARG001
    """The address of the gallery, built and served for as long as this module."""
    vite = WEB / "node_modules/.bin/vite"
    if not vite.exists():
        give_up("the gallery can't be built without web/node_modules; make setup installs it")
    folder = tmp_path_factory.mktemp("gallery")
    command = ["build", "--config", "gallery/vite.config.ts", "--logLevel", "error"]
    subprocess.run(
        [str(vite), *command, "--outDir", str(folder / "gallery")],
        cwd=WEB,
        check=True,
        capture_output=True,
    )
    handler = functools.partial(Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/gallery/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="module", params=[PHONE, LAPTOP], ids=["phone", "laptop"])
def window(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of a size."""
    size: ViewportSize = request.param
    page = browser.new_page(viewport=size, reduced_motion="reduce")
    yield page
    page.close()


def drawn(page: Page, gallery: str, region: int, nobles: int) -> dict[str, list[Box]]:
    """Show thirty of each seat in a region, King and Grandes in one; return all boxes."""
    page.goto(f"{gallery}?position=crowded&region={region}&nobles={nobles}&each=30")
    page.locator(".hg-standing[data-target=king]").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found = page.evaluate(_BOXES)
    found["map"] = [found["map"]]
    return {kind: [Box(**box) for box in boxes] for kind, boxes in found.items()}


@pytest.mark.parametrize("region", range(REGIONS))
@pytest.mark.parametrize("together", [False, True], ids=["apart", "together"])
def test_thirty_of_each_and_all_nobles(
    window: Page, gallery: str, region: int, together: bool
) -> None:
    nobles = region if together else (region + 4) % REGIONS
    boxes = drawn(window, gallery, region, nobles)
    standing = [box.name for box in boxes["standing"]]
    assert sorted(standing) == sorted(
        [f"piece-{seat}-{region}" for seat in range(SEATS)]
        + [f"grande-{seat}" for seat in range(SEATS)]
        + ["king"]
    )
    assert len(boxes["names"]) == REGIONS + 1
    everything = [*boxes["standing"], *boxes["figures"], *boxes["names"]]
    (whole,) = boxes["map"]
    assert [box for box in everything if not box.within(whole)] == []
    assert [pair for pair in combinations(everything, 2) if pair[0].meets(pair[1])] == []


def test_the_keep_is_seen_under_whoever_may_go_there(window: Page, gallery: str) -> None:
    window.goto(f"{gallery}?busy")
    keep = window.locator(".hg-place.hg-legal .hg-hit-tower")
    opacity = "(keep) => getComputedStyle(keep).fillOpacity"
    assert float(keep.evaluate(opacity)) < 0.5
    keep.hover(position={"x": 4, "y": 40})
    expect(keep).to_have_css("stroke-width", "4px")
    assert float(keep.evaluate(opacity)) < 0.5


def test_what_overlaps_is_noticed(window: Page, gallery: str) -> None:
    drawn(window, gallery, 0, 4)
    window.evaluate(
        "() => { document.querySelector('[data-target=king]').style.transform = 'translate(40px)' }"
    )
    boxes = [Box(**box) for box in window.evaluate(_BOXES)["standing"]]
    assert any(one.meets(other) for one, other in combinations(boxes, 2))
