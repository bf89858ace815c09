"""The villainy phase and banes: DGN-VILL, DGN-GEN-08, DGN-GEN-09."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table


def lord(hand: str, **table: Any) -> Table:
    """Ana's villainy phase, with three players."""
    return Table(3, phase="villainy", hands=[hand, "", ""], **table)


@pytest.mark.rule("DGN-VILL-01", "DGN-GOAL-01", "DGN-ADV-05")
def test_the_active_player_may_play_banes_and_encounters_against_rivals() -> None:
    table = lord("slow rat net swift")
    assert table.asked == (0, "villainy")
    verbs = {option.verb.name for option in table.decision.options}
    assert verbs == {"bane", "send", "set-trap", "end-phase"}
    table.refuses("send:rat:hand:1:ana", "not-a-rival", "DGN-ADV-05")


@pytest.mark.rule("DGN-VILL-01")
def test_peril_cards_of_the_villainy_phase_cannot_be_played_in_the_feats_phase() -> None:
    table = Table(2, hands=["slow rat", ""])
    assert table.offers == ["fight:bo", "end-phase:feats"]


@pytest.mark.rule("DGN-VILL-02", "DGN-GEN-08")
def test_only_an_opponent_with_enough_peril_can_be_a_target() -> None:
    table = lord("boa slow", peril=[9, 2, 3])
    assert table.offers_of("send") == ["send:boa:hand:3:cid"]
    table.refuses("send:boa:hand:3:bo", "no-peril", "DGN-VILL-02")


@pytest.mark.rule("DGN-VILL-03", "DGN-GEN-08")
def test_the_cost_is_taken_from_the_targets_peril() -> None:
    table = lord("slow", peril=[9, 5, 5]).do("bane:slow:bo:bo")
    assert [table.hero(seat).peril for seat in range(3)] == [9, 3, 5]
    assert table.discard == ["slow"]


@pytest.mark.rule("DGN-VILL-04")
def test_a_card_at_nobody_in_particular_is_paid_by_any_one_rival() -> None:
    table = lord("plague mire", peril=[9, 5, 5])
    assert table.offers_of("bane-all") == ["bane-all:plague:bo", "bane-all:plague:cid"]
    table.do("bane-all:plague:cid")
    assert [table.hero(seat).peril for seat in range(3)] == [9, 5, 3]
    assert [table.hero(seat).health for seat in range(3)] == [17, 17, 17]


@pytest.mark.rule("DGN-VILL-05")
def test_one_cost_is_never_split_between_rivals() -> None:
    table = lord("plague", peril=[9, 1, 1])
    assert table.offers == ["end-phase:villainy"]


@pytest.mark.rule("DGN-VILL-06")
def test_banes_are_played_before_and_after_encounters() -> None:
    table = lord("slow drain rat", dice="3 3").do("bane:slow:bo:bo", "send:rat:hand:1:bo")
    assert "bane:drain:bo:bo" in table.offers
    table.do("attack", "to-lair:rat").settle()
    assert table.offers_of("bane")[-2:] == ["bane:drain:bo:bo", "bane:drain:cid:cid"]
    assert table.offers_of("send") == []


@pytest.mark.rule("DGN-VILL-07")
def test_all_encounters_are_played_before_any_is_resolved() -> None:
    table = lord("rat imp boa", dice="3 3").do("send:rat:hand:1:bo", "send:imp:hand:1:cid")
    assert not table.told("attacked")
    assert "end-phase:villainy" not in table.offers
    table.do("attack")
    assert table.told("attacked")
    table.do("to-lair:rat", "to-lair:imp").settle()
    table.refuses("send:boa:hand:3:bo", "encounters-over", "DGN-VILL-07")


@pytest.mark.rule("DGN-GEN-09", "DGN-EFF-20")
def test_a_bane_can_be_played_on_the_own_hero_but_never_with_the_own_peril() -> None:
    table = lord("weight")
    assert table.offers_of("bane") == [
        "bane:weight:ana:bo",
        "bane:weight:ana:cid",
        "bane:weight:bo:bo",
        "bane:weight:cid:cid",
    ]
    table.refuses("bane:weight:ana:ana", "own-peril", "DGN-GEN-09")
    table.do("bane:weight:ana:bo")
    assert [laid.card.id for laid in table.hero(0).attached] == ["weight"]
    assert (table.hero(0).peril, table.hero(1).peril) == (10, 8)


@pytest.mark.rule("DGN-GEN-01")
def test_you_is_the_player_who_controls_the_card() -> None:
    """Jump moves "you", banish moves the target: both are played by Ana."""
    table = lord("banish jump", places={"hall": (0, -1)}).do("bane:banish:bo:bo")
    assert [table.where(seat) for seat in range(3)] == ["gate", "hall", "gate"]
    table.do("play:jump")
    assert [table.where(seat) for seat in range(3)] == ["hall", "hall", "gate"]


