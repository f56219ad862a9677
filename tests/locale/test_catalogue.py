"""Reading and filling in messages, and choosing a language."""

from __future__ import annotations

import pytest

from hidalgo.kernel.errors import MalformedError
from hidalgo.locale import Catalogue, MessageError, best_language, languages
from hidalgo.locale import catalogue as module

POINTS = {
    "en": ["0 points", "1 point", "2 points", "5 points"],
    "de": ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte"],
    "es": ["0 puntos", "1 punto", "2 puntos", "5 puntos"],
    "fr": ["0 point", "1 point", "2 points", "5 points"],
    "nl": ["0 punten", "1 punt", "2 punten", "5 punten"],
}


@pytest.mark.parametrize("language", languages())
def test_plurals_follow_the_language(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    assert [catalogue.text("points", count=count) for count in (0, 1, 2, 5)] == POINTS[language]
    caballeros = [catalogue.text("caballeros", count=count) for count in (0, 1, 2, 5)]
    assert [text.split()[0] for text in caballeros] == ["0", "1", "2", "5"]
    assert len({text.split()[1] for text in caballeros}) == 2


@pytest.mark.parametrize("language", languages())
def test_counts_are_said_in_every_form(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    for count in (1, 2, 5):
        texts = [
            catalogue.text("choice-recruit", count=count),
            catalogue.text("event-moved-recruited", count=count, seat="P2"),
            catalogue.text("event-moved-home", count=count, seat="P2", **{"from": "Galicia"}),
            catalogue.text("winner", seat="P3", points=count),
            catalogue.text("prompt-one-each", left=count),
        ]
        assert all(str(count) in text for text in texts)
    assert "0" not in catalogue.text("choice-recruit", count=0)


def test_arguments_stand_in_the_text_and_nothing_around_them() -> None:
    arguments = {"seat": "Zoé", "from": "A", "to": "B", "whose": "other"}
    text = Catalogue("fr", strict=True).text("choice-move", **arguments)
    assert text == "Déplacer un Caballero de Zoé : A → B"


def test_editions_differ_where_their_cards_do() -> None:
    for language in languages():
        catalogue = Catalogue(language, strict=True)
        for card, edition in [
            ("one-of-each", "decennial"),
            ("move-own-from-one", "decennial"),
            ("move-own-or-reinforce", "decennial"),
            ("disc-two", "decennial"),
            ("eviction", "decennial"),
            ("score-firsts", "bigbox_nl"),
        ]:
            texts = {
                name: catalogue.attribute(f"card-{card}", "text", edition=name)
                for name in ("bigbox", "bigbox_nl", "decennial")
            }
            special = texts.pop(edition)
            assert len(set(texts.values())) == 1
            assert special not in texts.values()


def test_an_unknown_message_is_an_error() -> None:
    for catalogue in (Catalogue("nl"), Catalogue("nl", strict=True)):
        with pytest.raises(MessageError, match=r"no message 'nonsense' in 'nl'"):
            catalogue.text("nonsense")
        with pytest.raises(MessageError, match=r"no message 'card-veto\.colour'"):
            catalogue.attribute("card-veto", "colour")
        assert not catalogue.has("nonsense")
        assert catalogue.has("card-veto", "text")


def test_a_missing_argument_is_an_error() -> None:
    catalogue = Catalogue("de")
    with pytest.raises(MessageError, match=r"'round-of' cannot be filled in with round: .*rounds"):
        catalogue.text("round-of", round=3)
    with pytest.raises(MessageError, match="edition"):
        catalogue.attribute("card-disc-two", "text")


def test_more_arguments_than_needed_do_no_harm() -> None:
    assert Catalogue("en").text("choice-pass", seat="P1") == "Pass"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(MalformedError, match="'tlh' is no language of hidalgo; take one of en, de"):
        Catalogue("tlh")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a strict catalogue refuses to."""
    bundle = module._bundle("es")
    kept = {name: m for name, m in bundle._messages.items() if name != "word-help"}
    monkeypatch.setattr(bundle, "_messages", kept)
    assert Catalogue("es").text("word-help") == "help"
    with pytest.raises(MessageError, match="word-help"):
        Catalogue("es", strict=True).text("word-help")


@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        ([], "en"),
        ([""], "en"),
        (["C"], "en"),
        (["POSIX", "C.UTF-8"], "en"),
        (["fr_BE.UTF-8"], "fr"),
        (["nl"], "nl"),
        (["DE-at"], "de"),
        (["es_ES@euro"], "es"),
        (["pt_BR.UTF-8", "es_AR.UTF-8"], "es"),
        (["C", "de_DE"], "de"),
        (["", "nl_NL.UTF-8"], "nl"),
        (["pt:es:en"], "es"),
        (["fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5"], "fr"),
        (["en;q=0.5, de;q=0.9"], "de"),
        (["de;q=0, nl;q=0.1"], "nl"),
        (["de; q=0.4, nl ; q=0.6"], "nl"),
        (["ja, *"], "en"),
        (["en-US,en;q=0.9,fr;q=0.8"], "en"),
        (["frisian"], "en"),
        (["fr;q=nonsense"], "fr"),
    ],
)
def test_best_language(preferences: list[str], language: str) -> None:
    assert best_language(preferences) == language
