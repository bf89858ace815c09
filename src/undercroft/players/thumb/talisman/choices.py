"""All other choices: what to take, keep, pay, reroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from undercroft.engine.decision import Decision, Option
from undercroft.games.talisman import options as do
from undercroft.games.talisman.box import ENEMY, Card
from undercroft.games.talisman.content import vocabulary as deed
from undercroft.games.talisman.fight import Fight
from undercroft.games.talisman.having import able, craft, has, strength, worth_in
from undercroft.games.talisman.quests import TAKE_A_LIFE
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import walks
from undercroft.players.thumb.talisman import fights, lord, moves, places, prowess, spells, worth
from undercroft.players.thumb.talisman.effects import effects_worth, sale_worth, way_worth
from undercroft.players.thumb.talisman.inner import beating_death
from undercroft.players.thumb.talisman.meetings import meeting_option_worth

Worth: TypeAlias = Callable[[Option], float]
MARGIN: Final = 0.1
"""By how much a reroll must be worth more than the fate that is paid for it."""
ELSEWHERE: Final = 0.5
"""By how much it must be worth more than the fate where only a good place or a gift is at stake."""
KEPT_FOR_FIGHTS: Final = 0.6
"""How much more than that for whoever rolls two dice for it, which are worth the most in a fight."""
DECISIVE: Final = ("attack", "portal", "crypt", "mines", "dice-with-death", "vampires-tower", "command-spell")
"""Rolls at which more is at stake."""
PASSING: Final = 1.2
"""What it is worth to beat a creature that bars the way."""
RAISED: Final = 0.15
"""What each point of an Enemy that follows is worth, once."""
WASTED: Final = 2.5
"""Points of trophies that are given away rather than to wait."""


def nothing(option: Option) -> bool:
    return option.verb in (do.DONE, do.DECLINE, do.PASS, do.KEEP)


def known_card(s: TalismanState, option: Option) -> Card:
    return s.box.card(str(option.args[0]))


# -- the encounter --------------------------------------------------------------------------------


def encounter_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    def of(option: Option) -> float:
        if option is do.ENCOUNTER_SPACE():
            return places.table_worth(s, c, s.box.spaces[c.space])
        met = meeting_option_worth(s, c, s.character(do.CHARACTER.of(option)), option)
        return met + places.table_worth(s, c, s.box.spaces[c.space]) if option.verb is do.READ_PALM else met

    return of


def confront_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """To fight these creatures, or not."""
    made = s.fight
    assert made is not None
    cards = [foe.card for foe in made.foes if foe.card is not None]
    if cards and len(cards) == len(made.foes):
        fighting = fights.fight_worth(s, c, cards, made.space)
    else:
        fighting = 0.3 - spells.evading_worth(s, c, made)

    def of(option: Option) -> float:
        verb = option.verb
        if verb is do.GO_ON:
            return fighting
        if verb is do.CHARM:
            return 0.5
        if verb is do.DESTROY:
            spirit = next(card for card in cards if card.id == do.ENEMY.of(option))
            return 0.05 + fights.spared_worth(s, c, spirit)
        if verb is do.SEND:
            return 0.0 if fighting > 0.2 else 0.2
        if verb is do.AID:
            return fighting + 0.2
        if verb is do.PAY_OFF:
            return -0.3
        if verb is do.USE:
            return spells.using_worth(s, c, option)
        return spells.casting_worth(s, c, option) if verb in moves.CASTS else 0.0

    return of


def evade_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    made = s.fight
    assert made is not None
    danger = spells.evading_worth(s, c, made)

    def of(option: Option) -> float:
        if option is do.PASS():
            return 0.0
        return danger if option is do.EVADE_ALL() else spells.casting_worth(s, c, option)

    return of


def visit_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """To accept what a space or card does."""
    promise = effects_worth(s, c, effects_of(s, str(decision.about["what"])))
    return lambda option: promise if option is do.ACCEPT() else 0.0


def effects_of(s: TalismanState, source: str) -> deed.Effects:
    """What a space or card of this id does to whoever meets it."""
    index = s.box.space_ids.get(source)
    if index is not None:
        return s.box.spaces[index].text
    for cards in s.box.cards.values():
        if source in cards:
            title = cards[source].title
            return title.encounter or title.taken
    return ()


def way_choice(s: TalismanState, c: Character, decision: Decision) -> Worth:
    ways: dict[str, deed.Way] = {}
    for effect in deed.every(effects_of(s, str(decision.about["what"]))):
        if isinstance(effect, deed.Either):
            ways.update({way.id: way for way in effect.ways})

    def of(option: Option) -> float:
        if nothing(option):
            return 0.0
        way = ways.get(do.WAY_ID.of(option))
        return 0.0 if way is None else way_worth(s, c, way)

    return of


# -- dice -----------------------------------------------------------------------------------------


def fate_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """What a reroll of each die is expected to bring."""
    what = str(decision.about["what"])
    dice = [int(face) for face in _texts(decision.about["dice"])]
    price = (MARGIN if what in DECISIVE else ELSEWHERE) - worth.counters_worth(s, c, "fate", -1)
    if what == "move" and comes_back(s, c):
        price = MARGIN
    elif able(c, "two-fate-dice") and what not in DECISIVE:
        price += KEPT_FOR_FIGHTS
    judge = face_judge(s, c, what, dice)

    def of(option: Option) -> float:
        if option is do.KEEP():
            return 0.0
        at = do.DIE_NUMBER.of(option) - 1
        now = judge(dice)
        later = [judge([*dice[:at], face, *dice[at + 1 :]]) for face in range(1, 7)]
        if able(c, "two-fate-dice"):
            return sum([max(one, two) for one in later for two in later]) / 36 - now - price
        return sum(later) / 6 - now - price

    return of


def comes_back(s: TalismanState, c: Character) -> bool:
    """Whether fate paid for a move is replenished at once: with the Cloak of Feathers, up to the fate value."""
    role = c.role
    return role is not None and c.fate <= role.fate and has(s, c, "move-fate-back")


def _texts(value: object) -> Sequence[str]:
    assert isinstance(value, tuple)
    return [str(each) for each in value]


def face_judge(s: TalismanState, c: Character, what: str, dice: list[int]) -> Callable[[list[int]], float]:
    """What these dice are worth for whatever they were thrown for."""
    made = s.fight
    if what == "attack" and made is not None:
        return lambda faces: attack_result(s, c, faces)
    if what == "move":
        route = moves.Route(s, c)
        return lambda faces: max([route.of(option) for face in faces for option in walks(s, c, face)], default=0.0)
    if what == "portal":
        value = max(strength(s, c), craft(s, c))
        return lambda faces: 2.0 if sum(faces) <= value else 0.0
    if what in ("crypt", "mines"):
        value = strength(s, c) if what == "crypt" else craft(s, c)
        return lambda faces: 2.0 if sum(faces) <= value else 0.0
    if what == "command-spell":
        return lambda faces: 2.0 if faces[0] >= 4 else 0.0
    if what == "vampires-tower":
        return lambda faces: worth.lives_worth(s, c, -min(c.lives, (faces[0] + 1) // 2))
    if what == "dice-with-death":
        return lambda faces: beating_death(sum(faces))
    rolls = [effect for effect in deed.every(effects_of(s, what)) if isinstance(effect, deed.Roll)]
    if rolls:
        return lambda faces: table_result(s, c, rolls[0], sum(faces))
    return lambda faces: 0.3 * max(faces) if dice else 0.0


def table_result(s: TalismanState, c: Character, roll: deed.Roll, total: int) -> float:
    for faces in roll.faces:
        if total <= faces.upto:
            return effects_worth(s, c, faces.then)
    return 0.0


def attack_result(s: TalismanState, c: Character, faces: list[int]) -> float:
    """What the attack comes to with these dice, against the die that the other side has thrown."""
    made = s.fight
    assert made is not None
    die = min(faces) if made.lowest and c.seat == made.seat else max(faces)
    own = fights.side_value(s, made, c.seat) + die
    theirs = fights.other_score(s, made, c.seat)
    if own > theirs:
        return victory_worth(s, c, made)
    return fights.STAND_OFF if own == theirs else worth.lives_worth(s, c, -1)


def victory_worth(s: TalismanState, c: Character, made: Fight) -> float:
    """What it is worth to win this attack."""
    if made.rival >= 0:
        other = s.characters[made.rival if c.seat == made.seat else made.seat]
        return fights.spoils(s, c, other)
    if made.lord:
        return lord.lord_prize(s)
    cards = [foe.card for foe in made.foes if foe.card is not None]
    return fights.trophy_worth(s, c, made.foes, psychic=made.psychic) if cards else PASSING


def die_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Which of several dice to use."""
    what = str(decision.about["what"])
    dice = [int(face) for face in _texts(decision.about["dice"])]
    judge = face_judge(s, c, what, dice)
    return lambda option: judge([dice[do.DIE_NUMBER.of(option) - 1]])


