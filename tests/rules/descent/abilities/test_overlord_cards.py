"""What the overlord's cards do: each at its moment, and not a step earlier or later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.abilities.registry import ABILITIES
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.geometry.plan import edge
from undercroft.games.descent.moments import KINDS
from undercroft.games.descent.state import IMMOBILIZED, POISONED

GRISBAN = {"grisban": "berserker"}
LEORIC = {"leoric": "runemaster"}
HIT = {"blue": "r4d2", "yellow": "d1s1", "grey": "0"}
AT = {"grisban": "g", "zombie-1": "z"}


def beaten(hand: Sequence[str], **dice: str) -> Table:
    """A zombie has attacked Grisban, and the dice lie."""
    table = Table("gz.", at=AT, turn="zombie-1", hand=hand, rolls={**HIT, **dice})
    return table.do("attack:own-attack:grisban")


def overlord_turn(*rows: str, hand: Sequence[str], at: dict[str, str], **dice: str) -> Table:
    """The heroes are done, and the overlord's turn has started."""
    table = Table(*rows, at=at, hand=hand, rolls=dice)
    while table.decision.seat != 0:
        table.do("end-turn" if table.can("end-turn") else table.options[0])
    return table


def last_step(table: Table) -> Table:
    """To the end of the overlord's turn."""
    while table.can("end-activation") or table.decision.kind == "activate":
        table.do("end-activation" if table.can("end-activation") else table.options[0])
    return table


# -- basic cards --------------------------------------------------------------------------------------


@pytest.mark.card("dark-might")
def test_dark_might_is_a_surge() -> None:
    table = beaten(["dark-might"], yellow="d2")
    assert table.options == ["play:dark-might", "pass"]
    table.do("play:dark-might")
    assert table.decision.kind == "surge"
    table.do("surge:damage-1")
    assert table.figure("grisban").damage == 5


@pytest.mark.card("dark-might", "critical-blow")
def test_heroes_attacks_do_not_open_that_window() -> None:
    table = Table("gz.", at=AT, hand=("dark-might", "critical-blow"), blue="r4d2", red="d1", brown="0")
    table.do("attack:chipped-greataxe:zombie-1")
    assert table.decision.kind == "act"


@pytest.mark.card("critical-blow")
def test_critical_blow_is_worth_a_surge() -> None:
    table = beaten(["critical-blow"]).do("play:critical-blow", "surge:damage-3")
    assert table.figure("grisban").damage == 6


@pytest.mark.card("dark-fortune")
@pytest.mark.rule("DESC-ROLL-12", "DESC-OCARD-06")
def test_dark_fortune_rolls_one_die_again() -> None:
    table = beaten(["dark-fortune", "dark-fortune"], blue="x r4d2", yellow="d2")
    assert table.options == ["reroll:dark-fortune:1", "reroll:dark-fortune:2", "pass"]
    table.do("reroll:dark-fortune:1")
    assert table.decision.kind == "monster"
    assert table.figure("grisban").damage == 4


@pytest.mark.card("dark-fortune")
def test_dark_fortune_for_a_defence_and_a_test() -> None:
    table = Table("gz.", at=AT, hand=("dark-fortune",), blue="r4d2", red="d1", brown="0 2")
    table.do("attack:chipped-greataxe:zombie-1", "reroll:dark-fortune:1")
    assert table.figure("zombie-1").damage == 1
    tested = Table(
        "ge..", at={"grisban": "g", "eliza": "e"}, hand=("dark-fortune",), turn="eliza", grey="3 0", black="3"
    )
    tested.do("use-on:seduce:grisban", "reroll:dark-fortune:1")
    assert tested.told("tested")[-1]["result"] == "passed"


