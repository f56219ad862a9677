"""Oneself: name, account, recovery, devices, data, and all that can be wrong with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from hidalgo.locale import Catalogue
from tests.e2e.checks import LOOKS, NAMES, PHONE, check, listen, violations
from tests.server.playing import Server

TEXTS = Catalogue("en", strict=True)
FRENCH = Catalogue("fr", strict=True)
PASSWORD = "a short sentence, 7 words"  # noqa: S105  # of nobody


def text(message: str, /, **arguments: Any) -> str:
    return TEXTS.text(message, **arguments)


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Any]:
    """Open a browser of its own at the account's page."""
    contexts: list[BrowserContext] = []

    def open_page(**options: Any) -> Page:
        context = browser.new_context(
            base_url=f"{server.address}/",
            service_workers="block",
            reduced_motion="reduce",
            **{"locale": "en-GB", **options},
        )
        contexts.append(context)
        page = context.new_page()
        page.goto("account")
        return page

    yield open_page
    for context in contexts:
        context.close()


def part(page: Page, title: str, texts: Catalogue = TEXTS) -> Locator:
    return page.get_by_role("region", name=texts.text(title), exact=True)


def come_in(page: Page, name: str) -> None:
    page.get_by_label(text("web-your-name")).fill(name)
    page.get_by_role("button", name=text("web-introduce-go")).click()
    expect(part(page, "web-claim")).to_be_visible()


def claim(page: Page, username: str) -> str:
    """Make an account; return its recovery code."""
    form = part(page, "web-claim")
    form.get_by_role("textbox", name=text("web-username")).fill(username)
    form.get_by_role("textbox", name=text("web-password")).fill(PASSWORD)
    form.get_by_role("button", name=text("web-claim-go")).click()
    return keep_code(page)


def keep_code(page: Page) -> str:
    """Read the recovery code, and say that it is kept."""
    shown = part(page, "web-keep-code")
    code = shown.locator("code").inner_text()
    assert re.fullmatch(r"([0-9A-Z]{4}-){5}[0-9A-Z]{4}", code)
    go_on = shown.get_by_role("button", name=text("web-go-on"))
    expect(go_on).to_be_disabled()
    shown.get_by_role("checkbox", name=text("web-keep-code-done")).check()
    go_on.click()
    expect(shown).to_have_count(0)
    expect(part(page, "web-account-login")).to_be_visible()
    return code


def open_up(place: Locator, title: str) -> Locator:
    """Open one of the folded forms; return it."""
    summary = place.page.locator("summary").filter(has_text=text(title))
    details = place.locator("details").filter(has=summary)
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    return details


def log_in(page: Page, username: str, password: str) -> None:
    place = page.get_by_role("region").filter(has=page.locator("summary"))
    form = open_up(place.first, "web-log-in")
    form.get_by_role("textbox", name=text("web-username")).fill(username)
    form.get_by_role("textbox", name=text("web-password")).fill(password)
    form.get_by_role("button", name=text("web-log-in")).click()


def test_a_guest_becomes_an_account_and_comes_back(arrive: Any) -> None:
    page = arrive()
    complaints = listen(page)
    page.reload()
    come_in(page, "Ana")
    form = part(page, "web-claim")
    username = form.get_by_role("textbox", name=text("web-username"))
    password = form.get_by_role("textbox", name=text("web-password"))
    send = form.get_by_role("button", name=text("web-claim-go"))

    send.click()
    expect(username).to_be_focused()
    expect(username).to_have_accessible_description(re.compile(text("web-fault-username-empty")))
    expect(password).to_have_accessible_description(re.compile(text("web-fault-password-short")))
    username.fill("añá")
    password.fill("aaaaaaaaaaaaaaa")
    send.click()
    expect(username).to_have_accessible_description(re.compile(text("web-fault-username")))
    expect(password).to_have_accessible_description(re.compile(text("web-problem-password")))
    check(page)
    username.fill("ana.1")
    password.fill(PASSWORD)
    form.get_by_role("button", name=f"{text('web-show')}: {text('web-password')}").click()
    expect(password).to_have_attribute("type", "text")
    send.click()

    shown = part(page, "web-keep-code")
    expect(shown.get_by_role("heading")).to_be_focused()
    check(page)
    with page.expect_download() as download:
        shown.get_by_role("button", name=text("web-download")).click()
    kept = Path(download.value.path()).read_text(encoding="utf-8")
    code = keep_code(page)
    assert code in kept
    assert "ana.1" in kept

    part(page, "web-leave").get_by_role("button", name=text("web-log-out"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text=text("web-logged-out"))).to_be_visible()
    assert violations(page) == []
    assert complaints == []
    page.goto("account")
    log_in(page, "ana.1", "not my password")
    expect(
        page.get_by_role("alert").filter(has_text=text("web-problem-wrong-login"))
    ).to_be_visible()
    log_in(page, "ana.1", PASSWORD)
    expect(page.get_by_role("status").filter(has_text="Ana")).to_be_visible()
    expect(part(page, "web-account-login")).to_contain_text("ana.1")


