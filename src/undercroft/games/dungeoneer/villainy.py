"""The villainy phase: the player as dungeon lord."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.banes import BANE_VERBS, NOT_A_RIVAL, TOO_LITTLE_PERIL, bane_offers, play_bane
from undercroft.games.dungeoneer.battle import battle
from undercroft.games.dungeoneer.cards import card_in_hand, discard, discard_laid, distinct, from_hand, laid_of, unlike
from undercroft.games.dungeoneer.content.schema import ENCOUNTER_TYPES, Adventure
from undercroft.games.dungeoneer.lair import lair_stage
from undercroft.games.dungeoneer.options import (
    ATTACK,
    COPY,
    END_PHASE,
    FROM,
    HEALTH,
    HERO,
    MONSTER,
    PLACE_NUMBER,
    SEND,
    SET_TRAP,
    TRAP_AT,
    TRAP_CARD,
)
from undercroft.games.dungeoneer.options import (
    LOCATION as LOCATION_ID,
)
from undercroft.games.dungeoneer.pieces import Attack, Laid, Snare
from undercroft.games.dungeoneer.playing_cards import LEGENDARY, ability_offers, glory_offers
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, LOCATION, DungeonState, Hero
from undercroft.games.dungeoneer.traps import spring
from undercroft.games.dungeoneer.windows import act, other_offers

END: Final = END_PHASE("villainy")
VILLAINY: Final = ("villainy", "any")
ENCOUNTERS_OVER: Final = Why("encounters-over", "DGN-VILL-07")
NO_FREE_PLACE: Final = Why("no-free-place", "DGN-HAZEX-01")
NOTHING_SENT: Final = Why("nothing-sent", "DGN-VILL-08")
FIRST_THE_ENCOUNTERS: Final = Why("first-the-encounters", "DGN-VILL-07")


def villainy_phase(s: DungeonState) -> Play[None]:
    """DGN-VILL-01, DGN-VILL-06, DGN-VILL-07: banes at any moment, encounters all at once. Each call is one thing
    played, or one battle."""
    if s.fighting:
        yield from resolve_next(s)
        return
    lord = s.me
    if s.solo or not (lord.hand or lord.lair or is_pending(s) or ability_offers(s, lord, VILLAINY)):
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
    offers = bane_offers(s, lord, VILLAINY)
    offers += encounter_offers(s, lord)
    offers += glory_offers(s, lord, ("any",))
    offers += ability_offers(s, lord, VILLAINY)
    offers += other_offers(s, lord)
    offers.append(END if cannot_attack(s) else ATTACK())
    return offers


def hand_may_serve(s: DungeonState, lord: Hero) -> bool:
    """Whether a card could be played from hand, for all that everybody can see: if so, the lord is asked even with
    nothing to play."""
    if not lord.hand:
        return False
    if lord.glory >= s.box.any_glory or (s.event is not None and s.event.cheaper):
        return True
    return any(rival.peril >= s.box.villainy for rival in s.rivals(lord.seat))


def cannot_attack(s: DungeonState) -> Why | None:
    """DGN-VILL-08: when encounters have been played."""
    return None if is_pending(s) else NOTHING_SENT


def cannot_end_villainy(s: DungeonState) -> Why | None:
    """DGN-VILL-07: what has been played takes effect first."""
    return FIRST_THE_ENCOUNTERS if is_pending(s) else None


def is_pending(s: DungeonState) -> bool:
    """Whether encounters have been played and wait to be resolved."""
    return bool(s.springing) or (bool(s.attacks) and not s.batch_done)


# -- encounters -----------------------------------------------------------------------------------


def encounter_offers(s: DungeonState, lord: Hero) -> list[Option]:
    """DGN-BSTART-05, DGN-BATTLE-25: monsters from hand and lair, traps from hand."""
    offers: list[Option] = []
    if s.batch_done:
        return offers
    for card in distinct([card for card in lord.hand if card.type in ENCOUNTER_TYPES]):
        if card.type == "monster":
            offers += [SEND(card.id, "hand", card.health, rival.id) for rival in targets(s, lord, card)]
        else:
            offers += [SET_TRAP(card.id, rival.id) for rival in targets(s, lord, card)]
    if not lord.lair:
        return offers
    for health in dict.fromkeys([laid.health for laid in lord.lair]):
        for laid, copy in unlike(in_lair(lord, health)):
            offers += [SEND(laid.card.id, "lair", health, rival.id, copy) for rival in targets(s, lord, laid.card)]
    return offers


def in_lair(lord: Hero, health: int) -> list[Laid]:
    """The monsters of the lair with so much health left."""
    return [laid for laid in lord.lair if laid.health == health]


def targets(s: DungeonState, lord: Hero, card: Adventure) -> list[Hero]:
    price = price_of(s, card)
    return [rival for rival in s.rivals(lord.seat) if cannot_send(s, lord, card, rival, price) is None]


def cannot_send(s: DungeonState, lord: Hero, card: Adventure, rival: Hero, price: int) -> Why | None:
    """DGN-VILL-07: all encounters at once. DGN-VILL-02, DGN-VILL-10: the attacked hero's own peril pays. DGN-LEG-01.
    DGN-HAZEX-01: a trap that waits needs a location without heroes."""
    if s.batch_done:
        return ENCOUNTERS_OVER
    if rival is lord or not rival.alive:
        return NOT_A_RIVAL
    if card.legendary and rival.level < LEGENDARY_LEVEL:
        return LEGENDARY
    if card.waits and not free_places(s):
        return NO_FREE_PLACE
    return None if rival.peril >= price else TOO_LITTLE_PERIL


def price_of(s: DungeonState, card: Adventure) -> int:
    """DGN-WRATH-02: the event's tokens are taken once from what all such monsters of this turn cost together, whomever
    they attack."""
    cost = card.cost if isinstance(card.cost, int) else 0
    if s.event is None or not s.event.cheaper or not card.is_a(s.event.cheaper):
        return cost
    return max(0, s.discounted + cost - s.wrath) - max(0, s.discounted - s.wrath)


def charge(s: DungeonState, card: Adventure, rival: Hero) -> None:
    rival.peril -= price_of(s, card)
    if s.event is not None and s.event.cheaper and card.is_a(s.event.cheaper):
        s.discounted += card.cost if isinstance(card.cost, int) else 0


def send(s: DungeonState, lord: Hero, choice: Option) -> None:
    """DGN-BSTART-05, DGN-EFF-29: a monster against a hero, where that hero is now."""
    name, origin, rival = MONSTER.of(choice), FROM.of(choice), s.hero(HERO.of(choice))
    if origin == "hand":
        card = card_in_hand(lord, name)
        from_hand(lord, card)
        laid = Laid(card, lord.seat)
    else:
        laid = laid_of(in_lair(lord, HEALTH.of(choice)), name, COPY.of(choice))
        lord.lair.remove(laid)
    charge(s, laid.card, rival)
    s.attacks.append(Attack(laid, lord.seat, rival.seat, rival.place, origin))
    s.tell("sent", seat=lord.seat, monster=laid.card.id, hero=rival.id)


def free_places(s: DungeonState) -> list[int]:
    """DGN-HAZEX-01: locations without heroes."""
    taken = [hero.place for hero in s.living]
    return [place for place in range(len(s.places)) if place not in taken]


def set_trap(s: DungeonState, lord: Hero, choice: Option) -> Play[None]:
    """DGN-HAZEX-01: one that waits is laid in an empty location; any other springs where its target is."""
    card = card_in_hand(lord, TRAP_CARD.of(choice))
    rival = s.hero(HERO.of(choice))
    from_hand(lord, card)
    charge(s, card, rival)
    if not card.waits:
        s.springing.append(Snare(card, lord.seat, rival.place, rival.seat))
        s.tell("trap-set", seat=lord.seat, trap=card.id, hero=rival.id)
        return
    options = [TRAP_AT(card.id, s.places[place].location.id, place) for place in free_places(s)]
    where: Option = yield ask(lord.seat, "trap-at", options, {"trap": card.id})
    s.snares.append(Snare(card, lord.seat, PLACE_NUMBER.of(where)))
    s.tell("trap-laid", seat=lord.seat, trap=card.id, location=LOCATION_ID.of(where))


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
