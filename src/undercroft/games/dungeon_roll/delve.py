"""A delve: forming the party, and the four phases of each level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.engine.decision import Detail, Option, Play, Verb, ask
from undercroft.games.dungeon_roll.any_time import USE_BAIT, USE_ELIXIR, USE_RING, any_time, bait_takes
from undercroft.games.dungeon_roll.companions import (
    MONSTER,
    NO_ALLIES,
    NUMBER,
    exhaust,
    most_defeated,
    most_opened,
    own_roles,
    spend,
)
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CHEST,
    DUNGEON_FACES,
    MONSTERS,
    PARTY_DICE,
    PARTY_FACES,
    POTION,
)
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.leaving import cannot_leave, flee, retire
from undercroft.games.dungeon_roll.options import (
    ABILITY,
    COMPANION,
    COUNT,
    DRINK,
    EXTRA,
    FIGHT,
    FIGHT_AND,
    FLEE,
    FLEE_THE_DRAGON,
    LEGEND,
    MONSTER_NAME,
    ONWARD,
    OPEN,
    READ,
    REST,
    SCROLL_NAME,
    SEEK_GLORY,
    SLAY,
    SLAY_WITH_TWO,
    USE,
    USED,
)
from undercroft.games.dungeon_roll.rolls import reroll, revive, tell_roll, throw_dungeon, throw_party
from undercroft.games.dungeon_roll.spoils import gain_treasure, gain_xp, spend_treasure
from undercroft.games.dungeon_roll.state import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    REGROUP_PHASE,
    RollState,
)
from undercroft.games.dungeon_roll.uses import all_different, band_of, bands, fights, looting, scrolls

LAIR_THAT_WAKES_THE_DRAGON: Final = 3

_ONWARD: Final = ONWARD()
_FLEE: Final = FLEE()
_FLEE_THE_DRAGON: Final = FLEE_THE_DRAGON()
_SEEK_GLORY: Final = SEEK_GLORY()
_LAST_OF_ALL: Final = [LEGEND()]
_REST_OR_GO_ON: Final = [REST(), _SEEK_GLORY]

_FIGHTING: Final[Mapping[str, Detail]] = {"way": "fight"}
_TO_LOOT: Final[Mapping[str, Detail]] = {"way": "loot"}
_TO_DRAGON: Final[Mapping[str, Detail]] = {"way": "dragon"}
_TO_REGROUP: Final[Mapping[str, Detail]] = {"way": "regroup"}


def form_party(s: RollState) -> None:
    """ROLL-PARTY-01 to ROLL-PARTY-03: seven party dice, the hero ready again, the level die at 1."""
    me = s.me
    if s.events is not None:
        s.tell("delve", seat=me.seat, lord=s.lord, number=me.delves + 1)
    s.xp_before = me.xp
    s.dragons_slain = 0
    s.graveyard = 0
    s.party = [0] * 6
    faces = throw_party(s, PARTY_DICE)
    if s.events is not None:
        tell_roll(s, "party", PARTY_FACES, faces, seat=me.seat)
    me.exhausted = False
    s.level = 1


def note_party_formed(s: RollState) -> None:
    """ROLL-ACH-05: five champions or more, those made of scrolls among them."""
    if s.party[CHAMPION] >= 5:
        s.me.earn("cheater")


def level(s: RollState) -> Play[None]:
    """ROLL-ADV-01: monsters, loot, dragon, regroup; each only where there is something to do.
    ROLL-DRG-01, ROLL-DRG-02: the dragon wakes with three or more dice in its Lair, else it sleeps on.
    A delve's first level begins with forming the party."""
    if s.level == 0:
        form_party(s)
        if s.me.side.forms_party is not None:
            yield from s.me.side.forms_party(s)
        note_party_formed(s)
    enter_level(s)
    while s.level:
        yield from monster_phase(s)
        dungeon = s.dungeon
        if not dungeon[CHEST] and not dungeon[POTION]:
            break
        yield from loot_phase(s)
        if not s.monsters:
            break
    if s.lair >= LAIR_THAT_WAKES_THE_DRAGON:
        yield from dragon_phase(s)
    if s.level:
        yield from regroup_phase(s)


