"""Figures about the running server, as Prometheus reads them. No label says anything about a person or a table.

They are of the whole process: counters and times grow where things happen, what is there at this moment (tables,
sockets) is counted when somebody asks (:mod:`undercroft.table.routes.hosting`).
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
LOOK_EVERY: Final = 0.25
"""So often the event loop is asked whether it comes late."""

disable_created_metrics()  # type: ignore[no-untyped-call]
registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"undercroft_{name}", about, labels, registry=registry)


def _times(name: str, about: str, *labels: str, buckets: tuple[float, ...] = QUICK) -> Histogram:
    return Histogram(f"undercroft_{name}_seconds", about, labels, buckets=buckets, registry=registry)


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"undercroft_{name}", about, labels, registry=registry)


requests = _counter("requests", "Requests answered, by route and status", "method", "route", "status")
request_seconds = _times("request", "From a request's arrival to the end of the answer", "route")
choice_seconds = _times("choice", "From receiving a person's choice to having told it to everybody")
commit_seconds = _times("commit", "Writing a batch of choices, commit included")
thought_seconds = _times("thought", "From asking a thinking process to its answer, wait included", "lane", buckets=SLOW)
thought_wait_seconds = _times("thought_wait", "How long thoughts stand in line", "lane", buckets=SLOW)
loop_lag_seconds = _times("loop_lag", "How much later than asked the event loop comes back")
collection_seconds = _times("collection", "Pauses by Python's cycle collector", "generation")
refusals = _counter("refusals", "What was refused, by code", "code")
errors = _counter("errors", "Lines of the log at level error or worse", "logger")
thinker_restarts = _counter("thinker_restarts", "Thinking processes that died and were replaced")
waiting = _gauge("thoughts_waiting", "Thoughts that stand in line", "lane")
under_way = _gauge("thoughts", "Thoughts asked for and not answered yet", "lane")
tables = _gauge("tables", "Tables in memory")
sockets = _gauge("sockets", "Open sockets")
people = _gauge("people", "People with an open socket")
deeds = _counter("moderation", "What operators did", "deed")


def page() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest(registry)


def count(figures: Mapping[Gauge, int]) -> None:
    """What is there at this moment."""
    for gauge, number in figures.items():
        gauge.set(number)


@contextmanager
def thought(lane: str) -> Iterator[None]:
    """A thinking process is asked, until it answers."""
    with under_way.labels(lane).track_inprogress(), thought_seconds.labels(lane).time():
        yield


@contextmanager
def watching() -> Iterator[None]:
    """While the server runs: how late the event loop comes, and how long the collector pauses it."""
    collector, loop = CollectorWatch(), asyncio.create_task(watch_the_loop())
    gc.callbacks.append(collector)
    try:
        yield
    finally:
        gc.callbacks.remove(collector)
        loop.cancel()


async def watch_the_loop() -> None:
    """See how late the event loop comes, for as long as the server runs."""
    while True:
        due = time.perf_counter() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        loop_lag_seconds.observe(max(0.0, time.perf_counter() - due))


class CollectorWatch:
    """Notes how long each run of the cycle collector stops everything."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._began = now
        else:
            collection_seconds.labels(str(info["generation"])).observe(now - self._began)


class ErrorCount(logging.Handler):
    """Counts what is logged as an error, by the part of the server that says so."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        errors.labels(record.name.partition(".")[0]).inc()
