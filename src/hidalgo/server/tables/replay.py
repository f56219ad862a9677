"""From a log to the table it leads to, by the rules it was played by or not at all."""

from __future__ import annotations

import logging

from hidalgo.server.logs import game_tag
from hidalgo.server.tables.rules import Rules, rules_here
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.store import Kept

log = logging.getLogger(__name__)


def replayed(kept: Kept) -> Session:
    """Return the session that a log leads to, frozen if its rules are not those of this server.

    That is not written down: a server that has these rules goes on with the game.
    """
    session = Session(kept.setup)
    for entry in kept.entries:
        session.fold(entry)
    here = rules_here(kept.setup.edition)
    if session.game is None or session.status == "over" or rules_of(kept) == here:
        return session
    session.freeze(
        f"it was begun under other rules (version {kept.rules}, cards {kept.digest}) than this "
        f"server has (version {here.version}, cards {here.digest})"
    )
    log.warning("table %s stands still on this server: %s", game_tag(kept.setup.id), session.frozen)
    return session


def rules_of(kept: Kept) -> Rules:
    """Return the rules that a game was begun under."""
    return Rules(kept.rules, kept.digest)
