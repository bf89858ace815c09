"""Where to go: the Crown, a Talisman, the Lord of Darkness, a healer; and how near a space is to that."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.talisman.box import DUNGEON, INNER, MIDDLE, OUTER, Space
from undercroft.games.talisman.fight import Foe
from undercroft.games.talisman.having import has
from undercroft.games.talisman.inner_walk import NEARNESS
from undercroft.games.talisman.odds import odds_against
from undercroft.games.talisman.quests import TAKE_A_LIFE
from undercroft.games.talisman.sentinel import SENTINEL_STRENGTH
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import BRIDGE_END, PORTAL, RUINS, SENTINEL, distance
from undercroft.players.thumb.talisman import fights, worth
from undercroft.players.thumb.talisman.inner import inner_chance
from undercroft.players.thumb.talisman.lord import lord_hope, lord_hope_at_last

STRIDE: Final = 3.5
"""Spaces a turn."""
EXACT: Final = 1.5
"""Turns until a die leads to a space on which one has to stop exactly."""
FERRY: Final = 4.5
"""Turns in the Tavern until it takes one to the Temple."""
NEVER: Final = 99.0
AXE_PRICE: Final = 3
TAVERN: Final = "tavern-1"
VILLAGE: Final = "village-1"
TEMPO: Final = 0.35
"""What a turn nearer to the goal is worth."""
STRONG_ENOUGH: Final = 0.12
"""The chance of the way from the Portal to the Valley at which one sets out, while nobody is on the Crown."""
ANY_CHANCE: Final = 0.02
"""The same while somebody is."""
PATIENCE: Final = 40
"""After so many rounds one sets out with half of that."""
SHORT_ENOUGH: Final = 0.5
"""The chance to kill the Lord of Darkness at last at which one goes to him in the Short Dungeon Game; no smaller one
later on, because whoever fails begins again from nothing."""
SENTINEL_ENOUGH: Final = 0.45
"""The chance against the Sentinel at which a Talisman is fetched from beyond him."""
RIVAL_ENOUGH: Final = 0.5
"""The chance against a rival at which one goes after him, for his Talisman or because a quest asks for it."""
LORD_AHEAD: Final = 0.2
"""The chance to kill the Lord of Darkness at which one goes down to him: for a Treasure, and past the Sentinel."""
LORD_DECIDES: Final = 0.5
"""The same where whoever kills him has won; half of it after a while."""
LORD_NEAR: Final = 0.2
"""The same for those who are in the Dungeon already: the way out behind him is the shorter one."""
LORD_SURE: Final = 0.4
"""The same for those who could pass the Sentinel as well."""


class Goal(NamedTuple):
    space: int
    tempo: float
    """How much each turn nearer to it is worth."""


# -- chances --------------------------------------------------------------------------------------


def sentinel_chance(s: TalismanState, c: Character) -> float:
    foes = [Foe("sentinel", SENTINEL_STRENGTH, None)]
    return fights.share(odds_against(s, c, foes, psychic=False, space=s.box.space_ids[SENTINEL]))


# -- goals ----------------------------------------------------------------------------------------


def goal_of(s: TalismanState, c: Character) -> Goal | None:
    """What the character is after; nothing in particular while it grows."""
    if s.short or s.setup.goal == "lord":
        return lord_goal(s, c)
    if wants_crown(s, c):
        return Goal(s.box.chamber if up_by_lord(s, c) else s.box.crown, 4 * TEMPO)
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
    return lord_hope(s, c) >= (LORD_NEAR if region == DUNGEON else LORD_AHEAD)


def up_by_lord(s: TalismanState, c: Character) -> bool:
    """Whether the Lord is the better way up to the Crown than the Sentinel: likelier, or nearly sure."""
    if not s.dungeon or c.lives < 3 or s.box.spaces[c.space].region not in (OUTER, DUNGEON):
        return False
    chance = lord_hope(s, c)
    return chance >= LORD_SURE or chance >= max(LORD_NEAR, sentinel_chance(s, c))


def wants_crown(s: TalismanState, c: Character) -> bool:
    """With a Talisman, and strong enough; against somebody on the Crown with any chance at all."""
    if c.space == s.box.crown:
        return True
    if not worth.owns_talisman(c):
        return False
    if s.box.spaces[c.space].region == INNER:
        return True
    if c.quest or c.toad:
        return False
    threatened = any(other.space == s.box.crown for other in s.others(c.seat))
    return inner_chance(s, c) >= (ANY_CHANCE if threatened else STRONG_ENOUGH * hurry(s))


def hurry(s: TalismanState) -> float:
    """How much smaller a chance is taken than at the beginning: others grow, too."""
    return 0.5 ** min(1, s.round // PATIENCE)


def talisman_goal(s: TalismanState, c: Character) -> Goal | None:
    """The Warlock's Cave, for those who can get there; with a quest, what it asks for."""
    if c.quest == TAKE_A_LIFE:
        return rival_goal(s, c, s.others(c.seat), TEMPO)
    if worth.owns_talisman(c) or c.quest:
        return None
    ready = inner_chance(s, c) >= STRONG_ENOUGH * hurry(s)
    tempo = (3 if ready else 1) * TEMPO
    prey = rival_goal(s, c, [other for other in s.others(c.seat) if worth.owns_talisman(other)], tempo)
    over = s.box.spaces[c.space].region == MIDDLE or sentinel_chance(s, c) >= SENTINEL_ENOUGH or crosses_river(s, c)
    if not (over and s.talismans and c.lives >= 3):
        return prey if ready else None
    cave = Goal(s.box.space_ids["warlocks-cave-1"], tempo)
    return prey if ready and prey is not None and nearer(s, c, prey, cave) else cave


