"""The lobby, setting tables up, sitting down, starting, leaving, playing again."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from hidalgo import __version__
from hidalgo.bots import names as bot_names
from hidalgo.grande.editions import cards_of, edition, editions
from hidalgo.locale import languages
from hidalgo.server.http.parts import Me, Somebody, TheDesk, ThePeople, TheSettings
from hidalgo.server.http.wishes import granted
from hidalgo.server.problems import LOGGED_IN, ProblemError, problems
from hidalgo.server.protocol.api import (
    CardInfo,
    EditionInfo,
    Lobby,
    NewTable,
    Offer,
    Opened,
    SetBot,
    TableSummary,
    TakeSeat,
)
from hidalgo.server.protocol.table import Seat
from hidalgo.server.tables import wishes
from hidalgo.server.tables.entries import NOBODY, Entry
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.rows import Listed
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.wishes import By

PACES = [0, 60, 300, 3600, 86_400, 3 * 86_400]

TableId = Annotated[
    str, Parameter(description="The table's id, as in its link.", max_length=40, min_length=1)
]


@get("/api/offer", tags=["tables"], summary="What a table can be set up with", responses=problems())
async def offer() -> Offer:
    """Return editions with their cards, bots, languages and paces."""
    return Offer(
        version=__version__,
        games=["grande"],
        editions=[_edition(name) for name in editions()],
        bots=list(bot_names()),
        languages=list(languages()),
        paces=PACES,
    )


def _edition(name: str) -> EditionInfo:
    cards = [CardInfo(number, card.id, card.stack) for number, card in enumerate(cards_of(name))]
    return EditionInfo(name, edition(name).title, cards)


@get(
    "/api/lobby",
    tags=["tables"],
    summary="Tables one can join or watch, and one's own",
    responses=problems(),
)
async def lobby(desk: TheDesk, people: ThePeople, somebody: Somebody) -> Lobby:
    """Return public tables that are open or running, and one's own, public or not."""
    me = "" if somebody is None else somebody.public
    mine = await desk.store.tables_of(me) if me else []
    own = {table.id: seat for table, seat in mine}
    opened, running = await desk.store.open_tables(), await desk.store.running_tables()
    listed = [table for table, _ in mine] + opened + running
    met = {seat.person for table in listed for seat in table.seats if seat.person is not None}
    names = await people.names(met)

    def summaries(tables: list[Listed]) -> list[TableSummary]:
        return [_summary(table, own.get(table.id, NOBODY), names) for table in tables]

    return Lobby(
        open=summaries([table for table in opened if table.id not in own]),
        mine=summaries([table for table, _ in mine]),
        playing=summaries([table for table in running if table.id not in own]),
    )


def _summary(table: Listed, own: int, names: dict[str, str]) -> TableSummary:
    seats = [
        Seat(names.get(who.person or "", "") or who.bot or "", who.person, who.bot)
        for who in table.seats
    ]
    return TableSummary(
        id=table.id,
        game=table.game,
        edition=table.edition,
        status=table.status,
        options=table.options,
        seats=seats,
        created=table.created,
        mine=own != NOBODY,
        asked=own != NOBODY and bool(table.owing >> own & 1),
    )


