"""Damage, fatigue, being knocked out, conditions, attribute tests."""

from __future__ import annotations

import pytest

from tests.rules.descent.table import Table
from undercroft.games.descent.state import DISEASED, IMMOBILIZED, POISONED, STUNNED
from undercroft.games.descent.wounds import inflict, suffer, tire

PAIR = {"grisban": "berserker", "jain": "wildlander"}


def run(coroutine: object) -> None:
    """Through to the end, where nothing is asked."""
    assert list(coroutine) == []  # type: ignore[call-overload]  # a generator


def bitten(damage: int, row: str = "gz.", hand: tuple[str, ...] = ()) -> Table:
    """A zombie hits Grisban for four, who has suffered this much before."""
    at = {"grisban": "g", "zombie-1": "z", "jain": "."}
    table = Table(row, at=at, party=PAIR, turn="zombie-1", blue="r2d2s1", yellow="d2", grey="0")
    table.figure("grisban").damage = damage
    table.hero("grisban").fatigue = 1
    return table.do("attack:own-attack:grisban", "keep")


@pytest.mark.rule("DESC-DMG-04", "DESC-HEALTH-01", "DESC-CMPD-24")
def test_damage_is_kept() -> None:
    assert bitten(2).figure("grisban").damage == 6


@pytest.mark.rule("DESC-HEALTH-02", "DESC-DEF-01", "DESC-DEF-03", "DESC-KO-01", "DESC-KO-03", "DESC-KO-08")
def test_as_much_damage_as_health_knocks_a_hero_out() -> None:
    table = bitten(12)
    hero = table.hero("grisban")
    assert table.figure("grisban").damage == 14
    assert hero.fatigue == 4
    assert hero.fallen == table.space("g")
    assert table.figure("grisban").spaces == 0
    assert bitten(9).hero("grisban").fallen < 0


@pytest.mark.rule("DESC-KO-05")
def test_the_overlord_draws_for_it() -> None:
    assert len(bitten(12).s.hand) == 1
    assert len(bitten(5).s.hand) == 0


@pytest.mark.rule("DESC-KO-04", "DESC-KO-09")
def test_conditions_end_and_none_come() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1")
    figure = table.figure("grisban")
    inflict(table.s, figure, POISONED)
    run(suffer(table.s, figure, 14))
    assert figure.conditions == 0
    inflict(table.s, figure, POISONED)
    assert figure.conditions == 0


@pytest.mark.rule("DESC-KO-06")
def test_who_falls_in_the_own_turn_ends_it() -> None:
    table = Table("goz", at={"grisban": "g", "jain": "z"}, party=PAIR)
    table.figure("grisban").damage = 12
    table.do("move").go("o")
    assert table.hero("grisban").done
    assert table.s.active == "jain"


@pytest.mark.rule("DESC-KO-07")
def test_who_is_down_has_no_abilities() -> None:
    table = Table("g.z", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1")
    run(suffer(table.s, table.figure("grisban"), 14))
    from undercroft.games.descent.abilities.registry import abilities_of

    assert abilities_of(table.s, table.figure("grisban")) == []


@pytest.mark.rule("DESC-DEF-02")
def test_a_defeated_monster_leaves_the_map() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, blue="r2d2s1", red="d3", brown="0")
    table.do("attack:chipped-greataxe:zombie-1", "keep")
    assert table.figure("zombie-1").spaces == 0
    assert not table.can("attack:chipped-greataxe:zombie-1")


@pytest.mark.rule("DESC-FAT-01", "DESC-RECOV-04")
def test_fatigue_beyond_stamina_is_damage() -> None:
    table = Table("t.z", at={"tomble": "t", "zombie-1": "z"}, party={"tomble": "thief"})
    table.hero("tomble").fatigue = 4
    run(tire(table.s, table.figure("tomble"), 2))
    assert table.hero("tomble").fatigue == 5
    assert table.figure("tomble").damage == 1


