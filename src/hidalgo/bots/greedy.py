"""The bot that looks one decision ahead, in whole plans, and takes what promises most points."""

from __future__ import annotations

from typing import ClassVar, Final

from hidalgo.bots.base import Bot, Budget
from hidalgo.bots.outlook import Outlook
from hidalgo.bots.plans import Plan, Planner
from hidalgo.bots.style import Style, check
from hidalgo.grande import decisions
from hidalgo.grande.board import ALL_POWER_CARDS, RECRUITS, bits
from hidalgo.grande.layout import ORDER, PHASE, PHASE_TURNS, POWER_NOW, TURN
from hidalgo.grande.rounds import settle
from hidalgo.grande.state import State
from hidalgo.grande.unseen import possible_hand
from hidalgo.grande.verbs import numbers
from hidalgo.grande.views import View, sample
from hidalgo.kernel.rng import Rng
from hidalgo.kernel.state import VERB

_STYLE: Final = Style()
_GUESSES: Final = 4  # how often the others' discs are guessed
_SURE: Final = 3  # out of 4 guesses, how many follow what is best for the other
_POWER: Final = int(decisions.POWER)


class GreedyBot(Bot):
    """Compares complete plans by expected points; it ignores its budget."""

    heeds_budget: ClassVar[bool] = False

    def __init__(
        self,
        rivals: float = _STYLE.rivals,
        persistence: float = _STYLE.persistence,
        court: float = _STYLE.court,
        province: float = _STYLE.province,
        veto: float = _STYLE.veto,
        order: float = _STYLE.order,
    ) -> None:
        self.style = check(Style(rivals, persistence, court, province, veto, order))

    def decide(self, view: View, budget: Budget, rng: Rng) -> int:
        """Return the first decision of the best plan."""
        planner = Planner(Outlook(view.known(), self.style), rng)
        return planner.best(self.weigh(view, planner)).actions[0]

    def advise(self, view: View, rng: Rng) -> list[Plan]:
        """Return the best plan for each first decision that was thought of, best first."""
        planner = Planner(Outlook(view.known(), self.style), rng)
        best: dict[int, Plan] = {}
        for plan in self.weigh(view, planner):
            known = best.get(plan.actions[0])
            if known is None or plan.value > known.value:
                best[plan.actions[0]] = plan
        return sorted(best.values(), key=lambda plan: -plan.value)

    def weigh(self, view: View, planner: Planner) -> list[Plan]:
        """Return the plans there are for what the seat of a view is asked."""
        state = sample(view, planner.rng)
        seat = int(view.seat)
        options = planner.options(state, seat)
        if len(options) == 1:
            return [Plan(0.0, (options[0],))]
        verb = int(state.frame(VERB))
        if verb == numbers.POWER:
            return self.power(planner, state, seat, options)
        if verb == numbers.WINDOW:
            return self.window(planner, state, seat)
        if verb == numbers.DISC:
            return self.disc(planner, state, seat)
        return planner.plans(state, seat)

    def power(self, planner: Planner, state: State, seat: int, options: list[int]) -> list[Plan]:
        """Weigh an early choice among the cards against recruits, and both against later rounds."""
        outlook = planner.outlook
        gains = card_gains(planner, state, seat)
        later = outlook.horizon(int(state.round()), int(state.get(PHASE))).later_rounds
        hand = int(state.hand(seat))
        plans: list[Plan] = []
        for action in options:
            value = action - _POWER + 1
            worth = expected_best(gains, seats_before(state, seat, value))
            recruits = min(RECRUITS[value], int(state.province(seat)))
            court = int(state.court(seat))
            worth += outlook.court(court + recruits, later + 1) - outlook.court(court, later + 1)
            worth += outlook.hand(hand & ~(1 << (value - 1)), later)
            plans.append(Plan(worth, (action,)))
        return plans

    def window(self, planner: Planner, state: State, seat: int) -> list[Plan]:
        """Use the Veto if what it prevents is worse than being without it (which costs, too)."""
        stopped = state.copy()
        stopped.apply(decisions.VETO, seat)
        going_on = planner.after(state, seat, int(decisions.PASS))
        planner.finish(stopped)
        planner.finish(going_on)
        return [
            Plan(planner.outlook.value(then, seat), (action,))
            for action, then in ((int(decisions.PASS), going_on), (int(decisions.VETO), stopped))
        ]

    def disc(self, planner: Planner, state: State, seat: int) -> list[Plan]:
        """Guess the others' discs a few times, and name what does best on the whole."""
        others = [
            other
            for other in range(int(state.players()))
            if other != seat and state.is_asked(other)
        ]
        # Who owes nothing changes what it named; who owes names, and all are shown with the last.
        others.sort(key=lambda other: state.owing() >> other & 1)
        order = [*others, seat] if state.owing() >> seat & 1 else [seat, *others]
        options = planner.options(state, seat)
        totals = dict.fromkeys(options, 0.0)
        likely = {other: planner.likely_disc(state, other) for other in others}
        guesses = _GUESSES if others else 1
        for guess in range(guesses):
            named = dict(likely)
            if guess >= _SURE:
                for other in others:
                    possible = planner.options(state, other)
                    named[other] = possible[planner.rng.below(len(possible))]
            for action in options:
                named[seat] = action
                work = state.copy()
                for who in order:
                    work.apply(named[who], who)
                totals[action] += planner.outlook.value(work, seat)
        return [Plan(total / guesses, (action,)) for action, total in totals.items()]


def card_gains(planner: Planner, state: State, seat: int) -> list[float]:
    """Return what each open card would be worth to a seat if it chose now, best first."""
    work = state.copy()
    while not work.idle():
        work.pop()
    players = int(work.players())
    for place in range(players):
        other = (seat + place) % players
        work.put(ORDER + place, other)
        if work.get(POWER_NOW + other) == 0:
            work.put(POWER_NOW + other, 13)
    work.put(PHASE, PHASE_TURNS)
    work.put(TURN, 1)
    work.push(numbers.CHOOSE, seat, 0, 0, 0, 0)
    settle(work)
    gains: list[float] = []
    for action in planner.options(work, seat):
        then = planner.after(work, seat, action)
        planner.finish(then)
        gains.append(planner.outlook.value(then, seat))
    return sorted(gains, reverse=True)


def seats_before(state: State, seat: int, value: int) -> float:
    """Return how many seats are expected to choose before one that plays a power card."""
    before = 0.0
    for other in range(int(state.players())):
        played = int(state.get(POWER_NOW + other))
        if other != seat and played:
            before += played > value
        elif other != seat:
            hand = int(possible_hand(state, other))
            above = hand & int(ALL_POWER_CARDS) & ~((1 << value) - 1)
            before += int(bits(above)) / int(bits(hand))
    return before


def expected_best(gains: list[float], before: float) -> float:
    """Return what is expected of the best card left when some seats have taken one each."""
    gone = min(before / len(gains), 0.9)
    worth, chance = 0.0, 1.0
    for gain in gains[:-1]:
        worth += chance * (1 - gone) * gain
        chance *= gone
    return worth + chance * gains[-1]
