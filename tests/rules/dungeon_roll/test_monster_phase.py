"""1) The monster phase: ROLL-MON."""

from __future__ import annotations

import pytest

from tests.rules.dungeon_roll.table import Table


@pytest.mark.rule("ROLL-MON-14")
def test_one_fighter_defeats_any_number_of_goblins() -> None:
    table = Table(level=3, party="fighter thief", dungeon="goblin goblin goblin")
    assert table.offers("fight:fighter") == ["fight:fighter:goblin:3", "fight:fighter:goblin:2", "fight:fighter:goblin:1"]
    table.choose("fight:fighter:goblin:3")
    assert table.dungeon == []
    assert table.party == ["thief"]
