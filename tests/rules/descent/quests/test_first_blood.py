"""First Blood."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import NOBODY
from undercroft.games.descent.reinforcing import arrivals

QUEST = "first-blood"
ESCAPED = "left goblin-archer"


@pytest.mark.rule("DESC-Q-FB1-01")
@pytest.mark.parametrize(("heroes", "health", "ettins"), [(2, 12, 1), (3, 14, 1), (4, 16, 2)])
def test_mauler_is_always_there_with_more_health(heroes: int, health: int, ettins: int) -> None:
    play = Playing(QUEST, heroes=heroes)
    assert play.figure("ettin-master").profile.health == health
    assert len(play.on_map("ettin")) == ettins


@pytest.mark.rule("DESC-Q-FB1-02")
def test_goblin_archers_leave_by_the_exit_alone() -> None:
    play = Playing(QUEST, turn="goblin-archer-1", at={"goblin-archer-1": (1, 1)})
    s, script, goblin = play.s, play.script, play.figure("goblin-archer-1")
    assert script.cannot_leave(s, goblin, "Exit") is None
    assert script.cannot_leave(s, goblin, "Entrance") is not None
    assert script.cannot_leave(s, play.figure("ettin-master"), "Exit") is not None
    assert script.cannot_leave(s, play.figure("grisban"), "Exit") is not None
    play.do("move", "leave")
    assert play.s.count(ESCAPED) == 1
    assert script.progress(play.s) == (0.0, 0.2)


@pytest.mark.rule("DESC-Q-FB1-03", "DESC-QG-04", "DESC-QG-06")
@pytest.mark.parametrize(("heroes", "coming"), [(2, 2), (3, 2), (4, 3)])
def test_goblin_archers_come_in_within_the_limit(heroes: int, coming: int) -> None:
    play = Playing(QUEST, heroes=heroes)
    for name in play.on_map("goblin-archer"):
        play.figure(name).spaces = 0
    limit = sum(BOX.monsters["goblin-archer"].groups[heroes - 2])
    for wanted in (coming, min(limit, 2 * coming), min(limit, 3 * coming)):
        drive(arrivals(play.s))
        assert len(play.on_map("goblin-archer")) == wanted
    garden = play.s.board.area(["26A"])
    assert all(play.figure(name).spaces & garden for name in play.on_map("goblin-archer"))


@pytest.mark.rule("DESC-Q-FB1-04", "DESC-WIN-01")
def test_heroes_win_when_mauler_falls() -> None:
    play = Playing(QUEST, at={"grisban": (6, 5), "ettin-master": (6, 4)}, blue="r2d2s1", red="d3", black="0")
    assert play.script.winner(play.s) == NOBODY
    mauler = play.figure("ettin-master")
    mauler.damage, mauler.spaces = 13, 1 << play.space(6, 4)
    while play.match.outcome is None:
        attack = "attack:chipped-greataxe:ettin-master"
        play.do(attack if play.can(attack) else play.options[-1])
    assert play.s.wins == [HEROES]
    assert play.match.outcome.winners == (1,)


@pytest.mark.rule("DESC-Q-FB1-05")
def test_the_overlord_wins_with_five_who_escaped() -> None:
    play = Playing(QUEST, counts={ESCAPED: 4})
    assert play.script.winner(play.s) == NOBODY
    play.s.counts[ESCAPED] = 5
    assert play.script.winner(play.s) == OVERLORD


@pytest.mark.rule("DESC-Q-FB1-06")
def test_the_limit_is_the_overlords() -> None:
    play = Playing(QUEST)
    assert play.script.data.limit.rounds == 15
    assert play.script.at_limit(play.s) == OVERLORD


@pytest.mark.rule("DESC-WIN-04", "DESC-QUEST-18", "DESC-QUEST-06")
def test_a_match_is_over_when_a_side_wins() -> None:
    play = Playing(QUEST, counts={ESCAPED: 5})
    play.do("end-turn")
    assert play.match.outcome is not None
    assert play.match.outcome.winners == (0,)
