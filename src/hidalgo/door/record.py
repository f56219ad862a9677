"""Records: a whole game, or what a viewer may know of a running one, as text and as JSON.

A record holds how the game was set up, what was decided, and what was undone. It commits to the
seed from the beginning and opens it when the game is over, so that anybody can check the shuffle.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from typing import Any, Final

from hidalgo.door.position import COMPLETE, PUBLIC, Position, seat_word
from hidalgo.kernel.errors import MalformedError, shown

FORMAT: Final = 1
RULES: Final = 1  # raised when a fix of the rules changes what a recorded game would come to
HIDDEN: Final = "?"
HEAD: Final = (
    "game",
    "rules",
    "edition",
    "digest",
    "players",
    "options",
    "viewer",
    "commitment",
    "seed",
    "salt",
    "position",
)
OPTIONS: Final = ("vetos", "short")
LINE_KEYS: Final = frozenset({"round", "seat", "decision"})
JSON_KEYS: Final = frozenset({"hidalgo", "version", *HEAD, "decisions", "points", "winners"})


@dataclass
class Line:
    """One decision of a record: the printed round, the seat, the text, whether it was undone."""

    round: int
    seat: int
    text: str
    undone: bool = False


@dataclass
class Record:
    """A game as played: set-up, decisions, and the result once there is one."""

    edition: str
    digest: str
    players: int
    vetos: bool
    short: bool
    viewer: str
    commitment: str | None = None
    seed: int | None = None
    salt: str | None = None
    position: Position | None = None
    lines: list[Line] = field(default_factory=list)
    points: list[int] | None = None
    winners: list[int] | None = None
    game: str = "grande"
    rules: int = RULES

    def __str__(self) -> str:
        """Return the record as text."""
        return to_text(self)


def commitment_to(seed: int, salt: str) -> str:
    """Return what a record says of a seed before it may be told."""
    return blake2b(f"{salt}:{seed:032x}".encode(), digest_size=16).hexdigest()


def to_json(record: Record) -> dict[str, Any]:
    """Return a record as an object for JSON; what it does not hold is left out."""
    data: dict[str, Any] = {"hidalgo": "record", "version": FORMAT}
    data |= {key: value for key, value in _head(record).items() if value is not None}
    data["decisions"] = [
        {"round": line.round, "seat": seat_word(line.seat), "decision": line.text}
        | ({"undone": True} if line.undone else {})
        for line in record.lines
    ]
    if record.points is not None and record.winners is not None:
        data["points"] = record.points
        data["winners"] = [seat_word(seat) for seat in record.winners]
    return data


def _head(record: Record) -> dict[str, Any]:
    """Return what stands at the top of a record, by key."""
    return {
        "game": record.game,
        "rules": record.rules,
        "edition": record.edition,
        "digest": record.digest,
        "players": record.players,
        "options": [name for name in OPTIONS if getattr(record, name)],
        "viewer": record.viewer,
        "commitment": record.commitment,
        "seed": None if record.seed is None else f"{record.seed:032x}",
        "salt": record.salt,
        "position": record.position,
    }


def to_text(record: Record) -> str:
    """Return a record as text: a head, the decisions by round and seat, the result."""
    lines = [f"hidalgo record {FORMAT}"]
    for key, value in _head(record).items():
        if isinstance(value, dict):
            lines.append(f"{key} {json.dumps(value, separators=(',', ':'))}")
        elif isinstance(value, list):
            lines.append(f"{key} {' '.join(value) or '-'}")
        elif value is not None:
            lines.append(f"{key} {value}")
    for number, in_round in groupby(record.lines, key=lambda line: line.round):
        lines += ["", f"round {number}"]
        for (seat, undone), group in groupby(in_round, key=lambda line: (line.seat, line.undone)):
            texts = ", ".join(line.text for line in group)
            lines.append(f"{'; undone ' if undone else ''}{seat_word(seat)}: {texts}")
    if record.points is not None and record.winners is not None:
        lines += ["", "points " + " ".join(str(points) for points in record.points)]
        lines.append("winners " + " ".join(seat_word(seat) for seat in record.winners))
    return "\n".join(lines) + "\n"


def read(source: object) -> Record:
    """Return a record from any form: itself, text, JSON as text, or an object of JSON."""
    if isinstance(source, Record):
        return source
    if not isinstance(source, str):
        return from_json(source)
    return from_json(parse_json(source)) if source.lstrip().startswith("{") else from_text(source)


def parse_json(text: str) -> object:
    """Return what a text of JSON holds."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MalformedError(f"this is not valid JSON: {error}") from error


