"""Narrow points: rules of one line that no other test would miss if that line were different."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table, new_match, state_of
from undercroft.engine.decision import Decision
from undercroft.games.dungeoneer.content.schema import Dice
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import Bonus, Effect, Fall, Modifier, Recall, Steal
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.modifiers import bonus
from undercroft.games.dungeoneer.pieces import Laid, Opened
from undercroft.games.dungeoneer.wounds import fall, stand

NORTH = {"hall": (0, -1), "loft": (0, -2)}


def wear(table: Table, *modifiers: Modifier) -> None:
    """Ana has a cup that does this."""
    cup = msgspec.structs.replace(table.state.box.cards["cup"], modifiers=modifiers)
    table.hero().treasures.append(Laid(cup, 0))


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-LEG-01")
@pytest.mark.parametrize(("level", "allowed"), [(6, False), (7, True)])
def test_a_legendary_bane_at_nobody_in_particular_needs_a_payer_of_level_seven(level: int, allowed: bool) -> None:
    table = Table(3, phase="villainy", hands=["plague", "", ""], level=[6, level, 7])
    table.hero().hand = [msgspec.structs.replace(table.state.box.cards["plague"], legendary=True)]
    assert ("bane-all:plague:bo" in table.offers) is allowed
    assert "bane-all:plague:cid" in table.offers


@pytest.mark.rule("DGN-SPEC-02")
def test_a_bane_for_a_location_that_is_played_out_of_turn_goes_where_that_hero_is() -> None:
    table = Table(places={"hall": (0, -1), "spike-room": (0, -2)}, at=["hall", "gate"], hands=["", "mire"], dice="6")
    table.hero(1).hand = [msgspec.structs.replace(table.state.box.cards["mire"], timing="any")]
    table.do("move:north:spike-room")
    assert table.asked == (1, "meddle")
    assert table.offers_of("bane-there") == ["bane-there:mire:ana:spike-room:2"]


@pytest.mark.rule("DGN-EFF-10")
def test_a_bane_that_is_left_in_a_location_does_nothing_to_those_who_are_there() -> None:
    table = Table(2, phase="villainy", hands=["mire", ""]).do("bane-there:mire:bo:gate:0")
    assert [hero.health for hero in table.state.heroes] == [18, 18]
    assert table.hero(1).peril == 9


def test_all_know_the_other_cards_that_they_have_seen_when_one_leaves_the_hand() -> None:
    table = Table(phase="draw", hands=["boa rat cap", ""])
    table.hero().known = [card for card in table.hero().hand if card.id != "cap"]
    table.do("discard:boa:hand")
    assert table.view(1).heroes[0].known == ["rat"]


@pytest.mark.parametrize(("dice", "glory"), [("6 1", 1), ("1 6", 0)])
def test_what_a_hit_brings_comes_with_the_heros_own_hits(dice: str, glory: int) -> None:
    heroes = ("roderick-talus", "bel-brewspirits")
    table = Table(sets=("epic",), heroes=heroes, treasures=["ember-blade", ""], dice=dice)
    table.do("fight:bel-brewspirits", "form:roderick-talus:speed").settle()
    assert table.hero().glory == 10 + glory


def test_the_hits_of_monsters_that_it_has_sent_bring_nothing() -> None:
    heroes, hands = ("roderick-talus", "bel-brewspirits"), ["iron-golem", ""]
    table = Table(
        sets=("epic",), heroes=heroes, phase="villainy", treasures=["ember-blade", ""], hands=hands, dice="6 1"
    )
    health = table.state.box.cards["iron-golem"].health
    table.do(f"send:iron-golem:hand:{health}:bel-brewspirits", "attack").settle()
    assert table.hero(1).health < 12
    assert table.hero().glory == 10


def test_a_bonus_for_each_wound_counts_the_health_that_is_lost() -> None:
    table = Table(health=[15, 18])
    wear(table, Modifier("melee", 1, per="wound"))
    assert bonus(table.state, table.hero(), ("melee",), "attack") == 3


@pytest.mark.parametrize("fallen", [False, True])
def test_a_bonus_for_who_has_fallen_is_none_for_who_stands(fallen: bool) -> None:
    table = Table(fallen=[0] if fallen else [])
    wear(table, Modifier("counter", 1, fallen=True))
    assert bonus(table.state, table.hero(), ("counter",), "counter") == int(fallen)


def test_a_bonus_against_some_monsters_is_none_against_heroes_and_threats() -> None:
    table = Table()
    wear(table, Modifier("threat", 2, against="snake"), Modifier("counter", 2, against="snake"))
    cards = table.state.box.cards
    assert bonus(table.state, table.hero(), ("threat",), "exit") == 0
    assert [bonus(table.state, table.hero(), ("counter",), "counter", foe) for foe in (None, cards["rat"])] == [0, 0]
    assert bonus(table.state, table.hero(), ("counter",), "counter", cards["boa"]) == 2


@pytest.mark.rule("DGN-GLORY-04", "DGN-EFF-18")
def test_a_minion_takes_a_place_but_is_no_treasure_of_its_kind() -> None:
    table = Table(hands=["cap", ""], minions=["boa", ""])
    table.hero().hand = [msgspec.structs.replace(table.state.box.cards["cap"], kind="snake")]
    assert "play:cap" in table.offers


# -- quests ---------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-QESC-01")
def test_an_escort_whose_token_lies_somewhere_cannot_be_started_again() -> None:
    table = Table(places=NORTH, at=["hall", "gate"], quests=["guide", ""]).do("start-escort:guide", "drop:guide")
    assert "start-escort:guide" not in table.offers
    assert "pick-up:guide" in table.offers
    table.refuses("start-escort:guide", "under-way", "DGN-QESC-01")


@pytest.mark.rule("DGN-SOLO-02", "DGN-BAND-20")
@pytest.mark.parametrize(("level", "home"), [(9, False), (10, True)])
def test_alone_with_several_sets_the_level_lets_one_return_and_not_the_quests(level: int, home: bool) -> None:
    sets = ("toy-heroic", "toy")
    table = Table(1, sets=sets, heroes=("ana",), places={"passage": (0, -1)}, at=["passage"], level=[level], dice="6 6")
    s = table.state
    s.stage = 1
    table.hero().done = [quest for quest in s.box.quests.values() if not quest.apart][:4]
    table.do(f"move:south:{s.places[0].location.id}").settle()
    assert (table.outcome is not None) is home


@pytest.mark.rule("DGN-SOLO-02", "DGN-VAR-10", "DGN-VAR-14")
@pytest.mark.parametrize(("count", "home"), [(2, False), (3, True)])
def test_alone_with_several_sets_a_new_hero_can_go_home_with_the_quests_of_the_old_one(count: int, home: bool) -> None:
    sets = ("toy-heroic", "toy")
    table = Table(1, sets=sets, heroes=("ana",), places={"passage": (0, -1)}, at=["passage"], level=[7], dice="6 6")
    s = table.state
    s.stage = 1
    last = [quest for quest in s.box.quests.values() if s.box.set_of_quest[quest.id] == 1 and not quest.apart]
    first = [quest for quest in s.box.quests.values() if s.box.set_of_quest[quest.id] == 0]
    table.hero().done = [*first[:3], *last[:count]]
    table.do(f"move:south:{s.places[0].location.id}").settle()
    assert (table.outcome is not None) is home


@pytest.mark.rule("DGN-SOLO-02", "DGN-VAR-11")
@pytest.mark.parametrize(("done", "home"), [("cross gamble", False), ("cross gamble relic", True)])
def test_alone_a_new_hero_is_at_the_entrance_and_has_won_with_all_quests(done: str, home: bool) -> None:
    places = {"spike-room": (0, -1)}
    table = Table(1, places=places, done=[done], health=[1], dice="1", death="resurrection", deck="cap " * 9)
    table.do("move:north:spike-room", "choose-hero:bo").settle()
    assert (table.outcome is not None) is home


@pytest.mark.rule("DGN-ATT-11")
def test_whoever_is_taken_away_before_the_check_has_attempted_in_vain() -> None:
    table = Table(places=NORTH, at=["hall", "gate"], quests=["cross", ""], hands=["", "banish"], dice="6 6 6")
    table.hero(1).hand = [msgspec.structs.replace(table.state.box.cards["banish"], timing="any")]
    table.do("attempt:cross", "bane:banish:ana:ana", "transfer-to:ana:loft:2").settle()
    assert table.where() == "loft"
    assert table.hero().attempts == 1
    assert not table.told("overcame") + table.told("failed")
    assert table.quests() == ["cross"]


@pytest.mark.rule("DGN-QSRCH-06")
def test_what_a_hero_found_for_its_own_quest_is_lost_with_the_turn() -> None:
    table = Table(places=NORTH, at=["loft", "gate"], quests=["lost", ""], dice="6").do("search:lost").settle()
    assert "attempt:lost" in table.offers
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    assert "attempt:lost" not in table.offers
    assert "search:lost" in table.offers


@pytest.mark.rule("DGN-ATT-09", "DGN-VAR-24")
@pytest.mark.parametrize(("apart", "common"), [(False, ["lost"]), (True, [])])
def test_no_other_quest_comes_for_one_that_was_laid_out_apart(apart: bool, common: list[str]) -> None:
    table = Table(places=NORTH, at=["hall", "gate"], common="relic", quest_deck="lost")
    errand = table.state.common[0]
    errand.quest = msgspec.structs.replace(errand.quest, apart=apart)
    table.do("attempt:relic")
    assert table.common == common


@pytest.mark.rule("DGN-QCHN-01")
@pytest.mark.parametrize(("dice", "done"), [("2 5 2", True), ("4 4 4", True), ("1 3 5", False)])
def test_a_double_is_two_equal_dice_among_all(dice: str, done: bool) -> None:
    table = Table(places=NORTH, at=["hall", "gate"], quests=["gamble", ""], dice=dice)
    errand = table.hero().quests[0]
    errand.quest = msgspec.structs.replace(errand.quest, dice=Dice(count=3, double=True))
    table.do("attempt:gamble").settle()
    assert (table.done() == ["gamble"]) is done


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-STEP-07", "DGN-STEP-08")
def test_the_location_where_a_turn_begins_is_not_new_in_it() -> None:
    table = Table(places=NORTH).do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    glory = table.hero().glory
    table.do("move:north:hall", "move:south:gate").settle()
    assert table.hero().glory == glory + 2


@pytest.mark.rule("DGN-VAR-29", "DGN-VAR-26")
def test_a_point_for_lying_down_is_lost_when_the_own_turn_begins() -> None:
    table = Table(active=1, movement="limit")
    table.hero(0).spare = 1
    table.do("end-phase:feats").until(0, "feats")
    assert (table.hero(0).action, table.hero(0).spare) == (3, 0)


# -- battle ---------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-BATTLE-22", "DGN-BEX-04")
def test_what_becomes_of_a_monster_that_is_out_of_the_battle_is_settled() -> None:
    table = Table(phase="villainy", hands=["rat", "shout"])
    table.do("send:rat:hand:1:bo", "attack", "play:shout").settle()
    assert table.asked == (0, "feats")
    assert table.hand() + table.lair() + table.discard == ["rat", "shout"]


# -- alone ----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SOLO-11")
def test_alone_no_peril_comes_with_the_entrance() -> None:
    assert [(hero.glory, hero.peril) for hero in state_of(new_match(1)).heroes] == [(1, 0)]
    assert [(hero.glory, hero.peril) for hero in state_of(new_match(2)).heroes] == [(1, 2)] * 2


@pytest.mark.rule("DGN-SOLO-12", "DGN-EFF-30")
def test_what_was_drawn_for_a_hero_who_is_no_longer_there_is_discarded() -> None:
    places = {"hall": (0, -1)}
    table = Table(1, places=places, deck="dread weight acid rat", health=[1], dice="1 1 1", death="resurrection")
    table.do("move:north:hall").settle()
    assert table.asked == (0, "choose-hero")
    assert table.discard == ["dread", "weight", "acid"]
    table.do("choose-hero:bo")
    assert table.hero().attached == []


# -- variants -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-VAR-29", "DGN-EXPL-01")
def test_the_point_for_lying_down_pays_for_exploring() -> None:
    table = Table(places={"hall": (0, -1)}, locations="loft den", movement="limit", action=[0, 0])
    table.do("lie-down", "explore")
    assert (table.hero().action, table.hero().spare) == (0, 0)
    assert table.asked == (0, "place")


@pytest.mark.rule("DGN-VAR-09", "DGN-GOAL-03")
def test_whoever_is_left_alone_has_not_won_while_the_other_comes_back() -> None:
    table = Table(phase="villainy", hands=["boa", ""], health=[18, 1], dice="6 1", death="resurrection")
    table.do("send:boa:hand:3:bo", "attack").settle().do("to-lair:boa").settle()
    assert table.outcome is None
    assert table.asked == (1, "choose-hero")


# -- hazards --------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-OBST-06")
@pytest.mark.parametrize(("keyword", "fallen"), [("avoids-pits", False), ("avoids-spikes", True)])
def test_only_who_avoids_pits_avoids_a_pit(keyword: str, fallen: bool) -> None:
    table = Table(places={"pit-room": (0, -1)}, dice="1")
    table.hero().granted.append(keyword)
    table.do("move:north:pit-room").settle()
    assert table.hero().fallen is fallen


@pytest.mark.rule("DGN-RECOV-02", "DGN-HAZEX-04")
def test_a_trap_that_stays_springs_once_in_a_turn() -> None:
    table = Table(places=NORTH, traps={"mill": "hall"}, dice="1 1")
    table.do("move:north:hall", "move:south:gate", "move:north:hall").settle()
    assert len(table.told("trap-sprung")) == 1
    assert table.hero().health == 17


# -- out of turn ----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SPEC-02")
@pytest.mark.parametrize(("peril", "asked"), [(0, False), (1, True)])
def test_peril_for_the_cheapest_bane_is_enough_to_be_meddled_with(peril: int, asked: bool) -> None:
    table = Table(
        places=NORTH, at=["hall", "gate"], quests=["cross", ""], hands=["", "trip"], peril=[peril, 10], dice="6"
    )
    table.do("attempt:cross")
    assert (table.asked == (1, "meddle")) is asked


# -- verbs ----------------------------------------------------------------------------------------


def happen(table: Table, effect: Effect) -> Decision | None:
    """Ana's cap does this to Bo; what it asks, if it asks."""
    playing = perform(table.state, Doing(0, 1, "cap"), (effect,))
    asked = next(playing, None)
    assert asked is None or isinstance(asked, Decision)
    return asked


