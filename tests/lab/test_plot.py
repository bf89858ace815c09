"""Plots: whole SVG files that need nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import msgspec
import pytest

from tests.lab.conftest import fled
from undercroft.games import game
from undercroft.lab.drawing import SEATS, ticks
from undercroft.lab.ladder import Ladder, Meeting, Rating, Soloist, SoloLadder
from undercroft.lab.plot import plot_ladder, plot_review
from undercroft.lab.review import Review, review
from undercroft.lab.statistics import Estimate
from undercroft.words import Words

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH, RUSSIAN = Words("en", strict=True), Words("ru", strict=True)
ROLL = game("dungeon-roll")

LADDER = Ladder(
    game="dungeon-roll",
    seats=2,
    seed=0,
    deals=10,
    matches=20,
    zero="thumb",
    ratings=[
        Rating("search:100", Estimate(120.0, 80.0, 170.0)),
        Rating("thumb", Estimate(0.0, 0.0, 0.0)),
        Rating("random", Estimate(-450.0, -520.0, -380.0)),
    ],
    meetings=[Meeting(("thumb", "random"), 20, Estimate(1.0, 0.8, 1.0), (20.0, 4.0), "thumb")],
)
SOLO = SoloLadder(
    game="dungeon-roll",
    seats=1,
    seed=0,
    deals=21,
    matches=42,
    zero="thumb",
    players=[
        Soloist("thumb", Estimate(20.0, 18.5, 21.5), None),
        Soloist("random", Estimate(4.0, 3.0, 5.0), Estimate(-16.0, -18.0, -14.0)),
    ],
)


@pytest.fixture(scope="module")
def looked_back() -> Review:
    return review(fled(2), "search:4")


def drawing(svg: str) -> ElementTree.Element:
    """The plot, if it is one that needs nothing else and can be read by day and by night."""
    tree = ElementTree.fromstring(svg)
    assert tree.tag == f"{SVG}svg"
    assert not re.search(r"<script|@import|url\(|href|@font-face|\bon\w+=", svg)
    assert svg.count("http") == 1, "nothing is fetched; the one address is the name of the format"
    assert "@media (prefers-color-scheme: dark)" in svg
    _, _, width, height = map(float, tree.attrib["viewBox"].split())
    for circle in tree.iter(f"{SVG}circle"):
        assert 0 < float(circle.attrib["cx"]) < width
        assert 0 < float(circle.attrib["cy"]) < height
    return tree


def texts(tree: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in tree.iter(f"{SVG}text")]


def of_class(tree: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [each for each in tree.iter() if each.attrib.get("class") == kind]


# -- the ladder -------------------------------------------------------------------------------


def test_a_ladder_has_a_row_for_each_player() -> None:
    tree = drawing(plot_ladder(LADDER, ENGLISH))
    shown = texts(tree)
    assert shown[0] == "Dungeon Roll, 2 seats: 20 matches on 10 deals"
    assert [name for name in shown if name in ("search:100", "thumb", "random")] == ["search:100", "thumb", "random"]
    assert "+120 (+80…+170)" in shown
    assert "0" in shown
    assert "rating: points above thumb" in shown
    title = tree.find(f"{SVG}title")
    assert title is not None
    assert title.text == shown[0]


def test_the_bars_lie_where_the_ratings_are() -> None:
    tree = drawing(plot_ladder(LADDER, ENGLISH))
    dots = [float(dot.attrib["cx"]) for dot in of_class(tree, "dot")]
    bars = [(float(bar.attrib["x1"]), float(bar.attrib["x2"])) for bar in of_class(tree, "bar")]
    assert dots[0] > dots[1] > dots[2]
    assert (dots[0] - dots[1]) / (dots[1] - dots[2]) == pytest.approx(120 / 450, abs=0.01)
    for dot, (low, high) in zip(dots, bars, strict=True):
        assert low <= dot <= high
    assert (bars[0][1] - bars[0][0]) / (dots[0] - dots[1]) == pytest.approx(90 / 120, abs=0.02)
    (zero,) = of_class(tree, "axis")
    assert float(zero.attrib["x1"]) == dots[1]


def test_a_solo_ladder_shows_scores() -> None:
    shown = texts(drawing(plot_ladder(SOLO, RUSSIAN)))
    assert shown[0] == "Dungeon Roll, в одиночку: 42 партии, 21 расклад"
    assert "20,0 (18,5–21,5)" in shown
    assert "средний счёт" in shown


def test_players_who_are_all_alike_can_be_drawn() -> None:
    level = [Rating(name, Estimate(0.0, 0.0, 0.0)) for name in ("thumb", "random")]
    drawing(plot_ladder(msgspec.structs.replace(LADDER, ratings=level), ENGLISH))


# -- a review ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_review_has_a_curve_for_each_seat(looked_back: Review, lang: str) -> None:
    tree = drawing(plot_review(looked_back, ["Ann", "Костя"], Words(lang, ROLL, strict=True)))
    curves = of_class(tree, "curve")
    assert [curve.attrib["stroke"] for curve in curves] == [SEATS[0][0], SEATS[1][0]]
    for seat, curve in enumerate(curves):
        points = [tuple(map(float, point.split(","))) for point in curve.attrib["points"].split()]
        assert len(points) == len(looked_back.steps) + 1
        assert [x for x, _ in points] == sorted(x for x, _ in points)
        values = looked_back.curve(seat)
        high, low = values.index(max(values)), values.index(min(values))
        assert points[high][1] < points[low][1], "up is more"
    shown = texts(tree)
    assert any(text.startswith("Ann: ") for text in shown)
    assert any(text.startswith("Костя: ") for text in shown)
    assert {"0%", "100%"} <= {text.replace("\u00a0", "") for text in shown}


def test_costly_choices_are_ringed(looked_back: Review) -> None:
    marked = msgspec.structs.replace(looked_back, costly=[1, len(looked_back.steps) // 2])
    tree = drawing(plot_review(marked, ["Ann", "Bob"], Words("en", ROLL, strict=True)))
    assert len(of_class(tree, "cost")) == 2
    assert [number.text for number in of_class(tree, "cost-number")] == [str(number) for number in marked.costly]


def test_numbers_that_would_cover_each_other_are_left_out(looked_back: Review) -> None:
    marked = msgspec.structs.replace(looked_back, costly=[1, 2, 3, 4, 5])
    tree = drawing(plot_review(marked, ["Ann", "Bob"], Words("en", ROLL, strict=True)))
    assert len(of_class(tree, "cost")) == 5
    assert 1 <= len(of_class(tree, "cost-number")) < 5


@pytest.mark.parametrize("name", ["<Ann & 'Bob'>", "]]>", "\x00\x1b[1m", "\ud800", "x" * 300, "&lt;", '"'])
def test_no_name_breaks_a_plot(looked_back: Review, name: str) -> None:
    svg = plot_review(looked_back, [name, "Bob"], Words("en", ROLL, strict=True))
    shown = texts(drawing(svg.encode().decode()))
    if name.startswith("<"):
        assert any(text.startswith(name) for text in shown)


# -- scales -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (-450, 170, [-600, -400, -200, 0, 200]),
        (18.2, 24.4, [18, 20, 22, 24, 26]),
        (0, 3, [0, 1, 2, 3]),
        (0, 0, [0, 0.2]),
    ],
)
def test_scales_are_round(low: float, high: float, expected: Sequence[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)
