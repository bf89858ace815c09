"""What cards of this set do that no verb says."""

from __future__ import annotations

from undercroft.engine.decision import Play
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moving import arrive
from undercroft.games.dungeoneer.state import DungeonState


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


EFFECTS = {"change-places": change_places}
