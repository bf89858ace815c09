"""Casting Spells: who may cast which, when and on what. One place knows it all (TALB-CAST, TALH-WND)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.talisman.belongings import can_be_taken, cannot_own, gain_spell, put_spell_away, remove_spell
from undercroft.games.talisman.box import ENEMY, INNER, MIDDLE, Card, titles
from undercroft.games.talisman.decks import discard_pile
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import perform
from undercroft.games.talisman.having import has, shelled
from undercroft.games.talisman.options import (
    CAST,
    CAST_AT,
    CAST_CARD,
    CAST_FOE,
    CAST_ON,
    CHARACTER,
    FOE,
    SPACE,
    SPELL,
    WHAT,
)
from undercroft.games.talisman.state import Cast, Character, TalismanState
from undercroft.games.talisman.walking import may_travel, would_roll

TOADS_CAST_NOTHING = Why("toads-cast-nothing", "TALB-TOAD-06")
AMULET = Why("amulet-forbids-spells", "TALB-CAST-01")
GLADE = Why("glade-forbids-spells", "TALB-MID-32")
MAGIC_DESTROYED = Why("magic-destroyed", "TALB-CAST-01")
SHELL = Why("magic-shell-closed", "TALB-CAST-01")
DOES_NOTHING = Why("does-nothing", "TALB-MISS-01")
ALL_CAST = Why("all-spells-cast", "TALB-CAST-03")
ONE_CAST = Why("one-spell-cast", "TALB-CAST-05")
NOT_NOW = Why("spell-not-now", "TALB-CAST-01")
NO_TARGET = Why("no-target", "TALB-CAST-02")
NOT_HELD = Why("spell-not-held", "TALB-SPG-11")

CAST_VERBS: Final = (CAST, CAST_ON, CAST_AT, CAST_CARD, CAST_FOE)

ANY_TIME: Final = ("start", "move", "attack", "end")
"""TALH-WND-11: when a Spell for any time can be cast."""


# -- whether --------------------------------------------------------------------------------------


def cannot_cast_at_all(s: TalismanState, c: Character) -> Why | None:
    """What all can see: whether the character could cast any Spell in this turn."""
    if c.toad:
        return TOADS_CAST_NOTHING
    if has(s, c, "no-spells"):
        return AMULET
    if s.box.spaces[c.space].cursed:
        return GLADE
    for lasting in s.lasting:
        if lasting.name == "destroy-magic":
            return MAGIC_DESTROYED
    if shelled(s, c):
        return SHELL
    if s.idle and c.seat == s.active:
        return DOES_NOTHING
    if c.may_cast <= 0:
        return ALL_CAST if c.seat == s.active else ONE_CAST
    return None


def could_cast(s: TalismanState, c: Character) -> bool:
    """TALH-WND-03: it holds Spells and may still cast one, for all that everybody can see."""
    return bool(c.role is not None and (c.spells or holds_ring(c)) and cannot_cast_at_all(s, c) is None)


def holds_ring(c: Character) -> bool:
    return any("holds-a-spell" in card.traits for card in c.objects)


def cannot_cast(s: TalismanState, c: Character, card: Card) -> Why | None:
    """TALB-CAST-01, TALB-CAST-02: only at its time, and with a target."""
    why = cannot_cast_at_all(s, c)
    if why is not None:
        return why
    if not timely(s, c, card):
        return NOT_NOW
    return None if targets(s, c, card) else NO_TARGET


def timely(s: TalismanState, c: Character, card: Card) -> bool:
    """Whether the window that is open is one for this Spell and this character."""
    return any(TIMES[when](s, c) for when in card.windows)


def _mine(name: str) -> Callable[[TalismanState, Character], bool]:
    def fits(s: TalismanState, c: Character) -> bool:
        return s.window == name and c.seat == s.active

    return fits


def _anyones(name: str) -> Callable[[TalismanState, Character], bool]:
    def fits(s: TalismanState, c: Character) -> bool:
        return s.window == name

    return fits


def _any(s: TalismanState, c: Character) -> bool:
    return s.window in ANY_TIME


def _turn(s: TalismanState, c: Character) -> bool:
    return s.window in ANY_TIME and c.seat == s.active


def _battle(s: TalismanState, c: Character) -> bool:
    """About to engage in battle: either side, before the attack is rolled."""
    fight = s.fight
    return s.window == "attack" and fight is not None and not fight.psychic and c.seat in (fight.seat, fight.rival)


def _fighter(name: str) -> Callable[[TalismanState, Character], bool]:
    def fits(s: TalismanState, c: Character) -> bool:
        return s.window == name and s.losing == c.seat

    return fits


def _roll(s: TalismanState, c: Character) -> bool:
    """Instead of the movement roll (TALB-MOV-08): only where one would roll."""
    return s.window == "start" and c.seat == s.active and would_roll(s, c)


def _fate(s: TalismanState, c: Character) -> bool:
    return s.window == "fate" and s.roller == c.seat


def _miss(s: TalismanState, c: Character) -> bool:
    """At the start of a turn that is to be missed."""
    return s.window == "miss" and c.seat == s.active


def _travel(s: TalismanState, c: Character) -> bool:
    """Instead of moving normally (TALB-MOV-09)."""
    return s.window == "start" and c.seat == s.active and may_travel(s, c)


TIMES: Final[dict[str, Callable[[TalismanState, Character], bool]]] = {
    "start": _mine("start"),
    "any-start": _anyones("start"),
    "move": _mine("move"),
    "end": _mine("end"),
    "any": _any,
    "turn": _turn,
    "battle": _battle,
    "evade": _fighter("evade"),
    "defeat": _fighter("defeat"),
    "kill": _anyones("kill"),
    "life": _anyones("life"),
    "follower": _anyones("follower"),
    "spell": _anyones("spell"),
    "fate": _fate,
    "roll": _roll,
    "travel": _travel,
    "miss": _miss,
}


# -- on what --------------------------------------------------------------------------------------


def cannot_touch(s: TalismanState, c: Character, target: Character) -> bool:
    """The Amulet keeps Spells of others away, a Magic Shell all."""
    if shelled(s, target):
        return True
    return target is not c and has(s, target, "spell-proof")


def reachable(s: TalismanState, c: Character) -> list[Character]:
    """TALB-CAST-16: characters in any Region."""
    return [each for each in s.clockwise() if not cannot_touch(s, c, each)]


def _self(s: TalismanState, c: Character, card: Card) -> list[Option]:
    return [CAST(card.id)]


def _characters(s: TalismanState, c: Character, card: Card) -> list[Option]:
    return [CAST_ON(card.id, each.id) for each in reachable(s, c)]


def _others_with_goods(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """Who has something that the caster can take."""
    return [
        CAST_ON(card.id, each.id)
        for each in reachable(s, c)
        if each is not c and (each.gold or any(cannot_own(s, c, one) is None for one in can_be_taken(each)))
    ]


def _others_with_followers(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """Who has a Follower that the caster may have."""
    return [
        CAST_ON(card.id, each.id)
        for each in reachable(s, c)
        if each is not c and any(cannot_own(s, c, one) is None for one in each.followers)
    ]


def _holders(s: TalismanState, c: Character, card: Card) -> list[Option]:
    return [CAST_ON(card.id, each.id) for each in reachable(s, c) if each.spells]


def _wounded(s: TalismanState, c: Character, card: Card) -> list[Option]:
    return [
        CAST_ON(card.id, each.id) for each in reachable(s, c) if each.role is not None and each.lives < each.role.life
    ]


def _own_objects(s: TalismanState, c: Character, card: Card) -> list[Option]:
    return [CAST(card.id)] if c.objects else []


def _faceup(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """Any faceup card of the Adventure or Dungeon deck on the board."""
    found: list[Option] = []
    for space in s.box.spaces:
        lying = s.table[space.index]
        if lying:
            cards = [one for one in titles(lying) if one.deck in ("adventure", "dungeon")]
            found += [CAST_CARD(card.id, one.id, space.id) for one in cards]
    return found


def _unoccupied(s: TalismanState, c: Character, card: Card) -> list[Option]:
    taken = [each.space for each in s.clockwise()]
    spaces = [space for space in s.box.spaces if space.region <= MIDDLE and space.index not in taken]
    return [CAST_AT(card.id, space.id) for space in spaces]


def _region(s: TalismanState, c: Character, card: Card) -> list[Option]:
    here = s.box.spaces[c.space]
    if here.region == INNER:
        return []
    spaces = [space for space in s.box.spaces if space.region == here.region and space.index != c.space]
    return [CAST_AT(card.id, space.id) for space in spaces]


def _beasts(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """A space of the own Region where Animals or Monsters lie."""
    region = s.box.spaces[c.space].region
    spaces = [space for space in s.box.spaces if space.region == region and any_beasts(s.table[space.index])]
    return [CAST_AT(card.id, space.id) for space in spaces]


def any_beasts(lying: list[Card]) -> bool:
    return any(card.type == ENEMY and card.kind in ("animal", "monster") for card in lying)


def _mover_or_creature(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """The character whose turn it is, or an Enemy on the board; not in the Inner Region (TALB-CAST-17)."""
    found: list[Option] = [] if cannot_touch(s, c, s.me) else [CAST_ON(card.id, s.me.id)]
    for space in s.box.spaces:
        if space.region != INNER and s.table[space.index]:
            enemies = [one for one in titles(s.table[space.index]) if one.type == ENEMY]
            found += [CAST_CARD(card.id, one.id, space.id) for one in enemies]
    return found


def _opponent(s: TalismanState, c: Character, card: Card) -> list[Option]:
    fight = s.fight
    if fight is None:
        return []
    if fight.rival >= 0:
        other = s.characters[fight.rival if c.seat == fight.seat else fight.seat]
        return [] if cannot_touch(s, c, other) else [CAST_ON(card.id, other.id)]
    return foe_offers(s, card)


def foe_offers(s: TalismanState, card: Card) -> list[Option]:
    """TALB-MANY-05: one Enemy of a joint attack. TALB-CAST-17: none of the Inner Region."""
    fight = s.fight
    if fight is None or fight.fixed:
        return []
    return [CAST_FOE(card.id, number) for number in range(1, len(fight.foes) + 1)]


def _weakened(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """A creature in battle; in psychic combat it has no Strength to lose."""
    battle = s.window == "attack" and s.fight is not None and not s.fight.psychic
    return [*_characters(s, c, card), *(foe_offers(s, card) if battle else [])]


def _preserved(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """Who is about to lose a life or a Follower; or the Enemies about to be killed."""
    return [CAST(card.id)] if s.window == "kill" else _loser(s, c, card)


def _loser(s: TalismanState, c: Character, card: Card) -> list[Option]:
    loser = s.characters[s.losing]
    return [] if cannot_touch(s, c, loser) else [CAST_ON(card.id, loser.id)]


def _healed(s: TalismanState, c: Character, card: Card) -> list[Option]:
    return _wounded(s, c, card)


def _any_spell(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """TALB-CAST-02: one that is cancelled already is no target."""
    return [CAST(card.id)] if s.casts and not s.casts[-1].countered else []


def _spell_card(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """TALH-WND-14: not the Command Spell, which is no card."""
    return [CAST(card.id)] if s.casts and s.casts[-1].card is not None and s.casts[-1].taker < 0 else []


TARGETS: Final[dict[str, Callable[[TalismanState, Character, Card], list[Option]]]] = {
    "": _self,
    "character": _characters,
    "goods": _others_with_goods,
    "followers": _others_with_followers,
    "holder": _holders,
    "wounded": _healed,
    "objects": _own_objects,
    "card": _faceup,
    "unoccupied": _unoccupied,
    "region": _region,
    "beasts": _beasts,
    "mover": _mover_or_creature,
    "opponent": _opponent,
    "weakened": _weakened,
    "preserved": _preserved,
    "loser": _loser,
    "spell": _any_spell,
    "spell-card": _spell_card,
}


def targets(s: TalismanState, c: Character, card: Card) -> list[Option]:
    """All ways to cast it now."""
    return TARGETS[card.title.target](s, c, card)


def spell_offers(s: TalismanState, c: Character) -> list[Option]:
    """All that the character can cast now, from its hand and its Spell Ring."""
    if cannot_cast_at_all(s, c) is not None:
        return []
    held = dict.fromkeys(c.spells)
    if s.ring is not None and holds_ring(c):
        held[s.ring] = None
    return [option for card in held if timely(s, c, card) for option in targets(s, c, card)]


# -- casting --------------------------------------------------------------------------------------


def announce(s: TalismanState, c: Character, choice: Option) -> Cast:
    """TALB-CAST-20: it counts as cast, whatever becomes of it."""
    card_id = SPELL.of(choice)
    ring = not any(card.id == card_id for card in c.spells)
    card = s.ring if ring else next(each for each in c.spells if each.id == card_id)
    assert card is not None
    s.unveil()
    if ring:
        spend_ring(s, c)
    else:
        remove_spell(c, card)
    c.may_cast -= 1
    made = Cast(c.seat, card)
    made.ring = ring
    aim(s, made, choice)
    s.casts.append(made)
    target = "none" if made.target < 0 else s.characters[made.target].id
    space = "none" if made.space < 0 else s.box.spaces[made.space].id
    s.tell("cast", seat=c.seat, character=c.id, card=card.id, target=target, space=space)
    if not c.spells and not ring and has(s, c, "always-a-spell"):
        gain_spell(s, c)
    return made


def aim(s: TalismanState, made: Cast, choice: Option) -> None:
    verb = choice.verb
    if verb is CAST_ON:
        made.target = s.character(CHARACTER.of(choice)).seat
    elif verb is CAST_AT:
        made.space = s.box.space_ids[SPACE.of(choice)]
    elif verb is CAST_CARD:
        made.space = s.box.space_ids[SPACE.of(choice)]
        made.what = next(card for card in s.table[made.space] if card.id == WHAT.of(choice))
    elif verb is CAST_FOE:
        made.foe = FOE.of(choice) - 1


def spend_ring(s: TalismanState, c: Character) -> None:
    """The Spell Ring is discarded with the Spell on it."""
    ring = next(card for card in c.objects if "holds-a-spell" in card.traits)
    c.objects.remove(ring)
    s.ring = None
    discard_pile(s, ring.deck).append(ring)
    s.tell("discarded", seat=c.seat, character=c.id, card=ring.id)


def take_effect(s: TalismanState, made: Cast) -> Play[None]:
    card = made.card
    assert card is not None
    you = made.seat if made.target < 0 else made.target
    if s.characters[you].role is not None:
        yield from perform(s, Doing(you, card.id, card), card.title.effect)


def put_away(s: TalismanState, made: Cast) -> None:
    """When its effect ends; the end of one that lasts comes later."""
    s.casts.remove(made)
    card = made.card
    assert card is not None
    lasting = None if made.countered else next((one for one in s.lasting if one.card is card), None)
    if lasting is not None:
        lasting.taker = made.taker
    else:
        put_spell_away(s, card, s.characters[made.taker] if made.taker >= 0 else None)
