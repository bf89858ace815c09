"""Scenes written from the text of the rules: who may do what when, and not a step earlier or later."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table, Toy
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.geometry.plan import edge
from undercroft.games.descent.state import IMMOBILIZED, POISONED, STUNNED

G = {"grisban": "berserker"}
J = {"jain": "wildlander"}
L = {"leoric": "runemaster"}
S = {"syndrael": "knight"}
A = {"avric": "disciple"}
N = {"leoric": "necromancer"}
TWO = {**G, **J}
HIT = {"blue": "r4d2", "yellow": "d2", "red": "d2", "brown": "0", "grey": "0", "black": "0"}
MISS = {"blue": "x", "yellow": "d2", "red": "d2", "brown": "0", "grey": "0", "black": "0"}


def moment(table: Table) -> str:
    """What the open window is about; none is open: nothing."""
    return str(table.decision.about["moment"]) if table.decision.kind == "answer" else ""


def walked(table: Table, space: int, answer: str = "pass") -> list[int]:
    """Where a walk stopped for the overlord's answer, who has none to give."""
    seen = []
    table.do(f"walk:{space}")
    while table.decision.kind == "answer":
        seen.append(table.figure(table.s.active).spaces.bit_length() - 1)
        table.do(answer)
    return seen


# -- windows: traps -----------------------------------------------------------------------------------


@pytest.mark.rule("DESC-OCARD-03")
def test_a_trap_answers_every_empty_space_and_no_space_with_a_friend() -> None:
    table = Table("gj..", at={"grisban": "g", "jain": "j"}, party=TWO, hand=("dash",), cards=("pit-trap",) * 9)
    assert walked(table.do("move"), 3) == [2, 3]


def test_a_trap_answers_steps_for_fatigue_too() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, hand=("dash",), cards=("pit-trap",) * 9)
    assert walked(table.do("tire"), 1) == [1]


@pytest.mark.rule("DESC-MOVE-15", "DESC-PIT-07")
def test_whoever_is_placed_springs_no_trap() -> None:
    table = Table("go.", at={"grisban": "o"}, party=G, hand=("dash",), cards=("pit-trap",) * 9)
    table.do(table.options[[option.startswith("climb") for option in table.options].index(True)])
    assert moment(table) == ""


@pytest.mark.rule("DESC-STAND-05")
def test_whoever_stands_up_springs_no_trap() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, hand=("dash",), cards=("pit-trap",) * 9, red="d2 d2")
    table.figure("grisban").spaces, table.figure("grisban").damage = 0, 14
    table.hero("grisban").fallen = 0
    table.do("stand-up")
    assert (moment(table), table.told("rose")) == ("", [{"hero": "grisban", "space": 0}])


def test_monsters_spring_no_traps() -> None:
    at = {"grisban": "-", "zombie-1": "z"}
    table = Table("z..", at=at, party=G, turn="zombie-1", hand=("dash",), cards=("pit-trap",) * 9)
    assert walked(table.do("move"), 2) == []


@pytest.mark.rule("DESC-DOOR-03", "DESC-DOOR-04")
def test_a_door_is_open_when_its_trap_snaps_and_closing_it_is_safe() -> None:
    doors = [[edge((0, 0), (1, 0))]]
    table = Table("g.", at={"grisban": "g"}, party=G, doors=doors, hand=("dash",), cards=("poison-dart",) * 9)
    table.do("open-door:0")
    assert (moment(table), table.s.shut, table.figure("grisban").actions) == ("door-opened", 0, 1)
    table.do("pass", "close-door:0")
    assert moment(table) == ""


@pytest.mark.rule("DESC-SEARCH-02")
def test_the_trap_of_a_chest_comes_before_the_card() -> None:
    hand = {"hand": ("dash",), "cards": ("poison-dart",) * 9}
    table = Table("gc", at={"grisban": "g"}, party=G, search="c", deck="stamina-potion", **hand)  # type: ignore[arg-type]
    table.do("search:1")
    assert (moment(table), table.hero("grisban").found, len(table.s.search_deck)) == ("searched", [], 1)
    table.do("pass")
    assert [card.id for card in table.hero("grisban").found] == ["stamina-potion"]


