"""Playing glory cards, and using what is prepared."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.cards import card_in_hand, discard, discard_laid, distinct, from_hand, laid_of, unlike
from undercroft.games.dungeoneer.checks import SKILL_TOO_DEAR, UNTIMELY, Prepared, abilities, ability_of, pay_ability
from undercroft.games.dungeoneer.content.schema import GLORY_TYPES, Ability, Adventure
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform, useful
from undercroft.games.dungeoneer.modifiers import boon_limit, prints_limits, treasure_limit
from undercroft.games.dungeoneer.options import (
    ATTACH,
    COPY,
    GLORY_CARD,
    HERO,
    MOST_X,
    PLACE_CARD,
    PLACE_NUMBER,
    PLAY,
    PLAY_X,
    TO,
    USE,
    USE_ON,
    USE_X,
    X,
)
from undercroft.games.dungeoneer.pieces import Attack, Laid, Snare
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, DungeonState, Hero

TOO_DEAR: Final = Why("too-dear", "DGN-GLORY-02")
LEGENDARY: Final = Why("legendary", "DGN-LEG-01")
SAME_KIND: Final = Why("same-kind", "DGN-GLORY-04")
INVENTORY_FULL: Final = Why("inventory-full", "DGN-HERO-02")
SOLO_TREASURE: Final = Why("solo-treasure", "DGN-SOLO-25")
SOLO_BOON: Final = Why("solo-boon", "DGN-SOLO-26")
NO_USE: Final = Why("no-use", "DGN-ADV-06")
NOTHING_TO_ATTACH_TO: Final = Why("nothing-to-attach-to", "DGN-ADV-14")
OTHER_WAY: Final = Why("other-way", "DGN-ADV-06")
NOT_PREPARED: Final = Why("not-prepared", "DGN-SPEC-06")
NOT_A_TARGET: Final = Why("not-a-target", "DGN-SPEC-06")

# -- what can be played ---------------------------------------------------------------------------


def glory_offers(s: DungeonState, hero: Hero, timings: tuple[str, ...], reward: bool = False) -> list[Option]:
    """The glory cards in hand that can be played now, in every way."""
    offers: list[Option] = []
    for card in distinct([card for card in hero.hand if card.timing in timings and card.type in GLORY_TYPES]):
        if cannot_play(s, hero, card, timings, reward) is None:
            offers += ways_to_play(s, hero, card)
    return offers


def cannot_play(
    s: DungeonState, hero: Hero, card: Adventure, timings: tuple[str, ...], reward: bool = False
) -> Why | None:
    """Whether timing (DGN-SPEC-02, DGN-SPEC-04), cost (DGN-GEN-07), level (DGN-LEG-01), limits and, alone, the place
    (DGN-SOLO-25) allow it."""
    if card.timing not in timings:
        return UNTIMELY[card.timing]
    if hero.glory < (1 if card.cost == "x" else card.cost):
        return TOO_DEAR
    if card.legendary and hero.level < LEGENDARY_LEVEL:
        return LEGENDARY
    if card.duration == "instant":
        return None if useful(s, Doing(hero.seat, hero.seat, card.id), card.effects) else NO_USE
    if card.duration == "permanent":
        return solo_forbids(s, hero, card, reward) or lacks_room(s, hero, card)
    return None


def lacks_room(s: DungeonState, hero: Hero, card: Adventure) -> Why | None:
    """DGN-HERO-02: within the limits; DGN-EFF-14: counted as if the card were there already. DGN-GLORY-04: one
    treasure of a kind; DGN-GLORY-05: not so for boons."""
    printed = prints_limits(s, hero)
    if card.type == "boon":
        if printed and len(hero.boons) < hero.card.boons:
            return None
        limit = boon_limit(s, hero) + raises(card.modifiers, "boons")
        return None if len(hero.boons) < limit else INVENTORY_FULL
    if any(laid.card.kind == card.kind and not laid.minion for laid in hero.treasures):
        return SAME_KIND
    if printed and len(hero.treasures) < hero.card.treasures:
        return None
    limit = treasure_limit(s, hero) + raises(card.modifiers, "treasures")
    return None if len(hero.treasures) < limit else INVENTORY_FULL


def raises(modifiers: tuple[Modifier, ...], limit: str) -> int:
    return sum([each.by for each in modifiers if each.stat == limit and isinstance(each.by, int)])


def solo_forbids(s: DungeonState, hero: Hero, card: Adventure, reward: bool) -> Why | None:
    """DGN-SOLO-25, DGN-SOLO-26: permanent treasures in the reward stage of a battle, permanent boons in the
    entrance."""
    if not s.solo:
        return None
    if card.type == "treasure":
        return None if reward else SOLO_TREASURE
    return None if s.places[hero.place].location.entrance else SOLO_BOON


def ways_to_play(s: DungeonState, hero: Hero, card: Adventure) -> list[Option]:
    """DGN-EFF-01: an X card for each price; DGN-ADV-14: an attachment for each card that it can be attached to."""
    if card.attach and card.attach != "hero":
        return attach_offers(s, hero, card)
    if card.cost == "x":
        return [PLAY_X(card.id, x) for x in range(1, min(hero.glory, MOST_X) + 1)]
    return [PLAY(card.id)]


def no_such_way(s: DungeonState, hero: Hero, card: Adventure, option: Option) -> Why | None:
    """Why a card that can be played cannot be played so."""
    ways = [way.id for way in ways_to_play(s, hero, card)]
    if option.id in ways:
        return None
    if not ways:
        return NOTHING_TO_ATTACH_TO
    return TOO_DEAR if option.verb is PLAY_X and card.cost == "x" else OTHER_WAY


def attach_offers(s: DungeonState, hero: Hero, card: Adventure) -> list[Option]:
    if card.attach == "location":
        return [PLACE_CARD(card.id, s.places[hero.place].location.id, hero.place)]
    return [ATTACH(card.id, laid.card.id, copy) for laid, copy in unlike(bearers_of(hero, card)) if fits_on(laid, card)]


def bearers_of(hero: Hero, attachment: Adventure) -> list[Laid]:
    """The cards of a hero among which an attachment of this sort can be attached to one."""
    if attachment.attach == "monster":
        return [*hero.lair, *[laid for laid in hero.treasures if laid.minion]]
    if attachment.attach == "boon":
        return hero.boons
    return [laid for laid in hero.treasures if not laid.minion]


def fits_on(laid: Laid, attachment: Adventure) -> bool:
    return not attachment.attach_kind or laid.card.is_a(attachment.attach_kind)


# -- what can be used -----------------------------------------------------------------------------


def ability_offers(s: DungeonState, hero: Hero, timings: tuple[str, ...]) -> list[Option]:
    """DGN-SPEC-06: the abilities that can be used now, in every way."""
    offers: list[Option] = []
    for use in abilities(s, hero, timings):
        offers += ways_to_use(s, hero, use)
    return offers if len(offers) < 2 else list(dict.fromkeys(offers))


def ways_to_use(s: DungeonState, hero: Hero, use: Prepared) -> list[Option]:
    name, number, ability, copy = use.bearer.id, use.number, use.ability, use.copy
    if ability.target:
        return [
            USE_ON(name, number, rival.id, copy)
            for rival in s.rivals(hero.seat)
            if cannot_target(hero, ability, rival) is None
        ]
    if not useful(s, Doing(hero.seat, hero.seat, name), ability.effects):
        return []
    if ability.glory == "x":
        return [USE_X(name, number, x, copy) for x in range(1, min(hero.glory, MOST_X) + 1)]
    return [USE(name, number, copy)]


def cannot_target(hero: Hero, ability: Ability, rival: Hero) -> Why | None:
    """At rivals; some only at those in the same location."""
    if rival is hero or not rival.alive:
        return NOT_A_TARGET
    return NOT_A_TARGET if ability.target == "rival-here" and rival.place != hero.place else None


def no_such_use(s: DungeonState, hero: Hero, use: Prepared, option: Option) -> Why | None:
    """Why an ability that can be used cannot be used so."""
    ways = [way.id for way in ways_to_use(s, hero, use)]
    if option.id in ways:
        return None
    if use.ability.target:
        return NOT_A_TARGET
    if not ways:
        return NO_USE
    return SKILL_TOO_DEAR if option.verb is USE_X and use.ability.glory == "x" else OTHER_WAY


# -- doing it -------------------------------------------------------------------------------------


def carry_out(s: DungeonState, hero: Hero, option: Option, attack: Attack | None = None) -> Play[None]:
    """Play a glory card or use an ability."""
    if option.verb in (USE, USE_X, USE_ON):
        yield from use(s, hero, option, attack)
        return
    card = card_in_hand(hero, GLORY_CARD.of(option))
    x = X.of(option) if option.verb is PLAY_X else 0
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
        s.fixtures.append(Snare(card, hero.seat, PLACE_NUMBER.of(option)))
    elif option.verb is ATTACH:
        laid_of(bearers_of(hero, card), TO.of(option), COPY.of(option)).attached.append(laid)
    elif card.duration == "attachment":
        hero.attached.append(laid)
    elif card.type == "boon":
        hero.boons.append(laid)
    else:
        hero.treasures.append(laid)


def use(s: DungeonState, hero: Hero, option: Option, attack: Attack | None) -> Play[None]:
    used = ability_of(s, hero, option)
    x = X.of(option) if option.verb is USE_X else 0
    target = s.hero(HERO.of(option)).seat if option.verb is USE_ON else hero.seat
    pay_ability(hero, used, x)
    s.tell("used", seat=hero.seat, card=used.bearer.id)
    if used.ability.discards and used.laid is not None:
        discard_used(s, hero, used.laid)
    yield from perform(s, Doing(hero.seat, target, used.bearer.id, x, attack), used.ability.effects)


def discard_used(s: DungeonState, hero: Hero, used: Laid) -> None:
    """DGN-EFF-27: a card that has given its effect away is discarded at once."""
    bearers = hero.boons + hero.treasures
    for cards in (hero.boons, hero.treasures, hero.attached, *[laid.attached for laid in bearers]):
        if used in cards:
            cards.remove(used)
    discard_laid(s, used)
