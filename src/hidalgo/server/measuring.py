"""Where metrics are taken: what desk, sockets and timekeeper tell, counted."""

from __future__ import annotations

from hidalgo.server.bus import Bus
from hidalgo.server.metrics import OTHER, Metrics
from hidalgo.server.tables.desk import Desk
from hidalgo.server.tables.entries import Entry
from hidalgo.server.tables.live import Tally
from hidalgo.server.tables.room import Room
from hidalgo.server.tables.session import Session
from hidalgo.server.tables.timing import Timekeeper
from hidalgo.server.thinking.pool import Thinkers


class SocketTally(Tally):
    """Counts what sockets tell."""

    def __init__(self, metrics: Metrics) -> None:
        """Count into the metrics of the process."""
        self._metrics = metrics

    def opened(self) -> None:
        """Count a socket that was opened."""
        self._metrics.socket_opened()

    def closed(self) -> None:
        """Count a socket that was closed."""
        self._metrics.socket_closed()

    def received(self, kind: str) -> None:
        """Count a request."""
        self._metrics.message_in(kind or OTHER)

    def sent(self, kind: str) -> None:
        """Count a message."""
        self._metrics.message_out(kind)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._metrics.move_refused(code)

    def stale(self) -> None:
        """Count an answer that came too late."""
        self._metrics.move_stale()

    def gap(self) -> None:
        """Count a client whose cursor fits nothing."""
        self._metrics.client_gap()

    def overflow(self) -> None:
        """Count a client that was too slow."""
        self._metrics.outbox_overflow()


def measure(
    metrics: Metrics, desk: Desk, timekeeper: Timekeeper, thinkers: Thinkers, bus: Bus
) -> None:
    """Have everything counted that happens at the tables."""

    def entered(_room: Room, before: Session, new: list[Entry]) -> None:
        if any(entry.kind == "decision" for entry in new):
            metrics.move_accepted()
        for entry in new[:1]:
            question = before.question(entry.seat)
            if entry.kind == "decision" and question is not None and question.kind == "window":
                metrics.veto_waited(entry.at - question.since, bot=entry.author != "person")

    desk.when_entered(entered)
    desk.when_astray(lambda _table: metrics.game_frozen())
    desk.store.journal.when_written(metrics.entries_appended)
    timekeeper.when_taken_over(lambda _table: metrics.lease_taken_over())
    metrics.watch_tables(lambda: sum(1 for _ in desk.rooms()))
    metrics.watch_thinkers(thinkers)
    metrics.watch_bus(bus)
