"""Items: RAID-ITM."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import EVERY_ROOM, Table, view_of

# -- the torch --------------------------------------------------------------------------------


@pytest.mark.rule("RAID-ITM-01")
@pytest.mark.parametrize("room", ["goblin", "treasure-1", "lava", "vault-items"])
def test_a_torch_can_be_lit_in_any_room_and_a_card_is_played_besides(room: str) -> None:
    table = Table(3, f"{room} dark:lava", items=["torch", "", ""])
    assert table.rule_of(0, "light") == "RAID-ITM-01"
    table.play("light", "4", "3")
    assert (table.seats_asked, table.asked) == ([0], "play-card")
    assert table.told("played") == []
    table.play("5")
    assert [event.data["cards"] for event in table.told("played")] == [("power-5",), ("power-4",), ("power-3",)]


@pytest.mark.rule("RAID-ITM-01")
def test_a_torch_can_be_lit_in_every_room_of_the_level_and_before_a_card_that_follows_a_ball() -> None:
    table = Table(3, "goblin goblin goblin dark:lava", items=["torch ball", "", ""])
    for card in ("5", "4"):
        assert "light" in table.offers(0)
        table.play(card, card, card)
    table.play("ball", "3", "3")
    assert table.asked == "follow-up"
    assert table.offers(0) == ["1", "2", "3", "light"]
    table.play("light").play("3")
    assert table.state.raiders[0].looked


@pytest.mark.rule("RAID-ITM-01")
def test_a_torch_is_no_card_to_play_in_a_room() -> None:
    Table(3, "goblin dark:lava", items=["torch", "", ""]).refuses(0, "torch", "torch-is-lit", "RAID-ITM-01")


@pytest.mark.rule("RAID-ITM-02")
def test_a_torch_shows_all_dark_rooms_of_the_level_and_no_others() -> None:
    table = Table(3, "dark:goblin dark:lava troll dark:treasure-4 dark:magnet", items=["torch", "", ""])
    table.play("light", "5", "5")
    assert [room.room for room in table.view(0).row] == ["goblin", "lava", "troll", "treasure-4", "magnet"]
    assert [room.dark for room in table.view(0).row] == [False, True, False, True, True]
    (event,) = table.told("lit-torch")
    assert event.secret == {"rooms": ("lava", "treasure-4", "magnet")}


@pytest.mark.rule("RAID-ITM-02")
def test_a_torch_shows_the_boss_too() -> None:
    table = Table(3, "goblin", level=5, items=["torch", "", ""])
    boss = table.state.dungeon[24].id
    table.play("light", "5", "5")
    assert table.view(0).row[4].room == boss
    assert table.view(1).row[4].room is None


@pytest.mark.rule("RAID-ITM-02")
def test_what_a_torch_showed_is_known_for_the_rest_of_the_level_only() -> None:
    table = Table(3, "goblin goblin dark:lava", room=3, seed=1, items=["torch", "", ""])
    table.play("light", "5", "5").play("5")
    assert table.view(0).row[1].room == "lava"
    for _ in range(2):
        table.play(*[table.offers(seat)[0] for seat in table.seats_asked])
    assert table.view(0).level == 2
    assert any(room.dark for room in table.view(0).row)
    assert all(room.dark == (room.room is None) for room in table.view(0).row)


@pytest.mark.rule("RAID-ITM-02")
def test_without_anything_dark_to_see_a_torch_is_not_offered() -> None:
    lit = Table(3, "goblin lava troll", items=["torch", "", ""])
    assert "light" not in lit.offers(0)
    lit.refuses(0, "light", "nothing-dark", "RAID-ITM-02")
    seen = Table(3, "goblin dark:lava", items=["torch torch", "", ""]).play("light", "5", "5")
    seen.refuses(0, "light", "nothing-dark", "RAID-ITM-02")
    last = Table(3, "dark:goblin", room=5, items=["torch", "", ""])
    last.refuses(0, "light", "nothing-dark", "RAID-ITM-02")
    Table(3, "goblin dark:lava").refuses(0, "light", "not-in-hand", "RAID-PLAY-01")


@pytest.mark.rule("RAID-ITM-03")
def test_nobody_else_sees_what_a_torch_shows() -> None:
    table = Table(3, "goblin dark:lava", items=["torch", "", ""])
    before = [table.view(seat).row for seat in (None, 1, 2)]
    table.play("light", "5", "5")
    assert [table.view(seat).row for seat in (None, 1, 2)] == before
    for seat in (None, 1, 2):
        told = [event for event in table.match.events_for(seat) if event.kind == "lit-torch"]
        assert [dict(event.data) for event in told] == [{"seat": 0}]
        assert table.view(seat).raiders[0].torch
    own = [event for event in table.match.events_for(0) if event.kind == "lit-torch"]
    assert [dict(event.data) for event in own] == [{"seat": 0, "rooms": ("lava",)}]


@pytest.mark.rule("RAID-ITM-03", "RAID-PLAY-03")
def test_the_cards_of_the_others_stay_face_down_while_one_looks() -> None:
    table = Table(3, "goblin dark:lava", items=["torch", "ball", ""]).play("light", "5", "2")
    assert [raider.face_down for raider in table.view(0).raiders] == [0, 1, 1]
    assert [raider.laid for raider in table.view(0).raiders] == [[], [], []]
    assert [raider.cards for raider in table.view(0).raiders] == [5, 5, 4]
    assert table.view(1).raiders[1].chosen == ["power-5"]
    assert table.view(0).raiders[1].chosen is None
    forks = [table.match.fork(0, seed=seed) for seed in range(60)]
    assert all(fork.view(0) == table.view(0) for fork in forks)
    revealed: set[str] = set()
    for fork in forks:
        fork.choose(0, "play:power-1")
        other = view_of(fork).raiders[1]
        revealed.add(*(other.laid or other.played))
    assert revealed == {"power-1", "power-2", "power-3", "power-4", "power-5", "crystal-ball"}


# -- the crystal ball -------------------------------------------------------------------------


@pytest.mark.rule("RAID-ITM-04")
@pytest.mark.parametrize("room", ["goblin", "treasure-1", "lava", "vault-items"])
def test_a_crystal_ball_is_played_in_place_of_a_power_card(room: str) -> None:
    table = Table(3, room, items=["ball", "", ""])
    assert table.offers(0) == ["1", "2", "3", "4", "5", "ball"]
    assert table.rule_of(0, "ball") == "RAID-ITM-04"
    table.play("ball", "5", "3")
    assert [event.data["cards"] for event in table.told("played")] == [("crystal-ball",), ("power-5",), ("power-3",)]
    assert table.hand(0) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("RAID-ITM-05")
def test_its_player_plays_another_card_when_the_others_are_open() -> None:
    table = Table(3, "treasure-4-2", items=["", "ball", ""]).play("4", "ball", "3")
    assert (table.seats_asked, table.asked) == ([1], "follow-up")
    assert [raider.laid for raider in table.view(1).raiders] == [["power-4"], ["crystal-ball"], ["power-3"]]
    table.play("5")
    assert table.treasure == [7, 9, 5]
    assert table.hand(1) == ["1", "2", "3", "4"]


@pytest.mark.rule("RAID-ITM-05")
def test_the_card_after_a_crystal_ball_is_a_must() -> None:
    Table(3, "goblin", items=["ball", "", ""]).play("ball", "5", "3").refuses(0, "hold", "must-play", "RAID-PLAY-01")


@pytest.mark.rule("RAID-ITM-05")
@pytest.mark.parametrize(("trap", "lives"), [("spikes", [7, 7, 7]), ("boulder", [6, 6, 6])])
def test_the_ball_itself_counts_for_nothing(trap: str, lives: list[int]) -> None:
    assert Table(3, trap, items=["ball", "", ""]).play("ball", "3", "3").play("4").lives == lives


@pytest.mark.rule("RAID-ITM-06")
@pytest.mark.parametrize(
    ("room", "items", "offered"),
    [
        ("treasure-1", "ball key sword", ["1", "2", "3", "4", "5", "key"]),
        ("goblin", "ball key sword", ["1", "2", "3", "4", "5", "sword"]),
        ("lava", "ball ball key sword", ["1", "2", "3", "4", "5", "ball"]),
    ],
)
def test_after_a_ball_a_sword_a_key_or_another_ball_can_be_played(room: str, items: str, offered: list[str]) -> None:
    table = Table(3, room, items=[items, "", ""]).play("ball", "5", "3")
    assert table.offers(0) == offered


@pytest.mark.rule("RAID-ITM-06")
def test_balls_can_follow_one_another() -> None:
    table = Table(3, "treasure-4-2", items=["ball ball", "", "ball"]).play("ball", "3", "ball")
    assert table.seats_asked == [0, 2]
    table.play("ball", "5")
    assert table.seats_asked == [0]
    assert [raider.laid for raider in table.view().raiders] == [
        ["crystal-ball", "crystal-ball"],
        ["power-3"],
        ["crystal-ball", "power-5"],
    ]
    table.play("4")
    assert table.treasure == [7, 5, 9]


@pytest.mark.rule("RAID-ITM-06")
def test_a_sword_after_a_ball_counts_five() -> None:
    table = Table(3, "goblin", items=["ball sword", "", ""]).play("ball", "3", "3").play("sword")
    assert table.told("beaten")[0].data["total"] == 11


@pytest.mark.rule("RAID-ITM-07")
def test_several_who_used_a_ball_reveal_their_second_cards_together() -> None:
    table = Table(4, "treasure-4-2", items=["ball", "ball", "", "ball"]).play("ball", "ball", "2", "ball")
    assert table.seats_asked == [0, 1, 3]
    before = [table.view(seat) for seat in (None, 1, 3)]
    table.play("5")
    table.match.choose(3, "play:power-4")
    assert [table.view(seat) for seat in (None, 1, 3)] == before
    assert len(table.told("played")) == 4
    table.play("3")
    assert table.seats_told("played") == [0, 1, 2, 3, 0, 1, 3]
    assert table.treasure == [9, 5, 5, 7]


# -- key and sword ----------------------------------------------------------------------------


@pytest.mark.rule("RAID-ITM-08", "RAID-ITM-09")
def test_a_key_is_played_in_place_of_a_power_card_and_counts_five() -> None:
    table = Table(3, "treasure-4-2", items=["key", "", ""])
    assert table.rule_of(0, "key") == "RAID-ITM-08"
    table.play("key", "4", "5")
    assert table.treasure == [7, 7, 7]
    assert table.hand(0) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("RAID-ITM-10")
@pytest.mark.parametrize("room", [room for room in EVERY_ROOM.values() if room.kind != "boss"], ids=str)
def test_a_key_is_for_treasure_rooms_only(room: object) -> None:
    name = str(room).strip("<>")
    table = Table(3, name, items=["key", "", ""])
    if name.startswith("treasure"):
        assert "key" in table.offers(0)
    else:
        assert "key" not in table.offers(0)
        table.refuses(0, "key", "key-only-for-treasure", "RAID-ITM-10")


@pytest.mark.rule("RAID-ITM-11", "RAID-ITM-12")
def test_a_sword_is_played_in_place_of_a_power_card_and_counts_five() -> None:
    table = Table(3, "goblin", items=["sword", "", ""])
    assert table.rule_of(0, "sword") == "RAID-ITM-11"
    table.play("sword", "4", "2")
    assert table.told("beaten")[0].data["total"] == 11
    assert table.hand(0) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("RAID-ITM-13")
@pytest.mark.parametrize("room", [room for room in EVERY_ROOM.values() if room.kind != "boss"], ids=str)
def test_a_sword_is_for_monsters_only(room: object) -> None:
    name = str(room).strip("<>")
    table = Table(3, name, items=["sword", "", ""])
    if EVERY_ROOM[name].kind == "monster":
        assert "sword" in table.offers(0)
    else:
        assert "sword" not in table.offers(0)
        table.refuses(0, "sword", "sword-only-for-monsters", "RAID-ITM-13")


# -- back to the piles ------------------------------------------------------------------------


@pytest.mark.rule("RAID-ITM-14")
@pytest.mark.parametrize(("item", "room"), [("key", "treasure-1"), ("sword", "goblin"), ("ball", "goblin")])
def test_a_played_item_goes_back_to_its_pile_when_the_room_is_discarded(item: str, room: str) -> None:
    table = Table(3, f"{room} goblin", items=[item, "", "ball"])
    name = {"ball": "crystal-ball"}.get(item, item)
    before = table.piles[name]
    table.play(item, "4", "ball")
    assert table.view().used == [name, "crystal-ball"]
    assert table.piles[name] == before
    table.play(*["5"] * len(table.seats_asked))
    assert table.view().used == []
    assert table.piles[name] == before + 1 + (item == "ball")


@pytest.mark.rule("RAID-ITM-14")
def test_an_item_used_in_a_vault_is_not_there_to_be_taken() -> None:
    table = Table(3, "vault-items dark:lava", items=["torch", "", ""], piles={"torch": 0})
    table.play("light", "1", "5").play("5")
    assert table.items(1) == []
    assert table.piles["torch"] == 1