def from_json(data: object) -> Record:
    """Read a record from an object of JSON."""
    if not isinstance(data, dict) or data.get("hidalgo") != "record":
        raise MalformedError("this is no hidalgo record: it has no 'hidalgo': 'record'")
    if data.get("version") != FORMAT:
        raise MalformedError(f"records of form {FORMAT} are read, not {shown(data.get('version'))}")
    unknown = [key for key in data if key not in JSON_KEYS]
    if unknown:
        raise MalformedError(f"a record has no {', '.join(map(shown, unknown[:8]))}")
    record = _from_head(data)
    entries = data.get("decisions")
    if not isinstance(entries, list):
        raise MalformedError("'decisions' must be a list")
    for index, entry in enumerate(entries, 1):
        where = f"decision {index}"
        if not isinstance(entry, dict) or set(entry) - {"undone"} != LINE_KEYS:
            raise MalformedError(f"{where} must have round, seat and decision, not {shown(entry)}")
        number = _whole(entry["round"], f"{where}, round", 0, 99)
        text, undone = entry["decision"], entry.get("undone", False)
        if not isinstance(text, str) or not isinstance(undone, bool):
            raise MalformedError(f"{where}: a decision is a text, and undone is true or false")
        seat = _seat(entry["seat"], record.players, where)
        record.lines.append(Line(number, seat, text, undone))
    if "points" in data or "winners" in data:
        points, winners = data.get("points"), data.get("winners")
        if not isinstance(points, list) or not isinstance(winners, list):
            raise MalformedError("'points' and 'winners' are lists, and come together")
        record.points = _points(points, record.players, "points")
        record.winners = _winners(winners, record.players, "winners")
    return record


def from_text(text: str) -> Record:
    """Read a record from text; comments that do not tell of undone decisions are passed over."""
    rows = text.splitlines()
    if not rows or rows[0].split() != ["hidalgo", "record", str(FORMAT)]:
        raise MalformedError(f"a record begins with 'hidalgo record {FORMAT}'")
    head: dict[str, Any] = {}
    body = 1
    while body < len(rows) and not rows[body].startswith("round "):
        key, _, value = rows[body].strip().partition(" ")
        body += 1
        if not key or key.startswith((";", "#")):
            continue
        if key not in HEAD or key in head:
            raise MalformedError(f"line {body}: {shown(key)} is not known here, or stands twice")
        head[key] = _head_value(key, value.strip(), body)
    record = _from_head(head)
    number = 0
    for index, row in enumerate(rows[body:], body + 1):
        number = _read_row(record, row.strip(), number, f"line {index}")
    if (record.points is None) != (record.winners is None):
        raise MalformedError("points and winners come together")
    return record


def _head_value(key: str, value: str, line: int) -> Any:
    """Return a value of the head as JSON would have it."""
    if key in {"rules", "players"}:
        if not re.fullmatch(r"[0-9]{1,4}", value):
            raise MalformedError(f"line {line}: {key} is a number, not {shown(value)}")
        return int(value)
    if key == "options":
        return [] if value == "-" else value.split()
    if key == "position":
        try:
            return json.loads(value)
        except (ValueError, RecursionError) as error:
            raise MalformedError(f"line {line}: the position is not valid JSON") from error
    return value


