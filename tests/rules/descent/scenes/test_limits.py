"""Scenes from the text of the rules: what does not happen, or happens to all and to nobody else."""

from __future__ import annotations

import pytest

from tests.rules.descent.scenes.always import FAIL, HIT, MISS, PASS, A, G, J, L, N, S, always, moment, until_overlord
from tests.rules.descent.table import Table, Toy
from undercroft.games.descent.equipping import cannot_equip, put_on_all
from undercroft.games.descent.lasting import begin
from undercroft.games.descent.state import DISEASED, IMMOBILIZED, POISONED, STUNNED, Card
from undercroft.games.descent.threats import attackable
from undercroft.games.descent.wounds import inflict, suffer

Z = {"zombie-1": "z"}
TWO = {**G, **J}
SURGES = always(blue="r2d2s1", red="d3s1", yellow="d2s1", grey="0", black="0", brown="0")


def struck(attacker: str, *spend: str, act: int = 1) -> Table:
    """A lieutenant with two surges strikes Grisban, and spends them so."""
    at = {"grisban": "g", attacker: "s"}
    table = Table("gs....", at=at, party=G, turn=attacker, act=act, rolls=SURGES, hand=())
    table.do("attack:own-attack:grisban", *spend)
    return table


# -- surges that were not spent ------------------------------------------------------------------------


@pytest.mark.rule("DESC-SURGE-03")
@pytest.mark.card("knockback")
def test_splig_knocks_nobody_back_who_keeps_his_surge() -> None:
    table = struck("splig", "surge:damage-1", "keep")
    assert (table.where("grisban"), table.decision.kind) == ("g", "monster")


@pytest.mark.rule("DESC-SURGE-03")
@pytest.mark.card("blood-call")
def test_eliza_drinks_nothing_for_nothing() -> None:
    at = {"grisban": "g", "eliza": "s"}
    table = Table("gs....", at=at, party=G, turn="eliza", rolls=SURGES)
    table.figure("eliza").damage = 5
    table.do("attack:own-attack:grisban", "keep")
    assert table.figure("eliza").damage == 5


@pytest.mark.rule("DESC-SURGE-03")
@pytest.mark.card("subdue")
def test_zachareth_subdues_with_a_surge_alone() -> None:
    table = struck("zachareth", "keep")
    assert (table.figure("grisban").conditions, table.decision.kind) == (0, "monster")


# -- groups --------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-MON-03", "DESC-MON-02")
@pytest.mark.card("ashrian-feat")
def test_what_befalls_a_group_befalls_each_of_it_and_nobody_else() -> None:
    at = {"ashrian": "a", "zombie-1": "z", "zombie-master": "m", "goblin-archer-1": "b"}
    table = Table("a.zb....m", at=at, party={"ashrian": "disciple"}, rolls=MISS)
    table.do("use-on:ashrian-feat:zombie-1")
    assert [table.figure(name).conditions for name in ("zombie-1", "zombie-master", "goblin-archer-1")] == [
        STUNNED,
        STUNNED,
        0,
    ]


@pytest.mark.rule("DESC-MON-03")
@pytest.mark.card("shared-pain")
def test_shared_pain_leaves_the_target_with_its_own_wound() -> None:
    at = {"avric": "a", "zombie-master": "z", "zombie-2": "y", "barghest-1": "b"}
    table = Table("az...y", "..bb..", at=at, party={"avric": "spiritspeaker"}, skills="shared-pain", rolls=HIT)
    table.do("use-on:shared-pain:zombie-master")
    assert [table.figure(name).damage for name in ("zombie-master", "zombie-2", "barghest-1")] == [4, 1, 0]


@pytest.mark.card("unholy-ritual")
def test_a_ritual_costs_each_of_the_group_an_action_and_nobody_else() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y", "goblin-archer-1": "a"}
    table = Table("g....zya", at=at, party=G, hand=("unholy-ritual",), rolls=MISS)
    until_overlord(table, "answer")
    table.do("play-on:unholy-ritual:zombie-1")
    actions: dict[str, int] = {}
    while len(actions) < 3:
        if table.decision.kind == "monster":
            actions[table.s.active] = table.figure(table.s.active).actions
            table.do("end-activation")
        else:
            table.do(table.options[0])
    assert actions == {"zombie-1": 1, "zombie-2": 1, "goblin-archer-1": 2}


# -- those who are down --------------------------------------------------------------------------------


