"""Reading positions: every field is checked, and all that is wrong is named at once.

A position that is well formed is checked as a state too: pieces, cards, pending work.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from hidalgo.door.position import (
    COMPLETE,
    FORMAT,
    FRAME_FIELDS,
    KEYS,
    PHASES,
    SEAT_KEYS,
    Position,
    card_words,
    seat_word,
)
from hidalgo.grande import layout
from hidalgo.grande.board import (
    ALL_POWER_CARDS,
    MAX_SEATS,
    PLACE_WORDS,
    PLACES,
    POWER_CARDS,
    TILE_WORDS,
)
from hidalgo.grande.check import faults
from hidalgo.grande.editions import edition, editions
from hidalgo.grande.state import State
from hidalgo.grande.table import on_board
from hidalgo.grande.verbs.catalogue import verb_names
from hidalgo.kernel.errors import MalformedError, shown
from hidalgo.kernel.state import FRAME_SIZE, FRAMES, OWING, USED

MISSING: Final = object()  # stands for what is not there, so that it is complained of once
ANY_WORD: Final = ("any word",)  # stands for words that depend on what is wrong itself
MOST_COMPLAINTS: Final = 40
MOST_ENTRIES: Final = 16  # of any list whose length is not fixed


class Reader:
    """Reads a position field by field and keeps all complaints, so that they come at once."""

    def __init__(self, data: object) -> None:
        """Begin with what was given; anything but an object ends it right here."""
        if not isinstance(data, dict):
            raise MalformedError(f"a position is an object, not {shown(data)}")
        self.data: Position = data
        self.complaints: list[str] = []

    def complain(self, where: str, wanted: str, got: object) -> None:
        """Note that something is not what it should be; what is missing was noted before."""
        if got is not MISSING:
            self.complaints.append(f"{where} must be {wanted}, not {shown(got)}")

    def whole(self, where: str, value: object, lowest: int, highest: int) -> int:
        """Return a whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            self.complain(where, f"a whole number from {lowest} to {highest}", value)
            return lowest
        return value

    def word(self, where: str, value: object, words: Sequence[str]) -> int:
        """Return the index of a word among those that are allowed."""
        if isinstance(value, str) and words is ANY_WORD:
            return 0
        if not isinstance(value, str) or value not in words:
            self.complain(where, "one of " + ", ".join(words), value)
            return 0
        return words.index(value)

    def word_or_none(self, where: str, value: object, words: Sequence[str]) -> int:
        """Return the index of a word, or -1 for null."""
        return -1 if value is None else self.word(where, value, words)

    def rows(self, where: str, value: object, count: int | None) -> list[Any]:
        """Return a list, of a certain length if one is given."""
        if count is None and isinstance(value, list) and len(value) <= MOST_ENTRIES:
            return value
        if count is None or not isinstance(value, list) or len(value) != count:
            length = f"at most {MOST_ENTRIES}" if count is None else str(count)
            self.complain(where, f"a list of {length}", value)
            return [MISSING] * (count or 0)
        return value

    def fields(self, where: str, value: object, keys: frozenset[str]) -> Position:
        """Return an object with these keys; complain of what is missing and of what is too much."""
        if not isinstance(value, dict):
            self.complain(where, "an object with " + ", ".join(sorted(keys)), value)
            return dict.fromkeys(keys, MISSING)
        self.complaints += [f"{where} has no {key!r}" for key in sorted(keys - set(value))]
        unknown = [key for key in value if key not in keys]
        self.complaints += [f"{where} should have no {shown(key)}" for key in unknown[:8]]
        return {key: value.get(key, MISSING) for key in keys}

    def verdict(self) -> MalformedError:
        """Return the error that tells all that was complained of."""
        found = self.complaints[:MOST_COMPLAINTS]
        if len(self.complaints) > len(found):
            found.append(f"and {len(self.complaints) - len(found)} faults more")
        return MalformedError("; ".join(found))

    def mask(self, where: str, value: object, words: list[str]) -> int:
        """Return a list of words as bits."""
        result = 0
        for index, entry in enumerate(self.rows(where, value, None)):
            result |= 1 << self.word(f"{where}[{index}]", entry, words)
        return result

    def power_cards(self, where: str, value: object) -> int:
        """Return a list of power cards as bits."""
        result = 0
        for index, entry in enumerate(self.rows(where, value, None)):
            result |= 1 << (self.whole(f"{where}[{index}]", entry, 1, int(POWER_CARDS)) - 1)
        return result & int(ALL_POWER_CARDS)


