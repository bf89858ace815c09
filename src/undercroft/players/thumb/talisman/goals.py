"""Where to go: the Crown, a Talisman, the Lord of Darkness, a healer; and how near a space is to that."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.talisman.box import DUNGEON, INNER, MIDDLE, OUTER, Space
from undercroft.games.talisman.fight import Foe
from undercroft.games.talisman.having import craft, has, strength
from undercroft.games.talisman.inner_walk import NEARNESS
from undercroft.games.talisman.lord import LORD_VALUE
from undercroft.games.talisman.odds import odds_against
from undercroft.games.talisman.sentinel import SENTINEL_STRENGTH
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import BRIDGE_END, PORTAL, RUINS, SENTINEL, distance
from undercroft.players.thumb.talisman import fights, worth

STRIDE: Final = 3.5
"""Spaces a turn."""
EXACT: Final = 1.5
"""Turns until a die leads to a space on which one has to stop exactly."""
TEMPO: Final = 0.35
"""What a turn nearer to the goal is worth."""
STRONG_ENOUGH: Final = 0.3
"""The chance of the way from the Portal to the Valley at which one sets out, while nobody is on the Crown."""
PATIENCE: Final = 40
"""After so many rounds one sets out with half of that."""
SHORT_ENOUGH: Final = 0.2
"""The chance to kill the Lord of Darkness at last at which one goes to him in the Short Dungeon Game."""
SENTINEL_ENOUGH: Final = 0.45
"""The chance against the Sentinel at which a Talisman is fetched from beyond him."""
LORD_AHEAD: Final = 0.5
"""The chance to kill the Lord of Darkness at which one goes down to him: for a Treasure, and past the Sentinel."""
LORD_NEAR: Final = 0.45
"""The same for those who are in the Dungeon already: the way out behind him is the shorter one."""


class Goal(NamedTuple):
    space: int
    tempo: float
    """How much each turn nearer to it is worth."""


# -- chances --------------------------------------------------------------------------------------


def inner_chance(s: TalismanState, c: Character) -> float:
    """How likely the Portal opens and the first space behind it lets one through."""
    strong, clever = strength(s, c), craft(s, c)
    portal = worth.chance_to_roll_at_most(2, max(strong, clever))
    return portal * max(worth.chance_to_roll_at_most(3, strong), worth.chance_to_roll_at_most(3, clever))


def sentinel_chance(s: TalismanState, c: Character) -> float:
    foes = [Foe("sentinel", SENTINEL_STRENGTH, None)]
    return fights.share(odds_against(s, c, foes, psychic=False, space=s.box.space_ids[SENTINEL]))


def lord_chance(s: TalismanState, c: Character) -> float:
    foes = [Foe("lord", LORD_VALUE, None)]
    chances = [
        fights.share(odds_against(s, c, foes, psychic=psychic, space=s.box.chamber, lord=True))
        for psychic in (False, True)
    ]
    return max(chances)


def lord_at_last(s: TalismanState, c: Character) -> float:
    """The chance to kill him before all lives are gone: in the Short Dungeon Game one fights him again and again."""
    lost = max(0.0, 1 - 1.3 * lord_chance(s, c))
    return 1 - lost ** max(1, c.lives)


# -- goals ----------------------------------------------------------------------------------------


def goal_of(s: TalismanState, c: Character) -> Goal | None:
    """What the character is after; nothing in particular while it grows."""
    if s.short or s.setup.goal == "lord":
        return lord_goal(s, c)
    if wants_crown(s, c):
        return Goal(s.box.crown, 4 * TEMPO)
    if c.lives <= 2 and (c.gold or c.alignment == "good"):
        return Goal(s.box.space_ids[healer(s, c)], 2 * TEMPO)
    if s.dungeon and wants_lord(s, c):
        return Goal(s.box.chamber, 2 * TEMPO)
    return talisman_goal(s, c)


def wants_lord(s: TalismanState, c: Character) -> bool:
    """From the Outer Region, or on the way to him, while nobody is on the Crown; the chart behind him leads far up."""
    region = s.box.spaces[c.space].region
    if c.lives < 3 or c.toad or region in (MIDDLE, INNER) or s.crowned:
        return False
    return lord_chance(s, c) >= (LORD_NEAR if region == DUNGEON else LORD_AHEAD)


def wants_crown(s: TalismanState, c: Character) -> bool:
    """With a Talisman, and strong enough; against somebody on the Crown with any chance at all."""
    if c.space == s.box.crown or s.box.spaces[c.space].region == INNER:
        return has(s, c, "opens-valley")
    if not has(s, c, "opens-valley") or c.quest or c.toad:
        return False
    threatened = any(other.space == s.box.crown for other in s.others(c.seat))
    if threatened:
        return inner_chance(s, c) > 0.05
    return c.lives >= 3 and inner_chance(s, c) >= STRONG_ENOUGH * hurry(s)


def hurry(s: TalismanState) -> float:
    """How much smaller a chance is taken than at the beginning: others grow, too."""
    return 0.5 ** min(1, s.round // PATIENCE)


def talisman_goal(s: TalismanState, c: Character) -> Goal | None:
    """The Warlock's Cave, for those who can get there."""
    if has(s, c, "opens-valley") or c.quest or not s.talismans:
        return None
    over = s.box.spaces[c.space].region == MIDDLE or sentinel_chance(s, c) >= SENTINEL_ENOUGH
    return Goal(s.box.space_ids["warlocks-cave-1"], TEMPO) if over and c.lives >= 3 else None


