"""Scenes of what is easily got wrong when two rules meet."""

from __future__ import annotations

import pytest

from tests.rules.descent.scenes.always import FAIL, HIT, MISS, PASS, G, J, L, N, S, always, moment, until_overlord
from tests.rules.descent.table import Table, Toy
from undercroft.games.descent.geometry.plan import edge
from undercroft.games.descent.state import IMMOBILIZED, POISONED, STUNNED, Card

TWO = {**G, **J}
THREE = {**G, **J, **L}


# -- movement and terrain -----------------------------------------------------------------------------


@pytest.mark.rule("DESC-WATER-03", "DESC-FMOVE-03")
def test_one_fatigue_does_not_lead_into_water_and_two_do() -> None:
    table = Table("g~", at={"grisban": "g"}, party=G).do("tire")
    assert not table.goes("~")
    assert table.do("tire").goes("~")


@pytest.mark.rule("DESC-PIT-03", "DESC-FMOVE-04")
def test_no_fatigue_helps_out_of_a_pit() -> None:
    table = Table("o.", at={"grisban": "o"}, party=G)
    assert table.why("tire") == "DESC-PIT-03"
    assert table.why("move") == "DESC-PIT-03"


@pytest.mark.rule("DESC-PIT-02", "DESC-KO-06")
def test_a_pit_knocks_out_whoever_has_two_health_left() -> None:
    table = Table("go", at={"grisban": "g"}, party=G)
    table.figure("grisban").damage = 12
    table.do("move").go("o")
    assert table.hero("grisban").fallen == table.space("o")
    assert table.told("turn-over") == [{"hero": "grisban"}]


@pytest.mark.rule("DESC-STAND-05", "DESC-PIT-03")
def test_who_stands_up_in_a_pit_is_in_it_and_unhurt() -> None:
    table = Table("o.", at={"grisban": "o"}, party=G, red="d2 d2")
    table.figure("grisban").spaces, table.figure("grisban").damage, table.hero("grisban").fallen = 0, 14, 0
    table.do("stand-up")
    assert (table.where("grisban"), table.figure("grisban").damage) == ("o", 10)


@pytest.mark.rule("DESC-KO-11", "DESC-PIT-02")
def test_a_token_in_a_pit_does_not_cover_it() -> None:
    table = Table("go", at={"grisban": "g", "jain": "o"}, party=TWO)
    jain = table.figure("jain")
    table.hero("jain").fallen, jain.spaces, jain.damage = 1, 0, 8
    table.do("move").go("o")
    assert (table.where("grisban"), table.figure("grisban").damage) == ("o", 2)


@pytest.mark.rule("DESC-LAVA-02", "DESC-LAVA-04", "DESC-KO-06")
def test_lava_that_burns_out_the_last_health_leaves_the_token_beside_it() -> None:
    table = Table("gL", at={"grisban": "g"}, party=G)
    table.figure("grisban").damage = 13
    table.do("move").go("L")
    assert table.hero("grisban").fallen == table.space("g")


@pytest.mark.rule("DESC-MOVE-12", "DESC-FMOVE-04")
def test_a_point_for_fatigue_before_a_move_adds_to_it() -> None:
    table = Table("g....x", at={"grisban": "g"}, party=G).do("tire", "move")
    assert table.figure("grisban").points == 4
    assert not table.goes("x")
    assert table.do("tire").goes("x")


@pytest.mark.rule("DESC-MOVE-09", "DESC-WATER-02")
def test_water_under_a_friend_costs_two_points_as_well() -> None:
    table = Table("g~x", at={"grisban": "g", "jain": "~"}, party=TWO).do("move")
    assert (table.goes("~"), table.goes("x")) == (False, True)
    table.go("x")
    assert table.figure("grisban").points == 0


