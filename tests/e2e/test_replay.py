"""Looking back: the board shows what the engine says, whoever looks, however one gets there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from hidalgo.door.opening import load
from hidalgo.door.record import read
from hidalgo.locale import Catalogue
from tests.e2e.checks import LAPTOP, LOOKS, NAMES, PHONE, check, listen, overflow, violations
from tests.e2e.games import Golden, Played, Standing, golden, played
from tests.e2e.sitting import begin, introduce, set_up, visit
from tests.server.playing import Server

TEXTS = Catalogue("en", strict=True)

_READ = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const number = (element) => Number(element.textContent.replace(/[^0-9]/g, ''))
  const find = (target) => document.querySelector(`[data-target="${target}"]`)
  const place = (target) => Number(find(target).dataset.place)
  const seats = all('.seats > [data-seat]')
  return {
    pieces: Object.fromEntries(all('.hg-standing[data-target^="piece-"]').map(
      (one) => [one.dataset.target, number(one.querySelector('.hg-count'))])),
    grandes: seats.map((_, seat) => place(`grande-${seat}`)),
    king: place('king'),
    tiles: [0, 1].map((tile) => place(`tile-${tile}`)),
    scores: seats.map((seat) => number(seat.querySelector('.score b'))),
    courts: seats.map((seat) => number(seat.querySelector('[data-anchor^="court-"] dd'))),
    provinces: seats.map((seat) => number(seat.querySelector('[data-anchor^="province-"] dd'))),
  }
}"""


def text(name: str, **arguments: Any) -> str:
    return TEXTS.text(name, **arguments)


def shown(page: Page) -> Standing:
    """Return what the page shows of the moment."""
    return Standing(**page.evaluate(_READ))


def at(page: Page, index: int) -> None:
    """Wait until an entry's moment is shown."""
    expect(page.locator(".player")).to_have_attribute("data-shown", str(index))


def jump(page: Page, index: int) -> None:
    """Go to an entry by its line in the log."""
    page.locator(f"[data-line='{index}']").click()
    at(page, index)


def lines_of(page: Page) -> list[int]:
    """Return the entries to which the log leads."""
    lines: list[int] = page.evaluate(
        "[...document.querySelectorAll('[data-line]')].map((line) => Number(line.dataset.line))"
    )
    return lines


def open_record(page: Page, record: str) -> None:
    """Open a record as a file."""
    page.goto("record")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.locator(".player")).to_be_visible()


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Nothing flies: what is compared stands still."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def five() -> Golden:
    """A golden game of five."""
    return golden("bigbox-5")


@pytest.fixture(scope="module")
def game(server: Server) -> Played:
    """A finished game at the server."""
    return played(server.address, players=3, bots=["random", "random"], options={"short": True})


# Golden games


