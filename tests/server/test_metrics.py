"""What is counted can be read, and no label is of a user's making."""

from __future__ import annotations

import re

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from hidalgo.grande.setup import new_game
from hidalgo.grande.views import view
from hidalgo.server.bus.base import News
from hidalgo.server.bus.memory import MemoryBus
from hidalgo.server.metrics import OTHER, Metrics
from hidalgo.server.thinking.pool import Thinkers


def read(metrics: Metrics) -> dict[str, float]:
    """Return hidalgo's samples by name and labels, as a program would read them."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
        if sample.name.startswith("hidalgo_") and not sample.name.endswith(("_bucket", "_created"))
    }


def test_everything_is_counted_under_its_name() -> None:
    metrics = Metrics()
    metrics.request("GET", "/api/tables/{table}", 200, 0.02)
    metrics.request("BREW", "/health", 405, 0.01)
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    metrics.message_in("submit")
    metrics.message_out("update")
    metrics.outbox_overflow()
    metrics.move_accepted()
    metrics.move_refused("illegal")
    metrics.move_stale()
    metrics.game_frozen()
    metrics.client_gap()
    metrics.veto_waited(4.0, bot=False)
    metrics.entries_appended(3, 0.002)
    metrics.lease_taken_over()
    metrics.watch_tables(lambda: 7)
    found = read(metrics)
    assert {name: value for name, value in found.items() if value} == {
        "hidalgo_http_request_seconds_count GET /api/tables/{table} 200": 1,
        "hidalgo_http_request_seconds_sum GET /api/tables/{table} 200": 0.02,
        f"hidalgo_http_request_seconds_count {OTHER} /health 405": 1,
        f"hidalgo_http_request_seconds_sum {OTHER} /health 405": 0.01,
        "hidalgo_sockets": 1,
        "hidalgo_messages_total in submit": 1,
        "hidalgo_messages_total out update": 1,
        "hidalgo_outbox_overflows_total": 1,
        "hidalgo_moves_total": 1,
        "hidalgo_moves_refused_total illegal": 1,
        "hidalgo_moves_stale_total": 1,
        "hidalgo_desyncs_total hash": 1,
        "hidalgo_desyncs_total client": 1,
        "hidalgo_veto_wait_seconds_count person": 1,
        "hidalgo_veto_wait_seconds_sum person": 4,
        "hidalgo_entries_total": 3,
        "hidalgo_durable_seconds_count": 1,
        "hidalgo_durable_seconds_sum": 0.002,
        "hidalgo_lease_takeovers_total": 1,
        "hidalgo_tables": 7,
    }


async def test_a_bus_is_asked_when_somebody_reads() -> None:
    metrics = Metrics()
    bus = MemoryBus("a", "metrics")
    metrics.watch_bus(bus)
    assert read(metrics)["hidalgo_bus_connected"] == 0
    await bus.start(print)
    await bus.publish(News("table", "head", "a", 1))
    found = read(metrics)
    assert found["hidalgo_bus_sent_total"] == 1
    assert found["hidalgo_bus_failures_total"] == 0
    assert found["hidalgo_bus_connected"] == 1
    await bus.close()


async def test_bots_are_counted_by_name_without_parameters() -> None:
    metrics = Metrics()
    state = new_game("bigbox", 4, 1)
    known = view(state, int(state.actor()))
    pool = Thinkers(1, watcher=metrics.bots)
    await pool.start()
    metrics.watch_thinkers(pool)
    await pool.decide("greedy:rivals=0.5", known, 1)
    await pool.decide("made up by a user", known, 1)
    await pool.close()
    found = read(metrics)
    assert found["hidalgo_bot_decision_seconds_count greedy"] == 1
    assert found[f"hidalgo_bot_failures_total {OTHER} unknown"] == 2
    assert found[f"hidalgo_bot_answered_for_total {OTHER}"] == 1
    assert found["hidalgo_bot_questions_waiting"] == 0
    assert not re.search("made up|rivals", metrics.text().decode())


def test_a_process_may_have_several_and_none_is_global() -> None:
    first, second = Metrics(), Metrics()
    first.move_accepted()
    assert read(first)["hidalgo_moves_total"] == 1
    assert read(second)["hidalgo_moves_total"] == 0
    assert not [family.name for family in REGISTRY.collect() if "hidalgo" in family.name]
    assert "process_resident_memory_bytes" in first.text().decode()
