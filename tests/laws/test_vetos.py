"""Vetos: who is asked, and that one puts the board back exactly (rules, section 7)."""

from __future__ import annotations

from hidalgo.grande import decisions
from hidalgo.grande.layout import SHADOW, SHADOW_END, VETO_SEAT, VETOS
from hidalgo.grande.rounds import printed_number, total_rounds
from hidalgo.grande.state import State
from hidalgo.grande.veto import AFTER, BEFORE
from hidalgo.kernel.state import LEFT, SEAT, X, Y
from tests.laws.games import Step, Walk, board, walks


class Windows:
    """The windows of the special action under way, as seen by somebody who only looks on.

    The board at a window is the board after the latest step, so the board at the window before
    is the one from before that step: no shadow is needed to know what a veto has to bring back.
    """

    def __init__(self) -> None:
        self.boards: list[bytes] = []
        self.is_same = False  # whether the next answer belongs to the latest window

    def look(self, step: Step) -> None:
        """Take note of the question that is answered by a step."""
        state = step.before
        if state.prompt() != "window":
            return
        if state.frame(X) == BEFORE and not self.is_same:
            self.boards.clear()
        if not self.is_same:
            self.boards.append(board(state))
        self.is_same = step.action != decisions.VETO and state.frame(LEFT) != 0

    def expected(self) -> bytes:
        """Return the board that a veto has to leave behind."""
        return self.boards[-1] if len(self.boards) == 1 else self.boards[-2]


def ends_in_scoring(step: Step) -> bool:
    """Tell whether the decision let a round end with a general scoring that needed no disc."""
    return bool(step.told("general_scoring"))


def test_a_veto_puts_the_board_back(laws: int) -> None:
    """On the announcement nothing has happened; after a step, that step is undone (EG 7.12, 13)."""
    for walk in walks(laws, "vetos"):
        windows = Windows()
        for step in walk:
            windows.look(step)
            if step.before.prompt() != "window" or step.action != decisions.VETO:
                continue
            when = BEFORE if len(windows.boards) == 1 else AFTER
            assert step.before.frame(X) == when, step
            used = step.told("veto_used")
            assert [event.data["undone"] for event in used] == [int(when == AFTER)], step
            assert ends_in_scoring(step) or board(step.after) == windows.expected(), step
            if when == AFTER:
                assert windows.boards[-1] != windows.boards[-2], step


def test_a_veto_can_be_used_in_every_window(laws: int) -> None:
    """Whatever is answered in the game: on a copy, every window is answered by a veto."""
    for walk in walks(laws, "every window"):
        windows = Windows()
        for step in walk:
            windows.look(step)
            if step.before.prompt() == "window":
                trial = step.before.copy()
                rounds = trial.round()
                trial.apply(decisions.VETO, step.seat)
                is_same_round = trial.round() == rounds
                assert not is_same_round or board(trial) == windows.expected(), step
                assert held(trial, step.seat) <= held(step.before, step.seat) - 1, step


def held(state: State, seat: int) -> int:
    """Return how many Vetos lie before a seat."""
    return sum(state.get(VETO_SEAT + card) == seat for card in range(VETOS))


def test_the_shadow_is_empty_but_while_a_step_can_be_undone(laws: int) -> None:
    """It is kept from a step on until its window closes; otherwise it would tell states apart."""
    for walk in walks(laws, "shadow"):
        for step in walk:
            state = step.after
            shadow = state.to_bytes()[2 * int(SHADOW) : 2 * int(SHADOW_END)]
            in_window = state.prompt() == "window" and state.frame(X) == AFTER
            if in_window or state.prompt() == "return":
                continue
            assert not any(shadow), step


def test_only_other_seats_with_a_veto_are_asked(laws: int) -> None:
    for walk in walks(laws, "holders"):
        for step in walk:
            if step.before.prompt() == "window":
                assert held(step.before, step.seat) > 0, step
                assert step.before.frame(Y) != step.seat, step
                assert step.before.frame(SEAT) == step.seat, step


def test_every_announcement_is_heard_by_all_holders_from_the_left(laws: int) -> None:
    """EG 7.5, 7.6: as soon as a special action is announced, before anything else of it."""
    for walk in walks(laws, "announcements"):
        for step in walk:
            if step.before.prompt() != "turn" or step.action != decisions.SPECIAL:
                continue
            players = walk.setting.players
            left = [(step.seat + 1 + place) % players for place in range(players - 1)]
            holders = [seat for seat in left if held(step.before, seat) > 0]
            trial = step.after.copy()
            for holder in holders:
                assert trial.prompt() == "window", step
                assert trial.actor() == holder, step
                assert board(trial) == board(step.before), step
                if holder != holders[-1]:
                    trial.apply(decisions.PASS, holder)
            assert holders or step.after.prompt() != "window", step


def test_who_waived_the_rest_is_not_asked_again(laws: int) -> None:
    for walk in walks(laws, "waived"):
        waived: set[int] = set()
        for step in walk:
            if step.before.prompt() == "turn" and step.action == decisions.SPECIAL:
                waived.clear()
            if step.before.prompt() == "window":
                assert step.seat not in waived, step
                if step.action == decisions.LET:
                    waived.add(step.seat)


def test_vetos_last_two_rounds(laws: int) -> None:
    """EG 7.3: the round in which they are taken and the next one that is played."""
    for walk in walks(laws, "two rounds"):
        check_lifetimes(walk)


def check_lifetimes(walk: Walk) -> None:
    """Follow each Veto from when it is laid until it is used or expires."""
    live: list[tuple[int, int]] = []  # last round, holder; the first to expire in front
    for step in walk:
        played = int(step.before.round())
        for event in step.events:
            seat = event.data.get("seat", -1)
            if event.name == "veto_laid":
                last = min(played + 1, int(total_rounds(step.after)) - 1)
                assert event.data["last_round"] == printed_number(step.after, last), step
                live.append((last, seat))
            elif event.name == "veto_used":
                live.remove(min(veto for veto in live if veto[1] == seat))
            elif event.name == "veto_expired":
                live.remove((played, seat))
        assert all(last >= step.after.round() for last, _ in live), step
        holders = sorted(holder for _, holder in live)
        on_table = [int(step.after.get(VETO_SEAT + card)) for card in range(VETOS)]
        assert holders == sorted(holder for holder in on_table if holder >= 0), step


def test_without_vetos_there_are_no_windows(laws: int) -> None:
    for walk in walks(laws, "no windows"):
        if walk.setting.vetos:
            continue
        for step in walk:
            assert step.after.prompt() != "window", step
            assert not step.told("veto_laid"), step