@pytest.mark.rule("DESC-LARGE-09", "DESC-LAVA-05")
def test_a_large_monster_half_in_lava_stays_when_its_activation_ends() -> None:
    at = {"grisban": "g", "barghest-1": "b"}
    table = Table("g...bL", at={**at, "barghest-1": "b"}, party=G, turn="barghest-1")
    table.figure("barghest-1").spaces |= table.spaces("L")
    table.do("end-activation")
    assert table.figure("barghest-1").spaces


@pytest.mark.rule("DESC-DOOR-05", "DESC-ADJ-03")
def test_nobody_is_struck_or_revived_through_a_shut_door() -> None:
    doors = [[edge((0, 0), (1, 0))]]
    table = Table("gz", at={"grisban": "g", "zombie-1": "z"}, party=G, doors=doors, rolls=MISS)
    assert table.why("attack:chipped-greataxe:zombie-1") == "DESC-TGT-05"
    assert table.do("open-door:0").can("attack:chipped-greataxe:zombie-1")


# -- attacks ------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-SURGE-06")
def test_nobody_is_asked_about_a_surge_that_brings_nothing() -> None:
    """No fatigue, bare hands: there is nothing to spend it on."""
    table = Table("gz", at={"grisban": "g", "zombie-1": "z"}, party=G, blue="r2d2s1", brown="0")
    for card in table.hero("grisban").items:
        card.equipped = False
    table.do("attack:unarmed:zombie-1")
    assert (table.decision.kind, table.figure("zombie-1").damage) == ("act", 2)


@pytest.mark.rule("DESC-PIERCE-01", "DESC-DMG-03")
def test_pierce_beyond_the_shields_adds_nothing() -> None:
    at = {"leoric": "l", "zombie-1": "z"}
    table = Table("l.z", at=at, party=L, blue="r5d1", yellow="d1s1", brown="1")
    table.do("attack:arcane-bolt:zombie-1", "surge:pierce-2")
    assert table.figure("zombie-1").damage == 2


@pytest.mark.rule("DESC-KO-07")
def test_leoric_on_the_ground_weakens_no_monster() -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z"}
    table = Table("lgz", at=at, party={**G, **L}, turn="zombie-1", rolls=HIT)
    leoric = table.figure("leoric")
    table.hero("leoric").fallen, leoric.spaces, leoric.damage = 0, 0, 8
    table.do("attack:own-attack:grisban")
    assert table.figure("grisban").damage == 4


@pytest.mark.rule("DESC-BLAST-05")
def test_a_blast_beside_oneself_strikes_oneself() -> None:
    at = {"leoric": "l", "zombie-1": "z"}
    rolls = always(blue="r4d2", yellow="d2", brown="0", grey="0", black="0")
    table = Table("lz", at=at, party=L, skills="exploding-rune", rolls=rolls)
    table.do("use-on:exploding-rune:zombie-1")
    while table.decision.kind in ("surge", "answer", "choose"):
        table.do(table.options[-1])
    assert table.figure("leoric").damage == 4


@pytest.mark.rule("DESC-TGT-10")
def test_the_surges_of_the_other_hand_are_not_for_this_one() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    rolls = always(blue="r2d2s1", yellow="d1s1", brown="0")
    table = Table("gz", at=at, party=G, items="iron-spear light-hammer", rolls=rolls)
    table.do("attack:iron-spear:zombie-1")
    offered = {option for option in table.options if option.startswith("surge")}
    assert offered == {"surge:damage-1", "surge:pierce-1"}


@pytest.mark.rule("DESC-ODET-10", "DESC-REACH-02")
def test_reach_goes_no_further_through_a_wall() -> None:
    at = {"grisban": "g", "merriod-1": "m"}
    open_to = Table("g.mm", "..mm", at=at, party=G, turn="merriod-1")
    assert open_to.can("attack:own-attack:grisban")
    walls = [edge((0, 0), (1, 0)), edge((0, 1), (1, 1))]
    table = Table("g.mm", "..mm", at=at, party=G, turn="merriod-1", walls=walls)
    assert not table.can("attack:own-attack:grisban")


