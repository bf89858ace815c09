"""Playing glory cards, and using what is prepared."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.dungeoneer.cards import card_in_hand, discard, discard_laid, distinct, from_hand, laid_of
from undercroft.games.dungeoneer.checks import abilities, ability_of, pay_ability
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform, useful
from undercroft.games.dungeoneer.modifiers import boon_limit, treasure_limit
from undercroft.games.dungeoneer.options import ATTACH, PLACE_CARD, PLAY, PLAY_X, USE, USE_ON, USE_X
from undercroft.games.dungeoneer.pieces import Attack, Laid, Snare
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, DungeonState, Hero

# -- what can be played ---------------------------------------------------------------------------


def glory_offers(s: DungeonState, hero: Hero, timings: tuple[str, ...], reward: bool = False) -> list[Option]:
    """The glory cards in hand that can be played now (DGN-GLORY-02, DGN-SPEC-02, DGN-SPEC-04), in every way."""
    offers: list[Option] = []
    for card in distinct(hero.hand):
        if card.timing in timings and card.glory_card and can_play(s, hero, card, reward):
            offers += ways_to_play(s, hero, card)
    return offers


def can_play(s: DungeonState, hero: Hero, card: Adventure, reward: bool = False) -> bool:
    """Whether cost (DGN-GEN-07), level (DGN-LEG-01), limits and, alone, the place (DGN-SOLO-25) allow it."""
    if hero.glory < (1 if card.cost == "x" else card.cost):
        return False
    if card.legendary and hero.level < LEGENDARY_LEVEL:
        return False
    if card.duration == "instant":
        return useful(s, Doing(hero.seat, hero.seat, card.id), card.effects)
    if card.duration == "permanent":
        return (not s.solo or solo_allows(s, hero, card, reward)) and has_room(s, hero, card)
    return True


def has_room(s: DungeonState, hero: Hero, card: Adventure) -> bool:
    """DGN-HERO-02: within the limits; DGN-EFF-14: counted as if the card were there already. DGN-GLORY-04: one
    treasure of a kind; DGN-GLORY-05: not so for boons."""
    if card.type == "boon":
        return len(hero.boons) < boon_limit(s, hero) + raises(card.modifiers, "boons")
    if any(laid.card.kind == card.kind and not laid.minion for laid in hero.treasures):
        return False
    return len(hero.treasures) < treasure_limit(s, hero) + raises(card.modifiers, "treasures")


def raises(modifiers: tuple[Modifier, ...], limit: str) -> int:
    return sum([each.by for each in modifiers if each.stat == limit and isinstance(each.by, int)])


def solo_allows(s: DungeonState, hero: Hero, card: Adventure, reward: bool) -> bool:
    """DGN-SOLO-25, DGN-SOLO-26: permanent treasures in the reward stage of a battle, permanent boons in the
    entrance."""
    if card.type == "treasure":
        return reward
    return s.places[hero.place].location.entrance


def ways_to_play(s: DungeonState, hero: Hero, card: Adventure) -> list[Option]:
    """DGN-EFF-01: an X card for each price; DGN-ADV-14: an attachment for each card that it can be attached to."""
    if card.attach and card.attach != "hero":
        return attach_offers(s, hero, card)
    if card.cost == "x":
        return [PLAY_X(card.id, x) for x in range(1, hero.glory + 1)]
    return [PLAY(card.id)]


def attach_offers(s: DungeonState, hero: Hero, card: Adventure) -> list[Option]:
    if card.attach == "location":
        return [PLACE_CARD(card.id, s.places[hero.place].location.id, hero.place)]
    bearers = fitting(bearers_of(hero, card.attach), card)
    return [ATTACH(card.id, to) for to in dict.fromkeys([laid.card.id for laid in bearers])]


def bearers_of(hero: Hero, attach: str) -> list[Laid]:
    """The cards of a hero that an attachment of this sort can be attached to."""
    if attach == "monster":
        return [*hero.lair, *[laid for laid in hero.treasures if laid.minion]]
    if attach == "boon":
        return hero.boons
    return [laid for laid in hero.treasures if not laid.minion]


def fitting(bearers: list[Laid], card: Adventure) -> list[Laid]:
    return [laid for laid in bearers if not card.attach_kind or laid.card.is_a(card.attach_kind)]


def ability_offers(s: DungeonState, hero: Hero, *timings: str) -> list[Option]:
    """DGN-SPEC-06: the abilities that can be used now, in every way."""
    offers: list[Option] = []
    for bearer, number, ability in abilities(s, hero, *timings):
        if ability.target:
            here = ability.target == "rival-here"
            rivals = [rival for rival in s.rivals(hero.seat) if not here or rival.place == hero.place]
            offers += [USE_ON(bearer.id, number, rival.id) for rival in rivals]
        elif useful(s, Doing(hero.seat, hero.seat, bearer.id), ability.effects):
            if ability.glory == "x":
                offers += [USE_X(bearer.id, number, x) for x in range(1, hero.glory + 1)]
            else:
                offers.append(USE(bearer.id, number))
    return list(dict.fromkeys(offers))


# -- doing it -------------------------------------------------------------------------------------


def carry_out(s: DungeonState, hero: Hero, option: Option, attack: Attack | None = None) -> Play[None]:
    """Play a glory card or use an ability."""
    if option.verb in (USE, USE_X, USE_ON):
        yield from use(s, hero, option, attack)
        return
    card = card_in_hand(hero, str(option.args[0]))
    x = int(option.args[1]) if option.verb is PLAY_X else 0
    from_hand(hero, card)
    pay(hero, card, x)
    s.tell("played", seat=hero.seat, card=card.id)
    if card.duration == "instant":
        yield from perform(s, Doing(hero.seat, hero.seat, card.id, x, attack), card.effects)
        discard(s, card)
        return
    lay(s, hero, card, option)
    yield from perform(s, Doing(hero.seat, hero.seat, card.id, x, attack), card.effects)


def pay(hero: Hero, card: Adventure, x: int) -> None:
    """DGN-GEN-07: with the player's own glory."""
    hero.glory -= x if card.cost == "x" else card.cost


