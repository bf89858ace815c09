"""What cards of this set do that no verb says."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.content.vocabulary import Points
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import distances, entrances
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moving import arrive
from undercroft.games.dungeoneer.state import DungeonState

NOTICED = 4
"""So much peril a completed quest brings: the dungeon has noticed the hero."""


def change_places(s: DungeonState, doing: Doing) -> Play[None]:
    """The two heroes change places: a transfer of both (DGN-EFF-09 to DGN-EFF-11)."""
    you, other = s.heroes[doing.you], s.heroes[doing.target]
    here, there = you.place, other.place
    if here == there or has_keyword(s, other, "cannot-transfer"):
        return
    for hero, place in ((other, here), (you, there)):
        if hero.alive:
            s.tell("transferred", seat=hero.seat, hero=hero.id, location=s.places[place].location.id)
            yield from arrive(s, hero, place)


def homeward(s: DungeonState, doing: Doing) -> Play[None]:
    """The hero brings the news to the nearest entrance, and gains peril. Alone nothing happens: the way back is a part
    of the task (DGN-SOLO-02)."""
    hero = s.heroes[doing.you]
    if s.solo or not hero.alive:
        return
    yield from perform(s, doing, (Points(peril=NOTICED),))
    if s.places[hero.place].location.entrance:
        return
    far = distances(s, hero.place)
    gate = min(entrances(s), key=lambda place: far[place])
    s.tell("transferred", seat=hero.seat, hero=hero.id, location=s.places[gate].location.id)
    yield from arrive(s, hero, gate)


EFFECTS = {"change-places": change_places, "homeward": homeward}
