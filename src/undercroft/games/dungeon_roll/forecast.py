"""What an option of Dungeon Roll brings: who is left standing, what is won, how likely the dragon wakes.

Nothing is hidden but the tokens in the chest. What an option does is really done, on a copy, as far as no die falls.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

import msgspec

from undercroft.engine.decision import Option, Verb
from undercroft.engine.forecast import Forecast, Phrase, in_percent
from undercroft.games.dungeon_roll import options as do
from undercroft.games.dungeon_roll.any_time import bait_takes
from undercroft.games.dungeon_roll.content.dice import (
    CHEST,
    DUNGEON_DIE,
    DUNGEON_FACES,
    MONSTERS,
    PARTY_FACES,
    POTION,
)
from undercroft.games.dungeon_roll.content.treasures import BAIT, ELIXIR, PORTAL, RING, TREASURES
from undercroft.games.dungeon_roll.delve import LAIR_THAT_WAKES_THE_DRAGON, dice_of_level, drink_potions, fight
from undercroft.games.dungeon_roll.leaving import flee, retire
from undercroft.games.dungeon_roll.state import LOOT_PHASE, REGROUP_PHASE, RollState

LOOT: Final = (CHEST, POTION)
_DRAGON_SHARE: Final = 1 / len(DUNGEON_DIE.faces)


class RollForecast(Forecast, frozen=True, omit_defaults=True, kw_only=True):
    left: dict[str, int] | None = None
    """The monsters that stand then, by kind."""
    dice: int | None = None
    """How many dungeon dice are rolled."""
    dragon: float | None = None
    """How likely the dragon wakes by that."""


def forecast(s: RollState, seat: int, option: Option) -> RollForecast | None:
    told = OF_VERB.get(option.verb)
    return None if told is None else told(s, option)


# -- monsters -------------------------------------------------------------------------------------


def left_standing(s: RollState, option: Option) -> RollForecast:
    """ROLL-MON-14 to ROLL-MON-22."""
    twin = s.copy()
    fight(twin, option)
    return standing(twin.dungeon)


def one_less(s: RollState, option: Option) -> RollForecast:
    """ROLL-HERO-07: the monster that an ability is aimed at."""
    dungeon = s.dungeon[:]
    dungeon[DUNGEON_FACES.index(str(option.args[0]))] -= 1
    return standing(dungeon)


def standing(dungeon: list[int]) -> RollForecast:
    left = {DUNGEON_FACES[face]: dungeon[face] for face in MONSTERS if dungeon[face]}
    return RollForecast(says=[Phrase("forecast-left", {"left": lying(dungeon, MONSTERS)})], left=left)


def lying(dungeon: list[int], faces: tuple[int, ...]) -> list[str]:
    """Each die of these faces, by name."""
    return [DUNGEON_FACES[face] for face in faces for _ in range(dungeon[face])]


# -- loot -----------------------------------------------------------------------------------------


def open_chests(s: RollState, option: Option) -> RollForecast:
    """ROLL-LOOT-03, ROLL-LOOT-04: a token each, 1 XP where the chest is empty."""
    count = int(option.args[1])
    tokens = min(count, sum(s.chest))
    says = [Phrase("forecast-treasures", {"count": tokens})] if tokens else []
    says += [Phrase("forecast-xp", {"xp": count - tokens})] if count > tokens else []
    won = {"treasure": tokens, "xp": count - tokens}
    return RollForecast(says=says, success={name: float(each) for name, each in won.items() if each})


def drink(s: RollState, option: Option) -> RollForecast:
    """ROLL-LOOT-05 to ROLL-LOOT-07: the die that drinks may be among those that come back."""
    asked = next(drink_potions(s.copy(), option), None)
    count = 0 if asked is None or isinstance(asked, tuple) else int(str(asked.about["count"]))
    return RollForecast(says=[Phrase("forecast-comes-back", {"count": count})], success={"dice": float(count)})


def go_on(s: RollState, option: Option) -> RollForecast | None:
    """ROLL-ADV-01: to the loot, if any lies there. ROLL-LOOT-08: past it, what nobody took stays behind."""
    loot = lying(s.dungeon, LOOT)
    message = "forecast-leaves" if s.phase == LOOT_PHASE else "forecast-to-loot"
    return RollForecast(says=[Phrase(message, {"loot": loot})]) if loot else None


def read(s: RollState, option: Option) -> RollForecast:
    """ROLL-MON-10, ROLL-MON-11."""
    spent = int(do.SCROLL_NAME.of(option) == "scroll")
    return RollForecast(says=[Phrase("forecast-rolls-any", {"count": sum(s.party) - spent + sum(s.dungeon)})])


# -- the dragon -----------------------------------------------------------------------------------


def slay(s: RollState, option: Option) -> RollForecast:
    """ROLL-DWIN-01 to ROLL-DWIN-03, ROLL-LOOT-04."""
    token = bool(sum(s.chest))
    says = [Phrase("forecast-slain", {"treasures": int(token), "xp": 1 if token else 2})]
    return RollForecast(says=says, success={"treasure": 1.0, "xp": 1.0} if token else {"xp": 2.0})


def use_ability(s: RollState, option: Option) -> RollForecast | None:
    """ROLL-MON-12, ROLL-MON-13: the hero's one-off ability, which is spent by it."""
    does = OF_ABILITY.get(do.ABILITY_NAME.of(option))
    if does is None:
        return None
    return RollForecast(says=[*does(s), Phrase("forecast-once")], cost={"ability": 1})


