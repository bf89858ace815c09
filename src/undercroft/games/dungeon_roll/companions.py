"""Companions: who stands at hand, what each can do, and what using one costs.

A companion is a party die, a treasure token that stands for one, a monster won over, or the hero in person.
Each has a number here, so that a decision's options can be looked up instead of being worked out.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement, compress, product
from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Arg, Option
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CHEST,
    CLERIC,
    DUNGEON_FACES,
    FIGHTER,
    GOBLIN,
    MAGE,
    MONSTERS,
    OOZE,
    PARTY_FACES,
    POTION,
    SCROLL,
    SKELETON,
    THIEF,
)
from undercroft.games.dungeon_roll.content.treasures import NO_TREASURES, SCROLL_TOKEN, STANDS_FOR, TREASURES
from undercroft.games.dungeon_roll.options import DRINK, FIGHT, FIGHT_AND, OPEN, READ, SLAY, SLAY_WITH_TWO
from undercroft.games.dungeon_roll.spoils import spend_treasure

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.content.heroes import Side
    from undercroft.games.dungeon_roll.state import Adventurer, RollState

DICE: Final = 6
TOKENS: Final = 5
FIRST_TOKEN: Final = DICE
FIRST_ALLY: Final = DICE + TOKENS
HERO: Final = FIRST_ALLY + DICE
NAMES: Final = (*PARTY_FACES, *TREASURES[:TOKENS], *(f"ally-{face}" for face in PARTY_FACES), "hero")
NUMBER: Final[dict[Arg, int]] = {name: number for number, name in enumerate(NAMES)}
_DICE_NUMBERS: Final = range(DICE)
_TOKEN_NUMBERS: Final = range(FIRST_TOKEN, FIRST_ALLY)
_ALLY_NUMBERS: Final = range(FIRST_ALLY, HERO)
NO_ALLIES: Final = [0] * DICE
FACE: Final = (*range(DICE), *STANDS_FOR, *range(DICE))
"""The party face that a die, token or ally shows."""
MONSTER: Final[dict[Arg, int]] = {DUNGEON_FACES[monster]: monster for monster in MONSTERS}

SWEEPS: Final = {FIGHTER: (GOBLIN,), CLERIC: (SKELETON,), MAGE: (OOZE,), THIEF: (), CHAMPION: MONSTERS}
"""ROLL-MON-14 to ROLL-MON-21: of these a companion defeats any number, of the others one (a thief always one)."""
OPENS_ALL: Final = (THIEF, CHAMPION)
"""ROLL-LOOT-01: one of these opens any number of chests, the others one each (ROLL-LOOT-02)."""


@cache
def roles(side: Side, number: int) -> tuple[int, ...]:
    """The kinds of companion this one can be, by the hero's skill."""
    return side.ability.companion if number == HERO else side.roles[FACE[number]]


@cache
def own_roles(side: Side, number: int) -> tuple[int, ...]:
    """The kinds of companion this one can be without the hero's skill."""
    if number == HERO:
        return side.ability.companion
    return () if FACE[number] == SCROLL else (FACE[number],)


@cache
def most_defeated(kinds: tuple[int, ...], monster: int, standing: int) -> int:
    """ROLL-MON-14 to ROLL-MON-21: how many of these monsters one companion of such kinds defeats at most."""
    if not kinds:
        return 0
    return standing if any(monster in SWEEPS[kind] for kind in kinds) else min(standing, 1)


def most_opened(kinds: tuple[int, ...], chests: int) -> int:
    """ROLL-LOOT-01, ROLL-LOOT-02: how many chests one companion of such kinds opens at most."""
    if not kinds:
        return 0
    return chests if any(kind in OPENS_ALL for kind in kinds) else min(chests, 1)


# -- what is at hand --------------------------------------------------------------------------


def at_hand(s: RollState, me: Adventurer, side: Side) -> tuple[int, ...]:
    """ROLL-MON-03: everyone available, each kind once. Graveyard dice are not."""
    numbers = tuple(compress(_DICE_NUMBERS, s.party))
    if me.treasures != NO_TREASURES:
        numbers += tuple(compress(_TOKEN_NUMBERS, me.treasures))
    if s.allies != NO_ALLIES:
        numbers += tuple(compress(_ALLY_NUMBERS, s.allies))
    if side.ability.companion and not me.exhausted:
        numbers += (HERO,)
    return numbers


def count_at_hand(s: RollState, number: int) -> int:
    if number < FIRST_TOKEN:
        return s.party[number]
    if number < FIRST_ALLY:
        return s.me.treasures[number - FIRST_TOKEN]
    if number < HERO:
        return s.allies[number - FIRST_ALLY]
    return int(not s.me.exhausted and bool(s.me.side.ability.companion))


