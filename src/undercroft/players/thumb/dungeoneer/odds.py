"""What an exchange of blows is worth to the thumb, by the odds of the rules."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.dungeoneer.content.schema import Fighting
from undercroft.games.dungeoneer.content.vocabulary import FORMS, Form
from undercroft.games.dungeoneer.modifiers import bonus
from undercroft.games.dungeoneer.odds import higher
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.strength import hero_value, monster_total


class Bout(NamedTuple):
    """What one exchange of blows will bring, on average."""

    form: Form
    hit: float
    """How likely the attacker hits."""
    countered: float
    """How likely the defender does."""
    wounds: float
    """What a hit of the attacker is worth, in wounds."""


def monster_value(s: DungeonState, laid: Laid, form: Form, moment: str, attack: Attack | None) -> int:
    """With its own skill, and with what an attack that goes on has brought it."""
    return monster_total(s, laid, form, moment, attack or Attack(laid, laid.owner, -1, -1, ""))


def strike_worth(fighting: Fighting) -> float:
    """Wounds of a hit, and a little for everything else that it does."""
    return fighting.wounds + 0.5 * len(fighting.strike)


def monster_bout(s: DungeonState, laid: Laid, hero: Hero, form: Form, attack: Attack | None = None) -> Bout:
    """A monster attacks a hero in this form."""
    fighting = laid.card.fighting(form)
    assert fighting is not None
    lead = monster_value(s, laid, form, "attack", attack) - hero_value(s, hero, form, "counter", laid.card)
    armour = bonus(s, hero, ("armour",), "counter", laid.card)
    return Bout(form, higher(lead), higher(-lead), max(0.0, strike_worth(fighting) - armour))


def best_monster_bout(s: DungeonState, laid: Laid, hero: Hero, attack: Attack | None = None) -> Bout:
    """In the form that is worst for the hero."""
    bouts = [
        monster_bout(s, laid, hero, form, attack)
        for form in FORMS
        if (found := laid.card.fighting(form)) is not None and found.attack
    ]
    return max(bouts, key=lambda bout: bout.hit * bout.wounds - 0.3 * bout.countered)


def hero_bout(s: DungeonState, hero: Hero, prey: Laid, form: Form) -> Bout:
    """A hero attacks a monster in this form."""
    lead = hero_value(s, hero, form, "attack", prey.card) - monster_value(s, prey, form, "counter", None)
    wounds = 1 + bonus(s, hero, ("strike",), "attack", prey.card)
    return Bout(form, higher(lead), higher(-lead), min(wounds, prey.health))


def best_hero_bout(s: DungeonState, hero: Hero, prey: Laid) -> Bout:
    bouts = [hero_bout(s, hero, prey, form) for form in hero.card.attacks]
    return max(bouts, key=lambda bout: bout.hit * bout.wounds - bout.countered)


def duel_bout(s: DungeonState, hero: Hero, rival: Hero, form: Form) -> Bout:
    """A hero attacks another in this form."""
    lead = hero_value(s, hero, form, "attack", None) - hero_value(s, rival, form, "counter", None)
    return Bout(form, higher(lead), higher(-lead), 1 + bonus(s, hero, ("strike",), "attack"))


def best_duel_bout(s: DungeonState, hero: Hero, rival: Hero) -> Bout:
    return max(
        [duel_bout(s, hero, rival, form) for form in hero.card.attacks], key=lambda bout: bout.hit - bout.countered
    )