def wins_over(s: RollState) -> list[Phrase]:
    """ROLL-ABIL-22, ROLL-ABIL-23: they are companions on this level only."""
    ability = s.me.side.ability
    assert ability.wins_over is not None
    monster, companion = ability.wins_over
    count = min(ability.most, s.dungeon[monster])
    joins, serves = DUNGEON_FACES[monster], PARTY_FACES[companion]
    return [Phrase("forecast-joins", {"monster": joins, "companion": serves, "count": count})]


def turns_to_potion(s: RollState) -> list[Phrase]:
    """ROLL-ABIL-11, ROLL-EX-02."""
    return [Phrase("forecast-charmed", {"count": min(s.monsters, 2 if s.me.master else 1)})]


def sweeps_away(s: RollState) -> list[Phrase]:
    """ROLL-ABIL-21: what lies there brings nothing."""
    return [Phrase("forecast-swept", {"loot": lying(s.dungeon, LOOT), "lair": s.lair})]


def intervenes(s: RollState) -> list[Phrase]:
    """ROLL-ABIL-06 to ROLL-ABIL-10."""
    return [Phrase("forecast-intervenes", {"chests": s.dungeon[CHEST], "potions": s.dungeon[POTION], "lair": s.lair})]


OF_ABILITY: Final[dict[str, Callable[[RollState], list[Phrase]]]] = {
    "animate-dead": wins_over,
    "command-dead": wins_over,
    "plea-for-help": wins_over,
    "pull-rank": wins_over,
    "charm-monster": turns_to_potion,
    "mesmerize": turns_to_potion,
    "arcane-fury": sweeps_away,
    "divine-intervention": intervenes,
    "ballad": lambda s: [Phrase("forecast-lair-emptied", {"count": s.lair})],
    "battlecry": lambda s: to_the_lair(s, s.monsters).says,
    "calculated-strike": lambda s: [Phrase("forecast-struck", {"count": min(2, s.monsters)})],
    "battlefield-presence": lambda s: [Phrase("forecast-rolls-any", {"count": sum(s.party) + sum(s.dungeon)})],
}


def use(s: RollState, option: Option) -> RollForecast | None:
    """ROLL-TRS-15 to ROLL-TRS-23."""
    kind = TREASURES.index(str(option.args[0]))
    if kind == ELIXIR:
        return RollForecast(says=[Phrase("forecast-comes-back", {"count": 1})], success={"dice": 1.0})
    if kind == RING:
        return RollForecast(says=[Phrase("forecast-lair-emptied", {"count": s.lair})])
    if kind == BAIT:
        return to_the_lair(s, bait_takes(s))
    return through_the_portal(s, option) if kind == PORTAL else None


def to_the_lair(s: RollState, count: int) -> RollForecast:
    """ROLL-TRS-21, ROLL-DRG-01: dice of the level become dragons."""
    lair = s.lair + count
    wakes = lair >= LAIR_THAT_WAKES_THE_DRAGON
    says = [Phrase("forecast-bait", {"count": count, "lair": lair, "wakes": "yes" if wakes else "no"})]
    return RollForecast(says=says, dragon=float(wakes))


def through_the_portal(s: RollState, option: Option) -> RollForecast:
    """ROLL-TRS-23; at the end of a level resting brings the same and costs no token."""
    home = leave(s, option)
    if s.phase != REGROUP_PHASE:
        return home
    return msgspec.structs.replace(home, says=[*home.says, Phrase("forecast-token-wasted")])


# -- how the delve goes on, or ends ---------------------------------------------------------------


def deeper(s: RollState, option: Option) -> RollForecast:
    """ROLL-REG-13, ROLL-REG-14, ROLL-DRG-01: the dice of the next level."""
    dice = dice_of_level(s, s.level + 1)
    dragon = at_least(LAIR_THAT_WAKES_THE_DRAGON - s.lair, dice)
    says = [Phrase("forecast-deeper", {"dice": dice, "lair": s.lair, "dragon": in_percent(dragon)})]
    return RollForecast(says=says, dice=dice, dragon=dragon)


def at_least(dragons: int, dice: int) -> float:
    """How likely so many of the dice show a dragon."""
    rest = 1 - _DRAGON_SHARE
    ways = [comb(dice, count) * _DRAGON_SHARE**count * rest ** (dice - count) for count in range(max(0, dragons))]
    return max(0.0, 1.0 - sum(ways))


def leave(s: RollState, option: Option) -> RollForecast:
    """ROLL-REG-04, ROLL-REG-08, ROLL-TRS-23, ROLL-HERO-01."""
    twin = s.copy()
    me = twin.me
    retire(twin, option)
    xp, rises = me.xp - s.me.xp, me.master and not s.me.master
    says = [Phrase("forecast-retire", {"xp": xp, "rises": "yes" if rises else "no"})]
    return RollForecast(says=says, success={"xp": float(xp)})


def run_away(s: RollState, option: Option) -> RollForecast:
    """ROLL-MON-07, ROLL-DRG-06."""
    twin = s.copy()
    me = twin.me
    flee(twin, option)
    lost = s.me.xp - me.xp
    says = [Phrase("forecast-flee", {"lost": lost})]
    return RollForecast(says=says, success={"xp": float(-lost)} if lost else {})


OF_VERB: Final[dict[Verb, Callable[[RollState, Option], RollForecast | None]]] = {
    do.FIGHT: left_standing,
    do.FIGHT_AND: left_standing,
    do.TARGET: one_less,
    do.OPEN: open_chests,
    do.DRINK: drink,
    do.ONWARD: go_on,
    do.SLAY: slay,
    do.SLAY_WITH_TWO: slay,
    do.USE: use,
    do.ABILITY: use_ability,
    do.READ: read,
    do.SEEK_GLORY: deeper,
    do.REST: leave,
    do.LEGEND: leave,
    do.FLEE: run_away,
    do.FLEE_THE_DRAGON: run_away,
}
