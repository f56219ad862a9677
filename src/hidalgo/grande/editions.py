"""Editions as data: reading a card file, checking every row of it, and filling the card tables.

A card file is TOML: the edition's name and number, then a `[[card]]` row per different card. A
row names a verb and its parameters; a verb or parameter that does not exist is a clear error.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Final, NamedTuple

from mypy_extensions import i64

from hidalgo.grande.board import CABALLEROS, ROUNDS
from hidalgo.grande.cards import (
    CARD_COUNTS,
    EDITION_LIMIT,
    ROW_LEFT,
    ROW_SIZE,
    ROW_STACK,
    ROW_VERB,
    ROW_X,
    ROW_Y,
    ROW_Z,
    ROWS,
    row,
)
from hidalgo.grande.layout import RETURNS, STACK_SIZE, STACKS, VETOS
from hidalgo.grande.verbs.catalogue import verb_names
from hidalgo.grande.verbs.move import COMPLETE, ONE_REGION
from hidalgo.kernel.errors import MalformedError, shown

Value = str | int | bool


class Number(NamedTuple):
    """A parameter that is a number: the frame field it goes to, and what it may be."""

    field: int
    lowest: int
    highest: int


class Flag(NamedTuple):
    """A parameter that is true or false: the frame field it goes to, and what true adds to it."""

    field: int
    worth: int = 1


Parameter = Number | Flag


class Card(NamedTuple):
    """One physical card: its number in the edition, the id of its row, stack, verb, parameters."""

    number: int
    id: str
    stack: int
    verb: str
    parameters: dict[str, Value]


class Edition(NamedTuple):
    """An edition: its name, number, title, cards, and a hash of the data it was made from."""

    name: str
    number: int
    title: str
    cards: tuple[Card, ...]
    digest: str


_LEFT: Final = int(ROW_LEFT)
_X: Final = int(ROW_X)
_Y: Final = int(ROW_Y)
_Z: Final = int(ROW_Z)
_MOST: Final = int(CABALLEROS)

# What the verbs of card files take. A verb that is missing here is no special action of a card.
PARAMETERS: Final[dict[str, dict[str, Parameter]]] = {
    "veto": {},
    "move": {
        "total": Number(_LEFT, 1, _MOST),
        "own": Number(_X, 0, _MOST),
        "foreign": Number(_Y, 0, _MOST),
        "one_region": Flag(_Z, int(ONE_REGION)),
        "complete": Flag(_Z, int(COMPLETE)),
    },
    "reinforce": {"count": Number(_LEFT, 1, _MOST)},
    "either": {
        "count": Number(_LEFT, 1, _MOST),
        "one_region": Flag(_Z, int(ONE_REGION)),
        "complete": Flag(_Z, int(COMPLETE)),
    },
    "empty-courts": {"count": Number(_LEFT, 1, _MOST)},
    "one-each": {"may_skip": Flag(_X)},
    "each-returns": {"count": Number(_LEFT, 1, _MOST)},
    "disc-return": {
        "count": Number(_LEFT, 1, _MOST),
        "least": Number(_X, 1, 3),
        "fewer": Flag(_Y),
    },
    "score-one": {},
    "score-value": {"lowest": Number(_LEFT, 1, 9), "highest": Number(_X, 1, 9)},
    "score-castillo": {},
    "score-firsts": {"choose_order": Flag(_LEFT)},
    "score-crowd": {"emptiest": Flag(_X)},
    "move-tile": {},
    "power-back": {},
    "recruit": {"count": Number(_LEFT, 1, 6)},
    "move-grande": {},
    "disc-scoring": {},
    "eviction": {"may_stay": Flag(_X)},
    "move-king": {"anywhere": Flag(_X)},
}
_COMMON: Final = frozenset({"id", "stack", "verb", "copies"})

# Those of the classic editions have some 4,000; reading one takes longer than in proportion.
LONGEST_FILE: Final = 1 << 16
LONGEST_LINE: Final = 400
BUILT_IN: Final = ("bigbox", "bigbox_nl", "decennial")
_EDITIONS: Final[dict[str, Edition]] = {}


def editions() -> tuple[str, ...]:
    """Return the names of all editions that can be played."""
    return tuple(_EDITIONS)


def edition(name: str) -> Edition:
    """Return an edition by name."""
    found = _EDITIONS.get(name)
    if found is None:
        raise MalformedError(
            f"{shown(name)} is no edition; the editions are {', '.join(_EDITIONS)}"
        )
    return found


def cards_of(name: str) -> tuple[Card, ...]:
    """Return the action cards of an edition, one entry per physical card, by stack."""
    return edition(name).cards


def edition_numbered(number: int) -> Edition:
    """Return an edition by number."""
    for found in _EDITIONS.values():
        if found.number == number:
            return found
    raise MalformedError(f"no edition has the number {number}")


def is_loaded(number: int) -> bool:
    """Tell whether an edition has a number."""
    return any(found.number == number for found in _EDITIONS.values())


def read_edition(text: str) -> Edition:
    """Read a card file; on an error name the card, what is wrong, and what would be right."""
    if len(text) > LONGEST_FILE:
        raise MalformedError(f"a card file has {LONGEST_FILE} characters at most, not {len(text)}")
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise MalformedError(f"a line of a card file has {LONGEST_LINE} characters at most")
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise MalformedError("the card file has tables in tables without end") from error
    except ValueError as error:  # TOML's own error, and what Python says of endless numbers
        raise MalformedError(f"the card file is not valid TOML: {error}") from error
    name = _text(data, "name", "the card file")
    number = _whole(data, "number", "the card file", 0, int(EDITION_LIMIT) - 1)
    title = _text(data, "title", "the card file")
    rows = data.get("card")
    if not isinstance(rows, list) or not all(isinstance(entry, dict) for entry in rows):
        raise MalformedError("the card file has no [[card]] rows")
    most = int(STACKS * STACK_SIZE)
    if len(rows) > most:
        raise MalformedError(f"a card file has {most} rows at most, not {len(rows)}")
    unknown = set(data) - {"name", "number", "title", "card"}
    if unknown:
        raise MalformedError(
            f"the card file has no use for {', '.join(sorted(unknown))}; "
            "it has name, number, title and [[card]] rows"
        )
    cards: list[Card] = []
    for position, entry in enumerate(rows, 1):
        new = _read_card(entry, position, len(cards))
        if any(card.id == new[0].id for card in cards):
            raise MalformedError(f"two rows have the id {new[0].id!r}; use `copies` for copies")
        cards.extend(new)
    _check_deck(cards)
    digest = blake2b(repr((name, number, cards)).encode(), digest_size=16).hexdigest()
    return Edition(name, number, title, tuple(cards), digest)


def _read_card(entry: dict[str, object], position: int, first: int) -> list[Card]:
    """Read one row into its physical cards, numbered on from `first`."""
    card_id = _text(entry, "id", f"card row {position}")
    where = f"card {card_id!r}"
    stack = _whole(entry, "stack", where, 1, int(STACKS))
    copies = _whole({"copies": 1, **entry}, "copies", where, 1, int(STACK_SIZE))
    verb = _text(entry, "verb", where)
    known = PARAMETERS.get(verb)
    if known is None:
        raise MalformedError(
            f"{where}: there is no verb {verb!r}; the verbs are {', '.join(sorted(PARAMETERS))}"
        )
    values: dict[str, Value] = {}
    for key in entry:
        if key in _COMMON:
            continue
        parameter = known.get(key)
        if parameter is None:
            names = ", ".join(sorted(known)) or "none"
            raise MalformedError(f"{where}: {verb!r} has no parameter {key!r}; it has {names}")
        if isinstance(parameter, Number):
            values[key] = _whole(entry, key, where, parameter.lowest, parameter.highest)
        else:
            values[key] = _flag(entry, key, where)
    missing = [key for key, p in known.items() if isinstance(p, Number) and key not in values]
    if missing:
        raise MalformedError(f"{where}: {verb!r} needs {', '.join(missing)}")
    if verb == "score-value" and int(values["lowest"]) > int(values["highest"]):
        raise MalformedError(f"{where}: 'lowest' must not be above 'highest'")
    return [Card(first + copy, card_id, stack, verb, values) for copy in range(copies)]


def _check_deck(cards: list[Card]) -> None:
    """Check that the stacks have the sizes that the rounds and the tables need."""
    sizes = [sum(card.stack == stack + 1 for card in cards) for stack in range(int(STACKS))]
    for stack, size in enumerate(sizes[:-1]):
        if not int(ROUNDS) <= size <= int(STACK_SIZE):
            raise MalformedError(
                f"stack {stack + 1} has {size} cards; it needs {ROUNDS} to {STACK_SIZE}"
            )
    if sizes[-1] != 1 or cards[-1].stack != STACKS:
        raise MalformedError("stack 5 is one card, the last of the file")
    last = cards[-1]
    if last.verb in {"veto", "power-back"}:
        raise MalformedError(f"card {last.id!r}: {last.verb!r} cannot be in stack 5, every round")
    backs = sum(card.verb == "power-back" for card in cards)
    if backs > RETURNS:
        raise MalformedError(f"there can be {RETURNS} cards of verb 'power-back', not {backs}")
    vetos = [card.stack for card in cards if card.verb == "veto"]
    if len(vetos) > VETOS:
        raise MalformedError(f"there can be {VETOS} Vetos at most, not {len(vetos)}")
    for stack in set(vetos):
        if sizes[stack - 1] - vetos.count(stack) < ROUNDS:
            raise MalformedError(
                f"stack {stack} needs {ROUNDS} cards besides its Vetos, for games without them"
            )


def _text(entry: dict[str, object], key: str, where: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str) or not value:
        raise MalformedError(f"{where}: {key!r} must be a text, not {shown(value)}")
    return value


def _whole(entry: dict[str, object], key: str, where: str, lowest: int, highest: int) -> int:
    value = entry.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise MalformedError(
            f"{where}: {key!r} must be a whole number from {lowest} to {highest}, "
            f"not {shown(value)}"
        )
    return value


def _flag(entry: dict[str, object], key: str, where: str) -> bool:
    value = entry.get(key)
    if not isinstance(value, bool):
        raise MalformedError(f"{where}: {key!r} must be true or false, not {shown(value)}")
    return value


def register(new: Edition) -> None:
    """Make an edition playable: fill the card tables with its rows."""
    for other in _EDITIONS.values():
        if other.digest != new.digest and (other.name, other.number) != (new.name, new.number):
            if other.name == new.name or other.number == new.number:
                raise MalformedError(
                    f"edition {new.name!r} (number {new.number}) clashes with "
                    f"{other.name!r} (number {other.number})"
                )
        elif other.name == new.name and other.digest != new.digest:
            raise MalformedError(f"edition {new.name!r} is loaded already, with other cards")
    numbers = verb_names()
    for card in new.cards:
        fields = [0] * int(ROW_SIZE)
        fields[int(ROW_VERB)] = numbers[card.verb]
        fields[int(ROW_STACK)] = card.stack
        for key, value in card.parameters.items():
            parameter = PARAMETERS[card.verb][key]
            if isinstance(parameter, Number):
                fields[parameter.field] = int(value)
            elif value:
                fields[parameter.field] += parameter.worth
        start = row(new.number, card.number)
        for offset, field in enumerate(fields):
            ROWS[start + offset] = i64(field)
    CARD_COUNTS[new.number] = len(new.cards)
    _EDITIONS[new.name] = new


def _load_built_in() -> None:
    folder = files("hidalgo.grande") / "data"
    for name in BUILT_IN:
        register(read_edition((folder / f"{name}.toml").read_text(encoding="utf-8")))


_load_built_in()
