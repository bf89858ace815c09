"""The location phase and exploring: drawing a location card and laying it."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.dungeon import more_to_lay, put, spot_of, spots
from undercroft.games.dungeoneer.options import COLUMN, ROW
from undercroft.games.dungeoneer.state import FEATS, DungeonState, Hero
from undercroft.games.dungeoneer.where import fits
from undercroft.games.dungeoneer.windows import ready


def location_phase(s: DungeonState) -> Play[None]:
    """DGN-LOCPH-01, DGN-LOCPH-02: one card, while there are any. DGN-SPEC-02: before it, the hero may act."""
    if s.location_deck:
        yield from ready(s, s.me, "laying", {"what": "laying"})
    s.phase = FEATS
    if s.location_deck and s.me.alive:
        yield from draw_and_lay(s, s.active)


def draw_and_lay(s: DungeonState, seat: int) -> Play[None]:
    """DGN-LOCPH-01: on any spot that the rules allow; without one the card goes under the deck."""
    location = s.drawn = s.location_deck.pop()
    s.put_under = min(s.put_under, len(s.location_deck))
    s.unveil()
    s.tell("drew-location", seat=seat, location=location.id)
    options = spots(s, location, last=not more_to_lay(s))
    if options:
        yield from lay(s, placer(s, seat, location), location, options)
    else:
        s.location_deck.insert(0, location)
        s.put_under += 1
        s.tell("no-spot", location=location.id)
    s.drawn = None


def lay(s: DungeonState, seat: int, location: Location, options: list[Option]) -> Play[None]:
    choice: Option = yield ask(seat, "place", options, {"location": location.id})
    cell, turned = spot_of(choice)
    put(s, location, cell, turned)
    s.tell("laid", seat=seat, location=location.id, column=COLUMN.of(choice), row=ROW.of(choice))
    for lurker in s.lurkers:
        if s.places[-1].location.id == lurker.laid.card.lurks:
            s.tell("lurks", monster=lurker.laid.card.id, location=location.id)


def placer(s: DungeonState, seat: int, location: Location) -> int:
    """DGN-VAR-18 to DGN-VAR-20: with unbiased placement the next to the left whose personal quests it does not serve;
    after a full circle whoever drew it."""
    if s.setup.placement == "unbiased":
        for hero in [s.heroes[seat], *s.rivals(seat)]:
            if not serves_personal_quest(hero, location):
                return hero.seat
    return seat


def serves_personal_quest(hero: Hero, location: Location) -> bool:
    """DGN-VAR-21: common quests do not matter. DGN-VAR-22: of an escort only the first location."""
    for errand in hero.quests:
        places = errand.quest.places[:1] if errand.quest.category == "escort" else errand.quest.places
        if any(fits(location, word) for word in places):
            return True
    return False
