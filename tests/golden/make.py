"""Write the golden files anew: `python -m tests.golden.make`. What git shows then is to review.

Every number and game comes from fixed seeds; run twice, this changes nothing.
"""

from __future__ import annotations

import sys

from tests.golden import counting, record


def main() -> None:
    """Write all golden files, and name those that changed."""
    texts = {golden.file: record.rendered(golden) for golden in record.goldens()}
    record.FOLDER.mkdir(exist_ok=True)
    for file in sorted(set(record.FOLDER.glob("*.txt")) - texts.keys()):
        file.unlink()
        sys.stdout.write(f"removed {file.name}\n")
    texts[counting.FILE] = counting.rendered()
    for file, text in texts.items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            sys.stdout.write(f"wrote {file.name}\n")


if __name__ == "__main__":
    main()
