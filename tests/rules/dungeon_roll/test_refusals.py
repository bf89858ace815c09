"""Why not: every refusal says what is so, and names its rule."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_roll.table import Table
from undercroft.engine.errors import UnknownOption
from undercroft.games.dungeon_roll import GAME
from undercroft.rulebook import Rulebook

RULES = {rule.id for rule in Rulebook(GAME).rules("en")}


def refusal(table: Table, option: str) -> tuple[str, str | None, dict[str, object]]:
    """What an option is refused with."""
    with pytest.raises(undercroft.Refusal) as refused:
        table.choose(option)
    assert refused.value.rule in RULES
    return refused.value.code, refused.value.rule, dict(refused.value.details)


def before_the_dragon(party: str, hero: str = "occultist", **laid: object) -> Table:
    table = Table(hero, level=1, lair=3, party=party, dungeon="dragon", **laid)  # type: ignore[arg-type]
    if table.asked == "monsters":
        table.choose("onward")
    assert table.asked == "dragon"
    return table


# -- the dragon -----------------------------------------------------------------------------------


def test_whoever_holds_a_fighter_is_not_told_that_there_is_none() -> None:
    table = before_the_dragon("fighter cleric")
    assert refusal(table, "slay:fighter:fighter:cleric") == ("too-few-kinds", "ROLL-DRG-03", {})
    assert refusal(table, "slay:fighter:cleric:mage") == ("no-such-companion", "ROLL-MON-03", {"companion": "mage"})


def test_where_a_skill_makes_two_of_a_face_different_there_must_be_two() -> None:
    table = before_the_dragon("fighter thief mage", "spellsword")
    assert refusal(table, "slay:fighter:fighter:thief") == ("not-so-many", "ROLL-MON-03", {"companion": "fighter"})
    assert "slay:fighter:fighter:thief" in before_the_dragon("fighter fighter thief", "spellsword").options


def test_companions_are_named_in_one_order_only() -> None:
    table = before_the_dragon("fighter cleric mage")
    assert "slay:fighter:cleric:mage" in table.options
    with pytest.raises(UnknownOption):
        table.choose("slay:mage:cleric:fighter")


@pytest.mark.parametrize(
    ("master", "option", "count", "rule"),
    [(False, "slay-two:fighter:mage", 3, "ROLL-DRG-03"), (True, "slay:fighter:cleric:mage", 2, "ROLL-ABIL-20")],
)
def test_a_band_has_as_many_as_the_hero_needs(master: bool, option: str, count: int, rule: str) -> None:
    table = before_the_dragon("fighter cleric mage", "knight", master=master)
    assert refusal(table, option) == ("band-size", rule, {"count": count})


def test_a_scroll_is_no_companion_but_for_the_enchantress() -> None:
    option = "slay:fighter:cleric:scroll"
    refused = refusal(before_the_dragon("fighter cleric scroll"), option)
    assert refused == ("not-a-companion", "ROLL-MON-01", {"companion": "scroll"})
    assert option in before_the_dragon("fighter cleric scroll", "enchantress").options


def test_an_awake_dragon_is_fought_or_fled() -> None:
    table = before_the_dragon("fighter cleric")
    for option in ("rest", "seek-glory", "onward", "legend"):
        assert refusal(table, option)[0] == "dragon-awake"
    assert "flee" in table.options


# -- phases ---------------------------------------------------------------------------------------


def in_phase(phase: str) -> Table:
    table = {
        "monsters": lambda: Table("knight", level=2, party="fighter scroll", dungeon="goblin chest"),
        "loot": lambda: Table("knight", level=2, party="fighter", dungeon="chest potion"),
        "dragon": lambda: Table("knight", level=1, lair=3, party="fighter", dungeon="dragon"),
        "regroup": lambda: Table("knight", level=1, party="fighter", dungeon="chest").choose("onward"),
    }[phase]()
    assert table.asked == phase
    return table


@pytest.mark.parametrize(
    ("phase", "option", "belongs", "rule"),
    [
        ("monsters", "open:fighter:1", "loot", "ROLL-LOOT-08"),
        ("monsters", "slay:fighter:cleric:mage", "dragon", "ROLL-DRG-02"),
        ("loot", "fight:fighter:goblin:1", "monsters", "ROLL-ADV-01"),
        ("loot", "read:scroll", "monsters", "ROLL-MON-09"),
        ("loot", "rest", "regroup", "ROLL-REG-03"),
        ("loot", "seek-glory", "regroup", "ROLL-REG-03"),
        ("dragon", "drink:fighter:1", "loot", "ROLL-LOOT-08"),
        ("regroup", "fight:fighter:goblin:1", "monsters", "ROLL-ADV-01"),
        ("regroup", "slay:fighter:cleric:mage", "dragon", "ROLL-DRG-02"),
    ],
)
def test_what_belongs_to_another_phase_is_refused_with_that_phase(
    phase: str, option: str, belongs: str, rule: str
) -> None:
    assert refusal(in_phase(phase), option) == ("other-phase", rule, {"phase": belongs})


@pytest.mark.parametrize(
    ("phase", "option", "code", "rule"),
    [
        ("monsters", "rest", "monsters-stand", "ROLL-REG-15"),
        ("monsters", "onward", "monsters-stand", "ROLL-MON-06"),
        ("monsters", "fight:mage:goblin:1", "no-such-companion", "ROLL-MON-03"),
        ("monsters", "fight:scroll:goblin:1", "not-a-companion", "ROLL-MON-01"),
        ("monsters", "fight:fighter:ooze:1", "not-standing", "ROLL-MON-22"),
        ("monsters", "fight:fighter:goblin:2", "too-many", "ROLL-MON-14"),
        ("monsters", "fight-and:fighter:goblin:1:ooze", "not-your-hero", "ROLL-MON-22"),
        ("monsters", "read:scroll-token", "no-such-companion", "ROLL-MON-03"),
        ("monsters", "use:elixir", "no-treasure", "ROLL-TRS-01"),
        ("monsters", "ability:ballad", "not-your-hero", "ROLL-HERO-04"),
        ("loot", "flee", "nothing-to-flee", "ROLL-MON-06"),
        ("loot", "open:fighter:2", "too-many", "ROLL-HERO-05"),
        ("loot", "drink:fighter:2", "too-many", "ROLL-LOOT-05"),
        ("loot", "ability:battlecry", "nothing-to-do", "ROLL-MON-12"),
        ("loot", "choose-hero:knight", "not-now", "ROLL-LOOT-02"),
        ("regroup", "flee", "nothing-to-flee", "ROLL-MON-06"),
        ("regroup", "onward", "level-done", "ROLL-REG-03"),
        ("regroup", "legend", "not-deepest", "ROLL-REG-07"),
    ],
)
def test_every_refusal_has_its_reason_and_its_rule(phase: str, option: str, code: str, rule: str) -> None:
    assert refusal(in_phase(phase), option)[:2] == (code, rule)


def test_on_the_deepest_level_one_must_stop() -> None:
    table = Table("knight", level=10, party="fighter", lair=2, dungeon="chest chest chest chest chest").choose("onward")
    for option in ("rest", "seek-glory"):
        assert refusal(table, option) == ("must-stop", "ROLL-REG-07", {})


def test_a_half_goblin_may_loot_early_and_is_told_what_is_missing() -> None:
    table = Table("half-goblin", level=2, party="fighter", dungeon="goblin chest")
    assert "open:fighter:1" in table.options
    assert refusal(table, "drink:fighter:1") == ("no-loot", "ROLL-LOOT-05", {"die": "potion"})


# -- smaller questions ----------------------------------------------------------------------------


def test_dice_that_are_not_there_cannot_be_picked_and_nothing_cannot_be_rolled() -> None:
    table = Table("knight", level=1, party="scroll mage", dungeon="goblin").choose("read:scroll")
    assert refusal(table, "pick:ooze")[:2] == ("no-such-die", "ROLL-MON-10")
    assert refusal(table, "roll")[:2] == ("pick-first", "ROLL-MON-10")
    assert refusal(table, "keep")[:2] == ("must-roll", "ROLL-MON-10")
    assert refusal(table, "flee")[:2] == ("not-now", "ROLL-MON-10")


def test_what_an_ability_cannot_aim_at_is_refused() -> None:
    table = Table("mercenary", level=2, party="mage", dungeon="goblin goblin").choose("ability:calculated-strike")
    assert refusal(table, "target:ooze") == ("not-standing", "ROLL-HERO-07", {"monster": "ooze"})
    assert refusal(table, "enough")[0] == "must-choose"
    table = Table("occultist", level=3, master=True, party="mage", dungeon="skeleton skeleton skeleton")
    assert refusal(table.choose("ability:command-dead"), "how-many:3") == ("too-many", "ROLL-HERO-07", {"count": 3})


def test_only_what_one_holds_can_be_given_up() -> None:
    table = Table("crusader", level=1, master=True, treasures="elixir talisman", dungeon="goblin")
    refused = refusal(table.choose("ability:divine-intervention"), "tithe:town-portal")
    assert refused == ("no-treasure", "ROLL-ABIL-06", {"treasure": "town-portal"})


def test_a_hero_who_is_taken_cannot_be_chosen() -> None:
    match = undercroft.new_match("dungeon-roll", seats=2, seed=0, setup={"heroes": "choose"})
    match.choose(match.decisions[0].seat, "choose-hero:knight")
    with pytest.raises(undercroft.Refusal) as refused:
        match.choose(match.decisions[0].seat, "choose-hero:knight")
    assert (refused.value.code, refused.value.rule) == ("hero-taken", "ROLL-SET-06")


@pytest.mark.parametrize(
    "nonsense",
    [
        "fight:ally-mage:goblin:1",
        "fight:mage:goblin:8",
        "fight:mage:goblin:0",
        "use:vorpal-sword",
        "ability:arcane-blade",
    ],
)
def test_what_can_never_be_offered_is_unknown(nonsense: str) -> None:
    with pytest.raises(UnknownOption):
        in_phase("monsters").choose(nonsense)
