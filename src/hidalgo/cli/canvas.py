"""A small canvas of characters: boxes whose borders grow together, and text in them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

_UP: Final = 1
_RIGHT: Final = 2
_DOWN: Final = 4
_LEFT: Final = 8
# By the directions in which a border goes on from a cell.
_JOINTS: Final = " │─└││┌├─┘─┴┐┤┬┼"
_PLAIN_JOINTS: Final = " |-+||++-+-+++++"


class Canvas:
    """Boxes first, then text; lines of the picture come out as `Text`."""

    def __init__(self, width: int, height: int, *, plain: bool = False) -> None:
        """Begin empty; a plain one draws with ASCII only."""
        self.width = width
        self.height = height
        self._joints = _PLAIN_JOINTS if plain else _JOINTS
        self._borders = [[0] * width for _ in range(height)]
        self._texts: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """Draw a box; where borders meet, they join."""
        for x in range(left, right):
            for y in (top, bottom):
                self._borders[y][x] |= _RIGHT
                self._borders[y][x + 1] |= _LEFT
        for y in range(top, bottom):
            for x in (left, right):
                self._borders[y][x] |= _DOWN
                self._borders[y + 1][x] |= _UP

    def write(self, x: int, y: int, text: Text, width: int) -> None:
        """Write a text of a width at a place; what is too long is cut."""
        text = text.copy()
        text.truncate(width, overflow="crop", pad=True)
        self._texts[y].append((x, text))

    def lines(self, border_style: str = "") -> list[Text]:
        """Return the picture, a text a line."""
        return [self._line(y, border_style) for y in range(self.height)]

    def _line(self, y: int, border_style: str) -> Text:
        """Put a line together: borders, and over them the texts."""
        line = Text()
        x = 0
        for start, text in [*sorted(self._texts[y], key=lambda item: item[0]), (self.width, None)]:
            border = "".join(self._joints[cell] for cell in self._borders[y][x:start])
            line.append(border, style=border_style)
            x = start
            if text is not None:
                line.append_text(text)
                x += text.cell_len
        line.rstrip()
        return line
