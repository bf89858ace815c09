"""Scenes from the text of the quests: where their own rules meet cards, skills and each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from tests.rules.descent.scenes.always import HIT, MISS, PASS
from undercroft.games.descent.abilities.choosing import inflict_any
from undercroft.games.descent.ending import end_encounter, outcome
from undercroft.games.descent.lasting import begin as begin_lasting
from undercroft.games.descent.moving import enter, stopping
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.death_on_the_wing import BOULDERS
from undercroft.games.descent.quests.registry import DRAW, NOBODY
from undercroft.games.descent.reinforcing import arrivals
from undercroft.games.descent.setting_up import next_encounter
from undercroft.games.descent.state import POISONED, DescentState, Token
from undercroft.games.descent.wounds import defeat, inflict, suffer

DAERION = "castle-daerion"
OPEN = ("merriod", "flesh-moulder")


def dealt(*cards: str, counts: dict[str, int] | None = None) -> Callable[[DescentState], None]:
    def deal(s: DescentState) -> None:
        s.hand = list(cards)
        s.counts.update(counts or {})

    return deal


def opened(play: Playing, kind: str) -> bool:
    return play.decision.kind == "answer" and play.decision.about["moment"] == kind


def idle_until(play: Playing, kind: str) -> Playing:
    for _ in range(200):
        if opened(play, kind):
            return play
        idle = ("end-turn", "end-activation", "pass", "done")
        play.do(next((each for each in play.options if each in idle), play.options[0]))
    raise AssertionError(kind)


# -- First Blood ---------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-FB1-03", "DESC-QG-04")
@pytest.mark.parametrize(("heroes", "arrive"), [(2, 2), (3, 2), (4, 3)])
def test_so_many_archers_come_and_never_more_than_the_group(heroes: int, arrive: int) -> None:
    play = Playing("first-blood", heroes=heroes)
    archers = play.on_map("goblin-archer")
    drive(arrivals(play.s))
    assert len(play.on_map("goblin-archer")) == len(archers)
    for name in archers:
        play.figure(name).spaces = 0
    drive(arrivals(play.s))
    assert len(play.on_map("goblin-archer")) == arrive


@pytest.mark.rule("DESC-QG-12")
def test_the_active_side_wins_if_both_do() -> None:
    play = Playing("first-blood", heroes=2)
    play.s.counts.update({"defeated ettin-master": 1, "left goblin-archer": 5})
    play.s.phase = "hero"
    assert play.script.winner(play.s) == HEROES
    play.s.phase = "monster"
    assert play.script.winner(play.s) == OVERLORD


@pytest.mark.rule("DESC-QG-13")
def test_all_heroes_down_is_no_end() -> None:
    play = Playing("first-blood", heroes=2)
    for hero in play.s.heroes:
        drive(suffer(play.s, play.figure(hero.id), 30))
    assert play.script.winner(play.s) == NOBODY


# -- A Fat Goblin --------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-AFG1-01", "DESC-QG-08")
def test_a_goblin_with_a_bundle_takes_no_second_one() -> None:
    play = Playing("a-fat-goblin", turn="goblin-archer-1", groups=("barghest",))
    token = play.s.tokens[0]
    play.figure("goblin-archer-1").spaces = play.s.board.lay(0).around(1 << token.space) & stopping(
        play.s, play.figure("goblin-archer-1")
    )
    near = play.figure("goblin-archer-1").spaces
    play.figure("goblin-archer-1").spaces = near & -near
    play.do("move")
    picks = [option for option in play.options if option.startswith("pick-up")]
    assert picks
    play.do(picks[0])
    assert not [option for option in play.options if option.startswith("pick-up")]


@pytest.mark.rule("DESC-Q-AFG1-03", "DESC-QG-09")
def test_a_goblin_without_a_bundle_does_not_leave() -> None:
    play = Playing("a-fat-goblin", turn="goblin-archer-1", groups=("barghest",))
    archer = play.figure("goblin-archer-1")
    archer.points = 3
    out = play.s.board.exits["Exit"]
    archer.spaces = out & -out
    assert play.script.cannot_leave(play.s, archer, "Exit") is not None
    archer.carries, play.s.tokens[0].space = play.s.tokens[0].id, -1
    assert play.script.cannot_leave(play.s, archer, "Exit") is None
    assert play.script.cannot_leave(play.s, archer, "Entrance") is not None


@pytest.mark.rule("DESC-Q-AFG1-07", "DESC-Q-AFG1-08", "DESC-Q-AFG1-09")
@pytest.mark.parametrize(
    ("secured", "lost", "winner"), [(4, 0, HEROES), (2, 2, HEROES), (1, 3, OVERLORD), (0, 4, OVERLORD)]
)
def test_two_bundles_secured_or_three_lost(secured: int, lost: int, winner: int) -> None:
    play = Playing("a-fat-goblin", groups=("barghest",))
    for token in play.s.tokens:
        token.space = -1
    play.s.counts.update({"secured": secured, "lost": lost})
    found = play.script.winner(play.s)
    assert (found if found in (HEROES, OVERLORD) else play.script.settle(play.s)) == winner


# -- Castle Daerion ------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-CD1-02", "DESC-QG-07")
@pytest.mark.card("poison-dart")
def test_a_dart_flies_at_a_villager_who_opens_a_door() -> None:
    at = {"villager-1": (2, 6)}
    play = Playing(DAERION, at=at, groups=OPEN, then=dealt("poison-dart"), rolls=MISS)
    for hero in play.s.heroes:
        hero.done = True
    play.do("end-turn")
    for _ in range(100):
        if any(option.startswith("open-door") for option in play.options) and play.s.phase == "villagers":
            break
        idle = ("end-activation", "pass", "done")
        play.do(next((each for each in play.options if each in idle), play.options[0]))
    play.do(next(option for option in play.options if option.startswith("open-door")))
    assert opened(play, "door-opened")
    held = len(play.s.hand)
    play.do("play:poison-dart", "pick-attribute:might")
    assert len(play.s.hand) == held
    assert play.figure("villager-1").damage == 0


@pytest.mark.rule("DESC-QG-07")
@pytest.mark.card("wicked-laughter")
def test_laughter_at_sir_palamon() -> None:
    dice = {"grey": "1 " * 30, "black": "2 " * 30}
    play = Playing(DAERION, 1, heroes=2, turn="jain", then=dealt("wicked-laughter"), rolls=dice)
    play.hero("grisban").done = True
    play.do("end-turn")
    idle_until(play, "tested")
    play.do("play:wicked-laughter")
    assert [(each["shields"], each["result"]) for each in play.told("tested")] == [(3, "passed"), (3, "passed")]


@pytest.mark.rule("DESC-QG-07")
@pytest.mark.card("dark-charm")
def test_a_charmed_militiaman_shoots_a_hero() -> None:
    def muster(s: DescentState) -> None:
        s.hand = ["dark-charm"]

    at = {"alric": (0, 9)}
    play = Playing(DAERION, 1, heroes=2, turn="jain", counts={"villagers saved": 1}, at=at, then=muster, rolls=HIT)
    play.hero("grisban").done = True
    play.do("end-turn")
    idle_until(play, "turn-starts")
    assert play.can("play-on:dark-charm:militiaman-1")
    play.do("play-on:dark-charm:militiaman-1")
    shot = next(
        option for option in play.options if option.startswith("attack:own-attack:") and "militia" not in option
    )
    play.do(shot)
    assert play.figure(shot.split(":")[2]).damage > 0 or play.decision.kind in ("answer", "surge")


@pytest.mark.rule("DESC-QG-07")
@pytest.mark.card("word-of-pain", "word-of-despair")
def test_words_reach_militiamen_and_despair_leaves_nothing_behind() -> None:
    def muster(s: DescentState) -> None:
        s.hand = ["word-of-pain", "word-of-despair"]

    play = Playing(DAERION, 1, heroes=2, turn="jain", counts={"villagers saved": 1}, then=muster, rolls=PASS)
    play.hero("grisban").done = True
    play.do("end-turn")
    idle_until(play, "turn-ends")
    damage = play.figure("militiaman-1").damage
    play.do("play:word-of-pain", "play:word-of-despair")
    assert play.figure("militiaman-1").damage == damage + 1
    assert not [effect for effect in play.s.lasting if "militiaman" in effect]


@pytest.mark.rule("DESC-Q-CD2-05")
def test_all_leaders_are_alric_and_every_master() -> None:
    play = Playing(DAERION, 1, heroes=4)
    leaders = [each for each in play.s.figures if each.spaces and (each.id == "alric" or each.id.endswith("-master"))]
    assert len(leaders) >= 3
    for leader in leaders:
        assert play.script.winner(play.s) == NOBODY
        drive(defeat(play.s, leader))
    assert play.script.winner(play.s) == HEROES


# -- The Cardinal's Plight -----------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-TCP1-03")
def test_a_zombie_rises_beside_a_grave_that_somebody_stands_on() -> None:
    play = Playing("the-cardinals-plight", turn="merick", at={"merick": (14, 5), "grisban": (13, 4)})
    play.do("special:raise:red-1")
    while play.decision.kind == "place":
        play.do(play.options[0])
    [zombie] = play.on_map("zombie")
    lay = play.s.board.lay(play.s.shut)
    assert lay.distance(play.figure(zombie).spaces, 1 << play.space(13, 4)) == 1


@pytest.mark.rule("DESC-Q-TCP1-07")
def test_it_goes_on_while_one_grave_or_one_zombie_is_left() -> None:
    play = Playing("the-cardinals-plight")
    for token in play.s.tokens[:-1]:
        token.space = -1
    assert play.script.winner(play.s) == NOBODY
    play.s.tokens[-1].space = -1
    assert play.script.winner(play.s) != NOBODY


@pytest.mark.rule("DESC-QUEST-17")
def test_nothing_lasts_into_the_next_encounter() -> None:
    play = Playing("castle-daerion", groups=("merriod", "flesh-moulder"))
    begin_lasting(play.s, "air", "elemental-1", "overlord")
    end_encounter(play.s, 0)
    assert (play.s.encounter, play.s.lasting) == (1, [])


# -- The Masquerade Ball -------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-TMB1-01")
def test_nobody_shoots_past_a_guest() -> None:
    play = Playing("the-masquerade-ball", groups=("zombie", "goblin-archer"), at={"jain": (9, 3)}, turn="jain")
    guest = next(token for token in play.s.tokens if token.space == play.space(9, 4))
    archer = play.on_map("goblin-archer")[0]
    play.figure(archer).spaces = 1 << play.space(9, 5)
    play.do("rest")
    assert guest.space >= 0
    assert not stopping(play.s, play.figure("jain")) >> guest.space & 1


@pytest.mark.rule("DESC-Q-TMB2-02")
def test_the_area_is_entered_by_whoever_is_first_and_once() -> None:
    play = Playing("the-masquerade-ball", 1, heroes=2, groups=("zombie", "goblin-archer"))
    assert play.on_map("zombie") == []
    eliza = play.figure("eliza")
    drive(enter(play.s, eliza, play.space(13, 7)))
    count = len(play.on_map("zombie"))
    assert count
    drive(enter(play.s, play.figure("grisban"), play.space(14, 8)))
    assert len(play.on_map("zombie")) == count
    assert play.on_map("goblin-archer") == []


# -- Death on the Wing ---------------------------------------------------------------------------------


@pytest.mark.rule("DESC-Q-DOTW1-04", "DESC-DMG-05")
def test_no_shield_helps_against_a_boulder() -> None:
    play = Playing("death-on-the-wing", red="d3 d3", grey="3 3")
    play.s.counts[BOULDERS] = 8
    play.figure("grisban").spaces = 1 << play.space(0, 6)
    asked = drive(play.script.overlord_done(play.s), [f"drop-boulder:{play.space(0, 6)}"])
    assert "boulder" in asked
    assert play.figure("grisban").damage == 3
    assert play.where("grisban") != (0, 6)


@pytest.mark.rule("DESC-Q-DOTW1-01")
def test_monsters_stand_on_boulders_and_are_struck_there() -> None:
    play = Playing("death-on-the-wing", at={"grisban": (1, 6), "cave-spider-1": (0, 7)}, rolls=HIT)
    drive(play.script.overlord_done(play.s), [f"drop-boulder:{play.space(0, 7)}"])
    assert play.where("cave-spider-1") == (0, 7)
    play.do("rest")
    assert play.can("attack:chipped-greataxe:cave-spider-1")


@pytest.mark.rule("DESC-Q-DOTW2-01", "DESC-QG-07")
def test_a_guard_gets_no_condition_and_passes_every_test() -> None:
    play = Playing("death-on-the-wing", 1, groups=("barghest",))
    guard = play.figure("guard-1")
    inflict(play.s, guard, POISONED)
    assert guard.conditions == 0
    assert (guard.profile.tests, guard.profile.health, guard.profile.attack) == ("pass", 6, ("blue", "red"))


@pytest.mark.rule("DESC-Q-DOTW2-01")
def test_guards_wake_no_guards() -> None:
    play = Playing("death-on-the-wing", 1, groups=("barghest",))
    for figure in play.s.figures:
        if figure.profile.kind != "guard":
            figure.spaces = 0
    play.figure("grisban").spaces = 1 << play.space(8, 14)
    assert play.script.allies(play.s) == []
    play.figure("grisban").spaces = 1 << play.space(2, 1)
    assert play.script.allies(play.s) == ["guard-1", "guard-2"]


@pytest.mark.rule("DESC-QG-09")
def test_who_left_is_safe_and_nobodys_target() -> None:
    play = Playing("death-on-the-wing")
    hero, figure = play.hero("jain"), play.figure("jain")
    figure.spaces, hero.left = 0, True
    drive(suffer(play.s, figure, 5))
    assert (figure.damage, hero.fallen) == (0, -1)
    play.do("rest")
    play.do("end-turn")
    assert "next:jain" not in play.options


@pytest.mark.rule("DESC-Q-DOTW1-05")
def test_a_boulder_at_the_edge_of_a_wall_is_no_way_out() -> None:
    def boulder(s: DescentState) -> None:
        s.tokens.append(Token("red-1", "red", s.board.space((6, 1))))
        for figure in s.on_map(OVERLORD):
            figure.spaces = 0

    play = Playing("death-on-the-wing", at={"grisban": (6, 0)}, then=boulder)
    assert not play.s.board.lay(0).near[play.space(6, 1)] >> play.space(6, 2) & 1
    assert play.can("special:smash:red-1")
    assert not play.can("special:climb-over:red-1")


@pytest.mark.rule("DESC-SEARCH-04", "DESC-SEARCH-02")
@pytest.mark.parametrize("key", [True, False])
def test_what_a_chest_held_is_not_taken_back_with_the_pass_before_it(key: bool) -> None:
    def laid(s: DescentState) -> None:
        s.hand = ["dash"]
        s.unique_search = s.board.space((11, 2) if key else (9, 0))

    play = Playing("the-cardinals-plight", at={"grisban": (10, 2)}, then=laid)
    play.do(f"search:{play.space(11, 2)}")
    assert opened(play, "searched")
    play.do("pass")
    assert not play.match.can_undo


@pytest.mark.rule("DESC-Q-TCP2-02")
def test_the_key_of_the_ward_opens_no_library() -> None:
    play = Playing("the-cardinals-plight")
    play.hero("grisban").key = "ward-key"
    next_encounter(play.s, HEROES)
    assert play.hero("grisban").key == ""


@pytest.mark.rule("DESC-COND-01")
@pytest.mark.card("subdue")
def test_nobody_is_asked_which_condition_a_villager_does_not_get() -> None:
    play = Playing(DAERION, groups=OPEN)
    assert drive(inflict_any(play.s, 0, "subdue", play.figure("villager-1"))) == []
    assert drive(inflict_any(play.s, 0, "subdue", play.figure("grisban"))) == ["choose"]


@pytest.mark.rule("DESC-QG-11", "DESC-GOAL-01", "DESC-GOAL-02")
@pytest.mark.parametrize(("winner", "winners"), [(HEROES, (1, 2)), (OVERLORD, (0,)), (DRAW, (0, 1, 2))])
def test_nobody_loses_a_draw(winner: int, winners: tuple[int, ...]) -> None:
    play = Playing("first-blood", seats=3)
    play.s.phase, play.s.winner = "over", winner
    found = outcome(play.s)
    assert found is not None
    assert found.winners == winners
