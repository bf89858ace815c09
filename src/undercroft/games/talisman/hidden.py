"""What a seat cannot know, dealt anew: Spells of others, the order of decks, who comes next."""

from __future__ import annotations

from undercroft.games.talisman.box import Card
from undercroft.games.talisman.casting import holds_ring
from undercroft.games.talisman.decks import card_name, knowledge, pile
from undercroft.games.talisman.setting_up import role_name
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.view import known_hand


def deal_anew(s: TalismanState, seat: int | None) -> None:
    """Cards are sorted before they are shuffled, so that nothing of the true order shows."""
    me = None if seat is None else s.characters[seat]
    deal_spells(s, me)
    for deck in ("adventure", "dungeon"):
        shuffle_below(s, deck, 0 if me is None else len(knowledge(me, deck)))
    s.unused.sort(key=role_name)
    s.chance.shuffle("character", s.unused, role_name)


def shuffle_below(s: TalismanState, deck: str, known: int) -> None:
    """All but the top cards that the seat has seen; what others have seen of the deck changes with it."""
    cards = pile(s, deck)
    below = cards[: len(cards) - known]
    below.sort(key=card_name)
    s.chance.shuffle(deck, below, card_name)
    cards[: len(below)] = below
    for c in s.characters:
        seen = knowledge(c, deck)
        if seen:
            seen[:] = cards[-len(seen) :]


def deal_spells(s: TalismanState, me: Character | None) -> None:
    """Spells that the seat has not seen change places with those of the deck; whoever else has seen some of a hand has
    then seen those."""
    hands = [(c, unknown_places(c, me)) for c in s.characters]
    seen_places = [(c, [places_of(c, seen) for seen in c.seen]) for c, unknown in hands if unknown]
    ring = s.ring is not None and not (me is not None and holds_ring(me))
    pool = [*s.spell_deck, *[c.spells[place] for c, unknown in hands for place in unknown]]
    if ring and s.ring is not None:
        pool.append(s.ring)
    pool.sort(key=card_name)
    s.chance.shuffle("spell", pool, card_name)
    for c, unknown in hands:
        for place in unknown:
            c.spells[place] = pool.pop()
    if ring:
        s.ring = pool.pop()
    s.spell_deck[:] = pool
    for c, places in seen_places:
        c.seen = [[c.spells[place] for place in each] for each in places]


def unknown_places(c: Character, me: Character | None) -> list[int]:
    """Where in this hand those Spells are that the seat has not seen."""
    known = places_of(c, known_hand(c, me))
    return [place for place in range(len(c.spells)) if place not in known]


def places_of(c: Character, cards: list[Card]) -> list[int]:
    """Where these cards are in the hand."""
    found: list[int] = []
    for card in cards:
        found.append(next(place for place, held in enumerate(c.spells) if held is card and place not in found))
    return found