class Tables(Controller):
    """Tables, one by one."""

    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Set up a table", responses=problems(401, 409), security=LOGGED_IN)
    async def create(
        self, data: NewTable, desk: TheDesk, settings: TheSettings, known: Me
    ) -> Opened:
        """Set up a table and take its first seat."""
        if await desk.store.count_of(known.public) >= settings.tables_per_person:
            raise ProblemError(
                409,
                "too-many-tables",
                f"You sit at {settings.tables_per_person} tables that are not over. Finish or "
                "leave one first.",
            )
        if data.game != "grande":
            raise ProblemError(422, "no-game", f"There is no game {data.game!r}; take 'grande'.")
        with granted():
            room = await desk.create(known.public, data)
        return Opened(room.table)

    @get("/{table:str}", summary="A table without its game", responses=problems(404))
    async def show(self, table: TableId, desk: TheDesk) -> Opened:
        """Return who sits there, how it is set up, whether the game runs."""
        with granted():
            return Opened((await desk.room(table)).table)

    @post(
        "/{table:str}/seat",
        status_code=200,
        summary="Sit down",
        responses=problems(401, 404, 409),
        security=LOGGED_IN,
    )
    async def seat(self, table: TableId, data: TakeSeat, desk: TheDesk, known: Me) -> Opened:
        """Sit down, change seats before the game, or take one's seat back from a bot."""
        with granted():
            return await self._wish(
                desk, table, known, lambda session, by: wishes.take_seat(session, by, data.seat)
            )

    @post(
        "/{table:str}/bot",
        status_code=200,
        summary="Put a bot on a seat",
        responses=problems(401, 404, 409),
        security=LOGGED_IN,
    )
    async def bot(self, table: TableId, data: SetBot, desk: TheDesk, known: Me) -> Opened:
        """Put a bot on a seat, or open the seat again; for the host, before the game."""
        with granted():
            return await self._wish(
                desk,
                table,
                known,
                lambda session, by: wishes.set_bot(session, by, data.seat, data.bot),
            )

    @post(
        "/{table:str}/leave",
        status_code=200,
        summary="Leave",
        responses=problems(401, 404, 409),
        security=LOGGED_IN,
    )
    async def leave(self, table: TableId, desk: TheDesk, known: Me) -> Opened:
        """Leave the table; in a running game a bot plays on until one sits down again.

        A game that everybody has left waits for somebody to come back.
        """
        with granted():
            return await self._wish(desk, table, known, wishes.leave)

    @post(
        "/{table:str}/start",
        status_code=200,
        summary="Begin the game",
        responses=problems(401, 404, 409),
        security=LOGGED_IN,
    )
    async def start(self, table: TableId, desk: TheDesk, known: Me) -> Opened:
        """Begin the game; bots take the seats that are still open. For the host."""
        with granted():
            return await self._wish(desk, table, known, wishes.start)

    @post(
        "/{table:str}/rematch",
        status_code=200,
        summary="Play again",
        responses=problems(401, 404, 409),
        security=LOGGED_IN,
    )
    async def rematch(self, table: TableId, desk: TheDesk, known: Me) -> Opened:
        """Return the table at which the game is played again, and sit down there.

        Who asks first sets it up, as it was; the others come to it.
        """
        with granted():
            room = await desk.room(table)
            if not room.session.rematch:
                await self._set_up_again(desk, room, known)
            again = await desk.room(room.session.rematch)
            by = By(desk.clock(), "person", known.public)
            if again.session.status == "open":
                await desk.act(again, by, lambda session: wishes.take_seat(session, by, None))
            return Opened(again.table)

    async def _set_up_again(self, desk: TheDesk, room: Room, known: Me) -> None:
        """Set up another table like this one, and point to it; one of several who try wins."""
        by = By(desk.clock(), "person", known.public)
        wishes.rematch(room.session, by, "")  # refused before a table is made for nothing
        setup = room.session.setup
        bots = [who.bot for who in room.session.occupants if who.bot and who.person is None]
        wish = NewTable(setup.edition, setup.players, setup.options, setup.public, bots, setup.game)
        again = await desk.create(known.public, wish)

        def point(session: Session) -> list[Entry]:
            return [] if session.rematch else wishes.rematch(session, by, again.id)

        await desk.act(room, by, point)
        if room.session.rematch != again.id:
            await desk.act(again, by, lambda session: wishes.leave(session, by))

    async def _wish(self, desk: TheDesk, table: str, known: Me, wish: wishes.PersonWish) -> Opened:
        room = await desk.room(table)
        by = By(desk.clock(), "person", known.public)
        await desk.act(room, by, lambda session: wish(session, by))
        return Opened(room.table)
