"""What an option may bring: the odds of attacks, what a walk costs and how dangerous its end is, and where one gets."""

from __future__ import annotations

import msgspec

from undercroft.engine.decision import Option
from undercroft.engine.forecast import Forecast, Phrase, Reached, in_percent
from undercroft.games.descent.abilities.registry import ABILITIES
from undercroft.games.descent.attacks import cannot_attack, got_through, hits, shields, weapons
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.dice import sum_of
from undercroft.games.descent.domains import surge_id
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.moving import cannot_spend, harmful, lies, reach, speed, stopping, strides, way, way_in
from undercroft.games.descent.odds import made_ready, odds_at, prepared
from undercroft.games.descent.options import (
    ACTIVATE,
    ATTACK,
    BUY,
    CARD,
    FIGURE,
    FREE_ATTACK,
    GAIN,
    GAIN_OVERLORD_CARD,
    ITEM,
    LEARN,
    LIES,
    PLACE,
    SELL,
    SPACE,
    STRIDE,
    SURGE,
    USE_ON,
    WALK,
    WEAPON,
)
from undercroft.games.descent.pieces import Attack
from undercroft.games.descent.places import blocked, lay_of, seen_spaces
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.threats import threats
from undercroft.games.descent.wounds import cannot_pay, health


class Danger(msgspec.Struct, frozen=True):
    """How many enemies could attack whoever stands in a space, and the damage to be expected of them."""

    space: int
    enemies: int
    damage: float


class Hidden(msgspec.Struct, frozen=True):
    """An enemy that is not in sight, and the spaces that are in the way; none: walls or doors are."""

    figure: str
    by: list[int]


class Spent(msgspec.Struct, frozen=True):
    """The odds of an attack if surges are spent on this alone."""

    gain: str
    damage: float
    kill: float


class DescentForecast(Forecast, frozen=True, omit_defaults=True, kw_only=True):
    kill: float | None = None
    """That the target is defeated."""
    damage: list[float] = []
    """By damage that gets through: how likely it is, with surges spent as well as can be."""
    spent: list[Spent] = []
    """What each surge ability of the attack does for it."""
    distance: int = 0
    """To the target, where range counts."""
    line: list[int] = []
    """From which space to which the target is seen."""
    way: list[int] = []
    """The spaces of a walk."""
    covers: list[int] = []
    """The spaces that a large figure will lie on."""
    sees: list[int] = []
    """The spaces in sight."""
    lost: int = 0
    """Movement points that are gone with it."""
    points: int = 0
    """What there is to spend without fatigue: the points one has, and a move."""
    tired: list[Reached] = []
    """Where one gets besides, for fatigue; the cost is all of it."""
    ways: dict[int, list[int]] = {}
    """The spaces of the walk to each of these."""
    harm: list[int] = []
    """Spaces that hurt whoever enters them."""
    danger: list[Danger] = []
    """What the other side could attack in its next turn."""
    hidden: list[Hidden] = []


SHOPPING = (BUY, SELL, LEARN, GAIN_OVERLORD_CARD)


def forecast(s: DescentState, seat: int, option: Option) -> DescentForecast | None:
    """What the option may bring."""
    if option.verb is SURGE and s.attack is not None:
        return of_surge(s, s.attack, GAIN.of(option))
    if option.verb in (ATTACK, FREE_ATTACK):
        weapon, target = WEAPON.of(option), s.figure(FIGURE.of(option))
        attacker = attacker_of(s, seat, weapon, target)
        odds = None if attacker is None else of_attack(s, prepared(s, attacker, weapon, target))
        return odds if option.verb is ATTACK else with_loss(s, odds)
    if option.verb in SHOPPING:
        return of_purchase(s, option)
    if option.verb is PLACE:
        return of_place(s, s.figure(FIGURE.of(option)), SPACE.of(option), LIES.of(option))
    acting = s.walking if s.walking and option.verb in (WALK, STRIDE) else s.active
    if not acting or not s.has_figure(acting):
        return None
    figure = s.figure(acting)
    if not figure.spaces or s.owner(figure) != seat:
        return None
    if option.verb is USE_ON and CARD.of(option) in ABILITIES:
        found = ABILITIES[CARD.of(option)].attack_of(s, figure, option)
        return None if found is None else of_attack(s, made_ready(s, found))
    if option.verb is WALK:
        return of_walk(s, figure, SPACE.of(option))
    if option.verb is STRIDE:
        return of_stride(s, figure, SPACE.of(option), LIES.of(option))
    return with_loss(s, DescentForecast()) if option.verb is ACTIVATE and points_lost(s) else None


