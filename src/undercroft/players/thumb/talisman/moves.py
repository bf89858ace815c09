"""Moves: where to end, whether to cross, to open the Portal, to travel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.talisman import options as do
from undercroft.games.talisman.box import DUNGEON, INNER, MIDDLE, Card
from undercroft.games.talisman.effects.spells import PORTAL_EXITS
from undercroft.games.talisman.having import able, has
from undercroft.games.talisman.inner_walk import NEARNESS, VALLEY
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import BRIDGE_END, PORTAL, walks
from undercroft.players.thumb.talisman import goals, inner, worth
from undercroft.players.thumb.talisman.places import space_worth
from undercroft.players.thumb.talisman.spells import casting_worth, using_worth

Worth: TypeAlias = Callable[[Option], float]
NO_WAY: Final = -50.0
LOOKING: Final = 100.0
"""To see the next card costs nothing, and comes before all else."""
OVER_ALL: Final = 5.0
"""What it is worth to fly past Death and the Vampire."""
SPENT: Final = 0.5
"""By how much a chosen space must be better than what a die leads to, for a card or Spell."""
TRAVELLING: Final = 0.2
"""A place of one's choice is a little better than one left to a die."""


class Route:
    """What moves are worth to a character, with its goal in mind."""

    def __init__(self, s: TalismanState, c: Character) -> None:
        self.s = s
        self.c = c
        self.goal = goals.goal_of(s, c)
        self._known: dict[int, float] = {}
        self._rolling: float | None = None

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
        if verb is do.BUILD_RAFT:
            return self.raft()
        if verb is do.REST:
            return worth.lives_worth(s, c, 1) + goals.pull(s, c, s.box.spaces[c.space], self.goal)
        return 0.0

    def rolling(self) -> float:
        """What a die leads to, on average, if the better way is taken each time; some choose one of two dice."""
        known = self._rolling
        if known is None:
            s, c = self.s, self.c
            best = [max([self.of(option) for option in walks(s, c, steps)], default=0.0) for steps in range(1, 7)]
            chosen = [max(one, two) for one in best for two in best] if two_dice(s, c) else best
            self._rolling = known = sum(chosen) / len(chosen)
        return known

    def anywhere(self) -> float:
        """To choose any space of the Region."""
        here = self.s.box.spaces[self.c.space]
        spaces = [space.index for space in self.s.box.spaces if space.region == here.region and space is not here]
        return max([self.landing(space) for space in spaces])

    def crossing(self) -> float:
        """Over the bridge, past the Sentinel."""
        s, c = self.s, self.c
        chance = goals.sentinel_chance(s, c)
        over = goals.pull(s, c, s.box.space(BRIDGE_END), self.goal) + 0.3
        here = goals.pull(s, c, s.box.spaces[c.space], self.goal)
        return chance * over + (1 - chance) * (here + 0.7 * worth.lives_worth(s, c, -1))

    def portal(self, stat: str) -> float:
        s, c = self.s, self.c
        if self.goal is None or self.goal.space != s.box.crown:
            return NO_WAY
        chance = inner.portal_chance(s, c, stat)
        inside = goals.pull(s, c, s.box.space("plain-of-peril"), self.goal)
        outside = goals.pull(s, c, s.box.space(PORTAL), self.goal)
        return chance * inside + (1 - chance) * (outside + worth.counters_worth(s, c, stat, -1))

    def step(self, space: int) -> float:
        """In the Inner Region: on with a Talisman, else back; by the side that is likelier to let one through."""
        s, c = self.s, self.c
        there, here = s.box.spaces[space], s.box.spaces[c.space]
        nearer = float(NEARNESS[there.id] - NEARNESS[here.id])
        if there.id in ("crypt", "mines"):
            nearer += 0.5 * (inner.by_crypt(s, c) if there.id == "crypt" else inner.by_mines(s, c))
        return nearer if worth.owns_talisman(c) else -nearer

    def raft(self) -> float:
        """To build one takes a turn; then it leads over the river at once. What waits there is no worse than on other
        ways, which are not looked at so far ahead."""
        s, c = self.s, self.c
        goal = self.goal
        if goal is None or s.box.spaces[goal.space].region not in (MIDDLE, INNER):
            return NO_WAY
        over = max([goals.pull(s, c, s.box.spaces[space], goal) for space in s.box.spaces[c.space].raft])
        return over - goal.tempo


def two_dice(s: TalismanState, c: Character) -> bool:
    """Whether two dice are rolled for the move."""
    below = s.box.spaces[c.space].region == DUNGEON
    return able(c, "two-move-dice") or (below and has(s, c, "two-move-dice-in-dungeon"))


def start_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Before the move: what helps first, then the best way to go."""
    route = Route(s, c)
    ways = [option for option in decision.options if option.verb in MOVES]
    going = len(ways) > 1
    best = max([route.of(option) for option in ways]) if going else 0.0

    def of(option: Option) -> float:
        if option.verb in MOVES:
            return route.of(option) if going else 0.0
        gain = preparing(s, c, route, option)
        return best + gain if gain > 0 else 2 * NO_WAY

    return of


def preparing(s: TalismanState, c: Character, route: Route, option: Option) -> float:
    """What it brings to do this first; below 0: nothing. Sides are taken where the move has ended."""
    verb = option.verb
    if verb is do.PEEK:
        return LOOKING
    if verb is do.DITCH:
        card = next(card for card in (*c.objects, *c.followers) if card.id == do.THING.of(option))
        return -worth.card_worth(s, c, card, held=True)
    if verb is do.USE:
        card = next(card for card in (*c.objects, *c.followers) if card.id == do.USED.of(option))
        return flying(s, c, route, card) if inner.carries_off(card) else using_worth(s, c, option)
    if verb in CASTS:
        return casting(s, c, route, option)
    return 2 * NO_WAY


def casting(s: TalismanState, c: Character, route: Route, option: Option) -> float:
    """A Spell; two of them are moves."""
    name = do.SPELL.of(option)
    if name == "teleport":
        return route.landing(s.box.space_ids[do.SPACE.of(option)]) - route.rolling() - SPENT
    if name == "magic-portal-spell":
        usual = route.rolling()
        exits = [max(usual, route.landing(s.box.space_ids[space])) for space in PORTAL_EXITS]
        return sum(exits) / len(exits) - usual - SPENT
    return casting_worth(s, c, option)


def flying(s: TalismanState, c: Character, route: Route, card: Card) -> float:
    """The card takes its owner to any space of the Region: before the Crown into the Valley of Fire, if a Talisman
    opens it; elsewhere where it is worth more than to have the card for that."""
    here = s.box.spaces[c.space]
    if here.region == INNER:
        return OVER_ALL if has(s, c, "opens-valley") and NEARNESS[here.id] < NEARNESS[VALLEY] - 1 else NO_WAY
    return route.anywhere() - route.rolling() - max(SPENT, worth.card_worth(s, c, card, held=True))


MOVES: Final = (do.ROLL, do.MOVE, do.CROSS, do.OPEN_PORTAL, do.STEP, do.STAY, do.TRAVEL, do.BUILD_RAFT)
CASTS: Final = (do.CAST, do.CAST_ON, do.CAST_AT, do.CAST_CARD, do.CAST_FOE)


def move_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    return Route(s, c).of


def speed_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    route = Route(s, c)
    return lambda option: route.rolling() + 0.5 if option is do.DECLINE() else route.of(option)
