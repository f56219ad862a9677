"""Positions for tests: pieces put where a test wants them, then any question to the engine.

    game = position(king="CLN", regions={"GAL": (3, 2, 1, 0)}, courts=(5, 5, 5, 5))
    turn(game, seat=0, card="move-4")
    say(game, 0, "special")

All that a position does not mention stands in the Provinces, so thirty of each colour are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hidalgo.grande import decisions, events
from hidalgo.grande.board import ALL_POWER_CARDS, CABALLEROS, CASTILLO, PLACE_WORDS
from hidalgo.grande.cards import row
from hidalgo.grande.editions import edition_numbered
from hidalgo.grande.layout import (
    BESIDE,
    CHOSEN,
    COURT,
    EDITION,
    GRANDE,
    HAND,
    KING,
    OPEN,
    ORDER,
    PHASE,
    PHASE_TURNS,
    POWER_NOW,
    PROVINCE,
    ROUND,
    SCORE,
    SHOWN,
    TILE_AT,
    TURN,
)
from hidalgo.grande.rounds import settle
from hidalgo.grande.setup import new_game
from hidalgo.grande.state import State
from hidalgo.grande.table import on_board
from hidalgo.grande.verbs import numbers
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.events import Event, EventLog

PLACES = {word: index for index, word in enumerate(PLACE_WORDS)}


def place(word: str) -> int:
    """Return the number of a place by its short word ("GAL", ..., "CAS")."""
    return PLACES[word]


def position(
    edition: str = "bigbox",
    players: int = 4,
    *,
    king: str = "GAL",
    regions: Mapping[str, Sequence[int]] | None = None,
    courts: Sequence[int] = (),
    grandes: Sequence[str] = (),
    tiles: tuple[str | None, str | None] = (None, None),
    scores: Sequence[int] = (),
    hands: Sequence[Sequence[int]] = (),
    played: Sequence[int] = (4, 3, 2, 1, 5),
    round_index: int = 0,
    vetos: bool = True,
    short: bool = False,
) -> State:
    """Return a game in the middle of a round, nothing pending, with pieces where they are named.

    `regions` maps places ("CAS" too) to caballeros by seat. Grandes stand in GAL, PVA, ... by seat
    if they are not named; give `played` to say which power cards lie on the table this round.
    """
    game = new_game(edition, players, seed=1, vetos=vetos, short=short)
    while game.depth() > 0:
        game.pop()
    board = regions or {}
    for seat in range(players):
        standing = 0
        for word, index in PLACES.items():
            counts = board.get(word, ())
            count = counts[seat] if seat < len(counts) else 0
            game.put(on_board(index, seat), count)
            standing += count
        court = courts[seat] if seat < len(courts) else 0
        game.put(COURT + seat, court)
        game.put(PROVINCE + seat, CABALLEROS - standing - court)
        game.put(SCORE + seat, scores[seat] if seat < len(scores) else 0)
        home = place(grandes[seat]) if seat < len(grandes) else (seat + 4) % 9
        game.put(GRANDE + seat, home)
        value = played[seat]
        held = ALL_POWER_CARDS & ~(1 << (value - 1))
        if seat < len(hands):
            held = sum(1 << (card - 1) for card in hands[seat])
        game.put(POWER_NOW + seat, value)
        game.put(HAND + seat, held)
        game.put(SHOWN + seat, ALL_POWER_CARDS & ~held)
        assert game.province(seat) >= 0, f"too many caballeros for seat {seat}"
    for number, tile in enumerate(tiles):
        game.put(TILE_AT + number, BESIDE if tile is None else place(tile))
    game.put(KING, place(king))
    game.put(ROUND, round_index)
    game.put(PHASE, PHASE_TURNS)
    order = sorted(range(players), key=lambda seat: -played[seat])
    for turn_index, seat in enumerate(order):
        game.put(ORDER + turn_index, seat)
    game.put(TURN, players)
    return game


def card_number(game: State, card_id: str) -> int:
    """Return the number of the first physical card with an id in the game's edition."""
    for card in edition_numbered(game.get(EDITION)).cards:
        if card.id == card_id:
            return card.number
    raise AssertionError(f"no card {card_id!r}")


def turn(game: State, seat: int, card: str) -> State:
    """Let a seat be in its turn, recruited, with a card just taken; return the same game."""
    number = card_number(game, card)
    start = row(game.get(EDITION), number)
    stack = edition_numbered(game.get(EDITION)).cards[number].stack
    game.put(CHOSEN + seat, number)
    game.put(OPEN + stack - 1, -1)
    game.push(numbers.TURN, seat, stack, start, 0, 0)
    settle(game)
    return game


def give_veto(game: State, seat: int, rounds_left: int = 1) -> None:
    """Lay a Veto before a seat that counts for this round and some more."""
    game.lay_veto(seat, game.round() + rounds_left)


def say(game: State, seat: int, *texts: str) -> State:
    """Make decisions, written as text, one after the other; return the same game."""
    for text in texts:
        game.apply(decisions.KINDS.from_text(text), seat)
    return game


def legal(game: State, seat: int) -> list[str]:
    """Return what a seat may choose, as texts, in ascending order of the decisions."""
    out = Choices()
    game.legal(seat, out)
    return [decisions.KINDS.to_text(action) for action in out.to_list()]


def standing(game: State, word: str) -> tuple[int, ...]:
    """Return the caballeros at a place by seat."""
    return tuple(int(game.caballeros(place(word), seat)) for seat in range(game.players()))


def points(game: State) -> tuple[int, ...]:
    """Return the scores by seat."""
    return tuple(int(game.score(seat)) for seat in range(game.players()))


def listen(game: State) -> EventLog:
    """Attach a log to a game and return it."""
    log = EventLog(events.KINDS)
    game.log = log
    return log


def heard(log: EventLog, name: str) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in log if event.name == name]


__all__ = [
    "CASTILLO",
    "card_number",
    "give_veto",
    "heard",
    "legal",
    "listen",
    "place",
    "points",
    "position",
    "say",
    "standing",
    "turn",
]
