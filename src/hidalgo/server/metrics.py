"""What the server counts and times, in the form that Prometheus reads.

Every process has one `Metrics` with a registry of its own. What has a number at any moment, such
as the tables in memory, is asked for when somebody reads the metrics. Labels are words of ours
only: nothing that a user makes up, for every new word would be kept for good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as written
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from hidalgo.server.bus import Bus
from hidalgo.server.thinking.pool import Thinkers, Watcher

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
OTHER: Final = "other"

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_THOUGHT: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_PEOPLE: Final = (1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 3600.0, 6 * 3600.0, 24 * 3600.0)


class Metrics:
    """All that one server process counts."""

    def __init__(self) -> None:
        """Begin to count, beside what Python and the system say of the process."""
        self.registry: Final = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._http(self.registry)
        self._play(self.registry)
        self._thinking(self.registry)
        self.bots: Final = BotMetrics(self)
        self._known_bots: frozenset[str] = frozenset()

    def _http(self, registry: CollectorRegistry) -> None:
        self._requests = Histogram(
            "hidalgo_http_request_seconds",
            "HTTP requests and how long they took",
            ("method", "route", "status"),
            registry=registry,
            buckets=_QUICK,
        )
        self._sockets = Gauge("hidalgo_sockets", "Sockets that are open", registry=registry)
        self._messages = Counter(
            "hidalgo_messages",
            "Messages on sockets",
            ("direction", "kind"),
            registry=registry,
        )
        self._overflows = Counter(
            "hidalgo_outbox_overflows",
            "Sockets that were too slow, and lost what waited for them",
            registry=registry,
        )

    def _play(self, registry: CollectorRegistry) -> None:
        self._accepted = Counter("hidalgo_moves", "Submissions carried out", registry=registry)
        self._refused = Counter(
            "hidalgo_moves_refused", "Submissions refused", ("code",), registry=registry
        )
        self._stale = Counter(
            "hidalgo_moves_stale", "Submissions that came too late", registry=registry
        )
        self._desyncs = Counter(
            "hidalgo_desyncs",
            "Times that a state was not what it should be, by who noticed: the hash of a replay, "
            "or a client that missed something",
            ("noticed",),
            registry=registry,
        )
        self._veto_waits = Histogram(
            "hidalgo_veto_wait_seconds",
            "Time from asking a seat about a Veto to its answer",
            ("by",),
            registry=registry,
            buckets=_PEOPLE,
        )
        self._entries = Counter(
            "hidalgo_entries", "Entries written to the logs of tables", registry=registry
        )
        self._durable = Histogram(
            "hidalgo_durable_seconds",
            "Time until entries are durable",
            registry=registry,
            buckets=_QUICK,
        )
        self._takeovers = Counter(
            "hidalgo_lease_takeovers", "Tables taken over from another process", registry=registry
        )
        self._tables = Gauge("hidalgo_tables", "Tables in memory", registry=registry)

    def _thinking(self, registry: CollectorRegistry) -> None:
        self._decisions = Histogram(
            "hidalgo_bot_decision_seconds",
            "Decisions of bots, and the time from question to answer",
            ("bot",),
            registry=registry,
            buckets=_THOUGHT,
        )
        self._failures = Counter(
            "hidalgo_bot_failures",
            "Questions that a bot gave no good answer to",
            ("bot", "reason"),
            registry=registry,
        )
        self._answered_for = Counter(
            "hidalgo_bot_answered_for",
            "Decisions left to chance because a bot failed for good",
            ("bot",),
            registry=registry,
        )
        self._replacements = Counter(
            "hidalgo_bot_workers_replaced",
            "Processes for bots that were replaced",
            ("reason",),
            registry=registry,
        )
        self._waiting = Gauge(
            "hidalgo_bot_questions_waiting", "Questions that wait for a process", registry=registry
        )

    def text(self) -> bytes:
        """Return all metrics as Prometheus reads them; `CONTENT_TYPE` says as what."""
        return written(self.registry)

    # Requests and sockets

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; the route is a template such as `/api/tables/{table}`."""
        method = method if method in _METHODS else OTHER
        self._requests.labels(method, route, str(status)).observe(seconds)

    def socket_opened(self) -> None:
        """Count a socket that was opened."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """Count a socket that was closed."""
        self._sockets.dec()

    def message_in(self, kind: str) -> None:
        """Count a message of a client by its tag; `OTHER` for one that can't be read."""
        self._messages.labels("in", kind).inc()

    def message_out(self, kind: str) -> None:
        """Count a message to a client by its tag."""
        self._messages.labels("out", kind).inc()

    def outbox_overflow(self) -> None:
        """Count a socket that was too slow."""
        self._overflows.inc()

    # Play

    def move_accepted(self) -> None:
        """Count a submission that was carried out."""
        self._accepted.inc()

    def move_refused(self, code: str) -> None:
        """Count a submission that was refused."""
        self._refused.labels(code).inc()

    def move_stale(self) -> None:
        """Count a submission to a question that was no longer open."""
        self._stale.inc()

    def game_frozen(self) -> None:
        """Count a game whose replay led elsewhere than its log says."""
        self._desyncs.labels("hash").inc()

    def client_gap(self) -> None:
        """Count a client that came with a cursor which fits no log, or missed something."""
        self._desyncs.labels("client").inc()

    def veto_waited(self, seconds: float, *, bot: bool) -> None:
        """Take the time from asking a seat about a Veto to its answer."""
        self._veto_waits.labels("bot" if bot else "person").observe(seconds)

    def entries_appended(self, count: int, seconds: float) -> None:
        """Count entries of one transaction, and take the time until they were durable."""
        self._entries.inc(count)
        self._durable.observe(seconds)

    def lease_taken_over(self) -> None:
        """Count a table that another process let go of without saying so."""
        self._takeovers.inc()

    # What is asked for at the moment of reading

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Ask for the number of tables in memory."""
        self._tables.set_function(count)

    def watch_thinkers(self, thinkers: Thinkers) -> None:
        """Ask for the questions that wait, and know the names of the bots that have started."""
        self._waiting.set_function(lambda: thinkers.waiting)
        self._known_bots = frozenset(thinkers.bots)

    def watch_bus(self, bus: Bus) -> None:
        """Ask for what a bus has counted."""
        self.registry.register(_BusCollector(bus))

    # Of bots, by way of `bots`

    def bot_decided(self, bot: str, seconds: float) -> None:
        """Take the time of a bot's decision."""
        self._decisions.labels(self._bot(bot)).observe(seconds)

    def bot_failed(self, bot: str, reason: str) -> None:
        """Count a question without a good answer."""
        self._failures.labels(self._bot(bot), reason).inc()

    def bot_answered_for(self, bot: str) -> None:
        """Count a decision that was left to chance."""
        self._answered_for.labels(self._bot(bot)).inc()

    def worker_replaced(self, reason: str) -> None:
        """Count a process that was replaced."""
        self._replacements.labels(reason).inc()

    def _bot(self, text: str) -> str:
        """Return a bot's name without its parameters, of which there are endlessly many."""
        name = text.partition(":")[0]
        return name if name in self._known_bots else OTHER


