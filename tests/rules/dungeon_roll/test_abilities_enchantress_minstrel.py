"""Enchantress and Beguiler, Minstrel and Bard: ROLL-ABIL-11 to -14; the Beguiler's numbers: ROLL-EX-02, -03."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table

each_side = pytest.mark.parametrize("master", [False, True])
each_scroll = pytest.mark.parametrize(
    ("party", "treasures", "scroll"), [("scroll", "", "scroll"), ("", "scroll-token", "scroll-token")]
)
BALLAD = "ability:ballad"


# -- scrolls as companions --------------------------------------------------------------------


@pytest.mark.rule("ROLL-EX-03")
@each_side
@each_scroll
def test_a_scroll_or_its_token_fights_as_any_companion(party: str, treasures: str, scroll: str, master: bool) -> None:
    monsters = "goblin goblin skeleton skeleton ooze ooze"
    table = Table(
        "enchantress", master=master, level=6, party=party, treasures=treasures, graveyard=6, dungeon=monsters
    )
    assert table.offers(f"fight:{scroll}:") == [
        f"fight:{scroll}:{monster}:{count}" for monster in ("goblin", "skeleton", "ooze") for count in (2, 1)
    ]
    table.choose(f"fight:{scroll}:ooze:2")
    assert table.dungeon == ["goblin", "goblin", "skeleton", "skeleton"]
    assert table.state.graveyard == (7 if party else 6)


@each_side
@each_scroll
def test_a_scroll_or_its_token_opens_any_number_of_chests(
    party: str, treasures: str, scroll: str, master: bool
) -> None:
    table = Table("enchantress", master=master, level=3, party=party, treasures=treasures, dungeon="chest " * 3)
    table.choose("onward")
    assert table.offers("open") == [f"open:{scroll}:3", f"open:{scroll}:2", f"open:{scroll}:1"]


@each_side
def test_scrolls_stand_against_the_dragon_as_any_companions(master: bool) -> None:
    table = Table(
        "enchantress",
        master=master,
        level=1,
        party="scroll scroll",
        treasures="scroll-token",
        lair=3,
        dungeon="dragon",
        draws="elixir",
    )
    table.choose("onward", "slay:scroll:scroll:scroll-token")
    assert table.state.lair == 0
    assert table.me.xp == 1
    assert table.treasures == ["elixir"]


@each_side
def test_a_scroll_still_rolls_dice_again_and_drinks_potions(master: bool) -> None:
    table = Table("enchantress", master=master, level=2, party="scroll thief", graveyard=5, dungeon="goblin potion")
    assert "read:scroll" in table.options
    table.choose("fight:thief:goblin:1", "onward")
    assert "drink:scroll:1" in table.options


def test_for_other_heroes_a_scroll_is_no_companion() -> None:
    for hero in ("minstrel", "half-goblin", "mercenary"):
        table = Table(hero, master=True, level=2, party="scroll", treasures="scroll-token", dungeon="goblin chest")
        assert table.offers("fight") == table.offers("open") == []


# -- Charm Monster and Mesmerize --------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-11")
def test_charm_monster_turns_one_monster_into_a_potion() -> None:
    table = Table("enchantress", level=2, party="thief", graveyard=6, dungeon="ooze skeleton")
    table.choose("ability:charm-monster")
    assert table.options == ["target:skeleton", "target:ooze"]
    table.choose("target:ooze")
    assert table.dungeon == ["skeleton", "potion"]
    assert table.me.exhausted
    assert table.asked == "monsters"
    table.refuses("ability:charm-monster")


@pytest.mark.rule("ROLL-ABIL-11")
def test_the_potion_of_a_charmed_monster_is_drunk_in_the_usual_way() -> None:
    table = Table("enchantress", level=1, party="thief", graveyard=6, dungeon="ooze")
    table.choose("ability:charm-monster", "target:ooze")
    assert table.asked == "loot"
    table.choose("drink:thief:1", "revive:champion")
    assert table.party == ["champion"]
    assert table.state.graveyard == 6


@pytest.mark.rule("ROLL-ABIL-11")
def test_charm_monster_needs_a_monster_and_a_ready_hero() -> None:
    Table("enchantress", level=2, party="thief", dungeon="chest potion").refuses("ability:charm-monster")
    Table("enchantress", level=1, lair=3, dungeon="dragon").refuses("ability:charm-monster")
    Table("enchantress", level=1, exhausted=True, dungeon="goblin").refuses("ability:charm-monster")


@pytest.mark.rule("ROLL-ABIL-11", "ROLL-EX-02")
def test_mesmerize_turns_exactly_two_monsters_of_any_kind_into_one_potion() -> None:
    for first, second, left in (
        ("goblin", "goblin", ["ooze", "potion"]),
        ("goblin", "ooze", ["goblin", "potion"]),
    ):
        table = Table("enchantress", master=True, level=3, dungeon="goblin goblin ooze").choose("ability:mesmerize")
        assert table.options == ["target:goblin", "target:ooze"]
        table.choose(f"target:{first}")
        assert "enough" not in table.options
        table.choose(f"target:{second}")
        assert table.dungeon == left
        assert table.me.exhausted
        assert table.asked == "monsters"


@pytest.mark.rule("ROLL-EX-02")
def test_mesmerize_needs_two_monsters_and_a_ready_hero() -> None:
    Table("enchantress", master=True, level=3, lair=2, dungeon="goblin chest potion").refuses("ability:mesmerize")
    Table("enchantress", master=True, level=2, exhausted=True, dungeon="goblin ooze").refuses("ability:mesmerize")
    Table("enchantress", level=2, dungeon="goblin ooze").refuses("ability:mesmerize")
    Table("enchantress", master=True, level=2, dungeon="goblin ooze").refuses("ability:charm-monster")


@pytest.mark.rule("ROLL-EX-02")
def test_if_so_set_up_mesmerize_takes_one_or_two_monsters() -> None:
    table = Table(
        "enchantress", master=True, level=1, graveyard=1, party="mage", dungeon="goblin", mesmerize="one-or-two"
    )
    table.choose("ability:mesmerize", "target:goblin")
    assert table.dungeon == ["potion"]
    for second, left in (("enough", ["goblin", "ooze", "potion"]), ("target:goblin", ["ooze", "potion"])):
        table = Table("enchantress", master=True, level=3, dungeon="goblin goblin ooze", mesmerize="one-or-two")
        table.choose("ability:mesmerize")
        assert table.options == ["target:goblin", "target:ooze"]
        table.choose("target:goblin")
        assert table.options == ["target:goblin", "target:ooze", "enough"]
        table.choose(second)
        assert table.dungeon == left
        assert table.asked == "monsters"


# -- Ballad -----------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-13")
@each_side
def test_the_ballad_empties_the_lair_without_a_victory_over_the_dragon(master: bool) -> None:
    table = Table("minstrel", master=master, level=1, lair=3, dungeon="dragon")
    assert table.asked == "dragon"
    table.choose(BALLAD)
    assert table.asked == "regroup"
    assert table.state.lair == 0
    assert table.reserve == 7
    assert table.me.exhausted
    assert table.me.xp == 0
    assert table.treasures == []
    assert table.told("dragon-slain") == []


@pytest.mark.rule("ROLL-ABIL-13")
@each_side
def test_the_ballad_leaves_the_dice_of_the_level(master: bool) -> None:
    table = Table("minstrel", master=master, level=3, lair=1, dungeon="goblin chest potion").choose(BALLAD)
    assert table.dungeon == ["goblin", "chest", "potion"]


@pytest.mark.rule("ROLL-ABIL-13")
@each_side
def test_the_ballad_needs_a_die_in_the_lair_and_a_ready_hero(master: bool) -> None:
    Table("minstrel", master=master, level=1, dungeon="goblin").refuses(BALLAD)
    Table("minstrel", master=master, level=1, lair=3, exhausted=True, dungeon="goblin").refuses(BALLAD)
    table = Table("minstrel", master=master, level=1, lair=1, dungeon="dragon")
    assert table.asked == "regroup"
    assert BALLAD in table.options


# -- the Bard's champions ---------------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-12")
def test_a_bards_champion_defeats_any_number_of_one_kind_and_one_monster_more() -> None:
    table = Table("minstrel", master=True, level=5, party="champion", dungeon="goblin goblin ooze ooze skeleton")
    assert table.offers("fight-and:champion:goblin:2") == [
        "fight-and:champion:goblin:2:skeleton",
        "fight-and:champion:goblin:2:ooze",
    ]
    table.choose("fight-and:champion:goblin:2:ooze")
    assert table.dungeon == ["skeleton", "ooze"]
    assert table.party == []
    assert table.state.graveyard == 1


@pytest.mark.rule("ROLL-ABIL-12")
def test_the_monster_more_may_be_of_the_same_kind_and_may_be_spared() -> None:
    table = Table("minstrel", master=True, level=2, party="champion", dungeon="goblin goblin")
    assert table.offers("fight") == [
        "fight:champion:goblin:2",
        "fight-and:champion:goblin:1:goblin",
        "fight:champion:goblin:1",
    ]


@pytest.mark.rule("ROLL-ABIL-12")
def test_only_champions_and_only_the_bards_defeat_one_more() -> None:
    table = Table("minstrel", master=True, level=2, party="fighter cleric mage thief", dungeon="goblin ooze")
    assert table.offers("fight-and") == []
    table = Table("minstrel", level=2, party="champion", dungeon="goblin ooze")
    assert table.offers("fight-and") == []


# -- the Lair is no monster -------------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-14")
@each_side
def test_the_skill_of_minstrel_and_bard_does_not_reach_the_lair(master: bool) -> None:
    table = Table("minstrel", master=master, level=1, party="thief mage champion", lair=2, dungeon="goblin")
    assert table.offers("fight") == [
        "fight:mage:goblin:1",
        "fight:thief:goblin:1",
        "fight:champion:goblin:1",
    ]
    assert table.choose("fight:champion:goblin:1").state.lair == 2
    table = Table("minstrel", master=master, level=2, party="thief mage champion", dungeon="dragon dragon")
    assert table.asked == "regroup"
