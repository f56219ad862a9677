"""What options of commands can be set to; tests compare them with card files and catalogues."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final

from hidalgo.locale import best_language

# In the order in which programs look at them.
LOCALE_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Game(StrEnum):
    """A game."""

    GRANDE = "grande"


class Edition(StrEnum):
    """A printed edition of El Grande."""

    BIGBOX = "bigbox"
    BIGBOX_NL = "bigbox_nl"
    DECENNIAL = "decennial"


class Language(StrEnum):
    """A language that hidalgo speaks."""

    EN = "en"
    DE = "de"
    ES = "es"
    FR = "fr"
    NL = "nl"


def offering(words: Iterable[str]) -> Callable[[str], list[str]]:
    """Return what offers some words to a shell, those that begin as somebody has begun."""
    known = tuple(words)

    def offered(incomplete: str) -> list[str]:
        return [word for word in known if word.startswith(incomplete)]

    return offered


def language_or_local(language: Language | None) -> str:
    """Return a language that was asked for, else the one of the terminal, else English."""
    if language is not None:
        return language.value
    return best_language([os.environ.get(name, "") for name in LOCALE_VARIABLES])
