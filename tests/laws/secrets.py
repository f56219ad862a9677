"""What a viewer cannot know, worked out anew from the public course of a game.

Nothing here asks the engine what is secret: cards are unseen until they are told as revealed, a
disc until it is shown, and the hands a seat can have follow from what it laid and took back.
"""

from __future__ import annotations

from hidalgo.grande import decisions
from hidalgo.grande.layout import DISC, HAND, NONE, STACK, STACK_SIZE
from hidalgo.grande.state import State
from hidalgo.kernel.rng import Rng
from tests.laws.games import Step, asked, choices

PUBLIC = -1
ALL_CARDS = (1 << 13) - 1


class Onlooker:
    """Somebody without a seat who follows a game and reasons about what is hidden."""

    def __init__(self, players: int) -> None:
        self.begun = 1  # rounds whose cards have been turned up
        self.hands = [{ALL_CARDS} for _ in range(players)]

    def watch(self, step: Step) -> None:
        """Take note of what a decision told everybody."""
        for event in step.events:
            if event.name == "round_begins":
                self.begun += 1
            elif event.name == "power_played":
                self.see_played(event.data["seat"], event.data["value"])
            elif event.name == "power_back":
                self.see_taken_back(event.data["seat"])

    def see_played(self, seat: int, value: int) -> None:
        """Whoever lays a power card had it in the hand."""
        card = 1 << (value - 1)
        self.hands[seat] = {hand & ~card for hand in self.hands[seat] if hand & card}

    def see_taken_back(self, seat: int) -> None:
        """It may have been any card that was not in the hand."""
        cards = [1 << index for index in range(13)]
        hands = self.hands[seat]
        self.hands[seat] = {hand | card for hand in hands for card in cards if not hand & card}

    def other_game(self, state: State, viewer: int, rng: Rng) -> State:
        """Return a game that differs in what a viewer cannot know, wherever it can differ."""
        other = state.copy()
        for stack in range(4):
            start = int(STACK + stack * STACK_SIZE)
            size = sum(state.get(start + depth) != NONE for depth in range(STACK_SIZE))
            rng.shuffle(other.slots, start + self.begun, max(0, size - self.begun))
        for seat in range(state.players()):
            if seat == viewer:
                continue
            hands = sorted(self.hands[seat] - {int(state.hand(seat))})
            if hands:
                other.put(HAND + seat, hands[rng.below(len(hands))])
            regions = nameable_elsewhere(state, seat)
            if regions:
                other.put(DISC + seat, regions[rng.below(len(regions))])
        return other


def nameable_elsewhere(state: State, seat: int) -> list[int]:
    """Return what else a disc that is set and not shown could name; nothing without such a disc.

    A seat that could name one region only was not asked, and everybody knows what it named.
    """
    disc = int(state.disc(seat))
    if disc == NONE or state.prompt() != "disc" or seat not in asked(state):
        return []
    return [
        action - int(decisions.REGION)
        for action in choices(state, seat)
        if action != decisions.REGION + disc
    ]
