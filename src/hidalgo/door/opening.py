"""How games begin: set up anew, brought back from a record, from a position, from a view."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Mapping
from typing import Any

from hidalgo.door.game import Game
from hidalgo.door.position import COMPLETE, seat_word
from hidalgo.door.reading import read_position
from hidalgo.door.record import HIDDEN, Line, Record, commitment_to, parse_json, read
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.editions import Card, cards_of
from hidalgo.grande.editions import edition as edition_named
from hidalgo.grande.setup import new_game
from hidalgo.grande.views import View, sample
from hidalgo.kernel.errors import IllegalError, MalformedError, shown
from hidalgo.kernel.rng import SEED_BITS, Rng


def begin(
    game: str = "grande",
    *,
    edition: str = "bigbox",
    players: int = 4,
    seed: int | None = None,
    options: Mapping[str, bool] | None = None,
    salt: str | None = None,
) -> Game:
    """Set up a game; without a seed, one of 128 bits is drawn that nobody can guess.

    Options: `vetos` (True unless set) and `short` (False unless set). `salt` is what the record's
    commitment to the seed is salted with; without it, chance.
    """
    if game != "grande":
        raise MalformedError(f"there is no game {shown(game)}; there is 'grande'")
    check_name(edition)
    chosen: dict[str, bool] = {"vetos": True, "short": False}
    given: object = {} if options is None else options
    if not isinstance(given, Mapping) or any(
        name not in chosen or not isinstance(value, bool) for name, value in given.items()
    ):
        raise MalformedError(f"options are vetos and short, each true or false, not {shown(given)}")
    chosen |= given
    check_whole("the number of players", players)
    if seed is not None:
        check_whole("a seed", seed)
    wanted: object = salt
    if wanted is not None and not (
        isinstance(wanted, str) and re.fullmatch(r"[0-9a-f]{32}", wanted)
    ):
        raise MalformedError(f"a salt is 32 hexadecimal digits, not {shown(wanted)}")
    number = secrets.randbits(SEED_BITS) if seed is None else seed
    state = new_game(
        edition, min(players, 99), number, vetos=chosen["vetos"], short=chosen["short"]
    )
    return Game(state, number, salt)


def check_whole(what: str, value: object) -> None:
    """Refuse anything but a whole number that is not negative."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise MalformedError(f"{what} is a whole number, not {shown(value)}")


def check_name(edition: object) -> None:
    """Refuse anything but a text as the name of an edition."""
    if not isinstance(edition, str):
        raise MalformedError(f"an edition is named by a text, not {shown(edition)}")


def cards(edition: str) -> tuple[Card, ...]:
    """Return the action cards of an edition: an entry for each physical card, by stack."""
    check_name(edition)
    return cards_of(edition)


def load(record: Record | str | Mapping[str, Any]) -> Game:
    """Bring back a game from its record, in any form, checking every decision on the way."""
    record = read(record)
    cards = edition_named(record.edition)
    if cards.digest != record.digest:
        raise MalformedError(
            f"the cards of {cards.name} are not those of the record: "
            f"{cards.digest}, not {record.digest}"
        )
    game = _start_of(record)
    for index, line in enumerate(record.lines, 1):
        where = f"decision {index}, {seat_word(line.seat)} {shown(line.text)}"
        if HIDDEN in line.text:
            raise MalformedError(f"{where}: it is hidden, so the game cannot be brought back")
        _repeat(game, line, where)
    outcome = game.outcome()
    if (record.points is None) != (outcome is None):
        raise MalformedError("a record has a result exactly when the game is over")
    if outcome is not None and (record.points, record.winners) != (
        list(outcome.points),
        list(outcome.winners),
    ):
        raise MalformedError(
            f"the game ends with {outcome.points} and winners {outcome.winners}, "
            f"not {record.points} and {record.winners}"
        )
    return game


def _repeat(game: Game, line: Line, where: str) -> None:
    """Make a decision of a record once more; an undone one is made and taken back."""
    if game.round != line.round:
        raise MalformedError(f"{where}: it is made in round {game.round}, not {line.round}")
    try:
        number = KINDS.from_text(line.text)
        if line.undone:
            game.note_undone(number, line.seat)
        else:
            game.apply(number, line.seat)
    except (MalformedError, IllegalError) as error:
        raise MalformedError(f"{where}: {error}") from error


def _start_of(record: Record) -> Game:
    """Set a record's game up as it was at its beginning."""
    if record.viewer != COMPLETE:
        raise MalformedError(
            "a record for a viewer leaves out what that viewer may not know, so the game cannot "
            "be brought back from it; take a complete one"
        )
    if record.position is not None:
        return Game(read_position(record.position))
    if record.seed is None or record.salt is None:
        raise MalformedError("a complete record has seed and salt, or the position it began with")
    if record.commitment != commitment_to(record.seed, record.salt):
        raise MalformedError("seed and salt are not those that the record committed to")
    return begin(
        edition=record.edition,
        players=record.players,
        seed=record.seed,
        options={"vetos": record.vetos, "short": record.short},
        salt=record.salt,
    )


def from_position(data: object) -> Game:
    """Begin in the middle: at a complete position, as an object or as JSON text."""
    return Game(read_position(parse_json(data) if isinstance(data, str) else data))


def sampled(known: View, rng: random.Random | Rng) -> Game:
    """Return a game that fits a view, with what its viewer cannot know drawn at random."""
    given: object = known
    if not isinstance(given, View):
        raise MalformedError(f"a game is sampled from a view, not from {shown(given)}")
    return Game(sample(known, generator(rng)))


def generator(rng: object) -> Rng:
    """Return a generator of ours, seeded by one of Python's if that was given."""
    if isinstance(rng, Rng):
        return rng
    if isinstance(rng, random.Random):
        return Rng(rng.getrandbits(32) | 1, *(rng.getrandbits(32) for _ in range(3)))
    raise MalformedError(f"chance comes from a random.Random, not from {shown(rng)}")