@pytest.mark.rule("DESC-OCARD-06")
def test_a_second_trap_of_the_name_waits_for_the_next_space() -> None:
    rolls = {"grey": "0 0", "black": "0 0"}
    table = Table("g...", at={"grisban": "g"}, party=G, hand=("pit-trap", "pit-trap"), rolls=rolls)
    table.do("move", "walk:1", "play:pit-trap")
    assert moment(table) == ""
    table.do("walk:2")
    assert table.can("play:pit-trap")


# -- windows: who is asked ----------------------------------------------------------------------------


@pytest.mark.rule("DESC-OCARD-02")
def test_nobody_is_asked_for_cards_that_all_have_seen_go() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, hand=("dash",), cards=("frenzy",) * 3)
    table.s.discard.append("pit-trap")
    assert walked(table.do("move"), 2) == []


def test_nobody_is_asked_who_holds_no_card() -> None:
    table = Table("g..", at={"grisban": "g"}, party=G, hand=(), cards=("pit-trap",) * 3)
    assert walked(table.do("move"), 2) == []


def test_who_holds_nothing_that_fits_is_asked_all_the_same() -> None:
    table = Table("g.", at={"grisban": "g"}, party=G, hand=("dash",), cards=("pit-trap",)).do("move", "walk:1")
    assert (table.decision.seat, table.options) == (0, ["pass"])


# -- windows: before, after and in place of a roll ----------------------------------------------------


def test_what_comes_before_the_roll_sees_no_dice() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", at=at, party=G, turn="zombie-1", hand=("expert-blow",), rolls=HIT)
    table.do("attack:own-attack:grisban")
    assert (moment(table), table.told("rolled"), table.s.attack.faces if table.s.attack else None) == (
        "attack-declared",
        [],
        [],
    )


@pytest.mark.rule("DESC-ROLL-12")
def test_what_comes_after_the_roll_sees_them() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", at=at, party=G, turn="zombie-1", hand=("dark-fortune",), cards=(), rolls=HIT)
    table.do("attack:own-attack:grisban")
    assert (moment(table), len(table.told("rolled"))) == ("attack-rolled", 1)


