"""Which messages the engine's tables ask for, and what a language's files hold."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, serializer
from fluent.syntax.visitor import Visitor

import hidalgo.cli
import hidalgo.locale
from hidalgo.grande import events
from hidalgo.grande.clauses import REASONS
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.editions import BUILT_IN, edition
from hidalgo.grande.verbs.base import Verb
from hidalgo.grande.verbs.catalogue import verb_names
from hidalgo.grande.verbs.discs import Disc
from hidalgo.grande.verbs.registry import verb_of
from tests.locale.web import web_messages

FOLDER = Path(hidalgo.locale.__file__).parent
RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "el-grande.md"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

WORDS = [
    *("language-name", "seat-name", "round-of", "points", "caballeros"),
    *("winner", "shared-victory"),
    *("place-gal", "place-pva", "place-ara", "place-cat", "place-clv", "place-cln", "place-val"),
    *("place-sev", "place-gra", "place-cas", "place-court", "place-province"),
    *("word-and", "word-edition", "word-help", "word-hint", "word-log", "word-no"),
    *("word-quit", "word-save", "word-score", "word-undo", "word-why", "word-yes"),
    *("error-malformed", "error-stale"),
    *("error-illegal", "error-illegal.rule", "error-illegal.legal", "error-illegal.nothing"),
]

# Discs are for something, movers may be bound to a region, and pieces come from many places.
MORE_PROMPTS = ["disc-change", "move-from", "over", "waiting"]
DISC_VERBS = ["general-scoring", "disc-return", "disc-scoring", "eviction"]
CAN_PASS = ["recall", "turn", "place", "window", "move", "move-from", "reinforce", "one-each"]
MORE_EVENTS = ["moved-recruited", "moved-recalled", "moved-placed", "moved-home", "tile-new"]
SHARES = ["castillo-opened.part", "castillo-opened.empty", "scored.part"]


def card_ids() -> set[str]:
    """Return the ids of the cards of all editions."""
    return {card.id for name in BUILT_IN for card in edition(name).cards}


def asking_verbs() -> Iterator[str]:
    """Return the names of the verbs that list options of their own: those can be prompts."""
    for name, number in verb_names().items():
        kind: Any = type(verb_of(number))
        if kind.options is not Verb.options and kind is not Disc:
            yield name


def clause_titles() -> dict[str, str]:
    """Return the titles of the rules' clauses by number."""
    text = RULES.read_text(encoding="utf-8")
    return dict(re.findall(r"^\*\*(\d+\.\d+) ([^*]+)\.\*\* ", text, re.MULTILINE))


def terminal_messages() -> set[str]:
    """Return the messages that the terminal's modules ask for: all their texts `terminal-...`."""
    folder = Path(hidalgo.cli.__file__).parent
    trees = [python.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    return {
        node.value
        for tree in trees
        for node in python.walk(tree)
        if isinstance(node, python.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"terminal-[a-z0-9.-]*[a-z0-9]", node.value)
    }


def needed() -> set[str]:
    """Return the ids of all messages, and of attributes behind a dot, that somebody asks for."""
    prompts = [*asking_verbs(), *MORE_PROMPTS, *(f"disc-{verb}" for verb in DISC_VERBS)]
    kinds = [kind.name.replace("_", "-") for kind in events.KINDS]
    return {
        *WORDS,
        *terminal_messages(),
        *web_messages(),
        *(f"card-{card}{part}" for card in card_ids() for part in ("", ".text")),
        *(f"reason-{reason.key}" for reason in REASONS.values()),
        *(f"choice-{kind.name}" for kind in KINDS.kinds),
        *(f"prompt-{prompt}" for prompt in prompts),
        *(f"prompt-{verb}.pass" for verb in CAN_PASS),
        *(f"event-{event}" for event in [*kinds, *MORE_EVENTS, *SHARES]),
        *(f"clause-{number.replace('.', '-')}" for number in clause_titles()),
    }


def files_of(language: str) -> list[Path]:
    """Return a language's files."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Return all that a language's files hold, junk too."""
    texts = [file.read_text(encoding="utf-8") for file in files_of(language)]
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


def patterns(language: str) -> list[tuple[str, ast.Pattern]]:
    """Return a language's patterns with the ids of their messages and attributes."""
    found: list[tuple[str, ast.Pattern]] = []
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append((entry.id.name, entry.value))
            found += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
    return found


def source(pattern: ast.Pattern) -> str:
    """Return a pattern as it is written."""
    return serializer.serialize_pattern(pattern).strip()


class Parts(Visitor):
    """Gathers a pattern's variables, and for each selection its variable and variants."""

    def __init__(self, pattern: ast.Pattern) -> None:
        """Look through a pattern."""
        self.variables: set[str] = set()
        self.selections: list[tuple[str, frozenset[str]]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note a selection."""
        assert isinstance(node.selector, ast.VariableReference)
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.selections.append((node.selector.id.name, frozenset(keys)))
        self.generic_visit(node)