# -- before an epic quest -------------------------------------------------------------------------


def of_purchase(s: DescentState, option: Option) -> DescentForecast:
    """What it costs, or brings."""
    if option.verb is BUY:
        return costs("gold", BOX.shop[ITEM.of(option)].cost)
    if option.verb is SELL:
        gold = BOX.items[ITEM.of(option)].price
        return DescentForecast(success={"gold": float(gold)}, says=[Phrase("forecast-brings", {"gold": gold})])
    if option.verb is LEARN:
        return costs("xp", BOX.skills[CARD.of(option)].xp)
    return costs("xp", BOX.overlord[CARD.of(option)].xp)


def costs(what: str, count: int) -> DescentForecast:
    return DescentForecast(cost={what: count}, says=[Phrase(f"forecast-costs-{what}", {what: count})])


# -- attacks --------------------------------------------------------------------------------------


def attacker_of(s: DescentState, seat: int, weapon: str, target: Figure) -> Figure | None:
    """Who of the seat's figures would make this attack: whoever acts, or the only one who could."""
    able = [
        figure
        for figure in s.figures
        if figure.spaces and s.owner(figure) == seat and cannot_attack(s, figure, weapon, target) is None
    ]
    acting = [figure for figure in able if figure.id == s.active]
    return acting[0] if acting else able[0] if len(able) == 1 else None


def of_attack(s: DescentState, attack: Attack) -> DescentForecast:
    distance = attack.distance if attack.ranged else 0
    found = odds_at(s, attack, distance)
    details: dict[str, str | int | list[str]] = {
        "hit": in_percent(found.hit),
        "kill": in_percent(found.kill),
        "damage": round(found.mean),
    }
    spent: list[Spent] = []
    for surge in attack.options:
        if surge.damage or surge.range or surge.pierce:
            alone = odds_at(s, attack, distance, [surge])
            spent.append(Spent(surge_id(surge), round(alone.mean, 2), round(alone.kill, 4)))
    return DescentForecast(
        says=[Phrase("forecast-attack", details)],
        chance=found.hit,
        kill=found.kill,
        damage=list(found.damage),
        spent=spent,
        distance=attack.distance,
        line=[nearest_space(s, attack.attacker, attack.space), attack.space],
        targets=[attack.target.id],
    )


def with_loss(s: DescentState, found: DescentForecast | None) -> DescentForecast | None:
    """DESC-TWOH-03, DESC-FAM-05: what comes only before or after the actions ends a move, and its points are lost."""
    lost = points_lost(s)
    if found is None or not lost:
        return found
    return msgspec.structs.replace(found, lost=lost, says=[*found.says, Phrase("forecast-lost", {"points": lost})])


def points_lost(s: DescentState) -> int:
    moving = [hero for hero in s.heroes if hero.id == s.active and hero.moving]
    return s.figure(s.active).points if moving else 0


def nearest_space(s: DescentState, figure: Figure, space: int) -> int:
    lay = lay_of(s)
    return min(bits(figure.spaces), key=lambda each: lay.distance(1 << each, 1 << space))


def of_surge(s: DescentState, attack: Attack, gain: str) -> DescentForecast | None:
    """DESC-SURGE-03: what gets through to the target if this is taken, as the dice lie."""
    surge = next((surge for surge in attack.options if surge_id(surge) == gain), None)
    if surge is None or not attack.rolled:
        return None
    shown = sum_of(attack.dice, attack.faces)
    defence = attack.defences[0]
    far_enough = not attack.ranged or shown.range + attack.range + surge.range >= attack.distance
    hearts = attack.hearts(shown.damage) + surge.damage
    damage = 0
    if far_enough:
        damage = max(attack.sure, got_through(hearts, attack.pierce + surge.pierce, shields(s, defence)))
    left = health(s, attack.target) - attack.target.damage
    return DescentForecast(
        says=[Phrase("forecast-surge", {"damage": damage})],
        damage=[0.0] * damage + [1.0],
        kill=float(damage >= left),
        targets=[attack.target.id],
    )


