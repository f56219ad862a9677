"""The web client asks for messages that there are, and for its own in a way that can be found."""

from __future__ import annotations

import re

from hidalgo.locale import languages
from tests.locale.needed import needed
from tests.locale.web import (
    COMPOSED,
    ENGINE,
    WEB,
    asked_for,
    beginnings,
    problem_codes,
    sources,
    web_messages,
)


def test_all_that_is_asked_for_is_there() -> None:
    """What is missing among its own messages, the tests of every language say."""
    there = {name for name in needed() if not name.startswith("terminal-")}
    missing = {name: path for name, path in asked_for().items() if name not in there}
    assert missing == {}, "the client asks for messages that there are not"


def test_ids_that_are_put_together_are_known() -> None:
    unknown = {
        beginning: path
        for beginning, path in beginnings().items()
        if beginning not in COMPOSED and not beginning.startswith(ENGINE)
    }
    assert unknown == {}, "enter in COMPOSED of tests/locale/web.py what may follow"
    for beginning in beginnings():
        assert any(name.startswith(beginning) for name in needed()), beginning


def test_beginnings_are_those_that_are_used() -> None:
    assert COMPOSED.keys() - beginnings().keys() == set(), "no longer used: take it out"


def test_sources_are_found() -> None:
    assert {"App.svelte", "text/catalogue.svelte.ts"} <= sources().keys()
    assert not [path for path in sources() if path.endswith(".test.ts")]
    assert all(name.startswith(("web-", "play-")) for name in web_messages())
    assert {"not-logged-in", "invalid", "taken", "no-undo", "internal"} <= problem_codes()


def test_the_client_has_every_language() -> None:
    catalogue = (WEB / "text" / "catalogue.svelte.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r"code: '([a-z]+)'", catalogue)) == languages()
    files = {path.stem for path in (WEB / "text" / "languages").iterdir()}
    assert files == set(languages())
