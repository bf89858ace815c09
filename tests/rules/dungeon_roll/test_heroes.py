"""Heroes: ROLL-HERO, and who they are: ROLL-ABIL-01."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_roll.table import Table

NAMES = {
    "spellsword": ("spellsword", "battlemage"),
    "mercenary": ("mercenary", "commander"),
    "occultist": ("occultist", "necromancer"),
    "knight": ("knight", "dragon-slayer"),
    "minstrel": ("minstrel", "bard"),
    "crusader": ("crusader", "paladin"),
    "half-goblin": ("half-goblin", "chieftain"),
    "enchantress": ("enchantress", "beguiler"),
}
ABILITIES = {
    "spellsword": ("arcane-blade", "arcane-fury"),
    "mercenary": ("calculated-strike", "battlefield-presence"),
    "occultist": ("animate-dead", "command-dead"),
    "knight": ("battlecry", "battlecry"),
    "minstrel": ("ballad", "ballad"),
    "crusader": ("holy-strike", "divine-intervention"),
    "half-goblin": ("plea-for-help", "pull-rank"),
    "enchantress": ("charm-monster", "mesmerize"),
}
each_hero = pytest.mark.parametrize("hero", NAMES)
each_side = pytest.mark.parametrize(("hero", "master"), [(hero, master) for hero in NAMES for master in (False, True)])

SWEPT_BY_PAIR = {
    "spellsword": ("fighter", "fight:fighter:ooze:2"),
    "occultist": ("mage", "fight:mage:skeleton:2"),
    "crusader": ("cleric", "fight:cleric:goblin:2"),
    "minstrel": ("thief", "fight:thief:ooze:2"),
}


def shows_its_skill(hero: str, master: bool) -> Table:
    """A table at which the skill of this side makes a difference."""
    if hero in SWEPT_BY_PAIR:
        party, dungeon = SWEPT_BY_PAIR[hero][0], "goblin goblin skeleton skeleton ooze ooze"
        return Table(hero, master=master, level=6, party=party, dungeon=dungeon)
    if hero == "mercenary" and not master:
        return Table(hero, party="mage " * 7)
    if hero == "mercenary":
        return Table(hero, master=True, level=2, party="fighter", dungeon="goblin ooze")
    if hero == "knight":
        return Table(hero, master=master, party="scroll " * 7, dungeon="goblin")
    if hero == "half-goblin":
        return Table(hero, master=master, level=2, party="thief", dungeon="goblin chest")
    return Table(hero, master=master, level=1, party="scroll", dungeon="goblin")


def skill_option(hero: str, master: bool) -> str:
    """What only the skill of this side offers there."""
    if hero in SWEPT_BY_PAIR:
        return SWEPT_BY_PAIR[hero][1]
    options = {
        "mercenary": "fight-and:fighter:goblin:1:ooze" if master else "pick:mage",
        "knight": "fight:champion:goblin:1",
        "half-goblin": "open:thief:1",
        "enchantress": "fight:scroll:goblin:1",
    }
    return options[hero]


def about_to_slay(hero: str, *, exhausted: bool = False, fleeing: str = "keeps") -> Table:
    """Four XP, and the dragon at hand: slaying it makes a master. Level 2 then holds two goblins."""
    return Table(
        hero,
        level=1,
        xp=4,
        exhausted=exhausted,
        party="fighter cleric thief champion",
        lair=3,
        dungeon="dragon goblin goblin",
        fleeing=fleeing,
    )


# -- the eight heroes -------------------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-01")
@each_hero
def test_each_hero_has_a_novice_and_a_master_side(hero: str) -> None:
    assert (Table(hero).side, Table(hero, master=True).side) == NAMES[hero]


@pytest.mark.rule("ROLL-ABIL-01", "ROLL-HERO-08")
def test_the_heroes_to_choose_from_are_the_eight_of_the_base_set() -> None:
    match = undercroft.new_match("dungeon-roll", seats=1, seed=0, setup={"heroes": "choose"})
    offered = [option.id.removeprefix("choose-hero:") for option in match.decisions[0].options]
    assert sorted(offered) == sorted(NAMES)


@pytest.mark.rule("ROLL-HERO-08")
@pytest.mark.parametrize("hero", ["viking", "alchemist", "sorceress", "leprechaun", "guild-leader", "cassandra"])
def test_heroes_of_other_sets_are_not_in_the_box(hero: str) -> None:
    with pytest.raises(undercroft.BadSetup, match=f"there is no .{hero}"):
        Table(hero)


@pytest.mark.rule("ROLL-HERO-08")
def test_dealt_heroes_are_of_the_base_set() -> None:
    for seed in range(20):
        match = undercroft.new_match("dungeon-roll", seats=4, seed=seed)
        dealt = [str(event.data["hero"]) for event in match.events if event.kind == "hero"]
        assert len(set(dealt)) == 4
        assert set(dealt) <= set(NAMES)


@pytest.mark.rule("ROLL-HERO-04")
@each_side
def test_every_side_has_a_one_off_ability(hero: str, master: bool) -> None:
    assert Table(hero, master=master).ability == ABILITIES[hero][master]


@pytest.mark.rule("ROLL-HERO-04")
@each_side
def test_every_side_has_a_skill(hero: str, master: bool) -> None:
    assert skill_option(hero, master) in shows_its_skill(hero, master).options


# -- rising to master -------------------------------------------------------------------------


@pytest.mark.rule("ROLL-HERO-01")
@each_hero
def test_with_5_xp_the_card_is_flipped_and_not_before(hero: str) -> None:
    table = Table(hero, level=1, xp=3, dungeon="dragon").choose("rest")
    assert table.me.xp == 4
    assert table.side == NAMES[hero][0]
    table = Table(hero, level=1, xp=4, dungeon="dragon").choose("rest")
    assert table.me.xp == 5
    assert table.side == NAMES[hero][1]
    assert [event.data["hero"] for event in table.told("level-up")] == [NAMES[hero][1]]


@pytest.mark.rule("ROLL-HERO-01")
def test_the_card_is_flipped_at_once_even_in_mid_delve() -> None:
    table = about_to_slay("spellsword")
    assert table.side == "spellsword"
    table.choose("slay:fighter:cleric:thief")
    assert table.asked == "regroup"
    assert table.side == "battlemage"


@pytest.mark.rule("ROLL-HERO-01")
def test_a_new_master_uses_the_master_side_in_the_same_delve() -> None:
    dungeon = "chest chest goblin ooze chest"
    table = Table("mercenary", level=2, xp=4, party="fighter thief", empty_chest=True, dungeon=dungeon)
    table.choose("open:thief:1")
    assert table.asked == "loot"
    assert "ability:battlefield-presence" in table.options
    table.choose("onward", "seek-glory")
    assert "fight-and:fighter:goblin:1:ooze" in table.options
    assert "ability:battlefield-presence" in table.options
    table.refuses("ability:calculated-strike")


@pytest.mark.rule("ROLL-HERO-01")
def test_the_card_is_flipped_only_once() -> None:
    table = Table("knight", level=1, xp=6, master=True, dungeon="dragon").choose("rest")
    assert table.side == "dragon-slayer"
    assert table.told("level-up") == []


@pytest.mark.rule("ROLL-HERO-02")
def test_rising_to_master_costs_no_xp() -> None:
    table = about_to_slay("crusader").choose("slay:fighter:cleric:thief")
    assert table.me.master
    assert table.me.xp == 5
    assert table.choose("rest").me.xp == 6


@pytest.mark.rule("ROLL-HERO-03")
def test_rising_to_master_does_not_ready_a_sideways_card() -> None:
    table = about_to_slay("spellsword", exhausted=True).choose("slay:fighter:cleric:thief")
    assert table.me.master
    assert table.me.exhausted
    table.choose("seek-glory")
    assert table.offers("fight") != []
    table.refuses("ability:arcane-fury")


@pytest.mark.rule("ROLL-HERO-03")
def test_a_hero_who_stepped_in_against_the_dragon_stays_exhausted_as_a_master() -> None:
    table = about_to_slay("spellsword").choose("slay:cleric:thief:hero")
    assert table.side == "battlemage"
    assert table.me.exhausted
    table.choose("seek-glory").refuses("ability:arcane-fury", "fight:hero:goblin:2")


@pytest.mark.rule("ROLL-HERO-03")
def test_a_ready_card_stays_ready_when_it_is_flipped() -> None:
    table = Table("spellsword", level=1, xp=4, party="thief", empty_chest=True, lair=1, dungeon="chest")
    table.choose("open:thief:1")
    assert table.side == "battlemage"
    assert table.offers("ability") == ["ability:arcane-fury"]


@pytest.mark.rule("ROLL-HERO-03")
def test_the_next_delve_readies_the_master() -> None:
    table = about_to_slay("spellsword", exhausted=True).choose("slay:fighter:cleric:thief", "rest")
    assert table.me.delves == 1
    assert not table.me.exhausted


# -- skill and one-off ability ----------------------------------------------------------------


@pytest.mark.rule("ROLL-HERO-05")
def test_the_skill_can_be_used_again_and_again_in_a_delve() -> None:
    table = Table("spellsword", level=4, party="mage mage mage", dungeon="goblin goblin goblin goblin " + "goblin " * 5)
    table.choose("fight:mage:goblin:2", "fight:mage:goblin:2", "seek-glory")
    assert not table.me.exhausted
    assert "fight:mage:goblin:5" in table.options


@pytest.mark.rule("ROLL-HERO-05")
def test_an_exhausted_hero_still_has_the_skill() -> None:
    table = Table("enchantress", level=1, party="scroll", exhausted=True, dungeon="goblin")
    assert table.offers("ability") == []
    assert table.offers("fight") == ["fight:scroll:goblin:1"]


@pytest.mark.rule("ROLL-HERO-06")
def test_a_one_off_ability_is_used_three_times_in_a_game_at_most() -> None:
    table = Table("knight", party="mage " * 7, rolls="mage " * 14, dungeon="goblin dragon dragon " * 3)
    for delve in (1, 2, 3):
        table.choose("ability:battlecry")
        table.choose("seek-glory")
        assert table.state.lair == 3
        assert table.offers("ability") == []
        table.refuses("ability:battlecry")
        table.choose("flee")
        assert len(table.told("ability")) == delve
    assert table.match.outcome is not None


@pytest.mark.rule("ROLL-HERO-06")
def test_once_used_the_ability_is_gone_for_the_delve_though_there_is_more_to_work_on() -> None:
    table = Table("knight", level=1, party="mage", dungeon="goblin goblin ooze")
    table.choose("ability:battlecry", "seek-glory")
    assert table.me.exhausted
    table.refuses("ability:battlecry")


@pytest.mark.rule("ROLL-HERO-07")
def test_the_commanders_fighter_hits_two_kinds_although_one_use_hits_one_kind() -> None:
    table = Table("mercenary", master=True, level=2, party="fighter", dungeon="goblin ooze")
    table.choose("fight-and:fighter:goblin:1:ooze")
    assert table.dungeon == []
    assert table.state.graveyard == 1


@pytest.mark.rule("ROLL-HERO-07")
def test_the_minstrels_ballad_takes_dice_out_of_the_lair_although_they_should_stay() -> None:
    table = Table("minstrel", level=1, party="mage", lair=2, dungeon="goblin").choose("ability:ballad")
    assert table.state.lair == 0


# -- what an option says of itself ------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "party", "treasures", "dungeon", "option", "forbidding"),
    [
        ("spellsword", "mage", "", "goblin goblin", "fight:mage:goblin:2", "ROLL-MON-19"),
        ("crusader", "fighter", "", "skeleton skeleton", "fight:fighter:skeleton:2", "ROLL-MON-15"),
        ("occultist", "cleric", "", "ooze ooze", "fight:cleric:ooze:2", "ROLL-MON-17"),
        ("minstrel", "thief", "", "ooze ooze", "fight:thief:ooze:2", "ROLL-MON-20"),
        ("minstrel", "mage", "", "chest chest", "open:mage:2", "ROLL-LOOT-02"),
        ("knight", "", "thieves-tools", "chest chest", "open:thieves-tools:2", "ROLL-LOOT-02"),
    ],
)
def test_no_option_names_a_rule_that_would_forbid_it(
    hero: str, party: str, treasures: str, dungeon: str, option: str, forbidding: str
) -> None:
    table = Table(hero, level=2, party=party, treasures=treasures, dungeon=dungeon)
    assert table.rule_of(option) != forbidding


@pytest.mark.parametrize(
    ("party", "treasures", "scroll"), [("scroll", "", "scroll"), ("", "scroll-token", "scroll-token")]
)
def test_a_scroll_that_opens_one_chest_does_not_name_the_rule_that_a_scroll_opens_nothing(
    party: str, treasures: str, scroll: str
) -> None:
    table = Table("enchantress", level=1, party=party, treasures=treasures, dungeon="chest").choose("onward")
    assert table.rule_of(f"open:{scroll}:1") != "ROLL-LOOT-02"


# -- fleeing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("fleeing", "xp"), [("keeps", 5), ("forfeits", 4)])
def test_xp_taken_in_a_delve_is_kept_when_fleeing_unless_the_set_up_forfeits_it(fleeing: str, xp: int) -> None:
    table = about_to_slay("knight", fleeing=fleeing)
    table.choose("slay:fighter:cleric:thief", "seek-glory")
    table.choose("flee")
    assert table.me.xp == xp
