"""Moves: where to end, whether to cross, to open the Portal, to travel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.talisman import options as do
from undercroft.games.talisman.box import INNER
from undercroft.games.talisman.having import craft, has, strength
from undercroft.games.talisman.inner_walk import NEARNESS
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import BRIDGE_END, PORTAL, walks
from undercroft.players.thumb.talisman import goals, worth
from undercroft.players.thumb.talisman.places import space_worth
from undercroft.players.thumb.talisman.spells import casting_worth, using_worth

Worth: TypeAlias = Callable[[Option], float]
NO_WAY: Final = -50.0
TRAVELLING: Final = 0.2
"""A place of one's choice is a little better than one left to a die."""


class Route:
    """What moves are worth to a character, with its goal in mind."""

    def __init__(self, s: TalismanState, c: Character) -> None:
        self.s = s
        self.c = c
        self.goal = goals.goal_of(s, c)
        self._known: dict[int, float] = {}

    def landing(self, space: int) -> float:
        """To end a move there."""
        known = self._known.get(space)
        if known is None:
            there = self.s.box.spaces[space]
            known = space_worth(self.s, self.c, there) + goals.pull(self.s, self.c, there, self.goal)
            self._known[space] = known
        return known

    def of(self, option: Option) -> float:
        s, c, verb = self.s, self.c, option.verb
        if verb is do.MOVE or verb is do.GO_TO:
            return self.landing(s.box.space_ids[do.SPACE.of(option)])
        if verb is do.TRAVEL:
            return self.landing(s.box.space_ids[do.SPACE.of(option)]) + TRAVELLING
        if verb is do.CROSS:
            return self.crossing()
        if verb is do.OPEN_PORTAL:
            return self.portal(do.STAT.of(option))
        if verb is do.STEP:
            return self.step(s.box.space_ids[do.SPACE.of(option)])
        if verb is do.STAY:
            return 0.0
        if verb is do.ROLL:
            return self.rolling()
        if verb is do.REST:
            return worth.lives_worth(c, 1) + goals.pull(s, c, s.box.spaces[c.space], self.goal)
        return 0.0

    def rolling(self) -> float:
        """What a die leads to, on average, if the better way is taken each time."""
        s, c = self.s, self.c
        best = [max([self.of(option) for option in walks(s, c, steps)], default=0.0) for steps in range(1, 7)]
        return sum(best) / 6

    def crossing(self) -> float:
        """Over the bridge, past the Sentinel."""
        s, c = self.s, self.c
        chance = goals.sentinel_chance(s, c)
        over = goals.pull(s, c, s.box.space(BRIDGE_END), self.goal) + 0.3
        here = goals.pull(s, c, s.box.spaces[c.space], self.goal)
        return chance * over + (1 - chance) * (here + 0.7 * worth.lives_worth(c, -1))

    def portal(self, stat: str) -> float:
        s, c = self.s, self.c
        if self.goal is None or self.goal.space != s.box.crown:
            return NO_WAY
        value = strength(s, c) if stat == "strength" else craft(s, c)
        dice = 1 if stat == "craft" and has(s, c, "one-die-portal") else 2
        chance = worth.chance_to_roll_at_most(dice, value)
        inside = goals.pull(s, c, s.box.space("plain-of-peril"), self.goal)
        outside = goals.pull(s, c, s.box.space(PORTAL), self.goal)
        return chance * inside + (1 - chance) * (outside + worth.counters_worth(c, stat, -1))

    def step(self, space: int) -> float:
        """In the Inner Region: on with a Talisman, else back; through the Crypt by Strength, the Mines by Craft."""
        s, c = self.s, self.c
        there, here = s.box.spaces[space], s.box.spaces[c.space]
        nearer = NEARNESS[there.id] - NEARNESS[here.id]
        strong = strength(s, c) >= craft(s, c)
        right = there.id in (
            ("crypt", "dice-with-death", "werewolf-den") if strong else ("mines", "vampires-tower", "pits")
        )
        onward = has(s, c, "opens-valley")
        return (nearer if onward else -nearer) + (0.5 if right else 0.0)


def start_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Before the move: what helps first, then the best way to go."""
    route = Route(s, c)
    going = any(option.verb is do.TRAVEL for option in decision.options) or s.box.spaces[c.space].region == INNER

    def of(option: Option) -> float:
        verb = option.verb
        if verb in CASTS or verb is do.USE:
            gain = using_worth(s, c, option) if verb is do.USE else casting_worth(s, c, option)
            return 2 * NO_WAY if gain < 0 else gain + (route.rolling() if going else 0.0)
        if verb in (do.CHANGE, do.FLEE, do.BUILD_RAFT):
            return NO_WAY
        if verb is do.PEEK:
            return NO_WAY / 2
        return route.of(option) if going else 0.0

    return of


CASTS: Final = (do.CAST, do.CAST_ON, do.CAST_AT, do.CAST_CARD, do.CAST_FOE)


def move_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    return Route(s, c).of


def speed_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    route = Route(s, c)
    return lambda option: route.rolling() + 0.5 if option is do.DECLINE() else route.of(option)
