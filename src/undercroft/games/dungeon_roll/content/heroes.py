"""The eight heroes: both sides of each card, the skill and the one-off ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeon_roll.content.dice import (
    CHAMPION,
    CHEST,
    CLERIC,
    COMPANIONS,
    DUNGEON_FACES,
    FIGHTER,
    GOBLIN,
    MAGE,
    MONSTERS,
    POTION,
    SCROLL,
    SKELETON,
    THIEF,
)
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.options import (
    ABILITY,
    COUNT,
    ENOUGH,
    HOW_MANY,
    MONSTER_NAME,
    TARGET,
    TITHE,
    TREASURE,
)
from undercroft.games.dungeon_roll.rolls import reroll, revive
from undercroft.games.dungeon_roll.spoils import gain_treasure, spend_treasure

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.state import RollState

_NONE: Final = -1
_OWN_KIND: Final = {FIGHTER: (FIGHTER,), CLERIC: (CLERIC,), MAGE: (MAGE,), THIEF: (THIEF,), CHAMPION: (CHAMPION,)}


class Ability:
    """A one-off ability: when it has something to work on, and what it does.

    With ``companion`` the hero steps in as one of these companions: the ability is then a way to fight,
    open, drink or face the dragon, and needs no effect of its own.
    """

    __slots__ = ("companion", "most", "name", "option", "usable", "use", "wins_over")

    def __init__(
        self,
        name: str,
        usable: Callable[[RollState], bool] | None = None,
        use: Callable[[RollState], Play[None]] | None = None,
        companion: tuple[int, ...] = (),
        wins_over: tuple[int, int] | None = None,
        most: int = 0,
    ) -> None:
        self.name = name
        self.option = ABILITY(name)
        """To use it where it has something to work on."""
        self.usable = usable
        self.use = use
        self.companion = companion
        self.wins_over = wins_over
        """The monster that joins the hero, and the companion it then is."""
        self.most = most
        """So many of them at most."""


class Side:
    """One side of a hero card: the name, the skill and the one-off ability."""

    __slots__ = ("ability", "dragon_kinds", "forms_party", "inspires", "loots_early", "name", "roles")

    def __init__(
        self,
        name: str,
        ability: Ability,
        *,
        either: tuple[int, int] | None = None,
        scrolls_join: bool = False,
        inspires: int = _NONE,
        loots_early: bool = False,
        dragon_kinds: int = 3,
        forms_party: Callable[[RollState], Play[None]] | None = None,
    ) -> None:
        self.name = name
        self.ability = ability
        self.roles: tuple[tuple[int, ...], ...] = tuple(
            either if either and face in either else COMPANIONS if face == SCROLL and scrolls_join else own
            for face, own in [*_OWN_KIND.items(), (SCROLL, ())]
        )
        """Which kinds of companion each party face can be."""
        self.inspires = inspires
        """Companions of this kind defeat one more monster, of any kind."""
        self.loots_early = loots_early
        """Whether chests and potions may be touched while monsters stand."""
        self.dragon_kinds = dragon_kinds
        """How many different kinds of companion defeat the dragon."""
        self.forms_party = forms_party
        """What the skill does when the party is formed."""


class Hero:
    """A hero card."""

    __slots__ = ("id", "level_up_xp", "master", "novice")

    def __init__(self, hero_id: str, novice: Side, master: Side, level_up_xp: int = 5) -> None:
        self.id = hero_id
        self.novice = novice
        self.master = master
        self.level_up_xp = level_up_xp


# -- when an ability has something to work on -------------------------------------------------


def _monsters_stand(s: RollState) -> bool:
    goblins, skeletons, oozes, _, _ = s.dungeon
    return bool(goblins or skeletons or oozes)


def _lair_is_not_empty(s: RollState) -> bool:
    return s.lair > 0


def _anything_lies_there(s: RollState) -> bool:
    return s.lair > 0 or any(s.dungeon)


# -- Spellsword / Battlemage ------------------------------------------------------------------


def arcane_fury(s: RollState) -> Play[None]:
    """ROLL-ABIL-21: discard monsters, chests, potions and Lair dice, and gain nothing by it
    (ROLL-ABIL-02, ROLL-ABIL-03, ROLL-ABIL-04)."""
    s.wiped_out = True
    s.dungeon[:] = [0] * len(s.dungeon)
    s.lair = 0
    s.tell("swept-away", seat=s.adventurer)
    yield from ()


SPELLSWORD = Hero(
    "spellsword",
    Side("spellsword", Ability("arcane-blade", companion=(FIGHTER, MAGE)), either=(FIGHTER, MAGE)),
    Side("battlemage", Ability("arcane-fury", _anything_lies_there, arcane_fury), either=(FIGHTER, MAGE)),
)


# -- Occultist / Necromancer, Half-Goblin / Chieftain -----------------------------------------


def _win_over(monster: int, companion: int, most: int) -> Ability:
    """ROLL-ABIL-22, ROLL-ABIL-23: monsters join the hero; they are gone at regroup (ROLL-ABIL-05, ROLL-ABIL-15)."""
    names = {(SKELETON, 1): "animate-dead", (SKELETON, 2): "command-dead", (GOBLIN, 1): "plea-for-help"}

    def usable(s: RollState) -> bool:
        return s.dungeon[monster] > 0

    def use(s: RollState) -> Play[None]:
        count = min(most, s.dungeon[monster])
        if count > 1:
            choice: Option = yield ask(s.adventurer, "how-many", [HOW_MANY(n) for n in range(count, 0, -1)])
            count = COUNT.of(choice)
        s.dungeon[monster] -= count
        s.allies[companion] += count
        s.tell("won-over", seat=s.adventurer, monster=DUNGEON_FACES[monster], count=count)

    return Ability(names.get((monster, most), "pull-rank"), usable, use, wins_over=(monster, companion), most=most)


OCCULTIST = Hero(
    "occultist",
    Side("occultist", _win_over(SKELETON, FIGHTER, 1), either=(CLERIC, MAGE)),
    Side("necromancer", _win_over(SKELETON, FIGHTER, 2), either=(CLERIC, MAGE)),
)

HALF_GOBLIN = Hero(
    "half-goblin",
    Side("half-goblin", _win_over(GOBLIN, THIEF, 1), loots_early=True),
    Side("chieftain", _win_over(GOBLIN, THIEF, 2), loots_early=True),
)


# -- Crusader / Paladin -----------------------------------------------------------------------


def _can_tithe(s: RollState) -> bool:
    return any(s.me.treasures) and _anything_lies_there(s)


def divine_intervention(s: RollState) -> Play[None]:
    """ROLL-ABIL-06 to ROLL-ABIL-10: for a treasure given up, monsters flee, every chest is opened and
    every potion drunk; the Lair is emptied, which is no victory over the dragon."""
    held = [TITHE(TREASURES[kind]) for kind, count in enumerate(s.me.treasures) if count]
    choice: Option = held[0]
    if len(held) > 1:
        choice = yield ask(s.adventurer, "tithe", held)
    treasure = TREASURE.of(choice)
    spend_treasure(s, TREASURES.index(treasure))
    s.tell("tithed", seat=s.adventurer, treasure=treasure)
    s.wiped_out = True
    chests, potions = s.dungeon[CHEST], s.dungeon[POTION]
    s.dungeon[:] = [0] * len(s.dungeon)
    s.lair = 0
    s.tell("intervened", seat=s.adventurer, chests=chests, potions=potions)
    for _ in range(chests):
        gain_treasure(s)
    yield from revive(s, potions)


CRUSADER = Hero(
    "crusader",
    Side("crusader", Ability("holy-strike", companion=(FIGHTER, CLERIC)), either=(FIGHTER, CLERIC)),
    Side("paladin", Ability("divine-intervention", _can_tithe, divine_intervention), either=(FIGHTER, CLERIC)),
)


# -- Enchantress / Beguiler -------------------------------------------------------------------


def target(s: RollState, kind: str, *, may_stop: bool = False) -> Play[int | None]:
    """Which kind of monster is meant. ROLL-ABIL-14, ROLL-ABIL-17: Lair dice are not monsters."""
    options = [TARGET(DUNGEON_FACES[monster]) for monster in MONSTERS if s.dungeon[monster]]
    if may_stop:
        options.append(ENOUGH())
    choice: Option = yield ask(s.adventurer, kind, options)
    return None if choice is ENOUGH() else DUNGEON_FACES.index(MONSTER_NAME.of(choice))


def charm_monster(s: RollState) -> Play[None]:
    """ROLL-ABIL-11: one monster becomes a potion."""
    monster = yield from target(s, "charm")
    assert monster is not None
    s.dungeon[monster] -= 1
    s.dungeon[POTION] += 1
    s.tell("charmed", seat=s.adventurer, monsters=(DUNGEON_FACES[monster],))


def _can_mesmerize(s: RollState) -> bool:
    return s.monsters >= (2 if s.setup.mesmerize == "two" else 1)


def mesmerize(s: RollState) -> Play[None]:
    """ROLL-EX-02: two monsters become one potion (one will do, if the set-up says so)."""
    charmed: list[str] = []
    while len(charmed) < 2 and s.monsters:
        monster = yield from target(s, "charm", may_stop=bool(charmed) and s.setup.mesmerize == "one-or-two")
        if monster is None:
            break
        s.dungeon[monster] -= 1
        charmed.append(DUNGEON_FACES[monster])
    s.dungeon[POTION] += 1
    s.tell("charmed", seat=s.adventurer, monsters=tuple(charmed))


ENCHANTRESS = Hero(
    "enchantress",
    Side("enchantress", Ability("charm-monster", _monsters_stand, charm_monster), scrolls_join=True),
    Side("beguiler", Ability("mesmerize", _can_mesmerize, mesmerize), scrolls_join=True),
)


# -- Minstrel / Bard --------------------------------------------------------------------------


def ballad(s: RollState) -> Play[None]:
    """ROLL-ABIL-13: discard all Lair dice; that is no victory over the dragon."""
    s.tell("lair-emptied", seat=s.adventurer, count=s.lair)
    s.lair = 0
    yield from ()


_BALLAD = Ability("ballad", _lair_is_not_empty, ballad)

MINSTREL = Hero(
    "minstrel",
    Side("minstrel", _BALLAD, either=(MAGE, THIEF)),
    Side("bard", _BALLAD, either=(MAGE, THIEF), inspires=CHAMPION),
)


# -- Mercenary / Commander --------------------------------------------------------------------


def second_muster(s: RollState) -> Play[None]:
    """The Mercenary's skill: once, when the party is formed, roll any number of party dice again."""
    if (yield from reroll(s, "muster", party_only=True, optional=True)):
        s.me.used_hero = True


