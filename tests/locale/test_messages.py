"""Every language says everything, with the same arguments, in words of its own."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import ast

from hidalgo.grande.board import PLACE_NAMES, PLACE_WORDS
from hidalgo.grande.editions import BUILT_IN
from hidalgo.grande.verbs.catalogue import verb_names
from hidalgo.locale import Catalogue, languages
from tests.locale.needed import (
    CAN_PASS,
    FOLDER,
    PLURALS,
    Parts,
    asking_verbs,
    card_ids,
    clause_titles,
    entries,
    files_of,
    needed,
    patterns,
    source,
)

every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", languages()[1:])

# Where a language may say what English says: names, numbers, and words that happen to be alike.
SAME_EVERYWHERE = {
    *(f"place-{word.lower()}" for word in PLACE_WORDS),
    *("seat-name", "card-veto"),
    *("event-castillo-opened.part", "event-scored", "event-scored.part", "event-revealed"),
    *("terminal-grande", "terminal-column-province"),
    *("play-bot", "play-title"),
    *("play-told-part", "play-told-disc", "play-told-way", "play-gain-part", "play-text-card"),
    "play-text-grandes",
    "play-attention-title",
}
SAME = {
    "de": {"clause-1-2", "clause-4-7", "play-chat", "play-chat-title"},
    "es": {
        *("caballeros", "word-no", "terminal-column-points", "play-takeback-refuse", "play-chat"),
        *("play-card-parts", "play-chat-title"),
    },
    "fr": {
        "place-province",
        "points",
        "terminal-column-points",
        "terminal-hint-worse",
        "play-card-parts",
        "play-menu",
        "play-points-short",
        "play-text-points",
    },
    "nl": {"play-menu", "play-chat", "play-chat-title"},
}


def test_there_is_a_folder_for_every_language() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == set(languages())
    names = {language: [file.name for file in files_of(language)] for language in languages()}
    assert all(names[language] == names["en"] for language in languages())


@every_language
def test_all_parses(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]


@every_language
def test_nothing_is_said_twice(language: str) -> None:
    counts = Counter(name for name, _ in patterns(language))
    assert not [name for name, count in counts.items() if count > 1]


@every_language
def test_all_that_is_needed_is_there_and_nothing_else(language: str) -> None:
    there = {name for name, _ in patterns(language)}
    assert there - needed() == set()
    assert needed() - there == set()


def test_the_tables_are_not_empty() -> None:
    assert len(card_ids()) == 33
    assert len(clause_titles()) == 144
    assert set(CAN_PASS) - {"move-from"} < set(asking_verbs())


def test_titles_of_clauses_are_those_of_the_rules() -> None:
    english = Catalogue("en", strict=True)
    for number, title in clause_titles().items():
        assert english.text(f"clause-{number.replace('.', '-')}") == title


@every_language
def test_places_are_called_what_the_board_calls_them(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    names = [catalogue.text(f"place-{word.lower()}") for word in PLACE_WORDS]
    assert names == list(PLACE_NAMES)


@every_other_language
def test_variables_are_those_of_the_english(language: str) -> None:
    english = {name: Parts(pattern).variables for name, pattern in patterns("en")}
    own = {name: Parts(pattern).variables for name, pattern in patterns(language)}
    assert own == english


@every_other_language
def test_variants_are_those_of_the_english(language: str) -> None:
    """Plurals are a language's own affair; what else is told apart is the same in all."""

    def named(language: str) -> dict[str, set[tuple[str, frozenset[str]]]]:
        return {
            name: {(v, keys - PLURALS) for v, keys in Parts(pattern).selections}
            for name, pattern in patterns(language)
        }

    assert named(language) == named("en")


@every_language
def test_variants_are_of_editions_and_verbs_there_are(language: str) -> None:
    for name, pattern in patterns(language):
        for variable, keys in Parts(pattern).selections:
            assert variable != "edition" or keys - {"other"} <= set(BUILT_IN), name
            assert variable != "prompt" or keys <= set(verb_names()), name


@every_language
def test_plurals_are_complete(language: str) -> None:
    for name, pattern in patterns(language):
        for _, keys in Parts(pattern).selections:
            assert "one" not in keys or "other" in keys, name


@every_other_language
def test_nothing_is_left_untranslated(language: str) -> None:
    english = {name: source(pattern) for name, pattern in patterns("en")}
    same = {name for name, pattern in patterns(language) if source(pattern) == english[name]}
    assert same - SAME_EVERYWHERE - SAME[language] == set()
    assert SAME[language] - same == set(), "no longer the same: take it off the list"
