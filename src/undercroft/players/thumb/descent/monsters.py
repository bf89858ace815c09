"""The overlord's turn: runners run, fighters fight, and cards are played where they bring something."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.descent.actions import DASH, FRENZY
from undercroft.games.descent.geometry.bits import lowest
from undercroft.games.descent.moving import lies, speed, strides
from undercroft.games.descent.options import (
    ATTACK,
    CARD,
    END_ACTIVATION,
    FIGURE,
    LIES,
    MOVE,
    PLAY,
    PLAY_ON,
    SPACE,
    STRIDE,
    WEAPON,
)
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import HEROES
from undercroft.games.descent.quests.registry import exits_for, script_of
from undercroft.games.descent.state import DescentState, Figure
from undercroft.players.thumb.descent import turns
from undercroft.players.thumb.descent.field import Field
from undercroft.players.thumb.descent.plans import NEVER, plan_of

Worth: TypeAlias = Callable[[Option], float]
KEPT: Final = 1.0
"""What a card is worth as long as it is in hand; less, the more there are and the later it is."""


def kept(s: DescentState) -> float:
    late = s.round / script_of(s).data.limit.rounds
    return KEPT * max(0.1, 1.3 - 0.2 * len(s.hand) - late)


def activation_worth(s: DescentState, decision: Decision) -> Worth:
    """Those who are nearest to where they want to go are first, and leave room for others."""

    def score(option: Option) -> float:
        figure = s.figure(FIGURE.of(option))
        goal = plan_of(s).goal(s, figure) or turns.sum_of_spaces([each.spaces for each in s.on_map(HEROES)])
        return plan_of(s).haste(s, figure) - (float(lay_of(s).distance(figure.spaces, goal)) if goal else 0.0)

    return score


def act_worth(s: DescentState, decision: Decision) -> Worth:
    figure = s.figure(s.active)
    if not figure.spaces:
        return lambda option: 0.0 if option is END_ACTIVATION() else 1.0
    field = Field(s, figure)
    if figure.profile.large:
        return large_worth(s, field, figure)
    plain = turns.turn_worth(s, field, figure, None)

    def score(option: Option) -> float:
        if option.verb in (PLAY, PLAY_ON):
            return card_worth(s, field, figure, option, plain(END_ACTIVATION()))
        return plain(option)

    return score


def large_worth(s: DescentState, field: Field, figure: Figure) -> Worth:
    """The same for those who lie on several spaces."""
    here, actions, pace = figure.spaces, figure.actions, speed(s, figure)

    @cache
    def best(points: int, actions: int) -> float:
        twin = figure.copy()
        twin.points = points
        twin.used = []
        masks = strides(s, twin)
        return max([field.standing(mask) + field.acting(mask, actions) for mask in masks], default=NEVER)

    moved = best(figure.points + pace, actions - 1) if actions > 0 or DASH in figure.used else NEVER

    def after(actions: int) -> float:
        found = field.standing(here) + field.acting(here, actions)
        return max(found, best(figure.points + pace, actions - 1)) if actions > 0 else found

    ways = {(lowest(mask), lies(mask, s)): mask for mask in strides(s, figure)} if figure.points > 0 else {}

    def score(option: Option) -> float:
        verb = option.verb
        if verb is STRIDE:
            mask = ways[SPACE.of(option), LIES.of(option)]
            return field.standing(mask) + field.acting(mask, actions)
        if verb is MOVE:
            return moved - 0.05
        if verb is END_ACTIVATION:
            return field.standing(here) - 0.01
        if verb is ATTACK:
            blow = field.blow_on(FIGURE.of(option), lambda each: each.weapon == WEAPON.of(option))
            return blow * 1.2 + after(actions - 1)
        if verb in (PLAY, PLAY_ON):
            return card_worth(s, field, figure, option, field.standing(here))
        return turns.other_worth(s, field, None, option) + after(actions - 1)

    return score


def card_worth(s: DescentState, field: Field, figure: Figure, option: Option, otherwise: float) -> float:
    """Dash for somebody who gets to the goal with it, or at an enemy; Frenzy for a second good attack; others when the
    hand is full or it is late."""
    card = CARD.of(option)
    if card == DASH:
        return otherwise + dash_worth(s, figure) - kept(s)
    if card == FRENZY:
        again = field.best_blow(figure.spaces)
        spent = figure.actions == 0 or figure.attacks > 0
        return otherwise + again - kept(s) if again > 0 and spent else NEVER
    return otherwise + 1.0 - kept(s)


def dash_worth(s: DescentState, figure: Figure) -> float:
    """When all actions are spent: what one more move brings."""
    goal = plan_of(s).goal(s, figure)
    if not goal or figure.actions > 0 or figure.points > 0:
        return NEVER
    far = lay_of(s).distance(figure.spaces, goal)
    if far == 0 and not exits_for(s, figure) & figure.spaces:
        return NEVER
    return 3.0 if 0 <= far < speed(s, figure) else 0.5
