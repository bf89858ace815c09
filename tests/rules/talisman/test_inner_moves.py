"""The Portal of Power (TALB-PORT) and moving in the Inner Region (TALB-INMOV)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table


@pytest.mark.rule("TALB-PORT-01", "TALB-PORT-02", "TALB-PORT-04")
def test_the_portal_must_be_passed() -> None:
    table = Table("warrior", at="castle-1", dice="2")
    assert table.offers == ["move:black-knight-1", "move:woods-4", "open-portal:strength", "open-portal:craft"]
    assert "open-portal:craft" not in Table("warrior", at="castle-1", dice="1").offers
    table = Table("warrior troll", at=["castle-1", "city-1"], dice="1", hands="healing", with_={"lives": 2}).do("roll")
    table.refuses("open-portal:craft", "not-now", "TALB-MOV-03")


@pytest.mark.rule("TALB-PORT-03")
def test_an_open_quest_bars_the_portal() -> None:
    table = Table("warrior", at="castle-1", dice="2", with_={"quest": 2})
    assert table.offers == ["move:black-knight-1", "move:woods-4"]
    table.refuses("open-portal:craft", "quest-open", "TALB-PORT-03")


@pytest.mark.rule("TALB-PORT-05", "TALB-PORT-06", "TALB-PORT-11", "TALB-PORT-12")
def test_two_dice_not_above_the_ability() -> None:
    table = Table(
        "warrior troll",
        at=["castle-1", "city-1"],
        adventure="dragon",
        lying={"portal-of-power-1": "bear"},
        dice="2 3 1",
    ).do("open-portal:strength")
    assert (table.where(), table.turn_of, table.me.strength) == ("plain-of-peril", 1, 0)
    assert table.lying("portal-of-power-1") == ["bear"]
    assert table.told("drew") == []


@pytest.mark.rule("TALB-PORT-07", "TALB-PORT-08")
def test_failing_costs_a_point_and_the_turn() -> None:
    table = Table("warrior troll", at=["castle-1", "city-1"], strength=1, adventure="dragon", dice="2 3 3").do(
        "open-portal:strength"
    )
    assert (table.where(), table.turn_of, table.me.strength) == ("portal-of-power-1", 1, 0)
    assert table.told("drew") == []


@pytest.mark.rule("TALB-PORT-09", "TALB-ABL-07")
def test_failing_never_costs_the_printed_value() -> None:
    table = Table("warrior troll", at=["castle-1", "city-1"], dice="2 6 6").do("open-portal:craft")
    assert (table.craft(), table.me.craft) == (2, 0)


@pytest.mark.rule("TALB-PORT-10")
def test_each_passage_needs_a_new_attempt() -> None:
    table = Table("warrior", at="castle-1", dice="2 1 1 2").do("open-portal:strength", "step:portal-of-power-1")
    assert table.asked == (0, "move")
    assert "open-portal:strength" in table.offers


@pytest.mark.rule("TALB-PORT-13", "TALB-PORT-14", "TALB-INMOV-03")
def test_from_the_plain_of_peril() -> None:
    table = Table("warrior troll", at=["plain-of-peril", "city-1"])
    assert sorted(table.offers) == ["step:crypt", "step:mines", "step:portal-of-power-1"]
    assert table.do("step:portal-of-power-1").where() == "portal-of-power-1"
    assert table.told("rolled") == [] or table.turn_of == 1


@pytest.mark.rule("TALB-PORT-15")
def test_only_what_always_counts_helps_at_the_portal() -> None:
    with_ring = Table("warrior troll", at=["castle-1", "city-1"], objects="ring", dice="2 3 2").do(
        "open-portal:strength"
    )
    assert with_ring.where() == "plain-of-peril"
    with_sword = Table("warrior troll", at=["castle-1", "city-1"], objects="sword", dice="2 3 2").do(
        "open-portal:strength"
    )
    assert with_sword.where() == "portal-of-power-1"


@pytest.mark.rule("TALB-PORT-16", "TALB-FATE-03", "TALB-FATE-05")
def test_one_portal_die_may_be_rerolled() -> None:
    table = Table("warrior troll", at=["castle-1", "city-1"], fate=2, dice="2 6 1 3")
    table.do("keep-roll", "open-portal:strength")
    assert table.offers == ["keep-roll", "reroll:1", "reroll:2"]
    table.do("reroll:1")
    assert (table.where(), table.me.fate) == ("plain-of-peril", 1)


@pytest.mark.parametrize(("roles", "followers"), [("dwarf troll", ""), ("warrior troll", "gnome")])
def test_one_die_by_craft_for_some(roles: str, followers: str) -> None:
    table = Table(roles, at=["castle-1", "city-1"], followers=followers, dice="2 2").do("open-portal:craft")
    assert table.where() == "plain-of-peril"


# -- the Inner Region -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-INMOV-01", "TALB-INMOV-02", "TALB-INMOV-04")
def test_one_space_a_turn_without_a_die() -> None:
    table = Table("warrior troll", at=["vampires-tower", "city-1"])
    assert table.asked == (0, "start")
    assert sorted(table.offers) == ["step:mines", "step:pits"]
    assert table.told("rolled") == []
    table.refuses("step:valley-of-fire", "not-next", "TALB-INMOV-02")


@pytest.mark.rule("TALB-INMOV-05")
def test_held_by_a_space_one_may_turn_back() -> None:
    table = Table("warrior troll", at=["dice-with-death", "city-1"], with_={"held": True})
    assert table.offers == ["stay", "step:crypt"]
    table.refuses("step:werewolf-den", "held-by-space", "TALB-INMOV-05")
    assert table.do("step:crypt").where() == "crypt"


@pytest.mark.rule("TALB-INMOV-06")
def test_on_the_way_back_spaces_are_ignored() -> None:
    table = Table("warrior troll", at=["pits", "city-1"], objects="talisman", dice="6").do("step:vampires-tower")
    assert (table.where(), table.me.lives) == ("vampires-tower", 5)
    onward = Table("warrior troll", at=["mines", "city-1"], dice="6").do("step:vampires-tower")
    assert onward.me.lives == 2


@pytest.mark.rule("TALB-INMOV-06")
def test_going_on_again_they_count_again() -> None:
    table = Table("warrior troll", at=["vampires-tower", "city-1"], with_={"backing": True}, dice="1 6 1").do(
        "step:pits"
    )
    assert table.told("attacked")


@pytest.mark.rule("TALB-INMOV-07", "TALB-INMOV-08", "TALB-TAL-02", "TALB-TAL-07")
def test_only_a_talisman_opens_the_valley() -> None:
    without = Table("warrior troll", at=["pits", "valley-of-fire"])
    assert without.where() == "vampires-tower"
    table = Table("warrior troll", at=["pits", "city-1"], objects="talisman")
    assert sorted(table.offers_of("step")) == ["step:valley-of-fire", "step:vampires-tower"]
    table.do("step:valley-of-fire")
    assert (table.where(), table.objects()) == ("valley-of-fire", ["talisman"])


@pytest.mark.rule("TALB-TAL-01", "TALB-TAL-03", "TALB-TAL-09")
@pytest.mark.parametrize("deck", ["talisman", "adventure", "dungeon", "treasure"])
def test_every_talisman_counts(deck: str) -> None:
    table = Table("warrior troll", at=["werewolf-den", "city-1"], objects=f"talisman@{deck} talisman@adventure")
    assert "step:valley-of-fire" in table.offers
    assert table.me.objects[0].title.type == "magic-object"


@pytest.mark.rule("TALB-INMOV-09", "TALB-INMOV-10", "TALB-OBJ-01", "TAL-OBJ-01", "TALB-CRN-01")
def test_from_the_valley_to_the_crown() -> None:
    table = Table("warrior troll", at=["valley-of-fire", "city-1"], objects="talisman", dice="1")
    assert sorted(table.offers_of("step")) == ["step:crown-of-command", "step:pits", "step:werewolf-den"]
    table.do("step:crown-of-command")
    assert table.where() == "crown-of-command"
    assert table.state.crowned
    ways = [space.id for space in table.state.box.spaces if table.state.box.crown in space.next]
    assert ways == ["valley-of-fire"]
