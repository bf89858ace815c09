"""What it takes to use a card: that it is there and not exhausted, fatigue, an action."""

from __future__ import annotations

from undercroft.engine.errors import Why
from undercroft.games.descent.actions import cannot_act, spend_action
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.state import Card, DescentState, Figure, Hero
from undercroft.games.descent.wounds import cannot_pay, pay


def card_of(hero: Hero, name: str) -> Card | None:
    """The card of this id in front of a hero that is not exhausted, if there are several."""
    cards = [card for card in (*hero.skills, *hero.items, *hero.found) if card.id == name and not card.spent]
    ready = [card for card in cards if not card.exhausted]
    return next(iter(ready or cards), None)


def cannot_use(s: DescentState, holder: Figure, name: str) -> Why | None:
    """DESC-EXH-03, DESC-SKILL-01, DESC-SKILL-06, DESC-SKILL-07, DESC-KO-07."""
    hero = s.hero(holder.id)
    card = card_of(hero, name)
    if card is None or hero.fallen >= 0:
        return Why("no-card", "DESC-SKILL-01", card=name)
    if card.exhausted:
        return Why("exhausted", "DESC-EXH-03", card=name)
    skill = BOX.skills.get(name)
    if skill is None:
        return None
    if skill.fatigue > 0 and cannot_pay(s, hero, skill.fatigue):
        return Why("too-tired", "DESC-SKILL-06", hero=hero.id)
    return cannot_act(s, holder) if skill.kind == "action" else None


def pay_for(s: DescentState, holder: Figure, name: str) -> None:
    """DESC-SKILL-04, DESC-SKILL-05, DESC-EXH-01: fatigue, the action and the card itself, as it says."""
    hero = s.hero(holder.id)
    card = card_of(hero, name)
    assert card is not None
    s.tell("used", hero=hero.id, card=name)
    skill = BOX.skills.get(name)
    if skill is not None:
        if skill.kind == "action":
            spend_action(s, holder)
        pay(s, hero, max(0, skill.fatigue))
        card.exhausted = skill.exhaust
    elif name in BOX.items:
        card.exhausted = BOX.items[name].exhaust
    else:
        card.spent = True
