"""How long it takes to work out where a figure of Descent gets and what it sees, in the middle of every quest."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import get_args

from rich.table import Table

import undercroft
from undercroft.engine.match import Match
from undercroft.games.descent.moving import reach
from undercroft.games.descent.places import lay_of, seen_spaces
from undercroft.games.descent.setup_options import QuestId
from undercroft.games.descent.state import DescentState, Figure

CHOICES = range(50, 300, 50)
TIMES = 5


def reaches_and_sights() -> Table:
    """The mean and the dearest of all figures, each the least of some times."""
    reaches: list[float] = []
    sights: list[float] = []
    for quest in get_args(QuestId):
        for choices in CHOICES:
            s = _middle(quest, choices).state
            assert isinstance(s, DescentState)
            for figure in [figure for side in (0, 1) for figure in s.on_map(side)]:
                reaches.append(_least(lambda s=s, figure=figure: _reach_anew(s, figure)))  # type: ignore[misc]
                sights.append(_least(lambda s=s, figure=figure: seen_spaces(s, figure)))  # type: ignore[misc]
    table = Table("Descent, a figure", "mean", "dearest", "figures")
    for name, costs in (("where it gets", reaches), ("what it sees", sights)):
        table.add_row(name, f"{sum(costs) / len(costs):.0f} us", f"{max(costs):.0f} us", str(len(costs)))
    return table


def _middle(quest: str, choices: int) -> Match:
    match, number = undercroft.new_match("descent", seats=5, seed=choices, setup={"quest": quest}), random.Random(1)
    while match.outcome is None and len(match.choices) < choices:
        decision = match.decisions[0]
        match.take(decision, number.choice(list(decision.options)))
    return match


def _reach_anew(s: DescentState, figure: Figure) -> None:
    """Not as it is remembered from before."""
    lay_of(s)._walks.clear()
    reach(s, figure, figure.profile.speed)


def _least(work: Callable[[], object]) -> float:
    """In microseconds."""
    costs: list[float] = []
    for _ in range(TIMES):
        began = time.perf_counter()
        work()
        costs.append(1e6 * (time.perf_counter() - began))
    return min(costs)
