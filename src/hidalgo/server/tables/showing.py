"""What a viewer is shown of a table: the one way out for information.

Everything of the game is computed from the viewer's view, and every event passes by its audience.
A viewer is a seat, or -1 for those who watch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hidalgo.grande import layout
from hidalgo.grande.board import CASTILLO, PLACES, POWER_CARDS, TILES, bits
from hidalgo.grande.decisions import PASS
from hidalgo.grande.rounds import number_now, printed_number, total_rounds
from hidalgo.grande.scoring import award, paid_ranks, points_of
from hidalgo.grande.state import State
from hidalgo.grande.table import FIGURE_RANKS
from hidalgo.grande.verbs import numbers
from hidalgo.grande.verbs.registry import verb_of
from hidalgo.kernel.choices import Choices
from hidalgo.kernel.state import LEFT, VERB, X, Y, Z
from hidalgo.locale.grande_prompts import Asked, ask
from hidalgo.server.protocol.board import (
    Ask,
    Board,
    Deadline,
    Happened,
    LiveVeto,
    Own,
    Phase,
    Play,
    Result,
    Said,
)
from hidalgo.server.protocol.live import Drafted, Gain
from hidalgo.server.protocol.table import LogLine, Seat, TableInfo
from hidalgo.server.tables.game import COUNTING, Question, TableGame, Trial, events_in
from hidalgo.server.tables.session import Past, Session

PHASES: tuple[Phase, ...] = ("power", "turns", "scoring", "over")
WATCHING = -1
Names = Mapping[str, str]


# The table


def show_table(session: Session, names: Names) -> TableInfo:
    """Return a table without its game; `names` are those of people by id."""
    setup = session.setup
    return TableInfo(
        id=setup.id,
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        status=session.status,
        public=setup.public,
        host=session.host,
        seats=show_seats(session, names),
        created=setup.created,
        commitment=setup.commitment,
        frozen=session.frozen,
        rematch=session.rematch,
        vote=session.vote,
    )


def show_seats(session: Session, names: Names) -> list[Seat]:
    """Return who sits where."""
    return [
        Seat(names.get(who.person or "", "") or who.bot or "", who.person, who.bot)
        for who in session.occupants
    ]


def show_line(past: Past, viewer: int, names: Names) -> LogLine | None:
    """Return an entry of the log as a viewer may know it; None where nothing of it shows."""
    entry = past.entry
    happened = [
        Happened(event.name, event.data)
        for event in events_in(past.rows)
        if event.visible_to(viewer if viewer >= 0 else None)
    ]
    if entry.kind == "decision" and not happened and entry.seat != viewer:
        return None  # a disc that was changed before all are in, say
    data = entry.data
    name = ""
    if entry.kind == "seat":
        name = names.get(data.person or "", "") if data.bot is None else data.bot
    return LogLine(
        entry.index, entry.at, entry.kind, entry.seat, entry.author, happened, data.to, name,
        data.bot or "", data.agree, past.round, past.made,
    )  # fmt: skip


def show_lines(session: Session, since: int, viewer: int, names: Names) -> list[LogLine]:
    """Return what the log tells a viewer from an index on."""
    lines = [show_line(past, viewer, names) for past in session.past[since:]]
    return [line for line in lines if line is not None]


# The game


def show_play(session: Session, viewer: int) -> Play | None:
    """Return the game at this moment for one viewer; None before it begins."""
    game = session.game
    if game is None:
        return None
    known = game.view(viewer).known()
    running = session.status == "playing"
    question = session.question(viewer)
    return Play(
        made=len(game.made),
        board=show_board(known, viewer),
        own=show_own(known, viewer),
        asks=None if question is None else show_ask(known, viewer, question),
        owing=game.owing() if running else [],
        waiting=_said(ask(known, viewer if viewer >= 0 else layout.NONE), game.owing()),
        undo_to=_undo_to(game, viewer) if running else -1,
        undo_latest=_undo_latest(session, game, viewer) if running else -1,
        result=show_result(game),
        deadlines=[Deadline(seat, at) for at, seat, _ in session.deadlines()],
    )


def _undo_to(game: TableGame, viewer: int) -> int:
    if viewer < 0:
        return -1
    floor = game.undo_floor(viewer)
    return floor if floor < len(game.made) else -1


def _undo_latest(session: Session, game: TableGame, viewer: int) -> int:
    """Return where a seat's latest answer began: all its decisions name the same question."""
    floor, to = _undo_to(game, viewer), len(game.made)
    if floor < 0:
        return -1
    answered = [session.past[made.entry].entry.prompt for made in game.made[floor:]]
    while to > floor and answered[to - 1 - floor] == answered[-1]:
        to -= 1
    return to


