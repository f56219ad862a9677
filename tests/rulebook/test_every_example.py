"""Every worked example of the three rulebooks has one test, named by its id."""

from __future__ import annotations

import re
from collections import Counter
from types import ModuleType

import pytest

from tests.rulebook import test_bigbox, test_bigbox_nl, test_decennial


@pytest.mark.parametrize(
    ("module", "edition", "letter", "count"),
    [
        (test_bigbox, "bigbox", "b", 32),
        (test_decennial, "decennial", "d", 28),
        (test_bigbox_nl, "bigbox_nl", "n", 26),
    ],
)
def test_every_example_has_exactly_one_test(
    module: ModuleType, edition: str, letter: str, count: int
) -> None:
    assert edition == module.EDITION
    ids = Counter(
        match[1] for name in vars(module) if (match := re.match(r"test_([a-z]\d\d)_", name))
    )
    assert ids == Counter(f"{letter}{number:02}" for number in range(1, count + 1))
