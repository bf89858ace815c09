"""No Blank Spots: the whole dungeon is laid before the first turn (DGN-VAR-02)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.content.vocabulary import PLACE_WORDS
from undercroft.games.dungeoneer.dungeon import more_to_lay, spots
from undercroft.games.dungeoneer.location_phase import lay
from undercroft.games.dungeoneer.options import LAY, LOCATION
from undercroft.games.dungeoneer.state import RECOVERY, DungeonState, Hero
from undercroft.games.dungeoneer.where import fits


def build(s: DungeonState) -> Play[None]:
    """DGN-VAR-07: clockwise, one card each, until all lie there. Who can lay none is passed over, which is seen by all;
    cards that fit nowhere are left out in the end."""
    for step in range(s.seats):
        hero = s.heroes[(s.active + step) % s.seats]
        if not is_plain(s, hero):
            s.unveil()
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
    choice: Option = yield ask(hero.seat, "lay", lambda: layable(s, hero))
    location = next(each for each in hero.maps if each.id == LOCATION.of(choice))
    hero.maps.remove(location)
    s.drawn = location
    s.unveil()
    last = not any(other.maps for other in s.heroes) and not more_to_lay(s)
    yield from lay(s, hero.seat, location, spots(s, location, last))
    s.drawn = None


def layable(s: DungeonState, hero: Hero) -> list[Option]:
    """The cards that this player may lay now."""
    return [LAY(each.id) for each in that_fit(s, hero.maps)]


def that_fit(s: DungeonState, cards: list[Location]) -> list[Location]:
    """Those of the cards, each once, that may be laid now. DGN-VAR-08: locations of common quests come last of all."""
    others_left = any(not is_for_last(s, each) for hero in s.heroes for each in hero.maps)
    last = sum(len(hero.maps) for hero in s.heroes) == 1 and not more_to_lay(s)
    waiting = [each for each in dict.fromkeys(cards) if not (others_left and is_for_last(s, each))]
    return [each for each in waiting if spots(s, each, last)]


def is_plain(s: DungeonState, hero: Hero) -> bool:
    """Whether all can tell if this player has a card to lay: all know which cards are left (DGN-VAR-04), and how many
    each player holds, but not who holds which."""
    left = [each for other in s.heroes for each in other.maps]
    fit = that_fit(s, left)
    unfit = sum([each not in fit for each in left])
    return not fit or not 0 < len(hero.maps) <= unfit


def is_for_last(s: DungeonState, location: Location) -> bool:
    words = [word for errand in s.common for word in errand.quest.places]
    return any(fits(location, word) for word in words if word not in PLACE_WORDS)