def spend(s: RollState, number: int) -> None:
    """ROLL-MON-04: a used die goes to the graveyard before its effect; tokens go back to the chest."""
    if number < FIRST_TOKEN:
        s.party[number] -= 1
        s.graveyard += 1
    elif number < FIRST_ALLY:
        spend_treasure(s, number - FIRST_TOKEN)
    elif number < HERO:
        s.allies[number - FIRST_ALLY] -= 1
    else:
        exhaust(s)


def exhaust(s: RollState) -> None:
    """ROLL-MON-13: the hero card is turned sideways."""
    me = s.me
    me.exhausted = True
    me.used_hero = True
    s.tell("ability", seat=me.seat, ability=me.side.ability.name)


# -- options ----------------------------------------------------------------------------------


def fights(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """ROLL-MON-09: use a companion to defeat monsters."""
    dungeon = s.dungeon
    numbers = at_hand(s, me, side)
    return [*_fights_of_all(side, numbers, dungeon[GOBLIN], dungeon[SKELETON], dungeon[OOZE])]


@lru_cache(maxsize=1 << 15)
def _fights_of_all(
    side: Side, numbers: tuple[int, ...], goblins: int, skeletons: int, oozes: int
) -> tuple[Option, ...]:
    return tuple([option for number in numbers for option in _fights_of(side, number, goblins, skeletons, oozes)])


@cache
def _fights_of(side: Side, number: int, goblins: int, skeletons: int, oozes: int) -> list[Option]:
    """ROLL-MON-22: one use hits monsters of one kind only; an inspired companion hits one more of any kind."""
    standing = (goblins, skeletons, oozes)
    kinds = roles(side, number)
    name = NAMES[number]
    options: list[Option] = []
    for monster in MONSTERS:
        for count in range(most_defeated(kinds, monster, standing[monster]), 0, -1):
            if side.inspires in kinds:
                left = [standing[other] - (count if other == monster else 0) for other in MONSTERS]
                options += [
                    FIGHT_AND(name, DUNGEON_FACES[monster], count, DUNGEON_FACES[other])
                    for other in MONSTERS
                    if left[other]
                ]
            options.append(FIGHT(name, DUNGEON_FACES[monster], count))
    return options


def looting(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """Use a companion to open chests, or any one die to drink potions."""
    return [*_looting_of_all(side, at_hand(s, me, side), s.dungeon[CHEST], s.dungeon[POTION])]


@lru_cache(maxsize=1 << 15)
def _looting_of_all(side: Side, numbers: tuple[int, ...], chests: int, potions: int) -> tuple[Option, ...]:
    return tuple([option for number in numbers for option in _looting_of(side, number, chests, potions)])


@cache
def _looting_of(side: Side, number: int, chests: int, potions: int) -> list[Option]:
    """ROLL-LOOT-01, ROLL-LOOT-02: companions open chests. ROLL-LOOT-05: any die, scrolls included, drinks potions."""
    name = NAMES[number]
    openings = [OPEN(name, count) for count in range(most_opened(roles(side, number), chests), 0, -1)]
    return openings + [DRINK(name, count) for count in range(potions, 0, -1)]


def scrolls(s: RollState) -> list[Option]:
    """ROLL-MON-10: use a scroll, if there are dice to roll again."""
    dice = sum(s.party) + sum(s.dungeon)
    options: list[Option] = []
    if s.party[SCROLL] and dice > 1:
        options.append(_READ_DIE)
    if s.me.treasures[SCROLL_TOKEN] and dice:
        options.append(_READ_TOKEN)
    return options


_READ_DIE, _READ_TOKEN = READ("scroll"), READ("scroll-token")


def bands(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """ROLL-DRG-03: companions of three different kinds (two for the Dragon Slayer) who can defeat the dragon."""
    hand = [(number, min(count_at_hand(s, number), side.dragon_kinds)) for number in at_hand(s, me, side)]
    return _bands_of(side, tuple(hand))


@lru_cache(maxsize=1 << 15)
def _bands_of(side: Side, hand: tuple[tuple[int, int], ...]) -> list[Option]:
    options: list[Option] = []
    counts = dict(hand)
    for band in combinations_with_replacement(counts, side.dragon_kinds):
        enough = all(band.count(number) <= counts[number] for number in band)
        if enough and all_different([roles(side, number) for number in band]):
            slay = SLAY if side.dragon_kinds == 3 else SLAY_WITH_TWO
            options.append(slay(*(NAMES[number] for number in band)))
    return options


def all_different(kinds: list[tuple[int, ...]]) -> bool:
    """Whether each can be of a kind that none of the others is."""
    return any(len(set(each)) == len(each) for each in product(*kinds))
