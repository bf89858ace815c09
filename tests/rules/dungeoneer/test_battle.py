"""Battle: how it starts, its forms and its stages: DGN-BSTART, DGN-BFORM, DGN-BATTLE."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.pieces import Passing


def attack(monsters: str, *, dice: str = "", **table: Any) -> Table:
    """Ana sends these monsters against Bo, whose melee is 1; the encounters begin."""
    names = monsters.split()
    table.setdefault("hands", [monsters, ""])
    laid = Table(2, phase="villainy", dice=dice, **table)
    cards = laid.state.box.cards
    for name in names:
        laid.do(f"send:{name}:hand:{cards[name].health}:bo")
    return laid.do("attack")


# -- DGN-BSTART -----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-BSTART-01", "DGN-BSTART-03", "DGN-SPEC-08")
def test_a_hero_attacks_another_in_the_same_location_once_a_turn_for_an_action_point() -> None:
    table = Table(3, places={"hall": (0, -1)}, at=["gate", "gate", "hall"], dice="3 3")
    assert table.offers_of("fight") == ["fight:bo"]
    table.do("fight:bo", "form:ana:melee").settle()
    assert table.hero().action == 3
    assert table.offers_of("fight") == []
    table.refuses("fight:bo", "has-fought", "DGN-BSTART-01")


@pytest.mark.rule("DGN-BSTART-03")
def test_a_hero_elsewhere_cannot_be_attacked() -> None:
    table = Table(2, places={"hall": (0, -1)}, at=["gate", "hall"])
    table.refuses("fight:bo", "not-together", "DGN-BSTART-03")


@pytest.mark.rule("DGN-BSTART-01")
def test_without_action_points_no_battle_is_started() -> None:
    Table(2, action=[0, 0]).refuses("fight:bo", "no-action", "DGN-FEAT-03")


@pytest.mark.rule("DGN-BSTART-01", "DGN-SPEC-08", "DGN-SPEC-01")
def test_a_rival_with_a_saved_point_may_attack_whoever_enters_in_another_players_turn() -> None:
    table = Table(2, places={"hall": (0, -1)}, at=["gate", "hall"], action=[4, 1], dice="6 1")
    table.do("move:north:hall")
    assert table.asked == (1, "ambush")
    table.do("fight:ana", "form:bo:magic").settle()
    assert (table.hero(0).health, table.hero(1).action) == (17, 0)


@pytest.mark.rule("DGN-BSTART-01")
def test_the_allowance_is_one_battle_in_each_turn_whoevers_turn_it_is() -> None:
    table = Table(2, at=["gate", "gate"], action=[2, 1], dice="3 3 3 3")
    table.do("fight:bo", "form:ana:melee").settle()
    assert table.hero(0).fought
    table.do("end-phase:feats").until(1, "feats")
    assert not table.hero(0).fought


@pytest.mark.rule("DGN-BSTART-01", "DGN-BATTLE-19")
def test_a_challenge_is_the_one_battle_that_a_hero_may_start_in_a_turn() -> None:
    table = attack("rat boa", dice="3 3 3 3 1 6", action=[4, 2], peril=[0, 9]).settle_response()
    table.do("challenge:boa:2", "form:bo:magic").until(0, "feats")
    assert table.hero(1).action == 1
    table.do("end-phase:feats")
    assert table.asked != (1, "ambush")


@pytest.mark.rule("DGN-BSTART-02", "DGN-BATTLE-19")
def test_after_a_monsters_attack_the_hero_may_attack_it() -> None:
    table = attack("boa rat", dice="3 1 6 6", action=[4, 1]).settle_response()
    assert table.asked == (1, "challenge")
    assert table.offers_of("challenge") == ["challenge:boa:1"]


@pytest.mark.rule("DGN-BSTART-04", "DGN-QESC-10")
@pytest.mark.parametrize("take", [True, False])
def test_a_hit_on_a_hero_with_an_escort_wounds_or_takes_the_escort(take: bool) -> None:
    table = Table(2, quests=["", "guide"], dice="6 1")
    table.hero(1).quests[0].carrier = 1
    table.do("fight:bo", "form:ana:melee").settle()
    assert table.asked == (0, "strike")
    table.do("take-escort:guide" if take else "strike").settle()
    assert table.hero(1).health == (18 if take else 17)
    assert table.quests(0) == (["guide"] if take else [])
    if take:
        assert table.hero(0).quests[0].carrier == 0


@pytest.mark.rule("DGN-BSTART-04")
def test_a_winning_defender_takes_no_escort() -> None:
    table = Table(2, quests=["guide", ""], dice="1 6", at=["gate", "gate"])
    table.hero(0).quests[0].carrier = 0
    table.do("fight:bo", "form:ana:magic").settle()
    assert table.hero(0).health == 17
    assert table.quests(0) == ["guide"]


@pytest.mark.rule("DGN-BSTART-05", "DGN-VILL-08", "DGN-VILL-10", "DGN-VILL-11")
def test_a_monster_is_played_with_the_targets_peril_and_no_action_points() -> None:
    table = Table(3, phase="villainy", hands=["boa", "", ""], peril=[9, 5, 5])
    table.do("send:boa:hand:3:cid")
    assert [table.hero(seat).peril for seat in range(3)] == [9, 5, 2]
    assert [table.hero(seat).action for seat in range(3)] == [4, 0, 0]
    table.do("attack")
    assert table.told("attacked")[-1].data == {"attacker": "boa", "target": "cid", "form": "melee"}


@pytest.mark.rule("DGN-BSTART-06")
def test_a_monster_comes_with_the_health_that_its_card_prints() -> None:
    table = Table(2, phase="villainy", hands=["boa rat", ""]).do("send:boa:hand:3:bo", "send:rat:hand:1:bo")
    assert [attack.health for attack in table.view().attacks] == [3, 1]


@pytest.mark.rule("DGN-BSTART-07", "DGN-BATTLE-17", "DGN-ADV-17")
def test_a_monster_of_one_health_dies_of_one_wound_and_is_discarded() -> None:
    table = attack("rat", dice="1 6").settle()
    assert table.told("monster-defeated")
    assert table.discard == ["rat"]


@pytest.mark.rule("DGN-BFORM-01")
def test_the_form_of_an_attack_is_seen_once_it_is_chosen() -> None:
    table = attack("corrupt")
    assert (table.asked, table.view().attacks[0].form) == ((0, "form"), "")
    table.do("form:corrupt:magic")
    assert table.view().attacks[0].form == "magic"


# -- DGN-BFORM ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-BFORM-01", "DGN-BFORM-02", "DGN-BFORM-03", "DGN-BATTLE-02")
def test_the_attacker_chooses_among_the_round_forms_of_each_card() -> None:
    table = attack("corrupt")
    assert table.asked == (0, "form")
    assert table.offers == ["form:corrupt:melee", "form:corrupt:magic"]
    Table(2).do("fight:bo").refuses("form:ana:speed", "not-its-form", "DGN-BFORM-02")


@pytest.mark.rule("DGN-BFORM-02", "DGN-BFORM-04")
def test_a_form_with_a_counterattack_symbol_is_never_attacked_in_but_defends() -> None:
    table = attack("snakeman", dice="3 3 2 6", action=[4, 1]).settle_response()
    table.do("challenge:snakeman:1", "form:bo:speed").settle()
    assert table.last("counter-roll", "total") == 6 + 2


@pytest.mark.rule("DGN-BFORM-05", "DGN-BFORM-06", "DGN-BATTLE-14")
def test_the_snakeman_attacks_in_melee_only_and_deals_two_wounds() -> None:
    table = attack("snakeman", dice="6 1").settle()
    assert table.last("attacked", "form") == "melee"
    assert table.hero(1).health == 16


@pytest.mark.rule("DGN-BFORM-05")
def test_strike_effects_belong_to_attacks_not_to_counterattacks() -> None:
    table = attack("snakeman", dice="3 5 1 6", action=[4, 1]).settle_response()
    table.do("challenge:snakeman:1", "form:bo:melee").settle()
    assert table.hero(1).health == 17


@pytest.mark.rule("DGN-BATTLE-13", "DGN-BATTLE-14")
@pytest.mark.parametrize(("dice", "hero", "monster"), [("6 1", 15, 3), ("1 6", 18, 2)])
def test_a_harder_strike_of_a_monster_never_falls_back_on_it(dice: str, hero: int, monster: int) -> None:
    table = Table(2, phase="villainy", hands=["boa", ""], dice=dice).do("send:boa:hand:3:bo")
    table.state.attacks[0].modifiers.append(Passing(Modifier(stat="strike", by=2), 2, "battle"))
    table.do("attack").settle()
    boa = table.state.attacks[0].monster
    assert boa is not None
    assert (table.hero(1).health, boa.health) == (hero, monster)


@pytest.mark.rule("DGN-BATTLE-13")
def test_a_harder_strike_of_a_hero_never_falls_back_on_it() -> None:
    table = Table(2, dice="1 6")
    table.hero(0).passing.append(Passing(Modifier(stat="strike", by=2), 2, "turn"))
    table.do("fight:bo", "form:ana:magic").settle()
    assert (table.hero(0).health, table.hero(1).health) == (17, 18)


@pytest.mark.rule("DGN-BATTLE-14")
def test_every_consequence_of_a_strike_is_carried_out() -> None:
    table = attack("tripper", dice="6 1").settle()
    assert table.hero(1).health == 17
    assert table.hero(1).fallen


# -- DGN-BATTLE -----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-BATTLE-01")
def test_the_stages_of_a_battle_come_in_order() -> None:
    table = attack("corrupt", dice="3 6 1 6", action=[4, 1], hands=["corrupt", "shout"])
    asked = []
    wanted = ("form:corrupt:melee", "challenge:corrupt:1", "form:bo:melee", "to-lair:corrupt", "give-peril:bo", "pass")
    while table.phase == "villainy":
        asked.append(table.decision.kind)
        choice = next(option for option in wanted if option in table.offers)
        table.match.choose(table.decision.seat, choice)
    assert asked == ["form", "respond", "challenge", "form", "ready", "lair", "reward", "reward"]
    told = [event.kind for event in table.match.events if event.kind in ("attack-roll", "counter-roll", "wounded")]
    assert told == ["attack-roll", "counter-roll", "wounded"] * 2


@pytest.mark.rule("DGN-BATTLE-03")
def test_special_effects_come_with_the_attack_before_the_response() -> None:
    table = attack("howler", dice="1 1", hands=["howler", "shout"])
    assert table.asked == (0, "extra")
    table.do("extra:howler:1")
    assert table.asked == (1, "respond")


@pytest.mark.rule("DGN-BATTLE-04", "DGN-SPEC-04")
def test_only_the_defender_responds() -> None:
    table = attack("rat", hands=["rat shout", "shout"], dice="1 1")
    assert table.asked == (0, "meddle")
    assert table.offers == ["pass"]
    table.do("pass")
    assert table.asked == (1, "respond")
    assert table.offers == ["play:shout", "pass"]


@pytest.mark.rule("DGN-BATTLE-05", "DGN-BATTLE-07", "DGN-BATTLE-08", "DGN-BATTLE-11")
@pytest.mark.parametrize(("level", "melee"), [(7, 1), (9, 2), (10, 2)])
def test_each_side_adds_a_die_to_the_value_of_the_form(level: int, melee: int) -> None:
    table = attack("boa", dice="4 3", level=[7, level]).settle()
    assert (table.last("attack-roll", "total"), table.last("counter-roll", "total")) == (4 + 5, 3 + melee)


@pytest.mark.rule("DGN-BATTLE-06", "DGN-BATTLE-07", "DGN-BATTLE-11")
def test_several_monsters_are_checked_and_compared_separately() -> None:
    table = attack("boa tripper", dice="6 1 1 6").settle()
    assert [event.data["total"] for event in table.told("attack-roll")] == [11, 6]
    assert [event.data["total"] for event in table.told("counter-roll")] == [2, 7]
    assert table.hero(1).health == 17
    assert table.last("monster-wounded", "monster") == "tripper"


@pytest.mark.rule("DGN-BATTLE-09", "DGN-BEX-06")
def test_the_defender_counterattacks_in_the_attackers_form() -> None:
    table = attack("corrupt", dice="1 1").do("form:corrupt:magic").settle()
    assert table.last("counter-roll", "total") == 1 + 5


@pytest.mark.rule("DGN-BATTLE-12")
def test_on_equal_results_nothing_happens() -> None:
    table = attack("rat", dice="1 3").settle()
    assert table.told("no-hit")
    assert table.hero(1).health == 18
    assert not table.told("monster-wounded")


@pytest.mark.rule("DGN-BATTLE-13", "DGN-BATTLE-16")
def test_the_higher_side_wounds_the_other() -> None:
    assert attack("boa", dice="6 1").settle().hero(1).health == 17
    table = attack("boa", dice="1 6").settle()
    assert table.last("monster-wounded", "health") == 2
    assert table.hero(1).health == 18


@pytest.mark.rule("DGN-BATTLE-17", "DGN-BATTLE-18", "DGN-HERO-06")
def test_a_hero_without_health_is_defeated_and_the_player_is_out() -> None:
    table = Table(3, phase="villainy", hands=["boa", "cap", ""], health=[18, 1, 18], dice="6 1", lairs=["", "rat", ""])
    table.do("send:boa:hand:3:bo", "attack").settle()
    hero = table.hero(1)
    assert not hero.alive
    assert (hero.hand, hero.lair, hero.boons, hero.treasures) == ([], [], [], [])
    assert sorted(table.discard) == ["cap", "rat"]
    table.do("to-lair:boa", "no-peril").until(2, "feats")
    assert table.state.active == 2


@pytest.mark.rule("DGN-BATTLE-18")
def test_the_escort_token_of_a_defeated_hero_stays_in_the_location() -> None:
    table = Table(3, phase="villainy", hands=["boa", "", ""], health=[18, 1, 18], dice="6 1", quests=["", "guide", ""])
    table.hero(1).quests[0].carrier = 1
    table.do("send:boa:hand:3:bo", "attack").settle()
    errand = table.hero(1).quests[0]
    assert (errand.carrier, errand.dropped) == (-1, 0)


@pytest.mark.rule("DGN-BATTLE-19")
def test_the_challenge_is_one_attack_on_an_attacker_or_a_hero_here() -> None:
    table = Table(3, phase="villainy", hands=["boa tripper", "", ""], dice="3 1 6 5 6 1", action=[4, 1, 4])
    table.do("send:boa:hand:3:bo", "send:tripper:hand:1:bo", "attack").settle_response()
    assert table.asked == (1, "challenge")
    assert table.offers == [
        "challenge:boa:1",
        "challenge:tripper:2",
        "challenge-hero:ana",
        "challenge-hero:cid",
        "no-challenge",
    ]
    table.do("challenge-hero:cid", "form:bo:magic").settle()
    assert table.last("attacked", "target") == "cid"


@pytest.mark.rule("DGN-BATTLE-20")
def test_the_challenge_costs_an_action_point_saved_before() -> None:
    table = attack("boa", dice="3 3 6 1", action=[4, 1]).settle_response()
    table.do("challenge:boa:1", "form:bo:magic").settle()
    assert table.hero(1).action == 0
    table = attack("boa", dice="3 3", action=[4, 0]).settle_response()
    assert table.asked == (0, "lair")


@pytest.mark.rule("DGN-BATTLE-21")
def test_a_counter_strike_is_not_challenged_again() -> None:
    table = Table(2, action=[4, 4], dice="3 3 6 1")
    table.do("fight:bo", "form:ana:melee").settle_response()
    assert table.asked == (1, "challenge")
    table.do("challenge-hero:ana", "form:bo:magic")
    assert len(table.told("attack-roll")) == 2
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-BATTLE-22")
@pytest.mark.parametrize("to", ["hand", "lair"])
def test_an_unhurt_monster_goes_to_hand_or_lair(to: str) -> None:
    table = attack("boa", dice="3 3").settle_response()
    assert table.offers == ["to-lair:boa", "to-hand:boa"]
    table.do(f"to-{to}:boa")
    assert (table.hand(0), table.lair(0)) == ((["boa"], []) if to == "hand" else ([], ["boa"]))


@pytest.mark.rule("DGN-BATTLE-23")
@pytest.mark.parametrize("to", ["discard", "lair"])
def test_a_wounded_monster_goes_to_lair_or_discard_and_keeps_its_wounds(to: str) -> None:
    table = attack("boa", dice="1 6").settle_response()
    assert table.offers == ["to-lair:boa", "to-discard:boa"]
    table.do(f"to-{to}:boa")
    assert table.discard == (["boa"] if to == "discard" else [])
    if to == "lair":
        assert table.hero(0).lair[0].health == 2


@pytest.mark.rule("DGN-BATTLE-24", "DGN-BATTLE-26")
def test_a_lair_holds_three_and_the_owner_chooses_what_goes() -> None:
    table = attack("boa", dice="3 3", lairs=["rat imp nun", ""]).settle_response().do("to-lair:boa")
    assert table.asked == (0, "lair-full")
    table.do("discard:imp:lair")
    assert table.lair(0) == ["rat", "nun", "boa"]
    assert table.discard == ["imp"]


@pytest.mark.rule("DGN-BATTLE-25")
def test_a_monster_of_the_lair_is_played_like_one_of_the_hand_and_paid_for_again() -> None:
    table = Table(2, phase="villainy", lairs=["boa", ""])
    table.do("send:boa:lair:3:bo")
    assert table.hero(1).peril == 7
    assert table.lair(0) == []


@pytest.mark.rule("DGN-BATTLE-27")
def test_for_each_wound_dealt_the_owner_may_give_a_peril_to_any_player() -> None:
    table = attack("snakeman", dice="6 1").settle_response().do("to-lair:snakeman")
    assert table.asked == (0, "reward")
    assert table.offers == ["give-peril:bo", "give-peril:ana", "no-peril"]
    table.do("give-peril:ana", "give-peril:bo")
    assert (table.hero(0).peril, table.hero(1).peril) == (11, 10 - 3 + 1)
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-BATTLE-28")
def test_each_wound_on_a_monster_gives_the_heros_player_a_glory() -> None:
    table = attack("boa", dice="1 6 6 1", action=[4, 1]).settle_response()
    table.do("challenge:boa:1", "form:bo:magic").settle()
    table.do("to-lair:boa")
    assert table.hero(1).glory == 12


@pytest.mark.rule("DGN-BATTLE-28")
def test_two_wounds_of_one_hit_give_two_glory() -> None:
    table = attack("boa", dice="3 1 6 1", action=[4, 1]).settle_response()
    table.hero(1).passing.append(Passing(Modifier(stat="strike", by=1), 1, "turn"))
    table.do("challenge:boa:1", "form:bo:magic").settle()
    assert table.last("monster-wounded", "count") == 2
    table.do("to-lair:boa").settle()
    assert table.hero(1).glory == 12


@pytest.mark.rule("DGN-BATTLE-29", "DGN-QHUNT-07")
def test_monsters_of_quests_bring_no_reward() -> None:
    table = Table(2, places={"hall": (0, -1)}, at=["hall", "gate"], quests=["kill-boar", ""], dice="1 6", action=[0, 0])
    table.do("attempt:kill-boar", "form:boar:melee").settle()
    assert table.told("monster-wounded")
    assert table.hero(0).glory == 10
    table = Table(2, places={"hall": (0, -1)}, at=["hall", "gate"], quests=["kill-boar", ""], dice="6 1", action=[0, 0])
    table.do("attempt:kill-boar", "form:boar:melee")
    assert table.hero(0).health == 17
    assert table.asked == (0, "feats")
    assert table.hero(1).peril == 10


@pytest.mark.rule("DGN-VILL-09")
def test_a_monster_attacks_once_a_turn() -> None:
    table = attack("boa", dice="3 3").settle_response().do("to-hand:boa").settle()
    assert table.hand(0) == ["boa"]
    table.refuses("send:boa:hand:3:bo", "encounters-over", "DGN-VILL-07")
