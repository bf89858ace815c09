"""Scenes from the text of the rules: moving, terrain, doors, large monsters, what lies about and who carries it."""

from __future__ import annotations

import pytest

from tests.rules.descent.scenes.always import FAIL, HIT, MISS, A, G, J, L, N, always, moment, until_overlord
from tests.rules.descent.table import Table, Toy
from undercroft.games.descent.geometry.plan import edge
from undercroft.games.descent.moving import reach
from undercroft.games.descent.places import in_pit, sees
from undercroft.games.descent.state import IMMOBILIZED, Card
from undercroft.games.descent.wounds import inflict

TWO = {**G, **J}


def walks(table: Table) -> set[int]:
    return {int(option.split(":")[1]) for option in table.options if option.startswith("walk:")}


# -- points --------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-MOVE-05")
def test_two_moves_lead_twice_the_speed_and_no_further() -> None:
    table = Table("g" + "." * 9, at={"grisban": "g"}, party=G, cards=("frenzy",)).do("move", "move")
    assert max(walks(table)) == 6


@pytest.mark.rule("DESC-WATER-02", "DESC-WATER-03")
def test_three_points_lead_into_one_water_space_and_one_floor_space() -> None:
    table = Table("g~~.", at={"grisban": "g"}, party=G, cards=("frenzy",)).do("move")
    assert walks(table) == {1}
    table.do("walk:1")
    assert (table.figure("grisban").points, walks(table)) == (1, {0})


@pytest.mark.rule("DESC-FMOVE-04")
def test_a_point_for_fatigue_makes_up_what_water_lacks() -> None:
    table = Table("g~~.", at={"grisban": "g"}, party=G, cards=("frenzy",)).do("move", "walk:1", "tire")
    assert walks(table) == {0, 2}


@pytest.mark.rule("DESC-FMOVE-03")
def test_fatigue_alone_moves_without_an_action() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, cards=("frenzy",)).do("tire", "walk:1")
    assert table.figure("grisban").actions == 2


@pytest.mark.rule("DESC-COND-06")
def test_the_immobilized_buy_no_steps() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, cards=("frenzy",))
    table.figure("grisban").conditions = IMMOBILIZED
    table.do("rest", "done")
    assert not table.can("tire")
    assert not table.can("move")
    assert table.why("tire") == "DESC-COND-06"


@pytest.mark.rule("DESC-COND-06")
def test_whoever_is_held_on_the_way_stops_there() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("g....z", at=at, party=G, hand=("web-trap",), rolls=FAIL)
    table.do("move", "walk:3", "play:web-trap")
    assert (table.figure("grisban").spaces, table.figure("grisban").points, walks(table)) == (2, 0, set())


@pytest.mark.rule("DESC-MOVE-09")
def test_monsters_do_not_pass_the_reanimate_and_heroes_do() -> None:
    at = {"leoric": "l", "reanimate": "r", "zombie-1": "z"}
    table = Table("lrz..", at=at, party=N, turn="zombie-1", rolls=MISS).do("move")
    assert walks(table) == {3, 4}
    table = Table("lr..z", at=at, party=N, rolls=MISS).do("move")
    assert walks(table) == {2, 3}


@pytest.mark.rule("DESC-MOVE-08")
def test_a_step_between_a_monster_and_a_rock() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", "#.", at=at, party=G, rolls=MISS).do("move")
    assert walks(table) == {table.board.ground.number[1, 1]}


@pytest.mark.rule("DESC-WATER-02")
@pytest.mark.card("web")
def test_water_beside_a_spider_is_dear_too() -> None:
    at = {"grisban": "g", "cave-spider-master": "c"}
    table = Table("g..~c", at=at, party=G, rolls=MISS).do("move")
    assert walks(table) == {1, 2}
    table.do("tire")
    assert walks(table) == {1, 2, 3}


