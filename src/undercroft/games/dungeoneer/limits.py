"""The limits of an inventory: kept whenever they fall."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.cards import discard_laid, laid_of, unlike
from undercroft.games.dungeoneer.modifiers import boon_limit, prints_limits, treasure_limit
from undercroft.games.dungeoneer.options import CARD, COPY, DISCARD
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero


def keep_limits(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-HERO-02, DGN-BAND-14: what is above the limits is discarded at once, as the player chooses."""
    yield from trim(s, hero, hero.boons, "boons")
    yield from trim(s, hero, hero.treasures, "treasures")


def over_limits(s: DungeonState) -> Hero | None:
    """The first hero who has more than the limits allow."""
    for hero in s.heroes:
        if exceeds(s, hero):
            return hero
    return None


def exceeds(s: DungeonState, hero: Hero) -> bool:
    """Whether the hero has more than the limits allow. Asked before every turn: what is within the limits that the
    card prints need not be counted as long as nothing makes them smaller."""
    if not hero.alive or not (hero.boons or hero.treasures):
        return False
    card, boons, treasures, printed = hero.card, len(hero.boons), len(hero.treasures), prints_limits(s, hero)
    if not (printed and boons <= card.boons) and boons > max(0, boon_limit(s, hero)):
        return True
    return not (printed and treasures <= card.treasures) and treasures > max(0, treasure_limit(s, hero))


def trim(s: DungeonState, hero: Hero, cards: list[Laid], origin: str) -> Play[None]:
    limit = boon_limit if origin == "boons" else treasure_limit
    while hero.alive and len(cards) > max(0, limit(s, hero)):
        offers = [DISCARD(laid.card.id, origin, copy) for laid, copy in unlike(cards)]
        choice: Option = yield ask(hero.seat, "over-limit", offers)
        laid = laid_of(cards, CARD.of(choice), COPY.of(choice))
        cards.remove(laid)
        discard_laid(s, laid)
        s.tell("discarded", seat=hero.seat, card=laid.card.id)