def read_position(data: object) -> State:
    """Return the state that a complete position describes; name all that is wrong with it."""
    reader = Reader(data)
    viewer = reader.data.get("viewer")
    if isinstance(viewer, str) and viewer != COMPLETE:
        raise MalformedError(
            "a position for a viewer leaves out what that viewer may not know, so it cannot be "
            "played on; take a complete one, or sample a game from a view"
        )
    top = reader.fields("the position", reader.data, KEYS)
    state = State(vec[i16]([0] * int(layout.SLOTS)))
    words, players = _read_head(reader, state, top)
    _read_table(reader, state, top, words, players)
    _read_board(reader, state, top, words, players)
    _read_pending(reader, state, top, players)
    if not reader.complaints:
        reader.complaints = faults(state)
    if reader.complaints:
        raise reader.verdict()
    return state


def _read_head(reader: Reader, state: State, top: Position) -> tuple[Sequence[str], int]:
    """Read what the rest depends on; return the words for cards and how many play.

    Where that is wrong itself the rest is read as far as it tells what was meant.
    """
    reader.word("hidalgo", top["hidalgo"], ("position",))
    reader.whole("version", top["version"], FORMAT, FORMAT)
    reader.word("game", top["game"], ("grande",))
    reader.word("viewer", top["viewer"], (COMPLETE,))
    words: Sequence[str] = ANY_WORD
    names = editions()
    known = len(reader.complaints)
    name = reader.word("edition", top["edition"], names)
    if len(reader.complaints) == known and top["edition"] is not MISSING:
        cards = edition(names[name])
        words = card_words(cards)
        state.put(layout.EDITION, cards.number)
        reader.word("digest", top["digest"], (cards.digest,))
    known = len(reader.complaints)
    players = reader.whole("players", top["players"], 2, int(MAX_SEATS))
    if len(reader.complaints) > known or top["players"] is MISSING:
        seats = top["seats"]
        players = len(seats) if isinstance(seats, list) and 2 <= len(seats) <= MAX_SEATS else 5
    state.put(layout.SEATS, players)
    return words, players


def _read_table(
    reader: Reader, state: State, top: Position, words: Sequence[str], players: int
) -> None:
    """Read round, order, cards, Vetos and unseen returns."""
    seats = [seat_word(seat) for seat in range(players)]
    options = reader.fields("options", top["options"], frozenset(["vetos", "short"]))
    for name in ("vetos", "short"):
        if not isinstance(options[name], bool):
            reader.complain(f"options.{name}", "true or false", options[name])
    without = 0 if options["vetos"] else int(layout.OPTION_NO_VETOS)
    state.put(layout.OPTIONS, without | (int(layout.OPTION_SHORT) if options["short"] else 0))
    state.put(layout.ROUND, reader.whole("rounds_played", top["rounds_played"], 0, 9))
    state.put(layout.PHASE, reader.word("phase", top["phase"], PHASES))
    state.put(layout.TURN, reader.whole("turn", top["turn"], 0, players))
    state.put(layout.MARKER, reader.word("marker", top["marker"], seats))
    for index, entry in enumerate(reader.rows("order", top["order"], players)):
        state.put(layout.ORDER + index, reader.word(f"order[{index}]", entry, seats))
    for index, entry in enumerate(reader.rows("open", top["open"], int(layout.STACKS))):
        state.put(layout.OPEN + index, reader.word_or_none(f"open[{index}]", entry, words))
    for number, entries in enumerate(reader.rows("stacks", top["stacks"], int(layout.STACKS) - 1)):
        start = int(layout.STACK) + number * int(layout.STACK_SIZE)
        where = f"stacks[{number}]"
        stack = reader.rows(where, entries, None)
        if len(stack) > layout.STACK_SIZE:
            reader.complain(where, f"a list of at most {layout.STACK_SIZE} cards", stack)
            stack = []
        for depth in range(int(layout.STACK_SIZE)):
            held = depth < len(stack)
            card = reader.word(f"{where}[{depth}]", stack[depth], words) if held else layout.NONE
            state.put(start + depth, card)
    for index, entry in enumerate(reader.rows("vetos", top["vetos"], int(layout.VETOS))):
        holder, last = int(layout.NONE), 0
        if entry is not None:
            veto = reader.fields(f"vetos[{index}]", entry, frozenset(["seat", "last_round"]))
            holder = reader.word(f"vetos[{index}].seat", veto["seat"], seats)
            last = reader.whole(f"vetos[{index}].last_round", veto["last_round"], 0, 9)
        state.put(layout.VETO_SEAT + index, holder)
        state.put(layout.VETO_ROUND + index, last)
    state.put(layout.WAIVED, reader.mask("let_pass", top["let_pass"], seats))
    for index, entry in enumerate(reader.rows("returns", top["returns"], int(layout.RETURNS))):
        holder, mask = int(layout.NONE), 0
        if entry is not None:
            where = f"returns[{index}]"
            unseen = reader.fields(where, entry, frozenset(["seat", "candidates"]))
            holder = reader.word(f"{where}.seat", unseen["seat"], seats)
            mask = reader.power_cards(f"{where}.candidates", unseen["candidates"])
        state.put(layout.RETURN_SEAT + index, holder)
        state.put(layout.RETURN_MASK + index, mask)


