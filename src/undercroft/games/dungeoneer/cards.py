"""Cards: drawing, discarding, and what lies in an inventory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.options import DECK, DRAW_FROM
from undercroft.games.dungeoneer.pieces import Laid
from undercroft.games.dungeoneer.state import DungeonState, Hero

GLORY: Final = 0
PERIL: Final = 1
DECKS: Final = ("glory", "peril")


def pile_of(s: DungeonState, card: Adventure) -> int:
    """DGN-COMBO-04: each of two decks has a discard pile of its own."""
    return PERIL if s.split and not card.glory_card else GLORY


def _name(card: Adventure) -> str:
    return card.id


def top_card(s: DungeonState, pile: int) -> Adventure | None:
    """DGN-DRAW-10: when the deck is empty, the discard pile is shuffled to be the new one."""
    deck, discard = s.deck[pile], s.discard[pile]
    if not deck:
        if not discard:
            return None
        deck[:], discard[:] = discard, []
        s.chance.shuffle("deck", deck, _name)
        s.tell("reshuffled", deck=DECKS[pile] if s.split else "adventure")
    return deck.pop()


def draw_one(s: DungeonState, hero: Hero, pile: int) -> bool:
    """The top card to the hand; seen by its owner alone."""
    card = top_card(s, pile)
    if card is None:
        return False
    hero.hand.append(card)
    s.tell_secretly("drew", (hero.seat,), {"card": card.id}, seat=hero.seat)
    return True


def piles_left(s: DungeonState) -> list[int]:
    """The decks that still have a card, in the deck or in the discard pile."""
    return [pile for pile in (GLORY, PERIL) if s.deck[pile] or s.discard[pile]]


def draw(s: DungeonState, hero: Hero, count: int) -> Play[None]:
    """Draw so many; DGN-COMBO-03: from which deck is for the player to say, if there are two. Alone one draws glory."""
    for _ in range(count):
        piles = [pile for pile in piles_left(s) if pile == GLORY or not s.solo]
        if not piles:
            return
        pile = piles[0]
        if len(piles) > 1:
            choice: Option = yield ask(hero.seat, "draw-from", [DRAW_FROM(DECKS[pile]) for pile in piles])
            pile = DECKS.index(DECK.of(choice))
        draw_one(s, hero, pile)


def discard(s: DungeonState, card: Adventure) -> None:
    """To its discard pile; a card that was laid out apart has none."""
    if not card.apart:
        s.discard[pile_of(s, card)].append(card)


def discard_laid(s: DungeonState, laid: Laid) -> None:
    """DGN-ADV-15: with all that is attached to it."""
    for attached in laid.attached:
        discard_laid(s, attached)
    laid.attached.clear()
    discard(s, laid.card)


def from_hand(hero: Hero, card: Adventure) -> None:
    """A card leaves the hand; if all knew of one such card there, it was that one."""
    hero.hand.remove(card)
    if card in hero.known:
        hero.known.remove(card)


def to_hand(s: DungeonState, hero: Hero, laid: Laid) -> None:
    """A card in play comes back to the hand, and everyone has seen it. DGN-ADV-15: attachments are discarded."""
    for attached in laid.attached:
        discard_laid(s, attached)
    hero.hand.append(laid.card)
    hero.known.append(laid.card)


def card_in_hand(hero: Hero, card_id: str) -> Adventure:
    """The card of this id."""
    for card in hero.hand:
        if card.id == card_id:
            return card
    raise KeyError(card_id)


def distinct(cards: list[Adventure]) -> list[Adventure]:
    """Each card once, however many copies there are."""
    return cards if len(cards) < 2 else list(dict.fromkeys(cards))


def copy_of(cards: Sequence[Laid], card_id: str, copy: int) -> Laid | None:
    """The first, second ... card of this id among cards in play."""
    for laid in cards:
        if laid.card.id == card_id:
            copy -= 1
            if copy == 0:
                return laid
    return None


def laid_of(cards: Sequence[Laid], card_id: str, copy: int = 1) -> Laid:
    """The same, where it is known to lie there."""
    laid = copy_of(cards, card_id, copy)
    if laid is None:
        raise KeyError(card_id)
    return laid


def unlike(cards: Sequence[Laid]) -> list[tuple[Laid, int]]:
    """The cards without those that are just like another of the same name, each with its number among those of its
    name."""
    if len(cards) < 2:
        return [(laid, 1) for laid in cards]
    looks = [laid.look for laid in cards]
    return [(cards[place], copy) for place, copy in tell_apart([laid.card.id for laid in cards], looks)]


def tell_apart(names: list[str], looks: Sequence[object]) -> list[tuple[int, int]]:
    """The places of things that are not alike, and the number of each among those of its name."""
    found: list[tuple[int, int]] = []
    counts: dict[str, int] = {}
    seen: set[tuple[str, object]] = set()
    for place, name in enumerate(names):
        counts[name] = counts.get(name, 0) + 1
        if (name, looks[place]) not in seen:
            seen.add((name, looks[place]))
            found.append((place, counts[name]))
    return found


def lose_everything(s: DungeonState, hero: Hero) -> None:
    """DGN-BATTLE-18, DGN-VAR-12: hand, inventory and lair go to the discard pile, where all see what the hand was."""
    s.unveil()
    for card in hero.hand:
        discard(s, card)
    for laid in (*hero.boons, *hero.treasures, *hero.attached, *hero.lair):
        discard_laid(s, laid)
    for cards in (hero.hand, hero.known, hero.boons, hero.treasures, hero.attached, hero.lair):
        cards.clear()
