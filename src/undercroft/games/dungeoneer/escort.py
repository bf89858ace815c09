"""Escorts: the token of a quest that a hero carries from one location to another."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer.options import DELIVER, DROP, PICK_UP, START_ESCORT
from undercroft.games.dungeoneer.pieces import Errand
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.where import is_at

UNDER_WAY: Final = Why("under-way", "DGN-QESC-01")
STARTS_ELSEWHERE: Final = Why("starts-elsewhere", "DGN-QESC-01")
NOT_CARRIED: Final = Why("not-carried", "DGN-QESC-02")
ENDS_ELSEWHERE: Final = Why("ends-elsewhere", "DGN-QESC-02")
NO_TOKEN_HERE: Final = Why("no-token-here", "DGN-QESC-08")
TAKEN_UP_BEFORE: Final = Why("taken-up-before", "DGN-QESC-08")


def carried(hero: Hero) -> list[Errand]:
    """The escorts whose token the hero has."""
    return [errand for errand in hero.quests if errand.carrier == hero.seat]


def cannot_drop(hero: Hero, errand: Errand) -> Why | None:
    """DGN-QESC-07: at any moment, whatever the hero has with it."""
    return None if errand in carried(hero) else NOT_CARRIED


def drop_offers(hero: Hero) -> list[Option]:
    return [DROP(errand.quest.id) for errand in carried(hero)]


def drop(s: DungeonState, hero: Hero, quest: str) -> None:
    """DGN-QESC-07: the token goes from the hero card to the location where the hero stands."""
    errand = next(each for each in carried(hero) if each.quest.id == quest)
    errand.carrier = -1
    errand.dropped = hero.place
    s.tell("dropped", seat=hero.seat, hero=hero.id, quest=quest, location=s.places[hero.place].location.id)


def cannot_start_escort(s: DungeonState, hero: Hero, errand: Errand) -> Why | None:
    """DGN-QESC-01: in its first location, if nobody has its token and it lies nowhere."""
    if errand.carrier >= 0 or errand.dropped >= 0:
        return UNDER_WAY
    return None if is_at(s, hero.place, errand.quest.places[0]) else STARTS_ELSEWHERE


def cannot_deliver(s: DungeonState, hero: Hero, errand: Errand) -> Why | None:
    """DGN-QESC-02: in its second location, by whoever has its token."""
    if errand.carrier != hero.seat:
        return NOT_CARRIED
    return None if is_at(s, hero.place, errand.quest.places[1]) else ENDS_ELSEWHERE


def cannot_pick_up(hero: Hero, errand: Errand) -> Why | None:
    """DGN-QESC-08: where it lies, by any hero, but once in a turn."""
    if errand.dropped != hero.place:
        return NO_TOKEN_HERE
    return TAKEN_UP_BEFORE if PICK_UP(errand.quest.id).id in hero.used else None


def escort_offers(s: DungeonState, hero: Hero) -> list[Option]:
    """DGN-QESC-05, DGN-QESC-06: in the feats phase, free of cost: start an escort, bring it home, take up one that lies
    here."""
    offers: list[Option] = []
    for errand in (*hero.quests, *s.common):
        if errand.quest.category != "escort":
            continue
        if cannot_start_escort(s, hero, errand) is None:
            offers.append(START_ESCORT(errand.quest.id))
        elif cannot_deliver(s, hero, errand) is None:
            offers.append(DELIVER(errand.quest.id))
    for owner in s.heroes:
        for errand in owner.quests:
            if errand.dropped >= 0 and cannot_pick_up(hero, errand) is None:
                offers.append(PICK_UP(errand.quest.id))
    return offers


def start(s: DungeonState, hero: Hero, quest: str) -> bool:
    """DGN-QESC-01: the tokens are placed. DGN-QESC-03: a common escort becomes personal; whether it was one."""
    for errand in s.common:
        if errand.quest.id == quest:
            s.common.remove(errand)
            hero.quests.append(errand)
            take(s, hero, errand, "escort-started")
            return True
    take(s, hero, next(errand for errand in hero.quests if errand.quest.id == quest), "escort-started")
    return False


def take(s: DungeonState, hero: Hero, errand: Errand, event: str) -> None:
    errand.carrier = hero.seat
    errand.dropped = -1
    s.tell(event, seat=hero.seat, hero=hero.id, quest=errand.quest.id)


def pick_up(s: DungeonState, hero: Hero, quest: str) -> None:
    """DGN-QESC-09, DGN-QESC-10: the quest is now personal for the hero who took the token."""
    for owner in s.heroes:
        for errand in owner.quests:
            if errand.quest.id == quest and errand.dropped == hero.place:
                owner.quests.remove(errand)
                hero.quests.append(errand)
                hero.used.append(PICK_UP(quest).id)
                take(s, hero, errand, "picked-up")
                return


def steal(s: DungeonState, thief: Hero, victim: Hero, quest: str) -> None:
    """DGN-BSTART-04: taken from another hero, it follows the thief."""
    errand = next(each for each in carried(victim) if each.quest.id == quest)
    victim.quests.remove(errand)
    thief.quests.append(errand)
    take(s, thief, errand, "stole-escort")