@pytest.mark.rule("DESC-MOVE-10", "DESC-MOVE-11")
@pytest.mark.card("nimble")
def test_who_is_interrupted_among_friends_spends_the_last_point_to_go_on() -> None:
    at = {"jain": "j", "zombie-1": "z", "zombie-2": "y"}
    table = Table("z.y..", "##j..", at=at, party=J, turn="zombie-1", rolls=MISS)
    table.do("move", "walk:3")
    while table.figure("zombie-1").spaces != 1 << 2:
        table.do("pass")
    table.do("use:nimble")
    while table.decision.kind != "monster":
        table.do(table.options[0])
    assert (table.figure("zombie-1").spaces, table.figure("zombie-1").points) == (1 << 3, 0)


# -- terrain -------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-PIT-07", "DESC-PIT-02")
def test_one_climbs_from_pit_to_pit_without_a_fall() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("goo#z", at=at, party=G, rolls=MISS).do("move", "walk:1")
    assert table.figure("grisban").damage == 2
    table.do("climb:2")
    assert table.figure("grisban").damage == 2
    assert in_pit(table.s, table.figure("grisban"))


@pytest.mark.rule("DESC-PIT-03")
def test_whoever_falls_keeps_no_way_on() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("go..z", at=at, party=G, rolls=MISS).do("move", "walk:1")
    assert walks(table) == set()
    assert not table.can("tire")
    assert table.why("walk:2") == "DESC-PIT-03"


@pytest.mark.rule("DESC-PIT-06", "DESC-PIT-05")
def test_from_a_pit_one_attacks_neighbours_alone() -> None:
    at = {"jain": "j", "zombie-1": "z", "zombie-2": "y"}
    table = Table("ozy.", at=at | {"jain": "o"}, party=J, rolls=MISS)
    assert table.can("attack:yew-shortbow:zombie-1")
    assert not table.can("attack:yew-shortbow:zombie-2")


@pytest.mark.card("fly")
def test_belthir_flies_out_of_a_pit_in_which_he_is_hidden() -> None:
    at = {"grisban": "g", "belthir": "b"}
    table = Table("bo..g", at=at, party=G, turn="belthir", rolls=MISS).do("move", "walk:1")
    belthir = table.figure("belthir")
    assert belthir.damage == 0
    assert 2 in walks(table)
    assert not sees(table.s, table.figure("grisban"), belthir)


@pytest.mark.card("fly")
def test_belthir_flies_over_rocks_and_lands_on_none() -> None:
    at = {"grisban": "g", "belthir": "b"}
    table = Table("b#..g", at=at, party=G, turn="belthir", rolls=MISS).do("move")
    assert walks(table) == {2, 3}


@pytest.mark.rule("DESC-LAVA-02", "DESC-LAVA-03")
def test_two_lava_spaces_burn_twice_and_the_end_of_the_turn_kills() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gLL.j.z", at=at, party=TWO, rolls=MISS).do("move", "walk:1", "walk:2")
    assert table.figure("grisban").damage == 2
    table.do("end-turn")
    hero = table.hero("grisban")
    assert (hero.fallen, table.figure("grisban").damage) == (3, 14)


@pytest.mark.rule("DESC-LAVA-03")
def test_a_monster_that_ends_its_activation_in_lava_is_gone() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("zL..g", at=at, party=G, turn="zombie-1", rolls=MISS).do("move", "walk:1", "end-activation")
    assert not table.figure("zombie-1").spaces


# -- doors ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-DOOR-01", "DESC-MOVE-12")
def test_a_door_is_opened_within_a_move_which_goes_on_beyond() -> None:
    doors = [[edge((1, 0), (2, 0))]]
    table = Table("g...", at={"grisban": "g"}, party=G, doors=doors, cards=("frenzy",))
    table.do("move")
    assert walks(table) == {1}
    table.do("walk:1", "open-door:0", "walk:3")
    assert (table.figure("grisban").actions, table.figure("grisban").points) == (0, 0)


