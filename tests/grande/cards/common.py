"""What the tests of cards share: the editions, beginning a card's action, and what to expect."""

from __future__ import annotations

import pytest

from hidalgo.grande import decisions
from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.layout import OPEN
from hidalgo.grande.rounds import settle
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from tests.grande.positions import card_number, legal, points, position, say, standing, turn

EDITIONS = ("bigbox", "bigbox_nl", "decennial")
every_edition = pytest.mark.parametrize("edition", EDITIONS)
both_big_boxes = pytest.mark.parametrize("edition", EDITIONS[:2])

REGION_WORDS = PLACE_WORDS[:9]
ANSWERS = ["pass", "veto"]
ANSWERS_TO_STEPS = ["pass", "veto", "let"]

# Cards whose special action is made of steps, with a window after each.
STEPWISE = {
    "move-3",
    "move-4",
    "move-4-own",
    "move-3-foreign",
    "move-2-own-2-foreign",
    "move-5-from-one",
    "move-own-from-one",
    "reinforce-2",
    "move-own-or-reinforce",
    "courts-emptied",
    "courts-lose-3",
    "one-of-each",
    "each-returns-3",
    "score-4",
    "score-5",
    "score-6-7",
    "score-firsts",
    "score-fullest",
    "score-emptiest",
}
# Cards whose special action is one step.
SINGLE = {
    "disc-all",
    "disc-two",
    "score-region",
    "score-castillo",
    "score-region-3",
    "tile",
    "power-back",
    "recruit-2",
    "grande",
    "disc-scoring",
    "eviction",
    "royal-advisor",
    "king",
}
every_card = pytest.mark.parametrize("card", sorted(STEPWISE | SINGLE))
every_stepwise_card = pytest.mark.parametrize("card", sorted(STEPWISE))


def begin(game: State, card: str, seat: int = 0) -> State:
    """Let a seat be in its turn with a card and announce the card's special action."""
    return say(turn(game, seat, card), seat, "special")


def offered(game: State, card: str, seat: int = 0) -> bool:
    """Whether a seat that has just taken a card may do its special action."""
    turn(game, seat, card)
    return "special" in legal(game, seat)


def take_card(game: State, seat: int, card: str, stack: int) -> State:
    """Let a seat choose a card that lies open, as it does in its turn."""
    game.put(OPEN + stack - 1, card_number(game, card))
    game.push(numbers.CHOOSE, seat, 0, 0, 0, 0)
    settle(game)
    return say(game, seat, f"card {stack}")


def why_not(game: State, seat: int, text: str) -> str:
    """The key of the reason for which a decision is refused; empty if it is legal."""
    reason = game.explain(decisions.KINDS.from_text(text), seat)
    return reason.key if reason else ""


def moves(*sources: str, king: str = "CLN") -> list[str]:
    """All moves of caballeros ("P1 GAL") to places other than their own and the King's region."""
    return [
        f"move {source} {target}"
        for source in sources
        for target in PLACE_WORDS
        if target not in {source[3:], king}
    ]


def regions_but(*left_out: str) -> list[str]:
    """Naming any region but some."""
    return [f"region {word}" for word in REGION_WORDS if word not in left_out]


def courts(game: State) -> tuple[int, ...]:
    """The caballeros in the Courts by seat."""
    return tuple(int(game.court(seat)) for seat in range(game.players()))


def provinces(game: State) -> tuple[int, ...]:
    """The caballeros in the Provinces by seat."""
    return tuple(int(game.province(seat)) for seat in range(game.players()))


def finished(game: State, seat: int = 0) -> bool:
    """Whether the special action is over: all that a seat with a Court has left is placing."""
    return game.prompt() == "place" and bool(legal(game, seat))


def full(edition: str, court: int = 3) -> State:
    """A position in which every card can do something."""
    board = {
        word: (2, 1, 3, 0) if index % 2 else (3, 2, 1, 0) for index, word in enumerate(PLACE_WORDS)
    }
    return position(
        edition, king="CLN", regions=board, courts=(court, 3, 3, 3), tiles=("GAL", None)
    )


def picture(game: State) -> dict[str, object]:
    """All that a special action can change."""
    seats = range(game.players())
    return {
        "board": [standing(game, word) for word in PLACE_WORDS],
        "courts": courts(game),
        "provinces": provinces(game),
        "points": points(game),
        "King": int(game.king()),
        "Grandes": [int(game.grande(seat)) for seat in seats],
        "tiles": [int(game.tile_at(tile)) for tile in range(2)],
        "hands": [int(game.hand(seat)) for seat in seats],
        "discs": [int(game.disc(seat)) for seat in seats],
    }