def test_nobody_loses_more_glory_than_there_is_to_a_thief() -> None:
    table = Table(glory=[5, 2])
    happen(table, Steal(glory=3))
    assert (table.hero(0).glory, table.hero(1).glory) == (7, 0)


def test_a_bonus_for_each_token_of_wrath_counts_them_when_it_is_given() -> None:
    table = Table(wrath=3)
    happen(table, Bonus(modifiers=(Modifier("melee", 1, per="wrath"),), who="you"))
    table.state.wrath = 5
    assert bonus(table.state, table.hero(), ("melee",), "attack") == 3


def test_a_card_does_not_recall_its_like() -> None:
    table = Table()
    cards = table.state.box.cards
    table.state.discard[0] = [cards["cap"], cards["cup"], cards["rat"]]
    asked = happen(table, Recall("treasure"))
    assert asked is not None
    assert [option.id for option in asked.options] == ["recall:cup"]


@pytest.mark.rule("DGN-COMBO-04")
@pytest.mark.parametrize(("what", "card"), [("treasure", "cup"), ("monster", "rat")])
def test_of_two_discard_piles_the_right_one_is_searched(what: Literal["treasure", "monster"], card: str) -> None:
    table = Table(decks="split")
    cards = table.state.box.cards
    table.state.discard[:] = [[cards["cup"]], [cards["rat"]]]
    playing = perform(table.state, Doing(0, 1, "cap"), (Recall(what),))
    asked = next(playing)
    assert isinstance(asked, Decision)
    with pytest.raises(StopIteration):
        playing.send(asked.options[0])
    assert table.hand() == [card]
    assert card not in table.discard


