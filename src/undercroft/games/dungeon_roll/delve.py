"""A delve: forming the party, and the four phases of each level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Option, Play, Verb, ask
from undercroft.games.dungeon_roll.companions import (
    MONSTER,
    NO_ALLIES,
    NUMBER,
    all_different,
    bands,
    exhaust,
    fights,
    looting,
    most_defeated,
    most_opened,
    own_roles,
    scrolls,
    spend,
)
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CHEST,
    DEEPEST_LEVEL,
    DUNGEON_FACES,
    MONSTERS,
    PARTY_DICE,
    PARTY_FACES,
    POTION,
    SCROLL,
)
from undercroft.games.dungeon_roll.content.heroes import Side
from undercroft.games.dungeon_roll.content.treasures import (
    BAIT,
    ELIXIR,
    NO_TREASURES,
    PORTAL,
    RING,
    SCROLL_TOKEN,
    TREASURES,
)
from undercroft.games.dungeon_roll.options import (
    ABILITY,
    DRINK,
    FIGHT,
    FIGHT_AND,
    FLEE,
    FLEE_THE_DRAGON,
    LEGEND,
    ONWARD,
    OPEN,
    READ,
    REST,
    SEEK_GLORY,
    SLAY,
    SLAY_WITH_TWO,
    USE,
)
from undercroft.games.dungeon_roll.rolls import reroll, revive, tell_roll, throw_dungeon, throw_party
from undercroft.games.dungeon_roll.spoils import gain_treasure, gain_xp, spend_treasure
from undercroft.games.dungeon_roll.state import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    NO_PHASE,
    REGROUP_PHASE,
    Adventurer,
    RollState,
)

LAIR_THAT_WAKES_THE_DRAGON = 3

_ONWARD, _FLEE, _FLEE_THE_DRAGON = ONWARD(), FLEE(), FLEE_THE_DRAGON()
_REST, _LEGEND, _SEEK_GLORY = REST(), LEGEND(), SEEK_GLORY()
_USE_ELIXIR, _USE_RING, _USE_BAIT, _USE_PORTAL = (USE(TREASURES[kind]) for kind in (ELIXIR, RING, BAIT, PORTAL))


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
    reserve = s.reserve
    faces = throw_dungeon(s, s.level if s.level < reserve else reserve)
    if s.events is not None:
        tell_roll(s, "level", DUNGEON_FACES, faces, lord=s.lord, level=s.level, lair=s.lair)


# -- the phases -------------------------------------------------------------------------------


def monster_phase(s: RollState) -> Play[None]:
    """ROLL-MON-09, ROLL-ORD-01: scrolls, hero and companions, in any order, until no monster stands."""
    s.phase = MONSTER_PHASE
    me = s.me
    while s.level:
        side = me.side
        goblins, skeletons, oozes, _, _ = s.dungeon
        monsters = goblins or skeletons or oozes
        options = fights(s, me, side) if monsters else []
        if side.loots_early:
            options += looting(s, me, side)
        if s.party[SCROLL] or me.treasures[SCROLL_TOKEN]:
            options += scrolls(s)
        if not monsters and not options:
            return
        options += any_time(s, me, side)
        options.append(_FLEE if monsters else _ONWARD)
        choice: Option = yield ask(me.seat, "monsters", options)
        if choice is _ONWARD:
            return
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing


def loot_phase(s: RollState) -> Play[None]:
    """Open chests and drink potions, in any order; none of it is a must (ROLL-LOOT-10)."""
    s.phase = LOOT_PHASE
    me = s.me
    while only_loot_lies(s.dungeon):
        options = looting(s, me, me.side)
        options += any_time(s, me, me.side)
        options.append(_ONWARD)
        choice: Option = yield ask(me.seat, "loot", options)
        if choice is _ONWARD:
            break
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing
    if not s.monsters:
        leave_the_rest(s)


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
    me = s.me
    while s.level and s.lair >= LAIR_THAT_WAKES_THE_DRAGON:
        options = bands(s, me, me.side) + any_time(s, me, me.side)
        options.append(_FLEE_THE_DRAGON)
        choice: Option = yield ask(me.seat, "dragon", options)
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing


def regroup_phase(s: RollState) -> Play[None]:
    """ROLL-REG-03: rest, or seek glory; on level 10 one is a living legend and must stop (ROLL-REG-07)."""
    s.phase = REGROUP_PHASE
    me = s.me
    if s.allies != NO_ALLIES:
        s.allies = [0] * 6
    note_level_cleared(s)
    last = [_LEGEND] if s.level == DEEPEST_LEVEL else [_REST, _SEEK_GLORY]
    while s.level:
        choice: Option = yield ask(me.seat, "regroup", any_time(s, me, me.side) + last, {"level": s.level})
        if choice is _SEEK_GLORY:
            s.level += 1
            if s.events is not None:
                s.tell("glory", seat=s.adventurer, level=s.level)
            return
        doing = DEEDS[choice.verb](s, choice)
        if doing is not None:
            yield from doing


def note_level_cleared(s: RollState) -> None:
    """ROLL-ACH-03, ROLL-ACH-09: what clearing this level may have earned."""
    if s.seven_rolled:
        s.me.earn("never-tell-me-the-odds")
    if s.level >= 5 and not s.companions_used and not s.wiped_out:
        s.me.earn("critical-hit")


# -- what one may do --------------------------------------------------------------------------


def any_time(s: RollState, me: Adventurer, side: Side) -> list[Option]:
    """ROLL-TRS-01, ROLL-MON-12: treasures and the one-off ability, wherever they have something to work on."""
    options: list[Option] = []
    ability = side.ability
    usable = ability.usable
    if usable is not None and not me.exhausted and usable(s):
        options.append(ability.option)
    if me.treasures != NO_TREASURES:
        options += treasures_of_use(s, me.treasures)
    return options


def treasures_of_use(s: RollState, held: list[int]) -> list[Option]:
    options: list[Option] = []
    if held[ELIXIR] and s.graveyard:
        options.append(_USE_ELIXIR)
    if held[RING] and s.lair:
        options.append(_USE_RING)
    if held[BAIT] and bait_takes(s):
        options.append(_USE_BAIT)
    if held[PORTAL]:
        options.append(_USE_PORTAL)
    return options


def bait_takes(s: RollState) -> int:
    """ROLL-TRS-21: all dice of the level (or the monsters only, if the set-up says so)."""
    return s.monsters if s.setup.bait == "monsters" else sum(s.dungeon)


def fight(s: RollState, choice: Option) -> None:
    """Use a companion against monsters of one kind; an inspired one defeats one more of any kind."""
    companion, monster, count, *extra = choice.args
    assert isinstance(count, int)
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
        s.dungeon[MONSTER[extra[0]]] -= 1
        s.tell("fought-also", seat=s.adventurer, companion=companion, monster=extra[0])


def open_chests(s: RollState, choice: Option) -> None:
    """ROLL-LOOT-03: one treasure for each chest opened."""
    companion, count = choice.args
    assert isinstance(count, int)
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
    companion, count = choice.args
    assert isinstance(count, int)
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
    scroll = choice.args[0]
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
    s.tell("used", seat=s.adventurer, treasure=choice.args[0])
    spend_treasure(s, TREASURES.index(str(choice.args[0])))
    if choice is _USE_ELIXIR:
        return revive(s, 1)
    if choice is _USE_RING:
        s.tell("lair-emptied", seat=s.adventurer, count=s.lair)
        s.lair = 0
    elif choice is _USE_BAIT:
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
    band = [NUMBER[name] for name in choice.args]
    kinds = [own_roles(me.side, number) for number in band]
    if len(band) < 3 or not all_different(kinds):
        me.used_hero = True
    s.companions_used = True
    for number in band:
        spend(s, number)
    s.tell("dragon-slain", seat=s.adventurer, companions=tuple([str(name) for name in choice.args]))
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


# -- how a delve ends -------------------------------------------------------------------------


def flee(s: RollState, choice: Option) -> None:
    """ROLL-MON-07, ROLL-MON-08, ROLL-DRG-06, ROLL-DRG-07: the delve ends and gives no experience."""
    me = s.me
    if s.setup.fleeing == "forfeits":
        me.xp = s.xp_before
    if s.events is not None:
        s.tell("fled", seat=me.seat, level=s.level)
    end_delve(s)


def retire(s: RollState, choice: Option) -> None:
    """ROLL-REG-04, ROLL-REG-08, ROLL-TRS-23: leave with as much XP as the level die shows."""
    me = s.me
    how = "portal" if choice.verb is USE else choice.verb.name
    if s.level == DEEPEST_LEVEL:
        me.earn("dungeon-conqueror")
    if s.seven_rolled:
        me.earn("never-tell-me-the-odds")
    if s.events is not None:
        s.tell(how, seat=me.seat, level=s.level)
    gain_xp(s, s.level)
    end_delve(s)


def end_delve(s: RollState) -> None:
    """ROLL-REG-06, ROLL-AEND-01, ROLL-AEND-02: all dice are passed on; the Dungeon Lord is the next adventurer."""
    s.me.delves += 1
    s.level = 0
    s.phase = NO_PHASE
    s.party = [0] * 6
    s.dungeon = [0] * 5
    s.allies = [0] * 6
    s.graveyard = 0
    s.lair = 0
    s.me = s.adventurers[s.lord]


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