@pytest.mark.rule("DESC-RECOV-02", "DESC-FAMFIG-08")
def test_figures_without_stamina_suffer_fatigue_as_damage() -> None:
    at = {"leoric": "g", "zombie-1": "z", "reanimate": "r"}
    table = Table("gzr", at=at, party={"leoric": "necromancer"})
    for name in ("zombie-1", "reanimate"):
        run(tire(table.s, table.figure(name), 2))
        assert table.figure(name).damage == 2


@pytest.mark.rule("DESC-DMG-05")
def test_other_damage_is_not_defended_against() -> None:
    table = Table("go.", at={"grisban": "g"}, grey="3").do("move").go("o")
    assert table.figure("grisban").damage == 2
    assert not table.told("defended")


@pytest.mark.rule("DESC-COND-07", "DESC-COND-08")
def test_each_condition_once() -> None:
    table = Table("g..", at={"grisban": "g"})
    for condition in (POISONED, POISONED, STUNNED):
        inflict(table.s, table.figure("grisban"), condition)
    assert table.figure("grisban").conditions == POISONED | STUNNED
    assert len(table.told("condition")) == 2


@pytest.mark.rule("DESC-COND-06", "DESC-COND-03")
def test_stunned_the_only_action_is_to_shake_it_off() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z"})
    table.figure("grisban").conditions = STUNNED
    assert table.options == ["shake-off", "tire", "use:grisban-feat", "end-turn"]
    table.do("shake-off")
    assert table.figure("grisban").conditions == 0
    assert table.figure("grisban").actions == 1


def test_immobilized_nobody_moves_until_the_end_of_the_turn() -> None:
    table = Table("gz.", at={"grisban": "g", "zombie-1": "z", "jain": "."}, party=PAIR)
    table.figure("grisban").conditions = IMMOBILIZED
    assert not table.can("move")
    assert not table.can("tire")
    table.do("end-turn")
    assert table.figure("grisban").conditions == 0


@pytest.mark.parametrize(("condition", "dice"), [(DISEASED, ("2", "0")), (POISONED, ("1", "4"))])
def test_poison_and_disease_are_tested_at_the_start_of_the_turn(condition: int, dice: tuple[str, str]) -> None:
    """Jain has willpower 2 and might 2: with two shields she passes, with five she fails."""
    table = Table("gjz", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party=PAIR, grey=dice[0], black=dice[1])
    table.figure("jain").conditions = condition
    table.do("end-turn")
    passed = int(dice[0]) + int(dice[1]) <= 2
    assert bool(table.figure("jain").conditions) is not passed
    assert (table.figure("jain").damage, table.hero("jain").fatigue) == ((0, 0) if passed else (1, 0))


@pytest.mark.rule("DESC-TEST-05")
def test_monsters_fail_every_test() -> None:
    table = Table("g.z", at={"grisban": "g", "ettin-1": "z"})
    table.figure("ettin-1").conditions = POISONED
    table.do("end-turn")
    assert table.figure("ettin-1").damage == 1
    assert not table.told("tested")


@pytest.mark.rule("DESC-TEST-06")
def test_equipment_does_not_help_in_tests() -> None:
    table = Table("gjz", at={"grisban": "g", "jain": "j", "zombie-1": "z"}, party=PAIR, grey="3", black="0")
    from undercroft.games.descent.state import Card

    armour = Card("leather-armor")
    armour.equipped = True
    table.hero("jain").items.append(armour)
    table.figure("jain").conditions = POISONED
    table.do("end-turn")
    assert table.told("tested")[0]["shields"] == 3


@pytest.mark.rule("DESC-TEST-04")
def test_lieutenants_have_attributes() -> None:
    table = Table("g.z", at={"grisban": "g", "splig": "z"}, grey="1", black="0")
    table.figure("splig").conditions = POISONED
    table.do("end-turn")
    assert table.told("tested")[0]["figure"] == "splig"
