"""Whole games at the map: by tap and by drag, alone and with others, through whatever happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.checks import faults, listen, overflow, violations
from tests.e2e.hand import Hand
from tests.e2e.known import PLACE, Moment, bring
from tests.e2e.sitting import begin, introduce, set_up, visit
from tests.server.playing import Server


def test_alone_with_three_bots_by_tap(browser: Browser, server: Server) -> None:
    page = visit(browser, server)
    complaints = listen(page)
    introduce(page, "Ana")
    page.goto(f"table/{set_up(page, players=4, bots=['random'] * 3)}")
    page.get_by_role("button", name="Start the game").click()
    hand = Hand(page, Random(11))
    hand.play(until=lambda seen: seen["kind"] == "place")
    assert faults(page) == []
    hand.play()
    assert {"power", "recruit", "choose", "turn", "place", "disc"} <= hand.kinds
    expect(page.locator("[data-result]")).to_be_visible()
    assert complaints == []
    assert violations(page) == []
    page.context.close()


@pytest.mark.parametrize("seed", [21])
def test_by_drag(browser: Browser, server: Server, seed: int) -> None:
    page = visit(browser, server)
    complaints = listen(page)
    introduce(page, "Ana")
    options = {"short": True}
    table = set_up(page, players=2, bots=["random"], options=options, edition="decennial")
    begin(page, table)
    page.goto(f"table/{table}")
    hand = Hand(page, Random(seed), "drag")
    hand.play()
    assert {"place", "power"} <= hand.kinds
    assert complaints == []
    page.context.close()


def test_on_a_phone_by_touch_in_french(browser: Browser, server: Server) -> None:
    page = visit(
        browser,
        server,
        locale="fr-FR",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
    )
    introduce(page, "Anne", "fr")
    table = set_up(page, players=5, bots=["random"] * 4, options={"short": True})
    begin(page, table)
    page.goto(f"table/{table}")
    expect(page.locator(".status")).to_contain_text("Manche 2 sur 9")
    Hand(page, Random(5)).play()
    assert overflow(page) == 0, "the page scrolls sideways"
    assert faults(page) == []
    page.context.close()


def test_what_is_composed_outlives_a_reload(browser: Browser, server: Server) -> None:
    page = visit(browser, server)
    introduce(page, "Ana")
    me = page.context.request.get("api/me").json()
    bring(server, me["id"], [Moment("composed", PLACE)])
    before = record_of(page, "composed")
    page.goto("table/composed")
    hand = Hand(page, Random(3))
    hand.compose(3)
    composed = hand.see()["composed"]
    assert composed.count("·") == 2
    page.reload()
    hand.until(lambda now: now["composed"] == composed and not now["busy"], "the same answer")
    hand.compose(1)
    prompt = hand.see()["prompt"]
    assert page.evaluate(KEPT) == 1
    hand.confirm()
    hand.until(lambda now: now["prompt"] != prompt, "the next question")
    news = record_of(page, "composed").removeprefix(before.rstrip())
    assert news.count("place ") == 4
    assert page.evaluate(KEPT) == 0
    page.reload()
    hand.until(lambda now: now["asked"] and not now["busy"], "the next question")
    assert hand.see()["composed"] == ""
    page.context.close()


# How many answers this tab keeps.
KEPT = "() => Object.keys(sessionStorage).filter((name) => name.includes('composed')).length"


def scores_of(page: Page) -> list[str]:
    """Return what the players' panels say."""
    return page.locator(".seats .score b").all_inner_texts()


def test_two_people_and_a_spectator_through_reload_loss_and_kill(
    browser: Browser, tmp_path: Path
) -> None:
    """Nothing is lost, nothing happens twice, all three see the same in the end."""
    server = Server(tmp_path)
    server.start_now()
    try:
        ana, ben, cid = (visit(browser, server) for _ in range(3))
        for page, name in ((ana, "Ana"), (ben, "Ben"), (cid, "Cid")):
            introduce(page, name)
        table = set_up(ana, players=2, options={"short": True})
        tunnel = Tunnel(ana)
        ana.goto(f"table/{table}")
        ben.goto(f"table/{table}")
        ben.get_by_role("button", name="Sit down").click()
        ana.get_by_role("button", name="Start the game").click()
        cid.goto(f"table/{table}")
        expect(cid.locator(".status")).to_contain_text("You are watching")

        hands = [Hand(ana, Random(31)), Hand(ben, Random(32))]
        disturbances: dict[int, Callable[[], object]] = {
            8: ben.reload,
            14: tunnel.lose_and_find,
            20: lambda: kill_in_the_middle_of(hands, server),
            26: cid.reload,
        }
        for turn in range(400):
            if turn in disturbances:
                disturbances[turn]()
            hand = whose(hands)
            if hand is None:
                break
            hand.answer(hand.see())
        for page in (ana, ben, cid):
            expect(page.locator("[data-result]")).to_be_visible()
        assert scores_of(ana) == scores_of(ben) == scores_of(cid)
        assert "winners P" in record_of(ana, table)
        for page in (ana, ben, cid):
            page.context.close()
    finally:
        server.kill()


def whose(hands: list[Hand]) -> Hand | None:
    """Return one who is asked; None when the game is over."""
    for _ in range(1500):
        for hand in hands:
            seen = hand.see()
            if seen["over"]:
                return None
            if seen["asked"] and not seen["busy"]:
                return hand
        hands[0].page.wait_for_timeout(40)
    raise AssertionError(f"nobody is asked: {[hand.see() for hand in hands]}")


class Tunnel:
    """A way from the page to the server that can be cut: emulated networks do not cut sockets."""

    def __init__(self, page: Page) -> None:
        """Lie between a page and the server; before it goes to the table."""
        self._page = page
        self._open = True
        self._carried: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live/"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        if self._open:
            socket.connect_to_server()
            self._carried.append(socket)
        else:
            socket.close(code=1001)

    def lose_and_find(self) -> None:
        """Cut all that is carried, until the page has said so; it comes back by itself."""
        self._open = False
        for socket in self._carried:
            socket.close(code=1001)
        self._carried.clear()
        lost = self._page.get_by_text("Connection lost")
        expect(lost).to_be_visible(timeout=30_000)
        self._open = True
        expect(lost).to_be_hidden(timeout=60_000)


def kill_in_the_middle_of(hands: list[Hand], server: Server) -> None:
    """Kill the server while something is composed; all come back by themselves."""
    while True:
        asked = whose(hands)
        assert asked is not None
        seen = asked.see()
        if seen["kind"] in {"turn", "place", "move", "return"}:
            break
        asked.answer(seen)
    before = seen["prompt"]
    server.kill()
    for hand in hands:
        expect(hand.page.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
    server.start_now()
    for hand in hands:
        expect(hand.page.get_by_text("Connection lost")).to_be_hidden(timeout=60_000)
    assert asked.see()["prompt"] == before


def record_of(page: Page, table: str) -> str:
    """Return the record of a game, as the link downloads it."""
    answer = page.context.request.get(f"api/tables/{table}/record")
    assert answer.ok
    return answer.text()
