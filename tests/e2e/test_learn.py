"""A first game: the lessons walked through by tap, by drag, by keyboard alone; left and resumed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.decisions import KINDS
from hidalgo.lessons.data import Course, LessonData, Moment
from hidalgo.locale import Catalogue
from tests.e2e.checks import LAPTOP, LOOKS, NAMES, PHONE, Scheme, check, listen, violations
from tests.e2e.hand import POINT

FILE: Final = Path(__file__).resolve().parents[2] / "web/src/learn/lessons.generated.json"
READ: Final = -1

# What a step points at and the words cover, or what lies outside of the window.
HIDDEN: Final = """() => {
  const words = document.querySelector('.words');
  const sheet = words.getBoundingClientRect();
  return [...document.querySelectorAll('[data-spot]')].filter((spot) => {
    const box = (spot.querySelector('.hg-anchor') ?? spot).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const covered = !words.contains(spot) && x > sheet.left && x < sheet.right
      && y > sheet.top && y < sheet.bottom;
    return covered || x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  }).map((spot) => spot.outerHTML.slice(0, 120));
}"""

FOCUSED: Final = """() => document.activeElement?.getAttribute('data-target') ?? ''"""
DIRECTIONS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


@cache
def course() -> Course:
    return msgspec.json.decode(FILE.read_bytes(), type=Course)


@pytest.fixture
def visit(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Callable[..., Page]]:
    """Open a window of a size, in a language, without motion unless that is wanted."""
    opened: list[BrowserContext] = []

    def open_window(
        size: ViewportSize = LAPTOP, language: str = "en", *, motion: bool = False
    ) -> Page:
        context = browser.new_context(
            **{
                **browser_context_args,
                "viewport": size,
                "locale": language,
                "has_touch": size is PHONE,
                "reduced_motion": "no-preference" if motion else "reduce",
            }
        )
        opened.append(context)
        return context.new_page()

    yield open_window
    for context in opened:
        context.close()


def targets_of(decision: int) -> list[str]:
    """Return what has to be touched on the map for a decision, one after the other."""
    words = KINDS.to_text(decision).split()
    if words[0] == "move":
        seat, start = int(words[1][1:]) - 1, PLACE_WORDS.index(words[2])
        return [f"piece-{seat}-{start}", f"place-{PLACE_WORDS.index(words[3])}"]
    return [f"place-{PLACE_WORDS.index(words[1])}"]


def button_for(decision: int) -> str:
    """Return a selector of the button that is a decision; nothing for those on the map."""
    words = KINDS.to_text(decision).split()
    match words[0]:
        case "power":
            return f".hand button >> text=/^{words[1]}$/"
        case "recruit":
            return f".answer .number >> text=/^{words[1]}\\b/"
        case "card":
            return f"[data-stack='{int(words[1]) - 1}'] button"
        case "special":
            return ".answer .button.main"
        case "veto":
            return ".answer .button.stop"
        case "pass":
            return ".answer.row .button"
    return ""


def tap(page: Page, decision: int) -> None:
    """Make a decision with a finger or a mouse."""
    selector = button_for(decision)
    if selector:
        page.locator(selector).first.click()
        return
    for target in targets_of(decision):
        page.mouse.click(*page.evaluate(POINT, [target, 0.5]))


def touch(page: Page, decision: int) -> None:
    """Make a decision on a phone."""
    selector = button_for(decision)
    if selector:
        page.locator(selector).first.tap()
        return
    for target in targets_of(decision):
        page.touchscreen.tap(*page.evaluate(POINT, [target, 0.5]))


def tab_to(page: Page, reached: str) -> None:
    """Press Tab until a condition on the focused element holds, as JavaScript of `at`."""
    for _ in range(60):
        if page.evaluate(f"() => {{ const at = document.activeElement; return {reached}; }}"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab leads nowhere: {reached}")


def arrow_to(page: Page, place: str) -> None:
    """Press arrows until a place has the focus, learning on the way where each of them leads."""
    leads: dict[str, dict[str, str]] = {}
    for _ in range(120):
        at = page.evaluate(FOCUSED)
        if at == place:
            return
        # The shortest way to the place, or to an arrow that was not tried yet.
        ways: dict[str, str] = {at: ""}
        for node in (queue := [at]):
            known = leads.setdefault(node, {})
            fresh = next((arrow for arrow in DIRECTIONS if arrow not in known), None)
            if node == place or fresh is not None:
                arrow = ways[node] or fresh
                break
            for step, end in known.items():
                if end not in ways:
                    ways[end] = ways[node] or step
                    queue.append(end)
        else:
            break
        assert arrow is not None
        page.keyboard.press(arrow)
        leads[at][arrow] = page.evaluate(FOCUSED)
    raise AssertionError(f"no arrow leads to {place}, but {leads}")


def press(page: Page, decision: int) -> None:
    """Make a decision by keyboard alone."""
    expect(page.locator(".said:focus, h1:focus")).to_have_count(1)
    selector = button_for(decision)
    if selector:
        handle = page.locator(selector).first.element_handle()
        assert handle is not None
        for _ in range(60):
            if handle.evaluate("(button) => button.contains(document.activeElement) || "
                               "document.activeElement.contains(button) && "
                               "document.activeElement.tagName === 'BUTTON'"):  # fmt: skip
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {selector}")
    for target in targets_of(decision):
        place = target if target.startswith("place") else f"place-{target.split('-')[2]}"
        tab_to(page, "at?.dataset?.target?.startsWith('place') ?? false")
        arrow_to(page, place)
        if target != place:
            tab_to(page, f"at?.dataset?.target === '{target}'")
        page.keyboard.press("Enter")


def said(page: Page, language: str, lesson: LessonData, moment: Moment) -> None:
    """See that a step says what it should."""
    text = Catalogue(language).text(f"web-learn-say-{lesson.steps[moment.step].text}")
    expect(page.locator(".said")).to_have_text(text)


def steps_of(lesson: LessonData) -> Iterator[tuple[Moment, int]]:
    """Yield a lesson's moments by what leads on, with the decision that does."""
    moment = lesson.moments[0]
    while moment.ways:
        yield moment, moment.ways[0].action
        moment = lesson.moments[moment.ways[0].to]
    yield moment, READ


