"""The goal, the box, the pieces and the set-up: DGN-GOAL, DGN-COMP, DGN-HERO, DGN-LOC, DGN-SETUP."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft
from tests.rules.dungeoneer.table import Table, new_match, playing, state_of, view_of
from undercroft.engine.chance import ScriptedChance, make_seed
from undercroft.engine.match import Match
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.dungeon import CENTRE, STEPS
from undercroft.games.dungeoneer.setting_up import fitting_tunnel, roll_for_first
from undercroft.games.dungeoneer.state import DIE, DungeonState
from undercroft.rulebook import Rulebook
from undercroft.words import LANGUAGES

SERPENT = pack("serpent")
SEEDS = pytest.mark.parametrize("seed", range(4))


def serpent(seats: int = 4, seed: int = 0, **setup: object) -> Match:
    return new_match(seats, seed, sets="serpent", **setup)


# -- DGN-GOAL, DGN-COMP ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-GOAL-01")
@SEEDS
def test_every_player_has_one_hero_and_is_dungeon_lord_in_the_own_turn_only(seed: int) -> None:
    for match in playing(3, seed, most=300):
        s = state_of(match)
        assert len({hero.id for hero in s.heroes}) == 3
        for decision in match.decisions:
            if decision.kind == "villainy":
                assert decision.seat == s.active


@pytest.mark.rule("DGN-COMP-01")
def test_the_set_has_22_locations() -> None:
    assert sum(location.copies for location in SERPENT.locations) == 22


@pytest.mark.rule("DGN-COMP-02")
def test_the_set_has_60_adventure_cards_one_of_them_nakari() -> None:
    assert sum(card.copies for card in SERPENT.cards) == 60
    s = state_of(serpent(2))
    assert len(s.deck[0]) + sum(len(hero.hand) for hero in s.heroes) == 59


@pytest.mark.rule("DGN-COMP-03")
def test_the_set_has_one_event() -> None:
    assert SERPENT.about.event is not None
    assert view_of(serpent(2)).event == SERPENT.about.event.id


@pytest.mark.rule("DGN-COMP-04")
def test_the_set_has_14_quests() -> None:
    assert len(SERPENT.quests) == 14


@pytest.mark.rule("DGN-COMP-05")
def test_four_players_have_a_counter_each_and_a_fifth_cannot_join() -> None:
    assert len(view_of(serpent(4)).heroes) == 4
    with pytest.raises(undercroft.UndercroftError, match="5"):
        undercroft.new_match("dungeoneer", seats=5)


@pytest.mark.rule("DGN-SETUP-12")
def test_every_player_counts_glory_and_peril_apart_from_the_others() -> None:
    match = serpent(3)
    for number, hero in enumerate(state_of(match).heroes, 1):
        hero.glory, hero.peril = number, 10 * number
    assert [(hero.glory, hero.peril) for hero in view_of(match).heroes] == [(1, 10), (2, 20), (3, 30)]


@pytest.mark.rule("DGN-COMP-15")
def test_the_rulebook_holds_every_rule_in_every_language() -> None:
    book = Rulebook(GAME)
    numbers = [[rule.id for rule in book.rules(lang) if rule.text] for lang in LANGUAGES]
    assert numbers[0] == numbers[1]
    assert len(set(numbers[0])) == 425


@pytest.mark.rule("DGN-COMP-07", "DGN-COMP-10", "DGN-SETUP-11")
def test_the_set_has_six_heroes_and_those_not_dealt_stay_in_the_box() -> None:
    assert len(SERPENT.heroes) == 6
    s = state_of(serpent(4))
    assert len(s.free_heroes) == 2
    assert sorted([*s.free_heroes, *[hero.id for hero in s.heroes]]) == sorted(hero.id for hero in SERPENT.heroes)


@pytest.mark.rule("DGN-COMP-08")
def test_dice_have_six_sides_and_no_more_than_two_are_thrown_at_once() -> None:
    assert DIE.faces == ("1", "2", "3", "4", "5", "6")
    assert all(quest.dice.count <= 2 for quest in SERPENT.quests if quest.dice)


@pytest.mark.rule("DGN-COMP-14")
def test_there_are_never_more_than_ten_tracked_things() -> None:
    tracked = [card for card in SERPENT.cards for _ in range(card.copies) if card.waits]
    escorts = [quest for quest in SERPENT.quests if quest.category == "escort"]
    assert len(tracked) + len(escorts) <= 10


# -- DGN-HERO, DGN-LOC ----------------------------------------------------------------------------


@pytest.mark.rule("DGN-HERO-01", "DGN-HERO-02", "DGN-HERO-03")
def test_a_hero_card_has_race_class_health_skill_limits_and_values_for_each_level() -> None:
    for hero in SERPENT.heroes:
        assert hero.race
        assert hero.calling
        assert hero.health > 0
        assert min(hero.boons, hero.treasures) > 0
        assert hero.modifiers or hero.keywords or hero.abilities or hero.triggers
        assert list(hero.levels) == ["7", "8", "9", "10"]


@pytest.mark.rule("DGN-HERO-06", "DGN-HERO-07")
def test_health_is_how_many_wounds_kill_and_is_counted_down() -> None:
    table = Table(phase="villainy", hands=["leech", ""], peril=[0, 17]).do("bane-x:leech:bo:bo:17")
    view = table.view().heroes[1]
    assert (view.health, view.full_health, view.alive) == (1, 18, True)
    table = Table(3, phase="villainy", hands=["leech", "", ""], peril=[0, 18, 0]).do("bane-x:leech:bo:bo:18")
    assert not table.hero(1).alive


@pytest.mark.rule("DGN-HERO-08")
def test_a_figure_stands_in_the_dungeon_while_the_sheet_stays_with_the_player() -> None:
    table = Table(places={"hall": (0, -1)}).do("move:north:hall")
    view = table.view()
    assert view.heroes[0].place == 1
    assert [place.heroes for place in view.places] == [[1], [0]]


@pytest.mark.rule("DGN-LOC-01")
def test_the_locations_on_the_table_are_the_playing_area() -> None:
    match = serpent(3)
    view = view_of(match)
    assert {hero.place for hero in view.heroes} <= {place.number for place in view.places}


@pytest.mark.rule("DGN-LOC-02", "DGN-LOC-04", "DGN-LOC-05", "DGN-LOC-06")
def test_this_set_has_dungeon_locations_only_tunnels_and_chambers_with_points_and_four_exits() -> None:
    for location in SERPENT.locations:
        assert not location.surface
        assert location.kind in ("tunnel", "chamber")
        assert min(location.glory, location.peril) >= 0
        assert len([location.north, location.east, location.south, location.west]) == 4
    assert any(location.dark for location in SERPENT.locations)


@pytest.mark.rule("DGN-LOC-07")
def test_some_locations_act_on_who_enters() -> None:
    assert any(location.hazard or location.effects for location in SERPENT.locations)
    table = Table(places={"shrine": (0, -1)}, dice="1", glory=[0, 0]).do("move:north:shrine")
    assert table.hero().health == 17


# -- DGN-SETUP ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SETUP-01", "DGN-SETUP-02", "DGN-SETUP-22")
def test_decks_are_sorted_and_shuffled_and_the_discard_pile_begins_empty() -> None:
    orders = set()
    for seed in range(10):
        s = state_of(serpent(2, seed))
        orders.add(tuple(card.id for card in s.deck[0]))
        assert s.discard == [[], []]
    assert len(orders) == 10
    assert len({tuple(quest.id for quest in state_of(serpent(2, seed)).quest_deck) for seed in range(10)}) == 10


@pytest.mark.rule("DGN-SETUP-03", "DGN-SETUP-04", "DGN-SETUP-06")
@SEEDS
def test_the_entrance_lies_in_the_centre_with_four_tunnels_around_it_each_joined(seed: int) -> None:
    from undercroft.games.dungeoneer.dungeon import way

    s = state_of(serpent(3, seed))
    assert s.places[0].location.entrance
    assert len(s.places) == 5
    assert all(place.location.kind == "tunnel" for place in s.places[1:])
    assert [way(s, 0, side) for side in range(4)] == [1, 2, 3, 4]


@pytest.mark.rule("DGN-SETUP-04")
def test_dark_tunnels_are_among_those_drawn() -> None:
    assert any(place.location.dark for seed in range(20) for place in state_of(serpent(2, seed)).places[1:])


@pytest.mark.rule("DGN-SETUP-05")
def test_the_other_17_locations_are_a_hidden_deck() -> None:
    match = serpent(3)
    assert view_of(match).locations_left == 17
    orders = {tuple(location.id for location in state_of(match.fork(0, seed=seed)).location_deck) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("DGN-SETUP-07")
def test_heroes_are_dealt_at_random() -> None:
    dealt = Counter(state_of(serpent(2, seed)).heroes[0].id for seed in range(60))
    assert len(dealt) == 6


@pytest.mark.rule("DGN-SETUP-08", "DGN-BAND-02")
def test_heroes_begin_at_level_seven() -> None:
    assert [hero.level for hero in state_of(serpent()).heroes] == [7] * 4


@pytest.mark.rule("DGN-SETUP-09")
def test_every_hero_has_18_health() -> None:
    assert [hero.health for hero in state_of(serpent()).heroes] == [3 * 5 + 3 * 1] * 4


@pytest.mark.rule("DGN-SETUP-10")
def test_what_is_played_lies_in_the_heros_inventory() -> None:
    table = Table(hands=["cap swift", ""]).do("play:cap", "play:swift")
    view = table.view().heroes[0]
    assert [card.card for card in (*view.treasures, *view.boons)] == ["cap", "swift"]


@pytest.mark.rule("DGN-SETUP-14", "DGN-SETUP-15")
def test_all_heroes_stand_on_the_entrance_with_its_glory_and_peril() -> None:
    for hero in state_of(serpent()).heroes:
        assert (hero.place, hero.glory, hero.peril) == (0, 1, 2)


@pytest.mark.rule("DGN-SETUP-16", "DGN-SETUP-18")
def test_two_personal_quests_each_and_a_common_one_all_open() -> None:
    view = view_of(serpent(3), seat=1)
    assert [len(hero.quests) for hero in view.heroes] == [2, 2, 2]
    assert len(view.common) == 1 + 1
    assert view.quests_left == 14 - 1 - 6 - 1


@pytest.mark.rule("DGN-SETUP-20")
def test_five_cards_each() -> None:
    assert [len(hero.hand) for hero in state_of(serpent()).heroes] == [5] * 4


@pytest.mark.rule("DGN-SETUP-23")
def test_a_die_decides_who_begins() -> None:
    first = Counter(state_of(serpent(4, seed)).starter for seed in range(80))
    assert len(first) == 4


@pytest.mark.rule("DGN-SETUP-04")
def test_a_tunnel_that_does_not_fit_as_drawn_is_turned_and_one_that_never_fits_is_drawn_again() -> None:
    s = Table(2).state
    stump, twist = s.box.locations["stump"], s.box.locations["twist"]
    north, west = CENTRE + STEPS[0], CENTRE + STEPS[3]
    assert fitting_tunnel(s, [stump, twist], north) == (stump, True)
    assert fitting_tunnel(s, [stump, twist], west) == (twist, False)


@pytest.mark.rule("DGN-SETUP-23")
def test_the_highest_die_begins_and_equal_ones_are_thrown_again() -> None:
    s = state_of(serpent(3))
    s.chance = ScriptedChance(make_seed(0), {"die": ("2", "6", "6", "1", "5")})
    roll_for_first(s)
    assert (s.starter, s.active) == (2, 2)


@pytest.mark.rule("DGN-SETUP-24")
def test_event_goddess_and_her_quest_lie_open() -> None:
    s = state_of(serpent(2))
    assert s.event is not None
    assert [lurker.laid.card.id for lurker in s.lurkers] == ["nakari"]
    assert any(errand.quest.wins for errand in s.common)
    assert all(card.id != "nakari" for card in s.deck[0])
    assert all(not quest.wins for quest in s.quest_deck)


# -- what cannot be set up ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "setup", "said"),
    [
        (5, {}, "1 to 4"),
        (0, {}, "1 to 4"),
        (2, {"sets": ("nowhere",)}, "no set 'nowhere'"),
        (2, {"sets": ("serpent", "heroic")}, "lowest band"),
        (2, {"heroes": ("ana",)}, "1 heroes for 2 seats"),
        (2, {"heroes": ("ana", "zed")}, "there is no 'zed'"),
        (2, {"heroes": ("ana", "ana")}, "no two seats"),
        (2, {"quests": "none"}, "bad set-up"),
        (2, {"rounds": 0}, "bad set-up"),
    ],
)
def test_a_bad_set_up_is_refused_with_a_clear_word(seats: int, setup: dict[str, object], said: str) -> None:
    with pytest.raises(undercroft.UndercroftError, match=said):
        new_match(seats, 0, **setup)


@pytest.mark.rule("DGN-TURN-03")
@pytest.mark.parametrize(
    ("done", "level", "winners"),
    [(["", "cross"], [9, 7], (1,)), (["relic", "cross"], [7, 8], (1,)), (["relic", "cross"], [8, 8], (0, 1))],
)
def test_a_match_that_goes_on_too_long_is_won_by_the_most_quests_then_by_the_highest_level(
    done: list[str], level: list[int], winners: tuple[int, ...]
) -> None:
    table = Table(2, active=0, done=done, level=level, rounds=1)
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").settle()
    assert table.outcome is not None
    assert table.outcome.winners == winners


def test_the_state_copies_to_an_equal_one() -> None:
    for match in playing(4, seed=2, most=600):
        s = match.state
        assert isinstance(s, DungeonState)
        if not s.battle:
            assert s.copy().plain() == s.plain()


def test_the_game_tells_what_it_is() -> None:
    assert (GAME.id, list(GAME.seats)) == ("dungeoneer", [1, 2, 3, 4])
