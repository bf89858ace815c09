"""2) The loot phase: ROLL-LOOT."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table
from undercroft.games.dungeon_roll.content.dice import PARTY_FACES
from undercroft.games.dungeon_roll.content.treasures import TREASURES

# -- chests -----------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-LOOT-01")
@pytest.mark.parametrize("companion", ["thief", "champion"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_thief_or_one_champion_opens_any_number_of_chests(companion: str, count: int) -> None:
    table = Table(level=3, party=f"{companion} fighter", dungeon="chest chest chest")
    assert table.offers(f"open:{companion}") == [f"open:{companion}:{number}" for number in (3, 2, 1)]
    table.refuses(f"open:{companion}:4", f"open:{companion}:0")
    table.choose(f"open:{companion}:{count}")
    assert len(table.treasures) == count
    assert table.dungeon == ["chest"] * (3 - count)
    assert table.party == ["fighter"]
    assert table.state.graveyard == 1


@pytest.mark.rule("ROLL-LOOT-01")
def test_only_chests_of_the_current_level_are_opened() -> None:
    table = Table(level=1, party="thief thief", dungeon="chest potion chest", draws="elixir talisman")
    table.choose("onward", "seek-glory")
    assert table.offers("open:thief") == ["open:thief:1"]


@pytest.mark.rule("ROLL-LOOT-02")
@pytest.mark.parametrize("companion", ["fighter", "cleric", "mage"])
def test_one_fighter_cleric_or_mage_opens_exactly_one_chest(companion: str) -> None:
    table = Table(level=3, party=f"{companion} {companion}", dungeon="chest chest chest")
    assert table.offers("open") == [f"open:{companion}:1"]
    table.refuses(f"open:{companion}:2", f"open:{companion}:3")
    table.choose(f"open:{companion}:1")
    assert len(table.treasures) == 1
    assert table.dungeon == ["chest", "chest"]
    assert table.party == [companion]
    assert table.state.graveyard == 1


@pytest.mark.rule("ROLL-LOOT-02")
def test_a_scroll_opens_no_chest() -> None:
    table = Table(level=1, party="scroll fighter", dungeon="chest").choose("onward")
    assert table.asked == "loot"
    table.refuses("open:scroll:1")


@pytest.mark.rule("ROLL-LOOT-03")
def test_each_chest_opened_gives_one_treasure_from_the_chest() -> None:
    draws = "elixir town-portal elixir"
    table = Table(level=4, party="thief", dungeon="chest chest chest chest", draws=draws).choose("open:thief:3")
    assert table.treasures == ["elixir", "elixir", "town-portal"]
    assert [event.data["treasure"] for event in table.told("drew")] == draws.split()
    assert table.chest == 33
    assert table.me.xp == 0


@pytest.mark.rule("ROLL-LOOT-03")
def test_the_treasure_is_drawn_at_random() -> None:
    tables = [Table(level=1, party="thief", dungeon="chest", seed=seed) for seed in range(100)]
    assert {table.choose("open:thief:1").treasures[0] for table in tables} == set(TREASURES)


@pytest.mark.rule("ROLL-LOOT-04")
def test_with_no_tokens_left_each_chest_gives_one_experience_instead() -> None:
    table = Table(level=3, party="thief", dungeon="chest chest chest", empty_chest=True, xp=1).choose("open:thief:3")
    assert table.treasures == []
    assert table.me.xp == 4


@pytest.mark.rule("ROLL-LOOT-04")
def test_the_last_token_is_drawn_before_experience_takes_its_place() -> None:
    table = Table(level=3, party="thief", dungeon="chest chest chest", chest="talisman").choose("open:thief:3")
    assert table.treasures == ["talisman"]
    assert table.chest == 0
    assert table.me.xp == 2


# -- potions ----------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-LOOT-05")
@pytest.mark.parametrize("die", PARTY_FACES)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_one_party_die_drinks_any_number_of_potions(die: str, count: int) -> None:
    table = Table(level=3, party=f"{die} {die}", graveyard=5, dungeon="potion potion potion")
    if die == "scroll":
        table.choose("onward")
    assert table.offers("drink") == [f"drink:{die}:{number}" for number in (3, 2, 1)]
    table.refuses(f"drink:{die}:4", f"drink:{die}:0")
    table.choose(f"drink:{die}:{count}")
    assert table.dungeon == ["potion"] * (3 - count)
    assert table.party == [die]
    assert table.state.graveyard == 6


@pytest.mark.rule("ROLL-LOOT-05")
def test_potions_cannot_be_drunk_without_a_die() -> None:
    table = Table(level=1, party="", graveyard=7, dungeon="potion")
    assert table.options == ["onward"]


@pytest.mark.rule("ROLL-LOOT-06")
def test_each_potion_brings_one_die_back_from_the_graveyard() -> None:
    table = Table(level=3, party="thief fighter", graveyard=5, dungeon="potion potion potion")
    table.choose("drink:thief:3", "revive:mage", "revive:mage")
    assert table.asked == "revive"
    table.choose("revive:cleric")
    assert table.party == ["fighter", "cleric", "mage", "mage"]
    assert table.state.graveyard == 3
    assert table.asked == "regroup"


@pytest.mark.rule("ROLL-LOOT-06")
def test_a_die_brought_back_is_available_at_once() -> None:
    table = Table(level=3, party="fighter", dungeon="potion chest chest").choose("drink:fighter:1", "revive:thief")
    assert table.offers("open") == ["open:thief:2", "open:thief:1"]


@pytest.mark.rule("ROLL-LOOT-06")
def test_more_potions_than_dice_in_the_graveyard_do_nothing() -> None:
    table = Table(level=3, party="thief fighter", graveyard=1, dungeon="potion potion potion")
    table.choose("drink:thief:3", "revive:mage", "revive:mage")
    assert table.asked == "regroup"
    assert table.party == ["fighter", "mage", "mage"]
    assert table.state.graveyard == 0
    assert table.reserve == 7


@pytest.mark.rule("ROLL-LOOT-07")
@pytest.mark.parametrize("face", PARTY_FACES)
def test_a_die_brought_back_shows_the_face_one_chooses_and_is_not_rolled(face: str) -> None:
    table = Table(level=1, party="fighter", graveyard=3, dungeon="potion", rolls="fighter").choose("drink:fighter:1")
    assert table.options == [f"revive:{each}" for each in PARTY_FACES]
    rolled = table.state.chance.uses
    table.choose(f"revive:{face}")
    assert table.party == [face]
    assert table.state.chance.uses == rolled


# -- what is left -----------------------------------------------------------------------------


@pytest.mark.rule("ROLL-LOOT-08")
def test_what_is_left_goes_back_to_the_reserve_before_the_dragon_phase() -> None:
    table = Table(level=5, party="fighter", lair=2, dungeon="chest chest potion potion dragon")
    assert table.reserve == 0
    table.choose("open:fighter:1", "onward")
    assert table.asked == "dragon"
    assert (table.dungeon, table.reserve) == ([], 4)
    told = [event.kind for event in table.match.events]
    assert told.index("left-behind") < told.index("dragon-wakes")
    assert table.told("left-behind")[0].data == {"seat": 0, "chests": 1, "potions": 2}


@pytest.mark.rule("ROLL-LOOT-08")
def test_what_is_left_is_gone_on_the_next_level() -> None:
    table = Table(level=3, party="fighter", dungeon="chest potion chest goblin goblin goblin goblin")
    table.choose("onward", "seek-glory")
    assert table.dungeon == ["goblin"] * 4


@pytest.mark.rule("ROLL-LOOT-09")
def test_chests_and_potions_are_not_fought_and_nobody_flees_from_them() -> None:
    table = Table(level=4, party="champion fighter", dungeon="chest chest potion potion")
    assert table.asked == "loot"
    assert table.offers("fight") == []
    table.refuses("fight:champion:chest:2", "fight:fighter:potion:1", "flee")


@pytest.mark.rule("ROLL-LOOT-09")
def test_abilities_that_work_on_monsters_leave_chests_and_potions_alone() -> None:
    table = Table("knight", level=3, party="champion", dungeon="chest potion goblin").choose("ability:battlecry")
    assert table.dungeon == ["chest", "potion"]
    assert table.state.lair == 1
    assert Table("knight", level=2, party="champion", dungeon="chest potion").offers("ability") == []
    table = Table("mercenary", level=3, party="fighter", dungeon="chest potion ooze").choose(
        "ability:calculated-strike"
    )
    assert table.options == ["target:ooze"]


@pytest.mark.rule("ROLL-LOOT-10")
def test_one_may_leave_all_chests_and_potions() -> None:
    table = Table(level=3, party="thief champion scroll", graveyard=4, dungeon="chest potion chest")
    table.choose("onward", "onward")
    assert table.asked == "regroup"
    assert table.party == ["thief", "champion", "scroll"]
    assert table.state.graveyard == 4
    assert table.treasures == []


@pytest.mark.rule("ROLL-LOOT-10")
def test_one_may_take_some_and_leave_the_rest() -> None:
    table = Table(level=4, party="thief champion", graveyard=3, dungeon="chest chest potion potion")
    table.choose("open:thief:1", "drink:champion:1", "revive:champion")
    assert table.dungeon == ["chest", "potion"]
    assert table.options[-1] == "onward"
    table.choose("onward")
    assert table.asked == "regroup"
    assert len(table.treasures) == 1
    assert table.party == ["champion"]
