"""What is printed elsewhere in the rulebook as an example: DGN-BATTLE-10, DGN-BATTLE-15, DGN-STEP-06, DGN-SOLO-13."""

from __future__ import annotations

import pytest

from tests.rules.dungeoneer.table import Table, new_match, state_of
from undercroft.games.dungeoneer.modifiers import characteristic


@pytest.mark.rule("DGN-BATTLE-10")
@pytest.mark.parametrize(("level", "values"), [(8, [3, 6, 5]), (9, [4, 6, 5]), (10, [4, 6, 6])])
def test_the_pictured_table_counts_by_the_level(level: int, values: list[int]) -> None:
    """Melee 3, 4, 4, magic 6, 6, 6, speed 5, 5, 6 in the columns 8, 9, 10: Elendus of the set."""
    match = new_match(2, sets="serpent", heroes=("elendus-sular", "bel-brewspirits"))
    hero = state_of(match).heroes[0]
    hero.level = level
    assert [characteristic(state_of(match), hero, stat) for stat in ("melee", "magic", "speed")] == values


@pytest.mark.rule("DGN-BATTLE-15")
def test_the_corrupt_knight_deals_two_wounds_in_magic() -> None:
    table = Table(phase="villainy", hands=["corrupt", ""], dice="6 1").do("send:corrupt:hand:2:bo", "attack")
    table.do("form:corrupt:magic").settle()
    assert table.hero(1).health == 16
