"""How encounters and quests end."""

from __future__ import annotations

from undercroft.engine.outcome import Outcome
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.quests.registry import DRAW
from undercroft.games.descent.setting_up import next_encounter
from undercroft.games.descent.state import THE_OVERLORD, DescentState

SIDES = ("heroes", "overlord", "nobody")


def end_encounter(s: DescentState, winner: int) -> None:
    """DESC-QUEST-07, DESC-WIN-03: the next encounter starts, or the quest is over."""
    s.wins.append(winner)
    s.tell("encounter-over", winner=SIDES[winner])
    if s.encounter + 1 < len(quest_of(s.quest).encounters):
        next_encounter(s, winner)
        return
    s.winner = winner
    s.phase = "over"


def outcome(s: DescentState) -> Outcome | None:
    """DESC-GOAL-01, DESC-GOAL-02: the heroes win or lose together, the overlord alone."""
    if s.phase != "over":
        return None
    heroes = tuple(range(1, s.seats))
    winners = heroes if s.winner == 0 else (THE_OVERLORD,) if s.winner == 1 else (THE_OVERLORD, *heroes)
    scores = tuple([int(seat in winners) for seat in range(s.seats)])
    assert s.winner in (0, 1, DRAW)
    return Outcome(winners, scores)
