"""What the thumb does alone, where nobody else brings a match to an end: it prepares for a quest that not even the
highest die completes. In company it waits for luck, and looks at nobody's hand."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.checks import abilities, added
from undercroft.games.dungeoneer.content.schema import Adventure, Bearer, Quest
from undercroft.games.dungeoneer.content.vocabulary import Bonus, Effects
from undercroft.games.dungeoneer.modifiers import boon_limit, treasure_limit
from undercroft.games.dungeoneer.odds import overcoming, search_odds
from undercroft.games.dungeoneer.state import LEGENDARY_LEVEL, DungeonState, Hero

HELPS: Final = ("feats", "any")
"""When what helps with a quest can be played or used."""
LASTING: Final = ("always", "quest", "threat")


def helpful(quest: Quest) -> tuple[str, ...]:
    """The numbers that count when this quest is attempted."""
    if quest.threat is not None:
        return ("threat", "quest", quest.threat.stat)
    if quest.monster:
        return ("attack", "counter", "melee", "magic")
    return ("quest",) if quest.dice is not None and quest.dice.sum else ()


def bettered(effects: Effects, stats: tuple[str, ...], x: int) -> int:
    """By how much these effects better rolls of these numbers."""
    modifiers = [each for effect in effects if isinstance(effect, Bonus) for each in effect.modifiers]
    return sum([each.by if isinstance(each.by, int) else x for each in modifiers if each.stat in stats])


# -- help that is at hand -------------------------------------------------------------------------


def aid(s: DungeonState, hero: Hero, stats: tuple[str, ...]) -> int:
    """By how much instant cards in hand and abilities can better a roll of these numbers, for the glory there is."""
    if not s.solo:
        return 0
    total, glory = 0, hero.glory
    for price, effects in _aids(s, hero):
        cost = price if isinstance(price, int) else glory
        by = bettered(effects, stats, cost)
        if by > 0 and cost <= glory:
            total += by
            glory -= cost
    return total


def _aids(s: DungeonState, hero: Hero) -> list[tuple[int | str, Effects]]:
    """With their prices; what costs as much as one likes comes last."""
    cards = [card for card in hero.hand if not card.legendary or hero.level >= LEGENDARY_LEVEL]
    found: list[tuple[int | str, Effects]] = [
        (card.cost, card.effects) for card in cards if card.duration == "instant" and card.timing in HELPS
    ]
    found += [(use.ability.glory, use.ability.effects) for use in abilities(s, hero, HELPS) if not use.ability.action]
    return sorted(found, key=lambda each: isinstance(each[0], str))


def helped_odds(s: DungeonState, hero: Hero, quest: Quest) -> float:
    """How likely an attempt succeeds with all of that."""
    better = aid(s, hero, helpful(quest)) if quest.threat is not None else 0
    return odds_with(s, hero, quest, better) if better else 0.0


def odds_with(s: DungeonState, hero: Hero, quest: Quest, better: int) -> float:
    """The odds of a threat with so much more."""
    threat = quest.threat
    return 0.0 if threat is None else overcoming(added(s, hero, threat.stat, "quest") + better, threat.value)


def helped_search_odds(s: DungeonState, hero: Hero, quest: Quest, between: int) -> float:
    """How likely a search succeeds with all of that."""
    better = aid(s, hero, ("search",))
    return search_odds(s, hero, quest, between + better) if better else 0.0


# -- cards that stay ------------------------------------------------------------------------------


def out_of_reach(s: DungeonState, hero: Hero) -> list[Quest]:
    """The own quests that not even the highest die completes as the hero is now."""
    if not s.solo:
        return []
    quests = [errand.quest for errand in hero.quests]
    return [quest for quest in quests if quest.threat is not None and not odds_with(s, hero, quest, 0)]


def brings_nearer(quests: list[Quest], card: Bearer) -> bool:
    """Whether having this in play helps with one of these quests."""
    stats = tuple([stat for quest in quests for stat in helpful(quest)])
    if any(each.stat in stats and each.when in LASTING and each.by != 0 for each in card.modifiers):
        return True
    return any(ability.timing in HELPS and bettered(ability.effects, stats, 1) > 0 for ability in card.abilities)


def keeps_room(s: DungeonState, hero: Hero, card: Adventure) -> bool:
    """Whether the last place for such a card is kept for one that brings a quest within reach: alone, nothing that lies
    there is given away again (DGN-SOLO-24)."""
    quests = out_of_reach(s, hero) if card.duration == "permanent" else []
    if not quests or brings_nearer(quests, card):
        return False
    if card.type == "boon":
        return len(hero.boons) + 1 >= boon_limit(s, hero)
    return len(hero.treasures) + 1 >= treasure_limit(s, hero)
