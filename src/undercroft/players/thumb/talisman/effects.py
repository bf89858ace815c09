"""What effects are worth to a character before the dice are thrown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.games.talisman.box import Card
from undercroft.games.talisman.content import vocabulary as deed
from undercroft.games.talisman.effects.choices import fulfils
from undercroft.games.talisman.having import craft, has, strength
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.players.thumb.talisman import fights, lord, prowess, worth

QUEST: Final = 1.4
"""A quest, for those who have no Talisman; for the others it would only close the Portal."""
SALE: Final = 0.1
"""Whoever sells for less than that might as well keep it."""
OWN: Final[worth.Marks] = {
    "enslave": -2.0,
    "royal-guests": 0.3,
    "chasm": -0.7,
    "crypt": 0.0,
    "mines": 0.0,
    "spend-trophy": -0.4,
}
"""What no deed says; all else counts for nothing."""


def effects_worth(s: TalismanState, c: Character, effects: deed.Effects) -> float:
    return sum([_WORTH[type(effect)](s, c, effect) for effect in effects if type(effect) in _WORTH])


def _amount(count: deed.Amount, have: int) -> int:
    if isinstance(count, int):
        return count
    return have if count == "all" else 3


def _gain(s: TalismanState, c: Character, effect: deed.Gain) -> float:
    return worth.counters_worth(s, c, effect.what, _amount(effect.count, 0))


def _lose(s: TalismanState, c: Character, effect: deed.Lose) -> float:
    have = {"life": c.lives, "gold": c.gold, "fate": c.fate, "strength": c.strength, "craft": c.craft}[effect.what]
    return worth.counters_worth(s, c, effect.what, -min(have, _amount(effect.count, have)))


def _heal(s: TalismanState, c: Character, effect: deed.Heal) -> float:
    role = c.role
    wounds = max(0, (role.life if role is not None else 0) - c.lives)
    return _restored(s, c, "life", wounds, effect.count, effect.price)


def _replenish(s: TalismanState, c: Character, effect: deed.Replenish) -> float:
    role = c.role
    missing = max(0, (role.fate if role is not None else 0) - c.fate)
    return _restored(s, c, "fate", missing, effect.count, effect.price)


def _restored(s: TalismanState, c: Character, what: str, missing: int, most: int, price: int) -> float:
    count = min(missing, most or missing)
    if not price:
        return worth.counters_worth(s, c, what, count)
    count = min(count, c.gold // price)
    return max(0.0, worth.counters_worth(s, c, what, count) + worth.counters_worth(s, c, "gold", -count * price))


def _spells(s: TalismanState, c: Character, effect: deed.GainSpell) -> float:
    if effect.price and c.gold < effect.price:
        return 0.0
    return max(0.0, worth.spells_worth(s, c, effect.count) + worth.counters_worth(s, c, "gold", -effect.price))


def _lose_spells(s: TalismanState, c: Character, effect: deed.LoseSpells) -> float:
    return -worth.SPELL * len(c.spells)


def _talisman(s: TalismanState, c: Character, effect: deed.GainTalisman) -> float:
    return worth.talisman_worth(s, c) if s.talismans else 0.0


def _lose_follower(s: TalismanState, c: Character, effect: deed.LoseFollower) -> float:
    if not c.followers:
        return effects_worth(s, c, effect.otherwise)
    return -min([worth.card_worth(s, c, card, held=True) for card in c.followers])


def _lose_objects(s: TalismanState, c: Character, effect: deed.LoseObjects) -> float:
    weapons, armour = "weapon" in effect.subtypes, "armour" in effect.subtypes
    lost = [card for card in c.objects if (card.is_weapon and weapons) or (card.is_armour and armour)]
    return -sum([worth.card_worth(s, c, card, held=True) for card in lost])


def _fight(s: TalismanState, c: Character, effect: deed.Fight) -> float:
    win = effects_worth(s, c, effect.win)
    return fights.creature_worth(s, c, effect.strength or effect.craft, psychic=not effect.strength, win=win)


def _roll(s: TalismanState, c: Character, effect: deed.Roll) -> float:
    """What the dice bring on average, as abilities change this kind of roll: 1 more or two dice, if that is better."""
    values: dict[int, float] = {}
    below = 0
    for faces in effect.faces:
        value = effects_worth(s, c, faces.then)
        values.update(dict.fromkeys(range(below + 1, faces.upto + 1), value))
        below = faces.upto
    ways = [(values[total], count) for total, count in prowess.WAYS[effect.dice]]
    if effect.kind and has(s, c, f"plus-one:{effect.kind}"):
        ways = [(max(values[total], values.get(total + 1, -99.0)), count) for total, count in prowess.WAYS[effect.dice]]
    elif effect.kind and has(s, c, f"two-dice:{effect.kind}"):
        ways = [(max(one, two), count * times) for one, count in ways for two, times in ways]
    return sum([value * count for value, count in ways]) / sum([count for _, count in ways])


def lives_cost(s: TalismanState, c: Character, effects: deed.Effects) -> float:
    """The part of what they are worth that lives cost, below 0: for sure, or by a die."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, deed.Lose) and effect.what == "life":
            total += _lose(s, c, effect)
        elif isinstance(effect, deed.Roll):
            below = 0
            for faces in effect.faces:
                total += (faces.upto - below) * lives_cost(s, c, faces.then) / 6
                below = faces.upto
    return total