@pytest.mark.card("dark-charm")
@pytest.mark.rule("DESC-OTURN-04", "DESC-ODET-01")
def test_dark_charm_moves_a_hero_or_attacks_with_him() -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z"}
    rolls = {"grey": "3 0", "black": "4", "blue": "r4d2", "red": "d1"}
    table = overlord_turn("gl.z", hand=["dark-charm"], at=at, **rolls)
    assert {"play-on:dark-charm:grisban", "play-on:dark-charm:leoric"} < set(table.options)
    table.do("play-on:dark-charm:grisban")
    assert {"move", "attack:chipped-greataxe:leoric", "attack:chipped-greataxe:grisban"} == set(table.options)
    table.do("attack:chipped-greataxe:leoric")
    assert table.figure("leoric").damage == 3
    assert table.s.lasting == []


@pytest.mark.card("dark-charm")
def test_dark_charm_fails_against_the_strong() -> None:
    table = overlord_turn("g.z", hand=["dark-charm"], at=AT, grey="0", black="0")
    held = len(table.s.hand)
    table.do("play-on:dark-charm:grisban")
    assert len(table.s.hand) == held
    assert table.decision.kind != "choose"


@pytest.mark.card("dark-charm")
def test_dark_charm_walks_a_hero() -> None:
    table = overlord_turn("gab.z", hand=["dark-charm"], at=AT, grey="3", black="4")
    table.do("play-on:dark-charm:grisban", "move", f"walk:{table.space('b')}", "done")
    assert table.where("grisban") == "b"


@pytest.mark.card("pit-trap")
@pytest.mark.rule("DESC-OCARD-05")
def test_a_pit_trap_hurts_and_costs_a_point_or_stuns() -> None:
    table = Table("gab.", at={"grisban": "g"}, hand=("pit-trap",), grey="3", black="2").do("move").go("b")
    table.do("play:pit-trap")
    assert (table.figure("grisban").damage, table.figure("grisban").points) == (1, 1)
    tired = Table("ga..", at={"grisban": "g"}, hand=("pit-trap",), grey="3", black="2").do("tire").go("a")
    tired.do("play:pit-trap")
    assert (tired.figure("grisban").damage, tired.figure("grisban").conditions) == (1, 8)


@pytest.mark.card("tripwire")
def test_a_tripwire_ends_a_move_action_alone() -> None:
    table = Table("gab.", at={"grisban": "g"}, hand=("tripwire",), grey="3", black="2").do("tire").go("a")
    assert table.decision.kind == "act"
    table.do("move").go("b").do("play:tripwire")
    assert table.figure("grisban").points == 0


@pytest.mark.card("poison-dart", "explosive-runes", "uthuk-demon-trap")
@pytest.mark.parametrize("card", ["poison-dart", "explosive-runes", "uthuk-demon-trap"])
def test_traps_of_doors_and_chests(card: str) -> None:
    table = Table("ga.", at={"grisban": "g"}, hand=(card,), doors=[[edge((1, 0), (2, 0))]]).do("move").go("a")
    assert table.decision.kind == "act"
    table.do("open-door:0")
    assert table.options == [f"play:{card}", "pass"]
    found = Table("gs.", at={"grisban": "g"}, hand=(card,), search="s", deck="nothing")
    found.do(f"search:{found.space('s')}")
    assert found.options == [f"play:{card}", "pass"]


def searched(card: str, *rows: str, at: dict[str, str] | None = None, **dice: str) -> Table:
    table = Table(*(rows or ("gs.",)), at=at or {"grisban": "g"}, hand=(card,), search="s", deck="nothing", rolls=dice)
    return table.do(f"search:{table.space('s')}", f"play:{card}")


@pytest.mark.card("poison-dart")
def test_a_poison_dart() -> None:
    table = searched("poison-dart", grey="3", black="2")
    assert table.options == ["pick-attribute:awareness", "pick-attribute:might"]
    table.do("pick-attribute:awareness")
    figure = table.figure("grisban")
    assert (figure.damage, table.hero("grisban").fatigue, figure.conditions) == (1, 1, POISONED)
    strong = searched("poison-dart", grey="3", black="2").do("pick-attribute:might")
    assert strong.figure("grisban").damage == 0
    assert len(strong.s.hand) == 1