def enter_level(s: RollState) -> None:
    """ROLL-PARTY-04, ROLL-REG-13: as many dungeon dice as the level, or all in the reserve (ROLL-REG-14)."""
    s.entered_with = sum(s.party)
    s.seven_rolled = False
    s.companions_used = False
    s.wiped_out = False
    faces = throw_dungeon(s, dice_of_level(s, s.level))
    if s.events is not None:
        tell_roll(s, "level", DUNGEON_FACES, faces, lord=s.lord, level=s.level, lair=s.lair)


def dice_of_level(s: RollState, level: int) -> int:
    """ROLL-REG-13, ROLL-REG-14: one for each level, as far as the reserve goes."""
    reserve = s.reserve
    return level if level < reserve else reserve


# -- the phases -------------------------------------------------------------------------------


def monster_phase(s: RollState) -> Play[None]:
    """ROLL-MON-09, ROLL-ORD-01: scrolls, hero and companions, in any order, until no monster stands."""
    s.phase = MONSTER_PHASE
    seat = s.me.seat
    while s.level:
        standing = s.monsters
        if not standing and not beside_fighting(s):
            return
        choice: Option = yield ask(seat, "monsters", lambda: against_monsters(s), _FIGHTING if standing else way_on(s))
        if choice is _ONWARD:
            return
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing


def against_monsters(s: RollState) -> list[Option]:
    """All that can be done in the monster phase."""
    me, standing = s.me, s.monsters > 0
    side = me.side
    options = fights(s, me, side) if standing else []
    options += beside_fighting(s)
    options += any_time(s, me, side)
    options.append(_FLEE if standing else _ONWARD)
    return options


def beside_fighting(s: RollState) -> list[Option]:
    """Scrolls, and what those may take who loot while monsters stand."""
    me = s.me
    return looting(s, me, me.side) + scrolls(s) if me.side.loots_early else scrolls(s)


def way_on(s: RollState) -> Mapping[str, Detail]:
    """ROLL-ADV-01: where going on leads once the monsters have fallen."""
    return _TO_LOOT if s.dungeon[CHEST] or s.dungeon[POTION] else way_past_loot(s)


def way_past_loot(s: RollState) -> Mapping[str, Detail]:
    return _TO_DRAGON if s.lair >= LAIR_THAT_WAKES_THE_DRAGON else _TO_REGROUP


def loot_phase(s: RollState) -> Play[None]:
    """Open chests and drink potions, in any order; none of it is a must (ROLL-LOOT-10)."""
    s.phase = LOOT_PHASE
    seat = s.me.seat
    while only_loot_lies(s.dungeon):
        choice: Option = yield ask(seat, "loot", lambda: among_loot(s), way_past_loot(s))
        if choice is _ONWARD:
            break
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing
    if not s.monsters:
        leave_the_rest(s)


def among_loot(s: RollState) -> list[Option]:
    """All that can be done in the loot phase."""
    me = s.me
    options = looting(s, me, me.side)
    options += any_time(s, me, me.side)
    options.append(_ONWARD)
    return options


def only_loot_lies(dungeon: list[int]) -> bool:
    """Whether there is loot, and no monster stands over it."""
    goblins, skeletons, oozes, chests, potions = dungeon
    return bool(chests or potions) and not (goblins or skeletons or oozes)


def leave_the_rest(s: RollState) -> None:
    """ROLL-LOOT-08: unopened chests and undrunk potions go back to the reserve."""
    dungeon = s.dungeon
    if dungeon[CHEST] or dungeon[POTION]:
        if s.events is not None:
            s.tell("left-behind", seat=s.adventurer, chests=dungeon[CHEST], potions=dungeon[POTION])
        dungeon[CHEST] = dungeon[POTION] = 0


