"""Figures of what was measured."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

Figures = dict[str, float | str]


def sizes(counts: Sequence[int], name: str = "") -> Figures:
    """Mean, p95 and the greatest, in bytes."""
    found = {
        "mean": statistics.mean(counts),
        "p95": statistics.quantiles(counts, n=20, method="inclusive")[18],
        "greatest": max(counts),
    }
    return {f"{name}{kind} bytes": round(value) for kind, value in found.items()}


def spread(seconds: Sequence[float], name: str = "") -> Figures:
    """Median, p95, p99 and the worst, in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else [seconds[0]] * 99
    ms = {"median": statistics.median(seconds), "p95": cuts[94], "p99": cuts[98], "worst": max(seconds)}
    return {f"{name}{kind} ms": round(1000 * value, 1) for kind, value in ms.items()}
