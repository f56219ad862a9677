"""Small scenes on top of the positions: a whole turn, a scoring, a refusal, as a player sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hidalgo.grande import decisions, events
from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.editions import edition_numbered
from hidalgo.grande.layout import (
    EDITION,
    MARKER,
    NONE,
    OPEN,
    PHASE,
    PHASE_POWER,
    POWER_NOW,
    TURN,
)
from hidalgo.grande.rounds import settle
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.errors import IllegalError
from hidalgo.kernel.events import Event, EventLog
from hidalgo.kernel.playout import play_random
from hidalgo.kernel.rng import stream
from tests.grande.positions import (
    card_number,
    give_veto,
    heard,
    legal,
    listen,
    position,
    say,
    turn,
)

EDITIONS = ("bigbox", "bigbox_nl", "decennial")
REGIONS = PLACE_WORDS[:9]

# One caballero of seat 0 in each region: it alone scores, and every region pays.
LONELY = dict.fromkeys(REGIONS, (1,))


def refused(game: State, seat: int, text: str) -> str:
    """Try a decision that is not legal; return the clause that forbids it. Nothing may change."""
    before = game.to_bytes()
    with pytest.raises(IllegalError) as caught:
        game.apply(decisions.KINDS.from_text(text), seat)
    assert game.to_bytes() == before
    assert text not in legal(game, seat)
    return caught.value.clause


def face_up(game: State, *cards: str) -> State:
    """Let these cards lie face up on their stacks, and none elsewhere."""
    for stack in range(5):
        game.put(OPEN + stack, NONE)
    for card_id in cards:
        number = card_number(game, card_id)
        stack = edition_numbered(game.get(EDITION)).cards[number].stack
        game.put(OPEN + stack - 1, number)
    return game


def begin_turns(game: State) -> State:
    """Let the turns of the round begin: the highest power card is asked to recruit."""
    game.put(TURN, 0)
    settle(game)
    return game


def power_phase(edition_name: str = "bigbox", players: int = 4, first: int = 0) -> State:
    """Return a game at the start of a round: a certain seat plays the first power card."""
    game = position(edition_name, players, hands=[range(1, 14)] * players)
    for seat in range(players):
        game.put(POWER_NOW + seat, 0)
    game.put(MARKER, first)
    game.put(PHASE, PHASE_POWER)
    game.put(TURN, 0)
    settle(game)
    return game


def recruits_offered(game: State, seat: int) -> int:
    """Return how many caballeros a seat may recruit now."""
    return max(int(text.removeprefix("recruit ")) for text in legal(game, seat))


def sit_out(game: State) -> int:
    """Let whose turn it is recruit nobody, take the first card, and do nothing; return who."""
    seat = int(game.actor())
    while game.prompt() in {"recruit", "recall"}:
        say(game, seat, legal(game, seat)[0])
    if game.prompt() == "choose":
        say(game, seat, legal(game, seat)[0])
    finish(game, seat)
    return seat


def finish(game: State, seat: int) -> State:
    """Decline all that is left of a seat's turn; holders of a Veto let everything pass."""
    while game.prompt() in {"turn", "place", "window", "move", "reinforce", "one-each"}:
        actor = int(game.actor())
        options = legal(game, actor)
        if actor != seat and game.prompt() != "window":
            break
        say(game, actor, "pass" if "pass" in options else "first")
    return game


def sit_out_round(game: State) -> list[int]:
    """Let everybody sit this round's turn out; return the seats in the order of their turns."""
    seats: list[int] = []
    while game.prompt() in {"recruit", "recall", "choose"}:
        seats.append(sit_out(game))
    return seats


def scorings(log: EventLog) -> dict[str, tuple[int, ...]]:
    """Return what each place paid the seats, in the order of scoring."""
    return {
        PLACE_WORDS[event.data["place"]]: tuple(event.data[f"p{seat}"] for seat in range(1, 6))
        for event in heard(log, "scored")
    }


def score_all(game: State) -> dict[str, tuple[int, ...]]:
    """End the round of a position before a general scoring; return what each place paid."""
    log = listen(game)
    settle(game)
    name_discs(game, PLACE_WORDS[game.king()])
    game.log = None
    return scorings(log)


def name_discs(game: State, word: str) -> None:
    """Let all who owe a disc name one region."""
    while game.prompt() == "disc":
        say(game, int(game.actor()), f"region {word}")


def moved(log: EventLog) -> list[tuple[int, str, str, int]]:
    """Return the caballeros that went about: seat, from, to, how many."""
    names = (*PLACE_WORDS, "COURT", "PROVINCE")
    return [
        (e.data["seat"], names[e.data["from"]], names[e.data["to"]], e.data["count"])
        for e in heard(log, "moved")
    ]


def words(told: Iterable[Event], field: str) -> list[str]:
    """Return the places that a field of some events names."""
    return [PLACE_WORDS[event.data[field]] for event in told]


def special(edition_name: str, card: str, **how: Any) -> State:
    """Return a game in which seat 0 has just announced the special action of a card."""
    veto_of: int | None = how.pop("veto_of", None)
    game = position(edition_name, **how)
    if veto_of is not None:
        give_veto(game, veto_of)
    return say(turn(game, 0, card), 0, "special")


def offers_special(edition_name: str, card: str, **how: Any) -> bool:
    """Tell whether a seat with this card and an empty Court is offered its special action."""
    return "special" in legal(turn(position(edition_name, **how), 0, card), 0)


def play_powers(game: State, *values: int) -> State:
    """Let everybody lay a power card, these or the lowest that is open."""
    wanted = list(values)
    while game.prompt() == "power":
        seat = int(game.actor())
        say(game, seat, f"power {wanted.pop(0)}" if wanted else legal(game, seat)[0])
    return game


def whole_game(players: int = 4, seed: int = 1, **options: bool) -> tuple[State, EventLog]:
    """Play a game at random; return how it ended and what happened."""
    log = EventLog(events.KINDS)
    game = new_game("bigbox", players, seed, log=log, **options)
    play_random(game, stream(seed, "moves"), Choices())
    return game, log
