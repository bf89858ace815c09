"""What an adventurer can do, and the rule that allows it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Final, cast

from undercroft.engine.decision import Arg, Contents, Domain, Param, Verb, names, numbers
from undercroft.games.dungeon_roll.content.dice import DRAGON, DUNGEON_DICE, DUNGEON_FACES, MONSTERS, PARTY_FACES
from undercroft.games.dungeon_roll.content.treasures import STANDS_FOR, TREASURES

if TYPE_CHECKING:
    from undercroft.games.dungeon_roll.content.heroes import Side

_FIGHT_RULES: Final = {
    ("fighter", "goblin"): "ROLL-MON-14",
    ("cleric", "skeleton"): "ROLL-MON-16",
    ("mage", "ooze"): "ROLL-MON-18",
    ("fighter", ""): "ROLL-MON-15",
    ("cleric", ""): "ROLL-MON-17",
    ("mage", ""): "ROLL-MON-19",
    ("thief", ""): "ROLL-MON-20",
    ("champion", ""): "ROLL-MON-21",
    ("scroll", ""): "ROLL-EX-03",
    ("vorpal-sword", ""): "ROLL-TRS-05",
    ("talisman", ""): "ROLL-TRS-07",
    ("scepter-of-power", ""): "ROLL-TRS-09",
    ("thieves-tools", ""): "ROLL-TRS-11",
    ("scroll-token", ""): "ROLL-TRS-13",
    ("ally-fighter", ""): "ROLL-ABIL-22",
    ("ally-thief", ""): "ROLL-ABIL-23",
    ("hero", ""): "ROLL-MON-12",
}
_TREASURE_RULES: Final = {
    "ring-of-invisibility": "ROLL-TRS-15",
    "elixir": "ROLL-TRS-19",
    "dragon-bait": "ROLL-TRS-21",
    "town-portal": "ROLL-TRS-23",
}


_ONE_AT_A_TIME: Final = ("fighter", "cleric", "mage", "thief")
_SKILL: Final = "ROLL-HERO-05"


def _fight_rule(companion: str, monster: str, count: int) -> str:
    sweep = _FIGHT_RULES.get((companion, monster))
    if sweep is None and companion in _ONE_AT_A_TIME and count > 1:
        return _SKILL
    return sweep or _FIGHT_RULES[companion, ""]


def _extra_rule(companion: str, monster: str, count: int, extra: str) -> str:
    return "ROLL-ABIL-12" if companion == "champion" else "ROLL-ABIL-17"


def _opening_rule(companion: str, count: int) -> str:
    if companion in ("thief", "champion", "thieves-tools", "ally-thief"):
        return "ROLL-LOOT-01"
    return "ROLL-LOOT-02" if count == 1 and not companion.startswith("scroll") else _SKILL


_TOKENS: Final = TREASURES[: len(STANDS_FOR)]
_COMPANIONS: Final = (*PARTY_FACES, *_TOKENS, "ally-fighter", "ally-thief", "hero")
_INSPIRED: Final = ("champion", "fighter", "vorpal-sword")
_MONSTERS: Final = tuple([DUNGEON_FACES[monster] for monster in MONSTERS])


def _heroes(contents: Contents) -> list[str]:
    """The heroes of the box."""
    ids = [name.removeprefix("hero ") for name in contents if name.startswith("hero ")]
    return [hero for hero in ids if hero]


def _abilities(contents: Contents) -> list[str]:
    """What heroes can do once in a delve, except to step in as a companion."""
    sides = [cast("Side", thing) for name, thing in contents.items() if name.startswith(("novice ", "master "))]
    return [side.ability.name for side in sides if side.ability.use is not None]


def _further_fights(contents: Contents) -> Iterable[tuple[Arg, ...]]:
    """ROLL-ABIL-12, ROLL-ABIL-17: only some companions can be inspired."""
    return product(_INSPIRED, _MONSTERS, range(1, DUNGEON_DICE + 1), _MONSTERS)


def _bands_of(count: int) -> Domain[tuple[Arg, ...]]:
    """So many companions, in the order of the dice, tokens and allies."""
    return lambda contents: combinations_with_replacement(_COMPANIONS, count)


# -- details ----------------------------------------------------------------------------------

HERO: Final = Param("hero", _heroes)
COMPANION: Final = Param("companion", names(_COMPANIONS))
MONSTER_NAME: Final = Param("monster", names(_MONSTERS))
EXTRA: Final = Param("extra", names(_MONSTERS))
COUNT: Final = Param("count", numbers(1, DUNGEON_DICE))
FIRST: Final = Param("first", names(_COMPANIONS))
SECOND: Final = Param("second", names(_COMPANIONS))
THIRD: Final = Param("third", names(_COMPANIONS))
SCROLL_NAME: Final = Param("scroll", names(["scroll", "scroll-token"]))
FACE: Final = Param("face", names(PARTY_FACES))
DIE: Final = Param("die", names([*PARTY_FACES, *DUNGEON_FACES[:DRAGON]]))
USED: Final = Param("treasure", names(_TREASURE_RULES))
TREASURE: Final = Param("treasure", names(TREASURES))
ABILITY_NAME: Final = Param("ability", _abilities)

# -- what one can do --------------------------------------------------------------------------

CHOOSE_HERO: Final = Verb("choose-hero", HERO, rule="ROLL-SET-06")

FIGHT: Final = Verb("fight", COMPANION, MONSTER_NAME, COUNT, rule=_fight_rule)
FIGHT_AND: Final = Verb("fight-and", COMPANION, MONSTER_NAME, COUNT, EXTRA, rule=_extra_rule, among=_further_fights)
OPEN: Final = Verb("open", COMPANION, COUNT, rule=_opening_rule)
DRINK: Final = Verb("drink", COMPANION, COUNT, rule="ROLL-LOOT-05")
REVIVE: Final = Verb("revive", FACE, rule="ROLL-LOOT-07")
SLAY: Final = Verb("slay", FIRST, SECOND, THIRD, rule="ROLL-DRG-03", among=_bands_of(3))
SLAY_WITH_TWO: Final = Verb("slay-two", FIRST, SECOND, rule="ROLL-ABIL-20", among=_bands_of(2))

READ: Final = Verb("read", SCROLL_NAME, rule="ROLL-MON-10")
PICK: Final = Verb("pick", DIE, rule="ROLL-MON-10")
ROLL: Final = Verb("roll", rule="ROLL-MON-10")
ROLL_MONSTERS: Final = Verb("roll-monsters", rule="ROLL-MON-10")
KEEP: Final = Verb("keep", rule="ROLL-HERO-05")

USE: Final = Verb("use", USED, rule=lambda treasure: _TREASURE_RULES[treasure])

ABILITY: Final = Verb("ability", ABILITY_NAME, rule="ROLL-MON-12")
TARGET: Final = Verb("target", MONSTER_NAME, rule="ROLL-HERO-07")
ENOUGH: Final = Verb("enough", rule="ROLL-HERO-07")
HOW_MANY: Final = Verb("how-many", COUNT, rule="ROLL-HERO-07")
TITHE: Final = Verb("tithe", TREASURE, rule="ROLL-ABIL-06")

ONWARD: Final = Verb("onward", rule="ROLL-ADV-01")
FLEE: Final = Verb("flee", rule="ROLL-MON-06")
FLEE_THE_DRAGON: Final = Verb("flee", rule="ROLL-DRG-05")
REST: Final = Verb("rest", rule="ROLL-REG-04")
LEGEND: Final = Verb("legend", rule="ROLL-REG-08")
SEEK_GLORY: Final = Verb("seek-glory", rule="ROLL-REG-10")

VERBS: Final = (
    CHOOSE_HERO,
    FIGHT,
    FIGHT_AND,
    OPEN,
    DRINK,
    REVIVE,
    SLAY,
    SLAY_WITH_TWO,
    READ,
    PICK,
    ROLL,
    ROLL_MONSTERS,
    KEEP,
    USE,
    ABILITY,
    TARGET,
    ENOUGH,
    HOW_MANY,
    TITHE,
    ONWARD,
    FLEE_THE_DRAGON,
    FLEE,
    REST,
    LEGEND,
    SEEK_GLORY,
)
