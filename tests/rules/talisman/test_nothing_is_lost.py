"""Whatever happens, every card is in one place: none is lost, none is there twice."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.rules.talisman.table import new_match
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.state import TalismanState


def everywhere(s: TalismanState) -> Counter[tuple[str, str]]:
    """All cards by deck and title, wherever they are."""
    cards: list[Card] = [
        *s.adventure,
        *s.under,
        *s.spell_deck,
        *s.adventure_discard,
        *s.under_discard,
        *s.spell_discard,
    ]
    cards += [*s.purchases, *s.talismans, *s.treasures, *s.kept, *s.drawn]
    for lying in s.table:
        cards += lying
    for c in s.characters:
        cards += [*c.objects, *c.followers, *c.spells, *c.trophies, *c.heir]
    cards += [one.card for one in s.lasting if one.card is not None and one.space < 0]
    if s.ring is not None:
        cards.append(s.ring)
    return Counter((card.deck, card.id) for card in cards)


SETUPS: list[dict[str, object]] = [
    {},
    {"expansion": "cards"},
    {"expansion": "none", "estate": "inheritance"},
    {"goal": "short"},
    {"death": "bloodbath", "goal": "lord"},
]


@pytest.mark.rule("TALB-GOLD-04", "TALH-DECK-02", "TALH-DECK-04")
@pytest.mark.parametrize("number", range(10))
def test_no_card_is_lost_or_doubled(number: int) -> None:
    """At every question but those about a Spell that is being cast: nothing is only known to the turn that goes on."""
    setup = SETUPS[number % len(SETUPS)]
    match = new_match(1 + number % 6, number, rounds=25, **setup)
    dice = random.Random(number)
    state = match.state
    assert isinstance(state, TalismanState)
    before = everywhere(state)
    while match.outcome is None:
        decision = dice.choice(match.decisions)
        match.choose(decision.seat, dice.choice(decision.options))
        state = match.state
        assert isinstance(state, TalismanState)
        if state.casts:
            continue
        now = everywhere(state)
        treasures = sum(count for (deck, _), count in (before - now).items() if deck == "treasure")
        assert now - before == Counter()
        assert sum((before - now).values()) == treasures


@pytest.mark.parametrize("number", range(6))
def test_no_option_is_offered_twice(number: int) -> None:
    """Copies of a title from several decks are one and the same to a player."""
    match = new_match(4, number, rounds=60)
    dice = random.Random(number)
    while match.outcome is None:
        decision = match.decisions[0]
        assert len({*decision.options}) == len(decision.options), decision
        match.choose(decision.seat, dice.choice(decision.options))