@pytest.mark.parametrize("name", ["bigbox-5", "decennial-4-short", "bigbox_nl-2"])
def test_a_golden_game_is_shown_as_the_engine_played_it(page: Page, name: str) -> None:
    complaints = listen(page)
    kept = golden(name)
    open_record(page, kept.record)
    at(page, 1)
    assert shown(page) == kept.at(1)
    lines = lines_of(page)
    assert len(lines) > 100
    for index in [*lines[3::13], lines[-1]]:
        jump(page, index)
        assert shown(page) == kept.at(index), index
    final = kept.moments[-1].scores
    rows = page.locator(".ranks > li")
    assert {
        int(row.get_attribute("data-seat") or -1): int(row.locator(".score").inner_text())
        for row in rows.all()
    } == dict(enumerate(final))
    totals = page.locator(".places tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == final, "the points by place add up to the scores"
    page.locator("summary").click()
    totals = page.locator("details tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == final, "and so do those of all scorings"
    assert violations(page) == []
    assert complaints == []


def test_every_step_forth_and_back_is_the_engines(page: Page, five: Golden) -> None:
    open_record(page, five.record)
    lines = lines_of(page)[:30]
    for index in lines[1:]:
        page.keyboard.press("ArrowRight")
        at(page, index)
        assert shown(page) == five.at(index), index
    for index in reversed(lines[18:-1]):
        page.get_by_role("button", name=text("web-replay-back")).click()
        at(page, index)
        assert shown(page) == five.at(index), index


def test_moves_that_fly_land_where_the_engine_says(
    browser: Browser, server: Server, five: Golden
) -> None:
    page = visit(browser, server, reduced_motion="no-preference")
    open_record(page, five.record)
    lines = lines_of(page)
    for index in lines[1:24]:
        page.keyboard.press("ArrowRight")
        at(page, index)
    skip = page.get_by_role("button", name=text("play-skip"))
    expect(skip).to_have_count(0)
    assert shown(page) == five.at(lines[23])
    page.context.close()


def test_every_seat_sees_its_own_power_cards(page: Page, five: Golden) -> None:
    open_record(page, five.record)
    viewer = page.get_by_label(text("web-replay-viewer"))
    index = 1
    for seat in range(5):
        viewer.select_option(str(seat))
        expect(page.locator(".player")).to_have_attribute("data-viewer", str(seat))
        index = lines_of(page)[30 + 40 * seat]
        jump(page, index)
        assert shown(page) == five.at(index)
        held = [int(value) for value in page.locator(".hand b").all_inner_texts()]
        assert sorted(held) == five.hands[index - 1][seat]
    viewer.select_option("-1")
    expect(page.locator(".player")).to_have_attribute("data-viewer", "-1")
    at(page, index)
    expect(page.locator(".hand")).to_have_count(0)


# Moving through a game


def test_the_keyboard_alone_is_enough(page: Page, five: Golden) -> None:
    open_record(page, five.record)
    lines = lines_of(page)
    timeline = page.get_by_role("slider", name=text("web-replay-timeline"))
    page.keyboard.press("ArrowRight")
    at(page, lines[1])
    page.keyboard.press("ArrowLeft")
    at(page, lines[0])
    page.keyboard.press("ArrowLeft")
    at(page, lines[0])
    timeline.focus()
    page.keyboard.press("End")
    at(page, lines[-1])
    assert text("event-general-scoring", number=3) in (
        timeline.get_attribute("aria-valuetext") or ""
    )
    page.keyboard.press("ArrowLeft")
    at(page, lines[-2])
    page.keyboard.press("Home")
    at(page, lines[0])
    round_two = page.get_by_role("button", name=text("web-replay-round", round=2), exact=True)
    round_two.focus()
    page.keyboard.press("Enter")
    expect(round_two).to_have_attribute("aria-current", "step")
    second = int(page.locator(".player").get_attribute("data-index") or 0)
    at(page, second)
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowRight")
    at(page, second)
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=text("web-replay-pause"))).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=text("web-replay-play"), exact=True)).to_be_visible()


def test_it_plays_on_by_itself_until_it_is_paused(page: Page, five: Golden) -> None:
    open_record(page, five.record)
    lines = lines_of(page)
    page.get_by_label(text("web-replay-pace")).select_option("fast")
    page.get_by_role("button", name=text("web-replay-play"), exact=True).click()
    at(page, lines[3])
    page.get_by_role("button", name=text("web-replay-pause")).click()
    stopped = page.locator(".player").get_attribute("data-index")
    expect(page.get_by_role("button", name=text("web-replay-play"), exact=True)).to_be_focused()
    assert page.locator(".player").get_attribute("data-index") == stopped
    jump(page, lines[-3])
    page.get_by_role("button", name=text("web-replay-play"), exact=True).click()
    at(page, lines[-1])
    expect(page.get_by_role("button", name=text("web-replay-play"), exact=True)).to_be_visible()


def test_quick_steps_ask_only_for_where_they_lead(page: Page, game: Played) -> None:
    page.goto(f"replay/{game.table}?at={game.replay['first']}&as=-1")
    lines = lines_of_replay(game)
    at(page, lines[0])
    page.wait_for_load_state("networkidle")
    held: list[Route] = []
    free = False

    def hold(route: Route) -> None:
        if free:
            route.continue_()
        else:
            held.append(route)

    page.route("**/moment?*", hold)
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".player")).to_have_attribute("data-index", str(lines[30]))
    assert len(held) == 1, "one at a time"
    free = True
    with page.expect_response(lambda answer: f"index={lines[30]}&" in answer.url):
        held[0].continue_()
    at(page, lines[30])


def lines_of_replay(game: Played) -> list[int]:
    """Return the entries at which one can stop."""
    lines = game.replay["lines"]
    return [line["index"] for line in lines if line["events"] or line["kind"] == "undo"]


# Games of the server


