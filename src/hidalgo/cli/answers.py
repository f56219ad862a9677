"""What somebody typed as decisions: keys of the menu, notation, names, and several of them at once.

    ara                one caballero to Aragón, where that is asked
    2 ara, gal         two there and one to Galicia
    a gal > pva        a move of A's, from and to; `2 a gal pva` makes two of them

A text that fits several decisions leads to a shorter menu, one that the rules forbid to the reason.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hidalgo.cli.menu import NUMBERED, Entry
from hidalgo.cli.seats import LETTERS
from hidalgo.door.game import Game
from hidalgo.door.notation import LONGEST, fits
from hidalgo.grande.board import COURT_PLACE, PLACE_WORDS
from hidalgo.grande.clauses import Reason
from hidalgo.grande.decisions import KINDS, PASS
from hidalgo.kernel.errors import MalformedError
from hidalgo.locale.grande import Words

REPEATABLE: Final = frozenset({"place", "take", "move"})
MOST: Final = 30  # of anything at once: nobody has more caballeros
LONGEST_LINE: Final = 400
_COUNT: Final = re.compile(r"(\d{1,2})\s*[x×*]?\s+(\D.*)")  # noqa: RUF001 (a sign of multiplication)
_ARROW: Final = re.compile(r"->|→|>|:|(?<=\s)-(?=\s)")
_COURT: Final = int(COURT_PLACE)


class Answer(NamedTuple):
    """Decisions to make, what is left to say after them, or else the choices a text narrows to."""

    actions: tuple[int, ...] = ()
    rest: str = ""
    narrowed: tuple[int, ...] = ()


class UnclearError(Exception):
    """A text is no decision that could be meant, or could be several.

    `after` is how many decisions of the same line fit before it, if then something else is asked.
    """

    def __init__(self, text: str, could_be: Sequence[int] = (), after: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.could_be = could_be
        self.after = after


class RefusedError(Exception):
    """A text is a decision that the rules forbid now."""

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(reason.text)
        self.action = action
        self.reason = reason


class Reader:
    """Reads what one seat types about one question."""

    def __init__(self, game: Game, seat: int, words: Words, menu: Sequence[Entry]) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.menu = menu

    def read(self, line: str) -> Answer:
        """Return what a line says; whole or not at all, but it may end where others come in."""
        if len(line) > LONGEST_LINE:
            raise UnclearError(line)
        said = re.split(r"[,;+]", unicodedata.normalize("NFKC", line))
        parts = [part.strip() for part in said if part.strip()]
        if not parts:
            raise UnclearError(line)
        trial = self.game.copy()
        actions: list[int] = []
        for index, part in enumerate(parts):
            count, text = self.counted(part, trial)
            for done in range(count):
                try:
                    found = self.meant(text, trial)
                    self.check(found, trial)
                except (UnclearError, RefusedError) as error:
                    if self.asks_the_same(trial):
                        raise
                    raise UnclearError(text, after=len(actions)) from error
                if len(found) > 1:
                    if len(parts) == count == 1 and len(found) < len(trial.legal(self.seat)):
                        return Answer(narrowed=tuple(found))
                    raise UnclearError(text, found)
                trial.apply(found[0], self.seat)
                actions.append(found[0])
                if trial.is_interrupted(self.seat):
                    left = [f"{count - done - 1} {text}"] if count - done > 1 else []
                    left += parts[index + 1 :]
                    if left and not asks_for_vetos(trial):
                        raise UnclearError(left[0], after=len(actions))
                    return Answer(tuple(actions), ", ".join(left))
        return Answer(tuple(actions))

    def counted(self, part: str, game: Game) -> tuple[int, str]:
        """Split `2 ara` into count and text, where what is asked can be done several times."""
        match = _COUNT.fullmatch(part)
        kinds = {KINDS.kind_of(action).name for action in game.legal(self.seat)}
        if match is None or not kinds & REPEATABLE:
            return 1, part
        count = int(match[1])
        if not 1 <= count <= MOST:
            raise UnclearError(part)
        return count, match[2]

    def meant(self, text: str, game: Game) -> list[int]:
        """Return the decisions that a text can mean: legal ones, or the one that is refused."""
        legal = game.legal(self.seat)
        for entry in self.menu:
            if text == entry.key:
                return list(entry.actions)
        kinds = dict.fromkeys(KINDS.kind_of(action).name for action in legal)
        if text.isascii() and text.isdigit():
            return [self.number(text, list(kinds))]
        tokens = self.tokens(text, game)
        if not tokens or len(text) > LONGEST:
            raise UnclearError(text)
        try:
            return [KINDS.from_text(" ".join(tokens))]
        except MalformedError:
            pass
        found = [action for action in legal if fits(tokens, KINDS.to_text(action))]
        if len(tokens) == 1:
            found = [a for a in found if comes_from(a, tokens[0])] or found
        found = found or self.by_words(text, legal, game)
        return found or self.refused(tokens, text, kinds)

    def number(self, text: str, kinds: Sequence[str]) -> int:
        """Return the decision that a number is, though it is not in the menu."""
        for name in kinds:
            if name in NUMBERED and text in KINDS.by_name[name].parameters[0].words:
                return KINDS.from_text(f"{name} {text}")
        raise UnclearError(text)

    def by_words(self, text: str, legal: Sequence[int], game: Game) -> list[int]:
        """Return the decisions whose sentence has all the words of a text: titles of cards, say."""
        state = game.view(self.seat).known()
        wanted = folded(text).split()
        found = []
        for action in legal:
            said = self.words.choice(action, state, self.seat)
            if action == PASS:
                said += f" {self.words.prompt(state, self.seat).passing}"
            spoken = re.split(r"[^\w]+", folded(said))
            if all(any(word.startswith(want) for word in spoken) for want in wanted):
                found.append(action)
        return found

    def refused(self, tokens: list[str], text: str, kinds: Iterable[str]) -> list[int]:
        """Return a decision of a kind that is asked, which a text means though it is not legal."""
        meant: list[int] = []
        for name in kinds:
            kind = KINDS.by_name[name]
            numbers = range(kind.base, kind.base + kind.size)
            meant += [action for action in numbers if fits(tokens, KINDS.to_text(action))]
        own = [a for a in meant if KINDS.decode(a).values[:1] == (self.seat,)]
        if not meant or (len(tokens) == 1 and len(tokens[0]) < 2):
            raise UnclearError(text)
        return (own or meant)[:1]

    def check(self, found: Sequence[int], game: Game) -> None:
        """Refuse what the rules forbid."""
        for action in found:
            reason = game.explain(action, self.seat)
            if reason is not None:
                raise RefusedError(action, reason)

    def asks_the_same(self, game: Game) -> bool:
        """Tell whether what is asked later in a line is what was asked at its beginning."""
        now, then = self.game.prompt(self.seat), game.prompt(self.seat)
        return now is not None and then is not None and now.kind == then.kind

    def tokens(self, text: str, game: Game) -> list[str]:
        """Return a text as words of the notation: names of places and players become those."""
        plain = f" {_ARROW.sub(' ', folded(text))} "
        for place, code in enumerate(PLACE_WORDS):
            plain = plain.replace(f" {folded(self.words.place(place))} ", f" {code.lower()} ")
        plain = plain.replace(f" {folded(self.words.place(_COURT))} ", " court ")
        kinds = {KINDS.kind_of(action).name for action in game.legal(self.seat)}
        if kinds & {"move", "take"}:
            for seat in range(game.players):
                for name in (LETTERS[seat].lower(), folded(self.words.seat(seat))):
                    plain = plain.replace(f" {name} ", f" p{seat + 1} ")
        return [self.place_word(token) for token in plain.split()]

    def place_word(self, token: str) -> str:
        """Return the short word of the one place that a word begins; other words as they are."""
        if len(token) < 4:
            return token
        found = [
            code.lower()
            for place, code in enumerate(PLACE_WORDS)
            if any(word.startswith(token) for word in folded(self.words.place(place)).split())
        ]
        return found[0] if len(found) == 1 else token


def folded(text: str) -> str:
    """Return a text in small letters without accents, as people type it."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(c for c in parts if not unicodedata.combining(c)).casefold().strip()


def comes_from(action: int, place: str) -> bool:
    """Tell whether a decision moves somebody away from a place."""
    decision = KINDS.decode(action)
    return decision.kind == "move" and PLACE_WORDS[decision.values[1]].lower() == place


def asks_for_vetos(game: Game) -> bool:
    """Tell whether others come in only to say whether they use a Veto, and may let all go on."""
    prompts = [game.prompt(seat) for seat in game.actors()]
    return any(prompt is not None and prompt.kind == "window" for prompt in prompts)
