"""A game as its users see it: decisions in any form, undo, drafts, views, records, positions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from hidalgo.door.answers import Draft, Outcome, Prompt
from hidalgo.door.drafts import draft, legal_of, projection, shows
from hidalgo.door.history import History, Move
from hidalgo.door.notation import Action, number_of, sequence
from hidalgo.door.position import (
    COMPLETE,
    PUBLIC,
    Position,
    seat_word,
    write_position,
    write_position_for,
)
from hidalgo.door.record import Record, commitment_to
from hidalgo.grande import events, layout
from hidalgo.grande.clauses import Reason
from hidalgo.grande.decisions import KINDS, PASS
from hidalgo.grande.editions import edition_numbered
from hidalgo.grande.rounds import number_now
from hidalgo.grande.state import State
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.grande.views import View, view
from hidalgo.kernel.errors import IllegalError, MalformedError, StaleError, shown
from hidalgo.kernel.events import Event, EventLog
from hidalgo.kernel.state import LEFT, VERB, X, Y


class Game:
    """A game of El Grande; begin one with `hidalgo.new`, bring one back with `hidalgo.load`."""

    def __init__(self, start: State, seed: int | None = None, salt: str | None = None) -> None:
        """Go on from a state; with its seed, if that is known and the state is a beginning."""
        self._start = start.copy()
        self._seed = seed
        self._salt = salt or (secrets.token_hex(16) if seed is not None else None)
        self._state = start.copy()
        self._log = EventLog(events.KINDS)
        self._state.log = self._log
        self._moves = History()

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.over())

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._state.players())

    @property
    def made(self) -> int:
        """How many decisions were made and stand."""
        return len(self._moves)

    @property
    def round(self) -> int:
        """The printed number of the round; a general scoring belongs to the round before it."""
        return int(number_now(self._state))

    def actors(self) -> tuple[int, ...]:
        """Return the seats that owe a decision."""
        owing = int(self._state.owing())
        return tuple(seat for seat in range(self.players) if owing >> seat & 1)

    def prompt(self, seat: int) -> Prompt | None:
        """Return what a seat is asked; None if it is asked nothing."""
        self._check_seat(seat)
        state = self._state
        if not state.is_asked(seat):
            return None
        kind = state.prompt()
        chosen = int(state.get(layout.CHOSEN + int(state.frame_at(1, 1))))
        cards = edition_numbered(int(state.get(layout.EDITION))).cards
        verb = int(state.frame(VERB))
        counts = kind in {"recruit", "recall", "place", "move", "reinforce", "return"}
        return Prompt(
            kind,
            seat,
            cards[chosen].id if chosen >= 0 else None,
            int(state.frame(LEFT)) if counts else None,
            int(state.frame(Y)) if verb == numbers.WINDOW else None,
            verb_of(int(state.frame(X))).name if verb == numbers.DISC else None,
            PASS in self.legal(seat),
        )

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may choose, ascending; nothing if it is not asked."""
        self._check_seat(seat)
        return legal_of(self._state, seat)

    def explain(self, action: Action, seat: int) -> Reason | None:
        """Return why a decision is not legal, with clause and what is; None if it is legal."""
        return self._state.explain(self.parse(action, seat), seat)

    def describe(self, action: Action) -> str:
        """Return a decision as text, as `parse` reads it."""
        return KINDS.to_text(number_of(action, []))

    def parse(self, action: Action, seat: int) -> int:
        """Return a decision as an int; text may be shortened as far as one legal choice fits."""
        return number_of(action, self.legal(seat))

    # What is done

    def apply(self, action: Action, seat: int, *, at: int | None = None) -> int:
        """Make a decision and return it as an int; raise an error and change nothing otherwise.

        `at` is how many decisions its maker knows of: if it is not `made`, it comes too late.
        """
        self._check_made(at)
        number = self.parse(action, seat)
        prompt, before = self._state.prompt(), len(self._log)
        printed = self.round
        self._state.apply(number, seat)
        final = shows(self._log, before)
        self._moves.add(Move(seat, number, prompt, printed, final))
        return number

    def apply_batch(self, actions: Sequence[Action], seat: int, *, at: int | None = None) -> int:
        """Make decisions in a row, all of them or none; return how many were made.

        They end early, without an error, where others decide or something is shown.
        """
        self._check_made(at)
        actions = sequence(actions)
        trial = self.copy()
        for index, action in enumerate(actions):
            trial.apply(action, seat)
            if trial.is_interrupted(seat):
                actions = actions[: index + 1]
                break
        for action in actions:
            self.apply(action, seat)
        return len(actions)

    def draft(self, seat: int, prefix: Sequence[Action] = ()) -> Draft:
        """Return what could follow some decisions and what each would bring, without making them.

        Nothing that the seat may not know enters: a decision that would show something is not
        carried out, and nothing is behind one after which others decide.
        """
        self._check_seat(seat)
        return draft(self._state, seat, prefix)

    def is_interrupted(self, seat: int) -> bool:
        """Tell whether the latest decision is final, or others come next."""
        return self._moves[-1].final or self.actors() != (seat,)

    def undo_floor(self, seat: int) -> int:
        """Return how many decisions would stand if a seat took back all it can."""
        self._check_seat(seat)
        return self._moves.floor(seat)

    def undo(self, seat: int) -> int:
        """Take back a seat's latest decision and return it: not behind others', nor what showed."""
        if self.undo_floor(seat) == self.made:
            raise IllegalError(
                f"{seat_word(seat)} has nothing to take back: the latest decision is another's, "
                "or it has shown something"
            )
        move = self._moves.take_back()
        self._state = self._start.copy()
        self._log.clear()
        self._state.log = self._log
        for index in range(self.made):
            earlier = self._moves[index]
            self._state.apply(earlier.action, earlier.seat)
        return move.action

    def note_undone(self, action: int, seat: int) -> None:
        """Take note of a decision that was made here and taken back, for the record."""
        self._check_seat(seat)
        self._moves.add_undone(Move(seat, action, self._state.prompt(), self.round, False))

    # What stands

    def scores(self) -> tuple[int, ...]:
        """Return the points by seat."""
        return tuple(int(self._state.score(seat)) for seat in range(self.players))

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        if not self.over:
            return None
        winners = self._state.winners()
        return Outcome(winners, self.scores(), "points" if len(winners) == 1 else "shared")

    def projected(self) -> dict[str, tuple[int, ...]]:
        """Return what a scoring of each place would give each seat now."""
        return projection(self._state)

    def events(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """Return the events that a seat, or the public, may know, from the `since`th on."""
        log = self._log
        return [log[i] for i in range(max(0, since), len(log)) if log[i].visible_to(viewer)]

    @property
    def heard(self) -> int:
        """How many events there were, those for few included: the next `since` of `events`."""
        return len(self._log)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat, or the public, may know: a complete value to decide by."""
        if seat is not None:
            self._check_seat(seat)
        return view(self._state, -1 if seat is None else seat)

    def back_at(self, made: int) -> Game:
        """Return the game as it stood after some of its decisions; nothing of it was undone."""
        if not is_whole(made) or not 0 <= made <= self.made:
            raise MalformedError(
                f"{self.made} decisions were made; {shown(made)} is none of 0 to that"
            )
        earlier = Game(self._start, self._seed, self._salt)
        for index in range(made):
            move = self._moves[index]
            earlier.apply(move.action, move.seat)
        return earlier

    def copy(self) -> Game:
        """Return an independent copy."""
        twin = Game(self._start, self._seed, self._salt)
        twin._state = self._state.copy()
        twin._log.rows = self._log.rows[:]
        twin._state.log = twin._log
        twin._moves = self._moves.copy()
        return twin

    # Written down

    def position(self, viewer: int | None = None, *, complete: bool = False) -> Position:
        """Return this moment as JSON: as a seat or the public may know it, or complete."""
        if viewer is not None:
            self._check_seat(viewer)
        return write_position(self._state) if complete else write_position_for(self._state, viewer)

    def record(self, viewer: int | None = None, *, complete: bool = False) -> Record:
        """Return the game as played: as a seat or the public may know it, or complete.

        Once the game is over there is nothing left to hide, and every record is complete.
        """
        if viewer is not None:
            self._check_seat(viewer)
        everything = complete or self.over
        state = self._state
        cards = edition_numbered(int(state.get(layout.EDITION)))
        options = int(state.get(layout.OPTIONS))
        committed = self._seed is not None and self._salt is not None
        record = Record(
            edition=cards.name,
            digest=cards.digest,
            players=self.players,
            vetos=not options & int(layout.OPTION_NO_VETOS),
            short=bool(options & int(layout.OPTION_SHORT)),
            viewer=COMPLETE if everything else PUBLIC if viewer is None else seat_word(viewer),
            commitment=commitment_to(self._seed or 0, self._salt or "") if committed else None,
            seed=self._seed if everything else None,
            salt=self._salt if everything else None,
            lines=self._moves.lines(viewer, everything),
        )
        if self._seed is None:
            record.position = (
                write_position(self._start)
                if everything
                else write_position_for(self._start, viewer)
            )
        outcome = self.outcome()
        if outcome is not None:
            record.points = list(outcome.points)
            record.winners = list(outcome.winners)
        return record

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise MalformedError(f"{shown(seat)} is no seat; seats go from 0 to {self.players - 1}")

    def _check_made(self, at: int | None) -> None:
        """Refuse what was decided knowing another number of decisions than were made."""
        if at is None or (is_whole(at) and at == self.made):
            return
        if not is_whole(at):
            raise MalformedError(f"'at' is a number of decisions, not {shown(at)}")
        raise StaleError(
            f"this answers the question after {shown(at)} decisions, and {self.made} were made; "
            "look at the game again"
        )


def is_whole(value: object) -> bool:
    """Tell whether a caller gave a whole number, which True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)
