"""Attack scores: one die plus Strength in battle or Craft in psychic combat, and what counts besides (TALB-BAT-04)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.belongings import discard_belonging
from undercroft.games.talisman.box import ENEMY, MAGIC_OBJECT, Card, titles
from undercroft.games.talisman.dice import choose_die, offer_fate, set_die, throw
from undercroft.games.talisman.fight import Fight
from undercroft.games.talisman.followers import lose_follower, random_follower
from undercroft.games.talisman.having import able, craft, helps_once, magic_works, strength, worth_in
from undercroft.games.talisman.options import DECLINE, OBJECT, USE_WEAPON
from undercroft.games.talisman.state import Character, TalismanState

HIRED_STRENGTH = 3
"""What the Mercenary adds in a turn in which he was paid."""
HOUND_STRENGTH = 3
"""The Faithful Hound's own."""


def value_in(s: TalismanState, c: Character, fight: Fight) -> int:
    """All that is added to the character's die in this attack."""
    mine = c.seat == fight.seat
    substitute = fight.substitute if mine else fight.rival_substitute
    if substitute is not None:
        return HOUND_STRENGTH
    plus = fight.plus if mine else fight.rival_plus
    if fight.psychic:
        return craft(s, c) + cards_add(s, c, fight) + plus
    total = strength(s, c) + cards_add(s, c, fight) + plus
    role = c.role
    if role is not None and able(c, "adds-craft"):
        total += role.craft
    return total


def cards_add(s: TalismanState, c: Character, fight: Fight) -> int:
    """TALB-ABL-05: bonuses that count only in this kind of attack. TALB-MID-30: Objects add nothing on the Cursed
    Glade, TALB-MID-33: Followers do. Weapons count only if they are used (TALB-BAT-12)."""
    total = 0
    if not s.box.spaces[c.space].cursed:
        magic = magic_works(s, c)
        weapons = fight.weapons if c.seat == fight.seat else fight.rival_weapons
        for card in c.objects:
            if not card.is_weapon and (magic or card.type != MAGIC_OBJECT):
                total += worth_in(s, c, card, fight)
        for card in weapons:
            total += worth_in(s, c, card, fight)
    return total + followers_add(s, c, fight)


def followers_add(s: TalismanState, c: Character, fight: Fight) -> int:
    """What Followers add. The Gladiator's add 1 each in battle, unless they do so by themselves; of Animals that were
    charmed the strongest adds its Strength."""
    total = best = 0
    each = 1 if not fight.psychic and able(c, "followers-fight") else 0
    for card in c.followers:
        if card.type == ENEMY:
            best = max(best, 0 if fight.psychic or helps_once(s, c, card) else card.strength)
            continue
        if "hired" in card.traits:
            total += HIRED_STRENGTH if card.id in c.used and not fight.psychic else 0
            continue
        worth = worth_in(s, c, card, fight)
        total += worth or (0 if card.worth.battle or card.worth.better else each)
    return total + best


# -- Weapons --------------------------------------------------------------------------------------


def weapon_limit(c: Character) -> int:
    """TALB-BAT-12: one, for the Warrior two; TALB-GOLD-02: none for those who use none."""
    return 0 if able(c, "no-weapon") else 2 if able(c, "two-weapons") else 1


def usable_weapons(s: TalismanState, c: Character, fight: Fight) -> list[Card]:
    if fight.psychic or s.box.spaces[c.space].cursed:
        return []
    magic = magic_works(s, c)
    return [card for card in c.objects if card.is_weapon and (magic or card.type != MAGIC_OBJECT)]


def special(card: Card, fight: Fight) -> bool:
    """A Weapon that does more in this fight than add a number: by what it can do, or because only magic kills."""
    if any(trait != "builds-rafts" for trait in card.traits):
        return True
    magic_kills = any(foe.card is not None and foe.card.id == "living-statue" for foe in fight.foes)
    return magic_kills and card.type == MAGIC_OBJECT


