"""What holds of every encounter: it ends, it can be shown at any time, and saved."""

from __future__ import annotations

import pytest

from undercroft.engine.match import Match, Start
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.game import GAME
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState
from undercroft.games.descent.turn import PLAYING
from undercroft.players.random import RandomPlayer

HEROES = ("two", "three", "four")
CASES = [(quest, HEROES[number % 3]) for number, quest in enumerate(BOX.quests)]


def play(quest: str, heroes: str, seed: int, level: str = "basic") -> Match:
    match = Match(Start(GAME, 3, seed, {"quest": quest, "heroes": heroes, "party": "choose", "level": level}))
    player = RandomPlayer(seed)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision))
        if len(match.choices) % 211 == 0 or len(match.choices) < 12:
            shown(match)
    return match


def shown(match: Match) -> None:
    """It is seen by all, and goes on from where it was saved."""
    s = match.state
    assert isinstance(s, DescentState)
    if s.phase in PLAYING:
        assert all(0 <= part <= 1 for part in script_of(s).progress(s))
    for seat in (0, 1, None):
        match.view(seat)
    again = Match.from_saved(GAME, match.save())
    assert again.view(0) == match.view(0)
    assert s.round <= max(encounter.limit.rounds for encounter in BOX.quests[s.quest].encounters)


@pytest.mark.rule("DESC-QG-11")
@pytest.mark.parametrize(("quest", "heroes"), CASES)
def test_every_encounter_ends(quest: str, heroes: str) -> None:
    match = play(quest, heroes, 1)
    assert isinstance(match.state, DescentState)
    assert len(match.state.wins) == len(BOX.quests[quest].encounters)


@pytest.mark.soak
@pytest.mark.parametrize("heroes", HEROES)
@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
@pytest.mark.parametrize("quest", BOX.quests)
def test_every_encounter_ends_with_any_heroes_and_level(quest: str, level: str, heroes: str) -> None:
    for seed in range(5):
        play(quest, heroes, seed, level)
