"""The search deck."""

from __future__ import annotations

from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.state import Card, DescentState, Hero


def build_search_deck(s: DescentState) -> None:
    """DESC-SETG-08."""
    s.search_deck = [card.id for card in BOX.search.values() for _ in range(card.count)]
    s.chance.shuffle("search", s.search_deck, str)


def draw_search_card(s: DescentState, hero: Hero) -> str:
    """DESC-SEARCH-03: the top card; when there is none left, nothing is found."""
    if not s.search_deck:
        s.tell("found-nothing", hero=hero.id)
        return ""
    card = s.search_deck.pop()
    s.unveil()
    s.tell("found", hero=hero.id, card=card)
    return card


def keep(s: DescentState, hero: Hero, card: str) -> None:
    """What was found lies beside the hero's sheet, unless it works at once."""
    if card == "treasure-chest":
        open_chest(s, hero)
    elif BOX.search[card].trait == "special":
        s.search_pile.append(card)
    else:
        hero.found.append(Card(card))


def open_chest(s: DescentState, hero: Hero) -> None:
    """The chest holds a random item of the shop, of the act that is played."""
    s.search_pile.append("treasure-chest")
    held = [card.id for each in s.heroes for card in each.items]
    shop = [item for item in BOX.shop.values() if item.act == s.act]
    names = [item.id for item in shop for _ in range(item.count - held.count(item.id))]
    item = names[s.chance.pick("shop", names)]
    hero.items.append(Card(item))
    s.tell("found-item", hero=hero.id, item=item)
