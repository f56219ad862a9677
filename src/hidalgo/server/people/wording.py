"""Names that people give themselves, and names for their devices."""

from __future__ import annotations

import unicodedata
from typing import Final

from hidalgo.locale import languages
from hidalgo.server.problems import ProblemError
from hidalgo.server.protocol.api import LEAST_LETTERS, LONGEST_NAME

# What would break lines or turn the direction of the text around a name, and what has no look.
_BARRED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINER: Final = "\u200d"  # within emoji
_MOST_MARKS: Final = 3
_INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")

# The first that is found counts: Edge and Opera call themselves Chrome too, and all call
# themselves Safari.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def clean_name(name: str) -> str:
    """Return a name as others will see it; refuse what hides or deceives."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if (category in _BARRED and letter != _JOINER) or letter in _INVISIBLE:
            raise ProblemError(
                422, "name", "The name holds a character that can't be seen; leave it out."
            )
        if marks > _MOST_MARKS:
            raise ProblemError(422, "name", "The name piles too many marks on a letter.")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise ProblemError(422, "name", "A name needs a letter, a digit or a sign.")
    if len(name) > LONGEST_NAME:
        raise ProblemError(422, "name", f"A name has {LONGEST_NAME} characters at most.")
    return name


def clean_language(language: str) -> str:
    """Return a language; refuse one that there are no texts in."""
    if language and language not in languages():
        raise ProblemError(
            422,
            "language",
            f"There are no texts in that language; choose one of {', '.join(languages())}, or "
            "leave it empty to follow the browser.",
        )
    return language


def typed_password(password: str) -> str:
    """Return a password in one form, on whatever keyboard it was typed."""
    return unicodedata.normalize("NFC", password)


def clean_password(password: str, username: str) -> str:
    """Return a new password in one form; refuse one that is easily guessed."""
    password = typed_password(password)
    if len(set(password)) < LEAST_LETTERS:
        raise ProblemError(
            422, "password", f"A password needs {LEAST_LETTERS} different characters at least."
        )
    if username.lower() in password.lower() and len(password) - len(username) < LEAST_LETTERS:
        raise ProblemError(422, "password", "The password is little more than the user name.")
    return password


def device_name(agent: str) -> str:
    """Return browser and system, from what a browser says of itself."""
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    return ", ".join(filter(None, (browser, system)))
