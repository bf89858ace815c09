"""Hands: what a raider can play, and what playing it does."""

from __future__ import annotations

from functools import lru_cache

from undercroft.engine.decision import Option
from undercroft.games.dungeon_raiders.content.cards import BALL, CARD_IDS, ITEMS, TORCH, bits, held
from undercroft.games.dungeon_raiders.content.rooms import BOSS, Room
from undercroft.games.dungeon_raiders.items import use_item
from undercroft.games.dungeon_raiders.options import LAYS, ONE_CARD, Offer, one_or_two_cards
from undercroft.games.dungeon_raiders.state import ROOMS_IN_LEVEL, Raider, RaidState

_TORCH, _BALL = bits(TORCH), bits(BALL)


def offer(s: RaidState, raider: Raider) -> Offer:
    """All that this raider can play now: power cards in hand (RAID-PLAY-02), and items where they can be used
    (RAID-ITM-10, RAID-ITM-13), a crystal ball only before another card (RAID-ITM-05). A torch is lit beside the card
    (RAID-ITM-01), while there is something dark to see."""
    room = s.at
    assert room is not None
    if room.kind is BOSS:
        return offer_against_boss(raider, room)
    fits = raider.power
    if raider.has:
        fits |= raider.has & room.takes
        if fits == _BALL:
            fits = 0
        if raider.has & _TORCH and not raider.looked and True in s.dark[s.place + 1 : s.level * ROOMS_IN_LEVEL]:
            fits |= _TORCH
    return ONE_CARD[fits]


def offer_against_boss(raider: Raider, boss: Room) -> Offer:
    """RAID-BOSS-03, RAID-BOSS-05: as many cards as are due, power cards or items that the boss does not forbid
    (RAID-MARK-03, RAID-MARK-05). After a crystal ball one may leave it at the card that was laid beside it."""
    may_hold = raider.laid.count(BALL) < len(raider.laid)
    return _offer_against_boss(raider.power, tuple(raider.items), boss.takes, raider.due, may_hold)


@lru_cache(maxsize=1 << 14)
def _offer_against_boss(power: int, items: tuple[int, ...], takes: int, due: int, may_hold: bool) -> Offer:
    cards = held(power)
    for item, count in zip(ITEMS, items, strict=True):
        if count and takes >> item & 1:
            cards += [item] * min(count, 2)
    return one_or_two_cards(tuple(cards), due, may_hold)


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
