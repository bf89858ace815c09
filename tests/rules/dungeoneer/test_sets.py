"""Several sets together: DGN-COMBO, DGN-BAND."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table, new_match, state_of
from undercroft.games.dungeoneer.bands import next_band_is_due
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.ending import most_points, victory_points
from undercroft.games.dungeoneer.modifiers import boon_limit, characteristic, treasure_limit
from undercroft.games.dungeoneer.pieces import Errand

TWO = ("toy-heroic", "toy")
THREE = ("toy-heroic", "toy-epic", "toy")
HALL = {"h-hall": (0, -1)}


def heroic(**table: Any) -> Table:
    """A game of the heroic and the legendary toy set; both heroes in the heroic hall."""
    table.setdefault("places", HALL)
    table.setdefault("at", ["h-hall", "h-hall"])
    table.setdefault("health", [6, 6])
    table.setdefault("sets", TWO)
    table.setdefault("quests", ["h-task-9", "h-task-10"])
    return Table(2, **table)


def rising(**table: Any) -> Table:
    """Bo waits at level 4; Ana is about to reach it."""
    table.setdefault("level", [3, 4])
    table.setdefault("quests", ["h-task-1", "h-task-2"])
    return heroic(dice="3", **table).do("attempt:h-task-1")


# -- DGN-COMBO ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-COMBO-01", "DGN-COMBO-05", "DGN-BAND-03")
@pytest.mark.parametrize("sets", ["heroic-serpent", "heroic-epic-serpent"])
def test_the_legendary_set_is_played_together_with_a_heroic_one(sets: str) -> None:
    s = state_of(new_match(3, sets=sets))
    assert s.box.combined
    assert {card.id for card in s.deck[0]} <= {card.id for card in pack("heroic").cards}


@pytest.mark.rule("DGN-COMBO-02", "DGN-COMBO-04")
def test_the_adventure_deck_may_be_split_with_a_discard_pile_for_each() -> None:
    s = state_of(new_match(2, decks="split"))
    assert all(card.glory_card for card in s.deck[0])
    assert not any(card.glory_card for card in s.deck[1])
    table = Table(phase="draw", decks="split", hands=["cap", "rat"], deck="swift cup blade crown elixir imp")
    table.do("discard:cap:hand")
    assert [[card.id for card in pile] for pile in table.state.discard] == [["cap"], []]


@pytest.mark.rule("DGN-COMBO-03")
def test_whoever_draws_chooses_the_deck() -> None:
    deck = "swift cup blade crown elixir imp rat boa nun corrupt"
    table = Table(phase="draw", decks="split", hands=["cap", "rat"], deck=deck).do("discard:cap:hand")
    assert table.asked == (0, "draw-from")
    assert table.offers == ["draw-from:glory", "draw-from:peril"]
    table.do("draw-from:peril", "draw-from:glory", "draw-from:peril")
    assert table.hand() == ["imp", "swift", "rat"]


@pytest.mark.rule("DGN-COMBO-03", "DGN-SETUP-20")
def test_each_player_says_from_which_of_two_decks_each_card_of_the_first_hand_comes() -> None:
    match = new_match(3, decks="split")
    starter = state_of(match).starter
    for number in range(15):
        decision = match.decisions[0]
        assert (decision.seat, decision.kind) == ((starter + number // 5) % 3, "draw-from")
        match.choose(decision.seat, "draw-from:peril" if number % 5 == 0 else "draw-from:glory")
    for hero in state_of(match).heroes:
        assert [card.glory_card for card in hero.hand] == [False, True, True, True, True]
    assert match.decisions[0].kind != "draw-from"


@pytest.mark.rule("DGN-BAND-01")
def test_the_legendary_set_is_complete_on_its_own() -> None:
    s = state_of(new_match(4, sets="serpent"))
    assert not s.box.combined
    assert s.box.first_level == 7


@pytest.mark.rule("DGN-LOCPH-06", "DGN-BAND-10")
@pytest.mark.parametrize(
    ("sets", "quest", "spots"), [(("toy",), "cross", ["place:stump:1:1:straight"]), (TWO, "h-task-9", [])]
)
def test_the_last_location_of_a_band_leaves_the_dungeon_open_for_the_next(
    sets: tuple[str, ...], quest: str, spots: list[str]
) -> None:
    """Only one way leads on, and a stump would close it."""
    shut = [("stump", (0, -1, 1)), ("stump", (0, 1)), ("twist", (-1, 0)), ("stump", (-1, -1, 1)), ("twist", (1, 0, 1))]
    table = Table(2, sets=sets, phase="location", places=shut, locations="stump", quest_deck=quest)
    assert table.offers_of("place") == spots


# -- DGN-BAND: levels -----------------------------------------------------------------------------


@pytest.mark.rule("DGN-BAND-04")
def test_only_heroes_of_both_sets_are_chosen() -> None:
    for seed in range(8):
        s = state_of(new_match(4, seed, sets=TWO))
        assert {hero.id for hero in s.heroes} == {"ana", "bo", "cid", "dee"}
    serpent = {hero.id for hero in pack("serpent").heroes}
    heroic_set = {hero.id for hero in pack("heroic").heroes}
    assert {"roderick-talus", "teynin-lightstep", "nord-fimble"} <= serpent & heroic_set


@pytest.mark.rule("DGN-BAND-05", "DGN-BAND-21")
def test_bands_are_one_to_three_four_to_six_and_seven_to_nine() -> None:
    bands = [(pack(name).about.first_level, pack(name).about.last_level) for name in ("heroic", "epic", "serpent")]
    assert bands == [(1, 4), (4, 7), (7, 10)]


@pytest.mark.rule("DGN-BAND-09")
def test_a_combined_game_begins_with_the_heroic_decks_at_level_one() -> None:
    s = state_of(new_match(2, sets=TWO))
    assert [hero.level for hero in s.heroes] == [1, 1]
    assert [hero.health for hero in s.heroes] == [6, 6]
    heroic_ids = {card.id for card in pack("toy-heroic").cards}
    assert {card.id for card in s.deck[0]} <= heroic_ids
    assert {quest.id for quest in s.quest_deck} <= {quest.id for quest in pack("toy-heroic").quests}


@pytest.mark.rule("DGN-BAND-06")
def test_legendary_abilities_come_with_level_seven() -> None:
    """Bo's legendary card has a skill that heals."""
    table = heroic(active=1, health=[6, 3])
    assert "use:bo:0" not in table.offers
    table = rising(health=[6, 3])
    table.until(1, "feats")
    assert table.hero(1).level == 7
    assert "use:bo:0" in table.offers