def test_a_link_leads_to_the_move(page: Page, context: BrowserContext, game: Played) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    lines = lines_of_replay(game)
    page.goto(f"replay/{game.table}?at={lines[50]}&as=1")
    at(page, lines[50])
    expect(page.locator(".player")).to_have_attribute("data-viewer", "1")
    before = shown(page)
    page.get_by_role("button", name=text("web-replay-link")).click()
    expect(page.get_by_role("button", name=text("web-copied"))).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"at={lines[51]}&as=1$"))
    page.reload()
    at(page, lines[51])
    page.goto(link)
    at(page, lines[50])
    assert shown(page) == before
    page.get_by_label(text("web-replay-viewer")).select_option("2")
    expect(page).to_have_url(re.compile(rf"at={lines[50]}&as=2$"))
    at(page, lines[50])


def test_without_a_move_it_is_the_end_with_ones_own_eyes(
    browser: Browser, server: Server, game: Played
) -> None:
    page = visit(browser, server)
    cookie: Any = {"name": "hidalgo", "value": game.cookie, "url": server.address}
    page.context.add_cookies([cookie])
    page.goto(f"replay/{game.table}")
    at(page, lines_of_replay(game)[-1])
    expect(page.locator(".player")).to_have_attribute("data-viewer", "0")
    assert shown(page).scores == game.points
    expect(page.get_by_role("heading", name=text("web-story-title"))).to_be_visible()
    check(page)
    page.context.close()


def test_what_was_taken_back_is_marked(page: Page, game: Played) -> None:
    page.goto(f"replay/{game.table}?as=-1")
    made: list[dict[str, Any]] = []
    gone: list[int] = []
    for line in game.replay["lines"]:
        if line["kind"] == "decision":
            made.append(line)
        elif line["kind"] == "undo":
            gone += [one["index"] for one in made if one["made"] > line["to"] and one["events"]]
            made = [one for one in made if one["made"] <= line["to"]]
    assert gone, "the game was to have something taken back"
    at(page, lines_of_replay(game)[-1])
    marked = page.locator("[data-line].gone")
    assert [int(one.get_attribute("data-line") or 0) for one in marked.all()] == gone
    jump(page, gone[0])
    expect(page.locator(".now")).to_contain_text(text("web-replay-undone"))


def test_the_record_can_be_taken_away_and_opened(page: Page, game: Played, tmp_path: Path) -> None:
    page.goto(f"replay/{game.table}?as=-1")
    with page.expect_download() as download:
        page.get_by_role("link", name=text("web-replay-download")).click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    record = file.read_text(encoding="utf-8")
    load(read(record))
    assert read(record).points == game.points
    page.goto("record")
    page.get_by_label(text("web-record-paste")).fill(record)
    page.get_by_role("button", name=text("web-record-open"), exact=True).click()
    page.get_by_role("button", name=text("web-replay-end")).click()
    at(page, lines_of(page)[-1])
    assert shown(page).scores == game.points


def test_the_end_of_a_game_at_its_table(browser: Browser, server: Server, game: Played) -> None:
    page = visit(browser, server)
    cookie: Any = {"name": "hidalgo", "value": game.cookie, "url": server.address}
    page.context.add_cookies([cookie])
    page.goto(f"table/{game.table}")
    ranks = page.get_by_role("list", name=text("web-result-scores")).locator(".score")
    expect(ranks).to_have_text([str(points) for points in sorted(game.points, reverse=True)])
    expect(page.get_by_role("img", name=text("web-result-chart"))).to_be_visible()
    check(page)
    with page.expect_download() as download:
        page.get_by_role("link", name=text("play-record")).click()
    assert read(download.value.path().read_text(encoding="utf-8")).points == game.points
    page.get_by_role("link", name=text("web-result-replay")).click()
    at(page, game.replay["first"])
    page.go_back()
    moment = page.locator(".story a").first
    address = moment.get_attribute("href") or ""
    moment.click()
    at(page, int(address.rpartition("at=")[2]))
    page.go_back()
    page.get_by_role("button", name=text("web-result-rematch")).click()
    expect(page).not_to_have_url(re.compile(game.table))
    page.context.close()


# What goes wrong


