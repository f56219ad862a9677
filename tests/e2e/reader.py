"""Somebody who plays without looking: keys in, names and announcements out.

Nothing of the map is used. What is read is what a screen reader gets: roles, names, the element
that has the focus, and what live regions say. On the way it notes what would leave such a player
in the dark: the focus lost, an announcement that says nothing, the same words twice.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from hidalgo.locale import Catalogue

PATIENCE: Final = 60.0  # seconds for others to move

LISTEN: Final = """
window.heard = [];
window.lost = [];
const spoken = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
const hear = (region) => {
  const text = region.innerText.trim();
  window.heard.push({ text, urgent: region.matches('[aria-live=assertive], [role=alert]') });
};
new MutationObserver((changes) => {
  const regions = new Set();
  for (const { target, addedNodes, type } of changes) {
    if (type === 'childList' && addedNodes.length === 0) continue;
    const at = target.nodeType === 1 ? target : target.parentElement;
    const region = at?.closest(spoken);
    if (region) regions.add(region);
  }
  regions.forEach(hear);
}).observe(document, { childList: true, characterData: true, subtree: true });
let last = null;
document.addEventListener('focusin', (event) => { last = event.target; }, true);
setInterval(() => {
  const at = document.activeElement;
  const nowhere = at === null || at === document.body;
  if (nowhere && last !== null) {
    window.lost.push(last.outerHTML.slice(0, 160));
    last = null;
  }
}, 50);
"""

FOCUSED: Final = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return null;
  const list = at.closest('ul');
  const choices = at.closest('section')?.querySelector('[role=status]');
  return {
    role: at.getAttribute('role') ?? at.tagName.toLowerCase(),
    name: (at.getAttribute('aria-label') ?? at.innerText).replace(/\\s+/g, ' ').trim(),
    within: [...document.querySelectorAll(':is(section, [role=region])[aria-labelledby]')]
      .filter((one) => one.contains(at))
      .map((one) => document.getElementById(one.getAttribute('aria-labelledby'))?.innerText ?? ''),
    listed: list !== null,
    status: (choices?.innerText ?? '').replace(/\\s+/g, ' ').trim(),
  };
}"""

CELLS: Final = "(row) => [...row.cells].map((cell) => cell.innerText)"


@dataclass
class Heard:
    """What was read out."""

    text: str
    urgent: bool