# -- conditions ---------------------------------------------------------------------------------------


def overlord_starts(*rows: str, hand: list[str], at: dict[str, str], conditions: int = 0) -> Table:
    """The heroes are done, and the overlord is asked first."""
    table = Table(*rows, at=at, hand=hand, cards=("frenzy",) * 9, rolls=FAIL)
    table.figure("grisban").conditions = conditions
    return until_overlord(table)


@pytest.mark.rule("DESC-COND-06")
@pytest.mark.card("dark-charm")
def test_a_charm_makes_nobody_act_who_is_stunned() -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z"}
    free = overlord_starts("gl.z", hand=["dark-charm"], at=at).do("play-on:dark-charm:grisban")
    assert (free.decision.kind, free.can("move")) == ("choose", True)
    held = overlord_starts("gl.z", hand=["dark-charm"], at=at, conditions=STUNNED)
    held.do("play-on:dark-charm:grisban")
    assert held.decision.kind != "choose"
    assert (held.s.discard, held.figure("grisban").conditions) == (["dark-charm"], STUNNED)


@pytest.mark.rule("DESC-COND-06")
@pytest.mark.card("blood-rage")
def test_a_stunned_monster_in_a_blood_rage_strikes_nobody_and_is_gone() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", at=at, party=G, hand=("blood-rage",), cards=("dash",) * 9, rolls=HIT)
    table.do("end-turn")
    while "play-on:blood-rage:zombie-1" not in table.options:
        table.figure("zombie-1").conditions = STUNNED
        table.do("end-activation" if table.can("end-activation") else table.options[-1])
    table.do("play-on:blood-rage:zombie-1")
    assert (table.figure("zombie-1").spaces, table.figure("grisban").damage) == (0, 0)


@pytest.mark.rule("DESC-COND-06")
@pytest.mark.card("syndrael-feat")
def test_a_stunned_friend_takes_no_move_action_of_a_feat() -> None:
    at = {"syndrael": "s", "grisban": "g"}
    table = Table("s..g...", at=at, party={**S, **G})
    table.figure("grisban").conditions = STUNNED
    table.do("use-on:syndrael-feat:grisban")
    assert table.decision.about["figure"] == "syndrael"
    table.do("done")
    assert table.figure("grisban").spaces == table.spaces("g")


@pytest.mark.rule("DESC-COND-06")
def test_poison_is_kept_by_a_monster_which_fails_every_test() -> None:
    at = {"grisban": "-", "zombie-1": "z", "zombie-2": "y"}
    table = Table("z.y", at=at, party=G, turn="zombie-2")
    table.figure("zombie-1").conditions = POISONED
    table.do("end-activation")
    assert (table.s.active, table.figure("zombie-1").damage, table.figure("zombie-1").conditions) == (
        "zombie-1",
        1,
        POISONED,
    )


@pytest.mark.rule("DESC-COND-06", "DESC-ODET-02")
def test_a_monster_that_dies_of_poison_acts_no_more() -> None:
    at = {"grisban": "-", "zombie-1": "z", "zombie-2": "y", "zombie-master": "m"}
    table = Table("z.ym", at=at, party=G, turn="zombie-2")
    table.figure("zombie-1").conditions, table.figure("zombie-1").damage = POISONED, 2
    table.do("end-activation", "activate:zombie-1")
    assert table.figure("zombie-1").spaces == 0
    assert table.s.active == "zombie-master"


# -- knocked out --------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-REVIVE-05", "DESC-KO-14")
def test_a_potion_brings_up_beside_the_token_whose_space_is_taken() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gz.", "...", at={**at, "jain": "z"}, party=TWO, found="health-potion")
    jain = table.figure("jain")
    table.hero("jain").fallen, jain.spaces, jain.damage = 1, 0, 8
    table.do("use-on:health-potion:jain")
    assert (table.decision.kind, table.decision.seat) == ("stand-at", table.hero("jain").seat)
    table.do(table.options[0])
    assert (jain.damage, jain.spaces != 0, jain.spaces & table.figure("zombie-1").spaces) == (0, True, 0)


