"""Levels, and the bands of combined sets (DGN-BAND)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.box import is_shift, is_transfer
from undercroft.games.dungeoneer.cards import GLORY, PERIL
from undercroft.games.dungeoneer.content.schema import Adventure, Location, Quest
from undercroft.games.dungeoneer.limits import keep_limits
from undercroft.games.dungeoneer.pieces import Errand, Laid, Lurker
from undercroft.games.dungeoneer.state import DungeonState, Hero

LOWEST_LEVEL: Final = 1
PERSONAL_QUESTS: Final = 2
SOLO_QUESTS: Final = 3
"""DGN-SOLO-07."""


def gain_level(s: DungeonState, hero: Hero, quest: Quest) -> None:
    """DGN-QCARD-04: one level; DGN-BAND-07: not above the band's last before all are there; DGN-BAND-17: none for a
    quest of a band that is past."""
    if s.box.set_of_quest[quest.id] == s.stage:
        set_level(s, hero, hero.level + 1)


def set_level(s: DungeonState, hero: Hero, level: int) -> None:
    """DGN-EFF-13: never below 1."""
    level = max(LOWEST_LEVEL, min(level, s.box.packs[s.stage].about.last_level))
    if level != hero.level:
        hero.level = level
        s.tell("level", seat=hero.seat, hero=hero.id, level=level)


def next_band_is_due(s: DungeonState) -> bool:
    """DGN-BAND-07: the last player has reached the end of the band, or can no longer reach it because its quests are
    used up; and another band follows."""
    if s.stage + 1 >= len(s.box.packs):
        return False
    last = s.box.packs[s.stage].about.last_level
    return all(hero.level >= last or not can_rise(s, hero) for hero in s.living)


def can_rise(s: DungeonState, hero: Hero) -> bool:
    """Whether a quest of this band is left for the hero."""
    if s.quest_deck:
        return True
    return any(s.box.set_of_quest[errand.quest.id] == s.stage for errand in (*hero.quests, *s.common))


def next_band(s: DungeonState) -> Play[None]:
    """DGN-BAND-10 to DGN-BAND-19, DGN-BAND-29: the next set's decks, hero cards, quests and special rules."""
    s.stage += 1
    pack = s.box.packs[s.stage]
    s.tell("band", degree=pack.about.degree)
    for hero in s.living:
        before = hero.full_health
        hero.cards = (*hero.cards, s.box.heroes[hero.id][s.stage])
        hero.health += max(0, hero.full_health - before)
        set_level(s, hero, max(hero.level, pack.about.first_level))
    new_decks(s)
    lay_out_apart(s)
    deal_all_quests(s, s.living)
    for hero in s.living:
        yield from keep_limits(s, hero)


# -- decks ----------------------------------------------------------------------------------------


def adventure_name(card: Adventure) -> str:
    return card.id


def quest_name(quest: Quest) -> str:
    return quest.id


def location_name(location: Location) -> str:
    return location.id


def new_decks(s: DungeonState) -> None:
    """DGN-BAND-10: adventure and quest decks are replaced; the set's locations join those not yet laid."""
    pack = s.box.packs[s.stage]
    s.put_away += s.deck[GLORY] + s.deck[PERIL]
    fill_adventure_deck(s)
    s.quest_deck = [quest for quest in pack.quests if not quest.apart]
    s.chance.shuffle("quests", s.quest_deck, quest_name)
    s.location_deck += [location for location in pack.locations for _ in range(location.copies)]
    s.chance.shuffle("locations", s.location_deck, location_name)
    s.put_under = 0


def fill_adventure_deck(s: DungeonState) -> None:
    """DGN-SETUP-01, DGN-SETUP-02: the set's cards without those laid out apart, shuffled. DGN-COMBO-02: or two decks.
    DGN-SOLO-03, DGN-SOLO-04: alone without transfers, shifts and cards that need several heroes."""
    cards = [card for card in s.box.packs[s.stage].cards if not card.apart]
    if s.solo:
        cards = [card for card in cards if not (card.several or is_transfer(card) or is_shift(card))]
    all_cards = [card for card in cards for _ in range(card.copies)]
    s.discard = [[], []]
    if s.split:
        s.deck = [[card for card in all_cards if card.glory_card], [card for card in all_cards if not card.glory_card]]
        s.chance.shuffle("glory", s.deck[GLORY], adventure_name)
        s.chance.shuffle("peril", s.deck[PERIL], adventure_name)
    else:
        s.deck = [all_cards, []]
        s.chance.shuffle("deck", s.deck[GLORY], adventure_name)


def lay_out_apart(s: DungeonState) -> None:
    """DGN-SETUP-24: the event, the monster that lurks, and its quest, face up."""
    pack = s.box.packs[s.stage]
    s.event = pack.about.event or s.event
    s.wrath = 0
    s.lurkers += [Lurker(Laid(card, -1)) for card in pack.cards if card.apart and card.lurks]
    for lurker in s.lurkers:
        for number, place in enumerate(s.places):
            if lurker.place < 0 and place.location.id == lurker.laid.card.lurks:
                lurker.place = number
    s.common += [Errand(quest) for quest in pack.quests if quest.apart]


def deal_all_quests(s: DungeonState, heroes: list[Hero]) -> None:
    """DGN-SETUP-16, DGN-SETUP-18, DGN-BAND-19: two each and a common one. DGN-VAR-23: or common ones only.
    DGN-SOLO-07, DGN-SOLO-08: three of each set for one player, and no others."""
    if s.solo:
        deal_quests(s, s.heroes[0], SOLO_QUESTS)
        s.quest_deck = []
        return
    if s.setup.quests == "personal":
        for hero in heroes:
            deal_quests(s, hero, PERSONAL_QUESTS)
    open_common(s)


def deal_quests(s: DungeonState, hero: Hero, count: int) -> None:
    """DGN-SETUP-16: face up."""
    for _ in range(min(count, len(s.quest_deck))):
        quest = s.quest_deck.pop()
        hero.quests.append(Errand(quest))
        s.tell("personal-quest", seat=hero.seat, quest=quest.id)


def open_common(s: DungeonState) -> None:
    """DGN-SETUP-18: one common quest; DGN-VAR-24: two if all are common."""
    for _ in range(2 if s.setup.quests == "common" else 1):
        if s.quest_deck:
            quest = s.quest_deck.pop()
            s.common.append(Errand(quest))
            s.tell("common-quest", quest=quest.id)
