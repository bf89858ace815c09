"""Companions: who stands at hand, what each can do, and what using one costs.

A companion is a party die, a treasure token that stands for one, a monster won over, or the hero in person.
Each has a number here, and knows its options beforehand: by how many dice of a face lie on the level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain, compress
from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CHEST,
    CLERIC,
    DUNGEON_DICE,
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
from undercroft.games.dungeon_roll.content.treasures import NO_TREASURES, STANDS_FOR, TREASURES
from undercroft.games.dungeon_roll.options import DRINK, FIGHT, OPEN
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
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
NO_ALLIES: Final = [0] * DICE
FACE: Final = (*range(DICE), *STANDS_FOR, *range(DICE))
"""The party face that a die, token or ally shows."""
MONSTER: Final[dict[str, int]] = {DUNGEON_FACES[monster]: monster for monster in MONSTERS}

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


# -- what each can do, and why not ------------------------------------------------------------


def cannot_defeat(number: int, kinds: tuple[int, ...], monster: int, standing: int, count: int) -> Why | None:
    """ROLL-MON-01, ROLL-MON-14 to ROLL-MON-22: whether a companion of such kinds defeats so many of one monster."""
    name, foe = NAMES[number], DUNGEON_FACES[monster]
    if not kinds:
        return Why("not-a-companion", "ROLL-MON-01", companion=name)
    if not standing:
        return Why("not-standing", "ROLL-MON-22", monster=foe)
    if count > most_defeated(kinds, monster, standing):
        return Why("too-many", FIGHT.rule(name, foe, count), count=count)
    return None


def cannot_open(number: int, kinds: tuple[int, ...], chests: int, count: int) -> Why | None:
    """ROLL-LOOT-01, ROLL-LOOT-02: whether a companion of such kinds opens so many of these chests."""
    name = NAMES[number]
    if not chests:
        return Why("no-loot", OPEN.rule(name, count), die=DUNGEON_FACES[CHEST])
    if not kinds:
        return Why("not-a-companion", "ROLL-LOOT-02", companion=name)
    if count > most_opened(kinds, chests):
        return Why("too-many", "ROLL-LOOT-02" if count <= chests else OPEN.rule(name, count), count=count)
    return None


def cannot_drink(potions: int, count: int) -> Why | None:
    """ROLL-LOOT-05: any die, scrolls included, drinks any number of potions."""
    if not potions:
        return Why("no-loot", "ROLL-LOOT-05", die=DUNGEON_FACES[POTION])
    return None if count <= potions else Why("too-many", "ROLL-LOOT-05", count=count)


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
    """How a companion of these kinds can be used: to fight each kind of monster (ROLL-MON-22: one kind with one use),
    to open chests, to drink potions."""
    name = NAMES[number]
    fights = [
        _by_count(partial(FIGHT, name, DUNGEON_FACES[monster]), partial(cannot_defeat, number, kinds, monster))
        for monster in MONSTERS
    ]
    opens = _by_count(partial(OPEN, name), partial(cannot_open, number, kinds))
    return tuple(fights), opens, _by_count(partial(DRINK, name), cannot_drink)


def _by_count(do: Callable[[int], Option], cannot: Callable[[int, int], Why | None]) -> ByCount:
    """All that nothing speaks against, the most at once first."""
    return tuple(
        [
            tuple([do(count) for count in range(dice, 0, -1) if cannot(dice, count) is None])
            for dice in range(DUNGEON_DICE + 1)
        ]
    )


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


def cannot_call(s: RollState, number: int) -> Why | None:
    """ROLL-MON-03: only what is available can be used."""
    return None if count_at_hand(s, number) else _MISSING[number]


_MISSING: Final = [Why("no-such-companion", "ROLL-MON-03", companion=name) for name in NAMES]


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
