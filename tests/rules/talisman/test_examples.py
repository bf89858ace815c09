"""One card or space of each kind, as a pattern for tests of all others."""

from __future__ import annotations

import pytest

from tests.rules.talisman.table import Table


@pytest.mark.rule("TALB-EVT-01", "TALB-EVT-04")
@pytest.mark.parametrize(("alignment", "lives"), [("good", 6), ("neutral", 5), ("evil", 4)])
def test_angel(alignment: str, lives: int) -> None:
    table = Table("warrior", stage="encounter", alignment=alignment, adventure="angel")
    table.settle()
    assert table.me.lives == lives
    assert table.discarded() == ["angel"]


@pytest.mark.rule("TALB-BAT-07", "TALB-TRO-01")
def test_an_enemy_is_killed_and_kept() -> None:
    table = Table("troll", stage="encounter", adventure="bear", dice="3 5").settle()
    assert table.trophies() == ["bear"]
    assert table.lying("fields-1") == []


@pytest.mark.rule("TALB-BAT-08", "TALB-ENM-05")
def test_an_enemy_that_wins_costs_a_life_and_stays() -> None:
    table = Table("wizard", stage="encounter", adventure="bear", dice="1 3").settle()
    assert table.me.lives == 3
    assert table.lying("fields-1") == ["bear"]


@pytest.mark.rule("TALB-OBT-01", "TALB-OBT-03")
def test_an_object_is_taken_or_stays() -> None:
    table = Table("warrior", stage="encounter", adventure="sword")
    assert table.offers == ["take:sword", "done"]
    assert table.do("done").lying("fields-1") == ["sword"]
    table = Table("warrior", stage="encounter", adventure="sword").do("take:sword")
    assert table.objects() == ["sword"]
