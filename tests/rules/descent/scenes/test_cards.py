"""Scenes from the text of cards: where two of them meet, or a rule and a card."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing
from tests.rules.descent.scenes.always import FAIL, HIT, MISS, PASS, A, G, J, L, N, S, always, moment, until_overlord
from tests.rules.descent.table import Table
from undercroft.games.descent.attacks import can_affect
from undercroft.games.descent.forecast import forecast
from undercroft.games.descent.lasting import begin
from undercroft.games.descent.state import IMMOBILIZED, POISONED, STUNNED, Card, DescentState, Token
from undercroft.games.descent.wounds import inflict

Z = {"zombie-1": "z"}


def asked(table: Table) -> list[str]:
    return table.options if table.decision.kind == "choose" else []


# -- which weapon --------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-TGT-07")
@pytest.mark.card("whirlwind")
def test_a_whirlwind_is_made_with_either_of_two_weapons() -> None:
    at = {"grisban": "g", **Z}
    table = Table("gz.", at=at, party=G, skills="whirlwind", items="light-hammer steel-broadsword", rolls=MISS)
    table.do("use:whirlwind")
    assert {option.split(":")[1] for option in asked(table)} == {"light-hammer", "steel-broadsword"}
    table.do(next(option for option in table.options if "light-hammer" in option))
    assert table.told("attacks")[-1]["weapon"] == "light-hammer"


@pytest.mark.rule("DESC-TGT-07")
@pytest.mark.card("break-the-rune", "inscribe-rune")
def test_any_weapon_with_a_rune_on_it_breaks() -> None:
    at = {"leoric": "l", **Z}
    skills = "break-the-rune inscribe-rune"
    table = Table("l.z", at=at, party=L, skills=skills, items="sling crossbow", rolls=MISS).do("use:break-the-rune")
    assert {option.split(":")[1] for option in asked(table)} == {"sling", "crossbow"}


# -- Leoric's presence ---------------------------------------------------------------------------------


@pytest.mark.card("leoric-ability")
def test_a_roll_of_one_heart_stays_one_before_surges_add_to_it() -> None:
    at = {"leoric": "l", "goblin-archer-1": "a", "goblin-archer-master": "m"}
    dice = always(blue="r5d1", yellow="r1s1", grey="0")
    table = Table("l.a", "..m", at=at, party=L, turn="goblin-archer-1", rolls=dice)
    table.do("attack:own-attack:leoric", "surge:damage-1")
    assert table.figure("leoric").damage == 2


@pytest.mark.card("leoric-ability")
def test_a_higher_roll_is_one_less_whatever_surges_add() -> None:
    at = {"leoric": "l", "goblin-archer-1": "a", "goblin-archer-master": "m"}
    dice = always(blue="r5d1", yellow="d1s1", grey="0")
    table = Table("l.a", "..m", at=at, party=L, turn="goblin-archer-1", rolls=dice)
    table.do("attack:own-attack:leoric", "surge:damage-1")
    assert table.figure("leoric").damage == 2


@pytest.mark.card("leoric-ability", "expert-blow")
def test_an_expert_blow_adds_to_the_one_heart_that_is_left() -> None:
    at = {"leoric": "l", "zombie-1": "z"}
    dice = always(blue="r5d1", yellow="r1s1", grey="0")
    table = Table("lz.", at=at, party=L, turn="zombie-1", hand=("expert-blow",), rolls=dice)
    table.do("attack:own-attack:leoric", "play:expert-blow", "keep")
    assert table.figure("leoric").damage == 3


# -- the spirits of ancestors --------------------------------------------------------------------------


@pytest.mark.card("ancestor-spirits", "tempest")
def test_spirits_follow_a_tempest_that_failed_and_refreshed() -> None:
    at = {"avric": "a", **Z}
    table = Table("a..z", at=at, party={"avric": "spiritspeaker"}, skills="tempest ancestor-spirits", rolls=FAIL)
    avric = table.figure("avric")
    avric.damage = 3
    table.do("use:tempest")
    assert (table.hero("avric").fatigue, table.can("use:ancestor-spirits")) == (1, True)
    table.do("use:ancestor-spirits")
    assert (table.hero("avric").fatigue, avric.damage) == (1, 2)


@pytest.mark.card("ancestor-spirits", "natures-bounty")
def test_spirits_follow_a_bountiful_rest() -> None:
    at = {"avric": "a", "jain": "j", "grisban": "g", **Z}
    party = {"avric": "spiritspeaker", **J, **G}
    table = Table("a..z", "jg..", at=at, party=party, skills="natures-bounty ancestor-spirits")
    avric, hero = table.figure("avric"), table.hero("avric")
    avric.damage, hero.fatigue = 5, 2
    table.do("rest", "end-turn")
    assert table.can("use:ancestor-spirits")
    table.do("use:ancestor-spirits")
    assert avric.damage == 2


# -- placed, and where not -----------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-DOTW1-01")
@pytest.mark.card("raise-dead")
def test_the_dead_are_not_raised_under_a_boulder() -> None:
    def boulder(s: DescentState) -> None:
        hero = s.hero("leoric")
        hero.hero_class = "necromancer"
        hero.skills = [Card("raise-dead")]
        near = s.board.lay(0).around(s.figure("leoric").spaces)
        s.tokens.append(Token("red-1", "red", near.bit_length() - 1))

    play = Playing("death-on-the-wing", heroes=4, turn="leoric", at={"leoric": (4, 4)}, then=boulder)
    space = play.token("red-1").space
    places = [option for option in play.options if option.startswith("use-at:raise-dead")]
    assert places
    assert f"use-at:raise-dead:{space}" not in places


# -- traps and moves -----------------------------------------------------------------------------------


@pytest.mark.card("tripwire", "syndrael-feat")
def test_a_tripwire_ends_the_move_action_of_a_feat() -> None:
    at = {"syndrael": "s", "jain": "j", **Z}
    table = Table("s......z", "j.......", at=at, party={**S, **J}, hand=("tripwire",), rolls=FAIL)
    table.do("use-on:syndrael-feat:jain")
    table.do(next(option for option in table.options if option.startswith("walk")))
    while moment(table) != "entered":
        table.do("pass")
    table.do("play:tripwire")
    assert (table.decision.kind, table.decision.about.get("figure")) == ("go", "syndrael")


@pytest.mark.card("demonhide-leather", "syndrael-feat")
def test_the_free_move_of_a_feat_is_a_move_action_for_demonhide() -> None:
    at = {"syndrael": "s", "jain": "j", **Z}
    items = "iron-longsword demonhide-leather"
    table = Table("s......z", "j.......", at=at, party={**S, **J}, items=items, rolls=MISS)
    table.do("use-on:syndrael-feat:jain", "done", "walk:1", "done", "move", "walk:2", "end-turn")
    assert table.hero("syndrael").fatigue == 1


@pytest.mark.card("pit-trap", "tripwire")
def test_a_pit_and_a_wire_in_the_same_space() -> None:
    at = {"grisban": "g", **Z}
    table = Table("g.....z", at=at, party=G, hand=("pit-trap", "tripwire"), rolls=FAIL)
    table.do("move", "walk:1", "play:pit-trap")
    assert table.options == ["play:tripwire", "pass"]
    table.do("play:tripwire")
    assert (table.figure("grisban").damage, table.figure("grisban").points) == (1, 0)


@pytest.mark.card("tripwire")
def test_no_wire_is_stretched_before_a_step_for_fatigue() -> None:
    table = Table("g.....z", at={"grisban": "g", **Z}, party=G, hand=("tripwire",), cards=("dash",) * 3, rolls=FAIL)
    table.do("tire", "walk:1")
    assert moment(table) == ""


@pytest.mark.card("pit-trap")
def test_with_the_last_point_spent_a_pit_stuns() -> None:
    table = Table("g....z", at={"grisban": "g", **Z}, party=G, hand=("pit-trap",), rolls=FAIL)
    table.do("tire", "walk:1", "play:pit-trap")
    assert (table.figure("grisban").damage, table.figure("grisban").conditions) == (1, STUNNED)


@pytest.mark.card("wicked-laughter", "pit-trap")
def test_laughter_makes_a_test_harder_and_a_second_pass_brings_a_card() -> None:
    hand = ("pit-trap", "wicked-laughter")
    table = Table("g.....z", at={"grisban": "g", **Z}, party=G, hand=hand, grey="1 0", black="0 0")
    table.do("move", "walk:1", "play:pit-trap", "play:wicked-laughter")
    assert (table.figure("grisban").damage, table.s.hand) == (0, ["dash"])
    table = Table("g.....z", at={"grisban": "g", **Z}, party=G, hand=hand, grey="1 1", black="0 0")
    table.do("move", "walk:1", "play:pit-trap", "play:wicked-laughter")
    assert (table.figure("grisban").damage, table.s.hand) == (1, [])


@pytest.mark.card("dark-charm")
def test_a_charmed_hero_pays_no_fatigue_and_drinks_nothing() -> None:
    at = {"grisban": "g", "jain": "j", **Z}
    table = Table("gj...z", at=at, party={**G, **J}, hand=("dark-charm",), found="stamina-potion", rolls=FAIL)
    until_overlord(table, "answer")
    while moment(table) != "turn-starts":
        table.do("pass")
    table.do("play-on:dark-charm:grisban")
    kinds = {option.split(":")[0] for option in table.options}
    assert kinds == {"move", "attack"}
    assert table.can("attack:chipped-greataxe:grisban")


# -- answers to attacks --------------------------------------------------------------------------------


@pytest.mark.card("heavy-cloak")
def test_a_cloak_finds_no_surge_to_take_where_there_is_none() -> None:
    at = {"grisban": "g", **Z}
    table = Table("gz", at=at, party=G, turn="zombie-1", items="chipped-greataxe heavy-cloak", rolls=HIT)
    table.do("attack:own-attack:grisban")
    assert table.decision.kind == "monster"


@pytest.mark.card("unseen")
def test_the_surge_against_the_unseen_is_spent_before_all_else_counts() -> None:
    at = {"jain": "j", **Z}
    dice = always(blue="r2d2s1", yellow="d2", grey="0")
    table = Table("jz", at=at, party={"jain": "thief"}, turn="zombie-1", skills="unseen", rolls=dice)
    table.hero("jain").skills[-1].exhausted = True
    table.do("attack:own-attack:jain", "surge:damage-1")
    assert table.figure("jain").damage == 0
    table = Table("jz", at=at, party={"jain": "thief"}, turn="zombie-1", skills="unseen", rolls=dice)
    table.hero("jain").skills[-1].exhausted = True
    table.do("attack:own-attack:jain", "surge:unseen", "pass")
    assert table.figure("jain").damage + table.hero("jain").fatigue == 4


@pytest.mark.card("fire", "prayer-of-peace")
def test_monsters_beside_peace_do_not_even_burn() -> None:
    at = {"avric": "a", "elemental-1": "e"}
    table = Table("aee.", ".ee.", at=at, party=A, turn="elemental-1", skills="prayer-of-peace", rolls=HIT)
    table.hero("avric").skills[-1].exhausted = True
    assert not table.can("use:fire")
    assert not table.can("attack:own-attack:avric")


@pytest.mark.card("leoric-ability")
def test_the_odds_of_an_attack_near_leoric() -> None:
    at = {"leoric": "l", **Z}
    table = Table("lz", at=at, party=L, turn="zombie-1")
    option = next(each for each in table.decision.options if each.id == "attack:own-attack:leoric")
    told = forecast(table.s, 0, option)
    assert told is not None
    assert sum(told.damage) == pytest.approx(1)


@pytest.mark.card("counter-attack")
def test_a_counter_attack_after_the_survivors_attack_and_it_goes_on() -> None:
    at = {"grisban": "g", "zombie-master": "z"}
    dice = {**HIT, "brown": "2 2 2"}
    table = Table("gz.", at=at, party=G, turn="zombie-master", skills="counter-attack", rolls=dice)
    table.do("attack:own-attack:grisban", "use:counter-attack")
    assert (table.figure("zombie-master").damage, table.s.active) == (2, "zombie-master")
    assert table.can("move")


@pytest.mark.card("dark-might", "critical-blow")
def test_two_cards_of_different_names_answer_one_roll() -> None:
    at = {"grisban": "g", **Z}
    hand = ("dark-might", "dark-might", "critical-blow")
    table = Table("gz", at=at, party=G, turn="zombie-1", hand=hand, rolls=HIT)
    table.do("attack:own-attack:grisban", "play:dark-might")
    assert table.options == ["play:critical-blow", "pass"]
    table.do("play:critical-blow", "surge:damage-3")
    assert table.figure("grisban").damage == 7


@pytest.mark.card("bloodlust")
def test_bloodlust_comes_after_the_one_card_for_the_fallen() -> None:
    at = {"grisban": "g", **Z}
    table = Table("gz", at=at, party=G, turn="zombie-1", hand=("bloodlust",), rolls=HIT)
    table.figure("grisban").damage = 12
    table.do("attack:own-attack:grisban")
    assert (moment(table), len(table.s.hand)) == ("knocked-out", 2)
    table.do("play:bloodlust")
    assert len(table.s.hand) == 3


@pytest.mark.card("guard-skill")
def test_a_step_into_the_space_of_the_fallen_is_a_step_into_an_empty_one() -> None:
    at = {"syndrael": "s", "jain": "-", **Z}
    table = Table("s...z", at=at, party={**S, **J}, turn="zombie-1", skills="guard-skill", rolls=MISS)
    jain, hero = table.figure("jain"), table.hero("jain")
    jain.damage, hero.fallen = 8, 1
    table.do("move", "walk:1")
    assert moment(table) == "entered"
    assert table.can("use:guard-skill")


@pytest.mark.card("web")
def test_a_hero_in_webs_without_fatigue_to_pay_stays() -> None:
    at = {"grisban": "g", "cave-spider-master": "c"}
    table = Table("gc...", at=at, party=G, rolls=MISS)
    table.hero("grisban").fatigue = 4
    table.do("move")
    assert not [option for option in table.options if option.startswith("walk")]
    assert table.why("walk:2") == "DESC-MCARD-08"


@pytest.mark.card("health-potion")
def test_a_potion_brings_a_neighbour_to_the_feet() -> None:
    at = {"grisban": "g", "jain": "j", **Z}
    table = Table("gj..z", at=at, party={**G, **J}, found="health-potion", rolls=MISS)
    jain, hero = table.figure("jain"), table.hero("jain")
    jain.spaces, jain.damage, hero.fallen = 0, 8, 1
    assert table.can("use-on:health-potion:jain")
    table.do("use-on:health-potion:jain")
    assert (jain.damage, hero.fallen, table.where("jain")) == (0, -1, "j")


@pytest.mark.card("air")
def test_air_is_not_reached_by_a_blast_from_afar() -> None:
    at = {"leoric": "l", "elemental-1": "e", **Z}
    dice = always(blue="r4d2", yellow="d2", brown="0", black="0", grey="0")
    table = Table("l..zee", "....ee", at=at, party=L, skills="exploding-rune", rolls=dice)
    begin(table.s, "air", "elemental-1", "overlord")
    table.do("use-on:exploding-rune:zombie-1")
    while table.decision.kind != "act":
        table.do(table.options[-1])
    assert table.figure("elemental-1").damage == 0


@pytest.mark.card("shield-slam")
def test_a_shield_stuns_without_a_wound() -> None:
    at = {"syndrael": "s", "zombie-master": "z"}
    dice = {**HIT, "red": "d3s1 d3s1", "brown": "2 2 2 2", "blue": "r5d1 r5d1"}
    table = Table("sz", at=at, party=S, skills="shield-slam", rolls=dice)
    table.do("attack:iron-longsword:zombie-master", "surge:shield-slam")
    assert table.figure("zombie-master").conditions == STUNNED


@pytest.mark.card("raise-dead")
def test_a_raised_corpse_springs_no_trap() -> None:
    table = Table("l..z", at={"leoric": "l", **Z}, party=N, hand=("pit-trap", "web-trap"), rolls=FAIL)
    table.do("use-at:raise-dead:1")
    assert moment(table) == ""


@pytest.mark.card("web-trap")
def test_a_web_catches_the_reanimate_too() -> None:
    at = {"leoric": "l", "reanimate": "r", **Z}
    table = Table("lr...z", at=at, party=N, hand=("web-trap",), rolls=PASS)
    table.do("activate:reanimate", "move", "walk:2")
    while moment(table) != "entered":
        table.do("pass")
    table.do("play:web-trap")
    assert table.figure("reanimate").conditions == IMMOBILIZED
    assert table.figure("leoric").conditions == 0


@pytest.mark.card("ashrian-ability")
def test_a_minion_that_first_steps_beside_ashrian_is_not_stunned() -> None:
    at = {"ashrian": "a", **Z}
    table = Table("a..z", at=at, party={"ashrian": "disciple"}, turn="zombie-1", rolls=MISS)
    table.do("move", "walk:1")
    assert table.figure("zombie-1").conditions == 0


@pytest.mark.card("first-strike")
def test_the_first_strike_comes_before_poison_and_stun_of_the_activation() -> None:
    at = {"jain": "j", "grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    table = Table("j...z.y", "g......", at=at, party={**J, **G}, skills="first-strike", rolls=MISS)
    inflict(table.s, table.figure("zombie-1"), POISONED)
    until_overlord(table, "activate")
    table.do("activate:zombie-1")
    assert (moment(table), table.figure("zombie-1").damage) == ("activated", 0)


@pytest.mark.card("curse-of-the-monkey-god", "whirlwind")
def test_a_monkey_whirls_no_axe() -> None:
    table = Table("gz.", at={"grisban": "g", **Z}, party=G, skills="whirlwind", rolls=MISS)
    begin(table.s, "curse-of-the-monkey-god", "grisban", "grisban")
    table.do("tire")
    assert not table.can("use:whirlwind")


@pytest.mark.card("curse-of-the-monkey-god", "break-the-rune", "exploding-rune")
def test_a_monkey_breaks_no_rune() -> None:
    skills = "break-the-rune exploding-rune"
    table = Table("lz.", at={"leoric": "l", **Z}, party=L, skills=skills, rolls=MISS)
    begin(table.s, "curse-of-the-monkey-god", "leoric", "leoric")
    table.do("tire")
    assert [option for option in table.options if option.startswith("use")] == []


@pytest.mark.rule("DESC-Q-TCP2-01")
def test_no_breath_of_fire_reaches_koth_in_the_library() -> None:
    at = {"flesh-moulder-1": (13, 7), "zombie-master": (14, 7), "koth-1": (15, 7)}
    play = Playing("the-cardinals-plight", 1, turn="", at=at, groups=("flesh-moulder", "barghest", "goblin-archer"))
    koth = play.figure("koth-1")
    assert not can_affect(play.s, play.figure("flesh-moulder-1"), koth)
    assert can_affect(play.s, play.figure("zombie-master"), koth)


@pytest.mark.card("charge", "web-trap")
def test_whoever_is_held_in_a_charge_goes_no_further_in_the_move_either() -> None:
    at = {"grisban": "g", **Z}
    table = Table("g.......z", at=at, party=G, skills="charge", hand=("web-trap",), rolls=FAIL)
    table.do("move", "use:charge", "walk:1", "play:web-trap")
    while table.decision.kind == "go":
        table.do("done")
    assert (table.figure("grisban").conditions, table.figure("grisban").points) == (IMMOBILIZED, 0)
