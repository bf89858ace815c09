"""What a seat cannot know, dealt anew: hands of others, the order of decks."""

from __future__ import annotations

from undercroft.games.dungeoneer.bands import adventure_name, location_name, quest_name
from undercroft.games.dungeoneer.cards import pile_of
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.no_blank_spots import layable
from undercroft.games.dungeoneer.state import BUILDING, DungeonState, Hero


def deal_anew(s: DungeonState, seat: int | None) -> None:
    """Cards are sorted before they are shuffled, so that nothing of the true order shows."""
    others = [hero for hero in s.heroes if hero.seat != seat]
    deal_cards(s, others)
    unseen = sorted(s.location_deck[s.put_under :], key=location_name)
    s.chance.shuffle("locations", unseen, location_name)
    s.location_deck[s.put_under :] = unseen
    s.quest_deck.sort(key=quest_name)
    s.chance.shuffle("quests", s.quest_deck, quest_name)
    _deal_maps(s, others)


def deal_cards(s: DungeonState, others: list[Hero]) -> None:
    """Cards that nobody but their holder has seen change places with those of the decks. All know how many cards of
    each set, and with two decks of each deck, a hand holds: only such cards change places."""
    hands = [unknown_cards(hero) for hero in others]
    heaps = [*hands, s.put_away, *s.deck]
    pools: dict[tuple[int, int], list[Adventure]] = {}
    for heap in heaps:
        for card in heap:
            pools.setdefault(_group(s, card), []).append(card)
    for group in sorted(pools):
        pools[group].sort(key=adventure_name)
        s.chance.shuffle("unseen", pools[group], adventure_name)
    for heap in heaps:
        heap[:] = [pools[group].pop() for group in sorted([_group(s, card) for card in heap])]
    for hero, cards in zip(others, hands, strict=True):
        hero.hand = hero.known + cards
    for deck in s.deck:
        s.chance.shuffle("deck", deck, adventure_name)


def _group(s: DungeonState, card: Adventure) -> tuple[int, int]:
    return s.box.set_of_card[card.id], pile_of(s, card)


def unknown_cards(hero: Hero) -> list[Adventure]:
    """The cards in hand that nobody else has seen there."""
    cards = hero.hand[:]
    for card in hero.known:
        cards.remove(card)
    return cards


def _deal_maps(s: DungeonState, others: list[Hero]) -> None:
    """All know that who is asked to lay a card has one that can be laid."""
    if not any(hero.maps for hero in others):
        return
    asked = s.heroes[s.active] if s.phase == BUILDING and s.drawn is None and layable(s, s.me) else None
    while True:
        pool = sorted([location for hero in others for location in hero.maps], key=location_name)
        s.chance.shuffle("maps", pool, location_name)
        for hero in others:
            hero.maps = [pool.pop() for _ in hero.maps]
        if asked is None or layable(s, asked):
            return
