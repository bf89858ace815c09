"""Levels and rooms: RAID-LVL, RAID-TURN, RAID-ENT, RAID-DSC, RAID-LEND."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table, new_match, playing, table_of, view_of


@pytest.mark.rule("RAID-LVL-01")
def test_a_level_is_laid_out_when_the_game_begins() -> None:
    match = new_match(3, seed=1)
    assert view_of(match).level == 1
    assert [event.data["level"] for event in match.events if event.kind == "level"] == [1]


@pytest.mark.rule("RAID-LVL-01")
def test_no_level_is_laid_out_before_the_characters_are_chosen() -> None:
    match = new_match(2, characters="choose")
    assert (view_of(match).level, view_of(match).row) == (0, [])


@pytest.mark.rule("RAID-LVL-01", "RAID-LEND-03")
def test_another_level_is_laid_out_when_one_is_completed() -> None:
    table = Table(3, "zombie", room=5).play("5", "5", "5")
    assert table.view().level == 2
    assert len(table.view().row) == 5
    assert [event.data["level"] for event in table.told("level")] == [2]


@pytest.mark.rule("RAID-LVL-02", "RAID-LVL-04")
def test_the_next_pile_is_laid_out_from_its_top() -> None:
    table = Table(3, "zombie", room=5)
    coming = [room.id for room in table.state.dungeon[5:10]]
    table.play("5", "5", "5")
    row = [room.room for room in table.view().row]
    assert len(row) == 5
    assert [room or hidden for room, hidden in zip(row, coming, strict=True)] == coming
    assert [room.place for room in table.view().row] == [1, 2, 3, 4, 5]


@pytest.mark.rule("RAID-LVL-03")
def test_the_door_goes_when_its_level_is_laid_out() -> None:
    table = Table(3, "zombie", room=5)
    assert table.view().piles == 4
    table.play("5", "5", "5")
    assert table.view().piles == 3


@pytest.mark.rule("RAID-LVL-05")
def test_cards_are_not_turned_when_they_are_laid_out() -> None:
    table = Table(3, "lava dark:goblin spikes dark:troll magnet")
    assert [(room.room, room.dark) for room in table.view().row] == [
        ("lava", False),
        (None, True),
        ("spikes", False),
        (None, True),
        ("magnet", False),
    ]
    (level,) = table.told("level")
    assert level.data == {
        "level": 1,
        "room1": "lava",
        "room2": "dark-room",
        "room3": "spikes",
        "room4": "dark-room",
        "room5": "magnet",
    }


@pytest.mark.rule("RAID-LVL-05")
@pytest.mark.parametrize("seed", range(4))
def test_in_real_matches_open_cards_are_open_and_dark_cards_dark(seed: int) -> None:
    for match in playing(4, seed):
        s, row = table_of(match), view_of(match).row
        for room in row[1:]:
            assert room.dark == s.dark[(s.level - 1) * 5 + room.place - 1]
        if row and match.outcome is None and s.at is not None:
            assert not row[0].dark


@pytest.mark.rule("RAID-TURN-01")
def test_a_room_is_entered_played_resolved_and_discarded() -> None:
    table = Table(3, "dark:goblin treasure-1")
    table.play("1", "2", "3")
    kinds = [event.kind for event in table.match.events if event.kind not in ("character", "level")]
    assert kinds == ["dark-room", "played", "played", "played", "stands", "wounded", "room"]
    assert table.view().behind == ["goblin"]
    assert table.view().contest == "treasure-1"


@pytest.mark.rule("RAID-ENT-01")
def test_the_leftmost_room_left_is_entered() -> None:
    table = Table(3, "vault-coins goblin lava troll magnet")
    for room in ("vault-coins", "goblin", "lava", "troll", "magnet"):
        assert table.view().contest == room
        assert table.view().row[0].room == room
        table.play(*[table.offers(0)[0]] * 3)


@pytest.mark.rule("RAID-ENT-02")
def test_a_dark_room_is_turned_face_up_for_all_when_it_is_entered() -> None:
    table = Table(3, "zombie dark:troll").play("5", "5", "5")
    for seat in (None, 0, 1, 2):
        assert (table.view(seat).row[0].room, table.view(seat).row[0].dark) == ("troll", False)
    assert [event.data for event in table.told("dark-room")] == [{"room": "troll", "number": 2}]


@pytest.mark.rule("RAID-ENT-02")
def test_what_a_dark_room_showed_cannot_be_taken_back() -> None:
    dark, lit = (Table(3, f"vault-coins {room}", variant="tactical") for room in ("dark:troll", "troll"))
    for table in (dark, lit):
        table.play("1").play("2").play("4")
    assert not dark.match.can_undo
    assert lit.match.can_undo


@pytest.mark.rule("RAID-DSC-01")
def test_a_resolved_room_is_out_of_the_game() -> None:
    table = Table(3, "zombie lava").play("5", "5", "5")
    assert "zombie" not in [room.room for room in table.view().row[:1]]
    assert table.view().behind == ["zombie"]


@pytest.mark.rule("RAID-DSC-02")
def test_the_next_room_is_entered_while_the_row_has_one() -> None:
    table = Table(3, "vault-coins vault-coins vault-coins vault-coins vault-coins")
    for room, card in enumerate("12345", 1):
        assert table.view().level == 1
        assert len(table.view().row) == 6 - room
        table.play(card, card, card)
    assert table.view().level == 2
    assert [event.data["level"] for event in table.told("level-done")] == [1]


@pytest.mark.rule("RAID-LEND-01")
@pytest.mark.parametrize("seed", range(3))
def test_a_level_is_over_after_its_fifth_room_and_not_before(seed: int) -> None:
    *_, match = playing(5, seed)
    since = 0
    for event in match.events:
        since += event.kind in ("room", "dark-room")
        if event.kind == "level-done":
            assert since == 5
            since = 0


@pytest.mark.rule("RAID-LEND-02")
def test_all_five_power_cards_come_back_after_a_level() -> None:
    table = Table(3, "vault-coins", room=5, hands=["1", "4", "2 3"])
    table.play("1", "4", "2")
    for seat in range(3):
        assert table.hand(seat) == ["1", "2", "3", "4", "5"]
    assert all(raider.played == [] for raider in table.view().raiders)


@pytest.mark.rule("RAID-LEND-02")
def test_items_do_not_come_back() -> None:
    table = Table(3, "treasure-1", room=5, items=["key", "", ""]).play("key", "1", "1")
    assert table.hand(0) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("RAID-LEND-02")
@pytest.mark.parametrize(("lives", "living"), [([1, 1, 1], 0), ([8, 8, 8], 3)])
def test_the_end_of_a_level_says_how_many_are_left_to_take_cards_back(lives: list[int], living: int) -> None:
    table = Table(3, boss="necromancer", hands=["1"] * 3, lives=lives).play("1", "1", "1")
    (done,) = table.told("level-done")
    assert done.data == {"level": 5, "living": living}


@pytest.mark.rule("RAID-LEND-03")
def test_the_fifth_level_is_the_last() -> None:
    table = Table(3, boss="hydra", hands=["5", "4", "3"]).play("5", "4", "3")
    assert table.match.outcome is not None
    assert table.view().piles == 0
    assert table.view().behind[-1] == "hydra"
    assert len(table.view().behind) == 25