@pytest.mark.rule("DESC-KO-07")
@pytest.mark.card("stoneskin")
def test_who_is_down_hardens_nobodys_skin() -> None:
    at = {"avric": "a", "grisban": "g", **Z}
    table = Table("agz", at=at, party={"avric": "spiritspeaker", **G}, turn="zombie-1", rolls=HIT)
    avric, hero = table.figure("avric"), table.hero("avric")
    avric.spaces, avric.damage, hero.fallen = 0, 12, 0
    table.do("attack:own-attack:grisban")
    assert table.decision.kind == "monster"


@pytest.mark.rule("DESC-KO-09", "DESC-KOINT-01")
@pytest.mark.card("howl")
def test_nobody_howls_at_those_who_are_down() -> None:
    at = {"grisban": "-", "barghest-1": "b"}
    table = Table("g.bb", at=at, party=G, turn="barghest-1", rolls=FAIL)
    grisban, hero = table.figure("grisban"), table.hero("grisban")
    grisban.damage, hero.fallen = 14, 0
    assert not table.can("use:howl")


@pytest.mark.rule("DESC-KO-08")
def test_who_is_down_suffers_no_more() -> None:
    table = Table("g.z", at={"grisban": "g", **Z}, party=G, rolls=MISS)
    list(suffer(table.s, table.figure("grisban"), 14))
    hand = len(table.s.hand)
    list(suffer(table.s, table.figure("grisban"), 3))
    assert (table.figure("grisban").damage, len(table.s.hand)) == (14, hand)


@pytest.mark.rule("DESC-KO-16")
def test_who_was_revived_before_the_own_turn_takes_it_in_this_round() -> None:
    at = {"grisban": "g", "jain": "-", **Z}
    table = Table("gj..z", at=at, party=TWO, rolls=HIT)
    jain, hero = table.figure("jain"), table.hero("jain")
    jain.damage, hero.fallen = 8, 1
    table.do("revive:jain", "end-turn")
    assert (table.s.active, jain.actions, table.can("move")) == ("jain", 2, True)


@pytest.mark.rule("DESC-STAND-08")
def test_the_player_chooses_among_equally_near_spaces() -> None:
    at = {"grisban": "-", "jain": "j", **Z}
    table = Table(".j.z", at=at, party={**J, **G}, rolls=HIT)
    grisban, hero = table.figure("grisban"), table.hero("grisban")
    grisban.damage, hero.fallen = 14, 1
    table.do("end-turn", "stand-up")
    assert table.options == ["stand-at:0", "stand-at:2"]


# -- conditions ----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-COND-06")
def test_disease_is_a_fatigue_for_those_who_fail_and_stays() -> None:
    table = Table("g.j..z", at={"grisban": "g", "jain": "j", **Z}, party=TWO, rolls=FAIL)
    inflict(table.s, table.figure("jain"), DISEASED)
    table.do("end-turn")
    jain = table.figure("jain")
    assert (jain.damage, table.hero("jain").fatigue, jain.conditions) == (0, 1, DISEASED)


@pytest.mark.rule("DESC-COND-06")
def test_poison_is_gone_with_might_and_disease_with_willpower() -> None:
    """Jain has might 2 and willpower 2, Grisban 5 and 3: four shields part them."""
    dice = always(grey="2", black="2")
    table = Table("j.g..z", at={"grisban": "g", "jain": "j", **Z}, party={**J, **G}, rolls=dice)
    inflict(table.s, table.figure("grisban"), POISONED)
    inflict(table.s, table.figure("grisban"), DISEASED)
    table.do("end-turn")
    assert (table.figure("grisban").conditions, table.hero("grisban").fatigue) == (DISEASED, 1)


@pytest.mark.rule("DESC-COND-02")
def test_no_condition_where_every_heart_was_stopped() -> None:
    dice = always(blue="r2d2s1", yellow="d1s1", grey="3", black="4")
    table = Table("gz", at={"grisban": "g", **Z}, party=G, turn="zombie-1", rolls=dice)
    table.do("attack:own-attack:grisban", "surge:diseased")
    while table.decision.kind == "surge":
        table.do("keep")
    assert (table.figure("grisban").damage, table.figure("grisban").conditions) == (0, 0)


@pytest.mark.rule("DESC-COND-06")
def test_a_held_monster_is_free_after_its_activation() -> None:
    table = Table("g...z", at={"grisban": "g", **Z}, party=G, turn="zombie-1", rolls=MISS)
    inflict(table.s, table.figure("zombie-1"), IMMOBILIZED)
    assert table.do("end-activation").figure("zombie-1").conditions == 0


