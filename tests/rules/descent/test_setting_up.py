"""Setting up: decks, heroes, classes, places, monster groups; and what is kept between encounters."""

from __future__ import annotations

import pytest

from tests.rules.descent.quests.playing import drive
from undercroft.engine.match import Match, Start
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.game import GAME
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.setting_up import next_encounter, place_monsters, take_groups
from undercroft.games.descent.state import Card, DescentState
from undercroft.games.descent.view import DescentView
from undercroft.players.random import RandomPlayer


def new(seats: int = 3, **setup: str) -> Match:
    return Match(Start(GAME, seats, 7, setup or None))


def table(match: Match) -> DescentState:
    assert isinstance(match.state, DescentState)
    return match.state


def set_up(match: Match) -> DescentState:
    """Any choices, until the first round begins."""
    player = RandomPlayer(1)
    while table(match).phase not in ("heroes", "hero"):
        decision = match.decisions[0]
        match.choose(decision.seat, player.choose(match, decision))
    return table(match)


@pytest.mark.rule("DESC-OVW-01", "DESC-OVW-02", "DESC-GOAL-01", "DESC-GOAL-02", "DESC-SETG-05")
@pytest.mark.parametrize("seats", range(2, 6))
def test_one_overlord_against_all_others(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.sides(seats, None) == ((0,), tuple(range(1, seats)))
    s = table(new(seats))
    assert len(s.heroes) == max(2, seats - 1)
    assert {hero.seat for hero in s.heroes} == set(range(1, seats))


@pytest.mark.rule("DESC-TWOP-01")
def test_with_two_players_one_runs_two_heroes() -> None:
    assert [hero.seat for hero in table(new(2)).heroes] == [1, 1]
    assert [hero.seat for hero in table(new(2, heroes="four")).heroes] == [1, 1, 1, 1]


@pytest.mark.rule("DESC-SETG-01", "DESC-SETG-03", "DESC-SETG-08", "DESC-SETO-08", "DESC-LAY-05")
def test_the_decks() -> None:
    s = table(new())
    assert sorted(s.search_deck) == sorted([card.id for card in BOX.search.values() for _ in range(card.count)])
    assert len(s.deck) == 15
    assert all(BOX.overlord[card].deck == "basic" for card in s.deck)
    assert table(Match(Start(GAME, 3, 8, None))).search_deck != s.search_deck


@pytest.mark.rule("DESC-SETH-04", "DESC-SETH-05", "DESC-SETH-02", "DESC-SETH-01")
def test_each_hero_once() -> None:
    match = new(3, party="choose")
    assert len(match.decisions[0].options) == 8
    match.choose(1, "choose-hero:tarha")
    assert [option.id for option in match.decisions[0].options if "tarha" in option.id] == []


@pytest.mark.rule("DESC-SETH-06", "DESC-SETH-08", "DESC-SETH-10")
def test_a_class_of_the_archetype_that_nobody_has() -> None:
    match = new(3, party="choose")
    match.choose(1, "choose-hero:tarha")
    match.choose(2, "choose-hero:leoric")
    ids = [option.id for option in match.decisions[0].options]
    assert ids == ["choose-class:tarha:necromancer", "choose-class:tarha:runemaster"]
    view = match.view(1)
    assert isinstance(view, DescentView)
    assert [hero.hero_class for hero in view.heroes] == ["", ""]
    match.choose(1, "choose-class:tarha:runemaster")
    assert [hero.hero_class for hero in table(match).heroes] == ["runemaster", "necromancer"]


@pytest.mark.rule("DESC-SETH-11", "DESC-SETH-12", "DESC-SETH-09")
def test_basic_skill_and_starting_equipment() -> None:
    hero = table(new(3)).heroes[0]
    assert [card.id for card in hero.skills] == ["rage"]
    assert [(card.id, card.equipped) for card in hero.items] == [("chipped-greataxe", True)]


@pytest.mark.rule("DESC-SETH-13", "DESC-LAY-01")
def test_heroes_start_on_the_entrance() -> None:
    match = new(3)
    s = table(match)
    spaces = {option.details["space"] for option in match.decisions[0].options}
    assert spaces == {space for space in range(s.board.ground.count) if s.board.tile("EntranceA") >> space & 1}


@pytest.mark.rule(
    "DESC-SETO-01", "DESC-SETO-02", "DESC-SETO-04", "DESC-SETO-06", "DESC-SETO-09", "DESC-SETO-10", "DESC-MON-01"
)
@pytest.mark.parametrize(("seats", "goblins"), [(3, 2), (4, 3), (5, 4)])
def test_monsters_by_the_number_of_heroes_and_a_card_for_each(seats: int, goblins: int) -> None:
    s = set_up(new(seats))
    minions = [each for each in s.figures if each.profile.kind == "goblin-archer" and each.profile.rank == "minion"]
    assert len(minions) == goblins
    garden = s.board.area(["26A"])
    assert all(each.spaces & ~garden == 0 for each in minions)
    assert len(s.hand) == len(s.heroes)
    assert s.round == 1


@pytest.mark.rule("DESC-MON-04", "DESC-SETO-05")
def test_act_one_cards() -> None:
    s = set_up(new(3))
    goblin = s.figure("goblin-archer-1")
    assert goblin.profile.health == BOX.monsters["goblin-archer"].acts[0].minion.health


@pytest.mark.rule("DESC-QG-01")
def test_search_tokens_by_the_number_of_heroes() -> None:
    for seats in (3, 4, 5):
        s = table(new(seats))
        assert s.search_tokens.bit_count() == seats - 1


@pytest.mark.rule(
    "DESC-QUEST-08",
    "DESC-QUEST-09",
    "DESC-QUEST-10",
    "DESC-QUEST-11",
    "DESC-QUEST-12",
    "DESC-QUEST-13",
    "DESC-QUEST-14",
    "DESC-QUEST-16",
)
def test_what_is_kept_between_encounters() -> None:
    s = set_up(new(3))
    hero = s.heroes[0]
    figure = s.figure(hero.id)
    figure.damage, figure.conditions, hero.fatigue, hero.feat = 5, 4, 3, False
    spent = Card("curse-doll")
    spent.spent = True
    hero.found = [spent]
    hero.skills[0].exhausted = True
    hand = list(s.hand)
    s.encounter = -1
    next_encounter(s, HEROES)
    assert (figure.damage, figure.conditions, hero.fatigue, hero.feat) == (5, 4, 0, True)
    assert [(card.id, card.spent) for card in hero.found] == [("curse-doll", True)]
    assert hero.skills[0].exhausted
    assert s.hand == hand
    assert [each.id for each in s.figures] == [each.id for each in s.heroes]


@pytest.mark.rule("DESC-QUEST-15", "DESC-QUEST-17")
def test_who_is_knocked_out_stands_up_between_encounters() -> None:
    s = set_up(new(3))
    hero = s.heroes[0]
    figure = s.figure(hero.id)
    figure.spaces, figure.damage, hero.fallen = 0, 14, 3
    s.encounter = -1
    next_encounter(s, HEROES)
    assert hero.fallen < 0
    assert 8 <= figure.damage <= 12
    assert s.phase == "pick-groups"
    assert s.search_tokens


@pytest.mark.rule("DESC-QG-03", "DESC-QUEST-16")
def test_those_with_a_space_of_their_own_come_first_and_the_hand_stays() -> None:
    match = new(3, quest="castle-daerion")
    s = set_up(match)
    placed = [str(event.data["figure"]) for event in match.events if event.kind == "placed"]
    sides = [s.figure(name).profile.side for name in placed]
    assert sides == sorted(sides)
    assert len(s.hand) == 2
    next_encounter(s, HEROES)
    s.phase = "place-monsters"
    s.open_groups = ["flesh-moulder"]
    take_groups(s)
    drive(place_monsters(s))
    assert s.phase == "heroes"
    assert len(s.hand) == 2