def dragon_phase(s: RollState) -> Play[None]:
    """ROLL-DRG-01: the dragon is awake and must be fought."""
    s.phase = DRAGON_PHASE
    s.tell("dragon-wakes", seat=s.adventurer, lair=s.lair)
    seat = s.me.seat
    about = {"kinds": s.me.side.dragon_kinds}
    while s.level and s.lair >= LAIR_THAT_WAKES_THE_DRAGON:
        choice: Option = yield ask(seat, "dragon", lambda: against_the_dragon(s), about)
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing


def against_the_dragon(s: RollState) -> list[Option]:
    """All that can be done in the dragon phase."""
    me = s.me
    options = bands(s, me, me.side)
    options += any_time(s, me, me.side)
    options.append(_FLEE_THE_DRAGON)
    return options


def regroup_phase(s: RollState) -> Play[None]:
    """ROLL-REG-03: rest, or seek glory; on level 10 one is a living legend."""
    s.phase = REGROUP_PHASE
    seat = s.me.seat
    if s.allies != NO_ALLIES:
        s.allies = [0] * 6
    note_level_cleared(s)
    while s.level:
        about = {"level": s.level, "dice": dice_of_level(s, s.level + 1)}
        choice: Option = yield ask(seat, "regroup", lambda: at_the_end_of_a_level(s), about)
        if choice is _SEEK_GLORY:
            s.level += 1
            if s.events is not None:
                s.tell("glory", seat=s.adventurer, level=s.level)
            return
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing


def at_the_end_of_a_level(s: RollState) -> list[Option]:
    """All that can be done in the regroup phase."""
    me = s.me
    options = any_time(s, me, me.side)
    options += _LAST_OF_ALL if cannot_leave(s, "regroup", LEGEND) is None else _REST_OR_GO_ON
    return options


def note_level_cleared(s: RollState) -> None:
    """ROLL-ACH-03, ROLL-ACH-09: what clearing this level may have earned."""
    if s.seven_rolled:
        s.me.earn("never-tell-me-the-odds")
    if s.level >= 5 and not s.companions_used and not s.wiped_out:
        s.me.earn("critical-hit")


# -- what choices do -------------------------------------------------------------------------


def fight(s: RollState, choice: Option) -> None:
    """Use a companion against monsters of one kind; an inspired one defeats one more of any kind."""
    companion, monster, count = COMPANION.of(choice), MONSTER_NAME.of(choice), COUNT.of(choice)
    extra = EXTRA.of(choice) if choice.verb is FIGHT_AND else ""
    number, kind = NUMBER[companion], MONSTER[monster]
    me = s.me
    if not me.used_hero and (extra or most_defeated(own_roles(me.side, number), kind, s.dungeon[kind]) < count):
        me.used_hero = True
    s.companions_used = True
    spend(s, number)
    s.dungeon[kind] -= count
    if s.events is not None:
        s.tell("fought", seat=s.adventurer, companion=companion, monster=monster, count=count)
    if extra:
        s.dungeon[MONSTER[extra]] -= 1
        s.tell("fought-also", seat=s.adventurer, companion=companion, monster=extra)


def open_chests(s: RollState, choice: Option) -> None:
    """ROLL-LOOT-03: one treasure for each chest opened."""
    companion, count = COMPANION.of(choice), COUNT.of(choice)
    number = NUMBER[companion]
    if s.monsters or most_opened(own_roles(s.me.side, number), s.dungeon[CHEST]) < count:
        s.me.used_hero = True
    s.companions_used = True
    spend(s, number)
    s.dungeon[CHEST] -= count
    if s.events is not None:
        s.tell("opened", seat=s.adventurer, companion=companion, count=count)
    for _ in range(count):
        gain_treasure(s)


