"""Playing the lessons with the engine: every board, question and event in them is its own.

A lesson is a graph. Where one may choose, every choice that leads on is played, and where several
lead to the same game they meet again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from hidalgo.grande import decisions, events
from hidalgo.grande.board import PLACE_WORDS
from hidalgo.grande.editions import edition
from hidalgo.grande.state import State
from hidalgo.grande.views import view
from hidalgo.kernel.errors import HidalgoError, MalformedError
from hidalgo.kernel.events import EventLog
from hidalgo.kernel.state import LEFT
from hidalgo.lessons.course import LESSONS, NAMES
from hidalgo.lessons.data import Course, LessonData, Moment, Told, Way
from hidalgo.lessons.folding import fold, same_pieces
from hidalgo.lessons.scene import EDITION, seat_of
from hidalgo.lessons.script import SPOTS, Lesson, Step, fits
from hidalgo.server.protocol.api import CardInfo
from hidalgo.server.protocol.board import Board, Happened
from hidalgo.server.tables.game import COUNTING, Question
from hidalgo.server.tables.showing import show_ask, show_board, show_own

SEAT: Final = 0
READ: Final = -1


def made() -> Course:
    """Play all lessons."""
    lessons: list[LessonData] = []
    end: State | None = None
    for lesson in LESSONS:
        player = Player(lesson, end)
        lessons.append(player.play())
        end = player.end
    return Course(EDITION, list(NAMES), list(_cards(lessons)), lessons)


def written() -> str:
    """Return all lessons as JSON, a moment a line, so that changes can be read."""
    course = msgspec.to_builtins(made())
    lessons = course.pop("lessons")
    head = _json(course)[:-1]
    return f'{head},"lessons":[\n' + ",\n".join(_lesson(lesson) for lesson in lessons) + "\n]}\n"


def _lesson(lesson: dict[str, Any]) -> str:
    moments = ",\n".join(_json(moment) for moment in lesson.pop("moments"))
    return f'{_json(lesson)[:-1]},"moments":[\n{moments}\n]}}'


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _cards(lessons: Sequence[LessonData]) -> Iterator[CardInfo]:
    """Yield the cards that lie open or are taken at any moment."""
    seen: set[int] = set()
    for lesson in lessons:
        for moment in lesson.moments:
            board = msgspec.to_builtins(lesson.board) | moment.board
            seen |= {*board["open"], *board["chosen"]}
    for card in edition(EDITION).cards:
        if card.number in seen:
            yield CardInfo(card.number, card.id, card.stack)


class Player:
    """Plays one lesson; `end` is the game after it, by its first ways."""

    def __init__(self, lesson: Lesson, before: State | None) -> None:
        """Begin in the lesson's scene, or where the lesson before it ended."""
        self.lesson = lesson
        self.moments: list[Moment] = []
        self.numbers: dict[tuple[int, int, int, int], int] = {}
        if lesson.follows:
            assert before is not None, "the first lesson follows none"
            state = before.copy()
        else:
            state = lesson.scene.state()
        self._decide(state, lesson.before, f"{lesson.name}, before")
        self.start = state
        self.board = board_of(state)
        self.end = state

    def play(self) -> LessonData:
        """Return the lesson, played."""
        for step in self.lesson.steps:
            wrong = [spot for spot in step.at if SPOTS.fullmatch(spot) is None]
            if wrong:
                raise self._fault(step, f"nothing is called {', '.join(wrong)}")
        self._moment(Standing(self.start, 0, self.lesson.steps[0].times, 0, []), self.board)
        told = [Told(step.text, [anchor(spot) for spot in step.at], step.show)
                for step in self.lesson.steps]  # fmt: skip
        return LessonData(self.lesson.name, self.board, told, self.moments)

    def _moment(self, at: Standing, board: Board) -> int:
        """Return the number of a moment; what follows from it is played, too."""
        key = (at.step, at.times, at.state.digest(), len(at.held))
        if key in self.numbers:
            return self.numbers[key]
        step = self.lesson.steps[at.step]
        known = view(at.state, SEAT).known()
        own = show_own(known, SEAT)
        assert own is not None
        moment = Moment(at.step, self._different(board), own, [])
        number = self.numbers[key] = len(self.moments)
        self.moments.append(moment)
        if step.answers:
            self._ask(at, moment, board)
        elif at.step + 1 < len(self.lesson.steps):
            self._go_on(at, moment, READ, at.state.copy(), [], board)
        else:
            end = at.state.copy()
            self._decide(end, step.then, self._name(step))
            if self.end is self.start:
                self.end = end
        return number

    def _ask(self, at: Standing, moment: Moment, board: Board) -> None:
        """Put the question of a step, and play all that leads on."""
        step = self.lesson.steps[at.step]
        if not at.state.is_asked(SEAT):
            raise self._fault(step, "nothing is asked there")
        known = view(at.state, SEAT).known()
        kind = known.prompt()
        left = int(known.frame(LEFT)) if kind in COUNTING else 0
        total = max(left, at.total)
        moment.ask = show_ask(known, SEAT, Question(0, kind, total, 0.0))
        for action in moment.ask.choices:
            text = decisions.KINDS.to_text(action)
            state = at.state.copy()
            log = EventLog(events.KINDS)
            state.log = log
            state.apply(action, SEAT)
            gain = int(state.score(SEAT) - at.state.score(SEAT))
            if any(fits(answer, text) for answer in step.answers):
                again = at.times > 1 and state.is_asked(SEAT) and state.prompt() == kind
                if again:
                    further = Standing(state, at.step, at.times - 1, total, [])
                    after = board_of(state)
                    way = Way(action, self._moment(further, after), heard(log))
                    moment.ways.append(way)
                else:
                    self._go_on(at, moment, action, state, heard(log), board)
                continue
            if gain:
                moment.gains[action] = gain
            reply = next((say for what, say in step.replies.items() if fits(what, text)), None)
            if reply is None:
                raise self._fault(step, f"there is no reply to '{text}'")
            moment.replies[action] = reply
        if not moment.ways:
            raise self._fault(step, f"nothing legal is meant by {', '.join(step.answers)}")

    def _go_on(
        self,
        at: Standing,
        moment: Moment,
        action: int,
        state: State,
        news: list[Happened],
        board: Board,
    ) -> None:
        """Leave a step by a decision, or after reading it; others answer, and what waited comes."""
        step = self.lesson.steps[at.step]
        waiting = at.held + news + self._decide(state, step.then, self._name(step))
        following = self.lesson.steps[at.step + 1]
        final = board_of(state)
        if following.hold is None:
            now, held, after = waiting, [], final
            if not same_pieces(fold(board, waiting), final):
                raise self._fault(step, "the events do not lead to the board")
        else:
            cut = first_of(waiting, following.hold)
            if cut is None:
                raise self._fault(following, f"there is no {following.hold} to wait for")
            now, held = waiting[:cut], waiting[cut:]
            after = fold(board, now)
        further = Standing(state, at.step + 1, following.times, 0, held)
        moment.ways.append(Way(action, self._moment(further, after), now))

    def _decide(self, state: State, texts: Sequence[str], where: str) -> list[Happened]:
        """Let seats decide as written, "P2: card 3, special"; return what happens."""
        log = EventLog(events.KINDS)
        state.log = log
        for text in texts:
            seat, _, row = text.partition(": ")
            for decision in row.split(", "):
                try:
                    state.apply(decisions.KINDS.from_text(decision), seat_of(seat))
                except HidalgoError as error:
                    raise MalformedError(f"{where}: '{seat}: {decision}': {error}") from error
        return heard(log)

    def _different(self, board: Board) -> dict[str, Any]:
        """Return the fields of a board that differ from the lesson's first one."""
        first = msgspec.to_builtins(self.board)
        now: dict[str, Any] = msgspec.to_builtins(board)
        return {field: value for field, value in now.items() if value != first[field]}

    def _name(self, step: Step) -> str:
        return f"{self.lesson.name}, {step.text}"

    def _fault(self, step: Step, what: str) -> MalformedError:
        return MalformedError(f"{self._name(step)}: {what}")


