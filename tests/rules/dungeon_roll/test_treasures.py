"""Treasures: ROLL-TRS."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_roll.table import Table

STANDS_FOR = {
    "vorpal-sword": "fighter",
    "talisman": "cleric",
    "scepter-of-power": "mage",
    "thieves-tools": "thief",
}
RULE = {
    "vorpal-sword": "ROLL-TRS-05",
    "talisman": "ROLL-TRS-07",
    "scepter-of-power": "ROLL-TRS-09",
    "thieves-tools": "ROLL-TRS-11",
}
each_companion_token = pytest.mark.parametrize(
    ("token", "face"),
    [pytest.param(token, face, marks=pytest.mark.rule(RULE[token])) for token, face in STANDS_FOR.items()],
)
each_phase = pytest.mark.parametrize(
    ("phase", "level", "lair", "dungeon"),
    [
        ("monsters", 3, 1, "goblin goblin ooze"),
        ("loot", 2, 1, "chest potion"),
        ("dragon", 2, 2, "dragon dragon"),
        ("regroup", 2, 0, "dragon dragon"),
    ],
)


def in_place_of(options: list[str], face: str, token: str) -> list[str]:
    return [option.replace(f":{face}:", f":{token}:") for option in options]


# -- the tokens in the box --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("treasure", "count"),
    [
        pytest.param("vorpal-sword", 3, marks=pytest.mark.rule("ROLL-TRS-04")),
        pytest.param("talisman", 3, marks=pytest.mark.rule("ROLL-TRS-06")),
        pytest.param("scepter-of-power", 3, marks=pytest.mark.rule("ROLL-TRS-08")),
        pytest.param("thieves-tools", 3, marks=pytest.mark.rule("ROLL-TRS-10")),
        pytest.param("scroll-token", 3, marks=pytest.mark.rule("ROLL-TRS-12")),
        pytest.param("ring-of-invisibility", 4, marks=pytest.mark.rule("ROLL-TRS-14")),
        pytest.param("dragon-scales", 6, marks=pytest.mark.rule("ROLL-TRS-17")),
        pytest.param("elixir", 3, marks=pytest.mark.rule("ROLL-TRS-18")),
        pytest.param("dragon-bait", 4, marks=pytest.mark.rule("ROLL-TRS-20")),
        pytest.param("town-portal", 4, marks=pytest.mark.rule("ROLL-TRS-22")),
    ],
)
def test_so_many_tokens_of_this_kind_are_in_the_chest(treasure: str, count: int) -> None:
    assert Table().in_chest(treasure) == count


# -- using tokens -----------------------------------------------------------------------------


@pytest.mark.rule("ROLL-TRS-01")
def test_a_token_can_be_used_once() -> None:
    table = Table(level=3, lair=1, treasures="ring-of-invisibility", dungeon="dragon dragon chest")
    table.choose("use:ring-of-invisibility")
    assert table.treasures == []
    table.refuses("use:ring-of-invisibility")


@pytest.mark.rule("ROLL-TRS-01")
def test_a_second_token_of_the_kind_can_be_used_after_the_first() -> None:
    table = Table(level=1, graveyard=2, treasures="elixir elixir", dungeon="goblin")
    table.choose("use:elixir", "revive:mage", "use:elixir", "revive:thief")
    assert table.party == ["mage", "thief"]
    assert table.treasures == []


@pytest.mark.rule("ROLL-TRS-01")
@each_phase
def test_treasures_can_be_used_in_every_phase(phase: str, level: int, lair: int, dungeon: str) -> None:
    tokens = "elixir ring-of-invisibility town-portal"
    table = Table(level=level, lair=lair, graveyard=7, treasures=tokens, dungeon=dungeon)
    assert table.asked == phase
    assert table.offers("use:") == ["use:elixir", "use:ring-of-invisibility", "use:town-portal"]


@pytest.mark.rule("ROLL-TRS-01")
def test_treasures_are_for_the_owners_own_delve() -> None:
    table = Table(
        "knight", "minstrel", level=1, treasures="town-portal elixir", dungeon="goblin goblin", rolls="mage " * 7
    )
    table.choose("flee")
    assert table.seat == 1
    assert table.offers("use:") == []
    with pytest.raises(undercroft.Refusal):
        table.match.choose(0, "use:town-portal")
    assert table.treasures == ["elixir", "town-portal"]


@pytest.mark.rule("ROLL-TRS-02")
@pytest.mark.parametrize(
    ("treasure", "choices"),
    [
        ("vorpal-sword", ["fight:vorpal-sword:goblin:1"]),
        ("scroll-token", ["read:scroll-token", "pick:goblin", "roll"]),
        ("ring-of-invisibility", ["use:ring-of-invisibility"]),
        ("elixir", ["use:elixir", "revive:mage"]),
        ("dragon-bait", ["use:dragon-bait"]),
        ("town-portal", ["use:town-portal"]),
    ],
)
def test_a_used_token_goes_back_into_the_chest(treasure: str, choices: list[str]) -> None:
    table = Table(level=1, lair=1, graveyard=3, treasures=treasure, dungeon="goblin goblin")
    before = table.in_chest(treasure)
    table.choose(*choices)
    assert table.treasures == []
    assert table.in_chest(treasure) == before + 1
    assert table.chest == 36


@pytest.mark.rule("ROLL-TRS-02")
def test_a_used_token_can_be_drawn_again() -> None:
    table = Table(level=2, party="thief", treasures="vorpal-sword", empty_chest=True, dungeon="goblin chest")
    table.choose("fight:vorpal-sword:goblin:1", "open:thief:1")
    assert table.treasures == ["vorpal-sword"]
    assert table.chest == 0


@pytest.mark.rule("ROLL-TRS-03")
def test_a_town_portal_lets_one_leave_with_xp_although_the_level_is_rolled() -> None:
    table = Table(level=4, treasures="town-portal", dungeon="goblin goblin ooze skeleton")
    table.refuses("rest")
    table.choose("use:town-portal")
    assert table.me.xp == 4


@pytest.mark.rule("ROLL-TRS-03")
def test_a_ring_takes_dice_out_of_the_lair_although_they_should_stay() -> None:
    table = Table(level=1, lair=2, treasures="ring-of-invisibility", dungeon="goblin")
    assert table.reserve == 4
    table.choose("use:ring-of-invisibility")
    assert table.reserve == 6


# -- tokens that stand for a companion --------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "fights"),
    [
        pytest.param("vorpal-sword", "goblin:2 goblin:1 skeleton:1 ooze:1", marks=pytest.mark.rule("ROLL-TRS-05")),
        pytest.param("talisman", "goblin:1 skeleton:2 skeleton:1 ooze:1", marks=pytest.mark.rule("ROLL-TRS-07")),
        pytest.param("scepter-of-power", "goblin:1 skeleton:1 ooze:2 ooze:1", marks=pytest.mark.rule("ROLL-TRS-09")),
        pytest.param("thieves-tools", "goblin:1 skeleton:1 ooze:1", marks=pytest.mark.rule("ROLL-TRS-11")),
    ],
)
def test_the_token_fights_like_the_companion_it_stands_for(token: str, fights: str) -> None:
    monsters = "goblin goblin skeleton skeleton ooze ooze"
    face = STANDS_FOR[token]
    table = Table(level=6, party=face, graveyard=6, treasures=token, dungeon=monsters)
    assert table.offers(f"fight:{token}") == [f"fight:{token}:{fight}" for fight in fights.split()]
    assert table.offers(f"fight:{token}") == in_place_of(table.offers(f"fight:{face}"), face, token)
    table.choose(f"fight:{token}:{fights.split()[0]}")
    assert table.party == [face]
    assert table.state.graveyard == 6
    assert len(table.dungeon) == 6 - int(fights.split()[0][-1])


@each_companion_token
def test_the_token_opens_chests_and_drinks_potions_like_its_companion(token: str, face: str) -> None:
    table = Table(level=5, party=face, graveyard=3, treasures=token, dungeon="chest chest chest potion potion")
    assert table.offers(f"open:{token}") == in_place_of(table.offers(f"open:{face}"), face, token)
    assert table.offers(f"open:{token}")[0] == f"open:{token}:{3 if face == 'thief' else 1}"
    assert table.offers(f"drink:{token}") == [f"drink:{token}:2", f"drink:{token}:1"]
    table.choose(f"drink:{token}:2", "revive:mage", "revive:mage")
    assert table.state.graveyard == 1


@each_companion_token
def test_the_token_stands_against_the_dragon_as_its_companion(token: str, face: str) -> None:
    others = [other for other in STANDS_FOR.values() if other != face]
    party = f"{others[0]} {others[1]} {face}"
    table = Table(level=1, party=party, lair=3, treasures=token, dungeon="dragon", draws="elixir")
    with_token = [f"slay:{others[0]}:{others[1]}:{token}"]
    assert [option for option in table.offers("slay") if token in option] == with_token
    table.choose(*with_token)
    assert table.party == [face]
    assert table.state.graveyard == 2
    assert table.treasures == ["elixir"]


@pytest.mark.rule("ROLL-TRS-13")
def test_a_scroll_token_rolls_dice_again_like_a_scroll() -> None:
    table = Table(
        level=2, party="thief", graveyard=6, treasures="scroll-token", dungeon="goblin ooze chest", rolls="champion"
    )
    table.choose("read:scroll-token", "pick:thief", "pick:goblin", "roll")
    assert table.party == ["champion"]
    assert table.dungeon == ["ooze", "chest"]
    assert table.state.graveyard == 6


@pytest.mark.rule("ROLL-TRS-13")
def test_a_scroll_token_drinks_potions_and_nothing_else_in_the_loot_phase() -> None:
    table = Table(level=2, graveyard=7, treasures="scroll-token", dungeon="potion chest").choose("onward")
    assert table.asked == "loot"
    assert table.options == ["drink:scroll-token:1", "onward"]
    table.refuses("open:scroll-token:1", "read:scroll-token")


@pytest.mark.rule("ROLL-TRS-13")
def test_a_scroll_token_is_no_companion_against_monsters_and_the_dragon() -> None:
    table = Table(level=1, party="mage thief", treasures="scroll-token", lair=3, dungeon="goblin")
    assert table.offers("fight:scroll-token") == []
    table = Table(level=1, party="mage thief", treasures="scroll-token", lair=3, dungeon="dragon").choose("onward")
    assert table.asked == "dragon"
    assert table.options == ["flee"]


# -- Ring of Invisibility ---------------------------------------------------------------------


@pytest.mark.rule("ROLL-TRS-15")
def test_the_ring_discards_every_die_of_the_lair() -> None:
    table = Table(level=1, lair=4, treasures="ring-of-invisibility", dungeon="dragon goblin ooze")
    table.choose("use:ring-of-invisibility")
    assert table.state.lair == 0
    assert table.reserve == 7
    table.choose("seek-glory")
    assert table.dungeon == ["goblin", "ooze"]


@pytest.mark.rule("ROLL-TRS-15")
def test_the_ring_needs_a_die_in_the_lair() -> None:
    table = Table(level=1, treasures="ring-of-invisibility", dungeon="goblin")
    table.refuses("use:ring-of-invisibility")


@pytest.mark.rule("ROLL-TRS-16")
def test_the_ring_brings_neither_treasure_nor_xp() -> None:
    table = Table(level=1, lair=3, treasures="ring-of-invisibility", dungeon="dragon")
    assert table.asked == "dragon"
    table.choose("use:ring-of-invisibility")
    assert table.asked == "regroup"
    assert table.treasures == []
    assert table.me.xp == 0
    assert table.told("dragon-slain") == table.told("drew") == table.told("xp") == []


# -- Dragon Scales ----------------------------------------------------------------------------


@pytest.mark.rule("ROLL-TRS-17")
def test_dragon_scales_do_nothing_during_a_delve() -> None:
    table = Table(level=3, party="mage", lair=2, graveyard=6, treasures="dragon-scales", dungeon="ooze chest dragon")
    for choice in ("fight:mage:ooze:1", "onward"):
        assert [option for option in table.options if "dragon-scales" in option] == []
        table.choose(choice)
    assert table.asked == "dragon"
    assert table.options == ["flee"]
    table.refuses("use:dragon-scales")


# -- Elixir -----------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-TRS-19")
@pytest.mark.parametrize("face", ["fighter", "cleric", "mage", "thief", "champion", "scroll"])
def test_the_elixir_returns_one_die_from_the_graveyard_on_a_chosen_face(face: str) -> None:
    table = Table(level=1, graveyard=7, treasures="elixir", dungeon="goblin").choose("use:elixir", f"revive:{face}")
    assert table.party == [face]
    assert table.state.graveyard == 6
    assert table.asked == "monsters"


@pytest.mark.rule("ROLL-TRS-19")
def test_the_elixir_needs_a_die_in_the_graveyard() -> None:
    table = Table(level=1, party="mage " * 7, treasures="elixir", dungeon="goblin")
    table.refuses("use:elixir")


# -- Dragon Bait ------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-TRS-21")
def test_dragon_bait_sends_all_dice_of_the_level_to_the_lair() -> None:
    table = Table(level=5, lair=1, treasures="dragon-bait", dungeon="goblin skeleton ooze chest potion")
    table.choose("use:dragon-bait")
    assert table.dungeon == []
    assert table.state.lair == 6
    assert table.reserve == 1
    assert table.asked == "dragon"


@pytest.mark.rule("ROLL-TRS-21")
def test_dragon_bait_also_takes_chests_and_potions_alone() -> None:
    table = Table(level=2, treasures="dragon-bait", dungeon="chest potion")
    assert table.asked == "loot"
    table.choose("use:dragon-bait")
    assert table.state.lair == 2
    assert table.asked == "regroup"
    table = Table(level=1, treasures="dragon-bait", lair=1, dungeon="dragon")
    assert table.asked == "regroup"
    table.refuses("use:dragon-bait")


@pytest.mark.rule("ROLL-TRS-21")
def test_if_so_set_up_dragon_bait_takes_monsters_only() -> None:
    table = Table(level=5, treasures="dragon-bait", dungeon="goblin skeleton ooze chest potion", bait="monsters")
    table.choose("use:dragon-bait")
    assert table.dungeon == ["chest", "potion"]
    assert table.state.lair == 3
    assert table.asked == "loot"
    table = Table(level=2, treasures="dragon-bait", dungeon="chest potion", bait="monsters")
    table.refuses("use:dragon-bait")


# -- Town Portal ------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-TRS-23", "ROLL-TRS-24")
@each_phase
def test_the_town_portal_gives_the_levels_xp_and_ends_the_delve(
    phase: str, level: int, lair: int, dungeon: str
) -> None:
    table = Table(level=level, lair=lair, treasures="town-portal", dungeon=dungeon, delves=2)
    assert table.asked == phase
    table.choose("use:town-portal")
    assert table.me.xp == level
    assert table.me.delves == 3
    assert table.match.outcome is not None


@pytest.mark.rule("ROLL-TRS-24")
def test_after_a_town_portal_it_is_the_next_players_delve() -> None:
    table = Table("knight", "minstrel", level=3, party="mage", treasures="town-portal", dungeon="goblin goblin ooze")
    table.choose("use:town-portal")
    assert table.seat == 1
    assert table.state.level == 1
    assert table.state.graveyard == 0
