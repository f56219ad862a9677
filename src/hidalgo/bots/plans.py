"""Plans: all that a seat still does in a turn, found step by step and compared when complete.

A plan is tried on a copy, through the engine. Other seats that are asked in between do what is
best for themselves, as far as one decision tells; nobody is expected to use a Veto.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hidalgo.bots.outlook import Outlook
from hidalgo.bots.places import read_board
from hidalgo.grande import decisions
from hidalgo.grande.absent import default_decision
from hidalgo.grande.board import PLACES, REGIONS
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.rng import Rng
from hidalgo.kernel.state import LEFT, SEAT, VERB, X, Z

# What can only be judged when all that follows in the turn has been done, too.
_DEEP: Final = frozenset(
    int(verb)
    for verb in (
        numbers.CHOOSE,
        numbers.TURN,
        numbers.EITHER,
        numbers.MOVE_KING,
        numbers.EVICTION,
    )
)
_PLACES: Final = int(PLACES)
_REGIONS: Final = int(REGIONS)
_TRIED_MOVES: Final = 5
_TRIED_TARGETS: Final = 3
_LITTLE: Final = 1e-9
_PASS: Final = int(decisions.PASS)
_MOVE: Final = int(decisions.MOVE)


class Plan(NamedTuple):
    """Decisions of one seat in a row, and what the position after them is worth to it."""

    value: float
    actions: tuple[int, ...]


class Planner:
    """Finds plans for any seat; equally good ones are chosen between at random."""

    def __init__(self, outlook: Outlook, rng: Rng) -> None:
        """Judge by an outlook; draw from a generator where plans are level."""
        self.outlook = outlook
        self.rng = rng
        self._out = Choices()

    def options(self, state: State, seat: int) -> list[int]:
        """Return what a seat may choose."""
        state.legal(seat, self._out)
        return self._out.to_list()

    def after(self, state: State, seat: int, action: int) -> State:
        """Return the position after a decision, with all Vetos kept down."""
        then = state.copy()
        then.apply(action, seat)
        pass_windows(then)
        return then

    def value_after(self, state: State, seat: int, action: int) -> float:
        """Return what the position after a decision is worth to the seat."""
        return self.outlook.value(self.after(state, seat, action), seat)

    def best(self, plans: list[Plan]) -> Plan:
        """Return the plan that is worth most, one of them if several are."""
        top = max(plan.value for plan in plans)
        level = [plan for plan in plans if plan.value >= top - _LITTLE]
        return level[0] if len(level) == 1 else level[self.rng.below(len(level))]

    def plan(self, state: State, seat: int) -> Plan:
        """Return the best plan found for what a seat is asked."""
        return self.best(self.plans(state, seat))

    def plans(self, state: State, seat: int) -> list[Plan]:
        """Return the plans that are worth comparing for what a seat is asked."""
        verb = int(state.frame(VERB))
        if verb in {numbers.PLACE, numbers.REINFORCE}:
            return self.placing(state, seat)
        if verb == numbers.MOVE:
            return self.moving(state, seat)
        plans: list[Plan] = []
        for action in self.options(state, seat):
            then = self.after(state, seat, action)
            if verb in _DEEP:
                self.finish(then)
            plans.append(Plan(self.outlook.value(then, seat), (action,)))
        return plans

    def finish(self, state: State) -> None:
        """Carry the turn that is under way out to its end, everybody doing the best for itself."""
        if state.idle() or state.frame_at(1, VERB) != numbers.TURN:
            return
        whose = state.frame_at(1, SEAT)
        while not state.idle() and state.frame_at(1, VERB) == numbers.TURN:
            if state.frame_at(1, SEAT) != whose:
                return
            pass_windows(state)
            if state.frame(VERB) == numbers.DISC:
                self.set_discs(state)
                continue
            if state.idle() or state.frame_at(1, VERB) != numbers.TURN:
                return
            seat = int(state.actor())
            for action in self.plan(state, seat).actions:
                state.apply(action, seat)
                pass_windows(state)

    def placing(self, state: State, seat: int) -> list[Plan]:
        """Try: each caballero where it is worth most, all of them at one place, or none."""
        plans = [self.step_by_step(state, seat)]
        if state.frame(LEFT) > 1:
            for action in self.options(state, seat)[1:]:
                then = state.copy()
                actions: list[int] = []
                while self.still_at(then, state, seat):
                    then.apply(action, seat)
                    pass_windows(then)
                    actions.append(action)
                plans.append(Plan(self.outlook.value(then, seat), tuple(actions)))
        return plans

    def moving(self, state: State, seat: int) -> list[Plan]:
        """Try: each caballero as is worth most, or as many as possible to one place."""
        plans = [self.step_by_step(state, seat)]
        if state.frame(LEFT) > 1:
            targets = self.promising_targets(state, seat)[:_TRIED_TARGETS]
            plans += [self.step_by_step(state, seat, target) for target in targets]
        return plans

    def promising_targets(self, state: State, seat: int) -> list[int]:
        """Sort targets of a mover by what one step or all own ones there are roughly worth."""
        moves = self.ranked_moves(state, seat, self.options(state, seat))
        board = read_board(state.to_bytes())
        allowed = min(int(state.frame(LEFT)), int(state.frame(X)), int(state.free_caballeros(seat)))
        worth: dict[int, float] = {}
        for gain, action in moves:
            target = (action - _MOVE) % _PLACES
            if target not in worth:
                together = self.outlook.shift(state, board, target, seat, allowed, seat)
                worth[target] = max(gain, together)
        return sorted(worth, key=lambda target: -worth[target])

    def step_by_step(self, state: State, seat: int, target: int = -1) -> Plan:
        """Take the best next step until stopping is better; then drop the steps that cost.

        With a target, only moves there are considered and none is a reason to stop.
        """
        work = state.copy()
        actions: list[int] = []
        best = Plan(self.outlook.value(work, seat), ())
        must = True
        while self.still_at(work, state, seat):
            options = self.options(work, seat)
            must = options[0] != _PASS
            steps = self.steps(work, seat, options, target)
            if not steps:
                break
            step = self.best(steps)
            if target < 0 and not must and step.value <= best.value + _LITTLE:
                break
            work.apply(step.actions[0], seat)
            pass_windows(work)
            actions.append(step.actions[0])
            if must or step.value > best.value:
                best = Plan(step.value, tuple(actions))
        if len(best.actions) == len(actions) and not self.still_at(work, state, seat):
            return best
        return best._replace(actions=(*best.actions, _PASS)) if not must else best

    def steps(self, state: State, seat: int, options: list[int], target: int) -> list[Plan]:
        """Return the next steps worth trying, as plans of one decision."""
        if state.frame(VERB) == numbers.MOVE:
            moves = self.ranked_moves(state, seat, options)
            if target >= 0:
                moves = [move for move in moves if (move[1] - _MOVE) % _PLACES == target]
            options = [action for _, action in moves[:_TRIED_MOVES]]
        return [
            Plan(self.value_after(state, seat, action), (action,))
            for action in options
            if action != _PASS
        ]

    def ranked_moves(self, state: State, seat: int, options: list[int]) -> list[tuple[float, int]]:
        """Sort moves by what leaving and arriving are roughly worth, best first."""
        board = read_board(state.to_bytes())
        leaving: dict[int, float] = {}
        arriving: dict[tuple[int, int], float] = {}
        moves: list[tuple[float, int]] = []
        for action in options:
            if action < _MOVE:
                continue
            source, target = divmod(action - _MOVE, _PLACES)
            owner, origin = divmod(source, _REGIONS)
            if source not in leaving:
                leaving[source] = self.outlook.shift(state, board, origin, owner, -1, seat)
            goal = (owner, target)
            if goal not in arriving:
                arriving[goal] = self.outlook.shift(state, board, target, owner, 1, seat)
            moves.append((leaving[source] + arriving[goal], action))
        moves.sort(key=lambda move: -move[0])
        return moves

    def still_at(self, state: State, start: State, seat: int) -> bool:
        """Tell whether a seat is still asked the same as at the start."""
        return (
            not state.idle()
            and state.depth() == start.depth()
            and state.frame(VERB) == start.frame(VERB)
            and state.actor() == seat
        )

    def set_discs(self, state: State) -> None:
        """Let all who owe a disc name what is best for themselves."""
        seats = [seat for seat in range(int(state.players())) if state.owing() >> seat & 1]
        named = [(seat, self.likely_disc(state, seat)) for seat in seats]
        for seat, action in named:
            state.apply(action, seat)

    def likely_disc(self, state: State, seat: int) -> int:
        """Return the best disc of a seat if those who owe one do as the absent."""
        plans: list[Plan] = []
        for action in self.options(state, seat):
            then = state.copy()
            then.apply(action, seat)
            fill_discs(then)
            plans.append(Plan(self.outlook.value(then, seat), (action,)))
        return self.best(plans).actions[0]


def fill_discs(state: State) -> None:
    """Set the discs that are still owed as the absent do."""
    start = state.depth()
    while state.depth() == start and state.frame(VERB) == numbers.DISC:
        seat = state.actor()
        state.apply(default_decision(state, seat), seat)


def pass_windows(state: State) -> None:
    """Let all who hold a Veto keep it."""
    while not state.idle() and state.frame(VERB) == numbers.WINDOW:
        let = state.frame(Z) != 0
        state.apply(decisions.LET if let else decisions.PASS, state.frame(SEAT))