def calculated_strike(s: RollState) -> Play[None]:
    """Defeat up to two monsters of any kind."""
    struck: list[str] = []
    while len(struck) < 2 and s.monsters:
        monster = yield from target(s, "strike", may_stop=bool(struck))
        if monster is None:
            break
        s.dungeon[monster] -= 1
        struck.append(DUNGEON_FACES[monster])
    s.tell("struck", seat=s.adventurer, monsters=tuple(struck))


def _dice_lie_there(s: RollState) -> bool:
    return any(s.party) or any(s.dungeon)


def battlefield_presence(s: RollState) -> Play[None]:
    """Roll any number of party dice and of the level's dungeon dice again."""
    yield from reroll(s, "presence")


MERCENARY = Hero(
    "mercenary",
    Side("mercenary", Ability("calculated-strike", _monsters_stand, calculated_strike), forms_party=second_muster),
    Side("commander", Ability("battlefield-presence", _dice_lie_there, battlefield_presence), inspires=FIGHTER),
)


# -- Knight / Dragon Slayer -------------------------------------------------------------------


def scrolls_become_champions(s: RollState) -> Play[None]:
    """ROLL-ABIL-18: scrolls rolled when the party is formed become champions; later ones do not (ROLL-ABIL-19)."""
    if s.party[SCROLL]:
        s.tell("scrolls-become-champions", seat=s.adventurer, count=s.party[SCROLL])
        s.party[CHAMPION] += s.party[SCROLL]
        s.party[SCROLL] = 0
        s.me.used_hero = True
    yield from ()


def battlecry(s: RollState) -> Play[None]:
    """All monsters of the level turn into dragon faces and go to the Lair."""
    s.tell("monsters-to-lair", seat=s.adventurer, count=s.monsters)
    s.lair += s.monsters
    for monster in MONSTERS:
        s.dungeon[monster] = 0
    yield from ()


_BATTLECRY = Ability("battlecry", _monsters_stand, battlecry)

KNIGHT = Hero(
    "knight",
    Side("knight", _BATTLECRY, forms_party=scrolls_become_champions),
    Side("dragon-slayer", _BATTLECRY, forms_party=scrolls_become_champions, dragon_kinds=2),
)

NOBODY: Final = Hero("", Side("", Ability("")), Side("", Ability("")))
"""No card yet."""

HEROES: Final = (SPELLSWORD, MERCENARY, OCCULTIST, KNIGHT, MINSTREL, CRUSADER, HALF_GOBLIN, ENCHANTRESS)
"""ROLL-COMP-06, ROLL-ABIL-01: the eight hero cards."""
HERO_IDS: Final = tuple(hero.id for hero in HEROES)
