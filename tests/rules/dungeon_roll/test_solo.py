"""Playing alone: ROLL-SOLO, and the table of results: ROLL-RANK."""

from __future__ import annotations

import pytest

import undercroft
from tests.rules.dungeon_roll.table import Table

BREAKFAST, DEFENDER, ADVENTURER = "dragons-breakfast", "village-defender", "seasoned-adventurer"
PROTECTOR, LEGEND = "protector", "legendary-hero"


@pytest.mark.rule("ROLL-SOLO-01")
def test_a_solo_game_lasts_three_delves() -> None:
    table = Table("spellsword", party="mage " * 7, rolls="mage " * 14, dungeon="dragon dragon dragon")
    for delve in (1, 2, 3):
        assert table.match.outcome is None
        assert table.seat == 0
        assert table.state.level == 1
        table.choose("rest")
        assert table.me.delves == delve
    assert table.match.outcome is not None
    with pytest.raises(undercroft.Refusal):
        table.match.choose(0, "rest")


@pytest.mark.rule("ROLL-SOLO-01")
def test_the_normal_rules_hold_alone() -> None:
    table = Table(
        "spellsword", level=1, party="mage", exhausted=True, lair=2, dungeon="goblin dragon", rolls="mage " * 7
    )
    table.choose("fight:mage:goblin:1", "rest")
    assert table.me.xp == 1
    assert not table.me.exhausted
    assert (table.state.level, table.state.lair, len(table.party)) == (1, 1, 7)


@pytest.mark.rule("ROLL-SOLO-02")
def test_alone_one_rolls_the_dungeon_dice_too() -> None:
    table = Table("spellsword", party="mage " * 7, dungeon="dragon goblin ooze").choose("seek-glory")
    assert [event.data["lord"] for event in table.told("level")] == [0, 0]
    assert table.state.lord == table.state.adventurer == 0
    assert table.dungeon == ["goblin", "ooze"]


@pytest.mark.rule("ROLL-SOLO-03")
def test_alone_the_score_counts_xp_and_treasures() -> None:
    tokens = "elixir town-portal dragon-scales dragon-scales"
    table = Table("spellsword", level=3, xp=10, treasures=tokens, dungeon="chest chest chest", delves=2)
    table.choose("onward", "rest")
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (10 + 3 + 1 + 2 + 4,)
    assert table.match.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        pytest.param(0, BREAKFAST, marks=pytest.mark.rule("ROLL-RANK-01", "ROLL-SOLO-03")),
        pytest.param(15, BREAKFAST, marks=pytest.mark.rule("ROLL-RANK-01", "ROLL-SOLO-03")),
        pytest.param(16, DEFENDER, marks=pytest.mark.rule("ROLL-RANK-02", "ROLL-SOLO-03")),
        pytest.param(23, DEFENDER, marks=pytest.mark.rule("ROLL-RANK-02", "ROLL-SOLO-03")),
        pytest.param(24, ADVENTURER, marks=pytest.mark.rule("ROLL-RANK-03", "ROLL-SOLO-03")),
        pytest.param(29, ADVENTURER, marks=pytest.mark.rule("ROLL-RANK-03", "ROLL-SOLO-03")),
        pytest.param(30, PROTECTOR, marks=pytest.mark.rule("ROLL-RANK-04", "ROLL-SOLO-03")),
        pytest.param(34, PROTECTOR, marks=pytest.mark.rule("ROLL-RANK-04", "ROLL-SOLO-03")),
        pytest.param(35, LEGEND, marks=pytest.mark.rule("ROLL-RANK-05", "ROLL-SOLO-03")),
        pytest.param(60, LEGEND, marks=pytest.mark.rule("ROLL-RANK-05", "ROLL-SOLO-03")),
    ],
)
def test_the_score_of_a_solo_game_gives_this_rank(points: int, rank: str) -> None:
    table = Table("spellsword", level=1, xp=points, dungeon="goblin", delves=2).choose("flee")
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (points,)
    assert table.notes[0] == rank


@pytest.mark.rule("ROLL-RANK-02")
def test_treasures_count_towards_the_rank() -> None:
    table = Table("spellsword", level=1, xp=14, treasures="town-portal", dungeon="goblin", delves=2).choose("flee")
    assert table.notes[0] == DEFENDER


@pytest.mark.rule("ROLL-SOLO-03")
def test_with_others_at_the_table_there_is_no_rank() -> None:
    table = Table("spellsword", "knight", level=1, xp=15, dungeon="goblin goblin", delves=2).choose("flee", "flee")
    assert table.match.outcome is not None
    assert table.match.outcome.notes == {"0": [], "1": []}
    assert table.match.outcome.winners == (0,)