def _read_board(
    reader: Reader, state: State, top: Position, words: Sequence[str], players: int
) -> None:
    """Read pieces, and what belongs to each seat."""
    regions = PLACE_WORDS[:-1]
    state.put(layout.KING, reader.word("king", top["king"], regions))
    tiles = reader.fields("tiles", top["tiles"], frozenset(TILE_WORDS))
    for tile, word in enumerate(TILE_WORDS):
        place = reader.word_or_none(f"tiles.{word}", tiles[word], PLACE_WORDS)
        state.put(layout.TILE_AT + tile, place)
    places = reader.fields("places", top["places"], frozenset(PLACE_WORDS))
    for place in range(int(PLACES)):
        where = f"places.{PLACE_WORDS[place]}"
        for seat, count in enumerate(reader.rows(where, places[PLACE_WORDS[place]], players)):
            state.put(on_board(place, seat), reader.whole(f"{where}[{seat}]", count, 0, 30))
    for seat in range(int(MAX_SEATS)):
        state.put(layout.CHOSEN + seat, layout.NONE)
        state.put(layout.DISC + seat, layout.NONE)
    for seat, entry in enumerate(reader.rows("seats", top["seats"], players)):
        where = f"seats[{seat}]"
        own = reader.fields(where, entry, SEAT_KEYS)
        state.put(layout.COURT + seat, reader.whole(f"{where}.court", own["court"], 0, 30))
        state.put(layout.PROVINCE + seat, reader.whole(f"{where}.province", own["province"], 0, 30))
        state.put(layout.SCORE + seat, reader.whole(f"{where}.score", own["score"], 0, 30000))
        state.put(layout.GRANDE + seat, reader.word(f"{where}.grande", own["grande"], regions))
        state.put(layout.HAND + seat, reader.power_cards(f"{where}.hand", own["hand"]))
        state.put(layout.SHOWN + seat, reader.power_cards(f"{where}.shown", own["shown"]))
        power = 0
        if own["power"] is not None:
            power = reader.whole(f"{where}.power", own["power"], 1, int(POWER_CARDS))
        state.put(layout.POWER_NOW + seat, power)
        state.put(layout.CHOSEN + seat, reader.word_or_none(f"{where}.card", own["card"], words))
        state.put(layout.DISC + seat, reader.word_or_none(f"{where}.disc", own["disc"], regions))


def _read_pending(reader: Reader, state: State, top: Position, players: int) -> None:
    """Read frames, the shadow of the board, and who owes a decision."""
    verbs = verb_names()
    seats = [seat_word(seat) for seat in range(players)]
    frames = reader.rows("pending", top["pending"], None)
    if len(frames) * FRAME_SIZE > layout.BOARD - FRAMES:
        reader.complain("pending", "a list of at most 8", frames)
        frames = []
    state.put(USED, len(frames) * int(FRAME_SIZE))
    for level, entry in enumerate(frames):
        where = f"pending[{level}]"
        frame = reader.fields(where, entry, frozenset(FRAME_FIELDS))
        start = int(FRAMES) + level * int(FRAME_SIZE)
        for offset, field in enumerate(FRAME_FIELDS):
            value = frame[field]
            if field == "verb":
                names = list(verbs)
                number = verbs[names[reader.word(f"{where}.verb", value, names)]]
            else:
                number = reader.whole(f"{where}.{field}", value, -32768, 32767)
            state.put(start + offset, number)
    if top["shadow"] is not None:
        shadow = reader.rows("shadow", top["shadow"], int(layout.BOARD_SIZE))
        for offset, value in enumerate(shadow):
            number = reader.whole(f"shadow[{offset}]", value, -1, 30000)
            state.put(layout.SHADOW + offset, number)
    state.put(OWING, reader.mask("owing", top["owing"], seats))
