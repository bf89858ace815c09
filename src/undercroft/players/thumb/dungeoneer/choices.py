"""The thumb's small choices: what to give up, what to keep, which way."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.box import effects_of
from undercroft.games.dungeoneer.cards import laid_of
from undercroft.games.dungeoneer.content.vocabulary import Effects, Either, Way, every
from undercroft.games.dungeoneer.domains import BOONS, HAND, LAIR
from undercroft.games.dungeoneer.odds import check_odds
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.players.thumb.dungeoneer.alone import brings_nearer, keeps_room, out_of_reach
from undercroft.players.thumb.dungeoneer.feats import NEARER
from undercroft.players.thumb.dungeoneer.worth import (
    ACTION,
    GLORY,
    Scales,
    Worth,
    bearer_worth,
    in_hand,
    in_play,
    life,
    monster_worth,
)

IDLE_CARD = 1.0
"""What is worth less and was not played is better given away for a new card, where that is not an obligation."""


def hero_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """By what the card of the first level says."""

    def worth(option: Option) -> float:
        card = s.box.heroes[do.HERO.of(option)][0]
        row = next(iter(card.levels.values()))
        return sum(row) + max(row) + 0.5 * bearer_worth(card) + 0.3 * (card.boons + card.treasures)

    return worth


def what_is_worth_least(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """What is worth least to its owner."""

    def worth(option: Option) -> float:
        if option.verb is do.KEEP_ALL:
            return IDLE_CARD
        name, origin, copy = do.CARD.of(option), do.ORIGIN.of(option), do.COPY.of(option)
        if origin == HAND:
            return in_hand(s, hero, s.box.cards[name])
        if origin == LAIR:
            laid = laid_of(hero.lair, name, copy)
            return 0.5 + monster_worth(laid.card, laid.health)
        return 1.0 + in_play(laid_of(hero.boons if origin == BOONS else hero.treasures, name, copy))

    return lambda option: -worth(option)


def upkeep_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    return lambda option: bearer_worth(s.box.cards[do.GLORY_CARD.of(option)])


def recall_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    return lambda option: in_hand(s, hero, s.box.cards[do.CARD.of(option)])


def treasure_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """Alone, treasures are played after a battle."""
    quests = out_of_reach(s, hero)

    def worth(option: Option) -> float:
        if option.verb is do.PASS:
            return 0.0
        card = s.box.cards[do.GLORY_CARD.of(option)]
        if brings_nearer(quests, card):
            return bearer_worth(card) + NEARER
        return bearer_worth(card) - 0.5 * card.upkeep if not keeps_room(s, hero, card) else -1.0

    return worth


def choose_deck(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    """As many cards of glory as of peril; alone, glory is all that a hand is good for."""
    glory = sum(card.glory_card for card in hero.hand)
    wanted = "glory" if s.solo or 2 * glory <= len(hero.hand) else "peril"
    return next((option for option in decision.options if do.DECK.of(option) == wanted), decision.options[0])


def payment_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """Pay to be spared, if that is not dear."""

    def price(option: Option) -> float:
        if option.verb is do.SUFFER:
            return 1.2
        each = {"glory": GLORY, "action": ACTION, "health": life(hero)}[do.WHAT.of(option)]
        return each * do.COUNT.of(option)

    return lambda option: -price(option)


def way_worth(s: DungeonState, hero: Hero, decision: Decision) -> Worth:
    """The way that brings most."""
    scales, rivals = Scales(s, hero), s.rivals(hero.seat)
    target = rivals[0] if rivals else hero
    worth = {way.id: scales.effects(way.then, hero, target) for way in _ways(s, decision)}
    return lambda option: worth.get(do.WAY_ID.of(option), 0.0)


def _ways(s: DungeonState, decision: Decision) -> tuple[Way, ...]:
    offered = [do.WAY_ID.of(option) for option in decision.options]
    for effect in every(_effects(s, str(decision.about["what"]))):
        if isinstance(effect, Either) and [way.id for way in effect.ways] == offered:
            return effect.ways
    return ()


def _effects(s: DungeonState, source: str) -> Effects:
    """All effects of the thing of this id."""
    box = s.box
    if source in box.cards:
        return effects_of(box.cards[source])
    if source in box.locations:
        return box.locations[source].effects
    if source in box.quests:
        quest = box.quests[source]
        return quest.reward + quest.fail + sum([ability.effects for ability in quest.abilities], ())
    heroes = [card for cards in box.heroes.values() for card in cards if card.id == source]
    return sum([ability.effects for card in heroes for ability in card.abilities], ())


def choose_dodge(s: DungeonState, hero: Hero, decision: Decision) -> Option:
    """Dodging Spikes: a point in place of a check that is likely to fail."""
    hazard = s.places[hero.place].location.hazard
    assert hazard is not None
    assert hazard.threat is not None
    fails = 1 - check_odds(s, hero, hazard.threat, "hazard")
    wanted = do.DODGE if fails * life(hero) > ACTION else do.FACE
    return next(option for option in decision.options if option.verb is wanted)
