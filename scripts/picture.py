"""Draw the README's picture: some lines of `hidalgo demo` in a terminal window, as SVG."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images" / "demo.svg"


def demo_lines(seed: str, first: str, count: int) -> list[str]:
    """Return some coloured lines of a demonstration, from the one that holds a text."""
    command = [str(ROOT / ".venv" / "bin" / "hidalgo"), "demo", "--seed", seed]
    environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    output = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    start = next(index for index, line in enumerate(output) if first in line)
    return output[start : start + count]


def main() -> None:
    """Write the picture."""
    lines = demo_lines("3", "Round 2", 52)
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    for line in lines:
        console.print(Text.from_ansi(line), highlight=False)
    svg = console.export_svg(title="hidalgo play")
    # No font from elsewhere: a page with this picture asks nobody but its own host.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(svg, encoding="utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(svg)} bytes\n")


if __name__ == "__main__":
    main()
