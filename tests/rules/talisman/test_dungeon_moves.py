"""Into the Dungeon, through it and out again (TAL-ENT, TAL-DRAW, TAL-MOV, TAL-EXIT, TAL-FOF, TAL-FLEE)."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table
from undercroft.games.talisman.box import DUNGEON, box_for


@pytest.mark.rule("TAL-ENT-01", "TAL-ENT-02", "TAL-ENT-03", "TALB-OUT-06")
def test_from_the_ruins_down() -> None:
    table = Table("warrior", at="tavern-1", dice="4")
    assert table.offers == ["move:forest-1", "move:hills-1", "move:tunnel-1"]
    assert table.do("move:tunnel-1").where() == "tunnel-1"
    assert Table("warrior", at="tavern-1", dice="2").offers == ["move:ruins-1", "move:woods-1"]
    assert Table("warrior", at="tavern-1", dice="3").offers_of("move")[-1] == "move:dungeon-entrance"


@pytest.mark.rule("TALH-PART-01")
def test_no_way_down_without_the_board() -> None:
    assert Table("warrior", at="tavern-1", dice="4", expansion="cards").offers == ["move:forest-1", "move:hills-1"]


@pytest.mark.rule("TAL-DRAW-01", "TAL-OVR-03", "TALH-DUN-03", "TALH-DUN-02", "TAL-OVR-10", "TAL-GEN-01")
def test_dungeon_cards_in_the_dungeon() -> None:
    for space in ("tunnel-1", "dungeon-entrance"):
        table = Table("warrior", at=space, stage="encounter", adventure="sword", dungeon="torch")
        assert table.offers == ["take:torch", "done"]
    above = Table("warrior", at="fields-1", stage="encounter", adventure="sword", dungeon="torch")
    assert above.offers == ["take:sword", "done"]


@pytest.mark.rule("TALH-DUN-04")
def test_the_monster_pit_has_three() -> None:
    table = Table(
        "warrior", at="monster-pit", stage="encounter", lying={"monster-pit": "axe"}, dungeon="torch torch torch"
    )
    assert table.lying("monster-pit") == ["axe", "torch", "torch"]


@pytest.mark.rule("TAL-DRAW-02", "TAL-ABIL-01")
def test_abilities_about_adventure_cards_mean_dungeon_cards_there() -> None:
    table = Table("prophetess", at="tunnel-1", stage="encounter", adventure="sword", dungeon="gnoll torch")
    assert table.offers == ["decline", "replace:gnoll"]
    assert table.do("replace:gnoll").offers == ["take:torch", "done"]
    below = Table("philosopher troll", at=["tunnel-1", "city-1"], adventure="sword", dungeon="gnoll").do("peek")
    assert [card.id for card in below.me.known_under] == ["gnoll"]
    assert below.me.known == []


@pytest.mark.rule("TAL-MOV-01", "TAL-MOV-02", "TAL-MOV-03", "TAL-MOV-04", "TAL-MOV-05")
def test_with_the_arrows_or_against_them() -> None:
    table = Table("warrior", at="library", dice="3")
    assert table.offers == ["move:tunnel-6", "move:guard-room"]
    assert not [offer for offer in table.offers if "hall" in offer]


@pytest.mark.rule("TAL-CHAM-02", "TAL-CHAM-03", "TAL-OBJ-02", "TAL-EXIT-02")
def test_the_chamber_stops_every_move() -> None:
    table = Table("warrior", at="monster-pit", dice="6")
    assert table.offers == ["move:treasure-chamber", "move:cell"]
    table.do("move:treasure-chamber")
    assert table.asked == (0, "fight-with")


@pytest.mark.rule("TAL-EXIT-03", "TAL-EXIT-04", "TAL-EXIT-02")
def test_out_past_the_ruins_either_way() -> None:
    table = Table("warrior", at="tunnel-1", dice="4")
    assert table.offers == ["move:library", "move:forest-1", "move:tavern-1"] or table.offers[1:] == [
        "move:forest-1",
        "move:tavern-1",
    ]


@pytest.mark.rule("TAL-EXIT-03")
def test_not_onto_the_ruins_unless_so_agreed() -> None:
    assert Table("warrior", at="dungeon-entrance", dice="1 1").told("moved")[0].data["space"] == "tunnel-1"
    agreed = Table("warrior", at="dungeon-entrance", dice="1", exit="ruins")
    assert agreed.offers == ["move:tunnel-1", "move:ruins-1"]


@pytest.mark.rule("TALH-DECK-09")
def test_whoever_moves_one_space_may_stop_on_the_ruins() -> None:
    table = Table("warrior", at="dungeon-entrance", with_={"toad": 3})
    assert table.offers == ["move:tunnel-1", "move:ruins-1"]


@pytest.mark.rule("TAL-EXIT-01", "TAL-ENT-04", "TAL-ENT-05")
def test_other_ways_in_and_out() -> None:
    into = Table("warrior", at="fields-1", stage="encounter", adventure="trap-door", dungeon="torch")
    assert into.where() == "dungeon-entrance"
    assert into.offers == ["take:torch", "done"]
    out = Table("warrior", at="tunnel-2", stage="encounter", dungeon="passageway", adventure="sword sword", dice="4")
    assert out.do("accept").where() == "ruins-1"


# -- Fight or Flight ------------------------------------------------------------------------------


@pytest.mark.rule("TAL-FOF-01", "TAL-FOF-02")
def test_fight_or_flight_goes_forward() -> None:
    table = Table("warrior", at="library", dice="3", flight="fight-or-flight")
    assert table.offers == ["roll", "flee"]
    table.do("roll")
    assert table.told("moved")[0].data["space"] == "tunnel-6"
    ordered = Table("warrior", at="hall-of-darkness", stage="encounter", dice="1", flight="fight-or-flight")
    assert ordered.where() == "cell"


@pytest.mark.rule("TAL-FLEE-01", "TAL-FLEE-02")
def test_fleeing_goes_back() -> None:
    table = Table("warrior", at="library", dice="3 1", flight="fight-or-flight").do("flee")
    assert table.told("moved")[0].data["space"] == "guard-room"
    assert table.me.fleeing


@pytest.mark.rule("TAL-FLEE-03")
def test_a_flight_cannot_be_revoked() -> None:
    table = Table("warrior", at="library", flight="fight-or-flight", with_={"fleeing": True}, dice="1 1")
    assert table.told("moved")[0].data["space"] == "tunnel-4"
    out = Table("warrior", at="tunnel-1", flight="fight-or-flight", with_={"fleeing": True}, dice="3")
    assert out.offers == ["move:plains-3", "move:fields-2"]
    assert not out.do("move:plains-3").me.fleeing


@pytest.mark.rule("TAL-FLEE-04", "TAL-EXIT-03")
def test_fleeing_uses_the_whole_roll() -> None:
    table = Table("warrior", at="dungeon-entrance", flight="fight-or-flight", with_={"fleeing": True}, dice="5")
    assert table.offers == ["move:village-1", "move:woods-1"]
    exactly = Table("warrior", at="dungeon-entrance", flight="fight-or-flight", with_={"fleeing": True}, dice="1")
    assert exactly.told("moved")[0].data["space"] == "ruins-1"


# -- forward and back -----------------------------------------------------------------------------


@pytest.mark.rule("TAL-FWD-01", "TAL-BACK-01", "TALH-DUN-22", "TALH-DUN-23", "TALH-DUN-24", "TAL-CLK-01", "TAL-CLK-02")
@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "cell"), (2, "tunnel-6"), (3, "kitchen"), (4, "tunnel-7"), (5, "tunnel-8"), (6, "monster-pit")],
)
def test_the_hall_of_darkness_moves(die: int, space: str) -> None:
    table = Table(
        "warrior troll",
        at=["hall-of-darkness", "city-1"],
        stage="encounter",
        lying={"tunnel-6": "axe", "tunnel-7": "axe", "tunnel-8": "axe", "monster-pit": "axe axe axe"},
        dice=f"{die} 3",
    )
    assert table.where() == space
    if space in ("tunnel-6", "tunnel-7", "tunnel-8", "monster-pit"):
        assert table.offers == ["take:axe", "done"]


@pytest.mark.rule("TALH-DECK-08", "TAL-BACK-01")
def test_back_stops_on_the_entrance() -> None:
    table = Table("warrior", at="tunnel-1", stage="encounter", dungeon="lone-dwarf torch", dice="2")
    assert table.where() == "dungeon-entrance"


@pytest.mark.rule("TAL-FWD-01", "TAL-CHAM-02")
def test_forward_stops_in_the_chamber() -> None:
    table = Table("warrior", at="tunnel-9", stage="encounter", dungeon="lone-dwarf", dice="5")
    assert table.where() == "treasure-chamber"
    assert table.asked == (0, "fight-with")


@pytest.mark.rule("TALH-DECK-07")
def test_on_the_main_board_forward_is_clockwise() -> None:
    lying = {"fields-1": "lone-dwarf"}
    forward = Table("warrior", at="fields-1", stage="encounter", lying=lying, dice="5")
    assert forward.where() == "plains-1"
    back = Table("warrior", at="fields-1", stage="encounter", lying=lying, dice="2")
    assert back.where() == "fields-6"


@pytest.mark.rule("TAL-DEF-01", "TAL-DEF-02", "TAL-DEF-03", "TALB-TURN-08")
def test_landing_after_a_defeat() -> None:
    table = Table(
        "warrior troll", at=["fields-1", "dungeon-entrance"], stage="encounter", adventure="burrow-worm", dice="1 1 6"
    )
    assert (table.where(), table.me.lives, table.turn_of) == ("dungeon-entrance", 4, 1)
    assert table.lying("dungeon-entrance") == []
    assert table.told("attacks") == []


@pytest.mark.rule("TAL-MOV-02", "TAL-MOV-05", "TALH-DUN-01")
@pytest.mark.parametrize("number", range(16))
def test_every_arrow_leads_one_space_nearer_to_the_treasure_chamber(number: int) -> None:
    """And from nowhere else: the path has no branches."""
    path = [space.id for space in box_for("whole").spaces if space.region == DUNGEON]
    offers = Table("troll", at=path[number], with_={"toad": 2}).offers_of("move")
    back = path[number - 1] if number else "ruins-1"
    assert sorted(offers) == sorted([f"move:{path[number + 1]}", f"move:{back}"])
    assert path[-1] == "treasure-chamber"
