"""A game at one keyboard: who is asked what, what is shown to whom, and nothing lost on the way.

With one person everything is seen from that seat. With several, the screen shows what everybody
may know; what is for one seat alone is asked on a private screen, after the keyboard went over.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from hidalgo.bots.base import Bot, Budget
from hidalgo.bots.registry import make_from_text
from hidalgo.cli import commands
from hidalgo.cli.answers import Answer, Reader, RefusedError, UnclearError
from hidalgo.cli.keeping import Keeper
from hidalgo.cli.map import Board
from hidalgo.cli.menu import Entry, entries, laid_out
from hidalgo.cli.saves import Player
from hidalgo.cli.screen import SHOWN, Screen, printable
from hidalgo.cli.seats import seat_text, with_seats
from hidalgo.cli.story import Story, all_events, by_round, victory
from hidalgo.cli.tables import standings
from hidalgo.door.game import Game
from hidalgo.grande.board import PLACES, TILES
from hidalgo.grande.clauses import Reason
from hidalgo.grande.state import State
from hidalgo.grande.unseen import certain_hand
from hidalgo.kernel.rng import stream
from hidalgo.locale.grande import Words

BUDGET: Final = Budget(milliseconds=1000)
# Questions that come again and again in a row, with the same board in mind.
STEPS: Final = frozenset(
    {"place", "move", "reinforce", "recall", "one-each", "return", "score-set", "window"}
)
WITHOUT_BOARD: Final = frozenset({"recruit"})
_QUESTION_ROWS: Final = 5  # a question and its choices, mostly
_SHORT_NEWS: Final = 3  # rows that are not worth a pause


class Session:
    """One game from where it stands to its end, or until somebody leaves."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        words: Words,
        screen: Screen,
        keeper: Keeper,
    ) -> None:
        """Seat everybody; the game is kept from now on."""
        self.game = game
        self.players = players
        self.words = words
        self.screen = screen
        self.keeper = keeper
        self.say = words.catalogue.text
        self.bots: list[Bot | None] = [
            None if player.is_person else make_from_text(player.plan) for player in players
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        seed = game.record(complete=True).seed
        self.seed = 0 if seed is None else seed
        self.story = Story(words, told=("disc_set",) if self.viewer is None else (), explained=True)
        self.heard: int | None = None  # nothing yet, not even how the table was set up
        self.refused: Reason | None = None
        self.waiting = ""  # what a seat has said beyond the point where others came in
        self.waiting_for = ("", -1)
        self._looked: tuple[int, ...] = ()  # as the board was when it was last shown
        self._asked = (-1, "")

    # The course of things

    def run(self) -> None:
        """Play on; raise `LeftError` if somebody leaves before the end."""
        self.save()
        while not self.game.over:
            bots = [seat for seat in self.game.actors() if self.bots[seat] is not None]
            if bots:
                self.decide_for(bots[0])
            else:
                self.save()
                self.ask(self.game.actors()[0])
        self.save()
        self.finish()

    def decide_for(self, seat: int) -> None:
        """Let a bot decide; the same again if the same game is brought back."""
        bot = self.bots[seat]
        assert bot is not None
        rng = stream(self.seed, f"terminal, seat {seat}, decision {self.game.made}")
        self.game.apply(int(bot.decide(self.game.view(seat), BUDGET, rng)), seat)

    def save(self) -> None:
        """Write the game down, and tell if that is not as it should be."""
        for message, arguments in self.keeper.write(self.game, self.players):
            self.remark(message, **arguments)

    def finish(self) -> None:
        """Show how it ended."""
        outcome = self.game.outcome()
        assert outcome is not None
        self.tell_news()
        self.show_board()
        self.screen.show(
            "",
            standings(outcome.points, self.words),
            "",
            victory(self.words, outcome.winners, outcome.points),
        )
        self.tell_file()

    # What is shown

    def tell_news(self, *, before_board: bool = False) -> None:
        """Tell what happened since the last time; wait where a board would push it out of sight."""
        if self.heard is None:
            # From the beginning, or of a game brought back what happened in this round.
            events = by_round(all_events(self.game, self.viewer))[self.game.round]
        else:
            events = self.game.events(self.viewer, since=self.heard)
        self.heard = self.game.heard
        more = self.say("terminal-more")
        unread = self.screen.tell_in_pages(self.story.tell_all(events), more)
        room = self.screen.rows - self.screen.height(self.board()) - _QUESTION_ROWS
        if before_board and unread > max(room, _SHORT_NEWS):
            self.screen.wait(more)

    def board(self) -> Board:
        """Return the board as whoever looks at the screen may see it."""
        return Board(self.game.view(self.viewer), self.words, self.viewer)

    def show_board(self) -> None:
        """Show the board, and remember what it showed."""
        self._looked = self.looks()
        self.screen.show("", self.board())

    def board_is_due(self, seat: int) -> bool:
        """Tell whether a seat should see the board now: not again at each step of its own."""
        kind = self.kind(seat)
        step = self._asked == (seat, kind) and kind in STEPS
        self._asked = (seat, kind)
        if self._looked == ():
            return True
        return not step and kind not in WITHOUT_BOARD and self._looked != self.looks()

    def looks(self) -> tuple[int, ...]:
        """Return what makes a board worth another look: pieces, King, tiles, points."""
        state = self.game.view().known()
        seats = range(self.game.players)
        pieces = [int(state.caballeros(p, s)) for p in range(PLACES) for s in seats]
        others = [int(x) for s in seats for x in (state.grande(s), state.score(s))]
        return (*pieces, *others, *(int(state.tile_at(n)) for n in range(TILES)), int(state.king()))

    def tell_file(self) -> None:
        """Say where the game is kept, and how to go on with it, or to see it again."""
        file = shlex.quote(str(self.keeper.file))
        if self.keeper.fault:
            message, arguments = self.keeper.complaint()
            self.remark(message, **arguments)
        elif self.game.over:
            self.remark("terminal-record-kept")
            self.show_command(f"hidalgo replay {file}")
        else:
            self.remark("terminal-kept")
            self.show_command(f"hidalgo play --resume {file}")

    def remark(self, message: str, **arguments: str | int) -> None:
        """Say something about the game, in the words of the catalogue."""
        self.screen.tell([Text(self.say(message, **arguments))])

    def show_command(self, command: str) -> None:
        """Show a command that can be copied, on one line however long it is."""
        self.screen.console.print(Text(f"  {command}"), soft_wrap=True)

    # What is asked

    def seen(self, seat: int) -> tuple[State, int, Words]:
        """Return what a menu for a seat is made of."""
        return self.game.view(seat).known(), seat, self.words

    def is_secret(self, seat: int) -> bool:
        """Tell whether a seat's choices are for its eyes, and others are at the keyboard."""
        if self.viewer is not None:
            return False
        prompt = self.game.prompt(seat)
        if prompt is None or prompt.kind in {"disc", "power-back"}:
            return True
        state = self.game.view(seat).known()
        return prompt.kind == "power" and state.hand(seat) != certain_hand(state, seat)

    def ask(self, seat: int) -> None:
        """Put the question that a seat owes an answer to, until it is answered or taken away."""
        secret, due = self.is_secret(seat), self.board_is_due(seat)
        self.tell_news(before_board=due and not secret)
        if secret:
            with self.screen.private():
                if self.hand_over(seat):
                    self.show_board()
                    self.question(seat, secret=True)
        else:
            if due:
                self.show_board()
            self.question(seat)

    def hand_over(self, seat: int) -> bool:
        """Wait until the right person sits at the keyboard; false if the game changed instead."""
        text = self.say("terminal-hand-over", seat=self.words.seat(seat))
        while True:
            self.screen.show(with_seats(text, self.words.names, "bold"))
            line = self.screen.read("▸ ")
            found = commands.find(line, self.words)
            if not line:
                return True
            if found is not None and found.name in {"undo", "quit"}:
                if commands.run(found, self, seat):
                    return False
            else:
                self.screen.show(Text(self.say("terminal-enter-only")))

    def question(self, seat: int, *, secret: bool = False) -> None:
        """Ask on this screen; commands are carried out in between."""
        kind = self.kind(seat)
        menu = self.show_question(seat)
        whole = menu
        line = self.take_waiting(seat)
        while True:
            line = line or self.screen.read(self.cue(seat), self.completions(seat), secret=secret)
            found = commands.find(line, self.words)
            if found is not None:
                if commands.run(found, self, seat):
                    return
                menu = whole
            elif line or kind == "window":
                answer = self.answer(line or "0", seat, menu)
                if answer.actions:
                    self.make(answer, seat)
                    return
                if answer.narrowed:
                    menu = self.show_choices(answer.narrowed, seat)
                    self.screen.show(Text(self.say("terminal-back"), "dim"))
            else:
                if menu is whole:
                    self.show_board()
                menu = self.show_question(seat)
            line = ""

    def kind(self, seat: int) -> str:
        """Return the kind of question a seat is asked."""
        prompt = self.game.prompt(seat)
        assert prompt is not None
        return prompt.kind

    def cue(self, seat: int) -> str:
        """Return what stands before the place to type: with several people, whose turn it is."""
        return "> " if self.viewer is not None else f"{self.words.seat(seat)}> "

    def completions(self, seat: int) -> list[str]:
        """Return the words that can be typed now."""
        texts = [self.game.describe(action) for action in self.game.legal(seat)]
        words = dict.fromkeys(word for text in texts for word in text.split())
        return [*words, *commands.names(self.words)]

    def show_question(self, seat: int) -> list[Entry]:
        """Show what is asked and what can be chosen; return the menu."""
        state = self.game.view(seat).known()
        asked = Text(self.words.prompt(state, seat).text, style="bold")
        if self.viewer is None:
            asked = Text.assemble(seat_text(seat, f"{self.words.seat(seat)}: "), asked)
        self.screen.tell([asked])
        prompt = self.game.prompt(seat)
        if prompt is not None and prompt.kind in {"turn", "window"}:
            self.explain_card(seat if prompt.against is None else prompt.against)
        return self.show_choices(self.game.legal(seat), seat)

    def explain_card(self, seat: int) -> None:
        """Say what the card that a seat has chosen does."""
        card = commands.chosen_card(self, seat)
        if card >= 0:
            self.screen.tell([Text(f"  {self.words.card_text(card)}", style="dim")])

    def show_choices(self, legal: Sequence[int], seat: int) -> list[Entry]:
        """Show choices as a menu, and return it."""
        menu = entries(legal, *self.seen(seat))
        self.screen.show(laid_out(menu, self.words, self.screen.console.width))
        return menu

    # What is answered

    def answer(self, line: str, seat: int, menu: Sequence[Entry]) -> Answer:
        """Read an answer; say what is wrong with one that cannot be carried out."""
        try:
            return Reader(self.game, seat, self.words, menu).read(line)
        except UnclearError as error:
            self.complain(error, menu)
        except RefusedError as error:
            self.refused = error.reason
            self.screen.tell(commands.refusal(error.reason, self.words))
        return Answer()

    def complain(self, error: UnclearError, menu: Sequence[Entry]) -> None:
        """Say that a text could not be read, and what could be."""
        text = printable(error.text, SHOWN)
        if error.could_be:
            some = ", ".join(self.game.describe(action) for action in error.could_be[:6])
            more = ", …" if len(error.could_be) > 6 else ""
            self.screen.show(Text(self.say("terminal-ambiguous", text=text, choices=some + more)))
            return
        if error.after:
            self.remark("terminal-too-much", text=text, count=error.after)
            return
        example = self.game.describe(menu[0].actions[0])
        self.screen.tell(
            [
                Text(self.say("error-malformed", text=text)),
                Text(self.say("terminal-what-to-type", key=menu[0].key, example=example)),
            ]
        )

    def make(self, answer: Answer, seat: int) -> None:
        """Make decisions, write them down, and keep what is left for when its seat comes again."""
        if answer.rest or self.waiting_for[1] == seat:
            self.waiting, self.waiting_for = answer.rest, (self.kind(seat), seat)
        self.game.apply_batch(answer.actions, seat)
        self.save()

    def take_waiting(self, seat: int) -> str:
        """Return what a seat had said beyond the point where others came in, if it still fits."""
        line, self.waiting = self.waiting, ""
        if not line:
            return ""
        if self.waiting_for == (self.kind(seat), seat):
            self.screen.show(Text(f"{self.cue(seat)}{line}", "dim"))
            return line
        if self.kind(seat) == "window" or seat != self.waiting_for[1]:
            self.waiting = line  # for later
            return ""
        self.screen.show(Text(self.say("terminal-not-done", text=line)))
        return ""

    # What commands do to the game

    def undo(self) -> bool:
        """Take the latest decision back if somebody at this keyboard made it."""
        for seat in self.people:
            if self.game.undo_floor(seat) < self.game.made:
                action = self.game.undo(seat)
                self.heard = self.game.heard
                self.waiting = ""
                self._looked = ()
                self.save()
                what = "" if self.is_secret(seat) else f": {self.game.describe(action)}"
                self.screen.show(Text(f"{self.say('terminal-undone')}{what}"))
                return True
        self.remark("terminal-undo-nothing")
        return False
