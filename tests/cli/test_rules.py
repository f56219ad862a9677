"""`hidalgo rules`, and the text of the rules that the package carries."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hidalgo
from hidalgo.cli.choices import Edition
from hidalgo.cli.main import app
from hidalgo.locale import Catalogue, languages
from hidalgo.rules import clauses, rulebook, sections

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules" / "el-grande.md"


def run(*arguments: str) -> tuple[int, str]:
    """Run `hidalgo rules` and return exit code and everything it said."""
    result = CliRunner().invoke(app, ["rules", *arguments], env={"COLUMNS": "80", "LC_ALL": "C"})
    return result.exit_code, result.output


def test_the_package_carries_the_rules_as_they_are() -> None:
    assert rulebook() == DOCS.read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*(\d+\.\d+) ", rulebook(), re.MULTILINE)
    assert list(clauses()) == numbers
    assert [number for section in sections() for number in section.clauses] == numbers
    assert all(clause.text and "**" not in clause.text[:2] for clause in clauses().values())
    assert "##" not in "".join(clause.text for clause in clauses().values())


def test_without_a_word_the_sections_are_listed() -> None:
    code, output = run()
    assert code == 0
    assert len(re.findall(r"^\d  \S", output, re.MULTILINE)) == len(sections())


@pytest.mark.parametrize("number", ["4.1", "1.3", "1.10", "8.11"])
def test_a_clause_is_shown_with_its_text(number: str) -> None:
    code, output = run(number)
    assert code == 0
    assert output.startswith(f"{number} {clauses()[number].title}\n")
    assert max(len(line) for line in output.splitlines()) <= 80
    words = re.findall(r"[A-Za-z]{4,}", clauses()[number].text)
    assert all(word in output for word in words)


def test_a_clause_may_be_named_as_code_names_it() -> None:
    assert run("EG", "4.1") == run("4.1")


def test_a_section_lists_its_clauses() -> None:
    code, output = run("7")
    assert code == 0
    assert [line.split()[0] for line in output.splitlines()] == list(sections()[6].clauses)


def test_words_are_looked_for_in_cards_and_clauses() -> None:
    code, output = run("TábOO")  # whatever the case and accents
    assert code == 0
    assert "4.1 Taboo" in output
    code, output = run("veto")
    assert "Veto. Keep this card." in output
    assert "7.20  Without Vetos" in output
    code, output = run("xyzzy")
    assert code == 1
    assert "Nothing found: xyzzy" in output


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("language", languages())
def test_all_cards_of_an_edition(edition: Edition, language: str) -> None:
    code, output = run("cards", "--edition", edition.value, "--language", language)
    assert code == 0
    titles = {Catalogue(language).text(f"card-{card.id}") for card in hidalgo.cards(edition.value)}
    assert all(title in output for title in titles)
    copies = [int(number) for number in re.findall(r"\((\d)\W\)", output)]
    rows = len({card.id for card in hidalgo.cards(edition.value)})
    assert rows + sum(copies) - len(copies) == 45
    assert max(len(line) for line in output.splitlines()) <= 80


def test_titles_are_in_the_language_asked_for() -> None:
    _, output = run("4", "--language", "fr")
    assert Catalogue("fr").text("clause-4-1") in output