def nearer(s: TalismanState, c: Character, goal: Goal, other: Goal) -> bool:
    here = s.box.spaces[c.space]
    return turns_to(s, c, here, goal.space) < turns_to(s, c, here, other.space)


def rival_goal(s: TalismanState, c: Character, rivals: list[Character], tempo: float) -> Goal | None:
    """Whoever is nearest of those that would lose to this character."""
    here = s.box.spaces[c.space]
    spaces = [s.box.spaces[other.space] for other in rivals if fights.attack_odds(s, c, other) >= RIVAL_ENOUGH]
    near = [space.index for space in spaces if space.meet and space.region == here.region]
    if not near:
        return None
    return Goal(min(near, key=lambda space: turns_to(s, c, here, space)), tempo)


def crosses_river(s: TalismanState, c: Character) -> bool:
    """With what it has, or can buy."""
    here = s.box.spaces[c.space]
    return _by_raft(s, c, here if here.region == OUTER else s.box.space(RUINS)) < NEVER


def lord_goal(s: TalismanState, c: Character) -> Goal | None:
    """The Treasure Chamber, when the Lord is likely to be killed, or somebody else might soon."""
    chance = lord_hope_at_last(s, c) if s.short else lord_hope(s, c)
    enough = SHORT_ENOUGH if s.short else LORD_DECIDES * hurry(s)
    if chance >= enough and c.lives >= 2:
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
        return NEARNESS[space.id] + 1.0 + _round(s, c, PORTAL, target)
    if target.region == DUNGEON:
        return _turns_down(s, c, space, target)
    if space.region == DUNGEON:
        return (space.index - s.box.entrance + 1) / stride(s, c, DUNGEON) + turns_to(s, c, s.box.space(RUINS), goal)
    if space.region == target.region:
        return along(s, c, space, target)
    if space.region == MIDDLE:
        return steps_round(space, s.box.space(BRIDGE_END)) / stride(s, c, MIDDLE) + _round(s, c, SENTINEL, target)
    return _over_the_river(s, c, space) + _round(s, c, BRIDGE_END, target)