@pytest.mark.card("word-of-misery")
def test_misery_tires_who_is_hurt_in_this_turn() -> None:
    table = overlord_turn("gz.", hand=["word-of-misery"], at=AT, **HIT)
    table.do("play:word-of-misery", "attack:own-attack:grisban", "keep")
    assert (table.figure("grisban").damage, table.hero("grisban").fatigue) == (3, 1)
    last_step(table)
    assert table.s.lasting == []


@pytest.mark.card("word-of-misery")
def test_misery_does_not_feed_on_itself() -> None:
    table = overlord_turn("gz.", hand=["word-of-misery"], at=AT, **HIT)
    table.hero("grisban").fatigue = 4
    table.do("play:word-of-misery", "attack:own-attack:grisban", "keep")
    assert (table.figure("grisban").damage, table.hero("grisban").fatigue) == (4, 4)


@pytest.mark.card("dash", "frenzy")
def test_dash_and_frenzy_are_for_one_thing() -> None:
    table = Table("gz.....", at=AT, hand=("dash", "frenzy"), turn="zombie-1", rolls=HIT)
    table.figure("zombie-1").actions = 0
    table.do("play:dash", "play:frenzy")
    assert {"move", "attack:own-attack:grisban"} <= set(table.options)
    table.do("attack:own-attack:grisban", "keep")
    assert not table.can("attack:own-attack:grisban")
    assert table.can("move")


@pytest.mark.card("frenzy")
@pytest.mark.rule("DESC-OCARD-08", "DESC-ODET-04")
def test_the_attack_of_frenzy_is_besides_the_one_of_the_activation() -> None:
    table = Table("gz.", at=AT, hand=("frenzy",), turn="zombie-1", blue="r4d2 r4d2", yellow="d2 d2", grey="0 0")
    table.do("play:frenzy", "attack:own-attack:grisban")
    assert (table.figure("zombie-1").attacks, table.figure("zombie-1").actions) == (0, 2)
    table.do("attack:own-attack:grisban")
    assert (table.figure("zombie-1").actions, table.figure("grisban").damage) == (1, 8)
    assert table.why("attack:own-attack:grisban") == "DESC-ODET-04"


# -- Warlord ------------------------------------------------------------------------------------------


@pytest.mark.card("blood-rage")
def test_blood_rage_is_two_attacks_and_the_end() -> None:
    table = overlord_turn("gz.", hand=["blood-rage"], at=AT, blue="r4d2 r4d2", yellow="d2 d2", grey="0 0")
    last_step(table).do("play-on:blood-rage:zombie-1")
    table.do("attack:own-attack:grisban", "attack:own-attack:grisban")
    assert table.figure("grisban").damage == 8
    assert not table.figure("zombie-1").spaces


@pytest.mark.card("dark-fortitude")
def test_dark_fortitude_is_two_shields() -> None:
    table = Table("gz.", at=AT, hand=("dark-fortitude",), blue="r4d2", red="d2", brown="0")
    table.do("attack:chipped-greataxe:zombie-1", "play:dark-fortitude")
    assert table.figure("zombie-1").damage == 2


@pytest.mark.card("bloodlust")
def test_bloodlust_draws_two_more() -> None:
    table = Table("gz.", at=AT, hand=("bloodlust",), turn="zombie-1", rolls=HIT)
    table.figure("grisban").damage = 13
    table.do("attack:own-attack:grisban", "keep")
    assert len(table.s.hand) == 2
    table.do("play:bloodlust")
    assert len(table.s.hand) == 3


@pytest.mark.card("expert-blow")
def test_expert_blow_comes_before_the_roll_and_may_come_back() -> None:
    table = beaten(["expert-blow"])
    assert table.told("rolled") == []
    table.do("play:expert-blow", "surge:expert-blow")
    assert table.figure("grisban").damage == 5
    assert table.s.hand == ["expert-blow"]
    assert table.s.discard == []


