"""The limits of an inventory: kept whenever they fall."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.cards import discard_laid, laid_of, unlike
from undercroft.games.dungeoneer.modifiers import boon_limit, treasure_limit
from undercroft.games.dungeoneer.options import CARD, COPY, DISCARD
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero


def keep_limits(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-HERO-02, DGN-BAND-14: what is above the limits is discarded at once, as the player chooses."""
    yield from trim(s, hero, hero.boons, "boons")
    yield from trim(s, hero, hero.treasures, "treasures")


def exceeds(s: DungeonState, hero: Hero) -> bool:
    """Whether the hero has more than the limits allow."""
    if not hero.alive or not (hero.boons or hero.treasures):
        return False
    return len(hero.boons) > max(0, boon_limit(s, hero)) or len(hero.treasures) > max(0, treasure_limit(s, hero))


def trim(s: DungeonState, hero: Hero, cards: list[Laid], origin: str) -> Play[None]:
    limit = boon_limit if origin == "boons" else treasure_limit
    while hero.alive and len(cards) > max(0, limit(s, hero)):
        offers = [DISCARD(laid.card.id, origin, copy) for laid, copy in unlike(cards)]
        choice: Option = yield ask(hero.seat, "over-limit", offers)
        laid = laid_of(cards, CARD.of(choice), COPY.of(choice))
        cards.remove(laid)
        discard_laid(s, laid)
        s.tell("discarded", seat=hero.seat, card=laid.card.id)
