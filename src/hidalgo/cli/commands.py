"""What one can say at a question besides an answer: undo, why, hint, score and the rest.

Every command goes by its English name and by its name in the language of the game.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from hidalgo.cli import clauses
from hidalgo.cli.answers import Reader, RefusedError, UnclearError, folded
from hidalgo.cli.files import fault
from hidalgo.cli.hints import hint_lines
from hidalgo.cli.menu import entries
from hidalgo.cli.screen import SHOWN, LeftError, printable
from hidalgo.cli.story import Story, all_events, by_round
from hidalgo.cli.tables import card_line, explained_cards, scoring_table
from hidalgo.grande.clauses import Reason
from hidalgo.grande.layout import CHOSEN
from hidalgo.locale.grande import Words

if TYPE_CHECKING:
    from hidalgo.cli.session import Session


class Call(NamedTuple):
    """A command as given: in which game, by which seat, and what stood behind it."""

    session: Session
    seat: int
    rest: str


class Command(NamedTuple):
    """A command: its English name, the messages for its local name and its help, what it does.

    What it does returns True if the question that was open has to be put anew.
    """

    name: str
    word: str
    help: str
    act: Callable[[Call], bool]


class Found(NamedTuple):
    """A command that somebody gave, and what stood behind it."""

    command: Command
    rest: str

    @property
    def name(self) -> str:
        """The English name of the command."""
        return self.command.name


def find(line: str, words: Words) -> Found | None:
    """Return the command that a line begins with; None if it begins with none."""
    said = folded(line)
    if said == "?":
        return Found(COMMANDS[0], "")
    for command in COMMANDS:
        for name in {command.name, folded(words.catalogue.text(command.word))}:
            if said == name or said.startswith(f"{name} "):
                # As many words off the line itself, whose letters may fold into more or fewer.
                rest = line.split(maxsplit=name.count(" ") + 1)[name.count(" ") + 1 :]
                return Found(command, rest[0] if rest else "")
    return None


def names(words: Words) -> list[str]:
    """Return what the commands are called in the language of the game."""
    return [words.catalogue.text(command.word) for command in COMMANDS]


def run(found: Found, session: Session, seat: int) -> bool:
    """Carry a command out; return whether the open question has to be put anew."""
    return found.command.act(Call(session, seat, found.rest))


def show_help(call: Call) -> bool:
    """List the commands, and how to answer."""
    session = call.session
    table = Table.grid(padding=(0, 2, 0, 0))
    for command in COMMANDS:
        table.add_row(Text(session.say(command.word), "bold"), session.say(command.help))
    session.remark("terminal-help-answers")
    session.screen.show("", table)
    return False


def show_map(call: Call) -> bool:
    """Show the board and the question again."""
    session = call.session
    session.show_board()
    session.show_question(call.seat)
    return False


def show_cards(call: Call) -> bool:
    """Explain the cards of this round, or any card of the edition by a word of its title."""
    session = call.session
    words = session.words
    state = session.game.view(session.viewer).known()
    lines = explained_cards(state, words)
    if call.rest.isdigit():
        lines = [line for line in lines if line.plain.startswith(f"{int(call.rest)} ")]
    elif call.rest:
        cards = {card.id: number for number, card in enumerate(words.cards)}
        found = [card for card in cards.values() if folded(call.rest) in folded(words.card(card))]
        lines = [card_line(card, words) for card in found]
    session.screen.tell(
        lines or [Text(session.say("terminal-nothing-found", text=printable(call.rest, SHOWN)))]
    )
    return False


def show_rules(call: Call) -> bool:
    """Show a clause, a section, or whatever has some words."""
    session = call.session
    clauses.show(session.screen, session.words, call.rest)
    return False


def why(call: Call) -> bool:
    """Say why something is not allowed: what was refused last, or what stands behind the word."""
    session = call.session
    reason = session.refused
    if call.rest:
        try:
            reason = refused_for(session, call.seat, call.rest)
        except UnclearError as error:
            session.complain(
                error, entries(session.game.legal(call.seat), *session.seen(call.seat))
            )
            return False
        if reason is None:
            session.remark("terminal-why-allowed", text=printable(call.rest, SHOWN))
            return False
        session.refused = reason
        session.screen.tell(refusal(reason, session.words))
    if reason is None:
        session.remark("terminal-why-nothing")
    elif reason.clause:
        clauses.show(session.screen, session.words, reason.clause)
    return False


def refused_for(session: Session, seat: int, text: str) -> Reason | None:
    """Return why a text is refused as an answer; None if it would be taken."""
    menu = entries(session.game.legal(seat), *session.seen(seat))
    try:
        Reader(session.game, seat, session.words, menu).read(text)
    except RefusedError as error:
        return error.reason
    return None


def refusal(reason: Reason, words: Words) -> list[Text]:
    """Return a refusal as lines: why, by which rule, and how to read that."""
    lines = [Text(words.refusal(reason), style="bold")]
    if reason.clause:
        more = words.catalogue.text("terminal-why-more", word=words.catalogue.text("word-why"))
        lines.append(Text(f"{words.rule(reason.clause)}. {more}", style="dim"))
    return lines


def hint(call: Call) -> bool:
    """Say what the greedy bot would do, and what it would bring."""
    session = call.session
    session.screen.tell(hint_lines(session.game, call.seat, session.words))
    return False


def score(call: Call) -> bool:
    """Show what a scoring of every place would give now."""
    session = call.session
    table = scoring_table(session.game.projected(), session.game.scores(), session.words)
    session.screen.show(Text(session.say("terminal-score-title"), "bold"), table)
    return False


def show_log(call: Call) -> bool:
    """Tell this round once more, another one by its number, or all with a star."""
    session = call.session
    events = all_events(session.game, session.viewer)
    rounds = by_round(events)
    told = {"": rounds[max(rounds)], "*": events}
    told |= {str(number): in_round for number, in_round in rounds.items()}
    if call.rest in told:
        session.screen.tell(Story(session.words).tell_all(told[call.rest]))
    else:
        session.remark("terminal-nothing-found", text=printable(call.rest, SHOWN))
    return False


def undo(call: Call) -> bool:
    """Take the latest decision back, if that is still possible."""
    return call.session.undo()


def save(call: Call) -> bool:
    """Say where the game is kept, or write it to another file as well."""
    session = call.session
    if not call.rest:
        session.save()
        session.tell_file()
        return False
    name = printable(call.rest)
    try:
        file = Path(call.rest).expanduser()
        if os.path.lexists(file):
            text = session.say("terminal-file-exists", file=name)
        else:
            session.keeper.move(file, session.game, session.players)
            text = session.say("terminal-saved", file=name)
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: nobody has that home
        text = session.say("terminal-save-failed", file=name, error=fault(error))
    session.screen.tell([Text(text)])
    return False


def leave(_call: Call) -> bool:
    """Leave; the game is kept."""
    raise LeftError


def chosen_card(session: Session, seat: int) -> int:
    """Return the card that a seat has chosen this round, -1 if none."""
    return int(session.game.view(session.viewer).known().get(CHOSEN + seat))


COMMANDS: Final = (
    Command("help", "word-help", "terminal-help-help", show_help),
    Command("map", "terminal-command-map", "terminal-help-map", show_map),
    Command("cards", "terminal-command-cards", "terminal-help-cards", show_cards),
    Command("hint", "word-hint", "terminal-help-hint", hint),
    Command("score", "word-score", "terminal-help-score", score),
    Command("why", "word-why", "terminal-help-why", why),
    Command("rules", "terminal-command-rules", "terminal-help-rules", show_rules),
    Command("log", "word-log", "terminal-help-log", show_log),
    Command("undo", "word-undo", "terminal-help-undo", undo),
    Command("save", "word-save", "terminal-help-save", save),
    Command("quit", "word-quit", "terminal-help-quit", leave),
)
