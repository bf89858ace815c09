"""The odds of checks and battles in Dungeoneer, from what lies open on the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.dungeoneer.content.schema import Adventure, Fighting
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import FORMS, Form
from undercroft.games.dungeoneer.modifiers import bonus, characteristic, monster_bonus
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero

_HIGHER: Final = tuple(
    [sum(mine + lead > theirs for mine in range(1, 7) for theirs in range(1, 7)) / 36 for lead in range(-6, 7)]
)


def higher(lead: int) -> float:
    """How likely a die and this lead are more than another die."""
    return _HIGHER[max(-6, min(6, lead)) + 6]


def overcoming(total: int, value: int) -> float:
    """How likely a die and this total reach the value."""
    return max(0.0, min(1.0, (7 + total - value) / 6))


def check_odds(s: DungeonState, hero: Hero, threat: Threat, kind: str, harder: int = 0) -> float:
    """How likely a hero overcomes a threat."""
    stats = (threat.stat, "threat", "quest") if kind == "quest" else (threat.stat, "threat")
    return overcoming(characteristic(s, hero, threat.stat) + bonus(s, hero, stats, kind), threat.value + harder)


# -- battle ---------------------------------------------------------------------------------------


class Bout(NamedTuple):
    """What one exchange of blows will bring, on average."""

    form: Form
    hit: float
    """How likely the attacker hits."""
    countered: float
    """How likely the defender does."""
    wounds: float
    """What a hit of the attacker is worth, in wounds."""


def hero_value(s: DungeonState, hero: Hero, form: Form, moment: str, foe: Adventure | None) -> int:
    return characteristic(s, hero, form) + bonus(s, hero, (form, moment), moment, foe)


def monster_value(s: DungeonState, laid: Laid, form: Form, moment: str, attack: Attack | None) -> int:
    """With its own skill, and with what this attack has brought it."""
    fighting = laid.card.fighting(form)
    assert fighting is not None
    beside = attack or Attack(laid, laid.owner, -1, -1, "")
    return fighting.value + monster_bonus(s, laid, beside, (form, moment), moment)


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
