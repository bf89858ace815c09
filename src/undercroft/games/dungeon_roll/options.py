"""What an adventurer can do, and the rule that allows it."""

from __future__ import annotations

from undercroft.engine.decision import Verb

_FIGHT_RULES = {
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
_TREASURE_RULES = {
    "ring-of-invisibility": "ROLL-TRS-15",
    "elixir": "ROLL-TRS-19",
    "dragon-bait": "ROLL-TRS-21",
    "town-portal": "ROLL-TRS-23",
}


_ONE_AT_A_TIME = ("fighter", "cleric", "mage", "thief")
_SKILL = "ROLL-HERO-05"


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


CHOOSE_HERO = Verb("choose-hero", "hero", rule="ROLL-SET-06")

FIGHT = Verb("fight", "companion", "monster", "count", rule=_fight_rule)
FIGHT_AND = Verb("fight-and", "companion", "monster", "count", "extra", rule=_extra_rule)
OPEN = Verb("open", "companion", "count", rule=_opening_rule)
DRINK = Verb("drink", "companion", "count", rule="ROLL-LOOT-05")
REVIVE = Verb("revive", "face", rule="ROLL-LOOT-07")
SLAY = Verb("slay", "first", "second", "third", rule="ROLL-DRG-03")
SLAY_WITH_TWO = Verb("slay-two", "first", "second", rule="ROLL-ABIL-20")

READ = Verb("read", "scroll", rule="ROLL-MON-10")
PICK = Verb("pick", "die", rule="ROLL-MON-10")
ROLL = Verb("roll", rule="ROLL-MON-10")
KEEP = Verb("keep", rule="ROLL-HERO-05")

USE = Verb("use", "treasure", rule=lambda treasure: _TREASURE_RULES[treasure])

ABILITY = Verb("ability", "ability", rule="ROLL-MON-12")
TARGET = Verb("target", "monster", rule="ROLL-HERO-07")
ENOUGH = Verb("enough", rule="ROLL-HERO-07")
HOW_MANY = Verb("how-many", "count", rule="ROLL-HERO-07")
TITHE = Verb("tithe", "treasure", rule="ROLL-ABIL-06")

ONWARD = Verb("onward", rule="ROLL-ADV-01")
FLEE = Verb("flee", rule="ROLL-MON-06")
FLEE_THE_DRAGON = Verb("flee", rule="ROLL-DRG-05")
REST = Verb("rest", rule="ROLL-REG-04")
LEGEND = Verb("legend", rule="ROLL-REG-08")
SEEK_GLORY = Verb("seek-glory", rule="ROLL-REG-10")

VERBS = (
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