def set_die_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Weighted Dice are for fights that would be lost; Twist of Fate must choose."""
    what = str(decision.about["what"])
    judge = face_judge(s, c, "attack" if s.fight is not None else what, [1])
    made = s.fight
    wanted = 0.0 if made is not None and fights.winning(s, made, c.seat) < 0.5 else 100.0

    def of(option: Option) -> float:
        return wanted if option is do.KEEP() else judge([do.FACE.of(option)])

    return of


def add_one_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    judge = face_judge(s, c, str(decision.about["what"]), [1])
    total = sum([int(face) for face in _texts(decision.about["dice"])])
    return lambda option: judge([total + 1]) if option is do.ADD_ONE() else judge([total])


# -- belongings -----------------------------------------------------------------------------------


def taking_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """What is worth having is taken; too much is put down afterwards, and only what is worse than nothing before."""

    def of(option: Option) -> float:
        if nothing(option):
            return 0.0
        if option.verb is do.DITCH:
            return -worth.card_worth(s, c, known_card(s, option), held=True)
        if option.verb is do.TAKE_GOLD or option.verb is do.TAKE_COIN:
            return 0.4
        card = known_card(s, option)
        value = worth.card_worth(s, c, card)
        if card.is_object and not worth.room_for_objects(c):
            value -= min([worth.card_worth(s, c, each, held=True) for each in c.objects], default=0.0) + 0.1
        return value - 0.05

    return of


def parting_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """What is worth least goes first; nothing, where that can be chosen, costs least of all."""

    def of(option: Option) -> float:
        return 0.0 if nothing(option) else -worth.card_worth(s, c, known_card(s, option), held=True)

    return of


def spell_parting(s: TalismanState, c: Character, decision: Decision) -> Worth:
    return lambda option: -worth.spell_worth(known_card(s, option))


def selling_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    return lambda option: 0.0 if nothing(option) else sale_worth(s, c, known_card(s, option))


def buying_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    prices: dict[str, int] = {}
    for effect in deed.every(effects_of(s, str(decision.about["what"]))):
        if isinstance(effect, deed.Shop):
            prices.update(effect.prices)

    def of(option: Option) -> float:
        if nothing(option):
            return 0.0
        card = known_card(s, option)
        if card.is_object and not worth.room_for_objects(c):
            return -1.0
        return worth.card_worth(s, c, card) + worth.counters_worth(s, c, "gold", -prices.get(card.id, 2))

    return of


def paying_for(what: str) -> Callable[[TalismanState, Character, Decision], Worth]:
    """A life, fate or a Spell for gold."""

    def weigh(s: TalismanState, c: Character, decision: Decision) -> Worth:
        price = decision.about.get("price", 1)
        cost = worth.counters_worth(s, c, "gold", -(price if isinstance(price, int) else 1))
        gain = worth.SPELL if what == "spell" else worth.counters_worth(s, c, what, 1)
        return lambda option: gain + cost if option is do.PAY() else 0.0

    return weigh


def giving_up_for_life(s: TalismanState, c: Character, decision: Decision) -> Worth:
    def of(option: Option) -> float:
        if nothing(option):
            return worth.lives_worth(s, c, -1)
        return -worth.card_worth(s, c, known_card(s, option), held=True)

    return of


def trading_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Trophies that come closest to the price; where two or more would waste too much, others are waited for."""
    given, price = _number(decision.about["count"]), _number(decision.about["price"])
    points = {option: known_card(s, option) for option in decision.options if not nothing(option)}
    values = {option: card.strength + card.craft for option, card in points.items()}

    def total(option: Option) -> int:
        return least_total(given + values[option], [values[each] for each in values if each is not option], price)

    def of(option: Option) -> float:
        if nothing(option):
            return -float(price + WASTED)
        spent = total(option)
        return values[option] / 200 - (price if given + values[option] >= price else spent)

    return of


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def least_total(given: int, rest: list[int], price: int) -> int:
    """The least that can be handed in, with what was given, for a counter."""
    sums = {given}
    for value in rest:
        sums |= {each + value for each in sums if each < price}
    return min([each for each in sums if each >= price], default=given + 100)


