"""Heroes and locations that are moved."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.content.vocabulary import Shift, Transfer
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import distances, loose_cards, more_to_lay, neighbour, spot_of, spots
from undercroft.games.dungeoneer.effects.registry import carries_out, concerned, is_useful
from undercroft.games.dungeoneer.modifiers import has_keyword
from undercroft.games.dungeoneer.moving import arrive
from undercroft.games.dungeoneer.options import COLUMN, PLACE_NUMBER, ROW, SHIFT, TRANSFER_TO
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.where import is_at


@carries_out(Transfer)
def _transfer(s: DungeonState, doing: Doing, effect: Transfer) -> Play[None]:
    """DGN-EFF-09 to DGN-EFF-12. A fallen hero stays fallen."""
    for hero in concerned(s, doing, effect.who):
        places = destinations(s, doing, effect, hero)
        if not places:
            continue
        place = places[0]
        if len(places) > 1:
            options = [TRANSFER_TO(hero.id, s.places[each].location.id, each) for each in places]
            choice: Option = yield ask(doing.you, "transfer", options, {"hero": hero.id})
            place = PLACE_NUMBER.of(choice)
        s.tell("transferred", seat=hero.seat, hero=hero.id, location=s.places[place].location.id)
        yield from arrive(s, hero, place)


@is_useful(Transfer)
def _can_transfer(s: DungeonState, doing: Doing, effect: Transfer) -> bool:
    return any(destinations(s, doing, effect, hero) for hero in concerned(s, doing, effect.who))


def destinations(s: DungeonState, doing: Doing, effect: Transfer, hero: Hero) -> list[int]:
    if hero.seat != doing.you and has_keyword(s, hero, "cannot-transfer"):
        return []
    here = s.places[hero.place].location
    places = [place for place in range(len(s.places)) if place != hero.place]
    if effect.to == "you":
        places = [place for place in places if place == s.heroes[doing.you].place]
    elif effect.to == "adjacent":
        beside = [neighbour(s, hero.place, side) for side in range(4)]
        places = [place for place in places if place in beside]
    elif effect.to != "any":
        places = [place for place in places if is_at(s, place, effect.to)]
    if effect.within:
        far = distances(s, hero.place, effect.within)
        places = [place for place in places if 0 < far[place] <= effect.within]
    if not effect.crosses:
        places = [place for place in places if s.places[place].location.surface is here.surface]
    return places


@carries_out(Shift)
def _shift(s: DungeonState, doing: Doing, effect: Shift) -> Play[None]:
    """DGN-EFF-21 to DGN-EFF-24: a card is taken up and laid again by the placement rules, with all that is on it."""
    loose = loose_cards(s)
    if not loose:
        return
    options = [SHIFT(s.places[place].location.id, place) for place in loose]
    choice: Option = yield ask(doing.you, "shift", options)
    lifted = PLACE_NUMBER.of(choice)
    location, cell = s.places[lifted].location, s.places[lifted].cell
    del s.grid[cell]
    allowed = spots(s, location, not more_to_lay(s), lifted)
    s.grid[cell] = lifted
    where: Option = yield ask(doing.you, "place", allowed, {"location": location.id})
    del s.grid[cell]
    cell, turned = spot_of(where)
    s.grid[cell] = lifted
    s.places[lifted] = Place(location, cell, turned)
    s.opened = [opened for opened in s.opened if opened.place != lifted]
    s.tell("shifted", seat=doing.you, location=location.id, column=COLUMN.of(where), row=ROW.of(where))


@is_useful(Shift)
def _can_shift(s: DungeonState, doing: Doing, effect: Shift) -> bool:
    """Of joined cards at least two can be taken away without cutting off another: one of them is no entrance."""
    return len(s.places) > 2