@pytest.mark.card("reinforce")
def test_reinforcements_beside_a_master() -> None:
    from undercroft.games.descent.state import Group

    at = {"grisban": "g", "zombie-master": "z"}
    table = overlord_turn("g.....z.", hand=["reinforce"], at=at)
    table.s.groups.append(Group("zombie", 2, 1))
    last_step(table).do("play-on:reinforce:zombie-master")
    while table.decision.kind == "place":
        table.do(table.options[0])
    names = [figure.id for figure in table.s.figures if figure.spaces]
    assert names == ["grisban", "zombie-master", "zombie-1", "zombie-2"]


# -- Saboteur -----------------------------------------------------------------------------------------


@pytest.mark.card("explosive-runes")
def test_explosive_runes_hurt_by_the_shields_too_many() -> None:
    at = {"grisban": "g", "leoric": "l", "jain": "j"}
    table = searched("explosive-runes", "gs.l.j", at=at, grey="3 2", black="2 2")
    assert table.figure("grisban").damage == 4
    assert table.figure("leoric").damage == 0
    near = searched("explosive-runes", "gsl.j", at=at, grey="3 2", black="2 2")
    assert (near.figure("grisban").damage, near.figure("leoric").damage) == (4, 1)


@pytest.mark.card("web-trap")
def test_a_web_trap_holds_neighbours_too() -> None:
    at = {"grisban": "g", "leoric": "l", "jain": "j"}
    table = Table("galj", at=at, hand=("web-trap",), grey="3 3", black="2 2").do("move").go("a")
    table.do("play:web-trap")
    assert table.figure("grisban").conditions == 0
    assert table.figure("leoric").conditions == IMMOBILIZED
    assert table.figure("jain").conditions == 0


@pytest.mark.card("curse-of-the-monkey-god")
def test_a_monkey_is_fast_and_harmless() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = searched("curse-of-the-monkey-god", "gs.", "z..", at=at, grey="3", black="2")
    assert table.why("attack:chipped-greataxe:zombie-1") == "DESC-OCARD-04"
    table.do("move")
    assert table.figure("grisban").points == 5
    table.do("end-turn", "attack:own-attack:grisban")
    assert table.told("defended")[0]["dice"] == ()
    while table.decision.kind != "act":
        table.do(table.options[-1])
    assert table.why("attack:chipped-greataxe:zombie-1") == "DESC-OCARD-04"
    table.do("end-turn")
    assert table.s.lasting == []
    wise = searched("curse-of-the-monkey-god", grey="0", black="2")
    assert len(wise.s.hand) == 1


@pytest.mark.card("wicked-laughter")
def test_wicked_laughter_repeats_a_test() -> None:
    hand = ("pit-trap", "wicked-laughter")
    table = Table("gab.", at={"grisban": "g"}, hand=hand, grey="1 1", black="0 0").do("move").go("b")
    table.do("play:pit-trap")
    assert table.options == ["play:wicked-laughter", "pass"]
    table.do("play:wicked-laughter")
    assert table.figure("grisban").damage == 1
    lucky = Table("gab.", at={"grisban": "g"}, hand=hand, grey="0 0", black="0 0").do("move").go("b")
    lucky.do("play:pit-trap", "play:wicked-laughter")
    assert lucky.figure("grisban").damage == 0
    assert len(lucky.s.hand) == 1


@pytest.mark.card("uthuk-demon-trap")
def test_the_demon_trap() -> None:
    table = searched("uthuk-demon-trap", grey="3", black="2")
    assert table.decision.seat == 1
    table.do("pick-attribute:might")
    assert table.figure("grisban").damage == 5
    unlucky = searched("uthuk-demon-trap", grey="3", black="2").do("pick-attribute:awareness")
    assert unlucky.hero("grisban").fallen >= 0


# -- Magus --------------------------------------------------------------------------------------------


@pytest.mark.card("unholy-ritual")
def test_a_ritual_brings_cards_and_costs_actions() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y", "zombie-3": "x"}
    cards = ["dash", "frenzy", "pit-trap", "dark-might", "tripwire"]
    table = Table("g...zyx", at=at, hand=("unholy-ritual",), cards=cards).do("end-turn")
    table.do("play-on:unholy-ritual:zombie-1")
    assert set(table.options) == {"pick-card:frenzy", "pick-card:pit-trap", "pick-card:dark-might"}
    table.do("pick-card:pit-trap")
    assert table.s.hand == ["dash", "frenzy", "dark-might"]
    table.do("activate:zombie-1")
    assert table.figure("zombie-1").actions == 1


