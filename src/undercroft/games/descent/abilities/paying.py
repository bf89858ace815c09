"""What it takes to use a card: that it is there and not exhausted, fatigue, an action."""

from __future__ import annotations

from undercroft.engine.errors import Why
from undercroft.games.descent.actions import cannot_act, spend_action
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.state import Card, DescentState, Figure, Hero
from undercroft.games.descent.wounds import cannot_pay, pay

ACTIONS = ("health-potion", "curse-doll", "fire-flask", "tival-crystal")
"""The items that take one."""


def card_of(hero: Hero, name: str) -> Card | None:
    """The card of this id in front of a hero that is not exhausted, if there are several."""
    cards = [card for card in (*hero.skills, *hero.items, *hero.found) if card.id == name and not card.spent]
    ready = [card for card in cards if not card.exhausted]
    return next(iter(ready or cards), None)


def cannot_use(s: DescentState, holder: Figure, name: str) -> Why | None:
    """DESC-EXH-03, DESC-SKILL-01, DESC-SKILL-06, DESC-SKILL-07, DESC-KO-07; DESC-ODET-11: a monster's card has actions
    of its own."""
    hero = s.hero_of(holder)
    if name in holder.profile.abilities:
        return cannot_use_sheet(s, holder, hero, name)
    card = None if hero is None else card_of(hero, name)
    if hero is None or card is None or hero.fallen >= 0:
        return Why("no-card", "DESC-SKILL-01", card=name)
    if card.exhausted:
        return Why("exhausted", "DESC-EXH-03", card=name)
    skill = BOX.skills.get(name)
    if skill is not None and skill.fatigue > 0 and cannot_pay(s, hero, skill.fatigue):
        return Why("too-tired", "DESC-SKILL-06", hero=hero.id)
    return cannot_act(s, holder) if takes_action(name) else None


def cannot_use_sheet(s: DescentState, holder: Figure, hero: Hero | None, name: str) -> Why | None:
    """DESC-FEAT-02, DESC-FEAT-03: a feat once in an encounter; what a monster's card has."""
    if hero is None:
        return cannot_act(s, holder)
    if hero.fallen >= 0:
        return Why("no-card", "DESC-KO-07", card=name)
    if not name.endswith("-feat"):
        return None
    if not hero.feat:
        return Why("feat-done", "DESC-FEAT-02", hero=hero.id)
    return cannot_act(s, holder) if takes_action(name) else None


def takes_action(name: str) -> bool:
    """DESC-HTURN-14: whether using it is an action."""
    if name in BOX.skills:
        return BOX.skills[name].kind == "action"
    if name.endswith("-feat"):
        return BOX.heroes[name.removesuffix("-feat")].feat_is_action
    return name in ACTIONS


def pay_for(s: DescentState, holder: Figure, name: str) -> None:
    """DESC-SKILL-04, DESC-SKILL-05, DESC-EXH-01: fatigue, the action and the card itself, as it says."""
    s.tell("used", hero=holder.id, card=name)
    hero = s.hero_of(holder)
    if hero is None or takes_action(name):
        spend_action(s, holder)
    if hero is None:
        return
    if name in holder.profile.abilities:
        hero.feat = hero.feat and not name.endswith("-feat")
        return
    card = card_of(hero, name)
    assert card is not None
    skill = BOX.skills.get(name)
    if skill is not None:
        pay(s, hero, max(0, skill.fatigue))
        card.exhausted = skill.exhaust
    elif name in BOX.items:
        card.exhausted = BOX.items[name].exhaust
    else:
        card.spent = True