def test_ghost_armour_is_for_the_own_defence_alone() -> None:
    at = {"leoric": "l", "grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    other = Table("lgz", at=at, party={**L, **G}, turn="zombie-1", skills="ghost-armor", rolls=HIT)
    other.do("attack:own-attack:grisban")
    assert moment(other) == ""
    own = Table("glz", at=at, party={**L, **G}, turn="zombie-1", skills="ghost-armor", rolls=HIT)
    own.do("attack:own-attack:leoric")
    assert (moment(own), len(own.told("defended"))) == ("defended", 1)


def test_only_a_neighbour_is_defended_and_nobody_defends_herself() -> None:
    at = {"syndrael": "s", "grisban": "g", "zombie-1": "z"}
    party = {**S, **G}
    far = Table("s..gz", at=at, party=party, turn="zombie-1", skills="defend", items="iron-longsword", rolls=HIT)
    assert moment(far.do("attack:own-attack:grisban")) == ""
    near = Table("sgz", at=at, party=party, turn="zombie-1", skills="defend", items="iron-longsword", rolls=HIT)
    near.do("attack:own-attack:grisban")
    assert (moment(near), near.told("rolled")) == ("targeted", [])
    near.do("use:defend")
    assert (near.figure("grisban").damage, near.figure("syndrael").damage) == (0, 4)
    itself = Table("gsz", at=at, party=party, turn="zombie-1", skills="defend", items="iron-longsword", rolls=HIT)
    assert moment(itself.do("attack:own-attack:syndrael")) == ""


def test_laughter_answers_a_test_that_was_passed_and_no_other() -> None:
    hand = ("tripwire", "wicked-laughter")
    passed = Table("g..", at={"grisban": "g"}, party=G, hand=hand, cards=(), grey="0", black="0")
    passed.do("move", "walk:1", "play:tripwire")
    assert (moment(passed), passed.options) == ("tested", ["play:wicked-laughter", "pass"])
    failed = Table("g..", at={"grisban": "g"}, party=G, hand=hand, cards=(), grey="3", black="4")
    failed.do("move", "walk:1", "play:tripwire")
    assert (moment(failed), failed.figure("grisban").points) == ("", 0)


def test_a_stalwart_knight_is_asked_at_defeat_not_at_a_wound() -> None:
    at = {"syndrael": "s", "zombie-1": "z"}
    hurt = Table("sz", at=at, party=S, turn="zombie-1", skills="stalwart", items="iron-longsword", rolls=HIT)
    assert moment(hurt.do("attack:own-attack:syndrael")) == ""
    dying = Table("sz", at=at, party=S, turn="zombie-1", skills="stalwart", items="iron-longsword", rolls=HIT)
    dying.figure("syndrael").damage = 12
    dying.do("attack:own-attack:syndrael")
    assert (moment(dying), dying.hero("syndrael").fallen) == ("defeated", -1)


@pytest.mark.rule("DESC-GOLD-03")
def test_a_chain_an_attack_a_defeat_a_last_walk_a_trap_and_a_test() -> None:
    """The zombie strikes, the knight falls and is stalwart, walks into a trap, passes the test, and is laughed at."""
    rolls = {**HIT, "grey": "0 0 0", "black": "0 0", "blue": "r4d2"}
    at = {"syndrael": "s", "zombie-1": "z"}
    table = Table(
        "..sz",
        at=at,
        party=S,
        turn="zombie-1",
        skills="stalwart",
        items="iron-longsword",
        hand=("pit-trap", "wicked-laughter"),
        rolls=rolls,
    )
    table.figure("syndrael").damage = 12
    table.do("attack:own-attack:syndrael", "use:stalwart", "walk:1")
    assert (moment(table), table.decision.seat) == ("entered", 0)
    table.do("play:pit-trap")
    assert (moment(table), table.can("play:wicked-laughter")) == ("tested", True)
    table.do("play:wicked-laughter")
    assert len(table.told("tested")) == 2
    while table.decision.kind in ("go", "choose", "answer"):
        table.do(table.options[-1])
    assert table.hero("syndrael").fallen == 1
    assert table.s.discard == ["pit-trap", "wicked-laughter"]


# -- movement -----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-MOVE-03", "DESC-MOVE-04")
def test_a_walk_an_attack_and_the_rest_of_the_walk() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("g.z", "...", at=at, party=G, rolls=MISS)
    table.do("move", "walk:1", "attack:chipped-greataxe:zombie-1")
    assert table.figure("grisban").points == 2
    assert table.do("walk:0").figure("grisban").points == 1


def test_a_monster_too() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("z.g", "...", at=at, party=G, turn="zombie-1", rolls=MISS)
    table.do("move", "walk:1", "attack:own-attack:grisban")
    assert table.do("walk:0").figure("zombie-1").points == 1


@pytest.mark.rule("DESC-MOVE-12")
def test_points_are_gone_with_the_turn() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("g....j", at=at, party=TWO).do("move", "end-turn")
    assert table.figure("grisban").points == 0


@pytest.mark.rule("DESC-FMOVE-04")
def test_no_fatigue_within_another_action() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("g....z", at=at, party=G, skills="charge").do("use:charge")
    assert table.decision.kind == "go"
    assert not table.can("tire")


@pytest.mark.rule("DESC-TRADE-01")
def test_who_walks_for_fatigue_alone_trades_nothing() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("gj.", at=at, party=TWO, found="health-potion").do("tire")
    assert table.why("give:health-potion:jain") == "DESC-TRADE-01"
    assert table.do("move").can("give:health-potion:jain")


@pytest.mark.rule("DESC-TRADE-01", "DESC-KOINT-03")
def test_a_hero_on_the_ground_trades_too() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("gj.", at=at, party=TWO, found="health-potion")
    table.figure("jain").spaces, table.figure("jain").damage, table.hero("jain").fallen = 0, 8, 1
    assert table.do("move").can("give:health-potion:jain")


@pytest.mark.rule("DESC-TRADE-01")
def test_an_action_after_the_walk_ends_the_trading() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("gj.", at=at, party=TWO, found="health-potion").do("move")
    table.figure("grisban").points = 0
    table.do("rest")
    assert table.why("give:health-potion:jain") == "DESC-TRADE-01"


def test_a_move_that_an_attack_interrupts_goes_on_and_so_does_the_trading() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gj.", "z..", at=at, party=TWO, found="health-potion", rolls=MISS)
    table.do("move", "attack:chipped-greataxe:zombie-1")
    assert table.can("give:health-potion:jain")


# -- attacks ------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-ROLL-03")
def test_a_miss_brings_back_no_fatigue() -> None:
    table = Table("gz", at={"grisban": "g", "zombie-1": "z"}, party=G, blue="x", red="d3s1", brown="0")
    table.hero("grisban").fatigue = 2
    table.do("attack:chipped-greataxe:zombie-1")
    assert (table.decision.kind, table.hero("grisban").fatigue) == ("act", 2)


@pytest.mark.rule("DESC-RANGE-04")
@pytest.mark.parametrize(("surge", "damage"), [("surge:range-2", 2), ("keep", 0)])
def test_range_counts_after_all_surges(surge: str, damage: int) -> None:
    at = {"jain": "j", "zombie-1": "z"}
    table = Table("j......z", at=at, party=J, blue="r6d1s1", yellow="d1s1", brown="0")
    table.do("attack:yew-shortbow:zombie-1")
    assert (table.decision.kind, table.figure("zombie-1").damage) == ("surge", 0)
    while table.decision.kind == "surge":
        table.do(surge if table.can(surge) else "keep")
    assert table.figure("zombie-1").damage == damage


@pytest.mark.rule("DESC-COND-02")
def test_a_condition_of_an_attack_that_was_warded_off_is_lost() -> None:
    at = {"grisban": "g", "cave-spider-master": "c"}
    rolls = {"blue": "r2d2s1", "yellow": "d1s1", "grey": "3"}
    warded = Table("gc", at=at, party=G, turn="cave-spider-master", rolls=rolls)
    warded.do("attack:own-attack:grisban", "surge:poisoned")
    while warded.decision.kind == "surge":
        warded.do("keep")
    assert (warded.figure("grisban").damage, warded.figure("grisban").conditions) == (0, 0)


# -- tests, fatigue, rest -----------------------------------------------------------------------------


@pytest.mark.rule("DESC-TEST-02")
@pytest.mark.parametrize(("too_many", "result"), [(0, "passed"), (1, "failed")])
def test_as_many_shields_as_the_attribute_pass(too_many: int, result: str) -> None:
    shields = Table("g", at={"grisban": "g"}, party=G).figure("grisban").profile.attributes[3] + too_many
    dice = {"grey": str(min(3, shields)), "black": str(max(0, shields - 3))}
    table = Table("g..", at={"grisban": "g"}, party=G, hand=("tripwire",), cards=(), rolls=dice)
    table.do("move", "walk:1", "play:tripwire")
    assert (table.told("tested")[0]["shields"], table.told("tested")[0]["result"]) == (shields, result)


@pytest.mark.rule("DESC-TEST-04")
def test_armour_and_shields_do_not_help_in_a_test() -> None:
    hand = ("tripwire",)
    at = {"syndrael": "s"}
    table = Table(
        "s..", at=at, party=S, items="iron-longsword wooden-shield chainmail", hand=hand, cards=(), grey="3", black="4"
    )
    table.do("move", "walk:1", "play:tripwire")
    assert table.told("tested")[0]["result"] == "failed"
    assert table.decision.kind == "act"


@pytest.mark.rule("DESC-FAT-01")
def test_fatigue_that_finds_no_room_is_damage() -> None:
    at = {"grisban": "g", "barghest-1": "b"}
    table = Table("gbb", at=at, party=G, turn="barghest-1", grey="3", black="4")
    table.hero("grisban").fatigue = 4
    table.do("use:howl")
    assert (table.hero("grisban").fatigue, table.figure("grisban").damage) == (4, 1)


@pytest.mark.rule("DESC-REST-03")
def test_fatigue_of_the_whole_turn_is_gone_after_a_rest() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("g....j", at=at, party=TWO).do("rest", "tire", "tire", "walk:2")
    assert table.hero("grisban").fatigue == 2
    assert table.do("end-turn").hero("grisban").fatigue == 0


# -- knocked out --------------------------------------------------------------------------------------


def down(*rows: str, **more: object) -> Table:
    """Jain lies on the ground."""
    table = Table(*rows, at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party=TWO, **more)  # type: ignore[arg-type]
    jain = table.figure("jain")
    table.hero("jain").fallen, jain.spaces, jain.damage = jain.spaces.bit_length() - 1, 0, 8
    table.hero("jain").fatigue = 5
    return table


@pytest.mark.rule("DESC-KO-11", "DESC-KO-12", "DESC-KO-13")
def test_others_stand_on_the_token_and_see_past_it() -> None:
    assert down("gj.z").do("move").goes("j")
    monster = down("g.jz", turn="zombie-1").do("move")
    assert monster.goes("j")


@pytest.mark.rule("DESC-KO-10", "DESC-KOINT-01")
def test_nothing_strikes_a_hero_on_the_ground() -> None:
    table = down("g.jz", turn="zombie-1")
    assert not any("jain" in option for option in table.options)


@pytest.mark.rule("DESC-KO-14", "DESC-KOINT-02")
def test_healing_from_afar_brings_a_hero_to_the_feet() -> None:
    at = {"avric": "a", "jain": "j"}
    table = Table("a..j", at=at, party={**A, **J}, red="d2 d1")
    jain = table.figure("jain")
    table.hero("jain").fallen, jain.spaces, jain.damage = 3, 0, 8
    table.do("use:avric-feat")
    assert (table.hero("jain").fallen, jain.damage, jain.spaces) == (-1, 5, 1 << 3)


@pytest.mark.rule("DESC-KO-01", "DESC-KO-03", "DESC-KO-04", "DESC-KO-05", "DESC-KO-18", "DESC-CARRY-06")
def test_all_that_comes_of_a_defeat() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("g.jz", at=at, party=TWO, turn="zombie-1", tokens="z", rolls=HIT)
    jain, hero = table.figure("jain"), table.hero("jain")
    jain.damage, jain.conditions, jain.carries = 6, POISONED | STUNNED, "red-1"
    table.s.tokens[0].space = -1
    held = len(table.s.hand)
    table.do("attack:own-attack:jain")
    while table.decision.kind == "answer":
        table.do("pass")
    assert (jain.spaces, hero.fallen, jain.conditions, jain.carries) == (0, 2, 0, "")
    assert (jain.damage, hero.fatigue) == (8, 5)
    assert table.s.tokens[0].space == 2
    assert len(table.s.hand) == held + 1


@pytest.mark.rule("DESC-STAND-01", "DESC-STAND-06", "DESC-STAND-07")
def test_standing_up_is_all_one_can_do_and_takes_the_turn() -> None:
    table = Table("g.", at={"grisban": "g"}, party=G, red="d3 d2")
    table.figure("grisban").spaces, table.figure("grisban").damage, table.hero("grisban").fallen = 0, 14, 0
    assert table.options == ["stand-up", "end-turn"]
    assert table.do("stand-up").told("turn-over") == [{"hero": "grisban"}]


# -- familiars, two heroes, the overlord's turn -------------------------------------------------------


@pytest.mark.rule("DESC-FAM-03")
def test_a_familiar_waits_until_both_actions_are_done() -> None:
    at = {"leoric": "l", "reanimate": "r"}
    table = Table("l.r.", at=at, party=N)
    assert table.can("activate:reanimate")
    assert table.do("rest").why("activate:reanimate") == "DESC-FAM-03"
    assert table.do("move").can("activate:reanimate")


@pytest.mark.rule("DESC-TWOH-01", "DESC-TWOH-03", "DESC-TWOH-04")
def test_a_free_attack_or_two_damage_back() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gz...j", at=at, party=TWO, rolls=MISS)
    table.figure("grisban").damage = 5
    option = "free-attack:chipped-greataxe:zombie-1"
    assert table.can(option)
    table.do("rest")
    assert table.why(option) == "DESC-TWOH-03"
    table.do("move")
    assert table.can(option)
    table.do("end-turn")
    assert table.figure("grisban").damage == 3
    again = Table("gz...j", at=at, party=TWO, rolls=MISS).do(option)
    again.figure("grisban").damage = 5
    assert again.do("end-turn").figure("grisban").damage == 5


def test_with_three_heroes_there_is_no_free_attack() -> None:
    at = {"grisban": "g", "jain": "j", "leoric": "l", "zombie-1": "z"}
    table = Table("gz..jl", at=at, rolls=MISS)
    assert table.why("free-attack:chipped-greataxe:zombie-1") == "DESC-TWOH-01"


@pytest.mark.rule("DESC-ODET-04")
def test_one_attack_in_an_activation_whatever_it_comes_from() -> None:
    at = {"jain": "j", "zombie-1": "z"}
    table = Table(
        "jz", at=at, party=J, turn="zombie-1", hand=("frenzy",), cards=("dash",), rolls={**MISS, "blue": "x x"}
    )
    table.do("attack:own-attack:jain")
    assert (table.why("attack:own-attack:jain"), table.figure("zombie-1").actions) == ("DESC-ODET-04", 1)
    table.do("play:frenzy", "attack:own-attack:jain")
    assert (table.why("attack:own-attack:jain"), table.figure("zombie-1").actions) == ("DESC-ODET-04", 1)


@pytest.mark.rule("DESC-OTURN-06", "DESC-ODET-05")
def test_a_group_is_ended_before_the_next_begins() -> None:
    at = {"grisban": "-", "zombie-1": "a", "zombie-2": "b", "ettin-1": "e"}
    table = Table("a.b.ee", "....ee", at=at, party=G, turn="zombie-1")
    table.do("end-activation")
    assert table.s.active == "zombie-2"


# -- objectives, equipment, decks ---------------------------------------------------------------------


@pytest.mark.rule("DESC-CARRY-02", "DESC-CARRY-05")
def test_a_token_is_picked_up_from_the_next_space_for_an_action() -> None:
    table = Table("gt", at={"grisban": "g"}, party=G, tokens="t")
    Toy.carries = True
    table.do("pick-up:red-1")
    assert (table.figure("grisban").actions, table.figure("grisban").carries) == (1, "red-1")
    table.do("drop:1")
    assert (table.figure("grisban").actions, table.s.tokens[0].space) == (0, 1)


@pytest.mark.rule("DESC-CARRY-04")
def test_what_is_carried_is_not_handed_over() -> None:
    table = Table("gjt", at={"grisban": "g", "jain": "j"}, party=TWO, tokens="t")
    Toy.carries = True
    table.figure("grisban").carries = "red-1"
    table.s.tokens[0].space = -1
    table.do("move")
    assert not any("red-1" in option for option in table.options)


@pytest.mark.rule("DESC-TRADE-03", "DESC-HTURN-05")
def test_what_was_traded_is_worn_in_the_next_turn_at_the_earliest() -> None:
    at = {"grisban": "g", "jain": "j"}
    table = Table("gj.", at=at, party=TWO).give("grisban", "chainmail")
    table.hero("grisban").items[-1].equipped = True
    table.do("move", "give:chainmail:jain")
    card = next(card for card in table.hero("jain").items if card.id == "chainmail")
    assert not card.equipped
    table.do("end-turn")
    assert table.decision.kind == "equip"
    assert table.can("equip:chainmail")


@pytest.mark.rule("DESC-SPEC-01", "DESC-SPEC-02")
def test_what_a_card_does_by_an_action_takes_one() -> None:
    table = Table("g.", at={"grisban": "g"}, party=G, found="health-potion stamina-potion")
    table.figure("grisban").damage, table.hero("grisban").fatigue = 5, 2
    table.do("use-on:stamina-potion:grisban")
    assert table.figure("grisban").actions == 2
    table.do("rest", "use-on:health-potion:grisban")
    assert (table.figure("grisban").damage, table.figure("grisban").actions) == (0, 0)
    tired = Table("g.", at={"grisban": "g"}, party=G, found="health-potion")
    tired.figure("grisban").damage, tired.figure("grisban").conditions = 5, STUNNED
    assert tired.why("use-on:health-potion:grisban") == "DESC-COND-06"


@pytest.mark.rule("DESC-COND-06")
def test_the_immobilized_attack_but_do_not_move_until_the_turn_is_over() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("gz..j", at=at, party=TWO, rolls=MISS)
    table.figure("grisban").conditions = IMMOBILIZED
    assert (table.why("move"), table.why("tire")) == ("DESC-COND-06", "DESC-COND-06")
    table.do("attack:chipped-greataxe:zombie-1", "end-turn")
    assert table.figure("grisban").conditions == 0


@pytest.mark.rule("DESC-COND-06")
def test_the_stunned_shake_it_off_and_then_act() -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("gz", at=at, party=G, rolls=MISS)
    table.figure("grisban").conditions = STUNNED
    assert table.why("attack:chipped-greataxe:zombie-1") == "DESC-COND-06"
    table.do("shake-off")
    assert table.figure("grisban").conditions == 0
    assert table.do("attack:chipped-greataxe:zombie-1").figure("grisban").actions == 0


@pytest.mark.rule("DESC-HTURN-04", "DESC-EXH-02")
def test_skills_and_items_are_refreshed_when_the_turn_comes() -> None:
    table = Table("g....j", at={"grisban": "g", "jain": "j"}, party=TWO)
    jain = table.hero("jain")
    for card in (*jain.skills, *jain.items):
        card.exhausted = True
    table.do("end-turn")
    assert table.s.active == "jain"
    assert not any(card.exhausted for card in (*jain.skills, *jain.items))


@pytest.mark.rule("DESC-ODET-04", "DESC-OCARD-08")
def test_an_attack_in_a_frenzy_leaves_the_other_one() -> None:
    at = {"jain": "j", "zombie-1": "z"}
    rolls = {**MISS, "blue": "x x"}
    table = Table("jz", at=at, party=J, turn="zombie-1", hand=("frenzy",), cards=("dash",), rolls=rolls)
    table.do("play:frenzy", "attack:own-attack:jain")
    assert table.figure("zombie-1").actions == 2
    table.do("attack:own-attack:jain")
    assert (table.why("attack:own-attack:jain"), table.figure("zombie-1").actions) == ("DESC-ODET-04", 1)


@pytest.mark.rule("DESC-QG-08")
def test_nobody_carries_two_tokens() -> None:
    table = Table("gt", at={"grisban": "g"}, party=G, tokens="t")
    Toy.carries = True
    table.figure("grisban").carries = "red-2"
    assert table.why("pick-up:red-1") == "DESC-QG-08"


@pytest.mark.rule("DESC-SEARCH-03")
def test_a_chest_holds_what_nobody_has() -> None:
    table = Table("gc", at={"grisban": "g"}, party=G, search="c", deck="treasure-chest")
    shop = [item.id for item in BOX.shop.values() if item.act == 1 for _ in range(item.count)]
    shop.remove("chainmail")
    table.give("grisban", *shop).do("search:1")
    assert table.hero("grisban").items[-1].id == "chainmail"


@pytest.mark.card("guard-skill")
def test_a_guard_waits_for_an_empty_space() -> None:
    at = {"syndrael": "s", "flesh-moulder-1": "f", "zombie-1": "z"}
    table = Table(" s  ", "fz..", at=at, party=S, turn="flesh-moulder-1", skills="guard-skill", items="iron-longsword")
    table.do("move", "walk:4")
    assert (moment(table), table.figure("flesh-moulder-1").spaces) == ("entered", 1 << 3)