def reward_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """What the winner takes from the loser."""
    other = s.character(str(decision.about["character"]))

    def of(option: Option) -> float:
        if option.verb is do.TAKE_LIFE:
            return fights.harm(s, other) + worth.quest_worth(s, c, TAKE_A_LIFE)
        if option.verb is do.TAKE_COIN:
            return 0.4
        if option.verb is do.HAND_OVER:
            return 0.5
        return worth.card_worth(s, c, known_card(s, option))

    return of


def weapon_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    made = s.fight
    assert made is not None

    def of(option: Option) -> float:
        return -0.5 if nothing(option) else float(worth_in(s, c, known_card(s, option), made))

    return of


def drawn_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Which drawn card is replaced or discarded: the one that promises least."""
    usual = places.unknown_cards(s, c, s.box.spaces[c.space], 1)

    def of(option: Option) -> float:
        if nothing(option):
            return 0.0
        card = known_card(s, option)
        if card.type == ENEMY:
            odds = fights.creatures_worth(s, c, [card], c.space)
            return usual - odds
        return usual - places.lying_worth(s, c, card)

    return of


def raising_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """The Ghoul keeps one to help it in a battle, or to be given up for a life; others are trophies."""
    helpers = [card for card in c.followers if card.type == ENEMY]

    def of(option: Option) -> float:
        card = known_card(s, option)
        if option.verb is do.RAISE:
            return 0.0 if helpers else RAISED * card.strength
        return worth.trophies_worth(s, c, card.strength, psychic=False)

    return of


def topmost_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """Which card comes next: the one that promises most."""
    return lambda option: places.drawn_worth(s, c, known_card(s, option), s.box.spaces[c.space])


def spending_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """The trophy that counts least."""
    return lambda option: -float(known_card(s, option).strength + known_card(s, option).craft)


def exile_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """The Enemy that is hardest to beat."""
    return lambda option: float(known_card(s, option).strength + known_card(s, option).craft)


# -- the rest -------------------------------------------------------------------------------------


def best_stat(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """With which ability to begin."""
    battle, psychic = prowess.battle_value(s, c), prowess.psychic_value(s, c)
    return lambda option: float(battle if do.STAT.of(option) == "strength" else psychic)


def against_lord(s: TalismanState, c: Character, decision: Decision) -> Worth:
    way = lord.better_way(s, c)
    return lambda option: float(do.STAT.of(option) == way)


def character_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    def of(option: Option) -> float:
        role = s.box.role_ids[do.CHARACTER.of(option)]
        return 1.2 * max(role.strength, role.craft) + 0.6 * min(role.strength, role.craft) + 0.4 * role.life

    return of


def fight_on_worth(s: TalismanState, c: Character, decision: Decision) -> Worth:
    made = s.fight
    assert made is not None
    chance = fights.winning(s, made, c.seat)
    lost = decision.about.get("verdict") == "lost"
    return lambda option: (1.0 if lost else chance - 0.45) if option is do.FIGHT_ON() else 0.0


def acceptance(s: TalismanState, c: Character, decision: Decision) -> Worth:
    """What is offered for nothing is taken."""
    return lambda option: 0.0 if nothing(option) else 0.1
