"""The four heroes with an interchangeable pair, on both sides of the card: rulings of ROLL-ABIL-01 and ROLL-DRG-03."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table

PAIRS = {
    "spellsword": ("fighter", "mage"),
    "occultist": ("cleric", "mage"),
    "crusader": ("fighter", "cleric"),
    "minstrel": ("mage", "thief"),
}
SWEEPS = {"fighter": "goblin", "cleric": "skeleton", "mage": "ooze"}
TOKENS = {"fighter": "vorpal-sword", "cleric": "talisman", "mage": "scepter-of-power", "thief": "thieves-tools"}
SIX_MONSTERS = "goblin goblin skeleton skeleton ooze ooze"

each_side = pytest.mark.parametrize("master", [False, True])
each_pair = pytest.mark.parametrize(("hero", "pair"), PAIRS.items())


def swept(table: Table, companion: str) -> list[str]:
    """The kinds of monster of which this companion defeats both."""
    return [option.split(":")[2] for option in table.offers(f"fight:{companion}:") if option.endswith(":2")]


@each_side
@each_pair
def test_each_of_the_pair_fights_as_either(hero: str, pair: tuple[str, str], master: bool) -> None:
    table = Table(hero, master=master, level=6, party=" ".join(pair), dungeon=SIX_MONSTERS)
    both = [monster for face, monster in SWEEPS.items() if face in pair]
    assert swept(table, pair[0]) == swept(table, pair[1]) == both
    table.choose(f"fight:{pair[1]}:{both[0]}:2")
    assert len(table.dungeon) == 4
    assert table.party == [pair[0]]


@each_side
@each_pair
def test_a_token_of_the_pair_shares_the_skill(hero: str, pair: tuple[str, str], master: bool) -> None:
    tokens = [TOKENS[face] for face in pair]
    table = Table(hero, master=master, level=6, treasures=" ".join(tokens), dungeon=SIX_MONSTERS)
    both = [monster for face, monster in SWEEPS.items() if face in pair]
    assert [swept(table, token) for token in tokens] == [both, both]


@each_side
@each_pair
def test_companions_outside_the_pair_fight_as_ever(hero: str, pair: tuple[str, str], master: bool) -> None:
    others = [face for face in TOKENS if face not in pair]
    table = Table(hero, master=master, level=6, party=" ".join(others), dungeon=SIX_MONSTERS)
    for face in others:
        assert swept(table, face) == ([SWEEPS[face]] if face in SWEEPS else [])


@each_side
@each_pair
def test_each_of_the_pair_opens_chests_as_either(hero: str, pair: tuple[str, str], master: bool) -> None:
    treasures = " ".join(TOKENS[face] for face in pair)
    table = Table(hero, master=master, level=3, party=" ".join(pair), treasures=treasures, dungeon="chest chest chest")
    most = 3 if "thief" in pair else 1
    for companion in (*pair, *treasures.split()):
        assert table.offers(f"open:{companion}:")[0] == f"open:{companion}:{most}"


@each_side
@each_pair
def test_two_dice_of_one_face_of_the_pair_are_two_kinds_against_the_dragon(
    hero: str, pair: tuple[str, str], master: bool
) -> None:
    for face in pair:
        party = f"{face} {face} champion"
        table = Table(hero, master=master, level=1, exhausted=True, party=party, lair=3, dungeon="dragon")
        assert table.offers("slay") == [f"slay:{face}:{face}:champion"]
        table.choose(f"slay:{face}:{face}:champion")
        assert table.state.lair == 0
        assert table.state.graveyard == 3


@each_side
@each_pair
def test_a_die_and_a_token_of_the_pair_are_two_kinds_against_the_dragon(
    hero: str, pair: tuple[str, str], master: bool
) -> None:
    face, token = pair[0], TOKENS[pair[0]]
    table = Table(hero, master=master, level=1, party=f"{face} champion", treasures=token, lair=3, dungeon="dragon")
    assert f"slay:{face}:champion:{token}" in table.options


@each_side
@each_pair
def test_three_of_the_pair_are_not_three_kinds_against_the_dragon(
    hero: str, pair: tuple[str, str], master: bool
) -> None:
    party = f"{pair[0]} {pair[0]} {pair[1]}"
    table = Table(hero, master=master, level=1, exhausted=True, party=party, lair=3, dungeon="dragon")
    assert table.asked == "dragon"
    assert table.options == ["flee"]


@each_pair
def test_without_the_skill_two_dice_of_one_face_are_one_kind(hero: str, pair: tuple[str, str]) -> None:
    table = Table("half-goblin", level=1, party=f"{pair[0]} {pair[0]} champion", lair=3, dungeon="dragon")
    assert table.options == ["flee"]
    table = Table("half-goblin", level=6, party=" ".join(pair), dungeon=SIX_MONSTERS)
    assert [swept(table, face) for face in pair] == [[SWEEPS[face]] if face in SWEEPS else [] for face in pair]