@pytest.mark.rule("DESC-KO-08", "DESC-FAT-01")
def test_a_hero_who_falls_by_fatigue_has_no_more_of_either_than_there_is_room_for() -> None:
    at = {"grisban": "g", "barghest-1": "b"}
    table = Table("gbb", at=at, party=G, turn="barghest-1", rolls=FAIL)
    table.hero("grisban").fatigue, table.figure("grisban").damage = 4, 13
    table.do("use:howl")
    while table.decision.kind == "answer":
        table.do("pass")
    assert (table.hero("grisban").fallen, table.figure("grisban").damage, table.hero("grisban").fatigue) == (0, 14, 4)


@pytest.mark.rule("DESC-STAND-03", "DESC-STAND-04")
def test_standing_up_takes_off_hearts_and_surges_and_no_more() -> None:
    table = Table("g.", at={"grisban": "g"}, party=G, red="d3s1 d2")
    grisban, hero = table.figure("grisban"), table.hero("grisban")
    grisban.spaces, grisban.damage, hero.fallen, hero.fatigue = 0, 14, 0, 4
    table.do("stand-up")
    assert (grisban.damage, hero.fatigue) == (9, 3)


@pytest.mark.rule("DESC-KO-16", "DESC-STAND-10")
def test_who_was_revived_has_both_actions_in_the_turn_that_is_left() -> None:
    table = Table("gj.", at={"grisban": "g", "jain": "j"}, party=TWO, red="d2 d2")
    jain = table.figure("jain")
    table.hero("jain").fallen, jain.spaces, jain.damage = 1, 0, 8
    table.do("revive:jain", "end-turn")
    assert (table.s.active, jain.actions) == ("jain", 2)


@pytest.mark.rule("DESC-KO-05", "DESC-OCARD-11")
def test_no_card_is_drawn_where_there_is_none() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("j.gz", at=at, party=TWO, turn="zombie-1", cards=(), rolls=HIT)
    table.figure("grisban").damage = 12
    table.do("attack:own-attack:grisban")
    assert (table.hero("grisban").fallen, table.s.hand, table.s.deck) == (table.space("g"), [], [])


# -- familiars ----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-FAM-08")
def test_the_reanimate_attacks_within_its_move() -> None:
    at = {"leoric": "l", "reanimate": "r", "zombie-1": "z"}
    table = Table("l.r.z", ".....", at=at, party=N, rolls=MISS).do("activate:reanimate", "move")
    table.do("walk:3", "attack:own-attack:zombie-1")
    assert table.figure("reanimate").points == 2
    assert table.can("walk:2")


@pytest.mark.rule("DESC-FAM-03")
def test_a_familiar_that_acted_first_does_not_act_again_afterwards() -> None:
    table = Table("l.r.", at={"leoric": "l", "reanimate": "r"}, party=N)
    table.do("activate:reanimate", "end-activation", "move", "move")
    assert table.why("activate:reanimate") == "DESC-FAM-03"


@pytest.mark.rule("DESC-FAMFIG-11", "DESC-FAM-01")
def test_a_reanimate_that_fell_is_raised_anew_whole() -> None:
    at = {"leoric": "l", "reanimate": "r", "zombie-1": "z"}
    table = Table("l.rz", at=at, party=N, rolls=HIT)
    table.figure("reanimate").damage, table.figure("reanimate").spaces = 4, 0
    table.do("use-at:raise-dead:1")
    assert (table.figure("reanimate").damage, table.figure("reanimate").spaces) == (0, 1 << 1)


# -- objectives, equipment, decks ---------------------------------------------------------------------


