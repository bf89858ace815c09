"""What is in the box: counts, faces and cards, as the rulebook lists them."""

from __future__ import annotations

from itertools import product

import pytest

from undercroft.games.descent.content.boards import board_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.checking import check
from undercroft.games.descent.content.dice import RESULTS, SHIELDS, passes, shield_ways, sum_of, ways

FIGURES = {
    "zombie": (4, 1),
    "goblin-archer": (4, 1),
    "cave-spider": (4, 1),
    "flesh-moulder": (3, 1),
    "barghest": (3, 1),
    "ettin": (1, 1),
    "elemental": (1, 1),
    "merriod": (1, 1),
    "shadow-dragon": (1, 1),
}


@pytest.mark.rule(
    "DESC-COMP-04",
    "DESC-COMP-05",
    "DESC-COMP-06",
    "DESC-COMP-07",
    "DESC-COMP-08",
    "DESC-COMP-09",
    "DESC-COMP-10",
    "DESC-COMP-11",
    "DESC-COMP-12",
    "DESC-COMP-13",
    "DESC-CMPD-03",
    "DESC-CMPD-04",
)
def test_monster_figures() -> None:
    assert {card.id: tuple(card.figures) for card in BOX.monsters.values()} == FIGURES
    assert sum(sum(card.figures) for card in BOX.monsters.values()) == 31
    for card in BOX.monsters.values():
        for ranks in card.acts:
            assert ranks.master.health > ranks.minion.health


@pytest.mark.rule(
    "DESC-COMP-14",
    "DESC-COMP-15",
    "DESC-COMP-16",
    "DESC-COMP-17",
    "DESC-COMP-18",
    "DESC-COMP-19",
    "DESC-COMP-20",
    "DESC-DICE-01",
    "DESC-DICE-02",
)
def test_dice_in_the_box() -> None:
    counts = {"blue": 1, "red": 2, "yellow": 2, "brown": 1, "grey": 2, "black": 1}
    assert {die.id: die.in_box for die in BOX.dice.values()} == counts
    assert sum(counts.values()) == 9
    kinds = {die.id: die.kind for die in BOX.dice.values()}
    assert kinds == {
        "blue": "attack",
        "red": "power",
        "yellow": "power",
        "brown": "defence",
        "grey": "defence",
        "black": "defence",
    }
    assert all(len(die.faces) == 6 for die in BOX.dice.values())


@pytest.mark.rule("DESC-DICE-05", "DESC-DICE-06", "DESC-DICE-07", "DESC-DICE-08")
def test_symbols_on_the_dice() -> None:
    assert {result.range for result in RESULTS["blue"] if not result.miss} == {2, 3, 4, 5, 6}
    assert sum(result.miss for colour in RESULTS for result in RESULTS[colour]) == 1
    assert [result.damage for result in RESULTS["red"]] == [1, 2, 2, 2, 3, 3]
    for die in BOX.dice.values():
        has_shields = any(SHIELDS[die.id])
        assert has_shields is (die.kind == "defence")
        assert any(result.surges for result in RESULTS[die.id]) is (die.kind != "defence")


@pytest.mark.rule("DESC-COMP-03", "DESC-COMP-22", "DESC-CMPD-06", "DESC-SHEET-01", "DESC-SHEET-04", "DESC-ARCH-01")
def test_hero_sheets() -> None:
    assert len(BOX.heroes) == 8
    for sheet in BOX.heroes.values():
        assert sheet.speed
        assert sheet.health
        assert sheet.stamina
        assert sheet.defence == ["grey"]
        assert sheet.might + sheet.knowledge + sheet.willpower + sheet.awareness == 11


@pytest.mark.rule("DESC-ARCH-02", "DESC-SETH-07", "DESC-CMPD-08", "DESC-CLASS-01", "DESC-CLASS-02")
def test_archetypes_and_classes() -> None:
    archetypes = ["warrior", "healer", "mage", "scout"]
    for archetype in archetypes:
        assert len([each for each in BOX.heroes.values() if each.archetype == archetype]) == 2
        assert len([each for each in BOX.classes.values() if each.archetype == archetype]) == 2


@pytest.mark.rule("DESC-COMP-26", "DESC-CMPD-09", "DESC-CLASS-04", "DESC-CLASS-05", "DESC-CLASS-07", "DESC-CLASS-08")
def test_class_cards() -> None:
    cards = sum(len(each.items) + len(each.skills) + bool(each.familiar) for each in BOX.classes.values())
    assert cards == 84
    for each in BOX.classes.values():
        assert [skill.xp for skill in each.skills].count(0) == 1
        assert sum(skill.xp for skill in each.skills) == 15
        assert each.items
        assert all(item.act == 0 for item in each.items)
    assert BOX.skills["unseen"].fatigue == 2
    assert BOX.skills["weapon-mastery"].fatigue == 0


@pytest.mark.rule("DESC-COMP-27", "DESC-COMP-28", "DESC-CMPD-11", "DESC-SHCARD-07")
def test_shop_cards() -> None:
    counts = [sum(item.count for item in BOX.shop.values() if item.act == act) for act in (1, 2)]
    assert counts == [20, 14]
    assert all(item.cost for item in BOX.shop.values())


