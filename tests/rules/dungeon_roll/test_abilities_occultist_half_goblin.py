"""Occultist and Necromancer, Half-Goblin and Chieftain: ROLL-ABIL-05, -15, -16, -22, -23."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table

ABILITY = {
    ("occultist", False): "animate-dead",
    ("occultist", True): "command-dead",
    ("half-goblin", False): "plea-for-help",
    ("half-goblin", True): "pull-rank",
}
MONSTER = {"occultist": "skeleton", "half-goblin": "goblin"}
ALLY = {"occultist": "fighter", "half-goblin": "thief"}
JOINS = {"occultist": pytest.mark.rule("ROLL-ABIL-22"), "half-goblin": pytest.mark.rule("ROLL-ABIL-23")}
LEAVES = {"occultist": pytest.mark.rule("ROLL-ABIL-05"), "half-goblin": pytest.mark.rule("ROLL-ABIL-15")}

each_hero_joined = pytest.mark.parametrize("hero", [pytest.param(hero, marks=JOINS[hero]) for hero in MONSTER])
each_hero_left = pytest.mark.parametrize("hero", [pytest.param(hero, marks=LEAVES[hero]) for hero in MONSTER])
each_side_joined = pytest.mark.parametrize(
    ("hero", "master"), [pytest.param(hero, master, marks=JOINS[hero]) for hero, master in ABILITY]
)


def won_over(hero: str, others: str = "", *, party: str = "", lair: int = 0, then: str = "") -> Table:
    """The novice has won a monster over; the others stand or lie on the level."""
    dungeon = f"{MONSTER[hero]} {others} {then}"
    table = Table(hero, level=1 + len(others.split()), party=party, graveyard=3, lair=lair, dungeon=dungeon)
    return table.choose(f"ability:{ABILITY[hero, False]}")


@each_side_joined
def test_one_monster_joins_and_its_die_goes_to_the_reserve(hero: str, master: bool) -> None:
    table = Table(hero, master=master, level=2, dungeon=f"{MONSTER[hero]} ooze")
    table.choose(f"ability:{ABILITY[hero, master]}")
    assert table.allies == [ALLY[hero]]
    assert table.dungeon == ["ooze"]
    assert table.reserve == 6
    assert table.me.exhausted
    table.refuses(f"ability:{ABILITY[hero, master]}")


@each_hero_joined
def test_the_novice_wins_over_one_of_several(hero: str) -> None:
    table = won_over(hero, f"{MONSTER[hero]} {MONSTER[hero]}")
    assert table.allies == [ALLY[hero]]
    assert table.dungeon == [MONSTER[hero]] * 2


@each_hero_joined
def test_the_master_wins_over_up_to_two(hero: str) -> None:
    for count in (1, 2):
        table = Table(hero, master=True, level=3, dungeon=f"{MONSTER[hero]} " * 3)
        table.choose(f"ability:{ABILITY[hero, True]}")
        assert table.options == ["how-many:2", "how-many:1"]
        table.choose(f"how-many:{count}")
        assert table.allies == [ALLY[hero]] * count
        assert table.dungeon == [MONSTER[hero]] * (3 - count)


@each_side_joined
def test_without_such_a_monster_or_with_an_exhausted_hero_nobody_is_won_over(hero: str, master: bool) -> None:
    other = MONSTER["half-goblin" if hero == "occultist" else "occultist"]
    ability = f"ability:{ABILITY[hero, master]}"
    Table(hero, master=master, level=2, lair=1, dungeon=f"{other} ooze").refuses(ability)
    Table(hero, master=master, level=1, exhausted=True, dungeon=MONSTER[hero]).refuses(ability)
    Table(hero, master=master, level=2, party="mage", dungeon="chest potion").refuses(ability)


@pytest.mark.rule("ROLL-ABIL-22")
def test_a_skeleton_won_over_fights_as_a_fighter() -> None:
    table = won_over("occultist", "goblin goblin ooze ooze")
    assert table.offers("fight") == [
        "fight:ally-fighter:goblin:2",
        "fight:ally-fighter:goblin:1",
        "fight:ally-fighter:ooze:1",
    ]


@pytest.mark.rule("ROLL-ABIL-23")
def test_a_goblin_won_over_fights_as_a_thief() -> None:
    table = won_over("half-goblin", "goblin goblin ooze ooze")
    assert table.offers("fight") == ["fight:ally-thief:goblin:1", "fight:ally-thief:ooze:1"]


@pytest.mark.parametrize(
    ("hero", "most"),
    [
        pytest.param("occultist", 1, marks=JOINS["occultist"]),
        pytest.param("half-goblin", 2, marks=JOINS["half-goblin"]),
    ],
)
def test_the_monster_won_over_opens_chests_and_drinks_potions(hero: str, most: int) -> None:
    table = won_over(hero, "chest chest potion")
    ally = f"ally-{ALLY[hero]}"
    assert table.offers("open")[0] == f"open:{ally}:{most}"
    table.choose(f"drink:{ally}:1", "revive:mage")
    assert table.party == ["mage"]
    assert table.allies == []
    assert table.state.graveyard == 2


@each_hero_joined
def test_the_monster_won_over_stands_against_the_dragon(hero: str) -> None:
    table = won_over(hero, party="cleric champion", lair=3)
    assert table.asked == "dragon"
    assert table.offers("slay") == [f"slay:cleric:champion:ally-{ALLY[hero]}"]
    table.choose(f"slay:cleric:champion:ally-{ALLY[hero]}")
    assert table.state.lair == 0
    assert table.state.graveyard == 3 + 2
    assert table.allies == []


@each_hero_left
def test_the_monster_won_over_never_goes_to_the_graveyard(hero: str) -> None:
    table = won_over(hero, "ooze").choose(f"fight:ally-{ALLY[hero]}:ooze:1")
    assert table.allies == []
    assert table.state.graveyard == 3
    assert table.reserve == 7


@each_hero_left
def test_a_monster_won_over_and_not_used_is_gone_at_regroup(hero: str) -> None:
    table = won_over(hero, then="ooze ooze")
    assert table.asked == "regroup"
    assert table.allies == []
    assert table.state.graveyard == 3
    table.choose("seek-glory")
    assert table.options == ["flee"]


@each_hero_left
def test_a_monster_won_over_does_not_join_the_next_delve(hero: str) -> None:
    table = won_over(hero, "ooze", then="ooze").choose("flee")
    assert table.me.delves == 1
    assert table.allies == []


@each_hero_left
def test_a_monster_won_over_stays_through_the_phases_of_its_level(hero: str) -> None:
    table = won_over(hero, "chest", lair=3)
    while table.asked != "dragon":
        assert table.allies == [ALLY[hero]]
        table.choose("onward")
    assert table.allies == [ALLY[hero]]


# -- the skill of Half-Goblin and Chieftain ---------------------------------------------------

each_goblin_side = pytest.mark.parametrize("master", [False, True])


@pytest.mark.rule("ROLL-ABIL-16")
@each_goblin_side
def test_chests_may_be_opened_and_potions_drunk_before_all_monsters_are_defeated(master: bool) -> None:
    table = Table(
        "half-goblin",
        master=master,
        level=4,
        party="fighter thief",
        graveyard=5,
        dungeon="ooze chest chest potion",
        draws="elixir talisman",
    )
    assert table.asked == "monsters"
    table.choose("open:thief:2", "drink:fighter:1", "revive:mage")
    assert table.treasures == ["talisman", "elixir"]
    assert table.dungeon == ["ooze"]
    assert table.asked == "monsters"
    table.choose("fight:mage:ooze:1")
    assert table.asked == "regroup"


@pytest.mark.rule("ROLL-ABIL-16")
@each_goblin_side
def test_tokens_and_goblins_won_over_open_chests_early_too(master: bool) -> None:
    dungeon = "goblin ooze chest chest"
    table = Table("half-goblin", master=master, level=4, treasures="thieves-tools scroll-token", dungeon=dungeon)
    table.choose(f"ability:{ABILITY['half-goblin', master]}")
    assert {"open:thieves-tools:2", "open:ally-thief:2"} <= set(table.options)
    assert table.offers("open:scroll-token") == []


@pytest.mark.rule("ROLL-ABIL-16")
def test_other_heroes_must_defeat_all_monsters_first() -> None:
    for hero in ("knight", "occultist", "enchantress"):
        table = Table(hero, level=3, party="thief scroll", graveyard=5, dungeon="ooze chest potion")
        table.refuses("open:thief:1", "drink:thief:1", "drink:scroll:1")


@pytest.mark.rule("ROLL-ABIL-16")
def test_early_loot_is_optional_and_what_is_left_can_be_taken_later() -> None:
    table = Table("half-goblin", level=2, party="mage thief", dungeon="ooze chest", draws="elixir")
    table.choose("fight:mage:ooze:1", "open:thief:1")
    assert table.treasures == ["elixir"]


@pytest.mark.rule("ROLL-ABIL-16")
def test_after_looting_early_one_may_still_have_to_flee() -> None:
    table = Table("half-goblin", level=2, party="thief", dungeon="ooze chest", draws="elixir", delves=2)
    table.choose("open:thief:1")
    assert table.offers("fight") == []
    assert "flee" in table.options
    table.choose("flee")
    assert table.me.xp == 0
    assert table.treasures == ["elixir"]
