"""Achievements for points: ROLL-ACH-06, ROLL-ACH-08, ROLL-ACH-11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeon_roll.table import earned


@pytest.mark.rule("ROLL-ACH-06")
def test_15_points_from_treasures_need_a_bag_of_holding() -> None:
    scales = "dragon-scales " * 6
    goblin: dict[str, Any] = {"level": 1, "dungeon": "goblin"}
    assert earned("flee", treasures=f"{scales} elixir elixir elixir", **goblin) == ["bag-of-holding"]
    assert earned("flee", treasures=f"{scales} elixir town-portal town-portal", **goblin) == ["bag-of-holding"]
    assert earned("flee", treasures=f"{scales} elixir elixir", **goblin) == []
    assert earned("flee", treasures=f"{scales} elixir elixir", xp=5, **goblin) == []


def with_xp(points: int, *choices: str, hero: str = "spellsword", **laid: Any) -> list[str]:
    """A match that ends with so many points: one is gained by resting on level 1."""
    return earned(*choices, "rest", hero=hero, **{"xp": points - 1, "level": 1, "dungeon": "dragon", **laid})


@pytest.mark.rule("ROLL-ACH-08", "ROLL-ACH-11")
def test_20_points_without_hero_card_and_tokens_earn_both() -> None:
    assert with_xp(20) == ["natural-twenty", "magic-whirlwind"]
    assert with_xp(19) == []


@pytest.mark.rule("ROLL-ACH-08")
def test_treasures_count_towards_the_natural_twenty() -> None:
    assert "natural-twenty" in with_xp(18, treasures="town-portal")


@pytest.mark.rule("ROLL-ACH-08")
@pytest.mark.parametrize(
    ("hero", "master", "laid", "choices"),
    [
        ("spellsword", False, {"party": "mage", "dungeon": "goblin"}, ["fight:hero:goblin:1"]),
        ("spellsword", True, {"dungeon": "goblin"}, ["ability:arcane-fury"]),
        ("minstrel", False, {"lair": 1}, ["ability:ballad"]),
        ("spellsword", True, {"party": "mage", "level": 2, "dungeon": "goblin goblin"}, ["fight:mage:goblin:2"]),
        ("minstrel", True, {"party": "mage", "level": 2, "dungeon": "chest chest"}, ["open:mage:2"]),
        ("occultist", True, {"party": "mage mage thief", "lair": 3}, ["slay:mage:mage:thief"]),
        ("enchantress", True, {"party": "scroll", "dungeon": "goblin"}, ["fight:scroll:goblin:1"]),
        ("enchantress", True, {"party": "scroll", "dungeon": "chest"}, ["onward", "open:scroll:1"]),
        ("enchantress", True, {"party": "scroll mage thief", "lair": 3}, ["onward", "slay:mage:thief:scroll"]),
        (
            "mercenary",
            True,
            {"party": "fighter", "level": 2, "dungeon": "goblin ooze"},
            ["fight-and:fighter:goblin:1:ooze"],
        ),
        (
            "minstrel",
            True,
            {"party": "champion", "level": 2, "dungeon": "goblin ooze"},
            ["fight-and:champion:goblin:1:ooze"],
        ),
        ("knight", True, {"party": "mage thief champion", "lair": 3}, ["slay-two:mage:thief"]),
        ("knight", True, {"party": "scroll mage mage mage mage mage mage", "level": 0}, []),
        ("mercenary", False, {"party": "mage " * 7, "level": 0, "rolls": "mage"}, ["pick:mage", "roll"]),
        (
            "half-goblin",
            True,
            {"party": "mage thief", "level": 2, "dungeon": "ooze chest"},
            ["open:thief:1", "fight:mage:ooze:1"],
        ),
        (
            "half-goblin",
            True,
            {"party": "mage thief", "level": 2, "graveyard": 5, "dungeon": "ooze potion"},
            ["drink:thief:1", "revive:mage", "fight:mage:ooze:1"],
        ),
    ],
)
def test_skill_or_ability_used_loses_the_natural_twenty(
    hero: str, master: bool, laid: dict[str, Any], choices: list[str]
) -> None:
    assert with_xp(25, *choices, hero=hero, master=master, draws="elixir", **laid) == ["magic-whirlwind"]


@pytest.mark.rule("ROLL-ACH-08")
@pytest.mark.parametrize(
    ("hero", "master", "laid", "choices"),
    [
        ("spellsword", True, {"party": "mage", "level": 2, "dungeon": "ooze ooze"}, ["fight:mage:ooze:2"]),
        ("minstrel", True, {"party": "thief", "level": 2, "dungeon": "chest chest"}, ["open:thief:2"]),
        ("occultist", True, {"party": "cleric mage thief", "lair": 3}, ["slay:cleric:mage:thief"]),
        ("enchantress", True, {"party": "scroll", "dungeon": "potion"}, ["onward", "drink:scroll:1", "revive:mage"]),
        ("enchantress", True, {"party": "scroll", "dungeon": "goblin dragon"}, ["read:scroll", "pick:goblin", "roll"]),
        ("mercenary", True, {"party": "fighter", "dungeon": "goblin"}, ["fight:fighter:goblin:1"]),
        ("knight", True, {"party": "mage " * 7, "level": 0}, []),
        ("mercenary", False, {"party": "mage " * 7, "level": 0}, ["keep"]),
        ("half-goblin", True, {"party": "thief", "dungeon": "chest"}, ["open:thief:1"]),
    ],
)
def test_what_needs_no_skill_keeps_the_natural_twenty(
    hero: str, master: bool, laid: dict[str, Any], choices: list[str]
) -> None:
    both = ["natural-twenty", "magic-whirlwind"]
    assert with_xp(25, *choices, hero=hero, master=master, draws="elixir", **laid) == both


@pytest.mark.rule("ROLL-ACH-08", "ROLL-ACH-11")
def test_what_was_used_in_an_earlier_delve_counts() -> None:
    laid: dict[str, Any] = {"delves": 1, "rolls": "mage " * 7, "dungeon": "goblin dragon", "party": "mage"}
    assert with_xp(25, "fight:hero:goblin:1", "rest", **laid) == ["magic-whirlwind"]
    used = ["fight:vorpal-sword:goblin:1", "rest"]
    assert with_xp(25, *used, treasures="vorpal-sword", **laid) == ["natural-twenty"]


@pytest.mark.rule("ROLL-ACH-11")
def test_tokens_held_and_not_used_keep_the_magic_whirlwind() -> None:
    assert with_xp(18, treasures="town-portal") == ["natural-twenty", "magic-whirlwind"]


@pytest.mark.rule("ROLL-ACH-11")
@pytest.mark.parametrize(
    ("treasure", "dungeon", "choices"),
    [
        ("vorpal-sword", "goblin", ["fight:vorpal-sword:goblin:1"]),
        ("thieves-tools", "chest", ["open:thieves-tools:1"]),
        ("scroll-token", "goblin dragon", ["read:scroll-token", "pick:goblin", "roll"]),
        ("ring-of-invisibility", "dragon", ["use:ring-of-invisibility"]),
        ("elixir", "dragon", ["use:elixir", "revive:mage"]),
        ("dragon-bait", "goblin", ["use:dragon-bait"]),
    ],
)
def test_a_token_used_loses_the_magic_whirlwind(treasure: str, dungeon: str, choices: list[str]) -> None:
    laid: dict[str, Any] = {"treasures": treasure, "dungeon": dungeon, "graveyard": 7, "draws": "elixir"}
    assert with_xp(25, *choices, hero="knight", **laid) == ["natural-twenty"]


@pytest.mark.rule("ROLL-ACH-11")
def test_a_treasure_given_for_divine_intervention_loses_the_magic_whirlwind() -> None:
    laid: dict[str, Any] = {"treasures": "elixir", "dungeon": "goblin"}
    assert with_xp(25, "ability:divine-intervention", hero="crusader", master=True, **laid) == []
