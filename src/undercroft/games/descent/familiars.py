"""Familiars: figures that a hero has called, and that act before or after the hero."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.actions import attack_offers, cannot_move, cannot_shake_off
from undercroft.games.descent.bearing import bear_conditions
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.moving import walk, walk_offers
from undercroft.games.descent.options import ACTIVATE, END_ACTIVATION, MOVE, SHAKE_OFF, SPACE, WALK
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure, Hero
from undercroft.games.descent.step import common_act
from undercroft.games.descent.wounds import defeat, ends_in_lava, shake_off

ACTIONS = 2
"""DESC-FAM-06, DESC-FAM-08: a move, and what its card adds to that."""


def familiar_of(s: DescentState, hero: Hero) -> Figure | None:
    """The hero's familiar, if it is on the map."""
    data = BOX.classes[hero.hero_class].familiar
    if data is None or not s.has_figure(data.id):
        return None
    figure = s.figure(data.id)
    return figure if figure.spaces else None


def cannot_activate(s: DescentState, hero: Hero) -> Why | None:
    """DESC-FAM-03, DESC-FAM-05: once in a turn, before the hero's first action or after the last."""
    figure = familiar_of(s, hero)
    if figure is None:
        return Why("no-familiar", "DESC-FAM-01", hero=hero.id)
    if figure.acted:
        return Why("once-a-turn", "DESC-FAM-03", hero=hero.id)
    if hero.acting and s.figure(hero.id).actions > 0:
        return Why("between-actions", "DESC-FAM-03", hero=hero.id)
    return None


def activate_offers(s: DescentState, hero: Hero) -> list[Option]:
    figure = familiar_of(s, hero)
    return [ACTIVATE(figure.id)] if figure is not None and cannot_activate(s, hero) is None else []


def activate(s: DescentState, figure: Figure) -> Play[None]:
    """DESC-FAM-04: it costs no action. DESC-FAMFIG-10: conditions work on it."""
    figure.acted = True
    figure.actions, figure.points, figure.moves, figure.attacks, figure.used = ACTIONS, 0, 0, 0, []
    s.active, s.phase = figure.id, "familiar"
    s.tell("activated", figure=figure.id)
    yield from bear_conditions(s, figure)


def step(s: DescentState) -> Play[None]:
    """DESC-FAM-06, DESC-FAM-08: its move, and the attack that its card names, in any order."""
    figure = s.figure(s.active)
    if figure.spaces:
        choice: Option = yield ask(s.owner(figure), "familiar", lambda: offers(s, figure), {"figure": figure.id})
        if choice.verb is WALK:
            yield from walk(s, figure, SPACE.of(choice))
            return
        if choice is not END_ACTIVATION():
            yield from common_act(s, figure, choice)
            return
        shake_off(s, figure, IMMOBILIZED)
        if ends_in_lava(s, figure):
            yield from defeat(s, figure)
    figure.actions = figure.points = 0
    s.active, s.phase = s.master(figure).id, "hero"


def offers(s: DescentState, figure: Figure) -> list[Option]:
    found = [*walk_offers(s, figure), *attack_offers(s, figure)]
    if cannot_move(s, figure) is None:
        found.append(MOVE())
    if cannot_shake_off(s, figure) is None:
        found.append(SHAKE_OFF())
    return [*found, END_ACTIVATION()]
