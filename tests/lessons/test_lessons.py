"""The lessons that the client shows are those that the engine plays, and they hold together."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hidalgo.grande import decisions
from hidalgo.grande.board import PLACE_WORDS
from hidalgo.kernel.errors import MalformedError
from hidalgo.lessons import making
from hidalgo.lessons.course import LESSONS, NAMES, POWER
from hidalgo.lessons.data import Course, LessonData, Moment, Way
from hidalgo.lessons.folding import fold, same_pieces
from hidalgo.lessons.making import READ, Player, made, written
from hidalgo.lessons.scene import SEATS
from hidalgo.lessons.script import SPOTS, Lesson, Step, fits, say, want
from hidalgo.server.protocol.board import Board

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web" / "src" / "learn" / "lessons.generated.json"
SCRIPT = {lesson.name: lesson for lesson in LESSONS}
MOST_COMPRESSED = 40 * 1024


@cache
def course() -> Course:
    """Return the lessons as the client reads them, every field checked."""
    return msgspec.json.decode(FILE.read_bytes(), type=Course, strict=True)


def lessons() -> list[Any]:
    return [pytest.param(lesson, id=lesson.name) for lesson in course().lessons]


def board_at(lesson: LessonData, moment: Moment) -> Board:
    """Return the whole board of a moment, every field checked."""
    fields = msgspec.to_builtins(lesson.board) | moment.board
    assert set(fields) == set(Board.__struct_fields__)
    return msgspec.convert(fields, Board, strict=True)


def step_of(lesson: LessonData, moment: Moment) -> Step:
    return SCRIPT[lesson.name].steps[moment.step]


def walk(lesson: LessonData) -> list[tuple[Moment, Way | None]]:
    """Return a lesson's moments by their first ways, each with the way that led to it."""
    walked: list[tuple[Moment, Way | None]] = [(lesson.moments[0], None)]
    while walked[-1][0].ways:
        way = walked[-1][0].ways[0]
        walked.append((lesson.moments[way.to], way))
    return walked


def test_the_file_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), (
        "write it anew: python -m hidalgo.lessons > web/src/learn/lessons.generated.json"
    )


def test_the_file_is_read_as_it_was_made() -> None:
    assert course() == made()


def test_it_is_small() -> None:
    assert len(gzip.compress(FILE.read_bytes())) < MOST_COMPRESSED


def test_who_sits_there() -> None:
    assert course().names == list(NAMES)
    assert len(NAMES) == SEATS
    assert NAMES[0] == ""
    assert all(NAMES[1:])


@pytest.mark.parametrize("lesson", lessons())
def test_every_step_is_reached_and_none_leads_nowhere(lesson: LessonData) -> None:
    reached = {0}
    for number, moment in enumerate(lesson.moments):
        assert number in reached, "moments are told in the order in which they are found"
        reached |= {way.to for way in moment.ways}
        last = moment.step == len(lesson.steps) - 1
        assert last == (not moment.ways)
    assert reached == set(range(len(lesson.moments)))
    steps = [step_of(lesson, moment).text for moment, _ in walk(lesson)]
    assert list(dict.fromkeys(steps)) == [step.text for step in SCRIPT[lesson.name].steps]


@pytest.mark.parametrize("lesson", lessons())
def test_every_choice_leads_on_or_is_answered(lesson: LessonData) -> None:
    for moment in lesson.moments:
        step = step_of(lesson, moment)
        if not step.answers:
            assert moment.ask is None
            assert [way.action for way in moment.ways] in ([READ], [])
            continue
        assert moment.ask is not None
        accepted = [way.action for way in moment.ways]
        assert accepted
        assert not set(accepted) & set(moment.replies)
        assert sorted([*accepted, *moment.replies]) == moment.ask.choices
        for action in accepted:
            text = decisions.KINDS.to_text(action)
            assert any(fits(answer, text) for answer in step.answers)
        assert set(moment.replies.values()) <= set(step.replies.values())
        assert set(moment.gains) <= set(moment.replies)


