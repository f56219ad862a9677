"""What does not go through: too many open tables, a refusal, a question that gets no answer."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from hidalgo.grande.decisions import PASS
from tests.e2e.sitting import begin, introduce, set_up, visit
from tests.server.playing import Server

LIVE = re.compile("/live/")


def someone(browser: Browser, server: Server) -> Page:
    """Open a window in which somebody has a name."""
    page = visit(browser, server)
    introduce(page, "Ana")
    return page


def test_too_many_open_tables_are_said_until_one_is_closed(
    browser: Browser, server: Server
) -> None:
    page = someone(browser, server)
    table = set_up(page, players=2)
    others = 2

    def live(socket: WebSocketRoute) -> None:
        if others > 0:
            socket.close(code=4429, reason="you have too many tables open; close one")
        else:
            socket.connect_to_server()

    page.route_web_socket(LIVE, live)
    page.goto(f"table/{table}")
    expect(page.get_by_text("You have as many tables open as one may")).to_be_visible()
    others = 0
    # Nobody has to wait for the next time it is tried.
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    page.context.close()


def test_a_standing_order_that_is_refused_is_withdrawn(browser: Browser, server: Server) -> None:
    page = someone(browser, server)
    table = set_up(page, players=2, bots=["random"])
    begin(page, table)
    answers: list[dict[str, Any]] = []

    def live(socket: WebSocketRoute) -> None:
        """Whatever is asked looks like a window for a Veto, and every answer is refused."""
        server = socket.connect_to_server()

        def said(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message["type"] in {"snapshot", "update"} and message["play"]["asks"]:
                message["play"]["asks"] |= {"kind": "window", "choices": [PASS], "card": 0}
            socket.send(json.dumps(message))

        def asked(raw: str | bytes) -> None:
            message = json.loads(raw)
            if message["type"] == "submit":
                answers.append(message)
                refusal = {"code": "unavailable", "text": "", "reason": "", "clause": ""}
                refused = {"type": "refused", "key": message["key"], "legal": [], **refusal}
                socket.send(json.dumps(refused))
            elif message["type"] != "draft":
                server.send(raw)

        server.on_message(said)
        socket.on_message(asked)

    page.route_web_socket(LIVE, live)
    page.goto(f"table/{table}")
    order = page.get_by_role("button", name="Let everything pass this round")
    for times in (1, 2):
        order.click()
        expect(page.locator(".toast")).to_have_count(1)
        expect(page.get_by_role("button", name="Ask me again")).to_have_count(0)
        page.wait_for_timeout(500)
        assert [answer["actions"] for answer in answers] == [[PASS]] * times
    page.context.close()


def test_bots_that_could_not_be_fetched_can_be_asked_for_again(
    browser: Browser, server: Server
) -> None:
    page = someone(browser, server)
    table = set_up(page, players=3)

    def fail(route: Route) -> None:
        route.abort()

    page.route("**/api/offer", fail)
    page.goto(f"table/{table}")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_have_count(2)
    again.first.click()
    expect(again).to_have_count(2)
    page.unroute("**/api/offer", fail)
    again.first.click()
    choices = page.locator(".chairs select")
    expect(choices).to_have_count(2)
    expect(again).to_have_count(0)
    choices.first.select_option(index=1)
    expect(choices).to_have_count(1)
    page.context.close()


def test_an_address_that_means_nothing_is_said_to(browser: Browser, server: Server) -> None:
    page = someone(browser, server)
    page.evaluate("history.pushState(null, '', 'table/%')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Even the King does not know this place"
    )
    page.context.close()