def further(page: Page) -> None:
    page.locator("button.further.main").click()


def walk_through(
    page: Page, language: str, act: Callable[[Page, int], None], go_on: Callable[[Page], None]
) -> None:
    """Walk through all lessons to the end."""
    page.goto("learn/1")
    for number, lesson in enumerate(course().lessons, 1):
        title = Catalogue(language).text(f"web-learn-lesson-{lesson.name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page).to_have_url(re.compile(f"/learn/{number}$"))
        for moment, action in steps_of(lesson):
            said(page, language, lesson, moment)
            assert page.evaluate(HIDDEN) == []
            if action == READ:
                go_on(page)
            else:
                act(page, action)
        if number in {2, 5}:
            check(page)
    done = Catalogue(language).text("web-learn-finished")
    expect(page.get_by_role("heading", level=1)).to_have_text(done)


@pytest.mark.parametrize(
    ("size", "language"),
    [(LAPTOP, "en"), (PHONE, "es"), (PHONE, "en")],
    ids=["laptop-en", "phone-es", "phone-en"],
)
def test_by_tap(visit: Callable[..., Page], size: ViewportSize, language: str) -> None:
    page = visit(size, language)
    complaints = listen(page)
    walk_through(page, language, touch if size is PHONE else tap, further)
    check(page)
    assert complaints == []
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_by_keyboard_alone(visit: Callable[..., Page], language: str) -> None:
    page = visit(LAPTOP, language)

    def go_on(page: Page) -> None:
        if not page.url.endswith("/learn/1"):
            expect(page.locator(".further:focus, h1:focus")).to_have_count(1)
        tab_to(page, "at?.classList?.contains('further') ?? false")
        page.keyboard.press("Enter")

    walk_through(page, language, press, go_on)


def test_the_focus_goes_where_it_goes_on(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("learn/1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("button.further").focus()
    page.keyboard.press("Enter")
    expect(page.locator("button.further")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_be_focused()


@pytest.mark.parametrize(("size", "scheme"), LOOKS[1:3], ids=NAMES[1:3])
def test_every_lesson_can_be_used_by_everybody(
    visit: Callable[..., Page], size: ViewportSize, scheme: Scheme
) -> None:
    page = visit(size, "de")
    page.emulate_media(color_scheme=scheme)
    for number in range(1, len(course().lessons) + 2):
        page.goto(f"learn/{number}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page)


def test_other_choices_are_answered(visit: Callable[..., Page]) -> None:
    """Legal ones by a reply; what is not legal does nothing."""
    page = visit()
    page.goto("learn/1")
    further(page)
    further(page)
    texts = Catalogue("en", strict=True)
    status = page.locator(".words [role=status]")
    tap(page, KINDS.from_text("region GAL"))
    expect(status).to_have_text(texts.text("web-learn-say-aim-score-less", points=0))
    tap(page, KINDS.from_text("region GRA"))
    expect(status).to_have_text(texts.text("web-learn-say-aim-score-less", points=3))
    expect(page.locator(".said")).to_have_text(texts.text("web-learn-say-aim-score"))
    tap(page, KINDS.from_text("region CLN"))
    expect(status).to_have_text("")
    expect(page.locator(".said")).to_have_text(texts.text("web-learn-say-aim-done"))
    page.goto("learn/2")
    further(page)
    expect(page.locator(".hand > :not(.elsewhere) button:disabled")).to_have_count(3)
    tap(page, KINDS.from_text("power 12"))
    expect(status).to_have_text(texts.text("web-learn-say-power-other"))
    page.goto("learn/4")
    further(page)
    tap(page, KINDS.from_text("special"))
    tap(page, KINDS.from_text("region GAL"))  # where the King stands
    expect(status).to_have_text("")
    expect(page.locator(".said")).to_have_text(texts.text("web-learn-say-king-move"))
    tap(page, KINDS.from_text("region CLN"))
    expect(status).to_have_text(texts.text("web-learn-say-king-move-near"))


def test_caballeros_are_dragged_from_the_court(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("learn/5")
    granada = page.locator("[data-target='piece-0-8'] .hg-count")
    before = page.get_by_role("button", name=re.compile("^Granada"))
    expect(before).to_have_attribute("aria-label", re.compile(r"You 2\b"))
    box = page.locator(".hg-pool[data-anchor='court-0']").bounding_box()
    assert box is not None
    x, y = page.evaluate(POINT, ["place-8", 0.5])
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move((box["x"] + x) / 2, (box["y"] + y) / 2)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    expect(before).to_have_attribute("aria-label", re.compile(r"You 3\b"))
    expect(granada).to_have_text("3")


def test_what_happens_is_shown_moving(visit: Callable[..., Page]) -> None:
    page = visit(motion=True)
    page.goto("learn/3")
    further(page)
    expect(page.locator(".hg-flight").first).to_be_attached()
    page.locator(".board-view .skip").click()
    expect(page.locator(".hg-flight")).to_have_count(0)
    expect(page.locator("[data-seat='1'] .score b")).to_have_text("26")


def test_one_is_shown_what_is_wanted(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("learn/9")
    for _, action in steps_of(course().lessons[-1]):
        if action == READ:
            further(page)
        else:
            page.get_by_role("button", name=Catalogue("en").text("web-learn-show-me")).click()
    expect(page.locator(".finish")).to_be_visible()


def test_lessons_are_skipped_and_gone_back_to(visit: Callable[..., Page]) -> None:
    texts = Catalogue("en", strict=True)
    page = visit(PHONE)
    page.goto("learn")
    expect(page).to_have_url(re.compile("/learn/1$"))
    skip = page.get_by_role("link", name=texts.text("web-learn-skip"))
    for number in range(2, len(course().lessons) + 1):
        skip.click()
        title = texts.text(f"web-learn-lesson-{course().lessons[number - 1].name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page).to_have_url(re.compile(f"/learn/{number}$"))
    skip.click()
    expect(page.locator(".finish")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.text("web-learn-lesson-end"))
    page.get_by_role("button", name=texts.text("web-learn-back")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.text("web-learn-lesson-veto"))
    page.get_by_role("link", name=texts.text("web-learn-lesson-king")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts.text("web-learn-lesson-king"))
    page.goto("learn/99")
    expect(page).to_have_url(re.compile("/learn/4$"))


def test_it_goes_on_where_it_was_left(visit: Callable[..., Page]) -> None:
    texts = Catalogue("en", strict=True)
    page = visit()
    page.goto("learn/3")
    further(page)
    further(page)
    tap(page, KINDS.from_text("recruit 3"))
    further(page)
    card = texts.text("web-learn-say-recruit-card")
    expect(page.locator(".said")).to_have_text(card)
    page.reload()
    expect(page.locator(".said")).to_have_text(card)
    expect(page.locator("[data-anchor='court-0'] dd")).to_have_text("5")
    page.goto("")
    page.goto("learn")
    expect(page).to_have_url(re.compile("/learn/3$"))
    expect(page.locator(".said")).to_have_text(card)
    for text in ("recruit-empty", "recruit-three"):
        page.get_by_role("button", name=texts.text("web-learn-back")).click()
        expect(page.locator(".said")).to_have_text(texts.text(f"web-learn-say-{text}"))
    tap(page, KINDS.from_text("recruit 3"))
    further(page)
    tap(page, KINDS.from_text("card 5"))
    further(page)
    done = page.get_by_role("link", name=re.compile(texts.text("web-learn-done")))
    expect(done).to_have_count(1)


def test_a_real_game_is_a_tap_away(visit: Callable[..., Page]) -> None:
    texts = Catalogue("en", strict=True)
    page = visit()
    page.goto(f"learn/{len(course().lessons) + 1}")
    page.get_by_role("textbox").fill("Alba")
    page.get_by_role("button", name=texts.text("web-play-bots")).click()
    expect(page).to_have_url(re.compile("/table/"))
