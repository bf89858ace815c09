"""The plots of a balance report: SVG that stands inside a page and takes its colours from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from undercroft.lab.drawing import safe, scale, short, text, ticks
from undercroft.lab.statistics import Estimate

WIDTH = 760
NAMES, FIGURES = 216, 176
"""The room for names on the left and figures on the right."""
ROW = 26
WINDOW = 180
"""How high the bars of a histogram can be."""
LONGEST_NAME = 30

Band = tuple[float, float]
"""From where to where all is well."""


class Row(NamedTuple):
    """A figure with its interval, how it is written out, and how it is marked: ``out``, ``unsure`` or not at all."""

    name: str
    figure: Estimate
    written: str
    mark: str = ""


def intervals(rows: Sequence[Row], title: str, band: Band | None, form: Callable[[float], str]) -> str:
    """A dot and a bar for each row, upon the band in which all is well."""
    left, right, top = NAMES, WIDTH - FIGURES, 8
    bottom = top + ROW * len(rows)
    edges = [edge for row in rows for edge in (row.figure.low, row.figure.high)] + list(band or ())
    marks = ticks(min(0.0, *edges), max(edges))
    x = scale(marks[0], marks[-1], left, right)
    drawn = [_band(x(band[0]), x(band[1]), top, bottom)] if band else []
    for mark in marks:
        drawn.append(f'<line class="grid" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{top}" y2="{bottom}"/>')
        drawn.append(text(x(mark), bottom + 18, form(mark), "label", "middle"))
    for number, row in enumerate(rows):
        drawn += _row(row, top + ROW * number + ROW / 2, x, right)
    return _chart(bottom + 26, title, [f"{row.name}: {row.written}" for row in rows], drawn)


def _row(row: Row, y: float, x: Callable[[float], float], right: float) -> list[str]:
    mark = f" {row.mark}" if row.mark else ""
    figure = row.figure
    bar = f'x1="{x(figure.low):.1f}" x2="{x(figure.high):.1f}" y1="{y}" y2="{y}"'
    return [
        text(0, y + 4, short(row.name, LONGEST_NAME), f"name{mark}"),
        f'<line class="bar{mark}" {bar}/>',
        f'<circle class="dot{mark}" cx="{x(figure.value):.1f}" cy="{y}" r="5"/>',
        text(right + 12, y + 4, row.written, f"figure{mark}"),
    ]


def histogram(counts: Mapping[int, int], title: str, band: Band | None, form: Callable[[float], str]) -> str:
    """A column for each figure, upon the band in which all is well."""
    low, high = min(counts), max(counts)
    edges = (min(low, band[0]), max(high, band[1])) if band else (low, high)
    left, right, top, bottom = 48, WIDTH, 8, 8 + WINDOW
    x = scale(edges[0] - 0.5, edges[1] + 0.5, left, right)
    total = sum(counts.values())
    marks = ticks(0.0, max(counts.values()) / total)
    y = scale(marks[0], marks[-1], bottom, top)
    wide = max(1.0, (right - left) / (edges[1] - edges[0] + 1) - 2)
    drawn = [_band(x(band[0] - 0.5), x(band[1] + 0.5), top, bottom)] if band else []
    for mark in marks:
        drawn.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>')
        drawn.append(text(left - 8, y(mark) + 4, form(mark), "label", "end"))
    for figure, count in sorted(counts.items()):
        height = bottom - y(count / total)
        out = " out" if band and not band[0] <= figure <= band[1] else ""
        place = f'x="{x(figure) - wide / 2:.1f}" y="{bottom - height:.1f}" width="{wide:.1f}" height="{height:.1f}"'
        drawn.append(f'<rect class="column{out}" {place}/>')
    for mark in [round(mark) for mark in ticks(*edges) if mark == round(mark) and edges[0] <= mark <= edges[1]]:
        drawn.append(text(x(mark), bottom + 18, str(mark), "label", "middle"))
    return _chart(bottom + 26, title, [f"{figure}: {form(count / total)}" for figure, count in counts.items()], drawn)


def _band(start: float, end: float, top: float, bottom: float) -> str:
    return f'<rect class="band" x="{start:.1f}" y="{top}" width="{end - start:.1f}" height="{bottom - top}"/>'


def _chart(height: float, title: str, about: Sequence[str], drawn: Sequence[str]) -> str:
    label = safe(f"{title}: {'; '.join(about)}").replace('"', "&quot;")
    return "\n".join(
        [f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{label}">', *drawn, "</svg>"],
    )