@pytest.mark.rule("DESC-TRADE-03", "DESC-SHCARD-06")
def test_armour_that_is_handed_over_protects_neither_of_the_two() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("gj.", at=at, party=TWO).give("grisban", "chainmail")
    table.hero("grisban").items[-1].equipped = True
    table.do("move", "give:chainmail:jain")
    for name in TWO:
        assert not any(card.id == "chainmail" and card.equipped for card in table.hero(name).items)


@pytest.mark.rule("DESC-EXH-03", "DESC-TRADE-01")
def test_an_exhausted_card_stays_exhausted_in_other_hands() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("gj.", at=at, party=TWO).give("grisban", "iron-shield")
    table.hero("grisban").items[-1].exhausted = True
    table.do("move", "give:iron-shield:jain")
    assert next(card for card in table.hero("jain").items if card.id == "iron-shield").exhausted


@pytest.mark.rule("DESC-EQLIM-02")
def test_a_shield_and_an_axe_for_two_hands_are_too_much() -> None:
    table = Table("g....j", at={"grisban": "g", "jain": "j"}, party=TWO).give("jain", "iron-shield")
    table.do("end-turn")
    assert table.decision.kind == "equip"
    assert table.why("equip:iron-shield") == "DESC-EQLIM-02"
    assert table.do("put-away:yew-shortbow").can("equip:iron-shield")


@pytest.mark.rule("DESC-CARRY-06", "DESC-LARGE-08")
def test_what_is_carried_lies_again_where_a_pit_trap_killed_its_carrier() -> None:
    table = Table("g.t", at={"grisban": "g", "jain": "t"}, party=TWO, tokens="t", hand=("pit-trap",), rolls=FAIL)
    Toy.carries = True
    grisban = table.figure("grisban")
    grisban.carries, grisban.damage, table.s.tokens[0].space = "red-1", 13, -1
    table.do("move", "walk:1", "play:pit-trap")
    assert (grisban.carries, table.s.tokens[0].space, table.hero("grisban").fallen) == ("", 1, 1)


@pytest.mark.rule("DESC-SEARCH-01")
def test_a_search_takes_an_action_and_the_stunned_make_none() -> None:
    table = Table("gc", at={"grisban": "g"}, party=G, search="c", deck="stamina-potion curse-doll")
    table.figure("grisban").conditions = STUNNED
    assert table.why("search:1") == "DESC-COND-06"
    table.do("shake-off", "search:1")
    assert table.figure("grisban").actions == 0


# -- two heroes, the overlord's turn ------------------------------------------------------------------


@pytest.mark.rule("DESC-TWOH-02", "DESC-COND-06")
def test_the_immobilized_make_their_free_attack() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gz...j", at=at, party=TWO, rolls=MISS)
    table.figure("grisban").conditions = IMMOBILIZED
    assert table.can("free-attack:chipped-greataxe:zombie-1")


@pytest.mark.rule("DESC-TWOH-01")
def test_two_heroes_of_two_players_attack_freely_too() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gz...j", at=at, party=TWO, seats=3, rolls=MISS)
    assert table.can("free-attack:chipped-greataxe:zombie-1")


@pytest.mark.rule("DESC-OTURN-06", "DESC-LT-05")
def test_a_lieutenant_is_a_group_of_one() -> None:
    at = {"grisban": "-", "splig": "s", "zombie-1": "z", "zombie-2": "y"}
    table = Table("s.z.y", at=at, party=G, turn="splig")
    table.do("end-activation")
    assert (table.decision.kind, table.options) == ("activate", ["activate:zombie-1", "activate:zombie-2"])


@pytest.mark.rule("DESC-QG-06", "DESC-ODET-02")
def test_nobody_is_asked_whom_to_activate_where_there_is_one() -> None:
    at = {"grisban": "-", "zombie-1": "z", "zombie-2": "y"}
    table = Table("z.y", at=at, party=G, turn="zombie-1").do("end-activation")
    assert (table.s.active, table.decision.kind) == ("zombie-2", "monster")


