"""What is heard: measured on the samples that the browser's own synthesis makes.

The page's speaker is replaced by one that renders into memory; everything else is as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.known import NAMES, WHOLE, Moment, bring, entry_of
from tests.e2e.sitting import introduce, visit
from tests.server.playing import Server

# A speaker whose clock stands still at 0: what is played in one scene is all that it renders.
SPEAKER: Final = """
window.speakers = [];
window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 2 * 22050, 22050); window.speakers.push(this); }
  resume() { return Promise.resolve(); }
};
"""
MEASURE: Final = """async () => {
  const samples = (await window.speakers[0].startRendering()).getChannelData(0);
  const loud = samples.map(Math.abs);
  let last = loud.length;
  while (last > 0 && loud[last - 1] < 0.001) last -= 1;
  return [loud.reduce((most, one) => Math.max(most, one), 0), last / 22050];
}"""


class Heard(NamedTuple):
    """A sound: its highest sample, of 1, and after how many seconds it has died away."""

    peak: float
    seconds: float


@pytest.fixture(scope="module")
def listener(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody who sees things move, and a game to look at."""
    page = visit(browser, server, reduced_motion="no-preference")
    introduce(page, NAMES[0])
    me = page.context.request.get("api/me").json()
    bring(server, me["id"], [Moment("known-over", WHOLE)])
    page.context.add_init_script(SPEAKER)
    yield page
    page.context.close()


def step(page: Page, decision: int, *, sounds: bool) -> None:
    """Watch a decision of the known game being carried out, until all has landed."""
    page.evaluate(f"localStorage.setItem('hidalgo.sounds', '{str(sounds).lower()}')")
    page.goto(f"replay/known-over?at={entry_of(decision - 1)}&as=-1")
    player = page.locator(".player")
    expect(player).to_have_attribute("data-shown", str(entry_of(decision - 1)))
    page.keyboard.press("ArrowRight")
    expect(player).to_have_attribute("data-shown", str(entry_of(decision)))
    # Both come with one and the same picture of the page.
    expect(page.locator(".board-view .skip")).to_have_count(0)


@pytest.mark.parametrize(
    ("decision", "most"),
    [
        pytest.param(203, 0.6, id="recruits"),
        pytest.param(207, 0.2, id="a caballero"),
        pytest.param(206, 0.4, id="the King"),
    ],
)
def test_what_lands_is_heard_and_dies_away(listener: Page, decision: int, most: float) -> None:
    step(listener, decision, sounds=True)
    heard = Heard(*listener.evaluate(MEASURE))
    assert 0.02 < heard.peak < 0.5
    assert 0.03 < heard.seconds < most


def test_nothing_is_heard_unless_it_is_wanted(listener: Page) -> None:
    step(listener, 203, sounds=False)
    assert listener.evaluate("window.speakers.length") == 0