@pytest.mark.rule("DESC-COND-06", "DESC-ODET-03")
def test_a_stunned_monster_in_a_frenzy_still_has_to_shake_it_off() -> None:
    table = Table("gz", at={"grisban": "g", **Z}, party=G, turn="zombie-1", hand=("frenzy",), rolls=MISS)
    table.figure("zombie-1").conditions = STUNNED
    table.do("play:frenzy")
    assert not [option for option in table.options if option.startswith("attack")]
    table.do("shake-off")
    assert [option for option in table.options if option.startswith("attack")]


# -- counts --------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-FEAT-02")
def test_a_feat_is_done_once_whatever_it_costs() -> None:
    table = Table("gz", at={"grisban": "g", "zombie-1": "z"}, party=G, rolls=MISS)
    table.do("use:grisban-feat", "attack:chipped-greataxe:zombie-1", "attack:chipped-greataxe:zombie-1")
    assert table.can("attack:chipped-greataxe:zombie-1")
    table.do("attack:chipped-greataxe:zombie-1")
    assert not [option for option in table.options if option.startswith(("attack", "use:grisban-feat"))]


@pytest.mark.rule("DESC-SURGE-06", "DESC-SURGE-04")
def test_three_surges_are_two_wounds_and_one_breath() -> None:
    dice = always(blue="r2d2s1", red="d3s1", grey="3")
    at = {"grisban": "g", "ettin-1": "e"}
    table = Table("gee", ".ee", at=at, party=G, skills="weapon-mastery", rolls=dice)
    table.hero("grisban").fatigue = 3
    table.do("attack:chipped-greataxe:ettin-1")
    while table.decision.kind == "answer":
        table.do(table.options[0])
    while table.decision.kind == "aim":
        table.do(table.options[0])
    seen = []
    while table.decision.kind == "surge":
        seen.append(table.options[0])
        table.do(table.options[0])
    assert table.hero("grisban").fatigue >= 2
    assert len(table.told("surged")) == len(seen) <= 3
    assert len([each for each in table.told("surged") if each["gain"] == "fatigue"]) <= 1


@pytest.mark.rule("DESC-TWOH-04")
def test_the_two_damage_come_at_the_end_of_the_turn_and_not_after_a_free_attack() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gz..j", at=at, party=TWO, rolls=MISS)
    table.figure("grisban").damage = 5
    table.do("end-turn")
    assert table.figure("grisban").damage == 3
    table = Table("gz..j", at=at, party=TWO, rolls=MISS)
    table.figure("grisban").damage = 5
    table.do("free-attack:chipped-greataxe:zombie-1", "end-turn")
    assert table.figure("grisban").damage == 5


@pytest.mark.rule("DESC-EXIT-03", "DESC-EXIT-02")
def test_the_way_out_costs_a_point_at_the_edge() -> None:
    table = Table("g..x", at={"grisban": "g"}, party=G, exits="x", cards=("frenzy",))
    Toy.leaves = True
    table.do("move", "walk:3")
    assert not table.can("leave")
    table.do("tire", "leave")
    assert table.hero("grisban").left


@pytest.mark.rule("DESC-EXIT-03")
@pytest.mark.card("web")
def test_the_way_out_of_webs_costs_a_fatigue_besides() -> None:
    table = Table(".gc", at={"grisban": "g", "cave-spider-master": "c"}, party=G, exits="g", rolls=MISS)
    Toy.leaves = True
    table.do("move", "leave")
    assert table.hero("grisban").fatigue == 1


# -- windows -------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-OCARD-05")
@pytest.mark.card("critical-blow", "expert-blow")
def test_no_blow_is_struck_at_a_monster() -> None:
    table = Table("gz", at={"grisban": "g", **Z}, party=G, hand=("critical-blow", "expert-blow"), rolls=HIT)
    table.do("attack:chipped-greataxe:zombie-1")
    assert table.decision.kind == "act"


@pytest.mark.card("dark-fortitude")
def test_fortitude_comes_after_the_dice_and_before_the_surges() -> None:
    dice = always(blue="r2d2s1", red="d3s1", brown="0")
    table = Table("gz", at={"grisban": "g", "zombie-master": "z"}, party=G, hand=("dark-fortitude",), rolls=dice)
    table.do("attack:chipped-greataxe:zombie-master")
    assert (moment(table), len(table.told("defended")), table.told("surged")) == ("defended", 1, [])


