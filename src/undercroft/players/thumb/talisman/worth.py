"""What things are worth to a character, in points of its better ability."""

from __future__ import annotations

from typing import Final, TypeAlias

from undercroft.games.talisman.box import ENEMY, FOLLOWER, INNER, MAGIC_OBJECT, OUTER, Card
from undercroft.games.talisman.content.schema import Use
from undercroft.games.talisman.content.vocabulary import GainSpell
from undercroft.games.talisman.having import able, object_limit, spell_limit
from undercroft.games.talisman.quests import GIVE_A_FOLLOWER, GIVE_A_MAGIC_OBJECT, PRICES
from undercroft.games.talisman.scores import weapon_limit
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.trophies import price
from undercroft.players.thumb.talisman.inner import carries_off, on_foot
from undercroft.players.thumb.talisman.prowess import battle_value, is_strong, psychic_value

LIVES: Final[tuple[float, ...]] = (0.0, 5.0, 2.6, 1.5, 1.1, 0.8, 0.6)
"""What the first life is worth, the second and so on; further ones as much as the last."""
BETTER: Final = 1.0
OTHER: Final = 0.6
"""A point of the better ability, and of the other one."""
FATE: Final[tuple[float, ...]] = (0.45, 0.3, 0.2, 0.1)
GOLD: Final[tuple[float, ...]] = (0.4, 0.35, 0.25, 0.2, 0.1)
IDLE_GOLD: Final = 0.15
"""The part of that where hardly anything can be bought."""
SPELL: Final = 0.6
TURN: Final = 0.9
"""A turn that is missed."""
TOAD: Final = 3.0
TALISMAN: Final = 3.5
SECOND_TALISMAN: Final = 0.3
FORBIDS_SPELLS: Final = -1.0
"""On the Crown of Command it would be in the way."""
TROPHY_HEALS: Final = 0.3
"""A trophy that can be given for two lives; so many are in hand."""
USEFUL: Final = 0.35
"""A card for what it allows."""

Marks: TypeAlias = dict[str, float]
PROOF: Final = 0.3
"""That Spells of others do nothing."""
CROSSING: Final = 1.2
"""A way over the Storm River for those whom the Sentinel would stop."""
BRIDGE_HOPE: Final = 8
"""Who adds less than this to the die had better not meet him."""
CROSSES: Final = ("crosses-river", "builds-rafts")
MAGICAL: Final = ("always-a-spell", "one-more-spell", "holds-a-spell")
TRAITS: Final[Marks] = {
    "stops-short": 1.5,
    "draws-one-more": 1.2,
    "life-lost-roll": 1.7,
    "move-fate-back": 0.9,
    "stand-off-on-defeat": 1.1,
    "two-attack-dice-choose": 1.3,
    "life-for-life": 1.3,
    "always-a-spell": 0.9,
    "replaces-card": 0.8,
    "one-more-spell": 0.6,
    "holds-a-spell": 0.6,
    "destroys-spirits": 0.5,
    "sets-die": 0.5,
    "castle-heals": 0.5,
    "must-attack": -0.3,
    "one-space": -1.0,
    "no-followers": -0.5,
    "safe:desert": 0.15,
    "safe:chapel": 0.1,
    "safe:graveyard": 0.1,
    "optional:crags": 0.15,
    "optional:forest": 0.15,
    "optional:chasm": 0.15,
    "rerolls-one": 0.15,
    "gold-seeker": 0.2,
    "leaves-dungeon": 0.0,
    "changes-sides": -0.2,
}
"""All others are merely useful."""
USUAL: Final = 4.5
"""What successors are about as strong as."""
BEGUN_AGAIN: Final = 0.4
"""The part of what was reached that is lost where a successor has a short way."""
FLIGHT: Final = 2.5
"""To come into the Valley of Fire without what lies before it."""
ROBBED: Final = 0.15
"""The part of what one has that others will take, or a Spell."""
SAVES: Final = 0.9
CARRIES: Final = 0.6


