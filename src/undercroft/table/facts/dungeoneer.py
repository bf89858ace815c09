"""What the browser's board of Dungeoneer knows of cards and locations beyond a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.content.schema import Adventure, EventCard, HeroCard, Location, Quest
from undercroft.games.dungeoneer.content.vocabulary import FORMS


def facts(sets: Sequence[str]) -> dict[str, Any]:
    packs = [pack(set_id) for set_id in sets]
    return {
        "locations": {each.id: _location(each) for one in packs for each in one.locations},
        "cards": {each.id: _card(each) for one in packs for each in (*one.cards, *one.monsters)},
        "quests": {each.id: _quest(each) for one in packs for each in one.quests},
        "heroes": {one.id: {each.id: _hero(each) for each in one.heroes} for one in packs},
        "events": {each.id: _event(each) for one in packs if (each := one.about.event) is not None},
    }


def _location(location: Location) -> dict[str, Any]:
    plain: dict[str, Any] = {"kind": location.kind, "glory": location.glory, "peril": location.peril}
    plain["exits"] = [str(each) for each in (location.north, location.east, location.south, location.west)]
    if location.dark:
        plain["dark"] = True
    if location.hazard is not None:
        hazard = location.hazard
        plain["hazard"] = hazard.kind
        plain["threat"] = f"+{hazard.by}" if hazard.threat is None else str(hazard.threat)
    return plain


def _card(card: Adventure) -> dict[str, Any]:
    plain: dict[str, Any] = {"type": card.type, "kind": card.kind, "cost": card.cost, "timing": card.timing}
    if card.type == "monster":
        plain["health"] = card.health
        plain["forms"] = {
            form: {"value": found.value, "attack": found.attack, "wounds": found.wounds}
            for form in FORMS
            if (found := card.fighting(form)) is not None
        }
    if card.threat is not None:
        plain["threat"] = str(card.threat)
    return plain


def _event(event: EventCard) -> dict[str, Any]:
    return {"most": event.most, "cheaper": event.cheaper, "stronger": event.stronger}


def _quest(quest: Quest) -> dict[str, Any]:
    plain: dict[str, Any] = {"category": quest.category}
    if quest.threat is not None:
        plain["threat"] = str(quest.threat)
    if quest.search:
        plain["search"] = quest.search
    if quest.dice is not None and quest.dice.sum:
        plain["sum"] = quest.dice.sum
    if quest.wins:
        plain["wins"] = True
    return plain


def _hero(hero: HeroCard) -> dict[str, Any]:
    levels = sorted(hero.levels, key=int)
    printed = {"health": hero.health, "boons": hero.boons, "treasures": hero.treasures}
    values = {form: [hero.levels[level][at] for level in (levels[0], levels[-1])] for at, form in enumerate(FORMS)}
    return printed | {"values": values}


FACTS = facts