@pytest.mark.card("nimble")
def test_the_nimble_step_away_and_the_blow_falls_on_nobody() -> None:
    at = {"jain": "j", **Z}
    table = Table(".j..z", at=at, party=J, turn="zombie-1", rolls=MISS)
    table.do("move", "walk:2")
    assert moment(table) == "entered"
    table.do("use:nimble")
    while table.decision.kind == "go":
        table.do(next(option for option in table.options if option.endswith(":0")))
    assert table.where("jain") == "."
    assert not table.can("attack:own-attack:jain")


@pytest.mark.card("dark-pact")
def test_a_pact_moves_all_of_the_damage_or_none() -> None:
    at = {"leoric": "l", "reanimate": "r", **Z}
    table = Table("rlz", at=at, party=N, turn="zombie-1", skills="dark-pact", rolls=HIT)
    table.do("attack:own-attack:leoric")
    assert moment(table) == "suffering"
    table.do("use:dark-pact")
    assert (table.figure("leoric").damage, table.figure("reanimate").damage) == (0, 3)


@pytest.mark.card("prayer-of-peace")
def test_peace_ends_with_the_disciples_next_turn() -> None:
    at = {"avric": "a", **Z}
    table = Table("az", at=at, party=A, skills="prayer-of-peace", rolls=MISS).do("use:prayer-of-peace", "end-turn")
    until_overlord(table, "monster")
    assert not table.can("attack:own-attack:avric")
    while table.s.active != "avric":
        idle = ("end-activation", "pass")
        table.do(next((each for each in table.options if each in idle), table.options[0]))
    assert not table.hero("avric").skills[-1].exhausted


@pytest.mark.card("challenge")
def test_a_challenge_adds_to_the_blows_of_the_two_alone() -> None:
    at = {"syndrael": "s", "grisban": "g", "zombie-master": "z"}
    items = "iron-longsword"
    table = Table("szg", at=at, party={**S, **G}, skills="challenge", items=items, rolls=HIT)
    table.do("use-on:challenge:zombie-master", "attack:iron-longsword:zombie-master")
    assert table.figure("zombie-master").damage == 5
    table = Table("szg", at=at, party={**S, **G}, skills="challenge", items=items, turn="zombie-master", rolls=HIT)
    begin(table.s, "challenge", "zombie-master", "syndrael")
    table.do("attack:own-attack:grisban")
    assert table.figure("grisban").damage == 4


@pytest.mark.card("ghost-armor")
def test_armour_of_ghosts_is_too_dear_for_the_tired() -> None:
    at = {"leoric": "l", **Z}
    table = Table("lz", at=at, party=L, turn="zombie-1", skills="ghost-armor", rolls=HIT)
    table.hero("leoric").fatigue = 5
    table.do("attack:own-attack:leoric")
    assert table.decision.kind == "monster"


@pytest.mark.rule("DESC-TEST-02", "DESC-TEST-01")
@pytest.mark.parametrize(("grey", "black", "passes"), [("1", "0", True), ("2", "0", False), ("0", "0", True)])
def test_grisbans_awareness_of_one(grey: str, black: str, passes: bool) -> None:
    dice = {"grey": grey, "black": black}
    table = Table("g....z", at={"grisban": "g", **Z}, party=G, hand=("tripwire",), rolls=dice)
    table.do("move", "walk:1", "play:tripwire")
    assert (table.figure("grisban").points > 0) is passes


@pytest.mark.card("holy-power", "cleansing-touch")
def test_a_holy_prayer_for_two_with_a_surge() -> None:
    at = {"avric": "a", "jain": "j", **Z}
    table = Table("aj..z", at=at, party={**A, **J}, skills="holy-power", rolls=always(red="d3s1"))
    for name in ("avric", "jain"):
        table.figure(name).damage, table.hero(name).fatigue = 5, 2
    table.do("use-on:prayer-of-healing:jain", "pick:avric")
    assert [(table.figure(name).damage, table.hero(name).fatigue) for name in ("jain", "avric")] == [(2, 1), (2, 2)]


def test_a_search_card_of_another_is_not_used_from_afar() -> None:
    at = {"grisban": "g", "jain": "j", **Z}
    table = Table("g.j..z", at=at, party=TWO, found="health-potion", rolls=PASS)
    table.figure("jain").damage = 4
    table.do("tire")
    assert not table.can("use-on:health-potion:jain")


