"""People at one table: taking back, leaving and coming back, the time there is, a mouse at rest."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Browser, Page, Route, WebSocket, WebSocketRoute, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import overflow
from tests.e2e.games import over_for_two
from tests.e2e.hand import Hand
from tests.e2e.sitting import begin, introduce, post, set_up, visit
from tests.server.playing import Server

PHONE = {"width": 360, "height": 740}
TEXTS = Catalogue("en", strict=True)


def two(browser: Browser, server: Server, **options: object) -> tuple[Page, Page, str]:
    """Seat two people at a table at which a game has begun; the second has a phone."""
    ana, ben = visit(browser, server), visit(browser, server, viewport=PHONE)
    introduce(ana, "Ana")
    introduce(ben, "Ben")
    table = set_up(ana, players=2, options=options)
    post(ben, f"api/tables/{table}/seat")
    begin(ana, table)
    for page in (ana, ben):
        page.goto(f"table/{table}")
        expect(page.locator(".bar")).to_be_visible()
    return ana, ben, table


def in_turn(*pages: Page) -> list[Page]:
    """Return who is asked, and the others."""
    asked = pages[0].locator(".bar.asked").or_(pages[0].locator(".bar .waiting"))
    expect(asked.first).to_be_visible()
    return sorted(pages, key=lambda page: page.locator(".bar.asked").count() == 0)


def test_who_wants_to_take_back_hears_that_somebody_refuses(
    browser: Browser, server: Server
) -> None:
    ana, ben, _ = two(browser, server)
    first, second = in_turn(ana, ben)
    for page in (first, second):
        hand = Hand(page, Random(4))
        hand.answer(hand.until(lambda seen: seen["asked"], "a question"))
    refuser = "Ana" if second is ana else "Ben"
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Ask to take back").click()
    vote = second.get_by_role("region", name="Taking back")
    vote.get_by_role("button").nth(1).click()
    expect(first.get_by_text(f"{refuser} does not agree; nothing is taken back.")).to_be_visible()
    expect(vote).to_have_count(0)
    log = first.get_by_role("region", name="Log")
    expect(log).to_contain_text(f"{refuser} does not agree to taking back.")
    for page in (ana, ben):
        page.context.close()


def test_who_has_left_finds_the_way_back_on_a_phone(browser: Browser, server: Server) -> None:
    ana, ben, _ = two(browser, server)
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Leave the game").click()
    ben.get_by_role("dialog").locator(".button.main").click()
    expect(ben).to_have_url(re.compile("/$"))
    expect(ana.locator(".seats")).to_contain_text("a bot plays on")
    log = ana.get_by_role("region", name="Log")
    expect(log).to_contain_text("Ben has left the game. A bot plays on: Shrewd bot.")
    ben.go_back()
    back = ben.get_by_role("button", name="Take my seat back")
    expect(back).to_be_in_viewport(ratio=1)
    expect(ben.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)
    status = ben.locator(".status").bounding_box()
    assert status is not None
    assert status["width"] > 90
    assert overflow(ben) == 0
    back.click()
    expect(ana.locator(".seats")).not_to_contain_text("a bot plays on")
    expect(log).to_contain_text("Ben is back and plays on.")
    for page in (ana, ben):
        page.context.close()


def test_what_is_said_first_at_a_table_is_unread(browser: Browser, server: Server) -> None:
    ana, ben, _ = two(browser, server)
    unread = ana.get_by_role("tab", name="Chat").locator(".unread")
    ben.get_by_role("tab", name="Chat").click()
    field = ben.get_by_role("textbox", name="Say something")
    for number, text in enumerate(("Hello", "Are you there?"), 1):
        field.fill(text)
        field.press("Enter")
        expect(unread).to_have_text(re.compile(f"^{number}"))
    # Whoever comes has nothing before them that was said before they came.
    ana.reload()
    expect(ana.locator(".bar")).to_be_visible()
    expect(unread).to_have_count(0)
    field.fill("At last")
    field.press("Enter")
    expect(unread).to_have_text(re.compile("^1"))
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.get_by_text("At last")).to_be_visible()
    expect(unread).to_have_count(0)
    for page in (ana, ben):
        page.context.close()


def test_another_language_takes_nothing_away(browser: Browser, server: Server) -> None:
    page = visit(browser, server)
    introduce(page, "Ana")
    table = set_up(page, players=2, bots=["random"])
    begin(page, table)
    page.goto(f"table/{table}")
    hand = Hand(page, Random(2))
    hand.until(lambda seen: seen["asked"] and seen["kind"] == "power", "a question")
    page.get_by_role("button", name="Power card 1,").click()
    hand.until(lambda seen: seen["confirm"], "something to confirm")
    sockets: list[str] = []

    def opened(socket: WebSocket) -> None:
        sockets.append(socket.url)

    page.on("websocket", opened)
    # The server has kept the choice when its answer is here: what came of it would show by then.
    with page.expect_response("**/api/me"):
        page.locator("header select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".confirm")).to_be_enabled()
    expect(page.locator("button.hg-power[aria-pressed=true]")).to_have_count(1)
    assert sockets == []
    page.context.close()


def test_at_a_table_with_a_pace_the_time_that_is_left_is_shown(
    browser: Browser, server: Server
) -> None:
    ana, ben, _ = two(browser, server, pace=3600)
    first, second = in_turn(ana, ben)
    expect(first.locator(".bar [data-time-left]")).to_have_text(re.compile(r"59:\d\d"))
    for page in (first, second):
        expect(page.locator(".seats [data-time-left]")).to_have_count(1)
    expect(second.locator(".bar [data-time-left]")).to_have_count(0)
    for page in (ana, ben):
        page.context.close()


def test_an_answer_of_the_clock_is_marked_in_the_log(browser: Browser, server: Server) -> None:
    ana, ben, table = two(browser, server, pace=1)
    log = ana.get_by_role("region", name="Log")
    late = log.get_by_role("listitem").filter(has_text="time was up")
    expect(late.first).to_contain_text(re.compile("^(Ana|Ben|Power).*time was up"))
    ana.goto(f"replay/{table}?at=0")
    expect(ana.locator(".now")).to_be_visible()
    ana.keyboard.press("ArrowRight")
    expect(ana.locator(".now")).to_contain_text("time was up")
    for page in (ana, ben):
        page.context.close()


def test_a_button_that_was_pressed_waits_for_what_comes_of_it(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server)
    introduce(page, "Ana")
    table = set_up(page, players=2)
    held: list[Callable[[], None]] = []

    def relay(socket: WebSocketRoute) -> None:
        """What the server tells comes late; what the page says goes on at once."""
        server = socket.connect_to_server()
        told = 0

        def tell(message: str | bytes) -> None:
            nonlocal told
            told += 1
            if told == 1:
                socket.send(message)
            else:
                held.append(lambda: socket.send(message))

        server.on_message(tell)

    page.route_web_socket(re.compile("/live/"), relay)
    page.goto(f"table/{table}")
    start = page.get_by_role("button", name="Start")
    with page.expect_response(f"**/{table}/start"):
        start.dblclick()
    expect(start).to_be_disabled()
    page.unroute_all()
    while not page.locator(".bar").count():
        while held:
            held.pop(0)()
        page.wait_for_timeout(50)
    expect(page.locator(".toast")).to_have_count(0)
    page.context.close()


def test_two_who_play_again_at_once_meet_at_one_table(browser: Browser, server: Server) -> None:
    table, cookies = over_for_two(server.address)
    pages = [visit(browser, server) for _ in cookies]
    buttons = []
    for page, cookie in zip(pages, cookies, strict=True):
        page.context.add_cookies([{"name": "hidalgo", "value": cookie, "url": server.address}])
        page.goto(f"table/{table}")
        buttons.append(page.get_by_role("button", name="Play again"))
        expect(buttons[-1]).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for page in pages:
        page.route("**/rematch", hold)
    for button in buttons:
        button.dblclick()
        expect(button).to_be_disabled()
    # Nobody has asked twice, and all have asked before anybody hears.
    assert len(held) == len(pages)
    for route in held:
        route.continue_()
    for page in pages:
        expect(page).not_to_have_url(re.compile(table))
        expect(page.locator(".chairs")).to_contain_text(re.compile("Ana.*Ben|Ben.*Ana"))
        expect(page.locator(".toast")).to_have_count(0)
    assert len({page.url for page in pages}) == 1
    for page in pages:
        page.context.close()


def test_what_comes_to_lie_under_a_mouse_at_rest_is_not_explained(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server)
    page.clock.install()
    introduce(page, "Ana")
    table = set_up(page, players=2, bots=["random"])
    begin(page, table)
    page.goto(f"table/{table}")
    card = page.locator(".hg-card").first
    expect(card).to_be_visible()
    page.mouse.move(40, 60)
    # What a browser says when something comes to lie under a mouse that has not moved.
    card.dispatch_event(
        "pointerover", {"pointerType": "mouse", "bubbles": True, "clientX": 40, "clientY": 60}
    )
    page.clock.run_for(2_000)
    expect(page.locator(".explain")).to_have_count(0)
    # What is pointed at is.
    card.hover()
    page.clock.run_for(2_000)
    expect(page.locator(".explain")).to_be_visible()
    page.context.close()


def test_what_is_begun_in_a_window_is_not_gone_without_a_word(
    browser: Browser, server: Server
) -> None:
    ana, ben, _ = two(browser, server)
    first, _ = in_turn(ana, ben)
    second = first.context.new_page()
    second.goto(first.url)
    for page, card in ((second, "Power card 1,"), (first, "Power card 2,")):
        page.get_by_role("button", name=card).click()
        expect(page.locator(".confirm")).to_be_enabled()
    first.locator(".confirm").click()
    expect(second.locator(".toast")).to_have_text(
        re.compile(re.escape(TEXTS.text("play-answered-elsewhere")))
    )
    expect(first.locator(".toast")).to_have_count(0)
    for page in (ana, ben):
        page.context.close()


# A page in the background, and what the system is given to show.
HIDDEN = """
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
window.notices = [];
const Own = window.Notification;
window.Notification = class extends Own {
  constructor(title, options) { super(title, options); window.notices.push([title, options]); }
};
"""


def test_the_system_tells_whoever_looks_elsewhere_that_it_is_their_turn(
    browser: Browser, server: Server
) -> None:
    ana, ben, table = two(browser, server)
    first, second = in_turn(ana, ben)
    second.context.grant_permissions(["notifications"], origin=server.address)
    second.context.add_init_script(HIDDEN)
    second.evaluate("localStorage.setItem('hidalgo.notify', 'true')")
    second.reload()
    expect(second.locator(".bar .waiting")).to_be_visible()
    second.evaluate("window.away = true")
    hand = Hand(first, Random(4))
    hand.answer(hand.until(lambda seen: seen["asked"], "a question"))
    second.wait_for_function("() => window.notices.length > 0")
    [(title, options)] = second.evaluate("window.notices")
    assert title == TEXTS.text("play-attention-title")
    assert options["body"] == TEXTS.text("play-attention-turn")
    assert table in options["tag"]
    expect(second.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))
    # Whoever has come back is told nothing more, though the next question is there at once.
    second.evaluate("window.away = false")
    hand = Hand(second, Random(4))
    hand.answer(hand.until(lambda seen: seen["asked"], "a question"))
    assert len(second.evaluate("window.notices")) == 1
    for page in (ana, ben):
        page.context.close()
