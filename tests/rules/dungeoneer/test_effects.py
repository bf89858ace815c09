"""General effects of cards, minions, Nakari, the Wrath: DGN-EFF, DGN-MIN, DGN-NAK, DGN-WRATH, DGN-GODDESS, DGN-LEG."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table, new_match, state_of, view_of
from undercroft.games.dungeoneer.content.vocabulary import Who, Wound
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import distances
from undercroft.games.dungeoneer.effects.registry import perform

MAP = {"hall": (0, -1), "loft": (0, -2)}

# -- transfer, level, shift -----------------------------------------------------------------------


@pytest.mark.rule("DGN-EFF-09", "DGN-EFF-10")
def test_a_transfer_moves_a_hero_who_gains_points_and_meets_the_location_in_the_own_turn() -> None:
    table = Table(places={"spike-room": (3, 3)}, hands=["jump", ""], dice="1").do("play:jump")
    assert table.where() == "spike-room"
    assert (table.hero().glory, table.hero().peril, table.hero().health) == (10, 11, 17)


@pytest.mark.rule("DGN-EFF-10")
def test_a_location_that_is_not_new_gives_no_points_again() -> None:
    table = Table(places={"hall": (0, -1)}, hands=["jump", ""]).do("move:north:hall", "play:jump")
    assert table.where() == "gate"
    assert table.hero().glory == 10 + 2 - 1


@pytest.mark.rule("DGN-EFF-12")
def test_a_transfer_does_not_lead_between_dungeon_and_surface_unless_it_says_so() -> None:
    places = {"hall": (0, -1), "meadow": (5, 5)}
    table = Table(places=places, hands=["jump leap", ""])
    table.do("play:jump")
    assert table.where() == "hall"
    table = Table(places=places, hands=["leap", ""]).do("play:leap")
    assert table.offers == ["transfer-to:ana:hall:1", "transfer-to:ana:meadow:2"]


@pytest.mark.rule("DGN-EFF-13")
@pytest.mark.parametrize(("level", "after"), [(7, 6), (2, 1), (1, 1)])
def test_a_level_is_never_lowered_below_one(level: int, after: int) -> None:
    table = Table(phase="villainy", hands=["drain", ""], level=[7, level]).do("bane:drain:bo:bo")
    assert table.hero(1).level == after


@pytest.mark.rule("DGN-EFF-21", "DGN-EFF-22")
def test_a_shift_moves_a_location_card_by_the_placement_rules_with_all_that_is_on_it() -> None:
    table = Table(places=MAP, at=["gate", "loft"], hands=["push", ""], locations="twist").do(
        "play:push", "shift:loft:2"
    )
    spots = {tuple(option.args[1:3]) for option in table.decision.options}
    assert (1, 0) in spots
    assert (5, 5) not in spots
    assert (0, 0) not in spots
    table.do("place:loft:1:0:straight")
    assert table.where(1) == "loft"
    place = table.view().places[2]
    assert (place.column, place.row, place.heroes) == (1, 0, [1])


@pytest.mark.rule("DGN-EFF-23")
def test_a_shift_never_cuts_off_a_location() -> None:
    """The hall joins the loft to the gate: it cannot be taken away."""
    table = Table(places={"hall": (0, -1), "loft": (0, -2)}, hands=["push", ""]).do("play:push")
    assert table.offers == ["shift:loft:2"]
    for offer in table.do("shift:loft:2").offers:
        twin = Table(places={"hall": (0, -1), "loft": (0, -2)}, hands=["push", ""]).do(
            "play:push", "shift:loft:2", offer
        )
        assert -1 not in distances(twin.state, 0)


@pytest.mark.rule("DGN-EFF-24", "DGN-COMBO-06", "DGN-LOC-03")
def test_surface_joins_only_surface_and_dungeon_only_dungeon() -> None:
    places = {"hall": (0, -1), "meadow": (5, 5), "field": (5, 6)}
    dungeon = Table(phase="location", places=places, locations="twist loft")
    assert {option.args[1] for option in dungeon.decision.options} == {-1, 0, 1}
    surface = Table(phase="location", places={"hall": (0, -1), "meadow": (5, 5)}, locations="field loft")
    assert {option.args[1] for option in surface.decision.options} == {4, 5, 6}
    assert dungeon.state.box.locations["meadow"].surface
    assert not dungeon.state.box.locations["hall"].surface


# -- minions --------------------------------------------------------------------------------------


def with_minion(**table: Any) -> Table:
    """Bo has a boa as a minion; Ana sends a rat."""
    table.setdefault("hands", ["tripper", ""])
    laid = Table(2, phase="villainy", minions=["", "boa"], **table)
    return laid.do("send:tripper:hand:1:bo", "attack")


@pytest.mark.rule("DGN-MIN-01", "DGN-EFF-17", "DGN-EFF-18")
def test_a_tamed_monster_is_a_permanent_treasure_and_takes_a_place() -> None:
    table = Table(phase="villainy", hands=["boa", "command"]).do("send:boa:hand:3:bo", "attack", "play:command")
    assert table.treasures(1) == ["boa"]
    assert table.view().heroes[1].treasures[0].minion
    assert not table.told("attack-roll")
    full = Table(phase="villainy", hands=["boa", "command"], treasures=["", "cup cap blade"])
    full.do("send:boa:hand:3:bo", "attack")
    assert "play:command" not in full.offers


@pytest.mark.rule("DGN-EFF-18")
def test_minions_of_a_kind_are_not_in_each_others_way() -> None:
    table = Table(phase="villainy", hands=["boa", "command"], minions=["", "boa"])
    table.do("send:boa:hand:3:bo", "attack", "play:command")
    assert table.treasures(1) == ["boa", "boa"]


@pytest.mark.rule("DGN-EFF-19", "DGN-BATTLE-14")
def test_a_minion_attacks_a_hero_who_has_just_attacked_with_all_that_its_card_does() -> None:
    table = Table(2, minions=["", "tripper"], action=[4, 1], dice="4 3 6 1").do("fight:bo", "form:ana:magic")
    table.settle_response()
    assert "set-minion-on:tripper:ana" in table.offers
    table.do("set-minion-on:tripper:ana").settle()
    assert (table.hero(0).health, table.hero(0).fallen, table.hero(1).action) == (17, True, 0)


@pytest.mark.rule("DGN-EFF-19")
def test_a_minion_counterattacks_in_place_of_the_hero_and_takes_the_wounds() -> None:
    table = with_minion(dice="6 1").do("guard:boa:tripper:1").settle()
    assert table.last("counter-roll", "total") == 1 + 5
    assert table.hero(1).health == 18
    assert table.hero(1).treasures[0].health == 2


@pytest.mark.rule("DGN-EFF-19")
def test_or_attacks_at_the_end_of_the_battle_for_the_point_of_the_challenge() -> None:
    table = with_minion(dice="1 5 6 1", action=[4, 1]).settle_response()
    assert "set-minion:boa:tripper:1" in table.offers
    table.do("set-minion:boa:tripper:1").settle()
    assert table.hero(1).action == 0
    assert table.last("attack-roll", "total") == 6 + 5
    assert table.told("monster-defeated")
    assert table.hero(1).glory == 10


@pytest.mark.rule("DGN-BATTLE-28")
def test_only_wounds_that_the_hero_deals_bring_glory() -> None:
    table = with_minion(dice="1 6").do("guard:boa:tripper:1").settle()
    assert table.told("monster-wounded")
    assert table.hero(1).glory == 10


@pytest.mark.rule("DGN-EFF-19", "DGN-BSTART-01")
def test_its_attack_is_the_one_battle_that_the_hero_may_start_in_a_turn() -> None:
    table = with_minion(dice="1 5 6 1", action=[4, 1])
    table.hero(1).fought = True
    table.settle_response()
    assert table.asked != (1, "challenge")
    table = with_minion(dice="1 5 6 1", action=[4, 1]).settle_response().do("set-minion:boa:tripper:1")
    assert table.hero(1).fought


@pytest.mark.rule("DGN-EFF-19")
def test_but_only_once_a_turn() -> None:
    table = with_minion(dice="1 1", action=[4, 1]).do("guard:boa:tripper:1")
    table.settle_response()
    assert table.offers_of("set-minion") == []


# -- legendary cards ------------------------------------------------------------------------------


@pytest.mark.rule("DGN-LEG-01")
@pytest.mark.parametrize(("level", "allowed"), [(6, False), (7, True)])
def test_legendary_cards_are_played_by_or_against_level_seven(level: int, allowed: bool) -> None:
    table = Table(hands=["legend", ""], level=[level, 7])
    assert ("play:legend" in table.offers) is allowed
    if not allowed:
        table.refuses("play:legend", "legendary", "DGN-LEG-01")
    table = Table(phase="villainy", hands=["ogre dread", ""], level=[6, level])
    assert ("send:ogre:hand:4:bo" in table.offers) is allowed
    assert ("bane:dread:bo:bo" in table.offers) is allowed


# -- the Wrath ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-WRATH-01")
@pytest.mark.parametrize(("tokens", "die", "after"), [(0, "4", 1), (4, "6", 5), (4, "3", 4), (2, "1", 2)])
def test_at_the_start_of_a_turn_a_die_of_four_adds_a_token(tokens: int, die: str, after: int) -> None:
    table = Table(phase="draw", hands=["cap", "cap"], wrath=tokens, dice=die).do("discard:cap:hand")
    assert table.view().wrath == after


@pytest.mark.rule("DGN-WRATH-01")
def test_with_five_tokens_no_die_is_rolled() -> None:
    table = Table(phase="draw", hands=["cap", "cap"], wrath=5).do("discard:cap:hand")
    assert not table.told("wrath") + table.told("no-wrath")


@pytest.mark.rule("DGN-WRATH-02")
@pytest.mark.parametrize(("tokens", "total"), [(0, 4), (1, 3), (3, 1), (5, 0)])
def test_two_spawn_cost_four_less_the_tokens_together(tokens: int, total: int) -> None:
    table = Table(phase="villainy", hands=["imp imp", ""], wrath=tokens)
    table.do("send:imp:hand:1:bo", "send:imp:hand:1:bo")
    assert table.hero(1).peril == 10 - total


@pytest.mark.rule("DGN-WRATH-02")
@pytest.mark.parametrize(("tokens", "bo", "cid"), [(1, 1, 2), (3, 0, 1), (5, 0, 0)])
def test_the_discount_is_taken_once_in_all_and_for_spawn_only(tokens: int, bo: int, cid: int) -> None:
    table = Table(3, phase="villainy", hands=["imp imp rat", "", ""], wrath=tokens)
    table.do("send:imp:hand:1:bo", "send:imp:hand:1:cid", "send:rat:hand:1:bo")
    assert [table.hero(seat).peril for seat in (1, 2)] == [10 - bo - 1, 10 - cid]


@pytest.mark.rule("DGN-WRATH-03")
@pytest.mark.parametrize("tokens", [0, 2, 5])
def test_priestesses_attack_better_by_the_tokens(tokens: int) -> None:
    table = Table(phase="villainy", hands=["nun", ""], wrath=tokens, dice="1 1").do("send:nun:hand:1:bo", "attack")
    assert table.last("attack-roll", "total") == 1 + 4 + tokens


# -- Nakari ---------------------------------------------------------------------------------------

DEN = {"hall": (0, -1), "den": (0, -2)}


@pytest.mark.rule("DGN-GEN-01")
@pytest.mark.parametrize(
    ("who", "wounded"),
    [
        ("you", [0]),
        ("target", [1]),
        ("here", [1, 2]),
        ("others-here", [2]),
        ("rivals", [1, 2, 3]),
        ("all", [0, 1, 2, 3]),
    ],
)
def test_whom_an_effect_means(who: Who, wounded: list[int]) -> None:
    """Ana controls the card, Bo is its target; Cid is with Bo, Dee elsewhere."""
    table = Table(4, places={"hall": (0, -1), "loft": (1, 0)}, at=["gate", "hall", "hall", "loft"])
    for _ in perform(table.state, Doing(0, 1, "cap"), (Wound(who=who),)):
        raise AssertionError("nothing is asked")
    assert [hero.seat for hero in table.state.heroes if hero.health < 18] == wounded


@pytest.mark.rule("DGN-NAK-01", "DGN-SETUP-24")
def test_the_event_the_goddess_and_her_quest_are_laid_out_at_set_up() -> None:
    s = state_of(new_match(3))
    assert s.event is not None
    assert [lurker.laid.card.id for lurker in s.lurkers] == ["goddess"]
    assert s.common[0].quest.id == "defeat-goddess"
    assert len(s.common) == 2
    assert view_of(new_match(3)).event == "wrath"


@pytest.mark.rule("DGN-GODDESS-01")
def test_she_is_in_her_lair_as_soon_as_it_is_laid() -> None:
    table = Table(phase="location", locations="den hall", goddess=3, common="defeat-goddess")
    assert all(place.lurker is None for place in table.view().places)
    table.do("place:den:0:-1:straight")
    assert [place.lurker for place in table.view().places] == [None, "goddess"]


@pytest.mark.rule("DGN-GODDESS-02")
def test_she_attacks_whoever_enters_and_the_player_to_the_left_chooses_her_form() -> None:
    table = Table(places=DEN, at=["hall", "gate"], goddess=3, dice="6 1").do("move:north:den")
    assert table.asked == (1, "form")
    table.do("form:goddess:melee").settle()
    assert table.hero().health == 16
    assert table.hero(1).peril == 10


@pytest.mark.rule("DGN-GODDESS-02")
def test_in_another_players_turn_too() -> None:
    table = Table(phase="villainy", places=DEN, at=["gate", "hall"], goddess=3, hands=["banish", ""], dice="6 1")
    table.do("bane:banish:bo:bo", "transfer-to:bo:den:2", "form:goddess:magic").settle()
    assert table.hero(1).health == 17


@pytest.mark.rule("DGN-BATTLE-29", "DGN-GODDESS-02")
def test_wounds_on_her_and_by_her_are_not_rewarded() -> None:
    for dice in ("1 6", "6 1"):
        table = Table(places=DEN, at=["hall", "gate"], goddess=3, dice=dice, action=[1, 0]).do("move:north:den")
        table.do("form:goddess:melee").settle()
        points = table.last("points", "glory"), table.last("points", "peril")
        assert (table.hero().glory - 10, table.hero().peril - 10) == points


@pytest.mark.rule("DGN-GODDESS-01")
def test_her_quest_is_attempted_where_she_is_whatever_places_it_names() -> None:
    for place in ("hall", "den"):
        table = Table(places=DEN, at=[place, "gate"], goddess=3, common="defeat-goddess")
        errand = table.state.common[0]
        errand.quest = msgspec.structs.replace(errand.quest, places=())
        table.do("end-phase:feats").until(0, "feats")
        assert ("attempt:defeat-goddess" in table.offers) is (place == "den")


@pytest.mark.rule("DGN-GODDESS-03")
def test_she_stays_with_her_wounds_until_she_is_defeated() -> None:
    table = Table(places=DEN, at=["hall", "gate"], goddess=3, dice="1 6 1 6", hands=["", ""], action=[4, 0])
    table.do("move:north:den", "form:goddess:melee").settle()
    assert table.view().places[2].lurker_health == 2
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    table.do("move:south:hall", "move:north:den", "form:goddess:melee").settle()
    assert table.view().places[2].lurker_health == 1


@pytest.mark.rule("DGN-VILL-09", "DGN-GODDESS-02")
def test_she_attacks_once_in_a_turn() -> None:
    table = Table(places=DEN, at=["hall", "gate"], goddess=3, dice="1 6 1 6", common="defeat-goddess")
    table.do("move:north:den", "form:goddess:melee").settle()
    assert "attempt:defeat-goddess" not in table.offers
    why = table.match.why_not(0, "attempt:defeat-goddess")
    assert why is not None
    assert (why.code, why.rule) == ("has-attacked", "DGN-VILL-09")
    table.do("move:south:hall", "move:north:den")
    assert table.asked == (0, "feats")
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    table.do("attempt:defeat-goddess", "form:goddess:melee").settle()
    assert "attempt:defeat-goddess" not in table.offers


@pytest.mark.rule("DGN-NAK-02", "DGN-NAK-03", "DGN-WRATH-04")
def test_whoever_defeats_her_wins_at_once() -> None:
    table = Table(3, places=DEN, at=["hall", "gate", "gate"], goddess=1, common="defeat-goddess", wrath=3, dice="1 6")
    table.do("move:north:den", "form:goddess:melee").settle()
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.done() == ["defeat-goddess"]
    assert table.state.event is None
    assert table.told("event-over")


@pytest.mark.rule("DGN-NAK-02")
def test_her_quest_can_be_attempted_in_her_lair_as_a_hunt() -> None:
    table = Table(places=DEN, at=["den", "gate"], goddess=1, common="defeat-goddess", dice="1 6")
    table.do("attempt:defeat-goddess", "form:goddess:melee").settle()
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("DGN-NAK-02")
def test_before_her_lair_is_laid_it_cannot() -> None:
    table = Table(places={"hall": (0, -1)}, goddess=1, common="defeat-goddess")
    table.refuses("attempt:defeat-goddess", "not-here", "DGN-ATT-11")


# -- the last hero --------------------------------------------------------------------------------


@pytest.mark.rule("DGN-GOAL-03")
def test_the_last_hero_wins() -> None:
    table = Table(phase="villainy", hands=["boa", ""], health=[18, 1], dice="6 1").do("send:boa:hand:3:bo", "attack")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.outcome.notes == {"0": [], "1": ["defeated"]}


@pytest.mark.rule("DGN-GOAL-03")
def test_whatever_the_cause() -> None:
    table = Table(3, places={"spike-room": (0, -1)}, health=[1, 18, 18], dice="1")
    table.hero(2).alive = False
    table.do("move:north:spike-room").settle()
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
