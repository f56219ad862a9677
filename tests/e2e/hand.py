"""Somebody who plays with eyes and hands: taps or drags what the page shows as possible.

Everything is decided at random among what is marked on the page; no rule of the game is known here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page

PATIENCE: Final = 60_000  # milliseconds; a machine may be busy
MOST_STEPS: Final = 80  # taps until a question has to be answered

# What can be seen: the question, what is marked as possible, whether it can be confirmed.
SEE: Final = """() => {
  const bar = document.querySelector('.bar');
  const question = document.querySelector('.question');
  const marked = (css) => [...document.querySelectorAll(css)].map((one) => one.dataset.target);
  return {
    over: document.querySelector('[data-result]') !== null,
    asked: bar?.classList.contains('asked') ?? false,
    busy: bar?.getAttribute('aria-busy') === 'true',
    kind: question?.dataset.kind ?? '',
    prompt: question?.dataset.prompt ?? '',
    composed: document.querySelector('.composed')?.innerText ?? '',
    selected: document.querySelector('.hg-selected[data-target]') !== null,
    possible: [...new Set(marked('.hg-legal[data-target]'))],
    held: [...new Set(marked('.hg-grab[data-target]'))],
    confirm: document.querySelector('.confirm:not([disabled])') !== null,
  };
}"""

# A point where a target can be hit: pieces may stand on a region, other things lie on pieces. It is
# a whole pixel, and at no edge: presses and clicks may be rounded in different ways.
POINT: Final = """([target, chance]) => {
  const parts = document.querySelectorAll(`[data-target="${target}"]`);
  for (const part of parts) {
    part.scrollIntoView({ block: 'center' });
    const box = (part.querySelector('.hg-hit') ?? part).getBoundingClientRect();
    for (let round = 0; round < 900; round += 1) {
      const at = (n) => ((chance * 997 + round * n) % 1 + 1) % 1;
      const x = Math.round(box.left + box.width * at(0.618));
      const y = Math.round(box.top + box.height * at(0.7548));
      const hits = (dx, dy) =>
        document.elementFromPoint(x + dx, y + dy)?.closest('[data-target]')?.dataset.target;
      const around = [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]];
      if (around.every(([dx, dy]) => hits(dx, dy) === target)) return [x, y];
    }
  }
  return null;
}"""

# Where what is being dragged may be dropped.
DROPS: Final = """() =>
  [...document.querySelectorAll('.hg-drop[data-place]')].map((place) => place.dataset.target)
"""

# Prompts that are answered by their own buttons, at once.
BUTTONS: Final = frozenset({"recruit", "turn", "window", "either"})

# Prompts that are answered by several taps, each of which could be the last.
IN_A_ROW: Final = frozenset({"place", "move", "reinforce", "recall", "return", "one-each"})


@dataclass
class Hand:
    """A page, played by tapping or dragging."""

    page: Page
    random: Random
    way: Literal["tap", "drag"] = "tap"
    kinds: set[str] = field(default_factory=set)
    answered: int = 0

    def see(self) -> dict[str, Any]:
        """Return what can be seen."""
        seen: dict[str, Any] = self.page.evaluate(SEE)
        return seen

    def until(self, fits: Callable[[dict[str, Any]], Any], what: str) -> dict[str, Any]:
        """Wait until something is to be seen, and return all that is."""
        for _ in range(PATIENCE // 40):
            seen = self.see()
            if fits(seen):
                return seen
            self.page.wait_for_timeout(40)
        raise AssertionError(f"waited for {what}; seen: {self.see()}")

    def play(self, *, until: Callable[[dict[str, Any]], Any] | None = None) -> None:
        """Answer whatever is asked, until the game is over or something is so."""
        while True:
            seen = self.until(
                lambda now: now["over"] or (now["asked"] and not now["busy"]),
                "a question, or the end",
            )
            if seen["over"] or (until is not None and until(seen)):
                return
            self.answer(seen)
            self.answered += 1
            assert self.answered < 600, "the game has no end"

    def answer(self, seen: dict[str, Any]) -> None:
        """Answer a question, and wait until it is gone."""
        prompt, kind = seen["prompt"], seen["kind"]
        self.kinds.add(kind)
        if kind in BUTTONS:
            self._any(self.page.locator(".question [role=group] > .button:not(.plain)")).click()
        elif kind in {"power", "power-back"}:
            self._any(self.page.locator("button.hg-power:not([disabled])")).click()
            self.confirm()
        elif kind == "choose":
            self._any(self.page.locator("button.hg-card")).click()
            self.confirm()
        else:
            self._on_map(prompt)
        self.until(lambda now: now["prompt"] != prompt or now["over"], "the next question")

    def compose(self, taps: int) -> None:
        """Tap so many things on the map that are possible, and leave it at that."""
        for _ in range(taps):
            seen = self.until(lambda now: not now["busy"] and now["possible"], "something possible")
            self._tap(seen)
            self._until_changed(seen)

    def confirm(self) -> None:
        """Press the button that makes it count."""
        self.until(lambda now: now["confirm"], "something to confirm")
        self.page.locator(".confirm").click()

    def _any(self, found: Locator) -> Locator:
        """Return one of some elements."""
        found.first.wait_for()
        return found.nth(self.random.randrange(found.count()))

    def _on_map(self, prompt: str) -> None:
        """Answer on the map, one thing after the other."""
        for _ in range(MOST_STEPS):
            seen = self.until(
                lambda now: not now["busy"] and (now["possible"] or now["held"] or now["confirm"]),
                "something possible",
            )
            assert seen["prompt"] == prompt
            go_on = seen["possible"] and seen["kind"] in IN_A_ROW and self.random.random() < 0.6
            if seen["confirm"] and not go_on:
                self.page.locator(".confirm").click()
                return
            if self.way == "drag" and seen["held"] and not seen["selected"]:
                self._drag(self.random.choice(seen["held"]))
            else:
                self._tap(seen)
            self._until_changed(seen)
        raise AssertionError("a question that can be answered for ever")

    def _until_changed(self, before: dict[str, Any]) -> None:
        """Wait until what was done shows."""
        showing = ("composed", "selected", "confirm")
        self.until(lambda now: any(now[name] != before[name] for name in showing), "what a tap did")

    def _tap(self, seen: dict[str, Any]) -> None:
        places = [name for name in seen["possible"] if name.startswith("place-")]
        pieces = [name for name in seen["possible"] if not name.startswith("place-")]
        # A piece that was picked goes somewhere; another could be picked instead, for ever.
        target = self.random.choice(
            places if places and (seen["selected"] or not pieces) else pieces
        )
        x, y = self._point(target)
        if self.page.evaluate("() => navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _drag(self, piece: str) -> None:
        """Take a piece, look where it may go, and drop it there."""
        x, y = self._point(piece)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 12, y + 12, steps=3)
        targets = self.page.evaluate(DROPS)
        assert targets, f"{piece} was picked up, and can be dropped nowhere"
        over = self._point(self.random.choice(targets))
        mouse.move(*over, steps=4)
        mouse.up()

    def _point(self, target: str) -> tuple[float, float]:
        """Return where something can be hit."""
        found = self.page.evaluate(POINT, [target, self.random.random()])
        if found is None:
            # All of it is covered by what else could be meant: its own middle has to do.
            box = self.page.locator(f'[data-target="{target}"]').first.bounding_box()
            assert box is not None, f"{target} is not on the page"
            found = [round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)]
        return found[0], found[1]
