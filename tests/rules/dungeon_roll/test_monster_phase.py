"""1) The monster phase: ROLL-MON."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeon_roll.table import Table

COMPANIONS = ["fighter", "cleric", "mage", "thief", "champion"]
MONSTERS = ["goblin", "skeleton", "ooze"]
TWO_OF_EACH = "goblin goblin skeleton skeleton ooze ooze"


# -- companions and monsters ------------------------------------------------------------------


@pytest.mark.rule("ROLL-MON-01")
def test_fighter_cleric_mage_thief_and_champion_are_companions_and_a_scroll_is_not() -> None:
    table = Table(level=1, party="scroll fighter cleric mage thief champion", dungeon="goblin")
    assert table.offers("fight") == [f"fight:{companion}:goblin:1" for companion in COMPANIONS]
    table.refuses("fight:scroll:goblin:1")
    table = Table(level=1, party="scroll thief", dungeon="chest").choose("onward")
    assert table.offers("open") == ["open:thief:1"]
    table = Table(level=1, party="fighter mage scroll", lair=2, dungeon="dragon").choose("onward")
    assert table.asked == "dragon"
    table.refuses("slay:fighter:mage:scroll")


@pytest.mark.rule("ROLL-MON-02")
def test_goblins_skeletons_and_oozes_are_the_monsters() -> None:
    table = Table(level=6, party="champion", dungeon="goblin skeleton ooze chest potion dragon")
    assert table.offers("fight") == [f"fight:champion:{monster}:1" for monster in MONSTERS]
    table.refuses("fight:champion:chest:1", "fight:champion:potion:1", "fight:champion:dragon:1")


@pytest.mark.rule("ROLL-MON-02")
@pytest.mark.parametrize("monster", MONSTERS)
def test_each_of_the_three_monsters_alone_keeps_one_in_the_monster_phase(monster: str) -> None:
    table = Table(level=3, party="thief", dungeon=f"chest {monster} potion")
    assert table.asked == "monsters"
    table.choose(f"fight:thief:{monster}:1")
    assert table.asked == "loot"


@pytest.mark.rule("ROLL-MON-03")
def test_dice_in_the_graveyard_cannot_be_used() -> None:
    table = Table(level=2, party="thief", graveyard=6, exhausted=True, dungeon="goblin skeleton")
    assert table.offers("fight") == ["fight:thief:goblin:1", "fight:thief:skeleton:1"]
    table.choose("fight:thief:goblin:1")
    assert table.options == ["flee"]
    table.refuses("fight:thief:skeleton:1")


@pytest.mark.rule("ROLL-MON-04")
@pytest.mark.parametrize("companion", COMPANIONS)
def test_a_companion_who_fights_goes_to_the_graveyard(companion: str) -> None:
    table = Table(level=1, party=f"{companion} {companion}", graveyard=2, dungeon="goblin")
    table.choose(f"fight:{companion}:goblin:1")
    assert table.party == [companion]
    assert table.state.graveyard == 3


@pytest.mark.rule("ROLL-MON-04")
def test_the_die_that_drinks_is_in_the_graveyard_before_the_potion_works() -> None:
    table = Table(level=1, party="thief", graveyard=0, dungeon="potion").choose("drink:thief:1")
    assert table.asked == "revive"
    assert (table.party, table.state.graveyard) == ([], 1)
    table.choose("revive:champion")
    assert (table.party, table.state.graveyard) == (["champion"], 0)


@pytest.mark.rule("ROLL-MON-04")
def test_the_scroll_is_in_the_graveyard_before_dice_are_picked() -> None:
    table = Table(level=1, party="scroll mage", dungeon="goblin").choose("read:scroll")
    assert (table.party, table.state.graveyard) == (["mage"], 1)
    table.refuses("pick:scroll")


@pytest.mark.rule("ROLL-MON-05")
def test_defeated_monsters_go_back_to_the_reserve_and_are_rolled_again() -> None:
    table = Table(level=7, party="champion champion", dungeon="goblin " * 4 + "ooze " * 3 + "skeleton " * 7)
    assert table.reserve == 0
    table.choose("fight:champion:goblin:3")
    assert table.reserve == 3
    table.choose("fight:champion:ooze:3")
    assert (table.reserve, table.dungeon) == (6, ["goblin"])


@pytest.mark.rule("ROLL-MON-05")
def test_the_next_level_is_rolled_with_the_dice_that_were_defeated() -> None:
    table = Table(level=6, party="champion", dungeon="goblin " * 6 + "skeleton " * 7)
    table.choose("fight:champion:goblin:6", "seek-glory")
    assert table.dungeon == ["skeleton"] * 7
    assert table.reserve == 0


@pytest.mark.rule("ROLL-MON-05")
def test_discarded_dice_go_back_to_the_reserve() -> None:
    table = Table("spellsword", master=True, level=5, party="thief", lair=1, dungeon="goblin ooze chest potion dragon")
    assert table.reserve == 1
    table.choose("ability:arcane-fury")
    assert (table.reserve, table.dungeon, table.state.lair) == (7, [], 0)


# -- fleeing ----------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-MON-06")
@pytest.mark.parametrize("party", ["", "scroll"])
def test_who_cannot_defeat_all_monsters_must_flee(party: str) -> None:
    table = Table(level=1, party=party, exhausted=True, dungeon="goblin goblin")
    if party:
        table.choose("read:scroll", "pick:goblin", "roll")
    assert table.options == ["flee"]
    table.refuses("onward", "rest", "seek-glory")


@pytest.mark.rule("ROLL-MON-06")
def test_with_one_monster_left_nobody_gets_on_to_the_loot() -> None:
    table = Table(level=4, party="fighter thief", exhausted=True, dungeon="goblin goblin ooze chest")
    table.choose("fight:fighter:goblin:2")
    assert table.asked == "monsters"
    table.refuses("onward", "open:thief:1")
    table.choose("fight:thief:ooze:1")
    assert table.asked == "loot"


@pytest.mark.rule("ROLL-MON-06")
def test_monsters_that_come_up_in_the_loot_phase_must_be_defeated_too() -> None:
    table = Table("mercenary", master=True, level=2, party="thief thief", dungeon="chest chest goblin")
    assert table.asked == "loot"
    table.choose("ability:battlefield-presence", "pick:chest", "roll")
    assert table.asked == "monsters"
    assert table.options == ["fight:thief:goblin:1", "flee"]
    table.choose("fight:thief:goblin:1")
    assert table.asked == "loot"
    assert table.offers("open") == ["open:thief:1"]


@pytest.mark.rule("ROLL-MON-06")
def test_one_may_flee_by_choice_while_monsters_stand_and_only_then() -> None:
    table = Table(level=1, party="champion", dungeon="goblin")
    assert "flee" in table.options
    table.choose("fight:champion:goblin:1")
    table.refuses("flee")


@pytest.mark.rule("ROLL-MON-07")
def test_fleeing_from_monsters_ends_the_adventure() -> None:
    table = Table("knight", "minstrel", level=4, party="mage", graveyard=6, dungeon="goblin ooze chest chest goblin")
    table.choose("flee")
    assert [event.data for event in table.told("fled")] == [{"seat": 0, "level": 4}]
    assert table.me.delves == 1
    assert (table.state.adventurer, table.state.level) == (1, 1)


@pytest.mark.rule("ROLL-MON-08")
@pytest.mark.parametrize("fleeing", ["keeps", "forfeits"])
@pytest.mark.parametrize("level", [1, 4, 10])
def test_fleeing_from_monsters_gives_no_experience(level: int, fleeing: str) -> None:
    table = Table(level=level, party="mage", xp=2, dungeon="goblin " * 8, treasures="elixir", fleeing=fleeing)
    table.choose("flee")
    assert table.me.xp == 2
    assert table.told("xp") == []


@pytest.mark.rule("ROLL-MON-08")
@pytest.mark.parametrize(("setup", "xp"), [({}, 3), ({"fleeing": "keeps"}, 3), ({"fleeing": "forfeits"}, 2)])
def test_experience_taken_before_fleeing_is_kept_or_forfeited_as_agreed(setup: dict[str, Any], xp: int) -> None:
    party = "fighter cleric mage"
    table = Table(level=1, party=party, lair=2, xp=2, dungeon="dragon goblin ooze goblin", draws="elixir", **setup)
    table.choose("slay:fighter:cleric:mage", "seek-glory", "flee")
    assert table.me.xp == xp
    assert table.treasures == ["elixir"]


@pytest.mark.rule("ROLL-MON-08")
def test_experience_of_earlier_adventures_is_never_forfeited() -> None:
    table = Table(
        "crusader", party="thief " * 14, dungeon="chest chest goblin goblin", empty_chest=True, fleeing="forfeits"
    )
    table.choose("onward", "rest")
    assert table.me.xp == 1
    table.choose("open:thief:1", "seek-glory")
    assert [event.data["total"] for event in table.told("xp")] == [1, 2]
    table.choose("flee")
    assert table.me.xp == 1


# -- what one can do --------------------------------------------------------------------------


@pytest.mark.rule("ROLL-MON-09")
def test_the_monster_phase_offers_scrolls_the_hero_and_companions_against_monsters() -> None:
    table = Table(level=4, party="fighter scroll", lair=1, dungeon="goblin ooze chest potion")
    fights = ["fight:fighter:goblin:1", "fight:fighter:ooze:1"]
    assert table.options == [*fights, "read:scroll", "ability:battlecry", "flee"]


@pytest.mark.rule("ROLL-MON-10")
def test_one_scroll_rerolls_all_available_dice_at_once() -> None:
    table = Table(
        level=3,
        party="scroll fighter scroll",
        graveyard=4,
        dungeon="goblin goblin ooze chest chest potion",
        rolls="champion thief",
    )
    table.choose("read:scroll")
    assert table.options == ["pick:fighter", "pick:scroll", "pick:goblin", "pick:ooze", "roll-monsters"]
    table.choose("pick:fighter", "pick:scroll", "pick:goblin", "pick:ooze", "pick:goblin")
    assert table.options == ["roll"]
    assert table.thrown("rerolled") == []
    table.choose("roll")
    assert table.party == ["thief", "champion"]
    assert table.dungeon == ["chest", "chest", "potion"]
    assert table.state.graveyard == 5


@pytest.mark.rule("ROLL-MON-10")
def test_a_scroll_rerolls_only_the_dice_picked() -> None:
    table = Table(level=3, party="scroll fighter mage", dungeon="goblin goblin ooze skeleton", rolls="thief")
    table.choose("read:scroll", "pick:goblin")
    assert table.options == ["pick:fighter", "pick:mage", "pick:goblin", "pick:ooze", "roll-monsters", "roll"]
    table.choose("roll")
    assert table.thrown("rerolled") == [("skeleton",)]
    assert table.party == ["fighter", "mage"]
    assert table.dungeon == ["goblin", "skeleton", "ooze"]


@pytest.mark.rule("ROLL-MON-10")
def test_a_scroll_rerolls_all_monsters_at_once_with_what_was_picked() -> None:
    table = Table(level=4, party="scroll fighter mage", dungeon="goblin goblin ooze chest", rolls="thief")
    table.choose("read:scroll", "pick:goblin", "pick:fighter", "roll-monsters")
    assert table.party == ["mage", "thief"]
    assert [len(dice) for dice in table.thrown("rerolled")] == [1, 3]
    assert "chest" in table.dungeon


@pytest.mark.rule("ROLL-MON-10")
def test_with_no_monster_left_to_roll_none_are_rolled_at_once() -> None:
    table = Table(level=1, party="scroll fighter mage", dungeon="goblin")
    table.choose("read:scroll", "pick:goblin")
    table.refuses("roll-monsters")
    table.choose("roll")


@pytest.mark.rule("ROLL-MON-10")
def test_a_scroll_may_reroll_party_dice_alone() -> None:
    table = Table(level=1, party="scroll fighter fighter", dungeon="goblin", rolls="thief champion")
    table.choose("read:scroll", "pick:fighter", "pick:fighter")
    table.refuses("pick:fighter")
    table.choose("roll")
    assert table.party == ["thief", "champion"]
    assert table.dungeon == ["goblin"]


@pytest.mark.rule("ROLL-MON-10")
@pytest.mark.parametrize(
    ("phase", "lair", "dungeon"),
    [("loot", 0, "chest goblin"), ("dragon", 2, "dragon goblin"), ("regroup", 0, "dragon")],
)
def test_a_scroll_rerolls_in_the_monster_phase_only(phase: str, lair: int, dungeon: str) -> None:
    table = Table(level=1, party="scroll mage", lair=lair, dungeon=dungeon)
    assert table.asked == "monsters"
    table.choose("onward")
    assert table.asked == phase
    table.refuses("read:scroll")


@pytest.mark.rule("ROLL-MON-10")
def test_a_scroll_that_has_nothing_to_reroll_is_not_offered() -> None:
    assert Table(level=1, party="scroll", dungeon="dragon").asked == "regroup"


# -- the hero ---------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-MON-11")
def test_the_skill_works_in_every_phase_and_as_often_as_one_likes() -> None:
    fighting = Table("spellsword", level=4, party="fighter mage", exhausted=True, dungeon="ooze ooze goblin goblin")
    fighting.choose("fight:fighter:ooze:2", "fight:mage:goblin:2")
    assert fighting.asked == "regroup"
    looting = Table("minstrel", level=3, party="mage", dungeon="chest chest chest")
    assert looting.offers("open:mage") == ["open:mage:3", "open:mage:2", "open:mage:1"]
    dragon = Table("minstrel", level=1, party="mage mage fighter", lair=2, dungeon="dragon")
    assert dragon.offers("slay") == ["slay:fighter:mage:mage"]
    forming = Table("knight", party="scroll " * 7, dungeon="goblin")
    assert forming.party == ["champion"] * 7


@pytest.mark.rule("ROLL-MON-12")
@pytest.mark.parametrize(
    ("phase", "lair", "dungeon"),
    [
        ("monsters", 1, "goblin ooze"),
        ("loot", 1, "chest potion"),
        ("dragon", 2, "dragon dragon"),
        ("regroup", 0, "dragon dragon"),
    ],
)
def test_the_one_off_ability_works_once_in_any_phase(phase: str, lair: int, dungeon: str) -> None:
    table = Table("minstrel", level=2, party="fighter champion", lair=lair, dungeon=dungeon)
    assert table.asked == phase
    table.choose("ability:ballad")
    assert table.state.lair == 0
    table.refuses("ability:ballad")


@pytest.mark.rule("ROLL-MON-12")
def test_the_one_off_ability_does_not_come_back_on_a_later_level_of_the_adventure() -> None:
    table = Table("knight", level=1, party="champion", dungeon="goblin goblin goblin chest chest chest")
    table.choose("ability:battlecry", "seek-glory")
    assert table.asked == "monsters"
    table.refuses("ability:battlecry")
    table.choose("fight:champion:goblin:2", "seek-glory")
    table.refuses("ability:battlecry")


@pytest.mark.rule("ROLL-MON-12")
def test_a_hero_who_steps_in_as_a_companion_does_so_once() -> None:
    table = Table("crusader", level=3, party="thief", dungeon="goblin goblin skeleton")
    table.choose("fight:hero:goblin:2")
    assert table.offers("fight") == ["fight:thief:skeleton:1"]
    table.refuses("fight:hero:skeleton:1")


@pytest.mark.rule("ROLL-MON-13")
@pytest.mark.parametrize(
    ("hero", "use", "name"),
    [("knight", "ability:battlecry", "battlecry"), ("spellsword", "fight:hero:goblin:1", "arcane-blade")],
)
def test_using_the_one_off_ability_turns_the_card_sideways(hero: str, use: str, name: str) -> None:
    table = Table(hero, level=1, party="thief", dungeon="goblin")
    before = table.me.exhausted
    table.choose(use)
    assert (before, table.me.exhausted) == (False, True)
    assert [event.data for event in table.told("ability")] == [{"seat": 0, "ability": name}]


@pytest.mark.rule("ROLL-MON-13")
def test_an_exhausted_hero_has_no_one_off_ability() -> None:
    table = Table("knight", level=1, party="thief", exhausted=True, dungeon="goblin")
    assert table.options == ["fight:thief:goblin:1", "flee"]


# -- what companions defeat -------------------------------------------------------------------


@pytest.mark.rule("ROLL-MON-14")
def test_one_fighter_defeats_any_number_of_goblins() -> None:
    defeats_any_number("fighter", "goblin")


@pytest.mark.rule("ROLL-MON-15")
@pytest.mark.parametrize("monster", ["skeleton", "ooze"])
def test_one_fighter_defeats_only_one_skeleton_or_one_ooze(monster: str) -> None:
    defeats_only_one("fighter", monster)


@pytest.mark.rule("ROLL-MON-16")
def test_one_cleric_defeats_any_number_of_skeletons() -> None:
    defeats_any_number("cleric", "skeleton")


@pytest.mark.rule("ROLL-MON-17")
@pytest.mark.parametrize("monster", ["goblin", "ooze"])
def test_one_cleric_defeats_only_one_goblin_or_one_ooze(monster: str) -> None:
    defeats_only_one("cleric", monster)


@pytest.mark.rule("ROLL-MON-18")
def test_one_mage_defeats_any_number_of_oozes() -> None:
    defeats_any_number("mage", "ooze")


@pytest.mark.rule("ROLL-MON-19")
@pytest.mark.parametrize("monster", ["goblin", "skeleton"])
def test_one_mage_defeats_only_one_goblin_or_one_skeleton(monster: str) -> None:
    defeats_only_one("mage", monster)


@pytest.mark.rule("ROLL-MON-20")
@pytest.mark.parametrize("monster", MONSTERS)
def test_one_thief_defeats_exactly_one_monster_of_any_type(monster: str) -> None:
    defeats_only_one("thief", monster)


@pytest.mark.rule("ROLL-MON-21")
@pytest.mark.parametrize("monster", MONSTERS)
def test_one_champion_defeats_any_number_of_monsters_of_one_type(monster: str) -> None:
    defeats_any_number("champion", monster)


@pytest.mark.rule("ROLL-MON-22")
@pytest.mark.parametrize("companion", COMPANIONS)
@pytest.mark.parametrize("monster", MONSTERS)
def test_one_use_of_a_companion_hits_monsters_of_one_type_only(companion: str, monster: str) -> None:
    table = Table(level=6, party=f"{companion} thief", dungeon=TWO_OF_EACH)
    assert table.offers("fight-and") == []
    assert all(len(option.split(":")) == 4 for option in table.offers("fight"))
    table.choose(table.offers(f"fight:{companion}:{monster}:")[0])
    others = [other for other in TWO_OF_EACH.split() if other != monster]
    assert [die for die in table.dungeon if die != monster] == others


def defeats_any_number(companion: str, monster: str) -> None:
    for count in (1, 2, 3):
        table = Table(level=5, party=f"{companion} {companion}", dungeon=f"{monster} {monster} {monster} chest chest")
        offered = [f"fight:{companion}:{monster}:{number}" for number in (3, 2, 1)]
        assert table.offers("fight") == offered
        table.refuses(f"fight:{companion}:{monster}:4", f"fight:{companion}:{monster}:0")
        table.choose(f"fight:{companion}:{monster}:{count}")
        assert table.dungeon == [monster] * (3 - count) + ["chest", "chest"]
        assert table.party == [companion]


def defeats_only_one(companion: str, monster: str) -> None:
    table = Table(level=3, party=f"{companion} {companion}", dungeon=f"{monster} {monster} {monster}")
    assert table.offers("fight") == [f"fight:{companion}:{monster}:1"]
    table.refuses(f"fight:{companion}:{monster}:2", f"fight:{companion}:{monster}:3")
    table.choose(f"fight:{companion}:{monster}:1")
    assert table.dungeon == [monster] * 2
    assert table.party == [companion]
