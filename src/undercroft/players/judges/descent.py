"""A judge for Descent: looks to the end of a figure's turn, then weighs how near both sides are to the quest's goals,
how the heroes are, how strong the monsters are, and how many rounds are left."""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import EVERY_HERO, is_about, on_the_way, script_of
from undercroft.games.descent.state import THE_OVERLORD, DescentState
from undercroft.games.descent.turn import PLAYING
from undercroft.games.descent.wounds import health, stamina
from undercroft.players.judges import Figure
from undercroft.players.thumb.descent import goals

WEIGHTS: Final[tuple[float, ...]] = (3.2, -3.2, 1.6, 0.5, -0.9, -1.1, -0.08)
"""What the heroes' goal, the overlord's, the heroes' health, their stamina, those who are down, the monsters' health
and the cards in the overlord's hand weigh for the heroes."""
LATE: Final = 1.2
"""How much it weighs that the rounds run out, for whom the limit favours."""
WON: Final = 0.5
"""An encounter that was won before."""
DOUBT: Final = 0.12
ACTING: Final = ("act", "monster", "ally", "familiar", "pick-group", "choose-hero")
WALKED: Final = 0.5
ANSWERED: Final = 0.3
"""What share of the time for a decision is spent on one in a walk, and on an answer."""
FOR_HEROES: Final = ("goal", "their-goal", "health", "stamina", "fallen", "monsters", "hand")
FOR_THE_OVERLORD: Final = ("their-goal", "goal", "hurt", "tired", "down", "strong", "cards")
"""What the figures are called when a hint says why, by whom it is for."""


class DescentJudge:
    def is_settled(self, root: State, state: State) -> bool:
        """Somebody else is to act, or the encounter is over; of the set-up, when it is done."""
        assert isinstance(root, DescentState)
        assert isinstance(state, DescentState)
        if root.phase not in PLAYING:
            return state.phase in PLAYING
        return (state.encounter, state.round, state.active) != (root.encounter, root.round, root.active)

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, DescentState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        heroes = 1 / (1 + exp(-strength(s)))
        return [1 - heroes, *[heroes] * (s.seats - 1)]

    def share(self, match: Match, decision: Decision) -> float:
        """A figure's turn is many small decisions: what to do gets all the time, where to walk half of it, and what
        answers to dice and cards a little, so that a whole activation stays short."""
        s = match.state
        assert isinstance(s, DescentState)
        if decision.kind not in ACTING:
            return ANSWERED
        return WALKED if s.has_figure(s.active) and s.figure(s.active).points > 0 else 1.0

    def figures(self, match: Match, seat: int) -> list[Figure]:
        s = match.state
        assert isinstance(s, DescentState)
        sign, names = (-1.0, FOR_THE_OVERLORD) if seat == THE_OVERLORD else (1.0, FOR_HEROES)
        parts = zip(names, features(s), WEIGHTS, strict=True)
        return [Figure(name, 10 * amount, sign * weight / 10) for name, amount, weight in parts]

    @property
    def doubt(self) -> float:
        return DOUBT

    def points(self, value: float) -> float | None:
        return None


def features(s: DescentState) -> tuple[float, ...]:
    """What a position is weighed by."""
    if s.phase not in PLAYING:
        return tuple([0.0 for _ in WEIGHTS])
    heroes, overlord = script_of(s).progress(s)
    figures = [s.figure(hero.id) for hero in s.heroes]
    whole = sum([health(s, figure) for figure in figures])
    left = whole - sum([figure.damage for figure in figures])
    monsters = s.on_map(OVERLORD)
    strong = sum([health(s, figure) - figure.damage for figure in monsters])
    tired = sum([hero.fatigue / max(1, stamina(s, hero)) for hero in s.heroes]) / len(s.heroes)
    return (
        min(1.0, heroes + under_way(s, HEROES)),
        min(1.0, overlord + under_way(s, OVERLORD)),
        left / max(1, whole) - 0.5,
        0.5 - tired,
        len([hero for hero in s.heroes if hero.fallen >= 0]) / len(s.heroes),
        strong / (10.0 * s.hero_count) - 0.5,
        float(len(s.hand)),
    )


def under_way(s: DescentState, side: int) -> float:
    """Of a goal to leave the map: what those count who are on their way."""
    found = 0.0
    for goal in goals.goals_of(s, side):
        if goal.what == "left":
            needed = len(s.heroes) if goal.who == EVERY_HERO else goal.count
            found += (
                sum([on_the_way(s, each) for each in s.figures if each.spaces and is_about(s, goal, each)]) / needed
            )
    return 0.5 * found


def strength(s: DescentState) -> float:
    """Above zero the heroes are ahead."""
    found = sum([weight * feature for weight, feature in zip(WEIGHTS, features(s), strict=True)])
    found += WON * sum([{HEROES: 1, OVERLORD: -1}.get(winner, 0) for winner in s.wins])
    limit = script_of(s).data.limit
    favours = {"heroes": 1.0, "overlord": -1.0}.get(limit.winner, 0.0)
    return found + favours * LATE * (s.round / limit.rounds - 0.3)


JUDGE = DescentJudge
