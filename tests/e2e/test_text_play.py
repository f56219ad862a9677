"""Whole games by keyboard and text alone, in English and in French, against bots.

The map is never used and never needed. Whatever would leave a player who does not look without a
way on fails here: a choice that is not in the list, a focus that is nowhere, silence.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hidalgo.grande.board import PLACE_NAMES
from tests.e2e import checks
from tests.e2e.reader import LISTEN, Reader
from tests.e2e.sitting import begin, introduce, post, set_up
from tests.server.playing import Server

BOTS = ["random", "random"]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


def arrive(browser: Browser, server: Server, language: str, seed: int) -> Reader:
    """Sit down at a table with bots, and begin a short game."""
    context = browser.new_context(
        base_url=f"{server.address}/",
        locale=LOCALES[language],
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto("")
    introduce(page, "Ada", language)
    table = set_up(page, players=3, options={"short": True}, bots=BOTS)
    begin(page, table)
    page.goto(f"table/{table}")
    return Reader(page, language, Random(seed))


def moment(page: Page) -> Any:
    """Return how the game stands, as the server says it to this seat."""
    table = page.url.rpartition("/")[2]
    last = page.request.get(f"api/tables/{table}/replay?viewer=0").json()["last"]
    return page.request.get(f"api/tables/{table}/moment?index={last}&viewer=0").json()["play"]


@pytest.mark.parametrize(("language", "seed"), [("en", 11), ("fr", 12)])
def test_a_whole_game_without_looking(
    browser: Browser, server: Server, language: str, seed: int
) -> None:
    reader = arrive(browser, server, language, seed)
    complaints = checks.listen(reader.page)
    compared = 0

    def compare(asked: int) -> None:
        nonlocal compared
        play = moment(reader.page)
        if play["asks"] is not None and asked % 4 == 1:
            reader.press("t")
            assert reader.text_board() == play["board"]["places"]
            compared += 1
        if (
            asked % 3 == 0
            and play["asks"] is not None
            and play["asks"]["kind"] in {"power", "recruit", "choose"}
        ):
            reader.go_to_list()
            assert len(reader.options()) == len(play["asks"]["choices"])

    answered = reader.play_to_the_end(compare)
    assert answered > 20
    assert compared > 4
    assert reader.lost() == []
    assert complaints == []
    said = [one.text for one in reader.heard]
    assert "" not in said
    # Whoever has won is said, and nothing is said twice in a row.
    assert any("Ada" in text and "Bot" in text for text in said)
    assert not [text for text, after in pairwise(said) if text == after]
    assert not [text for text in said if "play-" in text or "undefined" in text]
    longest = max(said, key=len)
    assert len(longest) < 1500, longest
    reader.page.context.close()


def test_who_comes_back_hears_where_the_game_stands_and_no_more(
    browser: Browser, server: Server
) -> None:
    reader = arrive(browser, server, "en", 3)
    reader.until(lambda: reader.questions() > 0, "a question")
    reader.answer(1)
    reader.until(lambda: reader.questions() > 1, "the next question")
    reader.page.reload()
    reader.heard.clear()
    reader.until(lambda: reader.questions() > 0, "the question once more")
    reader.page.wait_for_load_state("networkidle")
    assert len([one for one in reader.heard if "Round" in one.text]) == 1
    assert "plays power card" not in " ".join(one.text for one in reader.heard)
    reader.page.context.close()


def test_keys_lead_everywhere_and_can_be_switched_off(browser: Browser, server: Server) -> None:
    reader = arrive(browser, server, "en", 4)
    page = reader.page
    reader.until(lambda: reader.questions() > 0, "a question")
    for key, name in [("t", "The board as text"), ("l", "Log")]:
        reader.press(key)
        assert (reader.focused() or {}).get("within") == [name]
    reader.press("c")
    reader.until(lambda: (reader.focused() or {}).get("role") == "textarea", "the chat")
    # In a field letters are letters; Escape leads out of it.
    page.keyboard.type("alt")
    assert page.get_by_role("textbox", name="Say something").input_value() == "alt"
    reader.press("Enter")
    reader.until(lambda: page.get_by_text("alt", exact=True).count() == 1, "what was said")
    reader.press("Escape")
    reader.press("m")
    reader.until(lambda: (reader.focused() or {}).get("role") == "button", "the map")
    # A place on the map is explained, with its rules; Escape leads back to it.
    place = reader.focused()
    reader.press("e")
    reader.until(lambda: (reader.focused() or {}).get("role") == "dialog", "an explanation")
    checks.check(page)
    reader.tab_to("Rule 5.2: Ranks")
    reader.press("Enter")
    reader.until(lambda: page.get_by_text("with a counter that begins").count(), "the rule's text")
    reader.press("Escape")
    reader.until(lambda: reader.focused() == place, "the place once more")
    reader.press("?")
    reader.until(lambda: page.get_by_role("dialog", name="Keys at the table").count(), "the keys")
    assert checks.faults(page) == []
    reader.press("Escape")
    # Who does not know that key finds them in the menu.
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Keys at the table").click()
    reader.until(lambda: page.get_by_role("dialog", name="Keys at the table").count(), "the keys")
    reader.press("Escape")
    expect(menu).to_be_focused()
    # Its cross leads back there, too.
    menu.click()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(menu).to_be_focused()
    reader.go_to_list()
    checks.check(page)
    assert reader.lost() == []
    page.evaluate("localStorage.setItem('hidalgo.shortcuts', 'false')")
    page.reload()
    reader.until(lambda: reader.questions() > 1, "the question once more")
    reader.press("t")
    assert reader.focused() is None
    page.context.close()


def test_the_whole_position_is_there_as_text(browser: Browser, server: Server) -> None:
    reader = arrive(browser, server, "en", 5)
    page = reader.page
    reader.until(lambda: reader.questions() > 0, "a question")
    play = moment(page)
    board = play["board"]
    reader.press("t")
    assert reader.text_board() == board["places"]
    rows = reader.table("Players")
    for seat, row in enumerate(rows[1:]):
        assert [int(cell) for cell in row[1:4]] == [
            board["score"][seat],
            board["court"][seat],
            board["province"][seat],
        ]
    text = page.get_by_role("region", name="The board as text").inner_text()
    assert f"Power cards in your hand: {', '.join(map(str, play['own']['hand']))}." in text
    assert text.count("Grande:") == 3
    king = next(row for row in reader.table("Places") if "the King" in row[-1])
    assert king[0] == PLACE_NAMES[board["king"]]
    levels = page.get_by_role("region", name="The board as text").get_by_role("heading").all()
    assert len(levels) >= 4
    checks.check(page)
    page.context.close()


def test_a_chat_can_be_read_counted_and_muted(browser: Browser, server: Server) -> None:
    reader = arrive(browser, server, "en", 6)
    page = reader.page
    table = page.url.rpartition("/")[2]
    reader.until(lambda: reader.questions() > 0, "a question")
    other = browser.new_context(base_url=f"{server.address}/").new_page()
    other.goto("")
    introduce(other, "Zoe")
    other.goto(f"table/{table}")
    other.get_by_role("tab", name="Chat").click()
    field = other.get_by_role("textbox", name="Say something")
    field.fill("Hello")
    field.press("Enter")
    reader.until(lambda: any("Zoe says: Hello" in one.text for one in reader.heard), "the chat")
    reader.press("c")
    reader.until(lambda: page.get_by_text("Zoe (watching)").count() > 0, "who watches")
    mine = page.get_by_role("textbox", name="Say something")
    mine.fill("x" * 490)
    assert page.get_by_text("10 characters left").count() == 1
    mine.fill("x" * 503)
    assert page.get_by_text("3 characters too many").count() == 1
    assert page.get_by_role("button", name="Send").is_disabled()
    mine.fill("")
    page.get_by_text("Who talks here").click()
    page.get_by_role("button", name="Mute Zoe").click()
    field.fill("Are you there?")
    field.press("Enter")
    other.get_by_text("Are you there?").wait_for()
    post(page, f"api/tables/{table}/leave")
    reader.until(lambda: page.get_by_text("You watch").count() >= 0, "the table")
    assert page.get_by_text("Are you there?").count() == 0
    assert not [one for one in reader.heard if "Are you there?" in one.text]
    checks.check(page)
    other.context.close()
    page.context.close()
