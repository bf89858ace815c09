"""The marks of the bosses: RAID-MARK."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_raiders.table import Table

BOTH_RANKS = {"necromancer": 2, "vampire": 3}
"""Bosses that strike two ranks, and their damage."""


# -- whom the boss strikes ----------------------------------------------------------------------


@pytest.mark.rule("RAID-MARK-01")
@pytest.mark.parametrize(("boss", "damage"), BOTH_RANKS.items())
@pytest.mark.parametrize(
    ("cards", "struck"),
    [
        ("1 2 3 4", [1, 1, 0, 0]),
        ("1 1 2 4", [1, 1, 1, 0]),
        ("3 1 4 3", [1, 1, 0, 1]),
        ("1 4 4 4", [1, 1, 1, 1]),
        ("2 2 2 2", [1, 1, 1, 1]),
    ],
)
def test_the_lowest_and_the_next_lowest_value_are_struck(boss: str, damage: int, cards: str, struck: list[int]) -> None:
    table = Table(4, boss=boss, hands=cards.split()).play(*cards.split())
    assert table.lives == [8 - damage * each for each in struck]


@pytest.mark.rule("RAID-MARK-01")
def test_the_ranks_go_by_the_total_of_two_cards() -> None:
    table = Table(4, boss="necromancer", hands=["1 4", "2", "3", "4"]).play("1+4", "2", "3", "4")
    assert table.told("stands")[0].data["total"] == 14
    assert table.lives == [8, 6, 6, 8]


@pytest.mark.rule("RAID-MARK-02")
@pytest.mark.parametrize(("cards", "struck"), [("1 2 3 4", [0, 0, 0, 4]), ("4 1 4 2", [4, 0, 4, 0])])
def test_the_highest_value_is_struck(cards: str, struck: list[int]) -> None:
    table = Table(4, boss="minotaur", hands=cards.split()).play(*cards.split())
    assert table.lives == [8 - wounds for wounds in struck]


@pytest.mark.rule("RAID-MARK-02")
def test_the_highest_goes_by_the_total_of_two_cards() -> None:
    table = Table(3, boss="minotaur", hands=["2 3", "4", "1"]).play("2+3", "4", "1")
    assert table.lives == [4, 8, 8]


@pytest.mark.rule("RAID-MARK-02", "RAID-TWO-07", "RAID-TWO-08")
def test_with_two_alive_the_mark_goes_before_the_rules_for_two() -> None:
    assert Table(2, boss="minotaur", hands=["5", "4"]).play("5", "4").lives == [4, 8]
    assert Table(2, boss="minotaur", hands=["4", "4"]).play("4", "4").lives == [8, 8]
    assert Table(2, boss="vampire", hands=["5", "4"]).play("5", "4").lives == [5, 5]
    assert Table(2, boss="vampire", hands=["4", "4"]).play("4", "4").lives == [8, 8]


# -- what can be used ---------------------------------------------------------------------------


@pytest.mark.rule("RAID-MARK-03")
def test_no_swords_against_the_golem() -> None:
    table = Table(3, boss="golem", hands=["1", "2", "3"], items=["sword sword", "", ""])
    assert table.offers(0) == ["1"]
    for card in ("sword", "1+sword", "sword+sword"):
        table.refuses(0, card, "boss-forbids", "RAID-MARK-03")


@pytest.mark.rule("RAID-MARK-04")
@pytest.mark.parametrize(("boss", "value"), [("mummy", 5), ("vampire", 3), ("sphinx", 0)])
def test_a_torch_counts_what_the_mark_says(boss: str, value: int) -> None:
    table = Table(4, boss=boss, hands=["1", "2", "2", "2"], items=["torch", "", "", ""]).play("1+torch", "2", "2", "2")
    assert table.told("stands")[0].data["total"] == 7 + value


@pytest.mark.rule("RAID-MARK-05")
def test_no_crystal_balls_against_the_necromancer() -> None:
    table = Table(3, boss="necromancer", hands=["1", "2", "3"], items=["ball", "", ""])
    assert table.offers(0) == ["1"]
    for card in ("ball", "1+ball"):
        table.refuses(0, card, "boss-forbids", "RAID-MARK-05")


@pytest.mark.rule("RAID-MARK-06")
def test_a_crystal_ball_counts_five_against_the_sphinx_and_nothing_follows_it() -> None:
    table = Table(4, boss="sphinx", hands=["1 2", "2", "2", "2"], items=["ball", "", "", ""])
    table.play("1+ball", "2", "2", "2")
    assert table.match.outcome is not None
    assert table.told("stands")[0].data["total"] == 12
    alone = Table(4, boss="sphinx", hands=["1 2", "2", "2", "2"], items=["ball", "", "", ""])
    alone.play("ball", "2", "2", "2")
    assert alone.told("stands")[0].data["total"] == 11
    assert alone.lives == [8, 4, 4, 4]


# -- the guarded chest --------------------------------------------------------------------------

STRONG = ["3 4 5"] * 4


def beaten_megadragon(*cards: str, items: tuple[str, ...] = ("", "", "", ""), hands: list[str] = STRONG) -> Table:
    return Table(4, boss="megadragon", hands=hands, items=items).play(*cards)


@pytest.mark.rule("RAID-MARK-07")
def test_when_the_megadragon_is_beaten_all_play_one_more_card_for_a_chest_of_3() -> None:
    table = beaten_megadragon("4+5", "4+5", "4+5", "3+4")
    assert table.told("chest-opens")[0].data == {"room": "megadragon", "chest": 3}
    assert (table.asked, table.seats_asked) == ("claim-chest", [0, 1, 2, 3])
    assert [table.offers(seat) for seat in range(4)] == [["3"], ["3"], ["3"], ["5"]]
    table.play("3", "3", "3", "5")
    assert table.treasure == [5, 5, 5, 8]
    assert table.match.outcome is not None


@pytest.mark.rule("RAID-MARK-07")
def test_the_chest_is_shared_like_any_other() -> None:
    assert beaten_megadragon("4+5", "4+5", "4+5", "4+5").play("3", "3", "3", "3").treasure == [5, 5, 5, 5]
    assert beaten_megadragon("3+5", "3+5", "4+5", "4+5").play("4", "4", "3", "3").treasure == [6, 6, 5, 5]


@pytest.mark.rule("RAID-MARK-07")
def test_keys_and_balls_work_for_the_chest_and_swords_do_not() -> None:
    table = beaten_megadragon("4+5", "4+5", "4+5", "4+5", items=("key sword", "ball sword", "", ""))
    assert table.offers(0) == ["3", "key"]
    table.refuses(0, "sword", "sword-only-for-monsters", "RAID-ITM-13")
    assert table.offers(1) == ["3", "ball"]
    table.play("3", "ball", "3", "3")
    assert (table.asked, table.offers(1)) == ("follow-up", ["3"])


@pytest.mark.rule("RAID-MARK-07")
def test_who_has_no_card_left_for_it_does_not_compete() -> None:
    hands = ["4 5", "4 5", "1 4 5", "2 4 5"]
    table = beaten_megadragon("4+5", "4+5", "4+5", "4+5", hands=hands, items=("", "ball sword torch", "", ""))
    assert table.seats_asked == [2, 3]
    table.play("1", "2")
    assert table.treasure == [5, 5, 5, 8]
    assert beaten_megadragon("4+5", "4+5", "4+5", "4+5", hands=["4 5"] * 4).treasure == [5] * 4


@pytest.mark.rule("RAID-MARK-07")
def test_there_is_no_chest_while_the_megadragon_stands() -> None:
    table = beaten_megadragon("3", "3", "3", "3")
    assert table.match.outcome is not None
    assert table.treasure == [5] * 4


@pytest.mark.rule("RAID-MARK-07")
def test_no_other_boss_guards_a_chest() -> None:
    table = Table(4, boss="sphinx", hands=STRONG).play("4+5", "4+5", "4+5", "4+5")
    assert table.match.outcome is not None


# -- what it does to those it strikes -----------------------------------------------------------


@pytest.mark.rule("RAID-MARK-08")
@pytest.mark.parametrize(("cards", "wounds"), [("1 2 2", 2), ("1 2 3", 3), ("2 4 5", 5)])
def test_the_golem_deals_as_many_wounds_as_the_highest_card(cards: str, wounds: int) -> None:
    assert Table(3, boss="golem", hands=cards.split()).play(*cards.split()).lives == [8 - wounds, 8, 8]


@pytest.mark.rule("RAID-MARK-08")
def test_the_highest_card_is_a_single_card_and_not_a_total() -> None:
    table = Table(3, boss="golem", hands=["2 3", "1", "3 4"], items=["", "key", ""]).play("2+3", "1+key", "3+4")
    assert table.lives == [8, 4, 8]


@pytest.mark.rule("RAID-MARK-09")
@pytest.mark.parametrize(("cards", "lost"), [("1 2 2", 2), ("1 3 4", 4), ("2 5 5", 5)])
def test_victims_of_the_tax_collector_lose_treasure_by_the_highest_card_as_well(cards: str, lost: int) -> None:
    table = Table(3, boss="tax-collector", hands=cards.split(), treasure=[9, 9, 9]).play(*cards.split())
    assert table.lives == [6, 8, 8]
    assert table.treasure == [9 - lost, 9, 9]


@pytest.mark.rule("RAID-MARK-09")
def test_a_sword_is_a_five_for_the_tax_collector_and_two_cards_are_not_added() -> None:
    table = Table(3, boss="tax-collector", hands=["1", "2", "3 4"], items=["", "sword", ""], treasure=[9, 9, 9])
    table.play("1", "sword", "3+4")
    assert table.treasure == [4, 9, 9]
    poor = Table(3, boss="tax-collector", hands=["1", "2", "3 4"], treasure=[3, 9, 9]).play("1", "2", "3+4")
    assert poor.treasure == [0, 9, 9]


@pytest.mark.rule("RAID-MARK-10")
def test_the_medusa_turns_those_she_strikes_to_stone_and_they_are_out() -> None:
    table = Table(4, boss="medusa", hands=["1", "1", "3", "4"], treasure=[40, 30, 5, 4], items=["key", "", "", ""])
    table.play("1", "1", "3", "4")
    assert table.alive == [False, False, True, True]
    assert [raider.stone for raider in table.view().raiders] == [True, True, False, False]
    assert table.lives == [8, 8, 8, 8]
    assert table.outcome.winners == (2,)
    assert table.outcome.scores == (0, 0, 5, 4)
    assert table.outcome.notes == {"0": ["petrified"], "1": ["petrified"], "2": [], "3": []}
    assert table.piles["key"] == 6


@pytest.mark.rule("RAID-MARK-10")
def test_the_last_one_who_is_not_stone_wins() -> None:
    table = Table(3, boss="medusa", hands=["2", "2", "3"], lives=[10, 10, 1], treasure=[9, 9, 0]).play("2", "2", "3")
    assert table.outcome.winners == (2,)
    assert Table(3, boss="medusa", hands=["2", "2", "2"]).play("2", "2", "2").outcome.winners == ()


# -- the double boss ----------------------------------------------------------------------------


@pytest.mark.rule("RAID-MARK-11")
def test_the_hydra_is_fought_twice_with_what_is_left_after_the_first_fight() -> None:
    table = Table(3, boss="hydra", hands=["1 5", "2 3", "2 4"]).play("1", "2", "2")
    assert table.lives == [6, 8, 8]
    assert (table.asked, table.match.decisions[0].about["fight"]) == ("fight-boss", 2)
    assert [table.offers(seat) for seat in range(3)] == [["5"], ["3"], ["4"]]
    table.play("5", "3", "4")
    assert table.told("beaten")[0].data["total"] == 12
    assert table.lives == [6, 8, 8]
    assert table.match.outcome is not None


@pytest.mark.rule("RAID-MARK-11")
def test_the_hydra_is_fought_again_even_if_it_was_beaten() -> None:
    table = Table(3, boss="hydra", hands=["1 5", "2 5", "3 5"]).play("5", "5", "5").play("1", "2", "3")
    assert [event.kind for event in table.match.events if event.kind in ("beaten", "stands")] == ["beaten", "stands"]
    assert table.lives == [6, 8, 8]


@pytest.mark.rule("RAID-MARK-11", "RAID-DTH-05")
def test_in_the_second_fight_only_the_living_count() -> None:
    table = Table(4, boss="hydra", hands=["1 5"] + ["2 3"] * 3, lives=[2, 8, 8, 8]).play("1", "2", "2", "2")
    assert table.seats_asked == [1, 2, 3]
    table.play("3", "3", "3")
    assert table.told("beaten")[0].data == {"room": "hydra", "total": 9, "strength": 8}


@pytest.mark.rule("RAID-MARK-11", "RAID-END-08")
def test_there_is_no_second_fight_for_one_alone() -> None:
    table = Table(2, boss="hydra", hands=["1 5", "2 3"], lives=[2, 8]).play("1", "2")
    assert table.outcome.winners == (1,)


@pytest.mark.rule("RAID-MARK-12")
def test_who_has_no_card_left_for_the_second_fight_counts_zero() -> None:
    table = Table(3, boss="hydra", hands=["5", "2 4", "1 3"]).play("5", "2", "1")
    assert table.told("beaten")
    assert table.seats_asked == [1, 2]
    table.play("4", "3")
    assert table.told("stands")[0].data["total"] == 7
    assert table.lives == [6, 8, 8]


@pytest.mark.rule("RAID-MARK-12")
def test_with_no_cards_left_at_all_everybody_counts_zero() -> None:
    table = Table(3, boss="hydra", hands=["5", "4", "3"]).play("5", "4", "3")
    assert table.told("stands")[0].data["total"] == 0
    assert table.lives == [6, 6, 6]


@pytest.mark.rule("RAID-MARK-12")
def test_who_has_a_card_must_lay_one_in_the_second_fight() -> None:
    table = Table(3, boss="hydra", hands=["1 5", "2 4", "3"], items=["", "", "torch"]).play("5", "4", "3")
    assert table.offers(2) == ["torch"]
    table.refuses(0, "hold", "must-play", "RAID-PLAY-01")


# -- the torch against the wolves ---------------------------------------------------------------


@pytest.mark.rule("RAID-MARK-13")
def test_a_torch_with_a_power_card_protects_from_the_wolf_pack() -> None:
    table = Table(3, boss="wolf-pack", hands=["1", "2", "3"], items=["torch", "", ""]).play("1+torch", "2", "3")
    assert table.seats_told("protected") == [0]
    assert table.lives == [8, 8, 8]
    without = Table(3, boss="wolf-pack", hands=["1", "2", "3"], items=["torch", "", ""]).play("1", "2", "3")
    assert without.lives == [5, 8, 8]


@pytest.mark.rule("RAID-MARK-13")
@pytest.mark.parametrize("cards", ["torch", "torch+key", "torch+torch"])
def test_a_torch_without_a_power_card_does_not_protect(cards: str) -> None:
    table = Table(3, boss="wolf-pack", hands=["1", "5", "5"], items=["torch torch key", "", ""]).play(cards, "5", "5")
    assert table.lives == [5, 8, 8]


@pytest.mark.rule("RAID-MARK-13")
def test_a_sword_is_a_power_card_beside_a_torch() -> None:
    table = Table(2, boss="wolf-pack", hands=["1", "1 5"], items=["torch sword", ""]).play("torch+sword", "1+5")
    assert table.lives == [8, 8]


@pytest.mark.rule("RAID-MARK-13")
def test_the_others_who_are_lowest_are_wounded_all_the_same() -> None:
    table = Table(4, boss="wolf-pack", hands=["1", "1", "2", "3"], items=["torch", "", "", ""])
    table.play("1+torch", "1", "2", "3")
    assert table.lives == [8, 5, 8, 8]


@pytest.mark.rule("RAID-MARK-13")
def test_no_other_boss_fears_torches() -> None:
    table = Table(3, boss="tax-collector", hands=["1", "2", "3"], items=["torch", "", ""]).play("1+torch", "2", "3")
    assert table.lives == [6, 8, 8]
