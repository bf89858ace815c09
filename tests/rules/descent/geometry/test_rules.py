"""What the rulebook says about adjacency, distance and sight, on small drawings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undercroft.games.descent.geometry.ground import Ground
from undercroft.games.descent.geometry.lay import Country, Lay
from undercroft.games.descent.geometry.plan import Cell, Edge, drawn, edge


class Drawing:
    """Rows of cells: ``#`` is an obstacle, letters are figures."""

    def __init__(self, *rows: str, walls: Sequence[Edge] = (), doors: Sequence[Sequence[Edge]] = ()) -> None:
        self.ground = Ground(drawn(rows, walls, doors))
        solid = self.ground.marked("#")
        self.country = Country(self.ground, solid)
        self.lay: Lay = self.country.lay((1 << len(doors)) - 1)
        figures = {mark: cell for cell, mark in self.ground.plan.marks.items() if mark.isalpha()}
        self.at = {mark: self.ground.number[cell] for mark, cell in figures.items()}
        self.blocked = solid | self.ground.spaces(figures.values())

    def sees(self, one: str, other: str) -> bool:
        return self.lay.sees(self.at[one], self.at[other], self.blocked)

    def adjacent(self, one: str, other: str) -> bool:
        return bool(self.lay.near[self.at[one]] >> self.at[other] & 1)

    def distance(self, one: str, other: str) -> int:
        return self.lay.distance(1 << self.at[one], 1 << self.at[other])


def wall(one: Cell, other: Cell) -> Edge:
    return edge(one, other)


@pytest.mark.rule("DESC-ADJ-01", "DESC-ADJ-04")
def test_sides_and_corners() -> None:
    found = Drawing("bcd", "eaf", "ghi", "j..")
    assert [mark for mark in "bcdefghij" if found.adjacent("a", mark)] == list("bcdefghi")


@pytest.mark.rule("DESC-ADJ-02", "DESC-MOVEX-03")
def test_walls_separate_unless_one_way_round_the_corner_is_free() -> None:
    assert not Drawing("ab", walls=[wall((0, 0), (1, 0))]).adjacent("a", "b")
    protruding = Drawing("a.", ".b", walls=[wall((0, 0), (1, 0))])
    assert protruding.adjacent("a", "b")
    straight = Drawing("a.", ".b", walls=[wall((0, 0), (1, 0)), wall((0, 1), (1, 1))])
    assert not straight.adjacent("a", "b")
    assert not Drawing("a ", " b").adjacent("a", "b")
    assert Drawing("a#", "#b").adjacent("a", "b")


@pytest.mark.rule("DESC-ADJ-03")
def test_a_shut_door_separates_and_an_open_one_does_not() -> None:
    shut = Drawing("ac", "bd", doors=[[edge((0, 0), (1, 0)), edge((0, 1), (1, 1))]])
    assert not shut.adjacent("a", "c")
    assert not shut.adjacent("a", "d")
    opened = shut.country.lay(0)
    assert opened.near[shut.at["a"]] >> shut.at["d"] & 1


@pytest.mark.rule("DESC-LOS-01")
def test_one_free_line_between_any_two_corners_is_enough() -> None:
    assert Drawing("a..", "#.b").sees("a", "b")
    assert not Drawing("a#b").sees("a", "b")
    assert not Drawing("a#.", "##b").sees("a", "b")


@pytest.mark.rule("DESC-LOS-02")
def test_walls_stop_lines_but_their_ends_do_not() -> None:
    assert Drawing("a.b").sees("a", "b")
    assert not Drawing("a.b", walls=[wall((0, 0), (1, 0))]).sees("a", "b")
    assert Drawing("a.b", "...", walls=[wall((0, 0), (0, 1))]).sees("a", "b")
    behind = [wall((1, 0), (2, 0)), wall((1, 1), (2, 1))]
    assert not Drawing("a..", "..b", walls=behind).sees("a", "b")


@pytest.mark.rule("DESC-LOS-03")
def test_shut_doors_stop_lines() -> None:
    found = Drawing("a.b", doors=[[edge((1, 0), (2, 0))]])
    assert not found.sees("a", "b")
    assert found.country.lay(0).sees(found.at["a"], found.at["b"], found.blocked)


@pytest.mark.rule("DESC-LOS-04", "DESC-OBST-02")
def test_figures_and_obstacles_stop_lines() -> None:
    assert not Drawing("acb").sees("a", "b")
    assert not Drawing("a#b").sees("a", "b")


@pytest.mark.rule("DESC-LOS-05")
def test_no_line_crosses_the_space_of_the_one_who_looks_or_is_looked_at() -> None:
    """Only the far corners of the target are past the obstacles, and its own space is in the way of those."""
    rows = ("a##", "..b")
    assert Drawing(*rows).sees("a", "b")
    found = Drawing("a#.", "#.b")
    near_corner_only = found.lay.sees(found.at["a"], found.at["b"], found.blocked)
    assert near_corner_only
    seam = Drawing(".#.", "a.b", ".#.")
    assert seam.sees("a", "b")
    assert not seam.lay.sees(seam.at["a"], seam.at["b"], seam.blocked | 1 << seam.ground.number[1, 1])


@pytest.mark.rule("DESC-LOS-06", "DESC-DIST-04")
def test_spaces_are_not_counted_through_walls_and_doors() -> None:
    assert Drawing("ab").distance("a", "b") == 1
    assert Drawing("ab", "..", walls=[wall((0, 0), (1, 0))]).distance("a", "b") == 2
    assert Drawing("ab", doors=[[edge((0, 0), (1, 0))]]).distance("a", "b") == -1


@pytest.mark.rule("DESC-LOS-07")
def test_figures_do_not_hinder_counting() -> None:
    assert Drawing("acb").distance("a", "b") == 2


@pytest.mark.rule("DESC-DIST-02")
def test_of_all_terrain_only_obstacles_count() -> None:
    assert Drawing("a~b").distance("a", "b") == 2
    assert Drawing("aob").distance("a", "b") == 2
    assert Drawing("a#b", ". .", "...").distance("a", "b") == 4


@pytest.mark.rule("DESC-LOS-09", "DESC-LOSX-02")
def test_a_line_along_a_blocked_side_is_no_line() -> None:
    assert not Drawing("a##b").sees("a", "b")
    assert not Drawing("a##b", ".##.").sees("a", "b")


@pytest.mark.rule("DESC-LOS-10", "DESC-LOSX-01")
def test_a_line_may_touch_corners_of_blocked_spaces() -> None:
    assert Drawing("a#.", "..b").sees("a", "b")
    diagonal = Drawing("a#..", "#..b")
    assert diagonal.sees("a", "b")
    between_two = Drawing("a.#", ".#.", "#.b")
    assert between_two.sees("a", "b")
    seam = between_two.ground.number
    assert not between_two.lay.sees(0, seam[2, 2], between_two.blocked | 1 << seam[1, 0] | 1 << seam[0, 1])
    assert Drawing("a..", "..#", ".#b").sees("a", "b")


@pytest.mark.rule("DESC-LOS-11")
def test_adjacent_spaces_need_no_line() -> None:
    assert Drawing("a#", "#b").sees("a", "b")


def test_a_walk_goes_straight_where_that_is_no_longer() -> None:
    open_ground = Drawing("...", "...", "a.b")
    lay, start, goal = open_ground.lay, open_ground.at["a"], open_ground.at["b"]
    layers = lay.walk(1 << start, 2, open_ground.ground.all)
    assert lay.way(layers, goal) == [start + 1, goal]
