"""Forming the party and the four phases of a level: ROLL-PARTY, ROLL-ADV, ROLL-ORD."""

from __future__ import annotations

from itertools import chain, permutations

import pytest

from tests.rules.dungeon_roll.table import Table, playing

PHASES = ["monsters", "loot", "dragon", "regroup"]
SEVEN = "fighter cleric mage thief champion scroll scroll"


# -- forming the party ------------------------------------------------------------------------


@pytest.mark.rule("ROLL-PARTY-01")
def test_the_adventurer_rolls_all_seven_party_dice_and_the_result_is_the_party() -> None:
    table = Table("spellsword", "minstrel", party=f"{SEVEN} mage", dungeon="goblin")
    assert table.thrown("party") == [tuple(SEVEN.split())]
    assert table.told("party")[0].data["seat"] == 0
    assert table.party == SEVEN.split()
    assert table.state.graveyard == 0


@pytest.mark.rule("ROLL-PARTY-01")
def test_all_seven_dice_are_rolled_again_for_the_next_adventure() -> None:
    table = Table(
        "spellsword", level=2, party="mage thief champion", graveyard=4, dungeon="goblin ooze goblin", rolls=SEVEN
    )
    table.choose("fight:mage:ooze:1", "fight:thief:goblin:1", "rest")
    assert table.party == SEVEN.split()
    assert table.state.graveyard == 0


@pytest.mark.rule("ROLL-PARTY-02")
def test_a_sideways_hero_is_ready_again_when_a_new_party_is_formed() -> None:
    table = Table("knight", party="fighter " * 7, dungeon="goblin goblin")
    table.choose("ability:battlecry")
    table.refuses("ability:battlecry")
    table.choose("rest")
    assert table.told("delve")[-1].data["number"] == 2
    assert not table.me.exhausted
    assert table.offers("ability") == ["ability:battlecry"]


@pytest.mark.rule("ROLL-PARTY-02")
def test_the_card_stays_sideways_until_its_own_player_forms_a_party() -> None:
    table = Table("knight", "minstrel", party="fighter " * 7, dungeon="goblin goblin goblin")
    table.choose("ability:battlecry", "rest")
    sideways = [table.me.exhausted]
    table.choose("flee")
    sideways.append(table.me.exhausted)
    assert [event.data["seat"] for event in table.told("delve")] == [0, 1, 0]
    assert sideways == [True, False]


@pytest.mark.rule("ROLL-PARTY-03")
def test_each_adventure_starts_with_the_level_die_at_one() -> None:
    table = Table("spellsword", "minstrel", party="mage " * 7, dungeon="ooze ooze ooze goblin goblin")
    assert table.state.level == 1
    table.choose("fight:mage:ooze:1", "seek-glory", "fight:mage:ooze:2")
    assert table.state.level == 2
    table.choose("rest")
    assert table.state.level == 1
    table.choose("flee")
    assert table.state.level == 1
    assert [event.data["level"] for event in table.told("level")] == [1, 2, 1, 1]


@pytest.mark.rule("ROLL-PARTY-04")
def test_the_dungeon_lord_rolls_exactly_one_dungeon_die_for_level_one() -> None:
    table = Table("spellsword", "minstrel", "crusader", dungeon="skeleton goblin ooze")
    assert table.thrown("level") == [("skeleton",)]
    assert table.dungeon == ["skeleton"]
    assert table.reserve == 6
    table.choose("flee")
    assert table.thrown("level") == [("skeleton",), ("goblin",)]
    assert [event.data["lord"] for event in table.told("level")] == [1, 2]


@pytest.mark.rule("ROLL-PARTY-04")
def test_the_party_is_formed_before_the_dungeon_die_is_rolled() -> None:
    table = Table("mercenary", dungeon="goblin")
    assert table.asked == "muster"
    assert table.thrown("level") == []
    table.choose("keep")
    assert [event.kind for event in table.match.events] == ["hero", "delve", "party", "level"]


# -- the Lair ---------------------------------------------------------------------------------


@pytest.mark.rule("ROLL-PARTY-05")
@pytest.mark.parametrize("dragons", [1, 2, 3])
def test_dragon_faces_go_to_the_lair_when_a_level_is_rolled(dragons: int) -> None:
    table = Table(level=4, party="fighter", dungeon="dragon " * dragons + "goblin " * (4 - dragons))
    assert table.state.lair == dragons
    assert table.dungeon == ["goblin"] * (4 - dragons)
    assert table.reserve == 3


