"""Cards and clauses of the rules on a terminal, by number, by section, and by words in them."""

from __future__ import annotations

import re
from typing import Final

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hidalgo.cli.answers import folded
from hidalgo.cli.screen import SHOWN, Screen, printable
from hidalgo.cli.tables import card_line
from hidalgo.locale.grande import Words
from hidalgo.rules import Clause, clauses, sections

IN_FULL: Final = 3  # found clauses that are shown with their text; more only by title
_MARK: Final = re.compile(r"`\[[RD]\]` ?")


def show(screen: Screen, words: Words, text: str) -> bool:
    """Show what a text asks for: nothing for an overview, 4.1, 4, or words to look for.

    Return whether there was anything to show.
    """
    wanted = text.strip().removeprefix("EG").strip()
    if not wanted:
        overview(screen, words)
    elif wanted in clauses():
        show_clause(screen, words, clauses()[wanted])
    elif any(section.number == wanted for section in sections()):
        numbers = next(s.clauses for s in sections() if s.number == wanted)
        list_clauses(screen, words, [clauses()[number] for number in numbers])
    else:
        return search(screen, words, text)
    return True


def title(clause: Clause, words: Words) -> str:
    """Return a clause's title in the language of the game."""
    return words.catalogue.text(f"clause-{clause.number.replace('.', '-')}")


def overview(screen: Screen, words: Words) -> None:
    """List the sections."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for section in sections():
        range_ = f"{section.clauses[0]} – {section.clauses[-1]}"  # noqa: RUF001 (a dash for a range)
        table.add_row(Text(section.number, "bold"), section.title, Text(range_, "dim"))
    screen.show(table)
    screen.tell([Text(words.catalogue.text("terminal-rules-how"), style="dim")])


def list_clauses(screen: Screen, words: Words, found: list[Clause]) -> None:
    """List clauses by number and title."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for clause in found:
        table.add_row(Text(clause.number, "bold"), title(clause, words))
    screen.show(table)


def show_clause(screen: Screen, words: Words, clause: Clause) -> None:
    """Show a clause with its text, which is English."""
    screen.show(Text(f"{clause.number} {title(clause, words)}", style="bold"))
    screen.show(Padding(Markdown(_MARK.sub("", clause.text)), (0, 0, 0, 2)))


def search(screen: Screen, words: Words, text: str) -> bool:
    """Show the cards and clauses in which all words of a text occur; return whether any do."""
    wanted = folded(text).split()
    by_id = {card.id: number for number, card in enumerate(words.cards)}
    cards = [n for n in by_id.values() if has(wanted, words.card(n), words.card_text(n))]
    found = [c for c in clauses().values() if has(wanted, title(c, words), c.title, c.text)]
    screen.tell([card_line(card, words) for card in cards])
    if len(found) <= IN_FULL:
        for clause in found:
            show_clause(screen, words, clause)
    else:
        list_clauses(screen, words, found)
    if not cards and not found:
        nothing = words.catalogue.text("terminal-nothing-found", text=printable(text, SHOWN))
        screen.tell([Text(nothing)])
    return bool(cards or found)


def has(wanted: list[str], *texts: str) -> bool:
    """Tell whether all words occur in some texts, whatever their case and accents."""
    everything = folded(" ".join(texts))
    return all(word in everything for word in wanted)
