"""Means and shares, each with its 95 % interval."""

from __future__ import annotations

from math import sqrt

import msgspec

Z95 = 1.959964


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the true one 19 times out of 20."""

    value: float
    low: float
    high: float


class Tally:
    """Adds figures up without keeping them."""

    __slots__ = ("count", "maximum", "minimum", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.minimum: int | None = None
        self.maximum: int | None = None

    def add(self, figure: int) -> None:
        self.count += 1
        self.total += figure
        self.squares += figure * figure
        if self.minimum is None or figure < self.minimum:
            self.minimum = figure
        if self.maximum is None or figure > self.maximum:
            self.maximum = figure

    def merge(self, other: Tally) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        if other.minimum is not None:
            self.minimum = other.minimum if self.minimum is None else min(self.minimum, other.minimum)
        if other.maximum is not None:
            self.maximum = other.maximum if self.maximum is None else max(self.maximum, other.maximum)

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """The sample's standard deviation."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1)))

    def estimate(self) -> Estimate:
        half = Z95 * self.deviation / sqrt(self.count)
        return Estimate(self.mean, self.mean - half, self.mean + half)


def share(hits: float, of: int) -> Estimate:
    """A share with its Wilson interval, which stays within 0 and 1."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = hits / of
    spread = Z95 * Z95 / of
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))
