"""When players are asked out of turn: as usual, and as they ordered."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeoneer.table import Table
from undercroft.players import make_player

HALL = {"hall": (0, -1)}


@pytest.mark.rule("DGN-SPEC-02")
@pytest.mark.parametrize(("health", "kind"), [(4, "rival-location"), (3, "rival-brink")])
def test_at_a_rivals_step_nobody_is_asked_unless_they_want_to_be(health: int, kind: str) -> None:
    usual = Table(2, places=HALL, hands=["", "trip"], health=[health, 18], moments=()).do("move:north:hall")
    assert usual.asked == (0, "feats")
    wanted = Table(2, places=HALL, hands=["", "trip"], health=[health, 18], moments=())
    wanted.match.order(1, f"always:{kind}")
    assert wanted.do("move:north:hall").asked == (1, "meddle")


@pytest.mark.rule("DGN-SPEC-02")
def test_rivals_are_asked_at_once() -> None:
    table = Table(3, places=HALL, hands=["", "trip", "boa"]).do("move:north:hall")
    assert [(decision.seat, decision.kind) for decision in table.match.decisions] == [(1, "meddle"), (2, "meddle")]


@pytest.mark.rule("DGN-BATTLE-04")
def test_a_pass_until_one_is_attacked_ends_with_the_attack() -> None:
    table = Table(2, phase="villainy", hands=["rat", "shout"], dice="1 1", moments=())
    table.match.order(1, "until:attacked")
    table.do("send:rat:hand:1:bo", "attack")
    assert table.asked == (1, "respond")
    assert table.match.orders(1) == ()


@pytest.mark.rule("DGN-BATTLE-04")
def test_who_never_wants_to_respond_is_not_asked() -> None:
    table = Table(2, phase="villainy", hands=["rat", "shout"], dice="1 1", moments=())
    table.match.order(1, "never:own-defence")
    table.do("send:rat:hand:1:bo", "attack")
    assert table.asked[1] != "respond"
    assert table.told("attack-roll")


@pytest.mark.rule("DGN-VILL-01")
def test_a_villainy_phase_in_which_all_can_see_that_nothing_can_be_played_is_passed_over() -> None:
    dear = Table(2, phase="villainy", hands=["boa", ""], peril=[10, 0], glory=[0, 10])
    assert dear.asked == (0, "feats")
    maybe = Table(2, phase="villainy", hands=["cap", ""], peril=[10, 10], glory=[0, 10])
    assert maybe.asked == (0, "villainy")
    assert maybe.offers == ["end-phase:villainy"], "that nothing fits is for nobody to know"


def test_four_thumbs_pass_in_less_than_an_eighth_of_their_choices() -> None:
    chosen: list[str] = []
    for seed in range(4):
        match, thumb = (
            undercroft.new_match("dungeoneer", seats=4, seed=seed, quiet=True),
            make_player("thumb", "dungeoneer"),
        )
        match.play_out([thumb.choose] * 4)
        chosen += [option.id for _, option in match.choices]
    assert sum(each.startswith("pass") for each in chosen) < len(chosen) / 8
