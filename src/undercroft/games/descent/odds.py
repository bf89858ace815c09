"""Exact odds of an attack: every way that its dice and the defender's can fall, with surges spent as well as can be."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from undercroft.games.descent.attacks import blank_worth, declared, got_through, prepare, prepare_defence, target_spaces
from undercroft.games.descent.content.dice import shield_ways, ways
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.pieces import Attack, worth
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import health


class Gain(NamedTuple):
    """What some surges bring together."""

    cost: int
    damage: int
    range: int
    pierce: int


class Odds(NamedTuple):
    """Of an attack: that it hits, that it defeats, and by damage how likely that is to get through."""

    hit: float
    kill: float
    damage: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum([number * share for number, share in enumerate(self.damage)])


@cache
def gains(surges: tuple[Surge, ...]) -> tuple[Gain, ...]:
    """DESC-SURGE-04: every way to spend surges on different abilities."""
    found: list[Gain] = []
    for count in range(len(surges) + 1):
        for some in combinations(surges, count):
            found.append(
                Gain(
                    sum([surge.cost for surge in some]),
                    sum([surge.damage for surge in some]),
                    sum([surge.range for surge in some]),
                    sum([surge.pierce for surge in some]),
                )
            )
    return tuple(dict.fromkeys(found))


@cache
def odds(
    dice: tuple[str, ...],
    defence: tuple[str, ...],
    options: tuple[Gain, ...],
    distance: int,
    bonus: Gain,
    shields: int,
    hurdles: int,
    left: int,
    less: int = 0,
    sure: int = 0,
    blank: int = 0,
) -> Odds:
    """``bonus`` is there without surges, ``distance`` 0 if range does not count, ``left`` the health of the target; the
    dice are worth so much ``less``, ``sure`` damage gets through, a ``blank`` die is worth so many shields."""
    hit, kill = 0.0, 0.0
    damage: dict[int, float] = {0: 0.0}
    for shown, share in ways(dice).items():
        spare = shown.surges - hurdles
        usable = [gain for gain in options if gain.cost <= spare and shown.range + bonus.range + gain.range >= distance]
        if shown.miss or not usable:
            damage[0] += share
            continue
        hit += share
        hearts = [worth(shown.damage, less) + bonus.damage + gain.damage for gain in usable]
        for number, chance in enumerate(shield_ways(defence, blank)):
            best = max(
                [
                    max(sure, got_through(each, bonus.pierce + gain.pierce, number + shields))
                    for each, gain in zip(hearts, usable, strict=True)
                ]
            )
            damage[best] = damage.get(best, 0.0) + share * chance
            if best >= left:
                kill += share * chance
    return Odds(hit, kill, tuple([damage.get(number, 0.0) for number in range(max(damage) + 1)]))


def odds_at(s: DescentState, attack: Attack, distance: int, surges: list[Surge] | None = None) -> Odds:
    """Of an attack for which all has been prepared, on its target; with the surge abilities that it has, or with these.
    ``distance`` is 0 where range does not count."""
    defence = attack.defences[0]
    options = [] if attack.mute else attack.options if surges is None else surges
    return odds(
        tuple(attack.dice),
        tuple(defence.dice),
        gains(tuple([surge for surge in options if surge.damage or surge.range or surge.pierce])),
        distance,
        Gain(0, attack.damage, attack.range, attack.pierce),
        defence.shields,
        attack.hurdles,
        health(s, attack.target) - attack.target.damage,
        attack.less,
        attack.sure,
        blank_worth(s, attack.target),
    )


def prepared(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Attack:
    """An attack on the space of the target that is nearest, before the dice are thrown."""
    lay, spaces = lay_of(s), target_spaces(s, figure, weapon, target)
    space = min(bits(spaces), key=lambda each: lay.distance(figure.spaces, 1 << each))
    return made_ready(s, declared(s, figure, weapon, target, space))


def made_ready(s: DescentState, attack: Attack) -> Attack:
    """With all that adds to its dice and to those of its target."""
    prepare(s, attack)
    prepare_defence(s, attack, attack.defences[0])
    return attack


def odds_of(s: DescentState, figure: Figure, weapon: str, target: Figure) -> Odds:
    """Of an attack as all now stands."""
    attack = prepared(s, figure, weapon, target)
    return odds_at(s, attack, attack.distance if attack.ranged else 0)