@pytest.mark.rule("DGN-BAND-06", "DGN-BAND-11")
def test_a_hero_keeps_the_skills_of_the_heroic_card_beside_those_of_the_legendary_one() -> None:
    """Dee's heroic skill gives an action point, the legendary one heals."""
    table = rising(heroes=("ana", "dee"), health=[6, 3]).until(1, "feats")
    assert table.offers_of("use") == ["use:dee:0", "use:dee:1"]
    health, action = table.hero(1).health, table.hero(1).action
    table.do("use:dee:0")
    assert (table.hero(1).health, table.hero(1).action) == (health + 1, action)
    table.do("use:dee:1")
    assert (table.hero(1).health, table.hero(1).action) == (health + 1, action + 1)
    assert table.offers_of("use") == []


@pytest.mark.rule("DGN-BAND-07")
def test_all_rise_to_seven_when_the_last_one_reaches_four() -> None:
    table = rising(level=[3, 3])
    assert [table.hero(seat).level for seat in (0, 1)] == [4, 3]
    table = rising()
    assert [table.hero(seat).level for seat in (0, 1)] == [7, 7]


@pytest.mark.rule("DGN-BAND-07")
def test_until_then_nobody_rises_above_four() -> None:
    table = heroic(level=[4, 1], quests=["h-task-1", "h-task-2"], dice="3").do("attempt:h-task-1")
    assert table.hero().level == 4
    assert table.done() == ["h-task-1"]