def show_result(game: TableGame) -> Result | None:
    """Return how the game ended; None while it goes on."""
    if not game.over:
        return None
    winners = list(game.state.winners())
    points = [int(game.state.score(seat)) for seat in game.seats()]
    return Result(winners, points, "points" if len(winners) == 1 else "shared")


def show_board(known: State, viewer: int) -> Board:
    """Return what everybody may know, read from a viewer's view."""
    get = known.get
    seats = range(int(known.players()))
    ranks = int(paid_ranks(known.players()))
    phase = int(get(layout.PHASE))
    turns = phase == layout.PHASE_TURNS
    return Board(
        round=int(number_now(known)),
        rounds=int(printed_number(known, total_rounds(known) - 1)),
        phase=PHASES[phase],
        places=[[int(known.caballeros(place, seat)) for seat in seats] for place in range(PLACES)],
        court=[int(known.court(seat)) for seat in seats],
        province=[int(known.province(seat)) for seat in seats],
        score=[int(known.score(seat)) for seat in seats],
        grande=[int(known.grande(seat)) for seat in seats],
        king=int(known.king()),
        tiles=[int(known.tile_at(tile)) for tile in range(TILES)],
        figures=[
            [
                int(known.figure(place, rank)) if rank <= ranks else 0
                for rank in range(1, int(FIGURE_RANKS) + 1)
            ]
            for place in range(PLACES)
        ],
        marker=int(known.marker()),
        order=[int(get(layout.ORDER + place)) for place in seats] if turns else [],
        turn=_turn(known) if turns else -1,
        power=[int(get(layout.POWER_NOW + seat)) for seat in seats],
        used_power=[_values(int(get(layout.SHOWN + seat))) for seat in seats],
        hands=[_held(known, seat, viewer) for seat in seats],
        open=[int(get(layout.OPEN + stack)) for stack in range(layout.STACKS)],
        chosen=[int(get(layout.CHOSEN + seat)) for seat in seats],
        vetos=[
            LiveVeto(
                int(get(layout.VETO_SEAT + card)),
                int(printed_number(known, get(layout.VETO_ROUND + card))),
            )
            for card in range(layout.VETOS)
            if get(layout.VETO_SEAT + card) != layout.NONE
        ],
        discs=_discs(known),
        projected=[
            [int(points_of(packed, seat)) for seat in seats]
            for packed in (award(known, place, False) for place in range(PLACES))
        ],
    )


def _turn(known: State) -> int:
    """Return whose turn it is; -1 between turns."""
    begun = int(known.get(layout.TURN))
    return int(known.get(layout.ORDER + begun - 1)) if begun and not known.idle() else -1


def _values(mask: int) -> list[int]:
    """Return the power cards of a mask."""
    return [value for value in range(1, int(POWER_CARDS) + 1) if mask >> (value - 1) & 1]


def _held(known: State, seat: int, viewer: int) -> int:
    """Return how many power cards a seat holds: those that are known, and those taken back."""
    count = int(bits(known.get(layout.HAND + seat)))
    if seat != viewer:
        unseen = range(int(layout.RETURNS))
        count += sum(int(known.get(layout.RETURN_SEAT + index)) == seat for index in unseen)
    return count


def _discs(known: State) -> list[int]:
    """Return the seats that have set a disc which is not shown yet."""
    if known.idle() or known.frame(VERB) != numbers.DISC:
        return []
    is_set = int(known.frame(Z)) & ~int(known.frame(LEFT))
    return [seat for seat in range(int(known.players())) if is_set >> seat & 1]


