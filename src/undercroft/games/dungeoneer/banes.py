"""Banes: at one hero, at all, on cards, in locations. Rivals' peril pays, never one's own (DGN-GEN-09)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.dungeoneer.cards import card_in_hand, discard, distinct, from_hand, laid_of
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform, useful
from undercroft.games.dungeoneer.options import BANE, BANE_ALL, BANE_MONSTER, BANE_ON, BANE_THERE, BANE_X
from undercroft.games.dungeoneer.pieces import Laid, Snare
from undercroft.games.dungeoneer.playing_cards import bearers_of, fitting
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, DungeonState, Hero


def bane_offers(s: DungeonState, lord: Hero, timings: tuple[str, ...], against: Hero | None = None) -> list[Option]:
    """The banes in hand that can be played now; with ``against`` only those at this hero or at no particular one."""
    offers: list[Option] = []
    rivals = s.rivals(lord.seat)
    for card in distinct(lord.hand):
        if card.type != "bane" or card.timing not in timings:
            continue
        cost = 1 if card.cost == "x" else card.cost
        payers = [rival for rival in rivals if rival.peril >= cost]
        if payers:
            offers += ways_to_curse(s, lord, card, payers, against)
    return offers


def ways_to_curse(
    s: DungeonState, lord: Hero, card: Adventure, payers: list[Hero], against: Hero | None
) -> list[Option]:
    """DGN-VILL-03: a bane at a rival is paid by that rival. DGN-VILL-04: one at nobody in particular by any one."""
    if card.legendary and (card.aim == "all" or card.attach in ("monster", "location")):
        payers = [payer for payer in payers if payer.level >= LEGENDARY_LEVEL]
    if card.aim == "all":
        return [BANE_ALL(card.id, payer.id) for payer in payers]
    if card.attach == "monster":
        monsters = own_monsters(s, lord, card)
        return [BANE_MONSTER(card.id, payer.id, monster) for payer in payers for monster in monsters]
    if card.attach == "location":
        places = range(len(s.places)) if against is None else [against.place]
        return [
            BANE_THERE(card.id, payer.id, s.places[place].location.id, place) for payer in payers for place in places
        ]
    return at_heroes(s, lord, card, payers, against)


def own_monsters(s: DungeonState, lord: Hero, card: Adventure) -> list[str]:
    """Monsters of the lair, and those that attack now."""
    attacking = [each.monster for each in s.attacks if each.monster and each.by == lord.seat and not each.done]
    return list(dict.fromkeys([laid.card.id for laid in fitting([*lord.lair, *attacking], card)]))


def at_heroes(s: DungeonState, lord: Hero, card: Adventure, payers: list[Hero], against: Hero | None) -> list[Option]:
    """DGN-EFF-20: also at the own hero, though a rival has to pay even then."""
    offers: list[Option] = []
    for hero in [lord, *s.rivals(lord.seat)] if against is None else [against]:
        if card.legendary and hero.level < LEGENDARY_LEVEL:
            continue
        paying = payers if hero is lord else [payer for payer in payers if payer is hero]
        if not paying or not useful(s, Doing(lord.seat, hero.seat, card.id), card.effects):
            continue
        if card.attach in ("treasure", "boon"):
            bearers = fitting(bearers_of(hero, card.attach), card)
            ids = dict.fromkeys([laid.card.id for laid in bearers]) if hero is not lord else {}
            offers += [BANE_ON(card.id, hero.id, to) for to in ids]
        elif card.cost == "x":
            offers += [BANE_X(card.id, hero.id, each.id, x) for each in paying for x in range(1, each.peril + 1)]
        else:
            offers += [BANE(card.id, hero.id, each.id) for each in paying]
    return offers


BANE_VERBS = (BANE, BANE_X, BANE_ALL, BANE_ON, BANE_THERE, BANE_MONSTER)


def play_bane(s: DungeonState, lord: Hero, option: Option) -> Play[None]:
    """DGN-VILL-03, DGN-VILL-05: one rival pays all of it."""
    card = card_in_hand(lord, str(option.args[0]))
    from_hand(lord, card)
    details = option.details
    target = s.hero(str(details["hero"])) if "hero" in details else None
    payer = s.hero(str(details["payer"])) if "payer" in details else target
    assert payer is not None
    x = int(details.get("x", 0))
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
        s.fixtures.append(Snare(card, lord.seat, int(option.args[3])))
    elif option.verb is BANE_MONSTER:
        attacking = [each.monster for each in s.attacks if each.monster and each.by == lord.seat and not each.done]
        laid_of([*attacking, *lord.lair], str(option.args[2])).attached.append(laid)
    elif option.verb is BANE_ON:
        assert target is not None
        laid_of(bearers_of(target, card.attach), str(option.args[2])).attached.append(laid)
    else:
        (target or lord).attached.append(laid)
