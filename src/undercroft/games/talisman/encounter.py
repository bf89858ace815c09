"""The encounter (TALB-SPC, TALB-CHE): a character on the space, or the space with all that lies there, in order."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.talisman import options as do
from undercroft.games.talisman.battle import fight, foes_of
from undercroft.games.talisman.belongings import cannot_own, ditch, gain, held, leave_offers, settle_all
from undercroft.games.talisman.belongings import take as take_up
from undercroft.games.talisman.box import ENEMY, EVENT, FOLLOWER, INNER, Card, Space, titles
from undercroft.games.talisman.content.vocabulary import If
from undercroft.games.talisman.counters import gain as gain_counters
from undercroft.games.talisman.decks import discard
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.drawing import top_up
from undercroft.games.talisman.effects.choices import fulfils
from undercroft.games.talisman.effects.registry import perform
from undercroft.games.talisman.evading import evades_here
from undercroft.games.talisman.fight import EVADED, WON, Fight
from undercroft.games.talisman.having import able, has
from undercroft.games.talisman.quests import complete_all
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.table import clear_away

ANYBODY = "anybody"
CANNOT_PAY = Why("cannot-pay", "TALB-FOT-04")


def meet_space(s: TalismanState, c: Character) -> Play[None]:
    """TALB-SPC-14: what the space orders first, then cards by their numbers, its text last."""
    space = s.box.spaces[c.space]
    if space.first:
        yield from perform(s, Doing(c.seat, space.id), space.first)
        yield from complete_all(s)
        if over(s, c):
            return
    if space.draw:
        yield from top_up(s, c, space.draw)
    if over(s, c):
        return
    yield from meet_cards(s, c, space)
    if space.text and not over(s, c):
        s.to_meet = 0
        yield from read_text(s, c, space)


def read_text(s: TalismanState, c: Character, space: Space) -> Play[None]:
    """The space's own instructions; some may leave them alone."""
    if (yield from avoids(s, c, space.id, space.entry.unfriendly)):
        return
    optional = space.entry.optional
    if optional and (optional == ANYBODY or has(s, c, optional)):
        choice: Option = yield ask(c.seat, "visit", [do.ACCEPT(), do.DECLINE()], {"what": space.id})
        if choice is do.DECLINE():
            return
    yield from perform(s, Doing(c.seat, space.id), space.text)


def over(s: TalismanState, c: Character) -> bool:
    """Nothing else is met here."""
    return s.ended or s.moved or c.role is None


def meet_cards(s: TalismanState, c: Character, space: Space) -> Play[None]:
    """TALB-SPC-05, TALB-SPC-06: from the lowest number to the highest, in the order in which they were drawn."""
    lying = s.table[space.index]
    for number in range(1, 7):
        if number == 5:
            s.to_meet = left_after(lying, 5, space)
            yield from take_things(s, c)
        elif number in (2, 3):
            s.to_meet = left_after(lying, number, space)
            yield from meet_enemies(s, c, number)
            yield from complete_all(s)
        else:
            cards = [card for card in lying if card.number == number]
            for at, card in enumerate(cards, 1):
                if card in lying:
                    s.to_meet = len(cards) - at + left_after(lying, number, space)
                    yield from meet_card(s, c, card)
                    yield from settle_all(s)
                    yield from complete_all(s)
                if over(s, c):
                    return
        if over(s, c):
            return


def left_after(lying: list[Card], number: int, space: Space) -> int:
    """How much is still to be met behind cards of this number."""
    return len([card for card in lying if card.number > number]) + (1 if space.text else 0)


# -- Enemies --------------------------------------------------------------------------------------


def meet_enemies(s: TalismanState, c: Character, number: int) -> Play[None]:
    """TALB-MANY-01: all of one number at once, but for those that Immobility holds. TALB-SPC-15: any that is neither
    killed nor evaded ends the turn."""
    cards = [card for card in s.table[c.space] if card.type == ENEMY and card.number == number]
    for name in [name for name, space in s.safe if space == c.space]:
        held_fast = next((card for card in cards if card.id == name), None)
        if held_fast is not None:
            cards.remove(held_fast)
    if not cards:
        return
    made = Fight(c.seat, -1, number == 3, c.space)
    made.foes = foes_of(s, c, cards)
    made.fateless = any(card.title.fateless for card in cards)
    made.rival_no_die = not made.psychic and able(c, "assassinates")
    verdict = yield from fight(s, c, made)
    if "left-alone" in c.used:
        s.ended = True
    if verdict not in (WON, EVADED):
        s.ended = True


# -- Events, Strangers, Places --------------------------------------------------------------------


