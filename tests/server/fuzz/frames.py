"""What the fuzzer sends on a socket: recipes that Hypothesis makes and shrinks, and their cooking.

Prompts, choices and heads are known only once a game runs. So a recipe says "the third choice" or
"the prompt before this one"; it becomes a frame just before it is sent.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from hypothesis import strategies as st

from hidalgo.server.protocol import live
from tests.server.playing import Player

REQUESTS: Final = msgspec.json.Decoder(live.Request)
KEYS: Final = [f"key-{number:05}" for number in range(6)]  # few, so that some come twice
LONGEST: Final = 12_000  # below what a message may have


class Recipe(NamedTuple):
    """A frame that is yet to be made: by whom, how, and what for."""

    sender: int
    cook: Callable[[Player], str | bytes]
    text: str

    def __repr__(self) -> str:
        return f"{self.sender}: {self.text}"


def readable(frame: str | bytes) -> live.Request | None:
    """Return the request that a frame is, or None if it is none."""
    try:
        request: live.Request = REQUESTS.decode(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return request


# Anything

numbers = st.integers(-(2**70), 2**70) | st.integers(-2, 600) | st.floats()
words = st.text(max_size=60) | st.sampled_from(["submit", "undo", "__class__", "\0", "\ud800", ""])
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | words | st.sampled_from(KEYS),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(words, inner, max_size=5),
    max_leaves=12,
)
nests = st.builds(
    lambda depth, left: (left * depth)[:LONGEST],
    st.integers(1, LONGEST),
    st.sampled_from(["[", "{", '{"a":', '[{"type":', "\\", '"']),
)


def _dumped(value: Any) -> str:
    return json.dumps(value)  # with escapes for what no encoding has


# Requests as they should be, or nearly


class Wish(NamedTuple):
    """A request in terms of the moment: which choices, and how far off the prompt is."""

    kind: str
    key: str
    picks: list[int]
    off: int
    word: str

    def request(self, player: Player) -> dict[str, Any]:
        """Return the request at this moment, for who sends it."""
        play = player.play
        asks = play.asks if play is not None else None
        prompt = (asks.prompt if asks is not None else player.head) + self.off
        choices = asks.choices if asks is not None and asks.choices else range(576)
        actions = [choices[pick % len(choices)] for pick in self.picks]
        fields: dict[str, Any] = {"type": self.kind}
        match self.kind:
            case "submit":
                fields |= {"key": self.key, "prompt": prompt, "actions": actions}
            case "draft":
                fields |= {"id": len(self.word), "prompt": prompt, "actions": actions}
            case "undo":
                fields |= {"key": self.key, "to": (play.made if play else 0) - 1 + self.off}
            case "answer-takeback":
                fields |= {"key": self.key, "agree": self.off == 0}
            case "say":
                fields |= {"key": self.key, "text": self.word}
            case "ask-takeback":
                fields |= {"key": self.key}
        return fields


wishes = st.builds(
    Wish,
    st.sampled_from(
        ["submit", "submit", "draft", "undo", "ask-takeback", "answer-takeback", "say", "ping"]
    ),
    st.sampled_from(KEYS),
    st.lists(st.integers(0, 600), max_size=4),
    st.sampled_from([0, 0, 0, 0, 0, -1, 1, 2, 1_000_000]),
    words,
)


class Change(NamedTuple):
    """Something wrong with a request: a field taken away, replaced, or added."""

    field: int
    value: Any
    how: str

    def apply(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the request with the change."""
        names = sorted(request)
        name = names[self.field % len(names)]
        match self.how:
            case "drop":
                del request[name]
            case "replace":
                request[name] = self.value
            case "wrap":
                request[name] = [request[name]]
            case "add":
                request[f"{name}_"] = self.value
        return request


changes = st.builds(
    Change,
    st.integers(0, 5),
    values,
    st.sampled_from(["drop", "replace", "replace", "wrap", "add"]),
)


def _wished(sender: int, wish: Wish) -> Recipe:
    return Recipe(sender, lambda player: _dumped(wish.request(player)), repr(wish))


def _spoilt(sender: int, wish: Wish, change: Change) -> Recipe:
    return Recipe(
        sender,
        lambda player: _dumped(change.apply(wish.request(player))),
        f"{wish!r} but {change!r}",
    )


def _fixed(sender: int, frame: str | bytes) -> Recipe:
    return Recipe(sender, lambda _: frame, repr(frame)[:200])


def recipes(senders: int) -> st.SearchStrategy[Recipe]:
    """Return frames of so many senders: mostly sound ones, since ten that aren't end a socket."""
    sender = st.integers(0, senders - 1)
    good = st.builds(_wished, sender, wishes)
    odd = st.one_of(
        st.builds(_spoilt, sender, wishes, changes),
        st.builds(_fixed, sender, st.binary(max_size=80)),
        st.builds(_fixed, sender, st.text(st.characters(exclude_categories=["Cs"]), max_size=80)),
        st.builds(_fixed, sender, values.map(_dumped)),
        st.builds(_fixed, sender, nests),
    )
    return st.one_of(good, good, good, odd)