def _read_row(record: Record, row: str, number: int, where: str) -> int:
    """Read a row of the body into a record; return the round it belongs to."""
    undone = row.startswith("; undone ")
    row = row.removeprefix("; undone ")
    if not row or row.startswith((";", "#")):
        return number
    word, _, rest = row.partition(" ")
    if record.winners is not None:
        raise MalformedError(f"{where}: nothing comes after the winners, but {shown(row)} does")
    if record.points is not None and word != "winners":
        raise MalformedError(f"{where}: after the points come the winners, not {shown(row)}")
    if word == "round" and re.fullmatch(r"[0-9]{1,2}", rest):
        return int(rest)
    if word == "points":
        points = [_int(value) for value in rest.split()]
        record.points = _points(points, record.players, where)
        return number
    if word == "winners":
        record.winners = _winners(rest.split(), record.players, where)
        return number
    seat, colon, texts = row.partition(":")
    if not colon:
        raise MalformedError(f"{where}: {shown(row)} is neither 'round N' nor 'P1: decisions'")
    for text in texts.split(","):
        line = Line(number, _seat(seat, record.players, where), " ".join(text.split()), undone)
        record.lines.append(line)
    return number


def _int(value: str) -> object:
    """Return a number where a text is one, the text itself where not."""
    return int(value) if re.fullmatch(r"[0-9]{1,9}", value) else value


def _from_head(head: dict[str, Any]) -> Record:
    """Make a record from what stands at its top."""
    missing = [key for key in HEAD[:7] if key not in head]
    if missing:
        raise MalformedError(f"the record says nothing of {', '.join(missing)}")
    if head["game"] != "grande":
        raise MalformedError(f"there is no game {shown(head['game'])}; there is 'grande'")
    rules = _whole(head["rules"], "rules", 1, 9999)
    if rules != RULES:
        raise MalformedError(f"the record is of rules {rules}; these are rules {RULES}")
    players = _whole(head["players"], "players", 2, 5)
    options = head["options"]
    if not isinstance(options, list) or any(name not in OPTIONS for name in options):
        raise MalformedError(f"options are some of {', '.join(OPTIONS)}, not {shown(options)}")
    if len(set(options)) != len(options):
        raise MalformedError(f"an option stands once, not as in {shown(options)}")
    for key in ("edition", "digest", "viewer"):
        if not isinstance(head[key], str):
            raise MalformedError(f"{key} must be a text, not {shown(head[key])}")
    viewers = [COMPLETE, PUBLIC, *[seat_word(seat) for seat in range(players)]]
    if head["viewer"] not in viewers:
        raise MalformedError(
            f"viewer must be one of {', '.join(viewers)}, not {shown(head['viewer'])}"
        )
    for key in ("commitment", "salt", "seed"):
        value = head.get(key)
        if value is not None and not (
            isinstance(value, str) and re.fullmatch(r"[0-9a-f]{32}", value)
        ):
            raise MalformedError(f"{key} must be 32 hexadecimal digits, not {shown(value)}")
    if not isinstance(head.get("position"), dict | None):
        raise MalformedError(f"position must be an object, not {shown(head['position'])}")
    return Record(
        edition=head["edition"],
        digest=head["digest"],
        players=players,
        vetos="vetos" in options,
        short="short" in options,
        viewer=head["viewer"],
        commitment=head.get("commitment"),
        seed=None if head.get("seed") is None else int(head["seed"], 16),
        salt=head.get("salt"),
        position=head.get("position"),
    )


def _whole(value: object, where: str, lowest: int, highest: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise MalformedError(
            f"{where}: {shown(value)} is no whole number from {lowest} to {highest}"
        )
    return value


def _points(values: list[Any], players: int, where: str) -> list[int]:
    if len(values) != players:
        raise MalformedError(f"{where}: there are {players} players, not {len(values)}")
    return [_whole(value, where, 0, 30000) for value in values]


def _winners(values: list[Any], players: int, where: str) -> list[int]:
    winners = [_seat(value, players, where) for value in values[: players + 1]]
    if not winners or len(set(winners)) != len(winners):
        raise MalformedError(f"{where}: winners are some of the seats, each once")
    return winners


def _seat(value: object, players: int, where: str) -> int:
    words = [seat_word(seat) for seat in range(players)]
    if value not in words:
        raise MalformedError(
            f"{where}: {shown(value)} is no seat; the seats are {', '.join(words)}"
        )
    return words.index(str(value))
