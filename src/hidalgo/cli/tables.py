"""The seats and the open action cards as small tables for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from hidalgo.cli.seats import letter, seat_text
from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.layout import CHOSEN, NONE, OPEN, POWER_NOW, STACKS
from hidalgo.grande.state import State
from hidalgo.locale.grande import Words

LONGEST_NAME: Final = 10  # columns of a name on the map; longer ones are cut there

COLUMNS: Final = (
    "terminal-column-points",
    "terminal-column-court",
    "terminal-column-province",
    "terminal-column-power",
)


def seats_table(state: State, words: Words, width: int, viewer: int | None = None) -> Table:
    """Return a row a seat: who owes a decision, points, Court, Province, power card, marks."""
    say = words.catalogue.text
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=width)
    table.add_column("", width=LONGEST_NAME + 3, no_wrap=True, overflow="ellipsis")
    for column in COLUMNS:
        table.add_column(say(column), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, ratio=1)
    for seat in range(int(state.players())):
        name = seat_text(seat, f"{letter(seat)} {words.seat(seat)}")
        if seat == viewer:
            name.stylize("underline")
        asked = ">" if state.owing() >> seat & 1 else " "
        power = int(state.get(POWER_NOW + seat))
        table.add_row(
            Text.assemble((asked, "bold"), name),
            Text(str(state.score(seat)), style="bold"),
            str(state.court(seat)),
            str(state.province(seat)),
            str(power) if power else "-",
            marks(state, words, seat),
        )
    return table


def marks(state: State, words: Words, seat: int) -> str:
    """Say whether a seat has the first-player marker, and whether it holds a Veto."""
    found = []
    if state.marker() == seat:
        found.append(words.catalogue.text("terminal-first"))
    if state.holds_veto(seat):
        found.append(words.catalogue.text("card-veto"))
    return " ".join(found)


def cards_table(state: State, words: Words, width: int, *, texts: bool = False) -> Table:
    """Return a row an action card of this round, with who has taken it; on wish with its text."""
    taken = taken_cards(state, words)
    lying = taken or any(state.get(OPEN + stack) != NONE for stack in range(STACKS))
    heading = words.catalogue.text("terminal-column-cards") if lying else ""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=width)
    table.add_column("", width=1)
    table.add_column(heading, no_wrap=not texts, overflow="ellipsis", ratio=1)
    for stack in range(STACKS):
        card = int(state.get(OPEN + stack))
        if card != NONE:
            title = Text(words.card(card))
            if texts:
                title.append(f"\n{words.card_text(card)}", style="dim")
            table.add_row(Text(str(stack + 1), style="bold"), title)
        elif stack in taken:
            seat, card = taken[stack]
            title = Text.assemble(seat_text(seat, letter(seat)), (f" {words.card(card)}", "dim"))
            table.add_row(Text("·", style="dim"), title)
    return table


def taken_cards(state: State, words: Words) -> dict[int, tuple[int, int]]:
    """Return who has taken which card this round, by stack."""
    taken: dict[int, tuple[int, int]] = {}
    for seat in range(int(state.players())):
        card = int(state.get(CHOSEN + seat))
        if card != NONE:
            taken[words.cards[card].stack - 1] = (seat, card)
    return taken


def standings(points: Sequence[int], words: Words) -> Table:
    """Return the seats with their points, the best first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        name = seat_text(seat, f"{letter(seat)} {words.seat(seat)}")
        table.add_row(name, Text(str(points[seat]), style="bold"))
    return table


def scoring_table(
    projected: Mapping[str, Sequence[int]], points: Sequence[int], words: Words
) -> Table:
    """Return what a scoring of each place would give, and what all of them together would."""
    say = words.catalogue.text
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(say("terminal-column-place"), no_wrap=True)
    for seat in range(len(points)):
        name = words.seat(seat)[:LONGEST_NAME]
        table.add_column(seat_text(seat, name), justify="right", no_wrap=True)
    for place, word in enumerate(PLACE_WORDS):
        gains = projected[word]
        table.add_row(words.place(place), *(f"+{gain}" if gain else "·" for gain in gains))
    together = [sum(gains) for gains in zip(*projected.values(), strict=True)]
    table.add_row(say("terminal-all-places"), *(f"+{gain}" for gain in together), style="bold")
    table.add_row(say("terminal-points-now"), *(str(count) for count in points))
    sums = [had + gain for had, gain in zip(points, together, strict=True)]
    table.add_row(say("terminal-points-then"), *(str(count) for count in sums), style="bold")
    return table


def explained_cards(state: State, words: Words) -> list[Text]:
    """Return the cards of this round with what they do, and who has taken which."""
    taken = taken_cards(state, words)
    lines: list[Text] = []
    for stack in range(STACKS):
        card = int(state.get(OPEN + stack))
        line = Text(f"{stack + 1} ", style="bold")
        if stack in taken:
            seat, card = taken[stack]
            line.append_text(seat_text(seat, f"{letter(seat)} "))
        if card != NONE:
            lines.append(line.append_text(card_line(card, words)))
    return lines


def card_line(card: int, words: Words) -> Text:
    """Return a card's title and what it does."""
    return Text.assemble((words.card(card), "bold"), f". {words.card_text(card)}")
