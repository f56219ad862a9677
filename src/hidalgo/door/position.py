"""Positions: any moment of a game as JSON, for tests, puzzles and analysis.

A *complete* position holds everything and can be played on. One for a viewer holds what that seat,
or the public, may know; what is hidden is null. `reading` brings one back.
"""

from __future__ import annotations

from typing import Any, Final

from hidalgo.grande import layout
from hidalgo.grande.board import (
    PLACE_WORDS,
    POWER_CARDS,
    TILE_WORDS,
)
from hidalgo.grande.editions import Edition, edition_numbered
from hidalgo.grande.state import State
from hidalgo.grande.verbs.catalogue import verb_names
from hidalgo.grande.views import View, view
from hidalgo.kernel.state import FRAME_SIZE, FRAMES

Position = dict[str, Any]

FORMAT: Final = 1
COMPLETE: Final = "complete"
PUBLIC: Final = "public"
PHASES: Final = ("power", "turns", "scoring", "over")
FRAME_FIELDS: Final = ("verb", "seat", "left", "x", "y", "z")
KEYS: Final = frozenset(
    {
        *("hidalgo", "version", "game", "edition", "digest", "viewer", "players", "options"),
        *("rounds_played", "phase", "turn", "marker", "order", "king", "tiles", "places", "seats"),
        *("open", "stacks", "vetos", "let_pass", "returns", "shadow", "pending", "owing"),
    }
)
SEAT_KEYS: Final = frozenset(
    ["court", "province", "score", "grande", "hand", "shown", "power", "card", "disc"]
)


def seat_word(seat: int) -> str:
    """Return the word for a seat: P1 to P5."""
    return f"P{seat + 1}"


def card_words(cards: Edition) -> list[str]:
    """Return a word for every physical card: its row's id, with a number where there are copies."""
    ids = [card.id for card in cards.cards]
    words: list[str] = []
    for index, card_id in enumerate(ids):
        copies = ids.count(card_id)
        number = ids[: index + 1].count(card_id)
        words.append(card_id if copies == 1 else f"{card_id}.{number}")
    return words


def write_position(state: State) -> Position:
    """Return everything about a moment of a game."""
    return _write(state, COMPLETE)


def write_view(seen: View) -> Position:
    """Return what the viewer of a view may know about a moment of a game."""
    return _write(seen.known(), PUBLIC if seen.seat < 0 else seat_word(int(seen.seat)))


def write_position_for(state: State, viewer: int | None) -> Position:
    """Return what a seat, or the public, may know about a moment of a game."""
    return write_view(view(state, -1 if viewer is None else viewer))


def _write(state: State, viewer: str) -> Position:
    cards = edition_numbered(state.get(layout.EDITION))
    words = card_words(cards)
    players = int(state.players())
    options = state.get(layout.OPTIONS)
    names = {number: name for name, number in verb_names().items()}

    def card(slot: int) -> str | None:
        number = state.get(slot)
        return words[number] if number >= 0 else None

    def seats_in(mask: int) -> list[str]:
        return [seat_word(seat) for seat in range(players) if mask >> seat & 1]

    def seat_or_none(slot: int) -> str | None:
        seat = state.get(slot)
        return seat_word(seat) if seat >= 0 else None

    def stack(index: int) -> list[str | None]:
        start = int(layout.STACK) + index * int(layout.STACK_SIZE)
        slots = range(start, start + int(layout.STACK_SIZE))
        return [card(slot) for slot in slots if state.get(slot) != layout.NONE]

    return {
        "hidalgo": "position",
        "version": FORMAT,
        "game": "grande",
        "edition": cards.name,
        "digest": cards.digest,
        "viewer": viewer,
        "players": players,
        "options": {
            "vetos": not options & layout.OPTION_NO_VETOS,
            "short": bool(options & layout.OPTION_SHORT),
        },
        "rounds_played": int(state.round()),
        "phase": PHASES[state.get(layout.PHASE)],
        "turn": int(state.get(layout.TURN)),
        "marker": seat_word(int(state.marker())),
        "order": [seat_word(state.get(layout.ORDER + index)) for index in range(players)],
        "king": PLACE_WORDS[state.king()],
        "tiles": {
            word: PLACE_WORDS[state.tile_at(tile)] if state.tile_at(tile) >= 0 else None
            for tile, word in enumerate(TILE_WORDS)
        },
        "places": {
            word: [int(state.caballeros(place, seat)) for seat in range(players)]
            for place, word in enumerate(PLACE_WORDS)
        },
        "seats": [
            {
                "court": int(state.court(seat)),
                "province": int(state.province(seat)),
                "score": int(state.score(seat)),
                "grande": PLACE_WORDS[state.grande(seat)],
                "hand": _cards_in(state.hand(seat)),
                "shown": _cards_in(state.get(layout.SHOWN + seat)),
                "power": int(state.get(layout.POWER_NOW + seat)) or None,
                "card": card(int(layout.CHOSEN) + seat),
                "disc": PLACE_WORDS[state.disc(seat)] if state.disc(seat) >= 0 else None,
            }
            for seat in range(players)
        ],
        "open": [card(int(layout.OPEN) + index) for index in range(int(layout.STACKS))],
        "stacks": [stack(index) for index in range(int(layout.STACKS) - 1)],
        "vetos": [
            {"seat": holder, "last_round": int(state.get(layout.VETO_ROUND + index))}
            if (holder := seat_or_none(int(layout.VETO_SEAT) + index))
            else None
            for index in range(int(layout.VETOS))
        ],
        "let_pass": seats_in(state.get(layout.WAIVED)),
        "returns": [
            {"seat": holder, "candidates": _cards_in(state.get(layout.RETURN_MASK + index))}
            if (holder := seat_or_none(int(layout.RETURN_SEAT) + index))
            else None
            for index in range(int(layout.RETURNS))
        ],
        "shadow": _shadow(state),
        "pending": [
            {
                field: names[value] if field == "verb" else value
                for field, value in zip(FRAME_FIELDS, _frame(state, level), strict=True)
            }
            for level in range(int(state.depth()))
        ],
        "owing": seats_in(int(state.owing())),
    }


def _cards_in(mask: int) -> list[int]:
    return [value for value in range(1, int(POWER_CARDS) + 1) if mask >> (value - 1) & 1]


def _frame(state: State, level: int) -> list[int]:
    start = int(FRAMES) + level * int(FRAME_SIZE)
    return [int(state.get(slot)) for slot in range(start, start + int(FRAME_SIZE))]


def _shadow(state: State) -> list[int] | None:
    values = [int(state.get(slot)) for slot in range(int(layout.SHADOW), int(layout.SHADOW_END))]
    return values if any(values) else None