class Standing(msgspec.Struct):
    """How far a lesson is: the game, the step, what is still wanted or waits to be shown."""

    state: State
    step: int
    times: int
    total: int
    held: list[Happened]


def board_of(state: State) -> Board:
    """Return the board as the learner sees it."""
    return show_board(view(state, SEAT).known(), SEAT)


def heard(log: EventLog) -> list[Happened]:
    """Return the events that the learner may know."""
    return [Happened(event.name, event.data) for event in log if event.visible_to(SEAT)]


def first_of(happened: Sequence[Happened], what: tuple[str, str]) -> int | None:
    """Return where the first event of a name is, at a place if one is named."""
    name, place = what
    number = PLACE_WORDS.index(place) if place else None
    for index, event in enumerate(happened):
        if event.name == name and number in {None, event.data.get("place")}:
            return index
    return None


def anchor(spot: str) -> str:
    """Return the name of the anchor in the client's document that a spot is."""
    word, _, rest = spot.partition(" ")
    if word in PLACE_WORDS:
        return f"place-{PLACE_WORDS.index(word)}"
    if word == "figures":
        return f"plaque-{PLACE_WORDS.index(rest)}"
    if word == "card":
        return f"card-{int(rest) - 1}"
    return f"{word}-{seat_of(rest)}" if rest else word
