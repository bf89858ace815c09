"""Special actions, in other players' turns too: DGN-SPEC."""

from __future__ import annotations

import pytest

from tests.rules.dungeoneer.table import Table

# -- standing up ----------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SPEC-01", "DGN-SPEC-07")
def test_an_attacked_hero_may_stand_up_with_the_saved_point() -> None:
    table = Table(phase="villainy", hands=["boa", ""], fallen=[1], action=[4, 1], glory=[0, 0])
    table.do("send:boa:hand:3:bo", "attack")
    assert (table.asked, table.offers) == ((1, "respond"), ["stand-up", "pass"])
    table.do("stand-up")
    assert (table.hero(1).fallen, table.hero(1).action) == (False, 0)


@pytest.mark.rule("DGN-SPEC-01", "DGN-SPEC-07", "DGN-DRAW-08")
@pytest.mark.parametrize(("choice", "fallen"), [("stand-up", False), ("pass", True)])
def test_before_a_saved_point_is_lost_a_fallen_hero_may_stand_up_with_it(choice: str, fallen: bool) -> None:
    table = Table(fallen=[1], action=[4, 1], glory=[0, 0], places={"hall": (0, -1)}, at=["gate", "hall"])
    table.do("end-phase:feats")
    assert (table.asked, table.offers) == ((1, "ready"), ["stand-up", "pass"])
    table.do(choice)
    assert table.hero(1).fallen is fallen
    assert table.hero(1).action > 1
    assert table.view().active == 1


@pytest.mark.rule("DGN-SPEC-07", "DGN-EFF-08")
def test_what_a_card_asks_for_is_faced_there_too() -> None:
    table = Table(3, phase="villainy", hands=["shackle", "", ""], action=[4, 1, 0], glory=[0, 0, 0], dice="1")
    table.do("bane:shackle:bo:bo", "end-phase:feats", "stand-up").settle()
    assert table.last("failed", "source") == "standing-up"
    assert table.hero(1).fallen


@pytest.mark.rule("DGN-SPEC-07")
def test_without_a_saved_point_nobody_stands_up_in_another_players_turn() -> None:
    table = Table(phase="villainy", hands=["boa", ""], fallen=[1], action=[4, 0], glory=[0, 0])
    table.do("send:boa:hand:3:bo", "attack")
    assert "stand-up" not in table.offers


# -- battles --------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SPEC-08", "DGN-BSTART-01")
def test_a_rival_beside_a_hero_who_stays_may_attack_in_that_heros_turn() -> None:
    table = Table(2, hands=["cap", ""], action=[4, 1], glory=[0, 0], peril=[0, 0], dice="6 1")
    table.do("end-phase:feats")
    assert (table.asked, table.offers) == ((1, "ambush"), ["fight:ana", "pass"])
    table.do("fight:ana", "form:bo:magic", "no-challenge")
    assert (table.hero(0).health, table.hero(1).action) == (17, 0)


@pytest.mark.rule("DGN-SPEC-08", "DGN-BSTART-03")
@pytest.mark.parametrize(("at", "saved"), [("gate", 0), ("hall", 1)])
def test_not_without_a_saved_point_and_not_from_elsewhere(at: str, saved: int) -> None:
    table = Table(2, places={"hall": (0, -1)}, at=["gate", at], action=[4, saved]).do("end-phase:feats")
    assert table.asked != (1, "ambush")


@pytest.mark.rule("DGN-SPEC-08")
def test_whoever_was_asked_when_the_hero_came_is_not_asked_again() -> None:
    table = Table(2, places={"hall": (0, -1)}, at=["gate", "hall"], action=[4, 1], peril=[0, 0], deck="cap crown")
    table.do("move:north:hall")
    assert table.asked == (1, "ambush")
    table.do("pass", "end-phase:feats")
    assert table.asked != (1, "ambush")


@pytest.mark.rule("DGN-SPEC-08")
def test_beside_a_hero_who_is_brought_there_one_is_asked_before_the_turn_ends() -> None:
    table = Table(
        3,
        phase="villainy",
        hands=["banish", "", ""],
        places={"hall": (0, -1)},
        at=["gate", "gate", "hall"],
        action=[4, 0, 1],
        glory=[0, 0, 0],
        peril=[0, 1, 0],
    )
    table.do("bane:banish:bo:bo")
    if table.asked[1] == "transfer":
        table.do(next(option for option in table.offers if "hall" in option))
    assert (table.where(1), table.asked) == ("hall", (0, "feats"))
    table.do("end-phase:feats")
    assert (table.asked, table.offers) == ((2, "ambush"), ["fight:bo", "pass"])
