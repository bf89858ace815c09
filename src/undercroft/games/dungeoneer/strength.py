"""How strong the two sides of an attack are: what is added to their dice, and how many wounds a hit of theirs deals."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.content.vocabulary import Form
from undercroft.games.dungeoneer.modifiers import bonus, characteristic, monster_bonus
from undercroft.games.dungeoneer.pieces import Attack, Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero


def attack_value(s: DungeonState, attack: Attack) -> int:
    """DGN-BATTLE-06: what is added to the attacker's die."""
    form = attack.form
    if attack.monster is not None:
        return monster_total(s, attack.monster, form, "attack", attack)
    return hero_value(s, s.heroes[attack.by], form, "attack", attack.prey.card if attack.prey else None)


def counter_value(s: DungeonState, attack: Attack) -> int:
    """DGN-BATTLE-07: what is added to the defender's die."""
    form = attack.form
    defender = attack.guard or attack.prey
    if defender is not None:
        return monster_total(s, defender, form, "counter", attack)
    foe = attack.monster.card if attack.monster else None
    return hero_value(s, s.heroes[attack.target], form, "counter", foe)


def monster_value(laid: Laid, form: Form) -> int:
    fighting = laid.card.fighting(form)
    assert fighting is not None
    return fighting.value


def monster_total(s: DungeonState, laid: Laid, form: Form, moment: str, attack: Attack) -> int:
    """With its own skill, and with what this attack has brought it."""
    return monster_value(laid, form) + monster_bonus(s, laid, attack, (form, moment), moment)


def hero_value(s: DungeonState, hero: Hero, form: Form, moment: str, foe: Adventure | None) -> int:
    """DGN-BATTLE-08: of the current level."""
    return characteristic(s, hero, form) + bonus(s, hero, (form, moment), moment, foe)


def wounds_of_attack(s: DungeonState, attack: Attack) -> int:
    """DGN-BATTLE-12, DGN-BATTLE-14: of an attack that hits, the defender's armour taken off."""
    if attack.monster is not None:
        fighting = attack.monster.card.fighting(attack.form)
        assert fighting is not None
        wounds = fighting.wounds + monster_bonus(s, attack.monster, attack, ("strike",), "attack")
    else:
        prey = attack.prey.card if attack.prey else None
        wounds = 1 + bonus(s, s.heroes[attack.by], ("strike",), "attack", prey)
    defender = attack.guard or attack.prey
    if defender is not None:
        return max(0, wounds - monster_bonus(s, defender, attack, ("armour",), "counter"))
    foe = attack.monster.card if attack.monster else None
    return max(0, wounds - bonus(s, s.heroes[attack.target], ("armour",), "counter", foe))


def wounds_of_counter(s: DungeonState, attack: Attack) -> int:
    """DGN-BATTLE-13: of a counterattack that hits, the attacker's armour taken off."""
    if attack.monster is not None:
        return max(0, 1 - monster_bonus(s, attack.monster, attack, ("armour",), "attack"))
    prey = attack.prey.card if attack.prey else None
    return max(0, 1 - bonus(s, s.heroes[attack.by], ("armour",), "attack", prey))