def lord_goal(s: TalismanState, c: Character) -> Goal | None:
    """The Treasure Chamber, when the Lord is likely to be killed, or somebody else might soon."""
    chance = lord_at_last(s, c) if s.short else lord_chance(s, c)
    if chance >= (SHORT_ENOUGH if s.short else LORD_AHEAD * hurry(s)) and c.lives >= 2:
        return Goal(s.box.chamber, 4 * TEMPO)
    return None


def healer(s: TalismanState, c: Character) -> str:
    if s.box.spaces[c.space].region == MIDDLE:
        return "castle-1"
    return "chapel-1" if c.alignment == "good" else "village-1"


# -- how far --------------------------------------------------------------------------------------


def turns_to(s: TalismanState, c: Character, space: Space, goal: int) -> float:
    """About how many turns it takes from a space to the goal."""
    target = s.box.spaces[goal]
    if space is target:
        return 0.0
    if target.region == INNER:
        return _turns_to_inner(s, c, space, target)
    if space.region == INNER:
        return NEARNESS[space.id] + 1.0 + _round(s, PORTAL, target)
    if target.region == DUNGEON:
        return _turns_down(s, c, space, target)
    if space.region == DUNGEON:
        return (space.index - s.box.entrance + 1) / STRIDE + turns_to(s, c, s.box.space(RUINS), goal)
    if space.region == target.region:
        return steps_round(space, target) / STRIDE + EXACT
    if space.region == MIDDLE:
        return steps_round(space, s.box.space(BRIDGE_END)) / STRIDE + _round(s, SENTINEL, target)
    return _over_the_bridge(s, c, space) + _round(s, BRIDGE_END, target)


def steps_round(space: Space, other: Space) -> int:
    """The shorter way round a ring."""
    region = space.region
    return min(distance(region, space.index, other.index, 1), distance(region, space.index, other.index, -1))


def _round(s: TalismanState, start: str, target: Space) -> float:
    return steps_round(s.box.space(start), target) / STRIDE + EXACT


def _over_the_bridge(s: TalismanState, c: Character, space: Space) -> float:
    chance = max(0.1, sentinel_chance(s, c))
    return steps_round(space, s.box.space(SENTINEL)) / STRIDE + 1 / chance


def _turns_to_inner(s: TalismanState, c: Character, space: Space, target: Space) -> float:
    if space.region == INNER:
        return abs(NEARNESS[target.id] - NEARNESS[space.id])
    inside = NEARNESS[target.id] + 1.0
    if space.region == MIDDLE:
        return steps_round(space, s.box.space(PORTAL)) / STRIDE + 1 + inside
    if space.region == OUTER:
        return _over_the_bridge(s, c, space) + _round(s, BRIDGE_END, s.box.space(PORTAL)) + inside
    return (space.index - s.box.entrance) / STRIDE + 12


def _turns_down(s: TalismanState, c: Character, space: Space, target: Space) -> float:
    if space.region == DUNGEON:
        return abs(target.index - space.index) / STRIDE
    inside = (target.index - s.box.entrance + 1) / STRIDE
    if space.region == OUTER:
        return steps_round(space, s.box.space(RUINS)) / STRIDE + inside
    return steps_round(space, s.box.space(BRIDGE_END)) / STRIDE + 2.5 + inside


def pull(s: TalismanState, c: Character, space: Space, goal: Goal | None) -> float:
    """What it is worth to be there on the way to the goal."""
    return 0.0 if goal is None else -goal.tempo * turns_to(s, c, space, goal.space)
