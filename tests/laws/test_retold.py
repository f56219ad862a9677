"""The engine plays as the rules told a second time say: who chooses what, and what follows."""

from __future__ import annotations

from hidalgo.grande import decisions
from hidalgo.grande.editions import edition
from hidalgo.grande.layout import COURT, NONE, PROVINCE, STACK, STACK_SIZE
from hidalgo.grande.state import State
from hidalgo.kernel.rng import Rng
from tests.laws.games import Walk, choices, eagerly, owing, walks
from tests.laws.retold import Retold
from tests.laws.retold_table import COURT as AT_COURT
from tests.laws.retold_table import PROVINCE as AT_PROVINCE
from tests.laws.retold_table import Answer, Question


def begin(walk: Walk) -> Retold:
    """Tell the second telling what chance has decided for a game."""
    state = walk.state
    cards = edition(walk.setting.edition).cards
    rows = [
        [int(state.get(STACK + stack * STACK_SIZE + depth)) for depth in range(STACK_SIZE)]
        for stack in range(4)
    ]
    return Retold(
        walk.setting.edition,
        walk.setting.rounds,
        int(state.king()),
        [int(state.grande(seat)) for seat in range(state.players())],
        int(state.marker()),
        [[cards[number].id for number in row if number != NONE] for row in rows],
    )


def texts(state: State, seat: int) -> set[str]:
    """What a seat may choose, as texts."""
    return {decisions.KINDS.to_text(action) for action in choices(state, seat)}


def check_board(state: State, told: Retold, where: object) -> None:
    """Pieces, points, tiles and hands are the same."""
    seats, board = told.seats, told.board
    for place in range(10):
        assert [state.caballeros(place, seat) for seat in seats] == board.at[place], where
    assert [state.get(COURT + seat) for seat in seats] == board.at[AT_COURT], where
    assert [state.get(PROVINCE + seat) for seat in seats] == board.at[AT_PROVINCE], where
    assert [state.score(seat) for seat in seats] == board.points, where
    assert state.king() == board.king, where
    assert [state.grande(seat) for seat in seats] == board.grandes, where
    tiles = [NONE if place is None else place for place in board.tiles.values()]
    assert [state.tile_at(tile) for tile in range(2)] == tiles, where
    hands = [{value for value in range(1, 14) if state.hand(s) >> (value - 1) & 1} for s in seats]
    assert hands == told.hands, where


def answer(walk: Walk, question: Question, made: list[str]) -> Answer:
    """Let those who are asked choose, in any order, and change their minds; compare all choices."""
    state, rng = walk.state, walk.rng
    given: Answer = {}
    while len(given) < len(question):
        where = (walk, made[-6:], state.prompt(), question)
        assert set(owing(state)) == set(question) - set(given), where
        for seat in range(state.players()):
            assert texts(state, seat) == question.get(seat, set()), (*where, seat)
        seat = pick_seat(rng, sorted(question))
        listed = choices(state, seat)
        if walk.eager and rng.below(4) != 0:
            listed = eagerly(state, listed)
        action = listed[rng.below(len(listed))]
        given[seat] = decisions.KINDS.to_text(action)
        made.append(f"P{seat + 1} {given[seat]}")
        state.apply(action, seat)
    return given


def pick_seat(rng: Rng, seats: list[int]) -> int:
    """Choose one of those who are asked."""
    return seats[rng.below(len(seats))]


def test_the_rules_told_a_second_time_agree(laws: int) -> None:
    for walk in walks(laws, "retold"):
        told = begin(walk)
        course = told.play()
        made: list[str] = []
        question: Question | None = next(course)
        while question is not None:
            check_board(walk.state, told, (walk, made[-6:]))
            try:
                question = course.send(answer(walk, question, made))
            except StopIteration:
                question = None
        check_board(walk.state, told, walk)
        assert walk.state.over(), walk
        best = max(told.board.points)
        winners = tuple(seat for seat in told.seats if told.board.points[seat] == best)
        assert walk.state.winners() == winners, walk
