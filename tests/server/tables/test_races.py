"""What two want at the same moment, at one node or at two, on a store that takes its time.

Who comes first is chance; what must hold is that one of the orders in which it could have happened
one after the other has happened, that everybody is told which, and that both nodes agree.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import AsyncIterator, Iterator

import pytest

from hidalgo.server.tables import wishes
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.wishes import By, PersonWish
from tests.conftest import LAWS
from tests.server.conftest import BACKENDS, POSTGRESQL, PostgreSQL
from tests.server.tables.nodes import Nodes, together, two_nodes

SEEDS = range(max(3, min(LAWS // 50, 100)))


@pytest.fixture(scope="module", params=BACKENDS)
def shared_url(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A database for all races here, each at a table of its own."""
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("races") / "hidalgo.db"
        shutil.copy(request.getfixturevalue("migrated_file"), file)
        yield f"sqlite:///{file}"
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    name = server.create(request.getfixturevalue("migrated_name"))
    yield f"{POSTGRESQL}/{name}"
    server.drop(name)


@pytest.fixture(scope="module")
async def both_nodes(shared_url: str) -> AsyncIterator[Nodes]:
    async with two_nodes(shared_url) as nodes:
        yield nodes


@pytest.fixture(params=SEEDS)
def nodes(request: pytest.FixtureRequest, both_nodes: Nodes) -> Nodes:
    return both_nodes.again(request.param)


def owing(session: Session) -> list[str]:
    """Return the people who are asked."""
    assert session.game is not None
    people = [session.occupants[seat].person for seat in session.game.owing()]
    return [person for person in people if person is not None]


def count(session: Session, kind: str) -> int:
    return sum(past.entry.kind == kind for past in session.past)


def sit(seat: int | None = None) -> PersonWish:
    return lambda session, by: wishes.take_seat(session, by, seat)


# Decisions