def rising(table: tuple[float, ...], have: int, count: int) -> float:
    """What so many more are worth to somebody who has so many; below 0: so many less."""
    last = len(table) - 1
    if count < 0:
        return -sum([table[min(each, last)] for each in range(max(0, have + count), have)])
    return sum([table[min(each, last)] for each in range(have, have + count)])


def lives_worth(s: TalismanState, c: Character, count: int) -> float:
    """So many lives more or less; the last one costs all that was reached. In the Short Dungeon Game the weak have
    little to lose: a successor begins beside them."""
    worth = rising(LIVES[1:], c.lives, count)
    dying = c.lives + count <= 0
    if s.short:
        return attachment(s, c) * (worth - (BEGUN_AGAIN * progress(c) if dying else 0.0))
    return worth - progress(c) if dying else worth


def attachment(s: TalismanState, c: Character) -> float:
    """How much more than a successor a character is worth."""
    better = max(battle_value(s, c), psychic_value(s, c)) - USUAL
    return min(1.2, max(0.1, better / 2))


def progress(c: Character) -> float:
    return float(c.strength + c.craft) + 0.3 * (len(c.objects) + len(c.followers))


def counters_worth(s: TalismanState, c: Character, what: str, count: int) -> float:
    """So many counters, coins or tokens more, or less."""
    if what == "life":
        return lives_worth(s, c, count)
    if what == "gold":
        return (IDLE_GOLD if s.short else 1.0) * rising(GOLD, c.gold, count) + owed_gold(c, count)
    if what == "fate":
        return rising(FATE, c.fate, count)
    if count < 0:
        count = max(count, -(c.strength if what == "strength" else c.craft))
    return count * (BETTER if (what == "strength") == is_strong(s, c) else OTHER)


def owed_gold(c: Character, count: int) -> float:
    """The Warlock's gold is worth a Talisman."""
    price = PRICES.get(c.quest, 0)
    return TALISMAN * (min(price, c.gold + count) - min(price, c.gold)) / price if price else 0.0


def spells_worth(s: TalismanState, c: Character, count: int) -> float:
    """Spells gained, as far as there is room; 0: as many as there is room for."""
    room = max(0, spell_limit(s, c) - len(c.spells))
    return SPELL * (min(count, room) if count else room)


def owns_talisman(c: Character) -> bool:
    """Wherever it stands: where no magic works, a Talisman is still one's own."""
    return any("opens-valley" in card.traits for card in c.objects)


def talisman_worth(s: TalismanState, c: Character) -> float:
    return SECOND_TALISMAN if owns_talisman(c) else TALISMAN


def quest_worth(s: TalismanState, c: Character, quest: int) -> float:
    """What it is worth to do what the quest asks for: a Talisman, and that the Portal opens again."""
    return TALISMAN if c.quest == quest else 0.0


def trophies_worth(s: TalismanState, c: Character, points: int, *, psychic: bool) -> float:
    """Points of trophies, which become counters: of Strength for Strength, of Craft for Craft."""
    return points * counters_worth(s, c, "craft" if psychic else "strength", 1) / price(s)


# -- belongings -----------------------------------------------------------------------------------


def card_worth(s: TalismanState, c: Character, card: Card, *, held: bool = False) -> float:
    """An Object or Follower to this character, besides what it has; ``held``: if it were to lose it."""
    if "opens-valley" in card.traits:
        others = [each for each in c.objects if "opens-valley" in each.traits]
        return SECOND_TALISMAN if len(others) > (1 if held else 0) else TALISMAN
    if card.type == ENEMY:
        return 0.4 + 0.2 * card.strength
    if "no-spells" in card.traits:
        return amulet_worth(s, c)
    worth = card.worth
    strong = is_strong(s, c)
    battle, psychic = (0.8, 0.45) if strong else (0.55, 0.8)
    total = worth.strength * (BETTER if strong else OTHER) + worth.craft * (OTHER if strong else BETTER)
    total += worth.psychic * psychic + 0.3 * max(0, worth.better - worth.battle)
    total += battle * (weapon_gain(c, card, held=held) if card.is_weapon else worth.battle)
    total += SAVES * armour_gain(c, card, held=held) if card.save else 0.0
    total += CARRIES if card.carries else 0.0
    if carries_off(card):
        total += flight_worth(s, c)
    else:
        total += sum([use_worth(s, c, use) for use in card.uses])
    total += sum([trait_worth(s, c, trait) for trait in card.traits])
    if card.type == FOLLOWER:
        total += quest_worth(s, c, GIVE_A_FOLLOWER)
    elif card.type == MAGIC_OBJECT:
        total += quest_worth(s, c, GIVE_A_MAGIC_OBJECT)
    return total + (0.1 if card.is_object else 0.15)


