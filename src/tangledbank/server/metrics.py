"""Counters and timers for Prometheus.

With several worker processes the counts are added up through the folder that
PROMETHEUS_MULTIPROC_DIR names, so any worker can answer for all.
"""

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY: Final = CollectorRegistry()

COMMANDS: Final = Counter(
    "tangledbank_commands",
    "Commands at tables, by kind and answer (done, or the word of the refusal).",
    ["kind", "answer"],
    registry=REGISTRY,
)
LATENCY: Final = Histogram(
    "tangledbank_command_seconds",
    "From a command's arrival to its acknowledgement.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
TABLES: Final = Gauge(
    "tangledbank_tables",
    "Tables in memory, by status.",
    ["status"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
ROOM_RESTARTS: Final = Counter(
    "tangledbank_room_restarts",
    "How often a table stopped for an unforeseen reason and was read again.",
    registry=REGISTRY,
)
LOOP_LAG: Final = Histogram(
    "tangledbank_loop_lag_seconds",
    "How late the event loop runs a timer.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
LOAD: Final = Gauge(
    "tangledbank_load_level",
    "0: accepts everybody; 1: no new tables; 2: no new spectators either.",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
SHED: Final = Counter(
    "tangledbank_shed",
    "Refusals because of the load (table, spectator).",
    ["what"],
    registry=REGISTRY,
)
CONNECTIONS: Final = Gauge(
    "tangledbank_connections",
    "Open websockets, by kind (table, lobby).",
    ["kind"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOT_QUEUE: Final = Gauge(
    "tangledbank_bot_queue",
    "Questions waiting for a bot.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOT_SECONDS: Final = Histogram(
    "tangledbank_bot_seconds",
    "How long a bot thought, without waiting in the queue.",
    ["bot"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
BOT_LATE: Final = Counter(
    "tangledbank_bot_late",
    "Questions a bot did not answer in time, by what came instead (cheaper bot, default, no hint).",
    ["instead"],
    registry=REGISTRY,
)
REQUESTS: Final = Counter(
    "tangledbank_requests",
    "Requests, by route, method and status.",
    ["route", "method", "status"],
    registry=REGISTRY,
)
REQUEST_SECONDS: Final = Histogram(
    "tangledbank_request_seconds",
    "From a request's arrival to the end of its answer, by route.",
    ["route"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
NUMBERS: Final = Gauge(
    "tangledbank_now",
    "Current counts over the tables of a process.",
    ["what"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)


class RoomMetrics:
    """What rooms count (`interfaces.Metrics`), passed to Prometheus."""

    def __init__(self) -> None:
        self._commands: dict[tuple[str, str], Counter] = {}  # there are few kinds and answers

    def command(self, kind: str, answer: str) -> None:
        counter = self._commands.get((kind, answer))
        if counter is None:
            counter = self._commands[kind, answer] = COMMANDS.labels(kind, answer)
        counter.inc()

    def latency(self, seconds: float) -> None:
        LATENCY.observe(seconds)

    def restarted(self) -> None:
        ROOM_RESTARTS.inc()

    def tables(self, status: str, count: int) -> None:
        TABLES.labels(status).set(count)


def note_numbers(numbers: dict[str, float]) -> None:
    for what, value in numbers.items():
        NUMBERS.labels(what).set(value)


def page() -> tuple[bytes, str]:
    """All metrics in Prometheus's format, and its content type."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