def is_slow(s: TalismanState, c: Character, region: int) -> bool:
    """With a Poltergeist, which stays behind at the Storm River: one space a turn."""
    return has(s, c, "one-space") and (region == MIDDLE) is (s.box.spaces[c.space].region == MIDDLE)


def stride(s: TalismanState, c: Character, region: int) -> float:
    """Spaces a turn."""
    return 1.0 if is_slow(s, c, region) else STRIDE


def along(s: TalismanState, c: Character, space: Space, other: Space) -> float:
    """Turns to exactly that space of the same ring."""
    return steps_round(space, other) / stride(s, c, space.region) + exact(s, c, space.region)


def exact(s: TalismanState, c: Character, region: int) -> float:
    """Step by step nobody comes past it."""
    return 0.0 if is_slow(s, c, region) else EXACT


def steps_round(space: Space, other: Space) -> int:
    """The shorter way round a ring."""
    region = space.region
    return min(distance(region, space.index, other.index, 1), distance(region, space.index, other.index, -1))


def _round(s: TalismanState, c: Character, start: str, target: Space) -> float:
    return along(s, c, s.box.space(start), target)


def _over_the_river(s: TalismanState, c: Character, space: Space) -> float:
    """Past the Sentinel, with a Raft, or by the ferry that the Tavern offers now and then."""
    bridge = steps_round(space, s.box.space(SENTINEL)) / stride(s, c, OUTER) + 1 / max(0.05, sentinel_chance(s, c))
    return min(bridge, _by_raft(s, c, space), along(s, c, space, s.box.space(TAVERN)) + FERRY)


def _by_raft(s: TalismanState, c: Character, space: Space) -> float:
    """A Raft goes at once, and is gone after a turn without it; an Axe builds one in Woods, and costs 3 gold in the
    Village."""
    if has(s, c, "crosses-river") and (space.index == c.space or "raft" in c.used):
        return 1.0
    if not any(card.id == "raft" for card in s.purchases):
        return NEVER
    if has(s, c, "builds-rafts"):
        woods = [steps_round(space, each) for each in s.box.of_kind("woods") if each.region == OUTER]
        return min(woods) / stride(s, c, OUTER) + exact(s, c, OUTER) + 1.0
    if c.gold >= AXE_PRICE and any(card.id == "axe" for card in s.purchases):
        return along(s, c, space, s.box.space(VILLAGE)) + exact(s, c, OUTER) + 2.0
    return NEVER


def _turns_to_inner(s: TalismanState, c: Character, space: Space, target: Space) -> float:
    if space.region == INNER:
        return abs(NEARNESS[target.id] - NEARNESS[space.id])
    inside = NEARNESS[target.id] + 1.0
    if space.region == MIDDLE:
        return steps_round(space, s.box.space(PORTAL)) / stride(s, c, MIDDLE) + 1 + inside
    if space.region == OUTER:
        return _over_the_river(s, c, space) + _round(s, c, BRIDGE_END, s.box.space(PORTAL)) + inside
    if not is_slow(s, c, DUNGEON):
        return (space.index - s.box.entrance) / STRIDE + 12
    return space.index - s.box.entrance + 1 + _turns_to_inner(s, c, s.box.space(RUINS), target)


def _turns_down(s: TalismanState, c: Character, space: Space, target: Space) -> float:
    if space.region == DUNGEON:
        return abs(target.index - space.index) / stride(s, c, DUNGEON)
    inside = (target.index - s.box.entrance + 1) / stride(s, c, DUNGEON)
    if space.region == OUTER:
        return steps_round(space, s.box.space(RUINS)) / stride(s, c, OUTER) + inside
    return steps_round(space, s.box.space(BRIDGE_END)) / stride(s, c, MIDDLE) + 2.5 + inside


def pull(s: TalismanState, c: Character, space: Space, goal: Goal | None) -> float:
    """What it is worth to be there on the way to the goal."""
    return 0.0 if goal is None else -goal.tempo * turns_to(s, c, space, goal.space)