def test_a_user_name_that_is_taken(arrive: Any) -> None:
    first = arrive()
    come_in(first, "Bram")
    claim(first, "bram")
    page = arrive()
    come_in(page, "Another")
    form = part(page, "web-claim")
    username = form.get_by_role("textbox", name=text("web-username"))
    username.fill("BRAM")
    form.get_by_role("textbox", name=text("web-password")).fill(PASSWORD)
    form.get_by_role("button", name=text("web-claim-go")).click()
    expect(username).to_be_focused()
    expect(username).to_have_accessible_description(re.compile(text("web-problem-taken")))
    # What was typed is still there.
    expect(form.get_by_role("textbox", name=text("web-password"))).to_have_value(PASSWORD)


def test_a_name_is_changed(arrive: Any) -> None:
    page = arrive()
    come_in(page, "Cas")
    form = part(page, "web-account-name")
    field = form.get_by_role("textbox", name=text("web-your-name"))
    field.fill("  ")
    form.get_by_role("button", name=text("web-rename")).click()
    expect(field).to_have_accessible_description(re.compile(text("web-fault-name-empty")))
    field.fill("  Cas  van   Dijk ")
    form.get_by_role("button", name=text("web-rename")).click()
    expect(field).to_have_value("Cas van Dijk")
    expect(page.get_by_role("banner")).to_contain_text("Cas van Dijk")
    expect(
        page.get_by_role("status").filter(has_text=text("web-renamed", name="Cas van Dijk"))
    ).to_be_visible()
    with page.expect_response("**/api/me"):
        form.get_by_role("combobox", name=text("web-language")).select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    # The language goes with the person.
    answer = page.context.request.get("api/me").json()
    assert (answer["name"], answer["language"]) == ("Cas van Dijk", "nl")


def test_a_password_is_changed_and_recovered(arrive: Any) -> None:
    page = arrive()
    come_in(page, "Dora")
    code = claim(page, "dora")
    form = open_up(part(page, "web-account-login"), "web-change-password")
    old = form.get_by_role("textbox", name=text("web-password-old"))
    new = form.get_by_role("textbox", name=text("web-password-new"))
    send = form.get_by_role("button", name=text("web-change-password"))
    old.fill("wrong, surely")
    new.fill("another sentence")
    send.click()
    expect(old).to_have_accessible_description(re.compile(text("web-problem-wrong-password")))
    old.fill(PASSWORD)
    new.fill("short")
    send.click()
    expect(new).to_have_accessible_description(re.compile(text("web-fault-password-short")))
    new.fill("another sentence")
    send.click()
    expect(page.get_by_role("status").filter(has_text=text("web-password-changed"))).to_be_visible()

    form = open_up(part(page, "web-account-login"), "web-new-code")
    form.get_by_role("textbox", name=text("web-password")).fill("another sentence")
    form.get_by_role("button", name=text("web-new-code")).click()
    newer = keep_code(page)
    assert newer != code

    lost = arrive()
    form = open_up(part(lost, "web-account-come-back"), "web-recover")
    form.get_by_role("textbox", name=text("web-username")).fill("dora")
    field = form.get_by_role("textbox", name=text("web-recovery-code"))
    field.fill(code)
    form.get_by_role("textbox", name=text("web-password-new")).fill("a third sentence")
    form.get_by_role("button", name=text("web-recover-go")).click()
    expect(field).to_have_accessible_description(text("web-problem-wrong-code"))
    field.fill(newer.lower().replace("-", " "))
    form.get_by_role("button", name=text("web-recover-go")).click()
    assert keep_code(lost) not in {code, newer}
    # The other devices are logged out.
    page.reload()
    expect(part(page, "web-account-come-back")).to_be_visible()


def test_a_second_device(arrive: Any) -> None:
    page = arrive()
    come_in(page, "Eva")
    devices = part(page, "web-devices")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(devices).to_contain_text(text("web-device-this"))
    devices.get_by_role("button", name=text("web-second-device-go")).click()
    code = devices.locator("code").inner_text()
    expect(devices).to_contain_text("/account")
    check(page)

    phone = arrive(viewport=PHONE)
    form = open_up(part(phone, "web-account-come-back"), "web-use-code")
    field = form.get_by_role("textbox", name=text("web-device-code"))
    form.get_by_role("button", name=text("web-use-code-go")).click()
    expect(field).to_have_accessible_description(re.compile(text("web-fault-empty")))
    field.fill("0000-0000")
    form.get_by_role("button", name=text("web-use-code-go")).click()
    expect(field).to_have_accessible_description(re.compile(text("web-problem-wrong-code")))
    field.fill(code)
    form.get_by_role("button", name=text("web-use-code-go")).click()
    expect(phone.get_by_role("status").filter(has_text="Eva")).to_be_visible()
    expect(part(phone, "web-devices").get_by_role("listitem")).to_have_count(2)

    page.reload()
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name=re.compile(f"^{text('web-log-out')}: ")).click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.reload()
    expect(part(phone, "web-account-guest")).to_be_visible()


