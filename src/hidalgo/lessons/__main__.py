"""Write the lessons as JSON, as the web client reads them."""

from __future__ import annotations

import sys

from hidalgo.lessons.making import written

if __name__ == "__main__":
    sys.stdout.write(written())
