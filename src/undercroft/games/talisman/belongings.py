"""Objects, Followers, Spells in hand and alignment: what a character may have, and what it must leave behind."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.talisman.box import FOLLOWER, Card, titles
from undercroft.games.talisman.content.vocabulary import Effects
from undercroft.games.talisman.decks import discard, draw
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import perform
from undercroft.games.talisman.having import able, object_limit, spell_limit
from undercroft.games.talisman.options import CHANGE, DISCARD_SPELL, DITCH, SPELL, THING
from undercroft.games.talisman.state import Character, TalismanState

TOAD_CARRIES_NOTHING = Why("toad-carries-nothing", "TALB-TOAD-12")
FORBIDDEN = Why("alignment-forbids", "TALB-OBT-06")
CURSED_BY_HAG = Why("cursed-by-a-hag", "TALB-FOL-03")
TOAD_GAINS_NO_SPELL = Why("toad-gains-no-spell", "TALB-TOAD-05")
HAND_FULL = Why("hand-full", "TALB-SPG-07")


# -- Objects and Followers ------------------------------------------------------------------------


def cannot_own(s: TalismanState, c: Character, card: Card) -> Why | None:
    """TALB-OBT-06, TALB-TOAD-12, TALB-FOL-03."""
    if c.toad:
        return TOAD_CARRIES_NOTHING
    if c.alignment in card.forbidden:
        return FORBIDDEN
    if not card.is_object and owns_hag(c):
        return CURSED_BY_HAG
    return None


def owns_hag(c: Character) -> bool:
    return any("no-followers" in card.traits for card in c.followers)


def gain(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """The character gets an Object or Follower; what comes with it happens. Its limit is minded by :func:`settle`."""
    (c.objects if card.is_object else c.followers).append(card)
    s.tell("gained", seat=c.seat, character=c.id, card=card.id)
    if "crosses-river" in card.traits:
        c.used.append(card.id)
    if "no-followers" in card.traits:
        for other in [each for each in c.followers if each is not card]:
            remove(c, other)
            discard(s, other)
    taken: Effects = card.title.taken
    if taken:
        yield from perform(s, Doing(c.seat, card.id, card), taken)
    yield from settle(s, c)


def take(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """TALB-OBT-05: what is spent at once is discarded; everything else is carried."""
    if card.title.spent:
        s.tell("opened", seat=c.seat, character=c.id, card=card.id)
        discard(s, card)
        yield from perform(s, Doing(c.seat, card.id, card), card.title.taken)
    else:
        yield from gain(s, c, card)


def remove(c: Character, card: Card) -> None:
    """The character no longer has it."""
    if card in c.objects:
        c.objects.remove(card)
        return
    c.followers.remove(card)
    if c.raised.count(card) > c.followers.count(card):
        c.raised.remove(card)


def hand_over(s: TalismanState, c: Character, other: Character, card: Card) -> Play[None]:
    """It goes from one character to another, as what it is."""
    raised = len(c.raised)
    remove(c, card)
    if len(c.raised) < raised:
        other.raised.append(card)
    yield from gain(s, other, card)
    yield from settle(s, c)


def ditch(s: TalismanState, c: Character, card: Card) -> None:
    """TALB-CARRY-08: left faceup on the character's space."""
    remove(c, card)
    s.table[c.space].append(card)
    s.tell("ditched", seat=c.seat, character=c.id, card=card.id, space=s.box.spaces[c.space].id)


def discard_belonging(s: TalismanState, c: Character, card: Card) -> Play[None]:
    """TALB-CARRY-07; what lies in a Bag of Holding goes with it."""
    inside = in_bag(c) if "not-taken" in card.traits else []
    for one in (card, *inside):
        remove(c, one)
        discard(s, one)
        s.tell("discarded", seat=c.seat, character=c.id, card=one.id)
    yield from settle(s, c)


def in_bag(c: Character) -> list[Card]:
    """What lies in the Bag of Holding: the first Objects that its owner has besides it, as many as it holds."""
    bag = next((card for card in c.objects if "not-taken" in card.traits), None)
    return [] if bag is None else [card for card in c.objects if card is not bag][: bag.carries]


def unprotected(c: Character) -> list[Card]:
    """The Objects outside a Bag of Holding, and without it."""
    rest = c.objects[:]
    for card in in_bag(c):
        rest.remove(card)
    return [card for card in rest if "not-taken" not in card.traits]


def can_be_taken(c: Character) -> list[Card]:
    """The Objects that others could take: neither the Bag of Holding nor what is in it."""
    return titles(unprotected(c))


# -- limits ---------------------------------------------------------------------------------------


def settle(s: TalismanState, c: Character) -> Play[None]:
    """Limits are kept at once: Objects (TALB-CARRY-04), Spells (TALB-SPG-08)."""
    if c.role is None:
        return
    while len(c.objects) > object_limit(c):
        choice: Option = yield ask(c.seat, "ditch", ditch_offers(c), {"count": len(c.objects) - object_limit(c)})
        ditch(s, c, held(c, THING.of(choice)))
    if c.spells and c.toad == 0:
        while len(c.spells) > spell_limit(s, c):
            yield from discard_spell(s, c)


