"""What cards of this set do that no verb says."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.verbs import Fall
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import distances, entrances
from undercroft.games.dungeoneer.effects import perform
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moving import arrive
from undercroft.games.dungeoneer.state import DungeonState

SPENT = 5
"""After a completed quest standing up takes a level threat so much above the hero's level."""


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


def cast_out(s: DungeonState, doing: Doing) -> Play[None]:
    """The hero is thrown out to the nearest entrance and falls."""
    yield from _throw_out(s, doing, Fall("you"))


def cast_out_spent(s: DungeonState, doing: Doing) -> Play[None]:
    """The same, but standing up takes a threat too (DGN-EFF-08)."""
    yield from _throw_out(s, doing, Fall("you", Threat("level", s.heroes[doing.you].level + SPENT)))


def _throw_out(s: DungeonState, doing: Doing, fall: Fall) -> Play[None]:
    """Alone nothing happens: the way back is a part of the task (DGN-SOLO-02)."""
    hero = s.heroes[doing.you]
    if s.solo or not hero.alive or s.places[hero.place].location.entrance:
        return
    far = distances(s, hero.place)
    gate = min(entrances(s), key=lambda place: far[place])
    s.tell("transferred", seat=hero.seat, hero=hero.id, location=s.places[gate].location.id)
    yield from arrive(s, hero, gate)
    yield from perform(s, doing, (fall,))


EFFECTS = {"cast-out": cast_out, "cast-out-spent": cast_out_spent, "change-places": change_places}
