"""Names, passwords and devices: what is taken, and in which form."""

from __future__ import annotations

import pytest

from hidalgo.server.people.codes import code_digest, digest, new_device_code, new_recovery_code
from hidalgo.server.people.wording import (
    clean_language,
    clean_name,
    clean_password,
    device_name,
    typed_password,
)
from hidalgo.server.problems import ProblemError


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \n ",
        "x" * 25,
        "a\u202eb",
        "a\u200bb",
        "a\0b",
        "\u200d",
        "\u3164",
        "\ud800",
        "\ue000",
        "e\u0301\u0301\u0301\u0301\u0301",
    ],
)
def test_names_that_hide_or_deceive_are_refused(name: str) -> None:
    with pytest.raises(ProblemError) as caught:
        clean_name(name)
    assert (caught.value.status_code, caught.value.code) == (422, "name")


@pytest.mark.parametrize("name", ["O'Neill", "Zoë 2", "李明", "🐎", "👩\u200d🌾", "<b>", "x" * 24])
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert clean_name(f"  {name}\n") == name


def test_names_have_one_form() -> None:
    assert clean_name("Ine\u0301s \t  K") == "In\u00e9s K"


def test_languages_are_those_with_texts() -> None:
    assert [clean_language(language) for language in ("", "nl")] == ["", "nl"]
    with pytest.raises(ProblemError, match="en, de, es, fr, nl"):
        clean_language("tlh")


@pytest.mark.parametrize(
    "password", ["aaaaaaaaaaaa", "abababababab", "ines.karlsson", "INES.KARLSSON12"]
)
def test_passwords_that_are_easily_guessed_are_refused(password: str) -> None:
    with pytest.raises(ProblemError) as caught:
        clean_password(password, "Ines.Karlsson")
    assert password not in caught.value.detail


def test_passwords_are_the_same_on_every_keyboard() -> None:
    assert clean_password("contrasen\u0303as", "ines") == typed_password("contrase\u00f1as")


def test_codes_may_be_written_as_one_likes() -> None:
    code = "ABCD-1230"
    assert code_digest("abcd 1230") == code_digest("AbCdI23o\n") == code_digest("ABCD-l23O")
    assert code_digest(code) == digest("ABCD1230") != code_digest("ABCD-1231")
    for make, groups in ((new_recovery_code, 6), (new_device_code, 2)):
        codes = {make() for _ in range(50)}
        assert len(codes) == 50
        assert all(len(part) == 4 for code in codes for part in code.split("-"))
        assert {code.count("-") for code in codes} == {groups - 1}
        assert not set("OILU") & set("".join(codes))


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_devices_are_named_by_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name