@pytest.mark.rule("ROLL-PARTY-05")
def test_a_dragon_face_that_a_scroll_rerolls_goes_to_the_lair() -> None:
    table = Table(level=2, party="scroll fighter", lair=1, dungeon="goblin ooze dragon")
    table.choose("read:scroll", "pick:ooze", "roll")
    assert table.state.lair == 2
    assert table.dungeon == ["goblin"]


@pytest.mark.rule("ROLL-PARTY-05")
def test_a_dragon_face_that_an_ability_rerolls_goes_to_the_lair() -> None:
    table = Table("mercenary", master=True, level=3, party="fighter", dungeon="goblin ooze ooze dragon dragon chest")
    table.choose("ability:battlefield-presence", "pick:goblin", "pick:ooze", "pick:ooze", "roll")
    assert table.state.lair == 2
    assert table.dungeon == ["chest"]


@pytest.mark.rule("ROLL-PARTY-06")
def test_dice_stay_in_the_lair_from_level_to_level() -> None:
    table = Table("spellsword", party="mage " * 7, dungeon="dragon ooze dragon ooze ooze ooze ooze")
    assert (table.state.level, table.state.lair) == (1, 1)
    table.choose("seek-glory")
    assert (table.state.level, table.state.lair) == (2, 2)
    table.choose("fight:mage:ooze:1", "seek-glory")
    assert (table.state.level, table.state.lair) == (3, 2)
    assert table.reserve == 2


@pytest.mark.rule("ROLL-PARTY-06")
def test_dice_leave_the_lair_when_the_dragon_is_defeated() -> None:
    table = Table(level=1, party="fighter cleric mage", lair=3, dungeon="dragon", draws="elixir")
    table.choose("slay:fighter:cleric:mage")
    assert table.state.lair == 0
    assert table.reserve == 7


@pytest.mark.rule("ROLL-PARTY-06")
@pytest.mark.parametrize("ending", ["rest", "flee"])
def test_dice_leave_the_lair_when_the_adventure_ends(ending: str) -> None:
    dungeon = "dragon potion goblin" if ending == "rest" else "dragon goblin goblin"
    table = Table("knight", "minstrel", level=2, party="fighter", lair=1, dungeon=dungeon)
    assert table.state.lair == 2
    table.choose(*(["onward"] if ending == "rest" else []), ending)
    assert table.state.lair == 0
    assert table.reserve == 6


@pytest.mark.rule("ROLL-PARTY-07")
def test_a_scroll_does_not_reroll_dice_in_the_lair() -> None:
    table = Table(level=3, party="scroll mage", lair=1, dungeon="dragon ooze chest goblin goblin", rolls="thief")
    table.choose("read:scroll")
    assert table.options == ["pick:mage", "pick:ooze", "pick:chest", "roll-monsters"]
    table.refuses("pick:dragon")
    table.choose("pick:mage", "pick:ooze", "pick:chest", "roll")
    assert table.thrown("rerolled") == [("thief",), ("goblin", "goblin")]
    assert table.state.lair == 2


@pytest.mark.rule("ROLL-PARTY-07")
def test_a_scroll_has_nothing_to_reroll_where_all_other_dice_are_in_the_lair() -> None:
    table = Table(level=2, party="scroll", lair=1, dungeon="dragon goblin")
    table.choose("read:scroll")
    assert table.options == ["pick:goblin", "roll-monsters"]
    table = Table(level=1, party="scroll", lair=1, dungeon="dragon")
    assert table.asked == "regroup"
    table.refuses("read:scroll")


@pytest.mark.rule("ROLL-PARTY-08")
@pytest.mark.parametrize("dungeon", ["dragon goblin potion", "dragon chest potion", "dragon dragon dragon"])
def test_an_ability_does_not_reroll_dice_in_the_lair(dungeon: str) -> None:
    table = Table("mercenary", master=True, level=3, party="mage mage", lair=1, dungeon=dungeon)
    lair, level = table.state.lair, table.dungeon
    table.choose("ability:battlefield-presence")
    at_once = ["roll-monsters"] if "goblin" in level else []
    assert table.options == ["pick:mage", *(f"pick:{die}" for die in level), *at_once]
    table.refuses("pick:dragon")
    table.choose("pick:mage", "roll")
    assert table.state.lair == lair


