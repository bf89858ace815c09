"""A rule of thumb for Descent, for both sides.

It gives every option the worth of the whole turn that begins with it: where the figure may end up, what it can do
there, how far that brings its side to the goal of the quest, and what the other side could do to it. Attacks are
weighed by the exact odds. It looks at what lies open, and as the overlord at his own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.engine.match import Match
from undercroft.games.descent.state import DescentState
from undercroft.players.thumb.descent import answers, beginning, monsters, surges, turns

Worth: TypeAlias = Callable[[Option], float]
Scorer: TypeAlias = Callable[[DescentState, Decision], Worth]


class DescentThumb:
    """Chooses at once, without looking ahead."""

    def choose(self, match: Match, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return max(decision.options, key=self._worth(match, decision))

    def rank(self, match: Match, decision: Decision) -> list[Option]:
        """The options from the best to the worst."""
        return sorted(decision.options, key=self._worth(match, decision), reverse=True)

    def _worth(self, match: Match, decision: Decision) -> Worth:
        s = match.state
        assert isinstance(s, DescentState)
        if decision.kind in ("pick-group", "gain-cards"):
            return beginning.varied_worth(s, match.commitment)
        if decision.kind == "learn":
            return beginning.learning_worth(s, match.commitment)
        if decision.kind in ("choose-hero", "choose-class"):
            return beginning.party_worth(s, match.commitment)
        return SCORERS.get(decision.kind, first_of)(s, decision)


def first_of(s: DescentState, decision: Decision) -> Worth:
    """Of what nobody thought of, the first."""
    return lambda option: 0.0


SCORERS: Final[dict[str, Scorer]] = {
    "place": beginning.place_worth,
    "reinforce": beginning.reinforcement_worth,
    "next": turns.next_worth,
    "equip": beginning.equipment_worth,
    "act": turns.act_worth,
    "familiar": turns.act_worth,
    "ally": turns.act_worth,
    "go": turns.going_worth,
    "strike": answers.strike_worth,
    "choose": answers.choice_worth,
    "shop": beginning.shopping_worth,
    "activate": monsters.activation_worth,
    "monster": monsters.act_worth,
    "aim": surges.aim_worth,
    "surge": surges.surge_worth,
    "stand-at": beginning.standing_worth,
    "boulder": beginning.boulder_worth,
    "guard-target": beginning.guard_worth,
    "answer": answers.answer_worth,
}
"""By kind of decision."""


THUMB = DescentThumb
