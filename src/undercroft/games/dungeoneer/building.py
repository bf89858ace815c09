"""No Blank Spots: the whole dungeon is laid before the first turn (DGN-VAR-02)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask_secretly
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.dungeon import more_to_lay, spots
from undercroft.games.dungeoneer.options import LAY
from undercroft.games.dungeoneer.places import fits
from undercroft.games.dungeoneer.placing import lay
from undercroft.games.dungeoneer.state import RECOVERY, DungeonState, Hero


def build(s: DungeonState) -> Play[None]:
    """DGN-VAR-07: clockwise, one card each, until all lie there. Cards that fit nowhere are left out in the end."""
    for step in range(s.seats):
        hero = s.heroes[(s.active + step) % s.seats]
        if layable(s, hero):
            s.active = hero.seat
            yield from lay_one(s, hero)
            s.active = (hero.seat + 1) % s.seats
            return
    for hero in s.heroes:
        hero.maps.clear()
    s.active = s.starter
    s.phase = RECOVERY


def lay_one(s: DungeonState, hero: Hero) -> Play[None]:
    choice: Option = yield ask_secretly(hero.seat, "lay", lambda: layable(s, hero))
    location = next(each for each in hero.maps if each.id == choice.args[0])
    hero.maps.remove(location)
    s.drawn = location
    s.unveil()
    last = not any(other.maps for other in s.heroes) and not more_to_lay(s)
    yield from lay(s, hero.seat, location, spots(s, location, last))
    s.drawn = None


def layable(s: DungeonState, hero: Hero) -> list[Option]:
    """The cards that this player may lay now. DGN-VAR-08: locations of common quests come last of all."""
    others_left = any(not is_for_last(s, each) for other in s.heroes for each in other.maps)
    cards = [each for each in dict.fromkeys(hero.maps) if not (others_left and is_for_last(s, each))]
    last = sum(len(other.maps) for other in s.heroes) == 1 and not more_to_lay(s)
    return [LAY(each.id) for each in cards if spots(s, each, last)]


def is_for_last(s: DungeonState, location: Location) -> bool:
    words = [word for errand in s.common for word in errand.quest.places]
    return any(fits(location, word) for word in words if word not in ("tunnel", "dark", "chamber", "entrance"))