def test_a_guest_is_asked_twice_before_leaving(arrive: Any) -> None:
    page = arrive()
    come_in(page, "Fons")
    place = part(page, "web-leave")
    place.get_by_role("button", name=text("web-log-out"), exact=True).click()
    dialog = page.get_by_role("dialog", name=text("web-leave-sure"))
    expect(dialog).to_be_visible()
    check(page)
    dialog.get_by_role("button", name=text("web-stay")).click()
    expect(dialog).to_have_count(0)
    place.get_by_role("button", name=text("web-log-out-everywhere")).click()
    dialog.get_by_role("button", name=text("web-leave-go")).click()
    expect(page.get_by_role("status").filter(has_text=text("web-logged-out"))).to_be_visible()
    page.goto("account")
    expect(part(page, "web-account-guest")).to_be_visible()


def test_my_data_are_mine(arrive: Any) -> None:
    page = arrive()
    come_in(page, "Gijs")
    place = part(page, "web-data")
    with page.expect_download() as download:
        place.get_by_role("button", name=text("web-export")).click()
    assert download.value.suggested_filename == "hidalgo-my-data.json"
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["me"]["name"] == "Gijs"
    assert len(data["devices"]) == 1

    form = open_up(place, "web-delete")
    word = form.get_by_role("textbox", name=text("web-delete-by-name", name="Gijs"))
    word.fill("Somebody else")
    form.get_by_role("button", name=text("web-delete-go")).click()
    expect(word).to_have_accessible_description(text("web-problem-wrong-name"))
    word.fill("Gijs")
    form.get_by_role("button", name=text("web-delete-go")).click()
    expect(page.get_by_role("status").filter(has_text=text("web-deleted"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))
    assert page.context.request.get("api/me").json() is None


def test_an_account_is_deleted_by_password(arrive: Any) -> None:
    page = arrive()
    come_in(page, "Hans")
    claim(page, "hans")
    form = open_up(part(page, "web-data"), "web-delete")
    word = form.get_by_role("textbox", name=text("web-delete-by-password"))
    word.fill("a guess")
    form.get_by_role("button", name=text("web-delete-go")).click()
    expect(word).to_have_accessible_description(text("web-problem-wrong-password"))
    word.fill(PASSWORD)
    form.get_by_role("button", name=text("web-delete-go")).click()
    expect(page.get_by_role("status").filter(has_text=text("web-deleted"))).to_be_visible()
    page.goto("account")
    log_in(page, "hans", PASSWORD)
    expect(
        page.get_by_role("alert").filter(has_text=text("web-problem-wrong-login"))
    ).to_be_visible()


def test_in_french_on_a_phone(arrive: Any) -> None:
    page = arrive(locale="fr-FR", viewport=PHONE, color_scheme="dark")
    page.get_by_label(FRENCH.text("web-your-name")).fill("Inès")
    page.get_by_role("button", name=FRENCH.text("web-introduce-go")).click()
    form = part(page, "web-claim", FRENCH)
    form.get_by_role("textbox", name=FRENCH.text("web-username")).fill("inès")
    form.get_by_role("button", name=FRENCH.text("web-claim-go")).click()
    expect(
        form.get_by_role("textbox", name=FRENCH.text("web-username"))
    ).to_have_accessible_description(re.compile(re.escape(FRENCH.text("web-fault-username"))))
    check(page)


def test_too_many_attempts_are_told_how_long_to_wait(arrive: Any) -> None:
    page = arrive()
    page.route(
        "**/api/me/login",
        lambda route: route.fulfill(
            status=429,
            headers={"Retry-After": "42"},
            json={"code": "too-fast", "text": "Too many attempts."},
        ),
    )
    log_in(page, "jan", PASSWORD)
    told = text("web-problem-too-fast", seconds=42)
    expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), LOOKS, ids=NAMES)
def test_everybody_can_use_it(arrive: Any, size: Any, scheme: Any) -> None:
    page = arrive(viewport=size, color_scheme=scheme)
    expect(part(page, "web-account-guest")).to_be_visible()
    for title in ("web-use-code", "web-recover"):
        open_up(part(page, "web-account-come-back"), title)
    check(page)
    come_in(page, "Karel")
    expect(part(page, "web-devices").get_by_role("listitem")).to_have_count(1)
    open_up(part(page, "web-data"), "web-delete")
    check(page)
