"""What is in the box, and the game in brief: RAID-GEN, RAID-OVR, RAID-COMP."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table, new_match, playing, table_of, view_of
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.cards import FIRST_ITEM, FULL_SET, ITEM_IDS, held
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS
from undercroft.games.dungeon_raiders.content.rooms import DECK, MonsterRoom, TrapRoom, TreasureRoom

KINDS = Counter(room.kind for room in DECK)


# -- RAID-GEN, RAID-OVR -----------------------------------------------------------------------


@pytest.mark.rule("RAID-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    *_, match = playing(seats, seed=1)
    assert match.outcome is not None
    assert len(match.outcome.scores) == seats


@pytest.mark.rule("RAID-GEN-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(undercroft.UndercroftError, match="2 to 5"):
        new_match(seats)


@pytest.mark.rule("RAID-GEN-02", "RAID-GEN-03")
def test_the_game_tells_from_what_age_on_it_is_and_how_long_it_takes() -> None:
    game = undercroft.games()["dungeon-raiders"]
    assert (game.age, game.minutes) == (8, 20)


@pytest.mark.rule("RAID-OVR-01", "RAID-LVL-04")
@pytest.mark.parametrize("seed", range(5))
def test_a_level_is_a_row_of_five_rooms(seed: int) -> None:
    rows = [len(view_of(match).row) for match in playing(5, seed, variant="tactical")]
    assert rows[0] == 5
    assert set(rows) <= {0, 1, 2, 3, 4, 5}
    levels = [event for event in new_match(3, seed).events if event.kind == "level"]
    assert [len(event.data) - 1 for event in levels] == [5]


@pytest.mark.rule("RAID-OVR-02")
def test_every_room_is_a_treasure_a_monster_a_trap_or_a_vault_and_the_boss_is_a_kind_of_its_own() -> None:
    assert set(KINDS) == {"treasure", "monster", "trap", "vault"}
    for seed in range(20):
        dungeon = table_of(new_match(3, seed)).dungeon
        assert {room.kind for room in dungeon[:24]} <= set(KINDS)
        assert dungeon[24].kind == "boss"


@pytest.mark.rule("RAID-OVR-03")
def test_nobody_knows_a_dark_room_before_it_is_entered() -> None:
    table = Table(3, "zombie dark:lava goblin")
    for seat in (None, 0, 1, 2):
        assert [room.room for room in table.view(seat).row[:3]] == ["zombie", None, "goblin"]
        assert [room.dark for room in table.view(seat).row[:3]] == [False, True, False]
    table.play("5", "5", "5")
    for seat in (None, 0, 1, 2):
        assert [room.room for room in table.view(seat).row[:2]] == ["lava", "goblin"]


@pytest.mark.rule("RAID-OVR-04")
@pytest.mark.parametrize(("item", "room"), [("key", "treasure-1"), ("sword", "goblin"), ("ball", "lava")])
def test_an_item_works_once(item: str, room: str) -> None:
    table = Table(3, f"{room} {room}", items=[item, "", ""]).play(item, "1", "1")
    if item == "ball":
        table.play("1")
    assert item not in table.offers(0)


@pytest.mark.rule("RAID-OVR-04")
def test_a_torch_works_once() -> None:
    table = Table(3, "zombie dark:lava", items=["torch", "", ""]).play("light", "1", "1")
    assert table.offers(0) == ["1", "2", "3", "4", "5"]
    assert table.items(0) == []


# -- RAID-COMP --------------------------------------------------------------------------------


@pytest.mark.rule("RAID-COMP-01")
@pytest.mark.parametrize("seed", range(5))
def test_there_are_30_dungeon_cards_and_all_are_in_the_dungeon_or_set_aside(seed: int) -> None:
    s = table_of(new_match(4, seed))
    assert len(DECK) == 30
    assert Counter(s.dungeon[:24] + s.aside) == Counter(DECK)


@pytest.mark.rule("RAID-COMP-02")
def test_ten_are_monsters() -> None:
    assert KINDS["monster"] == 10
    monsters = [(room.id, *room.strength.values(), room.damage) for room in DECK if isinstance(room, MonsterRoom)]
    assert sorted(monsters) == [
        ("dragon", 14, 18, 23, 3),
        ("dragon", 14, 18, 23, 3),
        ("gelatinous-cube", 14, 18, 23, 1),
        ("goblin", 11, 14, 18, 2),
        ("goblin", 11, 14, 18, 2),
        ("skeleton", 11, 14, 18, 3),
        ("snake", 8, 10, 13, 3),
        ("troll", 14, 18, 23, 2),
        ("troll", 14, 18, 23, 2),
        ("zombie", 11, 14, 18, 1),
    ]


@pytest.mark.rule("RAID-COMP-03")
def test_ten_are_treasure_rooms() -> None:
    assert KINDS["treasure"] == 10
    chests = [room.chests for room in DECK if isinstance(room, TreasureRoom)]
    assert sorted(chests) == [(1,), (2,), (2, 1), (2, 1), (3,), (3, 2), (3, 2), (4,), (4, 2), (4, 2)]


@pytest.mark.rule("RAID-COMP-04", "RAID-TRP-12")
def test_five_are_traps_of_four_kinds() -> None:
    assert KINDS["trap"] == 5
    traps = Counter((room.id, room.hits_all, room.takes_lives) for room in DECK if isinstance(room, TrapRoom))
    assert traps == {
        ("magnet", False, False): 2,
        ("boulder", False, True): 1,
        ("lava", True, False): 1,
        ("spikes", True, True): 1,
    }


@pytest.mark.rule("RAID-COMP-05")
def test_five_are_vaults() -> None:
    assert KINDS["vault"] == 5
    assert Counter(room.id for room in DECK if room.kind == "vault") == {"vault-items": 3, "vault-coins": 2}


@pytest.mark.rule("RAID-COMP-06")
@pytest.mark.parametrize("seed", range(3))
def test_each_player_has_a_set_of_power_cards_1_to_5_in_hand_or_before_them(seed: int) -> None:
    assert held(FULL_SET) == [1, 2, 3, 4, 5]
    for match in playing(5, seed):
        for seat in range(5):
            raider = view_of(match, seat).raiders[seat]
            assert raider.hand is not None
            cards = raider.hand + (raider.chosen or []) + raider.played
            assert sorted(card for card in cards if card.startswith("power")) == [f"power-{n}" for n in range(1, 6)]


@pytest.mark.rule("RAID-COMP-07")
@pytest.mark.parametrize("seed", range(6))
def test_there_are_six_cards_of_each_of_the_four_items(seed: int) -> None:
    assert ITEM_IDS == ("torch", "crystal-ball", "key", "sword")
    for match in playing(4, seed):
        s, used = table_of(match), view_of(match).used
        for kind, item in enumerate(ITEM_IDS):
            assert s.supply[kind] + sum(raider.items[kind] for raider in s.raiders) + used.count(item) == 6
            assert all(bool(raider.items[kind]) == bool(raider.has >> FIRST_ITEM + kind & 1) for raider in s.raiders)


@pytest.mark.rule("RAID-COMP-08")
def test_there_are_five_characters() -> None:
    assert sorted(CHARACTER_IDS) == ["explorer", "knight", "thief", "warrior", "wizard"]


@pytest.mark.rule("RAID-COMP-09", "RAID-LVL-03")
def test_five_doors_cover_the_levels_and_go_one_by_one() -> None:
    assert view_of(new_match(3, characters="choose")).piles == 5
    doors = [Table(3, "zombie", level=level).view().piles for level in range(1, 6)]
    assert doors == [4, 3, 2, 1, 0]


@pytest.mark.rule("RAID-COMP-10")
def test_there_are_eleven_bosses_and_each_can_come() -> None:
    assert len({boss.id for boss in BOSSES}) == 11
    assert {table_of(new_match(2, seed)).dungeon[24].id for seed in range(150)} == {boss.id for boss in BOSSES}


@pytest.mark.rule("RAID-COMP-11")
def test_lives_are_not_limited_by_the_24_tokens() -> None:
    table = Table(5, "vault-coins", lives=[8] * 5).play(*["5"] * 5)
    assert table.lives == [10] * 5


@pytest.mark.rule("RAID-COMP-12")
def test_treasure_is_not_limited_by_the_36_tokens() -> None:
    table = Table(3, "treasure-4", treasure=[35, 20, 20]).play("5", "1", "1")
    assert table.treasure == [39, 20, 20]


@pytest.mark.rule("RAID-COMP-13")
@pytest.mark.parametrize("seed", range(3))
def test_one_raider_has_the_first_player_token(seed: int) -> None:
    assert all(view_of(match).first in range(4) for match in playing(4, seed, variant="tactical"))
    assert all(view_of(match).first is None for match in playing(4, seed))


def test_random_play_meets_everything() -> None:
    """The other tests of this folder look at single rooms; here whole matches come across all of them."""
    luck = random.Random(1)
    kinds = {e.kind for s in range(60) for m in [*playing(luck.randint(2, 5), s)][-1:] for e in m.events}
    assert {"lit-torch", "played", "gained", "lost", "healed", "wounded", "died", "petrified", "confused"} <= kinds
    assert {"beaten", "stands", "trap", "trap-still", "took-item", "chest-stays", "chest-too-small"} <= kinds
