"""The villainy phase: the player as dungeon lord."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.banes import BANE_VERBS, bane_offers, play_bane
from undercroft.games.dungeoneer.battle import battle
from undercroft.games.dungeoneer.cards import card_in_hand, discard, discard_laid, distinct, from_hand
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.lair import lair_stage
from undercroft.games.dungeoneer.options import ATTACK, END_PHASE, SEND, SET_TRAP, TRAP_AT
from undercroft.games.dungeoneer.pieces import Attack, Laid, Snare
from undercroft.games.dungeoneer.playing_cards import ability_offers, glory_offers
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, LOCATION, DungeonState, Hero
from undercroft.games.dungeoneer.traps import spring
from undercroft.games.dungeoneer.windows import act, other_offers

END = END_PHASE("villainy")


def villainy_phase(s: DungeonState) -> Play[None]:
    """DGN-VILL-01, DGN-VILL-06, DGN-VILL-07: banes at any moment, encounters all at once. Each call is one thing
    played, or one battle."""
    if s.fighting:
        yield from resolve_next(s)
        return
    lord = s.me
    if s.solo or not (lord.hand or lord.lair or is_pending(s) or ability_offers(s, lord, "villainy", "any")):
        s.phase = LOCATION
        return
    if not hand_may_serve(s, lord) and villainy_offers(s, lord) == [END]:
        s.phase = LOCATION
        return
    choice: Option = yield ask(lord.seat, "villainy", lambda: villainy_offers(s, lord))
    if choice is END:
        s.phase = LOCATION
    elif choice is ATTACK():
        s.fighting = True
    elif choice.verb is SEND:
        send(s, lord, choice)
    elif choice.verb is SET_TRAP:
        yield from set_trap(s, lord, choice)
    elif choice.verb in BANE_VERBS:
        yield from play_bane(s, lord, choice)
    else:
        yield from act(s, lord, choice, None)


def villainy_offers(s: DungeonState, lord: Hero) -> list[Option]:
    offers = bane_offers(s, lord, ("villainy", "any"))
    if not s.batch_done:
        offers += encounter_offers(s, lord)
    offers += glory_offers(s, lord, ("any",))
    offers += ability_offers(s, lord, "villainy", "any")
    offers += other_offers(s, lord)
    offers.append(ATTACK() if is_pending(s) else END)
    return offers


def hand_may_serve(s: DungeonState, lord: Hero) -> bool:
    """Whether a card could be played from hand, for all that everybody can see: if so, the lord is asked even with
    nothing to play."""
    if not lord.hand:
        return False
    if lord.glory >= s.box.any_glory or (s.event is not None and s.event.cheaper):
        return True
    return any(rival.peril >= s.box.villainy for rival in s.rivals(lord.seat))


def is_pending(s: DungeonState) -> bool:
    """Whether encounters have been played and wait to be resolved."""
    return bool(s.springing) or (bool(s.attacks) and not s.batch_done)


# -- encounters -----------------------------------------------------------------------------------


def encounter_offers(s: DungeonState, lord: Hero) -> list[Option]:
    """DGN-BSTART-05, DGN-BATTLE-25: monsters from hand and lair, traps from hand."""
    offers: list[Option] = []
    rivals = s.rivals(lord.seat)
    for card in distinct(lord.hand):
        if card.type == "monster":
            targets = [rival for rival in rivals if can_attack(s, card, rival)]
            offers += [SEND(card.id, "hand", card.health, rival.id) for rival in targets]
        elif card.type == "trap":
            offers += [SET_TRAP(card.id, rival.id) for rival in rivals if can_attack(s, card, rival)]
    for laid in lord.lair:
        targets = [rival for rival in rivals if can_attack(s, laid.card, rival)]
        offers += [SEND(laid.card.id, "lair", laid.health, rival.id) for rival in targets]
    return list(dict.fromkeys(offers))


def can_attack(s: DungeonState, card: Adventure, rival: Hero) -> bool:
    """DGN-VILL-02, DGN-VILL-10: the attacked hero's own peril pays. DGN-LEG-01."""
    if card.legendary and rival.level < LEGENDARY_LEVEL:
        return False
    if card.type == "trap" and card.waits and not free_places(s):
        return False
    return rival.peril >= price_against(s, card, rival)