def amulet_worth(s: TalismanState, c: Character) -> float:
    """It keeps Spells away, for those who hold none; near the Crown it is in the way."""
    region = s.box.spaces[c.space].region
    return PROOF if region != INNER and spell_limit(s, c) == 0 else FORBIDS_SPELLS


def use_worth(s: TalismanState, c: Character, use: Use) -> float:
    """What its owner can do with a card; a Spell a turn for nothing is the best."""
    free = not use.discard and not use.needs
    if use.needs == "trophy":
        return USEFUL + TROPHY_HEALS * min(3, len(c.trophies))
    if free and spell_limit(s, c) and any(isinstance(effect, GainSpell) for effect in use.then):
        return 2 * SPELL
    return USEFUL


def trait_worth(s: TalismanState, c: Character, trait: str) -> float:
    """What a card allows or forbids."""
    if trait in MAGICAL and spell_limit(s, c) == 0:
        return 0.0
    if trait == "not-taken":
        return safety_worth(s, c)
    if trait in CROSSES:
        far = s.box.spaces[c.space].region == OUTER and s.goal == "crown" and battle_value(s, c) < BRIDGE_HOPE
        return CROSSING if far else USEFUL
    return TRAITS.get(trait, USEFUL)


def flight_worth(s: TalismanState, c: Character) -> float:
    """What takes one to any space of the Region is worth the most before the Crown, to whoever would hardly get there
    on foot."""
    return USEFUL if s.goal != "crown" else USEFUL + FLIGHT * (1 - on_foot(s, c))


def safety_worth(s: TalismanState, c: Character) -> float:
    """That nobody takes what is in the Bag of Holding."""
    others = [card for card in c.objects if "not-taken" not in card.traits]
    return 0.0 if s.solo else ROBBED * sum([card_worth(s, c, card, held=True) for card in others])


def weapon_gain(c: Character, card: Card, *, held: bool) -> int:
    """How much more a Weapon adds than those one would use without it."""
    others = [each for each in c.objects if each.is_weapon]
    values = sorted([each.worth.battle for each in others], reverse=True)
    if held and card.worth.battle in values:
        values.remove(card.worth.battle)
    spare = values[: weapon_limit(c)]
    if len(spare) < weapon_limit(c):
        return card.worth.battle
    return max(0, card.worth.battle - min(spare, default=card.worth.battle))


def armour_gain(c: Character, card: Card, *, held: bool) -> float:
    """How much more often it saves than the Armour one would have without it, in halves of all throws."""
    if able(c, "no-armour"):
        return 0.0
    others = [each.save for each in c.objects if each.save]
    if held and card.save in others:
        others.remove(card.save)
    return max(0, min(others, default=7) - card.save) / 3


def room_for_objects(c: Character) -> bool:
    return len(c.objects) < object_limit(c)


def spell_worth(card: Card) -> float:
    """To keep it, rather than another Spell."""
    return SPELLS.get(card.id, SPELL)


SPELLS: Final[Marks] = {
    "counterspell": 1.2,
    "preservation": 1.3,
    "restoration": 1.1,
    "divine-intervention": 1.0,
    "temporal-warp": 1.2,
    "strength-spell": 1.1,
    "craft-spell": 1.1,
    "finger-of-death": 1.1,
    "psionic-blast": 0.8,
    "healing": 0.9,
    "twist-of-fate": 0.8,
    "hex": 0.4,
    "divination": 0.4,
    "alchemy": 0.3,
}
