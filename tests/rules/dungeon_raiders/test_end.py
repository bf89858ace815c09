"""The end of the game, and the rules for two: RAID-END, RAID-TWO."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_raiders.table import Table, playing, table_of


def standing(lives: list[int], treasure: list[int], dead: tuple[int, ...] = ()) -> undercroft.Outcome:
    """The boss does nothing to anybody; then the game is over."""
    seats = len(lives)
    if seats - len(dead) == 2:
        table = Table(seats, boss="sphinx", hands=["4"] * seats, lives=lives, treasure=treasure, dead=dead)
        table.play("4", "4")
    else:
        table = Table(seats, boss="sphinx", hands=["4 5"] * seats, lives=lives, treasure=treasure, dead=dead)
        table.play(*["4+5"] * (seats - len(dead)))
    assert table.lives == lives
    return table.outcome


# -- RAID-END ---------------------------------------------------------------------------------


@pytest.mark.rule("RAID-END-01")
def test_the_game_ends_when_the_fifth_level_is_completed() -> None:
    table = Table(3, "vault-coins", level=5, room=4)
    table.play("1", "1", "1")
    assert table.match.outcome is None
    assert table.asked == "fight-boss"
    while table.match.decisions:
        table.play(*[table.offers(seat)[-1] for seat in table.seats_asked])
    assert table.view().level == 5
    assert table.match.outcome is not None


@pytest.mark.rule("RAID-END-01")
@pytest.mark.parametrize("seed", range(12))
def test_a_match_ends_after_25_rooms_or_with_less_than_two_alive(seed: int) -> None:
    *_, match = playing(4, seed)
    s = table_of(match)
    assert s.place == 25 or len(s.living) < 2
    assert match.decisions == ()


@pytest.mark.rule("RAID-END-02")
@pytest.mark.parametrize("weakest", [0, 1, 2])
def test_the_survivor_with_the_fewest_lives_faints_and_cannot_win(weakest: int) -> None:
    lives = [5, 5, 5]
    lives[weakest] = 4
    treasure = [3, 3, 3]
    treasure[weakest] = 30
    outcome = standing(lives, treasure)
    assert outcome.winners == tuple(seat for seat in range(3) if seat != weakest)
    assert outcome.notes[str(weakest)] == ["fainted"]
    assert outcome.scores[weakest] == 30


@pytest.mark.rule("RAID-END-02")
def test_the_dead_do_not_save_the_weakest_survivor() -> None:
    assert standing([0, 5, 6, 7], [9, 20, 3, 2], dead=(0,)).winners == (2,)


@pytest.mark.rule("RAID-END-02")
def test_of_two_survivors_of_a_larger_game_the_weaker_faints() -> None:
    assert standing([0, 5, 6], [9, 20, 3], dead=(0,)).winners == (2,)
    assert standing([0, 6, 6], [9, 20, 3], dead=(0,)).winners == (1,)


@pytest.mark.rule("RAID-END-02")
def test_those_who_faint_are_told_of() -> None:
    table = Table(4, boss="sphinx", hands=["4 5"] * 4, lives=[5, 4, 6, 4]).play(*["4+5"] * 4)
    assert [(event.data["seat"], event.data["lives"]) for event in table.told("fainted")] == [(1, 4), (3, 4)]


@pytest.mark.rule("RAID-END-03")
def test_all_who_are_tied_for_the_fewest_lives_faint() -> None:
    outcome = standing([4, 4, 5, 6], [30, 29, 2, 1])
    assert outcome.winners == (2,)
    assert outcome.notes == {"0": ["fainted"], "1": ["fainted"], "2": [], "3": []}
    assert standing([4, 4, 4, 6], [30, 29, 28, 1]).winners == (3,)


@pytest.mark.rule("RAID-END-04")
def test_nobody_faints_if_all_survivors_have_equally_many_lives() -> None:
    assert standing([5, 5, 5], [1, 9, 2]).winners == (1,)
    assert standing([5, 0, 5, 5], [1, 9, 3, 2], dead=(1,)).winners == (2,)


@pytest.mark.rule("RAID-END-05")
@pytest.mark.parametrize("richest", [0, 1, 2])
def test_the_richest_of_those_standing_wins(richest: int) -> None:
    treasure = [7, 7, 7, 50]
    treasure[richest] = 8
    assert standing([9, 5, 3, 2], treasure).winners == (richest,)


@pytest.mark.rule("RAID-END-06")
def test_equal_treasure_is_won_by_the_one_with_the_most_lives_left() -> None:
    assert standing([5, 7, 6, 2], [8, 8, 8, 8]).winners == (1,)
    assert standing([5, 10, 6, 2], [8, 7, 8, 8]).winners == (2,)


@pytest.mark.rule("RAID-END-07")
def test_with_equal_lives_as_well_they_win_together() -> None:
    assert standing([6, 6, 5, 2], [8, 8, 8, 8]).winners == (0, 1)
    assert standing([6, 6, 6], [8, 8, 8]).winners == (0, 1, 2)


@pytest.mark.rule("RAID-END-08")
def test_the_last_one_alive_wins_at_once_whatever_the_treasure() -> None:
    table = Table(3, "dragon treasure-4", lives=[3, 3, 1], treasure=[30, 20, 0]).play("1", "1", "2")
    assert table.outcome.winners == (2,)
    assert table.outcome.scores == (0, 0, 0)
    assert table.view().level == 1


@pytest.mark.rule("RAID-END-08")
def test_if_the_last_die_together_nobody_wins() -> None:
    table = Table(3, "dragon", lives=[3, 2, 1]).play("1", "1", "1")
    assert table.outcome.winners == ()
    assert table.alive == [False, False, False]


@pytest.mark.rule("RAID-END-08")
def test_with_two_alive_the_game_goes_on() -> None:
    table = Table(3, "dragon treasure-4", lives=[3, 8, 8]).play("1", "2", "2")
    assert table.match.outcome is None


@pytest.mark.rule("RAID-END-08", "RAID-END-01")
def test_a_raider_who_dies_to_the_boss_is_not_among_the_survivors() -> None:
    table = Table(3, boss="minotaur", hands=["3", "2", "2"], lives=[4, 5, 6], treasure=[30, 9, 1]).play("3", "2", "2")
    assert table.outcome.winners == (2,)
    assert table.outcome.notes == {"0": ["dead"], "1": ["fainted"], "2": []}


# -- RAID-TWO ---------------------------------------------------------------------------------


@pytest.mark.rule("RAID-TWO-01")
def test_two_play_by_the_usual_rules_otherwise() -> None:
    assert Table(2, "treasure-4-2").play("3", "2").treasure == [9, 7]
    assert Table(2, "treasure-3").play("3", "3").treasure == [6, 6]
    assert Table(2, "spikes").play("2", "5").lives == [6, 6]
    assert Table(2, "magnet", treasure=[9, 5]).play("1", "5").treasure == [6, 5]
    assert Table(2, "vault-items").play("3", "3").items(1) == ["key"]


@pytest.mark.rule("RAID-TWO-02")
def test_of_two_nobody_faints() -> None:
    outcome = standing([1, 9], [6, 5])
    assert outcome.winners == (0,)
    assert outcome.notes == {"0": [], "1": []}


@pytest.mark.rule("RAID-TWO-03")
@pytest.mark.parametrize(("treasure", "winner"), [([6, 5], 0), ([5, 6], 1), ([0, 1], 1)])
def test_the_richer_of_two_wins(treasure: list[int], winner: int) -> None:
    assert standing([4, 4], treasure).winners == (winner,)
    assert standing([1, 9], treasure).winners == (winner,)
    assert standing([9, 1], treasure).winners == (winner,)


@pytest.mark.rule("RAID-TWO-04")
def test_of_two_who_are_equally_rich_the_one_with_more_lives_wins() -> None:
    assert standing([4, 5], [6, 6]).winners == (1,)
    assert standing([5, 4], [6, 6]).winners == (0,)


@pytest.mark.rule("RAID-TWO-05")
def test_two_who_are_equal_in_all_both_win() -> None:
    assert standing([5, 5], [6, 6]).winners == (0, 1)


@pytest.mark.rule("RAID-TWO-06")
@pytest.mark.parametrize("room", ["snake", "zombie", "dragon"])
def test_two_cannot_beat_a_monster_whatever_they_play(room: str) -> None:
    table = Table(2, room, items=["sword", ""]).play("sword", "4")
    assert table.lives[1] < 8
    assert table.told("beaten") == []
    assert table.told("unbeatable")


@pytest.mark.rule("RAID-TWO-06")
def test_two_cannot_beat_a_boss_either_and_its_chest_stays_closed() -> None:
    hands = ["4 5", "3 5"]
    table = Table(2, boss="megadragon", hands=hands, items=["sword sword", "sword sword"])
    table.play("sword+sword", "5+sword")
    assert table.told("beaten") == []
    table = Table(2, boss="megadragon", hands=hands, items=["sword", "sword sword"]).play("4+sword", "5+sword")
    assert table.lives == [4, 8]
    assert table.told("chest-opens") == []


@pytest.mark.rule("RAID-TWO-07")
@pytest.mark.parametrize(("cards", "lives"), [(("5", "4"), [8, 6]), (("1", "2"), [6, 8]), (("5", "1"), [8, 6])])
def test_of_two_the_lower_value_is_attacked_every_time(cards: tuple[str, str], lives: list[int]) -> None:
    assert Table(2, "goblin").play(*cards).lives == lives


@pytest.mark.rule("RAID-TWO-08")
@pytest.mark.parametrize("card", ["1", "3", "5"])
def test_two_equal_values_confuse_the_monster(card: str) -> None:
    table = Table(2, "dragon").play(card, card)
    assert table.lives == [8, 8]
    assert table.told("confused")


@pytest.mark.rule("RAID-TWO-08")
def test_a_sword_and_a_five_are_equal() -> None:
    assert Table(2, "dragon", items=["sword", ""]).play("sword", "5").lives == [8, 8]
