"""What all plots are made of: scales, texts and colours."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, log10
from unicodedata import category
from xml.sax.saxutils import escape

LONGEST_NAME = 22

SEATS = (
    ("#6cc3fa", "circle"),
    ("#ee7b52", "diamond"),
    ("#2fb583", "square"),
    ("#e593bd", "triangle"),
    ("#efe6d4", "hexagon"),
    ("#7f6fe6", "cross"),
)
"""The colour and the shape of each seat."""


def ticks(low: float, high: float) -> list[float]:
    """Round numbers, evenly apart, that hold ``low`` and ``high`` between them."""
    span = (high - low) or abs(high) or 1.0
    rough = span / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    if first == last:
        last += 1
    return [number * step for number in range(first, last + 1)]


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """From a figure to a place in the plot; what lies beyond stays at the edge."""
    return lambda value: start + (min(max(value, low), high) - low) / (high - low) * (end - start)


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{safe(words)}</text>'


def short(name: str, longest: int = LONGEST_NAME) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def safe(words: str) -> str:
    """Text as XML may hold it: without control characters and the like."""
    return escape("".join(sign for sign in words if category(sign) not in ("Cc", "Cn", "Cs")))
