"""Companions: who stands at hand, what each can do, and what using one costs.

A companion is a party die, a treasure token that stands for one, a monster won over, or the hero in person.
Each has a number here, and knows its options beforehand: by how many dice of a face lie on the level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from itertools import chain, combinations, compress, product
from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Arg, Option
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CLERIC,
    DUNGEON_DICE,
    DUNGEON_FACES,
    FIGHTER,
    GOBLIN,
    MAGE,
    MONSTERS,
    OOZE,
    PARTY_FACES,
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


@cache
def most_opened(kinds: tuple[int, ...], chests: int) -> int:
    """ROLL-LOOT-01, ROLL-LOOT-02: how many chests one companion of such kinds opens at most."""
    if not kinds:
        return 0
    return chests if any(kind in OPENS_ALL for kind in kinds) else min(chests, 1)


# -- what is at hand --------------------------------------------------------------------------

ByCount = tuple[tuple[Option, ...], ...]
"""What can be done with dice of a face, by how many of them lie there."""


class Companion:
    """What one companion can do for a hero, by the skill of the side that is up."""

    __slots__ = ("drinks", "fights", "inspired", "kinds", "number", "opens")

    def __init__(self, side: Side, number: int) -> None:
        self.number = number
        self.kinds = roles(side, number)
        self.inspired = side.inspires in self.kinds
        """Whether it defeats one more monster, of any kind."""
        self.fights, self.opens, self.drinks = _uses(number, self.kinds)


@cache
def _uses(number: int, kinds: tuple[int, ...]) -> tuple[tuple[ByCount, ...], ByCount, ByCount]:
    """How a companion of these kinds is used: to fight each kind of monster (ROLL-MON-22: one kind with one use),
    to open chests, to drink potions. ROLL-LOOT-05: any die, scrolls included, drinks any number of potions."""
    name = NAMES[number]
    fights = [
        _by_count(partial(FIGHT, name, DUNGEON_FACES[monster]), partial(most_defeated, kinds, monster))
        for monster in MONSTERS
    ]
    opens = _by_count(partial(OPEN, name), partial(most_opened, kinds))
    return tuple(fights), opens, _by_count(partial(DRINK, name), int)


def _by_count(do: Callable[[int], Option], most: Callable[[int], int]) -> ByCount:
    return tuple([tuple([do(count) for count in range(most(dice), 0, -1)]) for dice in range(DUNGEON_DICE + 1)])


_companion = cache(Companion)


@cache
def _dice_and_tokens(side: Side) -> tuple[list[Companion], list[Companion]]:
    dice, tokens = range(DICE), range(FIRST_TOKEN, FIRST_ALLY)
    return [_companion(side, number) for number in dice], [_companion(side, number) for number in tokens]


def at_hand(s: RollState, me: Adventurer, side: Side) -> Iterator[Companion]:
    """ROLL-MON-03: everyone available, each kind once. Graveyard dice are not."""
    dice, tokens = _dice_and_tokens(side)
    hand: Iterator[Companion] = compress(dice, s.party)
    if me.treasures != NO_TREASURES:
        hand = chain(hand, compress(tokens, me.treasures))
    if s.allies != NO_ALLIES:
        allies = [_companion(side, FIRST_ALLY + face) for face, count in enumerate(s.allies) if count]
        hand = chain(hand, allies)
    if side.ability.companion and not me.exhausted:
        hand = chain(hand, [_companion(side, HERO)])
    return hand


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
    goblins, skeletons, oozes, _, _ = s.dungeon
    options: list[Option] = []
    for companion in at_hand(s, me, side):
        if companion.inspired:
            options += inspired_fights(companion, goblins, skeletons, oozes)
            continue
        against_goblins, against_skeletons, against_oozes = companion.fights
        if goblins:
            options += against_goblins[goblins]
        if skeletons:
            options += against_skeletons[skeletons]
        if oozes:
            options += against_oozes[oozes]
    return options


@cache
def inspired_fights(companion: Companion, *standing: int) -> tuple[Option, ...]:
    """ROLL-ABIL-12, ROLL-ABIL-17: an inspired companion may defeat one more monster, of any kind."""
    name = NAMES[companion.number]
    options: list[Option] = []
    for monster in MONSTERS:
        for fight in companion.fights[monster][standing[monster]]:
            count = int(fight.args[-1])
            left = [standing[other] - (count if other == monster else 0) for other in MONSTERS]
            options += [
                FIGHT_AND(name, DUNGEON_FACES[monster], count, DUNGEON_FACES[other])
                for other in MONSTERS
                if left[other]
            ]
            options.append(fight)
    return tuple(options)


def looting(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """Use a companion to open chests, or any one die to drink potions."""
    _, _, _, chests, potions = s.dungeon
    options: list[Option] = []
    for companion in at_hand(s, me, side):
        if chests:
            options += companion.opens[chests]
        if potions:
            options += companion.drinks[potions]
    return options


def scrolls(s: RollState) -> list[Option]:
    """ROLL-MON-10: use a scroll, if there are dice to roll again."""
    party, on_the_level = s.party, any(s.dungeon)
    options: list[Option] = []
    if party[SCROLL] and (on_the_level or sum(party) > 1):
        options.append(_READ_DIE)
    if s.me.treasures[SCROLL_TOKEN] and (on_the_level or any(party)):
        options.append(_READ_TOKEN)
    return options


_READ_DIE, _READ_TOKEN = READ("scroll"), READ("scroll-token")


def bands(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """ROLL-DRG-03: companions of three different kinds (two for the Dragon Slayer) who can defeat the dragon."""
    hand: list[int] = []
    for companion in at_hand(s, me, side):
        of_use = min(count_at_hand(s, companion.number), len(companion.kinds))
        hand += [companion.number] * of_use
    return [*_bands_of(side, tuple(hand))]


@lru_cache(maxsize=1 << 15)
def _bands_of(side: Side, hand: tuple[int, ...]) -> tuple[Option, ...]:
    bands = dict.fromkeys(combinations(hand, side.dragon_kinds))
    return tuple([_slay_with(side, band) for band in bands if _slays(side, band)])


@cache
def _slays(side: Side, band: tuple[int, ...]) -> bool:
    return all_different([roles(side, number) for number in band])


def _slay_with(side: Side, band: tuple[int, ...]) -> Option:
    slay = SLAY if side.dragon_kinds == 3 else SLAY_WITH_TWO
    return slay(*[NAMES[number] for number in band])


def all_different(kinds: list[tuple[int, ...]]) -> bool:
    """Whether each can be of a kind that none of the others is."""
    return any(len(set(each)) == len(each) for each in product(*kinds))