def _check(s: TalismanState, c: Character, effect: deed.Check) -> float:
    value = strength(s, c) if effect.stat == "strength" else craft(s, c)
    chance = prowess.chance_to_roll_at_most(effect.dice, value)
    return chance * effects_worth(s, c, effect.success) + (1 - chance) * effects_worth(s, c, effect.fail)


def _if(s: TalismanState, c: Character, effect: deed.If) -> float:
    return effects_worth(s, c, effect.then if fulfils(s, c, effect) else effect.otherwise)


def _each(s: TalismanState, c: Character, effect: deed.Each) -> float:
    return 0.0 if effect.who.startswith("others") else effects_worth(s, c, effect.then)


def _either(s: TalismanState, c: Character, effect: deed.Either) -> float:
    ways = [way_worth(s, c, way) for way in effect.ways if c.gold >= way.gold and (c.followers or not way.follower)]
    return max([0.0, *ways]) if effect.optional else max(ways, default=0.0)


def way_worth(s: TalismanState, c: Character, way: deed.Way) -> float:
    return effects_worth(s, c, way.then) + worth.counters_worth(s, c, "gold", -way.gold)


def _shop(s: TalismanState, c: Character, effect: deed.Shop) -> float:
    return max([0.0, *[bargain(s, c, card, price) for card, price in effect.prices.items()]])


def bargain(s: TalismanState, c: Character, card_id: str, price: int) -> float:
    """What is gained by buying this card for that much."""
    card = next((card for card in s.purchases if card.id == card_id), None)
    if card is None or c.gold < price or not (worth.room_for_objects(c) or not card.is_object):
        return 0.0
    return worth.card_worth(s, c, card) + worth.counters_worth(s, c, "gold", -price)


def _sell(s: TalismanState, c: Character, effect: deed.Sell) -> float:
    return sales_worth(s, c)


def sales_worth(s: TalismanState, c: Character) -> float:
    """To sell whatever is worth less than the gold that it brings."""
    return sum([max(0.0, sale_worth(s, c, card)) for card in c.objects])


def sale_worth(s: TalismanState, c: Character, card: Card) -> float:
    """To have a gold instead of it."""
    return worth.counters_worth(s, c, "gold", 1) - worth.card_worth(s, c, card, held=True) - SALE


def _stock(s: TalismanState, c: Character, effect: deed.Stock) -> float:
    return worth.counters_worth(s, c, effect.what, 1)


def _move_to(s: TalismanState, c: Character, effect: deed.MoveTo) -> float:
    """Most places are as good as others; before the Lord one is not as elsewhere."""
    return lord.lord_worth(s, c) if effect.spaces == (s.box.spaces[s.box.chamber].id,) else 0.0


def _own(s: TalismanState, c: Character, effect: deed.Own) -> float:
    if effect.name == "warlock-quest":
        return -QUEST if c.quest or worth.owns_talisman(c) else QUEST
    return OWN.get(effect.name, 0.0)


def _flat(value: float) -> Callable[[TalismanState, Character, Any], float]:
    return lambda s, c, effect: value


_WORTH: Final[dict[type[deed.Deed], Callable[[TalismanState, Character, Any], float]]] = {
    deed.Gain: _gain,
    deed.Lose: _lose,
    deed.Heal: _heal,
    deed.Replenish: _replenish,
    deed.GainSpell: _spells,
    deed.LoseSpells: _lose_spells,
    deed.GainTalisman: _talisman,
    deed.LoseFollower: _lose_follower,
    deed.LoseObjects: _lose_objects,
    deed.TakePurchase: _flat(0.8),
    deed.Become: _flat(-0.2),
    deed.Toad: _flat(-worth.TOAD),
    deed.Miss: lambda s, c, effect: -worth.TURN * effect.turns,
    deed.Bonus: _flat(0.2),
    deed.Privilege: _flat(0.3),
    deed.MoveTo: _move_to,
    deed.Land: _flat(-0.4),
    deed.Fight: _fight,
    deed.Roll: _roll,
    deed.Check: _check,
    deed.If: _if,
    deed.Each: _each,
    deed.Either: _either,
    deed.Shop: _shop,
    deed.Sell: _sell,
    deed.Stock: _stock,
    deed.Look: _flat(0.1),
    deed.Own: _own,
}
