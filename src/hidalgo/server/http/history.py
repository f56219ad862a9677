"""Looking back at games: whole, moment by moment, as records; and at records of elsewhere."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from hidalgo.door.opening import load
from hidalgo.door.record import read
from hidalgo.server.http.parts import Somebody, TheDesk
from hidalgo.server.http.tables import TableId
from hidalgo.server.http.wishes import granted
from hidalgo.server.people.sessions import Known
from hidalgo.server.problems import problems
from hidalgo.server.protocol.api import Moment, OpenedRecord, OpenRecord, Replay
from hidalgo.server.tables import history

# Which seats there are, the table says: it refuses all others in words of its own.
Viewer = Annotated[
    int, Parameter(description="Whose eyes to see with: a seat, or -1 for the public.")
]
Index = Annotated[
    int, Parameter(description="An index of the log: how the game stood after it.", ge=0)
]


def _person(somebody: Known | None) -> str:
    return "" if somebody is None else somebody.public


@get(
    "/api/tables/{table:str}/replay",
    tags=["history"],
    summary="All lines of a game",
    responses=problems(404, 409),
)
async def replay(table: TableId, desk: TheDesk, somebody: Somebody, viewer: Viewer = -1) -> Replay:
    """Return a game to step through: finished, or running as far as one may know it."""
    with granted():
        room = await desk.room(table)
        return history.replay_of(room.session, _person(somebody), viewer, room.names)


@get(
    "/api/tables/{table:str}/moment",
    tags=["history"],
    summary="A game at one moment",
    responses=problems(404, 409),
)
async def moment(
    table: TableId, desk: TheDesk, somebody: Somebody, index: Index, viewer: Viewer = -1
) -> Moment:
    """Return the board, what was asked and what had just happened."""
    with granted():
        room = await desk.room(table)
        return history.moment_of(room.session, _person(somebody), viewer, index, room.names)


@get(
    "/api/tables/{table:str}/record",
    tags=["history"],
    summary="The record of a game",
    media_type=MediaType.TEXT,
    responses=problems(404, 409),
)
async def record(table: TableId, desk: TheDesk, somebody: Somebody) -> Response[str]:
    """Return a game as text that `hidalgo replay`, `hidalgo check` and people can read."""
    with granted():
        room = await desk.room(table)
        text = str(history.record_of(room.session, _person(somebody)))
    name = f'attachment; filename="hidalgo-{table}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post(
    "/api/records",
    status_code=200,
    tags=["history"],
    summary="Look into a record",
    responses=problems(),
)
async def open_record(data: OpenRecord) -> OpenedRecord:
    """Check a complete record and return it at one moment, or from the beginning.

    The record is not kept. Without an index the lines of the whole game come with it.
    """
    with granted():
        parsed = read(data.record)
        load(parsed)  # every decision is checked before anything is shown
        session = history.session_of(parsed)
        whole = None
        if data.index is None:
            whole = history.replay_of(session, "", data.viewer, {})
        index = history.first_index(session) if data.index is None else data.index
        return OpenedRecord(whole, history.moment_of(session, "", data.viewer, index, {}))
