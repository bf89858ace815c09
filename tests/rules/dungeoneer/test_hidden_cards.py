"""What Dungeoneer hides: hands, location cards to be laid, the order of decks. In every set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case, quick_cases_of
from tests.conformance.play import at_random, play_on
from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.state import DungeonState
from undercroft.games.dungeoneer.view import DungeonView

every_dungeon = pytest.mark.parametrize("case", quick_cases_of("dungeoneer"), ids=str)
MOMENTS = (0, 5, 40, 90)
"""After how many choices one looks."""


@every_dungeon
def test_nobody_sees_the_hands_and_location_cards_of_others(case: Case) -> None:
    match = case.match(seed=4)
    for moment in MOMENTS:
        play_on(match, at_random(moment), moment)
        assert isinstance(match.state, DungeonState)
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            assert isinstance(view, DungeonView)
            for shown, hero in zip(view.heroes, match.state.heroes, strict=True):
                own = hero.seat == seat
                assert shown.hand == ([card.id for card in hero.hand] if own else None)
                assert shown.maps == ([location.id for location in hero.maps] if own else None)
                assert (shown.cards, shown.maps_left) == (len(hero.hand), len(hero.maps))


@every_dungeon
def test_nobody_is_told_what_others_draw(case: Case) -> None:
    match = play_on(case.match(seed=4), at_random(9), 150)
    drawn = [event for event in match.events if event.kind == "drew"]
    assert drawn
    for seat in (None, *range(case.seats)):
        told = [event.data for event in match.events_for(seat) if event.kind == "drew"]
        assert [("card" in data) for data in told] == [event.data["seat"] == seat for event in drawn]


@every_dungeon
def test_what_is_dealt_anew_is_all_that_is_hidden(case: Case) -> None:
    """Of two deals the hands of others and the decks differ, and nothing else does."""
    match = play_on(case.match(seed=4), at_random(2), 60)
    for seat in range(case.seats):
        worlds = [match.fork(seat, seed=seed).state for seed in range(4)]
        hidden = [hide(world, seat) for world in worlds]
        assert len(set(hidden)) > 1
        open_to_all = [str(world.plain()) for world in worlds]
        assert len(set(open_to_all)) == 1


def hide(s: object, seat: int) -> str:
    """Take away what a seat cannot know, and return it."""
    assert isinstance(s, DungeonState)
    piles: list[list[Any]] = [*s.deck, s.put_away, s.location_deck, s.quest_deck]
    taken = [[card.id for card in pile] for pile in piles]
    for pile in piles:
        pile.clear()
    for hero in s.heroes:
        if hero.seat != seat:
            taken += [[card.id for card in hero.hand], [location.id for location in hero.maps]]
            hero.hand, hero.maps = hero.known[:], []
    return str(taken)


def test_the_hand_of_a_defeated_hero_cannot_be_looked_at_and_undone() -> None:
    """A bane without a die defeats a rival, whose hand all see then: it stays played."""
    table = Table(3, phase="villainy", hands=["dread", "boa", ""], health=[18, 1, 18]).do("bane:dread:bo:bo")
    assert not table.hero(1).alive
    assert not table.match.can_undo