# -- what lasts ----------------------------------------------------------------------------------------


@pytest.mark.card("word-of-despair")
def test_despair_tires_after_actions_and_after_nothing_else() -> None:
    at = {"avric": "a", "jain": "j", **Z}
    table = Table("aj..z", at=at, party={**A, **J}, rolls=always(red="d1", blue="x", yellow="d2", brown="0"))
    table.figure("avric").damage = 4
    begin(table.s, "word-of-despair", "avric", "avric")
    table.do("use-on:prayer-of-healing:avric")
    assert table.hero("avric").fatigue == 1
    table.do("rest")
    assert table.hero("avric").fatigue == 2


@pytest.mark.rule("DESC-CARRY-06")
@pytest.mark.card("rise-again")
def test_a_risen_monster_leaves_what_it_carries() -> None:
    table = Table("gz....", at={"grisban": "g", **Z}, party=G, tokens="z", hand=("rise-again",), rolls=HIT)
    table.do("attack:chipped-greataxe:zombie-1", "play:rise-again", "end-turn", "place:zombie-1:3")
    table.figure("zombie-1").carries, table.s.tokens[0].space = "red-1", -1
    while table.figure("zombie-1").spaces:
        idle = ("end-activation", "pass")
        table.do(next((each for each in table.options if each in idle), table.options[0]))
    assert (table.figure("zombie-1").carries, table.s.tokens[0].space) == ("", 3)


@pytest.mark.rule("DESC-OCARD-05")
def test_an_order_until_the_own_turn_ends_with_it() -> None:
    at = {"grisban": "g", "jain": "j", **Z}
    table = Table("g.j..z", at=at, party=TWO, hand=("dash",), cards=("pit-trap",) * 5, seats=3, rolls=MISS)
    table.match.order(0, "until:my-turn")
    table.match.order(2, "until:my-turn")
    assert (len(table.match.orders(0)), len(table.match.orders(2))) == (1, 1)
    table.do("end-turn")
    assert (len(table.match.orders(0)), len(table.match.orders(2))) == (1, 0)
    until_overlord(table)
    assert table.match.orders(0) == ()


@pytest.mark.rule("DESC-SHCARD-09")
@pytest.mark.card("scorpion-helm")
def test_nobody_wears_two_helmets() -> None:
    table = Table("g.j", at={"grisban": "g", "jain": "j"}, party=TWO, rolls=MISS)
    hero = table.hero("grisban")
    hero.items = [Card("scorpion-helm"), Card("scorpion-helm")]
    assert cannot_equip(hero, "scorpion-helm") is None
    put_on_all(hero)
    assert [card.equipped for card in hero.items] == [True, False]
    why = cannot_equip(hero, "scorpion-helm")
    assert why is not None
    assert why.rule == "DESC-SHCARD-09"


# -- spaces that are not empty -------------------------------------------------------------------------


@pytest.mark.card("caltrops")
def test_no_caltrops_lie_under_a_friend_of_the_monster() -> None:
    at = {"tomble": "t", "zombie-1": "z", "zombie-2": "y"}
    table = Table("z.y..", "##t..", at=at, party={"tomble": "thief"}, turn="zombie-1", skills="caltrops", rolls=PASS)
    table.do("move", "walk:3")
    spaces = []
    while table.decision.kind == "answer":
        spaces.append(table.figure("zombie-1").spaces.bit_length() - 1)
        assert table.can("use:caltrops")
        table.do("pass")
    assert spaces == [1, 3]


@pytest.mark.rule("DESC-PIT-05")
def test_an_archer_in_a_pit_threatens_neighbours_alone() -> None:
    at = {"grisban": "g", "goblin-archer-1": "o"}
    table = Table("o...g", at=at, party=G, turn="goblin-archer-1", rolls=MISS)
    assert attackable(table.s, table.figure("goblin-archer-1")) == 0b11


@pytest.mark.rule("DESC-EQLIM-02", "DESC-HTURN-05")
def test_the_second_of_two_shields_is_put_on_and_not_the_first_again() -> None:
    table = Table("g.j..z", at={"grisban": "g", "jain": "j", **Z}, party={**J, **G}, rolls=MISS)
    hero = table.hero("grisban")
    hero.items = [Card("iron-shield"), Card("iron-shield")]
    hero.items[0].equipped = True
    table.do("end-turn", "equip:iron-shield")
    assert [card.equipped for card in hero.items] == [True, True]
