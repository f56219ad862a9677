"""El Grande told a second time, from the rules alone, in another shape than the engine's.

The game is one coroutine: it yields who has to choose among what, as texts, and is sent what they
chose. A special action is a coroutine inside it, a Veto an exception that ends it, and what a Veto
undoes comes back from a deep copy. Nothing is shared with the engine but the numbers of places and
the texts of decisions; board, figures and cards are written down once more, from the rulebooks.
"""

from __future__ import annotations

from tests.laws.retold_cards import Cards
from tests.laws.retold_table import (
    CASTILLO,
    COURT,
    NEIGHBOURS,
    REGIONS,
    WORDS,
    Play,
    Veto,
    last_place,
    regions,
)

RECRUITS = (0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0)


class Retold(Cards):
    """A game from its set-up: `play` tells it."""

    def play(self) -> Play:
        """Tell the whole game."""
        for number in range(self.rounds):
            self.round = number
            opened = {stack: cards[number] for stack, cards in enumerate(self.stacks, 1)}
            opened[5] = "king"
            yield from self.lay_power_cards()
            order = sorted(self.seats, key=lambda seat: -self.laid[seat])
            for seat in order:
                yield from self.turn(seat, opened)
            self.marker = order[-1]
            self.vetos = [veto for veto in self.vetos if veto.last_round > self.round]
            if (self.round + 1) % (self.rounds // 3) == 0:
                yield from self.general_scoring()

    def lay_power_cards(self) -> Play:
        """Every seat lays a value that nobody has laid; asked unless all can see which it is."""
        self.laid = {}
        for seat in (self.marker, *self.left_of(self.marker)):
            taken = set(self.laid.values())
            texts = {f"power {value}" for value in self.hands[seat] - taken}
            possible = {
                value
                for hand in self.onlooker.hands[seat]
                for value in range(1, 14)
                if hand >> (value - 1) & 1 and value not in taken
            }
            if len(possible) > 1:
                answer = yield {seat: texts}
                text = answer[seat]
            else:
                text = min(texts)
            value = int(text.split()[1])
            self.laid[seat] = value
            self.hands[seat].remove(value)
            self.onlooker.see_played(seat, value)

    def general_scoring(self) -> Play:
        """Discs, the Castillo, out of it, the regions."""
        board = self.board
        inside = [seat for seat in self.seats if board.at[CASTILLO][seat]]
        named = yield from self.ask_discs({seat: regions(REGIONS) for seat in inside})
        board.score(CASTILLO)
        for seat, region in named.items():
            target = COURT if region == board.king else region
            board.move(seat, CASTILLO, target, board.at[CASTILLO][seat])
        for region in REGIONS:
            board.score(region)

    def turn(self, seat: int, opened: dict[int, str]) -> Play:
        """Recruit, choose a card, place and do the special action in either order."""
        yield from self.recruit(seat, RECRUITS[self.laid[seat]])
        text = yield from self.ask(seat, {f"card {number}" for number in opened})
        number = int(text.split()[1])
        card = opened.pop(number)
        if card == "veto":
            self.vetos.append(Veto(seat, min(self.round + 1, self.rounds - 1)))
        placed = done = False
        while True:
            can_place = not placed and self.board.at[COURT][seat] > 0
            if not done and self.possible(card, seat):
                answer = yield {seat: {"special", "first" if can_place else "pass"}}
                done = answer[seat] != "first"
                if answer[seat] == "special":
                    yield from self.special(card, seat)
                if answer[seat] != "first":
                    continue
            elif not can_place:
                return
            placed = True
            yield from self.place(seat, number)

    def place(self, seat: int, most: int) -> Play:
        """From the Court to neighbours of the King's region or into the Castillo."""
        near = {f"place {WORDS[place]}" for place in (*NEIGHBOURS[self.board.king], CASTILLO)}
        while most > 0 and self.board.at[COURT][seat]:
            text = yield from self.ask(seat, {"pass", *near})
            if text == "pass":
                return
            self.board.move(seat, COURT, last_place(text))
            most -= 1
