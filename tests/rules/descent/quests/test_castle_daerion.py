"""Castle Daerion."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.games.descent.allies import offers
from undercroft.games.descent.places import blocked
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.castle_daerion import CALLED, FALLEN, SAVED
from undercroft.games.descent.quests.registry import NOBODY
from undercroft.games.descent.reinforcing import arrivals
from undercroft.games.descent.state import STUNNED, DescentState
from undercroft.games.descent.wounds import inflict

QUEST = "castle-daerion"
OPEN = ["merriod", "flesh-moulder"]
VILLAGERS = ["villager-1", "villager-2", "villager-3", "villager-4"]


# -- The Beacons ---------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-CD1-01")
def test_a_beacon_is_lit_with_an_action() -> None:
    play = Playing(QUEST, at={"grisban": (6, 3)}, gone=["merriod-master"], groups=OPEN)
    assert not play.can("special:light:red-1")
    play = Playing(QUEST, at={"grisban": (5, 2)}, groups=OPEN)
    play.do("special:light:red-1")
    assert (play.token("red-1").face, play.figure("grisban").actions) == ("lit", 1)
    assert not any(option.startswith("special") for option in play.options)


@pytest.mark.rule("DESC-Q-CD1-01")
@pytest.mark.parametrize(
    ("attribute", "grey", "black", "lit"), [("knowledge", "0", "0", True), ("awareness", "3", "4", False)]
)
def test_a_test_lights_it_without_an_action_once_a_turn(attribute: str, grey: str, black: str, lit: bool) -> None:
    play = Playing(QUEST, at={"grisban": (5, 2)}, groups=OPEN, grey=grey, black=black)
    play.do(f"special:light-by-{attribute}:red-1")
    assert play.told("tested")[0]["attribute"] == attribute
    assert (play.token("red-1").face == "lit") is lit
    assert play.figure("grisban").actions == 2
    assert play.can("special:light:red-1") is not lit
    assert not play.can("special:light-by-knowledge:red-1")


@pytest.mark.rule("DESC-Q-CD1-02", "DESC-QG-07")
def test_villagers_move_and_open_a_door_at_the_end_of_the_round() -> None:
    play = Playing(QUEST, at={"villager-4": (3, 5)}, groups=OPEN)
    play.end_round(lambda: play.s.active == "villager-4")
    assert play.s.phase == "villagers"
    assert play.decision.seat == 1
    play.do("move", "open-door:0", "pass")
    assert not play.can("move")
    assert not any(option.startswith(("open-door", "attack", "search", "rest")) for option in play.options)
    assert play.s.shut & 1 == 0
    play.go(3, 7)
    while play.decision.kind == "answer":
        play.do("pass")
    play.do("end-activation")
    assert play.s.round == 2
    assert play.where("villager-4") == (3, 7)
    assert play.figure("villager-4").damage == 0


@pytest.mark.rule("DESC-Q-CD1-02", "DESC-QG-07")
def test_villagers_are_hero_figures_that_never_stand_up_again() -> None:
    play = Playing(QUEST, groups=OPEN)
    profile = play.figure("villager-1").profile
    assert (profile.speed, profile.health, profile.defence, profile.immune, profile.tests) == (
        3,
        8,
        ("grey",),
        True,
        "pass",
    )
    assert profile.side == HEROES
    assert not profile.heals
    inflict(play.s, play.figure("villager-1"), STUNNED)
    assert play.figure("villager-1").conditions == 0
    assert "villager-1" not in [hero.id for hero in play.s.heroes]


@pytest.mark.rule("DESC-Q-CD1-03")
def test_villagers_block_like_heroes() -> None:
    play = Playing(QUEST, turn="flesh-moulder-1", at={"flesh-moulder-1": (3, 6), "villager-1": (3, 7)}, groups=OPEN)
    assert blocked(play.s) >> play.space(3, 7) & 1
    play.do("move")
    assert not play.can(f"walk:{play.space(3, 7)}")
    play.figure("grisban").spaces = 1 << play.space(2, 7)
    assert not play.script.filled(play.s)


@pytest.mark.rule("DESC-Q-CD1-04")
def test_open_groups_come_in_on_the_other_side() -> None:
    play = Playing(QUEST, groups=OPEN)
    for name in (*play.on_map("merriod"), *play.on_map("flesh-moulder")):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    [first], [second] = play.on_map("merriod"), play.on_map("flesh-moulder")
    assert play.figure(first).spaces & play.s.board.area(["13A"])
    assert play.figure(second).spaces & play.s.board.area(["3A"])


@pytest.mark.rule("DESC-Q-CD1-05")
def test_heroes_win_with_four_beacons() -> None:
    play = Playing(QUEST, groups=OPEN)
    for token in play.s.tokens[:3]:
        token.face = "lit"
    assert play.script.winner(play.s) == NOBODY
    assert play.script.progress(play.s)[0] == 0.75
    play.s.tokens[3].face = "lit"
    assert play.script.winner(play.s) == HEROES


@pytest.mark.rule("DESC-Q-CD1-06")
def test_the_overlord_wins_when_all_villagers_fell() -> None:
    play = Playing(QUEST, groups=OPEN)
    for number, name in enumerate(VILLAGERS):
        assert play.script.winner(play.s) == NOBODY
        assert play.script.progress(play.s)[1] == number / 4
        play.figure(name).spaces = 0
        drive(play.script.defeated(play.s, play.figure(name), 1))
    assert play.script.winner(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-CD1-07")
def test_the_limit_of_the_beacons() -> None:
    play = Playing(QUEST, groups=OPEN)
    assert play.script.data.limit.rounds == 15
    assert play.script.at_limit(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-CD1-08", "DESC-Q-CD1-09")
def test_what_becomes_of_villagers() -> None:
    play = Playing(QUEST, groups=OPEN, gone=["villager-1"])
    assert play.script.carry_over(play.s, HEROES) == {SAVED: 3, FALLEN: 1}


@pytest.mark.rule("DESC-Q-CD1-08")
def test_those_who_were_saved_come_after_the_last_heros_first_turn() -> None:
    play = Playing(QUEST, 1, heroes=2, counts={SAVED: 3})
    assert play.on_map("militiaman") == []
    play.end_round(lambda: play.s.active == "militiaman-1")
    assert len(play.on_map("militiaman")) == 3
    assert play.script.militia(play.s) == ["militiaman-1", "militiaman-2", "militiaman-3"]  # type: ignore[attr-defined]
    play.s.round = 2
    drive(play.script.heroes_done(play.s))
    assert len(play.on_map("militiaman")) == 3


@pytest.mark.rule("DESC-Q-CD1-09")
@pytest.mark.parametrize("fallen", [0, 1, 3, 4])
def test_those_who_fell_come_back_as_zombies(fallen: int) -> None:
    play = Playing(QUEST, 1, heroes=2, counts={FALLEN: fallen})
    least = play.script.amount(play.s, "zombies")
    assert 1 <= least <= 5
    assert len(play.on_map("zombie")) == max(least, fallen)
    assert "zombie-master" in play.on_map("zombie")


# -- The Muster ----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-CD2-01")
def test_a_militiaman_moves_and_attacks_once() -> None:
    play = Playing(QUEST, 1, heroes=2, turn="jain", counts={SAVED: 1}, at={"alric": (9, 7)}, blue="x")
    play.hero("grisban").done = True
    play.do("end-turn")
    play.do(*([play.options[0]] if play.decision.kind == "place" else []))
    assert (play.s.phase, play.s.active, play.decision.seat) == ("allies", "militiaman-1", 1)
    play.do("move")
    assert not play.can("move")
    attacks = [option for option in play.options if option.startswith("attack")]
    assert attacks
    play.do(attacks[0])
    assert not any(option.startswith("attack") for option in play.options)
    profile = play.figure("militiaman-1").profile
    assert (profile.attack, profile.ranged, profile.health, profile.tests) == (("blue", "yellow"), True, 6, "fail")


def called(shields: str) -> Playing:
    play = Playing(QUEST, 1, heroes=2, turn="jain", grey=shields, black=shields)
    play.hero("grisban").done = True
    return play.do("end-turn")


@pytest.mark.rule("DESC-Q-CD2-02")
def test_sir_palamon_calls_a_man_if_he_passes() -> None:
    play = called("0")
    while play.decision.kind == "place":
        play.do(play.options[0])
    assert play.told("tested")[0]["attribute"] == "willpower"
    assert play.s.count(CALLED) == 1
    [man] = play.on_map("militiaman")
    assert play.figure(man).spaces & play.s.board.tile("EntranceB")
    assert play.s.active == "palamon-1"


@pytest.mark.rule("DESC-Q-CD2-02", "DESC-Q-CD2-03")
def test_he_may_move_whether_he_passes_or_not_and_nothing_else() -> None:
    play = called("3")
    assert play.s.count(CALLED) == 0
    assert play.options == ["move", "end-activation"]
    play.do("move")
    assert all(option.startswith(("walk", "end-")) for option in play.options)


@pytest.mark.rule("DESC-Q-CD2-04")
def test_a_zombie_or_an_ettin_arrives() -> None:
    play = Playing(QUEST, 1, heroes=2)
    for name in (*play.on_map("zombie"), *play.on_map("ettin")):
        play.figure(name).spaces = 0
    assert "which-group" in drive(play.script.overlord_done(play.s), ["pick-group:zombie"])
    [zombie] = play.on_map("zombie")
    assert play.figure(zombie).spaces & play.s.board.area(["18B"])
    assert play.on_map("ettin") == []


@pytest.mark.rule("DESC-Q-CD2-05")
def test_heroes_win_with_five_men_or_without_leaders() -> None:
    play = Playing(QUEST, 1, heroes=3, counts={CALLED: 4})
    assert play.script.winner(play.s) == NOBODY
    play.s.counts[CALLED] = 5
    assert play.script.winner(play.s) == HEROES
    play.s.counts[CALLED] = 0
    masters = [figure for figure in play.s.figures if figure.profile.rank == "master"]
    for figure in masters:
        figure.spaces = 0
    assert play.script.winner(play.s) == NOBODY
    play.figure("alric").spaces = 0
    assert play.script.winner(play.s) == HEROES
    masters[0].spaces = 1
    assert play.script.winner(play.s) == NOBODY


@pytest.mark.rule("DESC-Q-CD2-06")
def test_the_overlord_wins_when_palamon_falls() -> None:
    play = Playing(QUEST, 1)
    drive(play.script.defeated(play.s, play.figure("palamon-1"), 1))
    assert play.script.winner(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-CD2-07")
def test_the_limit_of_the_muster() -> None:
    play = Playing(QUEST, 1)
    assert play.script.data.limit.rounds == 15
    assert play.script.at_limit(play.s) == HEROES


def test_no_more_militiamen_than_tokens() -> None:
    def many(s: DescentState) -> None:
        s.counts[SAVED] = 12

    play = Playing(QUEST, 1, then=many)
    drive(play.script.heroes_done(play.s))
    assert len(play.on_map("militiaman")) == 8


@pytest.mark.rule("DESC-Q-CD2-01", "DESC-Q-TCP2-06")
@pytest.mark.parametrize(("last", "seat"), [("grisban", 1), ("jain", 2)])
def test_the_player_of_the_last_hero_moves_the_others(last: str, seat: int) -> None:
    def only(s: DescentState) -> None:
        for hero in s.heroes:
            hero.done = hero.id != last

    play = Playing(QUEST, 1, heroes=2, seats=3, turn=last, then=only, grey="3", black="4")
    play.do("end-turn")
    assert (play.s.active, play.decision.seat) == ("palamon-1", seat)


def test_who_fell_meanwhile_does_not_act() -> None:
    def late(s: DescentState) -> None:
        s.active, s.phase, s.queue = "", "villagers", ["villager-1", "villager-2"]
        s.figure("villager-1").spaces = 0

    play = Playing(QUEST, turn="", groups=OPEN, then=late)
    assert play.s.active == "villager-2"
    assert [told["figure"] for told in play.told("activated")] == ["villager-2"]


@pytest.mark.rule("DESC-Q-CD1-02")
def test_a_villager_opens_one_door_alone() -> None:
    play = Playing(QUEST, at={"villager-4": (3, 5)}, groups=OPEN)
    play.end_round(lambda: play.s.active == "villager-4")
    play.do("open-door:0")
    play.s.shut |= 1
    assert "open-door:0" not in [option.id for option in offers(play.s, play.figure("villager-4"))]
