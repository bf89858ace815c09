"""Set-up (TALB-SET, TAL-SET): decks, stocks, characters."""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.setup import check_cards
from undercroft.games.talisman.belongings import cannot_own, gain, gain_spells
from undercroft.games.talisman.box import Box, Role, box_for, titles
from undercroft.games.talisman.decks import card_name
from undercroft.games.talisman.ending import leave_estate
from undercroft.games.talisman.options import CHARACTER, CHOOSE, DONE, START_WITH, STAT, TAKE, TAKE_GOLD, THING
from undercroft.games.talisman.setup_options import TalismanSetup
from undercroft.games.talisman.state import PLAYING, Character, TalismanState

OUT_OF_PLACE_IN_SHORT = ("hex", "magic-portal-spell")
"""TALH-SHORT-03."""


def check(seats: int, setup: Any) -> None:
    """What the types of the set-up cannot say."""
    box = box_for(setup.expansion)
    if isinstance(setup.characters, tuple):
        check_cards("talisman", "characters", setup.characters, box.role_ids, seats)


def role_name(role: Role) -> str:
    return role.id


def set_up(seats: int, setup: TalismanSetup, chance: Chance) -> TalismanState:
    """The table before characters are dealt. Of a deck that is written down the first card lies on top."""
    box: Box = box_for(setup.expansion)
    s = TalismanState(seats, setup, box, chance)
    s.adventure = box.decks["adventure"][:]
    s.under = box.decks.get("dungeon", [])[:]
    s.spell_deck = box.decks["spell"][:]
    if s.short:
        s.adventure = []
        s.spell_deck = [card for card in s.spell_deck if card.id not in OUT_OF_PLACE_IN_SHORT]
    for deck, cards in (("adventure", s.adventure), ("dungeon", s.under), ("spell", s.spell_deck)):
        chance.shuffle(deck, cards, card_name)
        cards.reverse()
    s.purchases = box.decks["purchase"][:]
    s.talismans = box.decks["talisman"][:1] if setup.death == "bloodbath" else box.decks["talisman"][:]
    s.treasures = box.decks.get("treasure", [])[:]
    s.unused = box.roles[:]
    chance.shuffle("character", s.unused, role_name)
    s.active = s.starter = chance.pick("first", [f"seat-{seat + 1}" for seat in range(seats)]) if seats > 1 else 0
    return s


# -- characters -----------------------------------------------------------------------------------


def choose_characters(s: TalismanState) -> Play[None]:
    """TALB-SET-07: dealt at random; TALB-VAR-02: one of three; or chosen in turn."""
    how = s.setup.characters
    order = [*range(s.active, s.seats), *range(s.active)]
    for seat in order:
        c = s.characters[seat]
        if c.role is None:
            role = s.unused[-1]
            if isinstance(how, tuple):
                role = s.box.role_ids[how[seat]]
            elif how == "deal":
                s.unveil()
            else:
                role = yield from choose_role(s, c, 3 if how == "three" else len(s.unused))
            s.unused.remove(role)
            yield from start(s, c, role)
    s.phase = PLAYING


def choose_role(s: TalismanState, c: Character, count: int) -> Play[Role]:
    """Of so many, dealt face up."""
    s.offered = s.unused[-count:][::-1]
    s.unveil()
    choice: Option = yield ask(c.seat, "choose-character", [CHOOSE(role.id) for role in s.offered])
    role = s.box.role_ids[CHARACTER.of(choice)]
    if count == 3:
        dealt = [each for each in s.offered if each is not role]
        for each in dealt:
            s.unused.remove(each)
        s.unused[:0] = dealt
    s.offered = []
    return role


def start(s: TalismanState, c: Character, role: Role) -> Play[None]:
    """TALB-SET-08 to TALB-SET-14, TALB-DEAD-05: as printed, with 1 gold and no counters. TAL-SHORT-03."""
    c.role = role
    c.space = s.box.entrance if s.short else role.start
    c.lives = role.life
    c.fate = role.fate
    c.gold = role.entry.gold
    c.alignment = role.alignment
    s.tell("starts", seat=c.seat, character=c.id, space=s.box.spaces[c.space].id)
    if role.entry.spells:
        gain_spells(s, c, role.entry.spells)
    for name in role.entry.objects:
        card = next((card for card in s.purchases if card.id == name), None)
        if card is not None:
            s.purchases.remove(card)
            yield from gain(s, c, card)
    if s.setup.bonus == "starting":
        choice: Option = yield ask(c.seat, "start-with", [START_WITH("strength"), START_WITH("craft")])
        if STAT.of(choice) == "strength":
            c.strength += 1
        else:
            c.craft += 1


# -- successors -----------------------------------------------------------------------------------


def succeed(s: TalismanState, c: Character) -> Play[None]:
    """TALB-DEAD-03, TALB-DEAD-04: a new character, at random from those not used so far. TALH-DECK-06: if none is
    left, the killed ones are shuffled again, without the one killed last."""
    if not s.unused:
        s.unused = s.killed[:-1] or s.killed[:]
        s.killed = s.killed[-1:] if len(s.killed) > 1 else []
        s.chance.shuffle("character", s.unused, role_name)
    s.unveil()
    yield from start(s, c, s.unused.pop())
    if c.heir or c.heir_gold:
        yield from inherit(s, c)
        c.raised = [card for card in c.raised if card in c.followers]


def inherit(s: TalismanState, c: Character) -> Play[None]:
    """TALB-VAR-12, TALB-VAR-13: the goods of the killed character, one at a time; what is not taken is put on the start
    space."""
    cards, coins = c.heir, c.heir_gold
    leave_estate(s, c)
    while True:
        offers = [TAKE(card.id) for card in titles(cards) if cannot_own(s, c, card) is None]
        if coins:
            offers.append(TAKE_GOLD())
        if not offers:
            return
        choice: Option = yield ask(c.seat, "take", [*offers, DONE()], {"space": s.space_of(c).id})
        if choice is DONE():
            return
        if choice is TAKE_GOLD():
            s.coins[c.space] -= coins
            c.gold += coins
            coins = 0
        else:
            card = next(card for card in cards if card.id == THING.of(choice))
            cards.remove(card)
            s.table[c.space].remove(card)
            yield from gain(s, c, card)
