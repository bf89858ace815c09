"""The Masquerade Ball."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.games.descent.options import SPECIAL
from undercroft.games.descent.places import blocked, empty
from undercroft.games.descent.profiles import HEROES, MINION, OVERLORD
from undercroft.games.descent.quests.registry import ENDED, NOBODY
from undercroft.games.descent.quests.the_masquerade_ball import ABDUCTED, RESCUED, WELL_READ
from undercroft.games.descent.reinforcing import arrivals, new_monster
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import defeat

QUEST = "the-masquerade-ball"
OPEN = ["zombie", "goblin-archer"]
NOBLE, MOULDER = "noble", "flesh-moulder"


def masks(face: str) -> Callable[[DescentState], None]:
    """All guests are of this kind."""

    def lay(s: DescentState) -> None:
        for token in s.tokens:
            token.face = face

    return lay


def ball(face: str = NOBLE, turn: str = "grisban", at: tuple[int, int] = (3, 3), **more: object) -> Playing:
    """Somebody next to the guest ``facedown-1`` at (4, 3)."""
    return Playing(QUEST, turn=turn, at={turn: at}, groups=OPEN, then=masks(face), **more)  # type: ignore[arg-type]


# -- The Ball ------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-TMB1-01")
@pytest.mark.parametrize(("heroes", "guests"), [(2, 4), (3, 6), (4, 8)])
def test_half_of_the_guests_are_nobles(heroes: int, guests: int) -> None:
    play = Playing(QUEST, heroes=heroes, groups=OPEN)
    faces = [token.face for token in play.s.tokens]
    assert len(faces) == guests
    assert faces.count(NOBLE) == faces.count(MOULDER) == guests // 2
    assert not any(token.face_up for token in play.s.tokens)
    assert play.on_map(MOULDER) == []


@pytest.mark.rule("DESC-Q-TMB1-01", "DESC-GOLD-02")
def test_guests_block_movement_and_sight() -> None:
    play = ball()
    guest = play.space(4, 3)
    assert blocked(play.s) >> guest & 1
    assert not empty(play.s) >> guest & 1
    play.do("move")
    assert not play.can(f"walk:{guest}")
    play.token("facedown-1").space = -1
    assert not blocked(play.s) >> guest & 1


@pytest.mark.rule("DESC-Q-TMB1-02", "DESC-ODET-13")
def test_anybody_next_to_a_guest_unmasks_it() -> None:
    for name in ("grisban", "goblin-archer-1", "eliza"):
        play = ball(turn=name)
        play.do("special:unmask:facedown-1")
        assert play.token("facedown-1").face_up
        assert play.figure(name).actions == 1
    far = ball(at=(1, 3))
    assert not far.can("special:unmask:facedown-1")


@pytest.mark.rule("DESC-Q-TMB1-03")
def test_a_moulder_may_strike_the_hero_who_unmasked_it() -> None:
    play = ball(MOULDER, blue="x")
    play.do("special:unmask:facedown-1")
    assert (play.decision.kind, play.decision.seat) == ("strike", 0)
    assert play.where("flesh-moulder-1") == (4, 3)
    play.do("strike:grisban")
    assert play.told("attacks")[0]["figure"] == "flesh-moulder-1"
    while play.decision.kind != "act":
        play.do(play.options[-1])
    assert play.s.active == "grisban"
    assert play.figure("grisban").actions == 1


@pytest.mark.rule("DESC-Q-TMB1-03")
def test_a_moulder_unmasked_by_a_monster_is_still_activated() -> None:
    play = ball(MOULDER, turn="goblin-archer-1")
    play.do("special:unmask:facedown-1")
    assert play.decision.kind == "monster"
    assert not play.figure("flesh-moulder-1").acted
    assert play.s.figure("flesh-moulder-1").profile.rank == "minion"
    group = next(group for group in play.s.groups if group.kind == MOULDER)
    assert (group.minions, group.masters) == (0, 0)


@pytest.mark.rule("DESC-Q-TMB1-04")
def test_a_noble_goes_with_whoever_unmasked_it() -> None:
    play = ball()
    play.do("special:unmask:facedown-1")
    assert play.figure("grisban").carries == "facedown-1"
    assert play.token("facedown-1").space < 0
    assert play.why(f"drop:{play.space(3, 3)}")
    assert not any(option.startswith("drop") for option in play.options)
    play.token("facedown-2").space = play.space(4, 3)
    drive(play.script.act(play.s, play.figure("grisban"), SPECIAL("unmask", "facedown-2")))
    assert play.figure("grisban").carries == "facedown-1"
    assert play.token("facedown-2").space == play.space(4, 3)


@pytest.mark.rule("DESC-Q-TMB1-04")
@pytest.mark.parametrize(("name", "own", "what"), [("grisban", "Entrance", RESCUED), ("eliza", "Exit", ABDUCTED)])
def test_nobles_are_led_out(name: str, own: str, what: str) -> None:
    play = ball(turn=name)
    figure = play.figure(name)
    other = "Exit" if own == "Entrance" else "Entrance"
    assert play.script.cannot_leave(play.s, figure, own) is not None
    figure.carries = "facedown-1"
    play.token("facedown-1").face_up = True
    assert play.script.cannot_leave(play.s, figure, own) is None
    assert play.script.cannot_leave(play.s, figure, other) is not None
    figure.carries = ""
    drive(play.script.left(play.s, figure, "facedown-1"))
    assert play.s.count(what) == 1


def gone_out(name: str, at: tuple[int, int]) -> Playing:
    def lead(s: DescentState) -> None:
        s.figure(name).carries = "facedown-1"
        s.tokens[0].space, s.tokens[0].face_up = -1, True

    return Playing(QUEST, turn=name, at={name: at}, groups=OPEN, then=lead).do("move", "leave")


@pytest.mark.rule("DESC-Q-TMB1-05")
def test_a_hero_comes_back_by_a_move_action_or_for_fatigue() -> None:
    play = gone_out("grisban", (0, 3))
    assert play.hero("grisban").left
    play.end_round()
    play.do("next:grisban")
    ways = [option for option in play.options if option.startswith("come-back")]
    assert {option.split(":")[1] for option in ways} == {"move", "fatigue"}
    tired = play.match.fork()
    free = next(option for option in ways if "fatigue" in option)
    tired.choose(1, free)
    state = tired.state
    assert isinstance(state, DescentState)
    hero, figure = state.hero("grisban"), state.figure("grisban")
    assert (hero.fatigue, hero.left, figure.actions, figure.points) == (1, False, 2, 0)
    play.do(next(option for option in ways if "move" in option))
    figure = play.figure("grisban")
    assert (figure.actions, figure.points, figure.carries) == (1, 2, "")
    assert figure.spaces & play.s.board.tile("EntranceB")


@pytest.mark.rule("DESC-Q-TMB1-05")
def test_eliza_comes_back_and_monsters_do_not() -> None:
    play = gone_out("eliza", (9, 0))
    assert play.s.active != "eliza", "her activation is over, though she had an action left"
    play.end_round()
    play.end_round(lambda: play.s.phase == "overlord" and play.decision.kind == "activate")
    assert play.can("activate:eliza")
    play.do("activate:eliza")
    ways = [option for option in play.options if option.startswith("come-back:move")]
    play.do(ways[0])
    assert play.figure("eliza").spaces & play.s.board.tile("ExitB")
    assert play.script.returns(play.s, play.figure("eliza")) == ""
    goblin = gone_out("goblin-archer-1", (9, 0))
    assert goblin.script.returns(goblin.s, goblin.figure("goblin-archer-1")) == ""


@pytest.mark.rule("DESC-Q-TMB1-06")
def test_the_guests_of_the_defeated() -> None:
    for name, lost in (("grisban", True), ("goblin-archer-1", False)):
        play = ball(turn=name)
        play.do("special:unmask:facedown-1")
        drive(defeat(play.s, play.figure(name)))
        assert (play.token("facedown-1").space < 0) is lost
        if not lost:
            hero = play.figure("jain")
            hero.spaces = 1 << play.space(2, 3)
            assert play.script.cannot_carry(play.s, hero, play.token("facedown-1")) is None
            assert play.script.cannot_carry(play.s, hero, play.token("facedown-2")) is not None


@pytest.mark.rule("DESC-Q-TMB1-07")
def test_the_first_open_group_comes_by_the_exit() -> None:
    play = ball()
    for name in (*play.on_map("zombie"), *play.on_map("goblin-archer")):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    [zombie] = play.on_map("zombie")
    assert play.figure(zombie).spaces & play.s.board.tile("ExitB")
    assert play.on_map("goblin-archer") == []


@pytest.mark.rule("DESC-Q-TMB1-08")
def test_the_ball_is_over_without_guests() -> None:
    play = ball()
    for token in play.s.tokens[1:]:
        token.space = -1
    assert play.script.winner(play.s) == NOBODY
    play.do("special:unmask:facedown-1")
    assert play.script.winner(play.s) == NOBODY
    play.figure("grisban").carries = ""
    assert play.script.winner(play.s) == ENDED


@pytest.mark.rule("DESC-Q-TMB1-09", "DESC-Q-TMB1-10", "DESC-Q-TMB1-11")
@pytest.mark.parametrize(
    ("rescued", "die", "winner"),
    [
        (0, "d1", OVERLORD),
        (1, "d2", HEROES),
        (1, "d3", OVERLORD),
        (2, "d3", HEROES),
    ],
)
def test_a_roll_decides_about_lord_theodir(rescued: int, die: str, winner: int) -> None:
    play = ball(counts={RESCUED: rescued}, red=die)
    assert play.script.settle(play.s) == winner


@pytest.mark.rule("DESC-Q-TMB1-10")
@pytest.mark.parametrize(("heroes", "winner"), [(2, HEROES), (3, HEROES), (4, OVERLORD)])
def test_four_heroes_have_no_luck_to_spare(heroes: int, winner: int) -> None:
    play = ball(heroes=heroes, counts={RESCUED: 1}, red="d2")
    assert play.script.settle(play.s) == winner


@pytest.mark.rule("DESC-Q-TMB1-12")
def test_after_round_fourteen_guests_count_for_nobody() -> None:
    play = ball(counts={RESCUED: 1}, red="d3 d2")
    assert play.script.data.limit.rounds == 14
    assert play.script.at_limit(play.s) == OVERLORD
    assert play.script.at_limit(play.s) == HEROES


@pytest.mark.rule("DESC-Q-TMB1-13")
def test_eliza_knows_the_riddles_if_the_overlord_won() -> None:
    play = ball()
    assert play.script.carry_over(play.s, OVERLORD) == {WELL_READ: 1}
    assert play.script.carry_over(play.s, HEROES) == {}
    for door, knows in ((0, True), (5, False)):
        at = {"eliza": (6, 3) if door == 0 else (18, 2)}
        chase = Playing(QUEST, 1, turn="eliza", at=at, groups=["flesh-moulder", "shadow-dragon"], counts={WELL_READ: 1})
        chase.do(f"try-door:knowledge:{door}")
        assert bool(chase.told("tested")) is not knows


@pytest.mark.rule("DESC-Q-TMB1-03")
def test_the_fourth_moulder_is_the_master() -> None:
    play = ball(MOULDER)
    for space in (play.space(0, 3), play.space(0, 4), play.space(1, 3)):
        new_monster(play.s, "flesh-moulder", MINION).spaces = 1 << space
    play.do("special:unmask:facedown-1")
    assert "flesh-moulder-master" in play.on_map("flesh-moulder")


# -- The Chase -----------------------------------------------------------------------------------------


def chase(
    turn: str = "grisban", at: tuple[int, int] = (5, 3), grey: str = "0", black: str = "0", **more: object
) -> Playing:
    groups = ["flesh-moulder", "shadow-dragon"]
    return Playing(QUEST, 1, turn=turn, at={turn: at}, groups=groups, grey=grey, black=black, **more)  # type: ignore[arg-type]


@pytest.mark.rule("DESC-Q-TMB2-01", "DESC-DOOR-02")
def test_might_breaks_a_door_for_good() -> None:
    play = chase()
    assert play.why("open-door:0") == "DESC-Q-TMB2-01"
    play.do("try-door:might:0")
    assert play.s.shut & 1 == 0
    assert play.told("tested")[0]["attribute"] == "might"
    assert play.figure("grisban").actions == 1
    assert play.why("close-door:0") == "DESC-Q-TMB2-01"


@pytest.mark.rule("DESC-Q-TMB2-01")
def test_awareness_opens_it_so_that_it_can_be_closed() -> None:
    play = chase().do("try-door:awareness:0")
    assert play.s.shut & 1 == 0
    play.do("close-door:0")
    assert play.s.shut & 1 == 1


@pytest.mark.rule("DESC-Q-TMB2-01")
def test_knowledge_brings_one_beyond() -> None:
    play = chase().do("try-door:knowledge:0")
    if play.decision.kind == "stand-at":
        play.do(play.options[0])
    assert play.where("grisban") in [(6, 3), (6, 4)]
    assert play.s.shut & 1 == 1


@pytest.mark.rule("DESC-Q-TMB2-01")
def test_a_test_that_fails_and_once_a_turn() -> None:
    play = chase(grey="3", black="4").do("try-door:might:0")
    assert play.s.shut & 1 == 1
    assert not any(option.startswith("try-door") for option in play.options)


@pytest.mark.rule("DESC-Q-TMB2-02")
@pytest.mark.parametrize("name", ["grisban", "eliza"])
def test_open_groups_are_set_up_when_somebody_comes(name: str) -> None:
    play = chase(turn=name, at=(8, 6), heroes=2)
    assert play.on_map("flesh-moulder") == play.on_map("shadow-dragon") == []
    play.do("try-door:might:1", "move")
    play.go(8, 7)
    while play.decision.kind == "place":
        play.do(play.options[0])
    assert play.on_map("flesh-moulder")
    assert play.on_map("shadow-dragon") == []
    assert all(play.figure(each).spaces & play.s.board.area(["10B"]) for each in play.on_map("flesh-moulder"))
    before = len(play.s.figures)
    drive(play.script.entered(play.s, play.figure(name), play.space(8, 7)))
    assert len(play.s.figures) == before


@pytest.mark.rule("DESC-Q-TMB2-02")
@pytest.mark.parametrize(("heroes", "rules", "early"), [(2, 5, True), (3, 5, False), (4, 5, False), (3, 4, True)])
def test_the_first_group_stands_further_off_beside_many_heroes(heroes: int, rules: int, early: bool) -> None:
    """In the tomb from the hallway on, or in the corner from the tomb on; by earlier rules always in the tomb."""
    play = chase(heroes=heroes, rules=rules)
    drive(play.script.entered(play.s, at_cell(play, 8, 7), play.space(8, 7)))
    assert bool(play.on_map("flesh-moulder")) is early
    drive(play.script.entered(play.s, at_cell(play, 14, 7), play.space(14, 7)))
    moulders = play.on_map("flesh-moulder")
    assert moulders
    area = ["10B"] if early else ["18B", "9B"] if heroes == 4 else ["18B"]
    assert all(play.figure(each).spaces & play.s.board.area(area) for each in moulders)
    assert play.on_map("shadow-dragon") == []


def at_cell(play: Playing, x: int, y: int) -> Figure:
    """Grisban, put there."""
    grisban = play.figure("grisban")
    grisban.spaces = 1 << play.space(x, y)
    return grisban


@pytest.mark.rule("DESC-Q-TMB2-03")
def test_no_other_monster_tries_a_door() -> None:
    play = chase(turn="cave-spider-1")
    assert not any("door" in option for option in play.options)
    assert any("try-door" in option for option in chase(turn="eliza").options)


@pytest.mark.rule("DESC-Q-TMB2-04")
@pytest.mark.parametrize(("heroes", "coming"), [(2, 3), (3, 0), (4, 0)])
def test_cave_spiders_come_by_the_entrance(heroes: int, coming: int) -> None:
    play = Playing(QUEST, 1, heroes=heroes, groups=["flesh-moulder", "shadow-dragon"])
    for name in play.on_map("cave-spider"):
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    spiders = play.on_map("cave-spider")
    assert len(spiders) == coming
    entrance = play.s.board.tile("EntranceB")
    assert not spiders or any(play.figure(spider).spaces & entrance for spider in spiders)


@pytest.mark.rule("DESC-Q-TMB2-05", "DESC-QG-09")
def test_heroes_win_when_all_are_out_or_eliza_falls() -> None:
    play = chase()
    assert play.script.cannot_leave(play.s, play.figure("grisban"), "Exit") is None
    assert play.script.cannot_leave(play.s, play.figure("grisban"), "Entrance") is not None
    for hero in play.s.heroes:
        assert play.script.winner(play.s) == NOBODY
        hero.left = True
    assert play.script.winner(play.s) == HEROES
    other = chase()
    drive(other.script.defeated(other.s, other.figure("eliza"), 1))
    assert other.script.winner(other.s) == HEROES


@pytest.mark.rule("DESC-Q-TMB2-06")
def test_the_overlord_wins_when_eliza_is_out() -> None:
    play = chase(turn="eliza", at=(16, 2)).do("move", "leave")
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0,)


@pytest.mark.rule("DESC-QG-12")
@pytest.mark.parametrize(("phase", "winner"), [("hero", HEROES), ("allies", HEROES), ("monster", OVERLORD)])
def test_if_both_reach_their_goals_the_active_side_wins(phase: str, winner: int) -> None:
    play = chase(counts={"left eliza": 1, "defeated eliza": 1})
    play.s.phase = phase
    assert play.script.winner(play.s) == winner


@pytest.mark.rule("DESC-Q-TMB2-07")
def test_the_limit_of_the_chase() -> None:
    play = chase()
    assert play.script.data.limit.rounds == 14
    assert play.script.at_limit(play.s) == OVERLORD