# -- the four phases --------------------------------------------------------------------------


@pytest.mark.rule("ROLL-ADV-01")
def test_a_level_has_the_phases_monsters_loot_dragon_regroup_in_this_order() -> None:
    table = Table(
        level=5, party="fighter thief cleric mage champion", lair=2, dungeon="goblin chest potion dragon goblin"
    )
    assert table.asked == "monsters"
    table.refuses("open:thief:1", "drink:thief:1", "slay:cleric:mage:champion", "rest", "seek-glory", "onward")
    table.choose("fight:fighter:goblin:2")
    assert table.asked == "loot"
    table.refuses("slay:cleric:mage:champion", "rest", "seek-glory", "flee")
    table.choose("open:thief:1", "onward")
    assert table.asked == "dragon"
    table.refuses("drink:cleric:1", "rest", "seek-glory", "onward")
    table.choose("slay:cleric:mage:champion")
    assert table.asked == "regroup"
    assert table.options[-2:] == ["rest", "seek-glory"]


@pytest.mark.rule("ROLL-ADV-01")
def test_on_every_level_of_real_matches_the_phases_come_in_order() -> None:
    seen = set()
    for seed in range(25):
        phases: dict[int, list[int]] = {}
        for match in playing(3, seed, heroes=["spellsword", "crusader", "minstrel"]):
            if match.decisions and match.decisions[0].kind in PHASES:
                level = sum(event.kind == "level" for event in match.events)
                phases.setdefault(level, []).append(PHASES.index(match.decisions[0].kind))
        for order in phases.values():
            assert order == sorted(order)
            seen.add(tuple(dict.fromkeys(order)))
    assert {phase for order in seen for phase in order} == {0, 1, 2, 3}


@pytest.mark.rule("ROLL-ADV-01")
def test_each_level_begins_with_the_monster_phase_again() -> None:
    table = Table(level=2, party="fighter fighter thief", dungeon="goblin chest goblin goblin chest")
    for _ in range(2):
        assert table.asked == "monsters"
        table.choose(table.offers("fight")[0])
        assert table.asked == "loot"
        table.choose("onward")
        assert table.asked == "regroup"
        table.choose("seek-glory")


MONSTER_ACTIONS = [
    ("fight:fighter:goblin:1",),
    ("fight:cleric:ooze:1",),
    ("ability:animate-dead",),
    ("read:scroll", "pick:thief", "roll"),
]


@pytest.mark.rule("ROLL-ORD-01")
@pytest.mark.parametrize("order", list(permutations(MONSTER_ACTIONS)))
def test_in_the_monster_phase_actions_are_taken_in_any_order(order: tuple[tuple[str, ...], ...]) -> None:
    table = Table(
        "occultist", level=3, party="fighter cleric thief scroll", dungeon="goblin skeleton ooze", rolls="champion"
    )
    assert {action[0] for action in MONSTER_ACTIONS} <= set(table.options)
    table.choose(*chain.from_iterable(order))
    assert table.asked == "regroup"
    assert table.party == ["champion"]
    assert table.state.graveyard == 3
    assert table.me.exhausted


LOOT_ACTIONS = [
    ("open:thief:1",),
    ("drink:fighter:1", "revive:mage"),
    ("use:ring-of-invisibility",),
]


@pytest.mark.rule("ROLL-ORD-01")
@pytest.mark.parametrize("order", list(permutations(LOOT_ACTIONS)))
def test_in_the_loot_phase_actions_are_taken_in_any_order(order: tuple[tuple[str, ...], ...]) -> None:
    table = Table(
        level=2, party="fighter thief", lair=1, dungeon="chest potion", draws="elixir", treasures="ring-of-invisibility"
    )
    assert table.asked == "loot"
    assert {action[0] for action in LOOT_ACTIONS} <= set(table.options)
    table.choose(*chain.from_iterable(order))
    assert table.asked == "regroup"
    assert table.party == ["mage"]
    assert table.treasures == ["elixir"]
    assert table.state.lair == 0
