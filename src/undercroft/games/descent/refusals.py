"""Why something cannot be done: finds the rule that goes with a verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.errors import Why
from undercroft.games.descent import actions, attacks, epic, equipping, familiars, hero_turn, moving
from undercroft.games.descent.abilities import paying
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.options import (
    ACTIVATE,
    ATTACK,
    BUY,
    CARD,
    CLIMB,
    CLOSE_DOOR,
    COME_BACK,
    DOOR,
    DROP,
    EQUIP,
    FIGURE,
    FREE_ATTACK,
    GAIN_OVERLORD_CARD,
    GIVE,
    HERO,
    ITEM,
    LEARN,
    LEAVE,
    LIES,
    MOVE,
    OPEN_DOOR,
    PICK_UP,
    REST,
    REVIVE,
    SEARCH,
    SELL,
    SHAKE_OFF,
    SPACE,
    STAND_UP,
    STRIDE,
    TAKE,
    TIRE,
    TOKEN,
    USE,
    USE_AT,
    USE_ON,
    WALK,
    WEAPON,
)
from undercroft.games.descent.state import DescentState, Figure, Hero

Rule = Callable[[DescentState, Figure, Option], Why | None]


def why_not(s: DescentState, decision: Decision, option: Option) -> Why | None:
    """Nothing speaks against what is on offer; else the rule that does, or that it is not the time for it."""
    if decision.option(option.id) is not None:
        return None
    if decision.kind in ("act", "monster", "familiar", "ally") and s.active:
        figure = s.figure(s.active)
        why = against(s, figure, option)
        if why is not None:
            return why
    if option.verb in BEFORE and decision.kind in ("learn", "shop", "gain-cards"):
        why = BEFORE[option.verb](s, option)
        if why is not None:
            return why
    if decision.kind == "equip" and option.verb is EQUIP:
        why = equipping.cannot_equip(s.hero(s.active), ITEM.of(option))
        if why is not None:
            return why
    return Why("not-now", option.rule)


def against(s: DescentState, figure: Figure, option: Option) -> Why | None:
    """What the rule of the verb says."""
    if not figure.spaces and option.verb is not COME_BACK and option.verb is not STAND_UP:
        hero = s.hero_of(figure)
        if hero is None or hero.fallen < 0:
            return Why("off-the-map", "DESC-QG-09", figure=figure.id)
    hero = s.hero_of(figure)
    if hero is not None and hero.fallen >= 0 and option.verb not in (STAND_UP, ACTIVATE):
        return Why("knocked-out", "DESC-STAND-01", hero=hero.id)
    if option.verb in OF_ALL:
        return OF_ALL[option.verb](s, figure, option)
    if option.verb not in OF_HEROES:
        return None
    if hero is None:
        return Why("only-heroes", option.rule, figure=figure.id)
    return OF_HEROES[option.verb](s, hero, figure, option)


def _target(s: DescentState, option: Option) -> Figure | None:
    name = FIGURE.of(option)
    return s.figure(name) if s.has_figure(name) else None


def _attack(s: DescentState, figure: Figure, option: Option) -> Why | None:
    target = _target(s, option)
    if target is None:
        return Why("no-enemy", "DESC-TGT-02", figure=FIGURE.of(option))
    return actions.cannot_make_attack(s, figure, WEAPON.of(option), target)


def _walk(s: DescentState, figure: Figure, option: Option) -> Why | None:
    if figure.profile.large:
        return Why("strides", "DESC-LARGE-03", figure=figure.id)
    if SPACE.of(option) >= s.board.ground.count:
        return Why("no-space", "DESC-MOVE-06")
    return moving.cannot_walk(s, figure, SPACE.of(option))


def _stride(s: DescentState, figure: Figure, option: Option) -> Why | None:
    if not figure.profile.large:
        return Why("walks", "DESC-LARGE-01", figure=figure.id)
    return moving.cannot_stride(s, figure, SPACE.of(option), LIES.of(option))


OF_ALL: Final[dict[Verb, Rule]] = {
    ATTACK: _attack,
    WALK: _walk,
    STRIDE: _stride,
    MOVE: lambda s, figure, option: actions.cannot_move(s, figure),
    SHAKE_OFF: lambda s, figure, option: actions.cannot_shake_off(s, figure),
    OPEN_DOOR: lambda s, figure, option: actions.cannot_open(s, figure, DOOR.of(option)),
    CLOSE_DOOR: lambda s, figure, option: actions.cannot_close(s, figure, DOOR.of(option)),
    CLIMB: lambda s, figure, option: actions.cannot_climb(s, figure, option),
    PICK_UP: lambda s, figure, option: actions.cannot_pick_up(s, figure, TOKEN.of(option)),
    DROP: lambda s, figure, option: actions.cannot_drop(s, figure, SPACE.of(option)),
    LEAVE: lambda s, figure, option: moving.cannot_leave(s, figure),
    USE: lambda s, figure, option: paying.cannot_use(s, figure, CARD.of(option)),
    USE_ON: lambda s, figure, option: paying.cannot_use(s, figure, CARD.of(option)),
    USE_AT: lambda s, figure, option: paying.cannot_use(s, figure, CARD.of(option)),
}


def _free_attack(s: DescentState, hero: Hero, figure: Figure, option: Option) -> Why | None:
    target = _target(s, option)
    if target is None:
        return Why("no-enemy", "DESC-TGT-02", figure=FIGURE.of(option))
    why = hero_turn.cannot_attack_freely(s, hero)
    return why if why is not None else attacks.cannot_attack(s, figure, WEAPON.of(option), target)


def _trade(s: DescentState, hero: Hero, figure: Figure, option: Option) -> Why | None:
    other = next((each for each in s.heroes if each.id == HERO.of(option)), None)
    if other is None:
        return Why("not-adjacent", "DESC-TRADE-01", figure=HERO.of(option))
    giver = hero if option.verb is GIVE else other
    return equipping.cannot_trade(s, hero, giver, other, ITEM.of(option))


def _stand_up(s: DescentState, hero: Hero, figure: Figure, option: Option) -> Why | None:
    """DESC-STAND-02."""
    return None if hero.fallen >= 0 else Why("stands", "DESC-STAND-02", hero=hero.id)


BEFORE: Final[dict[Verb, Callable[[DescentState, Option], Why | None]]] = {
    LEARN: lambda s, option: epic.cannot_learn(s.hero(HERO.of(option)), CARD.of(option)) if holds(s, option) else None,
    BUY: lambda s, option: epic.cannot_buy(s, ITEM.of(option)),
    SELL: lambda s, option: epic.cannot_sell(s.hero(HERO.of(option)), ITEM.of(option)) if holds(s, option) else None,
    GAIN_OVERLORD_CARD: lambda s, option: (
        epic.cannot_gain(s, CARD.of(option)) if CARD.of(option) in BOX.overlord else None
    ),
}
"""DESC-EPIC-13: what is bought before an epic quest."""


def holds(s: DescentState, option: Option) -> bool:
    """Whether the hero takes part."""
    return HERO.of(option) in [hero.id for hero in s.heroes]


HeroRule = Callable[[DescentState, Hero, Figure, Option], Why | None]
OF_HEROES: Final[dict[Verb, HeroRule]] = {
    FREE_ATTACK: _free_attack,
    ACTIVATE: lambda s, hero, figure, option: familiars.cannot_activate(s, hero),
    GIVE: _trade,
    TAKE: _trade,
    STAND_UP: _stand_up,
    REST: lambda s, hero, figure, option: actions.cannot_act(s, figure),
    SEARCH: lambda s, hero, figure, option: actions.cannot_search(s, figure, SPACE.of(option)),
    REVIVE: lambda s, hero, figure, option: actions.cannot_revive(s, figure, HERO.of(option)),
    TIRE: lambda s, hero, figure, option: hero_turn.cannot_tire(s, hero, figure),
}
