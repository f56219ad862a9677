"""Sections 1 and 2 of the rules: the board, the material, and the set-up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hidalgo.grande import board
from hidalgo.grande.board import NEIGHBOURS, PLACE_NAMES, PLACE_WORDS, RECRUITS
from hidalgo.grande.editions import edition
from hidalgo.grande.layout import HIDDEN, STACK, STACK_SIZE
from hidalgo.grande.setup import new_game
from hidalgo.grande.views import view
from hidalgo.kernel.errors import MalformedError
from tests.grande.positions import heard, legal, place, points, position, say, turn
from tests.grande.scenes import (
    EDITIONS,
    LONELY,
    begin_turns,
    face_up,
    offers_special,
    refused,
    special,
    whole_game,
)

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "el-grande.md"


def clause_text(number: str) -> str:
    """Return the text of a clause of our rules, up to the next one."""
    text = RULES.read_text(encoding="utf-8")
    found = re.search(
        rf"^\*\*{re.escape(number)} .*?(?=^\*\*\d|^## )", text, re.MULTILINE | re.DOTALL
    )
    assert found is not None
    return found[0]


def cells(number: str) -> list[str]:
    """Return the cells of the table in a clause, row by row, without the rule under its head."""
    rows = [line for line in clause_text(number).splitlines() if line.startswith("|")]
    return [cell.strip() for line in rows[:1] + rows[2:] for cell in line.strip("|").split("|")]


def test_regions_and_their_numbers_are_those_of_the_rules() -> None:
    """EG 1.1."""
    table = cells("1.1")[6:]
    regions = {int(table[i]): table[i + 1] for i in range(0, len(table), 2)}
    assert tuple(regions[number] for number in range(9)) == PLACE_NAMES[:9]


def test_neighbours_are_those_of_the_rules_in_both_directions() -> None:
    """EG 1.3."""
    table = cells("1.3")[2:]
    stated = {
        table[i]: {name.strip() for name in table[i + 1].split(",")}
        for i in range(0, len(table), 2)
    }
    ours = {
        PLACE_NAMES[region]: {
            PLACE_NAMES[other] for other in range(9) if NEIGHBOURS[region] >> other & 1
        }
        for region in range(9)
    }
    assert ours == stated
    assert all(one in ours[other] for one in ours for other in ours[one])


def test_figures_are_those_of_the_rules() -> None:
    """EG 1.4."""
    table = cells("1.4")[4:]
    game = position()
    for index in range(0, len(table), 2):
        number = PLACE_NAMES.index(table[index])
        figures = "/".join(str(game.figure(number, rank)) for rank in (1, 2, 3))
        assert figures == table[index + 1]


def test_recruits_are_those_of_the_rules() -> None:
    """EG 1.10."""
    table = cells("1.10")
    stated = dict(zip(table[1:14], table[15:], strict=True))
    assert stated == {str(card): str(RECRUITS[card]) for card in range(1, 14)}


def test_two_tiles_begin_beside_the_board() -> None:
    """EG 1.5: one reads 8/4/0, the other 4/0/0."""
    game = new_game()
    assert [game.tile_at(tile) for tile in (0, 1)] == [-1, -1]
    game = position(tiles=("PVA", "SEV"))
    assert [game.figure(place("PVA"), rank) for rank in (1, 2, 3)] == [8, 4, 0]
    assert [game.figure(place("SEV"), rank) for rank in (1, 2, 3)] == [4, 0, 0]


def test_one_tile_a_place() -> None:
    """EG 1.6: where one lies, no other goes."""
    game = special("bigbox", "tile", tiles=(None, "CAS"))
    assert refused(game, 0, "tile 8/4/0 CAS") == "1.6"
    assert refused(game, 0, "tile 4/0/0 CAS") == "1.6"


def test_bonuses_come_on_top_of_a_tile() -> None:
    """EG 1.6."""
    game = special(
        "bigbox",
        "score-region",
        king="SEV",
        regions={"SEV": (1,)},
        grandes=("SEV",),
        tiles=("SEV", None),
    )
    assert points(say(game, 0, "region SEV"))[0] == 8 + 2 + 2


def test_tile_covers_the_castillo_too() -> None:
    """EG 1.6, 1.7: it pays by the tile, and has no value for cards that name values."""
    game = special("bigbox", "score-castillo", regions={"CAS": (2, 1)}, tiles=("CAS", None))
    assert points(game) == (8, 4, 0, 0)
    assert not offers_special("bigbox", "score-4", regions={"CAS": (1,)}, tiles=(None, "CAS"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pieces_of_a_seat(players: int) -> None:
    """EG 1.8, 2.3: thirty caballeros: two at home, seven in the Court, the rest in the Province."""
    game = new_game("bigbox", players, seed=players)
    homes = [int(game.grande(seat)) for seat in range(players)]
    assert len({*homes, int(game.king())}) == players + 1
    for seat, home in enumerate(homes):
        standing = [game.caballeros(index, seat) for index in range(10)]
        assert standing == [2 if index == home else 0 for index in range(10)]
        assert (game.court(seat), game.province(seat)) == (7, 21)
        assert game.hand(seat) == board.ALL_POWER_CARDS


def test_placing_draws_on_the_court_recruiting_on_the_province() -> None:
    """EG 1.9."""
    game = begin_turns(face_up(position(played=(3, 2, 1, 4), courts=(0, 0, 0, 1)), "tile", "king"))
    say(game, 3, "recruit 1", "card 5", "first", "place CAS", "place CAS")
    assert (game.province(3), game.court(3)) == (28, 0)


def test_a_disc_names_one_of_nine_regions() -> None:
    """EG 1.11, 4.6: not the Castillo."""
    game = special("bigbox", "disc-scoring", regions=LONELY)
    assert legal(game, 1) == [f"region {word}" for word in PLACE_WORDS[:9]]


@pytest.mark.parametrize("name", EDITIONS)
def test_forty_five_action_cards(name: str) -> None:
    """EG 1.12: four stacks of eleven, and the King's card."""
    stacks = [card.stack for card in edition(name).cards]
    assert [stacks.count(stack) for stack in range(1, 6)] == [11, 11, 11, 11, 1]
    assert edition(name).cards[-1].id == "king"


