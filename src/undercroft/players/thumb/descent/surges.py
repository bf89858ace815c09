"""What surges are spent on, and which space of a large figure is attacked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.descent.attacks import got_through, shields
from undercroft.games.descent.content.dice import sum_of
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.domains import FATIGUE, surge_id
from undercroft.games.descent.options import GAIN, KEEP, SPACE
from undercroft.games.descent.pieces import Attack
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.state import DescentState
from undercroft.players.thumb.descent import value

Worth: TypeAlias = Callable[[Option], float]
KILL: Final = 4.0
CONDITION: Final = 0.9
DEED: Final = 1.0
HURDLE: Final = 6.0
HURDLES: Final = ("shadow",)
"""What has to be paid for with a surge, so that an attack does not miss."""
RUNIC: Final = 2
"""The damage that runic knowledge adds."""


def surge_worth(s: DescentState, decision: Decision) -> Worth:
    attack = s.attack
    assert attack is not None

    def score(option: Option) -> float:
        if option is KEEP():
            return 0.0
        gain = GAIN.of(option)
        if gain == FATIGUE:
            return 0.4
        surge = next(each for each in attack.options if surge_id(each) == gain)
        return gain_worth(s, attack, surge) / surge.cost

    return score


def gain_worth(s: DescentState, attack: Attack, surge: Surge) -> float:
    """By what gets through with it, as the dice lie. As long as the attack misses without a surge, that comes first."""
    if attack.hurdles > 0:
        return HURDLE if surge.deed in HURDLES else 0.5 if attack.surges > attack.hurdles else 0.0
    short = missing_range(attack)
    if short > 0:
        return 3.0 if surge.range and range_in_hand(attack) >= short else 0.01
    left, now = value.left(s, attack.target), damage(s, attack, 0, 0)
    more = surge.damage + (RUNIC if surge.deed == "runic-knowledge" else 0)
    then = damage(s, attack, more, surge.pierce)
    found = float(min(then, left) - min(now, left)) + (KILL if then >= left > now else 0.0)
    if surge.condition and then:
        found += CONDITION
    if surge.heal:
        found += 0.5 * min(surge.heal, attack.attacker.damage)
    if surge.blast:
        found += blast_worth(s, attack)
    if surge.deed and surge.deed != "runic-knowledge":
        found += DEED
    return found


def missing_range(attack: Attack) -> int:
    if not attack.ranged:
        return 0
    return attack.distance - sum_of(attack.dice, attack.faces).range - attack.range


def range_in_hand(attack: Attack) -> int:
    """How far all surges that are left could bring it."""
    gains = sorted([each.range for each in attack.options if surge_id(each) not in attack.spent], reverse=True)
    return sum(gains[: attack.surges])


def damage(s: DescentState, attack: Attack, more: int, pierce: int) -> int:
    hearts = sum_of(attack.dice, attack.faces).damage + attack.damage + more
    return got_through(hearts, attack.pierce + pierce, shields(s, attack.defences[0]))


def blast_worth(s: DescentState, attack: Attack) -> float:
    """Enemies around the target, less friends."""
    area = lay_of(s).near[attack.space]
    side = attack.attacker.profile.side
    around = [each for each in s.figures if each.spaces & area and each is not attack.target]
    return sum([1.5 if each.profile.side != side else -2.0 for each in around])


def aim_worth(s: DescentState, decision: Decision) -> Worth:
    """The nearest space."""
    figure = s.figure(s.active) if s.has_figure(s.active) else None
    if figure is None or not figure.spaces:
        return lambda option: 0.0
    return lambda option: -float(lay_of(s).distance(figure.spaces, 1 << SPACE.of(option)))