@pytest.mark.rule("DESC-DOOR-01")
def test_a_door_is_shut_over_the_heads_of_those_beside_it() -> None:
    doors = [[edge((0, 0), (1, 0))]]
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", at=at, party=G, doors=doors, cards=("frenzy",), rolls=MISS)
    assert not table.can("attack:chipped-greataxe:zombie-1")
    table.do("open-door:0")
    assert table.can("attack:chipped-greataxe:zombie-1")
    table.do("close-door:0")
    assert not table.can("attack:chipped-greataxe:zombie-1")


@pytest.mark.rule("DESC-DOOR-01")
def test_the_reanimate_opens_no_door() -> None:
    doors = [[edge((1, 0), (2, 0))]]
    at = {"leoric": "l", "reanimate": "r"}
    table = Table("lr.", at=at, party=N, doors=doors, cards=("frenzy",)).do("activate:reanimate")
    assert not table.can("open-door:0")


@pytest.mark.rule("DESC-LOS-06", "DESC-DIST-04")
def test_skills_do_not_count_through_a_shut_door() -> None:
    doors = [[edge((1, 0), (2, 0))]]
    at = {"avric": "a", "jain": "j"}
    table = Table("a..j", at=at, party={"avric": "spiritspeaker", **J}, doors=doors, skills="healing-rain", red="d3 d3")
    table.figure("jain").damage = table.figure("avric").damage = 4
    table.do("use:healing-rain")
    assert (table.figure("avric").damage, table.figure("jain").damage) == (1, 4)


# -- large monsters ------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-LARGE-02", "DESC-LARGE-03")
def test_a_dragon_is_counted_from_any_of_its_spaces() -> None:
    at = {"grisban": "g", "shadow-dragon-1": "d"}
    table = Table("ddd.......", "ddd......g", at=at, party=G, turn="shadow-dragon-1", rolls=MISS).do("move")
    ground = table.board.ground
    spaces = {(x, y) for option in table.strides() for x, y in [ground.cells[int(option.split(":")[1])]]}
    assert max(x for x, _ in spaces) == 5
    assert not [each for each in spaces if each[0] + 2 > 9]


@pytest.mark.rule("DESC-LARGE-05", "DESC-MOVE-10")
def test_a_barghest_squeezes_through_a_gap_but_does_not_lie_in_it() -> None:
    at = {"grisban": "g", "barghest-1": "b"}
    table = Table("bb ..", "  .  ", "#... ", "g....", at=at, party=G, turn="barghest-1", rolls=MISS).do("move")
    ground = table.board.ground
    for option in table.strides():
        corner = ground.cells[int(option.split(":")[1])]
        assert corner != (2, 1)


@pytest.mark.rule("DESC-LARGE-06")
def test_a_large_monster_moves_attacks_and_moves_on() -> None:
    at = {"grisban": "g", "ettin-1": "e"}
    rows = ("ee......", "ee...g..")
    table = Table(*rows, at=at, party=G, turn="ettin-1", rolls=MISS).do("move")
    near = next(option for option in table.strides() if option.split(":")[1] == "2")
    table.do(near)
    assert table.strides() == []
    table.do("attack:own-attack:grisban")
    assert table.strides()


@pytest.mark.rule("DESC-LARGE-08")
def test_a_large_monster_is_burnt_by_the_lava_it_is_counted_through() -> None:
    at = {"grisban": "g", "ettin-1": "e"}
    table = Table("eeLL....", "eeLL...g", at=at, party=G, turn="ettin-1", rolls=MISS).do("move")
    ettin = table.figure("ettin-1")
    table.do(next(option for option in table.strides() if option.split(":")[1] == "2"))
    assert ettin.damage == 1