def lay(s: DungeonState, hero: Hero, card: Adventure, option: Option) -> None:
    """DGN-ADV-08: paid for and on the table, it is prepared."""
    laid = Laid(card, hero.seat)
    if option.verb is PLACE_CARD:
        s.fixtures.append(Snare(card, hero.seat, int(option.args[2])))
    elif option.verb is ATTACH:
        laid_of(bearers_of(hero, card.attach), str(option.args[1])).attached.append(laid)
    elif card.duration == "attachment":
        hero.attached.append(laid)
    elif card.type == "boon":
        hero.boons.append(laid)
    else:
        hero.treasures.append(laid)


def use(s: DungeonState, hero: Hero, option: Option, attack: Attack | None) -> Play[None]:
    card, number = str(option.args[0]), int(option.args[1])
    ability = ability_of(s, hero, option)
    x = int(option.args[2]) if option.verb is USE_X else 0
    target = s.hero(str(option.args[2])).seat if option.verb is USE_ON else hero.seat
    pay_ability(hero, card, number, ability, x)
    s.tell("used", seat=hero.seat, card=card)
    if ability.discards:
        discard_used(s, hero, card)
    yield from perform(s, Doing(hero.seat, target, card, x, attack), ability.effects)


def discard_used(s: DungeonState, hero: Hero, card_id: str) -> None:
    """DGN-EFF-27: a card that has given its effect away is discarded at once."""
    for cards in (hero.boons, hero.treasures, hero.attached):
        for laid in cards:
            if laid.card.id == card_id:
                cards.remove(laid)
                discard_laid(s, laid)
                return
            for attached in laid.attached:
                if attached.card.id == card_id:
                    laid.attached.remove(attached)
                    discard_laid(s, attached)
                    return