def through(s: DescentState, attack: Attack) -> list[int]:
    """What gets through to each figure as the dice lie now, while no more surges are spent."""
    if not attack.rolled or sum_of(attack.dice, attack.faces).miss or not hits(attack):
        return [0 for _ in attack.defences]
    hearts = attack.hearts(sum_of(attack.dice, attack.faces).damage)
    return [max(attack.sure, got_through(hearts, attack.pierce, shields(s, each))) for each in attack.defences]


# -- walks ----------------------------------------------------------------------------------------


def of_walk(s: DescentState, figure: Figure, goal: int) -> DescentForecast:
    layers = reach(s, figure, figure.points)
    cost = next(cost for cost, layer in enumerate(layers) if layer >> goal & 1)
    return DescentForecast(
        says=[Phrase("forecast-walk", {"points": cost})],
        cost={"points": cost},
        way=way(s, figure, goal),
    )


def of_stride(s: DescentState, figure: Figure, corner: int, how: str) -> DescentForecast | None:
    for mask, goal in strides(s, figure).items():
        if (lowest(mask), lies(mask, s)) == (corner, how):
            return msgspec.structs.replace(of_walk(s, figure, goal), covers=bits(mask))
    return None


def of_place(s: DescentState, figure: Figure, corner: int, how: str) -> DescentForecast | None:
    """How a large figure will lie."""
    for mask in lay_of(s).covers(figure.profile.base)[corner] if figure.profile.large else []:
        if (lowest(mask), lies(mask, s)) == (corner, how):
            return DescentForecast(covers=bits(mask))
    return None


def outlook(s: DescentState, seat: int) -> DescentForecast | None:
    """Where the figure whose turn it is gets with the points it has and one more move, and for fatigue, what it sees
    and what not, and what its enemies could attack next."""
    if not s.active or not s.has_figure(s.active):
        return None
    figure = s.figure(s.active)
    if not figure.spaces or s.owner(figure) != seat:
        return None
    places: list[Reached] = []
    tired: list[Reached] = []
    ways: dict[int, list[int]] = {}
    points = figure.points + (speed(s, figure) if figure.actions else 0)
    if cannot_spend(s, figure) is None:
        more = fatigue_left(s, figure)
        stops = stopping(s, figure)
        layers = reach(s, figure, points + more)
        for cost, layer in enumerate(layers):
            found = [Reached(space, cost, space) for space in bits(layer & stops & ~figure.spaces)]
            if cost <= points:
                places += found
            else:
                tired += found
            ways |= {each.place: way_in(s, figure, layers, each.place) for each in found}
    return DescentForecast(
        reach=places,
        points=points,
        tired=tired,
        ways=ways,
        harm=bits(harmful(s, figure)),
        sees=bits(seen_spaces(s, figure)),
        danger=[Danger(space, *danger) for space, danger in sorted(rounded(threats(s, figure)).items())],
        hidden=out_of_sight(s, figure),
    )


def rounded(found: dict[int, tuple[int, float]]) -> dict[int, tuple[int, float]]:
    return {space: (count, round(damage, 1)) for space, (count, damage) in found.items()}


def fatigue_left(s: DescentState, figure: Figure) -> int:
    """DESC-FMOVE-02: how many movement points a hero could still buy."""
    if figure.profile.rank != HERO:
        return 0
    hero, found = s.hero(figure.id), 0
    while not cannot_pay(s, hero, found + 1):
        found += 1
    return found


def out_of_sight(s: DescentState, figure: Figure) -> list[Hidden]:
    """DESC-LOS-04: the enemies that the figure does not see, and what is in the way of the best line to each."""
    seen, lay = seen_spaces(s, figure), lay_of(s)
    blocks = blocked(s)
    found: list[Hidden] = []
    if not weapons(s, figure):
        return found
    for enemy in s.on_map(1 - figure.profile.side):
        if enemy.spaces & seen:
            continue
        ways = [
            mask & blocks & ~figure.spaces & ~enemy.spaces
            for one in bits(figure.spaces)
            for other in bits(enemy.spaces)
            for mask in lay.lines_between(one, other)
        ]
        fewest = min(ways, key=lambda mask: len(bits(mask)), default=0)
        found.append(Hidden(enemy.id, bits(fewest)))
    return found