async def test_one_question_is_answered_once(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    for number in range(4):
        (mover,) = owing(await nodes.session())[:1]
        before = (await nodes.session()).head
        await nodes.session(1)
        told = await together(
            nodes.decide(0, mover, f"first-{number}"),
            nodes.decide(1, mover, f"other-{number}"),
            nodes.decide(0, mover, f"third-{number}"),
        )
        assert Counter(told) == {"done": 1, "stale": 2}
        assert (await nodes.check()).head == before + 1


async def test_the_same_request_to_both_counts_once(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    (mover,) = owing(await nodes.session(1))[:1]
    session = await nodes.session()
    seat = session.seat_of(mover)
    question = session.question(seat)
    assert session.game is not None
    assert question is not None
    choice = session.game.legal(seat)[0]

    def same(now: Session, by: By) -> list[Entry]:
        return wishes.decide(now, by, seat, question.prompt, [choice])

    told = await together(*(nodes.wish(node, mover, same, "the-key") for node in (0, 1, 1, 0)))
    assert told == ["done"] * 4
    assert (await nodes.check()).head == session.head + 1


async def test_discs_of_everybody_count_whoever_is_first(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", "cid")
    everybody = {"ana", "ben", "cid"}
    await nodes.play(400, lambda session: set(owing(session)) == everybody)
    session = await nodes.session(1)
    assert set(owing(session)) == everybody
    told = await together(nodes.decide(0, "ana"), nodes.decide(1, "ben"), nodes.decide(1, "cid"))
    assert told == ["done"] * 3
    after = await nodes.check()
    assert after.head == session.head + 3
    assert after.game is not None
    assert session.game is not None
    assert len(after.game.made) == len(session.game.made) + 3


async def test_taking_back_and_going_on(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")

    def can_undo(session: Session) -> bool:
        if session.game is None or not session.game.made:
            return False
        seat = session.game.made[-1].seat
        return seat in session.game.owing() and session.game.undo_floor(seat) < len(
            session.game.made
        )

    await nodes.play(60, can_undo)
    session = await nodes.session(1)
    assert session.game is not None
    assert can_undo(session)
    made, seat = len(session.game.made), session.game.made[-1].seat
    mover = session.occupants[seat].person
    assert mover is not None

    def back(now: Session, by: By) -> list[Entry]:
        return wishes.undo(now, by, seat, made - 1)

    told = await together(nodes.wish(0, mover, back), nodes.decide(1, mover))
    after = await nodes.check()
    assert after.game is not None
    stands = len(after.game.made)
    # Taken back first: the question is another one then. Decided first: both are taken back, if
    # the decision has shown nothing and it is still the same seat's turn.
    assert (told, stands) in [
        (["done", "stale"], made - 1),
        (["done", "done"], made - 1),
        (["no-undo", "done"], made + 1),
    ]
    assert count(after, "undo") == count(session, "undo") + (told[0] == "done")


# Seats


async def test_one_seat_is_taken_by_one(nodes: Nodes) -> None:
    await nodes.set_up("ana", "nobody", "nobody")
    told = await together(nodes.wish(0, "ben", sit(1)), nodes.wish(1, "cid", sit(1)))
    assert Counter(told) == {"done": 1, "taken": 1}
    told = await together(nodes.wish(0, "dan", sit()), nodes.wish(1, "eva", sit()))
    assert Counter(told) == {"done": 1, "full": 1}
    session = await nodes.check()
    assert len(session.people()) == 3


async def test_one_who_sits_down_twice_has_one_seat(nodes: Nodes) -> None:
    await nodes.set_up("ana", "nobody", "nobody")
    await together(*(nodes.wish(node, "ben", sit(seat)) for node, seat in ((0, 1), (1, 2), (1, 1))))
    session = await nodes.check()
    assert sorted(session.people()) == ["ana", "ben"]
    assert sum(occupant.person == "ben" for occupant in session.occupants) == 1


async def test_a_game_begins_once_and_with_whom_it_finds(nodes: Nodes) -> None:
    await nodes.set_up("ana", "nobody", "nobody")
    told = await together(
        nodes.wish(0, "ana", wishes.start),
        nodes.wish(1, "ben", sit()),
        nodes.wish(1, "ana", wishes.start),
    )
    assert Counter([told[0], told[2]]) == {"done": 1, "begun": 1}
    session = await nodes.check()
    assert count(session, "started") == 1
    assert told[1] in {"done", "begun"}
    assert (session.seat_of("ben") >= 0) == (told[1] == "done")
    assert all(not occupant.open for occupant in session.occupants)


async def test_everybody_leaves_at_once(nodes: Nodes) -> None:
    await nodes.set_up("ana", "nobody", "nobody")
    await nodes.wish(0, "ben", sit())
    await nodes.session(1)
    told = await together(nodes.wish(0, "ana", wishes.leave), nodes.wish(1, "ben", wishes.leave))
    assert told == ["done", "done"]
    session = await nodes.check()
    assert (session.status, session.people()) == ("over", set())
    assert count(session, "closed") == 1


async def test_leaving_and_deciding(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    await nodes.play(5)
    session = await nodes.session(1)
    (mover,) = owing(session)[:1]
    told = await together(nodes.wish(0, mover, wishes.leave), nodes.decide(1, mover))
    assert told[0] == "done"
    assert told[1] in {"done", "not-seated", "stale"}
    after = await nodes.check()
    seat = session.seat_of(mover)
    assert after.occupants[seat].bot is not None
    decided = count(after, "decision") - count(session, "decision")
    assert decided == (told[1] == "done")


async def test_leaving_and_coming_back(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    told = await together(
        nodes.wish(0, "ben", wishes.leave), nodes.wish(1, "ben", sit()), nodes.wish(1, "ben", sit())
    )
    session = await nodes.check()
    assert set(told) == {"done"}
    assert session.occupants[1].person == "ben"


# Taking back by vote


async def test_a_vote_and_a_decision(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", "cid")
    await nodes.play(7)
    session = await nodes.session()
    assert session.game is not None
    asker = session.game.made[-1].seat
    others = [seat for seat in range(3) if seat != asker]
    names = [session.occupants[seat].person or "" for seat in range(3)]
    assert (
        await nodes.wish(0, names[asker], lambda now, by: wishes.ask_takeback(now, by, asker))
        == "done"
    )
    await nodes.session(1)
    (mover,) = owing(session)[:1]

    def agree(seat: int) -> PersonWish:
        return lambda now, by: wishes.answer_takeback(now, by, seat, True)

    told = await together(
        nodes.wish(0, names[others[0]], agree(others[0])),
        nodes.wish(1, names[others[1]], agree(others[1])),
        nodes.decide(0, mover),
    )
    after = await nodes.check()
    assert after.game is not None
    assert after.vote is None
    undone = count(after, "undo") - count(session, "undo")
    made = len(after.game.made) - len(session.game.made)
    assert set(told) <= {"done", "no-vote", "stale"}
    if told[:2] == ["done", "done"]:
        assert (undone, told[2], made) == (1, "stale", -1)
    else:
        assert (undone, told[2], made) == (0, "done", 1)


# Talk


async def test_everything_that_is_said_is_heard_once(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben")
    await together(
        *(
            nodes.say(number % 2, ("ana", "ben")[number % 3 == 0], f"{number}", f"key-{number:04}")
            for number in (*range(12), *range(0, 12, 3))
        )
    )
    for desk in nodes.desks:
        room = await desk.room(nodes.table)
        room.add_chat(await desk.store.chat_since(nodes.table, room.chat_head))
        assert [line.number for line in room.chat] == list(range(12))
        assert sorted(int(line.text) for line in room.chat) == list(range(12))


# All at once


async def test_a_storm_leaves_both_nodes_at_one(nodes: Nodes) -> None:
    await nodes.begin("ana", "ben", "cid")
    random = nodes.random

    async def act(number: int) -> str:
        node, person = random.randrange(2), random.choice(["ana", "ben", "cid"])
        session = (await nodes.room(node)).session
        seat = session.seat_of(person)
        match random.randrange(10):
            case 0:
                return await nodes.wish(node, person, wishes.leave)
            case 1 | 2:
                return await nodes.wish(node, person, sit())
            case 3:
                to = max(0, len(session.game.made) - 1) if session.game else 0
                return await nodes.wish(
                    node, person, lambda now, by: wishes.undo(now, by, max(seat, 0), to)
                )
            case 4:
                return await nodes.wish(
                    node, person, lambda now, by: wishes.ask_takeback(now, by, max(seat, 0))
                )
            case 5:
                agree = random.random() < 0.7
                return await nodes.wish(
                    node, person, lambda now, by: wishes.answer_takeback(now, by, seat, agree)
                )
            case _:
                return await nodes.decide(node, person, f"key-{number:05}")

    told: Counter[str] = Counter()
    for start in range(0, 150, 5):
        told.update(await together(*(act(number) for number in range(start, start + 5))))
    await nodes.check()
    assert told["done"] > 20, told
