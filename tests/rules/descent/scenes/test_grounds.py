"""Scenes from the text of the rules: sight past corners, large monsters, moves that are broken off, attacks on several,
two heroes, Dash and Frenzy, what stays between encounters."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing
from tests.rules.descent.scenes.always import HIT, MISS, A, G, J, L, always, until_overlord
from tests.rules.descent.table import Table
from undercroft.games.descent.geometry.plan import edge
from undercroft.games.descent.places import sees
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.setting_up import next_encounter
from undercroft.games.descent.state import IMMOBILIZED, POISONED, STUNNED, Card

OWN = "attack:own-attack:grisban"


def seen(*rows: str, **more: object) -> bool:
    """Whether the hero and the zombie see each other: both ways or neither."""
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y", "ettin-1": "e", "barghest-1": "b"}
    there = {name: mark for name, mark in at.items() if any(mark in row for row in rows)}
    table = Table(*rows, at=there, party=G, **more)  # type: ignore[arg-type]
    one, other = table.figure("grisban"), table.figure("zombie-1")
    found = sees(table.s, one, other)
    assert found == sees(table.s, other, one)
    return found


# -- sight ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-LOS-04", "DESC-LOS-09", "DESC-LOS-10")
@pytest.mark.parametrize(
    ("rows", "free"),
    [
        (("g#.", "#.z"), True),
        (("g#.", "..z"), True),
        (("g..", "#.z"), True),
        (("gy.", "#.z"), True),
        (("g##", "##z"), False),
        (("g.yz",), False),
        (("g#.z",), False),
        (("g..", ".#.", "..z"), True),
        (("g.#.z",), False),
        (("g..z", "####"), True),
        (("gee.z", ".ee.."), False),
        (("gbb.z",), False),
    ],
    ids=range(12),
)
def test_sight_past_and_between_what_blocks(rows: tuple[str, ...], free: bool) -> None:
    assert seen(*rows) is free


@pytest.mark.rule("DESC-LOS-03")
def test_a_door_shuts_sight_off_until_it_is_open() -> None:
    table = Table("g.z", at={"grisban": "g", "zombie-1": "z"}, party=G, doors=[[edge((1, 0), (2, 0))]])
    grisban, zombie = table.figure("grisban"), table.figure("zombie-1")
    assert not sees(table.s, grisban, zombie)
    table.s.shut = 0
    assert sees(table.s, grisban, zombie)


@pytest.mark.rule("DESC-LOS-01")
def test_a_large_monster_is_seen_by_any_of_its_spaces() -> None:
    at = {"jain": "j", "ettin-1": "e"}
    table = Table("j.#ee", "...ee", at=at, party=J)
    assert sees(table.s, table.figure("jain"), table.figure("ettin-1"))
    hidden = Table("j#ee", "##ee", at=at, party=J)
    assert not sees(hidden.s, hidden.figure("jain"), hidden.figure("ettin-1"))


# -- large monsters ------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-LARGE-04")
def test_a_long_monster_may_lie_along_or_across_where_it_stops() -> None:
    table = Table(
        "bb...", ".....", "....g", at={"grisban": "g", "barghest-1": "b"}, party=G, turn="barghest-1", rolls=MISS
    )
    table.do("move")
    assert {option.endswith(":across") for option in table.strides()} == {True, False}


@pytest.mark.rule("DESC-LARGE-01", "DESC-TGT-02")
def test_a_large_monster_is_next_to_whoever_stands_beside_any_of_its_spaces() -> None:
    at = {"grisban": "g", "ettin-1": "e"}
    for rows in (("gee", ".ee"), (".ee", "gee"), ("ee.", "ee.", "..g")):
        assert Table(*rows, at=at, party=G, rolls=HIT).can("attack:chipped-greataxe:ettin-1")
    assert not Table("ee..g", "ee...", at=at, party=G, rolls=HIT).can("attack:chipped-greataxe:ettin-1")


@pytest.mark.rule("DESC-LARGE-06")
def test_a_large_monster_attacks_from_any_of_its_spaces() -> None:
    at = {"grisban": "g", "barghest-1": "b"}
    table = Table("bbg", "...", at=at, party=G, turn="barghest-1", rolls=HIT)
    assert table.can(OWN)
    table = Table("bb..", "...g", at=at, party=G, turn="barghest-1", rolls=HIT)
    assert not table.can(OWN)


@pytest.mark.rule("DESC-LARGE-03")
def test_a_large_monster_goes_through_a_narrow_way_and_unfolds_beyond() -> None:
    rows = ("ee###....", "ee.......", "#####...g")
    table = Table(*rows, at={"grisban": "g", "ettin-1": "e"}, party=G, turn="ettin-1", rolls=MISS).do("move", "move")
    ends = {option.split(":")[1] for option in table.strides()}
    assert ends
    cells = table.board.ground.cells
    assert all(cells[int(end)][0] not in (2, 3) for end in ends)
    assert any(cells[int(end)][0] >= 4 for end in ends)


@pytest.mark.rule("DESC-BLAST-06")
def test_a_blast_strikes_a_large_monster_once() -> None:
    at = {"leoric": "l", "zombie-1": "z", "ettin-1": "e"}
    dice = always(blue="r4d2", yellow="d2", brown="0", grey="0")
    table = Table("l..zee", "....ee", at=at, party=L, skills="exploding-rune", rolls=dice)
    table.do("use-on:exploding-rune:zombie-1")
    while table.decision.kind != "act":
        table.do(table.options[-1])
    assert len([each for each in table.told("defended") if each["figure"] == "ettin-1"]) == 1


# -- a move that is broken off -------------------------------------------------------------------------


@pytest.mark.rule("DESC-MOVE-11")
def test_a_small_monster_steps_strikes_and_steps_on() -> None:
    at = {"grisban": "g", "cave-spider-1": "c"}
    table = Table("c.....", ".g....", at=at, party=G, turn="cave-spider-1", rolls=MISS).do("move", "walk:1", OWN)
    figure = table.figure("cave-spider-1")
    assert (figure.points, figure.actions) == (3, 0)
    assert table.can("walk:2")
    assert not table.can(OWN)


@pytest.mark.rule("DESC-MOVE-11")
def test_no_monster_attacks_from_a_friends_space() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y"}
    table = Table("zy.", ".g.", at=at, party=G, turn="zombie-1", rolls=MISS).do("move")
    assert not table.can("walk:1")
    assert table.can("walk:2")


def test_two_moves_of_a_monster_leave_no_attack() -> None:
    at = {"grisban": "g", "goblin-archer-1": "z"}
    table = Table("z....g", at=at, party=G, turn="goblin-archer-1", rolls=MISS).do("move", "move", "walk:4")
    assert not table.can(OWN)


def test_a_monster_attacks_once_in_its_activation() -> None:
    table = Table("zg", at={"grisban": "g", "zombie-1": "z"}, party=G, turn="zombie-1", rolls=MISS).do(OWN)
    assert table.figure("zombie-1").actions == 1
    assert not table.can(OWN)
    assert table.can("move")


# -- attacks on several --------------------------------------------------------------------------------


@pytest.mark.card("whirlwind")
def test_everyone_in_a_whirlwind_defends_alone() -> None:
    at = {"grisban": "g", "zombie-1": "z", "zombie-2": "y", "zombie-master": "m"}
    dice = {**HIT, "brown": "0 2 0"}
    table = Table("zgy", ".m.", at=at, party=G, skills="whirlwind", rolls=dice).do("use:whirlwind")
    while table.decision.kind != "act":
        table.do(table.options[-1])
    assert len(table.told("rolled")) == 1
    assert len(table.told("defended")) == 3
    lost = sorted(
        table.figure(each).damage if table.figure(each).spaces else 9
        for each in ("zombie-1", "zombie-2", "zombie-master")
    )
    assert len(set(lost)) > 1


@pytest.mark.card("exploding-rune")
def test_a_blast_strikes_friends_beside_the_target_and_nobody_further() -> None:
    at = {"leoric": "l", "jain": "j", "grisban": "g", "zombie-1": "z"}
    dice = always(blue="r4d2", yellow="d2", brown="0", grey="0")
    table = Table("l..zj.g", at=at, party={**L, **J, **G}, skills="exploding-rune", rolls=dice)
    table.do("use-on:exploding-rune:zombie-1")
    for _ in range(9):
        if table.decision.kind == "act":
            break
        table.do(table.options[-1])
    assert table.figure("jain").damage + table.hero("jain").fatigue > 0
    assert (table.figure("grisban").damage, table.figure("leoric").damage) == (0, 0)


# -- two heroes alone ----------------------------------------------------------------------------------


@pytest.mark.rule("DESC-TWOH-01")
@pytest.mark.parametrize(("party", "free"), [({**G, **J}, True), ({**G, **J, **A}, False)])
def test_only_two_heroes_attack_for_nothing(party: dict[str, str], free: bool) -> None:
    at = {"grisban": "g", "jain": "j", "avric": "a", "zombie-1": "z"}
    there = {name: mark for name, mark in at.items() if name in party or name == "zombie-1"}
    table = Table("gz.", "j.a", at=there, party=party, rolls=MISS)
    assert table.can("free-attack:chipped-greataxe:zombie-1") is free


@pytest.mark.rule("DESC-TWOH-01")
def test_a_free_attack_takes_no_action_and_comes_once() -> None:
    table = Table("gz.", "j..", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party={**G, **J}, rolls=MISS)
    table.do("free-attack:chipped-greataxe:zombie-1")
    assert table.figure("grisban").actions == 2
    assert not table.can("free-attack:chipped-greataxe:zombie-1")
    table.do("attack:chipped-greataxe:zombie-1", "attack:chipped-greataxe:zombie-1")
    assert len(table.told("attacks")) == 3


@pytest.mark.rule("DESC-TWOH-04")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (5, 3)])
def test_whoever_kept_the_free_attack_gets_two_damage_back(damage: int, left: int) -> None:
    table = Table("g..z", "j...", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party={**G, **J}, rolls=MISS)
    table.figure("grisban").damage = damage
    table.do("tire", "end-turn")
    assert table.figure("grisban").damage == left


# -- dash and frenzy -----------------------------------------------------------------------------------


@pytest.mark.card("dash")
def test_no_dash_moves_the_immobilized() -> None:
    table = Table(
        "g...z",
        at={"grisban": "g", "goblin-archer-1": "z"},
        party=G,
        turn="goblin-archer-1",
        hand=("dash",),
        rolls=MISS,
    )
    table.figure("goblin-archer-1").conditions = IMMOBILIZED
    table.do(next(each for each in table.options if each != "play:dash"))
    assert not table.can("move")


@pytest.mark.card("frenzy", "dash")
def test_a_frenzy_and_a_dash_on_the_same_monster() -> None:
    at = {"grisban": "g", "goblin-archer-1": "z"}
    table = Table("zg....", at=at, party=G, turn="goblin-archer-1", hand=("frenzy", "dash"), rolls=MISS)
    table.do(OWN, "play:frenzy", OWN, "play:dash", "move", "move")
    figure = table.figure("goblin-archer-1")
    assert (figure.actions, figure.points) == (0, 10)
    assert len(table.told("attacks")) == 2
    assert table.s.hand == []


@pytest.mark.card("frenzy")
def test_a_frenzy_is_no_action() -> None:
    table = Table("zg", at={"grisban": "g", "zombie-1": "z"}, party=G, turn="zombie-1", hand=("frenzy",), rolls=MISS)
    table.do("play:frenzy", OWN)
    assert table.figure("zombie-1").actions in (1, 2)
    table.do(OWN)
    assert len(table.told("attacks")) == 2
    assert not table.can(OWN)


@pytest.mark.card("dash")
def test_a_dash_brings_no_second_attack() -> None:
    table = Table(
        "zg..", at={"grisban": "g", "goblin-archer-1": "z"}, party=G, turn="goblin-archer-1", hand=("dash",), rolls=MISS
    )
    table.do(OWN, "move", "play:dash")
    assert table.can("move")
    assert not table.can(OWN)


# -- between encounters --------------------------------------------------------------------------------


def after_the_first(prepare: str) -> Playing:
    play = Playing("a-fat-goblin", turn="grisban", groups=["barghest"])
    figure, hero = play.figure("grisban"), play.hero("grisban")
    if prepare == "damage":
        figure.damage = 5
    elif prepare == "poison":
        figure.conditions = POISONED
    elif prepare == "fatigue":
        hero.fatigue = 3
    elif prepare == "feat":
        hero.feat = False
    elif prepare == "found":
        hero.found = [Card("health-potion")]
    elif prepare == "hand":
        play.s.hand = ["dash", "frenzy"]
    elif prepare == "exhausted":
        hero.skills[0].exhausted = True
    elif prepare == "points":
        figure.points = 3
    next_encounter(play.s, HEROES)
    return play


@pytest.mark.rule("DESC-QUEST-08")
def test_wounds_stay_between_encounters() -> None:
    assert after_the_first("damage").figure("grisban").damage == 5


@pytest.mark.rule("DESC-QUEST-10")
def test_conditions_stay_between_encounters() -> None:
    assert after_the_first("poison").figure("grisban").conditions == POISONED


@pytest.mark.rule("DESC-QUEST-09")
def test_fatigue_is_gone_between_encounters() -> None:
    assert after_the_first("fatigue").hero("grisban").fatigue == 0


@pytest.mark.rule("DESC-QUEST-11")
def test_a_feat_is_there_again_between_encounters() -> None:
    assert after_the_first("feat").hero("grisban").feat


@pytest.mark.rule("DESC-QUEST-12")
def test_what_was_found_stays_between_encounters() -> None:
    assert [card.id for card in after_the_first("found").hero("grisban").found] == ["health-potion"]


@pytest.mark.rule("DESC-QUEST-16")
def test_the_hand_stays_between_encounters() -> None:
    assert after_the_first("hand").s.hand == ["dash", "frenzy"]


@pytest.mark.rule("DESC-QUEST-14")
def test_exhausted_cards_stay_so_between_encounters() -> None:
    assert after_the_first("exhausted").hero("grisban").skills[0].exhausted


def test_points_of_the_last_move_are_gone_between_encounters() -> None:
    assert after_the_first("points").figure("grisban").points == 0


# -- answers to answers --------------------------------------------------------------------------------


@pytest.mark.card("tripwire")
@pytest.mark.parametrize(("dice", "points"), [(always(grey="0", black="0"), 2), (always(grey="3", black="4"), 0)])
def test_whoever_steps_over_a_wire_goes_on(dice: dict[str, str], points: int) -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    table = Table("g.....z", at=at, party=G, hand=("tripwire",), rolls=dice).do("move", "walk:1", "play:tripwire")
    assert table.figure("grisban").points == points
    assert table.can("walk:2") is (points > 0)


def test_a_stunned_monster_shakes_that_off_first() -> None:
    table = Table("zg", at={"grisban": "g", "zombie-1": "z"}, party=G, turn="zombie-1", rolls=MISS)
    table.figure("zombie-1").conditions = STUNNED
    assert not table.can(OWN)
    assert not table.can("move")
    assert table.can("shake-off")


def test_the_overlord_is_asked_after_both_heroes() -> None:
    at = {"grisban": "g", "jain": "j", "zombie-1": "z"}
    table = Table("g.j..z", at=at, party={**G, **J}, cards=("frenzy",) * 5, rolls=MISS)
    until_overlord(table)
    assert all(hero.done for hero in table.s.heroes)