def weapons_to_choose(s: TalismanState, c: Character, fight: Fight, usable: list[Card]) -> list[Card]:
    """The best one, and those that do something special."""
    different = titles(usable)
    usual = [card for card in different if not special(card, fight)]
    best = max([worth_in(s, c, card, fight) for card in usual], default=0)
    first = next((card for card in usual if worth_in(s, c, card, fight) == best), None)
    return [card for card in different if card is first or special(card, fight)]


def take_weapons(s: TalismanState, c: Character, fight: Fight) -> Play[None]:
    """Which Weapons are used: the best ones, unless it is a question. Where Weapons are lost by it, it always is."""
    chosen = fight.weapons if c.seat == fight.seat else fight.rival_weapons
    chosen.clear()
    if (fight.substitute if c.seat == fight.seat else fight.rival_substitute) is not None:
        return
    usable = usable_weapons(s, c, fight)
    wears_out = any(foe.card is not None and foe.card.title.fought for foe in fight.foes)
    for _ in range(min(weapon_limit(c), len(usable))):
        offers = titles(usable) if wears_out else weapons_to_choose(s, c, fight, usable)
        if len(offers) == 1 and not wears_out:
            card = offers[0]
        else:
            asked = [USE_WEAPON(each.id) for each in offers] + ([DECLINE()] if wears_out else [])
            choice: Option = yield ask(c.seat, "weapon", asked)
            if choice is DECLINE():
                return
            card = next(each for each in offers if each.id == OBJECT.of(choice))
        usable.remove(card)
        chosen.append(card)


# -- dice -----------------------------------------------------------------------------------------


def roll_attack(s: TalismanState, c: Character, fight: Fight) -> Play[None]:
    """TALB-CHE-10: the attack die, or several of which one is used. Fate comes after both sides have rolled."""
    mine = c.seat == fight.seat
    if fight.no_die if mine else fight.rival_no_die:
        return
    face = yield from set_die(s, c, "attack")
    dice = [face] if face else throw(s, c, "attack", dice_for(s, c, fight))
    if mine:
        fight.dice = dice
    else:
        fight.rival_dice = dice


def dice_for(s: TalismanState, c: Character, fight: Fight) -> int:
    """How many attack dice are rolled."""
    substituted = fight.substitute if c.seat == fight.seat else fight.rival_substitute
    if substituted is not None:
        return 1
    doubled = not fight.psychic and (able(c, "two-attack-dice") or drinker(c, fight) is not None)
    return (2 if doubled else 1) + (1 if fight.lowest and c.seat == fight.seat else 0)


def drinker(c: Character, fight: Fight) -> Card | None:
    """The Soul Drinker, if it is used."""
    weapons = fight.weapons if c.seat == fight.seat else fight.rival_weapons
    return next((card for card in weapons if "two-attack-dice-choose" in card.traits), None)


def offer_attack_fate(s: TalismanState, c: Character, fight: Fight) -> Play[None]:
    """TALB-FATE-02, TALB-BAT-06: after both rolls, one die of one's own."""
    dice = fight.dice if c.seat == fight.seat else fight.rival_dice
    if dice and not fight.fateless:
        yield from offer_fate(s, c, "attack", dice)


def use_attack_die(s: TalismanState, c: Character, fight: Fight) -> Play[None]:
    """Which die counts: the lowest where a card says so, the higher for the Warrior, one's choice with the Soul
    Drinker, whose doubles cost it and a Follower."""
    mine = c.seat == fight.seat
    dice = fight.dice if mine else fight.rival_dice
    face = 0
    if dice:
        sword = drinker(c, fight)
        if fight.lowest and mine:
            face = min(dice)
        elif sword is not None and len(dice) == 2:
            face = yield from drink(s, c, sword, dice)
        else:
            face = max(dice)
    if mine:
        fight.die = face
    else:
        fight.rival_die = face


def drink(s: TalismanState, c: Character, sword: Card, dice: list[int]) -> Play[int]:
    if dice[0] != dice[1]:
        return dice[(yield from choose_die(s, c, "attack", dice))]
    if c.followers:
        yield from lose_follower(s, c, random_follower(s, c), killed=True)
    if sword in c.objects:
        yield from discard_belonging(s, c, sword)
    return dice[0]
