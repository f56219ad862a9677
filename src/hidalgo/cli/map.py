"""The table of El Grande on a terminal: Spain, the seats, the open cards.

    console.print(Board(game.view(seat), words, viewer=seat))

It draws what a view (or a state) says and knows no rule. It takes the width it is given: from 80
columns on the regions lie as on the peninsula, below that they are a list; from 120 on the seats
and cards stand beside the map.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from hidalgo.cli.canvas import Canvas
from hidalgo.cli.seats import letter, seat_text
from hidalgo.cli.tables import cards_table, seats_table
from hidalgo.grande.board import PLACE_WORDS, PLACES, TILE_WORDS, TILES
from hidalgo.grande.layout import BESIDE
from hidalgo.grande.rounds import number_now
from hidalgo.grande.state import State
from hidalgo.grande.views import View
from hidalgo.locale.grande import Words

MAP_WIDTH: Final = 80
WIDE: Final = 120  # columns from which seats and cards stand beside the map
TALL: Final = 36  # rows from which cards are shown with their texts there
NARROW: Final = 60  # columns below which regions go by their short words
ROUNDS: Final = 9  # numbers of rounds go up to here in a short game, too

# Left, top, right and bottom of a place; boxes that share a border are neighbours.
BOXES: Final = (
    (0, 0, 20, 3),  # Galicia
    (20, 0, 40, 3),  # País Vasco
    (40, 0, 60, 6),  # Aragón
    (60, 0, 79, 6),  # Cataluña
    (8, 3, 40, 6),  # Castilla la Vieja
    (18, 6, 50, 9),  # Castilla la Nueva
    (50, 6, 70, 9),  # Valencia
    (18, 9, 38, 12),  # Sevilla
    (38, 9, 60, 12),  # Granada
    (0, 8, 16, 11),  # Castillo, apart from all
)
MAP_HEIGHT: Final = 13
_ROUND_AT: Final = (1, 7)  # in Portugal
_NOTES_AT: Final = (61, 10)  # in the sea


class Glyphs(NamedTuple):
    """The signs on the map."""

    king: str
    grande: str


SIGNS: Final = Glyphs("♔", "★")
PLAIN_SIGNS: Final = Glyphs("K", "*")


class Spot(NamedTuple):
    """What there is to see at a place."""

    place: int
    figures: str
    has_tile: bool
    has_king: bool
    counts: tuple[int, ...]
    grandes: tuple[bool, ...]


def spot(state: State, place: int) -> Spot:
    """Read what there is to see at a place."""
    seats = range(int(state.players()))
    figures = "/".join(str(state.figure(place, rank)) for rank in (1, 2, 3))
    return Spot(
        place,
        figures,
        any(state.tile_at(tile) == place for tile in range(TILES)),
        bool(state.king() == place),
        tuple(int(state.caballeros(place, seat)) for seat in seats),
        tuple(bool(state.grande(seat) == place) for seat in seats),
    )


def pieces(seen: Spot, signs: Glyphs, width: int) -> Text:
    """Return the caballeros of all seats at a place, with their Grandes: A3★ B2."""
    groups = [
        seat_text(seat, f"{letter(seat)}{count or ''}{signs.grande if grande else ''}")
        for seat, (count, grande) in enumerate(zip(seen.counts, seen.grandes, strict=True))
        if count or grande
    ]
    line = Text(" ").join(groups)
    return line if line.cell_len <= width else Text().join(groups)


def figures_text(seen: Spot) -> Text:
    """Return what a place pays, in brackets if a tile says so."""
    if seen.has_tile:
        return Text(f"[{seen.figures}]", style="bold")
    return Text(seen.figures)


class Board:
    """Spain with all that stands on it, the seats and the open cards."""

    def __init__(self, known: View | State, words: Words, viewer: int | None = None) -> None:
        """Show what a viewer knows, in a language; the viewer's own seat is marked."""
        self.state = known.known() if isinstance(known, View) else known
        self.words = words
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay everything out for the width there is."""
        width = options.max_width
        signs = PLAIN_SIGNS if options.ascii_only else SIGNS
        if width < MAP_WIDTH:
            yield self.place_list(signs, width)
            yield from self.notes(signs)
            yield seats_table(self.state, self.words, width, self.viewer)
            yield cards_table(self.state, self.words, width)
        elif width < WIDE:
            yield self.spain(signs, plain=options.ascii_only)
            side = Table.grid(padding=(0, 1, 0, 0))
            side.add_row(
                seats_table(self.state, self.words, 43, self.viewer),
                cards_table(self.state, self.words, width - 45),
            )
            yield side
        else:
            room = min(width, WIDE + 20) - MAP_WIDTH - 2
            side = Table.grid(padding=(0, 2, 0, 0))
            side.add_row(
                self.spain(signs, plain=options.ascii_only),
                Group(
                    seats_table(self.state, self.words, room, self.viewer),
                    Text(),
                    cards_table(self.state, self.words, room, texts=console.height >= TALL),
                ),
            )
            yield side

    def spain(self, signs: Glyphs, *, plain: bool) -> Text:
        """Draw the map: all regions where they lie, the Castillo to the west of them."""
        canvas = Canvas(MAP_WIDTH, MAP_HEIGHT, plain=plain)
        for place, (left, top, right, bottom) in enumerate(BOXES):
            canvas.box(left, top, right, bottom)
            seen = spot(self.state, place)
            width = right - left - 1
            canvas.write(left + 1, top + 1, self.heading(seen, signs, width), width)
            canvas.write(left + 1, top + 2, pieces(seen, signs, width), width)
        x, y = _ROUND_AT
        canvas.write(x, y, self.round(), 16)
        x, y = _NOTES_AT
        for row, note in enumerate(self.notes(signs)):
            canvas.write(x, y + row, note, MAP_WIDTH - x)
        return Text("\n").join(canvas.lines("dim"))

    def heading(self, seen: Spot, signs: Glyphs, width: int) -> Text:
        """Return the first line of a place: its name, the King if he is there, what it pays."""
        name = Text(self.words.place(seen.place), style="bold")
        if seen.has_king:
            name.append(f" {signs.king}", style="bold yellow")
        figures = figures_text(seen)
        gap = max(width - name.cell_len - figures.cell_len, 0)
        return Text.assemble(name, " " * gap, figures)

    def round(self) -> Text:
        """Return which round it is."""
        number = int(number_now(self.state))
        text = self.words.catalogue.text("round-of", round=number, rounds=ROUNDS)
        return Text(text, style="bold")

    def notes(self, signs: Glyphs) -> list[Text]:
        """Return what is said beside the map: the signs, and tiles not yet on the board."""
        catalogue = self.words.catalogue
        king, grande = catalogue.text("terminal-king"), catalogue.text("terminal-grande")
        lines = [Text.assemble((signs.king, "bold yellow"), f" {king} {signs.grande} {grande}")]
        beside = [TILE_WORDS[n] for n in range(TILES) if self.state.tile_at(n) == BESIDE]
        if beside:
            lines.append(Text(catalogue.text("terminal-tiles-beside", tiles=" ".join(beside))))
        if len(beside) < TILES:
            lines.append(Text(catalogue.text("terminal-tile-legend")))
        return lines

    def place_list(self, signs: Glyphs, width: int) -> Table:
        """Return the places as lines of a list, for terminals too narrow for the map."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.title = self.round()
        table.title_justify = "left"
        for place in range(PLACES):
            seen = spot(self.state, place)
            name = PLACE_WORDS[place] if width < NARROW else self.words.place(place)
            table.add_row(
                Text(name, style="bold"),
                figures_text(seen),
                Text(signs.king if seen.has_king else "", style="bold yellow"),
                pieces(seen, signs, width - 14),
            )
        return table
