"""Alone: dice and the peril deck take the place of the dungeon lords (DGN-SOLO)."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.battle import battle
from undercroft.games.dungeoneer.cards import PERIL, discard, top_card
from undercroft.games.dungeoneer.content.schema import Adventure, Location
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.pieces import Attack, Laid, Snare
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.traps import spring


def random_encounters(s: DungeonState, hero: Hero, place: int) -> Play[None]:
    """DGN-SOLO-11 to DGN-SOLO-16: a die for each point of peril; each that is not above it plays a peril card. Banes
    come first, then traps, then all monsters as one battle. DGN-SOLO-20: in the harder game one after the other, and
    each brings those of the lair along."""
    cards = drawn_cards(s, dice_for(s, s.places[place].location))
    s.peril_cards = cards
    for card in [each for each in cards if each.type == "bane"]:
        if hero.alive:
            yield from solo_bane(s, hero, card)
        else:
            discard(s, card)
    for card in [each for each in cards if each.type == "trap"]:
        if hero.alive and hero.place == place:
            yield from spring(s, Snare(card, hero.seat, place, hero.seat), hero)
        else:
            discard(s, card)
    monsters = [card for card in cards if card.type == "monster"]
    for group in [[card] for card in monsters] if s.setup.solo == "harder" else [monsters] if monsters else []:
        if hero.alive and hero.place == place:
            yield from monsters_attack(s, hero, group)
        else:
            discard_all(s, group)


def dice_for(s: DungeonState, location: Location) -> int:
    """DGN-SOLO-11: as many as the location has peril. DGN-SOLO-18: in the harder game more, if the set says so."""
    if s.setup.solo != "harder":
        return location.peril
    about = s.box.packs[s.stage].about
    return max(location.peril, min(location.peril + about.harder, about.harder_most))


def discard_all(s: DungeonState, cards: list[Adventure]) -> None:
    """DGN-EFF-30: the hero has left; what was drawn is discarded."""
    for card in cards:
        discard(s, card)


def drawn_cards(s: DungeonState, peril: int) -> list[Adventure]:
    """DGN-SOLO-12, DGN-SOLO-13."""
    cards: list[Adventure] = []
    for _ in range(peril):
        die = s.roll()
        s.tell("peril-roll", die=die, peril=peril)
        card = top_card(s, PERIL) if die <= peril else None
        if card is not None:
            s.unveil()
            cards.append(card)
            s.tell("peril-card", card=card.id)
    return cards


def solo_bane(s: DungeonState, hero: Hero, card: Adventure) -> Play[None]:
    """DGN-SOLO-15: a bane for a monster waits for one that fits."""
    laid = Laid(card, hero.seat)
    if card.attach == "monster":
        s.waiting.append(laid)
    elif card.attach == "location":
        s.fixtures.append(Snare(card, hero.seat, hero.place))
    elif card.attach in ("treasure", "boon"):
        bearers = [each for each in (*hero.treasures, *hero.boons) if each.card.type == card.attach and not each.minion]
        fitting = [each for each in bearers if not card.attach_kind or each.card.is_a(card.attach_kind)]
        if fitting:
            fitting[0].attached.append(laid)
        else:
            discard(s, card)
    elif card.duration == "instant":
        yield from perform(s, Doing(hero.seat, hero.seat, card.id, s.places[hero.place].location.peril), card.effects)
        discard(s, card)
    else:
        hero.attached.append(laid)
        yield from perform(s, Doing(hero.seat, hero.seat, card.id), card.effects)


def monsters_attack(s: DungeonState, hero: Hero, cards: list[Adventure]) -> Play[None]:
    """DGN-SOLO-16; DGN-SOLO-20: in the harder game those of the lair come too."""
    attacks = [Attack(Laid(card, hero.seat), -1, hero.seat, hero.place, "deck") for card in cards]
    if s.setup.solo == "harder":
        attacks += [Attack(laid, -1, hero.seat, hero.place, "lair") for laid in hero.lair]
        hero.lair = []
    for laid in s.waiting[:]:
        for attack in attacks:
            monster = attack.monster
            if monster is not None and (not laid.card.attach_kind or monster.card.is_a(laid.card.attach_kind)):
                s.waiting.remove(laid)
                monster.attached.append(laid)
                break
    yield from battle(s, attacks)
