"""Plots as SVG files that need nothing else: no scripts, no fonts from elsewhere, readable by day and by night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from undercroft.games import game
from undercroft.lab.drawing import SEATS, safe, scale, short, text, ticks
from undercroft.lab.figures import Figures
from undercroft.lab.ladder import Ladder, SoloLadder
from undercroft.lab.review import Review
from undercroft.lab.statistics import Estimate
from undercroft.words import Words

WIDTH = 760
EDGE = 24
"""The free space around a plot."""
ROW = 36
WINDOW = 300
"""How high the window with the curves is."""
MOST_MARKED = 5
"""So many costly choices are marked in the curves."""

STYLE = """
text { font-family: Commissioner, system-ui, 'DejaVu Sans', sans-serif; font-size: 13px; fill: #454b50 }
.sheet { fill: #f3f0e8 } .title { font-size: 18px; font-weight: 600; fill: #1c2126 } .name { fill: #1c2126 }
.label { fill: #5b6064; font-size: 12px } .grid { stroke: #cfc9bb } .axis { stroke: #777468 }
.bar { stroke: #0f5f64; stroke-width: 3; stroke-linecap: round } .dot { fill: #0f5f64 }
.window { fill: #131a1f; stroke: #777468 } .window-grid { stroke: #33414c }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round } .seat { stroke: #0b0f12; stroke-width: 1.5 }
.cost { fill: none; stroke: #f58468; stroke-width: 2 } .cost-number { fill: #f2eadb; font-size: 12px }
@media (prefers-color-scheme: dark) {
text { fill: #c3bdb0 } .sheet { fill: #1a2229 } .title, .name { fill: #f2eadb } .label { fill: #98978f }
.grid { stroke: #33414c } .axis, .window { stroke: #71828f } .bar { stroke: #6cc5c0 } .dot { fill: #6cc5c0 }
.cost-number { fill: #f2eadb }
}
"""
"""The colours of the house's look. The window with the curves is dark by day, too, as the colours of the seats need."""

_SHAPES = {
    "diamond": "0,-7 7,0 0,7 -7,0",
    "square": "-5,-5 5,-5 5,5 -5,5",
    "triangle": "0,-7 6.5,5 -6.5,5",
    "hexagon": "-3,-6 3,-6 6.5,0 3,6 -3,6 -6.5,0",
    "cross": "-2,-6 2,-6 2,-2 6,-2 6,2 2,2 2,6 -2,6 -2,2 -6,2 -6,-2 -2,-2",
}


class Line(NamedTuple):
    """A figure with its interval, and how it is written out."""

    name: str
    figure: Estimate
    written: str


# -- the ladder -------------------------------------------------------------------------------


def plot_ladder(ladder: Ladder | SoloLadder, words: Words) -> str:
    """Ratings, or mean scores of a solo ladder, each with its interval."""
    figures = Figures(words.lang)
    title = words.say(
        "ladder-title",
        game=Words(words.lang, game(ladder.game)).title("game"),
        seats=ladder.seats,
        matches=ladder.matches,
        deals=ladder.deals,
    )
    if isinstance(ladder, SoloLadder):
        scores = [(soloist.player, soloist.score) for soloist in ladder.players]
        lines = [Line(name, score, _written(score, figures, figures.number)) for name, score in scores]
        return _intervals(lines, title, words.say("ladder-axis-solo"), lambda value: figures.number(value, 0), None)
    ratings = [(rating.player, rating.rating) for rating in ladder.ratings]
    lines = [Line(name, rating, _written(rating, figures, figures.signed)) for name, rating in ratings]
    return _intervals(lines, title, words.say("ladder-axis", player=ladder.zero), figures.signed, 0.0)


def _written(figure: Estimate, figures: Figures, form: Callable[[float], str]) -> str:
    if figure.low == figure.high:
        return form(figure.value)
    return f"{form(figure.value)} ({figures.interval(figure, form)})"


def _intervals(lines: Sequence[Line], title: str, axis: str, form: Callable[[float], str], zero: float | None) -> str:
    """A row for each line; ``zero`` is where a stronger line of the grid stands."""
    left, right, top = EDGE + 176, WIDTH - EDGE - 176, 76
    bottom = top + ROW * len(lines)
    marks = ticks(min(line.figure.low for line in lines), max(line.figure.high for line in lines))
    x = scale(marks[0], marks[-1], left, right)
    drawn = []
    for mark in marks:
        kind = "axis" if mark == zero else "grid"
        drawn.append(f'<line class="{kind}" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{top}" y2="{bottom}"/>')
        drawn.append(text(x(mark), bottom + 18, form(mark), "label", "middle"))
    for number, line in enumerate(lines):
        y = top + ROW * number + ROW / 2
        drawn.append(text(EDGE, y + 5, short(line.name), "name"))
        low, high, middle = x(line.figure.low), x(line.figure.high), x(line.figure.value)
        drawn.append(f'<line class="bar" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle class="dot" cx="{middle:.1f}" cy="{y}" r="6"/>')
        drawn.append(text(right + 16, y + 5, line.written, ""))
    drawn.append(text((left + right) / 2, bottom + 40, axis, "label", "middle"))
    about = "; ".join(f"{line.name}: {line.written}" for line in lines)
    return _sheet(bottom + 40 + EDGE, title, about, drawn)


# -- a review ---------------------------------------------------------------------------------


def plot_review(review: Review, names: Sequence[str], words: Words) -> str:
    """The outlook of every seat, choice by choice, with the choices that cost the most."""
    figures = Figures(words.lang)
    title = f"{words.title('game')}. {words.say('review-curve', unit=review.unit)}"
    curves = [review.curve(seat) for seat in range(review.seats)]
    legend = [f"{short(names[seat])}: {_from_to(curve, review, words, figures)}" for seat, curve in enumerate(curves)]
    left, right, top = EDGE + 44, WIDTH - EDGE, 60 + 24 * len(curves)
    bottom = top + WINDOW
    chance = review.unit == "chance"
    marks = [0.0, 0.25, 0.5, 0.75, 1.0] if chance else ticks(min(map(min, curves)), max(map(max, curves)))
    x = scale(0, len(review.steps), left + 12, right - 12)
    y = scale(marks[0], marks[-1], bottom - 12, top + 12)
    drawn = [f'<rect class="window" x="{left}" y="{top}" width="{right - left}" height="{WINDOW}" rx="6"/>']
    for mark in marks:
        drawn.append(f'<line class="window-grid" x1="{left}" x2="{right}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>')
        written = figures.percent(mark) if chance else figures.number(mark, 0)
        drawn.append(text(left - 8, y(mark) + 4, written, "label", "end"))
    for mark in [mark for mark in ticks(0, len(review.steps)) if mark <= len(review.steps)]:
        drawn.append(text(x(mark), bottom + 18, figures.number(mark, 0), "label", "middle"))
    drawn.append(text((left + right) / 2, bottom + 38, words.say("review-axis"), "label", "middle"))
    for seat, curve in enumerate(curves):
        drawn += _curve(seat, [(x(at), y(value)) for at, value in enumerate(curve)])
        drawn.append(_shape(seat, EDGE + 8, 60 + 24 * seat))
        drawn.append(text(EDGE + 26, 60 + 24 * seat + 5, legend[seat], "name"))
    drawn += _costs(review, x, y, top)
    return _sheet(bottom + 38 + EDGE, title, "; ".join(legend), drawn)


def _from_to(curve: Sequence[float], review: Review, words: Words, figures: Figures) -> str:
    ends = (figures.amount(value, review.unit) for value in (curve[0], curve[-1]))
    return words.say("review-from-to", **dict(zip(("from", "to"), ends, strict=True)))


def _curve(seat: int, points: Sequence[tuple[float, float]]) -> list[str]:
    """A line with the seat's shape upon it, here and there, the seats by turns."""
    colour, _ = SEATS[seat % len(SEATS)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    apart = max(1, len(points) // 6)
    shown = [*points[apart * (seat + 1) // (len(SEATS) + 1) : -apart // 2 or None : apart], points[-1]]
    return [f'<polyline class="curve" stroke="{colour}" points="{path}"/>', *(_shape(seat, *point) for point in shown)]


def _shape(seat: int, x: float, y: float) -> str:
    colour, shape = SEATS[seat % len(SEATS)]
    if shape == "circle":
        return f'<circle class="seat" fill="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="5.5"/>'
    return f'<polygon class="seat" fill="{colour}" points="{_SHAPES[shape]}" transform="translate({x:.1f} {y:.1f})"/>'


def _costs(review: Review, x: Callable[[float], float], y: Callable[[float], float], top: float) -> list[str]:
    """A ring where a costly choice led to, with the number of the choice where there is room for it."""
    drawn = []
    taken: list[tuple[float, float]] = []
    for number in review.costly[:MOST_MARKED]:
        step = review.steps[number - 1]
        across, down = x(number), y(step.outlook[step.seat])
        drawn.append(f'<circle class="cost" cx="{across:.1f}" cy="{down:.1f}" r="10"/>')
        for beside in (down - 16, down + 24):
            is_free = not any(abs(across - other) < 26 and abs(beside - height) < 14 for other, height in taken)
            if is_free and top + 14 < beside < top + WINDOW - 6:
                taken.append((across, beside))
                drawn.append(text(across, beside, str(number), "cost-number", "middle"))
                break
    return drawn


def _sheet(height: float, title: str, about: str, drawn: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title about">',
            f'<title id="title">{safe(title)}</title>',
            f'<desc id="about">{safe(about)}</desc>',
            f"<style>{STYLE}</style>",
            f'<rect class="sheet" width="{WIDTH}" height="{height:.0f}" rx="10"/>',
            text(EDGE, 36, title, "title"),
            *drawn,
            "</svg>",
            "",
        ]
    )
