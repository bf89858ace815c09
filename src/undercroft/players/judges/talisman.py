"""A judge for Talisman: looks to the end of one's next turn, then weighs abilities, lives, belongings and the way
to the Crown of Command (or to the Lord of Darkness, where he decides)."""

from __future__ import annotations

from math import exp, log
from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.games.talisman.box import INNER
from undercroft.games.talisman.inner_walk import NEARNESS
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.trophies import price
from undercroft.players.judges import Figure
from undercroft.players.thumb.talisman import goals, inner, lord, prowess, worth

FIGURES: Final[tuple[str, ...]] = (
    "battle",
    "psychic",
    "lives",
    "lives",
    "means",
    "means",
    "means",
    "belongings",
    "belongings",
    "belongings",
    "talisman",
    "chance",
    "chance",
    "near",
    "near",
    "near",
    "lives",
    "chance",
    "turns",
    "lives",
)
"""What the features are called when a hint says why."""
FOR_THE_CROWN: Final[tuple[float, ...]] = (
    *(0.23, 0.03, 0.12, -0.28, 0.03, 0.03, 0.13, 0.08, 0.03, 0.08),
    *(0.06, 1.01, 0.29, 3.14, 1.18, 0.39, 1.31, 1.07, -0.1, 1.36),
)
FOR_THE_LORD: Final[tuple[float, ...]] = (
    *(0.08, 0.05, 0.11, -0.1, 0.0, 0.0, 0.17, 0.03, 0.05, 0.03),
    *(0.08, 1.13, 1.98, 0.26, 0.0, 0.0, 0.0, 0.0, -0.1, 0.93),
)
"""What they weigh: fitted to who won 4,799 matches of thumbs, and 700 in which the Lord decides
(bench/fitting_talisman.py); only that a turn is missed was set by hand. A point of battle is worth eight of psychic
combat: Craft does not win matches."""
ALONE: Final = -2.5
"""The same scale for one player: where winning and losing are as likely as each other."""
DOUBT: Final = 0.1
GRAIN: Final = 0.04
"""How far the gap between two options of a decision is usually off: what seems less ahead than half of it is not, four
turns later."""
WORTH_THINKING: Final = frozenset(
    {
        *("start", "move", "go-to", "speed", "way", "window", "encounter", "visit", "confront", "evade", "reward"),
        *("use-die", "fight-with", "take-follower", "buy", "pay-to-heal", "pay-for-spell", "give-up-for-life"),
        "choose-treasure",
    }
)
"""The kinds of decisions that get all the time; what to take, to put down, to roll again the thumb knows as well."""
A_GLANCE: Final = 0.02
YET_TO_COME: Final[tuple[float, ...]] = (*[0.0] * (len(FIGURES) - 1), 1.0)
STEPS: Final = 5
"""From the Plain of Peril to the Crown."""
MOST_LIVES: Final = 10
MOST_FATE: Final = 6
MOST_GOLD: Final = 8
"""More of these do not help any more."""


class TalismanJudge:
    def is_settled(self, root: State, state: State) -> bool:
        """Everybody has had a turn after this one, and the one whose turn it is a second one: what is only reached
        sooner is not taken for a gain."""
        assert isinstance(root, TalismanState)
        assert isinstance(state, TalismanState)
        turns = (state.round - root.round) * root.seats + place(state) - place(root)
        return turns > root.seats

    def worth(self, match: Match) -> list[float]:
        s = match.state
        assert isinstance(s, TalismanState)
        if match.outcome is not None:
            return match.outcome.shares(match.sides)
        strengths = [strength(s, c) for c in s.characters]
        if s.solo:
            return [1 / (1 + exp(-strengths[0] - ALONE))]
        odds = [0.0 if c.out else exp(each) for c, each in zip(s.characters, strengths, strict=True)]
        return [each / (sum(odds) or 1.0) for each in odds]

    def share(self, match: Match, decision: Decision) -> float:
        return 1.0 if decision.kind in WORTH_THINKING else A_GLANCE

    def figures(self, match: Match, seat: int) -> list[Figure]:
        """What is alike is told together, in points of battle."""
        s = match.state
        assert isinstance(s, TalismanState)
        weighing = weights(s)
        point, parts = weighing[0], dict.fromkeys(FIGURES, 0.0)
        for name, weight, feature in zip(FIGURES, weighing, features(s, s.characters[seat]), strict=True):
            parts[name] += weight * feature / point
        return [Figure(name, amount, point) for name, amount in parts.items()]

    @property
    def doubt(self) -> float:
        return DOUBT

    @property
    def grain(self) -> float:
        return GRAIN

    def points(self, value: float) -> float | None:
        return None


def place(s: TalismanState) -> int:
    """How many have had their turn in this round."""
    return (s.active - s.starter) % s.seats


def weights(s: TalismanState) -> tuple[float, ...]:
    return FOR_THE_CROWN if s.goal == "crown" else FOR_THE_LORD


def strength(s: TalismanState, c: Character) -> float:
    return sum([weight * feature for weight, feature in zip(weights(s), features(s, c), strict=True)])


def features(s: TalismanState, c: Character) -> tuple[float, ...]:
    """What a character in a position is weighed by; one that is yet to be drawn only by that."""
    if c.role is None:
        return YET_TO_COME
    here = s.box.spaces[c.space]
    inside = here.region == INNER
    others = [card for card in c.objects if "opens-valley" not in card.traits]
    return (
        float(prowess.battle_value(s, c)),
        float(prowess.psychic_value(s, c)),
        float(min(c.lives, MOST_LIVES)),
        1.0 if c.lives == 1 else 0.0,
        float(min(c.fate, MOST_FATE)),
        float(min(c.gold, MOST_GOLD)),
        sum([card.strength + card.craft for card in c.trophies]) / price(s),
        sum([worth.spell_worth(card) for card in c.spells]),
        sum([worth.card_worth(s, c, card, held=True) for card in others]),
        sum([worth.card_worth(s, c, card, held=True) for card in c.followers]),
        1.0 if worth.owns_talisman(c) else 0.0,
        lord.lord_hope_at_last(s, c) if s.short else inner.on_foot(s, c),
        lord.lord_hope(s, c) if s.dungeon else 0.0,
        nearness(s, c),
        NEARNESS[here.id] / STEPS if inside else 0.0,
        1.0 if inside else 0.0,
        under_the_crown(s, c),
        1.0 if any(inner.carries_off(card) for card in c.objects) else 0.0,
        float(c.missing + c.toad),
        0.0,
    )


def nearness(s: TalismanState, c: Character) -> float:
    """1 on the Crown of Command (or before the Lord, where he decides); less the further off for those who go there,
    nothing for the others."""
    goal = goals.goal_of(s, c)
    if goal is None or goal.space != (s.box.crown if s.goal == "crown" else s.box.chamber):
        return 0.0
    return 1 / (1 + goals.turns_to(s, c, s.box.spaces[c.space], goal.space))


def under_the_crown(s: TalismanState, c: Character) -> float:
    """How long a character lasts while another one casts the Command Spell."""
    crown = s.box.crown
    threatened = c.space != crown and any(other.space == crown for other in s.others(c.seat))
    return log(1 + c.lives) if threatened else 0.0


JUDGE = TalismanJudge