@pytest.mark.parametrize("lesson", lessons())
def test_events_lead_from_board_to_board(lesson: LessonData) -> None:
    for moment in lesson.moments:
        board = board_at(lesson, moment)
        for way in moment.ways:
            after = board_at(lesson, lesson.moments[way.to])
            assert same_pieces(fold(board, way.events), after)


@pytest.mark.parametrize("lesson", lessons())
def test_all_thirty_of_a_colour_are_there_at_every_moment(lesson: LessonData) -> None:
    for moment in lesson.moments:
        board = board_at(lesson, moment)
        for seat in range(SEATS):
            standing = sum(counts[seat] for counts in board.places)
            assert standing + board.court[seat] + board.province[seat] == 30


@pytest.mark.parametrize("lesson", lessons())
def test_what_is_pointed_at_is_there(lesson: LessonData) -> None:
    for moment, _ in walk(lesson):
        step, board = step_of(lesson, moment), board_at(lesson, moment)
        for spot in step.at:
            assert SPOTS.fullmatch(spot), spot
            word, _, rest = spot.partition(" ")
            if word == "card":
                stack = int(rest) - 1
                infos = {card.number: card for card in course().cards}
                taken = {infos[card].stack for card in board.chosen if card >= 0}
                assert board.open[stack] >= 0 or stack + 1 in taken
                assert step.show == "cards"
            elif word in {"province", "court"}:
                assert rest != "P1" or step.show == "supply"
            elif word == "answer":
                assert moment.ask is not None
            elif word == "power":
                assert board.power[int(rest[1:]) - 1] > 0


def test_lessons_that_follow_begin_where_the_one_before_ends() -> None:
    for before, lesson in zip(course().lessons, course().lessons[1:], strict=False):
        if SCRIPT[lesson.name].follows:
            end = walk(before)[-1][0]
            assert same_pieces(board_at(before, end), lesson.board)


def test_cards_that_lie_there_are_known() -> None:
    known = {card.number for card in course().cards}
    for lesson in course().lessons:
        for moment in lesson.moments:
            board = board_at(lesson, moment)
            assert {card for card in (*board.open, *board.chosen) if card >= 0} <= known


# What the texts claim, by lesson


def end_of(name: str) -> Board:
    lesson = next(lesson for lesson in course().lessons if lesson.name == name)
    return board_at(lesson, walk(lesson)[-1][0])


def at_step(name: str, text: str) -> tuple[Moment, Board]:
    lesson = next(lesson for lesson in course().lessons if lesson.name == name)
    for moment, _ in walk(lesson):
        if step_of(lesson, moment).text == text:
            return moment, board_at(lesson, moment)
    raise AssertionError(text)


def place(board: Board, word: str) -> list[int]:
    return board.places[PLACE_WORDS.index(word)]


def test_the_region_to_score_is_the_one_that_pays_most() -> None:
    for name, text, points in (("aim", "aim-score", 7), ("ties", "ties-score", 8)):
        moment, board = at_step(name, text)
        assert end_of(name).score[0] - board.score[0] == points
        assert max(moment.gains.values()) < points


def test_claims_of_power_cards_and_recruiting() -> None:
    moment, board = at_step("power", "power-play")
    assert board.power == [0, 11, 5, 2]
    assert {11, 5, 2} < set(moment.own.hand)
    played = at_step("power", "power-order")[1]
    assert played.order[:2] == [1, 0]
    assert played.power[3] == min(played.power) == 2
    before, after = at_step("recruit", "recruit-watch")[1], at_step("recruit", "recruit-watched")[1]
    assert after.score[1] - before.score[1] == 8
    assert end_of("recruit").court[0] - after.court[0] == 3


def test_claims_of_king_and_placing() -> None:
    board = at_step("king", "king-wish")[1]
    assert place(board, "GRA")[:2] == [2, 2]
    assert PLACE_WORDS[board.grande[0]] == "GRA"
    assert PLACE_WORDS[board.king] == "GAL"
    moment, board = at_step("place", "place-free")
    assert place(board, "GRA")[0] > place(board, "GRA")[1]
    assert moment.ask is not None
    assert moment.ask.left == 2


