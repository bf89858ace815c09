"""What companions are used for: to fight, to open and to drink, to read, to face the dragon. Why something cannot be
done, and with that all that can."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.dungeon_roll.companions import (
    FIRST_TOKEN,
    NAMES,
    NUMBER,
    Companion,
    at_hand,
    cannot_call,
    cannot_defeat,
    cannot_drink,
    cannot_open,
    count_at_hand,
    roles,
)
from undercroft.games.dungeon_roll.content.dice import CHEST, DRAGON, DUNGEON_FACES, MONSTERS, POTION, SCROLL
from undercroft.games.dungeon_roll.options import (
    COUNT,
    FIGHT_AND,
    FIRST,
    READ,
    SECOND,
    SLAY,
    SLAY_WITH_TWO,
    THIRD,
)

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.content.heroes import Side
    from undercroft.games.dungeon_roll.state import Adventurer, RollState

# -- fighting ---------------------------------------------------------------------------------


def cannot_fight(s: RollState, companion: int, monster: int, count: int) -> Why | None:
    """ROLL-MON-09: use a companion to defeat monsters of one kind."""
    kinds = roles(s.me.side, companion)
    return cannot_call(s, companion) or cannot_defeat(companion, kinds, monster, s.dungeon[monster], count)


def cannot_fight_and(s: RollState, companion: int, monster: int, count: int, extra: int) -> Why | None:
    """ROLL-ABIL-12, ROLL-ABIL-17: an inspired companion may defeat one more monster, of any kind."""
    why = cannot_fight(s, companion, monster, count)
    if why is None and s.me.side.inspires not in roles(s.me.side, companion):
        return Why("not-your-hero", "ROLL-MON-22")
    return why or cannot_strike_too(s.dungeon[extra], monster, count, extra)


def cannot_strike_too(standing: int, monster: int, count: int, extra: int) -> Why | None:
    """Whether, of so many that stood there, one more is left."""
    left = standing - count if extra == monster else standing
    return None if left else Why("not-standing", "ROLL-MON-22", monster=DUNGEON_FACES[extra])


def fights(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """All that those at hand can do against the monsters that stand here."""
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
    name = NAMES[companion.number]
    options: list[Option] = []
    for monster in MONSTERS:
        for fight in companion.fights[monster][standing[monster]]:
            count = COUNT.of(fight)
            options += [
                FIGHT_AND(name, DUNGEON_FACES[monster], count, DUNGEON_FACES[other])
                for other in MONSTERS
                if cannot_strike_too(standing[other], monster, count, other) is None
            ]
            options.append(fight)
    return tuple(options)


# -- loot -------------------------------------------------------------------------------------


def cannot_open_chests(s: RollState, companion: int, count: int) -> Why | None:
    """ROLL-LOOT-01: use a companion to open chests."""
    kinds = roles(s.me.side, companion)
    return cannot_call(s, companion) or cannot_open(companion, kinds, s.dungeon[CHEST], count)


def cannot_drink_potions(s: RollState, companion: int, count: int) -> Why | None:
    """ROLL-LOOT-05: use any one die to drink potions."""
    return cannot_call(s, companion) or cannot_drink(s.dungeon[POTION], count)


def looting(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """All that those at hand can do with what lies here."""
    _, _, _, chests, potions = s.dungeon
    options: list[Option] = []
    for companion in at_hand(s, me, side):
        if chests:
            options += companion.opens[chests]
        if potions:
            options += companion.drinks[potions]
    return options


# -- scrolls ----------------------------------------------------------------------------------


def cannot_read(s: RollState, scroll: int) -> Why | None:
    """ROLL-MON-10: use a scroll, if there are other dice to roll again."""
    why = cannot_call(s, scroll)
    if why is None and s.dungeon == _NOTHING_LIES and sum(s.party) <= int(scroll == SCROLL):
        return _NOTHING_TO_ROLL
    return why


_NOTHING_LIES: Final = [0] * DRAGON
_NOTHING_TO_ROLL: Final = Why("nothing-to-do", "ROLL-MON-10")
_READ_DIE: Final = READ("scroll")
_READ_TOKEN: Final = READ("scroll-token")
_TOKEN: Final = NUMBER["scroll-token"]


def scrolls(s: RollState) -> list[Option]:
    """To read whatever scroll is there."""
    dice, tokens = s.party[SCROLL], s.me.treasures[_TOKEN - FIRST_TOKEN]
    options: list[Option] = []
    if dice and cannot_read(s, SCROLL) is None:
        options.append(_READ_DIE)
    if tokens and cannot_read(s, _TOKEN) is None:
        options.append(_READ_TOKEN)
    return options


# -- the dragon -------------------------------------------------------------------------------


def cannot_slay(s: RollState, band: tuple[int, ...]) -> Why | None:
    """ROLL-DRG-03, ROLL-MON-03: companions of different kinds, each of them at hand."""
    for companion in band:
        why = cannot_call(s, companion)
        if why is not None:
            return why
    return cannot_be_a_band(s.me.side, band) or cannot_call_all(s, band)


def cannot_call_all(s: RollState, band: tuple[int, ...]) -> Why | None:
    for companion in band:
        if count_at_hand(s, companion) < band.count(companion):
            return Why("not-so-many", "ROLL-MON-03", companion=NAMES[companion])
    return None


@cache
def cannot_be_a_band(side: Side, band: tuple[int, ...]) -> Why | None:
    """ROLL-DRG-03, ROLL-ABIL-20: companions of three different kinds, or of two for the Dragon Slayer."""
    rule = (SLAY if side.dragon_kinds == 3 else SLAY_WITH_TWO).rule()
    if len(band) != side.dragon_kinds:
        return Why("band-size", rule, count=side.dragon_kinds)
    kinds = [roles(side, companion) for companion in band]
    for companion, each in zip(band, kinds, strict=True):
        if not each:
            return Why("not-a-companion", "ROLL-MON-01", companion=NAMES[companion])
    return None if all_different(kinds) else Why("too-few-kinds", rule)


def all_different(kinds: list[tuple[int, ...]]) -> bool:
    """Whether each can be of a kind that none of the others is."""
    return any(len(set(each)) == len(each) for each in product(*kinds))


def bands(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """All of those at hand who can defeat the dragon together."""
    hand: list[int] = []
    for companion in at_hand(s, me, side):
        of_use = min(count_at_hand(s, companion.number), len(companion.kinds))
        hand += [companion.number] * of_use
    return [*_bands_of(side, tuple(hand))]


@lru_cache(maxsize=1 << 15)
def _bands_of(side: Side, hand: tuple[int, ...]) -> tuple[Option, ...]:
    slay = SLAY if side.dragon_kinds == 3 else SLAY_WITH_TWO
    found = dict.fromkeys(combinations(hand, side.dragon_kinds))
    return tuple([slay(*[NAMES[number] for number in band]) for band in found if cannot_be_a_band(side, band) is None])


_IN_BAND: Final = (FIRST, SECOND, THIRD)


def band_of(slaying: Option) -> tuple[str, ...]:
    """Who faces the dragon together."""
    return tuple([each.of(slaying) for each in _IN_BAND[: len(slaying.args)]])