@pytest.mark.rule("DGN-SPEC-02", "DGN-SPEC-01")
def test_an_any_time_bane_can_be_played_when_a_rival_enters_a_location() -> None:
    table = Table(2, places={"hall": (0, -1)}, hands=["", "trip"]).do("move:north:hall")
    assert table.asked == (1, "meddle")
    table.do("bane:trip:ana:ana")
    assert table.hero(0).fallen
    assert table.hero(0).peril == 10 + 3 - 1


@pytest.mark.rule("DGN-SPEC-02")
def test_being_asked_does_not_depend_on_what_one_holds() -> None:
    for hand in ("trip", "boa", "cap"):
        table = Table(2, places={"hall": (0, -1)}, hands=["", hand]).do("move:north:hall")
        assert table.asked == (1, "meddle")
    table = Table(2, places={"hall": (0, -1)}, hands=["", ""]).do("move:north:hall")
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-EFF-01")
def test_an_x_bane_costs_what_its_player_says() -> None:
    table = lord("leech", peril=[9, 3, 0])
    assert table.offers_of("bane-x")[-3:] == [f"bane-x:leech:bo:bo:{x}" for x in (1, 2, 3)]
    table.do("bane-x:leech:bo:bo:2")
    assert (table.hero(1).peril, table.hero(1).health) == (1, 16)


@pytest.mark.rule("DGN-EFF-02", "DGN-EFF-03")
def test_more_peril_of_the_attacked_hero_strengthens_a_monster_at_each_attack() -> None:
    table = lord("howler", dice="1 6 1 6").do("send:howler:hand:2:bo", "attack")
    assert table.asked == (0, "extra")
    table.do("extra:howler:1").settle_response()
    assert table.hero(1).peril == 10 - 2 - 1
    assert table.last("attack-roll", "total") == 1 + 4 + 3
    table.do("to-lair:howler").until(1, "feats")
    table.do("end-phase:feats").until(0, "villainy").do("send:howler:lair:2:cid", "attack")
    assert table.asked == (0, "extra")
    table.do("no-extra").settle_response()
    assert table.last("attack-roll", "total") == int(str(table.last("attack-roll", "die"))) + 4


@pytest.mark.rule("DGN-EFF-04")
def test_a_monsters_threat_comes_before_the_battle() -> None:
    table = lord("spitter", dice="1 3 3", glory=[0, 0, 0]).do("send:spitter:hand:1:bo", "attack")
    told = [event.kind for event in table.match.events]
    assert table.hero(1).fallen
    assert told.index("failed") < told.index("attacked")


@pytest.mark.rule("DGN-EFF-29")
def test_an_encounter_is_played_against_a_hero_where_that_hero_is() -> None:
    table = lord("boa", places={"hall": (0, -1)}, at=["gate", "hall", "gate"]).do("send:boa:hand:3:bo")
    assert table.state.attacks[0].place == 1


@pytest.mark.rule("DGN-EFF-30")
def test_a_hero_who_leaves_before_the_attack_check_escapes_the_encounter() -> None:
    table = Table(3, phase="villainy", places={"hall": (0, -1)}, hands=["boa", "jump", ""])
    table.do("send:boa:hand:3:bo", "attack", "play:jump").settle_response()
    assert table.where(1) == "hall"
    assert not table.told("attack-roll")
    assert table.asked == (0, "lair")
    assert table.offers == ["to-lair:boa", "to-hand:boa"]


@pytest.mark.rule("DGN-EFF-30", "DGN-BATTLE-19")
def test_whoever_has_left_can_strike_back_at_nothing() -> None:
    table = Table(3, phase="villainy", places={"hall": (0, -1)}, hands=["boa", "jump", ""], action=[4, 1, 0])
    table.do("send:boa:hand:3:bo", "attack", "play:jump").settle_response()
    assert table.asked == (0, "lair")


@pytest.mark.rule("DGN-EFF-30")
def test_a_trap_does_not_spring_at_a_hero_who_has_left() -> None:
    table = lord("net banish", places={"hall": (0, -1)}).do("set-trap:net:bo", "bane:banish:bo:bo", "attack")
    assert not table.told("trap-sprung")
    assert sorted(table.discard) == ["banish", "net"]


def test_all_see_against_whom_a_trap_is_set() -> None:
    table = lord("net").do("set-trap:net:bo")
    assert [(snare.trap, snare.target) for snare in table.view().springing] == [("net", "bo")]