@pytest.mark.rule("DESC-FAMFIG-05", "DESC-MOVE-09")
def test_a_large_monster_passes_over_its_friends_and_not_over_heroes() -> None:
    at = {"grisban": "g", "ettin-1": "e", "zombie-1": "z"}
    table = Table("ee.z....", "ee.g....", at=at, party=G, turn="ettin-1", rolls=MISS)
    layers = reach(table.s, table.figure("ettin-1"), 3)
    reached = 0
    for layer in layers:
        reached |= layer
    assert reached >> table.space("z") & 1
    assert not reached >> table.space("g") & 1


# -- what lies about -----------------------------------------------------------------------------------


@pytest.mark.rule("DESC-CARRY-02", "DESC-CARRY-05")
def test_a_token_goes_up_and_down_for_two_actions() -> None:
    table = Table("gt.z", at={"grisban": "g", "zombie-1": "z"}, party=G, tokens="t", rolls=MISS)
    Toy.carries = True
    table.do("tire", "pick-up:red-1")
    assert table.s.tokens[0].space == -1
    assert table.can("drop:1")
    assert not table.can("drop:0")
    table.do("drop:1")
    assert (table.s.tokens[0].space, table.figure("grisban").actions) == (1, 0)


@pytest.mark.rule("DESC-CARRY-05")
def test_nothing_is_dropped_on_a_rock() -> None:
    table = Table("gt", "#~", at={"grisban": "g"}, party=G, tokens="t", cards=("frenzy",))
    Toy.carries = True
    table.do("tire", "pick-up:red-1")
    assert [option for option in table.options if option.startswith("drop")] == ["drop:1", "drop:3"]


@pytest.mark.rule("DESC-CARRY-06", "DESC-KO-18")
def test_a_monster_drops_what_it_carries_where_it_falls() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, party=G, tokens="z", rolls=HIT)
    Toy.carries = True
    table.figure("zombie-1").carries, table.s.tokens[0].space = "red-1", -1
    table.do("attack:chipped-greataxe:zombie-1")
    assert (table.figure("zombie-1").spaces, table.s.tokens[0].space) == (0, 1)


@pytest.mark.rule("DESC-SEARCH-01")
def test_a_chest_behind_a_wall_is_not_searched() -> None:
    table = Table("gc", at={"grisban": "g"}, party=G, search="c", walls=[edge((0, 0), (1, 0))], cards=("frenzy",))
    assert not table.can("search:1")
    assert table.why("search:1") == "DESC-SEARCH-01"


@pytest.mark.rule("DESC-SEARCH-01")
def test_one_searches_the_space_one_stands_on() -> None:
    table = Table("g.", at={"grisban": "g"}, party=G, search="g", deck="nothing", cards=("frenzy",)).do("search:0")
    assert table.s.search_tokens == 0


@pytest.mark.card("greedy", "explosive-runes")
def test_a_greedy_thief_springs_the_trap_of_the_chest() -> None:
    at = {"jain": "j", "zombie-1": "z"}
    table = Table("j..c.z", at=at, party={"jain": "thief"}, search="c", hand=("explosive-runes",), rolls=FAIL)
    table.do("use-at:greedy:3")
    assert moment(table) == "searched"
    table.do("play:explosive-runes", "pass")
    assert table.figure("jain").damage == 3


@pytest.mark.rule("DESC-TRADE-01", "DESC-FMOVE-03")
def test_trading_needs_a_move_action_and_adjacency() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("g.j..z", at=at, party=TWO, found="health-potion", rolls=MISS)
    assert not [option for option in table.options if option.startswith("give")]
    table.do("move")
    assert not [option for option in table.options if option.startswith("give")]
    table.do("walk:1", "give:health-potion:jain")
    assert [card.id for card in table.hero("jain").found] == ["health-potion"]


@pytest.mark.rule("DESC-SEARCH-05")
def test_what_was_drunk_is_handed_to_nobody() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gj..z", at=at, party=TWO, rolls=MISS)
    table.hero("grisban").found = [Card("health-potion")]
    table.hero("grisban").found[0].spent = True
    table.do("move")
    assert not [option for option in table.options if option.startswith("give:health-potion")]


