"""Quests: attempts and all eight categories: DGN-QCARD, DGN-ATT, DGN-QCAT and the categories."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.content.schema import CATEGORIES, Dice
from undercroft.games.dungeoneer.modifiers import value

MAP = {"hall": (0, -1), "loft": (0, -2)}


def in_the_hall(quests: str = "", **table: Any) -> Table:
    """Ana in the hall with these quests, Bo at the gate."""
    table.setdefault("places", MAP)
    table.setdefault("at", ["hall", "gate"])
    return Table(2, quests=[quests, ""], **table)


# -- DGN-QCARD, DGN-ATT ---------------------------------------------------------------------------


@pytest.mark.rule("DGN-QCARD-01", "DGN-QCARD-03", "DGN-QCAT-01")
def test_every_quest_of_the_set_is_legendary_and_has_category_places_and_a_way() -> None:
    serpent = pack("serpent")
    assert serpent.about.degree == "legendary"
    assert {quest.category for quest in serpent.quests} == set(CATEGORIES)
    for quest in serpent.quests:
        assert quest.category in CATEGORIES
        assert quest.places or quest.category == "search"


@pytest.mark.rule("DGN-QCARD-02")
def test_degrees_are_heroic_epic_and_legendary() -> None:
    assert [pack(name).about.degree for name in ("heroic", "epic", "serpent")] == ["heroic", "epic", "legendary"]


@pytest.mark.rule("DGN-QCARD-04", "DGN-HERO-04", "DGN-ATT-05", "DGN-QHAZ-01")
def test_a_completed_quest_gives_a_level_and_its_reward() -> None:
    table = in_the_hall("cross", dice="6").do("attempt:cross")
    assert table.hero().level == 8
    assert table.last("gained-points", "what") == "glory-point"
    assert table.last("gained-points", "count") == 4
    assert table.done() == ["cross"]
    assert value(table.state, table.hero(), "magic") == 5


@pytest.mark.rule("DGN-ATT-01")
def test_an_attempt_is_never_made_by_itself() -> None:
    table = in_the_hall("cross", at=["gate", "gate"]).do("move:north:hall")
    assert "attempt:cross" in table.offers
    assert not table.told("attempt")
    table.do("end-phase:feats")
    assert table.quests() == ["cross"]


@pytest.mark.rule("DGN-ATT-02", "DGN-SETUP-19")
def test_the_common_quest_is_open_to_all_in_their_own_turn_and_goes_to_the_first() -> None:
    table = Table(2, places=MAP, at=["hall", "hall"], common="cross relic", dice="1 6").do("attempt:cross")
    assert table.common == ["cross", "relic"]
    table.do("end-phase:feats").until(1, "feats").do("attempt:cross")
    assert (table.done(0), table.done(1)) == ([], ["cross"])
    assert table.common == ["relic"]


@pytest.mark.rule("DGN-SETUP-17")
def test_a_personal_quest_is_for_its_owner_alone() -> None:
    table = Table(2, places=MAP, at=["hall", "hall"], quests=["", "cross"])
    table.refuses("attempt:cross", "not-your-quest", "DGN-SETUP-17")


@pytest.mark.rule("DGN-ATT-03", "DGN-ATT-04", "DGN-QHAZ-02")
def test_the_first_attempt_of_a_turn_is_free_and_each_further_one_costs_a_point() -> None:
    table = in_the_hall("cross gamble", dice="1 1 1 1", action=[2, 0])
    points = []
    for quest in ("cross", "gamble", "cross"):
        table.do(f"attempt:{quest}")
        points.append(table.hero().action)
    assert points == [2, 1, 0]
    table.refuses("attempt:cross", "attempt-cost", "DGN-ATT-04")


@pytest.mark.rule("DGN-ATT-03")
def test_unless_the_quest_card_says_otherwise() -> None:
    table = in_the_hall("toil", dice="1").do("attempt:toil")
    assert table.hero().action == 3


@pytest.mark.rule("DGN-ATT-06", "DGN-ATT-08")
def test_a_completed_quest_leaves_the_table() -> None:
    table = in_the_hall("cross", dice="6").do("attempt:cross")
    view = table.view().heroes[0]
    assert (view.quests, view.done, view.artifacts) == ([], ["cross"], [])


@pytest.mark.rule("DGN-ATT-07")
def test_a_completed_quest_ends_the_feats_phase_at_once() -> None:
    table = in_the_hall("cross", dice="6", hands=["cap", ""]).do("attempt:cross")
    assert table.asked == (0, "discard")


@pytest.mark.rule("DGN-ATT-07")
def test_a_failed_attempt_does_not() -> None:
    table = in_the_hall("cross", dice="1").do("attempt:cross")
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-ATT-09")
def test_a_completed_common_quest_is_replaced_at_once() -> None:
    table = in_the_hall(common="cross", quest_deck="gamble relic", dice="6").do("attempt:cross")
    assert table.common == ["gamble"]


@pytest.mark.rule("DGN-ATT-10")
def test_a_completed_personal_quest_is_not_replaced() -> None:
    table = in_the_hall("cross", quest_deck="gamble", dice="6").do("attempt:cross")
    assert table.quests() == []
    assert table.common == []


@pytest.mark.rule("DGN-ATT-11")
def test_a_quest_is_attempted_only_where_its_card_says() -> None:
    in_the_hall("errand").refuses("attempt:errand", "not-here", "DGN-ATT-11")


@pytest.mark.rule("DGN-GOAL-02")
def test_three_completed_quests_win_at_once() -> None:
    table = in_the_hall("cross", done=["gamble offering", ""], dice="6").do("attempt:cross")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.outcome.scores == (3, 0)


@pytest.mark.rule("DGN-GOAL-02")
def test_two_do_not() -> None:
    assert in_the_hall("cross", done=["gamble", ""], dice="6").do("attempt:cross").outcome is None


# -- artifact -------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-QART-01", "DGN-QART-02")
def test_an_artifact_stays_with_its_owner_and_works_to_the_end() -> None:
    table = in_the_hall("relic")
    assert value(table.state, table.hero(), "melee") == 6
    table.do("attempt:relic")
    assert table.view().heroes[0].artifacts == ["relic"]
    assert value(table.state, table.hero(), "melee") == 6 + 2
    table.until(1, "feats").do("end-phase:feats").until(0, "feats")
    assert value(table.state, table.hero(), "melee") == 8


@pytest.mark.rule("DGN-QART-03", "DGN-QART-04", "DGN-QART-05")
def test_an_artifact_is_no_treasure_and_never_in_the_way_of_one() -> None:
    table = in_the_hall("relic", hands=["cap blade cup", ""]).do("attempt:relic", "discard:cup:hand")
    assert table.treasures() == []
    table.until(1, "feats").do("end-phase:feats").until(0, "feats").do("play:cap", "play:blade")
    assert table.treasures() == ["cap", "blade"]


# -- influence ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-QINF-01")
def test_an_influence_works_on_its_player_until_it_is_completed() -> None:
    table = in_the_hall("gloom")
    assert [value(table.state, table.hero(seat), "magic") for seat in (0, 1)] == [4 - 1, 5]
    table.do("attempt:gloom")
    assert value(table.state, table.hero(), "magic") == 5


@pytest.mark.rule("DGN-QINF-02", "DGN-QINF-03")
def test_a_common_influence_works_on_all_and_rewards_only_who_completes_it() -> None:
    table = in_the_hall(common="gloom")
    assert [value(table.state, table.hero(seat), "magic") for seat in (0, 1)] == [3, 4]
    table.do("attempt:gloom")
    assert [table.hero(seat).level for seat in (0, 1)] == [8, 7]


# -- sacrifice, chance, threat --------------------------------------------------------------------


@pytest.mark.rule("DGN-QSAC-01")
def test_a_sacrifice_gives_something_up() -> None:
    table = in_the_hall("offering").do("attempt:offering")
    assert (table.hero().health, table.done()) == (15, ["offering"])
    table = in_the_hall("pledge", boons=["swift knack", ""]).do("attempt:pledge")
    assert table.offers == ["give-up:swift:boons", "give-up:knack:boons"]
    table.do("give-up:knack:boons")
    staying = 2
    assert (table.boons(), table.hero().glory, table.done()) == (["swift"], 10 - 2 + staying, ["pledge"])


@pytest.mark.rule("DGN-QSAC-01")
def test_without_enough_to_give_there_is_no_sacrifice() -> None:
    in_the_hall("pledge").refuses("attempt:pledge", "cannot-give", "DGN-QSAC-01")
    in_the_hall("offering", health=[3, 18]).refuses("attempt:offering", "cannot-give", "DGN-QSAC-01")


@pytest.mark.rule("DGN-QCHN-01")
@pytest.mark.parametrize(
    ("dice", "thrown", "done"),
    [
        (Dice(count=2, double=True), "4 4", True),
        (Dice(count=2, double=True), "6 5", False),
        (Dice(count=2, sum=9, double=True), "4 4", False),
        (Dice(count=2, sum=9), "5 4", True),
    ],
)
def test_a_double_or_a_sum_or_both_may_be_asked_for(dice: Dice, thrown: str, done: bool) -> None:
    table = in_the_hall("gamble", dice=thrown)
    errand = table.hero().quests[0]
    errand.quest = msgspec.structs.replace(errand.quest, dice=dice)
    table.do("attempt:gamble")
    assert bool(table.done()) is done


@pytest.mark.rule("DGN-QCHN-01")
@pytest.mark.parametrize(("dice", "done"), [("4 5", ["gamble"]), ("4 4", [])])
def test_chance_wants_the_dice_that_its_card_says(dice: str, done: list[str]) -> None:
    assert in_the_hall("gamble", dice=dice).do("attempt:gamble").done() == done


@pytest.mark.rule("DGN-QHAZ-01")
@pytest.mark.parametrize(("die", "done"), [("6", ["cross"]), ("5", [])])
def test_a_threat_quest_is_completed_by_overcoming_its_threat(die: str, done: list[str]) -> None:
    assert in_the_hall("cross", dice=die).do("attempt:cross").done() == done


@pytest.mark.rule("DGN-QHAZ-03")
def test_a_failed_threat_quest_hits_all_heroes_in_the_location() -> None:
    table = Table(3, places=MAP, at=["hall", "hall", "gate"], quests=["cross", "", ""], dice="1").do("attempt:cross")
    assert [table.hero(seat).health for seat in range(3)] == [17, 17, 18]


# -- hunt -----------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-QHUNT-01", "DGN-QHUNT-02", "DGN-QHUNT-06")
def test_a_hunt_is_completed_by_defeating_the_monster_which_attacks_first() -> None:
    table = in_the_hall("kill-boar", dice="1 6 6 1").do("attempt:kill-boar")
    assert table.asked == (1, "form")
    table.do("form:boar:melee")
    assert table.told("attacked")[0].data["attacker"] == "boar"
    assert table.asked == (0, "challenge")
    table.do("challenge:boar:1", "form:ana:melee").settle()
    assert table.done() == ["kill-boar"]
    assert table.discard == []


@pytest.mark.rule("DGN-QHUNT-03")
def test_the_monsters_attack_costs_no_action_points() -> None:
    table = in_the_hall("kill-boar", dice="3 3").do("attempt:kill-boar", "form:boar:melee").settle()
    assert table.hero().action == 4


@pytest.mark.rule("DGN-QHUNT-04", "DGN-QHUNT-05")
def test_the_player_to_the_left_chooses_its_form() -> None:
    table = Table(3, places=MAP, at=["gate", "hall", "gate"], active=1, quests=["", "kill-boar", ""], dice="2 3")
    table.do("attempt:kill-boar")
    assert table.asked == (2, "form")
    assert table.offers == ["form:boar:melee", "form:boar:magic"]
    table.do("form:boar:magic").settle()
    assert table.told("attack-roll")[0].data == {"die": 2, "total": 2 + 3}


@pytest.mark.rule("DGN-QHUNT-06")
def test_each_attempt_meets_the_monster_at_full_health() -> None:
    table = in_the_hall("kill-boar", dice="1 6 1 6").do("attempt:kill-boar", "form:boar:melee").settle()
    assert table.last("monster-wounded", "health") == 1
    table.do("attempt:kill-boar", "form:boar:melee").settle()
    assert table.last("monster-wounded", "health") == 1
    assert table.done() == []


@pytest.mark.rule("DGN-QHUNT-07")
def test_a_quests_monster_goes_to_no_lair_and_no_hand() -> None:
    table = in_the_hall("kill-boar", dice="3 3").do("attempt:kill-boar", "form:boar:melee").settle()
    assert table.asked == (0, "feats")
    assert [table.lair(seat) + table.hand(seat) for seat in (0, 1)] == [[], []]


# -- search ---------------------------------------------------------------------------------------

FAR = {"passage": (0, -1), "gloom-pass": (0, -2), "hall": (0, -3)}


def searching(at: str, **table: Any) -> Table:
    return Table(2, places=FAR, at=[at, "gate"], quests=["lost", ""], **table)


@pytest.mark.rule("DGN-QSRCH-01", "DGN-QSRCH-02")
def test_a_search_can_be_made_anywhere_for_a_point_and_a_die() -> None:
    for at in ("gate", "passage", "hall"):
        assert "search:lost" in searching(at).offers
    table = searching("hall", dice="1").do("search:lost")
    assert (table.hero().action, table.last("not-found", "die")) == (3, 1)


@pytest.mark.rule("DGN-QSRCH-03")
@pytest.mark.parametrize(("at", "added"), [("gate", 0), ("passage", 0), ("gloom-pass", 1), ("hall", 2)])
def test_the_locations_up_to_the_entrance_are_added(at: str, added: int) -> None:
    table = searching(at, dice="3").do("search:lost")
    assert table.last("not-found", "total") == 3 + added


@pytest.mark.rule("DGN-QSRCH-04", "DGN-QSRCH-05")
def test_a_result_of_at_least_the_value_finds_the_goal_and_only_then_it_can_be_attempted() -> None:
    table = searching("hall", dice="4 5")
    table.refuses("attempt:lost", "not-found-yet", "DGN-QSRCH-05")
    table.do("search:lost")
    table.refuses("attempt:lost", "not-found-yet", "DGN-QSRCH-05")
    table.do("search:lost", "attempt:lost")
    assert table.done() == ["lost"]


@pytest.mark.rule("DGN-QSRCH-05", "DGN-QSRCH-06")
def test_the_goal_of_a_common_quest_is_found_for_one_hero_and_one_turn() -> None:
    table = Table(2, active=1, places=FAR, at=["hall", "hall"], common="lost", dice="6").do("search:lost")
    assert "attempt:lost" in table.offers
    for seat in (0, 1):
        table.do("end-phase:feats").until(seat, "feats")
        assert "attempt:lost" not in table.offers


@pytest.mark.rule("DGN-QSRCH-06")
def test_in_the_next_turn_the_search_has_to_be_repeated() -> None:
    table = searching("hall", dice="6").do("search:lost")
    assert "attempt:lost" in table.offers
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats")
    assert "attempt:lost" not in table.offers
    assert "search:lost" in table.offers


# -- escort ---------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-QESC-01", "DGN-QESC-05", "DGN-QESC-06", "DGN-COMP-14")
def test_an_escort_starts_in_its_first_location_if_the_player_wants_it_and_free_of_cost() -> None:
    table = in_the_hall("guide")
    assert "start-escort:guide" in table.offers
    table.do("start-escort:guide")
    assert table.hero().action == 4
    assert table.view().heroes[0].quests[0].carrier == 0
    assert "start-escort:guide" not in in_the_hall("guide", at=["gate", "gate"]).offers


@pytest.mark.rule("DGN-QESC-02", "DGN-QESC-06")
def test_it_is_completed_in_the_second_location() -> None:
    table = in_the_hall("guide").do("start-escort:guide", "move:north:loft")
    assert table.done() == []
    table.do("deliver:guide")
    assert table.done() == ["guide"]
    assert table.hero().action <= 3


@pytest.mark.rule("DGN-QESC-03", "DGN-QESC-04")
def test_a_common_escort_becomes_personal_for_who_starts_it_and_another_quest_common() -> None:
    table = in_the_hall(common="guide", quest_deck="gamble").do("start-escort:guide")
    assert table.quests() == ["guide"]
    assert table.common == ["gamble"]


@pytest.mark.rule("DGN-QESC-05")
def test_nothing_about_an_escort_happens_by_itself() -> None:
    table = in_the_hall("guide").do("move:north:loft", "move:south:hall")
    assert table.hero().quests[0].carrier == -1
    table.do("start-escort:guide", "move:north:loft", "end-phase:feats")
    assert table.done() == []


@pytest.mark.rule("DGN-QESC-07")
def test_an_escort_can_be_given_up_where_the_hero_stands() -> None:
    table = in_the_hall("guide").do("start-escort:guide", "move:south:gate", "drop:guide")
    errand = table.hero().quests[0]
    assert (errand.carrier, errand.dropped) == (-1, 0)


@pytest.mark.rule("DGN-QESC-07")
def test_in_other_players_turns_too() -> None:
    table = in_the_hall("guide", hands=["", "boa"], dice="3 3").do("start-escort:guide", "end-phase:feats")
    table.do("send:boa:hand:3:ana", "attack")
    assert table.asked == (0, "respond")
    table.do("drop:guide")
    assert table.hero().quests[0].dropped == 1


@pytest.mark.rule("DGN-QESC-08", "DGN-QESC-09", "DGN-QESC-10")
def test_a_token_that_lies_there_can_be_taken_up_by_any_hero_as_a_personal_quest() -> None:
    table = Table(2, places=MAP, at=["hall", "hall"], quests=["guide", "cross gamble"])
    table.do("start-escort:guide", "drop:guide", "end-phase:feats").until(1, "feats").do("pick-up:guide")
    assert (table.quests(0), table.quests(1)) == ([], ["cross", "gamble", "guide"])
    assert table.hero(1).quests[2].carrier == 1
    table.do("move:north:loft", "deliver:guide")
    assert table.done(1) == ["guide"]


@pytest.mark.rule("DGN-QESC-08")
def test_the_same_hero_can_take_it_up_again_in_the_same_turn_too() -> None:
    table = in_the_hall("guide").do("start-escort:guide", "drop:guide").do("pick-up:guide")
    assert table.hero().quests[0].carrier == 0


@pytest.mark.rule("DGN-QESC-08")
def test_but_once_in_a_turn_so_that_the_turn_ends() -> None:
    table = in_the_hall("guide").do("start-escort:guide", "drop:guide", "pick-up:guide", "drop:guide")
    assert "pick-up:guide" not in table.offers
    table.do("end-phase:feats").until(1, "feats").do("end-phase:feats").until(0, "feats").do("pick-up:guide")
    assert table.hero().quests[0].carrier == 0
