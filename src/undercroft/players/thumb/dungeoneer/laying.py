"""The thumb at the map: where locations are laid, shifted, and heroes moved to."""

from __future__ import annotations

from undercroft.engine.decision import Decision, Option
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.dungeon import spot_of
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.players.thumb.dungeoneer.atlas import FAR, joined, moves
from undercroft.players.thumb.dungeoneer.goals import Compass
from undercroft.players.thumb.dungeoneer.worth import Worth, rivalry


def spot_worth(s: DungeonState, me: Hero, decision: Decision) -> Worth:
    """What serves one's own quests goes near, what serves a rival's goes far; a lair goes far from oneself."""
    location = s.box.locations[str(decision.about["location"])]
    weights = [(hero, _pull(s, me, hero, location)) for hero in s.living]
    ways = [(moves(s, hero.place), pull) for hero, pull in weights if pull]

    def worth(option: Option) -> float:
        cell, turned = spot_of(option)
        beside = joined(s.places, s.grid, Place(location, cell, turned))
        total = 0.01 * len(beside)
        for far, pull in ways:
            total -= pull * min([far[place] + 1 for _, place in beside], default=FAR)
        return total

    return worth


def _pull(s: DungeonState, me: Hero, hero: Hero, location: Location) -> float:
    """How much a seat wants this location to be near a hero."""
    mine = hero is me
    if any(lurker.laid.card.lurks == location.id for lurker in s.lurkers):
        return -0.5 if mine else 0.2
    if not Compass(s, hero).wants(location):
        return 0.05 if mine else 0.0
    return 1.0 if mine else -0.4 * rivalry(s, hero)


def shift_worth(s: DungeonState, me: Hero, decision: Decision) -> Worth:
    """One's own goal that is far away, or a rival's that is near to them."""

    def worth(option: Option) -> float:
        number = do.PLACE_NUMBER.of(option)
        location = s.places[number].location
        total = 0.0
        for hero in s.living:
            if Compass(s, hero).wants(location):
                away = moves(s, hero.place)[number]
                total += 0.5 * away - 1.0 if hero is me else rivalry(s, hero) * (2.0 - 0.5 * away)
        return total

    return worth


def destination_worth(s: DungeonState, me: Hero, decision: Decision) -> Worth:
    """Oneself towards the best goal, a rival away from theirs."""
    hero = s.hero(str(decision.about["hero"]))
    goals = Compass(s, hero).goals
    sign = -1.0 if hero is me else 1.0
    if not goals:
        return lambda option: 0.0
    far = moves(s, goals[0].place)

    def worth(option: Option) -> float:
        there = do.PLACE_NUMBER.of(option)
        lurking = any(lurker.place == there for lurker in s.lurkers)
        return sign * (far[there] + (15.0 if lurking else 0.0))

    return worth


def trap_place_worth(s: DungeonState, me: Hero, decision: Decision) -> Worth:
    hindrance = Hindrance(s, me)
    return lambda option: hindrance.worth(do.PLACE_NUMBER.of(option))


class Hindrance:
    """What an obstacle in a place is worth: on the way of those who are ahead, not on one's own."""

    def __init__(self, s: DungeonState, me: Hero) -> None:
        self._heroes = [
            (moves(s, hero.place), [goal.place for goal in Compass(s, hero).goals[:1]], _weight(s, hero, me))
            for hero in s.living
        ]

    def worth(self, place: int) -> float:
        return sum([(1.0 / (1.0 + far[place]) + 0.6 * (place in aims)) * weight for far, aims, weight in self._heroes])


def _weight(s: DungeonState, hero: Hero, me: Hero) -> float:
    return -1.2 if hero is me else 0.6 * rivalry(s, hero)


def map_worth(s: DungeonState, me: Hero, decision: Decision) -> Worth:
    """No Blank Spots: first what one needs oneself."""
    compass = Compass(s, me)
    return lambda option: float(compass.wants(s.box.locations[do.LOCATION.of(option)]))


def entrance_worth(s: DungeonState, me: Hero, decision: Decision) -> Worth:
    """For a rival's new hero: as far from me as there is."""
    far = moves(s, me.place)
    return lambda option: far[do.PLACE_NUMBER.of(option)]