def test_a_band_also_ends_when_no_quest_of_it_is_left_for_those_below() -> None:
    table = heroic(level=[4, 1], quests=["", "h-task-2"])
    assert not next_band_is_due(table.state)
    table.hero(1).quests = []
    assert next_band_is_due(table.state)
    table.state.common = [Errand(table.state.box.quests["h-task-5"])]
    assert not next_band_is_due(table.state), "the common one can still be completed"


@pytest.mark.rule("DGN-BAND-08")
def test_apart_from_that_the_ordinary_rules_hold() -> None:
    table = heroic(hands=["h-cap", ""]).do("play:h-cap", "move:south:h-gate")
    assert (table.treasures(), table.hero().glory) == (["h-cap"], 10 - 1 + 1)


@pytest.mark.rule("DGN-BAND-10", "DGN-BAND-16")
def test_the_decks_are_replaced_then_and_not_before() -> None:
    before = heroic(quest_deck="h-task-5", deck="h-knack")
    assert before.state.stage == 0
    table = rising(hands=["h-cap", "h-cup"], lairs=["h-rat", ""], treasures=["", "h-ring"]).settle()
    s = table.state
    assert s.stage == 1
    assert s.deck[0]
    assert {card.id for card in s.deck[0]} <= {card.id for card in pack("toy").cards}
    assert s.quest_deck
    assert {quest.id for quest in s.quest_deck} <= {quest.id for quest in pack("toy").quests}
    assert "h-cup" in table.hand(1)
    assert {"spike-room", "pit-room"} <= {location.id for location in s.location_deck}
    assert table.lair(0) == ["h-rat"]
    assert table.treasures(1) == ["h-ring"]


@pytest.mark.rule("DGN-BAND-11", "DGN-BAND-12")
def test_the_legendary_card_joins_the_heroic_one_and_its_values_count() -> None:
    table = rising()
    hero = table.hero()
    assert [card.health for card in hero.cards] == [6, 18]
    assert rising(health=[4, 6]).hero().health == 4 + 12
    assert [characteristic(table.state, hero, stat) for stat in ("melee", "magic", "speed")] == [6, 4, 4]


@pytest.mark.rule("DGN-BAND-13")
def test_its_limits_count() -> None:
    table = heroic()
    assert (boon_limit(table.state, table.hero()), treasure_limit(table.state, table.hero())) == (3, 4)
    table = rising()
    assert (boon_limit(table.state, table.hero()), treasure_limit(table.state, table.hero())) == (2, 2)


@pytest.mark.rule("DGN-BAND-14")
def test_what_is_above_them_is_discarded_as_the_player_chooses() -> None:
    table = rising(treasures=["h-cap h-blade h-cup", ""], boons=["h-knack h-knack h-knack", ""])
    assert table.asked == (0, "over-limit")
    table.do("discard:h-knack:boons")
    assert table.offers == ["discard:h-cap:treasures", "discard:h-blade:treasures", "discard:h-cup:treasures"]
    table.do("discard:h-blade:treasures")
    assert table.treasures() == ["h-cap", "h-cup"]


@pytest.mark.rule("DGN-BAND-18", "DGN-BAND-19")
def test_everyone_gets_two_legendary_quests_and_one_is_revealed_for_all() -> None:
    table = rising()
    legendary = {quest.id for quest in pack("toy").quests}
    assert [len([quest for quest in table.quests(seat) if quest in legendary]) for seat in (0, 1)] == [2, 2]
    assert table.quests(1)[0] == "h-task-2"
    assert len([quest for quest in table.common if quest in legendary and quest != "defeat-goddess"]) == 1


