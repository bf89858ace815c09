"""Banes: at one hero, at all, on cards, in locations. Rivals' peril pays, never one's own (DGN-GEN-09)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.cards import card_in_hand, discard, distinct, from_hand, laid_of, tell_apart, unlike
from undercroft.games.dungeoneer.checks import UNTIMELY
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform, useful
from undercroft.games.dungeoneer.options import (
    BANE,
    BANE_ALL,
    BANE_CARD,
    BANE_MONSTER,
    BANE_ON,
    BANE_THERE,
    BANE_X,
    COPY,
    HERO,
    MONSTER,
    MOST_X,
    PAYER,
    PLACE_NUMBER,
    TO,
    X,
)
from undercroft.games.dungeoneer.pieces import Laid, Snare
from undercroft.games.dungeoneer.playing_cards import (
    LEGENDARY,
    NO_USE,
    NOTHING_TO_ATTACH_TO,
    OTHER_WAY,
    bearers_of,
    fits_on,
)
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, DungeonState, Hero

OWN_PERIL: Final = Why("own-peril", "DGN-GEN-09")
NOT_A_RIVAL: Final = Why("not-a-rival", "DGN-ADV-05")
TOO_LITTLE_PERIL: Final = Why("no-peril", "DGN-VILL-02")
PAYS_ITSELF: Final = Why("pays-itself", "DGN-VILL-03")
OTHER_TARGET: Final = Why("other-target", "DGN-SPEC-02")

BANE_VERBS: Final = (BANE, BANE_X, BANE_ALL, BANE_ON, BANE_THERE, BANE_MONSTER)


def bane_offers(s: DungeonState, lord: Hero, timings: tuple[str, ...], against: Hero | None = None) -> list[Option]:
    """The banes in hand that can be played now; with ``against`` only those at this hero or at no particular one."""
    offers: list[Option] = []
    for card in distinct([card for card in lord.hand if card.type == "bane" and card.timing in timings]):
        payers = [rival for rival in s.rivals(lord.seat) if cannot_pay(lord, card, rival) is None]
        offers += ways_to_curse(s, lord, card, payers, against) if payers else []
    return offers


def cannot_pay(lord: Hero, card: Adventure, payer: Hero) -> Why | None:
    """DGN-GEN-08, DGN-GEN-09, DGN-VILL-02: another player, out of the peril there is. DGN-LEG-01: if the bane is at
    nobody in particular, the level of whoever pays counts."""
    if payer is lord:
        return OWN_PERIL
    if not payer.alive:
        return NOT_A_RIVAL
    if payer.peril < (1 if card.cost == "x" else card.cost):
        return TOO_LITTLE_PERIL
    return LEGENDARY if card.legendary and payer.level < LEGENDARY_LEVEL and not is_at_a_hero(card) else None


def is_at_a_hero(card: Adventure) -> bool:
    return card.aim == "hero" and card.attach not in ("monster", "location")


def ways_to_curse(
    s: DungeonState, lord: Hero, card: Adventure, payers: list[Hero], against: Hero | None
) -> list[Option]:
    """DGN-VILL-03: a bane at a rival is paid by that rival. DGN-VILL-04: one at nobody in particular by any one."""
    if card.aim == "all":
        return [BANE_ALL(card.id, payer.id) for payer in payers]
    if card.attach == "monster":
        monsters = own_monsters(s, lord, card)
        return [BANE_MONSTER(card.id, payer.id, laid.card.id, copy) for payer in payers for laid, copy in monsters]
    if card.attach == "location":
        places = range(len(s.places)) if against is None else [against.place]
        return [
            BANE_THERE(card.id, payer.id, s.places[place].location.id, place) for payer in payers for place in places
        ]
    return at_heroes(s, lord, card, payers, against)


def own_monsters(s: DungeonState, lord: Hero, card: Adventure) -> list[tuple[Laid, int]]:
    """Those that the bane fits, without those that are just like another one; whom one attacks is a difference, too."""
    monsters = [(each.target, each.monster) for each in s.attacks if each.by == lord.seat and not each.done]
    found = [(target, laid) for target, laid in [*monsters, *[(-1, laid) for laid in lord.lair]] if laid]
    apart = tell_apart([laid.card.id for _, laid in found], [(target, laid.look) for target, laid in found])
    return [(found[place][1], copy) for place, copy in apart if fits_on(found[place][1], card)]


def all_monsters(s: DungeonState, lord: Hero) -> list[Laid]:
    """Those that attack now, and those of the lair."""
    attacking = [each.monster for each in s.attacks if each.monster and each.by == lord.seat and not each.done]
    return [*attacking, *lord.lair]


def at_heroes(s: DungeonState, lord: Hero, card: Adventure, payers: list[Hero], against: Hero | None) -> list[Option]:
    """DGN-EFF-20: also at the own hero, though a rival has to pay even then."""
    offers: list[Option] = []
    for hero in [lord, *s.rivals(lord.seat)] if against is None else [against]:
        paying = [payer for payer in payers if cannot_pay_for(lord, hero, payer) is None]
        if paying and cannot_reach(s, lord, card, hero) is None:
            offers += ways_at(lord, card, hero, paying)
    return offers


def cannot_pay_for(lord: Hero, hero: Hero, payer: Hero) -> Why | None:
    """DGN-VILL-03: whoever is cursed pays, unless it is the own hero."""
    return None if hero is lord or payer is hero else PAYS_ITSELF


def cannot_reach(s: DungeonState, lord: Hero, card: Adventure, hero: Hero) -> Why | None:
    """DGN-LEG-01; and it must do something."""
    if not hero.alive:
        return NOT_A_RIVAL
    if card.legendary and hero.level < LEGENDARY_LEVEL:
        return LEGENDARY
    return None if useful(s, Doing(lord.seat, hero.seat, card.id), card.effects) else NO_USE


def ways_at(lord: Hero, card: Adventure, hero: Hero, paying: list[Hero]) -> list[Option]:
    """DGN-ADV-14: a bane for cards of a rival at each that it fits; DGN-EFF-01: one with an X at each price."""
    if card.attach in ("treasure", "boon"):
        bearers = unlike(bearers_of(hero, card)) if hero is not lord else []
        return [BANE_ON(card.id, hero.id, laid.card.id, copy) for laid, copy in bearers if fits_on(laid, card)]
    if card.cost == "x":
        return [
            BANE_X(card.id, hero.id, payer.id, x) for payer in paying for x in range(1, min(payer.peril, MOST_X) + 1)
        ]
    return [BANE(card.id, hero.id, payer.id) for payer in paying]


def cannot_curse(
    s: DungeonState, lord: Hero, card: Adventure, option: Option, timings: tuple[str, ...], against: Hero | None = None
) -> Why | None:
    """Why a bane in hand cannot be played so."""
    target, payer = target_and_payer(s, option)
    if card.timing not in timings:
        return UNTIMELY[card.timing]
    why = cannot_pay(lord, card, payer)
    if why is None and target is not None and is_at_a_hero(card):
        if against is not None and target is not against:
            return OTHER_TARGET
        why = cannot_pay_for(lord, target, payer) or cannot_reach(s, lord, card, target)
    return why or no_such_curse(option, card, ways_to_curse(s, lord, card, [payer], against))


def no_such_curse(option: Option, card: Adventure, ways: list[Option]) -> Why | None:
    if option.id in [way.id for way in ways]:
        return None
    if not ways:
        return NOTHING_TO_ATTACH_TO
    return TOO_LITTLE_PERIL if option.verb is BANE_X and card.cost == "x" else OTHER_WAY


def target_and_payer(s: DungeonState, option: Option) -> tuple[Hero | None, Hero]:
    """At whom, if at one hero, and who pays."""
    target = s.hero(HERO.of(option)) if HERO in option.verb.places else None
    payer = s.hero(PAYER.of(option)) if PAYER in option.verb.places else target
    assert payer is not None
    return target, payer


# -- playing them ---------------------------------------------------------------------------------


def play_bane(s: DungeonState, lord: Hero, option: Option) -> Play[None]:
    """DGN-VILL-03, DGN-VILL-05: one rival pays all of it."""
    card = card_in_hand(lord, BANE_CARD.of(option))
    from_hand(lord, card)
    target, payer = target_and_payer(s, option)
    x = X.of(option) if option.verb is BANE_X else 0
    payer.peril -= x if card.cost == "x" else card.cost
    if target is not None:
        s.tell("cursed", seat=lord.seat, card=card.id, hero=target.id)
    else:
        s.tell("cursed-all", seat=lord.seat, card=card.id, hero=payer.id)
    doing = Doing(lord.seat, target.seat if target else payer.seat, card.id, x)
    if card.duration == "instant":
        yield from perform(s, doing, card.effects)
        discard(s, card)
        return
    lie(s, lord, card, target, option)
    if card.attach != "location":
        yield from perform(s, doing, card.effects)


def lie(s: DungeonState, lord: Hero, card: Adventure, target: Hero | None, option: Option) -> None:
    """A bane that lasts lies with its hero, card or location."""
    laid = Laid(card, lord.seat)
    if option.verb is BANE_THERE:
        s.fixtures.append(Snare(card, lord.seat, PLACE_NUMBER.of(option)))
    elif option.verb is BANE_MONSTER:
        laid_of(all_monsters(s, lord), MONSTER.of(option), COPY.of(option)).attached.append(laid)
    elif option.verb is BANE_ON:
        assert target is not None
        laid_of(bearers_of(target, card), TO.of(option), COPY.of(option)).attached.append(laid)
    else:
        (target or lord).attached.append(laid)
