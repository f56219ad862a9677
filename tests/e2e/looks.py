"""How a screenshot is remembered, and how one is compared with what is remembered.

A screenshot becomes a grid: the mean colour of each of some hundred cells. That is small enough to
be kept beside the tests, is hardly changed by how a browser smooths letters, and is changed by all
that a person would notice: a panel that is missing, a style that is not there, another theme.
"""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

FILE: Final = Path(__file__).with_name("looks.json")
ACROSS: Final = {360: 15, 1280: 32, 2560: 32}
"""How many cells a window's width has."""
STEP: Final = 4
"""Colours are kept in steps of so much, of 255."""

# A cell differs if a person who compares would see that; a few may, since lines of text wrap
# elsewhere when a browser's fonts are a hair wider.
SEEN: Final = 10.0
MOST_CELLS: Final = 0.02
MOST_MEAN: Final = 2.0
TALLER: Final = 0.04
"""By how much of its height a page may be longer or shorter."""

_GRID: Final = """async ([png, across]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const size = width / across;
  const down = Math.round(height / size);
  const sums = new Float64Array(across * down * 4);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(down - 1, Math.floor(y / size));
    for (let x = 0; x < width; x += 1) {
      const cell = (row * across + Math.floor(x / size)) * 4;
      const pixel = (y * width + x) * 4;
      sums[cell] += data[pixel];
      sums[cell + 1] += data[pixel + 1];
      sums[cell + 2] += data[pixel + 2];
      sums[cell + 3] += 1;
    }
  }
  const cells = [];
  for (let cell = 0; cell < sums.length; cell += 4) {
    for (const part of [0, 1, 2]) cells.push(Math.round(sums[cell + part] / sums[cell + 3]));
  }
  return cells;
}"""


class Look(NamedTuple):
    """A screenshot as a grid of colours, row by row: red, green, blue of each cell."""

    across: int
    cells: bytes

    @property
    def down(self) -> int:
        """How many rows it has."""
        return len(self.cells) // (3 * self.across)


class Difference(NamedTuple):
    """How two looks differ."""

    taller: float
    """By how much of its height the second is longer or shorter than the first."""
    mean: float
    """The mean distance of two cells' colours."""
    seen: float
    """The share of cells whose difference is seen."""

    @property
    def same(self) -> bool:
        """Whether nobody would notice."""
        return self.taller <= TALLER and self.mean <= MOST_MEAN and self.seen <= MOST_CELLS


def look_at(bench: Page, png: bytes) -> Look:
    """Turn a screenshot into a grid; `bench` is an empty page, since that needs a canvas."""
    # The width is in the head of a PNG.
    across = ACROSS[int.from_bytes(png[16:20], "big")]
    cells: list[int] = bench.evaluate(_GRID, [base64.b64encode(png).decode(), across])
    return Look(across, bytes(value // STEP * STEP + STEP // 2 for value in cells))


def compared(before: Look, after: Look) -> Difference:
    """Compare two screenshots of windows of the same size, as far down as both reach."""
    assert before.across == after.across
    count = min(before.down, after.down) * before.across
    distances = [
        _distance(before.cells[at : at + 3], after.cells[at : at + 3])
        for at in range(0, count * 3, 3)
    ]
    return Difference(
        abs(after.down - before.down) / before.down,
        sum(distances) / count,
        sum(distance > SEEN for distance in distances) / count,
    )


def _distance(one: bytes, other: bytes) -> float:
    """Return how far two colours are from each other: mostly in light, less in hue."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    light = 0.3 * red + 0.59 * green + 0.11 * blue
    return abs(light) + (abs(red - light) + abs(green - light) + abs(blue - light)) / 3


def remembered() -> dict[str, Look]:
    """Return all looks that are kept, by their names."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: Look(across, zlib.decompress(base64.b64decode(packed)))
        for name, (across, packed) in kept.items()
    }


def remember(looks: dict[str, Look]) -> None:
    """Keep looks, beside those of other names that are kept already."""
    known = remembered() if FILE.exists() else {}
    rows = [
        f"{json.dumps(name)}: "
        + json.dumps([look.across, base64.b64encode(zlib.compress(look.cells, 9)).decode()])
        for name, look in sorted({**known, **looks}.items())
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