@pytest.mark.rule("DESC-COMP-30", "DESC-SCARD-02", "DESC-SCARD-04")
def test_search_cards() -> None:
    assert sum(card.count for card in BOX.search.values()) == 12
    assert {card.trait for card in BOX.search.values()} == {"potion", "item", "special"}
    assert BOX.search["health-potion"].gold == 25


@pytest.mark.rule("DESC-COMP-33", "DESC-SETO-07", "DESC-CMPD-15")
def test_overlord_cards() -> None:
    assert sum(card.count for card in BOX.overlord.values()) == 40
    assert sum(card.count for card in BOX.overlord.values() if card.deck == "basic") == 15


@pytest.mark.rule("DESC-COMP-34", "DESC-COMP-35", "DESC-CMPD-16", "DESC-CMPD-17", "DESC-MCARD-01", "DESC-MCARD-09")
def test_monster_and_lieutenant_cards() -> None:
    assert sum(len(card.acts) for card in BOX.monsters.values()) == 18
    assert sum(len(card.acts) for card in BOX.lieutenants.values()) == 12
    assert all(len(card.groups) == 3 for card in BOX.monsters.values())
    assert all(len(act) == 3 for card in BOX.lieutenants.values() for act in card.acts)


@pytest.mark.rule("DESC-CBX-07", "DESC-LMX-03", "DESC-LMX-04", "DESC-LMX-05", "DESC-RECOV-05", "DESC-RECOV-06")
def test_numbers_of_the_rulebook() -> None:
    assert BOX.monsters["zombie"].acts[0].master.health == 6
    assert BOX.monsters["ettin"].acts[0].master.speed == 3
    assert BOX.monsters["shadow-dragon"].acts[0].minion.speed == 3
    assert BOX.monsters["ettin"].base == (2, 2)
    assert BOX.monsters["shadow-dragon"].base == (3, 2)
    assert BOX.heroes["tomble"].stamina == 5
    assert BOX.skills["unseen"].fatigue == 2


@pytest.mark.rule("DESC-FAM-14", "DESC-FAM-15", "DESC-SURGE-10", "DESC-MOVEX-02", "DESC-ROLL-15", "DESC-ROLL-16")
def test_cards_of_the_examples() -> None:
    familiar = BOX.classes["necromancer"].familiar
    assert familiar is not None
    assert (familiar.speed, familiar.dice) == (3, ["blue", "red"])
    assert [surge.damage for surge in BOX.items["chipped-greataxe"].surges] == [1, 1]
    assert BOX.heroes["grisban"].speed == 3
    assert BOX.items["yew-shortbow"].dice == ["blue", "yellow"]
    assert BOX.monsters["goblin-archer"].acts[0].minion.defence == ["grey"]


@pytest.mark.rule("DESC-CBX-05")
def test_a_weapon_with_the_surges_of_the_example() -> None:
    surges = BOX.items["sling"].surges
    assert [(each.range, each.damage, each.condition) for each in surges] == [(1, 1, None), (0, 0, "stunned")]


@pytest.mark.rule("DESC-TILE-01", "DESC-TILE-03", "DESC-CMPD-23")
def test_tiles() -> None:
    numbered = [tile for tile in BOX.tiles if tile[0].isdigit()]
    assert len(numbered) == 60
    assert {tile[:-1] for tile in numbered if tile.endswith("A")} == {tile[:-1] for tile in numbered if tile[-1] == "B"}
    assert {BOX.tiles[tile].setting for tile in numbered if tile.endswith("A")} <= {"outdoor", "indoor"}


@pytest.mark.parametrize("quest", BOX.quests)
def test_quests_can_be_laid_out(quest: str) -> None:
    assert check(BOX.quests[quest]) == []


def test_distributions_are_those_of_all_faces() -> None:
    dice = ("blue", "red", "yellow")
    found = ways(dice)
    for result in found:
        count = 0
        for faces in product(range(6), repeat=3):
            rolled = sum_of(dice, faces)
            count += rolled.miss if result.miss else rolled == result
        assert found[result] == pytest.approx(count / 216)
    assert sum(found.values()) == pytest.approx(1)
    shields = [sum(pair) for pair in product(SHIELDS["grey"], SHIELDS["black"])]
    for number, share in enumerate(shield_ways(("grey", "black"))):
        assert share == pytest.approx(shields.count(number) / 36)


@pytest.mark.rule("DESC-TEST-01", "DESC-TEST-02")
@pytest.mark.parametrize("attribute", range(8))
def test_tests_pass_up_to_the_attribute(attribute: int) -> None:
    rolls = [grey + black for grey, black in product(SHIELDS["grey"], SHIELDS["black"])]
    assert passes(attribute) == pytest.approx(len([roll for roll in rolls if roll <= attribute]) / 36)


@pytest.mark.rule("DESC-EXIT-02", "DESC-EXIT-04")
def test_outermost_spaces_of_the_exit() -> None:
    board = board_of("first-blood", 0)
    assert board.exits["Exit"] == board.ground.spaces([(1, 1), (2, 1)])
    assert board.exits["Entrance"] == board.ground.spaces([(10, 9), (10, 10)])
