"""The rulebook's worked battle and threat, number for number: DGN-BEX, DGN-HAZEX."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dungeoneer.table import Table


def the_battle(dice: str = "4 1", action: int = 0) -> Table:
    """A sends a boa and a corrupt knight against B, both in melee; B holds Scare Away and 3 glory."""
    table = Table(
        2, phase="villainy", hands=["corrupt boa", "shout"], glory=[0, 3], peril=[0, 6], action=[4, action], dice=dice
    )
    return table.do("send:boa:hand:3:bo", "send:corrupt:hand:2:bo", "attack", "form:corrupt:melee")


@pytest.mark.rule("DGN-BEX-01")
def test_two_monsters_in_one_batch_both_in_melee_both_paid_by_b() -> None:
    table = the_battle()
    assert table.hero(1).peril == 0
    assert [(event.data["attacker"], event.data["form"]) for event in table.told("attacked")] == [
        ("boa", "melee"),
        ("corrupt", "melee"),
    ]


@pytest.mark.rule("DGN-BEX-02")
@pytest.mark.parametrize(("knights", "bonus"), [(1, 1), (2, 2), (3, 3)])
def test_each_knight_that_attacks_in_this_turn_strengthens_all(knights: int, bonus: int) -> None:
    dice = "2 " * 3 + "6 6 6"
    table = Table(2, phase="villainy", hands=["corrupt " * knights, ""], action=[4, 0], dice=dice)
    for _ in range(knights):
        table.do("send:corrupt:hand:2:bo")
    table.do("attack", *["form:corrupt:melee"] * knights)
    totals = [event.data["total"] for event in table.told("attack-roll")]
    assert totals == [2 + 6 + bonus] * knights


@pytest.mark.rule("DGN-BEX-02")
def test_those_that_attack_other_heroes_count_too() -> None:
    table = Table(3, phase="villainy", hands=["corrupt corrupt", "", ""], dice="2 6")
    table.do("send:corrupt:hand:2:bo", "send:corrupt:hand:2:cid", "attack", "form:corrupt:melee")
    assert table.told("attack-roll")[0].data["total"] == 2 + 6 + 2


@pytest.mark.rule("DGN-BEX-02", "DGN-BEX-03")
def test_one_that_has_been_scared_away_strengthens_nobody() -> None:
    table = Table(2, phase="villainy", hands=["corrupt corrupt", "shout"], glory=[0, 3], dice="2 6")
    table.do("send:corrupt:hand:2:bo", "send:corrupt:hand:2:bo", "attack", *["form:corrupt:melee"] * 2)
    table.do("play:shout", "repel:corrupt:1").settle_response()
    assert [event.data["total"] for event in table.told("attack-roll")] == [2 + 6 + 1]


@pytest.mark.rule("DGN-BEX-03", "DGN-BEX-04", "DGN-ADV-10")
def test_scare_away_costs_three_glory_and_discards_one_attacker() -> None:
    table = the_battle().do("play:shout")
    assert table.offers == ["repel:boa:1", "repel:corrupt:2"]
    table.do("repel:boa:1")
    assert table.hero(1).glory == 0
    assert table.discard == ["boa", "shout"]
    assert table.hero(1).peril == 0
    assert [event.data["total"] for event in table.told("attack-roll")] == [11]


@pytest.mark.rule("DGN-BEX-05", "DGN-BEX-06", "DGN-BEX-07")
def test_eleven_against_two_is_one_wound() -> None:
    table = the_battle().do("play:shout", "repel:boa:1")
    assert table.told("attack-roll")[-1].data == {"die": 4, "total": 11}
    assert table.told("counter-roll")[-1].data == {"die": 1, "total": 2}
    assert table.hero(1).health == 17


@pytest.mark.rule("DGN-BEX-08")
def test_with_an_action_point_b_strikes_back_as_the_attacker() -> None:
    table = the_battle("4 1 6 1", action=1).do("play:shout", "repel:boa:1")
    assert table.asked == (1, "challenge")
    table.do("challenge:corrupt:2")
    assert table.asked == (1, "form")
    table.do("form:bo:magic")
    assert table.last("attack-roll", "total") == 6 + 5
    assert table.last("counter-roll", "total") == 1 + 4
    assert table.last("monster-wounded", "monster") == "corrupt"
    assert table.asked == (0, "lair")


@pytest.mark.rule("DGN-BEX-09", "DGN-ADV-18")
def test_the_knight_goes_to_the_lair_and_is_in_no_location() -> None:
    table = the_battle().do("play:shout", "repel:boa:1", "to-lair:corrupt", "no-peril")
    assert table.lair(0) == ["corrupt"]
    assert all(place.lurker is None and not place.traps for place in table.view().places)
    assert table.view().attacks == []


@pytest.mark.rule("DGN-BEX-10")
def test_a_gives_one_peril_to_b() -> None:
    table = the_battle().do("play:shout", "repel:boa:1", "to-lair:corrupt", "give-peril:bo")
    assert table.hero(1).peril == 1
    assert table.asked == (0, "feats")


@pytest.mark.rule("DGN-BEX-11", "DGN-SPEC-05")
def test_scare_away_can_be_played_only_in_the_response_stage() -> None:
    Table(2, hands=["shout", ""]).refuses("play:shout", "only-response", "DGN-SPEC-04")
    assert "play:shout" not in Table(2, phase="villainy", hands=["shout", ""]).offers


# -- the threat -----------------------------------------------------------------------------------


def acid_in_the_hall(**table: Any) -> Table:
    """A has laid Acid Flow in the hall; it is B's turn."""
    return Table(
        2,
        active=1,
        places={"hall": (0, -1)},
        traps={"acid": "hall"},
        **table,
    )


@pytest.mark.rule("DGN-HAZEX-01")
def test_a_trap_is_paid_by_its_target_and_laid_in_a_location_without_heroes() -> None:
    places = {"hall": (0, -1), "loft": (0, 1)}
    table = Table(2, phase="villainy", places=places, at=["gate", "loft"], hands=["acid", ""])
    table.do("set-trap:acid:bo")
    assert table.hero(1).peril == 8
    assert table.offers == ["trap-at:acid:hall:1"]
    table.do("trap-at:acid:hall:1")
    assert [place.traps for place in table.view().places] == [[], ["acid"], []]


@pytest.mark.rule("DGN-HAZEX-02", "DGN-HAZEX-04", "DGN-HAZ-05")
def test_five_and_speed_five_overcome_ten() -> None:
    table = acid_in_the_hall(dice="5").do("move:north:hall")
    data = table.told("overcame")[-1].data
    assert (data["stat"], data["die"], data["total"], data["value"]) == ("speed", 5, 10, 10)
    assert table.hero(1).health == 18


@pytest.mark.rule("DGN-HAZEX-03")
def test_whoever_overcomes_it_gets_the_reward_of_the_card() -> None:
    table = acid_in_the_hall(dice="5").do("move:north:hall")
    assert table.hero(1).glory == 10 + 2 + 2
    assert table.discard == ["acid"]


@pytest.mark.rule("DGN-HAZEX-04")
def test_it_waits_until_a_hero_enters() -> None:
    table = acid_in_the_hall(dice="1")
    assert not table.told("trap-sprung")
    table.do("move:north:hall")
    assert table.told("trap-sprung")
    assert table.hero(1).health == 16
