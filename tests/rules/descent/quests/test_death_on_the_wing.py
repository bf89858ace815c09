"""Death on the Wing."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moving import reach, stopping
from undercroft.games.descent.places import blocked, empty, lay_of
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.death_on_the_wing import BOULDERS, LATE, TheCanyon, TheWatchtower
from undercroft.games.descent.quests.registry import NOBODY
from undercroft.games.descent.reinforcing import arrivals
from undercroft.games.descent.state import DescentState, Token

QUEST = "death-on-the-wing"
OPEN = ["barghest"]


def canyon(*boulders: tuple[int, int], turn: str = "grisban", at: tuple[int, int] = (1, 6), **more: object) -> Playing:
    def lay(s: DescentState) -> None:
        s.tokens = [Token(f"red-{number}", "red", s.board.space(cell)) for number, cell in enumerate(boulders, 1)]
        s.counts[BOULDERS] = len(boulders)

    gone = ["cave-spider-1", "cave-spider-2", "cave-spider-3"]
    places = {turn: at, "cave-spider-master": (2, 9)} if turn != "cave-spider-master" else {turn: at}
    return Playing(QUEST, turn=turn, at=places, gone=gone, groups=OPEN, then=lay, **more)  # type: ignore[arg-type]


# -- The Canyon ----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-DOTW1-01")
def test_boulders_block_heroes_but_not_monsters() -> None:
    play = canyon((1, 7)).do("move")
    boulder = play.space(1, 7)
    assert not play.can(f"walk:{boulder}")
    assert play.can(f"walk:{play.space(0, 7)}")
    assert empty(play.s) >> boulder & 1
    assert not blocked(play.s) >> boulder & 1
    spider = canyon((1, 7), turn="cave-spider-master", at=(1, 8)).do("move")
    assert spider.can(f"walk:{spider.space(1, 7)}")
    there = canyon((1, 7), (0, 7))
    there.figure("cave-spider-master").spaces = 1 << there.space(1, 7)
    there.do("rest")
    assert there.can("attack:chipped-greataxe:cave-spider-master")


@pytest.mark.rule("DESC-Q-DOTW1-02", "DESC-Q-DOTW1-03")
@pytest.mark.parametrize("heroes", [2, 4])
def test_one_boulder_at_the_end_of_each_overlord_turn(heroes: int) -> None:
    play = Playing(QUEST, heroes=heroes, groups=OPEN)
    play.end_round(lambda: play.decision.kind == "boulder")
    assert play.decision.seat == 0
    spaces = {int(option.split(":")[1]) for option in play.options}
    tile = play.s.board.tile("20A")
    assert spaces == {space for space in range(play.s.board.ground.count) if tile >> space & 1}
    first = play.options[0]
    play.do(first)
    assert (len(play.s.tokens), play.s.count(BOULDERS), play.s.round) == (1, 1, 2)
    play.end_round(lambda: play.decision.kind == "boulder")
    assert first not in play.options


@pytest.mark.rule("DESC-Q-DOTW1-02", "DESC-QG-06")
def test_the_boulder_falls_when_the_reinforcement_is_there() -> None:
    play = Playing(QUEST, groups=OPEN, gone=["barghest-1"])
    there = len(play.on_map("barghest"))
    play.end_round(lambda: play.decision.kind == "boulder")
    assert len(play.on_map("barghest")) == there + 1


@pytest.mark.rule("DESC-Q-DOTW1-03")
def test_the_first_boulders_lie_apart() -> None:
    """Not next to another, as long as fewer lie there than the encounter says; afterwards anywhere."""
    play = canyon((1, 7), at=(5, 4))
    assert isinstance(play.script, TheCanyon)
    around = play.s.board.ground.spaces([(0, 6), (1, 6), (0, 7), (0, 8), (1, 8)])
    far = play.s.board.ground.spaces([(0, 5), (1, 5), (0, 9), (1, 9)])
    assert play.script.room(play.s) & (around | far) == far
    play.s.counts[BOULDERS] = play.script.amount(play.s, "apart")
    assert play.script.room(play.s) & (around | far) == around | far
    assert not play.script.room(play.s) & 1 << play.space(1, 7)


@pytest.mark.rule("DESC-Q-DOTW1-03")
def test_the_first_boulders_fall_past_heroes() -> None:
    play = canyon(at=(1, 6))
    assert isinstance(play.script, TheCanyon)
    here = 1 << play.space(1, 6)
    play.s.counts[BOULDERS] = 7
    assert not play.script.room(play.s) & here
    play.s.counts[BOULDERS] = 8
    assert play.script.room(play.s) & here


@pytest.mark.rule("DESC-Q-DOTW1-04")
def test_a_boulder_hurts_a_hero_and_pushes_him_aside() -> None:
    play = canyon(red="d3")
    play.s.counts[BOULDERS] = 8
    spider = play.figure("cave-spider-master")
    drive(play.script.overlord_done(play.s), [f"drop-boulder:{play.space(1, 6)}"])
    assert play.figure("grisban").damage == 3
    assert play.where("grisban") != (1, 6)
    assert abs(play.where("grisban")[1] - 6) <= 1
    drive(play.script.overlord_done(play.s), [f"drop-boulder:{play.space(2, 9)}"])
    assert (spider.damage, play.where("cave-spider-master")) == (0, (2, 9))


@pytest.mark.rule("DESC-Q-DOTW1-05", "DESC-Q-DOTW1-06")
def test_a_boulder_that_is_smashed_never_falls_again() -> None:
    play = canyon((1, 7), grey="0", black="0").do("special:smash:red-1")
    assert play.told("tested")[0]["attribute"] == "might"
    assert play.token("red-1").space < 0
    assert play.s.count(BOULDERS) == 1
    assert play.figure("grisban").actions == 1
    drive(play.script.overlord_done(play.s), [f"drop-boulder:{play.space(1, 10)}"])
    assert (play.token("red-1").space, play.s.count(BOULDERS)) == (-1, 2)
    assert play.token("red-2").space == play.space(1, 10)
    fails = canyon((1, 7), grey="3", black="4").do("special:smash:red-1")
    assert fails.token("red-1").space >= 0


@pytest.mark.rule("DESC-Q-DOTW1-06", "DESC-Q-DOTW1-10")
def test_by_earlier_rules_a_smashed_boulder_falls_again() -> None:
    play = canyon((1, 7), grey="0", black="0", rules=3).do("special:smash:red-1")
    assert play.s.count(BOULDERS) == 0
    drive(play.script.overlord_done(play.s), [f"drop-boulder:{play.space(1, 10)}"])
    assert (play.token("red-1").space, play.s.count(BOULDERS)) == (play.space(1, 10), 1)
    assert play.script.data.limit.rounds == 20
    assert len({token.id for token in play.s.tokens}) == len(play.s.tokens)


@pytest.mark.rule("DESC-Q-DOTW1-05")
def test_awareness_takes_a_hero_over_it() -> None:
    play = canyon((1, 7), grey="0", black="0").do("special:climb-over:red-1")
    assert play.told("tested")[0]["attribute"] == "awareness"
    assert play.where("grisban") == (1, 8)
    blocked_behind = canyon((1, 7), (1, 8))
    assert not blocked_behind.can("special:climb-over:red-1")
    assert blocked_behind.can("special:smash:red-1")
    assert not any("special" in option for option in canyon((1, 9)).options)


@pytest.mark.rule("DESC-Q-DOTW1-07", "DESC-Q-DOTW1-08")
def test_only_the_open_group_comes_back() -> None:
    play = canyon()
    for name in (*play.on_map("barghest"), *play.on_map("cave-spider")):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    drive(play.script.overlord_done(play.s))
    assert play.on_map("cave-spider") == []
    [name] = play.on_map("barghest")
    assert play.figure(name).spaces & play.s.board.tile("ExitA")


@pytest.mark.rule("DESC-Q-DOTW1-09", "DESC-QG-09")
def test_heroes_win_when_all_are_out() -> None:
    play = canyon(at=(1, 12))
    for hero in play.s.heroes[1:]:
        hero.left = True
        play.figure(hero.id).spaces = 0
    assert play.script.winner(play.s) == NOBODY
    play.do("move", "leave")
    assert play.s.wins == [HEROES]


@pytest.mark.rule("DESC-Q-DOTW1-10")
def test_the_tenth_boulder_is_the_last() -> None:
    play = canyon()
    play.s.counts[BOULDERS] = 9
    assert play.script.winner(play.s) == NOBODY
    drive(play.script.overlord_done(play.s))
    assert play.s.count(BOULDERS) == 10
    assert play.script.winner(play.s) == OVERLORD
    assert play.script.data.limit.rounds == 10
    assert play.script.at_limit(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-DOTW1-11")
@pytest.mark.parametrize("late", [0, 1])
def test_late_heroes_miss_their_first_turn(late: int) -> None:
    first = canyon()
    assert first.script.carry_over(first.s, OVERLORD) == {LATE: 1}
    assert first.script.carry_over(first.s, HEROES) == {}
    play = Playing(QUEST, 1, turn="", counts={LATE: late}, groups=OPEN)
    assert (play.decision.seat == 0) is (late == 1)
    play.end_round()
    assert (play.s.round, play.decision.kind) == (2, "next")


# -- The Watchtower ------------------------------------------------------------------------------------


def tower(**at: tuple[int, int]) -> Playing:
    places = {name.replace("_", "-"): cell for name, cell in at.items()}
    gone = [name for name in ("elemental-master",) if name not in places]
    return Playing(
        QUEST, 1, at=places, gone=gone, groups=["flesh-moulder"], grey="0 0 0 0", red="d1 d1", blue="r2d2s1 x x"
    )


@pytest.mark.rule("DESC-Q-DOTW2-01")
def test_guards_wake_by_heroes_and_monsters_on_their_tile() -> None:
    asleep = tower()
    assert asleep.script.allies(asleep.s) == []
    hero = tower(grisban=(4, 4))
    assert hero.script.allies(hero.s) == ["guard-1", "guard-2"]
    monster = tower(belthir=(14, 6))
    assert monster.script.allies(monster.s) == ["guard-3", "guard-4"]
    hero.figure("grisban").spaces = 0
    hero.figure("guard-3").spaces = 1 << hero.space(4, 4)
    assert hero.script.allies(hero.s) == []


@pytest.mark.rule("DESC-Q-DOTW2-01")
def test_a_guard_goes_for_the_nearest_monster_and_attacks() -> None:
    play = tower(belthir=(4, 4), guard_2=(15, 3))
    guard = play.figure("guard-1")
    drive(play.script.ally_begins(play.s, guard))
    assert play.script.data.figures[0].speed == 4
    assert abs(play.where("guard-1")[0] - 4) <= 1
    assert abs(play.where("guard-1")[1] - 4) <= 1


@pytest.mark.rule("DESC-Q-DOTW2-01")
def test_of_equally_near_monsters_the_heroes_choose() -> None:
    play = tower(belthir=(3, 3), guard_2=(15, 3), flesh_moulder_1=(2, 3))
    asked = drive(play.script.ally_begins(play.s, play.figure("guard-1")), ["activate:flesh-moulder-1"])
    assert asked[0] == "guard-target"
    far = tower(belthir=(10, 4))
    drive(far.script.ally_begins(far.s, far.figure("guard-1")))
    assert far.where("guard-1")[0] > 3
    assert far.figure("belthir").damage == 0


@pytest.mark.rule("DESC-Q-DOTW2-01")
def test_a_guard_takes_the_shortest_way_to_any_of_the_nearest_spaces() -> None:
    play = tower(belthir=(4, 4), guard_2=(15, 3))
    guard, belthir, lay = play.figure("guard-1"), play.figure("belthir"), lay_of(play.s)
    guard.points = 4
    assert isinstance(play.script, TheWatchtower)
    free = stopping(play.s, guard)
    beside = [
        cost
        for cost, layer in enumerate(reach(play.s, guard, guard.points))
        for space in bits(layer & free)
        if lay.distance(1 << space, belthir.spaces) == 1
    ]
    assert min(beside) < max(beside)
    assert len(play.script.towards(play.s, guard, belthir)) == min(beside)


@pytest.mark.rule("DESC-Q-DOTW2-02")
def test_an_elemental_or_one_of_the_open_group() -> None:
    play = tower()
    for name in (*play.on_map("elemental"), *play.on_map("flesh-moulder")):
        play.figure(name).spaces = 0
    assert "which-group" in drive(play.script.overlord_done(play.s), ["pick-group:flesh-moulder"])
    [name] = play.on_map("flesh-moulder")
    assert play.figure(name).spaces & play.s.board.tile("EntranceA") or play.on_map("elemental") == []
    assert play.on_map("elemental") == []


@pytest.mark.rule("DESC-Q-DOTW2-03")
def test_heroes_win_when_belthir_falls() -> None:
    play = tower()
    assert play.script.winner(play.s) == NOBODY
    drive(play.script.defeated(play.s, play.figure("belthir"), 1))
    assert play.script.winner(play.s) == HEROES


@pytest.mark.rule("DESC-Q-DOTW2-04")
def test_the_overlord_wins_when_four_guards_fell() -> None:
    play = tower()
    for number in range(1, 5):
        assert play.script.winner(play.s) == NOBODY
        drive(play.script.defeated(play.s, play.figure(f"guard-{number}"), 1))
    assert play.script.winner(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-DOTW2-05")
def test_the_limit_of_the_watchtower() -> None:
    play = tower()
    assert play.script.data.limit.rounds == 12
    assert play.script.at_limit(play.s) == HEROES