def price_against(s: DungeonState, card: Adventure, rival: Hero) -> int:
    """DGN-WRATH-02: the event's tokens are taken once from what such monsters cost together against one hero."""
    cost = card.cost if isinstance(card.cost, int) else 0
    if s.event is None or not s.event.cheaper or not card.is_a(s.event.cheaper):
        return cost
    before = s.spawn_cost[rival.seat]
    return max(0, before + cost - s.wrath) - max(0, before - s.wrath)


def charge(s: DungeonState, card: Adventure, rival: Hero) -> None:
    rival.peril -= price_against(s, card, rival)
    if s.event is not None and s.event.cheaper and card.is_a(s.event.cheaper):
        s.spawn_cost[rival.seat] += card.cost if isinstance(card.cost, int) else 0


def send(s: DungeonState, lord: Hero, choice: Option) -> None:
    """DGN-BSTART-05, DGN-EFF-29: a monster against a hero, where that hero is now."""
    name, origin, health, hero_id = choice.args
    rival = s.hero(str(hero_id))
    if origin == "hand":
        card = card_in_hand(lord, str(name))
        from_hand(lord, card)
        laid = Laid(card, lord.seat)
    else:
        laid = next(each for each in lord.lair if each.card.id == name and each.health == health)
        lord.lair.remove(laid)
    charge(s, laid.card, rival)
    s.attacks.append(Attack(laid, lord.seat, rival.seat, rival.place, str(origin)))
    s.tell("sent", seat=lord.seat, monster=laid.card.id, hero=rival.id)


def free_places(s: DungeonState) -> list[int]:
    """DGN-HAZEX-01: locations without heroes."""
    taken = [hero.place for hero in s.living]
    return [place for place in range(len(s.places)) if place not in taken]


def set_trap(s: DungeonState, lord: Hero, choice: Option) -> Play[None]:
    """DGN-HAZEX-01: one that waits is laid in an empty location; any other springs where its target is."""
    card = card_in_hand(lord, str(choice.args[0]))
    rival = s.hero(str(choice.args[1]))
    from_hand(lord, card)
    charge(s, card, rival)
    if not card.waits:
        s.springing.append(Snare(card, lord.seat, rival.place, rival.seat))
        s.tell("trap-set", seat=lord.seat, trap=card.id, hero=rival.id)
        return
    options = [TRAP_AT(card.id, s.places[place].location.id, place) for place in free_places(s)]
    where: Option = yield ask(lord.seat, "trap-at", options, {"trap": card.id})
    s.snares.append(Snare(card, lord.seat, int(where.args[2])))
    s.tell("trap-laid", seat=lord.seat, trap=card.id, location=where.args[1])


# -- resolving ------------------------------------------------------------------------------------


def resolve_next(s: DungeonState) -> Play[None]:
    """Traps first, then battles, one defender at a time. What becomes of a monster after that is no part of the
    attack."""
    if s.springing:
        yield from spring_at_once(s, s.springing.pop(0))
        return
    waiting = [attack for attack in s.attacks if not attack.done]
    if not waiting:
        s.fighting = False
        s.batch_done = True
        return
    group = [attack for attack in waiting if attack.target == waiting[0].target]
    if s.heroes[group[0].target].alive:
        yield from battle(s, group)
    else:
        yield from lair_stage(s, group)
    for attack in group:
        attack.done = True
        if attack.monster is not None:
            attack.monster = attack.monster.copy()


def abandon(s: DungeonState) -> None:
    """DGN-BATTLE-18: the dungeon lord is out of the game; what has not attacked yet is discarded."""
    for attack in s.attacks:
        if not attack.done and attack.monster is not None:
            discard_laid(s, attack.monster)
    for snare in s.springing:
        discard(s, snare.card)
    s.attacks, s.springing = [], []


def spring_at_once(s: DungeonState, snare: Snare) -> Play[None]:
    """DGN-EFF-30: not at a hero who has left."""
    victim = s.heroes[snare.target]
    if victim.alive and victim.place == snare.place:
        yield from spring(s, snare, victim)
    else:
        discard(s, snare.card)