@dataclass
class Reader:
    """A page, played by ear."""

    page: Page
    language: str
    random: Random
    heard: list[Heard] = field(default_factory=list)
    pressed: int = 0

    def __post_init__(self) -> None:
        """Get the words of the language."""
        self.say = Catalogue(self.language, strict=True)

    # Ears

    def listen(self) -> list[Heard]:
        """Return what was read out since the last time."""
        news = [
            Heard(**said)
            for said in self.page.evaluate("() => window.heard.splice(0, window.heard.length)")
        ]
        self.heard += news
        return news

    def lost(self) -> list[str]:
        """Return what had the focus when it was lost to nowhere."""
        found: list[str] = self.page.evaluate("() => window.lost")
        return found

    def focused(self) -> dict[str, Any] | None:
        """Return role and name of what has the focus, and the sections it is in."""
        found: dict[str, Any] | None = self.page.evaluate(FOCUSED)
        return found

    def until(self, fits: Callable[[], Any], what: str) -> Any:
        """Wait until something is so, and return it."""
        end = time.monotonic() + PATIENCE
        while not (found := fits()):
            self.listen()
            if time.monotonic() > end:
                told = "\n".join(heard.text for heard in self.heard[-8:])
                raise AssertionError(f"waited for {what}; focus {self.focused()}; heard:\n{told}")
            self.page.wait_for_timeout(30)
        return found

    # Fingers

    def press(self, key: str) -> None:
        """Press a key."""
        self.pressed += 1
        self.page.keyboard.press(key)

    # The list of choices

    def titles(self) -> set[str]:
        """Return what the list of choices is called, in all its stages."""
        return {self.say.text(f"play-choose{end}") for end in ("", "-which", "-where")}

    def in_list(self) -> dict[str, Any] | None:
        """Return what has the focus if that is in the list of choices."""
        at = self.focused()
        return at if at and self.titles() & set(at["within"]) else None

    def go_to_list(self) -> None:
        """Get into the list of choices: by its key, as the help says."""
        if self.in_list() is None:
            self.press("a")
            self.until(self.in_list, "the list of choices after its key")

    def options(self) -> list[str]:
        """Walk through the list, and return the names of all that can be chosen."""
        self.press("Home")
        first = self.in_list()
        assert first is not None, f"Home led out of the list, to {self.focused()}"
        names = [first["name"]]
        while True:
            self.press("ArrowDown")
            at = self.in_list()
            assert at is not None, f"an arrow led out of the list, to {self.focused()}"
            if at == first:
                return names
            names.append(at["name"])
            assert len(names) < 200, "the list has no end"

    def count(self) -> int:
        """Return how many lines the list has, as its role says."""
        at = self.in_list()
        assert at is not None, f"not in the list, but at {self.focused()}"
        name = next(iter(self.titles() & set(at["within"])))
        return self.page.get_by_role("region", name=name).get_by_role("listitem").count()

    def choose(self, index: int) -> None:
        """Choose a line of the list: by its digit if it has one, else by walking there."""
        if index < 9:
            self.press(f"{index + 1}")
            return
        self.press("Home")
        for _ in range(index):
            self.press("ArrowDown")
        self.press("Enter")

    # A game

    def questions(self) -> int:
        """Return how many questions were read out so far."""
        self.listen()
        your_turn = self.say.text("play-told-your-turn", question="").strip()
        return sum(your_turn in one.text for one in self.heard)

    def asked_after(self, answered: int) -> bool:
        """Whether more questions were read out than were answered, or the game is over."""
        return self.questions() > answered or self.over()

    def over(self) -> bool:
        """Whether it was said that the game is over."""
        self.listen()
        end = self.say.text("event-game-over")
        return any(end in one.text for one in self.heard)

    def play_to_the_end(self, look: Callable[[int], None]) -> int:
        """Play until it is said that the game is over; return how many questions were answered.

        `look` is called before each answer, to compare what is said with what is so.
        """
        answered = 0
        while True:
            self.until(partial(self.asked_after, answered), "a question, or the end")
            if self.over():
                return answered
            answered = self.questions()
            assert answered < 500, "the game has no end"
            look(answered)
            self.answer(answered)

    def answer(self, asked: int) -> None:
        """Answer what is asked, at random, until it is sent."""
        self.go_to_list()
        for _ in range(80):
            before = self.at_list()
            self.choose(self.random.randrange(self.count()))
            now = self.until(partial(self.followed, asked, before), "what follows")
            if now == "chosen" and self.chosen() and self.random.random() < 0.3:
                self.tab_to(self.confirm)
                now = "confirm"
            if now == "confirm":
                self.press("Enter")
                return
            if now == "sent":
                return
        raise AssertionError("a question that can be answered for ever")

    @property
    def confirm(self) -> str:
        """Return what the button is called that makes a choice count."""
        return self.say.text("play-choose-confirm")

    def at_list(self) -> tuple[str, ...]:
        """Return what tells the list as it is from the list as it was."""
        at = self.in_list()
        return () if at is None else (*at["within"], at["status"])

    def chosen(self) -> bool:
        """Whether something was chosen already, and no piece waits for its place."""
        at = self.in_list()
        where = self.say.text("play-choose-where")
        return at is not None and where not in at["within"] and at["status"] != ""

    def followed(self, asked: int, before: tuple[str, ...]) -> str:
        """Return what came of a choice, once something has: the list goes on, or it was sent."""
        if self.questions() > asked or self.over():
            return "sent"
        at = self.in_list()
        if at is None:
            return "sent"
        if at["name"] == self.confirm:
            return "confirm"
        return "chosen" if at["listed"] and self.at_list() != before else ""

    def tab_to(self, name: str) -> None:
        """Go on with Tab until something of this name has the focus."""
        for _ in range(12):
            at = self.focused()
            if at is not None and at["name"] == name:
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name!r}, but to {self.focused()}")

    # Reading

    def table(self, name: str) -> list[list[str]]:
        """Return a table by its name, row by row, as text."""
        rows = self.page.get_by_role("table", name=name).get_by_role("row").all()
        return [[cell.strip() for cell in row.evaluate(CELLS)] for row in rows]

    def text_board(self) -> list[list[int]]:
        """Return how many caballeros of whom the board as text tells of, place by place."""
        name = self.say.text("play-text-places")
        self.until(lambda: self.page.get_by_role("table", name=name).count(), "the board as text")
        rows = self.table(name)
        seats = len(rows[0]) - 4  # beside the place: who leads, what it pays, what else is there
        return [[int(cell) for cell in row[1 : 1 + seats]] for row in rows[1:]]
