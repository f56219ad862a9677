"""`hidalgo play`: games of El Grande on the terminal, against bots or between people."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hidalgo.bots.registry import make_from_text, names
from hidalgo.cli import saves
from hidalgo.cli.answers import folded
from hidalgo.cli.choices import Edition, Language, language_or_local, offering
from hidalgo.cli.keeping import Keeper
from hidalgo.cli.saves import PERSON, Player, Saved
from hidalgo.cli.screen import LeftError, Screen
from hidalgo.cli.seats import NAMES
from hidalgo.cli.session import Session
from hidalgo.door.opening import begin
from hidalgo.kernel.errors import HidalgoError, MalformedError
from hidalgo.locale import Catalogue
from hidalgo.locale.grande import Words

MOST_SEATS = 5
SET_UP = ("people", "bots", "players", "edition", "seed", "short", "vetos", "new")


def play(
    context: typer.Context,
    people: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME",
            help="Who plays at this keyboard; several people take turns at it.",
        ),
    ] = "",
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT",
            autocompletion=offering(names()),
            help=f"Who else plays: {', '.join(names())}, with parameters as in greedy:rivals=0.5; "
            "'none' for nobody.",
            show_default="three greedy for one person",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(min=2, max=5, help="How many play; greedy bots fill what is left."),
    ] = None,
    edition: Annotated[Edition, typer.Option(help="Which edition.")] = Edition.BIGBOX,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, max=(1 << 128) - 1, metavar="NUMBER", help="Deal the same game once more."
        ),
    ] = None,
    short: Annotated[bool, typer.Option(help="Play six rounds instead of nine.")] = False,
    vetos: Annotated[bool, typer.Option(help="Play with the Veto cards.")] = True,
    language: Annotated[
        Language | None, typer.Option(help="In which language; that of the terminal if not said.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with the game in a file.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Do not offer the unfinished game.")] = False,
    pause: Annotated[
        bool, typer.Option(help="Wait for Enter where there is more to read than fits.")
    ] = True,
) -> None:
    """Play El Grande against bots, or with others at one keyboard.

    At any question: a number of the list, words such as 'ara' or '2 ara, 1 gal', or 'help'.
    The game is written down after every decision; without options, the latest one that is not
    finished is offered.
    """
    catalogue = Catalogue(language_or_local(language))
    screen = Screen(
        Console(highlight=False), catalogue.text("terminal-once-more-leaves"), pauses=pause
    )
    said = set_up_options(context)
    if resume is not None and said:
        raise typer.BadParameter(f"with --resume the game is set up already: leave out {said}")
    try:
        file = resume or (None if new or said else offered(screen, catalogue))
        if file is not None:
            saved = saves.read(file)
        else:
            file = saves.new_file()
            seated = seats(people, bots, players)
            game = begin(
                edition=edition.value,
                players=len(seated),
                seed=secrets.randbits(128) if seed is None else seed,
                options={"vetos": vetos, "short": short},
            )
            saved = Saved(game, seated)
        session = session_for(saved, file, catalogue.language, screen)
    except LeftError:
        raise typer.Exit from None
    except HidalgoError as error:
        raise typer.BadParameter(str(error)) from error
    welcome(session)
    try:
        session.run()
    except (LeftError, KeyboardInterrupt):
        screen.show("")
        session.tell_file()


def set_up_options(context: typer.Context) -> str:
    """Return the options by which somebody has said how a new game is set up."""
    sources = {name: context.get_parameter_source(name) for name in SET_UP}
    said = [name for name, source in sources.items() if source and source.name == "COMMANDLINE"]
    return ", ".join("--no-vetos" if name == "vetos" else f"--{name}" for name in said)


def session_for(saved: Saved, file: Path, language: str, screen: Screen) -> Session:
    """Return the session for a game, its words in a language."""
    if not any(player.is_person for player in saved.players):
        raise MalformedError("nobody at the keyboard plays in this game; `hidalgo replay` shows it")
    record = saved.game.record(complete=True)
    words = Words(language, record.edition, [player.name for player in saved.players])
    return Session(saved.game, saved.players, words, screen, Keeper(file, saved.stamp))


def welcome(session: Session) -> None:
    """Say who sits where and how to play."""
    say = session.say
    who = session.words.seats(session.people)
    if session.viewer is not None:
        session.screen.tell([Text(say("terminal-welcome", seat=who))])
    else:
        session.screen.tell([Text(say("terminal-welcome-several", seats=who))])
    session.screen.tell([Text(say("terminal-help-answers"), style="dim")])


def offered(screen: Screen, catalogue: Catalogue) -> Path | None:
    """Offer the latest game that was not finished; return its file if it is taken up."""
    for file in saves.unfinished():
        try:
            saved = saves.read(file)
        except MalformedError as error:
            text = catalogue.text("terminal-passed-over", error=str(error))
            screen.tell([Text(text, style="dim")])
        else:
            return file if wants_on(saved, file, screen, catalogue) else None
    return None


def wants_on(saved: Saved, file: Path, screen: Screen, catalogue: Catalogue) -> bool:
    """Ask whether a game is taken up; say where it is if not."""
    who = ", ".join(player.name for player in saved.players)
    yes, no = catalogue.text("word-yes"), catalogue.text("word-no")
    question = catalogue.text("terminal-offer", players=who, round=saved.game.round)
    while True:
        screen.show(Text(question, style="bold"))
        answer = folded(screen.read(f"[{yes}/{no}] "))
        if not answer or folded(yes).startswith(answer) or "yes".startswith(answer):
            return True
        if folded(no).startswith(answer) or "no".startswith(answer):
            screen.tell([Text(catalogue.text("terminal-stays", file=str(file)))])
            return False


def seats(people: str, bots: str | None, players: int | None) -> list[Player]:
    """Return who sits where: the people first, then the bots, each with a name of its own."""
    persons = [saves.clean_name(name) for name in people.split(",")] if people else [""]
    plans = bot_plans(bots, len(persons), players)
    count = len(persons) + len(plans)
    if not 2 <= count <= MOST_SEATS or (players is not None and players != count):
        wanted = "2 to 5" if players is None else str(players)
        raise MalformedError(
            f"{wanted} play; these are {len(persons)} at the keyboard and {len(plans)} bots"
        )
    chosen = [name or NAMES[seat] for seat, name in enumerate(persons)]
    if len({folded(name) for name in chosen}) < len(chosen):
        raise MalformedError(f"names have to differ: {', '.join(chosen)}")
    seated = [Player(name, PERSON) for name in chosen]
    for plan in plans:
        taken = {folded(player.name) for player in seated}
        free = [name for name in (*NAMES[len(seated) :], *NAMES) if folded(name) not in taken]
        seated.append(Player(free[0], plan))
    return seated


def bot_plans(bots: str | None, persons: int, players: int | None) -> list[str]:
    """Return the bots that were asked for; those nobody spoke of are greedy."""
    if bots is None:
        wanted = players if players is not None else 4 if persons == 1 else persons
        return ["greedy"] * max(wanted - persons, 0)
    plans: list[str] = []
    for part in bots.split(",") if bots != "none" else ():
        if "=" in part and ":" not in part and plans:
            plans[-1] += f",{part.strip()}"  # one more parameter of the bot before
        else:
            plans.append(part.strip())
    for plan in plans:
        make_from_text(plan)
    return plans
