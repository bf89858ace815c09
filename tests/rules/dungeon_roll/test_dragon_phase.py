"""3) The dragon phase, and after a victory over the dragon: ROLL-DRG, ROLL-DWIN."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.rules.dungeon_roll.table import Table
from undercroft.games.dungeon_roll.content.treasures import TREASURES

COMPANIONS = ["fighter", "cleric", "mage", "thief", "champion"]


def dragon_awake(*heroes: str, party: str, lair: int = 3, dungeon: str = "", **more: Any) -> Table:
    """Level 1, and the last die that woke the dragon has just been rolled."""
    return Table(*heroes, level=1, party=party, lair=lair - 1, dungeon=f"dragon {dungeon}", **more)


# -- the dragon wakes -------------------------------------------------------------------------


@pytest.mark.rule("ROLL-DRG-01")
@pytest.mark.parametrize("lair", [3, 4, 7])
def test_with_three_or_more_dice_in_the_lair_the_dragon_wakes_and_must_be_fought(lair: int) -> None:
    table = dragon_awake(party="fighter cleric mage", lair=lair)
    assert table.asked == "dragon"
    assert [event.data for event in table.told("dragon-wakes")] == [{"seat": 0, "lair": lair}]
    assert table.options == ["slay:fighter:cleric:mage", "flee"]
    table.refuses("onward", "rest", "seek-glory")


@pytest.mark.rule("ROLL-DRG-01")
def test_the_dragon_does_not_wake_before_the_dragon_phase() -> None:
    table = Table(level=5, party="fighter cleric mage thief", dungeon="dragon dragon dragon goblin chest")
    assert table.asked == "monsters"
    table.choose("fight:thief:goblin:1")
    assert table.asked == "loot"
    table.choose("onward")
    assert table.asked == "dragon"


@pytest.mark.rule("ROLL-DRG-02")
@pytest.mark.parametrize("lair", [1, 2])
def test_with_fewer_than_three_dice_in_the_lair_the_dragon_phase_is_skipped(lair: int) -> None:
    table = dragon_awake(party="fighter cleric mage", lair=lair)
    assert table.asked == "regroup"
    assert table.told("dragon-wakes") == []
    assert table.state.lair == lair
    table.refuses("slay:fighter:cleric:mage")


@pytest.mark.rule("ROLL-DRG-02")
def test_with_an_empty_lair_the_dragon_phase_is_skipped() -> None:
    table = Table(level=1, party="fighter cleric mage", dungeon="chest").choose("onward")
    assert table.asked == "regroup"


# -- fighting the dragon ----------------------------------------------------------------------


@pytest.mark.rule("ROLL-DRG-03")
def test_any_three_companions_of_different_types_defeat_the_dragon() -> None:
    table = dragon_awake(party="fighter cleric mage thief champion")
    assert table.offers("slay") == [f"slay:{':'.join(three)}" for three in combinations(COMPANIONS, 3)]


@pytest.mark.rule("ROLL-DRG-03")
@pytest.mark.parametrize("three", list(combinations(COMPANIONS, 3)))
def test_the_three_companions_are_used_up(three: tuple[str, ...]) -> None:
    table = dragon_awake(party=f"{' '.join(three)} {three[0]} scroll", graveyard=2).choose("onward")
    table.choose(f"slay:{':'.join(three)}")
    assert table.told("dragon-slain")[0].data == {"seat": 0, "companions": three}
    assert table.party == [three[0], "scroll"]
    assert table.state.graveyard == 5
    assert table.asked == "regroup"


@pytest.mark.rule("ROLL-DRG-03")
@pytest.mark.parametrize(
    "party",
    [
        "fighter fighter fighter fighter",
        "champion champion mage mage",
        "fighter cleric",
        "fighter cleric scroll scroll",
    ],
)
def test_fewer_than_three_types_do_not_defeat_the_dragon(party: str) -> None:
    table = dragon_awake(party=party)
    if table.asked == "monsters":
        table.choose("onward")
    assert table.options == ["flee"]
    table.refuses(f"slay:{':'.join(party.split()[:3])}")


@pytest.mark.rule("ROLL-DRG-03")
def test_two_dice_of_one_type_count_as_one_type() -> None:
    table = dragon_awake(party="fighter fighter cleric mage mage")
    assert table.offers("slay") == ["slay:fighter:cleric:mage"]


@pytest.mark.rule("ROLL-DRG-03")
def test_one_die_is_one_companion_even_if_the_skill_gives_it_two_types() -> None:
    assert dragon_awake("minstrel", party="fighter mage", exhausted=True).offers("slay") == []
    assert dragon_awake("minstrel", party="fighter mage thief", exhausted=True).offers("slay") != []


@pytest.mark.rule("ROLL-DRG-04")
@pytest.mark.parametrize(
    ("token", "companion"),
    [("vorpal-sword", "fighter"), ("talisman", "cleric"), ("scepter-of-power", "mage"), ("thieves-tools", "thief")],
)
def test_a_treasure_that_stands_for_a_companion_fights_the_dragon_as_one(token: str, companion: str) -> None:
    others = [other for other in COMPANIONS if other != companion][:2]
    table = dragon_awake(party=" ".join(others), treasures=token, draws="elixir")
    assert table.offers("slay") == [f"slay:{':'.join(others)}:{token}"]
    table.choose(table.options[0])
    assert table.party == []
    assert table.state.graveyard == 2
    assert table.treasures == ["elixir"]
    assert table.chest == 35


@pytest.mark.rule("ROLL-DRG-04")
def test_a_treasure_and_a_die_of_the_same_type_do_not_count_as_two_types() -> None:
    assert dragon_awake(party="fighter cleric", treasures="vorpal-sword talisman").offers("slay") == []
    assert dragon_awake(party="fighter cleric", treasures="scroll-token elixir").offers("slay") == []


@pytest.mark.rule("ROLL-DRG-04")
def test_three_treasures_can_defeat_the_dragon_alone() -> None:
    table = dragon_awake(party="", treasures="talisman scepter-of-power thieves-tools", draws="elixir")
    table.choose("slay:talisman:scepter-of-power:thieves-tools")
    assert table.treasures == ["elixir"]
    assert table.state.graveyard == 0


# -- losing to the dragon ---------------------------------------------------------------------


@pytest.mark.rule("ROLL-DRG-05")
@pytest.mark.parametrize("party", ["", "champion", "champion champion thief thief"])
def test_who_cannot_defeat_the_dragon_must_flee(party: str) -> None:
    table = dragon_awake(party=party)
    assert table.options == ["flee"]
    table.refuses("onward", "rest", "seek-glory")


@pytest.mark.rule("ROLL-DRG-06")
def test_losing_to_the_dragon_ends_the_adventure_at_once() -> None:
    table = dragon_awake("knight", "minstrel", party="mage", graveyard=6, dungeon="goblin").choose("flee")
    assert [event.data for event in table.told("fled")] == [{"seat": 0, "level": 1}]
    assert table.me.delves == 1
    assert (table.state.adventurer, table.state.level, table.state.lair) == (1, 1, 0)


@pytest.mark.rule("ROLL-DRG-07")
@pytest.mark.parametrize("fleeing", ["keeps", "forfeits"])
def test_losing_to_the_dragon_gives_no_experience(fleeing: str) -> None:
    table = Table(level=6, party="mage", lair=2, xp=3, dungeon="dragon " * 5, treasures="elixir", fleeing=fleeing)
    table.choose("flee")
    assert table.me.xp == 3
    assert table.told("xp") == []
    assert table.treasures == ["elixir"]


@pytest.mark.rule("ROLL-DRG-07")
@pytest.mark.parametrize(("setup", "xp"), [({}, 3), ({"fleeing": "keeps"}, 3), ({"fleeing": "forfeits"}, 2)])
def test_experience_taken_before_losing_is_kept_or_forfeited_as_agreed(setup: dict[str, Any], xp: int) -> None:
    table = Table(level=1, party="thief", lair=3, xp=2, dungeon="chest", empty_chest=True, **setup)
    table.choose("open:thief:1")
    assert table.asked == "dragon"
    table.choose("flee")
    assert table.me.xp == xp


# -- after a victory --------------------------------------------------------------------------


@pytest.mark.rule("ROLL-DWIN-01")
@pytest.mark.parametrize("lair", [3, 5, 7])
def test_after_a_victory_all_dice_of_the_lair_go_back_to_the_reserve(lair: int) -> None:
    table = dragon_awake(party="fighter cleric mage", lair=lair, draws="elixir", dungeon="goblin goblin")
    assert table.reserve == 7 - lair
    table.choose("slay:fighter:cleric:mage")
    assert (table.state.lair, table.reserve) == (0, 7)
    table.choose("seek-glory")
    assert table.dungeon == ["goblin", "goblin"]


@pytest.mark.rule("ROLL-DWIN-01")
def test_the_dragon_has_to_be_defeated_only_once() -> None:
    table = dragon_awake(party="fighter fighter cleric cleric mage mage").choose("slay:fighter:cleric:mage")
    assert table.asked == "regroup"
    assert len(table.told("dragon-slain")) == 1


@pytest.mark.rule("ROLL-DWIN-02")
def test_a_victory_gives_one_treasure_from_the_chest() -> None:
    table = dragon_awake(party="fighter cleric mage", lair=5, draws="town-portal elixir")
    table.choose("slay:fighter:cleric:mage")
    assert table.treasures == ["town-portal"]
    assert table.chest == 35


@pytest.mark.rule("ROLL-DWIN-02")
def test_the_treasure_of_the_dragon_is_random() -> None:
    tables = [dragon_awake(party="fighter cleric mage", seed=seed) for seed in range(100)]
    assert {table.choose("slay:fighter:cleric:mage").treasures[0] for table in tables} == set(TREASURES)


@pytest.mark.rule("ROLL-DWIN-03")
@pytest.mark.parametrize(("level", "lair"), [(1, 2), (5, 1), (2, 4)])
def test_a_victory_gives_one_experience(level: int, lair: int) -> None:
    table = Table(level=level, party="fighter cleric mage", lair=lair, xp=2, dungeon="dragon " * level)
    table.choose("slay:fighter:cleric:mage")
    assert table.me.xp == 3
    assert [event.data for event in table.told("xp")] == [{"seat": 0, "xp": 1, "total": 3}]


@pytest.mark.rule("ROLL-LOOT-04", "ROLL-DWIN-03")
def test_with_no_tokens_left_a_victory_gives_one_experience_more() -> None:
    table = dragon_awake(party="fighter cleric mage", empty_chest=True).choose("slay:fighter:cleric:mage")
    assert table.treasures == []
    assert table.me.xp == 2
