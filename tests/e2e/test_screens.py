"""The main screens look as they should: at every size, in both themes, in two languages.

`HIDALGO_SCREENS=all` looks at every screen in every window, as `make test-deep` does; otherwise
each screen is looked at in each size, with themes and languages spread so that each meets each.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e import looks
from tests.e2e.checks import listen, violations
from tests.e2e.invariants import broken
from tests.e2e.screens import SCHEMES, Gallery, Shot, all_shots, some_shots
from tests.server.playing import Server

SHOTS = all_shots() if os.environ.get("HIDALGO_SCREENS") == "all" else some_shots()


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    """A server with known content."""
    gallery = Gallery(browser, server)
    yield gallery
    gallery.close()


@pytest.fixture(scope="module")
def kept() -> dict[str, looks.Look]:
    """What the screens looked like when somebody looked at them."""
    return looks.remembered()


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_it_looks_as_it_should(gallery: Gallery, kept: dict[str, looks.Look], shot: Shot) -> None:
    page = gallery.open(shot)
    complaints = listen(page)
    gallery.go(page, shot)
    found = looks.compared(kept[shot.name], gallery.look(gallery.picture(page, shot)))
    assert broken(page) == []
    assert violations(page) == []
    assert complaints == []
    assert found.same, (
        f"{shot.name} looks different: {found}. If that is meant, look at what "
        f"`python -m tests.e2e.screens {shot.name}` draws, and keep the new {looks.FILE.name}"
    )
    page.context.close()


def test_every_screen_is_remembered_in_every_window(kept: dict[str, looks.Look]) -> None:
    assert sorted(kept) == sorted(shot.name for shot in all_shots())


def test_a_part_meets_all_sizes_themes_and_languages() -> None:
    some = some_shots()
    for part in range(3):
        pairs = {(shot.screen, shot[1 + part]) for shot in some}
        assert pairs == {(shot.screen, shot[1 + part]) for shot in all_shots()}
    windows = {shot[1:] for shot in some}
    assert windows == {shot[1:] for shot in all_shots()}


# That what is wrong is noticed

PANELS = [
    ("map", ".seats"),
    ("map", ".cards"),
    ("map", ".bar"),
    ("map", "svg .hg-standing"),
    ("power", ".question .hand"),
    ("replay", ".player header"),
    ("result", "main .story"),
    ("home", "main article"),
    ("gathering", ".gathering li"),
    ("lesson", ".words"),
    ("cards", ".hg-pictogram"),
    ("account", "main form"),
    ("new", "main fieldset"),
]


def changed(gallery: Gallery, page: Page, shot: Shot, before: looks.Look) -> looks.Difference:
    return looks.compared(before, gallery.look(gallery.picture(page, shot)))


@pytest.mark.parametrize(("screen", "panel"), PANELS)
def test_a_missing_panel_is_seen(gallery: Gallery, screen: str, panel: str) -> None:
    shot = Shot(screen, "laptop", "light", "en")
    page = gallery.open(shot)
    gallery.go(page, shot)
    before = gallery.look(gallery.picture(page, shot))
    assert changed(gallery, page, shot, before).same, "it has to stand still to be compared"
    assert page.locator(panel).count() > 0
    hide = (
        "(selector) => document.querySelectorAll(selector).forEach((one) => one.style.opacity = 0)"
    )
    page.evaluate(hide, panel)
    found = changed(gallery, page, shot, before)
    assert not found.same, found
    page.context.close()


def test_another_theme_and_no_style_are_seen(gallery: Gallery) -> None:
    for screen in ("map", "home", "account"):
        shot = Shot(screen, "phone", "light", "de")
        page = gallery.open(shot)
        gallery.go(page, shot)
        before = gallery.look(gallery.picture(page, shot))
        for scheme in reversed(SCHEMES):
            page.emulate_media(color_scheme=scheme)
            assert changed(gallery, page, shot, before).same is (scheme == "light")
        page.evaluate(
            "document.querySelectorAll('link[rel=stylesheet]').forEach((one) => one.remove())"
        )
        assert not changed(gallery, page, shot, before).same
        page.context.close()


SPOILT = {
    "cut off": "document.querySelector('.bar .button:not(.spare)').style.cssText ="
    " 'flex: none; width: 2rem; min-width: 0'",
    "pixels lie beside": "document.querySelector('.seats').style.width = '120vw'",
    "an id instead": "document.querySelector('.asked').textContent = 'prompt-place'",
    "out of sight": "document.querySelector('.bar').style.transform = 'translateY(9rem)'",
    "color-contrast": "document.querySelector('.status').style.color = 'var(--paper-edge)'",
    "empty pixels": """
        const mark = document.querySelector('main').appendChild(document.createElement('i'));
        mark.style.cssText = 'position: absolute; inset: 5000px auto auto 0; padding: 1px';
    """,
    "lie on each other": """
        document.querySelector('.bar .buttons .button:last-child').style.marginLeft = '-6rem';
    """,
    "too small to tap": """
        document.querySelector('.bar .button').style.cssText = 'all: unset; width: 9px';
    """,
}


@pytest.mark.parametrize(("told", "spoil"), SPOILT.items(), ids=SPOILT)
def test_what_must_not_be_is_told(gallery: Gallery, told: str, spoil: str) -> None:
    shot = Shot("map", "phone", "light", "en")
    page = gallery.open(shot)
    gallery.go(page, shot)
    page.evaluate(f"() => {{ {spoil} }}")
    assert any(told in fault for fault in broken(page)), broken(page)
    page.context.close()
