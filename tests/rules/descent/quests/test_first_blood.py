"""First Blood."""

from __future__ import annotations

import pytest

from tests.rules.descent.test_setting_up import new, set_up
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.first_blood import ESCAPED
from undercroft.games.descent.quests.registry import NOBODY, script_of
from undercroft.games.descent.state import DescentState
from undercroft.players.random import RandomPlayer


def start(seats: int = 3) -> DescentState:
    return set_up(new(seats))


@pytest.mark.rule("DESC-Q-FB1-01")
@pytest.mark.parametrize(("seats", "health", "ettins"), [(3, 12, 1), (4, 14, 1), (5, 16, 2)])
def test_mauler_is_always_there_with_more_health(seats: int, health: int, ettins: int) -> None:
    s = start(seats)
    assert s.figure("ettin-master").profile.health == health
    assert len([each for each in s.figures if each.profile.kind == "ettin"]) == ettins


@pytest.mark.rule("DESC-Q-FB1-02")
def test_goblin_archers_leave_by_the_exit_alone() -> None:
    s = start()
    script, goblin = script_of(s), s.figure("goblin-archer-1")
    assert script.cannot_leave(s, goblin, "Exit") is None
    assert script.cannot_leave(s, goblin, "Entrance") is not None
    assert script.cannot_leave(s, s.figure("ettin-master"), "Exit") is not None
    assert script.cannot_leave(s, s.figure(s.heroes[0].id), "Exit") is not None
    list(script.left(s, goblin))
    assert s.count(ESCAPED) == 1


@pytest.mark.rule("DESC-Q-FB1-03", "DESC-QG-04", "DESC-QG-06")
@pytest.mark.parametrize(("seats", "coming"), [(3, 2), (4, 2), (5, 3)])
def test_goblin_archers_come_in_within_the_limit(seats: int, coming: int) -> None:
    s = start(seats)
    for figure in s.figures:
        if figure.profile.kind == "goblin-archer":
            figure.spaces = 0
    limit = sum(BOX.monsters["goblin-archer"].groups[seats - 3])
    assert drive(s) == coming
    assert drive(s) == min(coming, limit - coming)
    assert drive(s) == max(0, min(coming, limit - 2 * coming))


def drive(s: DescentState) -> int:
    """Reinforcements by whatever is chosen first; how many came."""
    before = len([each for each in s.figures if each.spaces])
    coroutine = script_of(s).overlord_done(s)
    try:
        decision = next(coroutine)
        while True:
            assert not isinstance(decision, tuple)
            decision = coroutine.send(decision.options[0])
    except StopIteration:
        return len([each for each in s.figures if each.spaces]) - before


@pytest.mark.rule("DESC-Q-FB1-04", "DESC-WIN-01")
def test_heroes_win_when_mauler_falls() -> None:
    s = start()
    assert script_of(s).winner(s) == NOBODY
    s.figure("ettin-master").spaces = 0
    assert script_of(s).winner(s) == HEROES


@pytest.mark.rule("DESC-Q-FB1-05")
def test_the_overlord_wins_with_five_who_escaped() -> None:
    s = start()
    s.counts[ESCAPED] = 4
    assert script_of(s).winner(s) == NOBODY
    s.counts[ESCAPED] = 5
    assert script_of(s).winner(s) == OVERLORD


@pytest.mark.rule("DESC-Q-FB1-06")
def test_the_limit_is_the_overlords() -> None:
    s = start()
    assert script_of(s).data.limit.rounds == 15
    assert script_of(s).at_limit(s) == OVERLORD


@pytest.mark.rule("DESC-WIN-04", "DESC-QUEST-18", "DESC-QUEST-06")
def test_a_match_is_over_when_a_side_wins() -> None:
    match = new(3)
    s = set_up(match)
    s.figure("ettin-master").spaces = 0
    player = RandomPlayer(3)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision))
    assert match.outcome.winners == (1, 2)
    assert len(match.choices) < 40
