"""A judge for Descent: looks to the end of a figure's turn, then weighs how near both sides are to the quest's goals,
how the heroes are, who is in whose reach, how strong the monsters are, and how many rounds are left."""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.descent.options import END_ACTIVATION, END_TURN
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import EVERY_HERO, is_about, on_the_way, script_of
from undercroft.games.descent.state import THE_OVERLORD, DescentState
from undercroft.games.descent.threats import blow
from undercroft.games.descent.turn import PLAYING
from undercroft.games.descent.wounds import health, stamina
from undercroft.players.judges import Figure
from undercroft.players.thumb.descent import goals, value
from undercroft.players.thumb.descent.danger import attackable
from undercroft.players.thumb.descent.plans import is_precious

FOR_HEROES: Final = (
    "goal",
    "their-goal",
    "health",
    "stamina",
    "monsters",
    "hand",
    "safe",
    "quarry",
    "late",
    "won",
    "set-up",
)
FOR_THE_OVERLORD: Final = (
    "their-goal",
    "goal",
    "hurt",
    "tired",
    "strong",
    "cards",
    "exposed",
    "leader",
    "late",
    "won",
    "set-up",
)
"""What a position is weighed by; and what that is called when a hint says why, by whom it is for."""
WEIGHTS: Final[tuple[float, ...]] = (1.25, -1.97, 1.35, 0.56, -0.89, -0.41, -0.5, 0.76, 2.03, 0.26, 0.25)
"""What they weigh for the heroes (bench/fitting_descent.py)."""
DOUBT: Final = 0.12
ACTING: Final = ("act", "monster", "ally", "familiar", "pick-group", "choose-hero")
WALKED: Final = 0.5
ANSWERED: Final = 0.3
"""What share of the time for a decision is spent on one in a walk, and on an answer."""
SHORTER: Final = 0.87
"""How much shorter a figure's next decision is thought about than the one before."""
WON_BEFORE: Final = 0.5
"""How much an encounter counts that others follow, beside the last one, which decides the quest."""


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
        heroes = chance(s)
        return [1 - heroes, *[heroes] * (s.seats - 1)]

    def share(self, match: Match, decision: Decision) -> float:
        """A figure's turn is many small decisions: what to do gets all the time, where to walk half of it, and what
        answers to dice and cards a little; and each decision less than the one before it, so that a whole activation
        stays short, however many there are."""
        s = match.state
        assert isinstance(s, DescentState)
        tired = SHORTER ** chosen_before(match, decision.seat)
        if decision.kind not in ACTING:
            return ANSWERED * tired
        return tired * (WALKED if s.has_figure(s.active) and s.figure(s.active).points > 0 else 1.0)

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


def chosen_before(match: Match, seat: int) -> int:
    """How many choices the seat has made since the last activation ended."""
    found = 0
    for chooser, option in reversed(match.choices):
        if option.verb in (END_TURN, END_ACTIVATION):
            break
        found += chooser == seat
    return found


def chance(s: DescentState) -> float:
    """The heroes' chance to win the quest; between two encounters, the one that is over counts, too."""
    strength = sum([weight * feature for weight, feature in zip(WEIGHTS, features(s), strict=True)])
    ahead = 1 / (1 + exp(-max(-30.0, min(30.0, strength))))
    if s.phase in PLAYING or not s.wins:
        return ahead
    won = {HEROES: 1.0, OVERLORD: 0.0}.get(s.wins[-1], 0.5)
    return WON_BEFORE * won + (1 - WON_BEFORE) * ahead


def features(s: DescentState) -> tuple[float, ...]:
    """What a position is weighed by, in the order of the names; before the first round, that alone."""
    won = float(sum([{HEROES: 1, OVERLORD: -1}.get(winner, 0) for winner in s.wins]))
    if s.phase not in PLAYING:
        return (*[0.0 for _ in FOR_HEROES[2:]], won, 1.0)
    heroes, overlord = script_of(s).progress(s)
    limit = script_of(s).data.limit
    favours = {"heroes": 1.0, "overlord": -1.0}.get(limit.winner, 0.0)
    figures = [s.figure(hero.id) for hero in s.heroes]
    whole = sum([health(s, figure) for figure in figures])
    left = whole - sum([figure.damage for figure in figures])
    monsters = s.on_map(OVERLORD)
    strong = sum([health(s, figure) - figure.damage for figure in monsters])
    tired = sum([hero.fatigue / max(1, stamina(s, hero)) for hero in s.heroes]) / len(s.heroes)
    return (
        min(1.0, heroes + under_way(s, HEROES)),
        min(1.0, overlord + under_way(s, OVERLORD)),
        left / max(1, whole),
        1 - tired,
        strong / (10.0 * s.hero_count),
        float(len(s.hand)) / 5,
        reached(s, HEROES),
        reached(s, OVERLORD),
        favours * s.round / limit.rounds,
        won,
        0.0,
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


def reached(s: DescentState, side: int) -> float:
    """What share of their health those may lose in the others' next turn whom a side must not lose: all heroes; of
    monsters, only who decides."""
    wanted = [each for each in s.on_map(side) if side == HEROES or is_precious(s, each)]
    if not wanted:
        return 0.0
    enemies = [(each, attackable(s, each)) for each in s.on_map(1 - side)]
    found = 0.0
    for figure in wanted:
        harm = sum([blow(s, enemy, figure) for enemy, area in enemies if area & figure.spaces])
        found += min(1.5, harm / value.left(s, figure))
    return found / len(wanted)


JUDGE = DescentJudge
