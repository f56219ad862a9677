"""One table of the kinds of decisions a game knows, and from it every form a decision can take.

A decision is one small int. Kinds take ascending ranges of ints; the parameters of a kind are
digits of a mixed radix. So int <-> object <-> JSON <-> text all come from the same rows.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hidalgo.kernel.errors import MalformedError, shown

JsonDecision = dict[str, str]


class Parameter(NamedTuple):
    """A parameter of a kind: its name and the words for its values, in order."""

    name: str
    words: tuple[str, ...]

    def value_of(self, word: str) -> int:
        """Return the index of a word, in upper or lower case."""
        known = [w.lower() for w in self.words]
        if word.lower() not in known:
            raise MalformedError(
                f"{shown(word)} is no {self.name}; write one of {', '.join(self.words)}"
            )
        return known.index(word.lower())


class Kind(NamedTuple):
    """A kind of decision: its name (also its word in text), first int, and parameters."""

    name: str
    base: int
    parameters: tuple[Parameter, ...]

    @property
    def size(self) -> int:
        """Return how many decisions are of this kind."""
        size = 1
        for parameter in self.parameters:
            size *= len(parameter.words)
        return size


class Decision(NamedTuple):
    """A decision as an object: its kind and the indices of its parameters' values."""

    kind: str
    values: tuple[int, ...] = ()


class KindTable:
    """The kinds of one game, and the translations between the forms of a decision."""

    def __init__(self, rows: tuple[tuple[str, tuple[Parameter, ...]], ...]) -> None:
        """Lay the kinds out in ascending ranges of ints, in the order given."""
        kinds: list[Kind] = []
        base = 0
        for name, parameters in rows:
            kind = Kind(name, base, parameters)
            kinds.append(kind)
            base += kind.size
        self.kinds: Final = tuple(kinds)
        self.size: Final = base
        self.by_name: Final = {kind.name: kind for kind in kinds}

    def base(self, name: str) -> int:
        """Return the first int of a kind."""
        return self.by_name[name].base

    def kind_of(self, action: int) -> Kind:
        """Return the kind of an int."""
        if not 0 <= action < self.size:
            raise MalformedError(
                f"{shown(action)} is no decision: "
                f"decisions are whole numbers from 0 to {self.size - 1}"
            )
        for kind in reversed(self.kinds):
            if action >= kind.base:
                return kind
        raise AssertionError("the first kind begins at 0")

    def decode(self, action: int) -> Decision:
        """Turn an int into an object."""
        kind = self.kind_of(action)
        rest = action - kind.base
        values: list[int] = []
        for parameter in reversed(kind.parameters):
            rest, value = divmod(rest, len(parameter.words))
            values.append(value)
        return Decision(kind.name, tuple(reversed(values)))

    def encode(self, decision: Decision) -> int:
        """Turn an object into an int."""
        kind = self.by_name.get(decision.kind)
        if kind is None:
            raise MalformedError(
                f"{shown(decision.kind)} is no kind of decision; "
                f"the kinds are {', '.join(self.by_name)}"
            )
        if len(decision.values) != len(kind.parameters):
            wanted = ", ".join(p.name for p in kind.parameters) or "nothing"
            raise MalformedError(f"{kind.name!r} takes {wanted}, not {len(decision.values)} values")
        action = 0
        for parameter, value in zip(kind.parameters, decision.values, strict=True):
            if not 0 <= value < len(parameter.words):
                raise MalformedError(
                    f"{parameter.name} of {kind.name!r} goes from 0 to "
                    f"{len(parameter.words) - 1}, not {shown(value)}"
                )
            action = action * len(parameter.words) + value
        return kind.base + action

    def to_text(self, action: int) -> str:
        """Turn an int into short text: the kind's word, then a word per parameter."""
        decision = self.decode(action)
        kind = self.by_name[decision.kind]
        words = [p.words[v] for p, v in zip(kind.parameters, decision.values, strict=True)]
        return " ".join([kind.name, *words])

    def from_text(self, text: str) -> int:
        """Read short text; upper and lower case and extra spaces do not matter."""
        parts = text.lower().split()
        kind = self.by_name.get(parts[0]) if parts else None
        if kind is None:
            raise MalformedError(
                f"{shown(text)} is no decision; it begins with one of {', '.join(self.by_name)}"
            )
        words = parts[1:]
        if len(words) != len(kind.parameters):
            form = " ".join([kind.name, *[f"<{p.name}>" for p in kind.parameters]])
            raise MalformedError(f"{shown(text)} is no decision; write {form!r}")
        values: list[int] = []
        for parameter, word in zip(kind.parameters, words, strict=True):
            values.append(parameter.value_of(word))
        return self.encode(Decision(kind.name, tuple(values)))

    def to_json(self, action: int) -> JsonDecision:
        """Turn an int into an object for JSON: its kind, then a word per parameter."""
        decision = self.decode(action)
        result: JsonDecision = {"kind": decision.kind}
        kind = self.by_name[decision.kind]
        for parameter, value in zip(kind.parameters, decision.values, strict=True):
            result[parameter.name] = parameter.words[value]
        return result

    def from_json(self, data: object) -> int:
        """Read what `to_json` writes; anything else is malformed."""
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            raise MalformedError(f"a decision is an object of words, not {shown(data)}")
        name = data.get("kind")
        kind = self.by_name.get(name) if isinstance(name, str) else None
        if kind is None:
            raise MalformedError(
                f"{shown(name)} is no kind of decision; the kinds are {', '.join(self.by_name)}"
            )
        names = {parameter.name for parameter in kind.parameters}
        if set(data) - {"kind"} != names:
            raise MalformedError(
                f"{kind.name!r} takes {sorted(names)}, not {shown(sorted(set(data) - {'kind'}))}"
            )
        values: list[int] = []
        for parameter in kind.parameters:
            word = data[parameter.name]  # a number may be a number in JSON
            values.append(parameter.value_of(word if isinstance(word, str) else shown(word)))
        return self.encode(Decision(kind.name, tuple(values)))
