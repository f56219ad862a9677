"""Card files: what a bad one is told, and how a good one makes an edition that can be played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hidalgo.grande.editions import (
    BUILT_IN,
    PARAMETERS,
    edition_numbered,
    editions,
    read_edition,
    register,
)
from hidalgo.kernel.errors import MalformedError
from tests.grande.test_editions import changed, file_of

ROOT = Path(__file__).resolve().parents[2]


def complaint(text: str) -> str:
    """What a bad card file is told."""
    with pytest.raises(MalformedError) as error:
        read_edition(text)
    return str(error.value)


def test_broken_toml() -> None:
    assert complaint("name = ").startswith("the card file is not valid TOML: ")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('name = "bigbox"', "", "the card file: 'name' must be a text, not None"),
        ('name = "bigbox"', 'name = ""', "the card file: 'name' must be a text, not ''"),
        ('title = "Big Box"', "title = 1", "the card file: 'title' must be a text, not 1"),
        (
            "number = 0",
            "number = 16",
            "the card file: 'number' must be a whole number from 0 to 15, not 16",
        ),
        (
            "number = 0",
            'number = "0"',
            "the card file: 'number' must be a whole number from 0 to 15, not '0'",
        ),
    ],
)
def test_bad_heads(old: str, new: str, expected: str) -> None:
    assert complaint(changed(old, new)) == expected


@pytest.mark.parametrize("rows", ["", "card = 3", "card = [1, 2]"])
def test_no_rows(rows: str) -> None:
    head = 'name = "x"\nnumber = 9\ntitle = "X"\n'
    assert complaint(head + rows) == "the card file has no [[card]] rows"


VERBS = ", ".join(sorted(PARAMETERS))


@pytest.mark.parametrize("verb", ["fly", "turn", "score-set", "Move"])
def test_unknown_verbs_and_verbs_that_are_no_card(verb: str) -> None:
    """The course of a turn is made of verbs too, but no card file may name those."""
    told = complaint(changed('verb = "reinforce"', f'verb = "{verb}"'))
    assert "'reinforce-2'" in told
    assert told.endswith(f": there is no verb {verb!r}; the verbs are {VERBS}")


@pytest.mark.parametrize(
    ("old", "new", "card", "expected"),
    [
        (
            'verb = "reinforce"\ncount = 2',
            'verb = "reinforce"\ncount = 2\nfar = true',
            "reinforce-2",
            "'reinforce' has no parameter 'far'; it has count",
        ),
        (
            'verb = "power-back"',
            'verb = "power-back"\ncount = 2',
            "power-back",
            "'power-back' has no parameter 'count'; it has none",
        ),
        (
            "lowest = 6\nhighest = 7",
            "lowest = 6",
            "score-6-7",
            "'score-value' needs highest",
        ),
        (
            'verb = "move"\ntotal = 3\nown = 3\nforeign = 3',
            'verb = "move"',
            "move-3",
            "'move' needs total, own, foreign",
        ),
        (
            "total = 4\nown = 4\nforeign = 0",
            'total = "4"\nown = 4\nforeign = 0',
            "move-4-own",
            "'total' must be a whole number from 1 to 30, not '4'",
        ),
        (
            "total = 4\nown = 4\nforeign = 0",
            "total = true\nown = 4\nforeign = 0",
            "move-4-own",
            "'total' must be a whole number from 1 to 30, not True",
        ),
        (
            "total = 4\nown = 4\nforeign = 0",
            "total = 31\nown = 4\nforeign = 0",
            "move-4-own",
            "'total' must be a whole number from 1 to 30, not 31",
        ),
        (
            "may_skip = true",
            "may_skip = 1",
            "one-of-each",
            "'may_skip' must be true or false, not 1",
        ),
        (
            'id = "reinforce-2"\nstack = 1',
            'id = "reinforce-2"\nstack = 6',
            "reinforce-2",
            "'stack' must be a whole number from 1 to 5, not 6",
        ),
        (
            'id = "reinforce-2"\nstack = 1',
            'id = "reinforce-2"',
            "reinforce-2",
            "'stack' must be a whole number from 1 to 5, not None",
        ),
        (
            'id = "reinforce-2"\nstack = 1',
            'id = "reinforce-2"\nstack = 1\ncopies = 0',
            "reinforce-2",
            "'copies' must be a whole number from 1 to 11, not 0",
        ),
        (
            'verb = "reinforce"',
            "verb = 3",
            "reinforce-2",
            "'verb' must be a text, not 3",
        ),
    ],
)
def test_bad_rows_are_named(old: str, new: str, card: str, expected: str) -> None:
    told = complaint(changed(old, new))
    assert repr(card) in told
    assert told.endswith(f": {expected}")


def test_a_row_without_id_is_counted() -> None:
    told = complaint(changed('id = "move-4"\n', ""))
    assert told == "card row 2: 'id' must be a text, not None"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('verb = "reinforce"', 'verb = "reinforce"\ncopies = 2', "stack 1 has 12 cards"),
        (
            'verb = "score-one"\ncopies = 3',
            'verb = "score-one"\ncopies = 5',
            "stack 2 has 13 cards",
        ),
        ('id = "recruit-2"\nstack = 4', 'id = "recruit-2"\nstack = 3', "stack 3 has 12 cards"),
        (
            '[[card]]\nid = "tile"\nstack = 4\nverb = "move-tile"\ncopies = 3',
            "",
            "stack 4 has 8 cards",
        ),
    ],
)
def test_stacks_have_nine_to_eleven_cards(old: str, new: str, expected: str) -> None:
    assert complaint(changed(old, new)) == f"{expected}; it needs 9 to 11"


def test_a_stack_of_nine_is_enough() -> None:
    text = changed('verb = "move-tile"\ncopies = 3', 'verb = "move-tile"')
    assert len(read_edition(text).cards) == 43


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "king"\nstack = 5', 'id = "king"\nstack = 5\ncopies = 2'),
        ('\n[[card]]\nid = "king"\nstack = 5\nverb = "move-king"\nanywhere = true\n', ""),
    ],
)
def test_the_fifth_stack_is_one_card(old: str, new: str) -> None:
    assert complaint(changed(old, new)) == "stack 5 is one card, the last of the file"


def test_the_kings_card_comes_last() -> None:
    king = '\n[[card]]\nid = "king"\nstack = 5\nverb = "move-king"\nanywhere = true\n'
    text = changed(king, "").replace("\n# Stack 1\n", king)
    assert complaint(text) == "stack 5 is one card, the last of the file"


def test_no_more_than_two_vetos() -> None:
    text = changed('verb = "score-one"\ncopies = 3', 'verb = "veto"\ncopies = 1')
    assert complaint(text) == "there can be 2 Vetos at most, not 3"


# Registering


@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        ("bigbox", 9, "edition 'bigbox' (number 9) clashes with 'bigbox' (number 0)"),
        ("mine", 2, "edition 'mine' (number 2) clashes with 'decennial' (number 2)"),
        ("bigbox", 1, "clashes with"),
    ],
)
def test_names_and_numbers_are_taken_once(name: str, number: int, expected: str) -> None:
    text = file_of("bigbox").replace('name = "bigbox"', f'name = "{name}"')
    new = read_edition(text.replace("number = 0", f"number = {number}"))
    before = editions()
    with pytest.raises(MalformedError) as error:
        register(new)
    assert expected in str(error.value)
    assert editions() == before
    assert [edition_numbered(number).name for number in range(3)] == list(BUILT_IN)


def test_other_cards_under_a_loaded_name_are_refused() -> None:
    new = read_edition(changed("own = 3", "own = 2"))
    with pytest.raises(MalformedError, match="'bigbox' is loaded already, with other cards"):
        register(new)


CUSTOM = """
import sys

from hidalgo.grande.editions import editions, read_edition, register
from hidalgo.grande.setup import new_game
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream

register(read_edition(sys.stdin.read()))
assert editions() == ("bigbox", "bigbox_nl", "decennial", "house rules"), editions()

from tests.grande.positions import legal, position, say, standing, turn

game = position("house rules", 2, king="CLN", regions={"GAL": (3, 0)}, courts=(1, 0))
turn(game, 0, "move-1")
say(game, 0, "special", "move P1 GAL PVA")
assert game.prompt() == "place"
assert standing(game, "GAL") == (2, 0)
assert standing(game, "PVA") == (1, 0)
for players in range(2, 6):
    game = new_game("house rules", players, seed=players)
    play_random(game, stream(players, "test"), Choices())
    assert game.over()
print("played")
"""


def test_a_custom_edition_can_be_played() -> None:
    """In a process of its own: what is registered stays."""
    text = changed('name = "bigbox"', 'name = "house rules"').replace("number = 0", "number = 7")
    text = text.replace('id = "move-3"', 'id = "move-1"').replace("total = 3", "total = 1", 1)
    done = subprocess.run(
        [sys.executable, "-c", CUSTOM],
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "played\n", done.stderr
