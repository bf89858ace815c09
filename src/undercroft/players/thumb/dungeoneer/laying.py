"""The thumb at the map: where locations are laid, shifted, and heroes moved to."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.content.threats import WALL
from undercroft.games.dungeoneer.dungeon import OPPOSITE, STEPS, distances, spot_of
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.players.thumb.dungeoneer.goals import Compass
from undercroft.players.thumb.dungeoneer.worth import rivalry

FAR = 12
"""As good as out of reach."""


def choose_spot(s: DungeonState, me: Hero, decision: Decision) -> Option:
    """What serves one's own quests goes near, what serves a rival's goes far; a lair goes far from oneself."""
    location = s.box.locations[str(decision.about["location"])]
    weights = [(hero, _pull(s, me, hero, location)) for hero in s.living]
    ways = [(distances(s, hero.place), pull) for hero, pull in weights if pull]

    def worth(option: Option) -> float:
        cell, turned = spot_of(option)
        beside = _joined(s, Place(location, cell, turned))
        total = 0.01 * len(beside)
        for far, pull in ways:
            total -= pull * min([far[place] + 1 for place in beside if far[place] >= 0], default=FAR)
        return total

    return max(decision.options, key=worth)


def _pull(s: DungeonState, me: Hero, hero: Hero, location: Location) -> float:
    """How much a seat wants this location to be near a hero."""
    mine = hero is me
    if any(lurker.laid.card.lurks == location.id for lurker in s.lurkers):
        return -0.5 if mine else 0.2
    if not Compass(s, hero).wants(location):
        return 0.05 if mine else 0.0
    return 1.0 if mine else -0.4 * rivalry(hero)


def _joined(s: DungeonState, laid: Place) -> list[int]:
    """The places that a location would be joined to."""
    found = []
    for side in range(4):
        other = s.grid.get(laid.cell + STEPS[side], -1)
        if other >= 0 and laid.exits[side].kind != WALL and s.places[other].exits[OPPOSITE[side]].kind != WALL:
            found.append(other)
    return found


def choose_shift(s: DungeonState, me: Hero, decision: Decision) -> Option:
    """One's own goal that is far away, or a rival's that is near to them."""
    far = {hero.seat: distances(s, hero.place) for hero in s.living}

    def worth(option: Option) -> float:
        number = int(option.args[1])
        location = s.places[number].location
        total = 0.0
        for hero in s.living:
            if Compass(s, hero).wants(location):
                away = far[hero.seat][number] if far[hero.seat][number] >= 0 else FAR
                total += 0.5 * away - 1.0 if hero is me else rivalry(hero) * (2.0 - 0.5 * away)
        return total

    return max(decision.options, key=worth)


def choose_destination(s: DungeonState, me: Hero, decision: Decision) -> Option:
    """Oneself towards the best goal, a rival away from theirs."""
    hero = s.hero(str(decision.about["hero"]))
    compass = Compass(s, hero)
    goals = compass.goals()
    sign = -1.0 if hero is me else 1.0
    if not goals:
        return decision.options[0]
    goal = goals[0].place

    def worth(option: Option) -> float:
        there = int(option.args[2])
        lurking = any(lurker.place == there for lurker in s.lurkers)
        return sign * (min(20.0, compass.road_from(there).cost[goal]) + (15.0 if lurking else 0.0))

    return max(decision.options, key=worth)


def choose_trap_place(s: DungeonState, me: Hero, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: place_worth(s, me, int(option.args[2])))


def place_worth(s: DungeonState, me: Hero, place: int) -> float:
    """What an obstacle in this place is worth: on the way of those who are ahead, not on one's own."""
    total = 0.0
    for hero in s.living:
        compass = Compass(s, hero)
        goals = compass.goals()[:1]
        near = 1.0 / (1.0 + min(FAR, compass.road.cost[place]))
        aimed = 0.6 if any(goal.place == place for goal in goals) else 0.0
        total += (near + aimed) * (-1.2 if hero is me else 0.6 * rivalry(hero))
    return total


def choose_map(s: DungeonState, me: Hero, decision: Decision) -> Option:
    """No Blank Spots: first what one needs oneself."""
    compass = Compass(s, me)
    return max(decision.options, key=lambda option: compass.wants(s.box.locations[str(option.args[0])]))


def choose_entrance(s: DungeonState, me: Hero, decision: Decision) -> Option:
    """For a rival's new hero: as far from me as there is."""
    far = distances(s, me.place)
    return max(decision.options, key=lambda option: far[int(option.args[1])])