@pytest.mark.rule("DESC-TWOP-02", "DESC-ROUND-06")
def test_the_last_hero_is_not_asked_for() -> None:
    table = Table("g....jl", at={"grisban": "g", "jain": "j", "leoric": "l"}, party=THREE).do("end-turn")
    assert (table.decision.kind, len(table.options)) == ("next", 2)
    table.do("next:leoric", "end-turn")
    assert (table.s.active, table.decision.kind) == ("jain", "act")


@pytest.mark.rule("DESC-OCARD-06", "DESC-OCARD-08")
def test_a_second_dash_on_the_same_monster_is_refused_and_on_another_allowed() -> None:
    at = {"grisban": "-", "zombie-1": "z", "zombie-2": "y"}
    table = Table("z....y", at=at, party=G, turn="zombie-1", hand=("dash", "dash"), cards=("frenzy",))
    table.do("play:dash")
    assert not table.can("play:dash")
    table.do("end-activation")
    assert (table.s.active, table.can("play:dash")) == ("zombie-2", True)


@pytest.mark.rule("DESC-GOLD-03", "DESC-OCARD-05")
def test_two_traps_of_different_names_may_answer_one_step() -> None:
    hand = ("pit-trap", "tripwire")
    table = Table("g....", at={"grisban": "g"}, party=G, hand=hand, cards=("dash",), rolls=FAIL)
    table.do("move", "walk:1", "play:pit-trap")
    assert (moment(table), table.options) == ("entered", ["play:tripwire", "pass"])
    table.do("play:tripwire")
    assert (table.figure("grisban").damage, table.figure("grisban").points) == (1, 0)


@pytest.mark.rule("DESC-GOLD-03")
def test_a_step_beside_a_knight_and_a_thief_is_answered_by_both() -> None:
    """Guard first, then caltrops; the survivor is held."""
    at = {"syndrael": "s", "tomble": "t", "zombie-1": "z"}
    rolls = {**always(blue="r5d1", red="d1", brown="1"), **PASS}
    party = {**S, "tomble": "thief"}
    table = Table("s.z.", "t...", at=at, party=party, turn="zombie-1", skills="guard-skill", rolls=rolls)
    table.hero("tomble").skills.append(Card("caltrops"))
    table.do("move", "walk:1")
    asked = []
    while table.decision.kind == "answer":
        asked.append(table.options[0])
        table.do(table.options[0])
    assert asked == ["use:guard-skill", "use:caltrops"]
    assert table.figure("zombie-1").conditions & IMMOBILIZED


@pytest.mark.rule("DESC-KO-06")
@pytest.mark.card("dark-pact")
@pytest.mark.parametrize("before", [(), ("move", "move")])
def test_who_falls_by_a_pact_while_the_reanimate_acts_does_not_stand_up_in_that_turn(before: tuple[str, ...]) -> None:
    at = {"leoric": "l", "grisban": "g", "reanimate": "r"}
    table = Table("l.rLg", at=at, party={**N, **G}, skills="dark-pact")
    table.figure("leoric").damage = 7
    table.do(*before, "activate:reanimate", "move").go("L")
    assert (moment(table), table.can("use:dark-pact")) == ("suffering", True)
    table.do("use:dark-pact")
    while table.s.active == "reanimate":
        table.do("end-activation" if table.can("end-activation") else "pass")
    assert table.hero("leoric").fallen == table.space("l")
    assert (table.s.active, table.hero("leoric").done) == ("grisban", True)


@pytest.mark.rule("DESC-COND-06")
@pytest.mark.card("web-trap", "curse-doll")
def test_points_are_lost_in_a_web_even_if_it_is_cut_at_once() -> None:
    table = Table("g....", at={"grisban": "g"}, party=G, hand=("web-trap",), found="curse-doll", rolls=FAIL)
    table.do("move", "walk:1", "play:web-trap", "use-on:curse-doll:grisban")
    assert (table.figure("grisban").conditions, table.figure("grisban").points) == (0, 0)
    assert table.do("tire").can("walk:2")
