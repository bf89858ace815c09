"""An example of play: ROLL-EX, number for number."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.dungeon_roll.table import Table
from undercroft.engine.match import Match

LEVEL_FIVE = "goblin ooze skeleton skeleton potion"
LEVEL_SIX = "dragon ooze goblin skeleton chest"
ROLLED_AGAIN = "goblin ooze chest"


def beguiler_on_level_five() -> Table:
    """Four party dice, a treasure, three dice in the graveyard, two in the Lair."""
    return Table(
        "enchantress",
        master=True,
        xp=5,
        level=5,
        party="mage fighter scroll scroll",
        graveyard=3,
        lair=2,
        treasures="ring-of-invisibility",
        dungeon=f"{LEVEL_FIVE} {LEVEL_SIX} {ROLLED_AGAIN}",
        draws="elixir talisman",
    )


def after_mesmerize() -> Table:
    return beguiler_on_level_five().choose("ability:mesmerize", "target:goblin", "target:ooze")


def after_the_skeletons() -> Table:
    return after_mesmerize().choose("fight:scroll:skeleton:2")


def after_the_potions() -> Table:
    return after_the_skeletons().choose("onward", "drink:mage:2", "revive:champion", "revive:mage")


def on_level_six() -> Table:
    return after_the_potions().choose("seek-glory")


def after_the_scroll() -> Table:
    return on_level_six().choose("read:scroll", "pick:ooze", "pick:goblin", "pick:skeleton", "roll")


def after_the_chests() -> Table:
    return after_the_scroll().choose("fight:fighter:goblin:1", "fight:mage:ooze:1", "open:champion:2")


@pytest.mark.rule("ROLL-EX-01")
def test_with_two_of_seven_dice_in_the_lair_level_5_is_rolled_with_five() -> None:
    table = beguiler_on_level_five()
    assert table.thrown("level") == [("goblin", "skeleton", "skeleton", "ooze", "potion")]
    assert table.state.lair == 2
    assert table.reserve == 0
    assert table.party == ["fighter", "mage", "scroll", "scroll"]
    assert table.treasures == ["ring-of-invisibility"]
    assert table.state.graveyard == 3


@pytest.mark.rule("ROLL-EX-02")
def test_the_beguiler_turns_her_card_and_two_monsters_become_one_potion() -> None:
    table = after_mesmerize()
    assert table.dungeon == ["skeleton", "skeleton", "potion", "potion"]
    assert table.me.exhausted
    assert table.offers("ability") == []
    assert table.reserve == 1


@pytest.mark.rule("ROLL-EX-03")
def test_a_scroll_used_as_a_cleric_removes_two_skeletons() -> None:
    table = after_the_skeletons()
    assert table.dungeon == ["potion", "potion"]
    assert table.party == ["fighter", "mage", "scroll"]
    assert table.state.graveyard == 4


@pytest.mark.rule("ROLL-EX-04")
def test_one_mage_drinks_two_potions_and_four_dice_go_on_to_level_6() -> None:
    table = after_the_potions()
    assert table.asked == "regroup"
    assert table.party == ["fighter", "mage", "champion", "scroll"]
    assert table.state.graveyard == 3
    assert table.dungeon == []


@pytest.mark.rule("ROLL-EX-05")
def test_with_two_dice_in_the_lair_level_6_is_rolled_with_five() -> None:
    table = on_level_six()
    assert table.state.level == 6
    assert [len(dice) for dice in table.thrown("level")] == [5, 5]
    assert table.reserve == 0


@pytest.mark.rule("ROLL-EX-06")
def test_the_dragon_face_goes_to_the_lair_and_one_scroll_rolls_three_monsters_again_together() -> None:
    table = on_level_six()
    assert table.state.lair == 3
    assert table.dungeon == ["goblin", "skeleton", "ooze", "chest"]
    table.choose("read:scroll")
    assert "pick:dragon" not in table.options
    table.choose("pick:ooze", "pick:goblin", "pick:skeleton", "roll")
    assert table.thrown("rerolled") == [("goblin", "ooze", "chest")]
    assert table.dungeon == ["goblin", "ooze", "chest", "chest"]
    assert table.party == ["fighter", "mage", "champion"]
    assert table.state.lair == 3


def ways_to_go_on(match: Match) -> Iterator[str]:
    """Whatever the companions do, without treasures and abilities: what is asked at the end of each way."""
    decision = match.decisions[0]
    if decision.kind == "regroup":
        yield "regroup"
        return
    for option in decision.options:
        if option.id == "flee":
            yield "flee"
        elif not option.id.startswith(("use:", "ability:", "read:")):
            twin = match.fork()
            twin.choose(decision.seat, option.id)
            yield from ways_to_go_on(twin)


@pytest.mark.rule("ROLL-EX-07")
def test_a_fighter_a_mage_and_a_champion_cannot_beat_a_goblin_an_ooze_and_the_dragon() -> None:
    table = after_the_scroll()
    assert table.state.lair == 3
    assert set(ways_to_go_on(table.match)) == {"flee"}


@pytest.mark.rule("ROLL-EX-07")
def test_with_two_more_companions_they_can() -> None:
    party = "fighter mage champion thief cleric"
    table = Table("enchantress", level=2, party=party, lair=3, dungeon="goblin ooze")
    assert "regroup" in ways_to_go_on(table.match)


@pytest.mark.rule("ROLL-EX-08")
def test_fighter_and_mage_clear_the_level_and_a_champion_opens_two_chests() -> None:
    table = after_the_chests()
    assert table.dungeon == []
    assert table.party == []
    assert table.treasures == ["talisman", "ring-of-invisibility", "elixir"]
    assert len(table.told("drew")) == 2


@pytest.mark.rule("ROLL-EX-09")
def test_the_ring_empties_a_lair_of_three_without_a_victory_over_the_dragon() -> None:
    table = after_the_chests()
    assert table.asked == "dragon"
    assert table.state.lair == 3
    table.choose("use:ring-of-invisibility")
    assert table.state.lair == 0
    assert table.asked == "regroup"
    assert table.treasures == ["talisman", "elixir"]
    assert table.me.xp == 5
    assert table.told("dragon-slain") == []


@pytest.mark.rule("ROLL-EX-10")
def test_stopping_after_level_6_scores_6_xp() -> None:
    table = after_the_chests().choose("use:ring-of-invisibility", "rest")
    assert table.me.xp == 5 + 6
    assert table.me.delves == 1
