"""Which of our languages suits somebody best, by what a system or browser says of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from hidalgo.locale.catalogue import FALLBACK, languages

_WEIGHT = re.compile(r"q=([01](?:\.\d*)?)$")


def best_language(preferences: Sequence[str]) -> str:
    """Return the first language of ours that is preferred; English if there is none.

    A preference is what variables of the environment or the header Accept-Language hold:
    "nl_BE.UTF-8", "de:fr" or "fr-CH, fr;q=0.9, en;q=0.8". Earlier ones come first.
    """
    for preference in preferences:
        for tag in _tags(preference):
            language = re.split(r"[-_.@]", tag)[0].lower()
            if language in languages():
                return language
    return FALLBACK


def _tags(preference: str) -> Iterator[str]:
    """Split a preference into tags, the heaviest first, without those that are refused."""
    weighed: list[tuple[float, str]] = []
    for part in re.split(r"[,:]", preference):
        tag, _, parameter = part.replace(" ", "").partition(";")
        match = _WEIGHT.match(parameter)
        weight = float(match[1]) if match else 1.0
        if tag and weight > 0:
            weighed.append((weight, tag))
    # Sorting keeps the order of those that weigh the same.
    for _, tag in sorted(weighed, key=lambda pair: -pair[0]):
        yield tag
