"""The odds that are shown are those of all faces of all dice; a walk costs what it said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product

import pytest

from tests.rules.descent.scenes.always import MISS
from tests.rules.descent.table import Table
from undercroft.engine.decision import Option
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import RESULTS, SHIELDS
from undercroft.games.descent.forecast import DescentForecast
from undercroft.games.descent.odds import Gain, gains, odds, odds_of
from undercroft.games.descent.state import STUNNED
from undercroft.games.descent.threats import attackable


def brute(
    dice: list[str], defence: list[str], surges: list[tuple[int, int, int]], distance: int, left: int
) -> list[float]:
    """Hit, kill and damage by throwing everything; each surge is (damage, range, pierce) and costs one."""
    hit = kill = 0.0
    damage = [0.0] * 20
    subsets = list(product((0, 1), repeat=len(surges)))
    rolls = [
        (faces, shields)
        for faces in product(range(6), repeat=len(dice))
        for shields in product(range(6), repeat=len(defence))
    ]
    for faces, shields in rolls:
        shown = [RESULTS[colour][side] for colour, side in zip(dice, faces, strict=True)]
        block = sum(SHIELDS[colour][side] for colour, side in zip(defence, shields, strict=True))
        best = -1
        for subset in subsets:
            taken = [surge for surge, used in zip(surges, subset, strict=True) if used]
            if any(each.miss for each in shown) or len(taken) > sum(each.surges for each in shown):
                continue
            if sum(each.range for each in shown) + sum(each[1] for each in taken) < distance:
                continue
            hearts = sum(each.damage for each in shown) + sum(each[0] for each in taken)
            best = max(best, hearts - max(0, block - sum(each[2] for each in taken)), 0)
        hit += best >= 0
        kill += best >= left
        damage[max(0, best)] += 1
    return [each / len(rolls) for each in (hit, kill, *damage)]


@pytest.mark.parametrize("far", [1, 3, 6])
def test_the_odds_of_a_bow(far: int) -> None:
    row = "j" + "." * (far - 1) + "z"
    table = Table(row, at={"jain": "j", "zombie-1": "z"}, party={"jain": "wildlander"})
    found = odds_of(table.s, table.figure("jain"), "yew-shortbow", table.figure("zombie-1"))
    expected = brute(["blue", "yellow"], ["brown"], [(0, 2, 0), (1, 0, 0)], far, 3)
    assert found.hit == pytest.approx(expected[0])
    assert found.kill == pytest.approx(expected[1])
    assert list(found.damage) == pytest.approx(expected[2 : 2 + len(found.damage)])
    assert sum(found.damage) == pytest.approx(1)


def test_the_odds_of_an_axe_and_of_a_monster() -> None:
    table = Table("gz.", at={"grisban": "g", "ettin-1": "z"})
    found = odds_of(table.s, table.figure("grisban"), "chipped-greataxe", table.figure("ettin-1"))
    health = BOX.monsters["ettin"].acts[0].minion.health
    expected = brute(["blue", "red"], ["grey", "grey"], [(1, 0, 0), (1, 0, 0)], 0, health)
    assert found.kill == pytest.approx(expected[1])
    assert list(found.damage) == pytest.approx(expected[2 : 2 + len(found.damage)])
    back = odds_of(table.s, table.figure("ettin-1"), "own-attack", table.figure("grisban"))
    assert back.hit == pytest.approx(5 / 6)


def counted(sides: int, dice: Sequence[str], value: Callable[[str, int], tuple[int, ...]]) -> Counter[tuple[int, ...]]:
    """How often the dice show what, over all of their faces."""
    found: Counter[tuple[int, ...]] = Counter()
    for faces in product(range(sides), repeat=len(dice)):
        shown = [value(colour, side) for colour, side in zip(dice, faces, strict=True)]
        found[tuple(map(sum, zip(*shown, strict=True))) if shown else (0, 0)] += 1
    return found


def on_attack(colour: str, side: int) -> tuple[int, ...]:
    face = RESULTS[colour][side]
    return (face.miss, face.damage, face.range, face.surges)


def on_defence(colour: str, side: int) -> tuple[int, ...]:
    return (SHIELDS[colour][side], SHIELDS[colour][side] == 0)


POOLS: list[tuple[str, ...]] = [(), ("brown",), ("grey", "grey"), ("black", "brown")]


@pytest.mark.parametrize("defence", POOLS, ids=lambda pool: "-".join(pool) or "none")
@pytest.mark.parametrize(("less", "sure", "blank", "hurdles"), [(0, 0, 0, 0), (1, 3, 1, 1)])
def test_the_odds_of_every_weapon_are_those_of_all_faces(
    defence: tuple[str, ...], less: int, sure: int, blank: int, hurdles: int
) -> None:
    """Against those who are near and far, with surges spent as well as can be."""
    blocks = counted(6, defence, on_defence)
    for item in BOX.items.values():
        if not item.dice:
            continue
        throws = counted(6, item.dice, on_attack)
        subsets = [pick for size in range(len(item.surges) + 1) for pick in combinations(item.surges, size)]
        for distance in (0, 4) if item.attack == "ranged" else (0,):
            weight: Counter[int] = Counter()
            hit = 0
            for (miss, hearts, far, surges), times in throws.items():
                usable = [
                    pick
                    for pick in subsets
                    if not miss
                    and sum(each.cost for each in pick) + hurdles <= surges
                    and far + sum(each.range for each in pick) >= distance
                ]
                hit += times * bool(usable)
                for (shields, blanks), often in blocks.items():
                    rolled = hearts if hearts < 1 else max(1, hearts - less)
                    walls = shields + blank * bool(blanks)
                    through = [
                        rolled
                        + sum(each.damage for each in pick)
                        - max(0, walls - item.pierce - sum(each.pierce for each in pick))
                        for pick in usable
                    ]
                    weight[max(0, sure, *through) if usable else 0] += times * often
            total = 6 ** len(item.dice) * 6 ** len(defence)
            found = odds(
                tuple(item.dice),
                defence,
                gains(tuple(item.surges)),
                distance,
                Gain(0, 0, 0, item.pierce),
                0,
                hurdles,
                4,
                less,
                sure,
                blank,
            )
            assert found.hit == pytest.approx(hit / 6 ** len(item.dice)), item.id
            assert list(found.damage) == pytest.approx(
                [weight[number] / total for number in range(len(found.damage))]
            ), item.id
            assert found.kill == pytest.approx(sum(n for number, n in weight.items() if number > 3) / total), item.id


def foretold(table: Table, option_id: str) -> DescentForecast:
    option: Option | None = table.decision.option(option_id)
    assert option is not None
    found = table.match.forecast(table.decision.seat, option)
    assert isinstance(found, DescentForecast)
    return found


def test_a_walk_costs_what_was_foretold() -> None:
    table = Table("g~b", "...", at={"grisban": "g"}).do("move")
    found = foretold(table, f"walk:{table.space('b')}")
    assert found.cost == {"points": 2}
    table.go("b")
    assert table.figure("grisban").points == 1
    assert [event["space"] for event in table.told("stepped")] == found.way


def test_a_walk_by_another_heros_card_is_foretold_for_who_walks() -> None:
    at = {"syndrael": "s", "grisban": "g"}
    table = Table("s..g..b", at=at, party={"syndrael": "knight", "grisban": "berserker"})
    table.do("move", "use-on:syndrael-feat:grisban")
    assert foretold(table, f"walk:{table.space('b')}").cost == {"points": 3}
    table.do("done")
    assert foretold(table, f"walk:{table.space('b') - 4}").cost == {"points": 2}


def test_what_is_in_reach_and_in_sight() -> None:
    table = Table("gab#d", at={"grisban": "g"})
    found = table.match.outlook(1)
    assert isinstance(found, DescentForecast)
    assert [(each.place, each.cost) for each in found.reach] == [(1, 1), (2, 2)]
    assert found.points == 3, "beyond that it takes fatigue"
    assert table.space("d") not in found.sees
    assert table.space("b") in found.sees


def test_whoever_hides_in_shadow_is_hit_only_with_a_surge() -> None:
    table = Table("gddd", " ddd", at={"grisban": "g", "shadow-dragon-1": "d"}, party={"grisban": "berserker"})
    found = odds_of(table.s, table.figure("grisban"), "chipped-greataxe", table.figure("shadow-dragon-1"))
    faces = list(product(range(6), range(6)))
    shown = [(RESULTS["blue"][one], RESULTS["red"][other]) for one, other in faces]
    hits = [pair for pair in shown if not pair[0].miss and pair[0].surges + pair[1].surges > 0]
    assert found.hit == pytest.approx(len(hits) / len(faces))


def test_the_stunned_threaten_nobody() -> None:
    table = Table("g..z", at={"grisban": "g", "zombie-1": "z"}, party={"grisban": "berserker"})
    assert attackable(table.s, table.figure("zombie-1")) >> table.space("g") & 1
    table.figure("zombie-1").conditions = STUNNED
    assert attackable(table.s, table.figure("zombie-1")) == 0


def test_what_a_free_attack_loses_of_a_move_is_foretold() -> None:
    at = {"jain": "j", "grisban": "g", "zombie-1": "z"}
    table = Table("g.j..z", at=at, party={"jain": "wildlander", "grisban": "berserker"}, rolls=MISS)
    attack = "attack:yew-shortbow:zombie-1"
    assert foretold(table, f"free-{attack}").lost == 0, "nothing has been walked yet"
    table.do("move", "walk:3", attack)
    assert foretold(table, f"free-{attack}").lost == table.figure("jain").points == 4
    table.do(f"free-{attack}")
    assert table.figure("jain").points == 0


def test_what_calling_upon_a_familiar_loses_of_a_move_is_foretold() -> None:
    table = Table("t.r.", at={"tarha": "t", "reanimate": "r"}, party={"tarha": "necromancer"})
    table.do("move", "walk:1", "rest")
    lost = table.figure("tarha").points
    assert foretold(table, "activate:reanimate").lost == lost > 0
    table.do("activate:reanimate")
    assert table.figure("tarha").points == 0


def test_how_a_large_monster_will_lie_is_foretold() -> None:
    rows, at = ("ee....g", "ee....."), {"grisban": "g", "ettin-1": "e"}
    table = Table(*rows, at=at, turn="ettin-1").do("move")
    for stride in table.strides():
        covers = foretold(table, stride).covers
        assert len(covers) == 4
        other = Table(*rows, at=at, turn="ettin-1").do("move", stride)
        assert other.figure("ettin-1").spaces == sum([1 << space for space in covers])


def test_the_way_to_whatever_is_in_reach_is_the_one_that_is_walked() -> None:
    rows = ("g..~b", "...#.")
    table = Table(*rows, at={"grisban": "g"})
    found = table.match.outlook(1)
    assert isinstance(found, DescentForecast)
    assert sorted(found.ways) == sorted(each.place for each in [*found.reach, *found.tired])
    goal = table.space("b")
    table.do("move", "tire", "tire", f"walk:{goal}")
    assert [event["space"] for event in table.told("stepped")] == found.ways[goal]
