"""What a quest of Descent holds."""

from __future__ import annotations

from undercroft.console.screen import Screen
from undercroft.games.descent.content.boards import Board
from undercroft.games.descent.content.quests import QuestSet
from undercroft.games.descent.content.schema import Encounter
from undercroft.words import Words


def sum_up(pack: QuestSet, words: Words, screen: Screen) -> None:
    screen.show(words.say("quest-title", id=pack.id, count=len(pack.quest.encounters)), "bold")
    for number, encounter in enumerate(pack.quest.encounters, 1):
        spaces = Board(encounter).ground.count
        tiles, doors = len(encounter.tiles), len(encounter.doors)
        screen.show(words.say("quest-map", number=number, tiles=tiles, spaces=spaces, doors=doors), indent=2)
        screen.show(words.say("quest-foes", **foes(encounter)), "dim", indent=4)
        screen.show(words.say("quest-limit", rounds=encounter.limit.rounds), "dim", indent=4)


def foes(encounter: Encounter) -> dict[str, int]:
    return {
        "groups": len(encounter.groups),
        "open": encounter.open_groups,
        "lieutenants": len(encounter.lieutenants),
        "characters": len(encounter.figures),
    }


PACK = sum_up
