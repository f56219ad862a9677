"""Section 4 of the rules: the iron rules. The King stands in Galicia."""

from __future__ import annotations

from typing import Any

import pytest

from hidalgo.grande import decisions
from hidalgo.grande.rounds import settle
from hidalgo.kernel.errors import MalformedError
from tests.grande.positions import legal, listen, points, position, say, standing, turn
from tests.grande.scenes import (
    EDITIONS,
    LONELY,
    begin_turns,
    moved,
    offers_special,
    refused,
    scorings,
    sit_out,
    special,
)

CROWDED = {"GAL": (3, 3, 3, 3), "PVA": (1, 1, 1, 1), "ARA": (3, 3, 3, 3)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "seat", "text"),
    [
        ("move-3", 0, "move P1 GAL SEV"),
        ("move-3", 0, "move P2 ARA GAL"),
        ("move-4-own", 0, "move P1 ARA GAL"),
        ("move-5-from-one", 0, "move P3 GAL CAS"),
        ("move-own-from-one", 0, "move P1 GAL SEV"),
        ("reinforce-2", 0, "place GAL"),
        ("one-of-each", 0, "take P2 GAL"),
        ("each-returns-3", 1, "take P2 GAL"),
        ("disc-all", 1, "region GAL"),
        ("disc-two", 2, "region GAL"),
        ("tile", 0, "tile 8/4/0 GAL"),
        ("grande", 0, "region GAL"),
        ("eviction", 0, "region GAL"),
    ],
)
def test_nothing_enters_or_leaves_the_kings_region(
    edition: str, card: str, seat: int, text: str
) -> None:
    """EG 4.1."""
    # Two regions to name for each, so that every seat is really asked.
    board = {**CROWDED, "VAL": (2, 2, 2, 2)}
    game = special(edition, card, king="GAL", regions=board, courts=(3, 3, 3, 3))
    assert refused(game, seat, text) == "4.1"
    # The King elsewhere, the same is legal.
    game = special(edition, card, king="GRA", regions=board, courts=(3, 3, 3, 3))
    assert text in legal(game, seat)


def test_a_tile_in_the_kings_region_stays() -> None:
    """EG 4.1, 6.29."""
    game = special("bigbox", "tile", king="GAL", tiles=("GAL", None))
    assert refused(game, 0, "tile 8/4/0 SEV") == "4.1"
    assert all(text.startswith("tile 4/0/0") for text in legal(game, 0))


def test_a_grande_in_the_kings_region_stays() -> None:
    """EG 4.1, 6.32."""
    assert not offers_special("bigbox", "grande", king="GAL", grandes=("GAL",))
    assert offers_special("bigbox", "grande", king="GAL", grandes=("PVA",))


def test_a_disc_does_not_bring_caballeros_into_the_kings_region() -> None:
    """EG 4.1, 5.16."""
    game = position(king="GAL", regions={"CAS": (2,)}, round_index=2)
    settle(game)
    say(game, 0, "region GAL")
    assert standing(game, "GAL")[0] == 0
    assert game.court(0) == 2


def test_the_taboo_follows_the_king() -> None:
    """EG 4.2: what he leaves is open, what he enters is closed."""
    game = turn(position(king="GAL", courts=(5,)), 0, "royal-advisor")
    say(game, 0, "special", "region PVA")
    assert refused(game, 0, "place PVA") == "4.1"
    say(game, 0, "place GAL")
    assert standing(game, "GAL")[0] == 1


def test_the_kings_region_is_scored_like_any_other() -> None:
    """EG 4.3."""
    game = special("bigbox", "score-region", king="GAL", regions={"GAL": (1, 2)})
    say(game, 0, "region GAL")
    assert points(game) == (2, 4 + 2, 0, 0)


@pytest.mark.parametrize("king", ["GAL", "VAL", "GRA"])
def test_the_castillo_takes_caballeros_wherever_the_king_is(king: str) -> None:
    """EG 4.4: how many and whose is told to everybody."""
    game = turn(position(king=king, courts=(2,), regions={"ARA": (0, 1)}), 0, "move-3")
    log = listen(game)
    say(game, 0, "special", "move P2 ARA CAS", "place CAS")
    assert standing(game, "CAS") == (1, 1, 0, 0)
    assert moved(log) == [(1, "ARA", "CAS", 1), (0, "COURT", "CAS", 1)]
    assert all(event.audience is None for event in log)


