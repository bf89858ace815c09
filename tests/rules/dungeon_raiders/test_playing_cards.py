"""Playing cards: RAID-PLAY, RAID-RES."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table


@pytest.mark.rule("RAID-PLAY-01")
def test_every_player_is_asked_for_a_card_and_can_play_any_in_hand() -> None:
    table = Table(3, "goblin", hands=["1 2 3 4 5", "2 5", "4"])
    assert table.seats_asked == [0, 1, 2]
    assert table.asked == "play-card"
    assert [table.offers(seat) for seat in range(3)] == [["1", "2", "3", "4", "5"], ["2", "5"], ["4"]]
    assert table.rule_of(0, "3") == "RAID-PLAY-01"


@pytest.mark.rule("RAID-PLAY-01")
def test_nobody_sits_a_room_out() -> None:
    table = Table(3, "goblin").play("5", "4")
    assert table.seats_asked == [2]
    table.refuses(2, "hold", "must-play", "RAID-PLAY-01")


@pytest.mark.rule("RAID-PLAY-01")
def test_nobody_plays_two_cards_in_a_room() -> None:
    Table(3, "goblin").refuses(0, "4+5", "one-card-only", "RAID-BOSS-03")


@pytest.mark.rule("RAID-PLAY-02")
def test_a_played_power_card_is_gone_until_the_level_ends() -> None:
    table = Table(3, "vault-coins vault-coins vault-coins vault-coins vault-coins")
    for played in range(1, 6):
        assert table.hand(0) == [str(card) for card in range(played, 6)]
        table.play(str(played), "5" if played == 1 else table.offers(1)[0], table.offers(2)[0])
        if played < 5:
            table.refuses(0, str(played), "already-played", "RAID-PLAY-02")
    assert table.hand(0) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("RAID-PLAY-03")
def test_a_chosen_card_is_not_to_be_seen_before_all_have_chosen() -> None:
    table = Table(3, "goblin")
    before = [table.view(seat) for seat in (None, 1, 2)]
    table.play("5")
    assert [table.view(seat) for seat in (None, 1, 2)] == before
    assert table.told("played") == []
    fork = table.match.fork(1, seed=3)
    assert [decision.seat for decision in fork.decisions] == [0, 1, 2]


@pytest.mark.rule("RAID-PLAY-03")
def test_a_card_that_lies_face_down_can_be_taken_back_by_its_owner_only() -> None:
    table = Table(3, "goblin").play("5", "4")
    with pytest.raises(undercroft.Refusal):
        table.match.undo(2)
    table.match.undo(0)
    assert table.seats_asked == [0, 2]
    table.match.choose(0, "play:power-1")
    table.match.choose(2, "play:power-2")
    assert [event.data["cards"] for event in table.told("played")] == [("power-1",), ("power-4",), ("power-2",)]


@pytest.mark.rule("RAID-PLAY-04")
def test_all_cards_are_revealed_together_and_then_the_room_takes_effect() -> None:
    table = Table(4, "dragon").play("5", "4", "3")
    assert table.told("played") == []
    assert table.lives == [8, 8, 8, 8]
    table.play("2")
    kinds = [event.kind for event in table.match.events]
    at = kinds.index("played")
    assert kinds[at : at + 5] == ["played"] * 4 + ["stands"]
    assert table.seats_told("played") == [0, 1, 2, 3]


@pytest.mark.rule("RAID-PLAY-04")
def test_what_was_revealed_cannot_be_taken_back() -> None:
    table = Table(3, "goblin goblin").play("5", "4", "3")
    assert not table.match.can_undo
    with pytest.raises(undercroft.Refusal):
        table.match.undo()


@pytest.mark.rule("RAID-PLAY-04")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_choosing_does_not_matter(order: tuple[int, ...]) -> None:
    cards = {0: "5", 1: "3", 2: "2"}
    table = Table(3, "treasure-3-2")
    for seat in order:
        table.match.choose(seat, f"play:power-{cards[seat]}")
    assert table.treasure == [8, 7, 5]
    assert table.seats_told("played") == [0, 1, 2]


@pytest.mark.rule("RAID-RES-01")
@pytest.mark.parametrize(
    ("room", "lives", "treasure"),
    [
        ("treasure-4-2", [8, 8, 8], [7, 9, 5]),
        ("goblin", [8, 8, 6], [5, 5, 5]),
        ("lava", [8, 8, 8], [3, 3, 3]),
        ("vault-coins", [9, 10, 8], [5, 5, 5 + 2]),
    ],
)
def test_the_room_takes_effect_by_its_kind(room: str, lives: list[int], treasure: list[int]) -> None:
    table = Table(3, room).play("3", "5")
    assert (table.lives, table.treasure) == ([8, 8, 8], [5, 5, 5])
    table.play("2")
    assert (table.lives, table.treasure) == (lives, treasure)


@pytest.mark.rule("RAID-RES-01")
def test_nothing_takes_effect_before_crystal_balls_are_followed_by_a_card() -> None:
    table = Table(3, "treasure-4-2", items=["ball", "", ""]).play("ball", "3", "2")
    assert table.asked == "follow-up"
    assert table.treasure == [5, 5, 5]
    table.play("5")
    assert table.treasure == [9, 7, 5]
