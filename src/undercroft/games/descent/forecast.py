"""What an option may bring: the odds of attacks, what a walk costs, and where one gets."""

from __future__ import annotations

from undercroft.engine.decision import Option
from undercroft.engine.forecast import Forecast, Phrase, Reached, in_percent
from undercroft.games.descent.abilities.registry import ABILITIES
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moving import cannot_spend, reach, speed, stopping, way
from undercroft.games.descent.odds import made_ready, odds_at, prepared
from undercroft.games.descent.options import ATTACK, CARD, FIGURE, FREE_ATTACK, SPACE, USE_ON, WALK, WEAPON
from undercroft.games.descent.pieces import Attack
from undercroft.games.descent.places import seen_spaces
from undercroft.games.descent.state import DescentState, Figure


class DescentForecast(Forecast, frozen=True, omit_defaults=True, kw_only=True):
    kill: float | None = None
    """That the target is defeated."""
    damage: list[float] = []
    """By damage that gets through: how likely it is, with surges spent as well as can be."""
    way: list[int] = []
    """The spaces of a walk."""
    sees: list[int] = []
    """The spaces in sight."""


def forecast(s: DescentState, seat: int, option: Option) -> DescentForecast | None:
    """What the option may bring."""
    if not s.active or not s.has_figure(s.active):
        return None
    figure = s.figure(s.active)
    if option.verb in (ATTACK, FREE_ATTACK):
        return of_attack(s, prepared(s, figure, WEAPON.of(option), s.figure(FIGURE.of(option))))
    if option.verb is USE_ON and CARD.of(option) in ABILITIES:
        found = ABILITIES[CARD.of(option)].attack_of(s, figure, option)
        return None if found is None else of_attack(s, made_ready(s, found))
    if option.verb is WALK:
        return of_walk(s, figure, SPACE.of(option))
    return None


def of_attack(s: DescentState, attack: Attack) -> DescentForecast:
    found = odds_at(s, attack, attack.distance if attack.ranged else 0)
    details: dict[str, str | int | list[str]] = {
        "hit": in_percent(found.hit),
        "kill": in_percent(found.kill),
        "damage": round(found.mean),
    }
    return DescentForecast(
        says=[Phrase("forecast-attack", details)],
        chance=found.hit,
        kill=found.kill,
        damage=list(found.damage),
        targets=[attack.target.id],
    )


def of_walk(s: DescentState, figure: Figure, goal: int) -> DescentForecast:
    layers = reach(s, figure, figure.points)
    cost = next(cost for cost, layer in enumerate(layers) if layer >> goal & 1)
    return DescentForecast(
        says=[Phrase("forecast-walk", {"points": cost})],
        cost={"points": cost},
        way=way(s, figure, goal),
    )


def outlook(s: DescentState, seat: int) -> DescentForecast | None:
    """Where the figure whose turn it is gets with the points it has and one more move, and what it sees."""
    if not s.active or not s.has_figure(s.active):
        return None
    figure = s.figure(s.active)
    if not figure.spaces or s.owner(figure) != seat:
        return None
    places: list[Reached] = []
    if cannot_spend(s, figure) is None:
        points = figure.points + (speed(s, figure) if figure.actions else 0)
        stops = stopping(s, figure)
        for cost, layer in enumerate(reach(s, figure, points)):
            places += [Reached(space, cost, space) for space in bits(layer & stops & ~figure.spaces)]
    return DescentForecast(reach=places, sees=bits(seen_spaces(s, figure)))