@pytest.mark.parametrize(("card", "stack"), [("move-3", 1), ("score-4", 3), ("king", 5)])
def test_stack_number_is_what_may_be_placed(card: str, stack: int) -> None:
    """EG 1.12, 3.12."""
    game = turn(position(courts=(9,)), 0, card)
    if game.prompt() == "turn":
        say(game, 0, "first")
    while game.prompt() == "place":
        say(game, 0, "place CAS")
    assert game.court(0) == 9 - stack


def test_king_stands_in_a_region() -> None:
    """EG 1.13, 2.2: any of the nine, at random."""
    kings = {int(new_game(seed=seed).king()) for seed in range(99)}
    assert kings == set(range(9))


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    """EG 2.1."""
    with pytest.raises(MalformedError, match="2 to 5 players"):
        new_game("bigbox", players)


def test_homes_are_drawn_at_random() -> None:
    """EG 2.3."""
    assert {int(new_game(seed=seed).grande(0)) for seed in range(99)} == set(range(9))


@pytest.mark.parametrize("players", [2, 5])
def test_a_random_seat_begins_with_the_marker(players: int) -> None:
    """EG 2.4."""
    games = [new_game("bigbox", players, seed) for seed in range(40)]
    assert {int(game.marker()) for game in games} == set(range(players))
    assert all(game.actor() == game.marker() for game in games)


def test_stacks_are_shuffled_and_face_down() -> None:
    """EG 2.5: what has not been turned up is hidden from everybody."""
    firsts = {int(new_game(seed=seed).get(STACK)) for seed in range(99)}
    assert len(firsts) == 11
    known = view(new_game())
    for stack in range(4):
        cards = [known.get(STACK + stack * STACK_SIZE + depth) for depth in range(11)]
        assert cards[0] >= 0
        assert cards[1:] == [HIDDEN] * 10


def course(**options: bool) -> list[str]:
    """Return the rounds and general scorings of a game, in order."""
    _, log = whole_game(**options)
    return [
        str(event.data["round"]) if event.name == "round_begins" else f"S{event.data['number']}"
        for event in log
        if event.name in {"round_begins", "general_scoring"}
    ]


def test_nine_rounds() -> None:
    """EG 2.6, 3.19: general scorings after rounds 3, 6 and 9."""
    assert " ".join(course()) == "1 2 3 S1 4 5 6 S2 7 8 9 S3"


def test_short_game() -> None:
    """EG 2.7, 3.19: rounds 1, 4 and 7 are left out, and the scorings keep their places."""
    assert " ".join(course(short=True)) == "2 3 S1 5 6 S2 8 9 S3"


def test_without_vetos_stack_2_has_nine_cards() -> None:
    """EG 2.8: enough for nine rounds, and no Veto among them."""
    vetos = {card.number for card in edition("bigbox").cards if card.id == "veto"}
    _, log = whole_game(vetos=False)
    turned_up = {event.data["card"] for event in heard(log, "revealed") if event.data["stack"] == 1}
    assert len(turned_up) == 9
    assert not turned_up & vetos
