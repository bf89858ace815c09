"""Every card, space and ability of the box has a test: named by one, or by a list that one goes through."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.rules.talisman.laid import here, lay
from tests.rules.talisman.table import Table
from tests.rules.talisman.test_enemies import PLAIN
from tests.rules.talisman.test_spaces_outer import DRAWING
from undercroft.games.talisman.content.checking import effects_of
from undercroft.games.talisman.content.pack import content
from undercroft.games.talisman.content.schema import CardTitle

ABILITIES: Final = {
    (role.id, ability.id): tuple(ability.traits) for role in content().characters for ability in role.abilities
}
BY_HAND: Final = {
    "assassinates": "test_the_assassins_victim_adds_no_die",
    "changes-alignment": "test_the_druid_changes_sides_and_knows_the_woods",
    "full-spells-in-woods": "test_the_druid_changes_sides_and_knows_the_woods",
    "safe:maze": "test_the_dwarf_does_not_get_lost_in_the_maze",
    "woods-walk": "test_the_elf_walks_from_woods_to_woods",
    "takes-lives": "test_the_ghoul_takes_lives",
    "raises-dead": "test_the_ghoul_raises_the_dead",
    "charms-animals": "test_the_minstrel_charms_animals",
    "takes-maiden": "test_the_minstrel_courts",
    "adds-craft": "test_the_monk_adds_craft_and_uses_no_arms",
    "no-weapon": "test_the_monk_adds_craft_and_uses_no_arms",
    "no-armour": "test_the_monk_adds_craft_and_uses_no_arms",
    "always-a-spell": "test_some_are_never_without_a_spell",
    "replaces-card": "test_abilities_about_adventure_cards_mean_dungeon_cards_there",
    "sees-spells": "test_the_prophetess_sees_all_spells",
    "beguiles": "test_the_sorceress_beguiles_and_lures",
    "takes-followers": "test_the_sorceress_beguiles_and_lures",
    "steals": "test_the_thief_steals",
    "free-purchase": "test_market_day_is_free_once_for_the_thief",
    "two-attack-dice": "test_the_warrior_uses_the_higher_die",
    "two-move-dice": "test_the_amazon_rolls_two_dice_and_chooses",
    "another-round": "test_the_amazon_fights_on",
    "save-plus-one": "test_the_gladiator_trains_followers_and_wears_armour",
    "followers-fight": "test_the_gladiator_trains_followers_and_wears_armour",
    "two-fate-dice": "test_the_gypsys_fate",
    "reads-palms": "test_the_gypsy_reads_palms",
    "sees-top": "test_the_philosopher_looks_ahead_and_talks",
    "extra-turn-on-five": "test_the_swashbuckler_takes_another_turn",
    "one-die-portal": "test_one_die_by_craft_for_some",
}
"""Tests elsewhere of what one character does; what several share, or a space decides, is tested here."""


def having(trait: str) -> list[tuple[str, str]]:
    """Who has such an ability, and what stands behind the colon."""
    return [
        (role, each.partition(":")[2])
        for (role, _), traits in ABILITIES.items()
        for each in traits
        if each.partition(":")[0] == trait
    ]


def sources() -> dict[str, ast.Module]:
    return {path.name: ast.parse(path.read_text()) for path in Path(__file__).parent.glob("test_*.py")}


@cache
def named() -> set[str]:
    """The words of all that tests lay, draw and do; what is only said about them does not count."""
    found: set[str] = set()
    for module in sources().values():
        said = [node.value for node in ast.walk(module) if isinstance(node, ast.Expr)]
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
                found |= set(re.findall(r"[a-z0-9-]+", node.value))
    return found


def untested(cards: Iterable[CardTitle]) -> list[str]:
    """Enemies that do nothing but fight with their value are all tested by a list."""
    plain = {card.id for card in PLAIN if not (effects_of(card) or card.traits or card.placed or card.fateless)}
    return sorted({card.id for card in cards} - named() - plain)


def test_every_card_and_space_has_a_test() -> None:
    assert untested(content().cards) == []
    assert sorted({space.id for space in content().board.space} - named() - set(DRAWING)) == []


@pytest.mark.parametrize("like", ["storm", "healing", "mule", "tinker-imp", "market"])
def test_a_new_card_would_be_missed(like: str) -> None:
    """An Event, a Spell, a Follower, an Enemy with a will of its own, a Place."""
    card = next(card for card in content().cards if card.id == like)
    new = msgspec.structs.replace(card, id=f"another-{like}")
    assert untested([*content().cards, new]) == [new.id]


def test_every_ability_has_a_test() -> None:
    tests = {
        node.name
        for module in sources().values()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
    assert sorted(set(BY_HAND.values()) - tests) == []
    left = {
        f"{role}/{ability}: {trait}"
        for (role, ability), traits in ABILITIES.items()
        for trait in traits
        if trait not in BY_HAND and trait.partition(":")[0] not in SHARED
    }
    assert sorted(left) == []


SHARED: Final = (
    "optional", "evades", "plus-one", "two-dice", "psychic-attack", "two-weapons", "heals-on-six", "two-dice-mines",
    "friend-of-beasts", "destroys-spirits", "spell-for-spirit",
)  # fmt: skip


@pytest.mark.parametrize(("role", "space"), having("optional"))
def test_who_need_not_roll_on_a_space(role: str, space: str) -> None:
    table = here(f"{role} monk", f"{space}-1")
    assert table.asked == (0, "visit")
    table.do("decline")
    assert [event for event in table.told("rolled") if event.data["seat"] == 0] == []


@pytest.mark.parametrize(("role", "space"), having("evades"))
def test_who_may_evade_on_a_space(role: str, space: str) -> None:
    assert "evade:dragon:1" in lay("dragon", f"{role} monk", f"{space}-1").offers
    assert "evade:dragon:1" not in lay("dragon", f"{role} monk", "fields-1").offers


@pytest.mark.parametrize("role", [role for role, _ in having("psychic-attack")])
def test_who_may_attack_in_psychic_combat(role: str) -> None:
    table = Table(f"{role} monk", at="fields-1", stage="encounter")
    assert "attack:monk:psychic" in table.offers
    assert "attack:elf:psychic" not in Table("troll elf", at="fields-1", stage="encounter").offers


@pytest.mark.parametrize(("role", "what"), having("plus-one"))
def test_who_may_add_one_to_a_die(role: str, what: str) -> None:
    table = ADDING[what](role)
    assert table.asked == (0, "add-one")
    assert "add-one" in table.offers


def test_the_swashbuckler_chooses_of_two_dice_in_the_tavern() -> None:
    table = here("swashbuckler troll", "tavern-1", dice="1 4", fate=0, gold=1).do("use-die:2")
    assert table.me.gold == 2


def test_the_dwarf_rolls_two_dice_in_the_mines() -> None:
    mines = [here(f"{role} monk", "mines", dice="1 2 6", fate=0).settle() for role in ("dwarf", "troll")]
    assert [table.told("rolled")[0].data["dice"] for table in mines] == [("1", "2"), ("1", "2", "6")]


def test_the_warrior_fights_with_two_weapons() -> None:
    table = lay("bear", "warrior monk", objects="sword axe", dice="2 5 1").settle()
    assert table.last("scores", "score") == 4 + 5 + 2


def test_the_troll_heals_instead_of_moving_on_a_six() -> None:
    table = Table("troll monk", at=["fields-1", "city-1"], lives=2, dice="6", fate=0)
    assert "rest" in table.offers
    assert table.do("rest").me.lives == 3
    assert table.turn_of == 1
    assert "rest" not in Table("troll monk", at=["fields-1", "city-1"], lives=2, dice="5", fate=0).offers


def test_animals_and_dragons_do_not_attack_the_minstrel() -> None:
    for card in ("bear", "dragon"):
        table = lay(card, "minstrel monk", fate=0)
        assert "go-on" in table.offers
        table.choose(0, next(option for option in table.offers if option.startswith(("leave", "pass", "decline"))))
        assert (table.told("scores"), table.me.lives) == ([], 4)
    assert lay("goblin", "minstrel monk", dice="1 1 6").told("scores") != []


def test_the_priest_destroys_spirits_for_spells() -> None:
    table = lay("wraith", "priest troll", spells="healing").do("destroy:wraith:1")
    assert (table.hand(), table.told("scores")) == (["healing"], [])


ADDING: Final = {
    "cave": lambda role: lay("cave", f"{role} troll", dice="3", fate=0),
    "prayer": lambda role: lay("shrine", f"{role} troll", dice="4"),
    "study": lambda role: here(f"{role} troll", "library", dice="5"),
}
