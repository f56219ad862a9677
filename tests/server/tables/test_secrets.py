"""What a viewer is shown depends on nothing that the viewer must not know.

Two tables that look the same to a viewer are shown the same, to the last byte: the play, drafts and
what they would bring, the lines of the log, the record so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
import pytest

from hidalgo.door.record import commitment_to, to_text
from hidalgo.grande.decisions import KINDS
from hidalgo.grande.editions import editions
from hidalgo.grande.views import sample, view
from hidalgo.kernel.rng import stream
from hidalgo.server.bus import News
from hidalgo.server.protocol.table import Options
from hidalgo.server.tables.entries import Data, Entry
from hidalgo.server.tables.game import TableGame, events_in
from hidalgo.server.tables.history import record_of
from hidalgo.server.tables.session import Session, Setup
from hidalgo.server.tables.showing import show_draft, show_lines, show_play
from hidalgo.server.tables.wishes import By, decide
from tests.server.tables.nodes import Nodes, two_nodes

OFTEN: Final = 6  # decisions between two that are looked at closely
NOBODY: Final[dict[str, str]] = {}


def a_table(edition: str, players: int, seed: int) -> Session:
    """Return a table at which a game has begun, and everybody is called by their seat."""
    setup = Setup(
        id="t",
        game="grande",
        edition=edition,
        players=players,
        options=Options(),
        public=True,
        host="0",
        created=0.0,
        seed=seed,
        salt="5a" * 16,
        commitment=commitment_to(seed, "5a" * 16),
    )
    session = Session(setup)
    session.fold(Entry(0, 0.0, "created"))
    for seat in range(players):
        session.fold(Entry(1 + seat, 0.0, "seat", seat, data=Data(person=str(seat))))
    session.fold(Entry(session.head, 0.0, "started"))
    return session


def game_of(session: Session) -> TableGame:
    assert session.game is not None
    return session.game


def after(session: Session, seat: int, action: int) -> Session:
    """Return the table after a decision."""
    question = session.question(seat)
    assert question is not None
    twin = session.copy()
    for entry in decide(
        session, By(float(session.head), "person"), seat, question.prompt, [action]
    ):
        twin.fold(entry)
    return twin


def games(laws: int) -> Iterator[tuple[Session, Random]]:
    """Yield tables at which games begin, of all editions and numbers of players."""
    kinds = [(edition, players) for edition in editions() for players in (2, 3, 4, 5)]
    for number in range(max(3, laws // 25)):
        edition, players = kinds[number * 5 % len(kinds)]
        yield a_table(edition, players, number), Random(number)


def moments(session: Session, random: Random) -> Iterator[tuple[Session, int]]:
    """Play a game at random; yield the table before each decision, and who is about to decide."""
    while not game_of(session).over:
        seat = random.choice(game_of(session).owing())
        yield session, seat
        session = after(session, seat, random.choice(game_of(session).legal(seat)))


def with_another(session: Session, viewer: int, seed: int) -> Session:
    """Return a table that looks the same to a viewer, with other secrets."""
    twin = session.copy()
    game_of(twin).state = sample(view(game_of(session).state, viewer), stream(seed, "twin"))
    return twin


def test_play_and_drafts_depend_on_what_the_viewer_knows(laws: int) -> None:
    drafts = 0
    for table, random in games(laws):
        for number, (session, _) in enumerate(moments(table, random)):
            if number % OFTEN:
                continue
            for viewer in range(-1, session.setup.players):
                twin = with_another(session, viewer, number)
                assert show_play(session, viewer) == show_play(twin, viewer)
                question = session.question(viewer)
                if question is None or viewer not in game_of(session).owing():
                    continue
                for actions in drafts_of(session, viewer, random):
                    drafted, other = (
                        show_draft(one, viewer, 1, question.prompt, actions)
                        for one in (session, twin)
                    )
                    assert drafted == other, (number, viewer, actions)
                    drafts += 1
    assert drafts > 100


def drafts_of(session: Session, seat: int, random: Random) -> Iterator[list[int]]:
    """Yield what somebody might draft: nothing, a decision, another one after it."""
    question = session.question(seat)
    assert question is not None
    yield []
    first = random.choice(game_of(session).legal(seat))
    yield [first]
    drafted = show_draft(session, seat, 1, question.prompt, [first])
    if drafted.legal:
        yield [first, random.choice(drafted.legal)]


def test_a_decision_in_secret_leaves_no_trace_for_others(laws: int) -> None:
    secret = 0
    for table, random in games(laws):
        for session, seat in moments(table, random):
            choices = game_of(session).legal(seat)
            one, two = (after(session, seat, random.choice(choices)) for _ in range(2))
            for viewer in range(-1, session.setup.players):
                if viewer == seat or seen(one, viewer) != seen(two, viewer):
                    continue
                if told_to_all(one) != told_to_all(two):
                    continue  # how it came about differs, and all know it
                assert show_play(one, viewer) == show_play(two, viewer)
                first = session.head
                assert show_lines(one, first, viewer, NOBODY) == show_lines(
                    two, first, viewer, NOBODY
                )
                if game_of(one).made[-1].action != game_of(two).made[-1].action:
                    secret += 1
                    if secret % 20 == 0:
                        same = {to_text(record_of(end, str(viewer))) for end in (one, two)}
                        assert len(same) == 1
    assert secret > 20


def told_to_all(session: Session) -> list[object]:
    """Return what everybody is told with the latest decision."""
    rows = session.past[-1].rows
    return [(event.name, event.data) for event in events_in(rows) if event.visible_to(None)]


def seen(session: Session, viewer: int) -> bytes:
    return bytes(view(game_of(session).state, viewer).to_bytes())


@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_disc_is_nobodys_business_until_all_are_in(viewer: int) -> None:
    found = 0
    table = a_table("bigbox", 3, 1)
    for session, _ in moments(table, Random(2)):
        question = session.question(0)
        if question is None or question.kind != "disc" or len(game_of(session).owing()) < 2:
            continue
        if 0 not in game_of(session).owing():
            continue
        found += 1
        choices = game_of(session).legal(0)
        shown = set()
        for choice in choices:
            then = after(session, 0, choice)
            told = (show_play(then, viewer), show_lines(then, 0, viewer, NOBODY))
            record = to_text(record_of(then, str(viewer)))
            shown.add((msgspec.json.encode(told), record))
        assert len(shown) == 1
        assert len(choices) > 1
    assert found


async def test_the_bus_carries_nothing_but_where_to_look(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as nodes:
        carried = listen_in(nodes)
        await nodes.begin("ana", "ben", short=True)
        await nodes.play(500)
        await nodes.say(1, "ben", "a word among friends", "key-word")
        await nodes.desks[0].tell_presence(await nodes.room(0))
        session = await nodes.check()
    assert session.status == "over"
    heads = [news.number for news in carried if news.kind == "head"]
    assert heads == sorted(heads)
    assert len(heads) > 50
    for news in carried:
        assert news.table == nodes.table
        assert news.kind in {"head", "chat", "presence"}
        assert news.data.keys() <= {"seats", "watching"}
        assert not any(isinstance(value, str) for value in news.data.values())


def listen_in(nodes: Nodes) -> list[News]:
    """Return a list that fills with all that the nodes tell each other."""
    carried: list[News] = []
    for desk in nodes.desks:
        publish = desk.bus.publish

        async def publish_and_note(news: News, publish: object = publish) -> None:
            carried.append(news)
            await publish(news)  # type: ignore[operator]

        desk.bus.publish = publish_and_note  # type: ignore[method-assign]
    return carried


def test_from_memory_no_sum_tells_what_is_in_the_castillo() -> None:
    """What is placed in the Castillo changes what it would pay: shown, unless it is hidden."""
    told, into = 0, KINDS.from_text("place CAS")
    random = Random(5)
    for session, seat in moments(a_table("bigbox", 2, 5), random):
        question = session.question(seat)
        assert question is not None
        if into not in game_of(session).legal(seat):
            continue
        hidden = session.copy()
        hidden.setup = session.setup._replace(options=Options(memory=True))
        drafts = [show_draft(one, seat, 1, question.prompt, []) for one in (session, hidden)]
        for shown, kept in zip(drafts[0].next, drafts[1].next, strict=True):
            if shown.action == into:
                told += shown.projected != [0, 0]
                assert kept.projected == [0, 0]
    assert told > 0