def show_own(known: State, viewer: int) -> Own | None:
    """Return what only the viewer knows."""
    if viewer < 0:
        return None
    return Own(_values(int(known.hand(viewer))), int(known.disc(viewer)))


# What is asked


def show_ask(known: State, viewer: int, question: Question) -> Ask:
    """Return what a viewer is asked, or may still change."""
    choices = legal(known, viewer)
    asked = ask(known, viewer)
    verb = int(known.frame(VERB))
    kind = known.prompt()
    return Ask(
        prompt=question.prompt,
        kind=kind,
        said=_said(asked, []),
        choices=choices,
        may_pass=int(PASS) in choices,
        changes=not int(known.owing()) >> viewer & 1,
        card=card_in_use(known),
        left=int(known.frame(LEFT)) if kind in COUNTING else 0,
        total=question.total,
        against=int(known.frame(Y)) if verb == numbers.WINDOW else -1,
        purpose=verb_of(int(known.frame(X))).name if verb == numbers.DISC else "",
    )


def card_in_use(known: State) -> int:
    """Return the action card that is being carried out; -1 for none."""
    if known.idle() or known.frame_at(1, VERB) != numbers.TURN:
        return -1
    return int(known.get(layout.CHOSEN + int(known.frame_at(1, 1))))


def legal(known: State, seat: int) -> list[int]:
    """Return what a seat may choose."""
    out = Choices()
    known.legal(seat, out)
    return out.to_list()


def _said(asked: Asked, seats: Sequence[int]) -> Said:
    return Said(
        asked.message_id, asked.arguments, asked.card, asked.seat, asked.region, list(seats)
    )


# What would be


def show_draft(
    session: Session, seat: int, identity: int, prompt: int, actions: Sequence[int]
) -> Drafted:
    """Return what could follow some decisions, and what they and each next one would bring.

    No decision is carried out that would show something or let others decide, so that nothing
    enters which the seat may not know. Raises what the engine raises on one that is not legal.
    """
    game = session.game
    assert game is not None
    trial = Trial(game.state, seat)
    used = 0
    interrupted = False
    for action in actions:
        further = trial.branch()
        further.apply(action)
        if further.interrupted:
            interrupted = True
            break
        trial = further
        used += 1
    known = trial.state
    # What comes after this question is a question of its own: an answer must not run on into it.
    answered = interrupted or (used > 0 and known.prompt() != game.state.prompt())
    choices = [] if answered else legal(known, seat)
    points = _points(game.state)
    return Drafted(
        id=identity,
        prompt=prompt,
        used=used,
        legal=choices,
        may_end=answered or not choices or used > 0,
        left=int(known.frame(LEFT)) if known.prompt() in COUNTING and not answered else 0,
        board=show_board(known, seat),
        gains=[new - old for new, old in zip(_points(known), points, strict=True)],
        next=_outlook(trial, choices, hidden=session.setup.options.memory),
    )


def _outlook(trial: Trial, choices: Sequence[int], *, hidden: bool) -> list[Gain]:
    """Return what each next decision would bring, where that gives nothing away.

    What the Castillo would bring is left out where its contents are `hidden`: a client could not
    take it out of a sum.
    """
    before, stands = _points(trial.state), _projected(trial.state, hidden=hidden)
    gains = []
    for action in choices:
        further = trial.branch()
        further.apply(action)
        if not further.interrupted:
            after, would = _points(further.state), _projected(further.state, hidden=hidden)
            gains.append(
                Gain(
                    action,
                    [new - old for new, old in zip(after, before, strict=True)],
                    [new - old for new, old in zip(would, stands, strict=True)],
                )
            )
    return gains


def _points(state: State) -> list[int]:
    return [int(state.score(seat)) for seat in range(int(state.players()))]


def _projected(state: State, *, hidden: bool) -> list[int]:
    """Return what every seat would get if everything were scored now."""
    scored = int(CASTILLO) + (not hidden)
    awards = [award(state, place, False) for place in range(scored)]
    seats = range(int(state.players()))
    return [sum(int(points_of(packed, seat)) for packed in awards) for seat in seats]
