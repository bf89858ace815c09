"""Where abilities of characters change what cards do."""

from __future__ import annotations

from tests.rules.talisman.laid import draw, lay


def test_market_day_is_free_once_for_the_thief() -> None:
    table = draw("market-day", "thief wizard", gold=[0, 0])
    assert table.asked == (0, "take-purchase")
    table.do("take-purchase:armour")
    assert table.objects() == ["armour"]
    assert table.turn_of == 1


def test_the_thief_takes_a_card_at_the_market_for_nothing() -> None:
    table = lay("market", "thief troll", gold=0).do("take-purchase:raft")
    assert table.objects() == ["raft"]
    assert table.turn_of == 1


def test_the_dwarf_does_not_get_lost_in_the_maze() -> None:
    assert lay("maze", "dwarf troll").settle().me.missing == 0
    assert lay("marsh", "dwarf troll").settle().me.missing == 1


def test_prayers_at_the_shrine_can_be_helped() -> None:
    table = lay("shrine", "monk troll", dice="4").do("add-one")
    assert table.me.lives == 5


def test_a_warrior_rolls_three_dice_against_a_goblin_trapsmith() -> None:
    table = lay("goblin-trapsmith", "warrior monk", "tunnel-1", dice="6 5 2 1").settle()
    assert table.last("scores", "score") == 4 + 2
