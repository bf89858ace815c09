"""Moving in the Outer and Middle Regions and across the Storm River (TALB-MOV, TALB-SENT, TALB-RAFT, TALB-XING)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import box_for


@pytest.mark.rule("TALB-MOV-01", "TALB-MOV-02", "TALB-MOV-03", "TALB-MOV-04", "TALB-MOV-05")
def test_a_die_then_either_way_round() -> None:
    table = Table("warrior", at="hills-1", dice="4")
    assert table.asked == (0, "move")
    assert table.offers == ["move:tavern-1", "move:woods-3"]
    assert table.do("move:tavern-1").told("moved")[0].data["space"] == "tavern-1"


@pytest.mark.rule("TALB-MOV-01", "TALB-MOV-02")
def test_the_middle_region_is_a_ring_of_its_own() -> None:
    table = Table("warrior", at="warlocks-cave-1", dice="2")
    assert table.offers == ["move:oasis-1", "move:chasm-1"]


@pytest.mark.rule("TALB-MOV-06", "TALB-SPC-02")
def test_spaces_passed_over_have_no_effect() -> None:
    table = Table("warrior", at="fields-1", lying={"hills-1": "dragon", "plains-1": "bear"}, dice="3 1 1")
    table.do("move:woods-1").settle()
    assert table.me.lives == 5
    assert table.lying("hills-1") == ["dragon"]


@pytest.mark.rule("TALB-MOV-07", "TALB-SENT-13")
def test_over_the_bridge_from_the_middle_region() -> None:
    """Four steps from the Hidden Valley: one to the Hills, one over the bridge, two along the Outer Region."""
    table = Table("warrior", at="hidden-valley-1", dice="4")
    assert sorted(table.offers_of("move")) == sorted(
        ["move:runes-3", "move:temple-1", "move:chapel-1", "move:graveyard-1"]
    ) or {"move:chapel-1", "move:graveyard-1"} <= set(table.offers_of("move"))
    table.do("move:chapel-1")
    assert table.told("attacked") == []


@pytest.mark.rule("TALB-MOV-08", "TALB-CAST-08")
def test_instead_of_rolling_only_where_one_rolls() -> None:
    table = Table("wizard troll", hands="teleport")
    assert len(table.offers_of("cast-at")) == 23
    assert table.do("cast-at:teleport:city-1").where() == "city-1"
    assert not Table("wizard troll", at="crypt", hands="teleport").offers_of("cast-at")
    assert not Table("wizard troll", hands="teleport", with_={"toad": 3}).offers_of("cast-at")


@pytest.mark.rule("TALB-MOV-09", "TALB-MOV-10")
def test_instead_of_moving_wherever_one_may_move() -> None:
    free = Table("warrior troll", at="crypt", with_={"privileges": ["dungeon-door"]})
    assert "travel:dungeon-door:dungeon-entrance" in free.offers
    crowned = Table(
        "warrior troll thief",
        at=["crown-of-command", "crown-of-command", "city-1"],
        with_={"privileges": ["dungeon-door"]},
    )
    assert crowned.told("attacks")
    assert crowned.where() == "crown-of-command"
    slave = Table("warrior troll", at="temple-1", with_={"privileges": ["dungeon-door"], "enslaved": True}, dice="1")
    assert slave.turn_of == 1


# -- the Sentinel ---------------------------------------------------------------------------------


@pytest.mark.rule("TALB-SENT-01", "TALB-SENT-02", "TALB-SENT-11")
def test_crossing_needs_a_step_beyond_and_is_optional() -> None:
    table = Table("warrior", at="woods-2", dice="2")
    assert table.offers == ["move:hills-2", "move:fields-4", "cross:hills-3"]
    assert table.do("move:hills-2").told("attacked") == []
    assert Table("warrior", at="woods-2", dice="1").offers == ["move:sentinel-1", "move:graveyard-1"]


@pytest.mark.rule("TALB-SENT-03", "TALB-SENT-04", "TALB-SENT-07", "TALB-MOV-07", "TALB-SENT-06", "TALB-SENT-16")
def test_beating_the_sentinel() -> None:
    table = Table("troll", at="woods-2", strength=4, adventure="dragon", dice="4 6 1").do("cross:hills-3")
    assert table.last("attacked", "value") == 9
    assert table.asked == (0, "move")
    assert table.offers == ["move:runes-2", "move:black-knight-1"]
    table.do("move:runes-2")
    assert table.told("moved")[-1].data["space"] == "runes-2"
    assert table.lying("sentinel-1") == []


@pytest.mark.rule("TALB-SENT-07", "TALB-SENT-04")
def test_the_first_step_is_the_hills() -> None:
    table = Table("troll", at="woods-2", strength=4, dice="2 6 1").do("cross:hills-3")
    assert table.told("moved")[-1].data["space"] == "hills-3"


@pytest.mark.rule("TALB-SENT-08", "TALB-SENT-09", "TALB-SENT-17")
def test_beaten_by_the_sentinel() -> None:
    table = Table("troll thief", at=["woods-2", "city-1"], adventure="bear", dice="3 1 6").do("cross:hills-3")
    assert (table.me.lives, table.where(), table.turn_of) == (5, "sentinel-1", 1)
    assert table.lying("sentinel-1") == []


@pytest.mark.rule("TALB-SENT-08")
def test_armour_helps_against_the_sentinel() -> None:
    table = Table("troll thief", at=["woods-2", "city-1"], objects="armour", dice="3 1 6 4").do("cross:hills-3")
    assert (table.me.lives, table.where()) == (6, "sentinel-1")


@pytest.mark.rule("TALB-SENT-10", "TALB-SENT-17")
def test_a_stand_off_with_the_sentinel() -> None:
    table = Table("troll thief", at=["woods-2", "city-1"], dice="3 6 3").do("cross:hills-3")
    assert (table.me.lives, table.where(), table.turn_of) == (6, "sentinel-1", 1)


@pytest.mark.rule("TALB-SENT-05", "TALB-SENT-06")
def test_the_sentinel_can_be_evaded() -> None:
    table = Table("troll", at="woods-2", dice="3", with_={"evades": True}).do("cross:hills-3", "evade-all")
    assert table.asked == (0, "move")
    assert table.offers == ["move:cursed-glade-1", "move:hidden-valley-1"]


@pytest.mark.rule("TALB-SENT-12", "TALB-OUT-05", "TALB-SENT-15")
def test_ending_the_move_with_the_sentinel() -> None:
    table = Table("troll", at="woods-2", adventure="sword", dice="1").do("move:sentinel-1")
    assert table.told("attacked") == []
    assert table.offers == ["take:sword", "done"]
    passing = Table("troll", at="woods-2", strength=4, lying={"sentinel-1": "dragon"}, dice="2 6 1").do("cross:hills-3")
    assert passing.lying("sentinel-1") == ["dragon"]
    assert len(passing.told("attacked")) == 1


@pytest.mark.rule("TALB-SENT-14")
def test_the_sentinel_fights_each_crossing_again() -> None:
    table = Table("troll", at="woods-2", strength=4, dice="2 6 1 1 2 6 1").do("cross:hills-3", "move:sentinel-1")
    table.do("cross:hills-3")
    assert len(table.told("attacked")) == 2
    assert table.trophies() == []


# -- the Raft -------------------------------------------------------------------------------------


@pytest.mark.rule("TALB-RAFT-01", "TALB-RAFT-02", "TALB-RAFT-03", "TALB-BUY-08")
@pytest.mark.parametrize("space", ["woods-1", "forest-1", "woods-4"])
def test_building_a_raft_takes_the_turn(space: str) -> None:
    table = Table("troll thief", at=[space, "city-1"], objects="axe@purchase").do("build-raft")
    assert table.objects() == ["axe", "raft"]
    assert (table.turn_of, table.where()) == (1, space)
    assert [card.id for card in table.state.purchases].count("raft") == 0


@pytest.mark.rule("TALB-RAFT-01", "TALB-RAFT-03")
def test_no_raft_without_axe_wood_or_card() -> None:
    table = Table("troll thief", at="fields-1", objects="axe", hands="healing", with_={"lives": 3})
    table.refuses("build-raft", "no-raft-here", "TALB-RAFT-01")
    assert "build-raft" not in Table("troll", at="woods-1", dice="1").offers
    last = Table("troll thief", at=["woods-1", "woods-2"], objects=["axe@purchase", "raft@purchase"])
    assert last.asked == (0, "move")


@pytest.mark.rule("TALB-RAFT-04", "TALB-RAFT-06", "TALB-RAFT-10", "TALB-XING-02", "TALB-BUY-11")
def test_crossing_by_raft() -> None:
    table = Table("troll thief", at=["woods-1", "city-1"], objects="raft@purchase", adventure="sword")
    assert table.offers_of("travel") == ["travel:raft:desert-2"]
    table.do("travel:raft:desert-2")
    assert table.objects() == []
    assert table.told("moved")[0].data["space"] == "desert-2"
    assert table.told("attacked") == []
    assert "raft" in [card.id for card in table.state.purchases]


@pytest.mark.rule("TALB-RAFT-05", "TALB-RAFT-09")
@pytest.mark.parametrize(
    ("space", "targets"),
    [
        ("oasis-1", ["plains-1"]),
        ("temple-1", ["plains-2", "tavern-1", "fields-2"]),
        ("city-1", ["warlocks-cave-1"]),
        ("fields-1", ["warlocks-cave-1"]),
    ],
)
def test_directly_opposite(space: str, targets: list[str]) -> None:
    table = Table("troll", at=space, objects="raft")
    assert table.offers_of("travel") == [f"travel:raft:{target}" for target in targets]


@pytest.mark.rule("TALB-RAFT-06")
def test_a_raft_not_used_is_gone() -> None:
    table = Table("troll", at="woods-1", objects="raft", dice="1").do("roll", "move:plains-1")
    assert table.objects() == []


@pytest.mark.rule("TALB-RAFT-07", "TALB-CARRY-02", "TALB-OBT-07")
def test_a_raft_counts_as_an_object() -> None:
    table = Table("troll", at="woods-1", objects="axe sword talisman helmet").do("build-raft")
    assert table.asked == (0, "ditch")
    assert sorted(table.offers) == sorted([f"ditch:{name}" for name in ("axe", "sword", "talisman", "helmet", "raft")])


@pytest.mark.rule("TALB-RAFT-08")
def test_a_raft_can_be_taken() -> None:
    table = Table("thief troll", stage="encounter", objects=["", "raft"]).do("steal:troll", "take-object:raft")
    assert table.objects() == ["raft"]


@pytest.mark.rule("TALB-XING-01", "TALB-XING-03", "TALB-OUT-22")
def test_the_ferry() -> None:
    table = Table("troll", at="tavern-1", with_={"privileges": ["tavern-ferry"]})
    assert table.offers == ["roll", "travel:ferry:temple-1"]
    table.do("travel:ferry:temple-1")
    assert table.told("moved")[0].data == {"seat": 0, "character": "troll", "space": "temple-1", "how": "ferry"}
    assert table.told("attacked") == []


@pytest.mark.rule("TALB-OUT-21")
def test_the_tavern_teleport() -> None:
    table = Table("troll", at="tavern-1", with_={"privileges": ["tavern-teleport"]})
    spaces = [offer.split(":")[2] for offer in table.offers_of("travel")]
    assert len(spaces) == 23
    assert "tavern-1" not in spaces


def test_a_privilege_is_for_one_move_only() -> None:
    table = Table("troll", at="tavern-1", with_={"privileges": ["tavern-ferry"]}, dice="1 1").do(
        "roll", "move:fields-2"
    )
    assert table.me.privileges == []


# -- moving one space -----------------------------------------------------------------------------


@pytest.mark.rule("TALB-TOAD-04")
def test_a_toad_hops_one_space() -> None:
    table = Table("troll", at="hills-1", with_={"toad": 3})
    assert table.offers == ["move:plains-1", "move:fields-1"]
    assert table.told("rolled") == []


def test_the_troll_may_rest_on_a_six() -> None:
    table = Table("troll thief", at=["hills-1", "chapel-1"], lives=[3, 4], dice="6")
    assert "rest" in table.offers
    table.do("rest")
    assert (table.me.lives, table.where(), table.turn_of) == (4, "hills-1", 1)
    assert "rest" not in Table("troll", at="hills-1", dice="6").offers
    assert "rest" not in Table("troll", at="hills-1", lives=3, dice="5").offers


def test_the_elf_walks_from_woods_to_woods() -> None:
    table = Table("elf", at="woods-1")
    assert table.offers_of("travel") == ["travel:woods:woods-2", "travel:woods:woods-3"]
    assert table.do("travel:woods:woods-3").told("moved")[0].data["space"] == "woods-3"
    assert Table("elf", at="woods-4", dice="1").offers_of("travel") == []
    assert "travel" not in " ".join(Table("elf", at="fields-1", dice="1").offers)


def test_the_amazon_rolls_two_dice_and_chooses() -> None:
    table = Table("amazon", at="hills-1", dice="2 5")
    assert table.offers == ["use-die:1", "use-die:2"]
    assert table.do("use-die:2").offers == ["move:fields-2", "move:plains-4"]


@pytest.mark.rule("TALB-RAFT-05", "TALB-RAFT-09")
def test_the_raft_table_is_that_of_a_board_of_seven_by_seven() -> None:
    """Straight across the river, and from corner to corner."""
    spaces = box_for("whole").spaces
    outer = dict(zip(ring_of(0, 7), spaces[:24], strict=True))
    middle = dict(zip(ring_of(1, 5), spaces[24:40], strict=True))
    found = {space.id: set[str]() for space in spaces}
    for (x, y), one in outer.items():
        for (v, w), other in middle.items():
            straight = abs(x - v) + abs(y - w) == 1
            corners = abs(x - v) == abs(y - w) == 1 and {x, y} <= {0, 6} and {v, w} <= {1, 5}
            if straight or corners:
                found[one.id].add(other.id)
                found[other.id].add(one.id)
    assert {space.id: {spaces[to].id for to in space.raft} for space in spaces} == found


def ring_of(first: int, side: int) -> list[tuple[int, int]]:
    """The fields round a square, clockwise from its corner."""
    last = first + side - 1
    there = [(at, first) for at in range(first, last)] + [(last, at) for at in range(first, last)]
    return there + [(at, last) for at in range(last, first, -1)] + [(first, at) for at in range(last, first, -1)]
