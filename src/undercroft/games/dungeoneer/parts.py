"""What the states of Dungeoneer are made of, and what they share: for saving them."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.engine.plain import Parts
from undercroft.games.dungeoneer.box import Box
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import Modifier
from undercroft.games.dungeoneer.pieces import Attack, Errand, Laid, Lurker, Opened, Passing, Place, Snare
from undercroft.games.dungeoneer.state import DungeonState, Hero

PARTS: Final = Parts(
    [DungeonState, Hero, Laid, Errand, Snare, Lurker, Attack],
    {
        Place: ("location", "cell", "turned"),
        Opened: ("place", "side", "opener"),
        Passing: ("modifier", "worth", "lasts"),
        Modifier: Modifier.__struct_fields__,
        Threat: ("stat", "value"),
    },
)


@cache
def contents_of(box: Box) -> dict[str, object]:
    """Every card of the sets, and the box itself."""
    found: dict[str, object] = {"box": box}
    found.update({f"card {card.id}": card for card in box.cards.values()})
    found.update({f"location {location.id}": location for location in box.locations.values()})
    found.update({f"quest {quest.id}": quest for quest in box.quests.values()})
    for pack in box.packs:
        found.update({f"hero {pack.id} {hero.id}": hero for hero in pack.heroes})
        if pack.about.event is not None:
            found[f"event {pack.about.event.id}"] = pack.about.event
    return found
