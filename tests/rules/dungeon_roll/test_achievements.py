"""Achievements for deeds: ROLL-ACH. ROLL-ACH-10 (Guild Master) spans matches and is kept in the player's profile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeon_roll.table import Table, earned


def test_a_match_without_great_deeds_earns_nothing() -> None:
    assert earned("rest", level=1, dungeon="dragon") == []


# -- dragons ----------------------------------------------------------------------------------

SEVEN = "fighter fighter cleric cleric mage mage champion"
DRAGON_AFTER_DRAGON = (
    "dragon  dragon dragon  dragon chest chest  dragon dragon chest chest  dragon chest chest chest chest"
)
FIRST = ["slay-two:fighter:cleric", "seek-glory", "seek-glory"]
SECOND = ["onward", "slay-two:fighter:cleric"]
THIRD = ["seek-glory", "onward", "seek-glory", "onward", "slay-two:mage:champion"]


def dragon_slayer(*choices: str) -> list[str]:
    """A Dragon Slayer with two dice in the Lair, and dragons on levels 1, 3 and 5."""
    return earned(
        *choices,
        hero="knight",
        master=True,
        level=1,
        party=SEVEN,
        lair=2,
        dungeon=DRAGON_AFTER_DRAGON,
        draws="elixir " * 3,
    )


@pytest.mark.rule("ROLL-ACH-01")
def test_two_dragons_in_one_delve_make_a_dragon_slayer() -> None:
    assert dragon_slayer(*FIRST, *SECOND, "rest") == ["dragon-slayer"]


@pytest.mark.rule("ROLL-ACH-01")
def test_the_victories_count_though_one_flees_later() -> None:
    assert dragon_slayer(*FIRST, *SECOND, *THIRD[:-1], "flee") == ["dragon-slayer"]


@pytest.mark.rule("ROLL-ACH-01")
def test_one_dragon_is_not_enough() -> None:
    assert dragon_slayer(FIRST[0], "rest") == []


@pytest.mark.rule("ROLL-ACH-01")
def test_two_dragons_in_two_delves_are_not_enough() -> None:
    table = Table(
        "spellsword",
        level=1,
        party="cleric mage champion",
        lair=2,
        rolls="cleric cleric mage mage champion champion thief",
        dungeon="dragon  dragon  dragon dragon",
        draws="elixir elixir",
        delves=1,
    )
    table.choose("slay:cleric:mage:champion", "rest", "seek-glory", "slay:cleric:mage:champion", "rest")
    assert len(table.told("dragon-slain")) == 2
    assert table.notes[1:] == []


@pytest.mark.rule("ROLL-ACH-01")
def test_an_emptied_lair_is_no_dragon_defeated() -> None:
    choices = ["slay:cleric:mage:thief", "seek-glory", "seek-glory", "onward", "use:ring-of-invisibility", "rest"]
    laid: dict[str, Any] = {
        "party": "cleric mage thief",
        "treasures": "ring-of-invisibility",
        "dungeon": DRAGON_AFTER_DRAGON,
    }
    assert earned(*choices, level=1, lair=2, **laid) == []


@pytest.mark.rule("ROLL-ACH-02")
def test_three_dragons_in_one_delve_make_a_dragon_tamer() -> None:
    assert dragon_slayer(*FIRST, *SECOND, *THIRD, "rest") == ["dragon-slayer", "dragon-tamer"]


@pytest.mark.rule("ROLL-ACH-02")
def test_two_dragons_do_not_make_a_dragon_tamer() -> None:
    assert "dragon-tamer" not in dragon_slayer(*FIRST, *SECOND, "rest")


@pytest.mark.rule("ROLL-ACH-04")
@pytest.mark.parametrize(
    ("party", "treasures", "slay"),
    [
        ("champion", "vorpal-sword talisman", "slay:champion:vorpal-sword:talisman"),
        ("", "vorpal-sword talisman thieves-tools", "slay:vorpal-sword:talisman:thieves-tools"),
    ],
)
def test_entering_with_one_party_die_or_none_and_defeating_the_dragon_is_a_last_stand(
    party: str, treasures: str, slay: str
) -> None:
    laid: dict[str, Any] = {
        "party": party,
        "treasures": treasures,
        "lair": 2,
        "dungeon": "dragon chest chest",
        "draws": "elixir",
    }
    assert earned("onward", slay, "rest", hero="knight", level=3, **laid) == ["last-stand"]


@pytest.mark.rule("ROLL-ACH-04")
def test_entering_with_two_party_dice_is_no_last_stand() -> None:
    laid: dict[str, Any] = {
        "party": "champion mage",
        "treasures": "vorpal-sword",
        "lair": 2,
        "dungeon": "dragon chest chest",
    }
    assert earned("onward", "slay:mage:champion:vorpal-sword", "rest", hero="knight", level=3, **laid) == []


@pytest.mark.rule("ROLL-ACH-04")
def test_dice_revived_on_the_level_do_not_spoil_a_last_stand_and_dice_lost_there_do_not_make_one() -> None:
    laid: dict[str, Any] = {"hero": "knight", "level": 3, "graveyard": 5, "lair": 2, "draws": "elixir"}
    revived = ["drink:mage:2", "revive:mage", "revive:thief", "slay:mage:thief:vorpal-sword", "rest"]
    assert earned(*revived, party="mage", treasures="vorpal-sword", dungeon="dragon potion potion", **laid) == [
        "last-stand"
    ]
    lost = ["fight:thief:goblin:1", "onward", "slay:mage:vorpal-sword:talisman", "rest"]
    assert (
        earned(*lost, party="mage thief", treasures="vorpal-sword talisman", dungeon="dragon goblin chest", **laid)
        == []
    )


@pytest.mark.rule("ROLL-ACH-04")
def test_surviving_without_the_dragon_is_no_last_stand() -> None:
    assert earned("rest", level=1, party="mage", lair=1, dungeon="dragon") == []


@pytest.mark.rule("ROLL-ACH-12")
def test_three_dragon_faces_in_one_roll_are_a_dragon_bait() -> None:
    assert earned("flee", level=3, dungeon="dragon dragon dragon") == ["dragon-bait"]
    assert earned("flee", level=4, dungeon="dragon dragon dragon dragon") == ["dragon-bait"]


@pytest.mark.rule("ROLL-ACH-12")
def test_three_dragon_faces_on_a_reroll_are_a_dragon_bait_too() -> None:
    choices = ["read:scroll", "pick:goblin", "pick:goblin", "pick:goblin", "roll", "flee"]
    laid: dict[str, Any] = {"party": "scroll", "dungeon": "goblin goblin goblin dragon dragon dragon"}
    assert earned(*choices, level=3, **laid) == ["dragon-bait"]


@pytest.mark.rule("ROLL-ACH-12")
def test_dragon_faces_of_several_rolls_do_not_add_up() -> None:
    assert earned("onward", "flee", level=3, lair=1, dungeon="dragon dragon chest") == []
    choices = ["read:scroll", "pick:goblin", "roll", "flee"]
    assert earned(*choices, level=3, party="scroll", dungeon="dragon dragon goblin dragon") == []


@pytest.mark.rule("ROLL-ACH-12")
def test_dice_turned_into_dragons_were_not_rolled_as_dragons() -> None:
    goblins: dict[str, Any] = {"level": 3, "dungeon": "goblin goblin goblin"}
    assert earned("use:dragon-bait", "flee", treasures="dragon-bait", **goblins) == []
    assert earned("ability:battlecry", "flee", hero="knight", **goblins) == []


# -- the odds, the deepest level, the party ---------------------------------------------------


@pytest.mark.rule("ROLL-ACH-03")
def test_surviving_a_roll_of_seven_dungeon_dice_is_never_tell_me_the_odds() -> None:
    laid: dict[str, Any] = {"party": "champion", "dungeon": "goblin " * 7}
    assert earned("fight:champion:goblin:7", "rest", level=7, **laid) == ["never-tell-me-the-odds"]


@pytest.mark.rule("ROLL-ACH-03")
def test_having_survived_it_one_may_flee_from_a_later_level() -> None:
    choices = ["fight:champion:goblin:7", "seek-glory", "flee"]
    assert earned(*choices, level=7, party="champion", dungeon="goblin " * 14) == ["never-tell-me-the-odds"]


@pytest.mark.rule("ROLL-ACH-03")
def test_leaving_such_a_level_by_a_town_portal_is_not_fleeing() -> None:
    laid: dict[str, Any] = {"treasures": "town-portal", "dungeon": "goblin " * 7}
    assert earned("use:town-portal", level=7, **laid) == ["never-tell-me-the-odds"]


@pytest.mark.rule("ROLL-ACH-03")
def test_who_flees_from_seven_dice_has_not_survived_them() -> None:
    assert earned("flee", level=7, dungeon="goblin " * 7) == []
    choices = ["flee", "rest"]
    assert earned(*choices, level=7, dungeon="goblin " * 7 + "dragon", rolls="mage " * 7, delves=1) == []


@pytest.mark.rule("ROLL-ACH-03")
def test_six_dice_are_not_seven() -> None:
    laid: dict[str, Any] = {"party": "champion", "dungeon": "goblin " * 6}
    assert earned("fight:champion:goblin:6", "rest", level=6, **laid) == []
    assert earned("fight:champion:goblin:6", "rest", level=7, lair=1, **laid) == []


@pytest.mark.rule("ROLL-ACH-05")
@pytest.mark.parametrize(
    ("hero", "party", "choices"),
    [
        ("spellsword", "champion champion champion champion champion mage thief", []),
        ("spellsword", "champion " * 7, []),
        ("knight", "champion champion champion scroll scroll mage thief", []),
        ("mercenary", "champion champion champion champion mage mage thief champion", ["pick:mage", "roll"]),
    ],
)
def test_forming_a_party_of_five_or_more_champions_is_cheating(hero: str, party: str, choices: list[str]) -> None:
    assert earned(*choices, "rest", hero=hero, party=party, dungeon="dragon") == ["cheater"]


@pytest.mark.rule("ROLL-ACH-05")
def test_four_champions_are_not_five() -> None:
    assert earned("rest", party="champion champion champion champion mage mage thief", dungeon="dragon") == []
    assert (
        earned("rest", hero="knight", party="champion champion champion scroll mage mage thief", dungeon="dragon") == []
    )


@pytest.mark.rule("ROLL-ACH-05")
def test_a_fifth_champion_who_comes_later_does_not_count() -> None:
    party = "champion champion champion champion mage mage thief"
    assert earned("drink:mage:1", "revive:champion", "rest", party=party, dungeon="potion") == []


@pytest.mark.rule("ROLL-ACH-07")
def test_a_living_legend_is_a_dungeon_conqueror() -> None:
    assert "dungeon-conqueror" in earned("onward", "legend", level=10, dungeon="chest " * 7)


@pytest.mark.rule("ROLL-ACH-07")
def test_leaving_level_10_by_a_town_portal_finishes_the_delve_there() -> None:
    assert "dungeon-conqueror" in earned("use:town-portal", level=10, treasures="town-portal", dungeon="goblin " * 7)


@pytest.mark.rule("ROLL-ACH-07")
def test_fleeing_from_level_10_or_resting_on_level_9_conquers_nothing() -> None:
    assert earned("flee", level=10, dungeon="goblin " * 7) == []
    assert "dungeon-conqueror" not in earned("onward", "rest", level=9, dungeon="chest " * 7)


# -- a level without companions ---------------------------------------------------------------

FIVE: dict[str, Any] = {"level": 5, "dungeon": "goblin ooze dragon chest potion"}
STRIKE = ["ability:calculated-strike", "target:goblin", "target:ooze"]


@pytest.mark.rule("ROLL-ACH-09")
def test_clearing_level_5_without_companions_is_a_critical_hit() -> None:
    assert earned(*STRIKE, "onward", "rest", hero="mercenary", **FIVE) == ["critical-hit"]


@pytest.mark.rule("ROLL-ACH-09")
def test_a_scroll_is_no_companion() -> None:
    read = ["read:scroll", "pick:goblin", "pick:ooze", "roll", "onward", "rest"]
    laid: dict[str, Any] = {"level": 5, "party": "scroll", "dungeon": "goblin ooze dragon chest potion chest chest"}
    assert earned(*read, **laid) == ["critical-hit"]
    drink = [*STRIKE, "onward", "drink:scroll:1", "revive:mage", "onward", "rest"]
    assert earned(*drink, hero="mercenary", party="scroll", **FIVE) == ["critical-hit"]


@pytest.mark.rule("ROLL-ACH-09")
def test_level_4_is_not_deep_enough() -> None:
    assert earned(*STRIKE, "onward", "rest", hero="mercenary", level=4, dungeon="goblin ooze chest chest") == []


@pytest.mark.rule("ROLL-ACH-09")
@pytest.mark.parametrize(
    "choices",
    [
        ["fight:mage:ooze:1", "ability:calculated-strike", "target:goblin", "onward", "rest"],
        [*STRIKE, "open:mage:1", "onward", "rest"],
        [*STRIKE, "drink:mage:1", "revive:mage", "onward", "rest"],
    ],
)
def test_a_companion_used_on_the_level_loses_the_critical_hit(choices: list[str]) -> None:
    assert earned(*choices, hero="mercenary", party="mage", draws="elixir", **FIVE) == []


@pytest.mark.rule("ROLL-ACH-09")
def test_companions_used_against_the_dragon_lose_the_critical_hit() -> None:
    choices = [*STRIKE, "onward", "slay:fighter:mage:thief", "rest"]
    assert earned(*choices, hero="mercenary", party="fighter mage thief", lair=2, draws="elixir", **FIVE) == []


@pytest.mark.rule("ROLL-ACH-09")
def test_companions_used_on_an_earlier_level_do_not_matter() -> None:
    choices = ["fight:mage:goblin:4", "seek-glory", "onward", "rest"]
    laid: dict[str, Any] = {"level": 4, "party": "mage", "dungeon": "goblin " * 4 + "chest " * 5}
    assert earned(*choices, **laid) == ["critical-hit"]


@pytest.mark.rule("ROLL-ACH-09")
def test_arcane_fury_and_divine_intervention_lose_the_critical_hit() -> None:
    laid: dict[str, Any] = {"master": True, "level": 5, "dungeon": "goblin ooze dragon ooze ooze"}
    assert earned("ability:arcane-fury", "rest", **laid) == []
    assert earned("ability:divine-intervention", "rest", hero="crusader", treasures="elixir", **laid) == []


@pytest.mark.rule("ROLL-ACH-09")
def test_arcane_fury_on_an_earlier_level_does_not_matter() -> None:
    choices = ["ability:arcane-fury", "seek-glory", "onward", "rest"]
    assert earned(*choices, master=True, level=4, dungeon="goblin " * 4 + "chest " * 5) == ["critical-hit"]


@pytest.mark.rule("ROLL-ACH-09")
def test_a_level_one_leaves_uncleared_is_no_critical_hit() -> None:
    assert earned("flee", **FIVE) == []
    assert earned("use:town-portal", treasures="town-portal", **FIVE) == []


# -- with others at the table -----------------------------------------------------------------


@pytest.mark.rule("ROLL-ACH-12")
def test_achievements_count_with_others_at_the_table_and_for_the_adventurer_alone() -> None:
    table = Table("knight", "minstrel", level=3, dungeon="dragon dragon dragon goblin", delves=2).choose("flee", "flee")
    assert table.match.outcome is not None
    assert table.match.outcome.notes == {"0": ["dragon-bait"], "1": []}