class BotMetrics(Watcher):
    """Counts what happens in the pool in which bots think; give it to `Thinkers`."""

    def __init__(self, metrics: Metrics) -> None:
        """Count into the metrics of the process."""
        self._metrics = metrics

    def decided(self, bot: str, seconds: float) -> None:
        """Count a decision, and take its time."""
        self._metrics.bot_decided(bot, seconds)

    def failed(self, bot: str, reason: str) -> None:
        """Count a question that got no good answer."""
        self._metrics.bot_failed(bot, reason)

    def answered_for(self, bot: str) -> None:
        """Count a decision that was left to chance."""
        self._metrics.bot_answered_for(bot)

    def replaced(self, reason: str) -> None:
        """Count a process that was replaced."""
        self._metrics.worker_replaced(reason)


class _BusCollector(Collector):
    """Reads the counts of a bus."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def describe(self) -> Iterator[Metric]:
        """Name the metrics without reading them."""
        return self.collect()

    def collect(self) -> Iterator[Metric]:
        """Yield the counts, and whether the bus is connected."""
        for count in fields(self._bus.counts):
            yield CounterMetricFamily(
                f"hidalgo_bus_{count.name}",
                f"What the bus counted as {count.name}",
                value=getattr(self._bus.counts, count.name),
            )
        yield GaugeMetricFamily(
            "hidalgo_bus_connected",
            "Whether news get through to the other processes",
            value=float(self._bus.connected),
        )
