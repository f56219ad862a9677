"""The table of the second telling: the board, and asking those who sit at it (see `retold`)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from copy import deepcopy
from typing import NamedTuple

from tests.laws.secrets import Onlooker

Question = dict[int, set[str]]
Answer = dict[int, str]
Play = Generator[Question, Answer, None]
Asking = Generator[Question, Answer, str]

WORDS = ("GAL", "PVA", "ARA", "CAT", "CLV", "CLN", "VAL", "SEV", "GRA", "CAS")
REGIONS = range(9)
CASTILLO = 9
COURT, PROVINCE = 10, 11
NEIGHBOURS = (
    *({1, 4}, {0, 2, 4}, {1, 3, 4, 5, 6}, {2, 6}, {0, 1, 2, 5}),
    *({2, 4, 6, 7, 8}, {2, 3, 5, 8}, {5, 8}, {5, 6, 7}),
)
FIGURES = (
    *((4, 2, 0), (5, 3, 1), (5, 4, 1), (4, 2, 1), (6, 4, 2)),
    *((7, 4, 2), (5, 3, 2), (4, 3, 1), (6, 3, 1), (5, 3, 1)),
)
TILES = {"8/4/0": (8, 4, 0), "4/0/0": (4, 0, 0)}


class VetoError(Exception):
    """A Veto has stopped the special action."""


class Veto(NamedTuple):
    """A Veto on the table: before whom, and the last round in which it counts."""

    seat: int
    last_round: int


class Board:
    """All that a step of a card can change."""

    def __init__(self, king: int, homes: Sequence[int]) -> None:
        seats = range(len(homes))
        # Caballeros by place and seat; the Courts and the Provinces are two places more.
        self.at = [[2 * (homes[seat] == place) for seat in seats] for place in range(10)]
        self.at += [[7] * len(homes), [21] * len(homes)]
        self.points = [0] * len(homes)
        self.king = king
        self.grandes = list(homes)
        self.tiles: dict[str, int | None] = dict.fromkeys(TILES)

    def move(self, seat: int, origin: int, target: int, count: int = 1) -> None:
        """Take caballeros from one place to another."""
        self.at[origin][seat] -= count
        self.at[target][seat] += count

    def free(self, seat: int) -> list[int]:
        """The regions from which a seat's caballeros can be taken."""
        return [r for r in REGIONS if r != self.king and self.at[r][seat]]

    def figures(self, place: int) -> tuple[int, int, int]:
        """What the ranks pay."""
        for tile, where in self.tiles.items():
            if where == place:
                return TILES[tile]
        return FIGURES[place]

    def awards(self, place: int, *, firsts: bool = False) -> dict[int, int]:
        """Who earns how much if a place is scored now."""
        seats = range(len(self.points))
        ranks = 1 if firsts else (0, 0, 1, 2, 3, 3)[len(seats)]
        earned: dict[int, int] = {}
        rank = 1
        for number in sorted({count for count in self.at[place] if count}, reverse=True):
            level = [seat for seat in seats if self.at[place][seat] == number]
            theirs = rank + (len(level) > 1)
            for seat in level:
                points = self.figures(place)[theirs - 1] if theirs <= ranks else 0
                if theirs == 1 and place != CASTILLO:
                    points += 2 * (place == self.king) + 2 * (place == self.grandes[seat])
                if points:
                    earned[seat] = points
            rank += 1 + (len(level) > 1)
        return earned

    def score(self, place: int, *, firsts: bool = False) -> None:
        """Pay it out."""
        for seat, points in self.awards(place, firsts=firsts).items():
            self.points[seat] += points


def regions(these: Iterable[int]) -> set[str]:
    """Naming one of some regions."""
    return {f"region {WORDS[region]}" for region in these}


def last_place(text: str) -> int:
    """The place that a decision names last; COURT for a Court."""
    word = text.rsplit(maxsplit=1)[-1]
    return COURT if word == "COURT" else WORDS.index(word)


class Telling:
    """A game from its set-up, and how its seats are asked."""

    def __init__(
        self,
        edition: str,
        rounds: int,
        king: int,
        homes: Sequence[int],
        marker: int,
        stacks: Sequence[Sequence[str]],
    ) -> None:
        """Take what chance decides; the stacks hold the ids of their cards, the top first."""
        self.seats = range(len(homes))
        self.decennial, self.dutch = edition == "decennial", edition == "bigbox_nl"
        self.rounds = rounds
        self.round = 0
        self.board = Board(king, homes)
        self.marker = marker
        self.stacks = stacks
        self.hands = [set(range(1, 14)) for _ in self.seats]
        self.laid: dict[int, int] = {}
        self.vetos: list[Veto] = []
        self.waived: set[int] = set()
        self.onlooker = Onlooker(len(homes))

    def left_of(self, seat: int) -> list[int]:
        """The other seats, from the left of one on."""
        return [(seat + step) % len(self.seats) for step in self.seats[1:]]

    def ask(self, seat: int, options: set[str]) -> Asking:
        """Let a seat choose; what is the only choice is not asked."""
        if len(options) == 1:
            return next(iter(options))
        answer = yield {seat: options}
        return answer[seat]

    def ask_discs(
        self, nameable: dict[int, set[str]]
    ) -> Generator[Question, Answer, dict[int, int]]:
        """Let some seats name regions; who can name one only is not asked."""
        named = {seat: min(texts) for seat, texts in nameable.items() if len(texts) == 1}
        asked = {seat: texts for seat, texts in nameable.items() if len(texts) > 1}
        if asked:
            named |= yield asked
        return {seat: last_place(text) for seat, text in named.items()}

    def window(self, seat: int, *, steps: bool) -> Play:
        """Let the holders of a Veto speak, from the left of the active seat."""
        for holder in self.left_of(seat):
            held = [veto for veto in self.vetos if veto.seat == holder]
            if held and holder not in self.waived:
                answer = yield {holder: {"pass", "veto", *(["let"] if steps else [])}}
                if answer[holder] == "let":
                    self.waived.add(holder)
                if answer[holder] == "veto":
                    self.vetos.remove(min(held, key=lambda veto: veto.last_round))
                    raise VetoError

    def step(self, seat: int, change: Callable[[], None]) -> Play:
        """Do one step of a special action; a Veto after it brings the board back."""
        before = deepcopy(self.board)
        change()
        yield from self.after_step(seat, before)

    def after_step(self, seat: int, before: Board) -> Play:
        """Let the holders of a Veto speak on what has changed since a moment."""
        try:
            yield from self.window(seat, steps=True)
        except VetoError:
            self.board = before
            raise