def test_what_cannot_be_shown_says_why(page: Page, browser: Browser, server: Server) -> None:
    page.goto("replay/nowhere")
    alert = page.get_by_role("alert").filter(has_text=text("web-replay-not-here"))
    expect(alert).to_contain_text(text("web-problem-no-table"))
    check(page)

    host = visit(browser, server)
    introduce(host, "Ana")
    table = set_up(host, players=2, bots=["random"])
    host.goto(f"replay/{table}")
    alert = host.get_by_role("alert").filter(has_text=text("web-replay-not-here"))
    expect(alert.get_by_role("link", name=text("web-replay-to-table"))).to_be_visible()
    begin(host, table)
    host.goto(f"replay/{table}?as=1")
    alert.get_by_role("link", name=text("web-replay-publicly")).click()
    expect(host.locator(".player")).to_have_attribute("data-viewer", "-1")
    host.get_by_label(text("web-replay-viewer")).select_option("0")
    expect(host.locator(".player")).to_have_attribute("data-viewer", "0")
    expect(host.locator(".hand b")).not_to_have_count(0)
    # A seat that the table has not, and what is no seat at all.
    for nobody in (2, 9, -5):
        host.goto(f"replay/{table}?as={nobody}")
        expect(alert).to_contain_text(text("web-problem-no-seat"))
        alert.get_by_role("link", name=text("web-replay-publicly")).click()
        expect(host.locator(".player")).to_have_attribute("data-viewer", "-1")
    host.context.close()


def test_a_moment_that_does_not_come_is_asked_for_again(page: Page, game: Played) -> None:
    lines = lines_of_replay(game)
    page.goto(f"replay/{game.table}?at={lines[0]}&as=-1")
    at(page, lines[0])
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.locator(f"[data-line='{lines[60]}']").click()
    alert = page.get_by_role("alert").filter(has_text=text("web-problem-unreachable"))
    expect(alert).to_be_visible()
    at(page, lines[0])
    page.context.set_offline(False)
    alert.get_by_role("button", name=text("web-retry")).click()
    at(page, lines[60])
    expect(alert).to_have_count(0)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "web-record-empty"),
        (b"x" * 60_001, "web-record-large"),
        (b"x" * 250_000, "web-record-large"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "web-record-binary"),
    ],
    ids=["empty", "long", "huge", "picture"],
)
def test_a_file_that_is_no_record_is_refused(page: Page, content: bytes, said: str) -> None:
    page.goto("record")
    page.locator("input[type=file]").set_input_files(
        {"name": "file", "mimeType": "application/octet-stream", "buffer": content}
    )
    expect(page.get_by_role("alert").filter(has_text=text(said))).to_be_visible()


def test_a_broken_record_is_refused_with_the_line_that_is_wrong(page: Page, five: Golden) -> None:
    broken = five.record.replace("\nP4: power 7\n", "\nP4: power 27\n", 1)
    assert broken != five.record
    page.goto("record")
    field = page.get_by_label(text("web-record-paste"))
    field.fill(broken)
    page.get_by_role("button", name=text("web-record-open"), exact=True).click()
    alert = page.get_by_role("alert").filter(has_text="27")
    expect(alert).to_be_visible()
    check(page)
    assert field.input_value() == broken, "what was pasted is not lost"
    field.fill(five.record)
    page.get_by_role("button", name=text("web-record-open"), exact=True).click()
    expect(page.locator(".player")).to_be_visible()


# How it looks


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=NAMES)
def test_everybody_can_use_it(
    browser: Browser, server: Server, game: Played, size: Any, theme: Any
) -> None:
    page = visit(browser, server, viewport=size, color_scheme=theme)
    lines = lines_of_replay(game)
    page.goto(f"replay/{game.table}?at={lines[70]}&as=0")
    at(page, lines[70])
    check(page)
    page.get_by_role("slider").press("End")
    at(page, lines[-1])
    page.locator("summary").click()
    check(page)
    page.goto("record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page)
    page.context.close()


@pytest.mark.parametrize("language", ["de-DE", "es-ES", "fr-FR", "nl-NL"])
def test_it_fits_a_phone_in_every_language(
    browser: Browser, server: Server, game: Played, language: str
) -> None:
    page = visit(browser, server, viewport=PHONE, locale=language)
    texts = Catalogue(language[:2], strict=True)
    page.goto(f"replay/{game.table}?as=-1")
    expect(page.get_by_role("heading", name=texts.text("web-story-title"))).to_be_visible()
    assert overflow(page) == 0
    for name in ("web-replay-back", "web-replay-play", "web-replay-on"):
        expect(page.get_by_role("button", name=texts.text(name), exact=True)).to_be_in_viewport()
    page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    assert overflow(page) == 0
    page.context.close()