def test_claims_of_ties_and_extras() -> None:
    board = at_step("ties", "ties-tie")[1]
    assert place(board, "ARA")[:2] == [3, 3]
    assert board.projected[PLACE_WORDS.index("ARA")][:2] == [4, 4]


def test_claims_of_moving() -> None:
    board = at_step("move", "move-last")[1]
    assert place(board, "CLN")[2::-2] == [5, 4]
    assert board.projected[PLACE_WORDS.index("CLV")][0] == 0
    moved = at_step("move", "move-in")[1]
    assert place(moved, "GAL")[1] == place(moved, "GAL")[2]
    galicia = PLACE_WORDS.index("GAL")
    assert board.projected[galicia][1:3] == [4, 2]
    assert moved.projected[galicia][1:3] == [2, 2]
    end = end_of("move")
    for word in ("CLN", "ARA"):
        mine, *others = place(end, word)
        assert mine > max(others)


def test_claims_of_the_veto() -> None:
    _, board = at_step("veto", "veto-use")
    assert [veto.seat for veto in board.vetos] == [0]
    assert board.projected[PLACE_WORDS.index("CAS")] == [3, 1, 5, 0]
    assert end_of("veto").vetos == []
    assert PLACE_WORDS[end_of("veto").king] == "CLV"


def test_claims_of_the_last_scoring() -> None:
    _, board = at_step("end", "end-disc")
    valencia = PLACE_WORDS.index("VAL")
    assert place(board, "CAS")[0] == 3
    assert board.projected[valencia][0] == 2
    assert place(board, "VAL")[3] == 3
    end = end_of("end")
    assert end.projected[valencia][0] == 5
    assert end.score == [90, 85, 87, 65]
    assert end.phase == "over"
    # Without the two moves Bruno would have had first place in Castilla la Nueva, and the game.
    assert end.projected[PLACE_WORDS.index("CLN")][0] == 7
    assert place(end, "CLN")[0] - 1 < place(end, "CLN")[2] + 1


# What is wrong with a lesson is said


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (Step("x", at=("nowhere",)), "nothing is called nowhere"),
        (Step("x", answers=("power 7",)), "nothing is asked there"),
        (Step("x", then=("P2: power 99",)), "'P2: power 99'"),
        (Step("x", then=("P3: power 9",)), "'P3: power 9'"),
        (Step("x", then=("P2: power 11, power 10",)), "'P2: power 10'"),
        (say("x", at="CLN, nowhere"), "nothing is called nowhere"),
        (want("x", answer="power 7"), "nothing is asked there"),
    ],
)
def test_a_lesson_that_cannot_be_played(step: Step, fault: str) -> None:
    lesson = Lesson("wrong", POWER.scene, (step, Step("end")))
    with pytest.raises(MalformedError, match=fault):
        Player(lesson, None).play()


def test_answers_that_are_not_legal_or_not_replied_to() -> None:
    ready = ("P2: power 11", "P3: power 5", "P4: power 2")
    barred = Step("x", answers=("power 11",), replies={"*": "y"})
    with pytest.raises(MalformedError, match="nothing legal is meant by power 11"):
        Player(Lesson("wrong", POWER.scene, (barred, Step("end")), ready), None).play()
    silent = Step("x", answers=("power 7",))
    with pytest.raises(MalformedError, match="there is no reply to 'power 1'"):
        Player(Lesson("wrong", POWER.scene, (silent, Step("end")), ready), None).play()


def test_other_answers_are_replied_to_by_the_first_pattern_that_fits() -> None:
    step = want("x", answer="power 7", replies={"power 11": "first"}, other="second")
    assert list(step.replies.items()) == [("power 11", "first"), ("*", "second")]


def test_a_pause_that_never_comes() -> None:
    steps = (Step("x"), Step("y", hold=("scored", "GAL")), Step("end"))
    with pytest.raises(MalformedError, match="to wait for"):
        Player(Lesson("wrong", POWER.scene, steps), None).play()


def test_events_that_do_not_lead_to_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "heard", lambda _log: [])
    lesson = next(lesson for lesson in LESSONS if lesson.name == "aim")
    with pytest.raises(MalformedError, match="do not lead to the board"):
        Player(lesson, None).play()