def test_nothing_is_moved_out_of_the_castillo() -> None:
    """EG 4.5: a mover cannot even name it as an origin."""
    game = special("bigbox", "move-3", regions={"CAS": (5, 5), "ARA": (1,)})
    assert {text.split()[2] for text in legal(game, 0) if text != "pass"} == {"ARA"}
    with pytest.raises(MalformedError):
        decisions.KINDS.from_text("move P1 CAS ARA")


@pytest.mark.parametrize(
    ("card", "seat", "text"),
    [("one-of-each", 0, "take P2 CAS"), ("each-returns-3", 1, "take P2 CAS")],
)
def test_nothing_is_returned_from_the_castillo(card: str, seat: int, text: str) -> None:
    """EG 4.5."""
    board = {"CAS": (5, 5, 5, 5), "ARA": (2, 2, 2, 2), "SEV": (2, 2, 2, 2)}
    assert refused(special("bigbox", card, regions=board), seat, text) == "4.5"


def test_the_castillo_is_no_region_to_evict_from_or_to_name() -> None:
    """EG 4.5, 4.6: decisions that name regions have no word for it."""
    for text in ("region CAS", "move P1 CAS GAL"):
        with pytest.raises(MalformedError):
            decisions.KINDS.from_text(text)


@pytest.mark.parametrize("card", ["grande", "king", "royal-advisor"])
def test_neither_grande_nor_king_enters_the_castillo(card: str) -> None:
    """EG 4.6."""
    assert "region CAS" not in legal(special("bigbox", card), 0)


def test_a_grande_is_no_caballero() -> None:
    """EG 4.7, 5.1: where only a Grande stands, its seat takes no part."""
    game = position(
        king="CLN",
        regions={"SEV": (1, 1), "ARA": (0, 1)},
        grandes=("SEV", "ARA", "ARA", "SEV"),
        round_index=2,
    )
    log = listen(game)
    settle(game)
    assert scorings(log) == {"ARA": (0, 7, 0, 0, 0), "SEV": (3, 3, 0, 0, 0)}


def test_several_grandes_may_stand_together() -> None:
    """EG 4.7, 6.32."""
    game = special("bigbox", "grande", grandes=("PVA", "SEV", "SEV"))
    say(game, 0, "region SEV")
    assert game.grande(0) == game.grande(1) == game.grande(2)


def test_once_begun_all_must_go() -> None:
    """EG 4.9: no stopping half-way where the card does not allow it."""
    game = special("decennial", "one-of-each", regions={"ARA": (0, 1, 1, 1)})
    assert refused(game, 0, "pass") == "4.9"


def test_may_is_none_or_some_or_all() -> None:
    """EG 4.10."""
    for count in range(4):
        game = special("bigbox", "one-of-each", regions={"ARA": (0, 1, 1, 1)})
        for victim in range(2, 2 + count):
            say(game, 0, f"take P{victim} ARA")
        if count < 3:
            say(game, 0, "pass")
        assert sum(standing(game, "ARA")) == 3 - count


OWN: dict[str, Any] = {"regions": {"ARA": (3,)}}
FOREIGN: dict[str, Any] = {"regions": {"ARA": (0, 1, 1, 1)}}
KINGS: dict[str, Any] = {"regions": {"GAL": (3, 3, 3, 3), "CAS": (3, 3, 3, 3)}}
EVEN: dict[str, Any] = {"players": 2, "regions": {"ARA": (2, 2), "CAS": (2, 2)}}


