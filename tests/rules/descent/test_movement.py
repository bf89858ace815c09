"""Movement: points, walks, terrain, pits, lava, large monsters, leaving the map."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table, Toy
from undercroft.games.descent.geometry.plan import edge


@pytest.mark.rule("DESC-MOVE-01", "DESC-MOVE-02", "DESC-MOVE-07", "DESC-MOVEX-02")
def test_a_move_action_gives_speed_in_points_and_each_space_costs_one() -> None:
    table = Table("gabcd", ".....", at={"grisban": "g"})
    assert not table.goes("a")
    table.do("move")
    assert table.figure("grisban").points == 3
    assert table.goes("c")
    assert not table.goes("d")
    table.go("b")
    assert table.figure("grisban").points == 1
    diagonal = Table("g..", ".a.", "..b", at={"grisban": "g"}).do("move").go("b")
    assert diagonal.figure("grisban").points == 1


@pytest.mark.rule("DESC-MOVE-04", "DESC-MOVE-05", "DESC-HTURN-11")
def test_two_moves_add_up_and_points_need_not_be_spent() -> None:
    table = Table("gabcdefh", at={"grisban": "g"}).do("move", "move")
    assert table.figure("grisban").points == 6
    table.go("f").do("end-turn")
    assert table.where("grisban") == "f"


@pytest.mark.rule("DESC-MOVE-06", "DESC-MOVEX-01", "DESC-OBST-03")
def test_enemies_and_obstacles_are_in_the_way() -> None:
    assert not Table("gzb", at={"grisban": "g", "zombie-1": "z"}).do("move").goes("b")
    assert not Table("g#b", at={"grisban": "g"}).do("move").goes("b")
    around = Table("gzb", "...", at={"grisban": "g", "zombie-1": "z"}).do("move").go("b")
    assert around.figure("grisban").points == 1


@pytest.mark.rule("DESC-MOVE-08")
def test_between_two_blocked_spaces() -> None:
    table = Table("g#", "#a", at={"grisban": "g"}).do("move").go("a")
    assert table.figure("grisban").points == 2


@pytest.mark.rule("DESC-MOVE-09", "DESC-MOVE-10", "DESC-MOVE-11")
def test_through_friends_but_not_onto_them() -> None:
    table = Table("gjb", at={"grisban": "g", "jain": "j"}).do("move")
    assert not table.goes("j")
    assert table.why(f"walk:{table.space('j')}") == "DESC-MOVE-10"
    assert table.go("b").where("grisban") == "b"
    monsters = Table("zyb", at={"zombie-1": "z", "zombie-2": "y", "grisban": "-"}, turn="zombie-1").do("move")
    assert not monsters.goes("y")
    assert monsters.goes("b")


@pytest.mark.rule("DESC-MOVE-12")
def test_a_move_may_be_interrupted_by_another_action() -> None:
    table = Table("g..z", "....", at={"grisban": "g", "zombie-1": "z"}, blue="x", red="d1", brown="0").do("move")
    table.do(f"walk:{table.space('z') - 1}")
    table.do("attack:chipped-greataxe:zombie-1")
    figure = table.figure("grisban")
    assert (figure.actions, figure.points) == (0, 1)
    assert any(option.startswith("walk") for option in table.options)


@pytest.mark.rule("DESC-MOVE-13", "DESC-MOVE-14")
def test_monsters_move_alike_but_not_for_fatigue() -> None:
    table = Table("zab", "...", at={"zombie-1": "z", "grisban": "-"}, turn="zombie-1")
    assert not table.can("tire")
    assert table.why("tire") == "DESC-FMOVE-01"
    assert table.do("move").go("b").where("zombie-1") == "b"


@pytest.mark.rule("DESC-FMOVE-01", "DESC-FMOVE-02", "DESC-FMOVE-03", "DESC-FMOVE-04")
def test_fatigue_buys_points_up_to_stamina() -> None:
    table = Table("gabcdefh", at={"grisban": "g"})
    table.do("tire").go("a")
    assert table.figure("grisban").actions == 2
    table.do("move", "tire", "tire", "tire")
    assert table.figure("grisban").points == 6
    assert table.hero("grisban").fatigue == 4
    assert not table.can("tire")
    assert table.why("tire") == "DESC-FMOVE-02"


@pytest.mark.rule("DESC-MOVE-03", "DESC-WATER-02", "DESC-WATER-03")
def test_water_costs_two_points() -> None:
    table = Table("g~b", at={"grisban": "g"}).do("tire")
    assert not table.goes("~")
    table.do("tire").go("~")
    assert table.figure("grisban").points == 0


@pytest.mark.rule("DESC-PIT-02", "DESC-PIT-03")
def test_a_pit_hurts_and_holds() -> None:
    table = Table("gob", at={"grisban": "g"}).do("move").go("o")
    assert table.figure("grisban").damage == 2
    assert table.figure("grisban").points == 2
    assert not table.goes("b")
    assert table.why(f"walk:{table.space('b')}") == "DESC-PIT-03"
    assert not table.can("tire")
    assert not table.can("move")


@pytest.mark.rule("DESC-PIT-07", "DESC-MOVE-15")
def test_climbing_out_is_an_action_and_no_entering() -> None:
    table = Table("ooL", at={"grisban": "-"})
    assert table
    table = Table("gol", at={"grisban": "o"})
    table.do(f"climb:{table.space('g')}")
    assert table.where("grisban") == "g"
    assert (table.figure("grisban").damage, table.figure("grisban").actions) == (0, 1)


@pytest.mark.rule("DESC-PIT-08")
def test_without_an_empty_space_nobody_climbs_out() -> None:
    table = Table("zog", at={"grisban": "o", "zombie-1": "z", "zombie-2": "g"})
    assert not [option for option in table.options if option.startswith("climb")]
    assert table.why(f"climb:{table.space('z')}") == "DESC-PIT-08"


@pytest.mark.rule("DESC-PIT-05", "DESC-PIT-06")
def test_pits_hide_whoever_is_in_them() -> None:
    table = Table("j.o", at={"jain": "j", "zombie-1": "o"}, party={"jain": "wildlander"})
    assert not table.can("attack:yew-shortbow:zombie-1")
    assert table.why("attack:yew-shortbow:zombie-1") == "DESC-TGT-04"
    assert Table("jo", at={"jain": "j", "zombie-1": "o"}, party={"jain": "wildlander"}).can(
        "attack:yew-shortbow:zombie-1"
    )
    inside = Table("o.z", at={"jain": "o", "zombie-1": "z"}, party={"jain": "wildlander"})
    assert not inside.can("attack:yew-shortbow:zombie-1")


@pytest.mark.rule("DESC-LAVA-02")
def test_lava_burns_whoever_enters() -> None:
    table = Table("gLb", at={"grisban": "g"}).do("move").go("L")
    assert table.figure("grisban").damage == 1
    table.go("b")
    assert table.figure("grisban").damage == 1


def test_a_walk_takes_the_way_that_does_no_harm() -> None:
    table = Table("gLb", "...", at={"grisban": "g"}).do("move").go("b")
    assert table.figure("grisban").damage == 0


@pytest.mark.rule("DESC-LAVA-03", "DESC-LAVA-04", "DESC-KO-02")
def test_whoever_ends_the_turn_in_lava_is_defeated() -> None:
    table = Table("gLb", at={"grisban": "L", "jain": "g"}).do("end-turn")
    hero = table.hero("grisban")
    assert hero.fallen == table.space("b")
    assert table.figure("grisban").damage == 14


@pytest.mark.rule("DESC-DOOR-01", "DESC-DOOR-03", "DESC-DOOR-04", "DESC-DOOR-05", "DESC-CMPD-26")
def test_doors_open_and_close_for_an_action() -> None:
    table = Table("gab", at={"grisban": "g"}, doors=[[edge((0, 0), (1, 0))]])
    table.do("tire")
    assert not table.goes("a")
    table.do("open-door:0")
    assert table.figure("grisban").actions == 1
    assert table.goes("a")
    table.do("close-door:0")
    assert not table.goes("a")
    far = Table("abg", at={"grisban": "g"}, doors=[[edge((0, 0), (1, 0))]])
    assert far.why("open-door:0") == "DESC-DOOR-01"
    assert Table("zab", at={"zombie-1": "z", "grisban": "b"}, doors=[[edge((0, 0), (1, 0))]], turn="zombie-1").can(
        "open-door:0"
    )


@pytest.mark.rule("DESC-DOOR-02", "DESC-QG-10", "DESC-CMPD-27")
def test_locked_doors_stay_shut() -> None:
    table = Table("gab", at={"grisban": "g"}, doors=[[edge((0, 0), (1, 0))]])
    Toy.locked = True
    assert not table.can("open-door:0")
    assert table.why("open-door:0") == "DESC-DOOR-02"


@pytest.mark.rule("DESC-EXIT-01", "DESC-EXIT-02", "DESC-EXIT-03", "DESC-EXIT-05")
def test_leaving_the_map_costs_a_point_at_the_edge_of_the_exit() -> None:
    table = Table("gxb", at={"grisban": "g"}, exits="x").do("move")
    assert not table.can("leave")
    assert table.why("leave") == "DESC-EXIT-02"
    table.go("x")
    assert table.why("leave") == "DESC-QG-09"
    Toy.leaves = True
    left = Table("gxb", at={"grisban": "x", "jain": "b"}, exits="x")
    Toy.leaves = True
    assert left.why("leave") == "DESC-EXIT-03"
    left.do("tire", "leave")
    assert left.figure("grisban").spaces == 0
    assert left.hero("grisban").left


# -- large monsters -----------------------------------------------------------------------------------


@pytest.mark.rule("DESC-LARGE-01", "DESC-LARGE-02", "DESC-LARGE-03", "DESC-LMX-01")
def test_a_large_monster_is_counted_from_one_space_and_unfolded() -> None:
    table = Table("ee....", "ee....", at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move")
    assert "stride:3" in table.strides()
    assert "stride:4" in table.strides()
    table.do("stride:4")
    assert table.figure("ettin-1").points == 0
    assert table.figure("ettin-1").spaces == table.board.ground.spaces([(4, 0), (5, 0), (4, 1), (5, 1)])


@pytest.mark.rule("DESC-LARGE-04")
def test_it_may_be_turned() -> None:
    table = Table("dddr", "dddr", ". rr", at={"shadow-dragon-1": "d", "grisban": "-"}, turn="shadow-dragon-1")
    table.do("move").do("stride:2:across")
    assert table.lies("shadow-dragon-1") == "across"


@pytest.mark.rule("DESC-LARGE-05")
def test_its_base_stays_on_the_map_and_on_nobody() -> None:
    table = Table("ee.g", "ee..", at={"ettin-1": "e", "grisban": "g"}, turn="ettin-1").do("move")
    assert table.strides() == ["stride:1"]
    assert table.why("stride:2") == "DESC-LARGE-05"


@pytest.mark.rule("DESC-LARGE-06")
def test_it_is_not_put_down_twice_without_an_action() -> None:
    table = Table("ee.....", "ee.....", at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move", "stride:1")
    assert table.figure("ettin-1").points == 2
    assert table.strides() == []
    assert table.why("stride:2") == "DESC-LARGE-06"
    assert table.do("move").strides() != []


@pytest.mark.rule("DESC-LARGE-07", "DESC-LARGE-08", "DESC-LAVA-06")
def test_it_enters_only_what_is_counted() -> None:
    rows = ("ee.L.", "ee.L.")
    table = Table(*rows, at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move", "stride:2")
    assert table.figure("ettin-1").damage == 0
    through = Table("eeL..", "eeL..", at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move")
    assert "stride:1" in through.strides()


@pytest.mark.rule("DESC-WATER-04")
def test_it_covers_water_for_nothing() -> None:
    table = Table("ee.~.", "ee.~.", at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move", "stride:2")
    assert table.figure("ettin-1").points == 2


@pytest.mark.rule("DESC-PIT-09", "DESC-LARGE-09")
def test_a_pit_takes_it_only_whole() -> None:
    half = Table("ee.o.", "ee.o.", at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move", "stride:2")
    assert half.figure("ettin-1").damage == 0
    whole = Table("eeoo", "eeoo", at={"ettin-1": "e", "grisban": "-"}, turn="ettin-1").do("move", "stride:2")
    assert whole.figure("ettin-1").damage == 2
    assert whole.why("move") == "DESC-PIT-03"


@pytest.mark.rule("DESC-LAVA-05")
def test_lava_takes_it_only_whole() -> None:
    half = Table("eL", "eL", at={"ettin-1": "e", "ettin-master": "-", "grisban": "-"}, turn="ettin-1")
    half.s.figure("ettin-1").spaces = half.board.ground.all
    half.do("end-activation")
    assert half.figure("ettin-1").spaces
    whole = Table("ggLL", "..LL", at={"ettin-1": "L", "zombie-1": "-", "grisban": "-"}, turn="ettin-1")
    whole.do("end-activation")
    assert not whole.figure("ettin-1").spaces


@pytest.mark.rule("DESC-LMX-02")
def test_freed_ground_is_free_for_another() -> None:
    table = Table(
        "ddd.eeg...",
        "ddd.ee....",
        at={"shadow-dragon-1": "d", "ettin-1": "e", "grisban": "g"},
        turn="ettin-1",
    )
    table.do("move", f"stride:{table.space('g') + 1}", "end-activation", "move")
    assert [option for option in table.strides() if option.startswith("stride:3")]
