"""Measure the web client on a slow machine: its first page, and the board while things fly.

    .venv/bin/python bench/web.py [--throttle 4] [--rounds 5]

Debian's Chromium, without a window, its processor slowed down through the DevTools protocol, at a
server of its own on loopback. Prints one JSON object; bench/README.md says what is in it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.e2e.known import entry_of
from tests.e2e.screens import Gallery, Shot, opened

PHONE: Final = Shot("replay", "phone", "light", "en")

# Decisions of the known game, and what flies after them.
SCENES: Final = {"recruits": 203, "placements": 207, "scoring": 232}

# The first page can be used: its main button is there, and nothing keeps it from answering.
READY: Final = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.tasks.push(task.startTime + task.duration);
}).observe({ type: 'longtask', buffered: true });
window.ready = 0;
const look = () => {
  if (document.querySelector('main .button.main')) window.ready = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

# Presses a key, and notes when frames come, from the moment that something moves until it stands.
FRAMES: Final = """() => new Promise((done, fail) => {
  const frames = [];
  const begun = performance.now();
  let moving = false;
  // Live lists: to look costs next to nothing.
  const flying = document.getElementsByClassName('hg-flight');
  const skips = document.querySelector('.board-view').getElementsByClassName('skip');
  const frame = (now) => {
    const busy = flying.length + skips.length > 0;
    if (busy) { moving = true; frames.push(now); }
    if (moving && !busy) return done(frames);
    if (now - begun > 60000) return fail(new Error('nothing moved, or it never stood still'));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
})"""


def first_page(gallery: Gallery, throttle: float) -> float:
    """Return after how many milliseconds the first page could be used, by a cold browser."""
    page = gallery.open(PHONE._replace(screen="home"), still=False)
    page.context.clear_cookies()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.add_init_script(READY)
    page.goto("")
    page.wait_for_function("() => window.ready > 0")
    page.wait_for_load_state("networkidle")
    ready: float = page.evaluate("Math.max(window.ready, ...window.tasks)")
    page.context.close()
    return ready


def scene(gallery: Gallery, decision: int, throttle: float) -> list[float]:
    """Return the times from frame to frame, in milliseconds, while a decision is shown."""
    page = gallery.open(PHONE, still=False)
    page.goto(f"replay/known-over?at={entry_of(decision - 1)}&as=-1")
    page.locator(f".player[data-shown='{entry_of(decision - 1)}']").wait_for()
    page.wait_for_load_state("networkidle")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.wait_for_timeout(500)
    frames: list[float] = page.evaluate(FRAMES)
    page.context.close()
    return [later - earlier for earlier, later in pairwise(frames)]


def told(gaps: list[float]) -> dict[str, Any]:
    """Return what to tell of the times from frame to frame."""
    return {
        "frames_per_s": round(1000 * len(gaps) / sum(gaps), 1),
        "median_ms": round(statistics.median(gaps), 1),
        "p95_ms": round(sorted(gaps)[int(0.95 * len(gaps))], 1),
        "longest_ms": round(max(gaps), 1),
        "late_share": round(sum(gap > 25 for gap in gaps) / len(gaps), 3),
        "seconds": round(sum(gaps) / 1000, 1),
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throttle", type=float, default=4, help="how much slower (4)")
    parser.add_argument("--rounds", type=int, default=5, help="how often (5)")
    wanted = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as gallery:
        ready = [first_page(gallery, wanted.throttle) for _ in range(wanted.rounds)]
        scenes: dict[str, list[float]] = {name: [] for name in SCENES}
        for _ in range(wanted.rounds):
            for name, decision in SCENES.items():
                scenes[name] += scene(gallery, decision, wanted.throttle)
    found = {
        "throttle": wanted.throttle,
        "machine": {
            "processors": os.cpu_count(),
            "system": platform.platform(),
            "load_before": round(load, 1),
            "load_after": round(os.getloadavg()[0], 1),
        },
        "first_page_ms": {
            "median": round(statistics.median(ready)),
            "best": round(min(ready)),
            "worst": round(max(ready)),
        },
        "motion": {name: told(gaps) for name, gaps in scenes.items()},
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