# -- sight ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-LOS-04")
def test_friends_stand_in_the_way_of_an_arrow() -> None:
    at = {"jain": "j", "grisban": "g", "zombie-1": "z"}
    table = Table("jg.z", at=at, party={**J, **G}, rolls=MISS)
    assert not table.can("attack:yew-shortbow:zombie-1")


@pytest.mark.rule("DESC-KO-13")
def test_the_fallen_do_not() -> None:
    at = {"jain": "j", "grisban": "-", "zombie-1": "z"}
    table = Table("j..z", at=at, party={**J, **G}, rolls=MISS)
    grisban, hero = table.figure("grisban"), table.hero("grisban")
    grisban.damage, hero.fallen = 14, 1
    assert table.can("attack:yew-shortbow:zombie-1")


@pytest.mark.rule("DESC-TGT-04", "DESC-REACH-02")
def test_an_ettin_does_not_reach_past_a_hero() -> None:
    at = {"grisban": "g", "jain": "j", "ettin-1": "e"}
    table = Table("eegj", "ee##", at=at, party=TWO, turn="ettin-1", rolls=MISS)
    assert table.can("attack:own-attack:grisban")
    assert not table.can("attack:own-attack:jain")


@pytest.mark.rule("DESC-ATK-02")
def test_a_staff_with_reach_is_no_bow() -> None:
    at = {"avric": "a", "zombie-1": "z", "zombie-2": "y"}
    table = Table("a.zy", at=at, party={"avric": "spiritspeaker"}, rolls=MISS)
    assert table.can("attack:oak-staff:zombie-1")
    assert not table.can("attack:oak-staff:zombie-2")


# -- between -------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-ODET-06")
def test_a_group_that_began_is_ended_whatever_is_killed_meanwhile() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y", "goblin-archer-1": "a"}
    table = Table("gz.y.a", at=at, party=G, rolls=MISS)
    until_overlord(table, "activate")
    table.do("activate:zombie-1")
    while table.decision.kind != "activate":
        table.do("end-activation")
        if table.s.active == "zombie-2":
            break
    assert table.s.active == "zombie-2"


@pytest.mark.rule("DESC-KO-05", "DESC-OCARD-11")
def test_a_fallen_hero_brings_the_last_card_and_a_new_deck() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", at=at, party=G, turn="zombie-1", cards=("dash",), rolls=HIT)
    table.s.discard += ["frenzy", "dark-might"]
    table.figure("grisban").damage = 12
    table.do("attack:own-attack:grisban")
    assert (table.s.hand, sorted(table.s.deck), table.s.discard) == (["dash"], ["dark-might", "frenzy"], [])


@pytest.mark.rule("DESC-HTURN-02")
def test_armour_of_faith_lasts_until_the_disciples_next_turn() -> None:
    at = {"avric": "a", "jain": "j", "zombie-1": "z"}
    skills = "armor-of-faith"
    table = Table("aj...z", at=at, party={**A, **J}, skills=skills, rolls=always(red="d1", blue="x", yellow="d2"))
    table.do("use-on:prayer-of-healing:jain", "end-turn")
    assert [effect for effect in table.s.lasting if "armor-of-faith" in effect]
    table.do("end-turn")
    until_overlord(table)
    while table.s.active != "avric":
        idle = ("next:avric", "end-activation", "pass")
        table.do(next((each for each in table.options if each in idle), table.options[0]))
    assert not [effect for effect in table.s.lasting if "armor-of-faith" in effect]


@pytest.mark.rule("DESC-COND-08", "DESC-COND-07")
def test_two_conditions_at_once_and_none_twice() -> None:
    table = Table("l.z", at={"leoric": "l", "zombie-1": "z"}, party=L, rolls=HIT)
    zombie = table.figure("zombie-1")
    for condition in (IMMOBILIZED, IMMOBILIZED, 1):
        inflict(table.s, zombie, condition)
    assert zombie.conditions == IMMOBILIZED | 1
