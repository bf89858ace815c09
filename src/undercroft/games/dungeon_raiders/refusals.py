"""Why not: which rule forbids an option that is not on offer."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import Why
from undercroft.games.dungeon_raiders.content.cards import BALL, CARD_IDS, FIRST_ITEM, KEY, SWORD, TORCH
from undercroft.games.dungeon_raiders.content.rooms import BOSS
from undercroft.games.dungeon_raiders.options import CHOOSE_CHARACTER, HOLD, LIGHT_TORCH
from undercroft.games.dungeon_raiders.state import Raider, RaidState
from undercroft.games.dungeon_raiders.view import hand_of


def why_not(s: RaidState, decision: Decision, option: Option) -> Why | None:
    """The reason, or ``None`` where there is none."""
    if option in decision.options:
        return None
    verb, things = option.verb, option.args
    choosing = decision.kind == "choose-character"
    if choosing and verb is CHOOSE_CHARACTER:
        return Why("character-taken", "RAID-SET-12", f"the {things[0]} is taken", character=things[0])
    if choosing or verb is CHOOSE_CHARACTER:
        return Why("not-now", decision.options[0].rule, "something else is asked now")
    raider = s.raiders[decision.seat]
    if verb is LIGHT_TORCH:
        return _no_torch(raider)
    if verb is HOLD:
        return Why("must-play", "RAID-PLAY-01", "everyone has to play a card")
    return _cannot_play(s, raider, [CARD_IDS.index(str(thing)) for thing in things])


def _no_torch(raider: Raider) -> Why:
    if TORCH not in hand_of(raider):
        return _not_in_hand(TORCH, raider)
    return Why("nothing-dark", "RAID-ITM-02", "no dark room is left that you have not seen")


def _cannot_play(s: RaidState, raider: Raider, cards: list[int]) -> Why:
    """Cards that are not in hand, do not fit, or are too many."""
    hand = hand_of(raider)
    for card in cards:
        if card not in hand:
            return _not_in_hand(card, raider)
        hand.remove(card)
    for card in cards:
        why = _does_not_fit(s, card)
        if why is not None:
            return why
    return Why("one-card-only", "RAID-BOSS-03", "only one card can be played now")


def _not_in_hand(card: int, raider: Raider) -> Why:
    if card < FIRST_ITEM and not raider.power >> card & 1:
        return Why("already-played", "RAID-PLAY-02", "that card was played in this level", card=CARD_IDS[card])
    return Why("not-in-hand", "RAID-PLAY-01", "that card is not in your hand", card=CARD_IDS[card])


def _does_not_fit(s: RaidState, card: int) -> Why | None:
    room = s.at
    assert room is not None
    if card < FIRST_ITEM or room.takes >> card & 1:
        return None
    if card == TORCH:
        return Why("torch-is-lit", "RAID-ITM-01", "a torch is lit, not played in place of a power card")
    if card == BALL:
        return Why(
            "boss-forbids", "RAID-MARK-05", "crystal balls cannot be used against this boss", card=CARD_IDS[card]
        )
    if room.kind is BOSS:
        return Why("boss-forbids", "RAID-MARK-03", "swords cannot be used against this boss", card=CARD_IDS[card])
    if card == KEY:
        return Why("key-only-for-treasure", "RAID-ITM-10", "a key can be played only in a treasure room")
    assert card == SWORD
    return Why("sword-only-for-monsters", "RAID-ITM-13", "a sword can be played only against a monster")
