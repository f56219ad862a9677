"""What a seat may choose, as a short list to pick from: a key to type, words, and decisions.

Where a decision is a number anyway (power cards, recruits, stacks, halves) that is its key;
elsewhere the list is counted from 1, and 0 is to pass. Many moves are grouped by where they come
from: such an entry has several decisions, and picking it leads to a list of those.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hidalgo.cli.seats import letter
from hidalgo.grande.board import COURT_PLACE, PLACE_WORDS, RECRUITS
from hidalgo.grande.decisions import KINDS, PASS
from hidalgo.grande.state import State
from hidalgo.locale.grande import Words

# Kinds whose number is what one types.
NUMBERED: Final = frozenset({"power", "recruit", "card", "half"})
FEW: Final = 10  # moves that are listed at once
_COURT: Final = int(COURT_PLACE)


class Entry(NamedTuple):
    """A line of a menu: what to type, what it says, and the decisions it stands for."""

    key: str
    text: str
    actions: tuple[int, ...]


def entries(legal: Sequence[int], state: State, seat: int, words: Words) -> list[Entry]:
    """Return the menu for what a seat may choose."""
    moves = [action for action in legal if KINDS.kind_of(action).name == "move"]
    origins = list(dict.fromkeys(KINDS.decode(action).values[:2] for action in moves))
    grouped = len(moves) > FEW and len(origins) > 1
    found: list[Entry] = []
    counted = 0
    for action in legal:
        decision = KINDS.decode(action)
        if grouped and decision.kind == "move":
            continue
        if decision.kind in NUMBERED:
            parameter = KINDS.by_name[decision.kind].parameters[0]
            key = parameter.words[decision.values[0]]
        elif action == PASS:
            key = "0"
        else:
            counted += 1
            key = str(counted)
        text = label(action, state, seat, words, one_origin=len(origins) == 1)
        found.append(Entry(key, text, (action,)))
    if grouped:
        for owner, place in origins:
            counted += 1
            there = int(state.caballeros(place, owner))
            text = f"{letter(owner)} {place_label(place, words)} ({there}) →"
            from_there = [a for a in moves if KINDS.decode(a).values[:2] == (owner, place)]
            found.append(Entry(str(counted), text, tuple(from_there)))
    return sorted(found, key=lambda entry: entry.actions == (PASS,))


def label(action: int, state: State, seat: int, words: Words, *, one_origin: bool = False) -> str:
    """Return a decision as few words as the question above it allows."""
    decision = KINDS.decode(action)
    values = decision.values
    match decision.kind:
        case "pass":
            return words.prompt(state, seat).passing or words.choice(action, state, seat)
        case "power" | "recruit":
            return ""
        case "card":
            return words.choice(action, state, seat).partition(": ")[2]
        case "place" | "region":
            figures = "/".join(str(state.figure(values[0], rank)) for rank in (1, 2, 3))
            return f"{place_label(values[0], words)} {figures}"
        case "take":
            owner, place = values
            there = state.court(owner) if place == _COURT else state.caballeros(place, owner)
            return f"{letter(owner)} {place_label(place, words)} ({there})"
        case "move":
            owner, origin, target = values
            to = place_label(target, words)
            return f"→ {to}" if one_origin else f"{letter(owner)} {PLACE_WORDS[origin]} → {to}"
        case _:
            return words.choice(action, state, seat)


def place_label(place: int, words: Words) -> str:
    """Return a place as its short word and its name; the Court has its name alone."""
    return words.place(place) if place == _COURT else f"{PLACE_WORDS[place]} {words.place(place)}"


def laid_out(menu: Sequence[Entry], words: Words, width: int) -> RenderableType:
    """Return a menu as columns, as many as fit; power cards with what they recruit below."""
    first = KINDS.decode(menu[0].actions[0])
    if first.kind == "power":
        return power_cards(menu, words)
    cells = [Text.assemble((entry.key, "bold"), f" {entry.text}".rstrip()) for entry in menu]
    longest = max(cell.cell_len for cell in cells)
    if longest > width // 2:
        return Text("\n").join(Text("  ") + cell for cell in cells)
    return Columns(cells, padding=(0, 2, 0, 0), equal=True, column_first=True)


def power_cards(menu: Sequence[Entry], words: Words) -> Table:
    """Return power cards in a row, and below each how many caballeros it lets one recruit."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    for _ in menu:
        table.add_column(justify="right", min_width=2)
    values = [KINDS.decode(entry.actions[0]).values[0] + 1 for entry in menu]
    say = words.catalogue.text
    table.add_row(Text(say("terminal-power-cards")), *(Text(str(v), "bold") for v in values))
    table.add_row(
        Text(say("terminal-recruits"), "dim"), *(Text(str(RECRUITS[v]), "dim") for v in values)
    )
    return table
