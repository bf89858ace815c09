"""What the judge of Descent says: where to stop looking, what a position is worth, and how long to think."""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.options import END_ACTIVATION, END_TURN
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import HEROES_ACT, LEAST
from undercroft.games.descent.state import THE_OVERLORD, DescentState
from undercroft.games.descent.turn import PLAYING
from undercroft.players.judges import Figure
from undercroft.players.judges.descent.features import FEATURES, features
from undercroft.players.judges.descent.weights import ANYWHERE, EVEN, STARTS, WEIGHTS

REASONS: Final[tuple[str, ...]] = tuple(dict.fromkeys(FEATURES.values()))
FOR_THE_OVERLORD: Final[dict[str, str]] = {
    "goal": "their-goal",
    "their-goal": "goal",
    "health": "hurt",
    "stamina": "tired",
    "reserve": "spent",
    "monsters": "strong",
    "hand": "cards",
    "safe": "exposed",
    "quarry": "leader",
    "prey": "apart",
}
"""What a hint calls what is good for the overlord."""
DOUBT: Final = 0.12
GRAIN: Final = 0.03
"""How far the gap between two options of a decision is usually off."""
SPREAD: Final = 0.08
"""The same of a single round, at least."""
ACTING: Final = ("act", "monster", "ally", "familiar", "pick-group", "choose-hero")
ACTED: Final = 1.0
WALKED: Final = 0.5
ANSWERED: Final = 0.1
"""What share of the time for a decision is spent on what to do, on where to walk, and on an answer: more lines of play
hardly change what is chosen."""
SHORTER: Final = 0.87
"""How much shorter a figure's next decision is thought about than the one before."""
WON_BEFORE: Final = 0.5
"""How much an encounter counts that others follow, beside the last one, which decides the quest."""


class DescentJudge:
    def is_settled(self, root: State, state: State) -> bool:
        """The other side has answered with a turn of its own, or the encounter is over; of the set-up, when it is
        done."""
        assert isinstance(root, DescentState)
        assert isinstance(state, DescentState)
        if root.phase not in PLAYING:
            return state.phase in PLAYING
        if state.encounter != root.encounter:
            return True
        return state.round > root.round and (root.phase in HEROES_ACT or state.phase not in HEROES_ACT)

    @property
    def grows(self) -> bool:
        """What follows an option is played by the thumb: there is too much of it for a tree."""
        return False

    @property
    def punctual(self) -> bool:
        return True

    @property
    def spread(self) -> float:
        return SPREAD

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, DescentState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        heroes = chance(s)
        return [1 - heroes, *[heroes] * (s.seats - 1)]

    def share(self, match: Match, decision: Decision) -> float:
        """A figure's turn is many small decisions: what to do gets most time, where to walk half of that, and what
        answers to dice and cards a little; and each decision less than the one before it, so that a whole activation
        stays short, however many there are."""
        s = match.state
        assert isinstance(s, DescentState)
        tired = SHORTER ** chosen_before(match, decision.seat)
        if decision.kind not in ACTING:
            return ANSWERED * tired
        return tired * (WALKED if s.has_figure(s.active) and s.figure(s.active).points > 0 else ACTED)

    def figures(self, match: Match, seat: int) -> list[Figure]:
        s = match.state
        assert isinstance(s, DescentState)
        found = reasons(s)
        if seat != THE_OVERLORD:
            return [Figure(name, 10 * amount, 0.1) for name, amount in found.items()]
        return [Figure(FOR_THE_OVERLORD.get(name, name), -10 * amount, 0.1) for name, amount in found.items()]

    @property
    def doubt(self) -> float:
        return DOUBT

    @property
    def grain(self) -> float:
        return GRAIN

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
    """The heroes' chance to win the quest. What others follow is an encounter that counts for a part of it, while it is
    played and when it is over."""
    if s.phase in PLAYING:
        strength = even(s) + sum([weight * each for weight, each in zip(weights(s), features(s), strict=True)])
        ahead = 1 / (1 + exp(-max(-30.0, min(30.0, strength))))
        if s.encounter + 1 == len(quest_of(s.quest).encounters):
            return ahead
    else:
        ahead = {HEROES: 1.0, OVERLORD: 0.0}.get(s.wins[-1], 0.5) if s.wins else 0.5
    return WON_BEFORE * ahead + (1 - WON_BEFORE) * 0.5


def weights(s: DescentState) -> tuple[float, ...]:
    return WEIGHTS.get((s.quest, s.encounter), ANYWHERE)


def even(s: DescentState) -> float:
    """What there is for the heroes beside the weights."""
    starts = STARTS.get((s.quest, s.encounter))
    return EVEN if starts is None else starts[s.hero_count - LEAST]


def reasons(s: DescentState) -> dict[str, float]:
    """What the strength of the heroes is made up of, as a hint tells it; before the first round, of nothing."""
    found = dict.fromkeys(REASONS, 0.0)
    if s.phase in PLAYING:
        for reason, weight, amount in zip(FEATURES.values(), weights(s), features(s), strict=True):
            found[reason] += weight * amount
    return found
