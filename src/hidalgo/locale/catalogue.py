"""A language's messages, read from its Fluent files and filled in with arguments."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from hidalgo.kernel.errors import MalformedError

FALLBACK: Final = "en"
_LANGUAGES: Final = ("en", "de", "es", "fr", "nl")


class MessageError(LookupError):
    """The program asked for a message that is not there, or left out an argument: a mistake."""


def languages() -> tuple[str, ...]:
    """Return the languages there are, English first: "en", "de", "es", "fr", "nl"."""
    return _LANGUAGES


@cache
def _bundle(language: str) -> FluentBundle:
    """Read a language's files, once."""
    # Marks around arguments that keep directions of writing apart: terminals would show them,
    # and none of our languages needs them.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("hidalgo.locale") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Catalogue:
    """The messages of one language.

    A message that a language lacks is taken from the English; a strict catalogue, as tests use
    it, raises `MessageError` instead. An unknown id and a missing argument raise it always.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        """Open the catalogue of one of `languages()`."""
        if language not in _LANGUAGES:
            raise MalformedError(
                f"{language!r} is no language of hidalgo; take one of {', '.join(_LANGUAGES)}"
            )
        self.language = language
        self.strict = strict

    def text(self, message_id: str, /, **arguments: str | int) -> str:
        """Return a message, filled in; arguments that it does not mention do no harm."""
        return self._fill(message_id, None, arguments)

    def attribute(self, message_id: str, name: str, /, **arguments: str | int) -> str:
        """Return an attribute of a message, such as the text of a card, filled in."""
        return self._fill(message_id, name, arguments)

    def has(self, message_id: str, name: str | None = None) -> bool:
        """Tell whether there is such a message, or an attribute of it, to be had."""
        return self._find(message_id, name) is not None

    def _find(self, message_id: str, name: str | None) -> tuple[FluentBundle, Any] | None:
        """Return the pattern of a message or attribute and the bundle it is from."""
        for language in (self.language,) if self.strict else (self.language, FALLBACK):
            bundle = _bundle(language)
            if bundle.has_message(message_id):
                message = bundle.get_message(message_id)
                pattern = message.value if name is None else message.attributes.get(name)
                if pattern is not None:
                    return bundle, pattern
        return None

    def _fill(self, message_id: str, name: str | None, arguments: dict[str, str | int]) -> str:
        """Find a pattern and fill it in."""
        full = message_id if name is None else f"{message_id}.{name}"
        found = self._find(message_id, name)
        if found is None:
            raise MessageError(f"there is no message {full!r} in {self.language!r}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            faults = "; ".join(str(error) for error in errors)
            given = ", ".join(sorted(arguments)) or "nothing"
            raise MessageError(f"message {full!r} cannot be filled in with {given}: {faults}")
        return str(text)
