"""The cards of the second telling: their special actions, by id (see `retold`)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from functools import partial

from tests.laws.retold_table import (
    CASTILLO,
    COURT,
    NEIGHBOURS,
    PROVINCE,
    REGIONS,
    WORDS,
    Play,
    Telling,
    VetoError,
    last_place,
    regions,
)

ANY = 99
# What each mover moves: in all, own, of opponents, and whether out of one region.
MOVERS = {
    "move-3": (3, 3, 3, False),
    "move-4": (4, 4, 4, False),
    "move-4-own": (4, 4, 0, False),
    "move-3-foreign": (3, 0, 3, False),
    "move-2-own-2-foreign": (4, 2, 2, False),
    "move-5-from-one": (5, 5, 5, True),
    "move-own-from-one": (ANY, ANY, 0, True),
}
BY_VALUE = {"score-4": {4}, "score-5": {5}, "score-6-7": {6, 7}}
SEVERAL = {*BY_VALUE, "score-firsts", "score-fullest", "score-emptiest"}
IN_STEPS = {
    *MOVERS,
    *("reinforce-2", "move-own-or-reinforce", "courts-emptied", "courts-lose-3"),
    *("one-of-each", "each-returns-3"),
}


class Cards(Telling):
    """What every card does; `special` announces it."""

    def recruit(self, seat: int, most: int) -> Play:
        """From the Province; what it lacks, from regions."""
        board = self.board
        lacking = most - board.at[PROVINCE][seat]
        most = min(most, board.at[PROVINCE][seat])
        text = yield from self.ask(seat, {f"recruit {count}" for count in range(most + 1)})
        board.move(seat, PROVINCE, COURT, int(text.split()[1]))
        while lacking > 0 and board.free(seat):
            text = yield from self.ask(seat, {"pass", *self.takes(seat)})
            if text == "pass":
                return
            board.move(seat, last_place(text), COURT)
            lacking -= 1

    def takes(self, seat: int, *, court: bool = False) -> set[str]:
        """Taking one of a seat's caballeros out of a region, or the Court too."""
        places = [WORDS[region] for region in self.board.free(seat)]
        if court and self.board.at[COURT][seat]:
            places.append("COURT")
        return {f"take P{seat + 1} {word}" for word in places}

    def possible(self, card: str, seat: int) -> bool:
        """Whether a special action would change something."""
        board = self.board
        others = self.left_of(seat)
        own = bool(board.free(seat))
        foreign = any(board.free(other) for other in others)
        courts = any(board.at[COURT][other] for other in others)
        if card in MOVERS:
            _, of_own, of_others, _ = MOVERS[card]
            return (own and of_own > 0) or (foreign and of_others > 0)
        if card in SEVERAL:
            return bool(self.paying(card))
        pays = any(board.awards(region) for region in REGIONS)
        return {
            "veto": False,
            "reinforce-2": board.at[COURT][seat] > 0,
            "move-own-or-reinforce": own or board.at[COURT][seat] > 0,
            "courts-emptied": courts,
            "courts-lose-3": courts,
            "one-of-each": foreign,
            "each-returns-3": foreign or courts,
            "disc-all": foreign,
            "disc-two": any(self.two_of(other) for other in others),
            "score-region": pays,
            "score-region-3": pays,
            "disc-scoring": pays,
            "score-castillo": bool(board.awards(CASTILLO)),
            "tile": any(where != board.king for where in board.tiles.values()),
            "power-back": True,
            "recruit-2": own or board.at[PROVINCE][seat] > 0,
            "grande": board.grandes[seat] != board.king,
            "eviction": foreign,
            "royal-advisor": True,
            "king": True,
        }[card]

    def paying(self, card: str) -> list[int]:
        """The regions that a card scores, but for those that pay nobody."""
        crowds = {region: sum(self.board.at[region]) for region in REGIONS}
        crowds = {region: crowd for region, crowd in crowds.items() if crowd}
        meant: Iterable[int] = REGIONS
        if card in BY_VALUE:
            meant = [r for r in REGIONS if self.board.figures(r)[0] in BY_VALUE[card]]
        elif card != "score-firsts":
            wanted = (max if card == "score-fullest" else min)(crowds.values(), default=0)
            meant = [region for region, crowd in crowds.items() if crowd == wanted]
        return [r for r in meant if self.board.awards(r, firsts=card == "score-firsts")]

    def two_of(self, seat: int) -> list[int]:
        """The regions a seat may name for the card that returns two."""
        two = [region for region in self.board.free(seat) if self.board.at[region][seat] > 1]
        return two or (self.board.free(seat) if self.decennial else [])

    def special(self, card: str, seat: int) -> Play:
        """Announce a special action and do it, unless a Veto stops it."""
        self.waived = set()
        try:
            steps = card in IN_STEPS or (card in SEVERAL and len(self.paying(card)) > 1)
            yield from self.window(seat, steps=steps)
            if card in MOVERS:
                yield from self.move(card, seat)
            elif card in SEVERAL:
                yield from self.score_several(card, seat)
            else:
                yield from getattr(self, card.replace("-", "_"))(seat)
        except VetoError:
            return

    def move(self, card: str, seat: int) -> Play:
        """Move caballeros one by one."""
        total, own, foreign, one_region = MOVERS[card]
        origin: int | None = None
        must = self.decennial and card == "move-own-from-one"
        while total:
            texts = {
                f"move P{owner + 1} {WORDS[source]} {WORDS[target]}"
                for owner in self.seats
                if (own if owner == seat else foreign)
                for source in self.board.free(owner)
                if origin in {None, source}
                for target in range(10)
                if target not in {source, self.board.king}
            }
            if not texts:
                return
            text = yield from self.ask(seat, texts if must else {"pass", *texts})
            if text == "pass":
                return
            owner = int(text.split()[1][1:]) - 1
            source = WORDS.index(text.split()[2])
            origin = source if one_region else None
            total -= 1
            own, foreign = (own - 1, foreign) if owner == seat else (own, foreign - 1)
            yield from self.step(seat, partial(self.board.move, owner, source, last_place(text)))

    def reinforce_2(self, seat: int) -> Play:
        """Place two more, anywhere but under the King."""
        for _ in range(2):
            if not self.board.at[COURT][seat]:
                return
            places = {f"place {word}" for word in WORDS if word != WORDS[self.board.king]}
            text = yield from self.ask(seat, {"pass", *places})
            if text == "pass":
                return
            yield from self.step(seat, partial(self.board.move, seat, COURT, last_place(text)))

    def move_own_or_reinforce(self, seat: int) -> Play:
        """One half or the other."""
        halves = {"half 1"} if self.board.free(seat) else set()
        halves |= {"half 2"} if self.board.at[COURT][seat] else set()
        text = yield from self.ask(seat, halves)
        if text == "half 1":
            yield from self.move("move-own-from-one", seat)
        else:
            yield from self.reinforce_2(seat)

    def courts_emptied(self, seat: int, most: int = ANY) -> Play:
        """Every opponent's Court, from the left."""
        for other in self.left_of(seat):
            count = min(most, self.board.at[COURT][other])
            if count:
                yield from self.step(seat, partial(self.board.move, other, COURT, PROVINCE, count))

    def courts_lose_3(self, seat: int) -> Play:
        """Three of each Court."""
        yield from self.courts_emptied(seat, 3)

    def one_of_each(self, seat: int) -> Play:
        """One of each opponent, in any order."""
        waiting = {other for other in self.left_of(seat) if self.board.free(other)}
        while waiting:
            texts: set[str] = set().union(*(self.takes(other) for other in waiting))
            text = yield from self.ask(seat, texts if self.decennial else {"pass", *texts})
            if text == "pass":
                return
            other = int(text.split()[1][1:]) - 1
            waiting.remove(other)
            yield from self.step(seat, partial(self.board.move, other, last_place(text), PROVINCE))

    def each_returns_3(self, seat: int) -> Play:
        """Every opponent picks three, from the left."""
        for other in self.left_of(seat):
            before = deepcopy(self.board)
            for _ in range(3):
                texts = self.takes(other, court=True)
                if texts:
                    text = yield from self.ask(other, texts)
                    self.board.move(other, last_place(text), PROVINCE)
            if self.board.at != before.at:
                yield from self.after_step(seat, before)

    def disc_all(self, seat: int) -> Play:
        """All of a region named by disc."""
        board = self.board
        others = [other for other in self.left_of(seat) if board.free(other)]
        named = yield from self.ask_discs({other: regions(board.free(other)) for other in others})
        for other, region in named.items():
            board.move(other, region, PROVINCE, board.at[region][other])

    def disc_two(self, seat: int) -> Play:
        """Two of a region named by disc."""
        board = self.board
        others = [other for other in self.left_of(seat) if self.two_of(other)]
        named = yield from self.ask_discs({other: regions(self.two_of(other)) for other in others})
        for other, region in named.items():
            board.move(other, region, PROVINCE, min(2, board.at[region][other]))

    def score_region(self, seat: int) -> Play:
        """One region."""
        text = yield from self.ask(seat, regions(REGIONS))
        self.board.score(last_place(text))

    score_region_3 = score_region

    def score_castillo(self, seat: int) -> Play:
        """The Castillo; whoever calls for it."""
        assert seat in self.seats
        self.board.score(CASTILLO)
        yield from ()

    def score_several(self, card: str, seat: int) -> Play:
        """One region after the other; the order is asked while a Veto is alive."""
        firsts = card == "score-firsts"
        waiting = self.paying(card)
        in_steps = len(waiting) > 1
        while waiting:
            region = waiting[0]
            live = any(veto.seat not in {seat, *self.waived} for veto in self.vetos)
            if live and (self.dutch or not firsts):
                region = last_place((yield from self.ask(seat, regions(waiting))))
            waiting.remove(region)
            if in_steps:
                yield from self.step(seat, partial(self.board.score, region, firsts=firsts))
            else:
                self.board.score(region, firsts=firsts)

    def disc_scoring(self, seat: int) -> Play:
        """What exactly one seat has named; whoever calls for it."""
        assert seat in self.seats
        named = yield from self.ask_discs({other: regions(REGIONS) for other in self.seats})
        for region in REGIONS:
            if list(named.values()).count(region) == 1:
                self.board.score(region)

    def tile(self, seat: int) -> Play:
        """A tile to a place without one."""
        board = self.board
        places = [p for p in range(10) if p != board.king and p not in board.tiles.values()]
        loose = [tile for tile, where in board.tiles.items() if where != board.king]
        texts = {f"tile {tile} {WORDS[place]}" for tile in loose for place in places}
        text = yield from self.ask(seat, texts)
        board.tiles[text.split()[1]] = last_place(text)

    def power_back(self, seat: int) -> Play:
        """One of the power cards played, this round's too."""
        gone = set(range(1, 14)) - self.hands[seat]
        text = yield from self.ask(seat, {f"power {value}" for value in gone})
        self.hands[seat].add(int(text.split()[1]))
        self.onlooker.see_taken_back(seat)

    def recruit_2(self, seat: int) -> Play:
        """Two more from the Province."""
        yield from self.recruit(seat, 2)

    def grande(self, seat: int) -> Play:
        """The Grande to another region."""
        taken = {self.board.king, self.board.grandes[seat]}
        text = yield from self.ask(seat, regions(r for r in REGIONS if r not in taken))
        self.board.grandes[seat] = last_place(text)

    def eviction(self, seat: int) -> Play:
        """All opponents out of a region, each to one that it names by disc."""
        board, others = self.board, self.left_of(seat)
        crowded = {region for other in others for region in board.free(other)}
        origin = last_place((yield from self.ask(seat, regions(crowded))))
        targets = regions(r for r in REGIONS if r != origin or self.decennial)
        present = [other for other in others if board.at[origin][other]]
        named = yield from self.ask_discs(dict.fromkeys(present, targets))
        for other, region in named.items():
            target = COURT if region in {origin, board.king} else region
            board.move(other, origin, target, board.at[origin][other])

    def royal_advisor(self, seat: int) -> Play:
        """The King one step on."""
        text = yield from self.ask(seat, regions(NEIGHBOURS[self.board.king]))
        self.board.king = last_place(text)

    def king(self, seat: int) -> Play:
        """The King anywhere else."""
        text = yield from self.ask(seat, regions(r for r in REGIONS if r != self.board.king))
        self.board.king = last_place(text)