@pytest.mark.rule("DGN-EFF-08")
def test_a_second_fall_does_not_make_it_easier_to_stand_up() -> None:
    table = Table()
    happen(table, Fall(threat=Threat("melee", 9)))
    happen(table, Fall())
    assert table.hero(1).fall_threat == Threat("melee", 9)


@pytest.mark.rule("DGN-BATTLE-18", "DGN-EXIT-08")
def test_an_exit_closes_when_its_opener_is_defeated() -> None:
    table = Table(3, phase="villainy", hands=["boa", "", ""], health=[18, 1, 18], dice="6 1")
    table.state.opened = [Opened(0, 0, 1), Opened(0, 1, 2)]
    table.do("send:boa:hand:3:bo", "attack").settle()
    assert [opened.opener for opened in table.state.opened] == [2]


@pytest.mark.rule("DGN-EFF-09")
def test_a_hero_whom_nobody_can_transfer_still_transfers_itself() -> None:
    table = Table(places=NORTH, hands=["jump banish", ""], phase="villainy")
    for hero in table.state.heroes:
        hero.granted.append("cannot-transfer")
    assert "play:jump" in table.offers
    assert "bane:banish:bo:bo" not in table.offers


@pytest.mark.rule("DGN-EFF-08")
def test_what_it_took_to_stand_up_once_is_not_asked_for_after_another_fall() -> None:
    table = Table(2, phase="villainy", hands=["shackle", ""], action=[4, 0], dice="6")
    hero = table.do("bane:shackle:bo:bo").hero(1)
    assert (hero.fallen, hero.fall_threat is None) == (True, False)
    stand(table.state, hero)
    fall(table.state, hero)
    assert (hero.fallen, hero.fall_threat) == (True, None)


@pytest.mark.rule("DGN-BATTLE-18")
def test_the_lair_of_a_defeated_hero_s_player_is_discarded() -> None:
    table = Table(3, phase="villainy", hands=["boa", "", ""], lairs=["", "rat", ""], health=[18, 1, 18], dice="6 1")
    table.do("send:boa:hand:3:bo", "attack").settle()
    assert not table.hero(1).alive
    assert "rat" in table.discard
