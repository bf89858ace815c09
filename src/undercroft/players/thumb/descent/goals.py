"""What the quest wants of whom: where figures do well to go, and whose defeat counts."""

from __future__ import annotations

from undercroft.games.descent.content.schema import Goal
from undercroft.games.descent.profiles import HERO, HEROES
from undercroft.games.descent.quests.registry import exits_for, is_about, on_the_way, script_of
from undercroft.games.descent.state import DescentState, Figure


def goals_of(s: DescentState, side: int) -> list[Goal]:
    data = script_of(s).data
    return list(data.heroes_goals if side == HEROES else data.overlord_goals)


def wants(s: DescentState, figure: Figure) -> int:
    """The spaces that a figure should come to: the exit, if its side wins by leaving or it carries something out; the
    quest's own places for what a hero carries. None: it fights."""
    leaves = [goal for goal in goals_of(s, figure.profile.side) if goal.what == "left" and is_about(s, goal, figure)]
    if leaves or figure.carries:
        found = exits_for(s, figure)
        if found:
            return found
    if figure.carries and figure.profile.rank == HERO:
        return sum([1 << s.board.space(at) for at in script_of(s).data.marks])
    return 0


def prize(s: DescentState, figure: Figure) -> float:
    """How much the defeat of a figure counts beside that of any other; 1 decides the encounter."""
    found = 0.0
    for goal in goals_of(s, 1 - figure.profile.side):
        if goal.what == "defeated" and is_about(s, goal, figure):
            found = max(found, 1.0 / goal.count)
    for goal in goals_of(s, figure.profile.side):
        if goal.what == "left" and is_about(s, goal, figure) and figure.profile.rank != HERO:
            found = max(found, on_the_way(s, figure) / goal.count)
    return found
