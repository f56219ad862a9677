"""People: guests at once, accounts when they like, on as many devices as they have.

    everybody = People(database, settings, bus)
    everybody.on_deleting = hand_their_seats_to_bots
    app = Litestar([people_router(everybody), ...], dependencies=people_dependencies(everybody))

A handler that takes `known: Known` is for those who have said a name; one that takes
`somebody: Known | None` is for all. A socket asks `who(socket, everybody)`.
"""

from hidalgo.server.people.asking import people_dependencies, who
from hidalgo.server.people.people import People
from hidalgo.server.people.routes import people_router
from hidalgo.server.people.sessions import Known

__all__ = ["Known", "People", "people_dependencies", "people_router", "who"]
