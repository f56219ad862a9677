"""`hidalgo rules`: the action cards of an edition, and the clauses of the rules, to look up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hidalgo.cli import clauses
from hidalgo.cli.choices import Edition, Language, language_or_local
from hidalgo.cli.screen import Screen
from hidalgo.cli.tables import card_line
from hidalgo.locale.grande import Words


def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WHAT]...",
            help="cards, a section (4), a clause (4.1), or words to look for.",
        ),
    ] = None,
    edition: Annotated[Edition, typer.Option(help="Of which edition.")] = Edition.BIGBOX,
    language: Annotated[
        Language | None, typer.Option(help="In which language; that of the terminal if not said.")
    ] = None,
) -> None:
    """Look up cards and rules; without a word, list the sections."""
    words = Words(language_or_local(language), edition.value)
    screen = Screen(Console(highlight=False))
    text = " ".join(what or [])
    if text.casefold() in {"cards", words.catalogue.text("terminal-command-cards").casefold()}:
        show_cards(screen, words)
    elif not clauses.show(screen, words, text):
        raise typer.Exit(1)


def show_cards(screen: Screen, words: Words) -> None:
    """List the cards by stack, each row once, with what it does."""
    rows = {card.id: number for number, card in enumerate(words.cards)}
    stack = 0
    for number in rows.values():
        card = words.cards[number]
        if card.stack != stack:
            stack = card.stack
            title = words.catalogue.text("terminal-stack", number=stack)
            screen.show("" if stack > 1 else Text(), Text(title, style="bold underline"))
        copies = sum(other.id == card.id for other in words.cards)
        line = card_line(number, words)
        screen.tell([line.append(f" ({copies}×)", "dim") if copies > 1 else line])  # noqa: RUF001
