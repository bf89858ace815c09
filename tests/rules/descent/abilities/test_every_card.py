"""Every card of the box does something, and a test proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.games.descent.abilities.every import EVERY
from undercroft.games.descent.abilities.registry import ABILITIES, Ability
from undercroft.games.descent.content.box import BOX

assert EVERY
FOLDER = Path(__file__).parent
MARKED = {
    name
    for path in FOLDER.glob("test_*.py")
    for names in re.findall(r"mark\.card\(([^)]*)\)", path.read_text(encoding="utf-8"))
    for name in re.findall(r'"([^"]+)"', names)
}
AT_ONCE = ("treasure-chest", "nothing")
"""Search cards that work when they are drawn."""
SURGES = {
    "iron-longsword": "reroll-defence",
    "crossbow": "push",
    "magic-staff": "arc",
    "mace-of-kellos": "sweep",
}
"""Items that do what they do by a surge."""


def fighters() -> list[str]:
    """All abilities and deeds of monsters and lieutenants."""
    cards = [rank for card in BOX.monsters.values() for act in card.acts for rank in (act.minion, act.master)]
    cards += [fighter for card in BOX.lieutenants.values() for act in card.acts for fighter in act]
    found = [name for card in cards for name in card.abilities]
    return list(dict.fromkeys([*found, *[surge.deed for card in cards for surge in card.surges if surge.deed]]))


def plain(name: str) -> bool:
    """Items that are nothing but dice, surges, Pierce, Reach and the like."""
    item = BOX.items[name]
    return not item.exhaust and not any(surge.deed for surge in item.surges) and bool(item.attack)


SHEETS = [f"{hero}-{part}" for hero in BOX.heroes for part in ("ability", "feat")]
CARDS = [*BOX.skills, *BOX.overlord, *SHEETS, *[name for name in BOX.search if name not in AT_ONCE], *fighters()]


@pytest.mark.parametrize("name", CARDS)
def test_it_has_an_effect_and_a_test(name: str) -> None:
    assert name in ABILITIES
    assert type(ABILITIES[name]) is not Ability
    assert name in MARKED


@pytest.mark.parametrize("name", BOX.items)
def test_items_have_an_effect_or_are_numbers(name: str) -> None:
    known = SURGES.get(name, name)
    assert known in ABILITIES or plain(name)
    assert name in MARKED or name not in ABILITIES


@pytest.mark.parametrize("name", AT_ONCE)
def test_what_works_when_drawn(name: str) -> None:
    assert name in MARKED


def test_nothing_is_entered_that_no_card_has() -> None:
    known = {*CARDS, *BOX.items, *SURGES.values()}
    assert sorted(set(ABILITIES) - known) == []