def settle_all(s: TalismanState) -> Play[None]:
    """The same for everybody."""
    for c in s.characters:
        if c.role is not None and (len(c.objects) > 4 or c.spells):
            yield from settle(s, c)


def ditch_offers(c: Character) -> list[Option]:
    """TALB-CARRY-05: the owner chooses."""
    return [DITCH(card.id) for card in titles(c.objects)]


def leave_offers(c: Character) -> list[Option]:
    """TALB-CARRY-09: any Object or Follower may be left where one is, but for those that had to be taken."""
    return [DITCH(card.id) for card in titles([*c.objects, *c.followers]) if may_leave(card)]


def may_leave(card: Card) -> bool:
    return (card.is_object or card.type == FOLLOWER) and not card.title.forced


def held(c: Character, card_id: str) -> Card:
    """The Object or Follower of this title."""
    for card in c.objects:
        if card.id == card_id:
            return card
    for card in c.followers:
        if card.id == card_id:
            return card
    raise KeyError(card_id)


# -- Spells in hand -------------------------------------------------------------------------------


def cannot_gain_spell(s: TalismanState, c: Character) -> Why | None:
    """TALB-TOAD-05, TALB-SPG-07."""
    if c.toad:
        return TOAD_GAINS_NO_SPELL
    return HAND_FULL if len(c.spells) >= spell_limit(s, c) else None


def gain_spell(s: TalismanState, c: Character) -> bool:
    """TALB-SPG-06: the top card of the Spell deck. Whether there was one to gain."""
    if cannot_gain_spell(s, c) is not None:
        return False
    card = draw(s, "spell")
    if card is None:
        return False
    c.spells.append(card)
    s.tell_secretly("gained-spell", (c.seat,), {"card": card.id}, seat=c.seat, character=c.id)
    return True


def gain_spells(s: TalismanState, c: Character, count: int) -> None:
    """So many; 0: the full complement (TALB-SPG-14)."""
    for _ in range(count or 4):
        if not gain_spell(s, c):
            return


def spell_in_hand(c: Character, card_id: str) -> Card:
    return next(card for card in c.spells if card.id == card_id)


def remove_spell(c: Character, card: Card) -> None:
    """It leaves the hand, and nobody has to remember it there."""
    c.spells.remove(card)
    for seen in c.seen:
        if card in seen:
            seen.remove(card)


def discard_spell(s: TalismanState, c: Character) -> Play[None]:
    """TALB-SPG-09: the player chooses which."""
    if len(c.spells) > 1:
        choice: Option = yield ask(c.seat, "discard-spell", lambda: spell_choices(c))
        card = spell_in_hand(c, SPELL.of(choice))
    else:
        card = c.spells[0]
    drop_spell(s, c, card)


def spell_choices(c: Character) -> list[Option]:
    return [DISCARD_SPELL(card.id) for card in titles(c.spells)]


def drop_spell(s: TalismanState, c: Character, card: Card) -> None:
    remove_spell(c, card)
    s.unveil()
    s.spell_discard.append(card)
    s.tell("spell-discarded", seat=c.seat, character=c.id, card=card.id)


def put_spell_away(s: TalismanState, card: Card, taker: Character | None) -> None:
    """TALB-CAST-18: a Spell whose effect has ended is discarded. TALH-WND-13: or taken by whoever has called it, with
    room for it at that moment."""
    if taker is None or taker.role is None or cannot_gain_spell(s, taker) is not None:
        s.spell_discard.append(card)
        return
    taker.spells.append(card)
    for seen in taker.seen:
        seen.append(card)
    s.tell("took-spell", seat=taker.seat, character=taker.id, card=card.id)


def drop_all_spells(s: TalismanState, c: Character) -> None:
    for card in c.spells[:]:
        drop_spell(s, c, card)


# -- alignment ------------------------------------------------------------------------------------

ALREADY_TURNED = Why("already-turned", "TALB-ALI-03")
SAME_ALIGNMENT = Why("same-alignment", "TALB-ALI-06")


def cannot_become(c: Character, alignment: str) -> Why | None:
    """TALB-ALI-03: once a turn. TALB-ALI-06."""
    if c.alignment == alignment:
        return SAME_ALIGNMENT
    return ALREADY_TURNED if c.turned else None


def alignment_offers(c: Character) -> list[Option]:
    """The Druid takes sides at will, before or after the move."""
    if not able(c, "changes-alignment"):
        return []
    return [CHANGE(each) for each in ("good", "neutral", "evil") if cannot_become(c, each) is None]


def become(s: TalismanState, c: Character, alignment: str) -> Play[None]:
    """TALB-ALI-02; TALB-ALI-04: what the new alignment forbids is left behind."""
    if cannot_become(c, alignment) is not None:
        return
    c.alignment = alignment
    c.turned = True
    s.tell("became", seat=c.seat, character=c.id, alignment=alignment)
    for card in [card for card in (*c.objects, *c.followers) if alignment in card.forbidden]:
        ditch(s, c, card)
    yield from settle(s, c)
