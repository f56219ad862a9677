"""Nothing that comes over a socket harms a table, whoever sends it, in whatever order.

Ana plays honestly. Ben, who plays against her, and Eve, who watches, send what Hypothesis makes up:
sound requests for questions that are open or not, spoilt ones, and plain rubbish. Whatever they
send, every frame has one answer, in our own words, until the tenth that can't be read closes the
socket; Ana's moves stand and are hers; and everybody sees the same game in the end.
"""

from __future__ import annotations

import asyncio
import string
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, Final

import hypothesis
import msgspec
import pytest
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from hidalgo.server.protocol import live
from hidalgo.server.tables.live import FAULTS
from tests.conftest import LAWS
from tests.server.fuzz.frames import Recipe, readable, recipes
from tests.server.playing import PATIENCE, Person, Player, Server, a_table, reached

BEN, EVE, ANA = range(3)  # who sends; Ana is never given a recipe of the fuzzer's
EXAMPLES: Final = max(5, LAWS // 4)
TOO_MUCH: Final = 4408
# What a socket may be closed with; docs/protocol.md lists them.
CODES: Final = {1002, 1007, 1009, 1012, 1013, 4401, 4404, 4408, 4426, 4429}
ANSWERS: Final = (live.Done, live.Refused, live.Stale, live.Drafted, live.Pong, live.Fault)
_MESSAGES: Final = msgspec.json.Decoder(live.Message)

settings = hypothesis.settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


class House:
    """A server, and people who are known there, for all examples of a test."""

    def __init__(self, server: Server) -> None:
        """Belong to a server; people come as soon as there is a loop."""
        self.server = server
        self.runner = asyncio.Runner()
        self.ana, self.ben, self.eve = (Person(server.address) for _ in range(3))
        self.run(self._introduce())

    async def _introduce(self) -> None:
        for person, name in ((self.ana, "Ana"), (self.ben, "Ben"), (self.eve, "Eve")):
            await person.introduce(name)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the loop, and see that nobody keeps a socket."""
        self.runner.run(self._and_leave(work))

    async def _and_leave(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            for person in (self.ana, self.ben, self.eve):
                while person.players:
                    await person.players.pop().leave()

    def close(self) -> None:
        """See people out."""
        for person in (self.ana, self.ben, self.eve):
            self.run(person.close())
        self.runner.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server that deals the same games every time, with each kind of database."""
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("module_postgresql_url")
    server = Server(
        tmp_path_factory.mktemp("fuzz"),
        rig={"chance": 1},
        bot_workers="1",
        tables_per_person="10000",
        chat_per_minute="0",
        database=database,
    )
    server.start_now()
    house = House(server)
    yield house
    house.close()
    assert server.process is not None
    assert server.process.poll() is None, server.said()
    server.stop()
    said = server.said()
    assert " error " not in said, said
    assert "Traceback" not in said, said


class Seated:
    """A client, and how many frames it has sent."""

    def __init__(self, player: Player) -> None:
        """Sit on a socket."""
        self.player = player
        self.sent = 0
        self.faulty = 0

    async def send(self, frame: str | bytes) -> None:
        """Send a frame, if the socket is still open."""
        try:
            await self.player.socket.send(frame)
        except ConnectionClosed:
            return
        self.sent += 1
        self.faulty += readable(frame) is None

    async def settle(self) -> None:
        """Wait until all is answered; check that there is one answer each, or a good reason."""
        player = self.player

        def answered(player: Player) -> bool:
            return player.closed is not None or len(self.answers()) >= self.sent

        async with asyncio.timeout(PATIENCE):
            while not answered(player):
                player._changed.clear()
                await player._changed.wait()
        answers = self.answers()
        # The database is well: who hears otherwise has put something in that it can't keep.
        codes = {answer.code for answer in answers if isinstance(answer, live.Refused)}
        assert "unavailable" not in codes
        if self.faulty >= FAULTS:
            assert await player.until_closed() == TOO_MUCH
            assert len(answers) <= self.sent
        else:
            assert player.closed is None, player.closed
            assert len(answers) == self.sent
            assert sum(isinstance(answer, live.Fault) for answer in answers) == self.faulty

    def answers(self) -> list[live.Message]:
        """Return the answers that have come, all in our own words."""
        messages = [_MESSAGES.decode(raw) for raw in self.player.raw]
        return [message for message in messages if isinstance(message, ANSWERS)]


async def honest_move(ana: Player, pick: int) -> None:
    """Let Ana decide, if she is asked; Ben may take back what she was asked for."""
    asks = ana.play.asks
    if asks is None or not asks.choices or ana.play.result is not None:
        return
    answer = await ana.submit(asks.choices[pick % len(asks.choices)])
    assert isinstance(answer, live.Done | live.Stale), answer
    if isinstance(answer, live.Done):
        await ana.until(reached(answer.head))


def check_log(ana: Player, moves: int) -> None:
    """Check that only Ben has taken anything back, and nothing but his own."""
    stand: list[int] = []
    hers = 0
    for line in ana.lines:
        if line.kind == "decision":
            stand.append(line.seat)
            hers += line.seat == ana.seat
        elif line.kind == "undo":
            assert line.seat != ana.seat
            assert ana.seat not in stand[line.to :]
            del stand[line.to :]
        elif line.kind in {"takeback", "answer"}:
            assert line.seat != ana.seat
        else:
            assert line.kind in {"created", "seat", "started"}, line
    assert hers == moves
    assert ana.play.made == len(stand)


async def play(house: House, course: list[Recipe | int]) -> None:
    """Play a course: recipes are sent without waiting, a number is a move of Ana's."""
    table = await a_table(house.ana, players=2)
    await house.ben.post(f"/api/tables/{table}/seat", {})
    await house.ana.post(f"/api/tables/{table}/start")
    players = [await person.sit_at(table) for person in (house.ben, house.eve, house.ana)]
    for player in players:
        await player.until(lambda player: player.play)
    clients = [Seated(player) for player in players]
    ana = players[ANA]
    for step in course:
        if isinstance(step, int):
            await honest_move(ana, step)
        else:
            await clients[step.sender].send(step.cook(players[step.sender]))
    for client in clients[:ANA]:
        await client.settle()
    # The table lives: Ana hears of all, and a look from outside shows the same.
    again = await house.ana.sit_at(table)
    await again.until(lambda player: player.play)
    await ana.until(reached(again.head))
    assert ana.play == again.play
    assert ana.lines == again.lines
    moves = sum(isinstance(answer, live.Done) for answer in ana.answers.values())
    check_log(ana, moves)
    for player in players[:ANA]:
        if player.closed is None:
            await player.until(reached(again.head))
            assert player.play.board == again.play.board
    assert {line.text for line in ana.chat} == {line.text for line in again.chat}


@settings
@hypothesis.given(st.lists(recipes(ANA) | st.integers(0, 600), max_size=40))
def test_whatever_is_sent_the_table_stands(house: House, course: list[Recipe | int]) -> None:
    house.run(play(house, course))


numbers = st.integers(-(2**40), 2**40).map(str) | st.text(string.printable, max_size=12)


@settings
@hypothesis.given(
    st.dictionaries(
        st.sampled_from(["since", "seat", "chat", "version", "viewer", "\xe4", "since[]"]), numbers
    )
)
def test_whatever_a_client_says_it_has_it_gets_what_it_lacks(
    house: House, query: dict[str, str]
) -> None:
    house.run(come_again(house, query))


async def come_again(house: House, query: dict[str, str]) -> None:
    """Open a socket with any cursor, and check that one gets all there is, or a documented no."""
    from urllib.parse import urlencode

    table = await a_table(house.ana, players=2)
    player = await house.ana.sit_at(table, f"?{urlencode(query)}")
    try:
        await player.send(live.Ping())
        async with asyncio.timeout(PATIENCE):
            while player.closed is None and not player.others:
                player._changed.clear()
                await player._changed.wait()
    except ConnectionClosed:
        await player.until_closed()
    if player.closed is not None:
        assert player.closed == 4426
        assert query.get("version", "1").strip() != "1"
    else:
        assert player.others == [live.Pong(2)]
        # Who has all of it already gets nothing more; everybody else gets the table.
        assert player.table is not None or query["since"].strip() == "2"


@settings
@hypothesis.given(st.text(string.ascii_letters + string.digits + "-_.~%/ä\u20ac\0", max_size=60))
def test_wherever_a_socket_knocks_it_is_told(house: House, table: str) -> None:
    house.run(knock(house, table))


async def knock(house: House, table: str) -> None:
    """Open a socket at any address, and check that the no is a documented one."""
    from urllib.parse import quote

    from websockets.exceptions import InvalidStatus

    try:
        player = await house.ana.sit_at(quote(table, safe="%/"))
    except InvalidStatus as error:
        status = error.response.status_code
    else:
        status = await player.until_closed()
    assert status in {403, 404, 4404}


@pytest.fixture
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server that lets sockets send two messages a second."""
    server = Server(tmp_path_factory.mktemp("strict"), messages_per_second="2", bot_workers="1")
    await server.start()
    yield server
    server.stop()


async def test_a_flood_is_dammed(strict: Server) -> None:
    person = await Person(strict.address).introduce("Ana")
    clock = asyncio.get_running_loop().time
    began = clock()
    client = Seated(await person.sit_at(await a_table(person)))
    for number in range(40):
        await client.send(b'{"type":"ping"}' if number % 2 else b"rubbish")
    assert await client.player.until_closed() == TOO_MUCH
    allowed = 5 * 2 + 2 * (clock() - began)
    answers = client.answers()
    faults = [answer for answer in answers if isinstance(answer, live.Fault)]
    done = [answer for answer in answers if isinstance(answer, live.Pong)]
    assert len(done) <= allowed
    assert len(faults) <= FAULTS
    assert {fault.code for fault in faults} == {"malformed", "too-fast"}
    await person.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"x" * 20_000, 1009),
        ("x" * 20_000, 1009),
    ],
)
def test_what_is_too_long_closes_the_socket(house: House, frame: str | bytes, code: int) -> None:
    async def send() -> None:
        player = await house.ana.sit_at(await a_table(house.ana))
        await player.socket.send(frame)
        assert await player.until_closed() == code

    house.run(send())