@pytest.mark.rule("DGN-BAND-29", "DGN-NAK-03")
def test_the_special_rules_come_with_the_legendary_quests_and_not_before() -> None:
    before = state_of(new_match(2, sets=TWO))
    assert (before.event, before.lurkers) == (None, [])
    table = rising()
    assert table.state.event is not None
    assert [lurker.laid.card.id for lurker in table.state.lurkers] == ["goddess"]
    assert "defeat-goddess" in table.common


@pytest.mark.rule("DGN-BAND-17")
def test_a_heroic_quest_gives_a_legendary_hero_points_but_no_level() -> None:
    table = rising(common="h-task-3")
    table.until(1, "feats")
    assert table.hero(1).level == 7
    table.do("attempt:h-task-3").settle()
    assert (table.hero(1).level, table.done(1)) == (7, ["h-task-3"])
    assert victory_points(table.state, table.hero(1)) == 1


# -- DGN-BAND: victory points ---------------------------------------------------------------------


@pytest.mark.rule("DGN-BAND-23", "DGN-BAND-26", "DGN-BAND-27", "DGN-BAND-28")
def test_quests_are_worth_one_two_or_three_points_by_their_degree() -> None:
    done = "h-task-1 h-task-2 e-task-1 cross gamble"
    table = heroic(sets=THREE, done=[done, ""])
    assert victory_points(table.state, table.hero()) == 1 + 1 + 2 + 3 + 3
    assert [hero.points for hero in table.view().heroes] == [10, 0]


def test_all_see_whose_skills_a_hero_has() -> None:
    table = heroic(sets=THREE)
    assert [hero.skills for hero in table.view().heroes] == [["heroic"], ["heroic"]]
    table.hero().cards = table.state.box.heroes[table.hero().id]
    assert table.view().heroes[0].skills == ["heroic", "epic", "legendary"]


@pytest.mark.rule("DGN-BAND-20")
def test_all_see_which_level_ends_the_match_where_points_decide() -> None:
    assert heroic(sets=THREE).view().last_level == 10
    assert Table(2).view().last_level is None


@pytest.mark.rule("DGN-BAND-15")
def test_three_quests_do_not_win_a_combined_game() -> None:
    table = heroic(done=["h-task-4 h-task-5", ""], quests=["h-task-1", "h-task-2"], dice="3").do("attempt:h-task-1")
    assert len(table.done()) == 3
    assert table.outcome is None


@pytest.mark.rule("DGN-BAND-20", "DGN-BAND-24")
def test_level_ten_ends_it_and_the_most_points_win() -> None:
    table = Table(
        2, sets=TWO, places={"hall": (0, -1)}, at=["hall", "h-gate"], quests=["relic", ""], done=["", "cross " * 4]
    )
    table.state.stage = 1
    for hero in table.state.heroes:
        hero.cards = table.state.box.heroes[hero.id]
        hero.level = 9
    table.do("attempt:relic")
    assert table.hero().level == 10
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.outcome.scores == (3, 12)


@pytest.mark.rule("DGN-BAND-25")
def test_on_equal_points_the_highest_level_wins_then_they_win_together() -> None:
    table = heroic(done=["h-task-1", "h-task-2"], level=[3, 2])
    assert most_points(table.state) == (0,)
    table.hero(1).level = 3
    assert most_points(table.state) == (0, 1)


# -- an epic set between --------------------------------------------------------------------------


@pytest.mark.rule("DGN-BAND-21", "DGN-BAND-22")
def test_with_an_epic_set_decks_and_abilities_change_at_four_and_at_seven() -> None:
    table = rising(sets=THREE)
    assert [table.hero(seat).level for seat in (0, 1)] == [4, 4]
    assert table.view().set == "toy-epic"
    assert [card.health for card in table.hero().cards] == [6, 10]
    assert table.state.event is None
    for hero in table.state.heroes:
        hero.level = 7
    assert next_band_is_due(table.state)
    table.until(0, "feats")
    assert table.view().set == "toy"
    assert [card.health for card in table.hero().cards] == [6, 10, 18]
    assert table.state.event is not None