@pytest.mark.parametrize(
    ("card", "nothing", "something"),
    [
        ("move-3", KINGS, FOREIGN),
        ("move-4", KINGS, OWN),
        ("move-4-own", FOREIGN, OWN),
        ("move-3-foreign", OWN, FOREIGN),
        ("move-2-own-2-foreign", KINGS, FOREIGN),
        ("move-5-from-one", KINGS, FOREIGN),
        ("move-own-from-one", FOREIGN, OWN),
        ("courts-emptied", OWN, {"courts": (0, 0, 1)}),
        ("courts-lose-3", OWN, {"courts": (0, 0, 1)}),
        ("one-of-each", KINGS | OWN, FOREIGN),
        ("each-returns-3", KINGS, {"courts": (0, 1)}),
        ("each-returns-3", OWN, FOREIGN),
        ("disc-all", KINGS, FOREIGN),
        ("disc-two", FOREIGN, {"regions": {"ARA": (0, 2)}}),
        ("score-region", EVEN, OWN),
        ("score-region-3", EVEN, OWN),
        ("score-4", OWN, {"regions": {"SEV": (1,)}}),
        ("score-5", {"regions": {"SEV": (1,)}}, OWN),
        ("score-6-7", OWN, {"regions": {"CLN": (1,)}}),
        ("score-castillo", EVEN, KINGS),
        ("score-firsts", FOREIGN, OWN),
        ("score-fullest", EVEN, OWN),
        ("score-emptiest", EVEN, OWN),
        ("recruit-2", {"regions": {"GAL": (20,), "CAS": (10,)}}, {}),
        ("grande", {"grandes": ("GAL",)}, {}),
        ("disc-scoring", EVEN, OWN),
        ("eviction", OWN, FOREIGN),
        ("eviction", KINGS, FOREIGN),
    ],
)
def test_what_changes_nothing_is_not_offered(
    card: str, nothing: dict[str, Any], something: dict[str, Any]
) -> None:
    """EG 4.11: and where it would change something, it is."""
    assert not offers_special("bigbox", card, king="GAL", **nothing)
    assert offers_special("bigbox", card, king="GAL", **something)


def test_an_empty_court_has_no_two_more() -> None:
    """EG 4.11, 6.14."""
    assert not offers_special("bigbox", "reinforce-2", **OWN)
    assert "special" in legal(turn(position(courts=(1,)), 0, "reinforce-2"), 0)


def test_a_veto_card_has_no_special_action() -> None:
    """EG 4.11, 7.1."""
    assert not offers_special("bigbox", "veto", regions=LONELY)


def test_a_single_victim_is_not_asked_for() -> None:
    """EG 4.12: in `decennial` the only caballero in reach goes without a question."""
    game = special("decennial", "one-of-each", regions={"ARA": (0, 1)})
    assert standing(game, "ARA") == (0, 0, 0, 0)
    assert game.prompt() == "power"
    # The others leave a choice: to stop.
    game = special("bigbox", "one-of-each", regions={"ARA": (0, 1)})
    assert legal(game, 0) == ["pass", "take P2 ARA"]


def test_a_single_source_of_a_return_is_not_asked_for() -> None:
    """EG 4.12, 6.20: who has only a Court returns from there."""
    game = special("bigbox", "each-returns-3", courts=(9, 9, 2, 5))
    assert [game.court(seat) for seat in range(4)] == [9, 6, 0, 2]
    assert game.prompt() != "return"


def test_a_single_region_for_a_disc_is_not_asked_for() -> None:
    """EG 4.12, 6.21: only who has a choice sets a disc."""
    board = {"ARA": (0, 2, 1), "SEV": (0, 0, 1)}
    game = special("bigbox", "disc-all", regions=board)
    assert legal(game, 1) == []
    assert legal(game, 2) == ["region ARA", "region SEV"]
    say(game, 2, "region SEV")
    assert standing(game, "ARA") == (0, 0, 1, 0)


def test_a_single_region_to_evict_is_not_asked_for() -> None:
    """EG 4.12, 6.34."""
    game = special("bigbox", "eviction", regions={"ARA": (4, 1)})
    assert game.prompt() == "disc"
    assert len(legal(game, 1)) == 8


def test_single_open_power_card_needs_no_question() -> None:
    """EG 4.12, 8.7."""
    game = position(players=2, played=(4, 3), hands=((7,), (1,)))
    settle(game)
    assert (game.prompt(), game.actor()) == ("recruit", 0)
    assert [game.hand(seat) for seat in (0, 1)] == [0, 0]


def test_the_last_card_is_chosen_without_a_question() -> None:
    """EG 4.12: five players, five cards."""
    game = begin_turns(position(players=5, played=(9, 8, 7, 6, 5)))
    for _ in range(4):
        sit_out(game)
    assert game.prompt() == "recruit"
    say(game, 4, "recruit 0")
    assert game.prompt() != "choose"
