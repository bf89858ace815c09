"""Mercenary and Commander, Knight and Dragon Slayer: ROLL-ABIL-17 to -20."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table

each_side = pytest.mark.parametrize("master", [False, True])
STRIKE, PRESENCE, BATTLECRY = "ability:calculated-strike", "ability:battlefield-presence", "ability:battlecry"


# -- the Mercenary's skill --------------------------------------------------------------------


def test_when_the_party_is_formed_the_mercenary_rolls_any_number_of_party_dice_again() -> None:
    party = "mage mage mage thief scroll scroll champion"
    table = Table("mercenary", party=party, rolls="fighter cleric fighter", dungeon="goblin")
    assert table.asked == "muster"
    assert table.options == ["pick:mage", "pick:thief", "pick:champion", "pick:scroll", "keep"]
    table.choose("pick:scroll", "pick:scroll", "pick:thief", "roll")
    assert table.party == ["fighter", "fighter", "cleric", "mage", "mage", "mage", "champion"]
    assert table.asked == "monsters"
    assert not table.me.exhausted


def test_a_die_can_be_picked_once_for_the_muster() -> None:
    table = Table("mercenary", party="mage thief thief thief thief thief thief").choose("pick:mage")
    assert table.options == ["pick:thief", "roll"]


def test_the_mercenary_may_keep_the_party() -> None:
    table = Table("mercenary", party="mage " * 7, dungeon="goblin").choose("keep")
    assert table.party == ["mage"] * 7
    assert table.told("rerolled") == []


def test_the_mercenary_musters_once_in_every_delve() -> None:
    table = Table("mercenary", party="mage " * 7, rolls="thief " * 7, dungeon="dragon dragon goblin")
    table.choose("keep", "seek-glory")
    assert table.asked == "monsters"
    table.choose("flee")
    assert table.asked == "muster"
    assert table.party == ["thief"] * 7


def test_the_commander_does_not_muster() -> None:
    table = Table("mercenary", master=True, party="mage " * 7, dungeon="goblin")
    assert table.asked == "monsters"
    assert table.party == ["mage"] * 7


# -- Calculated Strike ------------------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-17")
def test_calculated_strike_defeats_up_to_two_monsters_of_any_kind() -> None:
    for first, second, left in (
        ("goblin", "target:ooze", ["goblin", "skeleton"]),
        ("goblin", "target:goblin", ["skeleton", "ooze"]),
        ("skeleton", "enough", ["goblin", "goblin", "ooze"]),
    ):
        table = Table("mercenary", level=4, graveyard=7, dungeon="goblin goblin skeleton ooze").choose(STRIKE)
        assert table.options == ["target:goblin", "target:skeleton", "target:ooze"]
        table.choose(f"target:{first}")
        assert "enough" in table.options
        table.choose(second)
        assert table.dungeon == left
        assert table.me.exhausted
        assert table.options == ["flee"]


@pytest.mark.rule("ROLL-ABIL-17")
def test_calculated_strike_does_not_reach_the_lair() -> None:
    table = Table("mercenary", level=2, lair=1, dungeon="goblin dragon").choose(STRIKE)
    assert table.options == ["target:goblin"]
    table.choose("target:goblin")
    assert table.asked == "regroup"
    assert table.state.lair == 2
    table = Table("mercenary", level=1, lair=3, dungeon="dragon")
    assert table.options == ["flee"]


def test_calculated_strike_needs_a_monster_and_a_ready_hero() -> None:
    Table("mercenary", level=2, party="mage", dungeon="chest potion").refuses(STRIKE)
    Table("mercenary", level=1, exhausted=True, dungeon="goblin").refuses(STRIKE)
    Table("mercenary", master=True, level=1, dungeon="goblin").refuses(STRIKE)


# -- the Commander's fighters -----------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-17")
@pytest.mark.parametrize(
    ("party", "treasures", "fighter"), [("fighter", "", "fighter"), ("", "vorpal-sword", "vorpal-sword")]
)
def test_a_commanders_fighter_or_sword_defeats_one_monster_more_of_any_kind(
    party: str, treasures: str, fighter: str
) -> None:
    table = Table(
        "mercenary", master=True, level=4, party=party, treasures=treasures, dungeon="goblin goblin ooze ooze"
    )
    assert table.offers("fight") == [
        f"fight-and:{fighter}:goblin:2:ooze",
        f"fight:{fighter}:goblin:2",
        f"fight-and:{fighter}:goblin:1:goblin",
        f"fight-and:{fighter}:goblin:1:ooze",
        f"fight:{fighter}:goblin:1",
        f"fight-and:{fighter}:ooze:1:goblin",
        f"fight-and:{fighter}:ooze:1:ooze",
        f"fight:{fighter}:ooze:1",
    ]
    table.choose(f"fight-and:{fighter}:goblin:2:ooze")
    assert table.dungeon == ["ooze"]
    assert (table.party, table.treasures) == ([], [])


@pytest.mark.rule("ROLL-ABIL-17")
def test_only_fighters_and_only_the_commanders_defeat_one_more() -> None:
    table = Table("mercenary", master=True, level=2, party="cleric mage thief champion", dungeon="goblin ooze")
    assert table.offers("fight-and") == []
    table = Table("mercenary", level=2, party="fighter", dungeon="goblin ooze")
    assert table.offers("fight-and") == []


@pytest.mark.rule("ROLL-ABIL-17")
def test_the_commanders_skill_does_not_reach_the_lair() -> None:
    table = Table("mercenary", master=True, level=2, party="fighter", lair=1, dungeon="goblin dragon")
    assert table.offers("fight") == ["fight:fighter:goblin:1"]
    table.choose("fight:fighter:goblin:1")
    assert table.state.lair == 2


# -- Battlefield Presence ---------------------------------------------------------------------


def test_battlefield_presence_rolls_party_dice_and_dice_of_the_level_again() -> None:
    table = Table(
        "mercenary",
        master=True,
        level=3,
        party="thief scroll mage",
        graveyard=4,
        lair=1,
        dungeon="goblin ooze chest  dragon potion",
        rolls="champion fighter",
    )
    table.choose(PRESENCE)
    picks = ["pick:mage", "pick:thief", "pick:scroll", "pick:goblin", "pick:ooze", "pick:chest"]
    assert table.options == [*picks, "roll-monsters"]
    table.choose("pick:thief", "pick:scroll", "pick:goblin", "pick:chest", "roll")
    assert table.party == ["fighter", "mage", "champion"]
    assert table.dungeon == ["ooze", "potion"]
    assert table.state.lair == 2
    assert table.state.graveyard == 4
    assert table.me.exhausted
    table.refuses(PRESENCE)


def test_battlefield_presence_in_the_loot_phase_may_bring_monsters_back() -> None:
    table = Table("mercenary", master=True, level=2, party="mage", dungeon="chest potion goblin")
    assert table.asked == "loot"
    table.choose(PRESENCE, "pick:chest", "roll")
    assert table.asked == "monsters"
    assert table.dungeon == ["goblin", "potion"]
    table.refuses("onward", "drink:mage:1")


def test_battlefield_presence_needs_dice_and_a_ready_hero() -> None:
    table = Table("mercenary", master=True, level=1, graveyard=7, lair=1, dungeon="dragon")
    assert table.asked == "regroup"
    table.refuses(PRESENCE)
    Table("mercenary", master=True, exhausted=True, level=1, party="mage", dungeon="goblin").refuses(PRESENCE)
    Table("mercenary", level=1, party="mage", dungeon="goblin").refuses(PRESENCE)


def test_battlefield_presence_can_roll_the_party_again_before_the_dragon() -> None:
    table = Table("mercenary", master=True, level=1, party="mage mage thief", lair=3, dungeon="dragon", rolls="cleric")
    assert table.options == [PRESENCE, "flee"]
    table.choose(PRESENCE, "pick:mage", "roll")
    assert "slay:cleric:mage:thief" in table.options


# -- scrolls become champions -----------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-18")
@each_side
def test_when_the_party_is_formed_every_scroll_becomes_a_champion(master: bool) -> None:
    table = Table("knight", master=master, party="scroll scroll scroll champion mage mage thief", dungeon="goblin")
    assert table.party == ["mage", "mage", "thief", "champion", "champion", "champion", "champion"]
    assert table.offers("read") == []


@pytest.mark.rule("ROLL-ABIL-18")
def test_for_other_heroes_scrolls_stay_scrolls() -> None:
    assert Table("minstrel", party="scroll " * 7, dungeon="goblin").party == ["scroll"] * 7


@pytest.mark.rule("ROLL-ABIL-19")
@each_side
def test_a_scroll_gained_from_a_potion_or_an_elixir_stays_a_scroll(master: bool) -> None:
    table = Table(
        "knight", master=master, level=1, party="mage", graveyard=3, treasures="elixir", dungeon="potion goblin ooze"
    )
    table.choose("drink:mage:1", "revive:scroll", "use:elixir", "revive:scroll", "seek-glory")
    assert table.party == ["scroll", "scroll"]
    assert table.offers("read") == ["read:scroll"]


@pytest.mark.rule("ROLL-ABIL-19")
@each_side
def test_a_scroll_that_comes_up_on_a_reroll_and_a_scroll_token_stay_scrolls(master: bool) -> None:
    tokens = "scroll-token scroll-token"
    table = Table("knight", master=master, level=1, party="mage", treasures=tokens, dungeon="goblin", rolls="scroll")
    table.choose("read:scroll-token", "pick:mage", "roll")
    assert table.party == ["scroll"]
    assert table.offers("read") == ["read:scroll", "read:scroll-token"]
    assert table.offers("fight") == []


# -- two companions for the dragon ------------------------------------------------------------


@pytest.mark.rule("ROLL-ABIL-20")
def test_the_dragon_slayer_needs_two_companions_of_different_kinds() -> None:
    table = Table("knight", master=True, level=1, party="mage mage thief", lair=3, dungeon="dragon", draws="elixir")
    assert table.options == ["slay-two:mage:thief", "flee"]
    table.choose("slay-two:mage:thief")
    assert table.party == ["mage"]
    assert table.state.graveyard == 2
    assert table.state.lair == 0
    assert table.me.xp == 1
    assert table.treasures == ["elixir"]


@pytest.mark.rule("ROLL-ABIL-20")
def test_a_token_can_be_one_of_the_two_and_a_scroll_cannot() -> None:
    table = Table("knight", master=True, level=1, party="mage", treasures="talisman", lair=3, dungeon="dragon")
    assert table.offers("slay") == ["slay-two:mage:talisman"]
    table = Table("knight", master=True, level=1, party="mage scroll", lair=3, dungeon="dragon").choose("onward")
    assert table.options == ["flee"]


@pytest.mark.rule("ROLL-ABIL-20")
def test_two_of_one_kind_are_not_enough_and_the_knight_needs_three() -> None:
    table = Table(
        "knight", master=True, level=1, party="mage mage", treasures="scepter-of-power", lair=3, dungeon="dragon"
    )
    assert table.options == ["flee"]
    table = Table("knight", level=1, party="mage thief", lair=3, dungeon="dragon")
    assert table.options == ["flee"]
    table = Table("knight", level=1, party="mage thief champion", lair=3, dungeon="dragon")
    assert table.options == ["slay:mage:thief:champion", "flee"]


@pytest.mark.rule("ROLL-ABIL-20")
def test_a_knight_who_rises_in_mid_delve_needs_two_for_the_next_dragon() -> None:
    table = Table(
        "knight",
        level=1,
        xp=4,
        party="fighter cleric mage thief champion",
        lair=3,
        dungeon="dragon  dragon dragon  dragon chest chest",
    )
    table.choose("slay:fighter:cleric:mage", "seek-glory", "seek-glory", "onward")
    assert table.asked == "dragon"
    assert "slay-two:thief:champion" in table.options


# -- Battlecry --------------------------------------------------------------------------------


@each_side
def test_battlecry_sends_all_monsters_of_the_level_to_the_lair(master: bool) -> None:
    table = Table("knight", master=master, level=5, party="mage", lair=1, dungeon="goblin skeleton ooze chest potion")
    table.choose(BATTLECRY)
    assert table.dungeon == ["chest", "potion"]
    assert table.state.lair == 4
    assert table.reserve == 1
    assert table.me.exhausted
    assert table.choose("onward").asked == "dragon"


@each_side
def test_battlecry_needs_a_monster_and_a_ready_hero(master: bool) -> None:
    Table("knight", master=master, level=2, party="mage", dungeon="chest potion").refuses(BATTLECRY)
    Table("knight", master=master, level=1, lair=3, dungeon="dragon").refuses(BATTLECRY)
    Table("knight", master=master, level=1, exhausted=True, dungeon="goblin").refuses(BATTLECRY)