def drink_potions(s: RollState, choice: Option) -> Play[None]:
    """ROLL-LOOT-05: the die goes to the graveyard first, so it may be among those that come back (ROLL-MON-04)."""
    companion, count = COMPANION.of(choice), COUNT.of(choice)
    number = NUMBER[companion]
    if s.monsters:
        s.me.used_hero = True
    if own_roles(s.me.side, number):
        s.companions_used = True
    spend(s, number)
    s.dungeon[POTION] -= count
    if s.events is not None:
        s.tell("drank", seat=s.adventurer, companion=companion, count=count)
    return revive(s, count)


def read_scroll(s: RollState, choice: Option) -> Play[bool]:
    """ROLL-MON-10: one scroll rolls any number of dice again."""
    scroll = SCROLL_NAME.of(choice)
    spend(s, NUMBER[scroll])
    if s.events is not None:
        s.tell("read", seat=s.adventurer, scroll=scroll)
    return reroll(s, "reroll")


def use_ability(s: RollState, choice: Option) -> Play[None]:
    """ROLL-MON-13: the card is turned sideways, then the ability works."""
    ability = s.me.side.ability
    assert ability.use is not None
    exhaust(s)
    return ability.use(s)


def use_treasure(s: RollState, choice: Option) -> Play[None] | None:
    """ROLL-TRS-15 to ROLL-TRS-23: the four tokens that are not companions."""
    treasure = USED.of(choice)
    s.tell("used", seat=s.adventurer, treasure=treasure)
    spend_treasure(s, TREASURES.index(treasure))
    if choice is USE_ELIXIR:
        return revive(s, 1)
    if choice is USE_RING:
        s.tell("lair-emptied", seat=s.adventurer, count=s.lair)
        s.lair = 0
    elif choice is USE_BAIT:
        lay_bait(s)
    else:
        retire(s, choice)
    return None


def lay_bait(s: RollState) -> None:
    """ROLL-TRS-21: the dice turn into dragon faces and move to the Lair."""
    s.tell("monsters-to-lair", seat=s.adventurer, count=bait_takes(s))
    s.lair += bait_takes(s)
    for face in MONSTERS if s.setup.bait == "monsters" else range(len(s.dungeon)):
        s.dungeon[face] = 0


def slay_dragon(s: RollState, choice: Option) -> None:
    """ROLL-DWIN-01 to ROLL-DWIN-03: the Lair is emptied, and the victor gains a treasure and 1 XP."""
    me = s.me
    names = band_of(choice)
    band = [NUMBER[name] for name in names]
    kinds = [own_roles(me.side, number) for number in band]
    if len(band) < 3 or not all_different(kinds):
        me.used_hero = True
    s.companions_used = True
    for number in band:
        spend(s, number)
    s.tell("dragon-slain", seat=s.adventurer, companions=names)
    s.lair = 0
    s.dragons_slain += 1
    note_dragon_slain(s)
    gain_treasure(s)
    gain_xp(s, 1)


def note_dragon_slain(s: RollState) -> None:
    """ROLL-ACH-01, ROLL-ACH-02, ROLL-ACH-04: what a victory over the dragon may have earned."""
    if s.dragons_slain >= 2:
        s.me.earn("dragon-slayer")
    if s.dragons_slain >= 3:
        s.me.earn("dragon-tamer")
    if s.entered_with <= 1:
        s.me.earn("last-stand")


DEEDS: Final[dict[Verb, Callable[[RollState, Option], Play[object] | None]]] = {
    FIGHT: fight,
    FIGHT_AND: fight,
    OPEN: open_chests,
    DRINK: drink_potions,
    READ: read_scroll,
    ABILITY: use_ability,
    USE: use_treasure,
    SLAY: slay_dragon,
    SLAY_WITH_TWO: slay_dragon,
    FLEE: flee,
    FLEE_THE_DRAGON: flee,
    REST: retire,
    LEGEND: retire,
}
"""What each choice does; those that ask further are coroutines."""