@pytest.mark.card("word-of-pain")
def test_the_word_of_pain() -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z"}
    table = overlord_turn("gl...z", hand=["word-of-pain"], at=at, grey="3 1", black="2 2")
    last_step(table).do("play:word-of-pain")
    assert (table.figure("grisban").damage, table.figure("leoric").damage) == (0, 1)


@pytest.mark.card("word-of-despair")
def test_despair_tires_after_every_action_of_the_next_turn() -> None:
    table = overlord_turn("g....z", hand=["word-of-despair"], at=AT, grey="3", black="2")
    last_step(table).do("play:word-of-despair")
    table.do("move")
    assert table.hero("grisban").fatigue == 1
    table.do("end-turn")
    assert not [effect for effect in table.s.lasting if effect.startswith("word-of-despair")]


@pytest.mark.card("rise-again")
def test_the_dead_rise_for_a_turn() -> None:
    table = Table(
        "gz....", at=AT, hand=("rise-again",), blue="r4d2", red="d3", brown="0"
    ).do("attack:chipped-greataxe:zombie-1")  # fmt: skip
    assert table.options == ["play:rise-again", "pass"]
    table.do("play:rise-again")
    assert not table.figure("zombie-1").spaces
    table.do("end-turn")
    assert table.decision.kind == "place"
    table.do("place:zombie-1:3")
    assert table.figure("zombie-1").spaces
    last_step(table)
    assert not table.figure("zombie-1").spaces


@pytest.mark.card("rise-again")
@pytest.mark.rule("DESC-OCARD-04")
def test_the_dead_rise_within_five_spaces_of_where_they_fell() -> None:
    table = Table("gz........", at=AT, hand=("rise-again",), blue="r4d2", red="d3", brown="0")
    table.do("attack:chipped-greataxe:zombie-1", "play:rise-again", "end-turn")
    assert table.options == [f"place:zombie-1:{space}" for space in range(1, 7)]


@pytest.mark.card("diabolic-power")
def test_diabolic_power_takes_a_card_and_hurts_who_fails() -> None:
    cards = ["dash", "pit-trap", "dark-might"]
    table = Table("g..z", at=AT, hand=("diabolic-power",), cards=cards, turn="zombie-1", grey="3", black="2")
    table.do("play:diabolic-power")
    assert set(table.options) == {"pick-card:dash", "pick-card:pit-trap", "pick-card:dark-might"}
    table.do("pick-card:pit-trap")
    assert table.told("tested")[0]["attribute"] == "awareness"
    assert table.figure("grisban").damage == 2
    assert table.s.hand == ["pit-trap"]


# -- universal cards ----------------------------------------------------------------------------------


@pytest.mark.card("dark-resilience")
def test_dark_resilience_mends_any_monster() -> None:
    at = {"grisban": "g", "zombie-1": "z", "ettin-1": "e"}
    table = Table("g..z.ee", ".....ee", at=at, hand=("dark-resilience",), turn="zombie-1", red="d2 d1")
    table.figure("ettin-1").damage = 4
    assert [each for each in table.options if each.startswith("play-on")] == ["play-on:dark-resilience:ettin-1"]
    table.do("play-on:dark-resilience:ettin-1")
    assert table.figure("ettin-1").damage == 1


