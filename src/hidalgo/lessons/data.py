"""What the client gets of a lesson: moments with board and question, and what leads from one on.

Boards, questions and events are those of the server's protocol. To keep it small, a moment holds
only what of its board differs from the board on which its lesson begins.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hidalgo.server.protocol.api import CardInfo
from hidalgo.server.protocol.board import Ask, Board, Happened, Own


class Way(Struct):
    """What leads on from a moment: a decision (-1 for none, it is only read), and what happens."""

    action: int
    to: int
    """The number of the moment that follows."""
    events: list[Happened]


class Moment(Struct, omit_defaults=True):
    """How a game stands at a step of a lesson; there are several where one could choose."""

    step: int
    board: dict[str, Any]
    """The fields of the board that differ from the lesson's first one."""
    own: Own
    ways: list[Way]
    """What leads on; none at the lesson's end."""
    ask: Ask | None = None
    replies: dict[int, str] = {}
    """What is said to legal decisions that lead nowhere."""
    gains: dict[int, int] = {}
    """The points that a decision brings at once, where it brings any."""


class Told(Struct, omit_defaults=True):
    """A step as it is told: its text, what it points at, what lies beside the map."""

    text: str
    at: list[str] = []
    """Names of anchors in the client's document."""
    show: str = ""


class LessonData(Struct):
    """A lesson: the board on which it begins, its steps, its moments; the first one is 0."""

    name: str
    board: Board
    steps: list[Told]
    moments: list[Moment]


class Course(Struct):
    """All lessons, with the cards that their words need."""

    edition: str
    names: list[str]
    """What the players are called; one's own is empty."""
    cards: list[CardInfo]
    lessons: list[LessonData]
