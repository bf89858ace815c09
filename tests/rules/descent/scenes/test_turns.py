"""Scenes from the text of the rules: turns of heroes, familiars and the overlord, and where they end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rules.descent.scenes.always import FAIL, HIT, MISS, PASS, G, J, N, always, moment, until_overlord
from tests.rules.descent.table import Table
from undercroft.games.descent import setting_up
from undercroft.games.descent.state import DISEASED, IMMOBILIZED, POISONED, STUNNED, Card
from undercroft.games.descent.wounds import health, inflict


def called(*rows: str, skills: str = "", hand: Sequence[str] = (), **dice: str) -> Table:
    """Leoric with the Reanimate at his side."""
    at = {"leoric": "l", "reanimate": "r", "zombie-1": "z"}
    return Table(*rows, at=at, party=N, skills=skills, hand=hand, rolls={**HIT, **dice})


# -- a hero's turn -------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-KO-06")
@pytest.mark.parametrize("condition", [POISONED, DISEASED])
def test_a_condition_that_knocks_a_hero_out_ends_the_turn_at_its_start(condition: int) -> None:
    table = Table("g.j..z", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party={**G, **J}, rolls=FAIL)
    jain = table.figure("jain")
    jain.damage, table.hero("jain").fatigue = 7, 5
    inflict(table.s, jain, condition)
    table.do("end-turn")
    assert table.hero("jain").fallen >= 0
    assert table.hero("jain").done
    assert not table.can("stand-up")


@pytest.mark.rule("DESC-TWOH-03")
def test_a_free_attack_after_the_actions_ends_the_move() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-master": "z"}
    table = Table("...gz", "j....", at=at, party={**G, **J}, rolls=MISS)
    table.do("move", "move")
    table.do("free-attack:chipped-greataxe:zombie-master")
    assert not [option for option in table.options if option.startswith("walk")]


@pytest.mark.rule("DESC-TWOH-03", "DESC-FMOVE-04")
def test_a_step_for_fatigue_may_follow_a_free_attack() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-master": "z"}
    table = Table("...gz", "j....", at=at, party={**G, **J}, rolls=MISS)
    table.do("tire", "free-attack:chipped-greataxe:zombie-master")
    assert [option for option in table.options if option.startswith("walk")]


@pytest.mark.rule("DESC-FAM-05")
def test_a_familiar_that_acts_after_the_actions_ends_the_move() -> None:
    table = called("lr....z").do("move", "move", "activate:reanimate", "end-activation")
    assert not [option for option in table.options if option.startswith("walk")]


@pytest.mark.rule("DESC-REST-03", "DESC-KO-06")
def test_whoever_falls_after_resting_has_not_rested() -> None:
    table = Table("gL..z", at={"grisban": "g", "zombie-1": "z"}, party={**G, **J}, rolls=HIT)
    table.figure("grisban").damage, table.hero("grisban").fatigue = 13, 2
    table.do("rest", "tire", "walk:1")
    assert (table.hero("grisban").fatigue, table.hero("grisban").fallen >= 0) == (4, True)


@pytest.mark.rule("DESC-REST-03")
def test_fatigue_taken_after_the_rest_action_goes_too() -> None:
    table = Table("g..z", at={"grisban": "g", "zombie-1": "z"}, party={**G, **J}, rolls=HIT).do("rest", "tire")
    assert table.hero("grisban").fatigue == 1
    table.do("end-turn")
    assert table.hero("grisban").fatigue == 0


@pytest.mark.rule("DESC-MOVE-12")
def test_a_second_move_adds_to_what_is_left_of_the_first() -> None:
    table = Table("g........z", at={"grisban": "g", "zombie-1": "z"}, party=G, rolls=HIT)
    table.do("move", "walk:1", "move")
    assert table.figure("grisban").points == 5
    assert table.figure("grisban").actions == 0


@pytest.mark.rule("DESC-MOVE-11")
def test_no_action_in_a_friends_space() -> None:
    table = Table("gj.z", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party={**G, **J}, rolls=HIT).do("move")
    assert not table.can("walk:1")
    assert table.can("walk:2")


@pytest.mark.rule("DESC-FMOVE-02")
def test_no_fatigue_beyond_stamina_for_a_step() -> None:
    table = Table("g...z", at={"grisban": "g", "zombie-1": "z"}, party=G, rolls=HIT)
    table.hero("grisban").fatigue = 4
    assert not Table("g", at={"grisban": "g"}, party=G).do("tire", "tire", "tire", "tire").can("tire")
    assert table.why("tire") == "DESC-FMOVE-02"


@pytest.mark.rule("DESC-HTURN-10")
def test_what_is_for_the_own_turn_is_not_for_another() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("jgz", at=at, party={**J, **G}, skills="", rolls=HIT)
    table.hero("grisban").found.append(Card("stamina-potion"))
    assert not [option for option in table.options if "stamina-potion" in option]


@pytest.mark.rule("DESC-STAND-06", "DESC-STAND-07")
def test_who_stands_up_is_done_for_the_turn() -> None:
    table = Table("g.j.z", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party={**G, **J}, rolls=HIT)
    grisban, hero = table.figure("grisban"), table.hero("grisban")
    grisban.spaces, grisban.damage, hero.fallen, hero.fatigue = 0, 14, 0, 4
    assert table.options == ["stand-up", "end-turn"]
    table.do("stand-up")
    assert (grisban.damage, hero.done, table.decision.about.get("hero")) == (8, True, "jain")


@pytest.mark.rule("DESC-QUEST-15")
def test_a_brute_rises_stronger_between_encounters_too() -> None:
    table = Table("g.z", at={"grisban": "g", "zombie-1": "z"}, party=G, skills="brute", rolls=always(red="d1"))
    grisban, hero = table.figure("grisban"), table.hero("grisban")
    grisban.spaces, grisban.damage, hero.fallen = 0, 18, 0
    setting_up.stand_anew(table.s, hero)
    assert grisban.damage == 14


# -- familiars -----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-FAMFIG-10")
def test_the_reanimate_shakes_off_what_held_it_when_it_has_acted() -> None:
    table = called("lr...z")
    inflict(table.s, table.figure("reanimate"), IMMOBILIZED)
    table.do("activate:reanimate")
    assert not table.can("move")
    table.do("end-activation")
    assert table.figure("reanimate").conditions == 0


@pytest.mark.rule("DESC-FAMFIG-10", "DESC-FAMFIG-07")
def test_poison_hurts_the_reanimate_when_it_is_activated() -> None:
    table = called("lr...z")
    inflict(table.s, table.figure("reanimate"), POISONED)
    table.do("activate:reanimate")
    assert (table.figure("reanimate").damage, table.figure("reanimate").conditions) == (1, POISONED)


@pytest.mark.rule("DESC-FAMFIG-10", "DESC-FAMFIG-08")
def test_disease_hurts_the_reanimate_as_fatigue_would() -> None:
    table = called("lr...z")
    inflict(table.s, table.figure("reanimate"), DISEASED)
    table.figure("reanimate").damage = 3
    table.do("activate:reanimate")
    assert not table.figure("reanimate").spaces


@pytest.mark.rule("DESC-FAMFIG-10")
def test_the_stunned_reanimate_shakes_that_off_and_may_then_act() -> None:
    table = called("lrz")
    inflict(table.s, table.figure("reanimate"), STUNNED)
    table.do("activate:reanimate")
    assert table.options == ["shake-off", "end-activation"]
    table.do("shake-off")
    assert table.can("attack:own-attack:zombie-1")


@pytest.mark.rule("DESC-FAMFIG-12")
def test_the_reanimate_keeps_its_strength_when_its_master_falls() -> None:
    table = called("lrz", skills="undead-might vampiric-blood dark-pact")
    reanimate = table.figure("reanimate")
    reanimate.damage = 4
    leoric = table.figure("leoric")
    leoric.spaces, leoric.damage, table.hero("leoric").fallen = 0, 8, 0
    assert health(table.s, reanimate) == 6


@pytest.mark.rule("DESC-FAM-06")
def test_the_reanimate_moves_and_attacks_once_each() -> None:
    table = called("lr..z").do("activate:reanimate", "move")
    assert not table.can("move")
    table.do("walk:3", "attack:own-attack:zombie-1")
    assert not [option for option in table.options if option.startswith("attack")]


# -- the overlord's turn -------------------------------------------------------------------------------


@pytest.mark.rule("DESC-OTURN-04")
def test_cards_of_the_start_need_no_monster() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, hand=("word-of-misery",), rolls=PASS)
    until_overlord(table, "answer")
    assert moment(table) == "turn-starts"
    assert table.can("play:word-of-misery")


@pytest.mark.rule("DESC-OTURN-04")
def test_cards_of_the_end_need_no_monster() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, hand=("word-of-pain",), rolls=FAIL)
    until_overlord(table, "answer")
    assert moment(table) == "turn-ends"
    table.do("play:word-of-pain")
    assert table.figure("grisban").damage == 1


@pytest.mark.rule("DESC-ODET-04", "DESC-ODET-12")
def test_frenzy_brings_one_plain_attack_and_no_second_special_one() -> None:
    at = {"grisban": "g", "elemental-1": "e"}
    table = Table("gee.", ".ee.", at=at, party=G, turn="elemental-1", hand=("frenzy",), rolls=MISS)
    table.do("play:frenzy", "use:fire")
    assert not table.can("use:fire")
    table.do("attack:own-attack:grisban")
    assert not [option for option in table.options if option.startswith("attack")]
    assert not table.can("use:fire")


@pytest.mark.rule("DESC-ODET-04")
def test_after_the_attack_of_a_frenzy_the_own_one_may_be_special() -> None:
    at = {"grisban": "g", "elemental-1": "e"}
    table = Table("gee.", ".ee.", at=at, party=G, turn="elemental-1", hand=("frenzy",), rolls=MISS)
    table.do("play:frenzy", "attack:own-attack:grisban", "use:fire")
    assert table.figure("elemental-1").actions == 1
    assert not [option for option in table.options if option.startswith("attack")]


@pytest.mark.rule("DESC-ODET-03")
def test_dash_is_a_third_action_for_moving_alone() -> None:
    at = {"grisban": "-", "goblin-archer-1": "a"}
    table = Table("a" + "." * 20, at=at, party=G, turn="goblin-archer-1", hand=("dash",), rolls=MISS)
    table.do("play:dash", "move", "move", "move")
    assert (table.figure("goblin-archer-1").points, table.figure("goblin-archer-1").actions) == (15, 0)
    assert not table.can("move")


@pytest.mark.rule("DESC-FAMFIG-09", "DESC-LAVA-03")
def test_the_reanimate_that_ends_in_lava_is_gone() -> None:
    table = called("lrL..z").do("activate:reanimate", "move", "walk:2", "end-activation")
    assert not table.figure("reanimate").spaces
    assert table.decision.about.get("hero") == "leoric"