@pytest.mark.card("plan-ahead")
def test_planning_orders_the_top_of_the_deck() -> None:
    cards = ["dash", "frenzy", "pit-trap", "dark-might", "tripwire", "critical-blow"]
    table = Table("g..z", at=AT, hand=("plan-ahead",), cards=cards, turn="zombie-1")
    table.do("play:plan-ahead", "put-back:1", "put-back:1", "put-back:1", "put-back:1")
    assert table.s.deck[::-1] == ["tripwire", "dark-might", "pit-trap", "frenzy", "dash", "critical-blow"]
    from undercroft.games.descent.hidden import deal_anew

    copy = table.s.copy()
    deal_anew(copy, 0)
    assert copy.deck[1:] == table.s.deck[1:]
    top = ["tripwire", "dark-might", "pit-trap", "frenzy", "dash"]
    assert [msgspec.to_builtins(table.match.view(seat))["on_top"] for seat in (0, 1, None)] == [top, None, None]


@pytest.mark.card("schemes")
def test_schemes_turn_cards_up_until_one_fits() -> None:
    cards = ["dash", "frenzy", "pit-trap", "dark-might"]
    table = Table("g..z", at=AT, hand=("schemes",), cards=cards, turn="zombie-1")
    table.do("play:schemes", "pick-type:type-trap")
    assert table.s.hand == ["pit-trap"]
    assert table.s.discard == ["schemes", "dash", "frenzy"]


@pytest.mark.card("schemes")
@pytest.mark.rule("DESC-OCARD-02")
def test_of_the_cards_looked_at_the_overlord_knows_those_that_schemes_leave() -> None:
    cards = ["dash", "frenzy", "pit-trap", "dark-might", "tripwire", "critical-blow"]
    table = Table("g..z", at=AT, hand=("plan-ahead", "schemes"), cards=cards, turn="zombie-1")
    table.do("play:plan-ahead", *["put-back:5", "put-back:4", "put-back:3", "put-back:2"])
    table.do("play:schemes", "pick-type:type-trap")
    assert table.s.deck[::-1] == ["dark-might", "tripwire", "critical-blow"]
    assert msgspec.to_builtins(table.match.view(0))["on_top"] == ["dark-might", "tripwire"]


@pytest.mark.card("schemes")
def test_schemes_that_go_beyond_what_was_looked_at_leave_nothing_known() -> None:
    cards = ["dash", "frenzy", "pit-trap"]
    table = Table("g..z", at=AT, hand=("schemes",), cards=cards, turn="zombie-1")
    table.s.seen_top = 1
    table.do("play:schemes", "pick-type:type-event")
    assert (table.s.hand, table.s.seen_top) == (["dash"], 0)


# -- windows ------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-OCARD-04", "DESC-OCARD-05")
@pytest.mark.parametrize("card", BOX.overlord)
def test_every_card_has_its_moment(card: str) -> None:
    known = ABILITIES[card]
    assert set(known.moments) <= set(KINDS)
    in_turn = card in ("dash", "frenzy", "dark-resilience", "plan-ahead", "schemes", "diabolic-power")
    assert in_turn is not bool(known.moments)


def test_a_chain_of_three() -> None:
    """A trap, a test that is repeated, and a charm against that."""
    hand = ("pit-trap", "wicked-laughter")
    table = Table(
        "tab.", at={"tomble": "t"}, party={"tomble": "thief"}, hand=hand, grey="1 3 0", black="2 3 0"
    ).do("move").go("b")  # fmt: skip
    table.do("play:pit-trap", "play:wicked-laughter")
    assert table.decision.seat == 1
    table.do("use:lucky-charm-start")
    assert [event["result"] for event in table.told("tested")] == ["passed", "failed", "passed"]
    assert table.figure("tomble").damage == 0


@pytest.mark.card("dark-charm")
@pytest.mark.rule("DESC-SURGE-06")
def test_the_overlord_refreshes_nobody_with_a_charmed_heros_surges() -> None:
    at = {"grisban": "g", "leoric": "l", "zombie-1": "z"}
    rolls = {"grey": "3 0", "black": "4", "blue": "r2d2s1", "red": "d1"}
    table = overlord_turn("gl.z", hand=["dark-charm"], at=at, **rolls)
    table.hero("grisban").fatigue = 2
    table.do("play-on:dark-charm:grisban", "attack:chipped-greataxe:leoric")
    assert (table.decision.seat, table.decision.kind) == (0, "surge")
    assert not table.can("surge:fatigue")
