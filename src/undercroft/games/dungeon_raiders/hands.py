"""Hands: what a raider can play, and what playing it does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.dungeon_raiders.content.cards import BALL, CARD_IDS, FIRST_ITEM, ITEMS, KEY, TORCH, bits, held
from undercroft.games.dungeon_raiders.content.rooms import BOSS, Room
from undercroft.games.dungeon_raiders.items import use_item
from undercroft.games.dungeon_raiders.options import LAYS, ONE_CARD, Offer, one_or_two_cards
from undercroft.games.dungeon_raiders.state import ROOMS_IN_LEVEL, Raider, RaidState

_TORCH: Final = bits(TORCH)
_BALL: Final = bits(BALL)


# -- what can be played -----------------------------------------------------------------------


def offer(s: RaidState, raider: Raider) -> Offer:
    """All that this raider can play now."""
    room = s.at
    assert room is not None
    if room.kind is BOSS:
        return _offer_against_boss(fitting_boss(raider, room), raider.due, may_hold(raider))
    return ONE_CARD[fitting(s, raider, room)]


def fitting(s: RaidState, raider: Raider, room: Room) -> int:
    """As bits, what can be played in a room: power cards in hand (RAID-PLAY-02), and items where they can be used
    (RAID-ITM-10, RAID-ITM-13), a crystal ball only before another card (RAID-ITM-05). A torch is lit beside the card
    (RAID-ITM-01), while there is something dark to see."""
    fits = raider.power
    if raider.has:
        fits |= raider.has & room.takes
        if fits == _BALL:
            fits = 0
        if raider.has & _TORCH and not raider.looked and True in s.dark[s.place + 1 : s.level * ROOMS_IN_LEVEL]:
            fits |= _TORCH
    return fits


def fitting_boss(raider: Raider, boss: Room) -> tuple[int, ...]:
    """RAID-BOSS-05: power cards, and items that the boss does not forbid (RAID-MARK-03, RAID-MARK-05); of which one
    has several, two."""
    return _fitting_boss(raider.power, tuple(raider.items), boss.takes)


@lru_cache(maxsize=1 << 14)
def _fitting_boss(power: int, items: tuple[int, ...], takes: int) -> tuple[int, ...]:
    cards = held(power)
    for item, count in zip(ITEMS, items, strict=True):
        if count and takes >> item & 1:
            cards += [item] * min(count, 2)
    return tuple(cards)


def may_hold(raider: Raider) -> bool:
    """RAID-BOSS-03: after a crystal ball one may leave it at the card that was laid beside it."""
    return raider.laid.count(BALL) < len(raider.laid)


@lru_cache(maxsize=1 << 14)
def _offer_against_boss(cards: tuple[int, ...], due: int, hold: bool) -> Offer:
    """RAID-BOSS-03: as many cards as are due."""
    return one_or_two_cards(cards, due, hold)


# -- why not ----------------------------------------------------------------------------------

_MUST_PLAY: Final = Why("must-play", "RAID-PLAY-01")
_NOTHING_DARK: Final = Why("nothing-dark", "RAID-ITM-02")
_ONE_CARD_ONLY: Final = Why("one-card-only", "RAID-BOSS-03")
_TORCH_IS_LIT: Final = Why("torch-is-lit", "RAID-ITM-01")
_BALL_ALONE: Final = Why("ball-alone", "RAID-ITM-05")
_KEY_ONLY_FOR_TREASURE: Final = Why("key-only-for-treasure", "RAID-ITM-10")
_SWORD_ONLY_FOR_MONSTERS: Final = Why("sword-only-for-monsters", "RAID-ITM-13")


def cannot_play(s: RaidState, raider: Raider, card: int) -> Why | None:
    """Whether a card alone can be played: it must be in hand, and fit."""
    room = s.at
    assert room is not None
    if room.kind is BOSS:
        fits = card in fitting_boss(raider, room)
    else:
        fits = card != TORCH and bool(fitting(s, raider, room) >> card & 1)
    return None if fits else _not_in_hand(raider, card) or _does_not_fit(room, card)


def cannot_play_two(s: RaidState, raider: Raider, first: int, second: int) -> Why | None:
    """RAID-BOSS-03: against a boss, while two cards are due."""
    why = cannot_play(s, raider, first) or cannot_play(s, raider, second)
    if why is not None:
        return why
    room = s.at
    assert room is not None
    if room.kind is not BOSS or raider.due < 2:
        return _ONE_CARD_ONLY
    twice = first == second and fitting_boss(raider, room).count(first) < 2
    return Why("not-twice", "RAID-PLAY-01", card=CARD_IDS[first]) if twice else None


def cannot_light(s: RaidState, raider: Raider) -> Why | None:
    """RAID-ITM-01, RAID-ITM-02: a torch in hand, and a dark room ahead that one has not seen."""
    room = s.at
    assert room is not None
    if room.kind is not BOSS and fitting(s, raider, room) & _TORCH:
        return None
    return _not_in_hand(raider, TORCH) or _NOTHING_DARK


def cannot_hold(s: RaidState, raider: Raider) -> Why | None:
    """RAID-PLAY-01: everybody has to play a card; after a crystal ball against a boss one need not go on."""
    room = s.at
    assert room is not None
    return None if room.kind is BOSS and may_hold(raider) else _MUST_PLAY


def _not_in_hand(raider: Raider, card: int) -> Why | None:
    if card < FIRST_ITEM:
        played = not raider.power >> card & 1
        return Why("already-played", "RAID-PLAY-02", card=CARD_IDS[card]) if played else None
    return None if raider.has >> card & 1 else Why("not-in-hand", "RAID-PLAY-01", card=CARD_IDS[card])


def _does_not_fit(room: Room, card: int) -> Why:
    """Of an item in hand: why it is no use here."""
    if card == TORCH and room.kind is not BOSS:
        return _TORCH_IS_LIT
    if room.kind is BOSS:
        rule = "RAID-MARK-05" if card == BALL else "RAID-MARK-03"
        return Why("boss-forbids", rule, card=CARD_IDS[card])
    if card == BALL:
        return _BALL_ALONE
    return _KEY_ONLY_FOR_TREASURE if card == KEY else _SWORD_ONLY_FOR_MONSTERS


# -- playing it -------------------------------------------------------------------------------


def reveal(s: RaidState, raider: Raider, choice: Option) -> None:
    """RAID-PLAY-04: the cards are open now, have left the hand and count; power cards count what they show."""
    lays = LAYS[choice]
    raider.laid += lays.cards
    raider.power -= lays.power
    raider.value += lays.value
    raider.due = 0
    if lays.items:
        reveal_items(s, raider, lays.items)
    if s.events is not None and lays.cards:
        s.tell("played", seat=raider.seat, cards=tuple([CARD_IDS[card] for card in lays.cards]))


def reveal_items(s: RaidState, raider: Raider, items: tuple[int, ...]) -> None:
    """RAID-ITM-05: for each crystal ball another card is due, if there is one, unless a mark makes the ball count for
    something itself (RAID-MARK-06)."""
    room = s.at
    assert room is not None
    for item in items:
        raider.value += room.worth[item]
        use_item(s, raider, item)
        if item == BALL and not room.worth[BALL]:
            raider.due += 1
    if raider.due and not offer(s, raider):
        raider.due = 0