def meet_card(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """An Event happens, a forced Follower joins, a Stranger or a Place does what it says."""
    s.tell("meets", seat=c.seat, character=c.id, card=card.id)
    if card.type == FOLLOWER:
        yield from must_take(s, c, card)
        return
    title = card.title
    if not serves(s, c, card) or (yield from avoids(s, c, card.id, title.unfriendly)):
        return
    if title.optional:
        choice: Option = yield ask(c.seat, "visit", [do.ACCEPT(), do.DECLINE()], {"what": card.id})
        if choice is do.DECLINE():
            return
    space = c.space
    yield from perform(s, Doing(c.seat, card.id, card), title.encounter)
    if not title.stays and card in s.table[space] and not lasts_there(s, card, space):
        s.table[space].remove(card)
        discard(s, card)


def must_take(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """TALB-FOT-03: some Followers join, wanted or not. Toads take nothing (TALB-TOAD-12), and nobody stays with a Hag
    (TALB-FOL-03). By one variant a Hag can be evaded (TALB-VAR-15)."""
    if c.toad or (yield from avoids(s, c, card.id, card.title.unfriendly)):
        return
    if cannot_own(s, c, card) is None:
        s.table[c.space].remove(card)
        yield from gain(s, c, card)
    else:
        clear_away(s, c.space, card)


def lasts_there(s: TalismanState, card: Card, space: int) -> bool:
    return any(lasting.card is card and lasting.space == space for lasting in s.lasting)


def serves(s: TalismanState, c: Character, card: Card) -> bool:
    """TALB-STR-03: a condition decides who is served. TALB-EVT-07: a lasting Event is not met again."""
    if card.type == EVENT and lasts_there(s, card, c.space):
        return False
    return all(isinstance(one, If) and fulfils(s, c, one) for one in card.title.served)


def avoids(s: TalismanState, c: Character, what: str, unfriendly: bool) -> Play[bool]:
    """TALB-VAR-15: by that option unfriendly persons can be evaded, though not in the Inner Region (TALB-VAR-16)."""
    if not unfriendly or s.setup.evading != "individuals" or s.space_of(c).region == INNER:
        return False
    if not (c.evades or evades_here(s, c)):
        return False
    choice: Option = yield ask(c.seat, "evade-person", [do.EVADE_ALL(), do.GO_ON()], {"what": what})
    return choice is do.EVADE_ALL()


# -- Objects, Followers, gold ---------------------------------------------------------------------


def cannot_take(s: TalismanState, c: Character, card: Card) -> Why | None:
    """TALB-OBT-06, TALB-FOT-04."""
    return cannot_own(s, c, card) or (CANNOT_PAY if card.title.price > c.gold else None)


def take_offers(s: TalismanState, c: Character, found: list[Card]) -> list[Option]:
    """Of what was found there; what is left behind meanwhile stays."""
    cards = titles([card for card in found if card in s.table[c.space]])
    offers = [do.TAKE(card.id) for card in cards if cannot_take(s, c, card) is None]
    if s.coins[c.space] and c.toad == 0:
        offers.append(do.TAKE_GOLD())
    return offers


def take_things(s: TalismanState, c: Character) -> Play[None]:
    """TALB-OBT-01 to TALB-OBT-03, TALB-FOT-01, TALB-GLD-04: one at a time, until one has enough."""
    space = c.space
    found = [card for card in s.table[space] if card.number == 5]
    while not over(s, c):
        offers = take_offers(s, c, found)
        if not offers:
            break
        leaves = leave_offers(c)
        choice: Option = yield ask(c.seat, "take", [*offers, *leaves, do.DONE()], {"space": s.space_of(c).id})
        if choice is do.DONE():
            break
        if choice.verb is do.DITCH:
            ditch(s, c, held(c, do.THING.of(choice)))
            yield from settle_all(s)
            continue
        if choice is do.TAKE_GOLD():
            count = s.coins[c.space]
            s.coins[c.space] = 0
            gain_counters(s, c, "gold", count)
        else:
            card = next(card for card in found if card.id == do.THING.of(choice))
            found.remove(card)
            yield from take(s, c, card)
        yield from complete_all(s)
    waiting = found if s.rules >= LEFT_IS_LEFT else s.table[space][:]
    for card in [card for card in waiting if card.title.leaves and card in s.table[space]]:
        s.table[space].remove(card)
        discard(s, card)


LEFT_IS_LEFT: Final = 5
"""The version of the rules since which a Miner goes his way only where he was not taken, not where his master has just
left him (TALB-CARRY-08)."""


def take(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """TALB-OBT-05: what is spent at once is discarded; everything else is carried."""
    s.table[c.space].remove(card)
    if card.title.price:
        c.gold -= card.title.price
    yield from take_up(s, c, card)
