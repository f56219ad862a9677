"""The three editions as data: their cards, and where they differ."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from hidalgo.grande.editions import (
    BUILT_IN,
    edition,
    edition_numbered,
    editions,
    read_edition,
    register,
)
from hidalgo.kernel.errors import MalformedError

# Copies of each card by stack, as the rules list them.
COPIES = {
    1: {
        "move-3": 1,
        "move-4": 1,
        "move-4-own": 1,
        "move-3-foreign": 1,
        "move-2-own-2-foreign": 2,
        "move-5-from-one": 2,
        "move-own-from-one": 1,
        "reinforce-2": 1,
        "move-own-or-reinforce": 1,
    },
    2: {
        "veto": 2,
        "courts-emptied": 1,
        "courts-lose-3": 1,
        "one-of-each": 1,
        "each-returns-3": 1,
        "disc-all": 1,
        "disc-two": 1,
        "score-region": 3,
    },
    3: {
        "score-4": 2,
        "score-5": 2,
        "score-6-7": 1,
        "score-castillo": 2,
        "score-firsts": 1,
        "score-fullest": 1,
        "score-emptiest": 1,
        "score-region-3": 1,
    },
    4: {
        "tile": 3,
        "power-back": 2,
        "recruit-2": 1,
        "grande": 2,
        "disc-scoring": 1,
        "eviction": 1,
        "royal-advisor": 1,
    },
    5: {"king": 1},
}

# What the rows of an edition say otherwise than those of the big box.
DIFFERENCES: dict[str, dict[str, dict[str, int | bool]]] = {
    "bigbox": {},
    "bigbox_nl": {"score-firsts": {"choose_order": True}},
    "decennial": {
        "move-own-from-one": {"complete": True},
        "move-own-or-reinforce": {"complete": True},
        "one-of-each": {"may_skip": False},
        "disc-two": {"fewer": True},
        "eviction": {"may_stay": True},
    },
}


def file_of(name: str) -> str:
    return (files("hidalgo.grande") / "data" / f"{name}.toml").read_text(encoding="utf-8")


def changed(old: str, new: str, count: int = 1) -> str:
    """The big box's card file with one passage replaced."""
    text = file_of("bigbox")
    assert text.count(old) >= count
    return text.replace(old, new, count)


@pytest.mark.parametrize("name", BUILT_IN)
def test_forty_five_cards_in_stacks_of_eleven_and_the_kings(name: str) -> None:
    cards = edition(name).cards
    assert len(cards) == 45
    assert [card.number for card in cards] == list(range(45))
    assert Counter(card.stack for card in cards) == {1: 11, 2: 11, 3: 11, 4: 11, 5: 1}


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("stack", COPIES)
def test_copies_of_each_card(name: str, stack: int) -> None:
    assert Counter(card.id for card in edition(name).cards if card.stack == stack) == COPIES[stack]


def test_thirty_three_different_cards() -> None:
    assert sum(len(copies) for copies in COPIES.values()) == 33


@pytest.mark.parametrize("name", BUILT_IN)
def test_editions_part_over_a_handful_of_cards_only(name: str) -> None:
    def rows(edition_name: str) -> dict[str, dict[str, object]]:
        cards = edition(edition_name).cards
        return {card.id: {"verb": card.verb, **card.parameters} for card in cards}

    base = rows("bigbox")
    assert rows(name) == {
        card_id: {**row, **DIFFERENCES[name].get(card_id, {})} for card_id, row in base.items()
    }


def test_editions_are_found_by_name_and_number() -> None:
    assert editions()[:3] == BUILT_IN == ("bigbox", "bigbox_nl", "decennial")
    for number, name in enumerate(BUILT_IN):
        assert edition(name).number == number
        assert edition_numbered(number) is edition(name)


def test_an_unknown_edition_is_told_the_known_ones() -> None:
    expected = "'big box' is no edition; the editions are bigbox, bigbox_nl, decennial"
    with pytest.raises(MalformedError, match=expected):
        edition("big box")
    with pytest.raises(MalformedError, match="no edition has the number 14"):
        edition_numbered(14)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_file_read_again_is_the_same_edition(name: str) -> None:
    again = read_edition(file_of(name))
    assert again == edition(name)
    register(again)
    assert editions().count(name) == 1


def test_the_digest_tells_cards_apart_and_ignores_comments() -> None:
    digest = edition("bigbox").digest
    assert read_edition("# read me\n" + file_of("bigbox")).digest == digest
    assert read_edition(changed("own = 3", "own = 2")).digest != digest
